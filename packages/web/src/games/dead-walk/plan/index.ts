/** Orders, previews, picking, and what pointing at something means. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { BASE_RADIUS, type Command, type Human, isDriver, isInPlay, type Zombie } from '@shamble/dead-walk/page'
import { measure } from '../../../settings/measure.ts'
import { aiming } from '../../../plan/aiming.ts'
import { HERD } from '../../../plan/herd.ts'
import { keepingOrders } from '../../../plan/kept-orders.ts'
import { lettered } from '../../../plan/lettered.ts'
import { isAimless, type Looked } from '../../../plan/sights.ts'
import { plain } from '../../../plan/plan.ts'
import type { Selection } from '../../../play/game-display.ts'
import { TABLE_KEYS } from '../../../play/keys.ts'
import { centreNamed, figureAt, parsePlace, routeName, vehicleAt } from '../place.ts'
import {
  activeHuman,
  callingOf,
  chosenHuman,
  commandsOf,
  fireRow,
  humanCalled,
  humanName,
  lookOf,
  offered,
  openingTitle,
  terrainTitle,
  viewOf,
  weaponOf,
  zombieCalled,
  zombieName,
} from '../read.ts'
import { activateOrders, placingOrders } from './before.ts'
import { dealOrders } from './deal.ts'
import { goOnOrders } from './go-on.ts'
import { herding } from './herd.ts'
import { masterOrders, nearestToPrey } from './master.ts'
import { answerOrders, askedHuman, finderOf, findOrders, nearestDodge } from './answers.ts'
import { aboardOrders } from './drive.ts'
import { isTemplate } from './armoury.ts'
import { handledOnFoot, isShut } from './contact.ts'
import { placeOf } from './deeds.ts'
import { weaponOrders } from './fire.ts'
import { sightNotes } from './shot-notes.ts'
import { killerOrders } from './template-orders.ts'
import { endOrder, handlingOrders } from './handling.ts'
import { moveOrders } from './move.ts'
import { whyNotes } from './why.ts'
import type { Planned, Preview, DisplayState, Variant } from '../types.ts'

/** Pressing something does not mean these, unless they are in hand. */
const ON_PURPOSE = ['route', 'fancy', 'give', 'heal', 'other', 'corpse', 'repair', 'get-out']
const ASIDE = ['give', 'take', 'other', 'heal', 'corpse', 'repair', 'get-in', 'climb']

const { planOf, orders, chosenOrder, aimingOrder, targetAt, meant, inSights, preview, targets, again } = aiming({
  plan: makePlan,
  names: namesOf,
  isOnPurpose: (s, { order }, place) =>
    ON_PURPOSE.includes(order.id) ||
    (/^(fire|killer) /.test(order.id) && order.aims === 'square' && !isAimedByHand(s, order.id, place)) ||
    // A door is meant by pressing a door, a fight by pressing a figure, a step by pressing the ground.
    (order.id === 'move' && parsePlace(place)?.kind !== 'point') ||
    (['take', 'climb'].includes(order.id) && parsePlace(place)?.kind === 'point'),
  isAside: ({ id }) => ASIDE.includes(id),
  mark: markOf,
  looked,
  walks: ['move', 'drive'],
  placeTitle: () => 'Move',
})
export { again, aimingOrder, chosenOrder, inSights, orders, planOf, preview, targets }

function makePlan(s: DisplayState): readonly Planned[] {
  const view = viewOf(s)
  if (s.seat === null || view.outcome !== null || s.choices.length === 0) return []
  if (offered(s, 'place').length > 0) return placingOrders(s)
  if (commandsOf(s).some((c) => c.do.startsWith('zombie-'))) return masterOrders(s)
  const active = activeHuman(view)
  if (askedHuman(s)) return lettered(answerOrders(s), TABLE_KEYS)
  if (finderOf(s)) return findOrders(s)
  if (offered(s, 'deal').length > 0) return dealOrders(s)
  if (offered(s, 'stop').length > 0) return goOnOrders(s, active)
  if (active && active.seat === s.seat && offered(s, 'activate').length === 0) return humanOrders(s, active)
  return lettered(activateOrders(s, chosenHuman(s)), TABLE_KEYS)
}

