/** dd.items.8, dd.items.9 What items do; healing is a house rule's to change and stands in the book. */
export const ITEM_EFFECTS = {
  adrenaline: 4,
  pipeBomb: {
    dice: [12, 12],
    /** Survivors take the total divided by this, rounded down. */
    survivorsDivisor: 2,
  },
} as const

/** dd.events.3 to dd.events.5, dd.events.15 How many zombies a card brings, each time. */
export const EVENT_ZOMBIES = { horde: 3, stragglers: 2, 'lone walker': 1, 'car alarm': 1 } as const

/** dd.components.7, dd.events.7 to dd.events.10 The dice of traps and hazards. */
export const EVENT_DICE = {
  tripwire: [6, 6],
  'bear trap': [6],
  'nail bomb': [6, 6],
  'toxic rain': [6],
} as const

/** dd.events.8 Units of movement that the bear trap takes from the next own turn. */
export const TRAP_SLOWS = 2

/** dd.events.11 How far one sees in fog, and how many cycles after this one it still lies. */
export const FOG = { sight: 3, cycles: 1 } as const
