/** Reading the written keys of a position: each fault names its place and the clause it breaks. */
import { type Frame, frameOf, type Holder, type OptionValues, type Seat } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import { type CardId, isCarPart } from '../content/cards.ts'
import { type StackTileId, TILES } from '../content/tiles.ts'
import { bookFor, MOST_PARTS, seatsFor } from '../options.ts'
import { tileInCell } from '../content/map.ts'
import { hasRoom, tileOfUnit, workGround, zombiesOnTile } from '../rules/01-grid.ts'
import { newSurvivor, startTiles } from '../rules/02-setup.ts'
import {
  addZombie,
  blankState,
  copyState,
  isAlive,
  isOccupied,
  type Look,
  PATIENT_ZERO,
  type PlacedTile,
  playerSeat,
  type State,
  type Survivor,
  survivorNamed,
  type Turn,
  type Unit,
  unitOf,
} from '../state.ts'
import { type SurvivorId, SURVIVOR_IDS, SURVIVORS } from '../tables/survivors.ts'
import { Illegal, type Position } from './form.ts'

type SurvivorLine = Position['survivors'][number]
type ZombieLine = NonNullable<Position['zombies']>[number]
type TileLine = NonNullable<Position['tiles']>[number]

function readTile(before: readonly PlacedTile[], line: TileLine, where: string): PlacedTile {
  const id = line.id as StackTileId
  const [tx, ty] = line.at
  const { symbol } = TILES[id]
  if (before.some((tile) => tile.id === id)) throw new Illegal('dd.tiles.1', `${where}.id`, 'this tile lies elsewhere')
  if (tileInCell(before, [tx, ty]) >= 0) throw new Illegal('dd.grid.3', `${where}.at`, 'another tile lies in this cell')
  const resolved = line.resolved ?? true
  if (!resolved && symbol === null) throw new Illegal('dd.symbols.4', `${where}.resolved`, 'this tile has no symbol')
  const asleep = line.asleep ?? false
  if (asleep && (resolved || typeof symbol !== 'number'))
    throw new Illegal('dd.scenario.3', `${where}.asleep`, 'only a star that nobody has entered sleeps')
  return Object.freeze({ id, tx, ty, rot: line.rot ?? 0, resolved, asleep })
}

function readTiles(doc: Position): PlacedTile[] {
  const tiles = startTiles()
  for (const [i, line] of (doc.tiles ?? []).entries()) {
    tiles.push(readTile(tiles, line, `tiles[${i}]`))
    if (!hasRoom(tiles)) throw new Illegal('dd.grid.3', `tiles[${i}].at`, 'this tile lies too far from the others')
  }
  return tiles
}

const twiceAt = (list: readonly string[], taken: readonly string[]): number =>
  list.findIndex((id, i) => taken.includes(id) || list.indexOf(id) !== i)

/** dd.tiles.1 Stack and covered tiles; a stack that is not written holds all the other tiles of the game. */
function readPiles({ state, book }: Look, doc: Position): void {
  const laid: string[] = state.tiles.map((tile) => tile.id)
  state.covered = (doc.covered ?? []) as StackTileId[]
  const twiceCovered = twiceAt(state.covered, laid)
  if (twiceCovered >= 0) throw new Illegal('dd.tiles.1', `covered[${twiceCovered}]`, 'this tile lies elsewhere')
  const gone = [...laid, ...state.covered]
  state.stack = doc.stack ? (doc.stack as StackTileId[]) : book.stack.filter((id) => !gone.includes(id))
  const twice = twiceAt(state.stack, gone)
  if (twice >= 0) throw new Illegal('dd.tiles.1', `stack[${twice}]`, 'this tile lies elsewhere')
}

/** A figure stands on a tile (dd.grid.1), alone in its unit (dd.grid.11). */
function readUnit(look: Look, at: XY, where: string): Unit {
  const unit = unitOf(at)
  if (tileOfUnit(look.facts, unit) < 0) throw new Illegal('dd.grid.1', where, 'there is no tile')
  if (isOccupied(look.state, unit)) throw new Illegal('dd.grid.11', where, 'another figure is in this unit')
  return unit
}

/** dd.death.2, dd.variant.3, dd.end.4 What has become of a survivor that is possible in this game while it goes on. */
function readStatus({ book }: Look, health: number, line: SurvivorLine, where: string): Survivor['status'] {
  const status = line.status ?? (health === 0 ? 'dead' : 'alive')
  if (status === 'left behind' || (status === 'escaped' && book.vanLeaves()))
    throw new Illegal('dd.end.5', `${where}.status`, 'the van has left: the game is over')
  if (status === 'undead' && !book.deadPlayOn())
    throw new Illegal('dd.variant.3', `${where}.status`, 'the dead do not play on in this game')
  return status === 'dead' && book.deadPlayOn() ? 'undead' : status
}

