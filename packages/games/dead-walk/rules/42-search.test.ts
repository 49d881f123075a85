import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { BuildingSketch, MapSketch, Tag, VehicleSketch } from '../content/drawing.ts'
import {
  act,
  at,
  type DeadWalkScene,
  endPhase,
  happened,
  human,
  humanNo,
  newGame,
  offersOf,
  scene,
  zombie,
} from '../testing.ts'
import { isMet } from './30-end.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
type Span = [number, number, number, number]

/** A house of one room, with an open door in the middle of its south wall and another in the east. */
const house = (tag: Tag = 'plain', id = 'B1', room = 'R1', outline: Span = [50, 50, 70, 70]): BuildingSketch => ({
  id,
  title: 'House',
  tag,
  outline,
  rooms: [[room, 'Room', outline]],
  doors: [
    [`D${room}S`, (outline[0] + outline[2]) / 2, outline[3], 'open'],
    [`D${room}E`, outline[2], (outline[1] + outline[3]) / 2, 'open'],
  ],
  windows: [],
  ladder: null,
})

const vehicle = (type: VehicleSketch['type'], over: Partial<VehicleSketch> = {}): VehicleSketch => ({
  id: 'V1',
  title: type,
  type,
  at: [30, 30],
  heading: 0,
  keys: 'none',
  battery: 'normal',
  tank: 'full',
  isWreck: false,
  ...over,
})

const HOUSE: Partial<MapSketch> = { buildings: [house()] }
const SEARCH: Command = { do: 'search' }
const SEARCH_IT: Command = { do: 'search', vehicle: 'V1' }
const TAKE: Command = { do: 'take-find' }
const LEAVE: Command = { do: 'leave-find' }

/** In the middle of the house, about to act, searching on. */
const inside = ({ options = {}, ...stage }: Stage = {}): DeadWalkScene =>
  scene({ map: HOUSE, options: { searching: true, ...options }, activation: { human: 1 }, ...stage })

/** A search with these dice. */
const searched = (dice: number[], stage: Stage = {}): DeadWalkScene => act(inside({ dice, ...stage }), SEARCH)

/** At the west side of a vehicle that heads north. */
const WEST = { car: at(26.25, 30), truck: at(25.75, 30), bus: at(25.5, 30) }
const atVehicle = (type: VehicleSketch['type'], stage: Stage = {}, over: Partial<VehicleSketch> = {}): DeadWalkScene =>
  inside({ map: { vehicles: [vehicle(type, over)] }, humans: [human({ at: WEST[type] })], ...stage })

const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const places = (s: DeadWalkScene): [number, number][] => s.state.zombies.map(({ at: { x, y } }) => [x, y])
/** No company; then the find die, and so on. */
const quiet = (...dice: number[]): number[] => [1, ...dice]

