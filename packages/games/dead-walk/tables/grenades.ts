import { cm } from './units.ts'

/** dw.grenade.13 The lowest scores of the effect die; null for never. */
export interface GrenadeRow {
  readonly title: string
  readonly stun: number | null
  readonly fall: number | null
  readonly elim: number | null
  /** dw.grenade.18 */
  readonly ignites: boolean
  /** dw.grenade.5 Must it be primed before it is thrown? */
  readonly primed: boolean
  /** dw.grenade.14 Added to the effect die in a confined space. */
  readonly confined: number
  /** dw.grenade.15 Added to the effect die in the open, and does it fill a room of normal size? */
  readonly open: number
  readonly fillsRoom: boolean
  /** dw.archetype.6 Can a launcher fire it? */
  readonly launched: boolean
}

const BLAST = { confined: 0, open: 0, fillsRoom: false, ignites: false, primed: true, launched: true } as const

export const GRENADES = {
  fragmentation: { ...BLAST, title: 'fragmentation grenade', stun: null, fall: 2, elim: 5, confined: 1 },
  molotov: {
    ...BLAST,
    title: 'Molotov cocktail',
    stun: null,
    fall: null,
    elim: 5,
    ignites: true,
    primed: false,
    launched: false,
  },
  incendiary: { ...BLAST, title: 'incendiary grenade', stun: null, fall: null, elim: 5, ignites: true },
  'flash-bang': { ...BLAST, title: 'flash-bang grenade', stun: 3, fall: 5, elim: null, open: -1, fillsRoom: true },
} as const satisfies Record<string, GrenadeRow>

export type GrenadeId = keyof typeof GRENADES
export const GRENADE_IDS = Object.keys(GRENADES) as readonly GrenadeId[]

/** dw.grenade.6, dw.grenade.8 Where it lands: by the lowest modified score, how many dice of centimetres it strays. */
export const ACCURACY = [
  { from: 6, strays: 0 },
  { from: 3, strays: 2 },
  { from: 1, strays: 3 },
] as const

/** dw.grenade.9 A stray grenade stops so far before what it meets. */
export const STOPS_SHORT = cm(1)

/** dw.grenade.10, dw.grenade.16 The blast, and the largest room that is confined, in square units. */
export const BLASTS = { radius: cm(5), confinedArea: 500 * cm(1) * cm(1) } as const

/** dw.jam.6, dw.jam.7 After a natural 1: the highest score at which a grenade explodes at once, or is a dud. */
export const GRENADE_JAMS = { handExplodes: 1, launcherExplodes: 1, dud: 3 } as const

/** dw.fire.1, dw.fire.6, dw.fire.7, dw.fire.10, dw.fire.11 */
export const FIRE = {
  /** The lowest score that eliminates in the first, second and third turn. */
  elim: [5, 3, 1],
  humanTurns: 3,
  spreadsFrom: 4,
  extinguishedFrom: 2,
  extinguisherReach: cm(5),
} as const

/** dw.flame.4, dw.flame.6 The highest scores that empty a flamethrower, and that blow it up when its wearer is hit. */
export const FLAMETHROWER = { emptyUpTo: 2, explodesUpTo: 2 } as const
