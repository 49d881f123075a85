/** Marine starting placement: each seat takes a marine and sets it on the start tile. */
import { again, ask, procedure, type Refusal, refuse, type Seat } from '@shamble/kernel'
import { distances, UNREACHED } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import { DEFAULT_TYPES } from '../tables/patrols.ts'
import { MARINES, type MarineType } from '../tables/marines.ts'
import { NAMES } from '../tables/names.ts'
import {
  addMarine,
  crowd,
  dropZombie,
  type Item,
  type Look,
  marineOf,
  newItem,
  seatNumber,
  type State,
  type Transaction,
  theZombie,
  ZOMBIE_SEAT,
} from '../state.ts'
import { squaresOfTile } from '../content/map.ts'
import { squareNamed, xyOf } from './02-the-map.ts'
import { marineSeats } from './03-before-play.ts'

/** ev.setup.13 The lowest seat without a marine. */
const nextToPlace = (s: State): Seat | undefined => marineSeats(s).find((seat) => marineOf(s, seat) === undefined)

/** The start tile of a seat: in Split Patrol by odd and even numbers. */
export const startTileOf = (s: State, seat: Seat): number =>
  s.starts[s.starts.length > 1 && seatNumber(seat) % 2 === 0 ? 1 : 0] as number

/** ev.setup.16 Squares connected to an outdoor square by open sides and doors over face-up tiles. */
function unsealed({ facts }: Look): Int16Array {
  const from: number[] = []
  for (let square = 0; square < facts.l.squares; square++) if (facts.outdoor[square] === 1) from.push(square)
  return distances(facts.l, { from, cost: facts.marineWays, passable: facts.up })
}

/** ev.setup.12, ev.setup.15, ev.setup.16 Empty squares of the start tile that can be left. */
export function startSquares(look: Look, seat: Seat): number[] {
  const { state } = look
  const open = unsealed(look)
  const taken = crowd(state)
  return squaresOfTile(state.size, startTileOf(state, seat)).filter(
    (square) => taken[square] === 0 && open[square] !== UNREACHED,
  )
}

/** ev.lt.1 At most one Lieutenant per patrol. */
export const withLieutenant = ({ state }: Look): readonly MarineType[] =>
  state.marines.some((m) => m.type === 'lieutenant') ? BOOK_TYPES : [...BOOK_TYPES, 'lieutenant']

/** ev.marine.1 */
export const BOOK_TYPES: readonly MarineType[] = ['grunt', 'medic', 'sergeant']

/** ev.setup.13 The type chosen in the lobby, else the default of the seat. */
export function offeredType(look: Look, seat: Seat): MarineType {
  const { types } = look.book.patrol
  const n = seatNumber(seat) - 1
  const wanted = types[n] ?? (DEFAULT_TYPES[n % DEFAULT_TYPES.length] as MarineType)
  return look.book.typesOffered(look).includes(wanted)
    ? wanted
    : (DEFAULT_TYPES[n % DEFAULT_TYPES.length] as MarineType)
}

/** The next unused name of a type; when all are taken again with II, then III. */
export function nameFor(s: State, type: MarineType): string {
  const taken = s.marines.filter((m) => m.type === type).length
  const names = NAMES[type]
  const round = Math.floor(taken / names.length)
  return `${names[taken % names.length]}${round === 0 ? '' : ` ${'I'.repeat(round + 1)}`}`
}

/** ev.marine.1, ev.marine.4 What a marine of this type carries, guns full. */
export function kitOf({ state, book }: Look, type: MarineType): Item[] {
  const row = book.marines[type]
  const printed = row.kit.filter((kind) => kind !== 'grenade')
  const grenades = row.kit.includes('grenade') ? book.grenadesPerGrunt : 0
  const reloads = book.extraReloads + (book.scenario.extraReload ? 1 : 0)
  const kinds = [...printed, ...Array(grenades).fill('grenade'), ...Array(reloads).fill(`reload:${row.automatic}`)]
  return kinds.map((kind) => newItem(state, kind, book.weapons[kind as keyof typeof book.weapons]?.ammo ?? 0))
}

