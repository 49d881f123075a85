/** rs.move What a place means to whoever walks: the ways of going there, what is done at their end, and where he looks then. */
import type { Act, Facing } from '@shamble/run-or-shoot/forecast'
import { type CommandOf, isDoor, type Survivor } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { plain } from '../../../plan/plan.ts'
import { possessive, uncapital } from '../../../words/plain.ts'
import { parsePlace, pointName, spotNamed } from '../place.ts'
import { groundFor, lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Target, Variant } from '../types.ts'
import { cacheTitle, climbTitle, openingTitle } from '../words/places.ts'
import { calledBy, thingsWords, zedTitle } from '../words/titles.ts'
import { shownFor } from './aimed.ts'
import { refusedBeyond, thingRefusalAt } from './refusals.ts'
import { walkNotes } from './walk-notes.ts'
import { beginning, byStairs, doneAt, handled, type Plan, planTo, throughDoor } from './ways.ts'

export type Move = CommandOf<'move'>

/** "Go there", "Go to the pharmacy door and open it". */
interface Errand {
  readonly plan: Plan
  readonly words: string
}

const LAST = lastAnswer<DisplayState['view'], readonly Errand[]>()

/** What a place means to whoever walks: the ways of going there, the plainest first. */
function errandsTo(s: DisplayState, one: Survivor, place: string): readonly Errand[] {
  return LAST(s.view, `${one.n} ${place}`, () => {
    const found = parsePlace(place)
    if (found?.kind === 'terrain') return withOffered(s, one, place, thingErrands(s, one, found.id))
    return found?.kind === 'point' ? withOffered(s, one, place, pointErrands(s, one, place)) : []
  })
}

function pointErrands(s: DisplayState, one: Survivor, place: string): Errand[] {
  const spot = spotNamed(place, s)
  const plan = spot && planTo(lookOf(s), one, spot)
  if (!plan) return []
  return [...(plan.acts.length > 0 ? [{ plan, words: 'Go there' }] : []), ...leaving(s, one, plan)]
}

const deedsOf = (acts: readonly Act[]): string => JSON.stringify(acts.filter(({ act }) => act !== 'go'))

/** Besides, what the rules offer there and no way of ours leads to: less than all of a pile, from a narrow place. */
function withOffered(s: DisplayState, one: Survivor, place: string, found: readonly Errand[]): readonly Errand[] {
  const look = lookOf(s)
  const known = new Set(
    found.flatMap(({ plan }) => (look.endRefusal(one, plan.leg) === null ? [deedsOf(plan.acts)] : [])),
  )
  const others = offered(s, 'move').filter((c) => placeOfMove(one, c) === place && !known.has(deedsOf(c.acts)))
  return [
    ...found,
    ...others.flatMap(({ acts }): Errand[] => {
      const leg = look.acts(one, look.start(one), acts)
      return 'reason' in leg ? [] : [{ plan: { acts, leg }, words: actWords(s, acts) }]
    }),
  ]
}

function actWords(s: DisplayState, acts: readonly Act[]): string {
  const ground = groundFor(s.options)
  const last = acts.at(-1)
  switch (last?.act) {
    case 'open':
      return `Open ${openingTitle(ground, last.door)}`
    case 'close':
      return `Close ${openingTitle(ground, last.door)}`
    case 'search':
      return `Search ${cacheTitle(ground, last.cache)}`
    case 'stairs':
      return `Take ${climbTitle(ground, last.stairs)}`
    case 'pick-up':
      return `Pick up ${thingsWords(s.view, last.take)}`
    case 'leave':
      return 'Go there and leave the table'
    default:
      return 'Go there'
  }
}

/** rs.move.12 Off the table, where it may be left. */
function leaving(s: DisplayState, one: Survivor, { acts, leg }: Plan): Errand[] {
  const look = lookOf(s)
  const out: Act = { act: 'leave' }
  const gone = look.acts(one, leg, [out])
  return 'reason' in gone ? [] : [{ plan: { acts: [...acts, out], leg: gone }, words: 'Go there and leave the table' }]
}

/** A door, a pile, a cache or stairs. */
function thingErrands(s: DisplayState, one: Survivor, id: string): Errand[] {
  const look = lookOf(s)
  const start = beginning(look, one)
  const { openings, caches, climbs } = look.book.map
  const said = (plan: Plan | null): Errand[] => (plan ? [{ plan, words: actWords(s, plan.acts) }] : [])
  const door = openings.find((opening) => opening.id === id && isDoor(opening.kind))
  if (door && s.view.openings[id]?.state === 'open') return said(handled(look, one, start, door, 'close'))
  if (door) {
    const through = throughDoor(look, one, start, door)
    const words = `Open ${openingTitle(groundFor(s.options), id)} and go through`
    return [...said(handled(look, one, start, door, 'open')), ...(through ? [{ plan: through, words }] : [])]
  }
  const cache = caches.find((each) => each.id === id)
  if (cache) return said(doneAt(look, one, start, cache, { act: 'search', cache: id }))
  if (climbs.some((climb) => climb.id === id)) return said(byStairs(look, one, start, id))
  const pile = s.view.piles.find((each) => each.id === id)
  if (!pile) return []
  // rs.items.1 All of it, or one thing.
  const all = [...pile.weapons.map((weapon) => weapon.id), ...pile.items]
  const lots = all.length === 1 ? [all] : [all, ...[...new Set(all)].map((thing) => [thing])]
  return lots.flatMap((take) => said(doneAt(look, one, start, pile, { act: 'pick-up', pile: id, take })))
}

