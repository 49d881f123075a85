import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { BuildingSketch, Span } from '../content/drawing.ts'
import { figureName } from '../state.ts'
import { type GrenadeId, GRENADES } from '../tables/grenades.ts'
import {
  type DeadWalkScene,
  happened,
  human,
  humanNo,
  offersOf,
  scene,
  weaponNo,
  zombie,
  zombieNo,
} from '../testing.ts'
import { blastTargets } from './14-blast.ts'

type Point = [number, number]
type Stage = NonNullable<Parameters<typeof scene>[0]>

const HERE: Point = [3000, 6000]
/** A point so far to the east of the edge of the thrower's base. */
const east = (far: number, aside = 0): Point => [HERE[0] + 125 + far, HERE[1] + aside]
const POUCH = { fragmentation: 2, molotov: 1, incendiary: 1, 'flash-bang': 1 }

const thrower = (over: object = {}): object =>
  human({ at: HERE, weapons: [{ type: 'hand-grenades', id: 1, grenades: POUCH }], ...over })
const AWAY = thrower({ at: [1000, 1000] })
const launcherMan = (over: object = {}, gun: object = {}): object =>
  human({ at: HERE, weapons: [{ type: 'grenade-launcher', id: 1, ready: true, ...gun }], ...over })
const toss = (at: Point, grenade: GrenadeId = 'fragmentation', over: object = {}): CommandOf<'throw'> => ({
  do: 'throw',
  weapon: 1,
  grenade,
  at,
  ...over,
})
const launch = (at: Point): CommandOf<'launch'> => ({ do: 'launch', weapon: 1, at })

const armed = (places: readonly Point[], stage: Stage = {}): DeadWalkScene =>
  scene({
    humans: [thrower()],
    zombies: places.map((place, i) => zombie(i + 1, place)),
    activation: { human: 1 },
    ...stage,
  })

const covered = (s: DeadWalkScene, [x, y]: Point, grenade: GrenadeId = 'fragmentation'): string[] =>
  blastTargets(s.table, grenade, { x, y }, null).map(figureName)
const diced = (s: DeadWalkScene): string[] => s.latest.flatMap((one) => (one.e === 'diced for' ? [one.figure] : []))
const apOf = (s: DeadWalkScene): number => humanNo(s, 1).ap

/** A room with a door in its western wall. */
const house = (outline: Span, state: 'open' | 'closed' = 'open'): { buildings: BuildingSketch[] } => ({
  buildings: [
    {
      id: 'B',
      title: 'house',
      tag: 'plain',
      outline,
      rooms: [['R', 'room', outline]],
      doors: [['D', outline[0], 60, state]],
      windows: [],
      ladder: null,
    },
  ],
})
/** 500 square centimetres, and a little more. */
const ROOM: Span = [35, 50, 55, 75]
const HALL: Span = [35, 50, 55, 75.1]

