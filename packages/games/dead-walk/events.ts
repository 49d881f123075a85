import type { Modifier, Seat } from '@shamble/kernel'
import type { OpeningState, XY } from '@shamble/table'
import type { Clause } from './clauses.ts'
import type { Grade } from './content/scenarios.ts'
import type { FigureId, Phase, Surface } from './state.ts'
import type { ArchetypeId } from './tables/archetypes.ts'
import type { GrenadeId } from './tables/grenades.ts'
import type { ItemId } from './tables/items.ts'
import type { PsychosisId, QuirkId } from './tables/mind.ts'
import type { SkillId } from './tables/skills.ts'
import type { WeaponId } from './tables/weapons.ts'

interface Cited {
  readonly clause: Clause
}

/** What a hit or wound came from. */
export type Harm =
  | 'shot'
  | 'blast'
  | 'flame'
  | 'fire'
  | 'strike'
  | 'chainsaw'
  | 'bite'
  | 'fall'
  | 'armed zombie'
  | 'ram'
  | 'crash'
  | 'charge'
export type Result = 'miss' | 'stun' | 'fall' | 'elim'
/** dw.entry A to E, dw.search.3 those whom a search brings out, or a human who turned. */
export type Method = 'printed' | 'A' | 'B' | 'C' | 'D' | 'E' | 'search' | 'turned'
/** Which sense leads a zombie (dw.zsense.6); `moan` is another's call, `heading` its own wandering. */
export type Sense = 'smell' | 'sight' | 'moan' | 'sound' | 'heading'

/** What is picked up, given, dropped. */
export type Thing =
  | { readonly weapon: WeaponId }
  | { readonly item: ItemId }
  | { readonly ammunition: string; readonly count: number }

/** One die: as it fell, what was added, and what it did. */
export interface Die {
  readonly face: number
  readonly modifiers: readonly Modifier[]
  readonly result: Result
}

