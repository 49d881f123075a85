/** dw.machinegun Hits that have fallen are dealt among those under the template. */
import {
  type CommandOf,
  type Dealing,
  dealingIn,
  figureName,
  isZombieFigure,
  numberOfFigure,
} from '@shamble/dead-walk/page'
import { plain, simple } from '../../../plan/plan.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { nameOf, offered, refused, viewOf } from '../read.ts'
import type { Planned, DisplayState } from '../types.ts'

/** Every way to choose so many of these, in their order; no more than a few. */
function choicesOf<T>(all: readonly T[], many: number): T[][] {
  if (many === 0) return [[]]
  return all.flatMap((one, i) => choicesOf(all.slice(i + 1), many - 1).map((rest) => [one, ...rest]))
}
const MOST_DEALS = 10

/** dw.machinegun.7 Everybody one before anybody a second, eliminations to those who come first, friends last. */
function dealTo({ hits, targets }: Dealing, first: readonly number[]): CommandOf<'deal'> {
  const order = [...first, ...targets.filter((one) => !first.includes(one))]
  const zombies = order.filter(isZombieFigure)
  const everyone = [...zombies, ...order.filter((one) => !isZombieFigure(one))]
  const spare = zombies.length > 0 ? zombies : everyone
  const weight = (die: number): number => (hits[die] === 'elim' ? 1 : 0)
  const dealt = new Array<number>(hits.length)
  const inOrder = [...hits.keys()].sort((i, j) => weight(j) - weight(i) || i - j)
  for (const [k, die] of inOrder.entries()) dealt[die] = everyone[k] ?? spare[(k - everyone.length) % spare.length] ?? 0
  return { do: 'deal', hits: dealt.map(figureName) }
}

/** "1 and 3 eliminated, 2 down, Dawson hit": what becomes of everybody. */
function dealWords(s: DisplayState, { hits, targets }: Dealing, deal: CommandOf<'deal'>): string {
  const resultOf = (target: number): string => {
    const own = hits.filter((_, i) => deal.hits[i] === figureName(target))
    if (own.length === 0) return 'unhurt'
    return isZombieFigure(target) ? (own.includes('elim') ? 'eliminated' : 'down') : 'hit'
  }
  const named = (result: string): string => {
    const who = targets.filter((one) => resultOf(one) === result)
    const names = who.map((one) =>
      isZombieFigure(one) ? String(numberOfFigure(one)) : nameOf(viewOf(s), figureName(one)),
    )
    return who.length === 0 ? '' : `${listed(names)} ${result}`
  }
  return ['eliminated', 'down', 'hit', 'unhurt'].map(named).filter(Boolean).join(', ')
}

/** dw.machinegun.6 Hits that have fallen are dealt: who is eliminated, where not everybody is. */
export function dealOrders(s: DisplayState): Planned[] {
  const dealing = dealingIn(viewOf(s))
  if (!dealing) return []
  const { hits, targets } = dealing
  const zombies = targets.filter(isZombieFigure)
  const gone = Math.min(zombies.length, hits.filter((one) => one === 'elim').length)
  const deals = [
    ...offered(s, 'deal'),
    ...(zombies.length <= MOST_DEALS ? choicesOf(zombies, gone).map((first) => dealTo(dealing, first)) : []),
  ]
  const byWords = new Map<string, CommandOf<'deal'>>()
  for (const deal of deals) {
    const words = dealWords(s, dealing, deal)
    if (!byWords.has(words) && byWords.size < MOST_DEALS && refused(s, deal) === null) byWords.set(words, deal)
  }
  const told = `${count(gone)} of ${count(targets.length)} can be eliminated`
  return [
    simple(
      {
        id: 'deal',
        label: 'Deal the hits',
        icon: 'target',
        key: 'D',
        detail: `${count(hits.length)} ${plural(hits.length, 'hit')}`,
      },
      {
        title: 'Who gets the hits?',
        subtitle: capital(gone === targets.length ? 'there are enough for everybody' : told),
        mark: 'military',
        variants: [...byWords].map(([words, deal]) => plain('Deal them so', [deal], { label: capital(words) })),
        notes: [
          { value: '', words: 'everybody gets one before anybody gets a second', clause: 'dw.machinegun.7' },
          { value: '', words: 'friends under the template count as well', clause: 'dw.machinegun.7' },
        ],
      },
    ),
  ]
}
