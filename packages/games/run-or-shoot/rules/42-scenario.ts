/** rs.scenario What each scenario asks for: when it is won, when it can no longer be, and who is saved. */
import { cardsOf as cardsInDeck } from '../content/decks.ts'
import type { Goal } from '../content/scenarios.ts'
import { isInPlay, type Look, type Survivor } from '../state.ts'
import type { Good } from '../tables/items.ts'
import { BOAT } from '../tables/scenarios.ts'
import { isInPlace } from './02-terrain.ts'

/** rs.end.1, rs.seats.8 A PS, or an NPS that somebody plays. */
export const countsAsPS = (s: Survivor): boolean => s.seat !== null

export const livingPS = ({ state }: Look): Survivor[] => state.survivors.filter((s) => countsAsPS(s) && isInPlay(s))

/** rs.scenario.22 Who of the living is in the place of the goal. */
export const isThere = (look: Look, s: Survivor): boolean => isInPlace(look, look.book.scenario.goal.place, s)

const isSaved = (look: Look, s: Survivor): boolean => s.status === 'safe' || (isInPlay(s) && isThere(look, s))

/** rs.end.5 Who has reached safety, as things stand. */
export const savedOnes = (look: Look): Survivor[] => look.state.survivors.filter((s) => isSaved(look, s))

/** rs.scenario.8, rs.seats.8 Half of those who set out, rounded up; an NPS who was taken over is none of them. */
export const halfOf = ({ state }: Look): number => Math.ceil(state.starters / 2)
const isHalf = (look: Look, of: (s: Survivor) => boolean): boolean =>
  look.state.survivors.filter((s) => look.book.isStarter(s) && of(s)).length >= halfOf(look)

export const areAllThere = (look: Look): boolean => {
  const living = livingPS(look)
  return living.length > 0 && living.every((s) => isThere(look, s))
}

/** rs.scenario.7 The armoured doors of a building, and which of them stand open or are gone. */
export function armouredDoors({ state, book }: Look, place: string): { readonly all: number; readonly open: number } {
  const armoured = book.map.openings.filter(
    ({ kind, level, from, to }) =>
      kind === 'armoured' &&
      isInPlace({ book }, place, { at: from, level }) &&
      isInPlace({ book }, place, { at: to, level }),
  )
  return { all: armoured.length, open: armoured.filter(({ id }) => state.openings[id]?.state !== 'closed').length }
}

export const zedsThere = (look: Look, place: string): number =>
  look.state.zeds.filter((z) => isInPlace(look, place, z)).length

/** rs.scenario.7, rs.scenario.8 Everybody inside, the doors closed, and no Zed among them. */
const isHouseHeld = (look: Look, { place, half }: Extract<Goal, { is: 'safe house' }>): boolean =>
  areAllThere(look) &&
  armouredDoors(look, place).open === 0 &&
  zedsThere(look, place) === 0 &&
  (!half || isHalf(look, isInPlay))

const countIn = (items: readonly string[], good: Good): number => items.filter((item) => item === good).length

/** Things that lie or are carried where they count, of a kind. */
function countOf(
  { state }: Look,
  good: Good,
  counts: (spot: { at: Survivor['at']; level: number }) => boolean,
): number {
  const holders = [...state.survivors.filter(isInPlay), ...state.piles].filter(counts)
  return holders.reduce((sum, { items }) => sum + countIn(items, good), 0)
}

/** What caches still hold. Who plays knows it: a deck of food brings food with every card. */
function countHidden({ state, book }: Look, good: Good): number {
  return book.map.caches.reduce((sum, { id, deck }) => {
    const card = state.hidden.caches[id]
    if (card === undefined || state.searched.includes(id)) return sum
    const crate = good === 'weapons' && isCrate(book.scenario.goal, id) && book.needs.weapons > 0 ? 1 : 0
    return sum + crate + countIn(cardsInDeck(deck)[card]?.items ?? [], good)
  }, 0)
}
const isCrate = (goal: Goal, cache: string): boolean => goal.is === 'goods' && goal.crate === cache

/** rs.scenario.9 What is in the zone of the truck. */
export const goodsThere = (look: Look): Record<'food' | 'drugs' | 'weapons', number> => {
  const count = (good: Good): number =>
    countOf(look, good, (spot) => isInPlace(look, look.book.scenario.goal.place, spot))
  return { food: count('food'), drugs: count('drugs'), weapons: count('weapons') }
}

/** rs.scenario.9 Could they drive now: everybody there, half of those who set out, and the goods? */
export function mayDrive(look: Look): boolean {
  if (look.book.scenario.goal.is !== 'goods' || !areAllThere(look)) return false
  const { food, drugs, weapons } = goodsThere(look)
  const { needs } = look.book
  const hasAll = food >= needs.food && drugs >= needs.drugs && weapons >= needs.weapons
  return hasAll && isHalf(look, (s) => isInPlay(s) && isThere(look, s))
}

const canStillBe = (look: Look, good: Good, needed: number): boolean =>
  countOf(look, good, () => true) + countHidden(look, good) >= needed

/** rs.scenario.10 Enough others and one of the players are out. */
const isRescued = ({ state, book }: Look): boolean => {
  const out = state.survivors.filter(({ status }) => status === 'safe')
  return out.filter((s) => !book.isStarter(s)).length >= book.needs.others && out.some(countsAsPS)
}

/** rs.scenario.14, rs.scenario.18 Half of those who set out are aboard: what counts once the helicopter or boat has left. */
export const isHalfAboard = (look: Look): boolean => isHalf(look, ({ status }) => status === 'safe')

/** rs.end.2 Does the scenario's own condition hold? Helicopter, boat and truck are judged when they leave. */
export function isWon(look: Look): boolean {
  const { goal } = look.book.scenario
  switch (goal.is) {
    case 'safe house':
      return isHouseHeld(look, goal)
    case 'rescue':
      return isRescued(look)
    case 'goods':
    case 'helicopter':
    case 'boat':
      return false
  }
}

const NPS_LEFT = new Set<Survivor['status']>(['alive', 'hidden', 'safe'])

/** rs.end.3 Why the objective can no longer be met; null while it can. */
export function whyHopeless(look: Look): string | null {
  const { state, book } = look
  const { goal } = book.scenario
  const needsHalf = goal.is !== 'rescue' && (goal.is !== 'safe house' || goal.half)
  if (needsHalf && !isHalf(look, (s) => s.status === 'alive' || s.status === 'safe'))
    return 'Fewer than half of those who set out are alive.'
  switch (goal.is) {
    case 'goods': {
      const { food, drugs, weapons } = book.needs
      const has =
        canStillBe(look, 'food', food) && canStillBe(look, 'drugs', drugs) && canStillBe(look, 'weapons', weapons)
      return has ? null : 'The goods can no longer be had.'
    }
    case 'rescue': {
      const left = state.survivors.filter((s) => !book.isStarter(s) && NPS_LEFT.has(s.status)).length
      return left < book.needs.others ? 'Too few of the people to be rescued are left.' : null
    }
    case 'boat':
      return canStillBe(look, 'fuel', BOAT.cans - state.progress.cans) ? null : 'The fuel can no longer be had.'
    case 'safe house':
    case 'helicopter':
      return null
  }
}