/** What the human who acts may do; whatever he cannot do now stays in its place. */
const humanOrders = (s: DisplayState, human: Human): readonly Planned[] =>
  lettered(
    [
      ...(human.aboard === null ? moveOrders(s, human) : aboardOrders(s, human)),
      ...(human.aboard !== null && isDriver(viewOf(s), human) ? [] : weaponOrders(s, human)),
      ...killerOrders(s, human),
      ...handlingOrders(s, human),
      ...endOrder(s, human),
    ],
    TABLE_KEYS,
  )

/** Whoever decides: who is asked in the middle of something, has found something, or acts. */
export const actorOf = (s: Pick<DisplayState, 'view'>): Human | undefined =>
  askedHuman(s) ?? finderOf(s) ?? activeHuman(viewOf(s))

/** Something is asked in the middle of a rule: nobody goes anywhere before it is answered. */
export const isAskedInBetween = (s: Pick<DisplayState, 'view'>): boolean =>
  askedHuman(s) !== undefined || finderOf(s) !== undefined

/** The weapon of the order in hand. */
export function weaponInHand(s: DisplayState) {
  const id = /^(?:fire|killer) (\d+)$/.exec(s.selection.order ?? '')?.[1]
  const human = actorOf(s)
  return id === undefined || !human ? undefined : weaponOf(human, Number(id))
}

/** A template of a weapon in hand is meant by pressing one of the dead; what is thrown is thrown on purpose. */
function isAimedByHand(s: DisplayState, order: string, place: string): boolean {
  const weapon = weaponInHand({ ...s, selection: { ...s.selection, order } })
  if (!weapon?.ready || order.startsWith('killer ')) return false
  return zombieCalled(viewOf(s), place) !== undefined && fireRow(lookOf(s), weapon)?.mode !== 'grenade'
}

const ON_GROUND = ['place', 'route', 'fancy', 'lead', 'drive', 'get-out', 'dodge']

/** The order in hand is laid on the ground: figures there are under it, not its aim. */
export function aimsAtGround(s: DisplayState): boolean {
  const { order } = s.selection
  if (order !== null && ON_GROUND.includes(order)) return true
  const weapon = weaponInHand(s)
  if (weapon === undefined) return false
  return order?.startsWith('killer ') === true || isTemplate(fireRow(lookOf(s), weapon))
}

const isAimOf = (s: DisplayState, id: string, place: string): boolean =>
  planOf(s).some(({ order, at }) => order.id === id && order.enabled && at(place) !== null)

/** Does pointing at this door or window mean it? One far off only if it is shut: through an open one somebody walks. */
export function isOpeningAim(s: DisplayState, opening: string): boolean {
  const { order } = s.selection
  const isNear = commandsOf(s).some((c) => placeOf(c) === opening)
  if (order === 'door') return isAimOf(s, 'door', opening)
  if (order === 'move') return isShut(viewOf(s), opening) && isAimOf(s, 'move', opening)
  return order === null && (isNear || isShut(viewOf(s), opening)) && isAimOf(s, 'door', opening)
}

/** Ladders, pieces and vehicles that pointing at means: something can be done with them, after a walk if need be. */
export function climbedOrEntered(s: DisplayState): readonly string[] {
  const { order } = s.selection
  const human = activeHuman(viewOf(s))
  if (!human || human.seat !== s.seat || human.aboard !== null || isAskedInBetween(s)) return []
  if (order !== null && !['move', 'climb', 'get-in'].includes(order)) return []
  return handledOnFoot(s, human)
}

