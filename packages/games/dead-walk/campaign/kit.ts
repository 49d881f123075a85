/** The campaign as a game of its own: what it knows, what can be decided, what happens. */
import {
  BATTLE,
  integer,
  type Holder,
  list,
  type Look as KernelLook,
  nullable,
  object,
  oneOf,
  optional,
  type OptionValues,
  type Seat,
  type Shape,
  type Standing,
  type Step,
  type Transaction as KernelTransaction,
  text,
  variants,
} from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { TEAMS, type TeamId } from '../content/characters.ts'
import type { Grade } from '../content/scenarios.ts'
import { playerSeat } from '../state.ts'
import { ARCHETYPES } from '../tables/archetypes.ts'
import { GRENADES } from '../tables/grenades.ts'
import type { PsychosisId } from '../tables/mind.ts'
import { SKILLS, type SkillId, WEAPON_SKILLS, type WeaponSkillId } from '../tables/skills.ts'
import { WEAPONS } from '../tables/weapons.ts'
import type { Chapter } from './chart.ts'
import { CHART, FIRST } from './chart.ts'
import type { CharacterRules, Draft } from './character.ts'
import type { Earned, XpTable } from './experience.ts'
import type { Heap } from './gear.ts'
import { type Gear, NO_GEAR, type Person } from './person.ts'
import { type Fate, RESULT, type Result } from './result.ts'
import type { Effects } from './roster.ts'

/** dw.campaign.9 One scenario of the record. */
export interface Entry {
  readonly scenario: Chapter
  readonly grade: Grade
  readonly starters: number
  readonly survivors: number
}

/** Somebody who is no more with the team, and why. */
export interface Gone {
  readonly person: Person
  readonly scenario: Chapter
  readonly fate: 'dead' | 'turned' | 'lost' | 'left out'
}

export interface State extends Standing {
  roster: readonly Person[]
  stash: Gear
  /** The scenario that is played, or was played last. */
  scenario: Chapter
  effects: Effects
  record: readonly Entry[]
  gone: readonly Gone[]
  isMustered: boolean
  /** dw.campaign.11 */
  isReplayed: boolean
  /** What was reported of the scenario, until the next one. */
  result: Result | null
  /** dw.gskill.10 Medics who have tried, and those who came back. */
  tried: readonly string[]
  cured: readonly string[]
  /** dw.level.5 Skills that are still to be chosen. */
  lessons: readonly { readonly person: string; readonly left: number }[]
  /** dw.campaign.3 Who has given first aid. */
  aided: readonly string[]
  /** Steps that their owner has finished. */
  isHealed: boolean
  isPacked: boolean
  /** dw.campaign.6 NPCs who may join. */
  candidates: readonly Fate[]
  /** The scenario that was chosen to be next. */
  chosen: Chapter | null
}

export const blankState = (holders: Readonly<Record<Seat, Holder>>): State => ({
  decision: 0,
  holders,
  frames: [],
  outcome: null,
  roster: [],
  stash: NO_GEAR,
  scenario: FIRST,
  effects: {},
  record: [],
  gone: [],
  isMustered: false,
  isReplayed: false,
  result: null,
  tried: [],
  cured: [],
  lessons: [],
  aided: [],
  isHealed: false,
  isPacked: false,
  candidates: [],
  chosen: null,
})

/** Everything of it is plain data. */
export const copyState = (state: State): State => JSON.parse(JSON.stringify(state)) as State

const name = text({ min: 1, max: 80 })
const place = nullable(name)
const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const skill = oneOf(...idsOf(SKILLS))
const weaponSkill = oneOf(...idsOf(WEAPON_SKILLS))
const index = integer(0, 999)
const weaponSkills = list(weaponSkill, { max: 7 })

export const COMMANDS = variants('do', {
  /** dw.archetype.8 A team that is ready-made. */
  muster: object({ team: oneOf(...idsOf(TEAMS)) }),
  /** dw.archetype.8 One character more. */
  enlist: object({
    name,
    sex: oneOf('m', 'f'),
    archetype: oneOf(...idsOf(ARCHETYPES)),
    subtype: text({ max: 60 }),
    skill,
    weaponSkills,
    weapons: list(object({ weapon: oneOf(...idsOf(WEAPONS)), grenade: optional(oneOf(...idsOf(GRENADES))) }), {
      max: 3,
    }),
  }),
  'set-out': object({}),
  /** What became of the scenario. Before battles were tied to it, a report did not say where it came from. */
  report: object({ result: RESULT, battle: optional(text({ pattern: BATTLE })) }),
  'give-up': object({}),
  treat: object({ medic: name, patient: name }),
  learn: object({ person: name, skill: oneOf(...idsOf(SKILLS), ...idsOf(WEAPON_SKILLS)), instead: optional(skill) }),
  'first-aid': object({ person: name, patient: name }),
  'use-kit': object({ holder: place, item: index, patient: name }),
  /** dw.campaign.5 From somebody to somebody; null is the stash. */
  'hand-weapon': object({ from: place, to: place, weapon: index }),
  'hand-item': object({ from: place, to: place, item: index }),
  'hand-ammo': object({
    from: place,
    to: place,
    kind: oneOf('bullets', 'shells', 'belts', 'arrows', ...idsOf(GRENADES)),
    count: integer(1, 999),
  }),
  reload: object({ person: name, weapon: index }),
  recruit: object({ person: name }),
  'turn-away': object({ person: name }),
  train: object({ person: name, skill, weaponSkills }),
  'leave-out': object({ person: name }),
  next: object({ scenario: oneOf(...idsOf(CHART)) }),
  decline: object({}),
  done: object({}),
}) as unknown as Shape<Command>

