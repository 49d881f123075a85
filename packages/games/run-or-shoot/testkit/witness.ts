/**
 * The secrets of Run? ... or Shoot?, told once more from the specification and without its view: where hordes lurk, how
 * large they are and which are awake (rs.secrecy.6, rs.secrecy.8, rs.secrecy.9), who waits in ambush or in a room
 * (rs.secrecy.10, rs.secrecy.11), what caches hold, who is infected and whose corpse will rise (rs.secrecy.12,
 * rs.infection.14), every secret roll (rs.secrecy.14), and the order of creation (rs.secrecy.16). What the
 * table has learnt stays true. With `radioTalk` or a strict `fogOfWar`, how many were destroyed; with the former, how many
 * have appeared, and under which number what others keep to themselves (rs.secrecy.17). Some of what they keep, or nobody
 * sees, is not there (rs.secrecy.10); where the rest stands is not varied, as what it does to people shows.
 */
import { type Book, type Dice, type OptionValues, type Seat, shuffle } from '@shamble/kernel'
import type { Witness } from '@shamble/kernel/testkit'
import { distance2, type XY } from '@shamble/table'
import { cardsOf, type DeckId } from '../content/decks.ts'
import type { NamedSpot, Spot } from '../content/table-map.ts'
import { bookFor } from '../options.ts'
import { EIGHT } from '../rules/01-measure.ts'
import { isInTheOpen, workGround } from '../rules/02-terrain.ts'
import { sees } from '../rules/03-sight.ts'
import { mayLurk, mayStart } from '../rules/04-draws.ts'
import { isFound, isNearOrSeen } from '../rules/43-secrecy.ts'
import {
  type Hidden,
  type HiddenRoll,
  type Horde,
  isInPlay,
  isPS,
  type Look,
  npsNumber,
  type OrderInForce,
  type RunOrShootKit,
  type State,
  type StepId,
  STEPS,
  type Survivor,
  survivorOf,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import { RADIUS } from '../tables/units.ts'
import { otherDesk, umpire } from './desk.ts'

type World = Look & { readonly dice: Dice }

const any = <T>(dice: Dice, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[dice.draw('rs.setup.5', list.length)]

const isAfter = (step: StepId, other: StepId): boolean => STEPS.indexOf(step) > STEPS.indexOf(other)

/** rs.horde.2, rs.horde.9 Another size, of which so many have come out. */
function otherSize({ book, dice }: World, size: number, out: number): number {
  const { die, perPip, cap } = book.horde
  const sizes = Array.from({ length: die }, (_, i) => Math.min(cap, perPip * (i + 1)))
  return (
    any(
      dice,
      sizes.filter((one) => one !== size && one >= out),
    ) ?? size
  )
}

/**
 * rs.secrecy.6 A horde of which nobody has come out lurks elsewhere, but not where the table knows that nobody does, and
 * stays where somebody was seen to move (rs.items.6). Where a noise or a survivor would have woken it, it is awake
 * (rs.horde.3 to rs.horde.6); in secret it may be awake anywhere else (rs.groan.3).
 */
function otherLair(world: World, horde: Horde, taken: ReadonlySet<string>): string {
  const { state, book, dice } = world
  const { ruledOut, moving } = state.learnt
  if (horde.inside < horde.size || moving.includes(horde.lair)) return horde.lair
  const free = book.map.lairs.filter(
    (lair) => !taken.has(lair.id) && !ruledOut.includes(lair.id) && !moving.includes(lair.id) && mayLurk(world, lair),
  )
  return any(dice, free)?.id ?? horde.lair
}

/** rs.horde.11 Awake since this step at the latest, or asleep. */
function awake({ state, dice }: World, horde: Horde, lair: string): Pick<Horde, 'active' | 'emergesFrom'> {
  const { stirred } = state.learnt
  const isOut = horde.inside < horde.size
  if (isOut || (lair === horde.lair && horde.active > 0)) return horde
  const isWoken = stirred.includes(lair) || (state.groans.length > 0 && dice.draw('rs.groan.3', 4) === 0)
  if (!isWoken) return { active: 0, emergesFrom: 0 }
  return { active: 1, emergesFrom: isAfter(state.step, '6') ? state.turn + 1 : state.turn }
}

function otherHordes(world: World): Horde[] {
  const { state } = world
  const { hordes } = state.hidden
  const { ruledOut } = state.learnt
  const taken = new Set(hordes.map(({ lair }) => lair))
  return hordes.map((horde): Horde => {
    const lair = otherLair(world, horde, taken)
    taken.add(lair)
    const out = horde.size - horde.inside
    const size = ruledOut.includes(lair) ? horde.size : otherSize(world, horde.size, Math.max(1, out))
    return { ...horde, lair, size, inside: size - out, ...awake(world, horde, lair) }
  })
}

/** The numbers of hordes follow the order in which they were drawn, which nobody knows; so does the order of waking. */
function renumbered(
  { dice }: World,
  hordes: readonly Horde[],
): { hordes: readonly Horde[]; numbers: Map<number, number> } {
  const order = [...hordes]
  shuffle(dice, 'rs.setup.6', order)
  const numbers = new Map(order.map(({ n }, i) => [n, i + 1]))
  let activations = 0
  return {
    numbers,
    hordes: order.map((horde, i) =>
      Object.freeze({ ...horde, n: i + 1, active: horde.active > 0 ? ++activations : 0, drawnTo: horde.drawnTo }),
    ),
  }
}

const POSTURES: Partial<Record<Zed['kind'], Zed['posture']>> = { hunter: 'crouching', witch: 'sitting' }

/** rs.scenario.2 A kind that was drawn may as well be another one that nobody has seen. */
function otherKind(
  { state, book, dice }: World,
  { kind }: Zed,
  there: readonly Zed['kind'][],
): MutantKind | 'ordinary' {
  if (kind === 'ordinary' || kind === 'tank' || book.mutants.kinds.includes(kind)) return kind
  const left = MUTANT_KINDS.filter(
    (one) =>
      one !== 'tank' &&
      !book.mutants.kinds.includes(one) &&
      !there.includes(one) &&
      !Object.hasOwn(state.learnt.mutants, one),
  )
  return any(dice, left) ?? kind
}

/** rs.scenario.4, rs.drift.1 Where a Zed of this kind may wait. */
function placesFor(world: World, kind: Zed['kind']): readonly Spot[] {
  const { map, scenario } = world.book
  if (kind === 'ordinary') return map.drifters.filter((place) => mayStart(world, place) && !isInTheOpen(world, place))
  const named = scenario.mutants.find(([listed]) => listed === kind)?.[1] ?? []
  const listed = map.ambushes.filter(({ id }) => named.includes(id))
  return listed.length > 0
    ? listed
    : map.ambushes.filter((place) => place.fits.includes(kind) && mayStart(world, place))
}

const isApart = (a: Spot, b: Spot): boolean =>
  a.level !== b.level || distance2(a.at, b.at) >= 4 * RADIUS.tank * RADIUS.tank

/** rs.mutant.3, rs.secrecy.11 Somewhere else, where no survivor finds it, as it waits there at first. */
function moved(world: World, zed: Zed, kind: Zed['kind'], others: readonly Zed[]): Zed | null {
  const { state, dice } = world
  const living = state.survivors.filter(isInPlay)
  const fresh = (spot: Spot): Zed => ({
    ...zed,
    kind,
    mode: kind === 'ordinary' ? 'drifting' : 'attacking',
    at: Object.freeze({ ...spot.at }),
    level: spot.level,
    facing: any(dice, EIGHT) as XY,
    posture: POSTURES[kind] ?? 'standing',
    walked: Object.freeze([]),
    disturbedBy: null,
    cutOff: false,
    spent: false,
    near: 0,
    burning: 0,
  })
  const free = placesFor(world, kind)
    .filter((place) => isApart(place, zed) && others.every((other) => isApart(other, place)))
    .map(fresh)
    .filter((one) => !living.some((s) => isFound(world, s, one)))
  const found = any(dice, free)
  return found === undefined ? null : Object.freeze(found)
}

function otherZeds(world: World): Zed[] {
  const { zeds } = world.state.hidden
  const other: Zed[] = []
  for (const [i, zed] of zeds.entries()) {
    const rest = [...other, ...zeds.slice(i + 1)]
    const kind = otherKind(
      world,
      zed,
      [...rest, zed].map((one) => one.kind),
    )
    other.push(moved(world, zed, kind, rest) ?? Object.freeze({ ...zed, facing: any(world.dice, EIGHT) as XY }))
  }
  return other
}

const TRIES = 20

/** rs.secrecy.11 Others in other rooms that the scenario names, each in one of his own, where nobody sees them. */
function otherPeople(world: World): Hidden['people'] {
  const { state, dice } = world
  const hidden = Object.keys(state.hidden.people).map(Number)
  for (let tries = 0; tries < TRIES; tries++) {
    shuffle(dice, 'rs.setup.5', hidden)
    const places = new Map<number, NamedSpot>()
    for (const n of hidden) {
      const place = any(dice, roomsFor(world, n, [...places.values()]))
      if (place) places.set(n, place)
    }
    if (places.size < hidden.length) continue
    const spots = [...places].map(([n, { at, level }]) => [n, Object.freeze({ at: Object.freeze({ ...at }), level })])
    return Object.freeze(Object.fromEntries(spots) as Hidden['people'])
  }
  return state.hidden.people
}

const lotOf = ({ id }: NamedSpot): string => id.split(' ')[0] as string

/** The rooms in which somebody may be, besides those that are taken. */
function roomsFor(world: World, n: number, taken: readonly NamedSpot[]): NamedSpot[] {
  const { state, book } = world
  const living = state.survivors.filter(isInPlay)
  const group = book.scenario.nps.find(({ who }) => who.some((one) => npsNumber(one) === n))
  const most = group?.mostInLot ?? Number.POSITIVE_INFINITY
  return book.map.nps.filter(
    (place) =>
      group?.at.includes(place.id) === true &&
      !taken.includes(place) &&
      taken.filter((other) => lotOf(other) === lotOf(place)).length < most &&
      !living.some((s) => isNearOrSeen(world, s, { ...s, at: place.at, level: place.level })),
  )
}

/** rs.scenario.5 Other cards of each deck, none of those that were found, none twice. */
function otherCaches({ state, book, dice }: World): Hidden['caches'] {
  const piles = new Map<DeckId, number[]>()
  const caches = { ...state.hidden.caches }
  const foundIn = (deck: DeckId): readonly number[] =>
    book.map.caches.flatMap(({ id, deck: own }) => (own === deck ? (state.learnt.found[id] ?? []) : []))
  for (const { id, deck } of book.map.caches) {
    if (!Object.hasOwn(caches, id)) continue
    const found = foundIn(deck)
    const pile = piles.get(deck) ?? cardsOf(deck).flatMap((_, i) => (found.includes(i) ? [] : [i]))
    if (!piles.has(deck)) shuffle(dice, 'rs.scenario.5', pile)
    piles.set(deck, pile)
    caches[id] = pile.pop() ?? -1
  }
  return Object.freeze(caches)
}

/** rs.infection.11 In step 8 of the next turn; later everybody knows that it was not infected, unless it was destroyed. */
const mayBeInfected = ({ turn, step, learnt }: State, n: number, died: number): boolean =>
  learnt.rested.includes(n) || turn <= died || (turn === died + 1 && !isAfter(step, '7f'))

type Illness = Pick<Hidden, 'tested' | 'rising'>

/** rs.secrecy.12, rs.infection.14 Whoever was tested is the other thing, if he lives or lies as a corpse that may still rise. */
function otherIllness({ state, book }: World): Illness {
  const { tested, rising } = state.hidden
  if (book.infectionsAreOpen()) return { tested, rising }
  const [otherTested, otherRising] = [{ ...tested }, { ...rising }]
  for (const [key, result] of Object.entries(tested)) {
    const n = Number(key)
    const died = state.learnt.died[n]
    const isKnown = state.learnt.collapsed.includes(n) || Object.hasOwn(state.risen, n)
    if (isKnown || Object.hasOwn(book.testedBefore(), n)) continue
    if (died === undefined) otherTested[n] = result === 'infected' ? 'immune' : 'infected'
    else if (result === 'infected') {
      otherTested[n] = 'immune'
      delete otherRising[n]
    } else if (mayBeInfected(state, n, died)) {
      otherTested[n] = 'infected'
      if (!state.learnt.rested.includes(n)) otherRising[n] = died + 1
    }
  }
  return { tested: Object.freeze(otherTested), rising: Object.freeze(otherRising) }
}

/** rs.secrecy.14 The rolls that would have brought this: of groans there were others, or none. */
function otherRolls({ state, book, dice }: World, { tested }: Illness): readonly HiddenRoll[] {
  const { ps, nps, death } = book.infection
  const between = (least: number, most: number): number => least + dice.draw('rs.dice.1', Math.max(1, most - least + 1))
  const value = (roll: HiddenRoll): number => {
    const s = survivorOf(state, roll.about)
    if (!s) return roll.value
    const isIll = tested[s.n] === 'infected'
    const limit = isPS(s) ? ps : nps
    if (roll.clause === 'rs.infection.1') return isIll ? between(0, limit) : between(limit + 1, 9)
    return state.learnt.collapsed.includes(s.n) ? roll.value : between(isIll ? death + 1 : 0, 9)
  }
  return Object.freeze(
    state.hidden.rolls
      .filter(({ clause }) => clause !== 'rs.groan.3' && (book.bluffs() || clause === 'rs.infection.1'))
      .map((roll) => Object.freeze({ ...roll, value: value(roll) })),
  )
}

/** rs.secrecy.16 Other numbers of creation: those on the table in the same order, those that are hidden anywhere between. */
function createdOtherwise(state: State, dice: Dice): State {
  const left = [...state.hidden.zeds]
  const created = new Map<number, number>()
  const hidden: Zed[] = []
  // Beyond all that were given, so that nobody keeps his own.
  let next = state.hidden.nextZed
  const hide = (): void => {
    const [zed] = left.splice(dice.draw('rs.drift.1', left.length), 1)
    if (zed) hidden.push(Object.freeze({ ...zed, id: next++ }))
  }
  for (const { id } of state.zeds) {
    while (left.length > 0 && dice.draw('rs.drift.1', 2) === 0) hide()
    if (dice.draw('rs.drift.1', 3) === 0) next++
    created.set(id, next++)
  }
  while (left.length > 0) hide()
  // Whoever is named and is no longer there has a number that nobody else has.
  const idOf = (id: number): number => {
    const known = created.get(id) ?? next++
    created.set(id, known)
    return known
  }
  return {
    ...state,
    zeds: state.zeds.map((zed) => Object.freeze({ ...zed, id: idOf(zed.id) })),
    survivors: state.survivors.map((s) => ({ ...s, pinnedBy: s.pinnedBy === null ? null : idOf(s.pinnedBy) })),
    melee: state.melee.map((set) =>
      Object.freeze({
        ...set,
        zeds: Object.freeze(set.zeds.map(idOf)),
        lying: Object.freeze(set.lying.map(idOf)),
      }),
    ),
    groans: state.groans.map((groan) => Object.freeze({ ...groan, zed: idOf(groan.zed) })),
    hidden: { ...state.hidden, zeds: Object.freeze(hidden), nextZed: next + dice.draw('rs.drift.1', 5) },
  }
}

/** rs.secrecy.17 Has somebody else found it, and told nobody? */
const isKept = (state: State, seat: Seat | null, thing: string): boolean =>
  state.unshared.some(({ what, by }) => what === thing && (seat === null || survivorOf(state, by)?.seat !== seat))

/** The numbers of Zeds that others have met and this seat has not. */
const keptFrom = (state: State, seat: Seat | null): number[] =>
  state.unshared.flatMap(({ what }) =>
    what.startsWith('zed ') && isKept(state, seat, what) ? [Number(what.slice('zed '.length))] : [],
  )

/** rs.shoot.15 Whether anybody sees a Zed, or saw it on its way, where it may be shot. */
const isSeen = (world: World, z: Zed): boolean =>
  [z, ...z.walked].some(({ at, level }) =>
    world.state.survivors.some((s) => isInPlay(s) && sees(world, s, { ...z, at, level })),
  )

/** Zeds that others have met and this seat has not, or that nobody sees. */
function unmetBy(world: World, seat: Seat | null): Zed[] {
  const { state, book } = world
  const kept = keptFrom(state, seat)
  return state.zeds.filter((z) => kept.includes(z.n) || (!book.showsUnseen() && !isSeen(world, z)))
}

/** Those of them that have to do with nobody. */
function idleOf({ state }: World, unmetZeds: readonly Zed[]): Zed[] {
  const busy = new Set(state.melee.flatMap(({ zeds, lying }) => [...zeds, ...lying]))
  return unmetZeds.filter((z) => z.pins === null && !busy.has(z.id) && !Object.values(state.risen).includes(z.n))
}

/** rs.melee.1 Who fought this turn: once that is over, others may have been there whom this seat has not met. */
function foughtOtherwise({ state }: World, unmetZeds: readonly Zed[], seat: Seat | null): State['melee'] {
  if (!isAfter(state.step, '4')) return state.melee
  const isMet = (n: number): boolean => !isKept(state, seat, `person ${n}`)
  const met = (ids: readonly number[]): readonly number[] =>
    Object.freeze(ids.filter((id) => !unmetZeds.some((z) => z.id === id)))
  return Object.freeze(
    state.melee
      .filter(({ survivor }) => isMet(survivor))
      .map((set) => Object.freeze({ ...set, zeds: met(set.zeds), lying: met(set.lying) }))
      .filter(({ zeds, lying }) => zeds.length + lying.length > 0),
  )
}

/** rs.infection.10 Of whom nobody sees the Zed, nor that nobody lies there any more, and who died of no infection, has not risen. */
function risenOtherwise(world: World, unmetZeds: readonly Zed[]): State['risen'] {
  const { state, book } = world
  if (book.showsUnseen()) return state.risen
  const isUnknown = (s: Survivor): boolean =>
    unmetZeds.some(({ n }) => n === state.risen[s.n]) &&
    !state.learnt.collapsed.includes(s.n) &&
    !state.survivors.some((one) => isInPlay(one) && sees(world, one, s))
  const unknown = state.survivors.filter(isUnknown).map(({ n }) => String(n))
  return Object.freeze(Object.fromEntries(Object.entries(state.risen).filter(([n]) => !unknown.includes(n))))
}

/** A Zed that nobody has met waits elsewhere; null if there is no such place, and it is not there at all. */
function unmet(world: World, zed: Zed, others: readonly Zed[]): Zed | null {
  const fresh: Zed = { ...zed, n: 0, down: false, bit: null, hits: 0, emerged: false, seared: null }
  return moved(world, fresh, zed.kind, others)
}

/** rs.secrecy.17 Some of those that this seat has not met are not there; rs.secrecy.10 of the unseen nothing is learnt. */
function withoutSome(world: World, seat: Seat | null): State {
  const { state, book, dice } = world
  if (book.sharesFinds() && book.showsUnseen()) return state
  const { learnt, hidden } = state
  const [gone, waiting]: [Zed[], Zed[]] = [[], [...hidden.zeds]]
  const unmetZeds = unmetBy(world, seat)
  for (const zed of idleOf(world, unmetZeds)) {
    if (!zed.emerged && zed.kind !== 'tank' && dice.draw('rs.secrecy.17', 4) === 0) continue
    const back = zed.horde === null ? unmet(world, zed, waiting) : null
    if (back !== null) waiting.push(back)
    gone.push(zed)
  }
  const isGone = (n: number): boolean => gone.some((z) => z.n === n)
  const known = book.showsUnseen() ? learnt : { ...learnt, stirred: [], ruledOut: [], cameOut: {} }
  return {
    ...state,
    zeds: state.zeds.filter((z) => !gone.includes(z)),
    melee: foughtOtherwise(world, unmetZeds, seat),
    risen: risenOtherwise(world, unmetZeds),
    unshared: state.unshared.filter(({ what }) => !gone.some(({ n }) => what === `zed ${n}`)),
    learnt: Object.freeze({
      ...known,
      mutants: Object.freeze(Object.fromEntries(Object.entries(learnt.mutants).filter(([, n]) => !isGone(n)))),
      drifters: Object.freeze(learnt.drifters.filter((n) => !isGone(n))),
    }),
    hidden: { ...hidden, zeds: Object.freeze(waiting) },
  }
}

/** An order with another number in it. */
const orderedAt = (order: OrderInForce | null, numberOf: (n: number) => number): OrderInForce | null =>
  order?.order.is === 'SHOOT AT' ? { ...order, order: { ...order.order, zed: numberOf(order.order.zed) } } : order

/**
 * rs.secrecy.10, rs.secrecy.17 Where not everybody hears of every Zed: more have appeared and were destroyed, and those
 * that are kept from this seat have other numbers.
 */
function countedOtherwise(state: State, seat: Seat | null, dice: Dice, book: Book<RunOrShootKit>): State {
  if (state.turn === 0 || (book.sharesFinds() && book.showsUnseen())) return state
  const kept = keptFrom(state, seat)
  // One that walks through somebody's sight can be shot where it was, by its number, and stands on no board (rs.shoot.15).
  const more = book.showsUnseen() ? 1 + dice.draw('rs.secrecy.16', 5) : 0
  const numbers = new Map(kept.map((n, i) => [n, state.nextNumber + more + i]))
  const numberOf = (n: number): number => numbers.get(n) ?? n
  const { learnt } = state
  const mutants = Object.entries(learnt.mutants).map(([kind, n]) => [kind, numberOf(n)])
  return {
    ...state,
    killed: state.killed + 1 + dice.draw('rs.secrecy.17', 9),
    nextNumber: state.nextNumber + more + kept.length,
    nextPile: state.nextPile + more,
    nextWeapon: state.nextWeapon + more,
    zeds: state.zeds.map((zed) => Object.freeze({ ...zed, n: numberOf(zed.n) })),
    survivors: state.survivors.map((s) => ({ ...s, order: orderedAt(s.order, numberOf) })),
    groans: state.groans.map((groan) => Object.freeze({ ...groan, n: numberOf(groan.n) })),
    unshared: state.unshared.map(({ what, by }) => {
      const n = what.startsWith('zed ') ? numbers.get(Number(what.slice('zed '.length))) : undefined
      return Object.freeze({ what: n === undefined ? what : `zed ${n}`, by })
    }),
    risen: Object.freeze(Object.fromEntries(Object.entries(state.risen).map(([s, n]) => [s, numberOf(n)]))),
    learnt: Object.freeze({
      ...learnt,
      mutants: Object.freeze(Object.fromEntries(mutants)),
      drifters: Object.freeze(learnt.drifters.map(numberOf)),
    }),
  }
}

function vary(state: State, seat: Seat | null, dice: Dice, book: Book<RunOrShootKit>): State {
  // rs.seats.4, rs.secrecy.20 The umpire sees everything, and so does everybody in the end.
  if (seat === UMPIRE || state.outcome !== null) return state
  const whole: World = { state, book, facts: workGround(state, book), dice }
  const fewer = withoutSome(whole, seat)
  const world: World = { ...whole, state: fewer }
  const { hordes, numbers } = renumbered(world, otherHordes(whole))
  const illness = otherIllness(world)
  const hidden: Hidden = {
    ...state.hidden,
    ...illness,
    hordes: Object.freeze(hordes),
    zeds: Object.freeze(otherZeds(world)),
    people: otherPeople(world),
    caches: otherCaches(world),
    rolls: otherRolls(world, illness),
    activations: hordes.filter(({ active }) => active > 0).length,
  }
  const ofHorde = (zed: Zed): Zed =>
    zed.horde === null ? zed : Object.freeze({ ...zed, horde: numbers.get(zed.horde) ?? null })
  const counted = countedOtherwise({ ...fewer, zeds: fewer.zeds.map(ofHorde), hidden }, seat, dice, book)
  return deskOtherwise(counted, createdOtherwise(counted, dice), numbers, world)
}

/** rs.secrecy.14 What a person as umpire has decided, with other numbers and otherwise. */
function deskOtherwise(was: State, state: State, hordes: ReadonlyMap<number, number>, { book, dice }: World): State {
  const { desk } = was.hidden
  if (!desk) return state
  const idOf = new Map(was.zeds.map(({ id }, i) => [id, state.zeds[i]?.id ?? id]))
  const due = desk.due.map((one) => (one.what === 'groans' ? { ...one, about: hordes.get(one.about) ?? 0 } : one))
  const look: Look = { state, book, facts: workGround(state, book) }
  return { ...state, hidden: { ...state.hidden, desk: otherDesk(look, { ...desk, due }, idOf, dice) } }
}

const people = (...seats: string[]): Record<string, { person: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { person: seat }]))

