/** Orders, previews, picking and what to ask the rules for. */
import type { HintAsk, HintAsks } from '@shamble/drop-dead/page'
import { aiming } from '../../../plan/aiming.ts'
import { isAimless, type Looked } from '../../../plan/sights.ts'
import { plain } from '../../../plan/plan.ts'
import type { Selection } from '../../../play/game-display.ts'
import { cellName, cellOfPlace, parsePlace, placeUnit, unitName, unitOfPlace, zombieName } from '../place.ts'
import {
  chosenSurvivor,
  chosenZombie,
  hintsOf,
  isAlive,
  livingAt,
  nameOf,
  offered,
  survivorOf,
  zombieAt,
  zombieOf,
} from '../read.ts'
import { touched } from './far.ts'
import { survivorOrders } from './survivor.ts'
import { zombieWords } from './walk.ts'
import { bestTurn, coverings, nextTurn, placingOrders, turns } from './tiles.ts'
import { undeadOrders } from './undead.ts'
import type { Planned, Preview, DisplayState, Variant } from '../types.ts'

const { planOf, orders, chosenOrder, aimingOrder, targetAt, meant, inSights, preview, targets, again } = aiming({
  plan: makePlan,
  names: namesOf,
  isOnPurpose: (_s, { order }) => order.id.startsWith('use ') || order.id === 'give',
  isAside: ({ id }) => id.startsWith('use ') || id === 'give',
  mark: markOf,
  looked,
  walks: ['move'],
  placeTitle: (place) => place,
})
export { again, aimingOrder, inSights, orders, planOf, preview, targets }

function makePlan(s: DisplayState): readonly Planned[] {
  const { view } = s
  if (s.seat === null || view.outcome !== null || s.choices.length === 0) return []
  const placing = placingOrders(s)
  if (placing.length > 0) return placing
  if (view.undeadTurn?.seat === s.seat) return undeadOrders(s)
  const one = survivorOf(view, s.seat)
  return one && view.turn?.seat === s.seat ? survivorOrders(s, one) : []
}

/** Whether the chosen figure still has to do with what is asked. */
function isAbout(s: DisplayState): boolean {
  const { view } = s
  const { figure } = s.selection
  if (figure === null || s.seat === null || view.outcome !== null) return true
  if (view.undeadTurn?.seat === s.seat) {
    const z = chosenZombie(s)
    return z !== undefined && offered(s, 'move').some((c) => c.zombie === z.n)
  }
  return survivorOf(view, figure) !== undefined
}

/** The selection as far as it still makes sense; a drawn tile is always in hand, turned somehow. */
export function settled(s: DisplayState): Selection {
  if (!s.view) return s.selection
  const kept = isAbout(s) ? s.selection : { ...s.selection, figure: defaultFigure(s), order: null, aim: null }
  if (offered(s, 'rotate').length === 0) return kept
  const held = offered(s, 'rotate').some(({ rotation }) => kept.order === `lay-${rotation}`)
  return held ? kept : { ...kept, order: bestTurn(s), aim: null }
}

/** The situation with a selection that makes sense. */
export function settle<T extends DisplayState>(s: T): T {
  const selection = settled(s)
  return selection === s.selection ? s : { ...s, selection }
}

/** The names a place may go by: its own, the figure on it, its tile. */
function namesOf(s: DisplayState, place: string): string[] {
  const { view } = s
  const found = parsePlace(place)
  if (!found) return []
  const cell = cellOfPlace(found, view)
  const covers = cell ? coverings(s, cell) : []
  const tile = cell ? [cellName(cell), ...covers] : []
  const unit = unitOfPlace(found, view)
  if (unit === null) return [place, ...tile]
  const names = [unitName(unit)]
  const living = livingAt(view, unit)
  const z = zombieAt(view, unit)
  if (living) names.unshift(living.seat)
  if (z) names.unshift(zombieName(z.n))
  return [place, ...names, ...tile]
}

/** A zombie: what it is, and why nothing can be done to it. */
function looked(s: DisplayState, place: string, chosen: Planned | null): Looked | null {
  const { view } = s
  const unit = placeUnit(place, view)
  const z = unit === null ? undefined : zombieAt(view, unit)
  if (!z) return null
  const hint = hintsOf(s).survivor?.targets.find((target) => target.zombie === z.n)
  const on = view.turn !== null && view.turn.seat === s.seat
  return {
    title: `Zombie ${z.n}`,
    subtitle: zombieWords(s, z.n),
    mark: zombieName(z.n),
    notes: zombieNotes(s, z.n),
    refusal: chosen?.refusal(place) ?? (on ? (hint?.refusal ?? null) : null),
  }
}

function markOf(s: DisplayState): string {
  const one = chosenSurvivor(s)
  const z = chosenZombie(s)
  return one && isAlive(one) ? one.id : z ? zombieName(z.n) : 'tile'
}

