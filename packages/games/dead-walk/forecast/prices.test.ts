import { apply, begin, choices, pending, type Seat, seeded } from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { deadWalk } from '../index.ts'
import { at } from '../testing.ts'
import { seatedAt } from '../testkit/random-play.ts'
import { type DeadWalkKit, type Transaction, theHuman } from '../state.ts'
import { deedPrice } from './prices.ts'

const PLENTY = 20

/** What the rules take for a command of somebody with plenty left; null if he is not active any more afterwards. */
function taken(table: Transaction, n: number, command: Command): number | null {
  const t = table.fork(deadWalk.copy, seeded('taken'))
  t.events = []
  const before = theHuman(t.state, n)
  before.ap = PLENTY
  before.extraAP = 0
  expect(apply<DeadWalkKit>(deadWalk, t, pending(t)?.owe[0] as Seat, command)).toBeNull()
  for (let next = deadWalk.unmoved?.(t); next; next = deadWalk.unmoved?.(t)) apply(deadWalk, t, next.seat, next.command)
  return t.state.activation?.human === n ? PLENTY - theHuman(t.state, n).ap : null
}

/** Every kind of deed on offer, a few of each. */
function compare(table: Transaction, seen: Map<string, number>): void {
  const n = table.state.activation?.human
  const seat = pending(table)?.owe[0]
  if (n === undefined || seat === undefined || theHuman(table.state, n).seat !== seat) return
  for (const command of choices<DeadWalkKit>(table, seat)) {
    const often = seen.get(command.do) ?? 0
    const price = often > 12 ? null : deedPrice(table, theHuman(table.state, n), command)
    const paid = price === null ? null : taken(table, n, command)
    if (paid === null) continue
    expect(paid, `price of ${JSON.stringify(command)}`).toBe(price)
    seen.set(command.do, often + 1)
  }
}

/** Random play in which any kind of deed is as likely as another. */
function play(table: Transaction, seed: number, most: number, seen: Map<string, number>): void {
  const luck = seeded(`prices ${seed}`)
  for (let i = 0; i < most; i++) {
    const seat = pending(table)?.owe[0]
    if (seat === undefined) return
    compare(table, seen)
    const all = choices<DeadWalkKit>(table, seat)
    const kinds = [...new Set(all.map((command) => command.do))].filter((kind) => kind !== 'end' || all.length === 1)
    const kind = kinds[luck.draw('kind', kinds.length)]
    const some = all.filter((command) => command.do === kind)
    apply(deadWalk, table, seat, some[luck.draw('one', some.length)] as Command)
  }
}

const SHEET = {
  archetype: 'law',
  skills: ['agile', 'mechanics', 'fast-reload', 'medic', 'martial-arts'],
  weaponSkills: ['handguns', 'shotgun', 'rifle', 'automatic', 'bows', 'machine-gun'],
}
const ADVANCED = { searching: true, vehicles: true, skills: true, skillsPerTurn: 5 }
const HOUSE = { corpseDestruction: true, buildBarricade: true, jams: true }
const THINGS = ['small-kit', 'radio', 'antiseptic', 'extinguisher', 'gas-can', 'battery']

/** Everybody in the middle of an activation once, with a car on his way and his hands full of things to do. */
function* bus(): Generator<Transaction> {
  const people = [
    { name: 'Ada Stern', at: at(76, 74), weapons: ['pistol', 'machete'], items: THINGS, wounds: 1 },
    { name: 'Bo Lind', at: at(84, 74), weapons: [{ type: 'pistol', jammed: true, loaded: 3 }], items: THINGS },
    { name: 'Cy Moss', at: at(126, 46), weapons: [{ type: 'machinegun', loaded: 1 }], items: THINGS },
    { name: 'Di Varga', at: at(130, 46), weapons: [{ type: 'chainsaw', motor: 'stalled' }], items: THINGS },
    { name: 'Ed Falk', aboard: 'V4', at: at(120, 38), weapons: ['pistol'], items: THINGS },
    { name: 'Gil Noor', at: at(116, 46), weapons: ['hammer'], burning: { turns: 1, lighter: null } },
    {
      name: 'Hana Weiss',
      at: at(60, 32.5),
      weapons: ['crossbow'],
      items: [{ kind: 'keys', vehicle: 'V6' }, 'battery'],
    },
    { name: 'Jo Reed', at: at(128.4, 48), weapons: ['pistol'], prone: true },
    { name: 'Ib Toft', at: at(78.6, 74), status: 'dead', wounds: 1 },
  ].map((one) => ({ ...one, sheet: SHEET }))
  const vehicles = { V4: { engine: false }, V6: { tank: 'empty', battery: 'failed' } }
  for (const [i] of people.entries()) {
    const humans = people.map((one, k) => (k === i ? { ...one, ap: 4 } : one))
    if (people[i]?.status === 'dead') continue
    const options = { scenario: 'nine-forty-bus', ...ADVANCED, ...HOUSE }
    yield seatedAt({ humans, zombies: [{ at: at(60, 60) }], vehicles, activation: { human: i + 1 } }, options, i)
  }
}

const COMPARED =
  'break strike strike-bare ready reload clear-jam restart brace lie-down stand-up open close climb jump give give-ammo ' +
  'heal use-antiseptic extinguish switch-radio destroy-corpse search start get-in get-out change-battery'

describe('the price of a deed', () => {
  it('is what the rules then take, in games of every scenario and with full hands', () => {
    const seen = new Map<string, number>()
    for (const [i, scenario] of Object.keys(SCENARIOS).entries())
      play(begin(deadWalk, setUp(deadWalk, { options: { scenario, ...HOUSE } }), seeded(i)), i, 400, seen)
    for (const [i, table] of [...bus()].entries()) play(table, i, 120, seen)
    expect([...seen.keys()]).toEqual(expect.arrayContaining(COMPARED.split(' ')))
  }, 60_000)
})
