/** What a campaign is made of: tiles, players, forces with everybody in them, and the battle that is fought now. */
import {
  copyFrames,
  copyOutcome,
  type Frame,
  frozen,
  frozenHolders,
  frozenList,
  frozenRecords,
  type Holder,
  type Look as KernelLook,
  type Seat,
  type Standing,
  type Step,
  type Transaction as KernelTransaction,
} from '@shamble/kernel'
import type { ForceHerd, ForceHuman } from '../forces/force.ts'
import type { Faction, HumanFaction } from '../tables/profiles.ts'
import type { Brains, Decay, Health, Hunger } from '../tables/states.ts'
import type { CampaignBook } from './book.ts'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { indexOf, type Place, PLACES } from './map.ts'
import type { Result } from './result.ts'

/** ed.camp-build.1 */
export const STRUCTURES = ['farm', 'aid-station', 'training-ground'] as const
export type Structure = (typeof STRUCTURES)[number]

/** What play has made of a tile. */
export interface TileState {
  readonly controller: Faction | null
  readonly structure: Structure | null
  /** ed.camp-search.4 Once in a game, whoever did it. */
  readonly searched: boolean
}

/** Start tiles are taken, lists are closed, the war goes on. */
export const PHASES = ['tiles', 'lists', 'war'] as const
export type Phase = (typeof PHASES)[number]

export interface Player {
  /** Its seat has the same name. */
  readonly faction: Faction
  /** Campaign turns that it has begun. */
  readonly turns: number
  readonly supplies: number
  /** ed.camp-vp.4 Banked for good: points, not battles. */
  readonly battles: number
  readonly pillages: number
  /** ed.camp-search.2 Luxuries: its units are Eager until its next campaign turn. */
  readonly eager: boolean
  /** ed.camp-setup.5 The start tile and the two that were fortified. */
  readonly start: readonly Place[]
  readonly out: boolean
}

/** Somebody on a roster. The most vitality is that of the profile; `perks` are those chosen, not those it has for nothing. */
export interface Person extends ForceHuman {
  /** Nobody else in the campaign has the same number. */
  readonly id: number
  readonly vitality: number
  readonly health: Health
}

/** A herd on a roster. */
export interface KeptHerd extends ForceHerd {
  readonly id: number
}

export type Member = Person | KeptHerd

/** A force or a horde on the map. */
export interface CampaignForce {
  readonly id: number
  readonly owner: Faction
  readonly at: Place
  readonly units: readonly Member[]
}

/** Who fights: the initiator first, the others in campaign turn order (ed.deploy.2). */
export interface Side {
  readonly faction: Faction
  readonly force: number
}

/** ed.zombie-state.2 */
export interface Behaviour {
  readonly decay: Decay
  readonly brains: Brains
  readonly hunger: Hunger
}

/** How the battle is said to have ended; by hand it waits for the others. */
export interface Proposal {
  readonly by: Seat
  readonly result: Result
  /** The digest of its end, or that it was entered by hand. */
  readonly battle: string
  /** Who has agreed so far. */
  readonly agreed: readonly Seat[]
}

export interface Battle {
  /** ed.camp-battle.4 The tile of the initiator. */
  readonly at: Place
  readonly sides: readonly Side[]
  /** ed.camp-battle.9 Null before it is rolled, and without the zombie player. */
  readonly behaviour: Behaviour | null
  /** ed.camp-battle.17 Bots play it to its end. */
  readonly quick: boolean
  readonly proposal: Proposal | null
}

/** A battle that is over, as the chronicle names it. */
export interface Fought {
  readonly round: number
  /** Whose turn it was. */
  readonly on: Faction
  readonly at: Place
  readonly sides: readonly Faction[]
  /** Null is a draw. */
  readonly winner: Faction | null
  /** The digest of its end, or that it was entered by hand. */
  readonly battle: string
}

