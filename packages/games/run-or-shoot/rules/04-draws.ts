/** rs.setup.5, rs.setup.6 The secret draws of the set-up: hordes, mutants, drifters, others in rooms, caches. */
import { comparePointToShape, distance2, facingTowards, rectangle, type Shape, type XY } from '@shamble/table'
import { cardsOf, type DeckId } from '../content/decks.ts'
import type { Span } from '../content/lot.ts'
import type { Ambush, Lair, NamedSpot, Spot } from '../content/table-map.ts'
import { type Horde, type Look, npsNumber, type Transaction, type Zed } from '../state.ts'
import { BALANCE, BY_TEAM, DRIFTER_GROUP, FACING_REDRAWS, KEEPS_OFF } from '../tables/difficulties.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { hiddenDie } from './00-dice.ts'
import { hideZed, newZed, showZed } from './01-crowd.ts'
import { asPoint, EIGHT, isInFront, nearestFreeSpot } from './01-measure.ts'
import { isInTheOpen } from './02-terrain.ts'
import { hasClearLine } from './03-sight.ts'

type Zone = Extract<Shape, { is: 'polygon' }>

/** A zone in units. */
const zoneOf = ([x1, y1, x2, y2]: Span): Zone => rectangle(cm(x1), cm(y1), cm(x2), cm(y2))

/** The start zone, in units. */
export const startZone = ({ book }: Pick<Look, 'book'>): Zone => zoneOf(book.scenario.start)

export function startCentre({ book }: Pick<Look, 'book'>): XY {
  const [x1, y1, x2, y2] = book.scenario.start
  return { x: cm((x1 + x2) / 2), y: cm((y1 + y2) / 2) }
}

/** rs.setup.10 Is a base, or a point, farther than so many centimetres from the start zone? */
const keepsOff = (start: Span, at: XY, radius: number, centimetres: number): boolean =>
  comparePointToShape(at, zoneOf(start), cm(centimetres) + radius) > 0

export const isLurkingFar = (start: Span, at: XY): boolean => keepsOff(start, at, 0, KEEPS_OFF.hordes)
export const isStartingFar = (start: Span, at: XY): boolean => keepsOff(start, at, RADIUS.figure, KEEPS_OFF.figures)

export const mayLurk = ({ book }: Look, { at }: Lair): boolean => isLurkingFar(book.scenario.start, at)
export const mayStart = ({ book }: Look, { at }: Spot): boolean => isStartingFar(book.scenario.start, at)

/** rs.scenario.2 How many hordes there are, and how many drifters. */
export const hordesDue = ({ book }: Look): number =>
  Math.max(1, Math.max(1, book.scenario.hordes + book.difficulty.hordes) + (BY_TEAM[book.team - 1]?.hordes ?? 0))

export const driftersDue = ({ book }: Look): number =>
  Math.ceil(Math.max(0, book.scenario.drifters + book.difficulty.drifters) / (BY_TEAM[book.team - 1]?.share ?? 1))

/** rs.setup.2, rs.horde.9 How many Zeds are to be expected: hordes by the mean of their die, cut to the cap, and drifters. */
export function zedsExpected(look: Look): number {
  const { die, perPip, cap } = look.book.horde
  let sum = 0
  for (let face = 1; face <= die; face++) sum += Math.min(cap, face * perPip)
  return (hordesDue(look) * sum) / die + driftersDue(look)
}

/** rs.setup.2 Whether the odds are outside of what the balance assumes: a warning, nothing more. */
export function isUnbalanced(look: Look): boolean {
  const odds = zedsExpected(look) / look.book.team
  return odds < BALANCE.least || odds > BALANCE.most
}

/** rs.scenario.3 A uniform roll over the entries of a table; a taken one gives the next below, the last the first. */
function drawEntry<T extends { readonly id: string }>(
  t: Transaction,
  entries: readonly T[],
  taken: ReadonlySet<string>,
): T | null {
  if (entries.every(({ id }) => taken.has(id))) return null
  const first = t.draw('rs.scenario.3', entries.length)
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[(first + i) % entries.length] as T
    if (!taken.has(entry.id)) return entry
  }
  return null
}

/** rs.scenario.3 Any free entry, each as likely. */
function drawAny<T extends { readonly id: string }>(
  t: Transaction,
  entries: readonly T[],
  taken: ReadonlySet<string>,
): T | null {
  const free = entries.filter(({ id }) => !taken.has(id))
  return free.length === 0 ? null : (free[t.draw('rs.scenario.3', free.length)] as T)
}

