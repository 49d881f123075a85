import { startMatch } from '../begin.ts'
import type { Game, Setup } from '../game.ts'
import { digest } from '../json.ts'
import { departures } from '../options.ts'
import { type Entry, replayEntry, replayOpening } from '../log.ts'
import type { Match } from '../match.ts'
import { seeded } from '../dice/index.ts'
import { choices, pending } from '../play.ts'
import { seededDice, type Source } from '../source.ts'
import type { DiceLine } from '../supply.ts'
import type { GameEvent, Kit, CausedEvent } from '../transaction.ts'
import { type Pick, RandomPlayer } from './walk.ts'
import { commandText, diceText, eventText } from './words.ts'

export interface RecordOptions<K extends Kit> {
  readonly maxCommands?: number
  /** Who decides; random players unless told. Null stops the recording. */
  readonly choose?: (match: Match<K>) => Pick<K['command']> | null
  /** Sees the match before every command and after the last. */
  readonly watch?: (match: Match<K>) => void
  /** Dice of another kind than those of the seed. */
  readonly source?: Source
}

/**
 * Legal play by luck, with a liking for deeds: whatever is named first and can be done is done more often than not. So the
 * rules are recorded, not the bots.
 */
export const restless =
  <K extends Kit>(eager: readonly K['command']['do'][]) =>
  (match: Match<K>): Pick<K['command']> | null => {
    const luck = seeded(`restless ${match.decision}`)
    const seat = match.pending()?.owe[0]
    if (seat === undefined) return null
    const offered = choices(match.table, seat)
    const name = eager.find((one) => offered.some((command) => command.do === one))
    const wanted = name && luck.draw('', 3) > 0 ? offered.filter((command) => command.do === name) : offered
    return { seat, command: wanted[luck.draw('', wanted.length)] as K['command'] }
  }

/** A match played from a seed, with its log. */
export function recordGame<K extends Kit>(
  game: Game<K>,
  setup: Setup,
  seed: number | string,
  { maxCommands = Number.POSITIVE_INFINITY, choose, watch, source = seededDice(seed) }: RecordOptions<K> = {},
): Match<K> {
  const match = startMatch(game, setup, source)
  const player = new RandomPlayer(game, seed)
  const pick = choose ?? ((m: Match<K>) => player.pick(game, m.table, m.pending()!))
  for (let n = 0; n < maxCommands && match.pending() !== null; n++) {
    watch?.(match)
    const picked = pick(match)
    if (picked === null) break
    const answer = match.submit(picked.seat, match.decision, picked.command)
    if (answer.ok === false) throw new Error(`${picked.seat}: ${commandText(picked.command)}: ${answer.refusal.reason}`)
    if (answer.ok === 'dice') throw new Error('a recorded game has no typed dice')
  }
  watch?.(match)
  return match
}

/** Hidden draws of one shuffle stand on one line. */
function diceLines(line: DiceLine): string[] {
  const open = diceText({ rolled: [...line.rolled], drawn: [] })
  const hidden = new Map<string, number[]>()
  for (const [clause, , value] of line.drawn) hidden.set(clause, [...(hidden.get(clause) ?? []), value])
  return [...open, ...Array.from(hidden, ([clause, values]) => `draw ${clause}: ${values.join(' ')}`)]
}

const indented = (line: DiceLine, events: readonly CausedEvent<GameEvent>[]): string[] =>
  [...diceLines(line).map((text) => `~ ${text}`), ...events.map(eventText)].map((text) => `    ${text}`)

/** A recorded match as a story: every command with its question, the dice it threw and what came of it, line by line. */
export function tell<K extends Kit>({ game, start, opening, entries }: Match<K>): string {
  const events: CausedEvent<K['event']>[] = []
  const t = replayOpening(game, start, opening, events)
  const { options, holders } = start.setup
  const lines = [
    `${game.title}, rules ${game.rulesVersion}`,
    `options ${JSON.stringify(departures(game.options, options))}`,
    `holders ${JSON.stringify(holders)}`,
    'set-up',
    ...indented(opening, events),
  ]
  for (const [at, entry] of entries.entries()) {
    const asked = pending(t)
    const told = replayEntry(game, t, at, entry as Entry)
    lines.push(`${entry.n} ${asked?.clause ?? ''} ${asked?.asks ?? ''} · ${entry.seat} · ${commandText(entry.command)}`)
    lines.push(...indented(entry, told))
  }
  const { outcome } = t.state
  lines.push(outcome ? `over: ${outcome.winners.join(', ')}: ${outcome.clause} ${outcome.reason}` : 'not over')
  lines.push(`digest ${digest(t.state)}`)
  return `${lines.join('\n')}\n`
}
