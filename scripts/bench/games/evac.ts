/** What is measured of Evac only: its copier, a long log, the odds of an attack. */
import { type EvacKit, evac } from '@shamble/evac'
import { commandOdds, type Match, matchFromPosition, seededDice } from '@shamble/kernel'
import type { OwnBench } from '../games.ts'
import { longMatch, seeking } from '../long-log.ts'
import { kept, milliseconds, sideBySide } from '../measure.ts'
import { report } from '../report.ts'

type EvacMatch = Match<EvacKit>

function copying(match: EvacMatch): void {
  const { state } = match.table
  const rates = sideBySide(3, 0.5, {
    copier: () => many(500, () => evac.copy(state)),
    clone: () => many(20, () => structuredClone(state)),
    json: () => many(20, () => JSON.parse(JSON.stringify(state))),
  })
  report(`copying a state with ${state.zombies.length} zombies`, rates.copier, 'copies/s')
  report('the copier against structuredClone', rates.copier / rates.clone, 'times')
  report('the copier against a JSON round trip', rates.copier / rates.json, 'times')
}

function many(times: number, work: () => unknown): number {
  for (let i = 0; i < times; i++) kept.value = work()
  return times
}

function longLog(): void {
  const match = longMatch(evac, 3_000)
  copying(match)
  seeking(match)
}

/** Gets an attack among 60 zombies ready; what it gives asks for its odds. */
function attackAmong60(): () => number {
  const position = {
    marines: [{ seat: 'M1', type: 'sergeant', at: [4, 4] }],
    zombies: Array.from({ length: 60 }, (_, i) => ({ at: [1 + (i % 12), 8 + Math.floor(i / 12)] })),
  }
  const read = matchFromPosition(evac, position, {}, {}, seededDice('odds'))
  if (!read.ok) throw new Error(read.fault.reason)
  const { table } = read.value
  return () => {
    kept.value = commandOdds(evac, table, 'M1', { do: 'shoot', weapon: 'shotgun', zombie: 1, stand: true })
    return 1
  }
}

const oddsOfAnAttack = (): void =>
  report('odds of an attack among 60 zombies', milliseconds(25, attackAmong60()), 'ms', { most: 50 })

export const own: OwnBench = {
  lines: new Map([['Evac, odds of an attack among 60 zombies', { unit: 'odds/s', ready: attackAmong60 }]]),
  parts: new Map([
    ['log', longLog],
    ['odds', oddsOfAnAttack],
  ]),
}
