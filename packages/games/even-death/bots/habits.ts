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
  /** Whether people whom nobody has in his sights come nearer only where that stays so, unless they shoot first. */
  readonly stalks: boolean
  /** Whether people reckon what a shot takes from the enemy in points, a death as much as all wounds before it. */
  readonly reckons: boolean
  /** Whether people look for the place from which they do most and have least to fear, not for the nearest one. */
  readonly picks: boolean
}

export const USUAL: Habit = {
  caution: 0,
  givesGround: true,
  urgency: 1,
  denies: false,
  stalks: false,
  reckons: false,
  picks: false,
}

/** Those of a searching player, as long as nothing else does better: so people lose fewer of their own. */
export const WARY: Habit = { ...USUAL, caution: 3, urgency: 3, stalks: true, picks: true }

/** The same against raiders, who are gone before anybody has found the best place. */
export const AGAINST_RAIDERS: Habit = { ...WARY, picks: false, reckons: true }

/** Habits that are worth trying out, of people who meet herds, of people among people, and of the dead. */
export const AMONG_HERDS: readonly Habit[] = [{ ...WARY, givesGround: false }, USUAL]
export const AMONG_PEOPLE: readonly Habit[] = [{ ...WARY, reckons: true }, USUAL]
export const OF_HERDS: readonly Habit[] = [{ ...WARY, denies: true }]
