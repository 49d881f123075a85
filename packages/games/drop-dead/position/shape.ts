/** What every state of Drop Dead looks like, member by member, and the procedures of its order of play with their locals. */
import {
  type Book,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type ProcedureForms,
  type Shape,
  standing,
  tuple,
} from '@shamble/kernel'
import { COMMANDS } from '../commands.ts'
import { DECK, ITEMS, type ItemId } from '../content/cards.ts'
import { TILES, type TileId } from '../content/tiles.ts'
import { MOST_PARTS, seatsFor } from '../options.ts'
import { PHASES } from '../rules/03-cycle.ts'
import { type DropDeadKit, PATIENT_ZERO, playerSeat, type State, unitAt } from '../state.ts'
import { SURVIVOR_IDS } from '../tables/survivors.ts'

/** Every tile of the box; no map reaches farther from its van. */
const MOST_TILES = Object.keys(TILES).length
const MOST_ZOMBIES = 40
const FARTHEST_CELL = 100
const unit = integer(unitAt(-400, -400), unitAt(400, 400))
const coordinate = integer(-FARTHEST_CELL, FARTHEST_CELL)
const cycle = integer(0, 100_000)
const count = integer(0, 1_000)
const seat = oneOf(...SURVIVOR_IDS.map((_, i) => playerSeat(i + 1)), PATIENT_ZERO)
const tileId = oneOf(...(Object.keys(TILES) as TileId[]))
const tiles = list(tileId, { max: MOST_TILES })
const cards = list(oneOf(...DECK), { max: DECK.length })
const phase = oneOf(...PHASES)

const survivor = object({
  seat,
  id: oneOf(...SURVIVOR_IDS),
  status: oneOf('alive', 'undead', 'dead', 'escaped', 'left behind'),
  health: integer(0, 150),
  at: nullable(unit),
  carries: flag,
  items: list(oneOf(...(Object.keys(ITEMS) as ItemId[])), { max: DECK.length }),
  trapped: flag,
  died: nullable(object({ cycle, phase })),
})
const turn = object({
  seat,
  paid: count,
  bonus: count,
  stopped: flag,
  attacks: count,
  mayAttack: count,
  itemUsed: flag,
  partAction: flag,
  overlapUsed: flag,
  smoke: flag,
  trapped: flag,
  begun: flag,
})
const zombie = object({
  n: integer(1, MOST_ZOMBIES),
  at: unit,
  health: integer(1, 40),
  heading: integer(0, 8),
  commanded: flag,
  moved: flag,
  attacked: flag,
  fresh: flag,
})
const placed = object({
  id: tileId,
  tx: coordinate,
  ty: coordinate,
  rot: integer(0, 3),
  resolved: flag,
  asleep: flag,
})

/** The order of play: what calls what, and the locals. */
const PROCEDURES: ProcedureForms = {
  game: { in: [] },
  'set-up': { in: ['game / set up'] },
  cycle: { in: ['game / play'], vars: { next: integer(0, SURVIVOR_IDS.length) } },
  turn: { in: ["cycle / a survivor's turn"], vars: { seat } },
  explore: { in: ['turn / act'], vars: { seat } },
  overlap: { in: ['turn / act'], vars: { seat } },
  'zombie phase': {
    in: ['cycle / zombie phase'],
    vars: { undead: list(seat, { max: SURVIVOR_IDS.length + 1 }), horde: flag },
  },
  'undead turn': { in: ["zombie phase / an undead player's turn"], vars: { seat, horde: flag } },
}

export const shape = ({ options, procedures }: Book<DropDeadKit>): Shape<State> =>
  object({
    ...standing({ procedures, forms: PROCEDURES, command: COMMANDS, seats: seatsFor(options) }),
    cycle,
    phase,
    survivors: list(survivor, { max: SURVIVOR_IDS.length }),
    patientZero: nullable(oneOf(PATIENT_ZERO)),
    turn: nullable(turn),
    undeadTurn: nullable(
      object({ seat, part: oneOf('summon', 'move', 'attack'), summons: count, moves: count, attacks: count }),
    ),
    drawn: nullable(object({ id: tileId, cell: nullable(tuple(coordinate, coordinate)) })),
    tiles: list(placed, { max: MOST_TILES }),
    stack: tiles,
    covered: tiles,
    deck: cards,
    discard: cards,
    partCards: cards,
    lying: list(unit, { max: MOST_PARTS }),
    installed: integer(0, MOST_PARTS),
    zombies: list(zombie, { max: MOST_ZOMBIES }),
    fog: cycle,
    idle: count,
    stirred: flag,
  })
