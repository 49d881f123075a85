/** Positions played on at random: everything that is offered can be done, and all holds after it. */
import {
  apply,
  choices,
  judge,
  type OptionValues,
  pending,
  scripted,
  seat as seated,
  seeded,
  type Transaction as KernelTable,
} from '@shamble/kernel'
import { expect } from 'vitest'
import type { Command } from '../commands.ts'
import { deadWalk } from '../index.ts'
import type { DeadWalkKit, State } from '../state.ts'

type Seated = KernelTable<DeadWalkKit>

/** A position at a table with dice of this seed. */
export function seatedAt(position: object, options: OptionValues, seed: number): Seated {
  const read = deadWalk.position.read(position, options, {})
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return seated(deadWalk, read.value.state, deadWalk.book(read.value.options), seeded(seed), [])
}

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value))
/** A position does not say how many commands there were before it. */
const uncounted = (state: State): unknown => plain({ ...state, decision: 0 })

/** The state after it was written down and read, also in the middle of a rule. */
function readAgain(t: Seated): unknown {
  const read = deadWalk.position.read(plain(deadWalk.position.write(t) as object), {}, t.state.holders)
  if (!read.ok) return read.fault
  return uncounted(seated(deadWalk, read.value.state, t.book, scripted([])).state)
}

const READ_EVERY = 10

/** Plays so many steps, each kind of command as likely as the others, and asserts what must hold throughout. */
export function holdsAtRandom(
  t: Seated,
  seed: number,
  steps: number,
  kindOf = ({ do: kind }: Command): string => kind,
): void {
  const luck = seeded(`choices ${seed}`)
  for (let i = 0; i < steps && t.state.outcome === null; i++) {
    const who = pending(t)?.owe[0]
    if (who === undefined) throw new Error('nobody is asked')
    const offered = choices(t, who)
    for (const command of offered) expect(judge(deadWalk, t, who, command)).toBeNull()
    const kinds = [...new Set(offered.map(kindOf))]
    const kind = kinds[luck.draw('kind', kinds.length)]
    const some = offered.filter((command) => kindOf(command) === kind)
    expect(apply(deadWalk, t, who, some[luck.draw('one', some.length)] as Command)).toBeNull()
    expect(deadWalk.invariants(t)).toEqual([])
    if (i % READ_EVERY === 0) expect(readAgain(t)).toEqual(uncounted(t.state))
  }
  expect(t.state.turn).toBeGreaterThan(1)
}
