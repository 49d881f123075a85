/** rs.secrecy.10, rs.secrecy.17 Who knows of what, where the survivors do not tell each other everything or not everything is shown. */
import type { Seat } from '@shamble/kernel'
import type { Event } from '../events.ts'
import {
  isInPlay,
  isPlayed,
  type Look,
  type Survivor,
  survivorOf,
  type Transaction,
  UMPIRE,
  type Unshared,
  type Zed,
} from '../state.ts'
import { TALK } from '../tables/survivors.ts'
import { cm } from '../tables/units.ts'
import { asFigure, isWithin } from './01-measure.ts'
import { hasClearLine, sees } from './03-sight.ts'

export const zedKey = (n: number): string => `zed ${n}`
export const personKey = (n: number): string => `person ${n}`

/** Everything is shared and shown, by the printed rules; by others a view does not tell whether anything is kept just now. */
export const isAllShared = ({ book }: Look): boolean => book.sharesFinds() && book.showsUnseen()

/** rs.secrecy.17 Near enough to tell, or both with a radio. */
const areInTouch = (a: Survivor, b: Survivor): boolean =>
  isWithin(asFigure(a), asFigure(b), cm(TALK)) || (a.items.includes('radio') && b.items.includes('radio'))

const isOutOfTouch = ({ state }: Look, s: Survivor): boolean =>
  !state.survivors.some((other) => other.n !== s.n && isPlayed(other) && areInTouch(s, other))

/** rs.secrecy.17 Somebody finds something: it stays his own seat's while he can tell nobody. NPS tell everybody. */
export function keepToHimself(t: Transaction, s: Survivor, ...what: string[]): void {
  if (t.book.sharesFinds() || !isPlayed(s) || !isOutOfTouch(t, s)) return
  const found = what.map((one): Unshared => Object.freeze({ what: one, by: s.n }))
  t.state.unshared = Object.freeze([...t.state.unshared, ...found])
}

/** Does somebody see what another has found? */
function seesIt(look: Look, s: Survivor, what: string): boolean {
  const { zeds, survivors, piles } = look.state
  const figure = zeds.find(({ n }) => zedKey(n) === what) ?? survivors.find(({ n }) => personKey(n) === what)
  if (figure) return sees(look, s, figure)
  const place = piles.find(({ id }) => id === what) ?? look.book.map.caches.find(({ id }) => id === what)
  return place !== undefined && hasClearLine(look, s, place)
}

/** rs.secrecy.17 Another PS sees it too, or can be told. */
function isOut(look: Look, { what, by }: Unshared): boolean {
  const finder = survivorOf(look.state, by)
  if (finder && isInPlay(finder) && !isOutOfTouch(look, finder)) return true
  return look.state.survivors.some((s) => s.n !== by && isPlayed(s) && seesIt(look, s, what))
}

/** rs.secrecy.17 What has come out since is known to everybody. */
export function shareFinds(t: Transaction): void {
  const { unshared } = t.state
  // What only some have seen does something in every part of a turn, and that others see.
  if (!isAllShared(t)) t.reveal()
  if (unshared.length === 0) return
  const out = unshared.filter((one) => isOut(t, one))
  if (out.length === 0) return
  t.state.unshared = Object.freeze(unshared.filter((one) => !out.includes(one)))
  t.reveal()
  for (const by of new Set(out.map((one) => one.by))) {
    const what = out.filter((one) => one.by === by).map((one) => one.what)
    t.emit({ e: 'shared', clause: 'rs.secrecy.17', by, what })
  }
}

/** rs.secrecy.17 Does a seat know of it: nobody keeps it to himself, or its own survivor does? */
export function knows({ state }: Pick<Look, 'state'>, seat: Seat | null, what: string): boolean {
  if (state.unshared.length === 0 || seat === UMPIRE) return true
  const kept = state.unshared.find((one) => one.what === what)
  return kept === undefined || (seat !== null && survivorOf(state, kept.by)?.seat === seat)
}

/** rs.secrecy.10 By the strict rule only Zeds that somebody sees are shown, or saw on their way (rs.shoot.15). */
export const isInSight = (look: Look, z: Zed): boolean =>
  look.book.showsUnseen() || look.state.survivors.some((s) => isInPlay(s) && (sees(look, s, z) || sawPass(look, s, z)))

const sawPass = (look: Look, s: Survivor, z: Zed): boolean =>
  z.walked.some(({ at, level }) => sees(look, s, { ...z, at, level }))

