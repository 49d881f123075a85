import { HELIPAD, type Marine, squaresOfTile, type View } from '@shamble/evac/page'
import { describe, expect, it } from 'vitest'
import { moments, situationOf } from '../testing.ts'
import { isAlive } from '../read.ts'
import { over } from './away.ts'
import { report, won } from './report.ts'
import { introduced } from './introduced.ts'
import { figures } from './roster.ts'

const PAD = 0

/** A game of three that has come far enough for all of them to stand somewhere. */
function whole(): View {
  for (const moment of moments({ scenario: 'S2', marines: 3 }, [1, 2, 3])) {
    const { view } = situationOf(moment, {}, false)
    if (view.marines.length === 3 && view.phase === 'marines') return view
  }
  throw new Error('no such moment')
}

/** Ended, with the helipad at A1: how many are on it, alive elsewhere, dead. */
function ended([on, elsewhere]: readonly [on: number, elsewhere: number], outcome: View['outcome']): View {
  const view = whole()
  const [pad = 0, ...others] = squaresOfTile(view.size, PAD)
  const off = squaresOfTile(view.size, view.tiles.length - 1)
  const place = (m: Marine, i: number): Marine => ({
    ...m,
    hp: i < on + elsewhere ? 2 : 0,
    at: (i < on ? [pad, ...others] : off)[i] ?? 0,
  })
  const tiles = view.tiles.map((tile, i) => (i === PAD ? { id: HELIPAD, rot: 0, up: true as const } : tile))
  return { ...view, tiles, marines: view.marines.map(place), outcome }
}

const LANDED: View['outcome'] = { winners: ['marines'], clause: 'ev.win.1', reason: 'The helipad is clear.' }
const DEAD: View['outcome'] = { winners: ['zombies'], clause: 'ev.win.7', reason: 'Every marine is dead.' }
const RESIGNED: View['outcome'] = { winners: ['marines'], clause: 'ev.win.10', reason: 'The dead have resigned.' }

const headline = (view: View): string => report([], view, {}).headline

describe('the end', () => {
  it('says that all get on only if they do', () => {
    expect(headline(ended([3, 0], LANDED))).toBe('All three get on')
    expect(headline(ended([2, 1], LANDED))).toBe('Two of three get on')
    const two = ended([3, 0], LANDED)
    expect(headline({ ...two, marines: two.marines.slice(0, 2) })).toBe('Both get on')
    expect(headline(ended([1, 0], LANDED))).toBe('One of three gets on')
    expect(headline(ended([0, 0], DEAD))).toBe('Nobody gets on')
  })

  it('says who is on the helipad, and the patrol only if nobody is left behind', () => {
    const names = whole().marines.map(({ name }) => name)
    expect(over(ended([3, 0], LANDED))).toBe('The helipad is clear and the patrol is on it.')
    expect(over(ended([2, 1], LANDED))).toBe(`The helipad is clear and ${names[0]} and ${names[1]} are on it.`)
    expect(over(ended([1, 2], LANDED))).toBe(`The helipad is clear and ${names[0]} is on it.`)
    expect(over(ended([0, 0], DEAD))).toMatch(
      /^Every marine is dead, and \w+ (of the dead hold|reached) the helipad at \w+\.$/,
    )
  })

  it('tells what became of each, and shows the fallen as an outline with their name', () => {
    const view = ended([1, 1], LANDED)
    const cards = figures(view, {})
    expect(cards.map(({ state, away, dead }) => [state.split(',')[0], away, dead])).toEqual([
      ['got on', true, false],
      ['left behind', false, false],
      ['dead', false, true],
    ])
    expect(cards[2]?.mark).toMatch(/^fallen (grunt|medic|sergeant)/)
    expect(cards[2]?.name).toBe(view.marines[2]?.name)
    const told = report([], view, {}).fates.map(({ words }) => words.split(' with')[0])
    expect(told.slice(0, 2)).toEqual(['got on', 'was left behind'])
  })

  it('has everybody alive come through when the dead give up', () => {
    const view = ended([0, 2], RESIGNED)
    expect(figures(view, {}).filter(({ away }) => away)).toHaveLength(view.marines.filter(isAlive).length)
  })

  it('names the side that has won, and its seats', () => {
    expect(won(whole())).toBeNull()
    expect(won(ended([3, 0], LANDED))).toEqual({ who: 'The marines win', seats: ['M1', 'M2', 'M3'] })
    expect(won(ended([0, 0], DEAD))).toEqual({ who: 'The dead win', seats: ['Z'] })
  })
})

describe('the patrol before it sets out', () => {
  it('is introduced: by name, with what each will carry', () => {
    const [first] = moments({ scenario: 'S2', marines: 3 }, [1])
    if (!first) throw new Error('no such moment')
    const { view, options } = situationOf(first, {}, false)
    const cards = introduced({ view, options })
    expect(view.marines).toHaveLength(0)
    expect(cards.map(({ id, name, role, state }) => [id, name, role, state])).toEqual([
      ['M1', 'Okafor', 'Grunt', 'to set out'],
      ['M2', 'Ito', 'Medic', 'to set out'],
      ['M3', 'Doyle', 'Sergeant', 'to set out'],
    ])
    expect(cards[0]?.gauges.map(({ icon, left }) => [icon, left])).toEqual([
      ['pistol', 12],
      ['rifle', 20],
    ])
    expect(cards[1]?.carried).toContain('medkit')
  })

  it('gives way to those who have set out, whatever they were taken for', () => {
    for (const moment of moments({ scenario: 'S2', marines: 3 }, [2], { every: 1, most: 60 })) {
      const { view, options } = situationOf(moment, {}, false)
      const cards = [...figures(view, options), ...introduced({ view, options })]
      expect(cards.map(({ id }) => id).sort()).toEqual(['M1', 'M2', 'M3'])
      expect(cards.filter(({ state }) => state === 'to set out')).toHaveLength(3 - view.marines.length)
    }
  })
})
