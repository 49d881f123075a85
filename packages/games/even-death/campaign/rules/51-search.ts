/** ed.camp-search What is found in a tile, once in a game. */
import { ask, best, procedure, type Refusal, refuse, step } from '@shamble/kernel'
import type { ForceHuman } from '../../forces/force.ts'
import { PROFILE_IDS, profileOf } from '../../tables/profiles.ts'
import { type Action, actingIn, each } from '../action.ts'
import type { Command, CommandOf } from '../commands.ts'
import { stepsBetween } from '../map.ts'
import { SEARCH, SEARCH_WORTH } from '../numbers.ts'
import { enlisted, listRefusal, peopleIn, personIn, setForce, worthOf, worthOfUnit } from '../roster.ts'
import {
  type CampaignForce,
  forcesOf,
  isHuman,
  type Look,
  type Person,
  playerOf,
  setPlayer,
  setTile,
  tileAt,
  type Transaction,
} from '../state.ts'
import { addSupplies, suppliesOf } from '../supplies.ts'

/** The force that searches, what its die showed, what was added. */
type V = { force: number; face: number; by: number; what: string }

/** ed.camp-search.1, ed.camp-search.4 */
function refusalFor({ state }: Look, { at, owner }: CampaignForce): Refusal | null {
  if (!isHuman(owner)) return refuse('ed.camp-search.1', 'Only people search.')
  return tileAt(state, at).searched
    ? refuse('ed.camp-search.4', 'This tile has been searched; it is once in a game, whoever did it.')
    : null
}

/** ed.camp-search.3 Whether 1 may be added or subtracted. */
export const mayAdjust = ({ state }: Look, { at, owner }: CampaignForce): boolean =>
  tileAt(state, at).controller === owner

export const SEARCHING: Action<'search'> = {
  choices: (look, faction) =>
    each(
      look,
      faction,
      (force) => !refusalFor(look, force),
      (force) => ({ do: 'search', force }),
    ),
  refusal: (look, _faction, { force }) => refusalFor(look, actingIn(look, force)),
  take(t, faction, { force }) {
    const acting = actingIn(t, force)
    const { at } = acting
    setTile(t, at, { searched: true })
    const table = SEARCH.map(({ what }, i) => ({ from: (SEARCH[i - 1]?.most ?? 0) + 1, result: what }))
    const face = t.roll({ clause: 'ed.camp-search.2', sides: 8, seat: faction, what: 'search', table })
    t.emit({ e: 'searched', clause: 'ed.camp-search.2', faction, force, at, face, mayAdjust: mayAdjust(t, acting) })
    t.call('search', { force, face, by: 0, what: '' })
  },
}

const rowFor = (result: number) => SEARCH.find(({ most }) => result <= most) ?? SEARCH[4]

/** Decisions: as it fell, unless 1 more leaves the ambush. */
function adjustments({ face }: V): CommandOf<'adjust'>[] {
  const all = [0, 1, -1].filter((by) => face + by >= 1 && face + by <= 8)
  const first = rowFor(face).what === 'ambush' && rowFor(face + 1).what !== 'ambush' ? 1 : 0
  return [first, ...all.filter((by) => by !== first)].map((by) => ({ do: 'adjust', by }))
}

function adjustRefusal({ face }: V, command: Command): Refusal | null {
  if (command.do !== 'adjust') return refuse('ed.camp-search.3', 'First say whether 1 is added or subtracted.')
  const result = face + command.by
  return result >= 1 && result <= 8 ? null : refuse('ed.camp-search.4', 'The result stays within 1 to 8.')
}

/** ed.camp-search.8, ed.perks.2, ed.perks.3 Once for the force, however many have it. */
const hasScavenger = (force: CampaignForce): boolean => peopleIn(force).some(({ perks }) => perks.includes('scavenger'))

export const foundBy = (force: CampaignForce, result: number): number => {
  const { what, supplies } = rowFor(result)
  return what === 'supplies' ? supplies + (hasScavenger(force) ? 1 : 0) : 0
}