/** dd.death.6 When somebody died; a phase that has only just begun has killed nobody. */
function readDied({ cycle }: State, { died }: SurvivorLine, where: string): Survivor['died'] {
  if (died && (died.cycle > cycle || (died.cycle === cycle && died.phase === 'zombies')))
    throw new Illegal('dd.death.6', `${where}.died`, 'this phase is still to come')
  return Object.freeze(died ?? { cycle: 1, phase: 'survivors' as const })
}

/** dd.health.2 Who has no health is dead. */
function readFate(look: Look, one: Survivor, line: SurvivorLine, where: string): void {
  one.status = readStatus(look, one.health, line, where)
  if (isAlive(one) === (one.health === 0) && one.status !== 'escaped')
    throw new Illegal('dd.health.2', `${where}.health`, `${one.id} cannot be ${one.status} with ${one.health} health`)
  const gone = one.status === 'dead' || one.status === 'undead'
  if (!gone && line.died) throw new Illegal('dd.death.6', `${where}.died`, `${one.id} has not died`)
  if (gone) one.died = readDied(look.state, line, where)
  if (one.status === 'escaped' && one.health === 0)
    throw new Illegal('dd.health.2', `${where}.health`, 'the dead do not escape')
}

/** dd.health.1, dd.parts.11 */
function readSurvivor(look: Look, line: SurvivorLine, i: number): Survivor {
  const { state, book } = look
  const where = `survivors[${i}]`
  const id = line.id as SurvivorId
  const seat = line.seat ?? playerSeat(i + 1)
  if (survivorNamed(state, id)) throw new Illegal('dd.setup.1', `${where}.id`, 'this survivor has a seat already')
  if (state.survivors.some((one) => one.seat === seat))
    throw new Illegal('dd.players.1', `${where}.seat`, 'this seat has a survivor already')
  if (!seatsFor(book.options).includes(seat))
    throw new Illegal('dd.players.1', `${where}.seat`, 'there is no such seat')
  const most = book.survivors[id].health
  const health = line.health ?? (line.status === 'undead' || line.status === 'dead' ? 0 : most)
  if (health > most) throw new Illegal('dd.items.5', `${where}.health`, `at most ${most}`)
  const items = (line.items ?? []) as Survivor['items']
  const part = items.findIndex(isCarPart)
  if (part >= 0) throw new Illegal('dd.cards.9', `${where}.items[${part}]`, 'a car part card is no item to hold')
  const one: Survivor = { ...newSurvivor(look, seat, id), health, items, trapped: line.trapped ?? false }
  readFate(look, one, line, where)
  if (!isAlive(one)) {
    if (line.at || line.carries || items.length > 0 || one.trapped)
      throw new Illegal('dd.death.1', where, `${id} is not on the map and has nothing`)
    return one
  }
  if (state.phase === 'setup') return readNewcomer(look, one, line, where)
  one.at = readUnit(look, line.at ?? SURVIVORS[id].start, `${where}.at`)
  one.carries = line.carries ?? false
  if (one.carries && tileOfUnit(look.facts, one.at) === look.facts.van)
    throw new Illegal('dd.parts.11', `${where}.carries`, 'a part on the van tile is installed')
  return one
}

/** dd.setup.7, dd.setup.12 In the set-up: not placed yet, or on the van tile; with nothing in the hands. */
function readNewcomer(look: Look, one: Survivor, { at, carries }: SurvivorLine, where: string): Survivor {
  if (carries) throw new Illegal('dd.setup.12', `${where}.carries`, 'nobody carries a part in the set-up')
  if (!at) return one
  one.at = readUnit(look, at, `${where}.at`)
  if (tileOfUnit(look.facts, one.at) !== look.facts.van)
    throw new Illegal('dd.setup.7', `${where}.at`, 'survivors start on the van tile')
  return one
}

/** dd.setup.1 Whether survivors are still being chosen: then they are listed as the seats have chosen. */
function isChoosing({ state, book }: Look): boolean {
  if (state.phase !== 'setup' || state.survivors.length >= book.players) return false
  if (book.survivorsAreDealt())
    throw new Illegal('dd.setup.1', 'survivors', `all ${book.players} are dealt at once unless they are chosen`)
  const early = state.survivors.findIndex((one) => one.at !== null)
  if (early >= 0) throw new Illegal('dd.setup.7', `survivors[${early}].at`, 'survivors are placed when all are chosen')
  return true
}

