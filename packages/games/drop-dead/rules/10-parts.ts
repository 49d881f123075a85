/** Car parts: carried one at a time, handed over, dropped, picked up, installed at the van. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { ItemId } from '../content/cards.ts'
import type { CommandOf } from '../commands.ts'
import {
  isAlive,
  type Look,
  type Survivor,
  survivorNamed,
  type Transaction,
  type Unit,
  unitOfSurvivor,
  xyOf,
} from '../state.ts'
import { HAND_RANGE } from '../tables/map.ts'
import { inRange, onVanTile, rangeRefusal } from './01-grid.ts'
import { type Action, theTurn } from './04-turn.ts'
import { stir } from './18-end.ts'

/** A living survivor beside this one, other than itself. */
export const isBeside = (look: Look, survivor: Survivor, other: Survivor): boolean =>
  other !== survivor && isAlive(other) && inRange(look, unitOfSurvivor(survivor), unitOfSurvivor(other), HAND_RANGE)

/** Parts that have come to light: installed, carried or lying. */
export const partsKnown = ({ state }: Look): number =>
  state.installed + state.survivors.filter((one) => one.carries).length + state.lying.length

/** A token lies in this unit from now on; any number may (dd.grid.12). */
export function layPart(t: Transaction, unit: Unit): void {
  t.state.lying = Object.freeze([...t.state.lying, unit])
}

/**
 * dd.parts.9 to dd.parts.11 A part in the hands of a survivor on the van tile is installed at once, whatever else the
 * turn holds, also beyond the number required (dd.parts.14).
 */
export function installPart(t: Transaction, survivor: Survivor): void {
  const { state, book } = t
  if (!survivor.carries || !onVanTile(t, unitOfSurvivor(survivor))) return
  survivor.carries = false
  state.installed++
  stir(t)
  t.emit({
    e: 'part installed',
    clause: 'dd.parts.11',
    survivor: survivor.id,
    installed: state.installed,
    required: book.partsRequired,
  })
}

/** dd.cards.8 A car part card gives a token at once; dd.parts.2 to a survivor with one already, on the floor. */
export function findPart(t: Transaction, survivor: Survivor): void {
  const unit = unitOfSurvivor(survivor)
  const carried = !survivor.carries
  if (carried) survivor.carries = true
  else layPart(t, unit)
  t.emit({
    e: 'part found',
    clause: carried ? 'dd.cards.8' : 'dd.parts.2',
    survivor: survivor.id,
    at: xyOf(unit),
    carried,
  })
  installPart(t, survivor)
}

/** dd.parts.4 One gift or one drop per turn. */
const partActionRefusal = (look: Look): Refusal | null =>
  theTurn(look).partAction ? refuse('dd.parts.4', 'The gift or drop of this turn has been made.') : null

const emptyHandsRefusal = (survivor: Survivor): Refusal | null =>
  survivor.carries ? null : refuse('dd.parts.3', 'This survivor carries no part.')

/** Why hands do not reach from one survivor to another: the dead, the distance, or what is between. */
export function handRefusal(look: Look, survivor: Survivor, other: Survivor, clause: Clause): Refusal | null {
  const { title } = look.book.survivors[other.id]
  if (!isAlive(other)) return refuse(clause, `${title} is dead.`)
  return rangeRefusal(look, unitOfSurvivor(survivor), unitOfSurvivor(other), HAND_RANGE, clause, title)
}

/** dd.parts.5 Why nothing can be given to this survivor. */
function receiverRefusal(look: Look, survivor: Survivor, receiver: Survivor | undefined): Refusal | null {
  if (!receiver) return refuse('dd.parts.5', 'This survivor is not in the game.')
  if (receiver === survivor) return refuse('dd.parts.5', 'Nobody can give something to themselves.')
  return handRefusal(look, survivor, receiver, 'dd.parts.5')
}

/** dd.parts.1 Nobody carries two parts. */
const fullHandsRefusal = (receiver: Survivor | undefined): Refusal | null =>
  receiver?.carries ? refuse('dd.parts.1', 'The receiver carries a part already.') : null

/** dd.cards.11 Items stay with whoever drew them; dd.variant.7 unless the house says otherwise. */
const giveItemRefusal = ({ book }: Look, survivor: Survivor, item: string): Refusal | null => {
  if (!book.itemsMayBeGiven()) return refuse('dd.cards.11', 'Items cannot be given, traded or dropped.')
  return (survivor.items as string[]).includes(item)
    ? null
    : refuse('dd.variant.7', 'This survivor does not hold that item.')
}

