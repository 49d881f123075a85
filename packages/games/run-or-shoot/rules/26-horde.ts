/** rs.horde Hidden hordes: what wakes them, who discovers them, and step 7a, in which they come out. */
import { facingTowards, isCrossed, isOnTable, type XY } from '@shamble/table'
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Lair, Spot } from '../content/table-map.ts'
import { change, type Horde, isInPlay, type Look, STEPS, type Survivor, type Transaction } from '../state.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { EMERGING, HORDE } from '../tables/zeds.ts'
import { newZed, showZed } from './01-crowd.ts'
import { asFigure, asPoint, EIGHT, type Figure, isFreeSpot, isWithin } from './01-measure.ts'
import { hasClearLine } from './03-sight.ts'
import { beginStep } from './08-parts.ts'
import { lightAlong } from './21-flames.ts'
import { isOpenQuestion, ruleOut, stir } from './43-learnt.ts'

export function lairOf({ book }: Pick<Look, 'book'>, { lair }: Horde): Lair {
  const found = book.map.lairs.find(({ id }) => id === lair)
  if (!found) throw new Error(`no lair ${lair}`)
  return found
}

const isDormant = ({ active }: Horde): boolean => active === 0

function changeHorde(t: Transaction, n: number, by: Partial<Horde>): void {
  const { hidden } = t.state
  hidden.hordes = Object.freeze(hidden.hordes.map((horde) => (horde.n === n ? change(horde, by) : horde)))
}

/** rs.horde.11, rs.horde.14, rs.secrecy.9 Awake for good, without a word: it comes out in 7a of this turn or of the next. */
export function activate(t: Transaction, { n, active, lair }: Horde): void {
  if (active !== 0) return
  const { state } = t
  const isInTime = STEPS.indexOf(state.step) <= STEPS.indexOf('6')
  state.hidden.activations++
  changeHorde(t, n, { active: state.hidden.activations, emergesFrom: isInTime ? state.turn : state.turn + 1 })
  t.emit({ e: 'horde activated', clause: 'rs.horde.11', audience: [], horde: n, lair })
}

/** rs.horde.7 Every dormant horde whose mouth is so near to a point, whatever the level. */
export function wakeNear(t: Transaction, spot: Spot, distance: number): void {
  for (const horde of t.state.hidden.hordes)
    if (isDormant(horde) && isWithin(asPoint(lairOf(t, horde)), asPoint(spot), distance)) activate(t, horde)
}

/** rs.horde.8 At the mouth with no wall between, or, of a screened lair, in sight of it. */
function isFoundBy(look: Look, lair: Lair, from: Figure): boolean {
  const { layout, shields } = look.facts
  const mouth = asPoint(lair)
  const isAtMouth =
    from.level === lair.level &&
    isWithin(from, mouth, cm(HORDE.discovered)) &&
    !isCrossed(layout, shields[lair.level] as Uint8Array, from.at, lair.at)
  if (isAtMouth || lair.type === 'covered') return isAtMouth
  return isWithin(from, mouth, cm(HORDE.seen)) && hasClearLine(look, from, lair)
}

/** rs.horde.6, rs.horde.8 A survivor at a sample point of his move, or at rest: what he discovers is awake. */
export function discover(t: Transaction, s: Survivor, spot: Spot = s): void {
  const from = { ...asFigure(s), at: spot.at, level: spot.level }
  for (const lair of t.book.map.lairs) {
    if (!isOpenQuestion(t, lair) || !isFoundBy(t, lair, from)) continue
    stir(t, lair)
    for (const horde of t.state.hidden.hordes) if (horde.lair === lair.id && isDormant(horde)) activate(t, horde)
  }
}

/** rs.horde.8 Everybody where he stands, at the end of steps 5 and 10. */
function discoverAtRest(t: Transaction): void {
  for (const s of t.state.survivors) if (isInPlay(s)) discover(t, s)
}

export const lairsFound = procedure<Transaction, Command>('lairs found', [
  step('rs.horde.8', 'at rest', discoverAtRest),
])
export const lairsFoundLate = procedure<Transaction, Command>('lairs found late', [
  step('rs.horde.8', 'at rest', discoverAtRest),
])

/** rs.horde.12 The places round a mouth, ring by ring, each begun in the east. */
export function emergencePlaces(mouth: XY): XY[] {
  const places: XY[] = [mouth]
  for (let ring = 1; ring <= EMERGING.rings; ring++) {
    let at = { x: mouth.x + ring * EMERGING.step, y: mouth.y }
    for (const [dx, dy] of EMERGING.sides)
      for (let k = 0; k < ring; k++) {
        places.push(at)
        at = { x: at.x + dx, y: at.y + dy }
      }
  }
  return places
}

/** rs.horde.12 Is a place on the table, free, on the floor, and is no barrier between it and the mouth? */
function mayEmergeAt(look: Look, lair: Lair, place: XY): boolean {
  const { layout, closed } = look.facts
  return (
    isOnTable(place, RADIUS.figure, layout.width, layout.depth) &&
    isFreeSpot(look, { at: place, level: lair.level }, RADIUS.figure) &&
    !isCrossed(layout, closed[lair.level] as Uint8Array, lair.at, place)
  )
}

/** rs.horde.10, rs.horde.13 How many may come out of a horde now. */
function comingOut({ state, book }: Look, { inside }: Horde): number {
  const { emergePerTurn, most } = book.horde
  const room = Math.max(0, most - state.zeds.length)
  return Math.min(inside, room, emergePerTurn === 0 ? inside : emergePerTurn)
}

/** rs.horde.15 Who comes out into flames is lit. */
function emerge(t: Transaction, horde: Horde): void {
  const lair = lairOf(t, horde)
  let left = comingOut(t, horde)
  let count = 0
  for (const place of emergencePlaces(lair.at)) {
    if (left === 0) break
    if (!mayEmergeAt(t, lair, place)) continue
    const facing = facingTowards(lair.at, place) ?? (EIGHT[0] as XY)
    const out = showZed(t, newZed(t, { at: place, level: lair.level, facing, horde: horde.n, emerged: true }), lair.id)
    lightAlong(t, out, [out])
    left--
    count++
  }
  if (count > 0) changeHorde(t, horde.n, { inside: horde.inside - count })
}

/** rs.horde.10, rs.horde.13 In the order of activation. */
function emergeAll(t: Transaction): void {
  const { hidden, turn } = t.state
  const awake = hidden.hordes.filter((one) => !isDormant(one) && one.emergesFrom <= turn && one.inside > 0)
  const { cameOut } = t.state.learnt
  for (const horde of [...awake].sort((a, b) => a.active - b.active)) emerge(t, horde)
  ruleOut(t, cameOut, (lair) => emergencePlaces(lair.at).some((place) => mayEmergeAt(t, lair, place)))
}

export const hordesEmerge = procedure<Transaction, Command>('hordes emerge', [
  step('rs.turn.7', 'begin', (t: Transaction) => beginStep(t, '7a')),
  step('rs.horde.10', 'emerge', emergeAll),
])
