/** ed.command */
export interface Effect {
  readonly title: string
  readonly cost: number
  /** ed.command.4, ed.command.5 When it ends: with the turn, or when the seat's next turn begins. */
  readonly until: 'turn' | 'next turn'
  readonly says: string
}

/** ed.command.3 */
export const EFFECTS = {
  'concentrate-fire': {
    title: 'Concentrate Fire',
    cost: 4,
    until: 'turn',
    says: '+1 to each attack die of Military shooting this turn.',
  },
  'get-to-cover': {
    title: 'Get to cover',
    cost: 3,
    until: 'next turn',
    says: '+1 to each toughness die of Military units until your next turn.',
  },
  'oscar-mike': {
    title: 'Oscar Mike',
    cost: 2,
    until: 'turn',
    says: 'Movement of every Military unit is 10 inches for the rest of this turn.',
  },
  'suppressive-fire': {
    title: 'Suppressive Fire',
    cost: 3,
    until: 'next turn',
    says: 'Up to three units cannot be shot at until your next turn.',
  },
} as const satisfies Readonly<Record<string, Effect>>

export type EffectId = keyof typeof EFFECTS
export const EFFECT_IDS = Object.keys(EFFECTS) as readonly EffectId[]

/** ed.command.1, ed.command.7, ed.command.3 */
export const POINTS_PER_TURN = 1
export const OSCAR_MIKE = 10
export const SUPPRESSED = 3
