/** ed.victory.10 What a scenario asks for: the form of a goal, and what several goals look at. */
import { type Human, isOnTable, type Look, type SeatState, type State, type Transaction } from '../state.ts'
import { fighting } from './02-setup.ts'

/** One thing that a side has to do, and how far it has come. */
export interface GoalPart {
  readonly is: 'destroy' | 'survive' | 'hold' | 'secure' | 'stand' | 'help' | 'leave' | 'carry off' | 'run'
  /** Whose it is; null for nobody's, or for what just happens. */
  readonly side: number | null
  readonly done: number
  readonly of: number
  /** Of what it is so many percent: known before anybody has deployed. */
  readonly share?: number
}

/** How a scenario is won besides ed.victory.1, ed.victory.2 and ed.victory.4. */
export interface GoalRule {
  /** What is counted when a round is over. */
  count?(t: Transaction): void
  /** The sides that have done what they had to, after a removal or an action, or when a round is over. */
  met(look: Look, roundIsOver: boolean): readonly number[]
  /** Who wins when the last round is over; null if shares decide (ed.victory.9). */
  atLimit(look: Look): readonly number[] | null
  /** What says so, if not ed.victory.10. */
  readonly limit?: 'ed.camp-battle.13'
  /** What is to be done, as it stands. */
  parts(look: Look): readonly GoalPart[]
}

const seatWhere = (state: State, is: (seat: SeatState) => boolean): SeatState => {
  const found = state.seats.find(is)
  if (!found) throw new Error('no such seat in this scenario')
  return found
}

export const zombieSide = ({ state }: Look): number => seatWhere(state, ({ faction }) => faction === 'zombies').side

/** The people, where they are one side. */
export const humanSide = ({ state }: Look): number => seatWhere(state, ({ faction }) => faction !== 'zombies').side

/** The seats of people that fight. */
export const humanSeats = (look: Look): SeatState[] =>
  fighting(look).flatMap(({ seat, faction }) =>
    faction === 'zombies' ? [] : look.state.seats.filter((one) => one.seat === seat),
  )

export const peopleOnTable = (look: Look): Human[] => {
  const seats = humanSeats(look).map(({ seat }) => seat)
  return look.state.humans.filter((human) => isOnTable(human) && seats.includes(human.seat))
}

/** With how many people they began. */
export const peopleAtFirst = (look: Look): number =>
  humanSeats(look).reduce((sum, { startFigures }) => sum + startFigures, 0)

/** Whether so many of all are at least so many percent of them. */
export const isShare = (some: number, all: number, percent: number): boolean => 100 * some >= percent * all

/** The fewest that are so many percent of all. */
export const shareOfAll = (all: number, percent: number): number => Math.ceil((percent * all) / 100)
