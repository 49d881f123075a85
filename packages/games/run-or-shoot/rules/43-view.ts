/** rs.secrecy What a seat sees, built from nothing: everything but the hidden block and the order of creation. */
import { seenFrames, type Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import {
  type Errand7c,
  type Groan,
  type Hidden,
  type Look,
  type MeleeSet,
  type State,
  type Survivor,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { withoutKept } from './43-kept.ts'
import { isAllShared, isOpen } from './43-shared.ts'

/** rs.secrecy.16 A Zed as everybody sees it, by its public number alone. */
export type SeenZed = Omit<Zed, 'id' | 'horde'>

/** Where a Zed that is on the table comes from: its number of creation, and its horde. */
export interface Origin {
  readonly id: number
  readonly horde: number | null
}

/** All that is hidden, and by public number where each Zed comes from. */
export interface SeenHidden extends Hidden {
  readonly origins: Readonly<Record<number, Origin>>
}

type Seen = Omit<State, 'hidden' | 'zeds' | 'survivors' | 'melee' | 'groans' | 'killed'>

export interface View extends Seen {
  readonly zeds: readonly SeenZed[]
  readonly survivors: readonly Survivor[]
  readonly melee: readonly MeleeSet[]
  readonly groans: readonly Groan[]
  /** Zeds destroyed so far; null where a seat does not hear of all of them. */
  readonly killed: number | null
  /** rs.secrecy.1, rs.secrecy.3 Whose card lies face down: its own to this seat, null of others. */
  readonly answers: Readonly<Record<Seat, Command | null>>
  /** rs.secrecy.12 Who was tested, and how: where a house rule shows it all; else those of earlier days, if any. */
  readonly infections: Hidden['tested'] | null
  /** rs.zed.11 While the umpire is asked where they go: what Zeds that everybody sees have set out for, by public number. */
  readonly errands?: readonly Errand7c[]
  /** rs.seats.4 For the umpire, and for everybody when the game is over (rs.secrecy.20). */
  readonly hidden: SeenHidden | null
}

/** Zeds are never changed, only replaced: what is seen of one is worked out once. */
const SEEN = new WeakMap<Zed, SeenZed>()

function seenZed(zed: Zed): SeenZed {
  const known = SEEN.get(zed)
  if (known) return known
  const seen: SeenZed = Object.freeze({
    n: zed.n,
    kind: zed.kind,
    mode: zed.mode,
    at: zed.at,
    level: zed.level,
    facing: zed.facing,
    down: zed.down,
    posture: zed.posture,
    pins: zed.pins,
    burning: zed.burning,
    hits: zed.hits,
    walked: zed.walked,
    emerged: zed.emerged,
    bit: zed.bit,
    disturbedBy: zed.disturbedBy,
    cutOff: zed.cutOff,
    spent: zed.spent,
    near: zed.near,
    seared: zed.seared,
  })
  SEEN.set(zed, seen)
  return seen
}

/** rs.secrecy.4 The umpire sees no more of it than anybody else. */
function answersFor(frames: State['frames'], seat: Seat | null): View['answers'] {
  const sealed = Object.entries(frames.at(-1)?.sealed ?? {})
  const sorted = sealed.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([who, given]) => [who, who === seat ? (given as Command) : null]))
}

/** Who sees what is hidden: the umpire, and everybody at the end. */
const seesAll = ({ state }: Look, seat: Seat | null): boolean => seat === UMPIRE || state.outcome !== null

/** rs.scenario.19 What the debriefs of earlier days have shown stays open. */
function knownBefore(book: Look['book']): View['infections'] {
  const tested = book.testedBefore()
  return Object.keys(tested).length > 0 ? tested : null
}

/** Of those that are there, and of those that groaned before they were destroyed. */
const originsOf = ({ zeds, groans }: State): SeenHidden['origins'] =>
  Object.fromEntries([
    ...groans.map(({ n, zed }) => [n, { id: zed, horde: null }] as const),
    ...zeds.map(({ n, id, horde }) => [n, { id, horde }] as const),
  ])

/** rs.zed.11 It was settled from what all saw when 7c began, and whoever saw that remembers it. */
function errandsIn(look: Look): readonly Errand7c[] {
  const { hidden, zeds } = look.state
  return (hidden.desk?.errands ?? []).flatMap((errand) => {
    const zed = zeds.find(({ id }) => id === errand.zed)
    return zed && isOpen(look, zed) ? [{ ...errand, zed: zed.n }] : []
  })
}

/** What survivors, onlookers and the umpire see. */
export function viewFor(look: Look, seat: Seat | null): View {
  const { state, book } = look
  const isAll = seesAll(look, seat)
  const hearsAll = isAll || isAllShared(look)
  const errands = errandsIn(look)
  return shown(hearsAll ? state : withoutKept(look, seat), {
    killed: hearsAll ? state.killed : null,
    answers: answersFor(state.frames, seat),
    infections: isAll || book.infectionsAreOpen() ? state.hidden.tested : knownBefore(book),
    hidden: isAll ? { ...state.hidden, origins: originsOf(state) } : null,
    ...(errands.length > 0 ? { errands } : {}),
  })
}

/** What is replaced as a whole is shared. Internal numbers of Zeds become public ones. */
function shown(s: State, own: Omit<View, keyof Seen | 'zeds' | 'survivors' | 'melee' | 'groans'>): View {
  const { zeds, survivors, melee, groans } = s
  return {
    decision: s.decision,
    holders: s.holders,
    frames: seenFrames(s.frames),
    outcome: s.outcome,
    turn: s.turn,
    step: s.step,
    survivors: survivors.map((one) => seenSurvivor(one, zeds)),
    zeds: zeds.map(seenZed),
    openings: s.openings,
    breaches: s.breaches,
    alarms: s.alarms,
    piles: s.piles,
    searched: s.searched,
    areas: s.areas,
    noises: s.noises,
    groans: groans.map((groan) => ({ ...groan, zed: groan.n })),
    melee: melee.map((set) => ({ ...set, zeds: numbersOf(zeds, set.zeds), lying: numbersOf(zeds, set.lying) })),
    known: s.known,
    cards: s.cards,
    settled: s.settled,
    acted: s.acted,
    waiting: s.waiting,
    firing: s.firing,
    laddersUsed: s.laddersUsed,
    conceding: s.conceding,
    watching: s.watching,
    unshared: s.unshared,
    risen: s.risen,
    learnt: s.learnt,
    progress: s.progress,
    starters: s.starters,
    grade: s.grade,
    nextNumber: s.nextNumber,
    nextWeapon: s.nextWeapon,
    nextPile: s.nextPile,
    ...(s.umpire ? { umpire: s.umpire } : {}),
    ...own,
  }
}

const seenSurvivor = (s: Survivor, zeds: readonly Zed[]): Survivor => ({
  ...s,
  pinnedBy: s.pinnedBy === null ? null : numberOf(zeds, s.pinnedBy),
})

/** Of one that is still there. */
const numberOf = (zeds: readonly Zed[], id: number): number | null => zeds.find((z) => z.id === id)?.n ?? null
const numbersOf = (zeds: readonly Zed[], ids: readonly number[]): readonly number[] =>
  ids.flatMap((id) => numberOf(zeds, id) ?? [])
