/** rs.move.3, rs.door.4 Why somebody does not get to a thing, or beyond a shut door: which door, and what it would take. */
import type { Act, Leg } from '@shamble/run-or-shoot/forecast'
import { cm, isDoor, type OpeningPlace, type Spot, STAIRS_COST, type Survivor } from '@shamble/run-or-shoot/page'
import type { Refusal } from '@shamble/kernel'
import { lengthWords } from '../../../board/measured/units.ts'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { capital, count, listed } from '../../../words/plain.ts'
import { groundFor, lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { openingTitle } from '../words/places.ts'
import { type WayOn, wayOn } from './way-on.ts'
import { doorRefusal, handled, longerBeginning, planTo, thingRefusal } from './ways.ts'

/** So much farther than the move a way is looked for: two doors and two flights of stairs, and what lies between. */
const FARTHER = 4000

type Handling = Extract<Act, { act: 'open' | 'close' }>
const isHandling = (act: Act): act is Handling => act.act === 'open' || act.act === 'close'

/** "The way takes 16.2 cm in all, and 10 cm are left." */
function tooLong(s: DisplayState, one: Survivor, takes: number): string {
  return `The way takes ${lengthWords(takes)} in all, and ${lengthWords(lookOf(s).start(one).left)} are left.`
}

/** "The shop door is shut: opening it costs 5 cm. The way takes …" */
function tooDear(s: DisplayState, one: Survivor, { door, act }: Handling, takes: number, says: string): Refusal {
  const costs = `${act === 'open' ? 'opening' : 'closing'} it costs ${lengthWords(lookOf(s).book.door.cost)}`
  const title = capital(openingTitle(groundFor(s.options), door))
  return { clause: 'rs.door.4', reason: `${title} ${says}: ${costs}. ${tooLong(s, one, takes)}` }
}

function refusedDoor(s: DisplayState, one: Survivor, door: OpeningPlace): Refusal | null {
  const look = lookOf(s)
  const how = s.view.openings[door.id]?.state === 'open' ? 'close' : 'open'
  const longer = longerBeginning(look, one, FARTHER)
  const plan = handled(look, one, longer, door, how)
  if (!plan) return doorRefusal(look, one, door, how)
  return tooDear(s, one, { act: how, door: door.id }, longer.leg.left - plan.leg.left, 'is too far')
}

/** A way that is longer than the move. */
interface LongWay {
  readonly acts: readonly Act[]
  readonly most: Leg
  /** In units of length, all that is done on the way among it. */
  readonly takes: number
}

const LAST = lastAnswer<DisplayState['view'], LongWay | null>()

/** The whole way to a place that a longer move would lead to, through doors and by stairs. */
function longWayTo(s: DisplayState, one: Survivor, to: Spot): LongWay | null {
  return LAST(s.view, `${one.n} ${to.at.x},${to.at.y} ${to.level}`, () => {
    const look = lookOf(s)
    const longer = longerBeginning(look, one, FARTHER)
    const plan = planTo(look, one, to, longer)
    return plan && { acts: plan.acts, most: longer.leg, takes: longer.leg.left - plan.leg.left }
  })
}

/** A way that is longer than the move, on the storey that is shown: with its price, and where the move ends. */
export function longWayOn(
  s: DisplayState,
  one: Survivor,
  to: Spot,
  level: number,
): (WayOn & { readonly label: string }) | null {
  const look = lookOf(s)
  const way = longWayTo(s, one, to)
  const { left } = look.start(one)
  if (!way || way.takes <= left) return null
  return { ...wayOn(look, one, way.acts, way.most, level), label: `${lengthWords(left)} of ${lengthWords(way.takes)}` }
}

/** "two doors to open, 5 cm each". */
function deedWords(many: number, one: string, several: string, each: number): string[] {
  if (many === 0) return []
  return [many === 1 ? `${one}, ${lengthWords(each)}` : `${count(many)} ${several}, ${lengthWords(each)} each`]
}

/** A place to which a longer move would lead, on foot, through what is shut, or by stairs. */
export function refusedBeyond(s: DisplayState, one: Survivor, to: Spot): Refusal | null {
  const look = lookOf(s)
  const way = longWayTo(s, one, to)
  if (!way) return null
  const doors = way.acts.filter(isHandling)
  const flights = way.acts.filter(({ act }) => act === 'stairs').length
  const [door] = doors
  if (door && doors.length === 1 && flights === 0) return tooDear(s, one, door, way.takes, 'is shut')
  if (doors.length + flights === 0) return { clause: 'rs.move.3', reason: tooLong(s, one, way.takes) }
  const deeds = [
    ...deedWords(doors.length, 'a door to open', 'doors to open', look.book.door.cost),
    ...deedWords(flights, 'a flight of stairs', 'flights of stairs', cm(STAIRS_COST)),
  ]
  return { clause: 'rs.move.3', reason: `On the way there: ${listed(deeds)}. ${tooLong(s, one, way.takes)}` }
}

/** Why a door, a pile or a cache is out of the question. */
export function thingRefusalAt(s: DisplayState, one: Survivor, id: string): Refusal | null {
  const look = lookOf(s)
  const door = look.book.map.openings.find((opening) => opening.id === id && isDoor(opening.kind))
  if (door) return refusedDoor(s, one, door)
  const cache = look.book.map.caches.find((each) => each.id === id)
  if (cache) return thingRefusal(look, one, cache, { act: 'search', cache: id })
  const pile = s.view.piles.find((each) => each.id === id)
  const things = pile ? [...pile.weapons.map((weapon) => weapon.id), ...pile.items] : []
  return pile ? thingRefusal(look, one, pile, { act: 'pick-up', pile: id, take: things.slice(0, 1) }) : null
}
