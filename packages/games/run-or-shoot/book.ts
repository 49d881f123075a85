import { type OptionValues, type PrintedBook, type Refusal, refuse, type Seat } from '@shamble/kernel'
import {
  capOf,
  type Goods,
  type MutantsThere,
  type Scenario,
  type ScenarioId,
  scenarioNamed,
} from './content/scenarios.ts'
import { mapOf, type TableMap } from './content/table-map.ts'
import type { Clause } from './clauses.ts'
import type { CommandOf } from './commands.ts'
import type { Event } from './events.ts'
import {
  type Due,
  type HunterTold,
  isPS,
  type Look,
  type RunOrShootKit,
  type State,
  type Survivor,
  type Transaction,
  type Zed,
} from './state.ts'
import { ownOf, scenarioOf } from './own/form.ts'
import { PROCEDURES } from './procedures.ts'
import { hiddenD10 } from './rules/00-dice.ts'
import type { Reaction } from './rules/32-mutant.ts'
import { REACTIONS } from './rules/32-reactions.ts'
import { hearersOf, isAllShared } from './rules/43-shared.ts'
import { MOVES } from './tables/cards.ts'
import { DIFFICULTIES, type Difficulty, type DifficultyRow } from './tables/difficulties.ts'
import { BURNING } from './tables/grenades.ts'
import type { GunId } from './tables/guns.ts'
import { PUSH } from './tables/melee.ts'
import { BOOMER, SMOKER, TANK } from './tables/mutants.ts'
import { DOOR_COST, HITS, INFECTION, INJURY, NPS, PLANNING_CLOCK } from './tables/survivors.ts'
import { cm } from './tables/units.ts'
import { ALARM, HORDE, WAY_COSTS, ZED_MOVES, ZED_TURNS } from './tables/zeds.ts'

/** The numbers of one match: the printed tables with the house rules laid over them. Distances are in units. */
export interface Values {
  /** What was settled before the game; for the view, the save and the position, not for rules. */
  readonly options: OptionValues
  readonly scenario: Scenario
  readonly map: TableMap
  /** How many PS set out. */
  readonly team: number
  readonly difficulty: DifficultyRow
  /** What the scenario asks for at this difficulty: goods to bring home, others to bring out. */
  readonly needs: Goods & { readonly others: number }
  readonly mutants: MutantsThere
  readonly horde: {
    readonly die: number
    readonly perPip: number
    readonly cap: number
    /** 0 = all at once */
    readonly emergePerTurn: number
    readonly most: number
    readonly hears: number
  }
  readonly alarm: { readonly from: number; readonly turns: number }
  readonly zed: { readonly attack: number; readonly drift: number; readonly toNoise: number; readonly fence: number }
  readonly door: { readonly standard: number; readonly reinforced: number; readonly cost: number }
  readonly move: { readonly RUN: number; readonly BOTH: number }
  readonly hits: { readonly ps: number; readonly nps: number }
  readonly injury: { readonly move: number; readonly shoot: number }
  readonly infection: { readonly ps: number; readonly nps: number; readonly death: number }
  readonly push: number
  readonly burning: { readonly area: number; readonly zed: number; readonly wp: number }
  readonly slimeTurns: number
  readonly tankHits: number
  readonly smokerDie: number
  readonly npsFear: number
  readonly orderRange: number
  /** In seconds; 0 = none */
  readonly planningClock: number
}

/** rs.grenade.12 What a blast does to a survivor. */
export interface BlastOnSurvivors {
  readonly down: boolean
  readonly hits: number
}

