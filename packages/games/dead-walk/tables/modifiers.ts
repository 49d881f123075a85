/** dw.shooting.21 The table of shooting modifiers. */

/** Its columns: how fire is resolved. */
export const COLUMNS = ['single', 'automatic', 'shotgun', 'machinegun', 'grenade', 'closeQuarters'] as const
export type Column = (typeof COLUMNS)[number]

/**
 * When a modifier counts in a column: always; for the worst of the targets; if any or only if all of them are so; on the
 * first die only; for the launcher but no hand grenade; for all grenades but Molotovs. `spared` targets are not diced at
 * all, `spared-if-hard` only behind hard cover, and `certain` needs no die.
 */
export type Applies =
  | 'no'
  | 'yes'
  | 'worst'
  | 'any'
  | 'all'
  | 'first-die'
  | 'launcher'
  | 'not-molotov'
  | 'spared'
  | 'spared-if-hard'
  | 'certain'

export interface ModifierRow {
  readonly title: string
  readonly adds: number
  readonly advanced?: true
  readonly in: Readonly<Record<Column, Applies>>
}

/** One word for each column, in their order. */
type Words = readonly [Applies, Applies, Applies, Applies, Applies, Applies]

const columns = ([single, automatic, shotgun, machinegun, grenade, closeQuarters]: Words): Record<Column, Applies> => ({
  single,
  automatic,
  shotgun,
  machinegun,
  grenade,
  closeQuarters,
})

const always = columns(['yes', 'yes', 'yes', 'yes', 'yes', 'yes'])

export const MODIFIERS = {
  pointBlank: { title: 'point blank', adds: 1, in: columns(['yes', 'worst', 'no', 'no', 'no', 'no']) },
  longRange: { title: 'long range', adds: -1, in: columns(['yes', 'worst', 'no', 'no', 'no', 'no']) },
  aim: { title: 'aim', adds: 1, in: columns(['yes', 'first-die', 'no', 'no', 'no', 'no']) },
  cover: { title: 'cover', adds: -1, in: columns(['yes', 'worst', 'spared', 'spared-if-hard', 'no', 'no']) },
  moved: { title: 'moved before firing', adds: -1, in: always },
  friendInCombat: {
    title: 'target in combat with a friend',
    adds: -2,
    in: columns(['yes', 'any', 'no', 'no', 'no', 'no']),
  },
  fallen: { title: 'fallen target within 20 cm', adds: 1, in: columns(['yes', 'all', 'no', 'no', 'no', 'certain']) },
  civilian: {
    title: 'civilian with a military weapon',
    adds: -1,
    advanced: true,
    in: columns(['no', 'yes', 'no', 'yes', 'not-molotov', 'yes']),
  },
  flinch: { title: 'Flinch', adds: -1, advanced: true, in: columns(['yes', 'yes', 'yes', 'yes', 'launcher', 'yes']) },
  depressive: { title: 'Depressive', adds: -2, advanced: true, in: always },
  psycho: { title: 'Psycho near', adds: -1, advanced: true, in: always },
  sexy: { title: 'Sexy near', adds: -1, advanced: true, in: always },
  fastVehicle: {
    title: 'passenger at fast speed',
    adds: 1,
    advanced: true,
    in: columns(['yes', 'yes', 'yes', 'yes', 'launcher', 'no']),
  },
} as const satisfies Record<string, ModifierRow>

export type ModifierId = keyof typeof MODIFIERS
