import { type EvacKit, evac } from '@shamble/evac'
import { apply, choices, committedDice, pending, startMatch } from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { quickSetup } from '../../start/quick-start.tsx'
import { FIRST_PATROL } from './opening.ts'
import { commandsOf, type EvacTable, forked } from './testing.ts'

const GAMES = 100
/** The first shot may lose no more than this part of them against what the automation does first. */
const NO_WORSE = 0.05

function opened(): EvacTable {
  const { options, seats } = quickSetup({ you: 'patrol', against: 'competent', game: 'evac/S2' }, true)
  const holders = Object.fromEntries(Object.keys(seats).map((seat) => [seat, { bot: 'competent' }]))
  const dice = committedDice({ secret: FIRST_PATROL.secret, shares: {}, match: 'seeded' })
  const match = startMatch(evac, setUp(evac, { options, holders }), dice, { undoDice: 'same', physical: [] })
  for (const { seat, command } of FIRST_PATROL.answers) match.submit(seat, null, command)
  return match.table
}

/** Bots play on to the end. */
function isWon(table: EvacTable): boolean {
  for (let asked = pending(table); asked?.owe[0] !== undefined; asked = pending(table)) {
    const [first] = asked.owe
    const view = evac.view(table, first)
    const seat = asked.owe.length > 1 ? (evac.firstToAct?.(view, table.book, asked.owe) ?? first) : first
    const refusal = apply(evac, table, seat, evac.advise(view, table.book, seat, commandsOf(table, seat)).command)
    if (refusal) throw new Error(refusal.reason)
  }
  return table.state.outcome?.winners.includes('marines') ?? false
}

it('the first shot that a newcomer is taught is as good as what bots do, in games that they play on', () => {
  const start = opened()
  const shot = choices<EvacKit>(start, 'M1').find(
    (c) => c.do === 'shoot' && c.weapon === 'smg' && c.stand === true && c.zombie === 4,
  )
  if (!shot) throw new Error('zombie 4 cannot be fired at')
  const wins = { shot: 0, bots: 0 }
  for (let i = 0; i < GAMES; i++) {
    const fired = forked(start, `r${i}`)
    expect(apply(evac, fired, 'M1', shot)).toBeNull()
    if (isWon(fired)) wins.shot++
    if (isWon(forked(start, `r${i}`))) wins.bots++
  }
  expect(wins.shot / GAMES).toBeGreaterThanOrEqual(wins.bots / GAMES - NO_WORSE)
})
