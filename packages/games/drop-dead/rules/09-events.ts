/** Event cards: hordes, traps and hazards, each applied at once for whoever drew it. */
import type { Seat } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { EVENTS, type EventId, type EventKind } from '../content/cards.ts'
import type { Harm } from '../events.ts'
import { isAlive, type PlacedTile, type Survivor, type Transaction, unitOfSurvivor } from '../state.ts'
import { EVENT_DICE, EVENT_ZOMBIES, FOG } from '../tables/cards.ts'
import { onStartTile, tileOfUnit } from './01-grid.ts'
import { blastZombies, buryTheDead, endTurnOfTheDead, hurtSurvivor } from './12-health.ts'
import { placeZombies, starOf } from './14-spawn.ts'

type Happening = (t: Transaction, drawer: Survivor) => void

type Trap = keyof typeof EVENT_DICE

const rollTrap = (t: Transaction, clause: Clause, seat: Seat, what: Trap): number[] =>
  EVENT_DICE[what].map((sides) => t.roll({ clause, sides, seat, what }))

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0)

function lose(t: Transaction, survivor: Survivor, clause: Clause, from: Harm, faces: readonly number[]): void {
  const damage = sum(faces)
  hurtSurvivor(t, survivor, damage)
  t.emit({ e: 'harmed', clause, survivor: survivor.id, from, faces, damage, health: survivor.health })
}

/** One survivor loses what its own seat rolls. */
function harm(t: Transaction, survivor: Survivor, clause: Clause, from: Trap): void {
  lose(t, survivor, clause, from, rollTrap(t, clause, survivor.seat, from))
  buryTheDead(t)
}

/** dd.events.3, dd.events.4, dd.events.15 Zombies on the tile of the drawer, within all limits (dd.events.6). */
const horde =
  (clause: Clause, kind: keyof typeof EVENT_ZOMBIES): Happening =>
  (t, drawer) =>
    placeZombies(t, tileOfUnit(t.facts, unitOfSurvivor(drawer)), EVENT_ZOMBIES[kind], drawer.seat, clause)

/** dd.events.5 One zombie on every spawner, in placement order. */
function soundAlarm(t: Transaction, drawer: Survivor): void {
  t.state.tiles.forEach((tile, i) => {
    if (starOf(tile) > 0) placeZombies(t, i, EVENT_ZOMBIES['car alarm'], drawer.seat, 'dd.events.5')
  })
}

/** dd.events.8 The loss, and a shorter next turn for whoever survives it; a second trap adds nothing. */
function springBearTrap(t: Transaction, drawer: Survivor): void {
  harm(t, drawer, 'dd.events.8', 'bear trap')
  if (!isAlive(drawer)) return
  drawer.trapped = true
  t.emit({ e: 'trapped', clause: 'dd.events.8', survivor: drawer.id })
}

/** dd.events.9 One roll for every figure on the tile; dd.health.3 all lose together, then the dead are handled. */
function burstNailBomb(t: Transaction, drawer: Survivor): void {
  const tile = tileOfUnit(t.facts, unitOfSurvivor(drawer))
  const { tx, ty } = t.state.tiles[tile] as PlacedTile
  const faces = rollTrap(t, 'dd.events.9', drawer.seat, 'nail bomb')
  const damage = sum(faces)
  t.emit({ e: 'blast', clause: 'dd.events.9', by: 'nail bomb', tile: [tx, ty], faces, damage })
  for (const one of t.state.survivors)
    if (isAlive(one) && tileOfUnit(t.facts, unitOfSurvivor(one)) === tile)
      lose(t, one, 'dd.events.9', 'nail bomb', faces)
  blastZombies(t, tile, damage, 'nail bomb', null)
  buryTheDead(t)
}

/** dd.events.10, dd.health.4 One survivor after the other, each finished before the next; also after the drawer's death. */
function rainDown(t: Transaction): void {
  for (const one of t.state.survivors) {
    if (t.state.outcome !== null) return
    if (isAlive(one) && !onStartTile(t, unitOfSurvivor(one))) harm(t, one, 'dd.events.10', 'toxic rain')
  }
}

/** dd.events.11 To the end of the next cycle; a second fog moves the end on. */
function fogRises(t: Transaction): void {
  t.state.fog = t.state.cycle + FOG.cycles
  t.emit({ e: 'fog', clause: 'dd.events.11', until: t.state.fog })
}

const HAPPENINGS: Readonly<Record<EventKind, Happening>> = {
  horde: horde('dd.events.3', 'horde'),
  stragglers: horde('dd.events.4', 'stragglers'),
  'lone walker': horde('dd.events.15', 'lone walker'),
  'car alarm': soundAlarm,
  tripwire: (t, drawer) => harm(t, drawer, 'dd.events.7', 'tripwire'),
  'bear trap': springBearTrap,
  'nail bomb': burstNailBomb,
  'toxic rain': rainDown,
  'fog bank': fogRises,
  'eerie silence': (t) => t.emit({ e: 'nothing happens', clause: 'dd.events.13' }),
}

/** dd.cards.2, dd.cards.15 The event happens to its end, whatever becomes of whoever drew it. */
export function applyEvent(t: Transaction, card: EventId, drawer: Survivor): void {
  HAPPENINGS[EVENTS[card].kind](t, drawer)
  endTurnOfTheDead(t, drawer)
}
