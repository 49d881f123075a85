import { describe, expect, it } from 'vitest'
import { CARD_IDS, CARDS, MOVES, PAIRS } from './cards.ts'
import { BALANCE, DIFFICULTIES, DIFFICULTY_IDS } from './difficulties.ts'
import { BLAST, GRENADES, THROW, WP_ON_TANK } from './grenades.ts'
import { FACTORS, GUNS, NEAR } from './guns.ts'
import { BINOCULARS, ITEM_COST, ITEM_IDS, placesOf } from './items.ts'
import { MELEE_CLASSES, MELEE_WEAPONS, RIFLE_BUTT } from './melee.ts'
import { AMBUSH_SIGHT, HUNTER, OBSCURED_HITS_FROM, WITCH } from './mutants.ts'
import { ORDER_IDS, ORDER_LIMITS } from './orders.ts'
import { CLIMB, DRAG, ROOM_FOUND, STAIRS_REACH, TALK } from './survivors.ts'
import { TERRAIN } from './terrain.ts'
import { ADJACENT, CLEARANCE_SPARED, CONTACT, TOLERANCE } from './units.ts'
import {
  CONTACT_SPOTS,
  DRIFT,
  DRIFT_TABLE,
  EMERGING,
  NOISE_CARRIES,
  PRIORITY,
  SIDESTEP,
  STAIRS_COST,
  WAY_COSTS,
} from './zeds.ts'

/** What a total does with a gun at a range: `-` nothing, `b` body, `h` head, from 0 to 9. */
const row = ({ body, head }: { body: number | null; head: number | null }): string =>
  Array.from({ length: 10 }, (_, total) =>
    head !== null && total >= head ? 'h' : body !== null && total >= body ? 'b' : '-',
  ).join('')

describe('the printed tables', () => {
  it('twelve cards, the two with a move, and two pairs', () => {
    expect(CARD_IDS).toHaveLength(12)
    expect(CARD_IDS.filter((card) => CARDS[card].moves)).toEqual(['RUN', 'BOTH'])
    expect(MOVES).toEqual({ RUN: 10, BOTH: 5 })
    expect(PAIRS).toEqual([
      ['ORDER', 'RELOAD'],
      ['ORDER', 'ASSIST'],
    ])
  })

  it('guns', () => {
    expect(Object.entries(GUNS).map(([id, { near, far, clip }]) => [id, row(near), row(far), clip])).toEqual([
      ['pistol', '----bbbbbh', '------bbbb', 6],
      ['shotgun', '--bbbbbbhh', '----------', 7],
      ['rifle', '---bbbbhhh', '-----bbbbh', 6],
      ['sniper', '---bbhhhhh', '----bbhhhh', 5],
    ])
    expect(FACTORS).toEqual({ sniping: 2, stationary: 1, burning: -1, disappearing: -1, obscured: -1, springing: -4 })
  })

  it('melee weapons and grenades', () => {
    expect(MELEE_CLASSES).toEqual({
      BLUNT: { down: 2, kill: 9 },
      SHARP: { down: 3, kill: 7 },
      POWERED: { down: 2, kill: 6 },
    })
    expect(new Set(Object.values(MELEE_WEAPONS)).size).toBe(3)
    expect(Object.values(GRENADES).map(({ kill }) => kill)).toEqual([8, null, 5, null, null])
  })

  it('items that take two places', () => {
    expect(ITEM_IDS.filter((item) => placesOf(item) === 2)).toEqual(['kit', 'fuel', 'weapons'])
  })

  it('orders, difficulties, what drifters do and what ways cost', () => {
    expect(ORDER_IDS).toHaveLength(17)
    expect(DIFFICULTY_IDS.map((id) => DIFFICULTIES[id].cap)).toEqual([20, 40, 60, 60])
    expect(DRIFT_TABLE).toEqual(['stand', 'stand', 'stand', 'left', 'right', 'ahead'])
    expect(WAY_COSTS).toEqual({ fence: 10, stairs: 5, ladder: 20, door: 40, window: 40, reinforced: 200 })
  })

  it('distances and limits that the rules name, in centimetres', () => {
    expect([NEAR, THROW, BLAST, BINOCULARS, ITEM_COST, NOISE_CARRIES, AMBUSH_SIGHT]).toEqual([
      30, 30, 10, 60, 5, 40, 30,
    ])
    expect([ROOM_FOUND, TALK, STAIRS_COST]).toEqual([5, 30, 5])
    expect(PRIORITY).toEqual({ wp: 10, open: 20, noise: 40, groans: 40, ignored: 5 })
    expect(DRIFT).toEqual({ near: 5, hears: 40, loses: 20 })
    expect(WITCH).toEqual({ near: 10, noise: 20, light: 20, sees: 20 })
    expect(HUNTER).toMatchObject({ spring: 10, keepsOff: 2, die: 3 })
    expect(BALANCE).toEqual({ least: 15, most: 35 })
    expect(ORDER_LIMITS).toMatchObject({ coverIdle: 3, noWay: 2, guardWithin: 5, arrives: 3 })
  })

  it('distances in units', () => {
    expect([CLIMB, DRAG, STAIRS_REACH]).toEqual([{ reach: 150, crowded: 300 }, 500, 100])
    expect([SIDESTEP, CONTACT_SPOTS]).toEqual([
      { aside: 210, back: 100 },
      { apart: 2, everyDegrees: 15 },
    ])
    expect([CONTACT, ADJACENT, TOLERANCE, CLEARANCE_SPARED]).toEqual([10, 200, 2, 1])
  })

  it('scores and dice', () => {
    expect([OBSCURED_HITS_FROM, WP_ON_TANK, RIFLE_BUTT]).toEqual([5, 6, 'BLUNT'])
  })

  it('the six sides of a ring lead round it', () => {
    const [x, y] = EMERGING.sides.reduce(([east, south], [dx, dy]) => [east + dx, south + dy], [0, 0])
    expect([x, y]).toEqual([0, 0])
  })

  it('every kind of terrain with what it does to movement and sight', () => {
    const sight = (effect: string): string[] =>
      Object.entries(TERRAIN).flatMap(([kind, line]) => (line.sight === effect ? [kind] : []))
    expect(sight('blocks')).toEqual(['thick', 'thin', 'standard', 'reinforced', 'armoured', 'board'])
    expect(sight('obscures')).toEqual(['window', 'barred', 'low', 'vehicle', 'woods'])
    expect(sight('none')).toEqual(['wire', 'water', 'rim'])
    const free = Object.entries(TERRAIN).flatMap(([kind, { walk }]) => (walk === 'free' ? [kind] : []))
    expect(free).toEqual(['low', 'woods'])
  })
})
