import { seeded } from '../dice/index.ts'
import type { Advice, Game } from '../game.ts'
import type { OptionValues } from '../options.ts'
import { apply, begin, choices, pending } from '../play.ts'
import type { Seat } from '../seat.ts'
import type { Kit, Transaction } from '../transaction.ts'

export type BotPlayer<K extends Kit> = (
  t: Transaction<K>,
  seat: Seat,
  offered: readonly K['command'][],
) => Advice<K['command']>

export const competentPlayer =
  <K extends Kit>(game: Game<K>): BotPlayer<K> =>
  (t, seat, offered) =>
    game.advise(game.view(t, seat), t.book, seat, offered)

export function playerByLuck<K extends Kit>(seed: string): BotPlayer<K> {
  const dice = seeded(seed)
  return (_t, _seat, offered) => ({ command: offered[dice.draw('', offered.length)] as K['command'], why: 'By luck.' })
}

export interface BotGame<K extends Kit> {
  readonly options: OptionValues
  readonly seed: string
  readonly player: BotPlayer<K>
  /** What the seat is at, with which it must be done after some commands; null where it may take its time. */
  readonly spell?: (t: Transaction<K>, seat: Seat) => string | null
  readonly longest?: number
  /** Hears every reason that is given. */
  readonly told?: (why: string) => void
}

const MOST_COMMANDS = 8_000

/** One game from its set-up to its end; a player who is refused, gives no reason or is never done fails it. */
export function playOut<K extends Kit>(
  game: Game<K>,
  { options, seed, player, spell, longest = 30, told }: BotGame<K>,
): Transaction<K> {
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const holders = Object.fromEntries(game.seats(settled.value).map((s) => [s, { bot: 'test' }]))
  const t = begin(game, { options: settled.value, holders }, seeded(seed))
  let before: string | null = null
  let again = 0
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const asked = pending(t)
    if (!asked) return t
    const [seat] = asked.owe as [Seat]
    const { command, why } = player(t, seat, choices(t, seat))
    if (why.length === 0) throw new Error(`no reason is given for ${JSON.stringify(command)}`)
    told?.(why)
    const now = spell?.(t, seat) ?? null
    again = now !== null && now === before ? again + 1 : 0
    before = now
    if (again > longest) throw new Error(`never done: ${JSON.stringify(command)}`)
    const refusal = apply(game, t, seat, command)
    if (refusal) throw new Error(`${seat} may not ${JSON.stringify(command)}: ${refusal.clause} ${refusal.reason}`)
  }
  throw new Error(`no end after ${MOST_COMMANDS} commands: ${JSON.stringify(options)}, ${seed}`)
}
