/** Orders, previews, picking, and what pointing at something means. */
import { type Command, isHerd, type Unit, unitOf } from '@shamble/even-death/page'
import { aiming } from '../../../plan/aiming.ts'
import { keepingOrders } from '../../../plan/kept-orders.ts'
import { lettered } from '../../../plan/lettered.ts'
import { isAimless } from '../../../plan/sights.ts'
import type { Selection } from '../../../play/game-display.ts'
import { TABLE_KEYS } from '../../../play/keys.ts'
import { centreNamed, figureAt, parsePlace } from '../place.ts'
import { activeUnit, actorOf, chosenUnit, lookOf, offered } from '../read.ts'
import type { DisplayState, Planned, Preview, Variant } from '../types.ts'
import { unitCalled, unitName } from '../words/titles.ts'
import { answerOrders } from './answers.ts'
import { climbOrders } from './climb.ts'
import { deployOrders, lockOrders, placedNext } from './deploy.ts'
import { FOLLOWER, letGo } from './formation.ts'
import { getUpOrders, handlingOrders, idleOrders } from './handling.ts'
import { arrangeOrders, herdOrders } from './herds.ts'
import { biteOrders, meleeOrders, shoveOrders } from './melee.ts'
import { looked, supposed } from './looked.ts'
import { menu } from './menu.ts'
import { followerOrders, moveOrders } from './move.ts'
import { selectOrders } from './select.ts'
import { shootOrders } from './shoot.ts'
import { markOf } from './shown.ts'
import { lookingAfter, turnOrders } from './turn.ts'

export { startPoint } from './deploy.ts'

/** Bite reach, as the overlay has it; the rays have a letter of the table. */
const OVER_BOARD = 'R'

/** Pressing something does not mean these, unless they are in hand. */
const ON_PURPOSE = /^(turn|split|merge|climb|heal|follower)$/

const {
  planOf,
  orders,
  chosenOrder,
  aimingOrder,
  targetAt,
  meant,
  inSights,
  preview: aimed,
  targets,
  again,
} = aiming({
  plan: makePlan,
  names: namesOf,
  isOnPurpose: (_s, { order }) => ON_PURPOSE.test(order.id),
  isAside: ({ id }) => ON_PURPOSE.test(id),
  mark: (s) => markOf(actorOf(s) ?? chosenUnit(s)),
  looked: (s, place, chosen) => looked(s, place, actorOf(s) ?? chosenUnit(s), chosen),
  walks: ['move', 'place'],
  placeTitle: () => 'Move',
})
export { aimingOrder, chosenOrder, inSights, planOf, targets }

/** What is in the sights; or what would be, from where somebody would stand. */
export const preview = (s: DisplayState): Preview | null =>
  s.selection.whatIf ? supposed(s, actorOf(s) ?? chosenUnit(s)) : aimed(s)

function makePlan(s: DisplayState): readonly Planned[] {
  if (s.seat === null || s.view.outcome !== null || s.choices.length === 0) return []
  const actor = actorOf(s)
  return lettered(
    [
      ...lockOrders(s),
      ...deployOrders(s),
      ...selectOrders(s),
      ...(actor ? actOrders(s, actor) : []),
      ...arrangeOrders(s),
      ...followerOrders(s, actor ?? arranging(s)),
      ...answerOrders(s),
    ],
    `${TABLE_KEYS}${OVER_BOARD}`,
  )
}

/** The herd whose zombies are arranged. */
const arranging = (s: DisplayState): Unit | undefined =>
  offered(s, 'arrange').length > 0 ? activeUnit(s.view) : undefined

/** ed.turn.2 What the unit whose turn it is can do. */
function actOrders(s: DisplayState, unit: Unit): Planned[] {
  const own = isHerd(unit)
    ? [...biteOrders(s, unit), ...moveOrders(s, unit), ...climbOrders(s, unit), ...herdOrders(s, unit)]
    : [
        ...shootOrders(s, unit),
        ...meleeOrders(s, unit),
        ...moveOrders(s, unit),
        ...climbOrders(s, unit),
        ...handlingOrders(s, unit),
        ...shoveOrders(s, unit),
      ]
  const all = [...own, ...getUpOrders(s, unit), ...turnOrders(s, unit), ...idleOrders(s, unit)]
  return lookingAfter(s, unit, all)
}

const ON_GROUND = /^(place|move|follower)$/

