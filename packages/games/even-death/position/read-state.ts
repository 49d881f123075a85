/** Reading the written keys of a position: each fault names its place and the clause it breaks. */
import { type Holder, type OptionValues, readOnly, rowOf, type Seat } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { invariants } from '../invariants.ts'
import { bookFor, seatsFor } from '../options.ts'
import { worthOf } from '../rules/03-force.ts'
import { isOpenGround } from '../rules/10-terrain.ts'
import { workGround } from '../rules/10-ground.ts'
import { blankState, copyState, isHerd, isOnTable, type Look, type SeatState, type State, unitsOf } from '../state.ts'
import { Illegal, type Position } from './form.ts'
import { type Lines, readFigures } from './read-figures.ts'
import { readPlay } from './read-play.ts'

/** ed.victory.9 Whatever is not written of a seat: it began with what it has. */
function readSeats(state: State, doc: Position): void {
  for (const seat of Object.keys(doc.seats ?? {}))
    if (!state.seats.some((one) => one.seat === seat))
      throw new Illegal('ed.setup.1', `seats.${seat}`, 'there is no such seat')
  state.seats = state.seats.map((one): SeatState => {
    const units = unitsOf(state, one.seat).filter(isOnTable)
    const startPoints = units.reduce((sum, unit) => sum + worthOf(unit), 0)
    const startFigures = units.reduce((sum, unit) => sum + (isHerd(unit) ? unit.zombies.length : 1), 0)
    const given = structuredClone(rowOf(doc.seats ?? {}, one.seat) ?? {})
    const read = { ...one, startPoints, startFigures, ...given }
    return { ...read, force: readOnly(read.force), effects: readOnly(read.effects) }
  })
}

/** Objects and markers are the scenario's; what has become of them is written. */
function readThings(state: State, { things = {}, markers = [] }: Position): void {
  for (const id of Object.keys(things))
    if (!state.things.some((thing) => thing.id === id))
      throw new Illegal('ed.interact.3', `things.${id}`, 'there is no such object')
  if (markers.length > state.markers.length)
    throw new Illegal('ed.victory.7', `markers[${state.markers.length}]`, 'there is no such marker')
  state.things = readOnly(
    state.things.map((thing) => {
      const { at, ...given } = structuredClone(rowOf(things, thing.id) ?? {})
      return { ...thing, ...given, ...(at ? { at: { x: at[0], y: at[1] } } : {}) }
    }),
  )
  state.markers = readOnly(state.markers.map((marker, i) => ({ ...marker, ...structuredClone(markers[i] ?? {}) })))
}

/** ed.terrain.14 */
function readDoors(state: State, { field }: Pick<Look['book'], 'field'>, { closed }: Position): void {
  if (!closed) return
  for (const [i, id] of closed.entries())
    if (!Object.hasOwn(field.doors, id)) throw new Illegal('ed.terrain.14', `closed[${i}]`, 'there is no such door')
  state.closed = Object.freeze([...closed])
}

/** ed.measure.6 Whoever is on the table stands where one can. */
function checkPlaces(look: Look, { humans, zombies }: Lines): void {
  const check = (at: XY, on: string | null, where: string | undefined): void => {
    if (!isOpenGround(look, at, on))
      throw new Illegal('ed.measure.6', `${where}.at`, 'it is off the table, or something is in the way there')
  }
  for (const h of look.state.humans) if (isOnTable(h)) check(h.at, h.on, humans.get(h.id))
  for (const herd of look.state.herds)
    if (isOnTable(herd)) for (const z of herd.zombies) check(z.at, z.on, zombies.get(z.id))
}

export function readState(doc: Position, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): State {
  const book = bookFor(options)
  const held = Object.fromEntries(seatsFor(options).map((seat) => [seat, holders[seat] ?? { person: seat }]))
  const state = blankState(held, book)
  const lines = readFigures(state, doc)
  readSeats(state, doc)
  readThings(state, doc)
  readDoors(state, book, doc)
  state.behaviour = Object.freeze({ ...state.behaviour, ...doc.behaviour })
  const zombies = state.herds.filter(isOnTable).reduce((sum, herd) => sum + herd.zombies.length, 0)
  state.tally = readOnly({ ...state.tally, zombies, ...structuredClone(doc.tally ?? {}) })
  const look: Look = { state, book, facts: workGround(state, book) }
  checkPlaces(look, lines)
  readPlay(look, doc)
  const [broken] = invariants(look)
  if (broken) throw new Illegal('ed.measure.6', 'humans', broken)
  return copyState(state)
}