describe('searching', () => {
  it('[dw.search.1] costs 4 AP', () => {
    const s = searched(quiet(1))
    expect(humanNo(s, 1).ap).toBe(0)
    expect(s.event('searched')).toMatchObject({ clause: 'dw.search.1', human: 1, place: 'R1', left: 0 })
    expect(clauseOf(inside({ humans: [human({ ap: 3 })] }), SEARCH)).toBe('dw.ap.4')
    expect(clauseOf(inside({ humans: [human({ doubled: true })] }), SEARCH)).toBe('dw.ap.6')
    expect(offersOf(inside({ humans: [human({ ap: 3 })] }), 'P1', 'search')).toEqual([])
  })

  it('[dw.search.1] is no part of a game without it', () => {
    const off = inside({ options: { searching: false } })
    expect(clauseOf(off, SEARCH)).toBe('dw.search.1')
    expect(offersOf(off, 'P1', 'search')).toEqual([])
    expect(offersOf(inside(), 'P1', 'search')).toEqual([SEARCH])
  })

  it('[dw.search.1] is possible only where the scenario says, if it says', () => {
    const millers = (place: [number, number]): DeadWalkScene =>
      scene({
        map: null,
        options: { scenario: 'night-at-millers', advanced: true },
        humans: [human({ at: place })],
        activation: { human: 1 },
      })
    expect(clauseOf(millers(at(39, 50)), SEARCH)).toBe('dw.search.1')
    expect(offersOf(millers(at(39, 50)), 'P1', 'search')).toEqual([])
    expect(offersOf(millers(at(13, 71)), 'P1', 'search')).toEqual([SEARCH])
    expect(clauseOf(millers(at(61.75, 62)), SEARCH_IT)).toBe('dw.search.1')
  })

  it('[dw.search.2] takes the room in which he stands', () => {
    const rooms = {
      buildings: [
        {
          ...house(),
          rooms: [
            ['R1', 'West', [50, 50, 60, 70]],
            ['R2', 'East', [60, 50, 70, 70]],
          ] as BuildingSketch['rooms'],
          doors: [['D1', 60, 60, 'open']] as BuildingSketch['doors'],
        },
      ],
    }
    const s = inside({ map: rooms, humans: [human({ at: at(65, 65) })], dice: quiet(1) })
    expect(act(s, SEARCH).state.progress.searched).toEqual(['R2'])
    expect(clauseOf(inside({ humans: [human({ at: at(40, 40) })] }), SEARCH)).toBe('dw.search.2')
    expect(clauseOf(inside({ humans: [human({ at: at(60, 70) })] }), SEARCH)).toBe('dw.search.2')
    const roof = inside({ map: { buildings: [{ ...house(), ladder: [48, 60] }] }, humans: [human({ on: 'B1' })] })
    expect(clauseOf(roof, SEARCH)).toBe('dw.search.2')
  })

  it('[dw.search.2] takes a vehicle that he touches, wrecks too, also where nobody drives', () => {
    for (const isWreck of [false, true]) {
      const s = atVehicle('car', { dice: [1], options: { vehicles: false } }, { isWreck })
      expect(offersOf(s, 'P1', 'search')).toEqual([SEARCH_IT])
      expect(act(s, SEARCH_IT).event('searched')).toMatchObject({ place: 'V1' })
    }
    const apart = atVehicle('car', { humans: [human({ at: at(26.1, 30) })] })
    expect(clauseOf(apart, SEARCH_IT)).toBe('dw.search.2')
    expect(offersOf(apart, 'P1', 'search')).toEqual([])
    expect(clauseOf(inside(), { do: 'search', vehicle: 'V9' })).toBe('dw.search.2')
    const moving = atVehicle('car', { vehicles: { V1: { speed: 500, engine: true } }, options: { vehicles: true } })
    expect(clauseOf(moving, SEARCH_IT)).toBe('dw.search.2')
  })

  it('[dw.search.2] is done once in each place', () => {
    const again = inside({ progress: { searched: ['R1'] } })
    expect(clauseOf(again, SEARCH)).toBe('dw.search.2')
    expect(offersOf(again, 'P1', 'search')).toEqual([])
    const car = atVehicle('car', { progress: { searched: ['V1'] } })
    expect(clauseOf(car, SEARCH_IT)).toBe('dw.search.2')
    expect(offersOf(car, 'P1', 'search')).toEqual([])
  })

  it('[dw.search.2] is not done in close combat', () => {
    const held = inside({ zombies: [zombie(1, at(62.5, 60))] })
    expect(clauseOf(held, SEARCH)).toBe('dw.search.2')
    const lying = inside({ zombies: [zombie(1, at(62.5, 60), { fallen: true })] })
    expect(offersOf(lying, 'P1', 'search')).toEqual([SEARCH])
  })

  it('[dw.search.2] a room counts for the scenario once it has been searched, not seen', () => {
    const goal = { is: 'searched', rooms: ['R1', 'R2'], atLeast: 1 } as const
    const seen = inside({ progress: { explored: ['R1'] } })
    expect(isMet(seen.table, goal)).toBe(false)
    expect(isMet(inside({ progress: { searched: ['R1'] } }).table, goal)).toBe(true)
    expect(isMet(inside({ progress: { explored: ['R1'] }, options: { searching: false } }).table, goal)).toBe(true)
  })
})

