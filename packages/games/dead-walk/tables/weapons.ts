/** dw.weapons.1 The weapon table, with what is carried how (dw.carry) and fed with what (dw.ammo). */
import { MELEE, type MeleeId, type StrikeKind } from './melee.ts'
import { cm } from './units.ts'

/** dw.carry.3, dw.carry.4 A human's two weapons are of different categories. */
export type Category = 'bullets' | 'shells' | 'belt' | 'grenades' | 'arrows' | 'thrown' | 'melee' | 'fuel'

/**
 * How a weapon is resolved: single shots (bows and thrown weapons too, dw.shooting.22), automatic fire, the cone of
 * shotguns, the circle of the machinegun, grenades by hand or launcher, the flamethrower's cone.
 */
export type FireMode = 'single' | 'automatic' | 'shotgun' | 'machinegun' | 'launcher' | 'grenade' | 'flame'

/** What is stocked and loaded. */
export type Ammunition = 'bullets' | 'shells' | 'belts' | 'arrows' | 'launcher-grenades' | 'hand-grenades' | 'thrown'

interface AmmunitionRow {
  readonly title: string
  /** dw.ammo.3 How many pieces of stock one rolled clip is. */
  readonly perClip: number
  /** dw.ammo.8 One piece fills the magazine, or one burst of it; null for what is thrown by hand. */
  readonly loads: 'magazine' | 'burst' | null
}

export const AMMUNITION: Readonly<Record<Ammunition, AmmunitionRow>> = {
  bullets: { title: 'clips', perClip: 1, loads: 'magazine' },
  shells: { title: 'shells', perClip: 6, loads: 'burst' },
  belts: { title: 'belts', perClip: 1, loads: 'magazine' },
  arrows: { title: 'arrows', perClip: 6, loads: 'burst' },
  'launcher-grenades': { title: 'launcher grenades', perClip: 1, loads: 'burst' },
  'hand-grenades': { title: 'hand grenades', perClip: 1, loads: null },
  thrown: { title: 'throwing weapons', perClip: 1, loads: null },
}

/** The lowest modified scores that fell and eliminate; null for never. */
export interface Scores {
  readonly fall: number | null
  readonly elim: number | null
}

/** dw.shotgun.7 What a shotgun does to targets up to so far along its cone. */
export interface Band extends Scores {
  readonly upTo: number
}

/** dw.shotgun.2, dw.shotgun.3 */
export interface ConeSize {
  readonly length: number
  /** At its far end. */
  readonly width: number
}

export interface FireRow extends Scores {
  readonly mode: FireMode
  /** dw.ammo.1 In bursts; null for weapons without one. */
  readonly magazine: number | null
  /** dw.weapons.2 Dice of a burst; of shotguns, shells for one price at the same targets (dw.shotgun.10). */
  readonly rof: number
  /** dw.weapons.1 Action points for a burst; of hand grenades dw.grenade.4 has the price. */
  readonly cost: number
  /** dw.weapons.3 In units; null where the template is the range. */
  readonly range: number | null
  /** dw.cc.17, dw.cc.20 The close quarter number; null for none. */
  readonly closeQuarters: number | null
  readonly ammunition: Ammunition | null
  readonly cone: ConeSize | null
  readonly bands: readonly Band[]
  /** dw.jam.4, dw.jam.9, dw.jam.11 Can it jam at all? */
  readonly jams: boolean
}

export interface WeaponRow {
  readonly title: string
  readonly category: Category
  /** dw.carry.6 */
  readonly hands: 1 | 2
  /** dw.carry.2 May it be the third weapon? */
  readonly asThird: boolean
  /** dw.weapons.7 */
  readonly noisy: boolean
  readonly fire: FireRow | null
  /** dw.carry.5, dw.carry.11 How it strikes in close combat; null if it cannot. */
  readonly strike: StrikeKind | null
}

const SINGLE = { mode: 'single', rof: 1, cone: null, bands: [], jams: true } as const
const TEMPLATE = { range: null, fall: null, elim: null, cone: null, bands: [] } as const
const HANDGUN = { category: 'bullets', hands: 1, asThird: true, noisy: true, strike: null } as const
const TWO_HANDED = { hands: 2, asThird: false, noisy: true, strike: null } as const
/** dw.carry.11 It strikes with the butt. */
const LONG_GUN = { ...TWO_HANDED, strike: 'bludgeoning' } as const

