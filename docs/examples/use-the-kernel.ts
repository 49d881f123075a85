/** A match of Evac in a program of one's own; docs/use-the-kernel.md explains it part by part. */
import { evac } from '@shamble/evac'
import {
  anyGame,
  commandOdds,
  matchFromPosition,
  openSave,
  prepare,
  saveMatch,
  seededDice,
  startMatch,
  visibleTo,
} from '@shamble/kernel'

// A match
const holders = { Z: { bot: 'mine' }, M1: { person: 'Ann' }, M2: { person: 'Bob' } }
const ready = prepare(evac, { scenario: 'S2', marines: 2 }, holders)
if (!ready.ok) throw new Error(`${ready.fault.at}: ${ready.fault.why}`)
const match = startMatch(evac, ready.setup, seededDice('any text'))

// Choices
for (let asked = match.pending(); asked !== null; asked = match.pending()) {
  const [seat = ''] = asked.owe
  const choices = match.choices(seat)
  const { command } = evac.advise(evac.view(match.table, seat), match.book, seat, choices)
  const answer = match.submit(seat, asked.decision, command)
  if (answer.ok !== true) throw new Error(`not taken: ${JSON.stringify(command)}`)
}
console.log(`${match.entries.length} commands; ${match.table.state.outcome?.reason}`)

// A position
const marines = [{ seat: 'M1', type: 'medic', at: [4, 4] }]
const read = matchFromPosition(evac, { marines, zombies: [{ at: [4, 8] }] }, {}, {}, seededDice(7))
if (!read.ok) throw new Error(read.fault.reason)
const duel = read.value
const shots = duel.choices('M1').filter((choice) => choice.do === 'shoot')
for (const shot of shots) console.log(JSON.stringify(shot))

// Odds
const [shot] = shots
const odds = commandOdds(evac, duel.table, 'M1', shot)
if (!odds.ok) throw new Error(odds.refusal.reason)
for (const { key, fraction } of odds.odds.outcomes) console.log(`${key}: ${fraction?.ways} of ${fraction?.of}`)

// Commands
const wrong = duel.submit('M1', null, { do: 'shoot', weapon: 'pistol', zombie: 9, stand: true })
if (wrong.ok === false) console.log(`${wrong.refusal.clause}: ${wrong.refusal.reason}`)
const right = duel.submit('M1', null, shot)
if (right.ok === true) for (const { clause, e } of visibleTo(right.events, 'M1')) console.log(`${clause}: ${e}`)

// A view
const view = evac.view(duel.table, 'M1')
console.log(`zombies that M1 sees: ${view.zombies.length}`)

// A save
const text = JSON.stringify(saveMatch(duel, { private: true }))
const opened = openSave(JSON.parse(text), [anyGame(evac)])
if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
console.log(`commands in the save: ${opened.match.entries.length}`)
