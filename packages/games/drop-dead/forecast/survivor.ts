/** A survivor's reach, doorways, sight, targets and dangers. */
import { blockerOf } from '@shamble/grid'
import type { Refusal } from '@shamble/kernel'
import { sideOfEntrance, unitsOfTile } from '../content/map.ts'
import { distance, hasSight, squareOf, tileOfUnit, unitOfSquare, zombiesOnTile } from '../rules/01-grid.ts'
import { ownTurn } from '../rules/04-turn.ts'
import { allowanceOf, movementLeft, paidAfter, stepRefusal } from '../rules/05-movement.ts'
import { explore } from '../rules/06-explore.ts'
import { attackModifiers, attackRefusal } from '../rules/11-combat.ts'
import { isBound } from '../rules/13-overrun.ts'
import { escapeRefusal } from '../rules/18-end.ts'
import { isAlive, isOccupied, living, type Look, type Survivor, type Turn, type Unit } from '../state.ts'
import type { Exploration, Reached, SurvivorHints, TargetHint } from './answers.ts'
import { supposing } from './board.ts'
import { dangerAt, type Threat, threatsOn } from './threats.ts'
import { afterWalk, walkUps, type Way } from './walk-up.ts'

export function survivorHints(look: Look, survivor: Survivor, from: Unit): SurvivorHints {
  const threats = threatsOn(withoutHim(look, survivor))
  const there = { ...survivor, at: from }
  const as = from === survivor.at ? look : supposing(look, there, look.state.turn)
  const turn = ownTurn(look, survivor)
  const ways = turn === null ? [] : waysOf(look, survivor, turn)
  return {
    what: 'survivor',
    decision: look.state.decision,
    seat: survivor.seat,
    from,
    allowance: allowanceOf(look, survivor),
    left: movementLeft(look, survivor),
    next: nextStep(look, survivor),
    held: heldBy(look, survivor),
    danger: dangerAt(look, threats, from),
    reach: ways.slice(1).map((way) => reached(look, way, threats)),
    explorations: explorationsOf(look, survivor, ways),
    walkUps: turn === null ? [] : walkUps(look, survivor, turn, ways, threats),
    sees: look.facts.tiles.flatMap((tile) => unitsOfTile(tile)).filter((unit) => hasSight(look, from, unit)),
    targets: look.state.zombies.map((z) => targetHint(as, there, z.n, z.at)),
    explore: turn === null ? null : explore.check(look, survivor, { do: 'explore' }),
    escape: escapeRefusal(look, survivor),
    van: vanHints(look, survivor),
    drive: turn === null ? null : driveOf(look, survivor, turn, ways),
  }
}

/** The map as it is for zombies once this survivor has gone elsewhere. */
const withoutHim = (look: Look, survivor: Survivor): Look =>
  supposing(look, { ...survivor, status: 'dead', at: null }, look.state.turn)

/** dd.overrun.4 How many zombies must go before this survivor can leave its tile. */
export const heldBy = (look: Look, survivor: Survivor): number =>
  isBound(look, survivor)
    ? zombiesOnTile(look, tileOfUnit(look.facts, survivor.at as Unit)) - look.book.overrunAt + 1
    : 0

/** dd.movement.5 The next full step of health to be lost, and the allowance from there on. */
function nextStep(look: Look, survivor: Survivor): SurvivorHints['next'] {
  const { health: full } = look.book.survivors[survivor.id]
  const step = look.book.damageStep
  const health = full - (Math.floor((full - survivor.health) / step) + 1) * step
  if (health <= 0) return null
  return { health, allowance: allowanceOf(look, { ...survivor, health }) }
}

/** dd.symbols.4 Whether entering this tile from another one ends the movement. */
const stopsAt = (look: Look, from: Unit, to: Unit): boolean => {
  const tile = tileOfUnit(look.facts, to)
  return tile !== tileOfUnit(look.facts, from) && look.state.tiles[tile]?.resolved === false
}

/**
 * Every unit the survivor can step on now, by the fewest steps, as the rules judge one step after the other
 * (dd.movement.11). The way ends where a symbol stops it; the first of them is where it stands.
 */
