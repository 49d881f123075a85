/** A whole state that agrees with everything a seat sees and the table has learnt, hidden things as likely as they are. */
import type { Book, Dice } from '@shamble/kernel'
import { distance2, facingTowards, type XY } from '@shamble/table'
import type { RunOrShootBook } from '../book.ts'
import { cardsOf, type DeckId } from '../content/decks.ts'
import type { Lair, Spot } from '../content/table-map.ts'
import { EIGHT, nearestFreeSpot, asFigure, asPoint, isWithin } from './01-measure.ts'
import { isInTheOpen, workGround } from './02-terrain.ts'
import { hasClearLine } from './03-sight.ts'
import { driftersDue, hordesDue, mayLurk, mayStart, NO_CARD, startCentre } from './04-draws.ts'
import {
  blankHidden,
  copyState,
  type Hidden,
  type Horde,
  isInPlay,
  isPS,
  type Look,
  NO_DESK,
  npsNumber,
  type RunOrShootKit,
  type State,
  STEPS,
  type Survivor,
  survivorOf,
  type Zed,
} from '../state.ts'
import { DRIFTER_GROUP } from '../tables/difficulties.ts'
import { AMBUSH_SIGHT, MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { guessCards, truthFor } from './43-truth.ts'
import type { View } from './43-view.ts'
import { guessDesk } from './45-guess.ts'

const CLAUSE = 'rs.secrecy.10'
const oneOf = <T>(dice: Dice, list: readonly T[]): T => list[dice.draw(CLAUSE, list.length)] as T
const isPast = (state: Pick<State, 'step'>, step: State['step']): boolean =>
  STEPS.indexOf(state.step) > STEPS.indexOf(step)

/** rs.setup.6, rs.horde.9 Sizes that a horde may have of which so many have come out, each face as likely. */
function drawSize({ horde: { die, perPip, cap } }: RunOrShootBook, cameOut: number, dice: Dice): number {
  const sizes = Array.from({ length: die }, (_, i) => Math.min(cap, (i + 1) * perPip)).filter((size) => size >= cameOut)
  return sizes.length === 0 ? cameOut : oneOf(dice, sizes)
}

/** rs.scenario.3 A lair that is still possible: from the table whose turn it is, else any. */
function drawLair(look: Look, table: string | undefined, taken: ReadonlySet<string>, dice: Dice): Lair | null {
  const { scenario, map } = look.book
  const free = map.lairs.filter((lair) => !taken.has(lair.id) && mayLurk(look, lair))
  const named = table !== undefined && Object.hasOwn(scenario.tables, table) ? (scenario.tables[table] ?? []) : []
  const listed = free.filter(({ id }) => named.includes(id))
  const from = listed.length > 0 ? listed : free
  return from.length === 0 ? null : oneOf(dice, from)
}

/** Where hordes lurk: those of which something was seen, and as many more as there must be, where nothing rules them out. */
function drawHordes(look: Look, dice: Dice): Horde[] {
  const { state, book } = look
  const { ruledOut, cameOut, moving, stirred } = state.learnt
  const seen = book.map.lairs.filter(
    ({ id }) => (cameOut[id] ?? 0) > 0 || (moving.includes(id) && !ruledOut.includes(id)),
  )
  const taken = new Set([...ruledOut, ...seen.map(({ id }) => id)])
  const lairs = [...seen]
  for (let i = lairs.length; i < hordesDue(look); i++) {
    const lair = drawLair(look, book.scenario.draw[i], taken, dice)
    if (!lair) break
    taken.add(lair.id)
    lairs.push(lair)
  }
  let activations = 0
  return lairs.map(({ id }, i): Horde => {
    const out = cameOut[id] ?? 0
    const size = ruledOut.includes(id) ? out : drawSize(book, out, dice)
    const isAwake = out > 0 || stirred.includes(id)
    const emergesFrom = isPast(state, '6') ? state.turn + 1 : state.turn
    return Object.freeze({
      n: i + 1,
      lair: id,
      size,
      inside: size - out,
      active: isAwake ? ++activations : 0,
      emergesFrom: isAwake ? emergesFrom : 0,
      drawnTo: Object.freeze([]),
    })
  })
}

/** Somebody who is not hidden would have been seen there: a survivor looks at it, or stands beside it. */
function isLookedAt(look: Look, spot: Spot, within: number): boolean {
  return look.state.survivors.some(
    (s) => isInPlay(s) && isWithin(asFigure(s), asPoint(spot), within) && hasClearLine(look, s, spot),
  )
}

const FAR = cm(300)
const unseen = <T extends Spot>(look: Look, places: readonly T[], within: number): readonly T[] => {
  const left = places.filter((place) => !isLookedAt(look, place, within))
  return left.length > 0 ? left : places
}

/** rs.scenario.4 Kinds that are there and have not shown themselves; a Tank that enters later is not hidden. */
function hiddenKinds({ state, book }: Look, dice: Dice): MutantKind[] {
  const shown = MUTANT_KINDS.filter((kind) => Object.hasOwn(state.learnt.mutants, kind))
  const kinds = [...book.mutants.kinds]
  const extra = shown.filter((kind) => kind !== 'tank' && !kinds.includes(kind)).slice(0, book.mutants.drawn)
  kinds.push(...extra)
  for (let i = extra.length; i < book.mutants.drawn; i++) {
    const left = MUTANT_KINDS.filter((kind) => kind !== 'tank' && !kinds.includes(kind))
    if (left.length > 0) kinds.push(oneOf(dice, left))
  }
  return kinds.filter((kind) => !shown.includes(kind) && !(kind === 'tank' && book.scenario.tankEntry !== undefined))
}

type Unnumbered = Omit<Zed, 'id' | 'n'>

const lurking = (spot: Spot, by: Partial<Unnumbered>): Unnumbered => ({
  kind: 'ordinary',
  mode: 'attacking',
  horde: null,
  at: Object.freeze({ ...spot.at }),
  level: spot.level,
  facing: EIGHT[0] as XY,
  down: false,
  posture: 'standing',
  pins: null,
  burning: 0,
  hits: 0,
  walked: Object.freeze([]),
  emerged: false,
  bit: null,
  disturbedBy: null,
  cutOff: false,
  spent: false,
  near: 0,
  seared: null,
  ...by,
})

function drawMutants(look: Look, dice: Dice): Unnumbered[] {
  const { scenario, map } = look.book
  const taken = new Set<string>()
  return hiddenKinds(look, dice).flatMap((kind) => {
    const named = scenario.mutants.find(([listed]) => listed === kind)?.[1] ?? []
    const listed = map.ambushes.filter(({ id }) => named.includes(id) && !taken.has(id))
    const fitting = map.ambushes.filter(
      (place) => place.fits.includes(kind) && !taken.has(place.id) && mayStart(look, place),
    )
    const places = unseen(look, listed.length > 0 ? listed : fitting, cm(AMBUSH_SIGHT))
    if (places.length === 0) return []
    const place = oneOf(dice, places)
    taken.add(place.id)
    const facing = facingTowards(place.at, startCentre(look)) ?? (EIGHT[0] as XY)
    const posture = kind === 'hunter' ? 'crouching' : kind === 'witch' ? 'sitting' : 'standing'
    return [lurking(place, { kind, facing, posture })]
  })
}

/** rs.drift.1 Those whom nobody has seen are in rooms; where there are fewer rooms than drifters, some stand in groups. */
function drawDrifters(look: Look, hidden: readonly Unnumbered[], dice: Dice): Unnumbered[] {
  const rooms = look.book.map.drifters.filter((place) => mayStart(look, place) && !isInTheOpen(look, place))
  const places = [...unseen(look, rooms, FAR)]
  const drawn: Unnumbered[] = []
  for (let left = driftersDue(look) - look.state.learnt.drifters.length; left > 0 && places.length > 0; ) {
    const [place] = places.splice(dice.draw(CLAUSE, places.length), 1)
    const isGroup = dice.draw(CLAUSE, 6) + 1 === DRIFTER_GROUP.face || left > places.length + 1
    for (let i = Math.min(left, isGroup ? DRIFTER_GROUP.size : 1); i > 0; i--, left--) {
      const spot =
        place &&
        nearestFreeSpot(look, place, RADIUS.figure, [], (at) => isClearOf([...hidden, ...drawn], place.level, at))
      if (spot) drawn.push(lurking(spot, { mode: 'drifting', facing: oneOf(dice, EIGHT) }))
    }
  }
  return drawn
}

const APART = 2 * RADIUS.figure
const isClearOf = (others: readonly Unnumbered[], level: number, at: XY): boolean =>
  others.every((other) => other.level !== level || distance2(other.at, at) >= APART * APART)

/** rs.secrecy.11 Others whom nobody has met are in one of the places that the scenario names. */
function drawPeople(look: Look, dice: Dice): Hidden['people'] {
  const people: Record<number, Spot> = {}
  const lotOf = (id: string): string => id.split(' ')[0] as string
  for (const { who, at, start, mostInLot = Number.POSITIVE_INFINITY } of look.book.scenario.nps) {
    if (start !== 'hidden') continue
    const taken: string[] = []
    for (const one of who) {
      const n = npsNumber(one)
      if ((survivorOf(look.state, n)?.status ?? 'hidden') !== 'hidden') continue
      const free = look.book.map.nps.filter(
        ({ id }) =>
          at.includes(id) &&
          !taken.includes(id) &&
          taken.filter((other) => lotOf(other) === lotOf(id)).length < mostInLot,
      )
      const place = oneOf(dice, unseen(look, free, FAR))
      taken.push(place.id)
      people[n] = Object.freeze({ at: Object.freeze({ ...place.at }), level: place.level })
    }
  }
  return Object.freeze(people)
}

/** rs.scenario.5 What is left of each deck lies in the caches that nobody has searched. */
function drawCaches({ state, book }: Look, dice: Dice): Hidden['caches'] {
  const left = new Map<DeckId, number[]>()
  for (const { id, deck } of book.map.caches) {
    const cards = left.get(deck) ?? cardsOf(deck).map((_, i) => i)
    left.set(
      deck,
      cards.filter((card) => card !== state.learnt.found[id]),
    )
  }
  const caches: Record<string, number> = {}
  for (const { id, deck } of book.map.caches) {
    if (state.searched.includes(id)) continue
    const cards = left.get(deck) ?? []
    const [card = NO_CARD] = cards.length === 0 ? [] : cards.splice(dice.draw(CLAUSE, cards.length), 1)
    caches[id] = card
  }
  return Object.freeze(caches)
}

/** Chances are drawn in so many parts. */
const PARTS = 1_000_000
const isDrawn = (chance: number, dice: Dice): boolean => dice.draw(CLAUSE, PARTS) < Math.round(chance * PARTS)

/** rs.infection.7 How likely somebody is infected who has lived through so many rolls since he was tested. */
export function chanceInfected({ infection }: RunOrShootBook, s: Survivor, rolls: number): number {
  const before = ((isPS(s) ? infection.ps : infection.nps) + 1) / 10
  let survives = 1
  for (let i = 0; i < rolls; i++) survives *= 1 - (infection.death + 1) / 10
  return (before * survives) / (before * survives + 1 - before)
}

/** rs.infection.7 How many upkeep rolls somebody has lived through since he was tested. */
export const rollsBetween = (state: State, since: number, died: number | undefined): number =>
  (died ?? state.turn) - since + (died === undefined && isPast(state, 'U2') ? 1 : 0)

/** rs.infection.11 A corpse that has not stood up by now never does. */
const mayStillRise = (state: State, died: number): boolean =>
  state.turn <= died || (state.turn === died + 1 && !isPast(state, '8'))

function drawInfected(look: Look, view: View, dice: Dice): Pick<Hidden, 'tested' | 'rising'> {
  const { state, book } = look
  if (view.infections && book.infectionsAreOpen())
    return { tested: view.infections, rising: risingOf(look, view.infections) }
  const { hurt, died, collapsed, rested } = state.learnt
  const known: Hidden['tested'] = view.infections ?? {}
  const tested: Record<number, 'infected' | 'immune'> = { ...known }
  for (const s of state.survivors) {
    const since = hurt[s.n]
    if (since === undefined || Object.hasOwn(known, s.n)) continue
    const rolls = rollsBetween(state, since, died[s.n])
    const isKnown = collapsed.includes(s.n) || Object.hasOwn(state.risen, s.n)
    const isAtRest = rested.includes(s.n)
    const lies = died[s.n] !== undefined && !isAtRest && !mayStillRise(state, died[s.n] as number)
    const infected = isKnown || (!lies && isDrawn(chanceInfected(book, s, rolls), dice))
    tested[s.n] = infected ? 'infected' : 'immune'
  }
  return { tested: Object.freeze(tested), rising: risingOf(look, tested) }
}

/** rs.infection.12 The infected dead who have not stood up yet will, in the turn after their death. */
function risingOf({ state }: Look, tested: Hidden['tested']): Hidden['rising'] {
  const due = Object.entries(state.learnt.died).flatMap(([n, turn]) =>
    tested[Number(n)] === 'infected' &&
    !Object.hasOwn(state.risen, n) &&
    !state.learnt.rested.includes(Number(n)) &&
    mayStillRise(state, turn)
      ? [[n, turn + 1] as const]
      : [],
  )
  return Object.freeze(Object.fromEntries(due))
}

/** Zeds that came out of lairs belong to hordes; which of them to which, nobody can say: in the order of their numbers. */
function hordesOfZeds({ zeds, learnt, risen }: State, hordes: readonly Horde[]): Map<number, number> {
  const known = new Set([...learnt.drifters, ...Object.values(learnt.mutants), ...Object.values(risen)])
  const out = hordes.flatMap(({ n, lair }) => Array.from({ length: learnt.cameOut[lair] ?? 0 }, () => n))
  const others = zeds.filter(({ n }) => !known.has(n))
  return new Map(others.flatMap(({ n }, i) => (out[i] === undefined ? [] : [[n, out[i] as number] as const])))
}

/** Numbers of creation that nobody hidden has, below the next one. */
function freeNumbers(hidden: readonly Zed[], next: number): number[] {
  const taken = new Set(hidden.map(({ id }) => id))
  return Array.from({ length: next - 1 }, (_, i) => i + 1).filter((id) => !taken.has(id))
}

/** Those that are seen have the first free numbers of creation, in the order in which they are seen; whoever is named and is gone had one that nobody has. */
function withNumbers(state: State, hidden: readonly Zed[], hordes: readonly Horde[], next: number): State {
  const ofHorde = hordesOfZeds(state, hordes)
  const free = freeNumbers(hidden, next)
  const created = new Map(state.zeds.map(({ n }, i) => [n, free[i] as number]))
  const left = free.slice(state.zeds.length)
  const idOf = (n: number): number => created.get(n) ?? left[n % left.length] ?? next
  state.zeds = state.zeds.map((z): Zed => Object.freeze({ ...z, id: idOf(z.n), horde: ofHorde.get(z.n) ?? null }))
  for (const s of state.survivors) if (s.pinnedBy !== null) s.pinnedBy = idOf(s.pinnedBy)
  const ids = (numbers: readonly number[]): readonly number[] => Object.freeze(numbers.map(idOf))
  state.melee = Object.freeze(
    state.melee.map((set) => Object.freeze({ ...set, zeds: ids(set.zeds), lying: ids(set.lying) })),
  )
  state.groans = Object.freeze(state.groans.map((groan) => Object.freeze({ ...groan, zed: idOf(groan.n) })))
  state.hidden.zeds = Object.freeze(hidden)
  state.hidden.nextZed = next
  // Another state than the one that was looked at: what was worked out of that has other numbers.
  return copyState(state)
}

/** rs.setup.5 While the umpire is asked what he hides, nothing is hidden yet. */
const isUndrawn = ({ frames }: State): boolean => frames.at(-1)?.at === 'lay out'

export function resample(view: View, book: Book<RunOrShootKit>, dice: Dice): State {
  const { hidden, infections: _infections, answers, errands = [], ...seen } = view
  if (hidden !== null) return truthFor(view, hidden, book)
  const state = copyState({
    ...seen,
    killed: view.killed ?? 0,
    zeds: view.zeds.map((z): Zed => ({ ...z, id: z.n, horde: null })),
    survivors: [...view.survivors],
    hidden: blankHidden(),
  } as State)
  const look: Look = { state, book, facts: workGround(state, book) }
  guessCards(look, answers)
  if (state.umpire) state.hidden.desk = NO_DESK
  if (isUndrawn(state)) return copyState(state)
  const hordes = drawHordes(look, dice)
  const mutants = drawMutants(look, dice)
  const drifters = drawDrifters(look, mutants, dice)
  state.hidden = {
    ...state.hidden,
    hordes: Object.freeze(hordes),
    people: drawPeople(look, dice),
    caches: drawCaches(look, dice),
    ...drawInfected(look, view, dice),
    activations: hordes.filter(({ active }) => active > 0).length,
  }
  const lurkers = [...mutants, ...drifters].map((z, i): Zed => Object.freeze({ ...z, id: i + 1, n: 0 }))
  // What was hidden was there first.
  const guess = withNumbers(state, lurkers, hordes, lurkers.length + state.zeds.length + state.nextNumber)
  if (guess.hidden.desk) guess.hidden.desk = guessDesk(guess, errands)
  return guess
}
