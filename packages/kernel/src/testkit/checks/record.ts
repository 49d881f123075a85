import { type Dice, recording, replayed, seeded } from '../../dice/index.ts'
import type { Setup } from '../../game.ts'
import { canonical } from '../../json.ts'
import { apply, choices, pending, seat as seatTable } from '../../play.ts'
import type { Kit } from '../../transaction.ts'
import { brief, firstDifference } from '../data.ts'
import { RandomPlayer, tableOf, type Trial, walk } from '../walk.ts'

/** Everything that can be seen of a random game, line by line. */
function* lines<K extends Kit>(
  { game, maxCommands }: Trial<K>,
  setup: Setup,
  seed: number,
  dice: Dice,
): Generator<string> {
  const t = tableOf(game, setup, dice)
  const player = new RandomPlayer(game, seed)
  for (let n = 0; n < maxCommands; n++) {
    const asked = pending(t)
    yield `events ${canonical(t.events)}`
    t.events = []
    yield asked ? `asked ${canonical(asked)} ${asked.owe.map((s) => canonical(choices(t, s))).join()}` : 'over'
    if (n % 16 === 0 || asked === null) yield `state ${canonical(t.state)}`
    const next = asked && player.pick(game, t, asked)
    if (next === null) return
    yield `taken ${canonical(next)}`
    apply(game, t, next.seat, next.command)
  }
}

/** The same seed and the same picks give the same game, also beside another game and from its recorded dice. */
export function deterministic<K extends Kit>(trial: Trial<K>): string[] {
  const complaints: string[] = []
  for (const [i, setup] of trial.setups.entries())
    for (const seed of trial.seeds.slice(0, 2))
      for (const c of playedTwice(trial, setup, seed)) complaints.push(`set-up ${i}, seed ${seed}: ${c}`)
  return complaints
}

function* playedTwice<K extends Kit>(trial: Trial<K>, setup: Setup, seed: number): Generator<string> {
  const ledger = recording(seeded(seed))
  const first = [...lines(trial, setup, seed, ledger)]
  const { rolled, drawn } = ledger.take()
  const again = lines(trial, setup, seed, replayed(rolled, drawn))
  const beside = lines(trial, setup, seed + 1000, seeded(seed + 1000))
  for (const [n, line] of first.entries()) {
    beside.next()
    let now: string
    try {
      now = String(again.next().value)
    } catch (error) {
      now = `threw ${error instanceof Error ? error.message : String(error)}`
    }
    if (now === line) continue
    yield `played again from the same dice, line ${n} is ${brief(now)} and was ${brief(line)}`
    return
  }
}

/** A position document brings back the state it was written from, and is written the same again. */
export const positions = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* ({ table, setup, asked, luck }) {
    const { game } = trial
    if (asked === null || !trial.atRest(table)) return
    const written: unknown = JSON.parse(JSON.stringify(game.position.write(table)))
    const read = game.position.read(written, setup.options, setup.holders)
    if (!read.ok) {
      yield `its own position is refused: ${read.fault.clause} ${read.fault.reason} ${read.fault.at ?? ''}`
      return
    }
    const { options } = read.value
    const { state } = seatTable(game, read.value.state, table.book, luck)
    const lost = firstDifference(trial.comparable(table.state), trial.comparable(state))
    if (lost !== null) yield `the position loses ${lost}`
    const settled = firstDifference(setup.options, options)
    if (settled !== null) yield `the position loses the option ${settled}`
    const again = game.position.write({ state, book: table.book, facts: game.facts(state, table.book) })
    const changed = firstDifference(written, again)
    if (changed !== null) yield `written again, the position differs at ${changed}`
  })