describe('company', () => {
  it('[dw.search.3] comes on 4 or more: a die of zombies in a building', () => {
    expect(searched([3, 1]).state.zombies).toHaveLength(0)
    const s = searched([4, 5, 1])
    expect(s.state.zombies).toHaveLength(5)
    expect(s.event('entry rolled')).toMatchObject({
      clause: 'dw.search.3',
      method: 'search',
      faces: [4, 5],
      arrivals: 5,
      room: 'R1',
    })
    expect(s.event('zombie arrived')).toMatchObject({ clause: 'dw.search.6', method: 'search' })
  })

  it('[dw.search.3] up to three of them are in a vehicle', () => {
    const count = (face: number): number =>
      act(atVehicle('truck', { dice: [6, face, 1] }), SEARCH_IT).state.zombies.length
    expect([1, 2, 3, 4, 5, 6].map(count)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('[dw.search.4] no die is thrown for cars, but for trucks and buses', () => {
    expect(act(atVehicle('car', { dice: [1] }), SEARCH_IT).dice).toEqual(['dw.search.7 d6: 1'])
    for (const type of ['truck', 'bus'] as const)
      expect(act(atVehicle(type, { dice: [1, 1] }), SEARCH_IT).dice).toEqual(['dw.search.3 d6: 1', 'dw.search.7 d6: 1'])
  })

  it('[dw.search.5] [dw.search.6] stands along the wall opposite the way in, from its middle outward', () => {
    const south = searched([4, 3, 1], { humans: [human({ entrance: 'DR1S' })] })
    expect(places(south)).toEqual([at(60, 51.25), at(57.4, 51.25), at(62.6, 51.25)])
    const east = searched([4, 2, 1], { humans: [human({ entrance: 'DR1E' })] })
    expect(places(east)).toEqual([at(51.25, 60), at(51.25, 62.6)])
  })

  it('[dw.search.6] is opposite the nearest opening if he was inside from the beginning', () => {
    expect(places(searched([4, 1, 1], { humans: [human({ at: at(67, 60) })] }))).toEqual([at(51.25, 60)])
    expect(places(searched([4, 1, 1], { humans: [human({ at: at(60, 67) })] }))).toEqual([at(60, 51.25)])
    const elsewhere = { at: at(60, 67), entrance: 'DR2E' }
    const map = { buildings: [house(), house('plain', 'B2', 'R2', [80, 50, 100, 70])] }
    expect(places(searched([4, 1, 1], { map, humans: [human(elsewhere)] }))).toEqual([at(60, 51.25)])
  })

  it('[dw.search.6] keeps 1 cm away from humans, and who finds no place does not come', () => {
    const near = searched([4, 1, 1], { humans: [human({ at: at(60, 54.74), entrance: 'DR1S' })] })
    expect(places(near)).toEqual([at(57.4, 51.25)])
    const narrow: Partial<MapSketch> = { buildings: [house('plain', 'B1', 'R1', [56, 50, 64, 70])] }
    const full = searched([4, 6, 1], { map: narrow, humans: [human({ entrance: 'DR1S' })] })
    expect(places(full)).toHaveLength(3)
    expect(full.events.filter((one) => one.e === 'no zombie' && one.why === 'no place')).toHaveLength(3)
  })

  it('[dw.search.6] stands at the far side of a vehicle and touches it', () => {
    const s = act(atVehicle('truck', { dice: [4, 6, 1] }), SEARCH_IT)
    expect(places(s)).toEqual([at(34.25, 30), at(34.25, 27.4), at(34.25, 32.6)])
    const right = atVehicle('truck', { dice: [4, 1, 1], humans: [human({ at: at(34.25, 30) })] })
    expect(places(act(right, SEARCH_IT))).toEqual([at(25.75, 30)])
    const behind = atVehicle('bus', { dice: [4, 1, 1], humans: [human({ at: at(30, 42.25) })] })
    expect(places(act(behind, SEARCH_IT))).toEqual([at(30, 17.75)])
    const east = atVehicle('truck', { dice: [4, 1, 1], humans: [human({ at: at(30, 25.75) })] }, { heading: 90 })
    expect(places(act(east, SEARCH_IT))).toEqual([at(30, 34.25)])
  })

  it('[dw.search.6] is not looked for in a room for which method C was rolled', () => {
    expect(searched([1], { progress: { populated: ['R1'] } }).dice).toEqual(['dw.search.7 d6: 1'])
    expect(searched([1, 1], { progress: { explored: ['R1'] } }).dice).toHaveLength(2)
  })

  it('[dw.setup.4] stays away beyond the cap', () => {
    const s = searched([4, 6, 1], { options: { zombieCapPerHuman: 2 }, starters: 1 })
    expect(s.state.zombies).toHaveLength(2)
    expect(s.events.filter((one) => one.e === 'no zombie' && one.why === 'cap')).toHaveLength(4)
  })
})

describe('the find die', () => {
  const findOf = (s: DeadWalkScene): string => s.event('find rolled').find
  const tagged = (tag: Tag): Stage => ({ map: { buildings: [house(tag)] } })
  /** Enough dice for whatever is found: a small kit, a machete, a woman with a machete. */
  const more: Record<number, number[]> = { 2: [4, 2, 14, 20], 3: [4, 2], 4: [4, 2], 5: [14, 20], 6: [14, 20] }
  const rolled = (face: number, row: number, stage: Stage = {}): DeadWalkScene =>
    searched(quiet(face, ...(more[row] ?? [])), stage)

  it('[dw.search.7] finds nothing on 1, a survivor on 2, an item on 3 and 4, a weapon on 5 and 6', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => findOf(rolled(face, face)))).toEqual([
      'nothing',
      'survivor',
      'item',
      'item',
      'weapon',
      'weapon',
    ])
    expect(rolled(1, 1).asks).toBe('act')
  })

  it('[dw.search.8] [dw.search.10] has 1 more in an armoury, and no more than 6', () => {
    expect([1, 2, 4, 6].map((face) => findOf(rolled(face, Math.min(6, face + 1), tagged('armoury'))))).toEqual([
      'survivor',
      'item',
      'weapon',
      'weapon',
    ])
    expect(rolled(1, 2, tagged('armoury')).event('find rolled')).toMatchObject({
      face: 1,
      modifiers: [{ clause: 'dw.search.8', value: 1 }],
    })
  })

  it('[dw.search.9] [dw.search.10] has 1 less where there are medicines, and no less than 1', () => {
    expect([1, 2, 3, 5].map((face) => findOf(rolled(face, Math.max(1, face - 1), tagged('health'))))).toEqual([
      'nothing',
      'nothing',
      'survivor',
      'item',
    ])
    expect(rolled(2, 1, tagged('health')).event('find rolled').modifiers).toEqual([
      { clause: 'dw.search.9', value: -1 },
    ])
  })
})