/** Questions to which the printed game has one answer and a house rule may have another. */
export interface Slots {
  /** rs.scenario.8, rs.scenario.19 Whether somebody is of those who set out, of whom half are counted. */
  isStarter(s: Survivor): boolean
  /** rs.scenario.19 How somebody was tested on an earlier day, known to everybody, by number. */
  testedBefore(): State['hidden']['tested']
  /** rs.infection.9 Whether the immune are rolled for, too. */
  bluffs(): boolean
  /** rs.noise.2 Whether so many shots of a gun by one survivor in one step 9 are a loud noise. */
  isLoudFire(gun: GunId, shots: number): boolean
  /** rs.zed.10 Whether ladders carry Zeds. */
  zedsClimb(): boolean
  /** rs.move.9 Whether one may turn again before shooting. */
  turnsBeforeShooting(): boolean
  /** rs.aid.3 Whether first aid can take away the last hit. */
  healsFully(): boolean
  /** rs.melee.17 Whether whoever is in melee without MELEE pushes. */
  pushesWithoutCard(): boolean
  /** rs.snipe.3 Whether a sniper rifle may be fired with SHOOT. */
  snipersMayShoot(): boolean
  /** rs.reload.3 Rounds in a gun after its clip was replaced. */
  roundsAfterReload(clip: number, left: number): number
  /** rs.shoot.19 Whether this natural score hits a survivor in contact with the target. */
  hitsBystander(natural: number): boolean
  /** rs.shoot.21 Whether the living may be shot at all, and whether they have to agree. */
  mayShootLiving(): boolean
  needsConsent(): boolean
  /** rs.grenade.12 */
  blastOnSurvivors(): BlastOnSurvivors
  /** rs.mutant.4 How a kind of Zed takes what is done to it. */
  reactionOf(kind: Zed['kind']): Reaction
  /** rs.tank.4 Hits of a head result. */
  headOnTank(): number
  /** rs.hunter.14 Whether a pin ends by itself in step 11. */
  pinEndsByItself(): boolean
  /** rs.secrecy.17 Whether all survivors know what one of them finds. */
  sharesFinds(): boolean
  /** rs.secrecy.3 Whether people may write to each other in step 1. */
  mayChatWhilePlanning(): boolean
  /** rs.secrecy.12 Whether everybody sees who is infected. */
  infectionsAreOpen(): boolean
  /** rs.secrecy.10, rs.secrecy.17 The seats that may hear of an event; null for everybody. */
  hearers(look: Look, event: Event): readonly Seat[] | null
  /** rs.secrecy.10 Whether figures in the open are shown that no survivor sees. */
  showsUnseen(): boolean
  /** rs.seats.6 The seat of an umpire who is asked. */
  seatUmpire(state: State): void
  /** rs.seats.7 Why the umpire may not lay hand on the table, and what happens when he does. */
  checkHand(look: Look, seat: Seat, command: CommandOf<'by-hand'>): Refusal | null
  actByHand(t: Transaction, command: CommandOf<'by-hand'>): void
  /** rs.hunter.4, rs.hunter.6 What a Hunter was told to do in this step 7; null if it goes by itself. */
  hunterDoes(look: Look, zed: Zed): HunterTold | null
  /** rs.boomer.2, rs.tank.11, rs.smoker.9 Whom of these a mutant attacks: the first, unless it was told otherwise. */
  attacked(look: Look, zed: Zed, targets: readonly Survivor[]): Survivor | undefined
  /** rs.dice.4 A secret die: its face, or null if the umpire throws it later. */
  secretDie(t: Transaction, clause: Clause, due: Due): number | null
  /** rs.infection.15 The die of somebody who is rolled for in the upkeep. */
  infectionDie(t: Transaction, s: Survivor): number | null
  /** rs.secrecy.10, rs.secrecy.17 Whether a bot's reasons are told at the end alone. */
  keepsReasons(look: Look): boolean
}

export type RunOrShootBook = Values & Slots

const NOBODY_TESTED = Object.freeze({})

const no = (): boolean => false
const yes = (): boolean => true

