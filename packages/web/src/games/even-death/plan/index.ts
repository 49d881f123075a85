/** Orders, previews, picking, and what pointing at something means. */
import type { Command, Unit } from '@shamble/even-death/page'
import { aiming } from '../../../plan/aiming.ts'
import { keepingOrders } from '../../../plan/kept-orders.ts'
import { lettered } from '../../../plan/lettered.ts'
import { isAimless } from '../../../plan/sights.ts'
import type { Selection } from '../../../play/game-display.ts'
import { TABLE_KEYS } from '../../../play/keys.ts'
import { centreNamed, figureAt, parsePlace } from '../place.ts'
import { activeUnit, actorOf, chosenUnit, lookOf, offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { unitCalled, unitName } from '../words/titles.ts'
import { anyOrders } from './any.ts'
import { deployOrders, lockOrders, placedNext } from './deploy.ts'
import { menu } from './menu.ts'
import { moveOrders } from './move.ts'
import { selectOrders } from './select.ts'
import { markOf } from './shown.ts'

export { startPoint } from './deploy.ts'

const { planOf, orders, chosenOrder, aimingOrder, targetAt, meant, inSights, preview, targets, again } = aiming({
  plan: makePlan,
  names: namesOf,
  isOnPurpose: () => false,
  isAside: () => false,
  mark: (s) => markOf(actorOf(s) ?? chosenUnit(s)),
  looked: () => null,
  walks: ['move', 'place'],
  placeTitle: () => 'Move',
})
export { aimingOrder, chosenOrder, inSights, planOf, preview, targets }

function makePlan(s: DisplayState): readonly Planned[] {
  if (s.seat === null || s.view.outcome !== null || s.choices.length === 0) return []
  const actor = actorOf(s)
  return lettered(
    [...lockOrders(s), ...deployOrders(s), ...selectOrders(s), ...(actor ? moveOrders(s, actor) : []), ...anyOrders(s)],
    TABLE_KEYS,
  )
}

const ON_GROUND = /^(place|move)$/

/** The order in hand is laid on the ground: figures there are no aim of it. */
export const aimsAtGround = ({ selection: { order } }: Pick<DisplayState, 'selection'>): boolean =>
  order !== null && ON_GROUND.test(order)

/** The order in hand is about single zombies of a herd. */
export const aimsAtZombies = (_s: DisplayState): boolean => false

/** Things on the table that pointing at means. */
export const thingsAimedAt = (_s: DisplayState): readonly string[] => []

/** Whether the chosen unit still has to do with what is asked. */
function isAbout(s: DisplayState): boolean {
  const { view, seat } = s
  if (s.selection.figure === null || seat === null || view.outcome !== null) return true
  const chosen = chosenUnit(s)
  if (!chosen) return false
  const actor = actorOf(s)
  if (actor) return actor.id === chosen.id
  const asked = [...offered(s, 'select'), ...offered(s, 'deploy')]
  return asked.length === 0 || asked.some(({ unit }) => unit === chosen.id) || chosen.seat !== seat
}

const AIMED = /^(move|place)$/
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
  if (aimed) return { figure, order: chosen.order.id, aim: aimed.place, hover }
  const unit = unitCalled(s.view, place)
  if (unit && !actorOf(s) && offered(s, 'select').some((c) => c.unit === unit.id))
    return { figure: unitName(unit), order: 'select', aim: null, hover }
  const guess = chosen && !isAimless(chosen.order) ? null : meant(s, place)
  if (guess) return { figure, order: guess.planned.order.id, aim: guess.target.place, hover }
  const order = chosen && !isAimless(chosen.order) ? chosen.order.id : null
  return { figure, order, aim: place, hover }
}

const nextUnit = (s: DisplayState): Unit | undefined => {
  const [first] = offered(s, 'select')
  return actorOf(s) ?? activeUnit(s.view) ?? placedNext(s) ?? (first && unitCalled(s.view, `unit ${first.unit}`))
}

function defaultFigure(s: DisplayState): string | null {
  if (s.seat === null || s.view.outcome !== null) return null
  const unit = nextUnit(s)
  if (unit) return unitName(unit)
  const [first] = offered(s, 'select')
  return first ? (unitCalled(s.view, `herd ${first.unit}`) ? `herd ${first.unit}` : null) : null
}

/** What the table asks for. */
export const orderly = {
  defaultFigure,
  settled,
  list: orders,
  preview,
  pick,
  targets,
  again,
  menu,
  hintsFor: (): null => null,
  oddsAtOnce: (s: DisplayState, command: Command) => (s.seat === null ? null : lookOf(s).odds(s.seat, command)),
}
