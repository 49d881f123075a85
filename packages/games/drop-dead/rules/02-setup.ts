/** Before play: the start tiles, stack and deck, who is who, whose turn comes first, and a place by the van for everybody. */
import { askWhile, procedure, type Refusal, refuse, type Seat, shuffle, step } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { START_TILES, TILES, type TileId } from '../content/tiles.ts'
import {
  addZombie,
  isOccupied,
  type Look,
  type PlacedTile,
  playerSeat,
  type Survivor,
  survivorNamed,
  survivorOf,
  type Transaction,
  type Unit,
  unitOf,
  xyOf,
} from '../state.ts'
import { SURVIVOR_IDS, type SurvivorId, SURVIVORS } from '../tables/survivors.ts'
import { unitIn, unitsOfTile } from '../content/map.ts'
import { tileOfUnit } from './01-grid.ts'

/** dd.setup.3, dd.setup.4 The van, the street and the intersection, from left to right, none of them turned. */
export const startTiles = (): PlacedTile[] =>
  (Object.keys(START_TILES) as TileId[]).map((id, tx) =>
    Object.freeze({ id, tx, ty: 0, rot: 0, resolved: true, asleep: false }),
  )

/** dd.scenario.3, dd.scenario.4 Tiles laid out in advance: their symbols wait, and their stars may sleep. */
const tilesLaidOut = ({ scenario }: Look['book']): PlacedTile[] =>
  scenario.laidOut.map(({ id, cell: [tx, ty], rotation }) => {
    const { symbol } = TILES[id]
    const asleep = scenario.asleep && typeof symbol === 'number'
    return Object.freeze({ id, tx, ty, rot: rotation, resolved: symbol === null, asleep })
  })

/** dd.setup.3 The map as it is before the first turn, with what the scenario has laid out. */
function layOut(t: Transaction): void {
  const { state, book } = t
  state.tiles = Object.freeze([...startTiles(), ...tilesLaidOut(book)])
  state.lying = Object.freeze(
    book.scenario.laidOut.flatMap(({ cell, part }) => (part ? [unitIn(cell[0], cell[1], part[0], part[1])] : [])),
  )
  book.scenario.zombies.forEach((at, i) => {
    addZombie(state, {
      n: i + 1,
      at: unitOf(at),
      health: book.zombies.health,
      heading: 0,
      commanded: false,
      moved: false,
      attacked: false,
      fresh: false,
    })
  })
  t.renew()
}

/** dd.setup.5, dd.setup.6 Stack and deck, each shuffled by itself. */
function shuffleAll(t: Transaction): void {
  const { state, book } = t
  const stack = [...book.stack]
  const deck = [...book.deck]
  shuffle(t.dice, 'dd.setup.5', stack)
  shuffle(t.dice, 'dd.setup.6', deck)
  state.stack = Object.freeze(stack)
  state.deck = Object.freeze(deck)
  const { length: tiles } = stack
  t.emit({ e: 'set up', clause: 'dd.setup.5', tiles, cards: state.deck.length, parts: book.partsRequired })
}

/** The survivors' seats, in the order in which they joined. */
const seatsOf = ({ book }: Look): Seat[] => Array.from({ length: book.players }, (_, i) => playerSeat(i + 1))

/** dd.setup.12 With full health, without parts, and without items unless the scenario gives some. */
export const newSurvivor = ({ book }: Pick<Look, 'book'>, seat: Seat, id: SurvivorId): Survivor => ({
  seat,
  id,
  status: 'alive',
  health: book.survivors[id].health,
  at: null,
  carries: false,
  items: [...book.scenario.items],
  trapped: false,
  died: null,
})

function deal(t: Transaction, seat: Seat, survivor: SurvivorId): void {
  t.state.survivors.push(newSurvivor(t, seat, survivor))
  t.emit({ e: 'dealt', clause: 'dd.setup.1', seat, survivor })
}

/** dd.setup.1 One card each at random; dd.setup.2 the others are out of the game. */
function dealAll(t: Transaction): void {
  if (!t.book.survivorsAreDealt()) return
  const cards = [...SURVIVOR_IDS]
  shuffle(t.dice, 'dd.setup.1', cards)
  t.reveal()
  seatsOf(t).forEach((seat, i) => {
    deal(t, seat, cards[i] as SurvivorId)
  })
}

const notTaken = ({ state }: Look): SurvivorId[] => SURVIVOR_IDS.filter((id) => survivorNamed(state, id) === undefined)

function checkChoice(look: Look, command: Command): Refusal | null {
  if (command.do !== 'choose-survivor') return refuse('dd.setup.1', 'Choose a survivor first.')
  const { survivor } = command
  return survivor === undefined || notTaken(look).includes(survivor)
    ? null
    : refuse('dd.setup.1', `${SURVIVORS[survivor].title} has been chosen already.`)
}

/** A survivor of the player's choice, or without one any that is left. */
function chooseSurvivor(t: Transaction, seat: Seat, { survivor }: CommandOf<'choose-survivor'>): void {
  if (survivor !== undefined) return deal(t, seat, survivor)
  const left = notTaken(t)
  t.reveal()
  deal(t, seat, left[t.draw('dd.setup.1', left.length)] as SurvivorId)
}