/** dd.setup.9 In turn order; only an order that luck made is as it is written. */
function readSurvivors(look: Look, doc: Position): void {
  const { state, book } = look
  for (const [i, line] of doc.survivors.entries()) state.survivors.push(readSurvivor(look, line, i))
  if (isChoosing(look)) return
  if (state.survivors.length !== book.players)
    throw new Illegal('dd.players.1', 'survivors', `there are ${book.players} players`)
  if (!state.survivors.some(isAlive)) throw new Illegal('dd.end.6', 'survivors', 'nobody is left to play for')
  if (book.options.turnOrder === 'random') return
  const ids = state.survivors.map((one) => one.id)
  const order = book.turnOrder(ids, () => 0)
  state.survivors = order.map((id) => survivorNamed(state, id) as Survivor)
}

/** dd.zombies.6 The numbers that are written, and for the others the lowest that are free. */
function numbersOf(lines: readonly ZombieLine[]): number[] {
  const taken = new Set(lines.flatMap(({ n }) => (n === undefined ? [] : [n])))
  let next = 1
  return lines.map(({ n }) => {
    if (n !== undefined) return n
    while (taken.has(next)) next++
    taken.add(next)
    return next
  })
}

/** dd.components.1, dd.zombies.1, dd.zombies.8 */
function readZombie(look: Look, line: ZombieLine, n: number, where: string): void {
  const { state, book } = look
  const { figures, health: most, perTile } = book.zombies
  if (n > figures) throw new Illegal('dd.components.1', `${where}.n`, `there are ${figures} zombies`)
  if (state.zombies.some((other) => other.n === n))
    throw new Illegal('dd.components.1', `${where}.n`, 'this number is on the map already')
  const health = line.health ?? most
  if (health > most) throw new Illegal('dd.zombies.1', `${where}.health`, `at most ${most}`)
  const at = readUnit(look, line.at, `${where}.at`)
  addZombie(state, {
    n,
    at,
    health,
    heading: line.heading ?? 0,
    commanded: line.commanded ?? false,
    moved: line.moved ?? false,
    attacked: line.attacked ?? false,
    fresh: line.fresh ?? false,
  })
  if (book.fullTilesStopZombies() && zombiesOnTile(look, tileOfUnit(look.facts, at)) > perTile)
    throw new Illegal('dd.zombies.8', `${where}.at`, `a tile holds at most ${perTile} zombies`)
}

function readZombies(look: Look, doc: Position): void {
  const lines = doc.zombies ?? []
  const numbers = numbersOf(lines)
  for (const [i, line] of lines.entries()) readZombie(look, line, numbers[i] as number, `zombies[${i}]`)
}

const tokensIn = (s: State): number => s.installed + s.lying.length + s.survivors.filter((one) => one.carries).length

/** dd.components.3, dd.cards.9 Tokens, and the cards that became tokens; if not written, as many as there are tokens. */
function readParts(look: Look, doc: Position): void {
  const { state, book } = look
  state.installed = doc.installed ?? 0
  state.lying = (doc.parts ?? []).map((at, i) => {
    if (tileOfUnit(look.facts, unitOf(at)) < 0) throw new Illegal('dd.grid.1', `parts[${i}]`, 'there is no tile')
    return unitOf(at)
  })
  const elsewhere = [...(doc.deck ?? []), ...(doc.discard ?? [])]
  const laidOut = book.scenario.laidOut.filter(({ part }) => part !== null).length
  const drawn = book.deck.filter((id) => isCarPart(id) && !elsewhere.includes(id))
  state.partCards = (doc.partCards as CardId[] | undefined) ?? drawn.slice(0, Math.max(0, tokensIn(state) - laidOut))
}

/** dd.components.4 Deck and discard pile; a deck that is not written holds all the other cards of the game. */
function readCards({ state, book }: Look, doc: Position): void {
  const held: CardId[] = []
  const claim = (cards: readonly CardId[], where: string): void => {
    const twice = twiceAt(cards, held)
    if (twice >= 0) throw new Illegal('dd.components.4', `${where}[${twice}]`, 'this card is elsewhere')
    held.push(...cards)
  }
  for (const [i, { items }] of doc.survivors.entries()) claim((items ?? []) as CardId[], `survivors[${i}].items`)
  const odd = state.partCards.findIndex((id) => !isCarPart(id))
  if (odd >= 0) throw new Illegal('dd.cards.9', `partCards[${odd}]`, 'this card is no car part')
  claim(state.partCards, 'partCards')
  state.discard = (doc.discard ?? []) as CardId[]
  claim(state.discard, 'discard')
  state.deck = doc.deck ? (doc.deck as CardId[]) : book.deck.filter((id) => !held.includes(id))
  claim(state.deck, 'deck')
  const parts = tokensIn(state) + [...state.deck, ...state.discard].filter(isCarPart).length
  if (parts > MOST_PARTS)
    throw new Illegal('dd.components.3', 'parts', `there are ${MOST_PARTS} car parts, and here are ${parts}`)
}