/** The order in hand is laid on the ground: figures there are no aim of it. */
export const aimsAtGround = ({ selection: { order } }: Pick<DisplayState, 'selection'>): boolean =>
  order !== null && ON_GROUND.test(order)

/** The order in hand is about single zombies of a herd. */
export const aimsAtZombies = ({ selection: { order } }: Pick<DisplayState, 'selection'>): boolean =>
  order === 'split' || order === 'merge'

/** Things on the table that pointing at means, for the order in hand or for any. */
export function thingsAimedAt(s: DisplayState): readonly string[] {
  const { order } = s.selection
  return planOf(s)
    .filter(({ order: { id } }) => AT_THINGS.includes(id) && (order === null || order === id))
    .flatMap((one) => one.targets())
}
const AT_THINGS = ['climb', 'interact']

/** Whether the chosen unit still has to do with what is asked. */
function isAbout(s: DisplayState): boolean {
  const { view, seat } = s
  if (s.selection.figure === null || seat === null || view.outcome !== null) return true
  const chosen = chosenUnit(s)
  if (!chosen) return false
  const actor = actorOf(s)
  if (actor) return actor.id === chosen.id
  const asked = [...offered(s, 'select'), ...offered(s, 'deploy')]
  return asked.length === 0 || asked.some(({ unit }) => unit === chosen.id)
}

const AIMED = /^(move|place|turn|shoot \d+|bite|melee)$/
const withoutGiven = keepingOrders((order) => AIMED.test(order))

export function settled(given: DisplayState): Selection {
  if (!given.view) return given.selection
  const s = withoutGiven(given)
  return isAbout(s) ? s.selection : { ...s.selection, figure: defaultFigure(s), order: null, aim: null }
}

/** The situation with a selection that makes sense. */
export const settle = <T extends DisplayState>(s: T): T => ({ ...s, selection: settled(s) })

/** The names a place may go by: its own, and the unit there. */
function namesOf(s: DisplayState, place: string): string[] {
  const unit = unitCalled(s.view, place)
  if (unit) return [place, unitName(unit)]
  const at = parsePlace(place)?.kind === 'point' && !aimsAtGround(s) ? centreNamed(place, s) : null
  const figure = at && figureAt(s.view, at)
  return figure === null ? [place] : [place, figure]
}

/** A press on a place: what an order in hand can be aimed at is aimed at; one's own unit is chosen; the rest is meant. */
function pick(place: string, s: DisplayState): Selection {
  const { figure, hover } = s.selection
  const chosen = chosenOrder(s)
  const aimed = chosen && targetAt(s, chosen, place)
  if (aimed && chosen.order.id === FOLLOWER) letGo(s, place)
  if (aimed) return { figure, order: chosen.order.id, aim: aimed.place, hover }
  const unit = unitCalled(s.view, place)
  if (unit && !actorOf(s) && offered(s, 'select').some((c) => c.unit === unit.id))
    return { figure: unitName(unit), order: 'select', aim: null, hover }
  const guess = chosen && !isAimless(chosen.order) ? null : meant(s, place)
  if (guess) return { figure, order: guess.planned.order.id, aim: guess.target.place, hover }
  const order = chosen && !isAimless(chosen.order) ? chosen.order.id : null
  return { figure, order, aim: place, hover }
}

/** Whoever is asked about: the unit that acts or arranges itself, is placed or selected next. */
function defaultFigure(s: DisplayState): string | null {
  if (s.seat === null || s.view.outcome !== null) return null
  const [select] = offered(s, 'select')
  const unit = activeUnit(s.view) ?? placedNext(s) ?? (select && unitOf(s.view, select.unit))
  return unit ? unitName(unit) : null
}

/** Nothing is left to do but to be done with the unit. */
function finished(s: DisplayState): Variant | null {
  const [only, another] = planOf(s).filter(({ order: { enabled, id } }) => enabled && id !== FOLLOWER && id !== 'turn')
  return only?.order.id === 'finish' && !another ? (only.at('')?.variants[0] ?? null) : null
}

/** What the table asks for. */
export const orderly = {
  defaultFigure,
  settled,
  list: (s: DisplayState) => orders(s).filter(({ id }) => id !== FOLLOWER),
  preview,
  pick,
  targets,
  again,
  finished,
  menu,
  hintsFor: (): null => null,
  oddsAtOnce: (s: DisplayState, command: Command) => (s.seat === null ? null : lookOf(s).odds(s.seat, command)),
}
