import { type OptionValue, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { asListed, type Kept, type Roster } from '../campaign/roster.ts'
import type { SurvivorId } from '../content/survivors.ts'
import { settle } from '../options.ts'
import { newGame, playOn, playPart, type RunOrShootScene, started, survivorNo } from '../testing.ts'
import { liftSurvivor } from './01-crowd.ts'
import { resample } from './43-guesses.ts'
import { halfOf, isWon, whyHopeless } from './42-scenario.ts'

const kept = (who: SurvivorId, over: Partial<Kept> = {}): Kept => ({ ...asListed(who), ...over })

const options = (people: readonly Kept[], scenario = 'dust-off', over: Partial<Roster> = {}, house: object = {}) => ({
  scenario,
  survivors: people.length,
  roster: { people, others: [], absent: [], ...over } as unknown as OptionValue,
  ...house,
})

describe('a team that comes from an earlier day', () => {
  it('[rs.scenario.19] sets out as it is: nobody chooses, hits, rounds and things are kept', () => {
    const gwen = kept('p-gwen', { hits: 2, pistol: 1, main: { kind: 'sniper', rounds: 0 }, items: ['radio', 'kit'] })
    const s = newGame({ options: options([kept('p-dot'), gwen, kept('n3')]) })
    expect([s.asks, s.owe]).toEqual(['exchange kit', ['S1', 'S2', 'S3']])
    expect(survivorNo(s, 2)).toMatchObject({ who: 'p-gwen', seat: 'S2', hits: 2, items: ['radio', 'kit'] })
    expect(survivorNo(s, 2).pistol).toMatchObject({ kind: 'pistol', rounds: 1 })
    expect(survivorNo(s, 2).main).toMatchObject({ kind: 'sniper', rounds: 0 })
    expect(survivorNo(s, 1).main).toMatchObject({ kind: 'shotgun', rounds: 7 })
    expect(survivorNo(s, 13)).toMatchObject({ who: 'n3', seat: 'S3', items: ['kit'], pistol: null })
    playOn(s, ({ state }) => state.step === 'setup')
    expect(s.state.survivors.filter(({ status }) => status === 'alive').map(({ who }) => who)).toEqual([
      'p-dot',
      'p-gwen',
      'n3',
      'n1',
      'n4',
    ])
  })

  it('[rs.scenario.19] [rs.injury.2] whoever was saved dies from one hit still, and is of those who set out', () => {
    const { table } = started({ options: options([kept('p-dot'), kept('n3'), kept('n5')]) })
    expect(halfOf(table)).toBe(2)
    const [dot, , jonas] = table.state.survivors
    for (const one of [dot, jonas])
      if (one) {
        liftSurvivor(table, one)
        one.status = 'dead'
      }
    expect(whyHopeless(table)).toMatch(/Fewer than half/)
    const faults = settle(options([kept('n3', { hits: 1 })]))
    expect(faults).toMatchObject({ fault: { at: 'options.roster.people[0].hits' } })
  })

  it('[rs.scenario.19] [rs.scenario.10] whoever set out is nobody who is to be brought out', () => {
    const s = started({ options: options([kept('p-dot'), kept('n3')], 'night-school') })
    const leave = (...people: SurvivorId[]): void => {
      for (const one of s.state.survivors)
        if (people.includes(one.who) && one.status !== 'safe') {
          if (one.status === 'alive') liftSurvivor(s.table, one)
          one.status = 'safe'
        }
    }
    leave('p-dot', 'n3', 'n4', 'n5')
    expect(isWon(s.table)).toBe(false)
    leave('n6')
    expect(isWon(s.table)).toBe(true)
  })

  it('[rs.scenario.19] others are there once, the dead not at all, and those who were met as they were', () => {
    const others = [kept('n4', { items: ['torch'] })]
    const s = started({ options: options([kept('p-dot'), kept('n1')], 'dust-off', { others }) })
    expect(s.state.survivors.map(({ n, seat }) => [n, seat])).toEqual([
      [1, 'S1'],
      [11, 'S2'],
      [14, null],
    ])
    expect(survivorNo(s, 14).items).toEqual(['torch'])
    const gone = started({ options: options([kept('p-dot')], 'dust-off', { absent: ['n1', 'n4'] }) })
    expect(gone.state.survivors).toHaveLength(1)
  })

  it('[rs.scenario.19] [rs.infection.4] tests of earlier days hold, and are open to everybody', () => {
    const ill = kept('p-dot', { tested: 'infected' })
    const s = started({ options: options([ill, kept('p-petra')]) })
    expect(s.state.hidden.tested).toEqual({ 1: 'infected' })
    for (const seat of ['S1', 'S2', null])
      expect(s.view(seat)).toMatchObject({ infections: { 1: 'infected' }, hidden: null })
    expect(started({ options: options([kept('p-dot'), kept('p-petra')]) }).view('S1').infections).toBeNull()
  })

  it('[rs.infection.8] whoever came infected is rolled for from the first turn on', () => {
    const ill = [kept('p-dot', { tested: 'infected' }), kept('p-petra')]
    const s = started({ options: options(ill, 'dust-off', {}, { infectionDeath: 9 }) })
    playPart(s, 'infection', {})
    expect(survivorNo(s, 1).status).toBe('dead')
    expect(survivorNo(s, 2).status).toBe('alive')
  })

  it('[rs.secrecy.12] what is tested today stays hidden, whatever was open before', () => {
    const s = started({ options: options([kept('p-dot', { tested: 'immune' }), kept('p-petra')]) })
    s.state.hidden.tested = Object.freeze({ ...s.state.hidden.tested, 2: 'infected' } as const)
    s.state.learnt = Object.freeze({ ...s.state.learnt, hurt: Object.freeze({ 2: 1 }) })
    expect(s.view('S2').infections).toEqual({ 1: 'immune' })
    const guesses = (scene: RunOrShootScene) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map(
        (seed) => resample(scene.view('S2'), scene.table.book, seeded(seed)).hidden.tested,
      )
    expect(new Set(guesses(s).map((tested) => tested[1]))).toEqual(new Set(['immune']))
    expect(new Set(guesses(s).map((tested) => tested[2]))).toEqual(new Set(['immune', 'infected']))
  })

  it('[rs.scenario.19] is refused with its place and clause', () => {
    const faultAt = (given: object): string | null => {
      const settled = settle(given as never)
      return settled.ok ? null : `${settled.fault.at}: ${settled.fault.why}`
    }
    expect(faultAt(options([kept('p-dot')]))).toBeNull()
    expect(faultAt({ ...options([kept('p-dot')]), survivors: 4 })).toMatch(/^options\.survivors: .*rs\.scenario\.19/)
    expect(faultAt(options([kept('p-dot', { pistol: 9 })]))).toMatch(
      /^options\.roster\.people\[0\]\.pistol: .*rs\.reload/,
    )
    expect(faultAt(options([kept('p-dot', { pistol: 9 })], 'dust-off', {}, { keepPartialClips: true }))).toBeNull()
    expect(faultAt(options([kept('p-dot'), kept('p-dot')]))).toMatch(/people\[1\]\.who: .*rs\.seats\.3/)
    expect(faultAt(options([kept('n1')], 'dust-off', { absent: ['n1'] }))).toMatch(/people\[0\]\.who/)
    expect(faultAt({ ...options([]), survivors: 1 })).toMatch(/^options\.roster\.people/)
  })
})
