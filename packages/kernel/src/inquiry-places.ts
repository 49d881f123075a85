/** Questions about figures and places of a table: what lies between two of them, and how far somebody gets. */
import { type Finding, found, type Inquiry, inquiry } from './inquiry.ts'
import { Illegal } from './position.ts'
import { integer, text } from './shape-scalars.ts'
import { either, list, object, optional, type Shape, tuple } from './shape.ts'
import type { Kit, Look } from './transaction.ts'

type XY = readonly [x: number, y: number]

/** How a game finds the figures that are asked about. */
export interface AskedFigures<K extends Kit, P> {
  /** How they are named: `Z4`. */
  readonly figures: RegExp
  /** Where one is; undefined if there is none such. */
  standing(look: Look<K>, figure: string): P | undefined
  /** What is said then: by which clause there is nobody, and where. */
  readonly nobody: { readonly clause: string; readonly where: string }
}

/** The same where places can be named as well, by their coordinates. */
export interface AskedPlaces<K extends Kit, P> extends AskedFigures<K, P> {
  /** The least and the greatest coordinate. */
  readonly coordinates: readonly [least: number, most: number]
  at(look: Look<K>, xy: XY): P | undefined
  readonly nowhere: { readonly clause: string; readonly says: string }
}

/** How far a figure gets now, by the clause of its movement. */
export interface Reached<P> {
  readonly places: readonly P[]
  readonly clause: string
}

/** Answers about what is at `from` and at `to`; `name` is what the second one is called. */
type Between<K extends Kit, P> = (look: Look<K>, from: P, to: P, name: string) => Finding

const between = <K extends Kit, P, Q>(
  form: Shape<Q>,
  find: (look: Look<K>, asked: Q, at: string) => P,
  nameOf: (asked: Q) => string,
  answer: Between<K, P>,
): Inquiry<K> =>
  inquiry(object({ from: form, to: form }), (look: Look<K>, { from, to }) =>
    answer(look, find(look, from, 'from'), find(look, to, 'to'), nameOf(to)),
  )

export interface FigureInquiries<K extends Kit, P> {
  /** Where a figure is that is named under `at`. */
  standing(look: Look<K>, figure: string, at: string): P
  between(answer: Between<K, P>): Inquiry<K>
  /** About a way from a figure, of at most so many points. */
  along(
    way: { readonly coordinates: readonly [least: number, most: number]; readonly points: number },
    answer: (look: Look<K>, from: P, path: [number, number][]) => Finding,
  ): Inquiry<K>
}

export function figureInquiries<K extends Kit, P>(asked: AskedFigures<K, P>): FigureInquiries<K, P> {
  const { figures, nobody } = asked
  const standing = (look: Look<K>, figure: string, at: string): P => {
    const where = asked.standing(look, figure)
    if (where === undefined) throw new Illegal(nobody.clause, at, `there is no ${figure} ${nobody.where}`)
    return where
  }
  const figure = text({ pattern: figures })
  return {
    standing,
    between: (answer) => between(figure, standing, (name) => name, answer),
    along({ coordinates: [least, most], points }, answer) {
      const path = list(tuple(integer(least, most), integer(least, most)), { min: 1, max: points })
      return inquiry(object({ from: figure, path }), (look: Look<K>, { from, path: way }) =>
        answer(look, standing(look, from, 'from'), way),
      )
    },
  }
}

export interface PlaceInquiries<K extends Kit, P> extends FigureInquiries<K, P> {
  /** Where `from` could go, or whether to `to`; `xyOf` writes a place. */
  reach(
    reached: (look: Look<K>, figure: string) => Reached<P>,
    xyOf: (look: Look<K>, place: P) => XY,
    says: { readonly yes: string; readonly no: string },
  ): Inquiry<K>
}

export function placeInquiries<K extends Kit, P>(asked: AskedPlaces<K, P>): PlaceInquiries<K, P> {
  const { standing, along } = figureInquiries(asked)
  const [least, most] = asked.coordinates
  const figure = text({ pattern: asked.figures })
  const square = tuple(integer(least, most), integer(least, most))
  const placeAt = (look: Look<K>, place: string | XY, at: string): P => {
    if (typeof place === 'string') return standing(look, place, at)
    const where = asked.at(look, place)
    if (where === undefined) throw new Illegal(asked.nowhere.clause, at, asked.nowhere.says)
    return where
  }
  const nameOf = (place: string | XY): string => (typeof place === 'string' ? place : `(${place.join(',')})`)
  return {
    standing,
    along,
    between: (answer) => between<K, P, string | XY>(either(square, figure), placeAt, nameOf, answer),
    reach: (reached, xyOf, { yes, no }) =>
      inquiry(object({ from: figure, to: optional(square) }), (look: Look<K>, { from, to }) => {
        const { places, clause } = reached(look, from)
        if (to === undefined) return { answer: places.map((one) => xyOf(look, one)), clause, says: yes }
        return found(places.includes(placeAt(look, to, 'to')) ? null : { clause, reason: no }, clause, yes)
      }),
  }
}
