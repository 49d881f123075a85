/** Orders, previews, picking, and what pointing at something means. */
import { type Command, isDoor, isInPlay, type SeenZed, type Survivor } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { aiming } from '../../../plan/aiming.ts'
import { keepingOrders } from '../../../plan/kept-orders.ts'
import { lettered } from '../../../plan/lettered.ts'
import type { Note } from '../../../plan/plan.ts'
import { isAimless, type Looked } from '../../../plan/sights.ts'
import type { Selection } from '../../../play/game-display.ts'
import { TABLE_KEYS } from '../../../play/keys.ts'
import { measure } from '../../../settings/measure.ts'
import { cardOrders } from '../hand/cards.ts'
import { figureAt, figureMark, parsePlace, spotNamed } from '../place.ts'
import { isByHand } from '../desk/mode.ts'
import { actorOf, chosenSurvivor, deskOf, isLayingOut, isUmpire, lookOf, offered } from '../read.ts'
import { levelShown } from '../storeys.ts'
import type { DisplayState, Planned, Preview } from '../types.ts'
import { survivorCalled, survivorName, zedCalled, zedName, zedTitle } from '../words/titles.ts'
import { answerOrders, passOrders } from './answers.ts'
import { assistOrders, climbOrders, giveOrders, treatOrders } from './handling.ts'
import { meleeOrders } from './melee.ts'
import { menu } from './menu.ts'
import { moveOrders } from './move.ts'
import { speakOrders } from './orders.ts'
import { setupOrders } from './setup.ts'
import { shootOrders } from './shoot.ts'
import { grenadeInHand, throwOrders } from './throw.ts'
import { sentFigure, umpireOrders } from './umpire.ts'
import { whyNotes } from './why.ts'

/** Pressing something does not mean these, unless they are in hand. */
const ON_PURPOSE = /^(door|turn|send|give|take|hand|drag \d+|drop-down|climb-wall|throw \w+)$/

const {
  planOf,
  orders,
  chosenOrder,
  aimingOrder,
  targetAt,
  meant,
  inSights,
  preview,
  targets,
  again: onceMore,
} = aiming({
  plan: makePlan,
  names: namesOf,
  isOnPurpose: (s, { order }) => ON_PURPOSE.test(order.id) && !isOnlyThrow(s, order.id),
  isAside: ({ id }) => ON_PURPOSE.test(id) || id === 'cross',
  mark: markOf,
  looked,
  walks: ['move', 'place'],
  placeTitle: () => 'Move',
})
export { aimingOrder, chosenOrder, inSights, orders, planOf, preview, targets }

/** rs.noise.2 The shot that becomes a loud noise is looked at before it is fired, as the first one was. */
export const again: typeof onceMore = (s, last) => {
  const next = onceMore(s, last)
  const actor = actorOf(s)
  const command = next && preview({ ...s, selection: next })?.variants[0]?.commands[0]
  const ahead = actor && command?.do === 'shoot' ? lookOf(s).shot(actor, command) : null
  return ahead && ahead.loudFrom === ahead.shot ? null : next
}

function makePlan(s: DisplayState): readonly Planned[] {
  if (s.seat === null || s.view.outcome !== null || s.choices.length === 0) return []
  if (isUmpire(s)) return lettered(umpireOrders(s), TABLE_KEYS)
  if (offered(s, 'card').length > 0) return cardOrders(s)
  const actor = actorOf(s)
  return lettered(
    [...setupOrders(s), ...(actor ? stepOrders(s, actor) : []), ...answerOrders(s), ...passOrders(s)],
    TABLE_KEYS,
  )
}

/** With one kind to throw, the ground means it. */
const isOnlyThrow = (s: DisplayState, order: string): boolean =>
  s.pending?.asks === 'throw' &&
  grenadeInHand(order) !== null &&
  new Set(offered(s, 'throw').map(({ grenade }) => grenade)).size === 1

