/** rs.secrecy.10, rs.secrecy.17 What is left out of a seat's view where not everybody knows everything. */
import type { Seat } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { EIGHT } from './01-measure.ts'
import { isShown, knows, knowsRisen, personKey, zedKey } from './43-shared.ts'
import { change, type Learnt, type Look, type State, type Survivor, type Zed } from '../state.ts'

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

/** One more than the largest of some numbers. */
const after = (numbers: readonly number[]): number => 1 + Math.max(0, ...numbers)

type Known = (what: string) => boolean

const metOnly = <T>(record: Readonly<Record<number, T>>, isKnown: Known): Record<number, T> =>
  Object.fromEntries(Object.entries(record).filter(([n]) => isKnown(personKey(Number(n)))))

/** What was learnt, without what it was learnt from that this seat does not know of. */
function learntBy({ book }: Look, learnt: Learnt, isKnown: Known, isWithheld: (n: number) => boolean): Learnt {
  const isMet = (n: number): boolean => isKnown(zedKey(n)) && !isWithheld(n)
  const met = {
    ...learnt,
    found: Object.fromEntries(Object.entries(learnt.found).filter(([cache]) => isKnown(cache))),
    mutants: Object.fromEntries(Object.entries(learnt.mutants).filter(([, n]) => isMet(n))),
    drifters: learnt.drifters.filter(isMet),
    hurt: metOnly(learnt.hurt, isKnown),
    died: metOnly(learnt.died, isKnown),
  }
  return book.showsUnseen() ? met : { ...met, stirred: [], ruledOut: [], cameOut: {} }
}

/** rs.secrecy.17 An order that is about something a seat does not know is none to it. */
function orderSeen(s: Survivor, isKnown: Known): Survivor {
  if (s.order === null) return s
  const { order } = s.order
  const isUnknown =
    (order.is === 'SHOOT AT' && !isKnown(zedKey(order.zed))) ||
    (order.is === 'TAKE' && !isKnown(order.from)) ||
    ('survivor' in order && !isKnown(personKey(order.survivor)))
  return isUnknown ? { ...s, order: null } : s
}

/** Whom a Zed has to do with, if the seat has met him. */
function zedSeen(z: Zed, isKnown: Known): Zed {
  const met = (n: number | null): number | null => (n === null || isKnown(personKey(n)) ? n : null)
  const [pins, bit, disturbedBy] = [met(z.pins), met(z.bit), met(z.disturbedBy)]
  return pins === z.pins && bit === z.bit && disturbedBy === z.disturbedBy ? z : change(z, { pins, bit, disturbedBy })
}

/** rs.melee.1 Who fights, as far as both sides of it are known. */
function meleeSeen(melee: State['melee'], isKnown: Known, withheld: ReadonlySet<number>): State['melee'] {
  const rest = (ids: readonly number[]): readonly number[] => ids.filter((id) => !withheld.has(id))
  return melee
    .filter(({ survivor }) => isKnown(personKey(survivor)))
    .map((set) => ({ ...set, zeds: rest(set.zeds), lying: rest(set.lying) }))
    .filter(({ zeds, lying }) => zeds.length + lying.length > 0)
}

/** rs.secrecy.16 The numbers that come next, as far as this seat can tell: behind those it sees. */
function numbersAfter({ zeds, piles, survivors }: Pick<State, 'zeds' | 'piles' | 'survivors'>) {
  const carried = survivors.flatMap(({ pistol, main }) => [pistol, main].flatMap((weapon) => weapon ?? []))
  return {
    nextNumber: after(zeds.map(({ n }) => n)),
    nextPile: after(piles.map(({ id }) => Number(id.slice('pile '.length)))),
    nextWeapon: after([...carried, ...piles.flatMap(({ weapons }) => weapons)].map(({ id }) => id)),
  }
}

/** The dead of whom a seat knows that they have risen. */
const risenTo = (look: Look, seat: Seat | null): State['risen'] =>
  Object.fromEntries(Object.entries(look.state.risen).filter(([dead]) => knowsRisen(look, seat, Number(dead))))

/** The state without what a seat does not know, and without a trace that there is anything. */
export function withoutKept(look: Look, seat: Seat | null): State {
  const { state } = look
  const isKnown = (what: string): boolean => knows(look, seat, what)
  const withheld = new Set(state.zeds.filter((z: Zed) => !isShown(look, seat, z)).map(({ id }) => id))
  const isWithheld = (n: number): boolean => state.zeds.some((z) => z.n === n && withheld.has(z.id))
  const zeds = state.zeds.filter(({ id }) => !withheld.has(id)).map((z) => zedSeen(z, isKnown))
  const survivors = state.survivors.map((s) => (isKnown(personKey(s.n)) ? orderSeen(s, isKnown) : unmet(s)))
  const piles = state.piles.filter(({ id }) => isKnown(id))
  return {
    ...state,
    zeds,
    survivors,
    piles,
    melee: meleeSeen(state.melee, isKnown, withheld),
    groans: state.groans.filter(({ n }) => isKnown(zedKey(n))),
    searched: state.searched.filter(isKnown),
    settled: metOnly(state.settled, isKnown),
    firing: state.firing.filter(({ survivor }) => isKnown(personKey(survivor))),
    unshared: state.unshared.filter(({ what }) => isKnown(what)),
    risen: risenTo(look, seat),
    learnt: learntBy(look, state.learnt, isKnown, isWithheld),
    ...numbersAfter({ zeds, piles, survivors }),
  }
}