/** ed.camp-search.2 What the result is. */
function findOut(t: Transaction, v: V): void {
  const force = actingIn(t, v.force)
  const { owner: faction } = force
  const result = v.face + v.by
  const { what } = rowFor(result)
  v.what = what
  if (what === 'supplies') {
    const by = addSupplies(t, faction, foundBy(force, result))
    const supplies = suppliesOf(t.state, faction)
    t.emit({ e: 'found', clause: 'ed.camp-search.2', faction, by, scavenger: hasScavenger(force), supplies })
  }
  if (what !== 'luxuries') return
  setPlayer(t, faction, { eager: true })
  t.emit({ e: 'luxuries', clause: 'ed.camp-search.2', faction })
}

/** ed.camp-search.2, ed.camp-search.5 Whom the dead can take: who is worth 20 or less, else the cheapest; the dearest first. */
export function victimsIn(force: CampaignForce): Person[] {
  const people = peopleIn(force)
  const within = people.filter((one) => worthOfUnit(one) <= SEARCH_WORTH)
  const least = Math.min(...people.map(worthOfUnit))
  const found = within.length > 0 ? within : people.filter((one) => worthOfUnit(one) === least)
  return [...found].sort((a, b) => worthOfUnit(b) - worthOfUnit(a) || a.id - b.id)
}

/** ed.camp-rules.8 The zombie player chooses, unless there is one alone or the player is out. */
const choosing = ({ state }: Look, v: V, victims: readonly Person[]): boolean =>
  v.what === 'ambush' && victims.length > 1 && !playerOf(state, 'zombies').out

function ambush(t: Transaction, v: V, one: Person): void {
  const force = actingIn(t, v.force)
  setForce(t, force.id, { units: force.units.filter(({ id }) => id !== one.id) })
  t.emit({
    e: 'ambushed',
    clause: 'ed.camp-search.2',
    faction: force.owner,
    force: force.id,
    unit: one.id,
    profile: one.unit,
  })
  v.what = 'over'
}

function victimRefusal(victims: readonly Person[], command: Command): Refusal | null {
  if (command.do !== 'victim') return refuse('ed.camp-search.2', 'The dead lie in ambush: say whom they take.')
  return victims.some(({ id }) => id === command.unit)
    ? null
    : refuse('ed.camp-search.5', 'They take somebody worth 20 points or less, or else the cheapest.')
}

/** ed.camp-search.6, ed.camp-search.7 Where somebody so dear can join: the force itself, else the nearest, several if as near. */
export function joinable({ state, book }: Look, force: CampaignForce, worth: number): CampaignForce[] {
  const canTake = (one: CampaignForce): boolean => worthOf(one) + worth <= book.pointsLimit
  if (canTake(force)) return [force]
  const others = forcesOf(state, force.owner).filter((one) => one.id !== force.id && canTake(one))
  const away = (one: CampaignForce): number => stepsBetween(force.at, one.at)
  const least = Math.min(...others.map(away))
  return others.filter((one) => away(one) === least)
}

/** Decisions: the dearest first, with a pistol. */
const newcomers = ({ owner }: CampaignForce): ForceHuman[] =>
  PROFILE_IDS.filter((id) => profileOf(id).faction === owner && profileOf(id).points <= SEARCH_WORTH)
    .sort((a, b) => profileOf(b).points - profileOf(a).points)
    .map((unit) => ({ is: 'human', unit, weapons: ['pistol'], perks: [] }))

function recruits(look: Look, v: V): CommandOf<'recruit'>[] {
  const force = actingIn(look, v.force)
  return newcomers(force).flatMap((unit) => {
    const into = joinable(look, force, worthOfUnit(unit))
    return into.length > 1
      ? into.map(({ id }) => ({ do: 'recruit' as const, unit, into: id }))
      : into.map(() => ({ do: 'recruit' as const, unit }))
  })
}