const handgun = (magazine: number, jams: boolean): FireRow => ({
  ...SINGLE,
  magazine,
  cost: 1,
  range: cm(20),
  closeQuarters: 3,
  fall: 4,
  elim: 6,
  ammunition: 'bullets',
  jams,
})

const RIFLE: FireRow = {
  ...SINGLE,
  magazine: 10,
  cost: 1,
  range: cm(90),
  closeQuarters: 6,
  fall: 4,
  elim: 5,
  ammunition: 'bullets',
}

const LONG_CONE: ConeSize = { length: cm(15), width: cm(5) }
const WIDE_CONE: ConeSize = { length: cm(10), width: cm(10) }

/** dw.shotgun.7 */
const LONG_BANDS: readonly Band[] = [
  { upTo: cm(5), fall: 2, elim: 4 },
  { upTo: cm(10), fall: 3, elim: 5 },
  { upTo: cm(15), fall: 4, elim: 6 },
]
const WIDE_BANDS: readonly Band[] = [
  { upTo: cm(5), fall: 2, elim: 4 },
  { upTo: cm(10), fall: 4, elim: 6 },
]

const SHOTGUN = { ...TEMPLATE, mode: 'shotgun', ammunition: 'shells', jams: true } as const
const AUTOMATIC = {
  mode: 'automatic',
  rof: 5,
  cost: 2,
  ammunition: 'bullets',
  cone: null,
  bands: [],
  jams: true,
} as const

/** dw.weapons.1, dw.grenade.1 */
const THROWN: FireRow = {
  ...SINGLE,
  magazine: null,
  cost: 2,
  range: cm(10),
  closeQuarters: null,
  fall: 5,
  elim: 6,
  ammunition: 'thrown',
  jams: false,
}

const RANGED = {
  pistol: { ...HANDGUN, title: 'pistol', fire: handgun(12, true) },
  revolver: { ...HANDGUN, title: 'revolver', fire: handgun(6, false) },
  'pump-shotgun': {
    ...LONG_GUN,
    title: 'pump shotgun',
    category: 'shells',
    fire: { ...SHOTGUN, magazine: 6, rof: 1, cost: 2, closeQuarters: 5, cone: LONG_CONE, bands: LONG_BANDS },
  },
  'double-barrel': {
    ...LONG_GUN,
    title: 'double barrel shotgun',
    category: 'shells',
    fire: { ...SHOTGUN, magazine: 2, rof: 2, cost: 1, closeQuarters: 5, cone: LONG_CONE, bands: LONG_BANDS },
  },
  'sawn-off': {
    ...TWO_HANDED,
    title: 'sawn-off shotgun',
    category: 'shells',
    fire: { ...SHOTGUN, magazine: 2, rof: 2, cost: 1, closeQuarters: 4, cone: WIDE_CONE, bands: WIDE_BANDS },
  },
  rifle: { ...LONG_GUN, title: 'rifle', category: 'bullets', fire: RIFLE },
  carbine: { ...LONG_GUN, title: 'carbine', category: 'bullets', fire: RIFLE },
  'sniper-rifle': {
    ...LONG_GUN,
    title: 'sniper rifle',
    category: 'bullets',
    fire: { ...RIFLE, magazine: 5, cost: 4, range: cm(150), fall: null, elim: 3 },
  },
  'assault-rifle': {
    ...LONG_GUN,
    title: 'assault rifle',
    category: 'bullets',
    fire: { ...AUTOMATIC, magazine: 6, range: cm(90), closeQuarters: 6, fall: 3, elim: 5 },
  },
  'sub-machinegun': {
    ...LONG_GUN,
    title: 'sub machinegun',
    category: 'bullets',
    fire: { ...AUTOMATIC, magazine: 4, range: cm(60), closeQuarters: 4, fall: 4, elim: 5 },
  },
  machinegun: {
    ...TWO_HANDED,
    title: 'machinegun',
    category: 'belt',
    fire: {
      mode: 'machinegun',
      magazine: 20,
      rof: 10,
      cost: 4,
      range: cm(90),
      closeQuarters: null,
      fall: 4,
      elim: 5,
      ammunition: 'belts',
      cone: null,
      bands: [],
      jams: true,
    },
  },
  'grenade-launcher': {
    ...TWO_HANDED,
    title: 'grenade launcher',
    category: 'grenades',
    fire: {
      ...TEMPLATE,
      mode: 'launcher',
      magazine: 1,
      rof: 1,
      cost: 4,
      range: cm(30),
      closeQuarters: null,
      ammunition: 'launcher-grenades',
      jams: true,
    },
  },
  bow: {
    title: 'bow',
    category: 'arrows',
    hands: 2,
    asThird: false,
    noisy: false,
    strike: null,
    fire: {
      ...SINGLE,
      magazine: 1,
      cost: 2,
      range: cm(50),
      closeQuarters: null,
      fall: 5,
      elim: 6,
      ammunition: 'arrows',
    },
  },
  crossbow: {
    title: 'crossbow',
    category: 'arrows',
    hands: 2,
    asThird: false,
    noisy: false,
    strike: 'bludgeoning',
    fire: {
      ...SINGLE,
      magazine: 1,
      cost: 3,
      range: cm(50),
      closeQuarters: null,
      fall: 4,
      elim: 5,
      ammunition: 'arrows',
    },
  },
  'throwing-knives': {
    title: 'throwing knives',
    category: 'thrown',
    hands: 1,
    asThird: false,
    noisy: false,
    strike: 'edged',
    fire: THROWN,
  },
  'throwing-axes': {
    title: 'throwing axes',
    category: 'thrown',
    hands: 1,
    asThird: false,
    noisy: false,
    strike: 'edged',
    fire: THROWN,
  },
  'hand-grenades': {
    title: 'hand grenades',
    category: 'grenades',
    hands: 1,
    asThird: false,
    noisy: true,
    strike: null,
    fire: {
      ...TEMPLATE,
      mode: 'grenade',
      magazine: null,
      rof: 1,
      cost: 2,
      range: cm(15),
      closeQuarters: null,
      ammunition: 'hand-grenades',
      jams: true,
    },
  },
  flamethrower: {
    ...TWO_HANDED,
    title: 'flamethrower',
    category: 'fuel',
    fire: {
      ...TEMPLATE,
      mode: 'flame',
      magazine: null,
      rof: 1,
      cost: 4,
      closeQuarters: null,
      elim: 5,
      ammunition: null,
      cone: { length: cm(20), width: cm(5) },
      jams: false,
    },
  },
} as const satisfies Record<string, WeaponRow>

