/** For tests of the bots: what they advise on a stage, and following it. */
import type { Advice, Seat } from '@shamble/kernel'
import { expect } from 'vitest'
import type { Command } from '../commands.ts'
import { EIGHTS, type EvenDeathScene, evenDeath, scene, type Staging } from '../testing.ts'
import { advise } from './advise.ts'

/** What the bot of a seat would do now; its reason is a sentence. */
export function advised(s: EvenDeathScene, seat: Seat): Advice<Command> {
  const said = advise(evenDeath.view(s.table, seat), s.table.book, seat, s.offered(seat) as Command[])
  expect(said.why).toMatch(/^[A-Z].*\.$/)
  return said
}

export const command = (s: EvenDeathScene, seat: Seat): Command => advised(s, seat).command

/** A seat's unit is selected, all checks passed unless the dice are told. */
export const selected = (stage: Staging, seat: Seat, unit: number): EvenDeathScene =>
  scene({ dice: EIGHTS, order: [seat, ...(seat === 'zombies' ? ['survivors'] : ['zombies'])], ...stage }).do(seat, {
    do: 'select',
    unit,
  })

/** Follows the advice of one seat until its unit's turn is over; gives what was done. */
export function followed(s: EvenDeathScene, seat: Seat): Command[] {
  const { active } = s.state
  const done: Command[] = []
  while (s.state.active?.unit === active?.unit && s.state.active !== null && s.owe.includes(seat)) {
    const next = command(s, seat)
    if (done.push(next) > 20) throw new Error('never done')
    s.do(seat, next)
  }
  return done
}