export interface State extends Standing {
  phase: Phase
  /** ed.camp-map.4 The same tile gives the same table in one campaign. */
  terrainSeed: number
  /** In the order of the options. */
  players: readonly Player[]
  /** ed.camp-setup.4 Empty before it is rolled. */
  order: readonly Faction[]
  /** 64 of them, row by row. */
  tiles: readonly TileState[]
  /** By ascending id. */
  forces: readonly CampaignForce[]
  /** ed.camp-vp.6 Campaign turns of every player; from 1 when the war begins. */
  round: number
  onTurn: Faction | null
  actionsLeft: number
  /** ed.camp-heal.1, ed.camp-train.1 Tiles in which it was done in this turn. */
  healed: readonly Place[]
  trained: readonly Place[]
  battle: Battle | null
  fought: readonly Fought[]
  nextForce: number
  nextUnit: number
}

/** What everybody sees: everything but answers that are still closed. */
export interface View extends State {
  /** ed.camp-setup.14, ed.camp-battle.17 Who has answered a closed question, and one's own answer. */
  readonly answered: Readonly<Record<Seat, Command | null>>
}

export interface CampaignKit {
  state: State
  command: Command
  event: Event
  view: View
  book: CampaignBook
  facts: null
}

export type Transaction = KernelTransaction<CampaignKit>
export type Look = KernelLook<CampaignKit>
/** A step of the campaign. */
export type Part = Step<Transaction, Command>

export const isHuman = (faction: Faction): faction is HumanFaction => faction !== 'zombies'
export const isPerson = (unit: Member): unit is Person => unit.is === 'human'

export function playerOf({ players }: Pick<State, 'players'>, faction: Seat): Player {
  const found = players.find((one) => one.faction === faction)
  if (!found) throw new Error(`no player ${faction}`)
  return found
}

export function setPlayer({ state }: Transaction, faction: Seat, by: Partial<Player>): void {
  state.players = Object.freeze(
    state.players.map((one) => (one.faction === faction ? Object.freeze({ ...one, ...by }) : one)),
  )
}

const NOTHING: readonly never[] = Object.freeze([])

export const forceOf = ({ forces }: Pick<State, 'forces'>, id: number): CampaignForce | undefined =>
  forces.find((one) => one.id === id)

/** Forces by tile and by owner. A list of forces is never changed but replaced, so this is worked out once for each. */
interface Sorted {
  readonly at: ReadonlyMap<Place, readonly CampaignForce[]>
  readonly of: ReadonlyMap<Seat, readonly CampaignForce[]>
}

const SORTED = new WeakMap<readonly CampaignForce[], Sorted>()

function sorted(forces: readonly CampaignForce[]): Sorted {
  const known = SORTED.get(forces)
  if (known) return known
  const [at, of] = [new Map<Place, CampaignForce[]>(), new Map<Seat, CampaignForce[]>()]
  for (const one of forces) {
    at.set(one.at, [...(at.get(one.at) ?? []), one])
    of.set(one.owner, [...(of.get(one.owner) ?? []), one])
  }
  SORTED.set(forces, { at, of })
  return { at, of }
}

export const forcesOf = ({ forces }: Pick<State, 'forces'>, faction: Seat): readonly CampaignForce[] =>
  sorted(forces).of.get(faction) ?? NOTHING
/** ed.camp-rules.3 Who is in a tile; two of one faction as long as they pass each other. */
export const forcesAt = ({ forces }: Pick<State, 'forces'>, place: Place): readonly CampaignForce[] =>
  sorted(forces).at.get(place) ?? NOTHING

export function tileAt({ tiles }: Pick<State, 'tiles'>, place: Place): TileState {
  const found = tiles[indexOf(place)]
  if (!found) throw new Error(`there is no tile ${place}`)
  return found
}

export function setTile({ state }: Transaction, place: Place, by: Partial<TileState>): void {
  const index = indexOf(place)
  state.tiles = Object.freeze(state.tiles.map((one, i) => (i === index ? Object.freeze({ ...one, ...by }) : one)))
}

export const placesOf = ({ tiles }: Pick<State, 'tiles'>, faction: Seat): Place[] =>
  PLACES.filter((_, i) => tiles[i]?.controller === faction)