function drawLair(t: Transaction, table: string | undefined, taken: ReadonlySet<string>): Lair | null {
  const { scenario, map } = t.book
  const named = table !== undefined && Object.hasOwn(scenario.tables, table) ? (scenario.tables[table] ?? []) : []
  const listed = named
    .flatMap((id) => map.lairs.find((lair) => lair.id === id) ?? [])
    .filter((lair) => mayLurk(t, lair))
  const found = listed.length === 0 ? null : drawEntry(t, listed, taken)
  return (
    found ??
    drawAny(
      t,
      map.lairs.filter((lair) => mayLurk(t, lair)),
      taken,
    )
  )
}

/** rs.setup.6, rs.horde.9, rs.scenario.3 Each horde in its own lair, its size rolled then and cut to the cap. */
export function drawHordes(t: Transaction): void {
  const { book, state } = t
  const taken = new Set<string>()
  const hordes: Horde[] = []
  for (let i = 0; i < hordesDue(t); i++) {
    const lair = drawLair(t, book.scenario.draw[i], taken)
    if (lair === null) break
    taken.add(lair.id)
    hordes.push(rollHorde(t, lair.id, hordes.length + 1))
  }
  state.hidden.hordes = Object.freeze(hordes)
}

/** rs.setup.6 The same in lairs that were chosen. */
export function rollHordes(t: Transaction, lairs: readonly string[]): void {
  t.state.hidden.hordes = Object.freeze(lairs.map((lair, i) => rollHorde(t, lair, i + 1)))
}

function rollHorde(t: Transaction, lair: string, n: number): Horde {
  const { cap, die, perPip } = t.book.horde
  const size = Math.min(cap, hiddenDie(t, 'rs.horde.2', die) * perPip)
  t.emit({ e: 'drew in secret', clause: 'rs.setup.6', audience: [], what: 'horde', about: lair, value: size })
  return Object.freeze({ n, lair, size, inside: size, active: 0, emergesFrom: 0, drawnTo: Object.freeze([]) })
}

/** rs.scenario.2 The kinds that are there: those listed, and so many more that are drawn; the Tank never is. */
function kindsThere(t: Transaction): MutantKind[] {
  const { kinds, drawn } = t.book.mutants
  const there = [...kinds]
  for (let i = 0; i < drawn; i++) {
    const left = MUTANT_KINDS.filter((kind) => kind !== 'tank' && !there.includes(kind))
    if (left.length > 0) there.push(left[t.draw('rs.scenario.2', left.length)] as MutantKind)
  }
  return there
}

/** The scenario's own table of this kind, and all places that fit it. */
function ambushesOf(
  look: Look,
  kind: MutantKind,
): { readonly listed: readonly Ambush[]; readonly fitting: readonly Ambush[] } {
  const { scenario, map } = look.book
  const named = scenario.mutants.find(([listed]) => listed === kind)?.[1] ?? []
  const listed = named.flatMap((id) => map.ambushes.find((place) => place.id === id) ?? [])
  return { listed, fitting: map.ambushes.filter((place) => place.fits.includes(kind) && mayStart(look, place)) }
}

/** Every place in which such a mutant may wait. */
export function ambushesFor(look: Look, kind: MutantKind): readonly Ambush[] {
  const { listed, fitting } = ambushesOf(look, kind)
  return [...listed, ...fitting.filter((place) => !listed.includes(place))]
}

/** rs.scenario.4 From the scenario's own table of this kind, else from all places that fit it. */
function drawAmbush(t: Transaction, kind: MutantKind, taken: ReadonlySet<string>): Ambush | null {
  const { listed, fitting } = ambushesOf(t, kind)
  return (listed.length === 0 ? null : drawEntry(t, listed, taken)) ?? drawAny(t, fitting, taken)
}

/** rs.hunter.2, rs.witch.1 How a mutant waits. */
const POSTURES: Readonly<Record<MutantKind, Zed['posture']>> = {
  hunter: 'crouching',
  tank: 'standing',
  boomer: 'standing',
  smoker: 'standing',
  witch: 'sitting',
}

/** rs.mutant.3, rs.scenario.4 One mutant of each kind, hidden in an ambush place of its own; one that enters later is not there. */
export function drawMutants(t: Transaction): void {
  const taken = new Set<string>()
  for (const kind of kindsThere(t)) {
    const entersLater = kind === 'tank' && t.book.scenario.tankEntry !== undefined
    const place = entersLater ? null : drawAmbush(t, kind, taken)
    if (place === null) continue
    taken.add(place.id)
    lurk(t, kind, place)
  }
}

/** rs.mutant.3 It waits there, looking to where people set out. */
export function lurk(t: Transaction, kind: MutantKind, { at, level }: Spot): void {
  const facing = facingTowards(at, startCentre(t)) ?? (EIGHT[0] as XY)
  hideZed(t, newZed(t, { kind, at, level, facing, posture: POSTURES[kind] }))
  t.emit({ e: 'drew in secret', clause: 'rs.scenario.4', audience: [], what: 'mutant', about: kind, value: 0 })
}