type RangedId = keyof typeof RANGED
export type WeaponId = RangedId | MeleeId

const meleeRow = (id: MeleeId): WeaponRow => {
  const { title, hands, strike, thrown } = MELEE[id]
  return {
    title,
    category: 'melee',
    hands,
    asThird: hands === 1,
    noisy: strike === 'chainsaw',
    strike,
    fire: thrown ? THROWN : null,
  }
}

const MELEE_IDS = Object.keys(MELEE) as readonly MeleeId[]

export const WEAPONS = Object.freeze({
  ...RANGED,
  ...(Object.fromEntries(MELEE_IDS.map((id) => [id, meleeRow(id)])) as Record<MeleeId, WeaponRow>),
}) as Readonly<Record<WeaponId, WeaponRow>>

/** dw.shooting.14, dw.shooting.15 */
export const RANGES = { pointBlank: cm(10), long: cm(20) } as const

/** dw.autofire.2, dw.autofire.3 The corridor of automatic fire: how far from the named target, and from the line. */
export const CORRIDOR = { around: cm(5), aside: cm(5) } as const

/** dw.machinegun.1, dw.machinegun.2, dw.machinegun.8 The circle, the height of its front edge, and how far it may shift. */
export const MACHINEGUN = { radius: cm(5), frontHeight: cm(1.4), shift: cm(20) } as const

/** dw.shooting.18 */
export const FALLEN_WITHIN = cm(20)

/** dw.cover.2, dw.shotgun.5, dw.machinegun.4 A target is covered when so many of its 11 middle lines are blocked. */
export const COVERED_LINES = 6

/** dw.jam.2, dw.jam.5 The highest score that jams, and how many ones jam a machinegun. */
export const JAMS = { upTo: 2, machinegunOnes: 3 } as const

/** dw.carry.1, dw.carry.2 */
export const MOST_WEAPONS = 3

/** "pistol is", "throwing knives are". */
export const titleIs = (title: string): string => `${title} ${title.endsWith('s') ? 'are' : 'is'}`
