import type { XY } from '@shamble/grid'

export type SurvivorId = 'earl' | 'frank' | 'skye' | 'owl'

/** An attack: its dice in the order in which they are thrown, and what distance does to the total (dd.combat.5). */
export interface Weapon {
  readonly title: string
  readonly dice: readonly number[]
  /** Nearer than this costs `tooNear`, once (dd.survivors.15). */
  readonly nearest: number
  readonly tooNear: number
  /** The effective range; every unit beyond it costs `perUnitBeyond`, or is out of reach if that is null. */
  readonly range: number
  readonly perUnitBeyond: number | null
  /** dd.survivors.10 Each die may have a target of its own. */
  readonly maySplit: boolean
}

export interface SurvivorRow {
  readonly title: string
  readonly byname: string
  /** dd.setup.11 Month and day. */
  readonly birthday: readonly [month: number, day: number]
  readonly health: number
  readonly movement: number
  /** dd.survivors.6 Added to the attack for every step of health lost. */
  readonly attackPerStep: number
  /** dd.movement.5, dd.movement.8 Added to the allowance for every step of health lost. */
  readonly movementPerStep: number
  readonly weapon: Weapon
  /** dd.setup.8 */
  readonly start: XY
}

/** The survivor cards, in their printed turn order (dd.setup.9). */
export const SURVIVORS: Readonly<Record<SurvivorId, SurvivorRow>> = {
  earl: {
    title: 'Earl',
    byname: 'the Hobo',
    birthday: [1, 4],
    health: 125,
    movement: 5,
    attackPerStep: 0,
    movementPerStep: -1,
    weapon: {
      title: "assault rifle and drunkard's bottle",
      dice: [12, 12],
      nearest: 1,
      tooNear: 0,
      range: 4,
      perUnitBeyond: 2,
      maySplit: false,
    },
    start: [1, 1],
  },
  frank: {
    title: 'Frank',
    byname: 'the Viking',
    birthday: [3, 17],
    health: 150,
    movement: 4,
    attackPerStep: 2,
    movementPerStep: 2,
    weapon: {
      title: 'war axe',
      dice: [12, 12],
      nearest: 1,
      tooNear: 0,
      range: 1,
      perUnitBeyond: null,
      maySplit: false,
    },
    start: [2, 1],
  },
  skye: {
    title: 'Skye',
    byname: 'the Cybergoth',
    birthday: [7, 31],
    health: 100,
    movement: 6,
    attackPerStep: 0,
    movementPerStep: -1,
    weapon: {
      title: 'two pistols',
      dice: [10, 10],
      nearest: 1,
      tooNear: 0,
      range: 2,
      perUnitBeyond: 2,
      maySplit: true,
    },
    start: [1, 2],
  },
  owl: {
    title: 'Owl',
    byname: 'the Sniper',
    birthday: [11, 2],
    health: 100,
    movement: 3,
    attackPerStep: 0,
    movementPerStep: -1,
    weapon: {
      title: 'sniper rifle',
      dice: [20, 10],
      nearest: 2,
      tooNear: 2,
      range: 5,
      perUnitBeyond: 1,
      maySplit: false,
    },
    start: [2, 2],
  },
}

export const SURVIVOR_IDS = Object.keys(SURVIVORS) as readonly SurvivorId[]