describe('survivors', () => {
  /** Two dice for who it is, then a machete. */
  const found = (a: number, b: number, stage: Stage = {}): DeadWalkScene =>
    searched(quiet(2, a, b, 14, 20), { options: { archetypes: true }, ...stage })

  it('[dw.search.11] [dw.search.13] are of the kind that two dice say', () => {
    const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const people = sums.map((sum) => {
      const { archetype, sex, subtype } = humanNo(found(Math.min(6, sum - 1), sum - Math.min(6, sum - 1)), 2).sheet
      return `${archetype} ${sex} ${subtype}`
    })
    expect(people).toEqual([
      'military m survivor',
      'law m survivor',
      'civilian m teenager',
      'civilian m survivor',
      'civilian f survivor',
      'civilian m survivor',
      'civilian f survivor',
      'civilian m survivor',
      'civilian f teenager',
      'law f survivor',
      'military f survivor',
    ])
    expect(found(1, 1).event('survivor found')).toMatchObject({
      clause: 'dw.search.11',
      archetype: 'military',
      sex: 'm',
    })
    expect(humanNo(found(1, 1, { options: { archetypes: false } }), 2).sheet.archetype).toBeNull()
  })

  it('[dw.search.12] carry what the table of weapons says', () => {
    expect(humanNo(found(1, 1), 2).weapons).toMatchObject([{ type: 'machete', ready: true }])
    const rifle = searched(quiet(2, 1, 1, 15, 1, 3))
    expect(humanNo(rifle, 2)).toMatchObject({
      weapons: [{ type: 'rifle', loaded: 10, ready: true }],
      stock: { bullets: 2 },
    })
    expect(rifle.dice.slice(2)).toEqual([
      'dw.search.11 d6: 1',
      'dw.search.11 d6: 1',
      'dw.search.12 d20: 15',
      'dw.search.12 d20: 1',
      'dw.search.12 d6: 3',
    ])
    expect(rifle.event('found')).toMatchObject({ clause: 'dw.search.12', human: 2, quantity: [3] })
  })

  it('[dw.search.13] belong to the seat of the finder, no team members, with level 1, BMV 10 and no skills', () => {
    const s = found(6, 6, { options: { archetypes: true, weaponSkills: true, skills: true } })
    const survivor = humanNo(s, 2)
    expect(survivor).toMatchObject({ seat: 'P1', isNpc: true, status: 'alive', bmv: 10, wounds: 0 })
    expect(survivor.sheet).toMatchObject({ level: 1, skills: [], weaponSkills: [], quirks: [] })
    expect(s.state.starters).toBe(1)
    expect(survivor.name).not.toBe(humanNo(s, 1).name)
  })

  it('[dw.search.13] have names that nobody else has', () => {
    const named = (name: string): string => humanNo(found(1, 1, { humans: [human({ name })] }), 2).name
    expect([named('Somebody'), named('Abel')]).toEqual(['Abel', 'Bruno'])
  })

  it('[dw.search.13] can use what they hold', () => {
    const s = searched(quiet(2, 1, 1, 15, 1, 3), { options: { weaponSkills: true } })
    expect(humanNo(s, 2).sheet.weaponSkills).toEqual(['rifle'])
    const plain = searched(quiet(2, 1, 1, 15, 1, 3), { options: { weaponSkills: false } })
    expect(humanNo(plain, 2).sheet.weaponSkills).toEqual([])
  })

  it('[dw.search.13] appear in base contact with the finder, or as near as possible', () => {
    const s = found(1, 1)
    expect(humanNo(s, 2).at).toEqual({ x: 6000, y: 5750 })
    const north = found(1, 1, { humans: [human(), human({ at: at(60, 57.5) })] })
    const { x, y } = humanNo(north, 3).at
    expect(Math.hypot(x - 6000, y - 6000)).toBeLessThan(261)
    const walled = found(1, 1, { humans: [human({ at: at(60, 51.25) })] })
    expect(humanNo(walled, 2).at.y).toBeGreaterThanOrEqual(5115)
  })

  it('[dw.search.13] act from the next turn on', () => {
    const s = found(1, 1)
    act(s, { do: 'end' })
    expect(s.state.turn).toBe(2)
    expect(s.offered('P1')).toEqual([{ do: 'activate', human: 1 }, { do: 'activate', human: 2 }, { do: 'rest' }])
  })
})

