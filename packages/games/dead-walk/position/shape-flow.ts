/** The procedures of Dead Walk Again in a written state: what calls what, and the locals. */
import {
  type Fields,
  flag,
  integer,
  keptShape,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type ProcedureForm,
  type ProcedureForms,
  type Seat,
} from '@shamble/kernel'
import { COMMANDS } from '../commands.ts'
import { SKILLS } from '../tables/skills.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { coordinate, figure, gear, humanNumber, id, MOST_ZOMBIES, on, place, zombieNumber } from './shape-parts.ts'

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const zombies = list(zombieNumber, { max: MOST_ZOMBIES })
const figures = list(figure, { max: MOST_ZOMBIES })

const sawing: Fields = {
  human: humanNumber,
  weapon: id,
  target: figure,
  sawn: figures,
  on: flag,
  skill: nullable(oneOf(...idsOf(SKILLS))),
  hit: flag,
}
const burst: Fields = {
  human: humanNumber,
  weapon: id,
  x: coordinate,
  y: coordinate,
  on,
  hits: list(oneOf('fall', 'elim'), { max: 100 }),
  targets: figures,
  isSecond: flag,
  goesOn: flag,
}
const heard = object({
  human: humanNumber,
  type: oneOf(...idsOf(WEAPONS)),
  silenced: flag,
  method: oneOf('D', 'E'),
})
const order: Fields = {
  zombie: zombieNumber,
  wish: object({ goal: optional(integer(0, 99_999)), side: optional(oneOf('left', 'right')) }),
  path: nullable(list(place, { max: 2_000 })),
}
const found = object({ weapon: nullable(gear.weapon), item: nullable(gear.item), ammo: nullable(gear.heap) })

/** What is done in parts, so that somebody may be asked in its middle, by the procedure in which it is done. */
const PARTS: Readonly<Record<string, string>> = {
  'burning figures': 'tests phase',
  minds: 'tests phase',
  fear: 'tests phase',
  wounds: 'tests phase',
  'last wounds': 'ending',
  'zombie attacks': 'zombies phase',
  'armed zombies fire': 'zombies phase',
  beginning: 'activation / begin the activation',
  deed: 'activation / act',
  'machinegun burst': 'machinegun / burst',
  'first cut': 'chainsaw / cut',
  'further cut': 'chainsaw / saw on',
  'after the cuts': 'chainsaw',
  'flamethrower test': 'wearer hit / flamethrower hit',
}

/** Deeds that are procedures of their own are called where somebody acts, in a part or not. */
const ACTING = ['activation', 'deed']

export function proceduresFor(seats: readonly Seat[]): ProcedureForms {
  const kept = keptShape(COMMANDS, oneOf(...seats))
  const part: Fields = { said: optional(COMMANDS), ...kept }
  const parts = Object.entries(PARTS).map(([name, caller]): [string, ProcedureForm] => [
    name,
    { in: [caller], vars: part },
  ])
  return {
    game: { in: [] },
    'set-up': { in: ['game / set up'] },
    turn: { in: ['game / play'] },
    'tests phase': { in: ['turn / tests'] },
    'humans phase': { in: ['turn / humans'] },
    activation: { in: ['humans phase / who acts'], vars: { human: humanNumber } },
    machinegun: { in: ACTING, vars: burst },
    chainsaw: { in: ACTING, vars: sawing },
    find: { in: ACTING, vars: { human: humanNumber, found } },
    'wearer hit': {
      in: 'anything',
      vars: {
        hits: list(object({ human: humanNumber, by: nullable(humanNumber) }), { max: 100 }),
        heard: nullable(heard),
      },
    },
    'zombies phase': { in: ['turn / zombies'], vars: { dazed: zombies } },
    'zombie orders': { in: ['zombies phase / moves'], vars: { left: zombies } },
    'zombie victims': { in: ['zombies phase / victims'], vars: { left: zombies } },
    'zombie moves': { in: ['zombies phase / moves', 'zombie orders'], vars: { left: zombies } },
    'zombie move': { in: ['zombie moves / next zombie', 'zombie orders'], vars: { ...order, ...kept } },
    'nobody left': { in: 'anything' },
    ending: { in: 'anything' },
    ...Object.fromEntries(parts),
  }
}
