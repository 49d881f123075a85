import {
  type Answer,
  anyGame,
  type Match,
  MOST_BY_HAND,
  openSave,
  saveMatch,
  seededDice,
  startMatch,
  TABLE_CLAUSES,
} from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { dropDead } from './index.ts'
import type { DropDeadKit } from './state.ts'

/** Every die shows its highest face until the command is carried out; how many that took. */
function typedOut(match: Match<DropDeadKit>, first: Answer<DropDeadKit>): number {
  let typed = 0
  for (let answer = first; answer.ok !== true; typed++) {
    if (answer.ok === false) throw new Error(answer.refusal.reason)
    answer = match.typeDie(answer.ask.sides)
  }
  return typed
}

it('[table.hands] hands that always show the highest face end a game: the table throws what comes after so many dice', () => {
  expect(TABLE_CLAUSES['table.hands']).toContain(` ${MOST_BY_HAND} dice`)
  const setup = setUp(dropDead, { options: { scenario: 'lone-survivor', players: 1, cycleLimit: 8 } })
  const match = startMatch(dropDead, setup, seededDice('hands'), {
    undoDice: 'same',
    physical: Object.keys(setup.holders),
  })
  if (match.needs) typedOut(match, match.typeDie(match.needs.ask.sides))
  const counts: number[] = []
  for (let asked = match.pending(); asked !== null; asked = match.pending()) {
    const [seat = ''] = asked.owe
    const { command } = dropDead.advise(dropDead.view(match.table, seat), match.book, seat, match.choices(seat))
    counts.push(typedOut(match, match.submit(seat, null, command)))
  }
  expect(match.table.state.outcome).not.toBeNull()
  expect(Math.max(...counts)).toBe(MOST_BY_HAND)

  const save: unknown = JSON.parse(JSON.stringify(saveMatch(match, { private: true })))
  const opened = openSave(save, [anyGame(dropDead)])
  expect(opened.ok && opened.match.table.state).toEqual(match.table.state)
})