const frozenHuman = (unit: Person): Person => ({
  ...unit,
  weapons: frozenList(unit.weapons),
  perks: frozenList(unit.perks),
})
const frozenMember = (unit: Member): Member =>
  Object.isFrozen(unit) ? unit : Object.freeze(isPerson(unit) ? frozenHuman(unit) : { ...unit })

export const frozenUnits = (units: readonly Member[]): readonly Member[] =>
  Object.isFrozen(units) ? units : Object.freeze(units.map(frozenMember))

export const frozenForce = (force: CampaignForce): CampaignForce =>
  Object.isFrozen(force) ? force : Object.freeze({ ...force, units: frozenUnits(force.units) })

const frozenForces = (forces: readonly CampaignForce[]): readonly CampaignForce[] =>
  Object.isFrozen(forces) ? forces : Object.freeze(forces.map(frozenForce))

const frozenPlayer = (one: Player): Player =>
  Object.isFrozen(one) ? one : Object.freeze({ ...one, start: frozenList(one.start) })
const frozenFought = (one: Fought): Fought =>
  Object.isFrozen(one) ? one : Object.freeze({ ...one, sides: frozenList(one.sides) })

const frozenResult = (result: Result): Result =>
  frozen({ ...result, people: frozenRecords(result.people), herds: frozenRecords(result.herds) })

export const frozenProposal = ({ by, result, battle, agreed }: Proposal): Proposal =>
  frozen({ by, result: frozenResult(result), battle, agreed: frozenList(agreed) })

export const frozenBattle = (battle: Battle): Battle =>
  Object.isFrozen(battle)
    ? battle
    : Object.freeze({
        at: battle.at,
        sides: frozenRecords(battle.sides),
        behaviour: battle.behaviour && frozen(battle.behaviour),
        quick: battle.quick,
        proposal: battle.proposal && frozenProposal(battle.proposal),
      })

const frozenAll = <T>(list: readonly T[], each: (one: T) => T): readonly T[] =>
  Object.isFrozen(list) ? list : Object.freeze(list.map(each))

/** Everything but what the kernel reads is replaced as a whole when it changes: copies share it. */
export const copyState = (s: State): State => ({
  decision: s.decision,
  holders: frozenHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: copyOutcome(s.outcome),
  phase: s.phase,
  terrainSeed: s.terrainSeed,
  players: frozenAll(s.players, frozenPlayer),
  order: frozenList(s.order),
  tiles: frozenRecords(s.tiles),
  forces: frozenForces(s.forces),
  round: s.round,
  onTurn: s.onTurn,
  actionsLeft: s.actionsLeft,
  healed: frozenList(s.healed),
  trained: frozenList(s.trained),
  battle: s.battle && frozenBattle(s.battle),
  fought: frozenAll(s.fought, frozenFought),
  nextForce: s.nextForce,
  nextUnit: s.nextUnit,
})

const UNTOUCHED: TileState = Object.freeze({ controller: null, structure: null, searched: false })

const newPlayer = (faction: Faction, supplies: number): Player =>
  Object.freeze({
    faction,
    turns: 0,
    supplies: isHuman(faction) ? supplies : 0,
    battles: 0,
    pillages: 0,
    eager: false,
    start: NOTHING,
    out: false,
  })

/** ed.camp-setup.13 Before the first die. */
export const blankState = (
  holders: Readonly<Record<Seat, Holder>>,
  { factions, startSupplies }: Pick<CampaignBook, 'factions' | 'startSupplies'>,
  frames: Frame[] = [],
): State => ({
  decision: 0,
  holders: frozenHolders(holders),
  frames,
  outcome: null,
  phase: 'tiles',
  terrainSeed: 0,
  players: Object.freeze(factions.map((faction) => newPlayer(faction, startSupplies))),
  order: NOTHING,
  tiles: Object.freeze(PLACES.map(() => UNTOUCHED)),
  forces: NOTHING,
  round: 0,
  onTurn: null,
  actionsLeft: 0,
  healed: NOTHING,
  trained: NOTHING,
  battle: null,
  fought: NOTHING,
  nextForce: 1,
  nextUnit: 1,
})
