/** Figures by place, level by level, kept in step with the state by whoever puts, moves or takes one. */
import { type Crowd, crowd, isThere, put, take, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import {
  change,
  changeZed,
  isInPlay,
  type Look,
  radiusOf,
  type State,
  type Survivor,
  type Transaction,
  type Zed,
} from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { learnOf } from './43-learnt.ts'

/** Survivors go by their numbers in a crowd, Zeds by their internal ones behind them. */
const FIRST_ZED = 100
export const survivorFigure = (n: number): number => n
export const zedFigure = (id: number): number => FIRST_ZED + id
export const isZedFigure = (figure: number): boolean => figure > FIRST_ZED
export const zedIdOf = (figure: number): number => figure - FIRST_ZED

/** The crowds of a state belong to it but are no part of it, and are built when first asked for. */
const CROWDS = new WeakMap<State, readonly Crowd[]>()

/** Most questions are about a step, and a base on each side of it. */
const CELL = 1000
/** The ground, upper storeys and roofs. */
export const LEVELS = 4

function crowdsOf({ state, book }: Look): readonly Crowd[] {
  const known = CROWDS.get(state)
  if (known) return known
  const { width, depth } = book.map
  const built = Array.from({ length: LEVELS }, () => crowd(width, depth, CELL))
  for (const s of state.survivors)
    if (isInPlay(s)) put(built[s.level] as Crowd, survivorFigure(s.n), s.at, RADIUS.figure)
  for (const z of state.zeds) put(built[z.level] as Crowd, zedFigure(z.id), z.at, radiusOf(z))
  CROWDS.set(state, built)
  return built
}

/** rs.injury.9, rs.secrecy.11 Everybody who is in others' way on a level: no corpse, and nobody hidden. */
export const crowdOn = (look: Look, level: number): Crowd => crowdsOf(look)[level] as Crowd

const point = ({ x, y }: XY): XY => Object.freeze({ x, y })

/** Puts a survivor on the table or moves him; he must be alive. */
export function putSurvivor(t: Transaction, s: Survivor, { at, level }: Spot): void {
  const crowds = crowdsOf(t)
  take(crowds[s.level] as Crowd, survivorFigure(s.n))
  s.at = point(at)
  s.level = level
  put(crowds[level] as Crowd, survivorFigure(s.n), s.at, RADIUS.figure)
  // rs.secrecy.10 From there he may see others than before.
  if (!t.book.showsUnseen()) t.reveal()
}

/** He no longer stands in anybody's way: dead, safe. */
export const liftSurvivor = (t: Transaction, s: Survivor): void => take(crowdOn(t, s.level), survivorFigure(s.n))

/** Moves a Zed; one that is hidden is in nobody's way (rs.secrecy.11). */
export function moveZed(t: Transaction, z: Zed, { at, level }: Spot, by: Partial<Omit<Zed, 'id'>> = {}): Zed {
  if (z.n === 0) return changeZed(t.state, z.id, { ...by, at: point(at), level })
  const crowds = crowdsOf(t)
  take(crowds[z.level] as Crowd, zedFigure(z.id))
  const moved = changeZed(t.state, z.id, { ...by, at: point(at), level })
  put(crowds[level] as Crowd, zedFigure(z.id), moved.at, radiusOf(moved))
  // rs.secrecy.10 There it may be seen, or no longer.
  if (!t.book.showsUnseen()) t.reveal()
  return moved
}

type NewZed = Pick<Zed, 'at' | 'level' | 'facing'> & Partial<Omit<Zed, 'id' | 'n'>>

/** A Zed that is created now: the next internal number, and no public one yet. */
export function newZed(t: Transaction, given: NewZed): Zed {
  const fresh: Omit<Zed, 'at' | 'level' | 'facing'> = {
    id: t.state.hidden.nextZed++,
    n: 0,
    kind: 'ordinary',
    mode: 'attacking',
    horde: null,
    down: false,
    posture: 'standing',
    pins: null,
    burning: 0,
    hits: 0,
    walked: NOWHERE,
    emerged: false,
    bit: null,
    disturbedBy: null,
    cutOff: false,
    spent: false,
    near: 0,
    seared: null,
  }
  return Object.freeze({ ...fresh, ...given, at: point(given.at), facing: point(given.facing) })
}
const NOWHERE: readonly Spot[] = Object.freeze([])

/** rs.secrecy.16 It stands on everybody's table from now on, with the next number of those that were seen. */
export function showZed(t: Transaction, z: Zed, from: string | null): Zed {
  const { state } = t
  t.reveal()
  const crowds = crowdsOf(t)
  const shown = change(z, { n: state.nextNumber++ })
  const i = state.zeds.findIndex((other) => other.id > z.id)
  state.zeds.splice(i < 0 ? state.zeds.length : i, 0, shown)
  if (state.hidden.zeds.some(({ id }) => id === z.id))
    state.hidden.zeds = Object.freeze(state.hidden.zeds.filter(({ id }) => id !== z.id))
  put(crowds[shown.level] as Crowd, zedFigure(shown.id), shown.at, radiusOf(shown))
  const { n: zed, kind, at, level, facing } = shown
  learnOf(t, shown, from)
  t.emit({ e: 'zed appeared', clause: 'rs.secrecy.16', zed, kind, at, level, facing, from })
  return shown
}

/** It waits where nobody sees it (rs.secrecy.10). */
export function hideZed(t: Transaction, z: Zed): void {
  const { hidden } = t.state
  hidden.zeds = Object.freeze([...hidden.zeds, z])
}

export function dropZed(t: Transaction, z: Zed): void {
  take(crowdOn(t, z.level), zedFigure(z.id))
  t.state.zeds = t.state.zeds.filter(({ id }) => id !== z.id)
}

/** Are the crowds in step with the state? For the invariants. */
export function crowdIsRight(look: Look): boolean {
  const crowds = crowdsOf(look)
  const isAt = (figure: number, { at, level }: Spot): boolean => {
    const here = crowds[level] as Crowd
    return isThere(here, figure) && here.x[figure] === at.x && here.y[figure] === at.y
  }
  const living = look.state.survivors.filter(isInPlay)
  const count = crowds.reduce((sum, { cellOf }) => sum + cellOf.filter((cell) => cell >= 0).length, 0)
  return (
    living.every((s) => isAt(survivorFigure(s.n), s)) &&
    look.state.zeds.every((z) => isAt(zedFigure(z.id), z)) &&
    count === living.length + look.state.zeds.length
  )
}
