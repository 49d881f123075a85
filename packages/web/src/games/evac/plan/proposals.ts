/** What another marine has proposed to swap. */
import type { Marine } from '@shamble/evac/page'
import { plain, simple } from '../../../plan/plan.ts'
import { listed } from '../../../words/plain.ts'
import { marineOf, offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { anItem } from '../words/plain.ts'

export function proposalOrders(s: DisplayState, m: Marine): Planned[] {
  const { view } = s
  const says = (id: number): string => {
    const p = view.proposals.find((one) => one.id === id)
    const by = p && marineOf(view, p.by)
    if (!p || !by) return ''
    const things = (owner: Marine, ids: readonly number[]): string =>
      listed(
        ids
          .map((one) => owner.items.find((item) => item.id === one))
          .flatMap((item) => (item ? [anItem(item.kind)] : [])),
      )
    const give = things(by, p.give)
    const get = things(m, p.get)
    return `${by.name} ${give ? `gives ${give}` : ''}${give && get ? ' and ' : ''}${get ? `takes ${get}` : ''}`
  }
  const one = (id: 'agree' | 'decline', label: string, key: string, icon: string): Planned[] => {
    const all = offered(s, id)
    if (all.length === 0) return []
    return [
      simple(
        { id, label, icon, key, detail: says(all[0]?.proposal ?? 0) },
        {
          title: label,
          subtitle: 'a swap needs both',
          mark: m.type,
          variants: all.map((c) => plain(`${label}: ${says(c.proposal)}`, [c])),
          notes: [{ value: '', words: 'an open proposal lapses with the next step or attack', clause: 'ev.swap.13' }],
        },
      ),
    ]
  }
  return [...one('agree', 'Agree', 'Y', 'check'), ...one('decline', 'Decline', 'D', 'x')]
}
