import { describe, expect, it } from 'vitest'
import { apply, begin, choices, pending, type Seat, seeded } from '@shamble/kernel'
import { dropDead } from '../index.ts'
import type { Command } from '../commands.ts'
import type { Transaction } from '../state.ts'
import { advise } from './advise.ts'
import type { Decision } from './advice.ts'

type Player = (t: Transaction, seat: Seat, offered: readonly Command[]) => Decision

const competent: Player = (t, seat, offered) => advise(dropDead.view(t, seat), t.book, seat, offered)
const randomly = (seed: string): Player => {
  const dice = seeded(seed)
  return (_t, _seat, offered) => ({ command: offered[dice.draw('', offered.length)]!, why: 'By luck.' })
}

const MOST_COMMANDS = 20_000
/** A bot is done with a turn after so many commands. */
const LONGEST_TURN = 40

/** One game from its set-up to its end; a bot that is refused, silent or never done fails it. */
function playOut(options: Record<string, unknown>, seed: string, alive: Player, undead: Player): Transaction {
  const settled = dropDead.settle(options as Parameters<typeof dropDead.settle>[0])
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const holders = Object.fromEntries(dropDead.seats(settled.value).map((s) => [s, { bot: 'test' }]))
  const t = begin(dropDead, { options: settled.value, holders }, seeded(seed))
  let turn = ''
  let inTurn = 0
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const asked = pending(t)
    if (!asked) return t
    const [seat] = asked.owe as [Seat]
    const offered = choices(t, seat)
    const { command, why } = (t.state.undeadTurn ? undead : alive)(t, seat, offered)
    if (!offered.includes(command)) throw new Error(`${seat} is advised to ${JSON.stringify(command)}: not offered`)
    if (!why.endsWith('.')) throw new Error(`no reason is given for ${JSON.stringify(command)}`)
    const now = `${t.state.cycle} ${t.state.phase} ${seat}`
    inTurn = now === turn ? inTurn + 1 : 0
    turn = now
    if (inTurn > LONGEST_TURN && alive === competent)
      throw new Error(`${seat} is never done: ${JSON.stringify(command)}`)
    const refusal = apply(dropDead, t, seat, command)
    if (refusal) throw new Error(`${seat} may not ${JSON.stringify(command)}: ${refusal.clause} ${refusal.reason}`)
  }
  throw new Error(`no end after ${MOST_COMMANDS} commands: ${JSON.stringify(options)}, ${seed}`)
}

const SETTINGS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  'one to four survivors': [1, 2, 3, 4].map((players) => ({ players })),
  'the other scenarios': [
    ...[1, 4].map((players) => ({ scenario: 'curfew', players })),
    ...[1, 2, 4].map((players) => ({ scenario: 'ground-zero', players })),
    ...[1, 3].map((players) => ({ scenario: 'patient-zero', players })),
    { scenario: 'lone-survivor' },
  ],
  'house rules': [
    { players: 3, undeadMode: 'replace', tradeItems: true },
    { players: 2, undeadMode: 'off', zombieDiagonalHunt: true, shambleSteps: 3 },
    { players: 4, escapeMode: 'one-by-one', freeEntry: false, sightLimit: 4 },
    { players: 2, rangeMetric: 'diagonal', overrunAt: 0, freshZombiesWait: true },
    { players: 3, survivorSelection: 'choose', turnOrder: 'random', moveTileCap: false, frankRule: 'general' },
    { players: 4, undeadMoves: 6, undeadAttacks: 6, undeadSummons: 3, zombieMove: 6, zombieHealth: 40 },
  ],
}

const escapes = ({ state }: Transaction): boolean => state.survivors.some((one) => one.status === 'escaped')

describe('bots against bots', () => {
  it.each(Object.keys(SETTINGS))('games with %s end without a refusal', (name) => {
    for (const [i, options] of (SETTINGS[name] ?? []).entries())
      for (let game = 0; game < 3; game++)
        expect(playOut(options, `${name} ${i} ${game}`, competent, competent).state.outcome).not.toBeNull()
  })

  it('advice depends on the view alone, not on what was asked before', () => {
    const t = playOut({ players: 3 }, 'first', competent, competent)
    expect(playOut({ players: 3 }, 'first', competent, competent).state).toEqual(t.state)
  })

  it('competent survivors get away far more often than random ones', () => {
    const games = Array.from({ length: 30 }, (_, i) => i)
    const away = games.filter((i) => escapes(playOut({ players: 3 }, `duel ${i}`, competent, competent))).length
    const lost = games.filter((i) => escapes(playOut({ players: 3 }, `duel ${i}`, randomly(`${i}`), competent))).length
    expect(away).toBeGreaterThan(lost + 8)
  })

  it('competent undead let fewer survivors get away than random ones do', () => {
    const games = Array.from({ length: 40 }, (_, i) => i)
    const options = { scenario: 'patient-zero', players: 2 }
    const against = (undead: Player): number =>
      games.filter((i) => escapes(playOut(options, `hunt ${i}`, competent, undead))).length
    expect(against(competent)).toBeLessThan(against(randomly('undead')))
  })
})
