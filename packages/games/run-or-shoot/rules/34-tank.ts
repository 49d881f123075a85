/** rs.tank What a Tank takes, what it breaks on its way, and what it throws in step 10. */
import { procedure, step } from '@shamble/kernel'
import { crossingsOf, distance2, painted, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import {
  calledOf,
  allZeds,
  change,
  changeZed,
  isInPlay,
  type Look,
  type Survivor,
  type Transaction,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { OBSCURED_HITS_FROM, TANK } from '../tables/mutants.ts'
import { cm } from '../tables/units.ts'
import { d10, d3, d6 } from './00-dice.ts'
import { asFigure, isWithin } from './01-measure.ts'
import { isBrokenByTank, isPassable, kindOf, openingOf } from './02-terrain.ts'
import { isObscured, sees } from './03-sight.ts'
import { harm } from './11-injury.ts'
import { destroy, type Result, type Striker } from './32-mutant.ts'
import { light } from './32-ordinary.ts'

/** rs.tank.2 So many hits more; at the tenth it is out. */
function wound(t: Transaction, zed: Zed, hits: number, by: Striker): void {
  if (hits === 0) return
  const of = t.book.tankHits
  const total = Math.min(of, zed.hits + hits)
  const hit = changeZed(t.state, zed.id, { hits: total })
  t.emit({ e: 'tank hit', clause: 'rs.tank.2', zed: zed.n, hits: total - zed.hits, total, of })
  if (total >= of) destroy(t, hit, 'hits', by)
}

/** rs.tank.14 Once for each WP. */
function sear(t: Transaction, zed: Zed, by: Striker): void {
  const { seared } = zed
  if (seared !== null && distance2(seared.at, by.from) === 0 && seared.level === zed.level) return
  const at = Object.freeze({ x: by.from.x, y: by.from.y })
  const marked = changeZed(t.state, zed.id, { seared: Object.freeze({ at, level: zed.level }) })
  const seat = by.survivor?.seat ?? UMPIRE
  wound(t, marked, d6(t, { clause: 'rs.tank.14', seat, what: 'hits of the WP on the Tank' }), by)
}

/** rs.tank.3 to rs.tank.5, rs.tank.13 to rs.tank.15 Nothing moves it, and whatever hits it is a hit. */
export function tankReaction(t: Transaction, zed: Zed, result: Result, by: Striker): void {
  switch (result) {
    case 'push':
    case 'stun':
      return
    case 'head':
      return wound(t, zed, t.book.headOnTank(), by)
    case 'fire':
      return light(t, zed)
    case 'WP':
      return sear(t, zed, by)
    case 'body':
    case 'down':
    case 'kill':
    case 'blast':
    case 'blast kill':
    case 'burning':
      return wound(t, zed, 1, by)
  }
}

/** What a Tank broke: a door or window, or a stretch of a wall or fence. */
type Broken =
  | { readonly is: 'opening'; readonly id: string }
  | { readonly is: 'breach'; readonly in: string; readonly at: XY; readonly isUpright: boolean }

/** rs.tank.8, rs.terrain.8 What a path of its centre on one level goes through, in the order of the way. */
function brokenOn({ facts: { layout }, state }: Look, path: readonly XY[], level: number): Broken[] {
  const marked = painted(layout, (b) => {
    const kind = b.level === level && b.part !== 'slab' ? kindOf(b) : null
    const stands = kind !== null && kind !== 'low' && kind !== 'woods' && !isPassable(b, state.openings)
    return stands && isBrokenByTank(b, kind) ? 1 : 0
  })
  return crossingsOf(layout, marked, path).flatMap(({ barrier, leg }): Broken[] => {
    const b = layout.barriers[barrier]
    if (!b || b.part === 'slab' || b.shape.is !== 'line') return []
    const opening = openingOf(b)
    if (opening !== null) return [{ is: 'opening', id: opening }]
    const { from, to } = b.shape
    const at = crossingPoint(path[leg - 1] as XY, path[leg] as XY, from, to)
    return [{ is: 'breach', in: b.part === 'piece' ? b.piece.id : b.building.id, at, isUpright: from.x === to.x }]
  })
}

/** Where a leg crosses a wall, which runs along an axis. */
function crossingPoint(a: XY, b: XY, from: XY, to: XY): XY {
  if (from.x === to.x) return { x: from.x, y: a.y + Math.round(((b.y - a.y) * (from.x - a.x)) / (b.x - a.x)) }
  return { x: a.x + Math.round(((b.x - a.x) * (from.y - a.y)) / (b.y - a.y)), y: from.y }
}

/** rs.tank.8, rs.terrain.8 It breaks what it goes through: doors and windows are gone, walls and fences have a gap for good. */
export function breakThrough(t: Transaction, zed: Zed, path: readonly XY[], level: number): void {
  const broken = brokenOn(t, path, level)
  for (const one of broken) {
    if (one.is === 'opening') smash(t, one.id)
    else breach(t, zed, one.in, one.at, one.isUpright, level)
  }
  if (broken.length > 0) t.renew()
}

function smash(t: Transaction, door: string): void {
  const { state } = t
  const now = state.openings[door]
  if (!now) throw new Error(`no door ${door}`)
  state.openings = Object.freeze({ ...state.openings, [door]: change(now, { state: 'destroyed' }) })
  t.emit({ e: 'door', clause: 'rs.tank.8', door, survivor: null, now: 'destroyed' })
}

function breach(t: Transaction, zed: Zed, where: string, at: XY, isUpright: boolean, level: number): void {
  const half = cm(TANK.breach) / 2
  const along = isUpright ? { x: 0, y: half } : { x: half, y: 0 }
  const from = Object.freeze({ x: at.x - along.x, y: at.y - along.y })
  const to = Object.freeze({ x: at.x + along.x, y: at.y + along.y })
  t.state.breaches = Object.freeze([...t.state.breaches, Object.freeze({ in: where, level, from, to })])
  t.emit({ e: 'breached', clause: 'rs.terrain.8', zed: zed.n, in: where, from, to, at, level })
}

/** rs.tank.11 Somebody whom it sees within 30 cm. */
export const isInThrow = (look: Look, zed: Zed, s: Survivor): boolean =>
  isInPlay(s) && isWithin(asFigure(zed), asFigure(s), cm(TANK.throwRange)) && sees(look, zed, s)

/** rs.tank.11 At whom it can throw, the nearest first. */
export const throwTargets = (look: Look, zed: Zed): Survivor[] =>
  look.state.survivors
    .filter((s) => isInThrow(look, zed, s))
    .sort((a, b) => distance2(zed.at, a.at) - distance2(zed.at, b.at) || a.n - b.n)

/** rs.tank.10, rs.tank.12 It hits by itself, or on 5 or more if he is partly obscured. */
function throwAt(t: Transaction, zed: Zed): void {
  const target = t.book.attacked(t, zed, throwTargets(t, zed))
  if (!target) return
  const face = isObscured(t, zed, target)
    ? d10(t, { clause: 'rs.tank.12', seat: UMPIRE, what: `the Tank's throw at ${calledOf(target)}` })
    : null
  const hit = face === null || face >= OBSCURED_HITS_FROM
  t.emit({ e: 'missile', clause: 'rs.tank.10', zed: zed.n, survivor: target.n, face, hit })
  if (!hit) return
  const hits = d3(t, { clause: 'rs.tank.10', seat: UMPIRE, what: `hits of the throw on ${calledOf(target)}` })
  harm(t, target, hits, { cause: 'missile', by: zed.n, faces: [hits] })
}

/** Automation A8: a Tank that had no way to anybody in 7c. */
export const tanksThrow = procedure<Transaction, Command>('Tanks throw', [
  step('rs.turn.9', 'throw', (t: Transaction) => {
    for (const zed of allZeds(t.state)) if (zed.kind === 'tank' && zed.cutOff) throwAt(t, zed)
  }),
])