/** Is a Zed on everybody's table? */
export const isOpen = (look: Look, z: Zed): boolean =>
  z.n !== 0 && isInSight(look, z) && !look.state.unshared.some(({ what }) => what === zedKey(z.n))

/** Is a Zed on a seat's table? */
export const isShown = (look: Look, seat: Seat | null, z: Zed): boolean =>
  seat === UMPIRE || (knows(look, seat, zedKey(z.n)) && isInSight(look, z))

/**
 * rs.secrecy.10, rs.secrecy.17 Does a seat know that somebody dead has risen? If the Zed is shown to it, or somebody sees that
 * nobody lies any more where he fell.
 */
export function knowsRisen(look: Look, seat: Seat | null, dead: number): boolean {
  const { risen, zeds, survivors } = look.state
  const n = risen[dead]
  if (n === undefined || !knows(look, seat, personKey(dead)) || !knows(look, seat, zedKey(n))) return false
  const zed = zeds.find((z) => z.n === n)
  if (seat === UMPIRE || zed === undefined || isInSight(look, zed)) return true
  const body = survivorOf(look.state, dead)
  return body !== undefined && survivors.some((s) => isInPlay(s) && sees(look, s, body))
}

/**
 * rs.secrecy.10, rs.secrecy.17 Zeds that an event would name together, apart by who may hear of them: those of which
 * everybody hears first, even if there are none of them. Whoever is not told of some must not miss the others.
 */
export const byHearers = <T extends { readonly n: number }>(
  look: Look,
  zeds: readonly T[],
): readonly (readonly T[])[] => apart(look, zeds, ({ n }) => ({ zeds: [n], what: [zedKey(n)] }))

/** rs.secrecy.17 People in the same way; nobody hears that there are others. */
export const peopleByHearers = (look: Look, people: readonly Survivor[]): readonly (readonly Survivor[])[] =>
  apart(look, people, ({ n }) => ({ zeds: [], what: [personKey(n)] })).filter((some) => some.length > 0)

function apart<T>(look: Look, all: readonly T[], mentionedBy: (one: T) => Mentioned): readonly (readonly T[])[] {
  if (isAllShared(look)) return [all]
  const groups = new Map<string, T[]>([[EVERYBODY, []]])
  for (const one of all) {
    const hearing = hearersOfAll(look, mentionedBy(one))?.join() ?? EVERYBODY
    groups.set(hearing, [...(groups.get(hearing) ?? []), one])
  }
  return [...groups.values()]
}
const EVERYBODY = 'everybody'

/** The numbers in a part of an event: one, several, or records that name a Zed. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(numbersIn)
  return typeof value === 'object' && value !== null && 'zed' in value ? numbersIn(value.zed) : []
}

const ZEDS: ReadonlySet<string> = new Set(['zed', 'zeds'])
const PEOPLE: ReadonlySet<string> = new Set(['survivor', 'survivors', 'whom', 'patient', 'leader'])
const THINGS: ReadonlySet<string> = new Set(['cache', 'from', 'pile'])

/** Zeds by their numbers, and everything by its key. */
interface Mentioned {
  readonly zeds: readonly number[]
  readonly what: readonly string[]
}

/** What an event is about. */
function mentioned(event: Event): Mentioned {
  const parts = Object.entries(event)
  const zeds = parts.flatMap(([key, value]) => (ZEDS.has(key) ? numbersIn(value) : []))
  const people = parts.flatMap(([key, value]) => (PEOPLE.has(key) ? numbersIn(value) : []))
  const things = parts.flatMap(([key, value]) => (THINGS.has(key) && typeof value === 'string' ? [value] : []))
  return { zeds, what: [...zeds.map(zedKey), ...people.map(personKey), ...things] }
}

/** rs.secrecy.10, rs.secrecy.17 The seats that may hear of something; null for everybody. */
export const hearersOf = (look: Look, event: Event): readonly Seat[] | null =>
  isNothingKept(look) ? null : hearersOfAll(look, mentioned(event))

const isNothingKept = ({ state, book }: Look): boolean => state.unshared.length === 0 && book.showsUnseen()

/** The seats that may hear of all of it. */
function hearersOfAll(look: Look, { zeds, what }: Mentioned): readonly Seat[] | null {
  const { state } = look
  if (what.length === 0 || isNothingKept(look)) return null
  const isUnseen = state.zeds.some((z) => zeds.includes(z.n) && !isInSight(look, z))
  const seats = Object.keys(state.holders)
  const hearing = seats.filter((seat) => seat === UMPIRE || (!isUnseen && what.every((one) => knows(look, seat, one))))
  return hearing.length === seats.length ? null : hearing
}