describe('finds', () => {
  const item = (a: number, b: number, stage: Stage = {}): DeadWalkScene => searched(quiet(3, a, b), stage)
  const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

  it('[dw.search.14] are the items that two dice say', () => {
    const kinds = SUMS.map((sum) => {
      const s = act(item(Math.min(6, sum - 1), sum - Math.min(6, sum - 1)), TAKE)
      return humanNo(s, 1)
        .items.map(({ kind }) => kind)
        .join()
    })
    expect(kinds).toEqual([
      'antiseptic',
      'extinguisher',
      'radio',
      'large-kit',
      'small-kit',
      'medium-kit',
      'small-kit',
      'gas-can',
      'battery',
      'extinguisher',
      'keys',
    ])
  })

  /** Two twenty-sided dice with this sum, then these. */
  const weapon = (sum: number, more: number[] = [], stage: Stage = {}): DeadWalkScene => {
    const first = Math.min(20, sum - 1)
    return searched(quiet(5, first, sum - first, ...more), stage)
  }

  it('[dw.search.15] [dw.ammo.4] are the weapons that two twenty-sided dice say, loaded from what they come with', () => {
    const rows: [number, number[], string][] = [
      [2, [], 'chainsaw 0'],
      [3, [], 'belts 1'],
      [4, [1], 'sniper-rifle 5'],
      [5, [], 'scythe 0'],
      [6, [1, 2, 3], 'arrows 6'],
      [7, [2, 3], 'crossbow 1, arrows 4'],
      [8, [], 'sword 0'],
      [9, [4, 4, 4], 'shells 12'],
      [10, [3], 'assault-rifle 6, bullets 2'],
      [11, [], 'hammer 0'],
      [12, [], 'hockey-stick 0'],
      [13, [2], 'carbine 10, bullets 1'],
      [14, [], 'baseball-bat 0'],
      [15, [1, 1], 'arrows 2'],
      [16, [6], 'rifle 10, bullets 5'],
      [17, [], 'throwing-knives 1'],
      [18, [5], 'bullets 5'],
      [19, [], 'hockey-stick 0'],
      [20, [1], 'carbine 10'],
      [21, [], 'baseball-bat 0'],
      [22, [6, 6], 'arrows 12'],
      [23, [1], 'bullets 1'],
      [24, [], 'double-axe 0'],
      [25, [1, 1], 'double-barrel 2'],
      [26, [], 'samurai-blade 0'],
      [27, [1, 1], 'bow 1, arrows 1'],
      [28, [2], 'revolver 6, bullets 1'],
      [29, [], 'crowbar 0'],
      [30, [2], 'pistol 12, bullets 1'],
      [31, [2], 'sub-machinegun 4, bullets 1'],
      [32, [], 'golf-club 0'],
      [33, [2, 1], 'sawn-off 2, shells 1'],
      [34, [], 'machete 0'],
      [35, [4], 'hand-grenades 0 molotov 4'],
      [36, [1], 'hand-grenades 0 flash-bang 1'],
      [37, [6], 'hand-grenades 0 fragmentation 6'],
      [38, [3], 'grenade-launcher 1 fragmentation 1, fragmentation 2'],
      [39, [], 'machinegun 20'],
      [40, [], 'flamethrower 0'],
    ]
    const words = (s: DeadWalkScene): string => {
      const { weapons, stock } = humanNo(s, 1)
      const { launcher, ...rest } = stock
      const arms = weapons.map(({ type, loaded, grenades }) =>
        [type, loaded, ...Object.entries(grenades).flat()].join(' '),
      )
      const heaps = Object.entries({ ...rest, ...launcher }).flatMap(([kind, n]) => (n > 0 ? [`${kind} ${n}`] : []))
      return [...arms, ...heaps].join(', ')
    }
    expect(rows.map(([sum, dice]) => `${sum} ${words(act(weapon(sum, dice), TAKE))}`)).toEqual(
      rows.map(([sum, , what]) => `${sum} ${what}`),
    )
  })

  it('[dw.search.15] the pistol of the table has a silencer', () => {
    expect(humanNo(act(weapon(30, [1]), TAKE), 1).weapons).toMatchObject([{ type: 'pistol', silenced: true }])
  })

  it('[dw.search.16] the dice are for zombies, their number, the find, the table and the quantity, in this order', () => {
    const s = searched([4, 1, 5, 5, 2, 2, 3])
    expect(s.dice).toEqual([
      'dw.search.3 d6: 4',
      'dw.search.3 d6: 1',
      'dw.search.7 d6: 5',
      'dw.search.15 d20: 5',
      'dw.search.15 d20: 2',
      'dw.search.15 d6: 2',
      'dw.search.15 d6: 3',
    ])
    expect(s.event('found')).toMatchObject({
      faces: [5, 2],
      quantity: [2, 3],
      things: [{ weapon: 'crossbow' }, { ammunition: 'arrows', count: 4 }],
    })
  })

  it('[dw.search.17] are taken at once, free of AP', () => {
    const s = weapon(34)
    expect(s.asks).toBe('find')
    expect(s.offered('P1')).toEqual([TAKE, LEAVE])
    expect(s.clock('P1')).toEqual([TAKE])
    act(s, TAKE)
    expect(humanNo(s, 1)).toMatchObject({ ap: 0, weapons: [{ type: 'machete', ready: false }] })
    expect(s.latest[0]).toMatchObject({ e: 'picked up', clause: 'dw.search.17', thing: { weapon: 'machete' } })
    expect(s.state.lying).toEqual([])
    expect(s.asks).toBe('act')
  })

  it('[dw.search.17] or are left where he stands', () => {
    const s = act(weapon(16, [3]), LEAVE)
    expect(humanNo(s, 1)).toMatchObject({ weapons: [], stock: { bullets: 0 } })
    expect(s.state.lying).toMatchObject([
      { at: { x: 6000, y: 6000 }, weapon: { type: 'rifle', loaded: 10 } },
      { at: { x: 6000, y: 6000 }, ammo: { kind: 'bullets', count: 2 } },
    ])
    expect(happened(s)).toEqual(['dropped', 'dropped'])
    expect(act(item(1, 1), LEAVE).state.lying).toMatchObject([{ item: { kind: 'antiseptic' } }])
  })

  it('[dw.search.17] [dw.carry.9] take the place of another weapon if he has too many', () => {
    const weapons = [
      { type: 'rifle', id: 1, ready: true },
      { type: 'pump-shotgun', id: 2 },
    ]
    const s = weapon(10, [1], { humans: [human({ weapons })] })
    expect(s.offered('P1')).toEqual([LEAVE, { do: 'take-find', drop: 1 }])
    expect(s.clock('P1')).toEqual([LEAVE])
    expect(clauseOf(s, TAKE)).toBe('dw.carry.9')
    expect(clauseOf(s, { do: 'take-find', drop: 2 })).toBe('dw.carry.1')
    expect(clauseOf(s, { do: 'end' })).toBe('dw.search.17')
    act(s, { do: 'take-find', drop: 1 })
    expect(humanNo(s, 1).weapons.map(({ type }) => type)).toEqual(['pump-shotgun', 'assault-rifle'])
    expect(s.state.lying).toMatchObject([{ id: 1, weapon: { type: 'rifle' } }])
  })

  const cars = [
    vehicle('truck', { id: 'V1', at: [60, 78] }),
    vehicle('car', { id: 'V2', at: [60, 95] }),
    vehicle('car', { id: 'V3', at: [60, 30] }),
  ]
  const keysOf = (s: DeadWalkScene): (string | null)[] => humanNo(act(s, TAKE), 1).items.map((one) => one.vehicle)

  it('[dw.items.4] keys are for the car that is nearest to the middle of the building, no truck', () => {
    const near = human({ at: at(60, 67) })
    expect(keysOf(item(6, 6, { map: { ...HOUSE, vehicles: cars }, humans: [near] }))).toEqual(['V3'])
    expect(keysOf(item(6, 6, { map: { ...HOUSE, vehicles: cars.slice(0, 2) } }))).toEqual(['V2'])
    expect(keysOf(item(6, 6, { map: { ...HOUSE, vehicles: cars.slice(0, 1) } }))).toEqual([null])
    expect(keysOf(item(6, 6))).toEqual([null])
  })

  it('[dw.items.4] keys in a car are its own; in a truck, for the car nearest to it', () => {
    const searching = (place: [number, number], id: string, dice: number[]): DeadWalkScene =>
      act(inside({ map: { vehicles: cars }, humans: [human({ at: place })], dice }), { do: 'search', vehicle: id })
    expect(keysOf(searching(at(56.25, 30), 'V3', [3, 6, 6]))).toEqual(['V3'])
    expect(keysOf(searching(at(55.75, 78), 'V1', [1, 3, 6, 6]))).toEqual(['V2'])
  })
})