export const witness: Witness<RunOrShootKit> = {
  setups: [
    { options: {}, holders: people('S1') },
    { options: { scenario: 'back-lane', survivors: 1, mutants: ['hunter', 'boomer'] } },
    { options: { scenario: 'number-nine', survivors: 4, bluffRolls: false }, holders: people('S1', 'S2') },
    { options: { scenario: 'shopping-list', survivors: 2, difficulty: 'nightmare' } },
    { options: { scenario: 'night-school', survivors: 2, mutants: [...MUTANT_KINDS] }, holders: people('S2') },
    { options: { scenario: 'dust-off', survivors: 2 }, holders: people('S1', 'S2') },
    { options: { scenario: 'last-boat', survivors: 6, openInfection: true, infectionDeath: 3 } },
    { options: { scenario: 'number-nine', survivors: 4, radioTalk: true }, holders: people('S1', 'S3') },
    { options: { scenario: 'shopping-list', survivors: 3, fogOfWar: 'strict' }, holders: people('S1') },
    { options: { scenario: 'last-boat', survivors: 4, radioTalk: true, fogOfWar: 'strict' } },
    ...umpire.setups,
  ],
  knowing: umpire,
  vary: (state, seat, dice, options: OptionValues) => vary(state, seat, dice, bookFor(options)),
  asks: () => ['what now?'],
  // rs.secrecy.10, rs.shoot.15 A Zed is seen on its way, and out of sight when the turn is over.
  fleeting: (book) => (book.showsUnseen() ? [] : ['zed moved', 'drifted']),
}