/** dd.setup.9, dd.setup.10 The printed order, whoever is absent left out. */
export const printedOrder = (dealt: readonly SurvivorId[]): SurvivorId[] =>
  SURVIVOR_IDS.filter((id) => dealt.includes(id))

/** dd.setup.11, dd.variant.8 The soonest birthday from a day on, that day included; of the same day, the printed order. */
export const orderByBirthday =
  ([month, day]: readonly number[]) =>
  (dealt: readonly SurvivorId[]): SurvivorId[] => {
    const dayOf = (m: number, d: number): number => 31 * m + d
    const today = dayOf(month as number, day as number)
    const wait = (id: SurvivorId): number => {
      const birthday = dayOf(...SURVIVORS[id].birthday)
      return birthday < today ? birthday + dayOf(12, 0) : birthday
    }
    return printedOrder(dealt).sort((a, b) => wait(a) - wait(b))
  }

/** dd.variant.8 Any order, by luck. */
export function randomOrder(dealt: readonly SurvivorId[], draw: (n: number) => number): SurvivorId[] {
  const order = printedOrder(dealt)
  shuffle({ draw: (_clause, n) => draw(n), roll: () => 1 }, 'dd.variant.8', order)
  return order
}

/** dd.setup.9 From now on the survivors are listed in turn order. */
function settleTurnOrder(t: Transaction): void {
  const { state, book } = t
  let drawn = false
  const order = book.turnOrder(
    state.survivors.map((one) => one.id),
    (n) => {
      drawn = true
      return t.draw('dd.variant.8', n)
    },
  )
  if (drawn) t.reveal()
  state.survivors = order.map((id) => survivorNamed(state, id) as Survivor)
  t.emit({ e: 'turn order', clause: 'dd.setup.9', survivors: [...order] })
}

/** dd.setup.8 The next in turn order who has no place yet. */
const nextToPlace = ({ state }: Look): Survivor | undefined => state.survivors.find((one) => one.at === null)

/** dd.setup.7, dd.setup.8 The free units of the van tile in reading order. */
export const freeByTheVan = ({ state, facts }: Look): Unit[] => {
  const van = facts.tiles[facts.van]
  return van ? unitsOfTile(van).filter((unit) => !isOccupied(state, unit)) : []
}

function checkPlace(look: Look, command: Command): Refusal | null {
  if (command.do !== 'place') return refuse('dd.setup.7', 'Place your survivor first.')
  const unit = unitOf(command.at)
  if (tileOfUnit(look.facts, unit) !== look.facts.van) return refuse('dd.setup.7', 'Survivors start on the van tile.')
  return isOccupied(look.state, unit) ? refuse('dd.setup.8', 'Another survivor stands in this unit.') : null
}

/** dd.setup.8 The survivor's own unit, or the first free one if it is taken. */
function placeByClock(look: Look): Command {
  const survivor = nextToPlace(look) as Survivor
  const own = unitOf(look.book.survivors[survivor.id].start)
  const unit = isOccupied(look.state, own) ? (freeByTheVan(look)[0] as Unit) : own
  return { do: 'place', at: xyOf(unit) }
}

const unchosen = (look: Look): Seat[] =>
  seatsOf(look)
    .filter((seat) => survivorOf(look.state, seat) === undefined)
    .slice(0, 1)

export const setUp = procedure<Transaction, Command>('set-up', [
  step('dd.setup.3', 'lay the start tiles', layOut),
  step('dd.setup.5', 'shuffle tiles and cards', shuffleAll),
  step('dd.setup.1', 'deal the survivors', dealAll),
  askWhile<Transaction, Command>('dd.setup.1', 'choose your survivor', {
    who: unchosen,
    choices: (look) => [
      ...notTaken(look).map((survivor): Command => ({ do: 'choose-survivor', survivor })),
      { do: 'choose-survivor' },
    ],
    check: (look, _v, _seat, command) => checkChoice(look, command),
    take: (t, _v, seat, command) => chooseSurvivor(t, seat, command as CommandOf<'choose-survivor'>),
    onClock: () => [{ do: 'choose-survivor' }],
  }),
  step('dd.setup.9', 'settle the turn order', settleTurnOrder),
  askWhile<Transaction, Command>('dd.setup.7', 'place your survivor', {
    who: (look) => {
      const next = nextToPlace(look)
      return next ? [next.seat] : []
    },
    choices: (look) => freeByTheVan(look).map((unit): Command => ({ do: 'place', at: xyOf(unit) })),
    check: (look, _v, _seat, command) => checkPlace(look, command),
    take: (t, _v, seat, command) => {
      const survivor = survivorOf(t.state, seat) as Survivor
      const { at } = command as CommandOf<'place'>
      survivor.at = unitOf(at)
      t.emit({ e: 'placed', clause: 'dd.setup.7', survivor: survivor.id, at: [at[0], at[1]] })
    },
    onClock: (look) => [placeByClock(look)],
  }),
])
