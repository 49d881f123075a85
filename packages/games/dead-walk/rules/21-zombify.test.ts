import { describe, expect, it } from 'vitest'
import { type DeadWalkScene, endPhase, human, humanNo, scene, zombie, zombieAt, zombieNo } from '../testing.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
const FAR: Point = [2000, 2000]

interface Grave {
  dice?: number[]
  turn?: number
  options?: Record<string, boolean>
  others?: object[]
  zombies?: object[]
  lying?: object[]
}

/** Phase 1 with a corpse, the first human, in the middle of the table; a friend far away keeps the game going. */
const grave = (over: object, { dice = [], turn = 2, options, others = [], zombies = [], lying = [] }: Grave = {}) =>
  scene({
    humans: [human({ at: HERE, status: 'dead', died: 1, ...over }), human({ at: FAR }), ...others],
    zombies,
    lying,
    phase: 'tests',
    turn,
    dice,
    ...(options ? { options } : {}),
  })
const status = (s: DeadWalkScene): string => humanNo(s, 1).status
const tested = (s: DeadWalkScene): number[] =>
  s.events.flatMap((one) => (one.e === 'zombification tested' ? [one.human] : []))

describe('zombification', () => {
  it('[dw.zombify.1] it is there by default, and can be left out', () => {
    expect(status(grave({ wounds: 3 }, { dice: [1] }))).toBe('turned')
    const off = grave({ wounds: 3 }, { options: { zombification: false } })
    expect([status(off), off.dice]).toEqual(['dead', []])
  })

  it('[dw.zombify.2] each turn a score below his wounds and the turns since his death makes him a zombie', () => {
    for (const face of [1, 2, 3, 4, 5, 6])
      expect(status(grave({ wounds: 2 }, { dice: [face] }))).toBe(face < 3 ? 'turned' : 'dead')
    const s = grave({ wounds: 1 }, { dice: [5, 5, 3] })
    expect(status(endPhase(s))).toBe('dead')
    expect(status(endPhase(s))).toBe('turned')
    expect(s.events.flatMap((one) => (one.e === 'zombification tested' ? [one.limit] : []))).toEqual([2, 3, 4])
  })

  it('[dw.zombify.3] the first test is in the turn after his death', () => {
    const s = scene({
      humans: [human({ at: HERE, wounds: 2, untested: 1 }), human({ at: FAR })],
      zombies: [],
      phase: 'tests',
      turn: 2,
      dice: [1, 4],
    })
    expect([status(s), tested(s)]).toEqual(['dead', []])
    endPhase(s)
    expect(s.event('zombification tested')).toMatchObject({ face: 4, limit: 3, turned: false })
    expect(grave({ wounds: 2, died: 2 }, { turn: 5, dice: [6] }).event('zombification tested').limit).toBe(5)
    expect(tested(grave({ wounds: 5, died: 2 }, { turn: 2 }))).toEqual([])
  })

  it('[dw.zombify.4] the wounds are those he died with', () => {
    expect(grave({ wounds: 0 }, { dice: [1] }).event('zombification tested')).toMatchObject({ limit: 1, turned: false })
  })

  it('[dw.zombify.5] it stands where the corpse lay, unhurt, and acts in phase 3 of the same turn', () => {
    const s = grave({ wounds: 3, bmv: 4 }, { dice: [1] })
    expect(zombieAt(s, 1)).toEqual(HERE)
    expect(zombieNo(s, 1)).toMatchObject({ fallen: false, former: 1, weapon: null })
    expect(s.event('turned')).toMatchObject({ human: 1, zombie: 1, at: { x: 6000, y: 6000 } })
    const near = grave({ wounds: 3 }, { dice: [1, 6, 1, 1, 6, 6], others: [human({ at: [6250, 6000] })] })
    expect(near.events.some(({ e }) => e === 'fear tested')).toBe(false)
    endPhase(near)
    expect(near.event('zombie attacked')).toMatchObject({ zombie: 1, human: 3 })
  })

  it('[dw.zombify.5] where the place is taken it rises as near as there is room', () => {
    const s = grave({ wounds: 3 }, { dice: [1], others: [human({ at: [6050, 6000] })] })
    const [x, y] = zombieAt(s, 1) ?? [0, 0]
    const apart = (x - 6050) ** 2 + (y - 6000) ** 2
    expect(apart).toBeGreaterThanOrEqual(240 ** 2)
    expect((x - 6000) ** 2 + (y - 6000) ** 2).toBeLessThanOrEqual(220 ** 2)
  })

  it('[dw.zombify.6] a corpse that can never rise takes no die', () => {
    const s = grave({ wounds: 5, neverRises: true })
    expect([status(s), tested(s), s.dice]).toEqual(['dead', [], []])
  })

  it('[dw.zombify.7] it keeps one weapon that it held; the rest stays on the ground', () => {
    const lying = [
      { id: 1, at: HERE, weapon: { type: 'pistol', id: 1, loaded: 4 } },
      { id: 2, at: HERE, weapon: { type: 'knife', id: 2 }, heldBy: 1 },
      { id: 3, at: HERE, weapon: { type: 'hammer', id: 3 }, heldBy: 1 },
      { id: 4, at: HERE, item: { kind: 'small-kit', id: 4 } },
    ]
    const s = grave({ wounds: 3 }, { dice: [1], lying })
    expect(zombieNo(s, 1)?.weapon).toMatchObject({ id: 2, type: 'knife' })
    expect(s.state.lying.map(({ id, heldBy }) => [id, heldBy])).toEqual([
      [1, null],
      [3, null],
      [4, null],
    ])
  })

  it('[dw.zombify.7] what was taken from its hands is gone', () => {
    const lying = [{ id: 2, at: HERE, weapon: { type: 'knife', id: 2 } }]
    expect(zombieNo(grave({ wounds: 3 }, { dice: [1], lying }), 1)?.weapon).toBeNull()
  })

  it('[dw.zombify.8] NPCs are tested like team members, and nobody who left the table is', () => {
    expect(tested(grave({ wounds: 1, npc: true }, { dice: [6] }))).toEqual([1])
    const gone = scene({
      humans: [human({ at: HERE, status: 'escaped', wounds: 3 }), human({ at: FAR })],
      zombies: [],
      phase: 'tests',
      turn: 2,
    })
    expect(tested(gone)).toEqual([])
  })

  it('[dw.zombify.2] corpses are tested in the order of their deaths', () => {
    const corpse = (at: Point, over: object): object => human({ at, status: 'dead', wounds: 1, ...over })
    const s = grave(
      { wounds: 1, died: 2, deathNumber: 3 },
      {
        turn: 3,
        dice: [6, 6, 6],
        others: [corpse([3000, 3000], { died: 2, deathNumber: 2 }), corpse([4000, 4000], { died: 1, deathNumber: 1 })],
      },
    )
    expect(tested(s)).toEqual([4, 3, 1])
    const unnumbered = grave({ died: 2 }, { turn: 3, dice: [6, 6], others: [corpse([3000, 3000], { died: 1 })] })
    expect(tested(unnumbered)).toEqual([3, 1])
  })

  it('[dw.zombify.5] it ignores the cap on zombies', () => {
    const zombies = [zombie(1, [10000, 10000]), zombie(2, [10500, 10000])]
    const s = grave({ wounds: 3 }, { dice: [1], zombies })
    expect(s.state.zombies).toHaveLength(3)
  })
})
