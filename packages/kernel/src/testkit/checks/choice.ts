import { canonical } from '../../json.ts'
import { sameJson } from '../../same-json.ts'
import type { Command } from '../../flow.ts'
import { apply, choices, judge, onClock, pending, seat as seatTable, submit } from '../../play.ts'
import { check } from '../../shape.ts'
import type { Kit } from '../../transaction.ts'
import { brief, firstDifference, keysTurned } from '../data.ts'
import { mutated } from '../malformed.ts'
import { type Moment, playRandom, type Trial, walk } from '../walk.ts'
import { commandText } from '../words.ts'
import { isCited } from './clauses.ts'

/** Every game comes to an end, and nobody gets stuck on the way. */
export function alwaysEnds<K extends Kit>({ game, setups, seeds, maxCommands }: Trial<K>): string[] {
  const complaints: string[] = []
  for (const [i, setup] of setups.entries())
    for (const seed of seeds)
      try {
        const { ended } = playRandom(game, setup, seed, { maxCommands })
        if (!ended) complaints.push(`set-up ${i}, seed ${seed}: no end after ${maxCommands} commands`)
      } catch (error) {
        complaints.push(`set-up ${i}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
      }
  return complaints
}

/** As long as the game is not over somebody owes an answer, and everybody who owes one has a choice. */
export const noDeadEnd = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* ({ table, asked }) {
    if (asked === null) {
      if (table.state.outcome === null) yield 'nothing is asked and the game is not over'
      return
    }
    if (asked.owe.length === 0) yield `nobody owes an answer to "${asked.asks}"`
    for (const seat of asked.owe)
      if (choices(table, seat).length === 0) yield `${seat} has no choice at "${asked.asks}"`
  })

const speakers = <K extends Kit>({ asked }: Moment<K>): string[] => (asked ? [...asked.owe, ...asked.may] : [])

/** Whatever is offered has the documented form and is allowed; so are the clock's and the adviser's picks. */
export const choicesPass = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* (moment) {
    const { game } = trial
    const { table, asked } = moment
    for (const seat of speakers(moment)) {
      const offered = choices(table, seat)
      for (const command of offered) yield* notAllowed(trial, moment, seat, command, 'offered')
      if (!asked?.owe.includes(seat)) continue
      const advised = game.advise(game.view(table, seat), table.book, seat, offered).command
      if (game.examples) yield* notAllowed(trial, moment, seat, advised, 'advised')
      else if (!offered.some((c) => canonical(c) === canonical(advised)))
        yield `${seat} is advised to ${commandText(advised)}, which is not offered`
      const [first] = onClock(game, table, seat)
      if (first !== undefined) yield* notAllowed(trial, moment, seat, first, 'done by the clock')
    }
    const owing = asked && !asked.sealed ? [asked.owe] : (asked?.owe.map((seat) => [seat]) ?? [])
    for (const seats of owing)
      if (seats.every((seat) => onClock(game, table, seat).length === 0) !== (asked?.beside !== undefined))
        yield asked?.beside
          ? `the clock of ${seats.join(', ')} answers "${asked.asks}", for which ${asked.beside.game} is played`
          : `the clock of ${seats.join(', ')} does nothing at "${asked?.asks}"`
  })

function* notAllowed<K extends Kit>(
  { game }: Trial<K>,
  { table }: Moment<K>,
  seat: string,
  command: K['command'],
  how: string,
): Generator<string> {
  const fault = check(game.command, command)
  if (fault) yield `${commandText(command)}, ${how}, is not written as documented: ${fault.at} ${fault.why}`
  const refusal = judge(game, table, seat, command)
  if (refusal) yield `${commandText(command)}, ${how} for ${seat}, is refused: ${refusal.clause} ${refusal.reason}`
}

/** The same state gives the same choices in the same order, each once, whatever the order of keys in the state. */
export const choicesInOrder = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* (moment) {
    const { game } = trial
    const { table, luck } = moment
    const turned = seatTable(game, keysTurned(table.state), table.book, luck)
    for (const seat of speakers(moment)) {
      const offered = choices(table, seat).map(canonical)
      if (new Set(offered).size !== offered.length) yield `${seat} is offered something twice`
      if (offered.join() !== choices(table, seat).map(canonical).join())
        yield `asked twice, ${seat} is offered another list`
      if (offered.join() !== choices(turned, seat).map(canonical).join())
        yield `the choices of ${seat} depend on the order of keys in the state`
    }
  })

/** Commands nobody offered are refused with nothing changed, or they are legal too. Never is anything thrown. */
export function otherCommands<K extends Kit>(trial: Trial<K>): string[] {
  const pool: K['command'][] = []
  return walk(trial, function* (moment) {
    const { table, luck } = moment
    for (const seat of speakers(moment)) pool.push(...choices(table, seat).slice(0, 20))
    if (pool.length > 400) pool.splice(0, pool.length - 400)
    if (pool.length === 0) return
    const seats = [...Object.keys(table.state.holders).sort(), 'nobody', 'constructor']
    for (let i = 0; i < 12; i++) {
      const example = pool[luck.draw('', pool.length)]
      const command = i % 3 === 0 ? example : mutated(example, luck)
      yield* tried(trial, moment, seats[luck.draw('', seats.length)] as string, command)
    }
  })
}

function* tried<K extends Kit>(
  trial: Trial<K>,
  { table, luck }: Moment<K>,
  seat: string,
  command: unknown,
): Generator<string> {
  const { game } = trial
  const fork = table.fork(game.copy, luck)
  fork.events = []
  try {
    const refusal = submit(game, fork, seat, null, command)
    if (refusal === null) yield* accepted(trial, table, seat, command as K['command'], fork)
    else {
      const changed = sameJson(fork.state, table.state) ? null : firstDifference(table.state, fork.state)
      if (changed !== null) yield `the refused ${brief(command)} of ${seat} changed ${changed}`
      if (fork.events.length > 0) yield `the refused ${brief(command)} of ${seat} told something`
      if (!isCited(game, refusal.clause)) yield `${brief(command)} is refused by ${refusal.clause}, which is no clause`
      if (refusal.reason === '') yield `${brief(command)} is refused without a reason`
    }
  } catch (error) {
    yield `${brief(command)} of ${seat} threw ${error instanceof Error ? error.message : String(error)}`
  }
}

function* accepted<K extends Kit>(
  { game, choicesAreAll }: Trial<K>,
  before: Moment<K>['table'],
  seat: string,
  command: K['command'],
  after: Moment<K>['table'],
): Generator<string> {
  for (const broken of game.invariants(after)) yield `after ${commandText(command)}: ${broken}`
  if (after.state.outcome === null && pending(after) === null) yield `after ${commandText(command)} nothing is asked`
  const anytime = (c: Command): boolean => game.anytime?.dos.includes(c.do) ?? false
  if (!choicesAreAll || anytime(command)) return
  const text = canonical(command)
  if (!choices(before, seat).some((c) => canonical(c) === text))
    yield `${commandText(command)} is allowed to ${seat} but not offered`
}

/** A seat that resigns, or whatever may be done at any time, leaves a game that goes on or is over. */
export const anytimeIsSafe = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* ({ table, luck }) {
    const { game } = trial
    for (const seat of Object.keys(table.state.holders).sort())
      for (const name of game.anytime?.dos ?? []) {
        const fork = table.fork(game.copy, luck)
        const command = { do: name } as K['command']
        if (check(game.command, command) || judge(game, fork, seat, command)) continue
        apply(game, fork, seat, command)
        const asked = pending(fork)
        if (asked === null && fork.state.outcome === null) yield `after ${name} by ${seat} nothing is asked`
        if (asked && asked.owe.every((s) => choices(fork, s).length === 0))
          yield `after ${name} by ${seat} nobody can go on`
        for (const broken of game.invariants(fork)) yield `after ${name} by ${seat}: ${broken}`
      }
  })
