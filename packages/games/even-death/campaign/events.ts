/** Everything that can happen in a campaign, a group for each chapter that tells any. Tiles go by their dice, forces by their numbers. */
import type { Seat } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Faction, ProfileId } from '../tables/profiles.ts'
import type { Brains, Decay, Hunger } from '../tables/states.ts'
import type { Change, Regrouped } from './commands.ts'
import type { Place } from './map.ts'
import type { Fate, Result } from './result.ts'
import type { Member, Side, Structure } from './state.ts'

/** Victory points by where they come from (ed.camp-vp.3). */
export interface Points {
  readonly battles: number
  readonly towns: number
  readonly cities: number
  readonly tiles: number
  readonly supplies: number
  readonly pillages: number
  readonly all: number
}

/** How the war stands: what a page of the chronicle shows. */
export interface Snapshot {
  /** A letter a tile, row by row: who controls it (s, m, b, z), or a dot. */
  readonly controllers: string
  /** F, A, T or a dot. */
  readonly structures: string
  readonly forces: readonly {
    readonly id: number
    readonly owner: Faction
    readonly at: Place
    readonly worth: number
  }[]
  readonly players: readonly { readonly faction: Faction; readonly supplies: number; readonly points: Points }[]
}

/** Why a force or horde is no more. */
export type Removal = 'lost' | 'nobody left' | 'drawn' | 'out'

interface Setting {
  'order rolled': { faction: Faction; face: number }
  'order stands': { factions: readonly Faction[] }
  'start tile rolled': { faction: Faction; y: number; x: number; again: boolean }
  'start tile taken': { faction: Faction; at: Place }
  fortified: { faction: Faction; at: readonly Place[] }
  locked: { faction: Faction }
  'force placed': { force: number; owner: Faction; at: Place; units: readonly Member[]; worth: number }
  'horde tile rolled': { y: number; x: number; again: boolean }
  'war begins': Snapshot
}

interface Turns {
  'turn begins': { faction: Faction; round: number; turn: number }
  'points counted': { faction: Faction; points: Points; needed: number }
  'farms gave': { faction: Faction; by: number; supplies: number }
  'upkeep paid': { faction: Faction; due: number; by: number; supplies: number }
  'health rolled': { faction: Faction; force: number; face: number; unit: number | null }
  'health changed': { force: number; unit: number; health: 'healthy' | 'sick' | 'infected' }
  'horde roll': { face: number; needed: number; passed: boolean }
  'luxuries used up': { faction: Faction }
  'turn over': { faction: Faction; round: number; actionsLeft: number } & Snapshot
}

interface Actions {
  moved: { faction: Faction; force: number; from: Place; to: Place }
  'took control': { faction: Faction; force: number; at: Place; from: Faction | null; structure: Structure | null }
  built: { faction: Faction; force: number; at: Place; structure: Structure }
  healed: {
    faction: Faction
    force: number
    at: Place
    units: readonly { readonly unit: number; readonly by: number }[]
  }
  trained: { faction: Faction; force: number; at: Place; points: number; changes: readonly Change[] }
  promoted: { force: number; unit: number; from: ProfileId; to: ProfileId; vitality: number }
  recruited: { faction: Faction; force: number; units: readonly Member[] }
  founded: { faction: Faction; force: number; at: Place; units: readonly Member[] }
  searched: { faction: Faction; force: number; at: Place; face: number; mayAdjust: boolean }
  adjusted: { faction: Faction; by: number; result: number }
  ambushed: { faction: Faction; force: number; unit: number; profile: ProfileId }
  found: { faction: Faction; by: number; scavenger: boolean; supplies: number }
  luxuries: { faction: Faction }
  'survivor joined': { faction: Faction; force: number; unit: Member; elsewhere: boolean }
  'survivor lost': { faction: Faction }
  raided: { faction: Faction; force: number; at: Place; victim: Faction; by: number }
  'pillage rolled': {
    faction: Faction
    force: number
    at: Place
    victim: Faction
    structure: Structure
    face: number
    passed: boolean
  }
  'drop rolled': { faction: Faction; what: 'supplies' | 'paratroopers'; face: number; needed: number; passed: boolean }
  'zombify rolled': { force: number; face: number; needed: number; passed: boolean }
  'herds joined': { force: number; units: readonly Member[] }
  feasted: { force: number; herds: readonly { readonly unit: number; readonly from: number; readonly to: number }[] }
}

interface Battles {
  'battle begins': { faction: Faction; at: Place; sides: readonly Side[] }
  'behaviour rolled': { faces: readonly number[]; decay: Decay; brains: Brains; hunger: Hunger }
  'quick agreed': { quick: boolean; against: readonly Faction[] }
  'result proposed': { by: Seat; result: Result }
  'result answered': { by: Seat; yes: boolean }
  'entered by hand': { by: Seat }
  'battle over': {
    part: number
    at: Place
    sides: readonly Side[]
    winner: Faction | null
    rounds: number
    battle: string
  }
  'person after battle': {
    force: number
    unit: number
    profile: ProfileId
    fate: Fate
    /** By how much the vitality fell. */
    lost: number
    infected: boolean
  }
  'herds after battle': { force: number; from: readonly Regrouped[]; to: readonly Regrouped[] }
  'points banked': { faction: Faction; for: 'battle' | 'pillage'; by: number }
  'force removed': { force: number; owner: Faction; at: Place; units: number; because: Removal }
  retreated: { force: number; owner: Faction; from: Place; to: Place }
  regrouped: { force: number; from: readonly Regrouped[]; to: readonly Regrouped[] }
  'horde arose': { force: number; at: Place; units: readonly Member[] }
  'zombies vanished': { at: Place }
  'player out': { faction: Faction }
  'player back': { faction: Faction }
  'campaign over': { winners: readonly Faction[] } & Snapshot
}

type Happenings = Setting & Turns & Actions & Battles

export type Event = {
  [E in keyof Happenings]: { readonly e: E; readonly clause: Clause; readonly audience?: readonly Seat[] } & Readonly<
    Happenings[E]
  >
}[keyof Happenings]
