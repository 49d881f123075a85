import { type Dice, type SeededDice, seeded, type Throw } from '../../dice/index.ts'
import { canonical } from '../../json.ts'
import { apply, choices, judge, onClock, pending, seat as seatTable } from '../../play.ts'
import type { Seat } from '../../seat.ts'
import type { Kit, Transaction, CausedEvent } from '../../transaction.ts'
import { firstDifference } from '../data.ts'
import { type Moment, type Pick, tableOf, type Trial, walk } from '../walk.ts'
import { commandText, seenBy } from '../words.ts'

const everybody = <K extends Kit>(t: Transaction<K>): (Seat | null)[] => [...Object.keys(t.state.holders).sort(), null]
const nameOf = (seat: Seat | null): string => seat ?? 'whoever looks on'

/**
 * Two states that look alike to a seat give it the same bytes: view, question, choices, refusals, and what it is told
 * of a command, unless that brings something hidden to light.
 */
export function noLeak<K extends Kit>(trial: Trial<K>): string[] {
  const pool: Pick<K['command']>[] = []
  return walk(trial, function* (moment) {
    if (moment.next) pool.push(moment.next)
    if (pool.length > 100) pool.shift()
    for (const seat of everybody(moment.table)) yield* lookAlike(trial, moment, seat, pool)
  })
}

function* lookAlike<K extends Kit>(
  trial: Trial<K>,
  moment: Moment<K>,
  seat: Seat | null,
  pool: readonly Pick<K['command']>[],
): Generator<string> {
  const { game } = trial
  const { table, luck, next } = moment
  const seen = game.view(table, seat)
  const other = seatTable(game, game.resample(seen, table.book, luck), table.book, luck)
  const name = nameOf(seat)
  const differs = firstDifference(seen, game.view(other, seat))
  if (differs !== null) yield `resampled for ${name}, the view differs at ${differs}`
  const asks = firstDifference(pending(table), pending(other))
  if (asks !== null) yield `resampled for ${name}, the question differs at ${asks}`
  for (const broken of game.invariants(other)) yield `resampled for ${name}: ${broken}`
  if (differs !== null || asks !== null) return
  if (seat !== null) yield* answersAlike(trial, table, other, seat, pool)
  if (next && judge(game, other, next.seat, next.command) === null)
    yield* toldAlike(trial, moment, [table, other], [sameLuck(moment), sameLuck(moment)], next, seat)
}

/** The choices of a seat, what the clock does for it, and why it may not do the rest. */
function* answersAlike<K extends Kit>(
  { game }: Trial<K>,
  a: Transaction<K>,
  b: Transaction<K>,
  seat: Seat,
  pool: readonly Pick<K['command']>[],
): Generator<string> {
  const offered = firstDifference(choices(a, seat), choices(b, seat))
  if (offered !== null) yield `the choices of ${seat} tell what is hidden: ${offered}`
  const clock = firstDifference(onClock(game, a, seat), onClock(game, b, seat))
  if (clock !== null) yield `the clock of ${seat} tells what is hidden: ${clock}`
  for (const { command } of pool.slice(-24)) {
    const why = firstDifference(judge(game, a, seat, command), judge(game, b, seat, command))
    if (why !== null) yield `the answer to ${commandText(command)} of ${seat} tells what is hidden: ${why}`
  }
}

/** What is drawn in secret shifts no die that is thrown openly: how often it is drawn may itself be hidden. */
function sameLuck<K extends Kit>({ seed, asked }: Moment<K>): Dice {
  const [open, secret] = ['alike', 'hidden'].map((name) => seeded(`${name} ${seed} ${asked?.decision ?? 0}`)) as [
    SeededDice,
    SeededDice,
  ]
  return { roll: (ask) => open.roll(ask), draw: (clause, n) => secret.draw(clause, n) }
}

