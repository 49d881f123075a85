import { canonical, isPlainJson } from '../../json.ts'
import { apply } from '../../play.ts'
import { check, faultText } from '../../shape.ts'
import { MOST_STATE_NODES } from '../../state-shape.ts'
import type { Kit } from '../../transaction.ts'
import { alike, firstDifference, sharedPlaces } from '../data.ts'
import { type Trial, walk } from '../walk.ts'

/** State, events, views and questions are plain data: JSON carries them there and back unchanged. */
export const plainData = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* ({ table, events, asked }) {
    const things: [string, unknown][] = [
      ['state', table.state],
      ['events', events],
      ['question', asked],
    ]
    for (const seat of [...Object.keys(table.state.holders), null])
      things.push([`view of ${seat ?? 'whoever looks on'}`, trial.game.view(table, seat)])
    for (const [name, value] of things) {
      const odd = isPlainJson(value)
      if (odd !== null) yield `the ${name} is not plain data at ${odd}`
    }
    if (isPlainJson(table.state) !== null) return
    const lost = firstDifference(table.state, JSON.parse(JSON.stringify(table.state)))
    if (lost !== null) yield `JSON does not bring back the state at ${lost}`
  })

/** The shape of states knows every member of every state, every procedure and every local. */
export const shaped = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* ({ table }) {
    const odd = check(trial.game.position.shape(table.book), table.state, 'state', MOST_STATE_NODES)
    if (odd !== null) yield `the shape of states does not know this one: ${faultText(odd)}`
  })

/** The copier forgets nothing and shares nothing but frozen constants; what a copy does, the original does not feel. */
export const copier = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* ({ table, next, luck }) {
    const { game } = trial
    const copy = game.copy(table.state)
    const lost = firstDifference(table.state, copy)
    if (lost !== null) yield `the copier loses ${lost}`
    for (const place of sharedPlaces(table.state, copy)) yield `the copier shares ${place}`
    if (next === null) return
    const was = canonical(table.state)
    apply(game, table.fork(game.copy, luck), next.seat, next.command)
    if (canonical(table.state) !== was) yield 'what happened to a copy changed the original'
  })

/** Facts are those that the state gives: whoever changed the ground has renewed them. */
export const freshFacts = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, function* ({ table }) {
    const fresh = trial.game.facts(table.state, table.book)
    if (!alike(trial.facts(table.facts), trial.facts(fresh)))
      yield `the facts are stale: ${firstDifference(trial.facts(table.facts), trial.facts(fresh)) ?? 'somewhere'}`
  })

export const invariants = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, ({ table }) => trial.game.invariants(table))

/** What was told and shown is over: it holds nothing that the game goes on changing. */
export function keptAsTold<K extends Kit>(trial: Trial<K>): string[] {
  let kept: { readonly name: string; readonly value: unknown; readonly was: string }[] = []
  return walk(trial, function* ({ table, events }) {
    for (const { name, value, was } of kept)
      if (canonical(value) !== was)
        yield `the ${name} changed later at ${firstDifference(JSON.parse(was), value) ?? ''}`
    const seats = Object.keys(table.state.holders)
    const views = seats.map((seat): [string, unknown] => [`view of ${seat}`, trial.game.view(table, seat)])
    const told = events.map((event): [string, unknown] => [`event ${event.e}`, event])
    const fresh = [...views, ...told].map(([name, value]) => ({ name, value, was: canonical(value) }))
    kept = [...kept, ...fresh].slice(-60)
  })
}
