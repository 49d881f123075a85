import { distance2 } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Hidden, HiddenRoll } from '../state.ts'
import { at, during, plays, type RunOrShootScene, scene, type Stage, survivorNo, turnOver, zedNo } from '../testing.ts'
import { harm } from './11-injury.ts'
import { raiseTheDead } from './38-infection.ts'
import { layToRest } from './38-test.ts'

const ruth = { n: 11, who: 'n1', seat: null, name: 'Constable Ruth Adeyemi' } as const
const FAR = at(76, 38)

const secrets = (by: Partial<Hidden>): Hidden => ({ ...scene().state.hidden, nextZed: 50, ...by })
const stageWith = (
  hidden: Partial<Hidden>,
  stage: Stage & { dice?: string[]; options?: Record<string, boolean> } = {},
) =>
  scene({ survivors: [{ at: FAR }, { at: at(3, 34) }], ...stage, state: { hidden: secrets(hidden), ...stage.state } })

const rolls = (s: RunOrShootScene, step: HiddenRoll['step']): (readonly number[])[] =>
  s.state.hidden.rolls.filter((roll) => roll.step === step).map(({ about, value }) => [about, value])

/** Everybody stands still until cards are placed again. */
function pass(s: RunOrShootScene): RunOrShootScene {
  for (const seat of s.owe) plays(s, seat, 'RUN')
  return turnOver(s)
}

