/** What players of one kind do differently: the competent one has the usual habits. */
export interface Habit {
  /** How many inches people keep beyond bite reach. */
  readonly caution: number
  /** Whether they give ground at all. */
  readonly givesGround: boolean
  /** How many times as much a shot counts at a herd that could bite somebody, or is at the marker. */
  readonly urgency: number
  /** Whether a herd goes to a place that people might win by before they are half done with it. */
  readonly denies: boolean
  /** Whether herds wait until somebody is near. */
  readonly lurks: boolean
}

export const USUAL: Habit = {
  caution: 0,
  givesGround: true,
  urgency: 1,
  denies: false,
  lurks: false,
}

/** Habits that are worth trying out, of people and of the dead. */
export const OF_PEOPLE: readonly Habit[] = [
  { ...USUAL, givesGround: false },
  { ...USUAL, caution: 3, urgency: 2 },
]
export const OF_HERDS: readonly Habit[] = [
  { ...USUAL, lurks: true },
  { ...USUAL, denies: true },
]