describe('grenades', () => {
  it('[dw.grenade.1] by hand up to 15 cm, by launcher up to 30', () => {
    const s = armed([], { dice: [6] })
    expect(s.refused('P1', toss(east(1501)))).toMatchObject({ clause: 'dw.grenade.1' })
    s.do('P1', toss(east(1500)))
    const l = armed([], { humans: [launcherMan()], dice: [6] })
    expect(l.refused('P1', launch(east(3001)))).toMatchObject({ clause: 'dw.grenade.1' })
    l.do('P1', launch(east(3000)))
    expect(l.event('exploded')).toMatchObject({ grenade: 'fragmentation', at: { x: 6125, y: 6000 } })
  })

  it('[dw.grenade.2] the aiming point is in line of sight', () => {
    const map = { blocks: [{ id: 'C', title: 'container', area: [35, 55, 38, 65] as const, height: 5 }] }
    expect(armed([], { map }).refused('P1', toss(east(1000)))).toMatchObject({ clause: 'dw.grenade.2' })
    armed([], { map, dice: [6] }).do('P1', toss([2200, 6000]))
  })

  it('[dw.grenade.3] the point may be open ground on the table, and the distance counts from the edge of the base', () => {
    const s = armed([], { dice: [6], humans: [thrower({ at: [300, 6000] })] })
    expect(s.refused('P1', toss([-1, 6000]))).toMatchObject({ clause: 'dw.grenade.3' })
    expect(s.refused('P1', toss([1926, 6000]))).toMatchObject({ clause: 'dw.grenade.1' })
    s.do('P1', toss([1925, 6000]))
    expect(happened(s)).toEqual(['thrown', 'exploded', 'noise'])
  })

  it('[dw.grenade.4] [dw.grenade.5] priming and throwing are one command of 3 AP', () => {
    for (const grenade of ['fragmentation', 'incendiary', 'flash-bang'] as const) {
      const s = armed([], { dice: [6] }).do('P1', toss(east(1000), grenade))
      expect([grenade, apOf(s)]).toEqual([grenade, 1])
    }
    const two = armed([], { humans: [thrower({ ap: 2 })] })
    expect(two.refused('P1', toss(east(1000)))).toMatchObject({ clause: 'dw.ap.4' })
    const afraid = armed([], { humans: [thrower({ doubled: true })] })
    expect(afraid.refused('P1', toss(east(1000)))).toMatchObject({ clause: 'dw.ap.6' })
  })

  it('[dw.grenade.5] a Molotov cocktail needs no priming, and a launcher costs 4 AP', () => {
    expect(apOf(armed([], { dice: [6] }).do('P1', toss(east(1000), 'molotov')))).toBe(2)
    expect(apOf(armed([], { humans: [launcherMan()], dice: [6] }).do('P1', launch(east(1000))))).toBe(0)
    const short = armed([], { humans: [launcherMan({ ap: 3 })] })
    expect(short.refused('P1', launch(east(1000)))).toMatchObject({ clause: 'dw.ap.4' })
  })

  it('[dw.grenade.6] [dw.grenade.8] 6 lands on the point, 3 to 5 strays two dice, 1 and 2 three', () => {
    const cases: [number, number][] = [
      [6, 0],
      [5, 2],
      [3, 2],
      [2, 3],
      [1, 3],
    ]
    for (const [face, strays] of cases) {
      const more = strays === 0 ? [] : [5, ...[1, 2, 3].slice(0, strays)]
      const s = armed([], { dice: [face, ...more] }).do('P1', toss(east(1000)))
      expect(s.event('thrown')).toMatchObject({ strays, aim: { x: 4125, y: 6000 } })
      const distance = strays === 2 ? 300 : strays === 3 ? 600 : 0
      expect(s.event('exploded').at).toEqual({ x: 4125 + distance, y: 6000 })
    }
  })

  it('[dw.grenade.7] the modified die is read', () => {
    const moved = (face: number, more: number[]) =>
      armed([], { humans: [thrower({ moved: true })], dice: [face, ...more] }).do('P1', toss(east(1000)))
    expect(moved(6, [5, 1, 1]).event('thrown')).toMatchObject({
      strays: 2,
      die: { face: 6, modifiers: [{ clause: 'dw.shooting.8', value: -1 }] },
    })
    expect(moved(3, [5, 1, 1, 1]).event('thrown').strays).toBe(3)
  })

  it('[dw.grenade.8] the direction is rolled before the distance', () => {
    const s = armed([], { dice: [4, 10, 6, 5] }).do('P1', toss(east(1000)))
    expect(s.dice).toEqual(['dw.grenade.6 d6: 4', 'dw.grenade.8 d20: 10', 'dw.grenade.8 d6: 6', 'dw.grenade.8 d6: 5'])
    expect(s.event('strayed')).toMatchObject({ degrees: 180, faces: [6, 5], distance: 1100 })
    expect(s.event('exploded').at).toEqual({ x: 4125, y: 7100 })
  })

  it('[dw.grenade.9] a stray grenade stops 1 cm before a wall, a tree or a higher piece, not before a low one', () => {
    const stray = (map: Stage['map']) =>
      armed([], { map: map ?? {}, dice: [4, 5, 6, 4] })
        .do('P1', toss(east(500)))
        .event('exploded').at
    // From x = 36.25 cm it flies 10 cm to the east.
    expect(stray({})).toEqual({ x: 4625, y: 6000 })
    expect(stray({ blocks: [{ id: 'C', title: 'crates', area: [42, 58, 44, 62], height: 2.1 }] })).toEqual({
      x: 4100,
      y: 6000,
    })
    expect(stray({ blocks: [{ id: 'C', title: 'bales', area: [42, 58, 44, 62], height: 2 }] })).toEqual({
      x: 4625,
      y: 6000,
    })
    expect(stray({ trees: [['T', 43, 60]] })).toEqual({ x: 4100, y: 6000 })
    expect(stray(house([42, 50, 62, 75], 'closed'))).toEqual({ x: 4100, y: 6000 })
    expect(stray(house([42, 50, 62, 75], 'open'))).toEqual({ x: 4625, y: 6000 })
  })

  it('[dw.grenade.9] it stays at the aiming point if that is nearer to the wall', () => {
    const map = { blocks: [{ id: 'C', title: 'container', area: [37, 58, 40, 62] as const, height: 5 }] }
    const s = armed([], { map, dice: [4, 5, 6, 4] }).do('P1', toss([3650, 6000]))
    expect(s.event('exploded').at).toEqual({ x: 3650, y: 6000 })
  })

  it('[dw.grenade.9] one that leaves the table is lost', () => {
    const s = armed([[1000, 6000]], { humans: [thrower({ at: [1600, 6000] })], dice: [4, 15, 6, 5] })
    s.do('P1', toss([1000, 6000]))
    expect(happened(s)).toEqual(['thrown', 'strayed', 'noise'])
    expect(s.event('strayed').at).toBeNull()
  })

  it('[dw.grenade.10] [dw.grenade.11] [dw.grenade.12] a centre nearer than 5 cm is covered, one exactly 5 cm away is not', () => {
    const s = armed([
      [4125, 6499],
      [4125, 5500],
      [4425, 6000],
    ])
    expect(covered(s, [4125, 6000])).toEqual(['Z3', 'Z1'])
    const wide = armed([[4125, 5500]], { options: { blastRadius: 6 } })
    expect(covered(wide, [4125, 6000])).toEqual(['Z1'])
    const narrow = armed([[4125, 6300]], { options: { blastRadius: 3 } })
    expect(covered(narrow, [4125, 6000])).toEqual([])
  })

  it('[dw.grenade.12] nearest first, humans first at one distance, the thrower and friends included', () => {
    const s = armed(
      [
        [3300, 6000],
        [3500, 5600],
      ],
      {
        humans: [thrower(), human({ at: [3500, 6400] })],
        dice: [6, 1, 1, 1, 1],
      },
    )
    s.do('P1', toss([3450, 6000]))
    expect(diced(s)).toEqual(['Z1', 'H2', 'Z2', 'H1'])
  })

  it('[dw.grenade.12] walls and closed openings shield, pieces and open doors do not', () => {
    const inside = (state: 'open' | 'closed') => armed([[3700, 6000]], { humans: [AWAY], map: house(ROOM, state) })
    expect(covered(inside('closed'), [3350, 6000])).toEqual([])
    expect(covered(inside('open'), [3350, 6000])).toEqual(['Z1'])
    expect(covered(armed([[3700, 5500]], { humans: [AWAY], map: house(ROOM) }), [3350, 5500])).toEqual([])
    const crate = { blocks: [{ id: 'C', title: 'container', area: [34, 58, 35, 62] as const, height: 5 }] }
    expect(covered(armed([[3700, 6000]], { humans: [AWAY], map: crate }), [3350, 6000])).toEqual(['Z1'])
  })

  it('[dw.grenade.12] [dw.los.10] however wide, a blast does not come through a roof', () => {
    const below = { map: house(ROOM), humans: [AWAY], options: { blastRadius: 6 } }
    const s = armed([], { ...below, zombies: [zombie(1, [4500, 6000], { on: 'B' }), zombie(2, [4500, 6300])] })
    expect(covered(s, [4500, 6000])).toEqual(['Z2'])
    expect(blastTargets(s.table, 'fragmentation', { x: 4500, y: 6000 }, 'B').map(figureName)).toEqual(['Z1'])
  })

  it('[dw.grenade.12] [dw.units.9] a blast on the ground is measured in space to a roof', () => {
    const map = { blocks: [{ id: 'V', title: 'van', area: [40, 58, 46, 62] as const, height: 3 }] }
    const up = (x: number) => armed([], { map, zombies: [zombie(1, [x, 6000], { on: 'V' })] })
    expect(covered(up(4225), [3830, 6000])).toEqual(['Z1'])
    expect(covered(up(4225), [3820, 6000])).toEqual([])
  })

  const HALF_OPEN: Stage['map'] = {}
  const TABLE: [GrenadeId, Stage['map'], number, string][] = [
    ['fragmentation', HALF_OPEN, 1, 'miss'],
    ['fragmentation', HALF_OPEN, 2, 'fall'],
    ['fragmentation', HALF_OPEN, 4, 'fall'],
    ['fragmentation', HALF_OPEN, 5, 'elim'],
    ['fragmentation', house(ROOM), 1, 'fall'],
    ['fragmentation', house(ROOM), 3, 'fall'],
    ['fragmentation', house(ROOM), 4, 'elim'],
    ['fragmentation', house(HALL), 1, 'miss'],
    ['fragmentation', house(HALL), 4, 'fall'],
    ['flash-bang', HALF_OPEN, 3, 'miss'],
    ['flash-bang', HALF_OPEN, 4, 'stun'],
    ['flash-bang', HALF_OPEN, 5, 'stun'],
    ['flash-bang', HALF_OPEN, 6, 'fall'],
    ['flash-bang', house(ROOM), 2, 'miss'],
    ['flash-bang', house(ROOM), 3, 'stun'],
    ['flash-bang', house(ROOM), 4, 'stun'],
    ['flash-bang', house(ROOM), 5, 'fall'],
    ['flash-bang', house(HALL), 3, 'miss'],
  ]

  it('[dw.grenade.13] [dw.grenade.14] [dw.grenade.15] [dw.grenade.16] the effect die, in the open, in a room and in a hall', () => {
    for (const [grenade, map, face, expected] of TABLE) {
      const s = armed([[4200, 6000]], { map: map ?? {}, dice: [6, face] }).do('P1', toss([4200, 6000], grenade))
      expect([grenade, face, s.event('diced for').die.result]).toEqual([grenade, face, expected])
      const z = zombieNo(s, 1)
      const state = !z ? 'elim' : z.fallen ? 'fall' : z.stunned ? 'stun' : 'miss'
      expect([grenade, face, state]).toEqual([grenade, face, expected])
    }
  })

  it('[dw.grenade.13] a Molotov cocktail or incendiary eliminates on 5 and 6, without a second die for the fire', () => {
    for (const grenade of ['molotov', 'incendiary'] as const) {
      const dead = armed([[4200, 6000]], { dice: [6, 5] }).do('P1', toss([4200, 6000], grenade))
      expect([dead.state.zombies, humanNo(dead, 1).kills]).toEqual([[], 1])
      const alive = armed([[4200, 6000]], { dice: [6, 4] }).do('P1', toss([4200, 6000], grenade))
      expect(zombieNo(alive, 1)).toMatchObject({ burning: { turns: 1, lighter: 1 }, fallen: false })
    }
  })

  it('[dw.grenade.14] the modifier of a confined space is named', () => {
    const s = armed([[4200, 6000]], { map: house(ROOM), dice: [6, 1] }).do('P1', toss([4200, 6000]))
    expect(s.event('diced for').die.modifiers).toEqual([{ clause: 'dw.grenade.14', value: 1 }])
    expect(s.event('exploded')).toMatchObject({ confined: true, radius: 500 })
  })

  it('[dw.grenade.15] a flash-bang fills a room of normal size, and no hall', () => {
    const places: Point[] = [
      [3700, 5200],
      [5300, 7300],
      [3300, 6600],
    ]
    expect(covered(armed(places, { map: house(ROOM) }), [4200, 6000], 'flash-bang')).toEqual(['Z1', 'Z2'])
    expect(covered(armed(places, { map: house(HALL) }), [4200, 6000], 'flash-bang')).toEqual([])
    expect(covered(armed(places, { map: house(ROOM) }), [4200, 6000])).toEqual([])
    const s = armed([[3700, 5200]], { map: house(ROOM), dice: [6, 3] })
    s.do('P1', toss([4200, 6000], 'flash-bang'))
    expect(s.event('exploded')).toMatchObject({ confined: true, radius: null })
    expect(s.event('diced for').die.modifiers).toEqual([])
  })

  it('[dw.grenade.17] a stunned zombie holds nobody and misses the coming phase of the zombies', () => {
    const s = armed([[4200, 6000]], { dice: [6, 4, 1, 1], options: { entryMethods: [] } })
    s.do('P1', toss([4200, 6000], 'flash-bang'))
    expect(zombieNo(s, 1)).toMatchObject({ stunned: true, fallen: false })
    s.do('P1', { do: 'end' })
    expect(zombieNo(s, 1)).toMatchObject({ stunned: false, at: { x: 4200, y: 6000 } })
  })

  it('[dw.grenade.17] a stunned zombie in contact neither attacks nor pins', () => {
    const s = armed([], {
      zombies: [zombie(1, [3250, 6000], { stunned: true })],
      options: { entryMethods: [] },
      dice: [2, 2],
    })
    s.do('P1', { do: 'move', path: [[3000, 6010]] }).do('P1', { do: 'end' })
    expect(humanNo(s, 1).wounds).toBe(0)
  })

  it('[dw.grenade.17] a stunned human loses the activation of this turn, or else the next', () => {
    const waiting = human({ at: [4200, 6000] })
    const s = armed([[9000, 9000]], { humans: [thrower(), waiting], dice: [6, 4], options: { entryMethods: [] } })
    s.do('P1', toss([4200, 6000], 'flash-bang')).do('P1', { do: 'end' })
    expect(s.state.turn).toBe(2)
    expect(humanNo(s, 2)).toMatchObject({ stunned: false, acted: false })
    const done = armed([[9000, 9000]], {
      humans: [thrower(), human({ at: [4200, 6000], acted: true })],
      dice: [6, 4],
      options: { entryMethods: [] },
    })
    done.do('P1', toss([4200, 6000], 'flash-bang')).do('P1', { do: 'end' })
    expect(done.state.turn).toBe(2)
    expect(humanNo(done, 2)).toMatchObject({ stunned: false, acted: true })
    expect(offersOf(done, 'P1', 'activate').map(({ human: n }) => n)).toEqual([1])
  })

  it('[dw.grenade.17] whoever stuns himself goes on, and loses the next activation', () => {
    const s = armed([[9000, 9000]], { dice: [6, 4, 10], options: { entryMethods: [] } })
    s.do('P1', toss([3100, 6000], 'flash-bang'))
      .do('P1', { do: 'lie-down' })
      .do('P1', { do: 'end' })
    expect(s.state.turn).toBe(3)
    expect(humanNo(s, 1)).toMatchObject({ stunned: false, acted: false })
  })

  it('[dw.grenade.18] everybody under it catches fire, humans with a wound instead of a die', () => {
    const s = armed([[4200, 6100]], { humans: [thrower(), human({ at: [4200, 5800] })], dice: [6, 1] })
    s.do('P1', toss([4200, 6000], 'molotov'))
    expect(humanNo(s, 2)).toMatchObject({ burning: { turns: 1, lighter: 1 }, wounds: 1, prone: false })
    expect(zombieNo(s, 1)?.burning).toEqual({ turns: 1, lighter: 1 })
    expect(s.dice).toHaveLength(2)
  })

  it('[dw.grenade.19] a thrower who has moved changes the accuracy die only', () => {
    const s = armed([[4125, 6300]], { humans: [thrower({ moved: true })], dice: [6, 5, 1, 1, 2] })
    s.do('P1', toss(east(1000)))
    expect(s.event('diced for').die).toEqual({ face: 2, modifiers: [], result: 'fall' })
  })

  it('[dw.grenade.20] a launcher fires fragmentation grenades unless another kind is loaded', () => {
    const plain = armed([], { humans: [launcherMan()], dice: [6] }).do('P1', launch(east(1000)))
    expect(plain.event('exploded').grenade).toBe('fragmentation')
    const loaded = { grenades: { 'flash-bang': 1 } }
    const other = armed([], { humans: [launcherMan({}, loaded)], dice: [6] }).do('P1', launch(east(1000)))
    expect(other.event('exploded').grenade).toBe('flash-bang')
    expect(weaponNo(other, 1)).toMatchObject({ loaded: 0, grenades: {} })
  })

  it('[dw.ammo.10] a launcher holds one grenade', () => {
    const s = armed([], { humans: [launcherMan({ ap: 8 })], options: { humanAP: 8 }, dice: [6] })
    s.do('P1', launch(east(1000)))
    expect(s.refused('P1', launch(east(1000)))).toMatchObject({ clause: 'dw.shooting.6' })
  })

  it('[dw.grenade.21] over low obstacles and figures', () => {
    const map = { lows: [{ id: 'W', title: 'wall', cover: 'hard', line: [33, 55, 33, 65] as const }] as const }
    const s = armed([[3700, 6000]], { map, dice: [6] })
    s.do('P1', toss(east(1500)))
    expect(s.event('exploded').at).toEqual({ x: 4625, y: 6000 })
  })

  it('[dw.grenade.22] nobody throws or launches in close combat', () => {
    const s = armed([[3250, 6000]])
    expect(s.refused('P1', toss(east(1000)))).toMatchObject({ clause: 'dw.grenade.22' })
    expect(offersOf(s, 'P1', 'throw')).toEqual([])
    const l = armed([[3250, 6000]], { humans: [launcherMan()] })
    expect(l.refused('P1', launch(east(1000)))).toMatchObject({ clause: 'dw.grenade.22' })
    expect(offersOf(l, 'P1', 'launch')).toEqual([])
  })

  it('[dw.carry.6] [dw.carry.7] hand grenades need not be in hand, and the last of them leaves nothing', () => {
    const one = { weapons: [{ type: 'hand-grenades', id: 1, grenades: { fragmentation: 1 } }] }
    const s = armed([], { humans: [thrower(one)], dice: [6] })
    expect(s.refused('P1', toss(east(1000), 'molotov'))).toMatchObject({ clause: 'dw.shooting.6' })
    s.do('P1', toss(east(1000)))
    expect(humanNo(s, 1).weapons).toEqual([])
    const many = armed([], { dice: [6] }).do('P1', toss(east(1000)))
    expect(weaponNo(many, 1).grenades).toEqual({ fragmentation: 1, molotov: 1, incendiary: 1, 'flash-bang': 1 })
  })

  it('[dw.grenade.3] a grenade is thrown onto a roof that is named, and falls from it when it strays', () => {
    const map = { blocks: [{ id: 'V', title: 'van', area: [40, 58, 46, 62] as const, height: 3 }] }
    const onTop = { map, zombies: [zombie(1, [4300, 6000], { on: 'V' })] }
    const s = armed([], { ...onTop, dice: [6, 5] })
    expect(s.refused('P1', toss([3900, 6000], 'fragmentation', { on: 'V' }))).toMatchObject({ clause: 'dw.grenade.3' })
    expect(s.refused('P1', toss([4300, 6000]))).toMatchObject({ clause: 'dw.grenade.2' })
    expect(offersOf(s, 'P1', 'throw')[0]).toMatchObject({ at: [4300, 6000], on: 'V' })
    s.do('P1', toss([4300, 6000], 'fragmentation', { on: 'V' }))
    expect(s.state.zombies).toEqual([])
    const below = [...onTop.zombies, zombie(2, [4300, 6700])]
    const fallen = armed([], { map, zombies: below, dice: [4, 10, 2, 1, 1, 1] })
    fallen.do('P1', toss([4300, 6000], 'fragmentation', { on: 'V' }))
    expect(fallen.event('exploded').at).toEqual({ x: 4300, y: 6300 })
    expect(diced(fallen)).toEqual(['Z2', 'Z1'])
  })

  it('[dw.grenade.9] [dw.grenade.16] on a roof it is in the open, and strays over what is lower', () => {
    const map = { ...house(ROOM), blocks: [{ id: 'C', title: 'crates', area: [57, 58, 59, 62] as const, height: 4 }] }
    const onRoof = toss([4500, 6000], 'fragmentation', { on: 'B' })
    expect(
      armed([], { map, dice: [6] })
        .do('P1', onRoof)
        .event('exploded'),
    ).toMatchObject({ confined: false })
    const s = armed([], { map, dice: [2, 5, 6, 6, 6] }).do('P1', onRoof)
    expect(s.event('exploded').at).toEqual({ x: 6300, y: 6000 })
  })

  it('[dw.entry.10] a grenade draws zombies by method E', () => {
    const s = armed([], {
      options: { entryMethods: ['E'] },
      map: {
        spawnPoints: [
          [100, 60],
          [100, 70],
        ],
      },
      dice: [6, 1, 5, 5],
    })
    s.do('P1', toss(east(1000)))
    expect(s.event('entry rolled')).toMatchObject({ method: 'E', faces: [1], arrivals: 2 })
  })

  it('[dw.jam.6] a hand grenade with a natural 1 explodes in the hand on a further 1', () => {
    const jams = { jams: true }
    const boom = armed([], { options: jams, dice: [1, 1, 2] }).do('P1', toss(east(1000)))
    expect(boom.event('exploded').at).toEqual({ x: 3000, y: 6000 })
    expect(humanNo(boom, 1)).toMatchObject({ wounds: 1, prone: true })
    const lucky = armed([], { options: jams, dice: [1, 2, 5, 1, 1, 1] }).do('P1', toss(east(1000)))
    expect(lucky.event('exploded').at).toEqual({ x: 4425, y: 6000 })
    const off = armed([], { dice: [1, 5, 1, 1, 1] }).do('P1', toss(east(1000)))
    expect(off.event('exploded').at).toEqual({ x: 4425, y: 6000 })
  })

  it('[dw.jam.6] only a natural 1 counts', () => {
    const s = armed([], { humans: [thrower({ moved: true })], options: { jams: true }, dice: [2, 5, 1, 1, 1] })
    s.do('P1', toss(east(1000)))
    expect(happened(s)).not.toContain('jam rolled')
  })

  it('[dw.jam.7] [dw.jam.8] a launcher with a natural 1: 1 explodes at once, 2 and 3 are duds, and all three jam it', () => {
    const shot = (face: number, ...more: number[]) =>
      armed([], { humans: [launcherMan()], options: { jams: true }, dice: [1, face, ...more] }).do(
        'P1',
        launch(east(1000)),
      )
    const boom = shot(1, 2)
    expect(boom.event('exploded').at).toEqual({ x: 3000, y: 6000 })
    expect(weaponNo(boom, 1).jammed).toBe(true)
    for (const face of [2, 3]) {
      const dud = shot(face)
      expect(happened(dud)).toEqual(['thrown', 'jam rolled', 'dud', 'noise'])
      expect(weaponNo(dud, 1)).toMatchObject({ jammed: true, loaded: 0 })
    }
    const flies = shot(4, 5, 1, 1, 1)
    expect(flies.event('exploded').at).toEqual({ x: 4425, y: 6000 })
    expect(weaponNo(flies, 1).jammed).toBe(false)
  })

  it('[dw.jam.8] a dud draws zombies like any shot, by method D', () => {
    const s = armed([], {
      humans: [launcherMan()],
      options: { jams: true, entryMethods: ['D', 'E'] },
      map: { spawnPoints: [[100, 60]] },
      dice: [1, 2, 5],
    })
    s.do('P1', launch(east(1000)))
    expect(s.event('zombie arrived').method).toBe('D')
  })

  it('[dw.grenade.1] every throw on offer is legal, and none is at the own feet', () => {
    const places: Point[] = [
      [3400, 6000],
      [4000, 6400],
      [4200, 6900],
      [9000, 9000],
    ]
    const s = armed(places)
    const offers = offersOf(s, 'P1', 'throw')
    expect(new Set(offers.map(({ at }) => at.join()))).toEqual(new Set(['4000,6400', '4200,6900']))
    expect(new Set(offers.map(({ grenade }) => grenade))).toEqual(new Set(Object.keys(GRENADES)))
  })
})