function giveRefusal(look: Look, survivor: Survivor, { to, item }: CommandOf<'give'>): Refusal | null {
  const receiver = survivorNamed(look.state, to)
  return (
    (item === undefined ? emptyHandsRefusal(survivor) : giveItemRefusal(look, survivor, item)) ??
    partActionRefusal(look) ??
    receiverRefusal(look, survivor, receiver) ??
    (item === undefined ? fullHandsRefusal(receiver) : null)
  )
}

function giveChoices(look: Look, survivor: Survivor): CommandOf<'give'>[] {
  const items = look.book.itemsMayBeGiven() ? survivor.items : NONE
  if (theTurn(look).partAction || (!survivor.carries && items.length === 0)) return []
  const choices: CommandOf<'give'>[] = []
  for (const other of look.state.survivors) {
    if (!isBeside(look, survivor, other)) continue
    if (survivor.carries && !other.carries) choices.push({ do: 'give', to: other.id })
    for (const item of items) choices.push({ do: 'give', to: other.id, item })
  }
  return choices
}
const NONE: readonly ItemId[] = []

/** dd.parts.3 The part changes hands, and is installed if the receiver is on the van tile (dd.parts.11). */
function givePart(t: Transaction, survivor: Survivor, receiver: Survivor): void {
  survivor.carries = false
  receiver.carries = true
  stir(t)
  t.emit({ e: 'part given', clause: 'dd.parts.3', survivor: survivor.id, receiver: receiver.id })
  installPart(t, receiver)
}

/** dd.variant.7 */
function giveItem(t: Transaction, survivor: Survivor, receiver: Survivor, card: ItemId): void {
  survivor.items.splice(survivor.items.indexOf(card), 1)
  receiver.items.push(card)
  t.emit({ e: 'item given', clause: 'dd.variant.7', survivor: survivor.id, receiver: receiver.id, card })
}

export const give: Action<'give'> = {
  choices: giveChoices,
  check: giveRefusal,
  take: (t, survivor, { to, item }) => {
    const receiver = survivorNamed(t.state, to) as Survivor
    theTurn(t).partAction = true
    if (item === undefined) givePart(t, survivor, receiver)
    else giveItem(t, survivor, receiver, item as ItemId)
  },
}

const dropRefusal = (look: Look, survivor: Survivor): Refusal | null =>
  emptyHandsRefusal(survivor) ?? partActionRefusal(look)

/** dd.parts.3, dd.parts.6 The part stays in the unit of whoever drops it. */
export const drop: Action<'drop'> = {
  choices: (look, survivor) => (dropRefusal(look, survivor) === null ? [{ do: 'drop' }] : []),
  check: dropRefusal,
  take: (t, survivor) => {
    const unit = unitOfSurvivor(survivor)
    theTurn(t).partAction = true
    survivor.carries = false
    layPart(t, unit)
    stir(t)
    t.emit({ e: 'part dropped', clause: 'dd.parts.6', survivor: survivor.id, at: xyOf(unit) })
  },
}

function pickUpRefusal({ state }: Look, survivor: Survivor): Refusal | null {
  if (survivor.carries) return refuse('dd.parts.1', 'This survivor carries a part already.')
  if (!state.lying.includes(unitOfSurvivor(survivor))) return refuse('dd.parts.7', 'No part lies in this unit.')
  return null
}

/** Whether a part lies at the survivor's feet that is still needed: the table takes it for whoever is out of time. */
export const wantsPart = (look: Look, survivor: Survivor): boolean =>
  look.state.installed < look.book.partsRequired && pickUpRefusal(look, survivor) === null

/** dd.parts.7 Free, at any moment of the own turn, as often as there are tokens. */
export const pickUp: Action<'pick-up'> = {
  choices: (look, survivor) => (pickUpRefusal(look, survivor) === null ? [{ do: 'pick-up' }] : []),
  check: pickUpRefusal,
  take: (t, survivor) => {
    const unit = unitOfSurvivor(survivor)
    t.state.lying = Object.freeze(t.state.lying.toSpliced(t.state.lying.indexOf(unit), 1))
    survivor.carries = true
    stir(t)
    t.emit({ e: 'part picked up', clause: 'dd.parts.7', survivor: survivor.id, at: xyOf(unit) })
    installPart(t, survivor)
  },
}
