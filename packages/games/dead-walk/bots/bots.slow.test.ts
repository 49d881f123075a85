import { describe, expect, it } from 'vitest'
import { apply, begin, choices, type OptionValues, pending, type Seat, seeded } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { deadWalk } from '../index.ts'
import type { Transaction } from '../state.ts'
import { advise } from './advise.ts'

type Player = (t: Transaction, seat: Seat, offered: readonly Command[]) => { command: Command; why: string }

const competent: Player = (t, seat, offered) => advise(deadWalk.view(t, seat), t.book, seat, offered)
const randomly = (seed: string): Player => {
  const dice = seeded(seed)
  return (_t, _seat, offered) => ({ command: offered[dice.draw('', offered.length)] as Command, why: 'By luck.' })
}

const MOST_COMMANDS = 8_000
/** A bot is done with an activation after so many commands. */
const LONGEST = 30

/** One game from its set-up to its end; a bot that is refused, silent or never done fails it. */
function playOut(options: OptionValues, seed: string, player: Player): Transaction {
  const settled = deadWalk.settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const holders = Object.fromEntries(deadWalk.seats(settled.value).map((s) => [s, { bot: 'test' }]))
  const t = begin(deadWalk, { options: settled.value, holders }, seeded(seed))
  let active = ''
  let inActivation = 0
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const asked = pending(t)
    if (!asked) return t
    const [seat] = asked.owe as [Seat]
    const { command, why } = player(t, seat, choices(t, seat))
    if (!why.endsWith('.')) throw new Error(`no reason is given for ${JSON.stringify(command)}`)
    const now = `${t.state.turn} ${t.state.phase} ${t.state.activation?.human}`
    inActivation = now === active && t.state.activation !== null ? inActivation + 1 : 0
    active = now
    if (inActivation > LONGEST && player === competent) throw new Error(`never done: ${JSON.stringify(command)}`)
    const refusal = apply(deadWalk, t, seat, command)
    if (refusal) throw new Error(`${seat} may not ${JSON.stringify(command)}: ${refusal.clause} ${refusal.reason}`)
  }
  throw new Error(`no end after ${MOST_COMMANDS} commands: ${JSON.stringify(options)}, ${seed}`)
}

const isHeroic = ({ state }: Transaction): boolean => state.grade === 'major-hero' || state.grade === 'minor-hero'

const SETTINGS: Readonly<Record<string, readonly OptionValues[]>> = {
  'every scenario': Object.keys(SCENARIOS).map((scenario) => ({ scenario })),
  'other teams': [
    { scenario: 'shopping-list', team: 'last-patrol' },
    { scenario: 'mercy', team: 'precinct-nine' },
    { scenario: 'quiet-hands', team: 'neighbours', players: 2 },
    { scenario: 'last-boat', team: 'strangers', players: 4 },
  ],
  'the advanced rules': [
    { scenario: 'nine-forty-bus', advanced: true },
    { scenario: 'quiet-hands', advanced: true, team: 'last-patrol' },
    { scenario: 'shopping-list', advanced: true, team: 'neighbours', vehicles: true },
  ],
  'house rules': [
    { scenario: 'mercy', lurch: false, jams: true, fallenPins: true },
    { scenario: 'shopping-list', fancyMove: true, moan: true, zombiesClimb: true },
    { scenario: 'night-at-millers', zombieControl: 'gm-bound' },
    { scenario: 'last-boat', zombieControl: 'gm-free', turnLimit: 8 },
    { scenario: 'quiet-hands', humanAP: 6, zombieAP: 3, entryMethods: ['A', 'B', 'C', 'D', 'E'] },
  ],
}

describe('bots of Dead Walk Again', () => {
  it.each(Object.keys(SETTINGS))('games with %s end without a refusal', (name) => {
    for (const [i, options] of (SETTINGS[name] ?? []).entries())
      expect(playOut(options, `${name} ${i}`, competent).state.outcome).not.toBeNull()
  })

  it('advice depends on the view alone, not on what was asked before', () => {
    const t = playOut({ scenario: 'last-boat' }, 'first', competent)
    expect(playOut({ scenario: 'last-boat' }, 'first', competent).state).toEqual(t.state)
  })

  it.each(['shopping-list', 'mercy', 'last-boat'])(
    'competent players are heroes far more often than random ones: %s',
    (scenario) => {
      const games = Array.from({ length: 12 }, (_, i) => i)
      const heroes = games.filter((i) => isHeroic(playOut({ scenario }, `duel ${i}`, competent))).length
      const lucky = games.filter((i) => isHeroic(playOut({ scenario }, `duel ${i}`, randomly(`${i}`)))).length
      expect(heroes).toBeGreaterThan(lucky + 2)
    },
  )
})