export function waysOf(look: Look, survivor: Survivor, turn: Turn): Way[] {
  const start = survivor.at as Unit
  const ways: Way[] = [{ at: start, path: [], kind: 'walk' }]
  const seen = new Set([start])
  for (const way of ways) {
    if (way.kind === 'stop') continue
    const walker = { ...survivor, at: way.at }
    const there = supposing(look, walker, { ...turn, paid: paidAfter(turn, way.path.length) })
    for (const to of beside(look, way.at)) {
      if (seen.has(to) || stepRefusal(there, walker, to) !== null) continue
      seen.add(to)
      ways.push({ at: to, path: [...way.path, to], kind: kindOf(there, walker, way.at, to) })
    }
  }
  return ways
}

function kindOf(look: Look, walker: Survivor, from: Unit, to: Unit): Reached['kind'] {
  if (stopsAt(look, from, to)) return 'stop'
  return isBound(look, { ...walker, at: to }) ? 'held' : 'walk'
}

function beside({ facts }: Look, unit: Unit): Unit[] {
  const square = squareOf(facts, unit)
  return [0, 1, 2, 3].flatMap((way) => {
    const to = facts.l.neighbours4[4 * square + way] as number
    return to < 0 ? [] : [unitOfSquare(facts, to)]
  })
}

const reached = (look: Look, { at, path, kind }: Way, threats: readonly Threat[]): Reached => ({
  at,
  steps: path.length,
  kind,
  danger: dangerAt(look, threats, at),
  path,
})

/** dd.explore.2 Open doorways that can be walked to and explored, each by its shortest way. */
function explorationsOf(look: Look, survivor: Survivor, ways: readonly Way[]): Exploration[] {
  const { facts, state } = look
  const { turn } = state
  const found = new Map<string, Exploration>()
  for (const { at, path, kind } of ways) {
    const side = sideOfEntrance(at)
    if (side === null || turn === null || kind === 'stop') continue
    const tile = tileOfUnit(facts, at)
    const doorway = facts.openDoorways.find((one) => one.tile === tile && one.side === side)
    if (!doorway || found.has(doorway.cell.join())) continue
    const walker = { ...survivor, at }
    const there = supposing(look, walker, { ...turn, paid: paidAfter(turn, path.length) })
    if (explore.check(there, walker, { do: 'explore' }) !== null) continue
    found.set(doorway.cell.join(), { cell: doorway.cell, from: at, path, spent: movementLeft(there, walker) <= 0 })
  }
  return [...found.values()]
}

/** What stops the line between two units, as the side of a unit. */
function stopOf({ facts }: Look, from: Unit, to: Unit): TargetHint['stop'] {
  const none = new Uint8Array(facts.l.squares)
  const blocker = blockerOf(facts.l, facts.wall, none, squareOf(facts, from), squareOf(facts, to))
  if (blocker?.kind !== 'side') return null
  return { unit: unitOfSquare(facts, blocker.side >> 1), south: (blocker.side & 1) === 1 }
}

function targetHint(look: Look, survivor: Survivor, zombie: number, at: Unit): TargetHint {
  const from = survivor.at as Unit
  const sees = hasSight(look, from, at)
  return {
    zombie,
    distance: distance(look, from, at),
    sees,
    stop: sees ? null : stopOf(look, from, at),
    modifiers: attackModifiers(look, survivor, at),
    refusal: ownTurn(look, survivor) === null ? NOT_ON_TURN : attackRefusal(look, survivor, { do: 'attack', zombie }),
  }
}

const NOT_ON_TURN: Refusal = { clause: 'dd.turn.8', reason: 'Nobody attacks in the turn of another.' }

/** dd.end.3 The shortest walk after which the van can leave. */
function driveOf(look: Look, survivor: Survivor, turn: Turn, ways: readonly Way[]): SurvivorHints['drive'] {
  if (escapeRefusal(look, survivor) === null) return null
  for (const way of ways.slice(1)) {
    const { there, walker } = afterWalk(look, survivor, turn, way)
    if (way.kind !== 'stop' && escapeRefusal(there, walker) === null)
      return { path: way.path, ...vanHints(there, walker) }
  }
  return null
}

/** dd.end.4, dd.end.2 */
function vanHints(look: Look, survivor: Survivor): SurvivorHints['van'] {
  const along = look.book.escapesWith(look, survivor).map(({ seat }) => seat)
  const behind = look.book.vanLeaves()
    ? living(look.state).flatMap(({ seat }) => (along.includes(seat) ? [] : [seat]))
    : []
  return { along, behind }
}

/** A unit of the map where this survivor could be supposed to stand. */
export const mayStand = (look: Look, survivor: Survivor, unit: Unit): boolean =>
  isAlive(survivor) && tileOfUnit(look.facts, unit) >= 0 && (unit === survivor.at || !isOccupied(look.state, unit))
