/** Writing a state down as a position. */
import { beyondLeading, type OptionValues, parse, rowOf, sameJson, saysAll, type Shape } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { OPTIONS, settle } from '../options.ts'
import { workGround } from '../rules/02-terrain.ts'
import {
  blankState,
  copyState,
  type Hidden,
  type Look,
  type Pile,
  type RunOrShootKit,
  type State,
  type Survivor,
  type Zed,
} from '../state.ts'
import { POSITION, type Position } from './form.ts'
import { readState } from './read-state.ts'

/** A state without what has no bearing on the rules: how many commands it took to get here. */
const essence = (s: State): object => ({ ...s, decision: 0 })

/** Whether the written keys cannot say all of this state: it does not rest at the beginning of a turn or step. */
function needsExact(look: Look, doc: object): boolean {
  const parsed = parse(POSITION as Shape<Position>, doc)
  if (!parsed.ok) return true
  const restore = (): State => readState(parsed.value, look.book.options, look.state.holders)
  return !saysAll<RunOrShootKit>({ facts: workGround }, look, essence, restore)
}

/** What was chosen: all values that the scenario alone would not give. */
const writeOptions = (options: OptionValues): OptionValues => beyondLeading(OPTIONS, settle, options, ['scenario'])

const pair = ({ x, y }: XY): [number, number] => [x, y]
const writeSpot = ({ at, level }: Spot): object => ({ at: pair(at), ...tidy({ level }) })

/** Without the keys that say nothing: false, null, 0, empty lists. */
function tidy(given: object): object {
  const isEmpty = (value: unknown): boolean =>
    value === false || value === null || value === 0 || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value)))
}

function writeSurvivor(s: Survivor, publicly: (id: number) => number): object {
  const { n: _n, who, name: _name, seat, status, at, facing, pistol, main, items, pinnedBy, ...rest } = s
  const isNowhere = status === 'hidden' || status === 'waiting'
  return {
    who,
    seat,
    status,
    ...(isNowhere ? {} : { at: pair(at) }),
    facing: pair(facing),
    pistol,
    main,
    items: [...items],
    ...(pinnedBy === null ? {} : { pinnedBy: publicly(pinnedBy) }),
    ...tidy(rest),
  }
}

function writeZed({
  id: _id,
  n: _n,
  horde: _horde,
  at,
  facing,
  walked,
  seared,
  kind,
  mode,
  posture,
  ...rest
}: Zed): object {
  return {
    kind,
    mode,
    posture,
    at: pair(at),
    facing: pair(facing),
    ...(walked.length > 0 ? { walked: walked.map(writeSpot) } : {}),
    ...(seared ? { seared: writeSpot(seared) } : {}),
    ...tidy(rest),
  }
}

const writePile = ({ id, at, level, weapons, items }: Pile): object => ({
  id,
  at: pair(at),
  ...tidy({ level }),
  weapons: weapons.map((weapon) => ({ ...weapon })),
  items: [...items],
})

/** What is not as it was at first, by its id. */
const changed = <T>(now: Readonly<Record<string, T>>, first: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(now).filter(([id, value]) => !sameJson(value, rowOf(first, id))))

function writeAlarms(alarms: State['alarms'], first: State['alarms']): object {
  const others = alarms.filter((alarm, i) => !sameJson(alarm, first[i]))
  return Object.fromEntries(others.map(({ id, state, turns }) => [id, { state, turns }]))
}

function writeHidden({ zeds }: State, hidden: Hidden): object {
  const inOrder = [...zeds].sort((a, b) => a.n - b.n)
  return {
    hordes: hidden.hordes.map(({ n: _n, ...horde }) => ({ ...horde })),
    zeds: hidden.zeds.map((z) => ({ id: z.id, ...(z.horde === null ? {} : { horde: z.horde }), ...writeZed(z) })),
    people: Object.fromEntries(Object.entries(hidden.people).map(([n, spot]) => [n, writeSpot(spot)])),
    caches: { ...hidden.caches },
    tested: { ...hidden.tested },
    rising: { ...hidden.rising },
    nextZed: hidden.nextZed,
    activations: hidden.activations,
    rolls: hidden.rolls.map((roll) => ({ ...roll })),
    created: Object.fromEntries(inOrder.flatMap(({ n, id }) => (n === id ? [] : [[n, id] as const]))),
    hordeOf: Object.fromEntries(inOrder.flatMap(({ n, horde }) => (horde === null ? [] : [[n, horde] as const]))),
  }
}

/** Everything the written keys can say. */
export function plainly({ state, book }: Pick<Look, 'state' | 'book'>): object {
  const first = blankState(state.holders, book.map, book.team)
  const numbers = new Map(state.zeds.map(({ id, n }) => [id, n]))
  const publicly = (id: number): number => numbers.get(id) ?? 0
  const isMidTurn = state.step !== '1' && state.step !== 'setup'
  return {
    game: 'run-or-shoot',
    options: writeOptions(book.options),
    turn: Math.max(1, state.turn),
    ...(isMidTurn ? { step: state.step, cards: { ...state.cards }, melee: writeMelee(state, publicly) } : {}),
    survivors: state.survivors.map((s) => writeSurvivor(s, publicly)),
    zeds: [...state.zeds].sort((a, b) => a.n - b.n).map((z) => ({ n: z.n, ...writeZed(z) })),
    openings: changed(state.openings, first.openings),
    breaches: state.breaches.map(({ from, to, ...rest }) => ({ ...rest, from: pair(from), to: pair(to) })),
    alarms: writeAlarms(state.alarms, first.alarms),
    piles: state.piles.map(writePile),
    searched: [...state.searched],
    known: [...state.known],
    areas: state.areas.map(({ at, level, ...rest }) => ({ ...rest, ...writeSpot({ at, level }) })),
    noises: state.noises.map(({ at, level, ...rest }) => ({ ...rest, ...writeSpot({ at, level }) })),
    learnt: structuredClone(state.learnt),
    progress: { ...state.progress },
    risen: { ...state.risen },
    watching: [...state.watching],
    unshared: state.unshared.map((one) => ({ ...one })),
    starters: state.starters,
    killed: state.killed,
    nextNumber: state.nextNumber,
    nextWeapon: state.nextWeapon,
    nextPile: state.nextPile,
    hidden: writeHidden(state, state.hidden),
  }
}

/** Those that are gone since have no number. */
function writeMelee({ melee }: State, publicly: (id: number) => number): object[] {
  const written = (ids: readonly number[]): number[] => ids.map(publicly).filter((n) => n > 0)
  return melee.map(({ survivor, zeds, lying }) => ({ survivor, zeds: written(zeds), lying: written(lying) }))
}

export function write(look: Look): object {
  const doc = plainly(look)
  return needsExact(look, doc) ? { ...doc, exact: copyState(look.state) } : doc
}
