/** rs.secrecy.10, rs.secrecy.17 What is left out of a seat's view where not everybody knows everything. */
import type { Seat } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { EIGHT } from './01-measure.ts'
import { isShown, knows, personKey, zedKey } from './43-shared.ts'
import { type Learnt, type Look, type State, type Survivor, type Zed } from '../state.ts'

/** Everything is shared and shown, by the printed rules. */
export const isAllShared = ({ state, book }: Look): boolean => state.unshared.length === 0 && book.showsUnseen()

const NOWHERE = Object.freeze({ x: 0, y: 0 })

const NONE = Object.freeze([])

/** Somebody of whom a seat does not know yet, as he stands in its list: hidden somewhere, with nothing done yet. */
const unmet = (s: Survivor): Survivor => ({
  ...s,
  status: 'hidden',
  at: NOWHERE,
  level: 0,
  facing: EIGHT[0] as XY,
  hits: 0,
  down: false,
  pinnedBy: null,
  torchLit: false,
  slime: 0,
  moved: 0,
  climbed: false,
  crossed: false,
  fired: false,
  fought: false,
  threw: false,
  burnt: false,
  boosts: null,
  coverAt: NONE,
  leader: null,
  order: null,
})

/** The least number that is kept from a seat, of things that are called by numbers. */
const leastOf = (kept: readonly string[], name: string): number =>
  kept.reduce(
    (least, what) => (what.startsWith(name) ? Math.min(least, Number(what.slice(name.length))) : least),
    Number.MAX_SAFE_INTEGER,
  )

/** What was learnt, without what it was learnt from that this seat does not know of. */
function learntBy(
  { book }: Look,
  learnt: Learnt,
  isKnown: (what: string) => boolean,
  isWithheld: (n: number) => boolean,
): Learnt {
  const isMet = (n: number): boolean => isKnown(zedKey(n)) && !isWithheld(n)
  const met = {
    ...learnt,
    found: Object.fromEntries(Object.entries(learnt.found).filter(([cache]) => isKnown(cache))),
    mutants: Object.fromEntries(Object.entries(learnt.mutants).filter(([, n]) => isMet(n))),
    drifters: learnt.drifters.filter(isMet),
  }
  return book.showsUnseen() ? met : { ...met, stirred: [], ruledOut: [], cameOut: {} }
}

/** The state without what a seat does not know, and without a trace that there is anything. */
export function withoutKept(look: Look, seat: Seat | null): State {
  const { state } = look
  const isKnown = (what: string): boolean => knows(look, seat, what)
  const kept = state.unshared.flatMap(({ what }) => (isKnown(what) ? [] : [what]))
  const withheld = new Set(state.zeds.filter((z: Zed) => !isShown(look, seat, z)).map(({ id }) => id))
  const rest = (ids: readonly number[]): readonly number[] => ids.filter((id) => !withheld.has(id))
  return {
    ...state,
    zeds: state.zeds.filter(({ id }) => !withheld.has(id)),
    survivors: state.survivors.map((s) => (isKnown(personKey(s.n)) ? s : unmet(s))),
    melee: state.melee.map((set) => ({ ...set, zeds: rest(set.zeds), lying: rest(set.lying) })),
    groans: state.groans.filter(({ n }) => isKnown(zedKey(n))),
    piles: state.piles.filter(({ id }) => isKnown(id)),
    searched: state.searched.filter(isKnown),
    settled: Object.fromEntries(Object.entries(state.settled).filter(([n]) => isKnown(personKey(Number(n))))),
    unshared: state.unshared.filter(({ what }) => isKnown(what)),
    learnt: learntBy(look, state.learnt, isKnown, (n) => state.zeds.some((z) => z.n === n && withheld.has(z.id))),
    nextNumber: Math.min(state.nextNumber, leastOf(kept, 'zed ')),
    nextPile: Math.min(state.nextPile, leastOf(kept, 'pile ')),
    nextWeapon: Math.min(
      state.nextWeapon,
      ...state.piles.flatMap(({ id, weapons }) => (isKnown(id) ? [] : weapons.map((weapon) => weapon.id))),
    ),
  }
}
