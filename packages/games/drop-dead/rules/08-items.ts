/** Items: one per turn, each with an effect of its own. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import { type CardId, isCarPart, type ItemId, type ItemKind, ITEMS } from '../content/cards.ts'
import type { CommandOf } from '../commands.ts'
import {
  isAlive,
  type Look,
  type PlacedTile,
  type Survivor,
  survivorNamed,
  type Transaction,
  unitOfSurvivor,
} from '../state.ts'
import { tileInCell } from '../content/map.ts'
import { ITEM_EFFECTS } from '../tables/cards.ts'
import { tileOfUnit, zombiesOnTile } from './01-grid.ts'
import { type Action, theTurn } from './04-turn.ts'
import { handRefusal, isBeside } from './10-parts.ts'
import { blastZombies, buryTheDead, endTurnOfTheDead, hurtSurvivor } from './12-health.ts'
import { stir } from './18-end.ts'

type Use = CommandOf<'use'>

/** What one kind of item asks for and does. */
interface Effect {
  readonly choices: (look: Look, survivor: Survivor, card: ItemId) => Use[]
  readonly check: (look: Look, survivor: Survivor, command: Use) => Refusal | null
  readonly take: (t: Transaction, survivor: Survivor, command: Use) => void
}

const mayBeHealed = ({ book }: Look, survivor: Survivor): boolean =>
  isAlive(survivor) && survivor.health < book.survivors[survivor.id].health

/** dd.items.6 Whoever is hurt: the user, or a living survivor beside it. */
const patients = (look: Look, survivor: Survivor): Survivor[] =>
  look.state.survivors.filter((one) => mayBeHealed(look, one) && (one === survivor || isBeside(look, survivor, one)))

/** Without a name it is the user. */
const patientNamed = ({ state }: Look, survivor: Survivor, { on }: Use): Survivor | undefined =>
  on === undefined ? survivor : survivorNamed(state, on)

function healRefusal(look: Look, survivor: Survivor, command: Use): Refusal | null {
  const patient = patientNamed(look, survivor, command)
  if (!patient) return refuse('dd.items.6', 'This survivor is not in the game.')
  const apart = patient === survivor ? null : handRefusal(look, survivor, patient, 'dd.items.6')
  if (apart) return apart
  return mayBeHealed(look, patient) ? null : refuse('dd.items.6', 'A survivor at full health cannot be healed.')
}

/** dd.items.5 Never beyond the starting health. dd.items.4 Nothing else heals anybody. */
function heal(t: Transaction, patient: Survivor, points: number, clause: 'dd.items.2' | 'dd.items.3'): void {
  const by = Math.min(points, t.book.survivors[patient.id].health - patient.health)
  patient.health += by
  stir(t)
  t.emit({ e: 'healed', clause, survivor: patient.id, by, health: patient.health })
}

const healing = (points: (look: Look) => number, clause: 'dd.items.2' | 'dd.items.3'): Effect => ({
  choices: (look, survivor, card) => patients(look, survivor).map(({ id }) => ({ do: 'use', card, on: id })),
  check: healRefusal,
  take: (t, survivor, command) => heal(t, patientNamed(t, survivor, command) as Survivor, points(t), clause),
})

/** dd.items.9 The own tile or one connected with it, with a zombie on it. */
function bombTiles(look: Look, survivor: Survivor): PlacedTile[] {
  const { facts, state } = look
  const own = tileOfUnit(facts, unitOfSurvivor(survivor))
  return [own, ...(facts.connected[own] as readonly number[])]
    .filter((tile) => zombiesOnTile(look, tile) > 0)
    .map((tile) => state.tiles[tile] as PlacedTile)
}

function bombRefusal(look: Look, survivor: Survivor, { tile }: Use): Refusal | null {
  const { facts, state } = look
  if (tile === undefined) return refuse('dd.items.9', 'Say which tile the pipe bomb goes to.')
  const named = tileInCell(state.tiles, tile)
  const own = tileOfUnit(facts, unitOfSurvivor(survivor))
  if (named < 0) return refuse('dd.items.9', 'No tile lies there.')
  if (named !== own && !facts.connected[own]?.includes(named))
    return refuse('dd.items.9', 'No doorway connects this tile with that of the survivor.')
  return zombiesOnTile(look, named) > 0 ? null : refuse('dd.items.9', 'No zombie is on this tile.')
}

/** dd.items.9, dd.health.3 Everybody there loses at the same time; then zombies are removed, then the dead. */
function explode(t: Transaction, survivor: Survivor, cell: XY): void {
  const { facts, state } = t
  const tile = tileInCell(state.tiles, cell)
  const faces = ITEM_EFFECTS.pipeBomb.dice.map((sides) =>
    t.roll({ clause: 'dd.items.9', sides, seat: survivor.seat, what: 'pipe bomb' }),
  )
  const damage = faces.reduce((sum, face) => sum + face, 0)
  const share = Math.floor(damage / ITEM_EFFECTS.pipeBomb.survivorsDivisor)
  t.emit({ e: 'blast', clause: 'dd.items.9', by: 'pipe bomb', tile: cell, faces, damage })
  for (const one of state.survivors)
    if (isAlive(one) && tileOfUnit(facts, unitOfSurvivor(one)) === tile) blow(t, one, share, faces)
  blastZombies(t, tile, damage, 'pipe bomb', survivor.id)
  buryTheDead(t)
  endTurnOfTheDead(t, survivor)
}