/** What is asked in each step, by the name of the question. */
function stepOrders(s: DisplayState, actor: Survivor): Planned[] {
  switch (s.pending?.asks) {
    case 'give an order':
      return speakOrders(s, actor)
    case 'push or strike':
    case 'push whom':
      return meleeOrders(s, actor)
    case 'move and turn':
      return moveOrders(s, actor)
    case 'boost':
    case 'assist':
      return assistOrders(s, actor)
    case 'climb':
      return climbOrders(s, actor)
    case 'give':
      return giveOrders(s, actor)
    case 'treat':
      return treatOrders(s, actor)
    case 'throw':
      return throwOrders(s, actor)
    case 'shoot or reload':
    case 'observe':
      return shootOrders(s, actor)
    default:
      return []
  }
}

const ON_GROUND = /^(place|sent|send|drag \d+|drop-down|climb-wall|throw \w+)$/

/** The order in hand is laid on the ground: figures there are under it, not its aim. */
export const aimsAtGround = ({ selection: { order } }: Pick<DisplayState, 'selection'>): boolean =>
  order !== null && ON_GROUND.test(order)

/** A template is in hand, which covers more than a point. */
export const isTemplateInHand = ({ selection: { order } }: Pick<DisplayState, 'selection'>): boolean =>
  grenadeInHand(order) !== null

/** Doors, stairs, caches and piles: whoever walks may mean them, in reach or not. */
function handledOnFoot(s: DisplayState): readonly string[] {
  const { openings, climbs, caches } = lookOf(s).book.map
  // Through an open door somebody walks; it is meant itself only where it can be shut from here.
  const isNear = (id: string): boolean =>
    offered(s, 'move').some(({ acts: [first] }) => first?.act === 'close' && first.door === id)
  const isMeant = (id: string): boolean => s.view.openings[id]?.state === 'closed' || isNear(id)
  return [
    ...openings.filter(({ id, kind }) => isDoor(kind) && isMeant(id)),
    ...climbs.filter(({ kind }) => kind === 'stairs'),
    ...caches.filter(({ id }) => !s.view.searched.includes(id)),
    ...s.view.piles,
  ].map(({ id }) => id)
}

/** Orders that are aimed at things on the map and at nothing else. */
const AT_THINGS = /^(cross|climb|observe|pick-up|search)$/

/** Things on the map that pointing at means, for the order in hand or for any. */
export function thingsAimedAt(s: DisplayState): readonly string[] {
  if (isLayingOut(s)) return deskOf(s)?.budget()?.lairs ?? []
  const { order } = s.selection
  return planOf(s)
    .filter((one) => one.order.enabled && (order === null || one.order.id === order))
    .flatMap(({ order: { id }, targets: aims }) =>
      id === 'move' ? handledOnFoot(s) : AT_THINGS.test(id) || order === 'door' ? aims() : [],
    )
}

/** Whether the chosen figure still has to do with what is asked. */
function isAbout(s: DisplayState): boolean {
  const { figure } = s.selection
  if (figure === null || s.seat === null || s.view.outcome !== null) return true
  if (isUmpire(s)) return figure === (sentFigure(s) ?? figure)
  const actor = actorOf(s)
  return actor ? figure === survivorName(actor.n) : survivorCalled(s.view, figure) !== undefined
}

const AIMED = /^(move|door|turn|shoot \d+|strike|place|send|sent)$/
const withoutGiven = keepingOrders((order) => AIMED.test(order))

export function settled(given: DisplayState): Selection {
  if (!given.view) return given.selection
  const s = withoutGiven(given)
  return isAbout(s) ? s.selection : { ...s.selection, figure: defaultFigure(s), order: null, aim: null }
}

/** The situation with a selection that makes sense; words are made anew when other units are shown. */
export const settle = <T extends DisplayState>(s: T): T => ({ ...s, selection: settled(s), hints: measure.value })

/** The names a place may go by: its own, and the figure on it. */
function namesOf(s: DisplayState, place: string): string[] {
  const spot = parsePlace(place)?.kind === 'point' ? spotNamed(place, s) : null
  if (!spot || aimsAtGround(s)) return [place]
  const figure = figureAt(s.view, spot.at, levelShown(s))
  return figure === null ? [place] : [place, figure]
}

