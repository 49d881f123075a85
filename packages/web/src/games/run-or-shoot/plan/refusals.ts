/** rs.move.3, rs.door.4 Why somebody does not get to a thing, or beyond a shut door: which door, and what it would take. */
import type { Act } from '@shamble/run-or-shoot/forecast'
import { isDoor, type OpeningPlace, type Spot, type Survivor } from '@shamble/run-or-shoot/page'
import type { Refusal } from '@shamble/kernel'
import { lengthWords } from '../../../board/measured/units.ts'
import { capital } from '../../../words/plain.ts'
import { groundFor, lookOf } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { openingTitle } from '../words/places.ts'
import { doorRefusal, handled, longerBeginning, planTo, thingRefusal } from './ways.ts'

/** So much farther than the move a way is looked for, beside what the door takes. */
const FARTHER = 1000

type Handling = Extract<Act, { act: 'open' | 'close' }>
const isHandling = (act: Act): act is Handling => act.act === 'open' || act.act === 'close'

/** "The shop door is too far: opening costs 5 cm, which makes 12.2 cm of 10 cm." */
function tooDear(s: DisplayState, one: Survivor, { door, act }: Handling, spent: number, says: string): Refusal {
  const look = lookOf(s)
  const costs = `${act === 'open' ? 'opening' : 'closing'} it costs ${lengthWords(look.book.door.cost)}`
  const makes = `${lengthWords(spent)} of ${lengthWords(look.start(one).left)}`
  return {
    clause: 'rs.door.4',
    reason: `${capital(openingTitle(groundFor(s.options), door))} ${says}: ${costs}, in all ${makes}.`,
  }
}

function refusedDoor(s: DisplayState, one: Survivor, door: OpeningPlace): Refusal | null {
  const look = lookOf(s)
  const how = s.view.openings[door.id]?.state === 'open' ? 'close' : 'open'
  const longer = longerBeginning(look, one, look.book.door.cost + FARTHER)
  const plan = handled(look, one, longer, door, how)
  if (!plan) return doorRefusal(look, one, door, how)
  return tooDear(s, one, { act: how, door: door.id }, longer.leg.left - plan.leg.left, 'is too far')
}

/** A place to which a longer move would lead through a door that is shut. */
export function refusedBeyond(s: DisplayState, one: Survivor, to: Spot): Refusal | null {
  const look = lookOf(s)
  const longer = longerBeginning(look, one, look.book.door.cost + FARTHER)
  const plan = planTo(look, one, to, longer)
  const door = plan?.acts.find(isHandling)
  return plan && door ? tooDear(s, one, door, longer.leg.left - plan.leg.left, 'is shut') : null
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
