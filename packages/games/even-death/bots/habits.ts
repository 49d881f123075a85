/** What players of one kind do differently: the competent one has the usual habits. */
export interface Habit {
  /** How many inches people keep beyond bite reach. */
  readonly caution: number
  /** Whether they give ground at all. */
  readonly givesGround: boolean
  /** Whether they go on with their tasks. */
  readonly errands: boolean
  /** With how many zombies at least a herd comes into contact. */
  readonly biters: number
}

export const USUAL: Habit = { caution: 0, givesGround: true, errands: true, biters: 1 }

/** Habits that are worth trying out, of people and of the dead. */
export const OF_PEOPLE: readonly Habit[] = [
  { ...USUAL, givesGround: false },
  { ...USUAL, caution: 3 },
  { ...USUAL, errands: false },
]
export const OF_HERDS: readonly Habit[] = [{ ...USUAL, biters: 4 }]
