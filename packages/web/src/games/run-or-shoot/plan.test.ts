import type { Command } from '@shamble/run-or-shoot/page'
import { judge, pending } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { TABLE_KEYS } from '../../play/keys.ts'
import { orders, planOf } from './plan/index.ts'
import { type Moment, moments, runOrShoot, situationOf } from './testing.ts'
import type { DisplayState } from './types.ts'

const GAMES = [
  { options: { scenario: 'back-lane', survivors: 3 }, seeds: [1, 2] },
  { options: { scenario: 'number-nine', survivors: 4 }, seeds: [3] },
  { options: { scenario: 'dust-off', survivors: 2, pivotStep: 9 }, seeds: [4] },
  { options: { scenario: 'shopping-list', survivors: 6 }, seeds: [5] },
  { options: { scenario: 'night-school', survivors: 3 }, seeds: [6] },
  { options: { scenario: 'last-boat', survivors: 4 }, seeds: [7] },
]

/** What is decided, and about whom or what: an order must reach each. */
function kindOf(command: Command): string {
  switch (command.do) {
    case 'card':
      return `card ${command.cards.join()}`
    case 'order':
      return `order ${command.to.join()} ${JSON.stringify(command.order)}`
    case 'move':
      return `move ${command.acts
        .filter(({ act }) => act !== 'go')
        .map((act) => JSON.stringify(act))
        .join()}`
    case 'turn':
      return `turn ${command.torch ?? ''} ${command.drop?.join() ?? ''}`
    case 'place':
    case 'drop-down':
    case 'climb-wall':
      return command.do
    case 'assist':
      return `assist ${command.act} ${command.survivor}`
    default:
      return JSON.stringify(command)
  }
}

/** What no order leads to, and what an order leads to although the rules refuse it. */
function reachedAt(moment: Moment, s: DisplayState): { missing: string[]; refused: string[] } {
  const missing = new Set((s.choices as readonly Command[]).map(kindOf))
  const refused: string[] = []
  for (const planned of planOf(s)) {
    const { order } = planned
    expect(`${order.label} ${order.detail}`).not.toMatch(/undefined|NaN|\bS\d/)
    if (!order.enabled) {
      expect(planned.refusal(null)?.reason).toMatch(/^[A-Z]/)
      continue
    }
    for (const place of planned.targets()) {
      const target = planned.at(place)
      expect(target, `${order.id} at ${place}`).not.toBeNull()
      for (const { commands, commit, label } of target?.variants ?? []) {
        expect(`${commit} ${label}`).not.toMatch(/undefined|NaN|\bS\d/)
        const [command] = commands as readonly Command[]
        const why = judge(runOrShoot, moment.table, moment.seat, command as Command)
        if (why !== null) refused.push(`${order.id} at ${place}: ${why.reason}`)
        missing.delete(kindOf(command as Command))
      }
    }
  }
  return { missing: [...missing], refused }
}

/** So that the games do not become plainer unnoticed. */
const MET = ['choose', 'ready', 'place', 'card', 'move', 'turn', 'shoot', 'push', 'order', 'give', 'throw', 'reload']

describe('orders', () => {
  it('reach everything that the rules offer, and nothing that they refuse, in random games', () => {
    const seen = new Set<string>()
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds, { every: 9, most: 260 })) {
        if (pending(moment.table) === null) continue
        const s = situationOf(moment)
        for (const command of s.choices as readonly Command[]) seen.add(command.do)
        expect(reachedAt(moment, s), `${s.pending?.asks}: ${JSON.stringify(s.choices).slice(0, 500)}`).toEqual({
          missing: [],
          refused: [],
        })
      }
    for (const kind of MET) expect([...seen]).toContain(kind)
  }, 120_000)

  it('have letters of their own', () => {
    for (const { options, seeds } of GAMES)
      for (const moment of moments(options, seeds, { every: 11, most: 120 })) {
        const s = situationOf(moment)
        if (s.pending?.asks === 'place a card') continue
        const keys = orders(s).flatMap(({ key }) => (key === '' ? [] : [key]))
        expect(keys.filter((key) => TABLE_KEYS.includes(key))).toEqual([])
        expect([...new Set(keys)]).toEqual(keys)
      }
  }, 120_000)
})
