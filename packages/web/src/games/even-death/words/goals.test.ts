import { forecastFor } from '@shamble/even-death/forecast'
import { begin, seeded } from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { capital } from '../../../words/plain.ts'
import { faultsIn } from '../../../words/testing.ts'
import { evenDeath, moments, situationOf } from '../testing.ts'
import { foiling, tasksOf } from './goals.ts'
import { left, question, time } from './question.ts'
import { report } from './report.ts'
import { standing } from './roster.ts'
import { PRINTED, scenarios } from './setup.ts'

/** What is said of a scenario while lists are locked. */
function before(scenario: string, dial = 0) {
  const set = setUp(evenDeath, { options: { scenario, dial } })
  const { options } = set
  const table = begin(evenDeath, set, seeded('tasks'), [] as never)
  const view = evenDeath.view(table, 'survivors')
  return { view, options, tasks: tasksOf(forecastFor(view, options)) }
}

it.each([
  ['chapel-hill', 50, 'At least half of the Survivors near the chapel when help comes'],
  ['chapel-hill', 100, 'All of the Survivors near the chapel when help comes'],
  [
    'chapel-hill',
    50,
    'Help comes at the end of round 12; of round 11 if the bell is rung in four rounds, of round 9 if in six',
  ],
  ['across-the-common', 57, '57 percent of the zombies destroyed when the last round is over'],
  ['across-the-common', 57, 'At least half of the Survivors left then'],
  ['the-wire', 75, 'At least 75 percent of the Military out over the north edge'],
])('[ed.victory.10] before anybody stands on the table %s by %i asks for shares, and counts nothing', (...row) => {
  const [scenario, dial, words] = row
  const { tasks } = before(scenario, dial)
  expect(tasks.map((task) => task.words).join('\n')).toContain(words)
  for (const task of tasks) {
    expect(task.words).not.toMatch(/\bno of\b|none there|none so far: 0/)
    expect(task.standing).toBe('open')
  }
})

it('names no round before the first one has begun', () => {
  const { view, options } = before('chapel-hill')
  expect(standing(view).turn).toBe(0)
  expect(time({ view, options } as never)).toBe('12 rounds')
})

it.each([
  [9, 'Help came at the end of round 9'],
  [4, 'Help would have come at the end of round 9'],
])('[ed.victory.10] says of a battle that is over in round %i what has become of its task', (round, words) => {
  const { view, options } = before('chapel-hill')
  const tally = { ...view.tally, rings: 6 }
  const seats = view.seats.map((seat) => ({ ...seat, startFigures: seat.seat === 'survivors' ? 9 : 85 }))
  const outcome = { winners: ['zombies'], clause: 'ed.victory.10' }
  const over = { ...view, phase: 'battle', round, tally, seats, outcome } as unknown as typeof view
  const told = tasksOf(forecastFor(over, options)).map((task) => task.words)
  expect(told).toEqual(['All nine of the Survivors near the chapel when help comes: none there in the end', words])
})

it.each([
  [9, 'All nine of the Survivors near the chapel when help comes: none there now'],
  [7, 'All nine of the Survivors near the chapel when help comes: none there now, and only seven left'],
])('[ed.victory.10] says with %i of nine left whether it can still be done', (many, told) => {
  const { view, options } = before('chapel-hill')
  const seats = view.seats.map((seat) => ({ ...seat, startFigures: seat.seat === 'survivors' ? 9 : 85 }))
  const far = { x: 500, y: 500 }
  const humans = Array.from({ length: 9 }, (_, i) => ({
    id: i + 1,
    seat: 'survivors',
    status: i < many ? 'alive' : 'dead',
    at: far,
  }))
  const now = { ...view, phase: 'battle', round: 4, seats, humans } as unknown as typeof view
  expect(tasksOf(forecastFor(now, options)).map((task) => task.words)).toContain(told)
})

it('[ed.victory.10] nothing is so far any more when all is over', () => {
  const { view, options } = before('chapel-hill')
  const seats = view.seats.map((seat) => ({ ...seat, startFigures: seat.seat === 'survivors' ? 9 : 85 }))
  const standings = (outcome: object | null): string[] => {
    const now = { ...view, phase: 'battle', round: 12, seats, outcome } as unknown as typeof view
    return tasksOf(forecastFor(now, options)).map((task) => task.standing)
  }
  expect(standings(null)).toContain('now')
  expect(standings({ winners: ['zombies'], clause: 'ed.victory.10' })).not.toContain('now')
})

it('[ed.victory.10] says to whoever has no task that it is to be foiled', () => {
  const { view, options } = before('chapel-hill')
  const look = forecastFor(view, options)
  expect(foiling(look, 'survivors')).toBeNull()
  expect(foiling(look, 'zombies')).toBe(
    'The Survivors have to do this: you win if they fail, or if nobody of them is left.',
  )
  const pump = before('pump-house')
  expect(foiling(forecastFor(pump.view, pump.options), 'zombies')).toBeNull()
})

it.each([
  [
    'ed.victory.10',
    'zombies',
    'The Survivors have not done what they had to',
    /^All nine of the Survivors near the chapel/,
  ],
  ['ed.victory.10', 'survivors', 'The Survivors have done what they came for', /^Help came at the end of round 9\.$/],
  ['ed.victory.5', 'survivors', 'The Survivors hold the field', /^After 9 rounds nobody of the Zombies is left/],
])('[%s] says in its first lines what the end of a battle came of, won by the %s', (clause, winner, headline, why) => {
  const { view, options } = before('chapel-hill')
  const seats = view.seats.map((seat) => ({ ...seat, startFigures: seat.seat === 'survivors' ? 9 : 85 }))
  const outcome = { winners: [winner], clause, reason: 'A side has done what the scenario asks for.' }
  const tally = { ...view.tally, rings: 6 }
  const over = { ...view, phase: 'battle', round: 9, seats, tally, outcome } as unknown as typeof view
  const told = report([], { view: over, options })
  expect(told.headline).toBe(headline)
  expect(told.why).toMatch(why)
})

it('[ed.deploy.1] says how many of one’s own have still no place', () => {
  const told: string[] = []
  for (const moment of moments({ scenario: 'chapel-hill' }, [1], { every: 1, most: 12 })) {
    const s = situationOf(moment)
    if (s.pending?.asks !== 'place a unit' || s.seat !== 'survivors') continue
    const [{ value, words } = { value: '', words: '' }] = left(s)
    told.push(`${value} ${words}: ${question(s).replace(/^.*zone\. /, '')}`)
  }
  expect(told.length).toBeGreaterThan(1)
  const numbers = ['nine', 'eight', 'seven', 'six', 'five', 'four', 'three', 'two']
  const all = told.map((_, i) => `${9 - i} units to place: ${capital(numbers[i + 1] ?? '')} more of yours wait.`)
  expect(told).toEqual(all)
})

it('tells every scenario in plain words: who stands where, and how it ends', () => {
  for (const { id, says } of scenarios) {
    expect(faultsIn(says)).toEqual([])
    const printed = PRINTED[id]
    if (!printed) continue
    expect(says).not.toBe(printed.description)
    expect(says).not.toMatch(/\d/)
    expect(says).toMatch(/wins?|won/)
  }
})