const STATES: Readonly<Record<SeenZed['posture'], string>> = {
  standing: 'stands',
  crouching: 'crouches to spring',
  springing: 'is in the middle of a leap',
  sitting: 'sits and cries',
}

const zedState = (look: ReturnType<typeof lookOf>, z: SeenZed): string =>
  [
    z.down ? 'lies on the ground' : STATES[z.posture],
    z.mode === 'drifting' ? 'has noticed nobody' : '',
    z.burning > 0 ? `burns, ${z.burning} more turns` : '',
    z.kind === 'tank' ? `${z.hits} of ${look.book.tankHits} hits` : '',
  ]
    .filter(Boolean)
    .join(', ')

/** rs.measure.5 How far off, and whether it is seen. */
function sightNotes(s: DisplayState, one: Survivor | undefined, z: SeenZed): Note[] {
  if (!one) return []
  const look = lookOf(s)
  const gap = lengthWords(look.gap(look.figure(one), look.figure(z)))
  if (!look.sees(one, z)) return [{ value: gap, words: 'out of sight', clause: 'rs.sight.1' }]
  return [
    look.isObscured(one, z)
      ? { value: gap, words: 'in sight, partly hidden', clause: 'rs.sight.5' }
      : { value: gap, words: 'in plain sight', clause: 'rs.sight.1' },
  ]
}

/** A Zed: what it is, what it will do, and why nothing can be done to it. */
function looked(s: DisplayState, place: string, chosen: Planned | null): Looked | null {
  const z = zedCalled(s.view, place)
  if (!z) return null
  return {
    title: zedTitle(s.view, z.n),
    subtitle: zedState(lookOf(s), z),
    mark: figureMark(s.view, place),
    notes: [...sightNotes(s, actorOf(s) ?? chosenSurvivor(s), z), ...whyNotes(s, z)],
    refusal: chosen?.refusal(place) ?? firstRefusal(s, place),
  }
}

const firstRefusal = (s: DisplayState, place: string): Preview['refusal'] => {
  for (const { order, refusal } of planOf(s)) {
    const found = order.id.startsWith('shoot ') ? refusal(place) : null
    if (found) return found
  }
  return null
}

function markOf(s: DisplayState): string {
  if (isUmpire(s)) return sentFigure(s) ?? zedName(1)
  return (actorOf(s) ?? chosenSurvivor(s))?.who ?? zedName(1)
}

/** A press on a place: what an order in hand can be aimed at is aimed at; a friend is looked at; the rest is meant. */
export function pick(place: string, s: DisplayState): Selection {
  const { figure, hover } = s.selection
  if (isByHand(s) || isLayingOut(s)) return { figure, order: null, aim: place, hover }
  const chosen = chosenOrder(s)
  const aimed = chosen && targetAt(s, chosen, place)
  if (aimed) return { figure, order: chosen.order.id, aim: aimed.place, hover }
  const guess = chosen && !isAimless(chosen.order) ? null : meant(s, place)
  if (guess) return { figure, order: guess.planned.order.id, aim: guess.target.place, hover }
  const other = survivorCalled(s.view, place)
  if (other && isInPlay(other) && !actorOf(s) && !chosen)
    return { figure: survivorName(other.n), order: null, aim: null, hover }
  const order = chosen && !isAimless(chosen.order) ? chosen.order.id : null
  return { figure, order, aim: place, hover }
}

export function defaultFigure(s: DisplayState): string | null {
  if (s.seat === null || s.view.outcome !== null) return null
  if (isUmpire(s)) return sentFigure(s)
  const own = actorOf(s) ?? s.view.survivors.find(({ seat }) => seat === s.seat)
  return own ? survivorName(own.n) : null
}

/** Everything is asked of the rules on the page. */
export const hintsFor = (): null => null

/** What the table asks for. */
export const orderly = {
  defaultFigure,
  settled,
  list: orders,
  preview: (s: DisplayState) => (isByHand(s) || isLayingOut(s) ? null : preview(s)),
  pick,
  targets,
  again,
  menu,
  hintsFor,
  oddsAtOnce: (s: DisplayState, command: Command) => (s.seat === null ? null : lookOf(s).odds(s.seat, command)),
}
