/** States that were written out whole, changed by a stranger and read again: what is read can be played. */
import { type SeededDice, seeded } from '../../dice/index.ts'
import type { Game, Setup } from '../../game.ts'
import { apply, choices, pending, seat as seatTable } from '../../play.ts'
import { anyJson, check, faultText } from '../../shape.ts'
import { MOST_STATE_NODES } from '../../state-shape.ts'
import type { Kit, Transaction } from '../../transaction.ts'
import { brief, firstDifference } from '../data.ts'
import { changedSomewhere } from '../elsewhere.ts'
import { RandomPlayer, type Trial, walk } from '../walk.ts'

/** Commands that are played from a state which was read. */
const COMMANDS = 50
const ENOUGH = 5

interface Place<K extends Kit> {
  readonly state: K['state']
  readonly setup: Setup
}

interface Attack {
  readonly seed?: number | string
  /** Milliseconds, of whoever has a clock: for the slowest document. */
  readonly now?: () => number
}

export interface Attacked {
  readonly tried: number
  /** Documents that were read and played on from. */
  readonly read: number
  readonly commands: number
  /** The longest that one document took to be read or refused, in milliseconds. */
  readonly slowest: number
  /** Enough to see what is wrong: the number of the try, which repeats, and what came of it. */
  readonly complaints: readonly string[]
}

/** Changes so many written-out states of these places, reads them, and plays on from those that are taken. */
export function attackStates<K extends Kit>(trial: Trial<K>, count: number, how: Attack = {}): Attacked {
  const { game } = trial
  const { seed = 0, now = () => 0 } = how
  const places: Place<K>[] = []
  const complaints = walk(trial, ({ table, setup }) => {
    places.push({ state: game.copy(table.state), setup })
    return []
  })
  const told = { tried: 0, read: 0, commands: 0, slowest: 0 }
  for (let n = 0; n < count && complaints.length < ENOUGH && places.length > 0; n++) {
    const luck = seeded(`state ${seed} ${n}`)
    const place = places[luck.draw('', places.length)] as Place<K>
    const changed = changedSomewhere(JSON.parse(JSON.stringify(place.state)), luck)
    for (const document of documentsOfState(game, place, changed)) {
      told.tried++
      const found = tryDocument(game, place, document, luck, told, now)
      if (found === null) continue
      complaints.push(`state ${seed} ${n}, changed at ${firstDifference(place.state, changed)}: ${found}`)
    }
  }
  return { ...told, complaints }
}

/** A document that says the changed state whole, and the plain one that its game writes of it. */
export function documentsOfState<K extends Kit>(
  game: Game<K>,
  { state, setup }: Place<K>,
  changed: unknown,
): unknown[] {
  const book = game.book(setup.options)
  const written = (of: K['state']): object => {
    const document = game.position.write({ state: of, book, facts: game.facts(of, book) })
    return JSON.parse(JSON.stringify(document)) as object
  }
  try {
    const plain = written(changed as K['state'])
    return [{ ...plain, exact: changed }, plain]
  } catch {
    return [{ ...written(state), exact: changed }]
  }
}

/** What is wrong with how a document is read or played; null if nothing is. */
function tryDocument<K extends Kit>(
  game: Game<K>,
  { setup }: Place<K>,
  document: unknown,
  luck: SeededDice,
  told: { read: number; commands: number; slowest: number },
  now: () => number,
): string | null {
  let what = 'reading'
  try {
    const began = now()
    const read = game.position.read(document, setup.options, setup.holders)
    told.slowest = Math.max(told.slowest, now() - began)
    if (!read.ok) return null
    told.read++
    what = 'playing on from'
    const t = seatTable(game, read.value.state, game.book(read.value.options), luck)
    const wrong = playOn(game, t, luck, told)
    return wrong && `once it was read, ${wrong}`
  } catch (error) {
    return `${what} it threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
}

/** What is wrong with how play goes on from here by luck; null if nothing is. */
export function playOn<K extends Kit>(
  game: Game<K>,
  t: Transaction<K>,
  luck: SeededDice,
  told: { commands: number } = { commands: 0 },
): string | null {
  const player = new RandomPlayer(game, luck.draw('', 1_000_000), 25)
  for (let n = 0; n < COMMANDS; n++) {
    const asked = pending(t)
    for (const seat of [...Object.keys(t.state.holders), null]) game.view(t, seat)
    if (asked === null) break
    for (const seat of asked.may) choices(t, seat)
    const next = player.pick(game, t, asked)
    if (next === null) return `nobody can answer after ${n} commands`
    const refusal = apply(game, t, next.seat, next.command)
    if (refusal) return `the choice ${brief(next.command)} is refused: ${refusal.reason}`
    told.commands++
  }
  const odd = check(anyJson, t.state, 'state', 2 * MOST_STATE_NODES)
  return odd && `the state has grown out of bounds: ${faultText(odd)}`
}

/** What is read can be played. */
export const playsWhatIsRead = <K extends Kit>(trial: Trial<K>): string[] => [
  ...attackStates(trial, trial.states).complaints,
]
