/** Saved games of Dead Walk Again for tests: positions that would take long to play up to. */
import { deadWalk, type State } from '@shamble/dead-walk'
import { EMPTY_SCENARIO } from '@shamble/dead-walk/page'
import {
  anyGame,
  anyMatch,
  committedDice,
  type Holder,
  matchFromPosition,
  type OptionValue,
  type OptionValues,
  saveMatch,
} from '@shamble/kernel'
import { bringOn } from './games.ts'

const YOU: Holder = { person: 'You' }

/** Centimetres as a position writes them. */
export const cm = (x: number, y: number): [number, number] => [Math.round(x * 100), Math.round(y * 100)]

/** The text of a save file: one seat, which is the person called You, unless said otherwise. */
export function deadWalkSave(
  position: Readonly<Record<string, unknown>> & { readonly humans: readonly object[] },
  {
    options = {},
    holders = { P1: YOU },
    physical = [],
    secret = '7'.repeat(64),
    untilTurn,
  }: {
    readonly options?: OptionValues
    readonly holders?: Readonly<Record<string, Holder>>
    /** Seats that roll real dice. */
    readonly physical?: readonly string[]
    readonly secret?: string
    /** Bots play on for everybody until this turn begins. */
    readonly untilTurn?: number
  } = {},
): string {
  const read = matchFromPosition(
    anyGame(deadWalk),
    position,
    { players: Object.keys(holders).filter((seat) => seat !== 'GM').length, ...options },
    holders,
    committedDice({ secret, shares: {}, match: 'test' }),
    { undoDice: 'same', physical: [...physical] },
  )
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  const match = anyMatch(read.value)
  if (untilTurn !== undefined) bringOn<State>(match, (state) => state.turn === untilTurn && state.phase === 'humans')
  return JSON.stringify(saveMatch(match, { private: true }))
}

/** Lawless and Dawson in the back street, one of the dead far off. */
export const WALK = (): string =>
  deadWalkSave({
    humans: [
      { name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['sub-machinegun', 'pistol'], ap: 4 },
      { name: 'Private Dawson', at: cm(22, 30), weapons: ['pistol'] },
    ],
    zombies: [{ at: cm(30, 14) }],
    activation: { human: 1 },
  })

/** Delgado with a pump shotgun before three of the dead, one hidden behind another; she acts. */
export const SHOTGUN = (): string =>
  deadWalkSave({
    humans: [
      { name: 'Sgt. Rosa Delgado', at: cm(26, 34), weapons: ['pump-shotgun', 'revolver'], stock: { shells: 6 }, ap: 4 },
      { name: 'Private Dawson', at: cm(20, 30), weapons: ['pistol'] },
    ],
    zombies: [{ at: cm(32, 32) }, { at: cm(37, 30.7) }, { at: cm(34.5, 35), fallen: true }, { at: cm(30, 16) }],
    activation: { human: 1 },
  })

/** Every kind of template in one pair of hands. */
export const GRENADES = (): string =>
  deadWalkSave({
    humans: [
      {
        name: 'Marcus Tate',
        at: cm(26, 34),
        weapons: [{ type: 'hand-grenades', grenades: { fragmentation: 2, 'flash-bang': 1 } }, 'pistol'],
        ap: 4,
      },
      { name: 'Gunner Oskar Lindh', at: cm(33, 34), weapons: ['machinegun'] },
    ],
    zombies: [{ at: cm(28, 24) }, { at: cm(31, 22) }, { at: cm(26, 21), burning: { turns: 1 } }, { at: cm(34, 20) }],
    activation: { human: 1 },
  })

/** Somebody held by two of the dead, with a blade in hand. */
export const HELD = (): string =>
  deadWalkSave({
    humans: [{ name: 'Eddie Voss', at: cm(30, 34), weapons: ['samurai-blade', 'pistol'], ap: 4, wounds: 1 }],
    zombies: [{ at: cm(32.5, 34) }, { at: cm(30, 36.5) }, { at: cm(40, 20), weapon: 'knife' }],
    activation: { human: 1 },
  })

