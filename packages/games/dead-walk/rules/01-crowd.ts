/** dw.units.16 The crowd: figures by place, kept in step with the state by whoever puts, moves or takes one. */
import { type Crowd, crowd, isThere, put, take, type XY } from '@shamble/table'
import {
  displaceZombie,
  type Human,
  humanFigure,
  isInPlay,
  type Look,
  removeZombie,
  type State,
  type Surface,
  type Transaction,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'

/** dw.vehicle.34 In play and not in a vehicle: only then does he stand in anybody's way, or touch anybody. */
export const isOnFoot = (h: Human): boolean => isInPlay(h) && h.aboard === null

/** The crowd of a state: figures by place. It belongs to the state but is no part of it, and is built when first asked for. */
const CROWDS = new WeakMap<State, Crowd>()
/** The one that was asked for last: mostly it is asked for again. */
let last: { readonly state: State; readonly crowd: Crowd } | null = null

export function crowdOf(look: Look): Crowd {
  if (last !== null && last.state === look.state) return last.crowd
  const found = crowdIn(look)
  last = { state: look.state, crowd: found }
  return found
}

function crowdIn({ state, book }: Look): Crowd {
  const known = CROWDS.get(state)
  if (known) return known
  const { width, depth } = book.map.terrain
  const built = crowd(width, depth, CELL, zombieFigure(state.nextZombie))
  for (const h of state.humans) if (isOnFoot(h)) put(built, humanFigure(h.n), h.at, BASE_RADIUS)
  for (const z of state.zombies) put(built, zombieFigure(z.n), z.at, BASE_RADIUS)
  CROWDS.set(state, built)
  return built
}

/** The cells of the index: most questions are about a step, and a base on each side of it. */
const CELL = 1000

/** Its figures no longer stand where they did: the crowd is built anew when next asked for. */
export function forgetCrowd(state: State): void {
  if (last?.state === state) last = null
  CROWDS.delete(state)
}

/** Puts a human on the table or moves him; he must be alive. */
export function putHuman(t: Look, h: Human, at: XY, on: Surface): void {
  h.at = Object.freeze({ x: at.x, y: at.y })
  h.on = on
  put(crowdOf(t), humanFigure(h.n), at, BASE_RADIUS)
}

/** He no longer stands on the table: dead, turned, escaped, lost. */
export function liftHuman(t: Look, h: Human): void {
  take(crowdOf(t), humanFigure(h.n))
}

export function moveZombie(
  t: Look,
  n: number,
  at: XY,
  on: Surface,
  change: Partial<Omit<Zombie, 'n' | 'at' | 'on'>> = {},
): Zombie {
  const moved = displaceZombie(t.state, n, change, Object.freeze({ x: at.x, y: at.y }), on)
  put(crowdOf(t), zombieFigure(n), at, BASE_RADIUS)
  return moved
}

type NewZombie = Partial<Omit<Zombie, 'n'>> & { readonly at: XY }

/** dw.units.16 The next zombie; the cap and its dice are for 26-entry. */
export function addZombie(t: Look, given: NewZombie): Zombie {
  const { state } = t
  const { at } = given
  const crowdNow = crowdOf(t)
  const added: Zombie = Object.freeze({
    n: state.nextZombie++,
    on: given.on ?? null,
    facing: given.facing ?? null,
    fallen: given.fallen ?? false,
    stunned: given.stunned ?? false,
    burning: given.burning ?? null,
    weapon: given.weapon ?? null,
    heading: given.heading ?? null,
    victim: given.victim ?? null,
    former: given.former ?? null,
    stoodUp: given.stoodUp ?? false,
    moved: given.moved ?? false,
    gripped: given.gripped ?? false,
    pounding: given.pounding ?? null,
    at: Object.freeze({ x: at.x, y: at.y }),
  })
  state.zombies.push(added)
  put(crowdNow, zombieFigure(added.n), at, BASE_RADIUS)
  return added
}

export function dropZombie(t: Transaction, n: number): void {
  take(crowdOf(t), zombieFigure(n))
  removeZombie(t.state, n)
}

/** Is the crowd in step with the state? For the invariants. */
export function crowdIsRight(look: Look): boolean {
  const here = crowdOf(look)
  const isAt = (figure: number, { x, y }: XY): boolean =>
    isThere(here, figure) && here.x[figure] === x && here.y[figure] === y
  return (
    look.state.humans.every((h) => (isOnFoot(h) ? isAt(humanFigure(h.n), h.at) : !isThere(here, humanFigure(h.n)))) &&
    look.state.zombies.every((z) => isAt(zombieFigure(z.n), z.at)) &&
    here.cellOf.filter((cell) => cell >= 0).length ===
      look.state.humans.filter(isOnFoot).length + look.state.zombies.length
  )
}