/** One command in two worlds. */
function* toldAlike<K extends Kit>(
  trial: Trial<K>,
  _moment: Moment<K>,
  worlds: readonly [Transaction<K>, Transaction<K>],
  dice: readonly [Dice, Dice],
  { seat: who, command }: Pick<K['command']>,
  seat: Seat | null,
): Generator<string> {
  const { game } = trial
  const [a, b] = worlds.map((t, i) => {
    const fork = t.fork(game.copy, dice[i] as Dice)
    fork.events = []
    apply(game, fork, who, command)
    return fork
  }) as [Transaction<K>, Transaction<K>]
  for (const leak of compared(trial, a, b, seat)) yield `after ${commandText(command)} by ${who}, ${leak}`
}

/** What two worlds show and tell a seat. After something came to light, what is told must at least be seen as well. */
function* compared<K extends Kit>(
  trial: Trial<K>,
  a: Transaction<K>,
  b: Transaction<K>,
  seat: Seat | null,
): Generator<string> {
  const { game, passing } = trial
  const story = (t: Transaction<K>): CausedEvent<K['event']>[] =>
    (t.events ?? []).filter(seenBy(seat)).filter((event) => event.audience === undefined || !passing.includes(event.e))
  const views = firstDifference(game.view(a, seat), game.view(b, seat))
  const events = firstDifference(story(a), story(b))
  const light = a.revealed || b.revealed
  if (!light && views !== null) yield `the view of ${nameOf(seat)} tells what is hidden: ${views}`
  if (events !== null && (!light || views === null))
    yield `the events for ${nameOf(seat)} tell what is hidden: ${events}`
}

const sealedBy = (seat: Seat): string => `sealed by ${seat}.`

/** Whatever is sealed, whether or not the game asks such questions here: nobody else's view has it. */
export const sealedStaysSealed = <K extends Kit>({ game, ...trial }: Trial<K>): string[] =>
  walk({ game, ...trial }, function* ({ table, luck }) {
    const fork = table.fork(game.copy, luck)
    const seats = Object.keys(fork.state.holders)
    for (const frame of fork.state.frames)
      frame.sealed = Object.fromEntries(seats.map((seat) => [seat, { do: sealedBy(seat) }]))
    for (const seat of everybody(table)) {
      const seen = canonical(game.view(fork, seat))
      const told = seats.find((who) => who !== seat && seen.includes(sealedBy(who)))
      if (told !== undefined) yield `the view of ${nameOf(seat)} shows what ${told} has sealed`
    }
  })

/** Everybody from whom hidden draws are hidden. */
const unknowing = <K extends Kit>({ umpires }: Trial<K>, t: Transaction<K>): (Seat | null)[] =>
  everybody(t).filter((seat) => seat === null || !umpires.includes(seat))

/** The same open dice, other hidden draws. */
function otherDraws(seed: string): Dice {
  const open = seeded(seed)
  const hidden = seeded(`other ${seed}`)
  return { roll: (ask: Throw) => open.roll(ask), draw: (clause, n) => hidden.draw(clause, n) }
}

/** Hidden draws that fall otherwise change nothing that anybody sees, unless something comes to light. */
export function drawsAreHidden<K extends Kit>(trial: Trial<K>): string[] {
  const { game } = trial
  const complaints: string[] = []
  for (const [i, setup] of trial.setups.entries()) {
    const a = tableOf(game, setup, seeded('draws'))
    const b = tableOf(game, setup, otherDraws('draws'))
    for (const seat of unknowing(trial, a))
      for (const leak of compared(trial, a, b, seat)) complaints.push(`set-up ${i}, after the set-up, ${leak}`)
  }
  return [
    ...complaints,
    ...walk(trial, function* (moment) {
      const { table, next, seed } = moment
      if (next === null) return
      const label = `draws ${seed} ${canonical(table.state.decision)}`
      for (const seat of unknowing(trial, table))
        yield* toldAlike(trial, moment, [table, table], [seeded(label), otherDraws(label)], next, seat)
    }),
  ]
}