const FOUR = [
  { name: 'Sgt. Lawless', at: cm(60, 60), weapons: ['sub-machinegun', 'pistol'], ap: 4 },
  { name: 'Pvt. Dawson', at: cm(56, 60), weapons: ['assault-rifle'] },
  { name: 'Sgt. Rosa Delgado', at: cm(60, 56), weapons: ['pump-shotgun'] },
  { name: 'Marcus Tate', at: cm(64, 60), weapons: ['carbine'] },
]

/** A table with 60 outlines, four people in its middle, and so many of the dead around them. */
export const crowdedTable = (zombies: number): string =>
  onCrowdedTable(zombies, { humans: FOUR, activation: { human: 1 } })

/** Twelve people after two turns of shooting on the same table: some 200 figures are left, and the bodies lie there. */
export function fallenTable(): string {
  const guards = Array.from({ length: 8 }, (_, i) => ({
    name: `Guard ${i + 1}`,
    at: cm(60 + 6.4 * Math.cos((i + 0.5) * (Math.PI / 4)), 60 + 6.4 * Math.sin((i + 0.5) * (Math.PI / 4))),
    weapons: ['assault-rifle'],
  }))
  const [first, ...others] = FOUR.map(({ name, at, weapons }) => ({ name, at, weapons }))
  return onCrowdedTable(236, { humans: [{ ...first, ap: 4 }, ...others, ...guards], activation: { human: 1 } }, 3)
}

/** Sixty outlines: trees, blocks and low walls, in rows. */
function crowdedMap() {
  const trees = Array.from(
    { length: 40 },
    (_, i) => [`T${i + 1}`, 8 + (i % 10) * 11.5, 9 + Math.floor(i / 10) * 33] as const,
  )
  const blocks = Array.from({ length: 14 }, (_, i) => ({
    id: `O${i + 1}`,
    title: i % 2 === 0 ? 'container' : 'crate stack',
    area: [6 + (i % 7) * 16.5, 22 + Math.floor(i / 7) * 52, 12 + (i % 7) * 16.5, 26 + Math.floor(i / 7) * 52] as const,
    height: i % 2 === 0 ? 5 : 4,
  }))
  const lows = Array.from({ length: 6 }, (_, i) => ({
    id: `L${i + 1}`,
    title: i % 2 === 0 ? 'hedge' : 'low wall',
    cover: i % 2 === 0 ? 'soft' : 'hard',
    line: [8 + i * 18, 92, 20 + i * 18, 92] as const,
  }))
  return {
    title: 'Crowded',
    says: 'Sixty outlines.',
    size: [120, 120],
    roads: [[0, 54, 120, 66]],
    buildings: [],
    vehicles: [],
    lows,
    blocks,
    trees,
    spawnPoints: [[3, 3]],
    deployment: [50, 54, 70, 66],
    exit: null,
  }
}

function onCrowdedTable(zombies: number, people: Parameters<typeof deadWalkSave>[0], untilTurn?: number): string {
  const map = crowdedMap()
  const { trees, blocks } = map
  const own = { ...EMPTY_SCENARIO, title: 'Crowded', map } as unknown as OptionValue
  const isFree = (x: number, y: number): boolean =>
    !trees.some(([, tx, ty]) => Math.hypot(tx - x, ty - y) < 3.2) &&
    !blocks.some(({ area: [x1, y1, x2, y2] }) => x > x1 - 2 && x < x2 + 2 && y > y1 - 2 && y < y2 + 2) &&
    Math.abs(y - 92) > 2 &&
    Math.hypot(x - 60, y - 60) > 9
  const found: { at: [number, number] }[] = []
  for (let y = 3; y < 118 && found.length < zombies; y += 4.6)
    for (let x = 3; x < 118 && found.length < zombies; x += 4.6) {
      const at = { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
      if (isFree(at.x, at.y)) found.push({ at: cm(at.x, at.y) })
    }
  const options = { own, zombieCapPerHuman: 0 }
  return deadWalkSave({ ...people, zombies: found }, { options, ...(untilTurn === undefined ? {} : { untilTurn }) })
}
