/** rs.door.7 to rs.door.14 Step 7b: doors and windows are smashed. */
import { procedure, step } from '@shamble/kernel'
import { type Barrier, barriersWithin, crossingsOf, NOBODY } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { OpeningPlace } from '../content/table-map.ts'
import {
  allZeds,
  change,
  changeZed,
  type Look,
  type OpeningNow,
  radiusOf,
  type Transaction,
  type Zed,
} from '../state.ts'
import { AT_IT } from '../tables/units.ts'
import { openingOf } from './02-terrain.ts'
import { beginStep } from './08-parts.ts'
import { gatesFor, stepOf } from './23-floors.ts'
import { OVER, type Route, type Walker, wayTo } from './23-ways.ts'
import { isHolding } from './23-zed.ts'
import { aimOf } from './24-priority.ts'
import { unmask } from './32-mutant.ts'
import { prowlOf } from './32-prowl.ts'
import { revealAll } from './43-secrecy.ts'
import { byHearers } from './43-shared.ts'

/** Closed doors and windows within 100 units of its base. */
function closedAt({ facts, state }: Look, z: Zed): string[] {
  const { layout, closed } = facts
  return barriersWithin(layout, closed[z.level] as Uint8Array, z.at, radiusOf(z) + AT_IT).flatMap((i) => {
    const id = openingOf(layout.barriers[i] as Barrier)
    return id !== null && state.openings[id]?.state === 'closed' ? [id] : []
  })
}

/** The way that a Zed is about to take, and how it walks. */
function wayOf(look: Look, z: Zed): { way: Route; walker: Walker } | null {
  const prowl = z.kind === 'ordinary' ? null : prowlOf(look, z)
  const walker = prowl?.walker ?? 'ordinary'
  const way = prowl === null ? (aimOf(look, z)?.route ?? null) : wayTo(look, walker, z, prowl.target)
  return way === null ? null : { way, walker }
}

/** Automation A5: the closed door or window that is the next thing on a way; null if a fence, a climb or nothing is. */
function nextOn(look: Look, way: Route, walker: Walker): string | null {
  const [leg] = way.legs
  if (leg === undefined) return null
  const { layout } = look.facts
  const [first] = crossingsOf(layout, gatesFor(look, walker, leg.floor).gates, leg.path)
  if (first !== undefined) return openingOf(layout.barriers[first.barrier] as Barrier)
  if (leg.link === NOBODY || leg.link === OVER) return null
  const { is, id } = stepOf(look, walker, leg.link)
  return is === 'window' ? id : null
}

/** rs.door.10, rs.door.13 What a standing attacker that holds nobody smashes at; null if nothing. */
function smashedBy(look: Look, z: Zed): string | null {
  if (z.mode === 'drifting' || z.down || z.pins !== null) return null
  const near = closedAt(look, z)
  if (near.length === 0 || isHolding(look, z)) return null
  const found = wayOf(look, z)
  const next = found === null ? null : nextOn(look, found.way, found.walker)
  return next !== null && near.includes(next) ? next : null
}

/** rs.door.7, rs.door.8 A window is as weak as a standard door (rs.terrain.1). */
export const neededFor = ({ book }: Look, { kind }: OpeningPlace): number =>
  kind === 'reinforced' ? book.door.reinforced : book.door.standard

/** rs.door.10, rs.door.11, rs.secrecy.11 Zed-turns add up, and stay; whoever smashes is hidden no longer, and does nothing else. */
function smash(t: Transaction, place: OpeningPlace, by: readonly Zed[]): void {
  const { state } = t
  const needed = neededFor(t, place)
  const was = state.openings[place.id] as OpeningNow
  const seen = by.map((z) => changeZed(state, unmask(t, z).id, { spent: true }))
  const zedTurns = Math.min(needed, was.zedTurns + seen.length)
  const isDown = zedTurns >= needed
  const now: OpeningNow = change(was, { zedTurns, state: isDown ? 'destroyed' : 'closed' })
  state.openings = Object.freeze({ ...state.openings, [place.id]: now })
  for (const zeds of byHearers(t, seen))
    t.emit({ e: 'smashed at', clause: 'rs.door.10', door: place.id, zeds: zeds.map(({ n }) => n), zedTurns, needed })
  if (!isDown) return
  t.renew()
  t.emit({ e: 'door', clause: 'rs.door.11', door: place.id, survivor: null, now: 'destroyed' })
}

/** rs.door.10 Who smashes what is settled at the start of 7b, before anything gives way. */
function smashAll(t: Transaction): void {
  beginStep(t, '7b')
  const at = new Map<string, Zed[]>()
  for (const z of allZeds(t.state)) {
    const opening = smashedBy(t, z)
    if (opening !== null) at.set(opening, [...(at.get(opening) ?? []), z])
  }
  for (const place of t.book.map.openings) {
    const by = at.get(place.id)
    if (by) smash(t, place, by)
  }
  if (at.size > 0) revealAll(t)
}

export const smashing = procedure<Transaction, Command>('smashing', [step('rs.door.10', 'smash', smashAll)])