const facingWords = (s: DisplayState, { at }: Facing): string =>
  typeof at === 'string'
    ? at === 'ahead'
      ? 'looking straight on'
      : 'looking as now'
    : `looking at ${zedTitle(s.view, at.zed)}`

/** The last point of a plan before its end. */
function before(one: Survivor, acts: readonly Act[]): XY {
  const points = acts.flatMap((act) => (act.act === 'go' ? [{ x: act.to[0], y: act.to[1] }] : []))
  return points.at(-2) ?? one.at
}

/** Lengths are read in tenths of a centimetre. */
const READ = 10

/** What is left of a move beside what is said of its way: the two make the whole. */
export const unusedBeside = (whole: number, left: number): number => whole - Math.round((whole - left) / READ) * READ

/** rs.move.3 What is not used is lost, unless he finds something, and goes on. */
function endingOf(s: DisplayState, one: Survivor, { acts, leg }: Plan): Pick<Variant, 'ends'> {
  const last = acts.at(-1)?.act
  const unused = unusedBeside(lookOf(s).start(one).left, leg.left)
  if (unused <= 0 || last === 'search' || last === 'leave') return {}
  const words = `Ends ${possessive(calledBy(one.who))} move, ${lengthWords(unused)} unused.`
  return { ends: { words, clause: 'rs.move.3' } }
}

/** One errand with the ways to look at its end; who can still shoot looks at a Zed first. */
function variantsOf(s: DisplayState, one: Survivor, { plan, words }: Errand): Variant[] {
  const look = lookOf(s)
  const facings = look.facings(one, plan.leg, before(one, plan.acts))
  const shoots = look.movesBy(one) === 'BOTH'
  const ranked = shoots
    ? [...facings].sort((a, b) => Number(typeof b.at !== 'string') - Number(typeof a.at !== 'string'))
    : facings
  return ranked.map((facing): Variant => {
    const command: Move = { do: 'move', acts: [...plan.acts], facing: [facing.facing[0], facing.facing[1]] }
    const looking = facingWords(s, facing)
    return plain(`${words}, ${looking}`, [command], { dials: { Do: words, Look: looking }, ...endingOf(s, one, plan) })
  })
}

export function moveTarget(s: DisplayState, one: Survivor, place: string): Target | null {
  const errands = errandsTo(s, one, place).filter(({ plan }) => lookOf(s).endRefusal(one, plan.leg) === null)
  const [first] = errands
  if (!first) return null
  const variants = errands
    .flatMap((errand) => variantsOf(s, one, errand))
    .filter(({ commands: [c] }) => c && refused(s, c) === null)
  if (variants.length === 0) return null
  return {
    place,
    ...shownFor(
      one,
      `${calledBy(one.who)}: ${uncapital(first.words)}`,
      lengthWords(lookOf(s).start(one).left - first.plan.leg.left),
      variants,
      walkNotes(s, one, first.plan),
    ),
  }
}

/** Where a walk that is offered ends, or what it does something with. */
export function placeOfMove(one: Survivor, { acts }: Move): string {
  const last = acts.findLast(({ act }) => act !== 'go' && act !== 'leave' && act !== 'pour' && act !== 'drop')
  switch (last?.act) {
    case 'open':
    case 'close':
      return last.door
    case 'pick-up':
      return last.pile
    case 'search':
      return last.cache
    case 'stairs':
      return last.stairs
    default: {
      const go = acts.findLast((act) => act.act === 'go')
      const [x, y] = go?.act === 'go' ? go.to : [one.at.x, one.at.y]
      return pointName({ x, y }, one.level)
    }
  }
}

/** Why he cannot go there: what the whole way would take, else what the rules say of the straight one. */
export function walkRefusal(
  s: DisplayState,
  one: Survivor,
  place: string | null,
): { clause: string; reason: string } | null {
  const spot = spotNamed(place, s)
  if (place === null || !spot) return null
  const [errand] = errandsTo(s, one, place)
  const look = lookOf(s)
  if (errand) return look.endRefusal(one, errand.plan.leg)
  const found = parsePlace(place)
  const about = found?.kind === 'terrain' ? thingRefusalAt(s, one, found.id) : null
  if (about) return about
  const beyond = refusedBeyond(s, one, spot)
  if (beyond) return beyond
  if (spot.level !== one.level) return { clause: 'rs.move.10', reason: 'No stairs lead there in one move.' }
  const at = { x: Math.round(spot.at.x), y: Math.round(spot.at.y) }
  return found?.kind === 'point' && !look.isRoom(one, look.start(one), at)
    ? { clause: 'rs.move.4', reason: 'Nobody can stand there: something is in the way.' }
    : refused(s, { do: 'move', acts: [{ act: 'go', to: [at.x, at.y] }] })
}
