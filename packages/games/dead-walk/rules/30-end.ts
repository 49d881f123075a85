/** dw.end The end of the game: what was to be done, who survived, and the grade; and handing a seat over (dw.seat). */
import { changingHands, type Seat } from '@shamble/kernel'
import { OUTSIDE, type XY, whereInPolygon } from '@shamble/table'
import { type Goal, type Grade, GRADES, type Share } from '../content/scenarios.ts'
import {
  change,
  type Human,
  isInPlay,
  type DeadWalkKit,
  type Look,
  playerSeat,
  type State,
  type Transaction,
} from '../state.ts'
import { liftHuman } from './01-crowd.ts'
import { compareGapToGround } from './01-figures.ts'
import { leavePlace } from './43-aboard.ts'

/** dw.turn.11 Is a human whom a seat commands still in play? */
export const isSomebodyLeft = ({ state }: Look): boolean => state.humans.some((h) => isInPlay(h) && h.seat !== null)

/** dw.turn.11 Somebody has left or died: if he was the last, the game ends as soon as the rule at hand is done. */
export const checkNobodyLeft = (t: Transaction): void => t.call('nobody left')

/** dw.end.3 Those of the team who set out with it. */
const startersOf = ({ state }: Look): Human[] => state.humans.filter(({ isNpc }) => !isNpc)

/** dw.end.3 Exactly: no rounding of shares. */
const isShare = (count: number, whole: number, [part, of]: Share): boolean => count * of >= whole * part

/** dw.end.1 Those who are alive and have not been left behind. */
const isSurvivor = ({ status }: Human): boolean => status === 'alive' || status === 'escaped'

const survivorsOf = (look: Look): number => startersOf(look).filter(isSurvivor).length

/** Markers of a kind that were carried out. */
function carriedOut({ state, book }: Look, item: string): number {
  const kinds = book.scenario.markers.filter((marker) => marker.item === item).map(({ id }) => id)
  return state.progress.carriedOut.filter((marker) => kinds.includes(marker)).length
}

/** On the ground inside a building; its roof is another place. */
function isIn({ book }: Look, building: string, { at, on }: { readonly at: XY; readonly on: string | null }): boolean {
  const outline = book.map.terrain.buildings.find(({ id }) => id === building)?.outline ?? []
  return on === null && whereInPolygon(outline, at) !== OUTSIDE
}

const isMarkerNear = (look: Look, marker: string, d: number): boolean => {
  const found = look.book.scenario.markers.find(({ id }) => id === marker)
  return (
    found !== undefined && look.state.humans.some((h) => isInPlay(h) && compareGapToGround(look, h, found.at, d) <= 0)
  )
}

/** The exit of some scenarios is open only once an engine runs. */
export const isExitOpen = ({ state, book }: Look): boolean =>
  book.scenario.engineTurns === null || state.progress.engineTurns >= book.scenario.engineTurns

/** dw.vehicle.32 Has this vehicle left with enough people: a share of the starters, all who live, or anybody? */
function isDrivenOff(look: Look, id: string, needed: Share | 'all-living' | 'somebody'): boolean {
  const { state } = look
  const vehicle = state.vehicles.find((one) => one.id === id)
  if (!vehicle?.gone) return false
  const isAboard = ({ n, status }: Human): boolean => status === 'escaped' && vehicle.places.includes(n)
  if (needed === 'somebody') return state.humans.some(isAboard)
  if (needed === 'all-living') {
    const living = state.humans.filter((human) => isSurvivor(human) && human.seat !== null)
    return living.length > 0 && living.every(isAboard)
  }
  return isShare(startersOf(look).filter(isAboard).length, state.starters, needed)
}

/** dw.search.2 Rooms that count as searched: without the rules for searching, those that a human has been in. */
export const searchedIn = ({ state: { progress }, book }: Look): readonly string[] => book.searchedRooms(progress)

/** How far a goal that is counted has come: so many of so many. */
export interface Tally {
  readonly done: number
  readonly of: number
}

const COUNTED = ['survive', 'eliminated', 'searched', 'carried-out', 'humans-in', 'boat-runs'] as const
type CountedGoal = Extract<Goal, { is: (typeof COUNTED)[number] }>
const isCounted = (goal: Goal): goal is CountedGoal => COUNTED.some((is) => is === goal.is)

function countOf(look: Look, goal: CountedGoal): Tally {
  const { state, book } = look
  switch (goal.is) {
    case 'survive':
      return { done: survivorsOf(look), of: goal.atLeast }
    case 'eliminated':
      return { done: state.progress.eliminated, of: goal.perStarter * state.starters }
    case 'searched':
      return { done: goal.rooms.filter((room) => searchedIn(look).includes(room)).length, of: goal.atLeast }
    case 'carried-out':
      return { done: carriedOut(look, goal.item), of: goal.atLeast }
    case 'humans-in':
      return {
        done: state.humans.filter((h) => isInPlay(h) && isIn(look, goal.building, h)).length,
        of: goal.atLeast,
      }
    case 'boat-runs':
      return { done: state.progress.engineTurns, of: book.scenario.engineTurns ?? Number.POSITIVE_INFINITY }
  }
}

/** Null: a goal that holds or does not. */
export const tallyOf = (look: Look, goal: Goal): Tally | null => (isCounted(goal) ? countOf(look, goal) : null)

