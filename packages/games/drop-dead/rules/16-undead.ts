/** The undead player's turn: one summons, then moves, then attacks; each part may be skipped. */
import { askWhile, procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import { stepDistances } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import { isStartTile } from '../content/tiles.ts'
import {
  changeZombie,
  isAlive,
  isOccupied,
  type Look,
  type PlacedTile,
  survivorNamed,
  type Transaction,
  theZombie,
  type UndeadTurn,
  type Unit,
  unitOf,
  unitOfSurvivor,
  xyOf,
  type Zombie,
  zombieOf,
} from '../state.ts'
import { tileInCell } from '../content/map.ts'
import type { SurvivorId } from '../tables/survivors.ts'
import { rangeRefusal, squareOf, tileOfUnit, unitOfSquare, zombiesOnTile } from './01-grid.ts'
import { lowestFreeNumber, noRoomOn, placeZombie } from './14-spawn.ts'
import { bite, survivorsInReach } from './15-behaviour.ts'
import {
  fullForZombies,
  gather,
  lift,
  nextSquare,
  putDown,
  squaresFor,
  squaresInReach,
  tellStep,
  zombieDirections,
  zombieMovement,
  zombieWays,
} from './15-crowd.ts'
import { closePart, endPart, inPart, isUsedUp, otherPart, theUndeadTurn } from './16-undead-parts.ts'

type OfSeat = Vars & {
  seat: Seat
  /** dd.undead.14 Whether the zombies that nobody commands will act by themselves afterwards. */
  horde: boolean
}

/** dd.undead.6 Per tile: whether any figure stands there. */
function occupiedTiles({ state, facts }: Look): Uint8Array {
  const occupied = new Uint8Array(facts.tiles.length)
  for (const z of state.zombies) occupied[tileOfUnit(facts, z.at)] = 1
  for (const one of state.survivors) if (isAlive(one)) occupied[tileOfUnit(facts, unitOfSurvivor(one))] = 1
  return occupied
}

/** dd.undead.5 to dd.undead.8 Why no zombie can be summoned onto this tile. */
function summonRefusal(look: Look, tile: number, occupied: Uint8Array): Refusal | null {
  const { facts } = look
  if (tile < 0) return refuse('dd.undead.5', 'No tile lies there.')
  if (isStartTile((facts.tiles[tile] as PlacedTile).id))
    return refuse('dd.undead.7', 'Nothing is summoned onto a start tile.')
  if (occupied[tile] === 1) return refuse('dd.undead.5', 'Somebody stands on this tile.')
  if (facts.adjacent[tile]?.some((other) => occupied[other] === 1))
    return refuse('dd.undead.5', 'Somebody stands on a tile beside this one.')
  return noRoomOn(look, tile) === null ? null : refuse('dd.undead.8', 'No zombie figure is left.')
}

function summonTiles(look: Look): number[] {
  if (isUsedUp(look, 'summon')) return []
  const occupied = occupiedTiles(look)
  const tiles: number[] = []
  for (let tile = 0; tile < look.facts.tiles.length; tile++)
    if (summonRefusal(look, tile, occupied) === null) tiles.push(tile)
  return tiles
}

const cellOfTile = ({ facts }: Look, tile: number): [number, number] => {
  const { tx, ty } = facts.tiles[tile] as PlacedTile
  return [tx, ty]
}

function checkSummon(look: Look, command: Command): Refusal | null {
  if (command.do === 'pass') return null
  if (command.do !== 'summon') return otherPart(look, command, 'summon')
  return summonRefusal(look, tileInCell(look.facts.tiles, command.tile), occupiedTiles(look))
}

/** dd.undead.8 The unit is rolled as for any other zombie. */
function summon(t: Transaction, { tile }: CommandOf<'summon'>): void {
  const turn = theUndeadTurn(t)
  turn.summons++
  const zombie = lowestFreeNumber(t.state)
  placeZombie(t, tileInCell(t.facts.tiles, tile), turn.seat, 'dd.undead.8')
  t.emit({ e: 'summoned', clause: 'dd.undead.5', seat: turn.seat, zombie, tile })
}

/** dd.undead.10, dd.undead.13 Zombies that have not been commanded in this phase and may act in it (dd.variant.2). */
const mayMove = ({ book }: Look, zombie: Zombie): boolean => !zombie.commanded && book.mayActNow(zombie)

function movableZombies(look: Look): Zombie[] {
  if (isUsedUp(look, 'move')) return []
  return look.state.zombies.filter((z) => mayMove(look, z))
}

/** dd.undead.10 Whether a zombie can take a single step. */
function canStepAway(look: Look, zombie: Zombie): boolean {
  const { state, facts, book } = look
  const square = squareOf(facts, zombie.at)
  return zombieDirections(book).some((direction) => {
    const to = facts.steps[8 * square + direction]!
    if (to < 0 || isOccupied(state, unitOfSquare(facts, to))) return false
    const tile = facts.tileAt[to] as number
    return tile === facts.tileAt[square] || zombiesOnTile(look, tile) < fullForZombies(book)
  })
}

function canMoveAny(look: Look): boolean {
  if (isUsedUp(look, 'move')) return false
  for (const zombie of look.state.zombies) if (mayMove(look, zombie) && canStepAway(look, zombie)) return true
  return false
}

/** One command per zombie and square of a ground, made once: an undead turn lists hundreds of them. */
const moveCommands = new WeakMap<Int16Array, CommandOf<'move'>[][]>()

function movesOf({ facts }: Look, zombie: number): CommandOf<'move'>[] {
  let all = moveCommands.get(facts.steps)
  if (!all) moveCommands.set(facts.steps, (all = []))
  return (all[zombie] ??= new Array<CommandOf<'move'>>(facts.l.squares))
}

const moveTo = ({ facts }: Look, zombie: number, square: number): CommandOf<'move'> => {
  const to = xyOf(unitOfSquare(facts, square))
  Object.freeze(to)
  return Object.freeze({ do: 'move', zombie, to })
}

/** The list made last, and for which decision: whoever picks from it needs no second look at all the ways. */
const offered = new WeakMap<Look['state'], { readonly decision: number; readonly choices: readonly Command[] }>()

function wasOffered({ state }: Look, command: Command): boolean {
  const last = offered.get(state)
  return last?.decision === state.decision && last.choices.includes(command)
}

function moveChoices(look: Look): Command[] {
  const choices: Command[] = []
  offered.set(look.state, { decision: look.state.decision, choices })
  const crowd = gather(look)
  for (const zombie of movableZombies(look)) {
    const square = squareOf(look.facts, zombie.at)
    const moves = movesOf(look, zombie.n)
    lift(look, crowd, square)
    for (const to of squaresInReach(look, crowd, square, zombieMovement(look, zombie)))
      choices.push((moves[to] ??= moveTo(look, zombie.n, to)))
    putDown(look, crowd, square)
  }
  choices.push({ do: 'pass' })
  return choices
}

/** dd.undead.13, dd.variant.2 Why a zombie does not obey. */
function obeyRefusal(look: Look, zombie: Zombie | undefined): Refusal | null {
  if (!zombie) return refuse('dd.undead.9', 'There is no such zombie.')
  if (!look.book.mayActNow(zombie)) return refuse('dd.variant.2', 'This zombie was spawned in this phase: it waits.')
  return null
}

function moveRefusal(look: Look, { zombie: n, to }: CommandOf<'move'>): Refusal | null {
  const zombie = zombieOf(look.state, n)
  const disobeys = obeyRefusal(look, zombie)
  if (disobeys || !zombie) return disobeys
  if (zombie.moved) return refuse('dd.undead.10', 'This zombie has been moved.')
  if (zombie.commanded) return refuse('dd.undead.13', 'Another undead player has used this zombie in this phase.')
  return squaresFor(look, zombie).includes(squareOf(look.facts, unitOf(to)))
    ? null
    : goalRefusal(look, zombie, unitOf(to))
}

/** dd.grid.11, dd.zombies.9 Why a zombie does not get to a unit; dd.undead.10 if nothing is wrong with the unit itself. */
function goalRefusal(look: Look, { at }: Zombie, unit: Unit): Refusal {
  const { state, facts, book } = look
  if (unit === at) return refuse('dd.undead.10', 'This zombie stands there already.')
  if (isOccupied(state, unit)) return refuse('dd.grid.11', 'Somebody stands there.')
  const tile = tileOfUnit(facts, unit)
  if (tile >= 0 && tile !== tileOfUnit(facts, at) && zombiesOnTile(look, tile) >= fullForZombies(book))
    return refuse('dd.zombies.9', 'This tile is full of zombies.')
  return refuse('dd.undead.10', 'This zombie cannot get to that unit with its movement.')
}

function checkMove(look: Look, command: Command): Refusal | null {
  if (command.do === 'pass' || wasOffered(look, command)) return null
  return command.do === 'move' ? moveRefusal(look, command) : otherPart(look, command, 'move zombies')
}

/** dd.undead.10 By the shortest way, told step by step. */
function tellWay(t: Transaction, zombie: Zombie, goal: number): void {
  if (t.events === null) return
  const crowd = gather(t)
  let square = squareOf(t.facts, zombie.at)
  lift(t, crowd, square)
  const search = { ...zombieWays(t, crowd, [goal]), passable: crowd.passable, until: square }
  const field = stepDistances(t.facts.l, search)
  while (square !== goal) {
    const next = nextSquare(t, crowd, field, square)
    tellStep(t, zombie, square, next, 'dd.undead.10')
    square = next
  }
}

/** dd.shamble.13 A moved zombie has no direction any more; dd.undead.13 it is commanded. */
function move(t: Transaction, { zombie: n, to }: CommandOf<'move'>): void {
  const zombie = theZombie(t.state, n)
  tellWay(t, zombie, squareOf(t.facts, unitOf(to)))
  theUndeadTurn(t).moves++
  changeZombie(t.state, zombie, { at: unitOf(to), heading: 0, moved: true, commanded: true })
}

/** dd.undead.12, dd.undead.13 One attack each; unmoved, or moved by the player whose turn it is. */
const mayAttack = ({ book }: Look, zombie: Zombie): boolean =>
  !zombie.attacked && (zombie.moved || !zombie.commanded) && book.mayActNow(zombie)

function strikeChoices(look: Look): CommandOf<'strike'>[] {
  if (isUsedUp(look, 'attack')) return []
  const choices: CommandOf<'strike'>[] = []
  for (const zombie of look.state.zombies)
    if (mayAttack(look, zombie))
      for (const one of survivorsInReach(look, zombie))
        choices.push({ do: 'strike', zombie: zombie.n, survivor: one.id })
  return choices
}

/** dd.undead.11 Why this survivor is no target for a zombie. */
function victimRefusal(look: Look, zombie: Zombie, id: SurvivorId): Refusal | null {
  const victim = survivorNamed(look.state, id)
  const { title } = look.book.survivors[id]
  if (!victim || !isAlive(victim)) return refuse('dd.undead.11', `${title} is not on the map.`)
  return rangeRefusal(look, zombie.at, unitOfSurvivor(victim), look.book.zombies.range, 'dd.undead.11', title)
}

function strikeRefusal(look: Look, { zombie: n, survivor }: CommandOf<'strike'>): Refusal | null {
  const zombie = zombieOf(look.state, n)
  const disobeys = obeyRefusal(look, zombie)
  if (disobeys || !zombie) return disobeys
  if (zombie.attacked) return refuse('dd.undead.12', 'This zombie has attacked in this phase.')
  if (!mayAttack(look, zombie))
    return refuse('dd.undead.13', 'Another undead player has used this zombie in this phase.')
  return victimRefusal(look, zombie, survivor)
}

function checkStrike(look: Look, command: Command): Refusal | null {
  if (command.do === 'pass') return null
  return command.do === 'strike' ? strikeRefusal(look, command) : otherPart(look, command, 'attack')
}

function strike(t: Transaction, { zombie: n, survivor }: CommandOf<'strike'>): void {
  const turn = theUndeadTurn(t)
  const victim = survivorNamed(t.state, survivor)
  if (!victim) throw new Error(`no survivor ${survivor}`)
  turn.attacks++
  const zombie = changeZombie(t.state, theZombie(t.state, n), { attacked: true, commanded: true })
  bite(t, zombie, victim, turn.seat, true)
}

/** Out of time: moved zombies attack, by number; others only if they would not act by themselves afterwards. */
function strikeByClock(look: Look, { horde }: OfSeat): Command[] {
  const due = strikeChoices(look).find(({ zombie }) => !horde || theZombie(look.state, zombie).moved)
  return [due ?? { do: 'pass' }]
}

function beginUndeadTurn(t: Transaction, { seat }: OfSeat): void {
  t.state.undeadTurn = { seat, part: 'summon', summons: 0, moves: 0, attacks: 0 }
  t.emit({ e: 'undead turn began', clause: 'dd.undead.2', seat })
}

const enterPart =
  (part: UndeadTurn['part']) =>
  (t: Transaction): void => {
    if (!inPart(t, part)) closePart(t)
    theUndeadTurn(t).part = part
  }

/** dd.undead.13 From here on what this player moved is out of reach of the next: `moved` belongs to one turn. */
function endUndeadTurn(t: Transaction): void {
  if (t.state.undeadTurn !== null) closePart(t)
  t.state.undeadTurn = null
  for (const zombie of t.state.zombies.slice()) if (zombie.moved) changeZombie(t.state, zombie, { moved: false })
}

/** dd.undead.2, dd.undead.4 Nobody is asked where nothing can be done. */
export const undeadTurn = procedure<Transaction, Command>('undead turn', [
  step<Transaction, OfSeat>('dd.undead.2', 'begin the undead turn', beginUndeadTurn),
  askWhile<Transaction, Command, OfSeat>('dd.undead.5', 'summon a zombie', {
    who: (look, v) => (inPart(look, 'summon') && summonTiles(look).length > 0 ? [v.seat] : []),
    choices: (look) => [
      ...summonTiles(look).map((tile): Command => ({ do: 'summon', tile: cellOfTile(look, tile) })),
      { do: 'pass' },
    ],
    check: (look, _v, _seat, command) => checkSummon(look, command),
    take: (t, _v, _seat, command) =>
      command.do === 'pass' ? endPart(t, 'dd.undead.4') : summon(t, command as CommandOf<'summon'>),
    onClock: () => [{ do: 'pass' }],
  }),
  step('dd.undead.4', 'moves come next', enterPart('move')),
  askWhile<Transaction, Command, OfSeat>('dd.undead.9', 'move a zombie', {
    who: (look, v) => (inPart(look, 'move') && canMoveAny(look) ? [v.seat] : []),
    choices: (look) => moveChoices(look),
    check: (look, _v, _seat, command) => checkMove(look, command),
    take: (t, _v, _seat, command) =>
      command.do === 'pass' ? endPart(t, 'dd.undead.4') : move(t, command as CommandOf<'move'>),
    onClock: () => [{ do: 'pass' }],
  }),
  step('dd.undead.4', 'attacks come last', enterPart('attack')),
  askWhile<Transaction, Command, OfSeat>('dd.undead.11', 'attack with a zombie', {
    who: (look, v) => (inPart(look, 'attack') && strikeChoices(look).length > 0 ? [v.seat] : []),
    choices: (look) => [...strikeChoices(look), { do: 'pass' }],
    check: (look, _v, _seat, command) => checkStrike(look, command),
    take: (t, _v, _seat, command) =>
      command.do === 'pass' ? endPart(t, 'dd.undead.4') : strike(t, command as CommandOf<'strike'>),
    onClock: (look, v) => strikeByClock(look, v),
  }),
  step('dd.undead.4', 'end the undead turn', endUndeadTurn),
])
