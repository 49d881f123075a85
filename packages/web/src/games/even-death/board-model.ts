/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import type { Reach } from '@shamble/even-death/forecast'
import { isHerd, isOnTable, type Unit } from '@shamble/even-death/page'
import type { XY } from '@shamble/table'
import { cursorOn, keptModel, legalAt, type MeasuredModel, NO_LEGAL } from '../../board/measured/model.ts'
import type { BiteShown } from './board-signs.tsx'
import {
  bitesOf,
  canGo,
  enemyAt,
  flankOf,
  meaningOf,
  moveOf,
  NOBODY,
  NOTHING,
  rangeOf,
  reachOf,
  ringsOf,
  type SightShown,
  sightOf,
  wayOf,
} from './in-hand.ts'
import { centreNamed, places } from './place.ts'
import { aimingOrder, chosenOrder } from './plan/index.ts'
import { activeUnit, chosenUnit, lookOf } from './read.ts'
import type { DisplayState } from './types.ts'
import { unitName } from './words/titles.ts'

export type { SightShown }

export interface BoardModel extends MeasuredModel {
  readonly chosen: Unit | null
  readonly target: string | null
  /** How far it gets with one action and with two. */
  readonly goes: Reach | null
  readonly bites: readonly BiteShown[]
  readonly sight: SightShown | null
  readonly flank: { readonly at: XY; readonly facing: XY; readonly frontArc: number; readonly flanked: boolean } | null
  /** Where the others of a herd would stand. */
  readonly following: readonly { readonly from: XY; readonly to: XY }[]
  /** Who leads in the plan in hand, by herd. */
  readonly leaders: ReadonlyMap<number, number>
}

function modelOf(s: DisplayState, layers: Readonly<Record<string, boolean>>): BoardModel {
  const { view, selection } = s
  const look = lookOf(s)
  const chosen = chosenUnit(s) ?? activeUnit(view) ?? null
  // When it is over nobody goes anywhere.
  const here = view.outcome === null && chosen && isOnTable(chosen) ? chosen : null
  const move = moveOf(s, look, here)
  const end = move?.to ?? null
  const from = here ? (move?.from ?? centreNamed(unitName(here), s)) : null
  const place = selection.aim ?? selection.hover
  const pointed = centreNamed(place, s)
  const enemy = here && view.phase === 'battle' ? enemyAt(s, here) : null
  const range = rangeOf(s, here)
  const sight = here && enemy ? sightOf(look, here, enemy, end) : null
  const aiming = chosenOrder(s) ? aimingOrder(s) : null
  const isHuman = here !== null && !isHerd(here)
  return {
    from: isHuman ? (end ?? from) : null,
    reach: null,
    legal: aiming?.order.enabled && aiming.order.aims === 'figure' ? legalAt(places, aiming.targets()) : NO_LEGAL,
    template: null,
    tone: 'plain',
    way: wayOf(move),
    rays: null,
    tape: from && pointed && !end ? { from, to: sight?.nearest.at ?? pointed, figure: enemy !== null } : null,
    means: (length) => meaningOf(range, length),
    rings: ringsOf(isHuman ? (end ?? from) : null, range),
    comes: null,
    contacts: NOTHING,
    intents: NOTHING,
    chosenAt: from && { at: from, size: 1 },
    led: null,
    cursor: cursorOn(places, selection, s),
    chosen: here,
    target: enemy ? unitName(enemy) : null,
    goes: here && layers['reach'] !== false && canGo(view, here) ? reachOf(look, here, move?.leader?.id) : null,
    bites: view.phase === 'battle' ? bitesOf(look, view, here, end) : NOTHING,
    sight,
    flank: here ? flankOf(s, look, here, enemy, end) : null,
    following: move?.placed ?? NOTHING,
    leaders: move?.leader && here ? new Map([[here.id, move.leader.id]]) : NOBODY,
  }
}

export const boardModel = keptModel(modelOf)

/** Of each zombie of the target in hand whether it has cover. */
export function hiddenOf({ sight }: BoardModel) {
  if (!sight || !isHerd(sight.target)) return null
  return {
    herd: sight.target.id,
    hidden: sight.forecast.figures.map(({ inSight, covered }) =>
      inSight ? (covered ? ('covered' as const) : ('no' as const)) : ('unseen' as const),
    ),
  }
}
