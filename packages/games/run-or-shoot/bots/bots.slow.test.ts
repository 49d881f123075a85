import { describe, expect, it } from 'vitest'
import { apply, begin, choices, type Game, type OptionValues, pending, type Seat, seeded } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'
import { SURVIVORS } from '../rules/41-end.ts'
import type { RunOrShootKit, Transaction } from '../state.ts'
import { advise } from './advise.ts'

const game: Game<RunOrShootKit> = { ...runOrShootRules, ...runOrShootExtras }

type Player = (t: Transaction, seat: Seat, offered: readonly Command[]) => { command: Command; why: string }

const competent: Player = (t, seat, offered) => advise(game.view(t, seat), t.book, seat, offered)
const randomly = (seed: string): Player => {
  const dice = seeded(seed)
  return (_t, _seat, offered) => ({ command: offered[dice.draw('', offered.length)] as Command, why: 'By luck.' })
}

const MOST_COMMANDS = 8_000
/** Nobody needs more commands for his part of a step. */
const LONGEST = 30

/** One game from its set-up to its end; a bot that is refused, silent or never done fails it. */
function playOut(options: OptionValues, seed: string, player: Player): Transaction {
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const holders = Object.fromEntries(game.seats(settled.value).map((s) => [s, { bot: 'test' }]))
  const t = begin(game, { options: settled.value, holders }, seeded(seed))
  let [before, again] = ['', 0]
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const asked = pending(t)
    if (!asked) return t
    const [seat] = asked.owe as [Seat]
    const { command, why } = player(t, seat, choices(t, seat))
    if (!why.endsWith('.')) throw new Error(`no reason is given for ${JSON.stringify(command)}`)
    const now = `${t.state.turn} ${t.state.step} ${seat}`
    again = now === before && t.state.step !== 'setup' ? again + 1 : 0
    before = now
    if (again > LONGEST && player === competent) throw new Error(`never done: ${JSON.stringify(command)}`)
    const refusal = apply(game, t, seat, command)
    if (refusal) throw new Error(`${seat} may not ${JSON.stringify(command)}: ${refusal.clause} ${refusal.reason}`)
  }
  throw new Error(`no end after ${MOST_COMMANDS} commands: ${JSON.stringify(options)}, ${seed}`)
}

const isWon = ({ state }: Transaction): boolean => state.outcome?.winners.includes(SURVIVORS) ?? false

const SETTINGS: Readonly<Record<string, readonly OptionValues[]>> = {
  'every scenario': SCENARIO_IDS.map((scenario) => ({ scenario })),
  'other teams': [
    { scenario: 'number-nine', survivors: 1 },
    { scenario: 'shopping-list', survivors: 2 },
    { scenario: 'last-boat', survivors: 6 },
  ],
  'house rules': [
    { scenario: 'dust-off', difficulty: 'nightmare' },
    { scenario: 'number-nine', fogOfWar: 'strict' },
    { scenario: 'night-school', radioTalk: true },
  ],
}

describe('bots of Run? ... or Shoot?', () => {
  it.each(Object.keys(SETTINGS))('games with %s end without a refusal', (name) => {
    for (const [i, options] of (SETTINGS[name] ?? []).entries())
      expect(playOut(options, `${name} ${i}`, competent).state.outcome).not.toBeNull()
  })

  it('advice depends on the view alone, not on what was asked before', () => {
    const t = playOut({ scenario: 'number-nine' }, 'first', competent)
    expect(playOut({ scenario: 'number-nine' }, 'first', competent).state).toEqual(t.state)
  })

  it.each([
    ['back-lane', 9],
    ['dust-off', 2],
  ])('competent players win %s more often than random ones', (scenario, least) => {
    const games = Array.from({ length: 12 }, (_, i) => i)
    const won = games.filter((i) => isWon(playOut({ scenario }, `duel ${i}`, competent))).length
    const lucky = games.filter((i) => isWon(playOut({ scenario }, `duel ${i}`, randomly(`${i}`)))).length
    expect(won).toBeGreaterThanOrEqual(lucky + least)
  })
})
