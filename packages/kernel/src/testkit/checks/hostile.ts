import { seeded } from '../../dice/index.ts'
import type { Setup } from '../../game.ts'
import { canonical, isPlainJson } from '../../json.ts'
import { choices, pending, seat as seatTable, submit } from '../../play.ts'
import type { Refusal } from '../../refusal.ts'
import type { Kit, Transaction } from '../../transaction.ts'
import { brief, firstDifference } from '../data.ts'
import { malformed } from '../malformed.ts'
import { type Trial, walk } from '../walk.ts'
import { isCited } from './clauses.ts'

interface Place<K extends Kit> {
  readonly table: Transaction<K>
  readonly setup: Setup
}

const MOST_PLACES = 100
const ENOUGH = 5

/** Whatever is sent as a command, a position or options: nothing throws, every refusal has a reason, nothing changes. */
export function survivesMalformed<K extends Kit>(trial: Trial<K>): string[] {
  const { game } = trial
  const places: Place<K>[] = []
  const complaints = walk(trial, ({ table, setup, asked, luck }) => {
    if (asked !== null) places.push({ table: table.fork(game.copy, luck), setup })
    return []
  })
  const stride = Math.ceil(places.length / MOST_PLACES)
  const chosen = places.filter((_, i) => i % stride === 0)
  const each = Math.ceil(trial.malformed / chosen.length / 2)
  for (const [i, place] of chosen.entries()) {
    complaints.push(...hostileCommands(trial, place, each, i), ...hostileDocuments(trial, place, each, i))
    if (complaints.length >= ENOUGH) break
  }
  return complaints
}

function* hostileCommands<K extends Kit>(
  { game }: Trial<K>,
  { table }: Place<K>,
  n: number,
  seed: number,
): Generator<string> {
  const luck = seeded(`hostile ${seed}`)
  const seats = Object.keys(table.state.holders).sort()
  const examples = seats.flatMap((seat) => choices(table, seat).slice(0, 20))
  const was = canonical(table.state)
  let fork = table.fork(game.copy, luck)
  for (const thing of malformed(n, seed, examples)) {
    const seat = seats[luck.draw('', seats.length)] as string
    try {
      const refusal = submit(game, fork, seat, null, thing)
      if (refusal) yield* unexplained(game, refusal, thing)
      else fork = table.fork(game.copy, luck)
    } catch (error) {
      yield `the command ${brief(thing)} of ${seat} threw ${error instanceof Error ? error.message : String(error)}`
      fork = table.fork(game.copy, luck)
    }
  }
  if (canonical(fork.state) !== was) yield `refused commands changed ${firstDifference(table.state, fork.state) ?? ''}`
}

function* unexplained<K extends Kit>(game: Trial<K>['game'], refusal: Refusal, thing: unknown): Generator<string> {
  if (!isCited(game, refusal.clause)) yield `${brief(thing)} is refused by ${refusal.clause}, which is no clause`
  if (refusal.reason === '') yield `${brief(thing)} is refused without a reason`
}

/** A document that is read in spite of everything must give a legal state. */
function* hostileDocuments<K extends Kit>(
  { game }: Trial<K>,
  { table, setup }: Place<K>,
  n: number,
  seed: number,
): Generator<string> {
  const document = JSON.parse(JSON.stringify(game.position.write(table))) as unknown
  for (const thing of malformed(n, `document ${seed}`, [document]))
    try {
      const read = game.position.read(thing, setup.options, setup.holders)
      if (!read.ok) yield* unexplained(game, read.fault, thing)
      else {
        const t = seatTable(game, read.value.state, game.book(read.value.options), seeded(seed))
        for (const broken of game.invariants(t)) yield `the position ${brief(thing)} is read, but ${broken}`
        if (pending(t) === null && t.state.outcome === null) yield `the position ${brief(thing)} asks nothing`
      }
    } catch (error) {
      yield `the position ${brief(thing)} threw ${error instanceof Error ? error.message : String(error)}`
    }
  for (const thing of malformed(Math.ceil(n / 10), `options ${seed}`, [setup.options])) {
    if (isPlainJson(thing) !== null || typeof thing !== 'object' || thing === null) continue
    try {
      game.settle(thing as Setup['options'])
    } catch (error) {
      yield `the options ${brief(thing)} threw ${error instanceof Error ? error.message : String(error)}`
    }
  }
}
