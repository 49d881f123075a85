/** What every state of Evac looks like, member by member, and the procedures of its order of play with their locals. */
import {
  type Book,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type ProcedureForms,
  type Shape,
  standing,
  text,
} from '@shamble/kernel'
import { COMMANDS } from '../commands.ts'
import { TILES } from '../content/tiles.ts'
import { seatsFor } from '../options.ts'
import { PHASES } from '../rules/06-turn-order.ts'
import { FINDS } from '../tables/finds.ts'
import { DIE } from '../tables/dice.ts'
import type { EvacKit, State } from '../state.ts'
import { type GunKind, type ItemKind, MARINES, type MarineType } from '../tables/marines.ts'
import { type Order, ORDERS } from '../tables/orders.ts'

/** The largest map: tiles, their squares, and the two sides that every square owns. */
const TILES_ALONG = 5
const MOST_TILES = TILES_ALONG * TILES_ALONG
const MOST_SQUARES = 49 * MOST_TILES
const MOST_SIDES = 2 * MOST_SQUARES

const tile = integer(0, MOST_TILES - 1)
const square = integer(0, MOST_SQUARES - 1)
const side = integer(0, MOST_SIDES - 1)
const seat = text({ pattern: /^(Z|M([1-9]|1[0-2]))$/ })
const marineSeat = text({ pattern: /^M([1-9]|1[0-2])$/ })
/** Numbers that are given out in order: a command can name a million. */
const number = integer(1, 500_000)
const count = integer(0, 500_000)
const turn = integer(0, 100_000)
const GUNS: readonly GunKind[] = ['pistol', 'smg', 'rifle', 'shotgun']
const KINDS: readonly ItemKind[] = [
  ...GUNS,
  ...GUNS.map((gun) => `reload:${gun}` as const),
  'knife',
  'grenade',
  'medkit',
  'fuel',
]

const item = object({ id: number, kind: oneOf(...KINDS), rounds: integer(0, 60), usedBy: nullable(marineSeat) })
const marine = object({
  seat: marineSeat,
  type: oneOf(...(Object.keys(MARINES) as MarineType[])),
  name: text({ max: 80 }),
  at: square,
  hp: integer(0, 10),
  items: list(item, { max: 200 }),
  acted: flag,
  begun: flag,
  moved: integer(0, 100),
  stirred: flag,
  attack: nullable(
    oneOf('shot', 'burst', 'close attack', 'grenade', 'reload', 'healing', 'order', 'search', 'sprint', 'used'),
  ),
  stands: flag,
  order: nullable(oneOf(...(Object.keys(ORDERS) as Order[]))),
  kills: count,
  shots: count,
})
const proposal = object({
  id: number,
  by: marineSeat,
  with: marineSeat,
  give: list(number, { max: 200 }),
  get: list(number, { max: 200 }),
})

/** The order of play: what calls what, and the locals. */
const PROCEDURES: ProcedureForms = {
  game: { in: [] },
  loaded: { in: ['turn', 'marines', 'zombies', 'spawn', 'game'] },
  'set-up': { in: ['game / set up'], vars: { waiting: optional(list(tile, { max: MOST_TILES })) } },
  populate: {
    in: ['set-up / populate the next tile', 'explore / populate it', 'blunder / populate it'],
    vars: {
      tile,
      by: marineSeat,
      factor: integer(1, 2),
      placed: optional(integer(0, 40)),
      zombieDoors: optional(integer(0, 20)),
      marineDoors: optional(integer(0, 20)),
      zombies: optional(integer(0, 500)),
    },
  },
  'place marines': { in: ['set-up / place the marines'] },
  turn: { in: ['game / play'] },
  spawn: { in: ['turn / zombie spawn'], vars: { zombies: integer(0, 500) } },
  marines: { in: ['turn / marines turn'] },
  explore: { in: ['marines / act'], vars: { seat: marineSeat, to: square } },
  burst: {
    in: ['marines / act'],
    vars: {
      seat: marineSeat,
      item: number,
      last: square,
      shots: integer(1, 60),
      natural: integer(1, DIE),
      ceased: flag,
    },
  },
  grenade: { in: ['marines / act'], vars: { seat: marineSeat, at: square, called: flag } },
  search: { in: ['marines / act'], vars: { seat: marineSeat, row: integer(0, FINDS.length - 1) } },
  zombies: { in: ['turn / zombie turn'], vars: { ended: optional(flag) } },
  zombie: {
    in: ['zombies / activate a zombie'],
    vars: { zombie: number, stopped: flag, victim: text({ pattern: /^(M([1-9]|1[0-2]))?$/ }) },
  },
  blunder: { in: ['zombie / move the zombie'], vars: { zombie: number, to: square, paid: flag } },
}

export const shape = ({ options, procedures }: Book<EvacKit>): Shape<State> =>
  object({
    ...standing({ procedures, forms: PROCEDURES, command: COMMANDS, seats: seatsFor(options) }),
    size: oneOf(3, TILES_ALONG),
    turn,
    phase: oneOf(...PHASES),
    tiles: list(object({ id: oneOf(...Object.keys(TILES)), rot: integer(0, 3), up: flag }), { max: MOST_TILES }),
    spawnTile: tile,
    starts: list(tile, { max: 2 }),
    walls: list(side, { max: MOST_SIDES }),
    doors: list(object({ side, standing: flag, by: seat, turn }), { max: MOST_SIDES }),
    marines: list(marine, { max: 12 }),
    zombies: list(object({ id: number, at: square, down: flag, acted: flag, fresh: flag }), { max: MOST_SQUARES }),
    acting: nullable(marineSeat),
    proposals: list(proposal, { max: 500 }),
    botsGo: flag,
    resigning: list(marineSeat, { max: 12 }),
    cans: list(square, { max: MOST_TILES }),
    searched: list(square, { max: MOST_SQUARES }),
    landing: turn,
    zombieMoved: integer(0, 100),
    nextZombie: number,
    nextItem: number,
    nextProposal: number,
    lost: count,
    flips: object({ marines: count, zombies: count }),
  })
