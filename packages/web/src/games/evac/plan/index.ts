/** Orders, previews, picking and what to ask the rules for. */
import { type HintAsk, type HintAsks, TILE_SIDE } from '@shamble/evac/page'
import { aiming } from '../../../plan/aiming.ts'
import type { Looked } from '../../../plan/sights.ts'
import { plain } from '../../../plan/plan.ts'
import type { Done, Selection } from '../../../play/game-display.ts'
import {
  parsePlace,
  placeSquare,
  positionName,
  sideName,
  squareName,
  squareOf,
  tileUnder,
  zombieName,
} from '../place.ts'
import {
  bodyAt,
  chosenMarine,
  chosenZombie,
  hintsOf,
  isAlive,
  livingAt,
  marineOf,
  offered,
  varsOf,
  zombieAt,
  zombieOf,
} from '../read.ts'
import { sightRefusal } from '../words/sight.ts'
import { zombieMark, zombieSubtitle } from './fire.ts'
import { herds, isFull, loadMoreOrders, menu, placingOrders, touched, zombieOrders } from './late.ts'
import { marineOrders } from './marine.ts'
import type { Planned, Preview, DisplayState, Variant } from '../types.ts'

/** Whether the chosen figure still has to do with what is asked. */
function isAbout(s: DisplayState): boolean {
  const { view } = s
  const z = chosenZombie(s)
  if (s.seat === null || view.outcome !== null) return s.selection.figure !== null
  if (s.seat !== 'Z') return chosenMarine(s) !== undefined
  if (!z) return false
  const ready = offered(s, 'activate')
  return ready.length > 0 ? ready.some((c) => c.zombie === z.id) : varsOf(view)['zombie'] === z.id
}

/** The selection as far as it still makes sense: when a zombie is finished, the next one is chosen. */
export function settled(s: DisplayState): Selection {
  if (!s.view || s.selection.figure === null || isAbout(s)) return s.selection
  return { ...s.selection, figure: defaultFigure(s), order: null, aim: null }
}

/** The situation with a selection that makes sense. */
export function settle<T extends DisplayState>(s: T): T {
  const selection = settled(s)
  return selection === s.selection ? s : { ...s, selection }
}

const {
  planOf,
  orders,
  inHandAt,
  aimingOrder,
  targetAt,
  meant,
  inSights,
  preview,
  targets,
  again: sameAgain,
} = aiming({
  plan: makePlan,
  names: namesOf,
  isOnPurpose: (s, { order }, place) => order.id === 'throw' || (order.id === 'move' && isTaken(s, place)),
  makesWay: (s, { order }, place) => order.id === 'move' && standsThere(s, place),
  isAside: ({ id }) => id === 'swap',
  mark: markOf,
  looked,
  walks: [],
  placeTitle: (place) => `Square ${place}`,
})
export { aimingOrder, inSights, orders, planOf, preview, targets }

function makePlan(s: DisplayState): readonly Planned[] {
  if (s.seat === null || s.view.outcome !== null) return []
  const placing = placingOrders(s)
  if (placing.length > 0) return placing
  if (s.seat === 'Z') return zombieOrders(s)
  const m = marineOf(s.view, s.seat)
  return m ? marineOrders(s, m) : []
}

/** The names a place may go by: its own, the figure on it, its tile. */
function namesOf(s: DisplayState, place: string): string[] {
  const { view } = s
  const found = parsePlace(place, view)
  if (!found) return []
  if (found.kind === 'side') return [sideName(view, found.side)]
  if (found.kind === 'tile') return [positionName(view, found.position)]
  const square = squareOf(found, view)
  if (square === null) return []
  const z = zombieAt(view, square)
  const names = [squareName(view, square)]
  const marine = livingAt(view, square) ?? bodyAt(view, square)
  if (marine) names.unshift(marine.seat)
  if (z) names.unshift(zombieName(z.id))
  if (found.kind === 'marine' && !names.includes(found.seat)) names.unshift(found.seat)
  return [place, ...names, positionName(view, tileUnder(view, square))]
}

/** A friend's square is passed through on purpose only. */
function isTaken(s: DisplayState, place: string): boolean {
  const square = placeSquare(place, s.view)
  return square !== null && s.seat !== 'Z' && livingAt(s.view, square) !== undefined
}

/** Somebody of the other side stands there: a walk is not what is meant. */
function standsThere(s: DisplayState, place: string): boolean {
  const square = placeSquare(place, s.view)
  if (square === null) return false
  return (s.seat === 'Z' ? livingAt(s.view, square) : zombieAt(s.view, square)) !== undefined
}

/** A zombie: what it is, and why nothing can be done to it. */
function looked(s: DisplayState, place: string, chosen: Planned | null): Looked | null {
  const { view } = s
  const square = placeSquare(place, view)
  const z = square === null ? undefined : zombieAt(view, square)
  if (square === null || !z) return null
  const m = chosenMarine(s)
  return {
    title: `Zombie ${z.id}`,
    subtitle: zombieSubtitle(view, z.id, m?.at ?? z.at, hintsOf(s).marine),
    mark: zombieMark(view, z.id),
    notes: biterNotes(s, z.id),
    refusal: chosen?.refusal(place) ?? (m ? sightRefusal(s, m, square) : null),
  }
}

function markOf(s: DisplayState): string {
  const m = chosenMarine(s)
  const z = chosenZombie(s)
  return m?.type ?? (z ? zombieMark(s.view, z.id) : 'grunt')
}

