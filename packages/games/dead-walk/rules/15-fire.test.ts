import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { FigureId } from '../state.ts'
import { type DeadWalkScene, happened, human, humanNo, offersOf, scene, zombie, zombieNo } from '../testing.ts'

type Point = [number, number]
type Stage = NonNullable<Parameters<typeof scene>[0]>

const QUIET = { entryMethods: [] }
const AWAY: Point = [11_000, 11_000]
const FAR: Point = [1000, 1000]
const lit = (turns: number, lighter: number | null = null): object => ({ burning: { turns, lighter } })

/** Phase 1 of the second turn: fire is the only thing that asks for dice, and humans are out of its way. */
const tests = (stage: Stage): DeadWalkScene =>
  scene({ humans: [human({ at: FAR })], turn: 2, phase: 'tests', options: QUIET, ...stage })

const extinguish = (figure: FigureId): CommandOf<'extinguish'> => ({ do: 'extinguish', with: 7, figure })
const fireman = (over: object = {}): object =>
  human({ at: [3000, 6000], items: [{ kind: 'extinguisher', id: 7 }], ...over })
const fighting = (stage: Stage): DeadWalkScene =>
  scene({ humans: [fireman()], zombies: [zombie(1, AWAY)], activation: { human: 1 }, ...stage })