/** The printed answers. */
const SLOTS: Slots = {
  isStarter: isPS,
  testedBefore: () => NOBODY_TESTED,
  bluffs: yes,
  isLoudFire: (gun, shots) => gun === 'rifle' && shots >= 2,
  zedsClimb: yes,
  turnsBeforeShooting: no,
  healsFully: no,
  pushesWithoutCard: no,
  snipersMayShoot: yes,
  roundsAfterReload: (clip) => clip,
  hitsBystander: no,
  mayShootLiving: yes,
  needsConsent: yes,
  blastOnSurvivors: () => ({ down: false, hits: 0 }),
  reactionOf: (kind) => REACTIONS[kind],
  headOnTank: () => 1,
  pinEndsByItself: no,
  sharesFinds: yes,
  mayChatWhilePlanning: no,
  infectionsAreOpen: no,
  hearers: hearersOf,
  showsUnseen: yes,
  seatUmpire: () => {},
  checkHand: () => refuse('rs.seats.7', 'The umpire is bound by the rules in this game.'),
  actByHand: () => {},
  hunterDoes: () => null,
  attacked: (_look, _zed, [first]) => first,
  secretDie: (t, clause) => hiddenD10(t, clause),
  infectionDie: (t, s) => t.book.secretDie(t, 'rs.infection.7', { what: 'death', about: s.n }),
  keepsReasons: (look) => !isAllShared(look),
}

const MAPS = new Map<ScenarioId, TableMap>()

function mapFor(id: ScenarioId): TableMap {
  const map = MAPS.get(id) ?? mapOf(scenarioNamed(id).rows)
  MAPS.set(id, map)
  return map
}

/** rs.scenario.2 The kinds of mutants, as the scenario lists them for this difficulty. */
function mutantsFor({ mutants, mutantsBy }: Scenario, difficulty: Difficulty): MutantsThere {
  const { kinds, extraKinds } = DIFFICULTIES[difficulty]
  return mutantsBy?.[difficulty] ?? { kinds: mutants.slice(0, kinds).map(([kind]) => kind), drawn: extraKinds }
}

function needsFor({ goal }: Scenario, difficulty: Difficulty): Values['needs'] {
  const goods = goal.is === 'goods' ? goal.needs[difficulty] : { food: 0, drugs: 0, weapons: 0 }
  return { ...goods, others: goal.is === 'rescue' ? goal.needs[difficulty] : 0 }
}

const inUnits = <T extends Readonly<Record<string, number>>>(row: T): { readonly [K in keyof T]: number } =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cm(value)])) as { [K in keyof T]: number }

/** The scenario that is played: one of ours, or one's own. */
export function scenarioFor(options: OptionValues): Scenario {
  const own = ownOf(options)
  return own ? scenarioOf(own) : scenarioNamed(options.scenario as ScenarioId)
}

/** The book before any house rule. */
export function printedFor(options: OptionValues): PrintedBook<RunOrShootKit, Values, Slots> {
  const id = options.scenario as ScenarioId
  const own = ownOf(options)
  const difficulty = options.difficulty as Difficulty
  const scenario = scenarioFor(options)
  const { die, perPip, emergePerTurn, most, hears } = HORDE
  const values: Values = {
    options,
    scenario,
    map: own ? mapOf(own.rows) : mapFor(id),
    team: options.survivors as number,
    difficulty: DIFFICULTIES[difficulty],
    needs: needsFor(scenario, difficulty),
    mutants: mutantsFor(scenario, difficulty),
    horde: { die, perPip, cap: capOf(scenario, difficulty), emergePerTurn, most, hears: cm(hears) },
    alarm: ALARM,
    zed: { ...inUnits(ZED_MOVES), fence: cm(WAY_COSTS.fence) },
    door: { ...ZED_TURNS, cost: cm(DOOR_COST) },
    move: inUnits(MOVES),
    hits: HITS,
    injury: { move: cm(INJURY.move), shoot: INJURY.shoot },
    infection: INFECTION,
    push: cm(PUSH),
    burning: BURNING,
    slimeTurns: BOOMER.slimeTurns,
    tankHits: TANK.hits,
    smokerDie: SMOKER.die,
    npsFear: cm(NPS.fear),
    orderRange: cm(NPS.hears),
    planningClock: PLANNING_CLOCK,
  }
  return { values, slots: SLOTS, procedures: PROCEDURES }
}
