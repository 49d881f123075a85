/** Scavenging (ours): a room can be searched once. */
import { ask, procedure, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import { reach, sideBetween } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import {
  type Item,
  isEmpty,
  type Look,
  type Marine,
  newItem,
  type Transaction,
  theMarine,
  ZOMBIE_SEAT,
} from '../state.ts'
import { DIE } from '../tables/dice.ts'
import { FINDS } from '../tables/finds.ts'
import type { ItemKind } from '../tables/marines.ts'
import type { WeaponKind } from '../tables/weapons.ts'
import { rowFor } from './00-dice.ts'
import { checkVictory } from './01-the-object.ts'
import { squaresOfTile, tileOfSquare } from '../content/map.ts'
import { squareNamed, xyOf } from './02-the-map.ts'
import { loseZombies, placeZombie } from './04-populating-tiles.ts'
import { type Action, finishAttackPart } from './07-marine-activation.ts'
import { attackPartRefusal, beginAttackPart } from './09-marine-attacks.ts'
import { gunsOf } from './12-swapping-equipment.ts'

/** ev.scav.2 The first square of the room a square belongs to: indoor squares of one tile joined by open sides; -1 outdoors. */
export function roomOf({ state, facts }: Look, square: number): number {
  const { l, wall, outdoor } = facts
  if (outdoor[square] === 1 || facts.up[square] === 0) return -1
  const inside = new Uint8Array(l.squares)
  const squares = squaresOfTile(state.size, tileOfSquare(state.size, square))
  for (const one of squares) inside[one] = outdoor[one] === 1 ? 0 : 1
  const open = wall.map((there) => (there === 1 ? 0 : 1))
  return reach(l, { cost: open, passable: inside }, square, squares.length).squares[0] as number
}

/** ev.scav.3 A standing zombie may rise in an empty directly adjacent square with nothing between. */
function risingSquares(look: Look, seat: Seat): number[] {
  const { l, zombieWays, up } = look.facts
  const { at } = theMarine(look.state, seat)
  const squares: number[] = []
  for (let way = 4 * at; way < 4 * at + 4; way++) {
    const to = l.neighbours4[way] as number
    if (to < 0 || up[to] === 0 || !isEmpty(look.state, to)) continue
    if (zombieWays[sideBetween(l, at, to)] === 1) squares.push(to)
  }
  return squares.sort((a, b) => a - b)
}

export const search: Action<'search'> = {
  choices: (look, m) =>
    look.book.roomsCanBeSearched() && !attackPartRefusal(look, m) && canBeSearched(look, m) ? [{ do: 'search' }] : [],
  check: (look, m) => {
    const part = attackPartRefusal(look, m)
    if (part) return part
    if (!look.book.roomsCanBeSearched()) return refuse('ev.scav.1', 'Rooms are not searched in this game.')
    if (roomOf(look, m.at) < 0) return refuse('ev.scav.3', 'Only rooms can be searched; this marine is outdoors.')
    return canBeSearched(look, m) ? null : refuse('ev.scav.2', 'This room has been searched.')
  },
  take: (t, m) => {
    beginAttackPart(t, m, 'search', false)
    t.state.searched = [...t.state.searched, roomOf(t, m.at)].sort((a, b) => a - b)
    t.call('search', { seat: m.seat, row: 0 })
  },
}

const canBeSearched = (look: Look, m: Marine): boolean => {
  const room = roomOf(look, m.at)
  return room >= 0 && !look.state.searched.includes(room)
}

type Searching = Vars & { seat: Seat; row: number }

const NOTHING = FINDS.findIndex((row) => row.result === 'nothing')

const rowOf = (v: Searching): (typeof FINDS)[number] => FINDS[v.row] as (typeof FINDS)[number]

function roll(t: Transaction, v: Searching): void {
  const face = t.roll({ clause: 'ev.scav.3', sides: DIE, seat: v.seat, what: 'search', table: FINDS })
  v.row = FINDS.indexOf(rowFor(FINDS, face))
  t.emit({ e: 'searched', clause: 'ev.scav.3', seat: v.seat, face, found: rowOf(v).result })
}

/** ev.scav.3 The reload for the carried automatic weapon with fewest rounds; else the first that fits; a grenade before shells. */
function clockFind(look: Look, v: Searching): ItemKind {
  const { choices } = rowOf(v)
  if (choices.includes('grenade')) return 'grenade'
  const guns = gunsOf(look, theMarine(look.state, v.seat)).map(([, gun]) => gun)
  const fitting = (list: readonly Item[]): ItemKind | undefined =>
    choices.find((kind) => list.some((gun) => kind === `reload:${gun.kind}`))
  const automatic = guns
    .filter(
      (gun) =>
        look.book.weapons[gun.kind as WeaponKind].automatic && choices.includes(`reload:${gun.kind}` as ItemKind),
    )
    .sort((a, b) => a.rounds - b.rounds)
  return fitting(automatic.slice(0, 1)) ?? fitting(guns) ?? (choices[0] as ItemKind)
}

/** ev.spawn.10 Over the limit of zombies none rises: it is lost. */
function loseOverLimit(t: Transaction, v: Searching): void {
  if (rowOf(v).result !== 'zombie' || risingSquares(t, v.seat).length === 0) return
  if (t.book.zombieCap === 0 || t.state.zombies.length < t.book.zombieCap) return
  loseZombies(t, 'ev.spawn.10', 1)
  v.row = NOTHING
}

/** ev.scav.3 One search; ev.scav.4 the reloads it finds are reloads like any other. */
export const searching = procedure<Transaction, Command>('search', [
  step<Transaction, Searching>('ev.scav.3', 'roll', roll),
  ask<Transaction, Command, Searching>('ev.scav.3', 'choose the find', {
    who: (_look, v) => (rowOf(v).result === 'item' ? [v.seat] : []),
    choices: (_look, v) => rowOf(v).choices.map((find) => ({ do: 'take', find })),
    check: (_look, v, _seat, command) =>
      command.do === 'take' && (rowOf(v).choices as readonly string[]).includes(command.find)
        ? null
        : refuse(
            'ev.scav.3',
            `The searcher can take one of these only: ${rowOf(v).choices.join(', ').replaceAll('reload:', 'reload for ')}.`,
          ),
    take: (t, v, seat, command) => {
      const kind = (command as CommandOf<'take'>).find as ItemKind
      theMarine(t.state, seat).items.push(newItem(t.state, kind, 0))
      t.emit({ e: 'found', clause: 'ev.scav.3', seat, item: kind })
      v.row = NOTHING
    },
    onClock: (look, v) => [{ do: 'take', find: clockFind(look, v) }],
  }),
  step<Transaction, Searching>('ev.spawn.10', 'a zombie over the limit is lost', loseOverLimit),
  ask<Transaction, Command, Searching>('ev.scav.3', 'a zombie rises: where?', {
    who: (look, v) => (rowOf(v).result === 'zombie' && risingSquares(look, v.seat).length > 0 ? [ZOMBIE_SEAT] : []),
    choices: (look, v) =>
      risingSquares(look, v.seat).map((square) => ({ do: 'rise', at: xyOf(look, square) as [number, number] })),
    check: (look, v, _seat, command) =>
      command.do === 'rise' && risingSquares(look, v.seat).includes(squareNamed(look, command.at))
        ? null
        : refuse(
            'ev.scav.3',
            'The zombie rises in an empty square beside the searcher with no wall or standing door between.',
          ),
    take: (t, _v, _seat, command) => placeZombie(t, squareNamed(t, (command as CommandOf<'rise'>).at), 'ev.scav.3'),
    onClock: (look, v) => [
      { do: 'rise', at: xyOf(look, risingSquares(look, v.seat)[0] as number) as [number, number] },
    ],
  }),
  step<Transaction, Searching>('ev.act.4', 'the search is over', (t, v) => {
    checkVictory(t)
    finishAttackPart(t, theMarine(t.state, v.seat))
  }),
])
