/** ed.measure.3 Figures by place, kept in step with the state by whoever puts, moves or takes one: nothing else does. */
import { type Crowd, crowd, figuresWithin, isThere, put, take, type XY } from '@shamble/table'
import { change, type Herd, type Human, isOnTable, type Look, type State, type Zombie } from '../state.ts'
import { RADIUS } from '../tables/units.ts'

/** A figure's number in the crowd: people have even ones, zombies odd ones. */
export const humanFigure = (id: number): number => 2 * id
export const zombieFigure = (id: number): number => 2 * id + 1
export const isZombieFigure = (figure: number): boolean => figure % 2 === 1
/** The number of the human or of the zombie. */
export const idOfFigure = (figure: number): number => figure >> 1

/** The crowd belongs to a state but is no part of it, and is built when first asked for. */
const CROWDS = new WeakMap<State, Crowd>()
const CELL = 1000

export function crowdOf({ state, book }: Look): Crowd {
  const known = CROWDS.get(state)
  if (known) return known
  const built = crowd(book.field.width, book.field.depth, CELL)
  for (const h of state.humans) if (isOnTable(h)) put(built, humanFigure(h.id), h.at, RADIUS)
  for (const herd of state.herds)
    if (isOnTable(herd)) for (const z of herd.zombies) put(built, zombieFigure(z.id), z.at, RADIUS)
  CROWDS.set(state, built)
  return built
}

/** Figures whose gap to a place is at most so many units, ascending. */
export const figuresNear = (look: Look, at: XY, units: number): number[] =>
  figuresWithin(crowdOf(look), at, RADIUS, units)

/** Puts a human somewhere; he must be on the table. */
export function putHuman(look: Look, h: Human, at: XY, on: string | null): void {
  const all = crowdOf(look)
  h.at = Object.freeze({ x: at.x, y: at.y })
  h.on = on
  put(all, humanFigure(h.id), at, RADIUS)
}

/** He no longer stands on the table. */
export function liftHuman(look: Look, h: Human): void {
  const all = crowdOf(look)
  if (isThere(all, humanFigure(h.id))) take(all, humanFigure(h.id))
}

/** Writes the zombies of a herd anew: those that are gone are lifted, the others stand where they say. */
export function putZombies(look: Look, herd: Herd, zombies: readonly Zombie[]): void {
  const all = crowdOf(look)
  const left = new Set(zombies.map(({ id }) => id))
  for (const { id } of herd.zombies) if (!left.has(id) && isThere(all, zombieFigure(id))) take(all, zombieFigure(id))
  for (const { id, at } of zombies) put(all, zombieFigure(id), at, RADIUS)
  herd.zombies = Object.freeze([...zombies].sort((a, b) => a.id - b.id))
}

/** One zombie moved, everything else of it as it is. */
export const zombieAt = (z: Zombie, at: XY, on: string | null = z.on): Zombie =>
  change(z, { at: Object.freeze({ x: at.x, y: at.y }), on })
