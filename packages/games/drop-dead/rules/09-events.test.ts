import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { type CardId, DECK, EVENTS, isItem } from '../content/cards.ts'
import {
  type DropDeadScene,
  earl,
  endTurns,
  frank,
  offersOf,
  owl,
  scene,
  skye,
  theOne,
  tile,
  whereIs,
  zombie,
  zombieNo,
} from '../testing.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>

/** Earl explores west of the van, comes to (-1,1) on a tile with a circle, and draws this card. */
const draw = (card: CardId, stage: Stage = {}): DropDeadScene =>
  scene({ survivors: [earl({ at: [0, 1] })], stack: ['T34'], deck: [card], ...stage })
    .do('P1', { do: 'explore' })
    .do('P1', { do: 'rotate', rotation: 0 })

const placed = (s: DropDeadScene): string[] =>
  s.events.flatMap((e) => (e.e === 'zombie placed' ? [`${e.clause} ${e.zombie} ${e.at.join(',')}`] : []))
const idle = (n: number, at: [number, number], over: object = {}): object => zombie(n, at, { commanded: true, ...over })

describe('event cards', () => {
  it('[dd.events.1] [dd.events.2] there are ten, of three families', () => {
    const events = DECK.filter((id) => !isItem(id)).map((id) => EVENTS[id as keyof typeof EVENTS])
    expect(events.map((row) => row.title)).toEqual([
      'Horde',
      'Stragglers',
      'Lone Walker',
      'Car Alarm',
      'Tripwire',
      'Bear Trap',
      'Nail Bomb',
      'Toxic Rain',
      'Fog Bank',
      'Eerie Silence',
    ])
    expect([...new Set(events.map((row) => row.family))].sort()).toEqual([
      'booby trap',
      'environmental hazard',
      'zombie horde',
    ])
  })

  it('[dd.components.7] traps and hazards throw D6', () => {
    expect(draw('E05', { dice: ['dd.events.7 d6: 1 6'] }).dice).toHaveLength(2)
    expect(draw('E08', { dice: ['dd.events.10 d6: 6'] }).dice).toHaveLength(1)
  })
})

describe('hordes', () => {
  it('[dd.events.3] a Horde is three zombies on the tile of whoever drew it, at entrances that the drawer rolls', () => {
    const s = draw('E01', { dice: ['dd.placement.1: 1 2 3'] })
    expect(placed(s)).toEqual(['dd.events.3 1 -2,3', 'dd.events.3 2 -3,3', 'dd.events.3 3 -4,2'])
  })

  it('[dd.events.4] [dd.events.15] Stragglers are two, the Lone Walker is one', () => {
    expect(placed(draw('E02', { dice: ['dd.placement.1: 1 2'] }))).toHaveLength(2)
    expect(placed(draw('E03', { dice: ['dd.placement.1: 8'] }))).toEqual(['dd.events.15 1 -1,2'])
  })

  it('[dd.events.5] the Car Alarm brings one zombie to every spawner that is awake, in the order of placement', () => {
    const tiles = [
      tile('T39', [2, 1]),
      tile('T13', [3, 0]),
      tile('T12', [2, -1]),
      tile('T38', [2, 2], 0, { resolved: false, asleep: true }),
    ]
    const s = draw('E04', { tiles, dice: ['dd.placement.1: 5 1'] })
    expect(placed(s)).toEqual(['dd.events.5 1 9,4', 'dd.events.5 2 10,-1'])
  })

  it('[dd.events.6] [dd.zombies.9] what finds no room on the tile is lost', () => {
    const tiles = [tile('T39', [2, -1])]
    const zombies = [idle(1, [9, -3]), idle(2, [9, -2]), idle(3, [10, -3]), idle(4, [10, -2])]
    const s = draw('E04', { tiles, zombies })
    expect(placed(s)).toEqual([])
    expect(s.event('zombies lost')).toMatchObject({
      clause: 'dd.zombies.9',
      zombies: 1,
      tile: [2, -1],
      because: 'full tile',
    })
  })

  it('[dd.events.6] [dd.zombies.7] what finds no figure is lost', () => {
    const tiles = [tile('T41', [3, 0]), tile('T40', [4, 0])]
    const corners = [4, 8, 12, 16].flatMap(
      (x) =>
        [
          [x, 0],
          [x, 3],
          [x + 3, 0],
          [x + 3, 3],
        ] as [number, number][],
    )
    const zombies = corners.slice(0, 9).map((at, i) => idle(i + 1, at))
    const s = draw('E01', { tiles, zombies, options: { zombieFigures: 10 }, dice: ['dd.placement.1: 1'] })
    expect(placed(s)).toHaveLength(1)
    expect(s.event('zombies lost')).toMatchObject({ clause: 'dd.zombies.7', zombies: 2, because: 'no figure' })
  })

  it('[dd.events.14] they act in the zombie phase of the same cycle', () => {
    const s = draw('E03', { dice: ['dd.placement.1: 8', 'dd.zombies.4: 2 2'] })
    expect(endTurns(s).event('bitten')).toMatchObject({ zombie: 1, survivor: 'earl' })
  })
})