/** rs.setup.7 One of eight directions, drawn again as long as the drifter would look at the start. */
export function drawFacing(t: Transaction, spot: Spot): XY {
  const centre = startCentre(t)
  const draw = (): XY => EIGHT[t.draw('rs.setup.7', EIGHT.length)] as XY
  let facing = draw()
  const hasLine = hasClearLine(t, spot, asPoint({ at: centre, level: 0 }))
  for (let again = 0; again < FACING_REDRAWS && hasLine && isInFront(spot.at, facing, centre); again++) facing = draw()
  return facing
}

/** A drifter stands there: seen in the open, hidden in a room (rs.secrecy.10). */
export function putDrifter(t: Transaction, spot: Spot, facing: XY = drawFacing(t, spot)): void {
  const zed = newZed(t, { ...spot, facing, mode: 'drifting' })
  if (isInTheOpen(t, spot)) showZed(t, zed, null)
  else hideZed(t, zed)
}

/** rs.drift.1, rs.setup.10 Drawn places until the number is used up; on a 6 three stand there. */
export const drawDrifters = (t: Transaction): void => drawDriftersFrom(t, driftersDue(t), () => true)

/** rs.drift.1 So many in the open, where the umpire has settled who drifts in rooms. */
export const drawOpenDrifters = (t: Transaction, due: number): void =>
  drawDriftersFrom(t, due, (place) => isInTheOpen(t, place))

function drawDriftersFrom(t: Transaction, due: number, isMeant: (place: NamedSpot) => boolean): void {
  const taken = new Set<string>()
  const places = t.book.map.drifters.filter((place) => mayStart(t, place) && isMeant(place))
  for (let left = due; left > 0; ) {
    const place = drawAny<NamedSpot>(t, places, taken)
    if (place === null) return
    taken.add(place.id)
    const isGroup = hiddenDie(t, 'rs.drift.1', 6) === DRIFTER_GROUP.face
    const count = Math.min(left, isGroup ? DRIFTER_GROUP.size : 1)
    left -= count
    for (let i = 0; i < count; i++) {
      const spot = freeOfHidden(t, place)
      if (spot !== null) putDrifter(t, spot)
    }
  }
}

/** The nearest free spot, in which nobody hidden stands either. */
export function freeOfHidden(t: Transaction, { at, level }: Spot): Spot | null {
  const apart = 2 * RADIUS.figure
  const hidden = t.state.hidden.zeds.filter((z) => z.level === level)
  const isClear = (place: XY): boolean => hidden.every((z) => distance2(z.at, place) >= apart * apart)
  return nearestFreeSpot(t, { at, level }, RADIUS.figure, [], isClear)
}

/** rs.secrecy.11 Others whose places are drawn among those that are free; a lot that has enough gets no more. */
export function drawOthers(t: Transaction): void {
  const { book, state } = t
  const people: Record<number, Spot> = {}
  for (const { who, at, mostInLot = Number.POSITIVE_INFINITY, start } of book.scenario.nps) {
    if (start !== 'hidden') continue
    const taken: string[] = []
    const lotOf = (id: string): string => id.split(' ')[0] as string
    for (const one of who) {
      const free = at.filter(
        (id) => !taken.includes(id) && taken.filter((other) => lotOf(other) === lotOf(id)).length < mostInLot,
      )
      const id = free[free.length > 1 ? t.draw('rs.setup.5', free.length) : 0] as string
      taken.push(id)
      const place = book.map.nps.find((spot) => spot.id === id) as NamedSpot
      people[npsNumber(one)] = Object.freeze({ at: Object.freeze({ ...place.at }), level: place.level })
      t.emit({
        e: 'drew in secret',
        clause: 'rs.setup.5',
        audience: [],
        what: 'person',
        about: id,
        value: npsNumber(one),
      })
    }
  }
  state.hidden.people = Object.freeze(people)
}

/** A cache for which no card of its deck is left. */
export const NO_CARD = -1

/** rs.scenario.5 One card of its deck for each cache, without replacement. */
export function drawCaches(t: Transaction): void {
  const left = new Map<DeckId, number[]>()
  const caches: Record<string, number> = {}
  for (const { id, deck } of t.book.map.caches) {
    const cards = left.get(deck) ?? cardsOf(deck).map((_, i) => i)
    left.set(deck, cards)
    const [card = NO_CARD] = cards.length === 0 ? [] : cards.splice(t.draw('rs.scenario.5', cards.length), 1)
    caches[id] = card
    t.emit({ e: 'drew in secret', clause: 'rs.scenario.5', audience: [], what: 'cache', about: id, value: card })
  }
  t.state.hidden.caches = Object.freeze(caches)
}