/** Whether the chosen figure still has to do with what is asked. */
function isAbout(s: DisplayState): boolean {
  const view = viewOf(s)
  const { figure } = s.selection
  if (figure === null || s.seat === null || view.outcome !== null) return true
  const active = actorOf(s)
  if (active && active.seat === s.seat) return figure === humanName(active.n)
  const [placed] = offered(s, 'place')
  if (placed) return figure === humanName(placed.human)
  if (zombieCalled(view, figure)) return nearestToPrey(s) !== null
  const human = humanCalled(view, figure)
  return human !== undefined && isInPlay(human) && !human.acted
}

const AIMED = /^(move|route|fancy|drive|fire \d+|strike|place|lead|next|door)$/
const withoutGiven = keepingOrders((order) => AIMED.test(order))

export function settled(given: DisplayState): Selection {
  if (!given.view) return given.selection
  const s = withoutGiven(given)
  return isAbout(s) ? s.selection : { ...s.selection, figure: defaultFigure(s), order: null, aim: null }
}

/** The situation with a selection that makes sense. */
export function settle<T extends DisplayState>(s: T): T {
  // Words are made anew when other units are shown.
  return { ...s, selection: settled(s), hints: measure.value }
}

/** The names a place may go by: its own, the figure on it, the bare point. */
function namesOf(s: DisplayState, place: string): string[] {
  const view = viewOf(s)
  const at = centreNamed(place, view, s.options)
  if (!at) return [place]
  if (parsePlace(place)?.kind !== 'point') return [place]
  if (s.selection.order === 'dodge') return [place, nearestDodge(s, at.x, at.y) ?? place]
  const figure = aimsAtGround(s) ? null : figureAt(view, at, 0)
  const vehicle = aimsAtGround(s) ? null : vehicleAt(view, at)
  return [place, ...(figure === null ? [] : [figure]), ...(vehicle === null ? [] : [vehicle])]
}

/** A zombie: what it is, what it will do, and why nothing can be done to it. */
function looked(s: DisplayState, place: string, chosen: Planned | null): Looked<Command> | null {
  const view = viewOf(s)
  const zombie = zombieCalled(view, place)
  if (!zombie) return null
  const human = actorOf(s) ?? chosenHuman(s)
  const look = lookOf(s)
  const on = activeHuman(view)?.seat === s.seat
  return {
    title: `Zombie ${zombie.n}`,
    subtitle: zombieState(look, zombie),
    mark: zombieName(zombie.n),
    notes: [...(human ? sightNotes(look, human, look.body(zombie)) : []), ...whyNotes(look, zombie)],
    refusal: chosen?.refusal(place) ?? (on ? firstRefusal(s, place) : null),
    variants: chosen ? [] : activateFirst(s, human),
  }
}

/** dw.turn.6 Nobody acts yet: whoever is chosen can be activated right here. */
const activateFirst = (s: DisplayState, human: Human | undefined): readonly Variant[] =>
  offered(s, 'activate')
    .filter((c) => c.human === human?.n)
    .map((c) => plain(`Activate ${human?.name ?? ''} first`, [c]))

const firstRefusal = (s: DisplayState, place: string): Preview['refusal'] => {
  for (const planned of planOf(s)) {
    if (!planned.order.id.startsWith('fire ')) continue
    const refusal = planned.refusal(place)
    if (refusal) return refusal
  }
  return null
}

const zombieState = (look: Forecast, z: Zombie): string =>
  [
    z.fallen ? 'lies on the ground' : 'stands',
    z.stunned ? 'stunned' : '',
    z.burning ? `burns, turn ${z.burning.turns}` : '',
    z.weapon ? 'armed' : '',
    z.on === null ? '' : `up on ${terrainTitle(look, z.on)}`,
    z.pounding ? `pounds on ${openingTitle(look, z.pounding)}` : '',
  ]
    .filter(Boolean)
    .join(', ')

