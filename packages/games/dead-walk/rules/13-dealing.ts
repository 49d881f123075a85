/** dw.machinegun.6, dw.machinegun.7 The hits of a burst, dealt out to those under the template. */
import { type Refusal, refuse, type Vars } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import type { Result } from '../events.ts'
import { type FigureId, figureName, figureNamed, isZombieFigure, type Transaction } from '../state.ts'
import { applyResult } from './19-harm.ts'

/** A burst under way: its template, the hits in the order in which the dice fell, and whom they can be dealt to. */
export interface Burst extends Vars {
  human: number
  weapon: number
  x: number
  y: number
  on: string | null
  hits: readonly Hit[]
  targets: readonly number[]
  isSecond: boolean
  goesOn: boolean
}
export type Hit = Exclude<Result, 'miss' | 'stun'>

/** Is there only one way to divide the hits? */
export const isForced = ({ hits, targets }: Burst): boolean =>
  targets.length === 1 || (hits.length === targets.length && new Set(hits).size <= 1)

/** dw.machinegun.7 Zombies nearest first, Elim dice first, friends last. */
export function usualDeal(v: Burst, first: readonly number[] = []): number[] {
  const order = [...first, ...v.targets.filter((one) => !first.includes(one))]
  const zombies = order.filter(isZombieFigure)
  const everyone = [...zombies, ...order.filter((one) => !isZombieFigure(one))]
  const spare = zombies.length > 0 ? zombies : everyone
  const dealt = new Array<number>(v.hits.length)
  const byWeight = [...v.hits.keys()].sort((i, j) => weight(v, j) - weight(v, i) || i - j)
  for (const [k, die] of byWeight.entries())
    dealt[die] = everyone[k] ?? (spare[(k - everyone.length) % spare.length] as number)
  return dealt
}
const weight = ({ hits }: Burst, die: number): number => (hits[die] === 'elim' ? 1 : 0)

/** dw.machinegun.6 The usual way, and each zombie preferred once. */
export function dealChoices(v: Burst): CommandOf<'deal'>[] {
  const deals = [usualDeal(v), ...v.targets.filter(isZombieFigure).map((one) => usualDeal(v, [one]))]
  const seen = new Set<string>()
  const choices: CommandOf<'deal'>[] = []
  for (const deal of deals) {
    const hits = deal.map(figureName)
    const key = hits.join()
    if (!seen.has(key)) choices.push({ do: 'deal', hits })
    seen.add(key)
  }
  return choices
}

/** dw.machinegun.7 */
export function dealRefusal(v: Burst, hits: readonly FigureId[]): Refusal | null {
  const { targets } = v
  const dealt = hits.map(figureNamed)
  if (dealt.length !== v.hits.length)
    return refuse('dw.machinegun.7', `There are ${v.hits.length} hits, and every one has to be dealt.`)
  const stranger = dealt.find((figure) => !targets.includes(figure))
  if (stranger !== undefined) return refuse('dw.machinegun.3', 'One of these cannot be hit there.')
  return new Set(dealt).size < Math.min(targets.length, dealt.length)
    ? refuse('dw.machinegun.7', 'Every target has a hit before any target gets a second one.')
    : null
}

/** dw.machinegun.6, dw.shooting.5 */
export function deal(t: Transaction, v: Burst, dealt: readonly number[]): void {
  const hits = v.hits
  v.hits = []
  for (const [i, figure] of dealt.entries()) {
    const result = hits[i] as Hit
    t.emit({ e: 'hit dealt', clause: 'dw.machinegun.6', figure: figureName(figure), face: null, result })
    applyResult(t, figure, result, { from: 'shot', by: v.human, close: false })
  }
}
