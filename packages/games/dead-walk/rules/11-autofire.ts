/** dw.autofire Automatic fire: who is in the corridor, the price of sustained fire, and whom the hits go to. */
import { isInCorridor } from '@shamble/table'
import { type Refusal, refuse } from '@shamble/kernel'
import type { Result } from '../events.ts'
import { figureName, type Human, isZombieFigure, type Look, type Transaction } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import type { FireRow } from '../tables/weapons.ts'
import { picked, thrownBy } from './01-dice.ts'
import { distance2Of, type Figure, humanBody, isWithin, theFigure, within } from './01-figures.ts'
import { sees } from './09-sight.ts'

/**
 * dw.autofire.2, dw.autofire.3 Everybody subject to a burst at a named target, by crowd number and ascending.
 * dw.shooting.3 Whoever was a possible target before cannot be named, but is subject to it like everybody.
 */
export function corridorTargets(look: Look, human: Human, row: FireRow, named: number): number[] {
  const target = theFigure(look, named)
  const candidates = within(look, target, look.book.corridor.around).filter(
    (figure) => figure === named || isExposed(look, human, row, target, figure),
  )
  return nearestTo(look, target, candidates, row.rof)
}

/** dw.autofire.3, dw.autofire.4 The firer is not subject to his own fire, everybody else is. */
function isExposed(look: Look, human: Human, row: FireRow, target: Figure, figure: number): boolean {
  const firer = humanBody(human)
  if (figure === firer.figure) return false
  const { aside } = look.book.corridor
  const body = theFigure(look, figure)
  return (
    isInCorridor({ from: firer.at, through: target.at, aside, before: BASE_RADIUS }, body.at) &&
    (row.range === null || isWithin(look, firer, body, row.range)) &&
    sees(look, firer, body)
  )
}

/** dw.autofire.5 The named target and those nearest to it, ties by id. */
function nearestTo(look: Look, target: Figure, candidates: readonly number[], most: number): number[] {
  if (candidates.length <= most) return [...candidates]
  const gap = (figure: number): number =>
    figure === target.figure ? -1 : distance2Of(look, target, theFigure(look, figure))
  return candidates
    .map((figure) => ({ figure, gap: gap(figure) }))
    .sort((a, b) => a.gap - b.gap || a.figure - b.figure)
    .slice(0, most)
    .map(({ figure }) => figure)
    .sort((a, b) => a - b)
}

/** dw.autofire.10, dw.autofire.11 Why a declaration cannot be sustained fire. */
export function sustainedRefusal({ book }: Look, row: FireRow, bursts: number): Refusal | null {
  if (row.mode !== 'automatic') return refuse('dw.autofire.10', 'Only automatic weapons keep up sustained fire.')
  const extra = book.sustainedExtraBursts
  if (bursts < 2) return refuse('dw.autofire.10', 'Sustained fire needs more than one burst.')
  return bursts > 1 + extra
    ? refuse('dw.autofire.11', `Sustained fire adds ${extra === 1 ? 'one burst' : `at most ${extra} bursts`}.`)
    : null
}

/** dw.autofire.10, dw.autofire.11 The first burst at its price, each further one for a little more. */
export const sustainedCost = ({ book }: Look, row: FireRow, bursts: number): number =>
  row.cost + (bursts - 1) * book.costs.sustainedFire

/** A hit, and on whom it falls. */
export interface Dealt {
  readonly figure: number
  readonly result: Result
}

/** dw.shooting.5 Only the best of its hits counts for a zombie: the order makes no difference. */
export const isAnyOrder = (targets: readonly number[]): boolean => targets.every(isZombieFigure)

/** dw.autofire.8, dw.autofire.9 Every hit by its own pick among all targets, in the order in which the dice fell. */
export function dealHits(t: Transaction, human: Human, targets: readonly number[], hits: readonly Result[]): Dealt[] {
  const ask = { clause: 'dw.autofire.9', ...thrownBy(human), what: 'who is hit' } as const
  const inAnyOrder = isAnyOrder(targets)
  return hits.map((result, i) => {
    const { index, face } = picked(t, ask, targets.length, inAnyOrder && result === hits[i - 1])
    const figure = targets[index] as number
    t.emit({ e: 'hit dealt', clause: 'dw.autofire.9', figure: figureName(figure), face, result })
    return { figure, result }
  })
}
