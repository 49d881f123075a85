/** What can be decided, in words: every order with whatever it can be aimed at. */
import type { Planned } from '../plan/plan.ts'
import type { WordNode } from '../play/game-display.ts'
import { plural } from './plain.ts'

function orderNode<Command>(planned: Planned<Command>): WordNode<Command> {
  const { order } = planned
  const head = `${order.label}: ${order.detail}`
  if (!order.enabled) {
    const refusal = planned.refusal(null)
    return { id: `order ${order.id}`, text: `${order.label}: not now. ${refusal?.reason ?? order.detail}` }
  }
  const children = planned.targets().flatMap((place) => {
    const target = planned.at(place)
    if (!target) return []
    return target.variants.map((variant, i) => ({
      id: `${order.id} ${place} ${i}`,
      text:
        place === ''
          ? variant.commit
          : `${target.title}: ${variant.label}${target.subtitle ? `, ${target.subtitle}` : ''}`,
      act: { order: order.id, ...(place === '' ? {} : { place }), commands: variant.commands },
    }))
  })
  return { id: `order ${order.id}`, text: head, children, act: { order: order.id } }
}

export function choicesNode<Command>(orders: readonly Planned<Command>[]): WordNode<Command> {
  const able = orders.filter(({ order }) => order.enabled).length
  return {
    id: 'choices',
    text: orders.length === 0 ? 'Nothing to decide now' : `Choices: ${able} ${plural(able, 'order')}`,
    children: orders.map((planned) => orderNode(planned)),
  }
}
