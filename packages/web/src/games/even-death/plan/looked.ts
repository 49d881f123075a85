/** What is told of a unit that is only looked at, and of a place where somebody would stand. */
import { areFriends, type Human, isHerd, isOnTable, profileOf, type Unit, zombieClass } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import type { Note } from '../../../plan/plan.ts'
import type { Looked } from '../../../plan/sights.ts'
import { plural } from '../../../words/plain.ts'
import { lookOf } from '../read.ts'
import type { DisplayState, Planned, Preview } from '../types.ts'
import { inchWords } from '../words/inches.ts'
import { herdWords, unitCalled, unitTitle } from '../words/titles.ts'
import { pointOf } from './move.ts'
import { classNotes, note } from './notes.ts'
import { markOf } from './shown.ts'

const placesOf = (unit: Unit): readonly XY[] => (isHerd(unit) ? unit.zombies.map(({ at }) => at) : [unit.at])

/** From a place to the nearest figure of a unit. */
const gapTo = (s: DisplayState, from: XY, unit: Unit): number =>
  Math.min(...placesOf(unit).map((at) => lookOf(s).gap(from, at)))

/** How far off it is, and what can be seen of it from there. */
function sightNote(s: DisplayState, one: Human, from: XY, other: Unit): Note {
  const gap = inchWords(gapTo(s, from, other))
  const { seen, inCover } = lookOf(s).sight({ at: from, on: one.on, down: one.down }, other)
  if (seen === 0) return note(gap, 'out of sight', 'ed.sight.4')
  return note(gap, inCover ? 'in sight, in cover' : 'in sight, not in cover', 'ed.cover.2')
}

function strengthNote(unit: Unit): Note {
  const { toughness } = isHerd(unit) ? zombieClass(unit.kind, unit.zombies.length) : profileOf(unit.profile)
  const dice = `toughness ${plural(toughness.dice, 'die', 'dice')}, each ${toughness.number} or more`
  return note(String(toughness.dice), dice, isHerd(unit) ? 'ed.profiles.4' : 'ed.profiles.1')
}

/** ed.bite.4 Whether a herd could bite somebody there after one Move. */
const biteNotes = (s: DisplayState, from: XY, other: Unit): Note[] =>
  isHerd(other) && gapTo(s, from, other) <= lookOf(s).biteReach(other)
    ? [note('!', 'could bite there after one Move', 'ed.bite.4', true)]
    : []

/** A unit with nothing to be done to it: what it is, how far off, and why nothing can be done. */
export function looked(s: DisplayState, place: string, one: Unit | undefined, chosen: Planned | null): Looked | null {
  const unit = unitCalled(s.view, place)
  if (!unit || !isOnTable(unit) || unit.id === one?.id) return null
  const isEnemy = one !== undefined && !areFriends(s.view, one.seat, unit.seat)
  const from = one && !isHerd(one) && isOnTable(one) ? one : null
  return {
    title: unitTitle(s.view, unit),
    subtitle: isHerd(unit) ? herdWords(unit) : profileOf(unit.profile).title,
    mark: markOf(unit),
    notes: [
      ...(from ? [sightNote(s, from, from.at, unit)] : []),
      strengthNote(unit),
      ...classNotes(unit),
      ...(from && isEnemy ? biteNotes(s, from.at, unit) : []),
    ],
    refusal: chosen?.refusal(place) ?? null,
  }
}

/** So many of the others are told of. */
const NEAREST = 4

/** What would be seen and feared from a place where somebody would stand. */
export function supposed(s: DisplayState, one: Unit | undefined): Preview | null {
  const from = pointOf(s, s.selection.whatIf ?? null)
  if (!from || !one || isHerd(one)) return null
  const others = [...s.view.humans, ...s.view.herds]
    .filter((other) => isOnTable(other) && !areFriends(s.view, one.seat, other.seat))
    .sort((a, b) => gapTo(s, from, a) - gapTo(s, from, b))
    .slice(0, NEAREST)
  const notes = others.flatMap((other): Note[] => {
    const { value, words, clause } = sightNote(s, one, from, other)
    const bites = biteNotes(s, from, other).map((bite) => ({
      ...bite,
      words: `${unitTitle(s.view, other)} ${bite.words}`,
    }))
    return [note(value, `${unitTitle(s.view, other)}: ${words}`, clause), ...bites]
  })
  return {
    title: 'From there',
    subtitle: unitTitle(s.view, one),
    mark: markOf(one),
    variants: [],
    notes,
    refusal: null,
  }
}