const biterNotes = (s: DisplayState, id: number): Preview['notes'] =>
  hintsOf(s).marine?.biters.includes(id)
    ? [{ value: '', words: 'could bite somebody this turn', clause: 'ev.zatt.1' }]
    : []

/** A press on a place: what an order in hand can be aimed at is aimed at; a friend is chosen; the rest is looked at. */
export function pick(place: string, s: DisplayState): Selection {
  const { view } = s
  const { figure, order, hover } = s.selection
  const herd = order === 'herd' && herds()?.herding(s, place)
  if (herd) return herd
  const chosen = inHandAt(s, place)
  const aimed = chosen && targetAt(s, chosen, place)
  if (aimed) return { figure, order, aim: aimed.place, hover }
  const found = parsePlace(place, view)
  const square = squareOf(found, view)
  const marine =
    found?.kind === 'marine' ? marineOf(view, found.seat) : square === null ? undefined : livingAt(view, square)
  const zombie =
    found?.kind === 'zombie' ? zombieOf(view, found.id) : square === null ? undefined : zombieAt(view, square)
  if (zombie && offered(s, 'activate').some((c) => c.zombie === zombie.id))
    return { figure: zombieName(zombie.id), order: null, aim: null, hover }
  if (marine && isAlive(marine) && s.seat !== 'Z') return { figure: marine.seat, order: null, aim: null, hover }
  const guess = chosen ? null : meant(s, place)
  if (guess) return { figure, order: guess.planned.order.id, aim: guess.target.place, hover }
  if (zombie) return { figure, order: chosen ? order : null, aim: zombieName(zombie.id), hover }
  return { figure, order, aim: square === null ? place : squareName(view, square), hover }
}

export function defaultFigure(s: DisplayState): string | null {
  const { view } = s
  if (s.seat === null || view.outcome !== null) return null
  if (s.seat !== 'Z') return marineOf(view, s.seat) ? s.seat : null
  const active = varsOf(view)['zombie']
  if (typeof active === 'number' && zombieOf(view, active)) return zombieName(active)
  const ready = offered(s, 'activate')
  if (ready.length === 0) return null
  const width = view.size * TILE_SIDE
  const living = view.marines.filter(isAlive)
  const far = (id: number): number => {
    const at = zombieOf(view, id)?.at ?? 0
    return living.reduce(
      (best, m) =>
        Math.min(
          best,
          Math.max(
            Math.abs((m.at % width) - (at % width)),
            Math.abs(Math.floor(m.at / width) - Math.floor(at / width)),
          ),
        ),
      99,
    )
  }
  const next = ready.reduce((best, c) => (far(c.zombie) < far(best.zombie) ? c : best))
  return zombieName(next.zombie)
}

/** What the rules are asked for: the chosen figure, what a grenade would do, the helipad, spawn squares. */
export function hintsFor(s: DisplayState): HintAsks | null {
  const { view } = s
  if (view.outcome !== null) return null
  const asks: HintAsk[] = [{ what: 'pad' }, { what: 'spawn' }]
  const m = chosenMarine(s)
  const z = chosenZombie(s)
  if (m && isAlive(m)) asks.push(marineAsk(s, m.seat))
  // Whoever is taught is taught what a competent player does.
  if (m && view.turn === 1) asks.push({ what: 'advice', seat: m.seat })
  if (z) asks.push({ what: 'zombie', zombie: z.id })
  const throwing = offered(s, 'confirm').length > 0 ? Number(varsOf(view)['at']) : null
  const { order, aim, hover } = s.selection
  const at = throwing ?? (order === 'throw' ? (placeSquare(aim, view) ?? placeSquare(hover, view)) : null)
  if (order === 'shamble') asks.push({ what: 'shamble' })
  asks.push(...(herds()?.deadAsk(s) ?? []))
  const seat = s.seat ?? m?.seat
  if (at !== null && seat && seat !== 'Z') asks.push({ what: 'throw', seat, at })
  return { what: 'several', asks }
}

function marineAsk(s: DisplayState, seat: string): HintAsk {
  const { view } = s
  const from = placeSquare(s.selection.whatIf ?? null, view)
  const place = s.selection.aim ?? s.selection.hover
  const aimed = place === null ? null : parsePlace(place, view)
  const target = aimed?.kind === 'zombie' ? aimed.id : undefined
  return { what: 'marine', seat, ...(from === null ? {} : { from }), ...(target === undefined ? {} : { target }) }
}

/** ev.auto.10 A burst goes on: at the same zombie, else at the most pressing one in line. */
export function again(s: DisplayState, last: Done): Selection | null {
  const [next] = offered(s, 'fire-on')
  if (!next) return sameAgain(s, last)
  const onwards = { ...last, order: 'fire-on' }
  const line = targets({ ...s, selection: { ...s.selection, order: 'fire-on' } })
  return sameAgain(s, onwards) ?? (line[0] === undefined ? null : sameAgain(s, { ...onwards, aim: line[0] }))
}

/** ev.act.6 Whoever can do nothing more has ended, and what can be answered in one way is: nobody has to say so. */
export function finished(s: DisplayState): Variant | null {
  const [only] = s.choices
  if (only && (s.choices.length === 1 || isFull(s))) return plain('So it is', [only])
  const [end] = offered(s, 'end')
  const isLast = end !== undefined && s.choices.every((c) => c.do === 'end' || c.do === 'send-bots')
  return isLast && s.view.acting === s.seat ? plain('End', [end]) : null
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
  finished,
  menu,
  hintsFor,
  rest: loadMoreOrders,
  drop: (place: string, s: DisplayState) => touched(s, planOf(s), namesOf(s, place)),
}
