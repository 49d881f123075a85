/** Things that change hands: swaps, what was proposed, what lies about. */
import type { CommandOf, Item, Marine } from '@shamble/evac/page'
import { impossible, plain, planned } from '../../../plan/plan.ts'
import { listed } from '../../../words/plain.ts'
import { xyName } from '../place.ts'
import { itemNamed, marineOf, nameOf, offered } from '../read.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { itemWord } from '../words/plain.ts'
import { byMarine } from './by-marine.ts'
import { shortReason } from './reasons.ts'

const roundsWord = (item: Item | undefined): string => (item && item.rounds > 0 ? ` (${item.rounds})` : '')

export function swapOrder(s: DisplayState, m: Marine): Planned {
  const { view } = s
  const all = offered(s, 'swap')
  const partners = [...new Set(all.map((c) => c.with))]
  const draft = {
    id: 'swap',
    label: 'Swap',
    icon: 'swap',
    key: 'I',
    detail: `${listed(partners.map((seat) => nameOf(view, seat)))}, free`,
    aims: 'figure' as const,
  }
  if (all.length === 0) {
    const refusal = { clause: 'ev.swap.1', reason: 'No marine is directly adjacent, and no body.' }
    return impossible(draft, shortReason(s, m, refusal), refusal)
  }
  const variant = (c: CommandOf<'swap'>): Variant => {
    const other = marineOf(view, c.with)
    const [give] = c.give.map((ref) => itemNamed(m, ref))
    const [get] = c.get.map((ref) => other && itemNamed(other, ref))
    return give
      ? plain(`Give the ${itemWord(give.kind)}${roundsWord(give)} to ${nameOf(view, c.with)}`, [c], {
          label: `Give the ${itemWord(give.kind)}${roundsWord(give)}`,
        })
      : plain(`Take the ${get ? itemWord(get.kind) : ''}${roundsWord(get)} from ${nameOf(view, c.with)}`, [c], {
          label: `Take the ${get ? itemWord(get.kind) : ''}${roundsWord(get)}`,
        })
  }
  return planned(draft, () =>
    byMarine(s, all, variant, 'Swap', [
      { value: '0', words: 'costs nothing, as often as you like', clause: 'ev.swap.2' },
    ]),
  )
}

export function pickUpOrder(s: DisplayState, m: Marine): Planned[] {
  const all = offered(s, 'pick-up')
  if (all.length === 0) return []
  const target = (c: CommandOf<'pick-up'>): Target => ({
    place: xyName(c.at),
    title: 'Fuel can',
    subtitle: `at ${xyName(c.at)}, free`,
    mark: m.type,
    variants: [plain('Pick up the fuel can', [c])],
    notes: [],
  })
  return [
    planned(
      { id: 'pick-up', label: 'Pick up', icon: 'fuel', key: 'C', detail: 'fuel can, free', aims: 'square' },
      () => new Map(all.map((c) => [xyName(c.at), () => target(c)])),
    ),
  ]
}