describe('Lucky', () => {
  const lucky = (face: number, more: number[] = [], stage: Stage = {}): DeadWalkScene =>
    searched(quiet(face, ...more), {
      humans: [human({ sheet: { skills: ['lucky'] } })],
      options: { skills: true },
      ...stage,
    })
  const use = (add: number): Command => ({ do: 'use-skill', skill: 'lucky', add })
  const NO: Command = { do: 'decline' }

  it('[dw.gskill.3] changes the find die by one after it is seen', () => {
    const s = lucky(2, [1, 1])
    expect(s.offered('P1')).toEqual([NO, use(1), use(-1)])
    expect(s.clock('P1')).toEqual([NO])
    act(s, use(1))
    expect(s.event('find rolled')).toMatchObject({
      face: 2,
      modifiers: [{ clause: 'dw.gskill.3', value: 1 }],
      find: 'item',
    })
    expect(s.event('skill used')).toMatchObject({ clause: 'dw.gskill.3', skill: 'lucky', faces: [2] })
    expect(humanNo(s, 1).skillsUsed).toEqual(['lucky'])
    expect(act(lucky(2), use(-1)).event('find rolled').find).toBe('nothing')
    const not = act(lucky(2, [1, 1, 14, 20]), NO)
    expect(not.event('find rolled')).toMatchObject({ modifiers: [], find: 'survivor' })
    expect(humanNo(not, 1).skillsUsed).toEqual([])
  })

  it('[dw.gskill.3] is asked for only where it helps, and never about zombies', () => {
    expect(lucky(3).offered('P1')).toEqual([NO, use(-1)])
    expect(lucky(6, [14, 20]).asks).toBe('find')
    expect(lucky(1).offered('P1')).toEqual([NO, use(1)])
    const tag = { map: { buildings: [house('health')] } }
    expect(act(lucky(3, [1, 1], tag), use(1)).event('find rolled').find).toBe('item')
  })

  it('[dw.gskill.3] is not there for who lacks it, has used a skill, or plays without skills', () => {
    expect(searched(quiet(1), { options: { skills: true } }).asks).toBe('act')
    const used = human({ sheet: { skills: ['lucky', 'hero'] }, skillsUsed: ['hero'] })
    expect(lucky(1, [], { humans: [used] }).asks).toBe('act')
    expect(lucky(1, [], { options: { skills: false } }).asks).toBe('act')
  })
})

describe('a scenario with searching', () => {
  it('[dw.search.1] is played with it when the advanced rules are on', () => {
    const isOn = (options: Stage['options']): boolean =>
      newGame({ options: { scenario: 'shopping-list', ...options }, dice: seeded('set-up') }).options.searching === true
    expect(isOn({ advanced: true })).toBe(true)
    expect(isOn({})).toBe(false)
    expect(isOn({ advanced: true, searching: false })).toBe(false)
  })

  it('[dw.search.17] a find that is being asked about is saved', () => {
    const s = searched(quiet(5, 14, 20))
    const doc = s.game.position.write(s.table)
    const read = s.game.position.read(JSON.parse(JSON.stringify(doc)), {}, {})
    expect(read.ok && read.value.state.frames.at(-1)?.proc).toBe('find')
    endPhase(act(s, TAKE))
  })
})
