/** What the rules of Evac say about a map as it stands: sight, contact and reach, of squares or of who stands there. */
import type { XY } from '@shamble/grid'
import {
  either,
  type Finding,
  Illegal,
  type Inquiries,
  inquiry,
  integer,
  object,
  optional,
  type Refusal,
  text,
  tuple,
} from '@shamble/kernel'
import type { Clause } from './clauses.ts'
import { squareNamed, xyOf } from './rules/02-the-map.ts'
import { stopSquares } from './rules/08-marine-movement.ts'
import { contactRefusal, sightRefusal } from './rules/09-marine-attacks.ts'
import { zombieStops } from './rules/13-zombie-movement.ts'
import { alive, type EvacKit, type Look, marineOf, zombieOf } from './state.ts'

/** `M1` a marine, `Z4` zombie number 4. */
const figure = text({ pattern: /^(M([1-9]|1[0-2])|Z[1-9]\d{0,5})$/ })
const square = tuple(integer(1, 35), integer(1, 35))
const place = either(square, figure)
type Place = string | readonly [number, number]

const nobody = (at: string, name: string): Illegal =>
  new Illegal<Clause>('ev.pos.1', at, `there is no ${name} on the map`)

/** Where a figure stands. */
function squareOfFigure({ state }: Look, name: string, at: string): number {
  if (name.startsWith('Z')) {
    const zombie = zombieOf(state, Number(name.slice(1)))
    if (!zombie) throw nobody(at, name)
    return zombie.at
  }
  const marine = marineOf(state, name)
  if (!marine || !alive(marine)) throw nobody(at, name)
  return marine.at
}

function squareOf(look: Look, asked: Place, at: string): number {
  if (typeof asked === 'string') return squareOfFigure(look, asked, at)
  const found = squareNamed(look, asked as XY)
  if (found < 0) throw new Illegal<Clause>('ev.map.9', at, 'this square is not on the map')
  return found
}

const found = (refusal: Refusal | null, clause: Clause, says: string): Finding =>
  refusal ? { answer: false, clause: refusal.clause, says: refusal.reason } : { answer: true, clause, says }

const nameOf = (asked: Place): string => (typeof asked === 'string' ? asked : `(${asked.join(',')})`)

/** ev.move.6, ev.zmove.4 Squares on which a figure could stop with the movement it has. */
function stopsOf(look: Look, name: string): { squares: number[]; clause: Clause } {
  const at = squareOfFigure(look, name, 'from')
  const zombie = name.startsWith('Z') ? zombieOf(look.state, Number(name.slice(1))) : undefined
  if (zombie) return { squares: zombieStops(look, zombie, at, look.book.zombies.speed), clause: 'ev.zmove.4' }
  const marine = marineOf(look.state, name)
  return { squares: marine ? stopSquares(look, marine) : [], clause: 'ev.move.6' }
}

export const inquiries: Inquiries<EvacKit> = {
  sight: inquiry(object({ from: place, to: place }), (look: Look, { from, to }) =>
    found(
      sightRefusal(look, squareOf(look, from, 'from'), squareOf(look, to, 'to')),
      'ev.los.1',
      'Nothing is in the line of sight.',
    ),
  ),
  contact: inquiry(object({ from: place, to: place }), (look: Look, { from, to }) =>
    found(
      contactRefusal(look, squareOf(look, from, 'from'), squareOf(look, to, 'to'), 'ev.map.14', nameOf(to)),
      'ev.map.14',
      'They are in contact.',
    ),
  ),
  reach: inquiry(object({ from: figure, to: optional(square) }), (look: Look, { from, to }) => {
    const { squares, clause } = stopsOf(look, from)
    if (to === undefined)
      return { answer: squares.map((one) => xyOf(look, one) as [number, number]), clause, says: 'It could stop there.' }
    return squares.includes(squareOf(look, to, 'to'))
      ? { answer: true, clause, says: 'It could stop there.' }
      : { answer: false, clause, says: 'It cannot stop there with the movement it has.' }
  }),
}