describe('fire', () => {
  it('[dw.fire.1] a burning zombie is eliminated on 3 to 6 in the second turn', () => {
    for (let face = 1; face <= 6; face++) {
      const s = tests({ zombies: [zombie(1, AWAY, lit(1))], dice: [face] })
      expect([face, zombieNo(s, 1)?.burning ?? 'gone']).toEqual([
        face,
        face >= 3 ? 'gone' : { turns: 2, lighter: null },
      ])
      expect(s.dice).toEqual([`dw.fire.1 d6: ${face}`])
    }
  })

  it('[dw.fire.1] [dw.fire.2] in the third turn it is gone without a die', () => {
    const s = tests({ zombies: [zombie(1, AWAY, lit(2))] })
    expect([s.state.zombies, s.dice]).toEqual([[], []])
    expect(s.event('burned')).toMatchObject({ figure: 'Z1', turns: 3, face: null, result: 'elim' })
  })

  it('[dw.fire.3] the first die is rolled when the figure catches fire: 5 and 6', () => {
    for (let face = 1; face <= 6; face++) {
      const s = tests({ zombies: [zombie(1, AWAY), zombie(2, [10_750, 11_000], lit(2))], dice: [4, face] })
      expect(s.dice).toEqual(['dw.fire.7 d6: 4', `dw.fire.1 d6: ${face}`])
      expect([face, zombieNo(s, 1)?.burning ?? 'gone']).toEqual([
        face,
        face >= 5 ? 'gone' : { turns: 1, lighter: null },
      ])
    }
  })

  it('[dw.fire.4] [dw.fire.5] a human takes a wound each turn and no die', () => {
    const s = tests({ humans: [human({ at: FAR, ...lit(1), wounds: 1 })], dice: [6] })
    expect(humanNo(s, 1)).toMatchObject({ wounds: 2, prone: false, burning: { turns: 2, lighter: null } })
    // Step f tests the wound.
    expect(s.dice).toEqual(['dw.wounds.2 d6: 6'])
  })

  it('[dw.fire.6] fire on a human goes out after the third turn', () => {
    const s = tests({ humans: [human({ at: FAR, ...lit(2), wounds: 2 })], dice: [6] })
    expect(humanNo(s, 1)).toMatchObject({ wounds: 3, burning: null })
    expect(s.events.map(({ e }) => e)).toContain('fire out')
  })

  it('[dw.fire.7] it spreads on 4 to 6 to whoever touches', () => {
    for (let face = 1; face <= 6; face++) {
      const s = tests({
        zombies: [zombie(1, [11_000, 10_740]), zombie(2, AWAY, lit(2)), zombie(3, [11_000, 10_000])],
        dice: face >= 4 ? [face, 1] : [face],
      })
      expect(s.event('fire spread')).toMatchObject({ figure: 'Z1', face, caught: face >= 4 })
      expect([face, zombieNo(s, 1)?.burning !== null]).toEqual([face, face >= 4])
      expect(zombieNo(s, 3)?.burning).toBeNull()
    }
  })

  it('[dw.fire.7] a gap of more than 1 mm is no contact', () => {
    const s = tests({ zombies: [zombie(1, [11_000, 10_739]), zombie(2, AWAY, lit(2))] })
    expect(s.dice).toEqual([])
  })

  it('[dw.fire.7] humans catch it from zombies', () => {
    const s = tests({
      humans: [human({ at: FAR })],
      zombies: [zombie(1, [1250, 1000], { ...lit(1), fallen: true })],
      dice: ['dw.fire.7 d6: 4', 'dw.fire.1 d6: 6', 6],
    })
    expect(humanNo(s, 1)).toMatchObject({ wounds: 1, burning: { turns: 1, lighter: null } })
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.fire.8] one die for an exposed figure, however many burn beside it, and before the burning dice', () => {
    const s = tests({
      zombies: [zombie(1, [10_750, 11_000], lit(1)), zombie(2, AWAY), zombie(3, [11_250, 11_000], lit(1))],
      dice: [1, 2, 2],
    })
    expect(s.dice).toEqual(['dw.fire.7 d6: 1', 'dw.fire.1 d6: 2', 'dw.fire.1 d6: 2'])
  })

  it('[dw.fire.8] fire passes on by one figure in a turn, and a newly lit one is not diced again', () => {
    const s = tests({
      zombies: [zombie(1, [10_500, 11_000], lit(1)), zombie(2, [10_750, 11_000]), zombie(3, AWAY)],
      dice: [6, 1, 2],
    })
    expect(s.dice).toEqual(['dw.fire.7 d6: 6', 'dw.fire.1 d6: 1', 'dw.fire.1 d6: 2'])
    expect(s.state.zombies.map(({ burning }) => burning?.turns ?? 0)).toEqual([2, 1, 0])
  })

  it('[dw.fire.8] [dw.fire.12] who burns already is exposed to nothing', () => {
    const s = tests({ zombies: [zombie(1, [10_750, 11_000], lit(1)), zombie(2, AWAY, lit(1))], dice: [1, 1] })
    expect(s.dice).toEqual(['dw.fire.1 d6: 1', 'dw.fire.1 d6: 1'])
  })

  it('[dw.fire.8] humans come before zombies', () => {
    const s = tests({
      humans: [human({ at: [10_750, 11_000], wounds: 0 })],
      zombies: [zombie(1, AWAY, { ...lit(2), fallen: true }), zombie(2, [11_250, 11_000], { fallen: true })],
      dice: ['dw.fire.7 d6: 1', 'dw.fire.7 d6: 5', 'dw.fire.1 d6: 2', 1, 1],
    })
    expect(s.events.flatMap((one) => (one.e === 'fire spread' ? [one.figure] : []))).toEqual(['H1', 'Z2'])
  })

  it('[dw.fire.9] a burning zombie moves and attacks as usual', () => {
    const s = scene({
      humans: [human({ at: FAR })],
      zombies: [zombie(1, [1000, 2000], lit(1))],
      phase: 'zombies',
      options: QUIET,
      dice: [6, 1, 2, 'dw.fear.3 d6: 1', 'dw.fear.3 d6: 1', 6],
    })
    expect(s.events.map(({ e }) => e)).toContain('zombie attacked')
    expect(humanNo(s, 1).wounds).toBe(1)
  })

  it('[dw.fire.10] an extinguisher puts a fire out on 2 to 6 and is used up for 2 AP', () => {
    for (let face = 1; face <= 6; face++) {
      const s = fighting({ humans: [fireman(lit(1))], dice: [face] })
      s.do('P1', extinguish('H1'))
      expect([face, humanNo(s, 1).burning === null]).toEqual([face, face >= 2])
      expect([humanNo(s, 1).items, humanNo(s, 1).ap]).toEqual([[], 2])
    }
  })

  it('[dw.fire.11] himself or one burning figure within 5 cm', () => {
    const at = (gap: number): Point => [3250 + gap, 6000]
    const near = fighting({ humans: [fireman(), human({ at: at(500), ...lit(1) })], dice: [2] })
    expect(offersOf(near, 'P1', 'extinguish')).toEqual([extinguish('H2')])
    near.do('P1', extinguish('H2'))
    expect(humanNo(near, 2).burning).toBeNull()
    const far = fighting({ humans: [fireman(), human({ at: at(501), ...lit(1) })] })
    expect(far.refused('P1', extinguish('H2'))).toMatchObject({ clause: 'dw.fire.11' })
    expect(far.refused('P1', extinguish('H1'))).toMatchObject({ clause: 'dw.fire.11' })
    expect(offersOf(far, 'P1', 'extinguish')).toEqual([])
    const undead = fighting({ zombies: [zombie(1, at(300), lit(1))], dice: [2] })
    undead.do('P1', extinguish('Z1'))
    expect(zombieNo(undead, 1)?.burning).toBeNull()
  })

  it('[dw.fire.11] it is used up on a 1 as well', () => {
    const s = fighting({ humans: [fireman(lit(1))], dice: [1] }).do('P1', extinguish('H1'))
    expect(happened(s)).toEqual(['extinguished'])
    expect(s.refused('P1', extinguish('H1'))).toMatchObject({ clause: 'dw.fire.10' })
  })

  it('[dw.cc.3] nobody puts out fires in close combat', () => {
    const s = fighting({ humans: [fireman(lit(1))], zombies: [zombie(1, [3250, 6000])] })
    expect(s.refused('P1', extinguish('H1'))).toMatchObject({ clause: 'dw.cc.3' })
    expect(offersOf(s, 'P1', 'extinguish')).toEqual([])
  })

  it('[dw.fire.12] a burning figure is not lit again', () => {
    const s = scene({
      humans: [human({ at: [3000, 6000], weapons: [{ type: 'hand-grenades', id: 1, grenades: { molotov: 1 } }] })],
      zombies: [zombie(1, [4000, 6000], lit(2, null))],
      activation: { human: 1 },
      dice: [6],
    })
    s.do('P1', { do: 'throw', weapon: 1, grenade: 'molotov', at: [4000, 6000] })
    expect(zombieNo(s, 1)?.burning).toEqual({ turns: 2, lighter: null })
  })

  it('[dw.fire.13] kills are credited to whoever lit the first of the chain', () => {
    const s = tests({
      humans: [human({ at: FAR }), human({ at: [1000, 1600] })],
      zombies: [zombie(1, [10_750, 11_000], lit(2, 2)), zombie(2, AWAY), zombie(3, [5000, 5000], lit(2, null))],
      dice: [4, 5],
    })
    expect(s.state.zombies).toEqual([])
    expect(humanNo(s, 2)).toMatchObject({ kills: 2, closeKills: 0 })
    expect(humanNo(s, 1).kills).toBe(0)
  })
})