function recruitRefusal(look: Look, v: V, command: Command): Refusal | null {
  if (command.do !== 'recruit') return refuse('ed.camp-search.2', 'A survivor joins: say who it is.')
  const force = actingIn(look, v.force)
  const refusal = listRefusal(force.owner, SEARCH_WORTH, [command.unit])
  if (refusal) return refusal
  const into = joinable(look, force, worthOfUnit(command.unit))
  if (command.into === undefined)
    return into.length < 2 ? null : refuse('ed.camp-search.7', 'Several forces are as near: say which one it is.')
  return into.some(({ id }) => id === command.into)
    ? null
    : refuse(
        'ed.camp-search.6',
        'The survivor joins the searching force, or the nearest one that can take somebody more.',
      )
}

function join(t: Transaction, v: V, { unit, into }: CommandOf<'recruit'>): void {
  const force = actingIn(t, v.force)
  const possible = joinable(t, force, worthOfUnit(unit))
  const joined = possible.find(({ id }) => id === into) ?? possible[0]
  if (!joined) return lose(t, force)
  const member = enlisted(t, unit)
  setForce(t, joined.id, { units: [...joined.units, member] })
  const elsewhere = joined.id !== force.id
  const clause = elsewhere ? 'ed.camp-search.6' : 'ed.camp-search.2'
  t.emit({ e: 'survivor joined', clause, faction: force.owner, force: joined.id, unit: member, elsewhere })
}

const lose = (t: Transaction, { owner }: CampaignForce): void =>
  t.emit({ e: 'survivor lost', clause: 'ed.camp-search.7', faction: owner })

const owner = (look: Look, v: V): string => actingIn(look, v.force).owner
const victims = (look: Look, v: V): Person[] => victimsIn(actingIn(look, v.force))
const takings = (look: Look, v: V): CommandOf<'victim'>[] =>
  victims(look, v).map(({ id }) => ({ do: 'victim', unit: id }))

export const search = procedure<Transaction, Command>('search', [
  ask<Transaction, Command, V>('ed.camp-search.3', 'adjust', {
    who: (look, v) => (mayAdjust(look, actingIn(look, v.force)) ? [owner(look, v)] : []),
    choices: (_look, v) => adjustments(v),
    check: (_look, v, _seat, command) => adjustRefusal(v, command),
    take(t, v, seat, command) {
      v.by = (command as CommandOf<'adjust'>).by
      const faction = playerOf(t.state, seat).faction
      t.emit({ e: 'adjusted', clause: 'ed.camp-search.3', faction, by: v.by, result: v.face + v.by })
    },
    onClock: (_look, v) => adjustments(v).slice(0, 1),
  }),
  step<Transaction, V>('ed.camp-search.2', 'what is found', findOut),
  ask<Transaction, Command, V>('ed.camp-search.2', 'victim', {
    who: (look, v) => (choosing(look, v, victims(look, v)) ? ['zombies'] : []),
    choices: takings,
    check: (look, v, _seat, command) => victimRefusal(victims(look, v), command),
    take(t, v, _seat, command) {
      const one = personIn(actingIn(t, v.force), (command as CommandOf<'victim'>).unit)
      if (one) ambush(t, v, one)
    },
    onClock: (look, v) => takings(look, v).slice(0, 1),
  }),
  step<Transaction, V>('ed.camp-search.5', 'ambush', (t, v) => {
    const one = v.what === 'ambush' ? best(victims(t, v), worthOfUnit) : null
    if (one) ambush(t, v, one)
  }),
  ask<Transaction, Command, V>('ed.camp-search.2', 'recruit', {
    who: (look, v) => (v.what === 'survivor' && recruits(look, v).length > 0 ? [owner(look, v)] : []),
    choices: recruits,
    check: (look, v, _seat, command) => recruitRefusal(look, v, command),
    take(t, v, _seat, command) {
      v.what = 'over'
      join(t, v, command as CommandOf<'recruit'>)
    },
    onClock: (look, v) => recruits(look, v).slice(0, 1),
  }),
  step<Transaction, V>('ed.camp-search.7', 'nobody can take', (t, v) => {
    if (v.what === 'survivor') lose(t, actingIn(t, v.force))
  }),
])