/** Is a goal of the scenario met as things stand? */
export function isMet(look: Look, goal: Goal): boolean {
  const { state } = look
  const { progress } = state
  if (isCounted(goal)) {
    const { done, of } = countOf(look, goal)
    return done >= of
  }
  switch (goal.is) {
    case 'always':
      return true
    case 'any':
      return goal.of.some((one) => isMet(look, one))
    case 'all':
      return goal.of.every((one) => isMet(look, one))
    case 'survivors':
      return isShare(survivorsOf(look), state.starters, goal.share)
    case 'picked-up':
      return progress.pickedUp.includes(goal.marker)
    case 'entered':
      return goal.rooms.some((room) => progress.explored.includes(room))
    case 'no-zombie-in':
      return !state.zombies.some((z) => isIn(look, goal.building, z))
    case 'left':
      return isShare(startersOf(look).filter(({ status }) => status === 'escaped').length, state.starters, goal.share)
    case 'drove':
      return isDrivenOff(look, goal.vehicle, goal.with)
    case 'no-npc-left-alive':
      return !state.humans.some(({ isNpc, status }) => isNpc && (status === 'alive' || status === 'lost'))
    case 'npcs-joined':
      return progress.npcsJoined
    case 'came-near':
      return isMarkerNear(look, goal.marker, goal.within)
    case 'played':
      return state.turn >= goal.turns
  }
}

/** dw.xp.7 Kept once it has been met. */
function noteEngagement(t: Transaction): void {
  const { state, book } = t
  if (state.progress.engaged || !isMet(t, book.scenario.engaged)) return
  state.progress = change(state.progress, { engaged: true })
  t.emit({ e: 'goal met', clause: 'dw.xp.7', what: 'engaged' })
}

/** dw.end.2 Are all those gone whom the scenario wants gone? */
function isCleared(look: Look): boolean {
  const { endsWhenGone, full } = look.book.scenario
  if (full.is === 'eliminated' && isMet(look, full)) return true
  return endsWhenGone !== null && look.state.progress.printedGone.length >= endsWhenGone
}

/** dw.turn.11, dw.end.2 Step f of phase 3: the last turn, or the last zombie of those that count. */
export function checkScenario(t: Transaction): void {
  noteEngagement(t)
  const { state, book } = t
  const isLast = book.turnLimit > 0 && state.turn >= book.turnLimit
  if (isLast || isCleared(t)) t.call('ending')
}

/** dw.end.1 Who is still on the table of a scenario with an exit, or with zombies left to be put down. */
export const areLeftBehind = (look: Look): boolean => {
  const { staying } = look.book.scenario
  return staying === 'lost' || (staying === 'survive-if-cleared' && !isCleared(look))
}

/** dw.end.1 */
function leaveBehind(t: Transaction): void {
  if (!areLeftBehind(t)) return
  for (const human of t.state.humans) {
    if (!isInPlay(human)) continue
    human.status = 'lost'
    liftHuman(t, human)
    leavePlace(t, human)
    t.emit({ e: 'lost', clause: 'dw.end.1', human: human.n })
  }
}

/** The grade for so many survivors of those who started, with the whole objective met, or at least part of it. */
export function gradeFor(survivors: number, starters: number, full: boolean, partial: boolean): Grade {
  if (full && isShare(survivors, starters, GRADES.majorHero)) return 'major-hero'
  const isHalf = isShare(survivors, starters, GRADES.minorHero)
  if ((full || partial) && isHalf) return 'minor-hero'
  const [part, of] = GRADES.majorZombie
  if (survivors * of <= starters * part || (!isHalf && !full && !partial)) return 'major-zombie'
  return 'minor-zombie'
}

const TITLES: Readonly<Record<Grade, string>> = {
  'major-hero': 'A major victory of the heroes',
  'minor-hero': 'A minor victory of the heroes',
  'minor-zombie': 'A minor victory of the zombies',
  'major-zombie': 'A major victory of the zombies',
}

const isHeroic = (grade: Grade | null): boolean => grade === 'major-hero' || grade === 'minor-hero'

/** dw.end.3 A hero's grade is a win of the survivors, any other one of the zombies. */
export const winningSides = ({ grade }: State): string[] => [isHeroic(grade) ? 'survivors' : 'zombies']

/** dw.end.1 Those of the team who are lost; zombies that they eliminated. */
export const lossesBySide = ({ humans }: State): Record<string, number> => ({
  survivors: humans.filter((h) => !h.isNpc && !isSurvivor(h)).length,
  zombies: humans.reduce((kills, h) => kills + h.kills + h.closeKills, 0),
})

/** The survivors' seats for a hero's grade; the game master, if there is one, for a grade of the zombies. */
function winnersOf({ book }: Look, grade: Grade): Seat[] {
  if (isHeroic(grade)) return Array.from({ length: book.players }, (_, i) => playerSeat(i + 1))
  return [...book.zombieSeats]
}

/** dw.end.1, dw.end.2, dw.end.3 The game is over: what was reached, and by how many. */
export function gradeGame(t: Transaction): void {
  const { state, book } = t
  noteEngagement(t)
  leaveBehind(t)
  const { starters } = state
  const survivors = survivorsOf(t)
  const full = isMet(t, book.scenario.full)
  const partial = full || isMet(t, book.scenario.partial)
  const grade = gradeFor(survivors, starters, full, partial)
  state.grade = grade
  t.emit({ e: 'graded', clause: 'dw.end.3', grade, survivors, starters, full, partial })
  const people = `${survivors} of ${starters} survived`
  const done = full
    ? 'the whole objective was met'
    : partial
      ? 'part of the objective was met'
      : 'the objective was not met'
  t.win(winnersOf(t, grade), 'dw.end.2', `${TITLES[grade]}: ${people}, ${done}.`)
}

/** dw.seat.3 A person may leave the seat to a bot, who goes on for him, and take it back; nothing else changes. */
const seatsChangeHands = changingHands<DeadWalkKit>({
  clause: 'dw.seat.3',
  tell: (e, seat) => ({ e, clause: 'dw.seat.3', seat }),
})
export const handingOver = { anytime: seatsChangeHands, repeatable: seatsChangeHands.dos } as const