function blow(t: Transaction, survivor: Survivor, damage: number, faces: readonly number[]): void {
  hurtSurvivor(t, survivor, damage)
  const { id, health } = survivor
  t.emit({ e: 'harmed', clause: 'dd.items.9', survivor: id, from: 'pipe bomb', faces, damage, health })
}

/** An item that needs no target. */
const plain = (take: (t: Transaction) => void, check: (look: Look) => Refusal | null = () => null): Effect => ({
  choices: (look, _survivor, card) => (check(look) === null ? [{ do: 'use', card }] : []),
  check,
  take,
})

/** dd.cards.9 A token is not an item: nobody ever holds the card. */
const carPartRefusal = (): Refusal => refuse('dd.cards.9', 'A car part cannot be used as an item.')

const EFFECTS: Readonly<Record<ItemKind, Effect>> = {
  'car part': plain(() => {}, carPartRefusal),
  /** dd.items.2 */
  bandages: healing(({ book }) => book.healing.bandages, 'dd.items.2'),
  /** dd.items.3 */
  'health kit': healing(({ book }) => book.healing.kit, 'dd.items.3'),
  /** dd.items.8 Also without movement left, but not after a stop. */
  'adrenaline shot': plain(
    (t) => {
      theTurn(t).bonus += ITEM_EFFECTS.adrenaline
    },
    (look) => (theTurn(look).stopped ? refuse('dd.items.8', 'After a stop adrenaline is of no use.') : null),
  ),
  'pipe bomb': {
    choices: (look, survivor, card) =>
      bombTiles(look, survivor).map(({ tx, ty }) => ({ do: 'use', card, tile: [tx, ty] })),
    check: bombRefusal,
    take: (t, survivor, { tile }) => explode(t, survivor, tile as XY),
  },
  /** dd.items.10 */
  'smoke canister': plain((t) => {
    theTurn(t).smoke = true
  }),
  /** dd.items.11 Before or after the first. */
  'battle rush': plain((t) => {
    theTurn(t).mayAttack++
  }),
}

const effectOf = (card: ItemId): Effect => EFFECTS[ITEMS[card].kind]

const holds = (survivor: Survivor, card: string): card is ItemId => (survivor.items as string[]).includes(card)

/** dd.items.1, dd.turn.4 Why this item cannot be used now. */
function useRefusal(look: Look, survivor: Survivor, command: Use): Refusal | null {
  const { card } = command
  if (theTurn(look).itemUsed) return refuse('dd.turn.4', 'This survivor has used an item this turn.')
  if (isCarPart(card as CardId)) return carPartRefusal()
  if (!holds(survivor, card)) return refuse('dd.items.1', 'This survivor does not hold this item.')
  return strayTargetRefusal(ITEMS[card].kind, command) ?? effectOf(card).check(look, survivor, command)
}

/** Nothing is used on somebody but what heals, nothing on a tile but what explodes. */
function strayTargetRefusal(kind: ItemKind, { on, tile }: Use): Refusal | null {
  if (on !== undefined && kind !== 'bandages' && kind !== 'health kit')
    return refuse('dd.items.6', 'Only a healing item can be used on a survivor.')
  if (tile !== undefined && kind !== 'pipe bomb') return refuse('dd.items.9', 'Only a pipe bomb can be used on a tile.')
  return null
}

/** dd.cards.4 A used item is discarded. */
function discard(t: Transaction, survivor: Survivor, card: ItemId): void {
  survivor.items.splice(survivor.items.indexOf(card), 1)
  t.state.discard = Object.freeze([...t.state.discard, card])
}

export const use: Action<'use'> = {
  choices: (look, survivor) =>
    survivor.items.length === 0 || theTurn(look).itemUsed
      ? []
      : survivor.items.flatMap((card) => effectOf(card).choices(look, survivor, card)),
  check: useRefusal,
  take: (t, survivor, command) => {
    const card = command.card as ItemId
    theTurn(t).itemUsed = true
    discard(t, survivor, card)
    t.emit({
      e: 'item used',
      clause: 'dd.items.1',
      survivor: survivor.id,
      card,
      on: patientOf(command, card, survivor),
      tile: command.tile ?? null,
    })
    effectOf(card).take(t, survivor, command)
  },
}

/** Whom a healing item is used on, for the record. */
const patientOf = ({ on }: Use, card: ItemId, survivor: Survivor) =>
  ITEMS[card].family === 'healing' ? (on ?? survivor.id) : null