function deploy(t: Transaction, seat: Seat, type: MarineType, at: number): void {
  const { state } = t
  const name = nameFor(state, type)
  addMarine(state, {
    seat,
    type,
    name,
    at,
    hp: t.book.marines[type].hp,
    items: kitOf(t, type),
    acted: false,
    begun: false,
    moved: 0,
    stirred: false,
    attack: null,
    stands: false,
    order: null,
    kills: 0,
    shots: 0,
  })
  t.emit({ e: 'deployed', clause: 'ev.setup.12', seat, name, type, at: xyOf(t, at) })
}

/** ev.setup.18 Zombies that may have to make room: those outdoors on the seat's start tile. The square left is the only free one. */
function zombiesInTheWay(look: Look, seat: Seat): number[] {
  const squares = squaresOfTile(look.state.size, startTileOf(look.state, seat))
  return squares
    .filter((square) => look.facts.outdoor[square] === 1)
    .flatMap((square) => look.state.zombies.filter((z) => z.at === square).map((z) => z.id))
}

function checkDeploy(look: Look, seat: Seat, command: Command): Refusal | null {
  if (command.do !== 'deploy') return refuse('ev.setup.12', 'A marine must be placed now.')
  if (!look.book.typesOffered(look).includes(command.type))
    return refuse('ev.lt.1', `A marine of the type ${MARINES[command.type].title} cannot be chosen.`)
  const square = squareNamed(look, command.at)
  if (startSquares(look, seat).includes(square)) return null
  if (square < 0 || !squaresOfTile(look.state.size, startTileOf(look.state, seat)).includes(square))
    return refuse('ev.setup.12', 'Marines start on the start tile.')
  if (crowd(look.state)[square] !== 0) return refuse('ev.setup.15', 'The start square must be empty.')
  return refuse('ev.setup.16', 'This square has no way out.')
}

export const placeMarines = procedure<Transaction, Command>('place marines', [
  ask<Transaction, Command>('ev.setup.18', 'take a zombie off to make room', {
    who: (look) => {
      const seat = nextToPlace(look.state)
      return seat !== undefined && startSquares(look, seat).length === 0 ? [ZOMBIE_SEAT] : []
    },
    choices: (look) =>
      zombiesInTheWay(look, nextToPlace(look.state) as Seat).map((zombie) => ({ do: 'remove-zombie', zombie })),
    check: (look, _v, _seat, command) =>
      command.do === 'remove-zombie' && zombiesInTheWay(look, nextToPlace(look.state) as Seat).includes(command.zombie)
        ? null
        : refuse('ev.setup.18', 'One zombie on an outdoor square of the start tile must be taken off.'),
    take: (t, _v, _seat, command) => {
      const zombie = theZombie(t.state, (command as CommandOf<'remove-zombie'>).zombie)
      const { id, at } = zombie
      dropZombie(t.state, zombie)
      t.state.lost += 1
      t.emit({ e: 'zombie withdrawn', clause: 'ev.setup.18', zombie: id, at: xyOf(t, at) })
    },
    onClock: (look) => [
      { do: 'remove-zombie', zombie: zombiesInTheWay(look, nextToPlace(look.state) as Seat)[0] as number },
    ],
  }),
  ask<Transaction, Command>('ev.setup.12', 'place your marine', {
    who: ({ state }) => {
      const seat = nextToPlace(state)
      return seat === undefined ? [] : [seat]
    },
    choices: (look, _v, seat) => {
      const types = look.book.typesOffered(look)
      const first = offeredType(look, seat)
      const order = [first, ...types.filter((type) => type !== first)]
      const squares = startSquares(look, seat)
      return order.flatMap((type) =>
        squares.map((square) => ({ do: 'deploy', type, at: xyOf(look, square) }) as Command),
      )
    },
    check: (look, _v, seat, command) => checkDeploy(look, seat, command),
    take: (t, _v, seat, command) => {
      const { type, at } = command as CommandOf<'deploy'>
      deploy(t, seat, type, squareNamed(t, at))
    },
  }),
  again(
    'ev.setup.13',
    'until every seat has its marine',
    'take a zombie off to make room',
    ({ state }: Transaction) => nextToPlace(state) !== undefined,
  ),
])