/** What the coming phase has in store for it. */
function zombieNotes(s: DisplayState, n: number): Preview['notes'] {
  const { view } = s
  const hint = hintsOf(s).horde?.zombies.find((z) => z.zombie === n)
  if (!hint) return []
  const names = (seats: readonly string[]): string => seats.map((seat) => nameOf(view, seat)).join(', ')
  if (hint.reaches.length > 0)
    return [{ value: '', words: `notices and can reach ${names(hint.reaches)}`, clause: 'dd.behaviour.3' }]
  if (hint.notices.length > 0) return [{ value: '', words: `notices ${names(hint.notices)}`, clause: 'dd.behaviour.2' }]
  return [
    hint.heading > 0
      ? { value: `${hint.heading}`, words: 'of the compass: there it shambles', clause: 'dd.shamble.10' }
      : { value: 'd8', words: 'will say where it shambles', clause: 'dd.shamble.3' },
  ]
}

/** A press on a place: what an order in hand can be aimed at is aimed at; a friend is chosen; the rest is looked at. */
export function pick(place: string, s: DisplayState): Selection {
  const { view } = s
  const { figure, hover } = s.selection
  const found = parsePlace(place)
  const cell = cellOfPlace(found, view)
  if (offered(s, 'rotate').length > 0) {
    const on = cell !== null && view.drawn?.cell?.join() === cell.join()
    return { ...s.selection, order: on ? nextTurn(s) : s.selection.order, aim: null }
  }
  if (cell && offered(s, 'cover').length > 0) return cover(s, coverings(s, cell))
  const chosen = chosenOrder(s)
  const aimed = chosen && targetAt(s, chosen, place)
  if (aimed) return { figure, order: chosen.order.id, aim: aimed.place, hover }
  const unit = unitOfPlace(found, view)
  const z = found?.kind === 'zombie' ? zombieOf(view, found.n) : unit === null ? undefined : zombieAt(view, unit)
  if (z && offered(s, 'move').some((c) => c.zombie === z.n))
    return { figure: zombieName(z.n), order: null, aim: null, hover }
  const guess = chosen && !isAimless(chosen.order) ? null : meant(s, place)
  if (guess) return { figure, order: guess.planned.order.id, aim: guess.target.place, hover }
  const one =
    found?.kind === 'survivor' ? survivorOf(view, found.seat) : unit === null ? undefined : livingAt(view, unit)
  if (one && isAlive(one) && view.undeadTurn === null) return { figure: one.seat, order: null, aim: null, hover }
  const order = chosen && !isAimless(chosen.order) ? chosen.order.id : null
  if (z) return { figure, order, aim: zombieName(z.n), hover }
  return { figure, order, aim: unit === null ? place : unitName(unit), hover }
}

/** Dropped on somebody or on the van, more is meant than the walk. */
export const drop = (place: string, s: DisplayState): Selection | null =>
  touched(s, planOf(s), place, namesOf(s, place))

/** The tile over this one; pressed again, turned. */
function cover(s: DisplayState, names: readonly string[]): Selection {
  const now = names.indexOf(s.selection.aim ?? '')
  const next = names[(now + 1) % Math.max(1, names.length)]
  return { ...s.selection, order: 'cover', aim: next ?? null }
}

export function defaultFigure(s: DisplayState): string | null {
  const { view } = s
  if (s.seat === null || view.outcome !== null) return null
  if (view.undeadTurn?.seat === s.seat) return nearestToPrey(s)
  return survivorOf(view, s.seat) ? s.seat : null
}

/** The zombie that can be sent and is nearest to a survivor. */
function nearestToPrey(s: DisplayState): string | null {
  const { view } = s
  const able = [...new Set(offered(s, 'move').map((c) => c.zombie))]
  const prey = view.survivors.flatMap(({ at }) => (at === null ? [] : [at]))
  const far = (n: number): number => {
    const at = zombieOf(view, n)?.at ?? 0
    return Math.min(...prey.map((unit) => Math.abs((unit & 1023) - (at & 1023)) + Math.abs((unit >> 10) - (at >> 10))))
  }
  const [first, ...rest] = able
  if (first === undefined) return null
  return zombieName(rest.reduce((best, n) => (far(n) < far(best) ? n : best), first))
}

/** What the rules are asked for: the chosen figure, and what the dead are up to. */
export function hintsFor(s: DisplayState): HintAsks | null {
  const { view } = s
  if (view.outcome !== null || view.tiles.length === 0) return null
  const asks: HintAsk[] = [{ what: 'horde' }]
  const one = chosenSurvivor(s)
  const z = chosenZombie(s)
  if (one && isAlive(one) && one.at !== null) {
    const from = placeUnit(s.selection.whatIf ?? null, view)
    asks.push({ what: 'survivor', seat: one.seat, ...(from === null ? {} : { from }) })
    // Whoever is taught is taught what a competent player does.
    if (view.cycle <= 1) asks.push({ what: 'advice', seat: one.seat })
  }
  if (z) asks.push({ what: 'zombie', zombie: z.n })
  return { what: 'several', asks }
}

/** dd.turn.6 Whoever can do nothing more is done, and a tile that fits in one way lies so: nobody has to say it. */
export function finished(s: DisplayState): Variant | null {
  const [way, other] = turns(s)
  if (way && !other) return plain('Lay it', [way])
  const [end] = offered(s, 'end')
  return end && s.choices.every((c) => c.do === 'end') ? plain('End', [end]) : null
}

/** Nothing may be done at any time; a seat is lent to a bot by the table itself. */
export const menu = (): readonly Variant[] => []