interface Deeds {
  muster: { team: TeamId }
  enlist: Draft
  'set-out': object
  report: { result: Result; battle?: string }
  'give-up': object
  treat: { medic: string; patient: string }
  learn: { person: string; skill: SkillId | WeaponSkillId; instead?: SkillId }
  'first-aid': { person: string; patient: string }
  'use-kit': { holder: string | null; item: number; patient: string }
  'hand-weapon': { from: string | null; to: string | null; weapon: number }
  'hand-item': { from: string | null; to: string | null; item: number }
  'hand-ammo': { from: string | null; to: string | null; kind: Heap; count: number }
  reload: { person: string; weapon: number }
  recruit: { person: string }
  'turn-away': { person: string }
  train: { person: string; skill: SkillId; weaponSkills: readonly WeaponSkillId[] }
  'leave-out': { person: string }
  next: { scenario: Chapter }
  decline: object
  done: object
}
export type CommandOf<D extends keyof Deeds> = { readonly do: D } & Readonly<Deeds[D]>
export type Command = { [D in keyof Deeds]: CommandOf<D> }[keyof Deeds]

interface Happenings {
  'joined the team': { person: string }
  'set out': { scenario: Chapter; people: readonly string[]; effects: Effects }
  'entered by hand': { scenario: Chapter }
  graded: { scenario: Chapter; grade: Grade; starters: number; survivors: number }
  'zombification treated': { medic: string; patient: string; face: number; isBack: boolean }
  'left the roster': { person: string; fate: Gone['fate'] }
  'psychosis gained': { person: string; psychosis: PsychosisId }
  'experience earned': { person: string; earned: Earned; xp: number }
  'level gained': { person: string; level: number; bmv: number }
  learnt: { person: string; skill: SkillId | WeaponSkillId; instead: SkillId | null }
  'lesson declined': { person: string }
  recovered: { person: string; by: number; wounds: number }
  'moral regained': { person: string; by: number; bmv: number }
  rewarded: { gear: Gear }
  'first aid given': { person: string; patient: string; face: number; wounds: number }
  'kit used': { patient: string; wounds: number }
  'gear handed': { giver: string | null; taker: string | null; what: string }
  reloaded: { person: string; weapon: string }
  'archetype rolled': { person: string; face: number; archetype: string }
  'weapon rolled': { person: string; faces: readonly [number, number]; quantity: readonly number[] }
  'quirks rolled': { person: string; quirks: readonly string[] }
  'turned away': { person: string }
  'next scenario': { scenario: Chapter }
}
export type Event = {
  [E in keyof Happenings]: { readonly e: E; readonly clause: Clause } & Readonly<Happenings[E]>
}[keyof Happenings]

export interface CampaignBook {
  readonly options: OptionValues
  /** The house rules of every match, settled. */
  readonly house: OptionValues
  readonly players: number
  readonly rules: CharacterRules
  readonly xp: XpTable
  readonly recovery: number
  readonly fill: number
  readonly quirks: number
  readonly traumaLimit: number
  /** dw.campaign.11 Whether a last scenario that is lost with survivors is played once more. */
  mayReplay(state: Pick<State, 'isReplayed'>): boolean
  /** dw.skill.6, dw.level.5 Whether there is anything to be learnt. */
  isAnythingTaught(): boolean
}

export interface CampaignKit {
  state: State
  command: Command
  event: Event
  view: State
  book: CampaignBook
  facts: null
}

export type Transaction = KernelTransaction<CampaignKit>
export type Look = KernelLook<CampaignKit>
/** A step between two scenarios. */
export type Part = Step<Transaction, Command>

export const HOST = playerSeat(1)

/** Who decides for somebody: people are dealt round as on the table. */
export function ownerOf({ state, book }: Look, person: string): Seat {
  const place = state.roster.findIndex(({ name: own }) => own === person)
  return playerSeat((Math.max(0, place) % book.players) + 1)
}

export const seatsOf = ({ players }: CampaignBook): Seat[] =>
  Array.from({ length: players }, (_, i) => playerSeat(i + 1))

export const personNamed = ({ state }: Look, who: string): Person | undefined =>
  state.roster.find(({ name: own }) => own === who)

/** Replaces somebody. */
export function setPerson(t: Transaction, person: Person): void {
  t.state.roster = t.state.roster.map((one) => (one.name === person.name ? person : one))
}
