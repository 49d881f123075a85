/** Writing a state down as a position. */
import { beyondLeading, type OptionValues, parse, sameJson, saysAll, type Seat, type Shape } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Force } from '../forces/force.ts'
import { OPTIONS, settle } from '../options.ts'
import { workGround } from '../rules/10-ground.ts'
import {
  blankState,
  copyState,
  type EvenDeathKit,
  type Herd,
  type Human,
  type Look,
  type SeatState,
  type State,
  type Thing,
  type Zombie,
} from '../state.ts'
import { profileOf } from '../tables/profiles.ts'
import { POSITION, type Position } from './form.ts'
import { readState } from './read-state.ts'

/** A state without what has no bearing on the rules: how many commands it took to get here. */
const essence = (s: State): object => ({ ...s, decision: 0 })

/** Whether the written keys cannot say all of this state: it is over, or in the middle of an action. */
function needsExact(look: Look, doc: object): boolean {
  const parsed = parse(POSITION as Shape<Position>, doc)
  if (!parsed.ok) return true
  const restore = (): State => readState(parsed.value, look.book.options, look.state.holders)
  return !saysAll<EvenDeathKit>({ facts: workGround }, look, essence, restore)
}

/** What was chosen: all values that the scenario alone would not give. */
const writeOptions = (options: OptionValues): OptionValues => beyondLeading(OPTIONS, settle, options, ['scenario'])

const pair = ({ x, y }: XY): [number, number] => [x, y]

/** Without the keys that say nothing: false, null, 0, empty lists. */
function tidy(given: object): object {
  const isEmpty = (value: unknown): boolean =>
    value === false || value === null || value === 0 || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value)))
}

/** Without what is as it usually is. */
const unusual = <T extends object>(given: T, usual: Partial<T>): object =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => usual[key as keyof T] !== value))

const USUAL = { status: 'alive', health: 'healthy', fatigue: 'fine', morale: 'willing' } as const

function writeHuman({ id, seat, profile, at, facing, weapons, vitality, most, ...rest }: Human): object {
  return {
    id,
    seat,
    profile,
    at: pair(at),
    facing: pair(facing),
    weapons: weapons.map((weapon) => (weapon.due === 0 ? weapon.id : { ...weapon })),
    ...unusual({ most }, { most: profileOf(profile).vitality }),
    ...unusual({ vitality }, { vitality: most }),
    ...tidy(unusual(rest, USUAL)),
  }
}

const writeZombie = ({ at, ...rest }: Zombie): object => ({ at: pair(at), ...tidy(rest) })

const writeHerd = ({ id, seat, kind, facing, zombies, ...rest }: Herd): object => ({
  id,
  seat,
  kind,
  facing: pair(facing),
  ...tidy(unusual(rest, USUAL)),
  zombies: zombies.map(writeZombie),
})

const writeSeat = ({ seat: _seat, faction: _faction, side: _side, startPoints, startFigures, ...rest }: SeatState) => ({
  ...tidy(rest),
  startPoints,
  startFigures,
})

/** Only objects that are not as the scenario has them. */
const writeThings = (things: readonly Thing[], first: readonly Thing[]): object =>
  Object.fromEntries(
    things
      .filter((thing, i) => !sameJson(thing, first[i]))
      .map(({ id, kind: _kind, at, ...rest }) => [id, { at: pair(at), ...rest }]),
  )

/** ed.force.13 What is locked and not open yet. */
function lockedIn({ frames }: State): Readonly<Record<Seat, Force>> {
  const sealed = Object.entries(frames.at(-1)?.sealed ?? {})
  return Object.fromEntries(sealed.map(([seat, command]) => [seat, (command as CommandOf<'lock'>).force]))
}

function writePlay({ phase, round, order, onTurn, active }: State): object {
  if (phase !== 'battle') return { phase }
  return {
    round: Math.max(1, round),
    order: [...order],
    ...(onTurn === null ? {} : { onTurn }),
    ...(onTurn === null || active === null ? {} : { active: { ...active } }),
  }
}

/** Everything the written keys can say. */
export function plainly({ state, book }: Pick<Look, 'state' | 'book'>): object {
  const first = blankState(state.holders, book)
  const locked = state.phase === 'forces' ? lockedIn(state) : {}
  return {
    game: 'even-death',
    options: writeOptions(book.options),
    ...writePlay(state),
    humans: state.humans.map(writeHuman),
    herds: state.herds.map(writeHerd),
    seats: Object.fromEntries(state.seats.map((one) => [one.seat, writeSeat(one)])),
    behaviour: { ...state.behaviour },
    closed: [...state.closed],
    things: writeThings(state.things, first.things),
    markers: state.markers.map(({ side, count }) => ({ side, count })),
    tally: structuredClone(state.tally),
    nextUnit: state.nextUnit,
    nextZombie: state.nextZombie,
    ...(Object.keys(locked).length > 0 ? { hidden: { locked } } : {}),
  }
}

export function write(look: Look): object {
  const doc = plainly(look)
  return needsExact(look, doc) ? { ...doc, exact: copyState(look.state) } : doc
}