function markOf(s: DisplayState): string {
  const human = actorOf(s) ?? chosenHuman(s)
  return human ? callingOf(human) : 'zombie 1'
}

/** A press on a place: what an order in hand can be aimed at is aimed at; a friend is chosen; the rest is looked at. */
export function pick(place: string, s: DisplayState): Selection {
  const view = viewOf(s)
  const { figure, hover } = s.selection
  const chosen = chosenOrder(s)
  if (chosen?.order.id === 'route') return nextPoint(s, place)
  if (chosen?.order.id === HERD) return herding(s, place)
  const aimed = chosen && targetAt(s, chosen, place)
  if (aimed) return { figure, order: chosen.order.id, aim: aimed.place, hover }
  const zombie = zombieCalled(view, place)
  if (zombie && commandsOf(s).some((c) => 'zombie' in c && c.zombie === zombie.n) && !chosen)
    return { figure: zombieName(zombie.n), order: null, aim: null, hover }
  const other = humanCalled(view, place)
  if (other && isInPlay(other) && view.activation === null && !chosen)
    return { figure: humanName(other.n), order: null, aim: null, hover }
  const guess = chosen && !isAimless(chosen.order) ? null : meant(s, place)
  if (guess) return { figure, order: guess.planned.order.id, aim: guess.target.place, hover }
  const order = chosen && !isAimless(chosen.order) ? chosen.order.id : null
  return { figure, order, aim: place, hover }
}

/** A route grows by every point that is pressed; its last point pressed again is its end. */
function nextPoint(s: DisplayState, place: string): Selection {
  const at = centreNamed(place, viewOf(s), s.options)
  const before = parsePlace(s.selection.aim)
  const points = before?.kind === 'route' ? before.points : before?.kind === 'point' ? [before.at] : []
  const last = points.at(-1)
  const same = at && last && Math.hypot(at.x - last.x, at.y - last.y) < 60
  if (!at || same) return s.selection
  const next = routeName([...points, at])
  return { ...s.selection, aim: next }
}

export function defaultFigure(s: DisplayState): string | null {
  const view = viewOf(s)
  if (s.seat === null || view.outcome !== null) return null
  const active = actorOf(s)
  if (active && active.seat === s.seat) return humanName(active.n)
  const master = nearestToPrey(s)
  if (master !== null) return master
  const [placed] = offered(s, 'place')
  if (placed) return humanName(placed.human)
  const offers = offered(s, 'activate').map((c) => c.human)
  const first = offers[0] ?? view.humans.find((h) => h.seat === s.seat && isInPlay(h))?.n
  return first === undefined ? null : humanName(first)
}

/** What costs nothing and can wait. */
const IDLE = ['end', 'drop', 'drop-ammo']

/** dw.movement.3 What is left of a step that was paid, where it is less than the width of a base. */
const isHardlyAStep = (s: DisplayState, human: Human): boolean => lookOf(s).purse(human).slack < 2 * BASE_RADIUS

/** dw.ap.3 Whoever has nothing left to do is done, and whoever alone can act, acts: nobody has to say so. */
export function finished(s: DisplayState): Variant | null {
  const [only, other] = commandsOf(s)
  if (!other && (only?.do === 'end' || only?.do === 'activate')) return plain('So it is', [only])
  const active = activeHuman(viewOf(s))
  const [end] = offered(s, 'end')
  if (!end || active?.seat !== s.seat || active.ap > 0) return null
  const idle = isHardlyAStep(s, active) ? [...IDLE, 'move'] : IDLE
  return commandsOf(s).every((c) => idle.includes(c.do)) ? plain('End', [end]) : null
}

/** Nothing may be done at any time; a seat is lent to a bot by the table itself. */
export const menu = (): readonly Variant[] => []

/** Everything is asked of the rules on the page. */
export const hintsFor = (): null => null

/** What the table asks for. */
export const orderly = { defaultFigure, settled, list: orders, preview, pick, targets, again, finished, menu, hintsFor }