/** dd.turn.3 What a turn has seen so far. */
function readTurn(survivor: Survivor, line: NonNullable<Position['turn']>): Turn {
  const { survivor: _, ...written } = line
  const turn: Turn = {
    seat: survivor.seat,
    paid: written.paid ?? 0,
    bonus: written.bonus ?? 0,
    stopped: written.stopped ?? false,
    attacks: written.attacks ?? 0,
    mayAttack: written.mayAttack ?? 1,
    itemUsed: written.itemUsed ?? false,
    partAction: written.partAction ?? false,
    overlapUsed: written.overlapUsed ?? false,
    smoke: written.smoke ?? false,
    trapped: written.trapped ?? false,
    begun: written.begun ?? Object.keys(written).length > 0,
  }
  if (turn.attacks > turn.mayAttack) throw new Illegal('dd.turn.3', 'turn.attacks', `at most ${turn.mayAttack}`)
  return turn
}

/** dd.setup.1, dd.setup.7 Survivors are chosen, then placed. */
function readSetUp(look: Look, doc: Position): Frame[] {
  if (doc.turn) throw new Illegal('dd.cycle.1', 'turn', 'no turn has begun in the set-up')
  if (doc.cycle !== undefined) throw new Illegal('dd.cycle.1', 'cycle', 'no cycle has begun in the set-up')
  const at = isChoosing(look) ? 'choose your survivor' : 'place your survivor'
  return [{ ...frameOf('game', 'set up', {}), inside: true }, frameOf('set-up', at, {})]
}

/** The order of play: in the set-up, at the beginning of the zombie phase, or in a survivor's turn. */
function readPlay(look: Look, doc: Position): Frame[] {
  const { state } = look
  if (state.phase === 'setup') return readSetUp(look, doc)
  const play = { ...frameOf('game', 'play', {}), inside: true }
  if (doc.phase === 'zombies') {
    if (doc.turn) throw new Illegal('dd.cycle.3', 'turn', 'no survivor has a turn in the zombie phase')
    return [play, frameOf('cycle', 'zombie phase', { next: state.survivors.length })]
  }
  const place = doc.turn
    ? state.survivors.findIndex((one) => one.id === doc.turn?.survivor)
    : state.survivors.findIndex(isAlive)
  const survivor = state.survivors[place]
  if (!survivor || !isAlive(survivor))
    throw new Illegal('dd.cycle.6', 'turn.survivor', 'no living survivor of this name is in the game')
  const within = { ...frameOf('cycle', "a survivor's turn", { next: place + 1 }), inside: true }
  if (!doc.turn) return [play, within, frameOf('turn', 'begin the turn', { seat: survivor.seat })]
  state.turn = readTurn(survivor, doc.turn)
  return [play, within, frameOf('turn', 'act', { seat: survivor.seat })]
}

export function readState(doc: Position, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): State {
  const isSetUp = doc.phase === 'setup'
  if ((doc.survivors.length === 0 && !isSetUp) || doc.survivors.length > SURVIVOR_IDS.length)
    throw new Illegal('dd.players.1', 'survivors', 'there must be at least one survivor')
  const book = bookFor(options)
  const held = Object.fromEntries(seatsFor(options).map((seat) => [seat, holders[seat] ?? { person: seat }]))
  const state = blankState(held, book.scenario.patientZero ? PATIENT_ZERO : null)
  state.cycle = isSetUp ? 0 : (doc.cycle ?? 1)
  state.phase = doc.phase ?? 'survivors'
  state.fog = doc.fog ?? 0
  state.idle = doc.idle ?? 0
  state.stirred = doc.stirred ?? false
  state.tiles = readTiles(doc)
  const look: Look = { state, book, facts: workGround(state, book) }
  readPiles(look, doc)
  readSurvivors(look, doc)
  readZombies(look, doc)
  readParts(look, doc)
  readCards(look, doc)
  state.frames = readPlay(look, doc)
  return copyState(state)
}
