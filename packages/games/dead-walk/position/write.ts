/** Writing a state down as a position. */
import { beyondLeading, type OptionValues, parse, rowOf, sameJson, saysAll, type Shape } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { OPTIONS, settle } from '../options.ts'
import { workGround } from '../rules/01-ground.ts'
import { openingsOf, vehiclesOf } from '../rules/02-map.ts'
import {
  type Activation,
  type Barrier,
  CALM,
  copyState,
  type DeadWalkKit,
  figureName,
  type Human,
  type Item,
  type Look,
  type Lying,
  PLAIN_SHEET,
  type State,
  type Vehicle,
  type Weapon,
  type Zombie,
} from '../state.ts'
import { POSITION, type Position } from './form.ts'
import { readState } from './read-state.ts'

/** A state without what has no bearing on the rules: how many commands it took to get here. */
const essence = (s: State): object => ({ ...s, decision: 0 })

/** Whether the written keys cannot say all of this state: it does not rest at the beginning of an activation or within one. */
function needsExact(look: Look, doc: object): boolean {
  const parsed = parse(POSITION as Shape<Position>, doc)
  if (!parsed.ok) return true
  const restore = (): State => readState(parsed.value, look.book.options, look.state.holders)
  return !saysAll<DeadWalkKit>({ facts: workGround }, look, essence, restore)
}

/** What was chosen: all values that the scenario alone, with the advanced rules or without, would not give (dw.scope.3). */
const writeOptions = (options: OptionValues): OptionValues =>
  beyondLeading(OPTIONS, settle, options, ['scenario', 'advanced'])

const pair = ({ x, y }: XY): [number, number] => [x, y]

/** Without the keys that say nothing: false, null, 0, empty lists. */
function tidy(record: object): object {
  const isEmpty = (value: unknown): boolean =>
    value === false || value === null || value === 0 || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)))
}

const writeWeapon = ({ grenades, ...rest }: Weapon): object => ({ ...rest, grenades: { ...grenades } })
const writeItem = (item: Item): object => ({ ...item })

function writeHuman(human: Human): object {
  const { n: _n, isNpc, at, bmv, ap, weapons, stock, items, firedAt, seat, status, name, sheet, mind, ...rest } = human
  return {
    name,
    ...(isNpc ? { npc: true } : {}),
    seat,
    status: status === 'waiting' ? 'alive' : status,
    at: pair(at),
    ...tidy(rest),
    bmv,
    ap,
    firedAt: firedAt.map(figureName),
    weapons: weapons.map(writeWeapon),
    stock: { ...stock, launcher: { ...stock.launcher } },
    items: items.map(writeItem),
    ...(sameJson(sheet, PLAIN_SHEET) ? {} : { sheet: { ...sheet } }),
    ...(sameJson(mind, CALM) ? {} : { mind: { ...mind } }),
  }
}

function writeZombie({ n, at, facing, weapon, burning, ...rest }: Zombie): object {
  return {
    n,
    at: pair(at),
    ...(facing ? { facing: pair(facing) } : {}),
    ...(weapon ? { weapon: writeWeapon(weapon) } : {}),
    ...(burning ? { burning: { ...burning } } : {}),
    ...(rest.heading === 0 ? { heading: 0 } : {}),
    ...tidy(rest),
  }
}

function writeLying({ id, at, on, weapon, item, ammo, heldBy }: Lying): object {
  return {
    id,
    at: pair(at),
    ...(weapon ? { weapon: writeWeapon(weapon) } : {}),
    ...(item ? { item: writeItem(item) } : {}),
    ...(ammo ? { ammo: { ...ammo } } : {}),
    ...tidy({ on, heldBy }),
  }
}

/** Only openings that are not as the map has them. */
function writeOpenings(openings: State['openings'], printed: Record<string, Barrier>): object {
  return Object.fromEntries(
    Object.entries(openings)
      .filter(([id, barrier]) => !sameJson(barrier, rowOf(printed, id)))
      .map(([id, barrier]) => [id, { ...barrier }]),
  )
}

/** Only vehicles that are not as the map has them. */
function writeVehicles(vehicles: readonly Vehicle[], printed: readonly Vehicle[]): object {
  const changed = vehicles.filter((vehicle, i) => !sameJson(vehicle, printed[i]))
  if (changed.length === 0) return {}
  const written = changed.map(({ id, type: _type, at, ...rest }) => [id, { at: pair(at), ...rest }] as const)
  return { vehicles: Object.fromEntries(written) }
}

function writeActivation(activation: Activation | null): object {
  if (activation === null) return {}
  const { human, fresh, run, leaving, shell, shots } = activation
  return {
    activation: {
      human,
      fresh,
      leaving: leaving.map(figureName),
      ...(run ? { run: { ...run, path: run.path.map(pair) } } : {}),
      ...(shell
        ? {
            shell: {
              weapon: shell.weapon,
              towards: shell.towards && pair(shell.towards),
              target: shell.target === null ? null : figureName(shell.target),
            },
          }
        : {}),
      ...(shots === undefined ? {} : { shots }),
    },
  }
}

/** Everything the written keys can say. */
export function plainly({ state, book }: Pick<Look, 'state' | 'book'>): object {
  return {
    game: 'dead-walk',
    options: writeOptions(book.options),
    turn: Math.max(1, state.turn),
    phase: state.phase === 'setup' ? 'tests' : state.phase,
    humans: state.humans.map(writeHuman),
    zombies: state.zombies.map(writeZombie),
    nextZombie: state.nextZombie,
    nextId: state.nextId,
    openings: writeOpenings(state.openings, openingsOf(book.map)),
    lying: state.lying.map(writeLying),
    noises: state.noises.map(({ at, on, until }) => ({ at: pair(at), on, until })),
    progress: { ...state.progress },
    starters: state.starters,
    ...writeVehicles(state.vehicles, vehiclesOf(book.map)),
    ...writeActivation(state.activation),
  }
}

export function write(look: Look): object {
  const doc = plainly(look)
  return needsExact(look, doc) ? { ...doc, exact: copyState(look.state) } : doc
}