describe('traps', () => {
  it('[dd.events.7] the Tripwire costs the drawer 2D6', () => {
    const s = draw('E05', { dice: ['dd.events.7: 5 4'] })
    expect(theOne(s, 'earl').health).toBe(116)
    expect(s.event('harmed')).toMatchObject({ from: 'tripwire', faces: [5, 4], damage: 9 })
  })

  it('[dd.events.8] the Bear Trap costs 1D6 and two units of the next own turn, of that one only', () => {
    const s = draw('E06', { dice: ['dd.events.8: 6'] })
    expect(theOne(s, 'earl').health).toBe(119)
    const allowances = (): number[] => s.events.flatMap((e) => (e.e === 'turn began' ? [e.allowance] : []))
    endTurns(s)
    endTurns(s)
    expect(allowances()).toEqual([5, 3, 5])
  })

  it('[dd.events.8] a second trap adds nothing, and no trap takes an allowance below 2', () => {
    const s = draw('E06', { survivors: [earl({ at: [0, 1], health: 60, trapped: true })], dice: ['dd.events.8: 1'] })
    endTurns(s)
    expect(s.events.flatMap((e) => (e.e === 'turn began' ? [e.allowance] : []))).toEqual([2, 2])
    const twice = scene({ survivors: [earl({ trapped: true })] })
    expect(twice.event('turn began').allowance).toBe(3)
  })

  it('[dd.events.9] the Nail Bomb costs every figure on the tile the same 2D6, and nobody elsewhere', () => {
    const s = scene({
      survivors: [earl({ at: [8, 1] }), frank({ at: [9, -2] }), skye({ at: [3, 1] })],
      tiles: [tile('T34', [2, -1], 0, { resolved: false })],
      zombies: [idle(1, [8, -4], { health: 9 }), idle(2, [11, -4]), idle(3, [8, 3])],
      deck: ['E07'],
      dice: ['dd.events.9: 4 5'],
    }).do('P1', {
      do: 'walk',
      path: [
        [9, 1],
        [9, 0],
        [9, -1],
      ],
    })
    expect([theOne(s, 'earl').health, theOne(s, 'frank').health, theOne(s, 'skye').health]).toEqual([116, 141, 100])
    expect([zombieNo(s, 1), zombieNo(s, 2)?.health, zombieNo(s, 3)?.health]).toEqual([undefined, 11, 20])
    expect(s.event('zombie killed').by).toBeNull()
  })
})

describe('hazards', () => {
  it('[dd.events.10] in the Toxic Rain every survivor off the start tiles rolls 1D6, in turn order', () => {
    const s = draw('E08', {
      survivors: [
        owl({ seat: 'P4', at: [13, 2] }),
        earl({ seat: 'P1', at: [0, 1] }),
        skye({ seat: 'P3', at: [13, 1] }),
        frank({ seat: 'P2', at: [9, 1] }),
      ],
      tiles: [tile('T40', [3, 0])],
      dice: ['dd.events.10: 1 2 3'],
    })
    const harmed = s.events.flatMap((e) => (e.e === 'harmed' ? [`${e.survivor} ${e.damage}`] : []))
    expect(harmed).toEqual(['earl 1', 'skye 2', 'owl 3'])
  })

  it('[dd.events.11] the Fog Bank ends sight beyond 3 for survivors, to the end of the next cycle', () => {
    const s = draw('E09', { zombies: [idle(1, [3, 1]), idle(2, [2, 2])] })
    expect(offersOf(s, 'P1', 'attack').map((c) => c.zombie)).toEqual([])
    expect(s.state.fog).toBe(2)
    const near = scene({ zombies: [zombie(1, [4, 1])], fog: 1, dice: [1, 1] })
    expect(offersOf(near, 'P1', 'attack')).toEqual([{ do: 'attack', zombie: 1 }] satisfies Command[])
    near.do('P1', { do: 'attack', zombie: 1 })
  })

  it('[dd.events.11] also inside a tile', () => {
    const s = scene({ survivors: [earl({ at: [0, 0] })], zombies: [zombie(1, [2, 2])], fog: 1 })
    expect(s.refused('P1', { do: 'attack', zombie: 1 }).clause).toBe('dd.events.12')
  })

  it('[dd.events.12] what a wall hides is refused for the wall, fog or not', () => {
    const s = scene({ survivors: [earl({ at: [0, 0] })], zombies: [zombie(1, [4, 0]), zombie(2, [5, 0])], fog: 1 })
    for (const n of [1, 2]) expect(s.refused('P1', { do: 'attack', zombie: n }).clause).toBe('dd.combat.4')
  })

  it('[dd.events.11] it lifts after the zombie phase of the next cycle, not before', () => {
    const s = draw('E09')
    expect(endTurns(s).story).not.toContain('dd.events.11 fog lifted')
    expect(s.state.cycle).toBe(2)
    expect(endTurns(s).story).toContain('dd.events.11 fog lifted')
    expect(s.state.fog).toBe(0)
  })

  it('[dd.events.11] drawn again, its end moves on', () => {
    expect(draw('E09', { fog: 5, cycle: 5 }).state.fog).toBe(6)
  })

  it('[dd.events.12] in fog a zombie still goes for a survivor on its own tile, and for nobody far off', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [0, 0] }), frank({ at: [11, 1] })],
      zombies: [zombie(1, [3, 3]), zombie(2, [7, 1], { heading: 1 })],
      fog: 1,
    })
    const clauses = s.events.flatMap((e) => (e.e === 'zombie stepped' ? [`${e.zombie} ${e.clause}`] : []))
    expect([...new Set(clauses)]).toEqual(['1 dd.behaviour.9', '2 dd.shamble.5'])
  })

  it('[dd.events.13] in the Eerie Silence nothing happens', () => {
    const s = draw('E10')
    expect(s.story.at(-1)).toBe('dd.events.13 nothing happens')
    expect(s.dice).toEqual([])
    expect(whereIs(s, 'earl')).toEqual([-1, 1])
    expect(s.state.discard).toEqual(['E10'])
  })
})