describe('infection', () => {
  it('[rs.infection.1] [rs.infection.2] [rs.infection.3] PS are infected on 0 and 1, NPS on 0 to 7', () => {
    const tested = (who: 1 | 11, face: number): string | undefined => {
      const s = scene({ survivors: [{}, { ...ruth, at: at(30, 34) }], dice: [`draw rs.infection.1: ${face}`] })
      harm(s.table, survivorNo(s, who), 1, { cause: 'bite', by: 1 })
      return s.state.hidden.tested[who]
    }
    expect([0, 1, 2, 9].map((face) => tested(1, face))).toEqual(['infected', 'infected', 'immune', 'immune'])
    expect([0, 7, 8, 9].map((face) => tested(11, face))).toEqual(['infected', 'infected', 'immune', 'immune'])
  })

  it('[rs.infection.2] house rules change both numbers', () => {
    const s = scene({
      options: { infectionPS: -1 },
      dice: ['draw rs.infection.1: 0'],
    })
    harm(s.table, survivorNo(s, 1), 1, { cause: 'bite', by: 1 })
    expect(s.state.hidden.tested).toEqual({ 1: 'immune' })
  })

  it('[rs.infection.4] nobody is tested twice, and nothing changes the result', () => {
    const s = scene({ dice: ['draw rs.infection.1: 1'], hidden: 'never' })
    const dot = survivorNo(s, 1)
    harm(s.table, dot, 1, { cause: 'bite', by: 1 })
    harm(s.table, dot, 1, { cause: 'blow', by: 1 })
    expect([s.state.hidden.tested, s.state.hidden.rolls.length]).toEqual([{ 1: 'infected' }, 1])
  })

  it('[rs.infection.5] bites, pins, blows and tongues pass it on; missiles, falls, fire, bullets and blasts do not', () => {
    const isTested = (cause: Parameters<typeof harm>[3]['cause']): boolean => {
      const s = scene()
      harm(s.table, survivorNo(s, 1), 1, { cause })
      return Object.hasOwn(s.state.hidden.tested, 1)
    }
    expect((['bite', 'pin', 'blow', 'tongue'] as const).map(isTested)).toEqual([true, true, true, true])
    expect((['missile', 'fall', 'fire', 'shot', 'blast'] as const).map(isTested)).toEqual(Array(5).fill(false))
  })

  it('[rs.infection.6] [rs.infection.10] [rs.infection.11] [rs.infection.12] killed by the first bite, tested, he rises in step 8 of the next turn', () => {
    const s = scene({
      survivors: [{ at: FAR }, { ...ruth, at: at(20, 34), facing: { x: 0, y: 1000 } }],
      zeds: [{ at: at(22, 34) }, { at: at(20, 36) }],
      // She pushes one of the two who hold her.
      dice: ['rs.melee.3: 1', 'draw rs.infection.1: 7'],
    })
    plays(s, 'S1', 'RUN')
    expect(survivorNo(s, 11).status).toBe('dead')
    expect([s.state.hidden.tested, s.state.hidden.rising]).toEqual([{ 11: 'infected' }, { 11: 2 }])
    turnOver(s)
    expect([s.state.turn, s.state.zeds.length]).toEqual([2, 2])
    pass(s)
    expect([s.state.hidden.rising, s.state.risen]).toEqual([{}, { 11: 3 }])
    expect(s.event('rose')).toMatchObject({ survivor: 11, zed: 3 })
    const events = s.events.map(({ e }) => e)
    expect(events.lastIndexOf('rose')).toBeGreaterThan(events.lastIndexOf('groaned'))
    const rose = s.state.zeds.find(({ n }) => n === 3)
    expect(rose).toMatchObject({
      kind: 'ordinary',
      mode: 'attacking',
      horde: null,
      walked: [],
      facing: { x: 0, y: 1000 },
    })
    expect(Math.sqrt(distance2(rose?.at ?? at(0, 0), at(20, 34)))).toBeLessThan(450)
    // rs.infection.16 He stays dead.
    expect(survivorNo(s, 11).status).toBe('dead')
  })

  it('[rs.infection.11] it stands up at the nearest free spot, facing as he lay', () => {
    const s = stageWith(
      { rising: { 1: 2 }, tested: { 1: 'infected' } },
      {
        survivors: [{ at: at(20, 34), status: 'dead', hits: 4, facing: { x: 0, y: 7 } }, { at: at(3, 34) }],
        zeds: [{ at: at(20.5, 34) }],
        state: { turn: 2 },
      },
    )
    raiseTheDead(s.table)
    const [rose] = s.state.zeds.filter(({ n }) => n === 2)
    expect(rose).toMatchObject({ at: at(18.55, 34.39), facing: { x: 0, y: 7 }, down: false })
  })

  it('[rs.infection.12] who dies otherwise while infected rises too, the immune and untested do not', () => {
    const s = stageWith(
      { tested: { 1: 'infected', 2: 'immune' } },
      { survivors: [{ at: at(20, 34) }, { at: at(26, 34) }, { at: at(32, 34) }, { at: FAR }] },
    )
    for (const n of [1, 2, 3]) harm(s.table, survivorNo(s, n), 4, { cause: 'fall' })
    expect(s.state.hidden.rising).toEqual({ 1: 2 })
  })

  it('[rs.infection.7] [rs.infection.8] [rs.infection.16] in U2 of every turn, from that of the test on, the infected die on 0', () => {
    const s = scene({
      survivors: [{ at: at(20, 34) }, { at: FAR }],
      zeds: [{ at: at(22, 34), kind: 'smoker' }],
      dice: ['draw rs.infection.1: 1', 'draw rs.infection.7: 1 0'],
    })
    pass(s)
    expect([rolls(s, 'U2'), survivorNo(s, 1).status]).toEqual([[[1, 1]], 'alive'])
    pass(s)
    expect(rolls(s, 'U2')).toEqual([
      [1, 1],
      [1, 0],
    ])
    expect([survivorNo(s, 1).status, s.state.hidden.rising]).toEqual(['dead', { 1: 3 }])
    expect(s.event('died')).toMatchObject({ survivor: 1, how: 'infection' })
    expect(s.outcome).toBeNull()
  })

  it('[rs.infection.8] seats come first, the dead and the safe are not rolled for', () => {
    const s = stageWith(
      { tested: { 1: 'immune', 2: 'infected', 3: 'infected', 4: 'infected', 11: 'infected' } },
      {
        survivors: [
          { ...ruth, at: at(30, 34) },
          { at: at(3, 34) },
          { at: at(3, 37), status: 'dead' },
          { at: at(3, 37), status: 'safe' },
        ],
        dice: ['draw rs.infection.7: 9 9'],
      },
    )
    pass(s)
    expect(rolls(s, 'U2')).toEqual([
      [2, 9],
      [11, 9],
    ])
  })

  it('[rs.infection.9] [rs.secrecy.13] everybody who was tested is rolled for and named; with bluffRolls off nobody is', () => {
    const tested = { 1: 'immune', 2: 'infected' } as const
    const s = stageWith({ tested }, { dice: ['draw rs.infection.7: 0 1'] })
    pass(s)
    expect([rolls(s, 'U2'), survivorNo(s, 1).status]).toEqual([
      [
        [1, 0],
        [2, 1],
      ],
      'alive',
    ])
    expect(s.event('infection rolls').survivors).toEqual([1, 2])
    expect(s.storyFor('S1').filter((line) => line.includes('secret'))).toEqual([])

    const plain = stageWith({ tested }, { dice: ['draw rs.infection.7: 1'], options: { bluffRolls: false } })
    pass(plain)
    expect(rolls(plain, 'U2')).toEqual([[2, 1]])
    expect(plain.storyFor('S1').filter((line) => line.includes('infection'))).toEqual([])
  })

  it('[rs.infection.13] [rs.infection.14] a corpse that was destroyed, or lies in flames in an upkeep, does not rise, and nobody is told', () => {
    const corpses = {
      survivors: [
        { at: at(20, 34), status: 'dead', hits: 4 },
        { at: at(50, 34), status: 'dead', hits: 4 },
        { at: FAR },
      ],
      state: { areas: [{ kind: 'flames', at: at(50, 34), level: 0, turns: 2 }] },
    } as const
    const s = stageWith({ tested: { 1: 'infected', 2: 'infected' }, rising: { 1: 3, 2: 3 } }, corpses)
    const told = s.events.length
    layToRest(s.table, survivorNo(s, 1))
    expect([s.state.hidden.rising, s.events.length]).toEqual([{ 2: 3 }, told])
    pass(s)
    expect(s.state.hidden.rising).toEqual({})
    pass(pass(s))
    expect([s.state.risen, s.state.zeds]).toEqual([{}, []])
  })

  it('[rs.secrecy.12] [rs.infection.14] no survivor is told of a test or of what will rise', () => {
    const bitten = (face: number): RunOrShootScene => {
      const s = scene({
        survivors: [{ at: FAR }, { ...ruth, at: at(20, 34) }],
        zeds: [{ at: at(22, 34) }, { at: at(20, 36) }],
        dice: ['rs.melee.3: 1', `draw rs.infection.1: ${face}`],
      })
      return turnOver(plays(s, 'S1', 'RUN'))
    }
    const [sick, well] = [bitten(0), bitten(9)]
    expect(sick.state.hidden.rising).not.toEqual(well.state.hidden.rising)
    expect(sick.storyFor('S1')).toEqual(well.storyFor('S1'))
    expect(sick.view('S1')).toEqual(well.view('S1'))
    expect(sick.view(null)).toEqual(well.view(null))
    expect(during(sick, '4').some(({ e }) => e === 'rolled in secret')).toBe(true)
    expect(zedNo(sick, 3)).toBeUndefined()
  })
})
