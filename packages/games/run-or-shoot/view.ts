/** rs.secrecy What a seat sees, built from nothing: everything but the hidden block and the order of creation. */
import { seenFrames, type Seat } from '@shamble/kernel'
import type { Command } from './commands.ts'
import {
  type Groan,
  type Hidden,
  type Look,
  type MeleeSet,
  type State,
  type Survivor,
  UMPIRE,
  type Zed,
} from './state.ts'
import { isAllShared, withoutKept } from './rules/43-kept.ts'

/** rs.secrecy.16 A Zed as everybody sees it, by its public number alone. */
export type SeenZed = Omit<Zed, 'id' | 'horde'>

type Seen = Omit<State, 'hidden' | 'zeds' | 'survivors' | 'melee' | 'groans'>

export interface View extends Seen {
  readonly zeds: readonly SeenZed[]
  readonly survivors: readonly Survivor[]
  readonly melee: readonly MeleeSet[]
  readonly groans: readonly Groan[]
  /** rs.secrecy.1, rs.secrecy.3 Whose card lies face down: its own to this seat, null of others. */
  readonly answers: Readonly<Record<Seat, Command | null>>
  /** rs.secrecy.12 Who was tested, and how, where a house rule shows it. */
  readonly infections: Hidden['tested'] | null
  /** rs.seats.4 For the umpire, and for everybody when the game is over (rs.secrecy.20). */
  readonly hidden: Hidden | null
}

/** Zeds are never changed, only replaced: what is seen of one is worked out once. */
const SEEN = new WeakMap<Zed, SeenZed>()

function seenZed(zed: Zed): SeenZed {
  const known = SEEN.get(zed)
  if (known) return known
  const { id: _id, horde: _horde, ...seen } = zed
  SEEN.set(zed, Object.freeze(seen))
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

/** What survivors, onlookers and the umpire see. Internal numbers of Zeds become public ones. */
export function viewFor(look: Look, seat: Seat | null): View {
  const isAll = seesAll(look, seat)
  const seen = isAll || isAllShared(look) ? look.state : withoutKept(look, seat)
  const { frames, hidden, zeds, survivors, melee, groans } = seen
  /** Of one that is still there. */
  const numberOf = (id: number): number | undefined => zeds.find((z) => z.id === id)?.n
  const publicly = (ids: readonly number[]): readonly number[] => ids.flatMap((id) => numberOf(id) ?? [])
  return {
    ...seen,
    answers: answersFor(frames, seat),
    frames: seenFrames(frames),
    zeds: zeds.map(seenZed),
    survivors: survivors.map((s) => ({ ...s, pinnedBy: s.pinnedBy === null ? null : (numberOf(s.pinnedBy) ?? null) })),
    melee: melee.map((set) => ({ ...set, zeds: publicly(set.zeds), lying: publicly(set.lying) })),
    groans: groans.map((groan) => ({ ...groan, zed: groan.n })),
    infections: isAll || look.book.infectionsAreOpen() ? hidden.tested : null,
    hidden: isAll ? { ...hidden } : null,
  }
}