/** What can happen in Dead Walk Again. Nothing is hidden. Humans are named by number. */
export type Event = Cited &
  (
    | { e: 'set up'; scenario: string; humans: number; zombies: number }
    | { e: 'clips rolled'; human: number; weapon: WeaponId; face: number; clips: number }
    | { e: 'placed'; human: number; at: XY; on: Surface }
    | { e: 'turn began'; turn: number }
    | { e: 'phase began'; phase: Phase; turn: number }
    | { e: 'zombie arrived'; zombie: number; at: XY; method: Method }
    | { e: 'no zombie'; method: Method; why: 'cap' | 'no place' }
    | {
        e: 'entry rolled'
        method: Method
        faces: readonly number[]
        arrivals: number
        room?: string
        vehicle?: string
        human?: number
      }
    | {
        e: 'fear tested'
        human: number
        faces: readonly number[]
        /** dw.fear.8 What is added to the dice, and how the value comes about. */
        modifiers?: readonly Modifier[]
        score: number
        value: number
        terms: readonly Modifier[]
        passed: boolean
      }
    | {
        e: 'wound tested'
        human: number
        face: number | null
        modifiers?: readonly Modifier[]
        wounds: number
        survived: boolean
      }
    | { e: 'zombification tested'; human: number; face: number; limit: number; turned: boolean }
    | { e: 'turned'; human: number; zombie: number; at: XY }
    | { e: 'fire spread'; figure: FigureId; face: number; caught: boolean }
    | { e: 'caught fire'; figure: FigureId; lighter: number | null }
    | {
        e: 'burned'
        figure: FigureId
        turns: number
        face: number | null
        modifiers?: readonly Modifier[]
        result: Result
      }
    | { e: 'fire out'; figure: FigureId }
    | { e: 'activated'; human: number; ap: number; doubled: boolean }
    | { e: 'activation ended'; human: number; left: number }
    | { e: 'stun over'; figure: FigureId }
    | { e: 'moved'; human: number; path: readonly XY[]; cost: number; left: number; stoppedBy: FigureId | null }
    | { e: 'climbed'; human: number; by: string; at: XY; on: Surface; cost: number; left: number }
    | {
        e: 'jumped'
        human: number
        at: XY
        on: Surface
        distance: number
        face: number | null
        modifiers?: readonly Modifier[]
        fell: boolean
        cost: number
        left: number
      }
    | { e: 'lay down'; human: number; left: number }
    | { e: 'stood up'; figure: FigureId; left: number }
    | { e: 'opening changed'; opening: string; state: OpeningState; human: number | null; left: number | null }
    | { e: 'room explored'; room: string; human: number }
    | { e: 'left the table'; human: number; left: number; carried: readonly string[] }
    | { e: 'engine turned'; human: number; turns: number; needed: number; left: number }
    | { e: 'joined'; human: number; seat: Seat }
    | { e: 'picked up'; human: number; thing: Thing; left: number }
    | { e: 'gave'; human: number; receiver: number; thing: Thing; left: number }
    | { e: 'dropped'; human: number; thing: Thing; at: XY }
    | { e: 'readied'; human: number; weapons: readonly WeaponId[]; left: number }
    | { e: 'reloaded'; human: number; weapon: WeaponId; loaded: number; left: number }
    | { e: 'jam cleared'; human: number; weapon: WeaponId; left: number }
    | { e: 'braced'; human: number; left: number }
    | { e: 'healed'; human: number; patient: number; by: number; wounds: number; left: number }
    | {
        e: 'aided'
        human: number
        patient: number
        face: number
        modifiers?: readonly Modifier[]
        by: number
        wounds: number
        left: number
      }
    | { e: 'extinguished'; human: number; figure: FigureId; face: number; out: boolean; left: number }
    | { e: 'refuelled'; human: number; left: number }
    | { e: 'restarted'; human: number; left: number }
    | { e: 'corpse destroyed'; human: number; corpse: number; left: number }
    /** A declaration: what is paid before any die. */
    | {
        e: 'declared'
        human: number
        weapon: WeaponId
        /** Who was named, and all who may be hit, in the order of the dice that pick among them (dw.autofire.9). */
        target: FigureId
        targets: readonly FigureId[]
        bursts: number
        aim: number
        sustained: boolean
        cost: number
        left: number
      }
    | { e: 'burst'; human: number; weapon: WeaponId; dice: readonly Die[]; loaded: number }
    | { e: 'jam rolled'; human: number; weapon: WeaponId; face: number | null; jammed: boolean }
    | { e: 'hit dealt'; figure: FigureId; face: number | null; result: Result }
    | { e: 'stray hit'; human: number; face: number | null }
    | { e: 'sprayed'; human: number; weapon: WeaponId; towards: XY; free: boolean; loaded: number; left: number }
    | { e: 'diced for'; figure: FigureId; die: Die }
    | { e: 'template placed'; human: number; weapon: WeaponId; at: XY; left: number }
    | {
        e: 'thrown'
        human: number
        weapon: WeaponId
        grenade: GrenadeId
        aim: XY
        die: Omit<Die, 'result'>
        strays: number
        left: number
      }
    | { e: 'strayed'; degrees: number; faces: readonly number[]; distance: number; at: XY | null }
    | { e: 'exploded'; grenade: GrenadeId; at: XY; confined: boolean; radius: number | null }
    | { e: 'dud'; human: number }
    | { e: 'flamed'; human: number; towards: XY; left: number }
    | { e: 'fuel checked'; human: number; face: number; empty: boolean }
    | { e: 'flamethrower hit'; human: number; face: number; explodes: boolean }
    | {
        e: 'shot close'
        human: number
        weapon: WeaponId
        target: FigureId
        dice: readonly Die[]
        loaded: number
        left: number
      }
    | {
        e: 'struck'
        human: number
        with: WeaponId | ItemId | 'bare hands'
        target: FigureId
        die: Die
        back: boolean
        left: number
      }
    /** dw.cskill.20 No die for a maniac. */
    | { e: 'chainsaw mishap'; human: number; face: number | null; what: 'hit' | 'stalls' | 'empty' }
    | {
        e: 'break tried'
        human: number
        face: number
        modifiers?: readonly Modifier[]
        opponents: number
        free: boolean
        left: number
      }
    | { e: 'fell'; figure: FigureId; from: Harm }
    | { e: 'stunned'; figure: FigureId }
    | { e: 'wounded'; human: number; by: number; wounds: number; from: Harm }
    | { e: 'eliminated'; figure: FigureId; at: XY; by: number | null; from: Harm | 'wounds' | 'despair' }
    | { e: 'moral lost'; human: number; by: number; bmv: number }
    | { e: 'last of the group'; human: number; bmv: number }
    | { e: 'moral regained'; human: number; by: number; bmv: number }
    | { e: 'noise'; at: XY; human: number | null }
    | { e: 'noises faded'; count: number }
    | { e: 'zombie senses'; zombie: number; sense: Sense; human: number | null; at: XY | null }
    | { e: 'heading rolled'; zombie: number; face: number; degrees: number }
    | {
        e: 'zombie moved'
        zombie: number
        path: readonly XY[]
        why: Sense | 'game master'
        human: number | null
        touches: number | null
      }
    | {
        e: 'zombie waits'
        zombie: number
        why: 'crowd' | 'no way' | 'held' | 'barrier' | 'at the sound' | 'game master'
      }
    | { e: 'zombie pounds'; zombie: number; opening: string }
    | { e: 'zombie left'; zombie: number; at: XY }
    | { e: 'lurched'; zombie: number; face: number; human: number; into: boolean; at: XY }
    | {
        e: 'barrier attacked'
        opening: string
        attackers: number
        turns: number
        faces: readonly number[]
        broken: boolean
      }
    | {
        e: 'zombie attacked'
        zombie: number
        human: number
        round: 1 | 2
        face: number
        modifiers: readonly Modifier[]
        needed: number
        hit: boolean
      }
    | {
        e: 'zombie fired'
        zombie: number
        weapon: WeaponId
        target: FigureId
        face: number
        hit: boolean
        loaded: number
      }
    /** For whom it is, if not for himself; and the dice that are taken back by it. */
    | { e: 'skill used'; human: number; skill: SkillId; for?: number; faces?: readonly number[] }
    /** dw.cskill.10 How many rounds were found. */
    | { e: 'pockets searched'; human: number; weapon: WeaponId; face: number; found: number }
    /** dw.search.1 A room or a vehicle. */
    | { e: 'searched'; human: number; place: string; left: number }
    /** dw.search.7 What is added to the die: by the place, by Lucky. */
    | {
        e: 'find rolled'
        human: number
        place: string
        face: number
        modifiers: readonly Modifier[]
        find: 'nothing' | 'survivor' | 'item' | 'weapon'
      }
    /** dw.search.14, dw.search.15 The dice of the table, those for how much there is of it, and what it is. */
    | { e: 'found'; human: number; faces: readonly number[]; quantity: readonly number[]; things: readonly Thing[] }
    /** dw.search.11 Who it is; nobody comes if there is no room for him. */
    | {
        e: 'survivor found'
        human: number
        faces: readonly number[]
        archetype: ArchetypeId
        sex: 'm' | 'f'
        survivor: number | null
        at: XY | null
      }
    | { e: 'antiseptic used'; human: number; corpse: number; left: number }
    | { e: 'radio switched'; human: number; on: boolean; left: number }
    | { e: 'got in'; human: number; vehicle: string; drives: boolean; left: number }
    | { e: 'got out'; human: number; vehicle: string; at: XY; left: number }
    | {
        e: 'start tried'
        human: number
        vehicle: string
        keys: boolean
        face: number | null
        modifiers?: readonly Modifier[]
        started: boolean
        left: number
      }
    | { e: 'vehicle refuelled'; human: number; vehicle: string; left: number }
    | { e: 'battery changed'; human: number; vehicle: string; left: number }
    /** The centre's way as it was driven; nobody drives a vehicle that rolls on by itself. */
    | { e: 'drove'; human: number | null; vehicle: string; path: readonly XY[]; heading: number; speed: number }
    | {
        e: 'turn rolled'
        vehicle: string
        face: number
        modifiers?: readonly Modifier[]
        skids: 'left' | 'right' | null
      }
    | { e: 'skidded'; vehicle: string; side: 'left' | 'right'; faces: readonly number[]; at: XY }
    | {
        e: 'rammed'
        vehicle: string
        face: number
        modifiers?: readonly Modifier[]
        result: 'stalls' | 'thrown' | 'killed'
        first: FigureId
      }
    | { e: 'thrown aside'; figure: FigureId; at: XY }
    | { e: 'crashed'; vehicle: string; into: string; at: XY }
    | { e: 'vehicle stopped'; vehicle: string; why: 'edge' }
    | { e: 'vehicle left'; vehicle: string; at: XY; aboard: readonly number[] }
    | { e: 'vehicle broken'; vehicle: string }
    /** A die of a quirk or psychosis: does it work? And what he has left to do. */
    | { e: 'trait tested'; human: number; trait: QuirkId | PsychosisId; face: number; works: boolean; left: number }
    /** The trauma points he came to, and what is left of them. */
    | { e: 'trauma'; human: number; points: number; left: number }
    | { e: 'psychosis'; human: number; psychosis: PsychosisId; faces: readonly number[] | null }
    /** dw.psychosis.18 What he must do now, and whom it concerns. */
    | { e: 'compelled'; human: number; by: QuirkId | PsychosisId; figure: FigureId | null }
    /** dw.psychosis.3 Whom he fires at instead. */
    | { e: 'fires wild'; human: number; target: FigureId }
    | { e: 'goal met'; what: string }
    | { e: 'lost'; human: number }
    | { e: 'seat handed over'; seat: Seat }
    | { e: 'seat taken back'; seat: Seat }
    | { e: 'graded'; grade: Grade; survivors: number; starters: number; full: boolean; partial: boolean }
  )
