/** dw.campaign.2 The road to Harbour Point: which scenario follows which, what is earned, what is carried over. */
import type { OptionValues } from '@shamble/kernel'
import type { ScenarioId } from '../content/scenarios.ts'
import type { Stock } from '../state.ts'
import type { ItemId } from '../tables/items.ts'
import type { KeptWeapon } from './person.ts'
import { isSurvivor, type Result } from './result.ts'
import type { Effects } from './roster.ts'

export type Chapter = Exclude<ScenarioId, 'lawless-street'>

/** What may follow; where the host has a choice, the first unless he says otherwise. */
export const CHART: Readonly<Record<Chapter, readonly Chapter[]>> = {
  'shopping-list': ['mercy', 'night-at-millers'],
  mercy: ['night-at-millers'],
  'night-at-millers': ['nine-forty-bus'],
  'nine-forty-bus': ['quiet-hands', 'last-boat'],
  'quiet-hands': ['last-boat'],
  'last-boat': [],
}
export const CHAPTERS = Object.keys(CHART) as readonly Chapter[]
export const FIRST: Chapter = 'shopping-list'

/**
 * The numbers that are written with the scenarios. Those of a single game were set by a fresh team of four; this one
 * comes worn from the scenario before (dw.campaign.4). What the host sets beats them.
 */
export const DIALS: Readonly<Record<Chapter, OptionValues>> = {
  'shopping-list': { startZombiesPerHuman: 2, entryBRolls: 1, turnLimit: 16 },
  mercy: { startZombiesPerHuman: 1, entryBRolls: 1, turnLimit: 20 },
  'night-at-millers': { startZombiesPerHuman: 3, entryBRolls: 1, turnLimit: 10 },
  'nine-forty-bus': { startZombiesPerHuman: 2, entryBRolls: 1, turnLimit: 22 },
  'quiet-hands': { startZombiesPerHuman: 1, turnLimit: 20 },
  'last-boat': { startZombiesPerHuman: 3, entryBRolls: 2, turnLimit: 16 },
}

/** The friends of the bus, of whom those who escaped are at the boat again. */
const FAMILY = 'nine-forty-bus'
const PICKUP = 'V1'
const TRUCK = 'V1'

/** Those of the family who got away, and are not of the team. */
const friendsIn = ({ fates }: Result): string[] =>
  fates.filter((fate) => fate.isNpc && isSurvivor(fate) && fate.name.endsWith(' Brill')).map(({ name }) => name)

/** What a scenario changes in later ones. */
export function effectsOf(result: Result): Effects {
  switch (result.scenario) {
    case 'mercy':
      return result.grade === 'major-zombie' ? { weakHouse: true } : {}
    case 'night-at-millers':
      return result.driven.includes(PICKUP) ? { pickup: true } : {}
    case FAMILY:
    case 'last-boat':
      return { friends: friendsIn(result) }
    case 'quiet-hands':
      return result.radioOut ? { radio: true } : {}
    default:
      return {}
  }
}

export interface Reward {
  readonly stock: Partial<Pick<Stock, 'bullets' | 'belts'>>
  readonly items: readonly ItemId[]
  readonly weapons: readonly KeptWeapon[]
  /** Wounds that every survivor recovers besides. */
  readonly healed: number
  /** Moral that every survivor regains, up to his full value. */
  readonly moral: number
}

const NOTHING: Reward = { stock: {}, items: [], weapons: [], healed: 0, moral: 0 }
const molotovs = (count: number): KeptWeapon => ({
  type: 'hand-grenades',
  loaded: 0,
  grenades: { molotov: count },
  motor: 'runs',
})

/** What of a result is rewarded. */
export type Rewarded = Pick<Result, 'scenario' | 'grade' | 'crates' | 'driven'>

/** What the team gets for it. */
export function rewardFor({ scenario, grade, crates, driven }: Rewarded): Reward {
  const isMajor = grade === 'major-hero'
  switch (scenario) {
    case 'shopping-list':
      if (isMajor) return { ...NOTHING, stock: { bullets: 3 }, items: ['medium-kit', 'medium-kit'] }
      return grade === 'minor-hero' ? { ...NOTHING, items: ['medium-kit'] } : NOTHING
    case 'mercy': {
      const kits: ItemId[] = Array.from({ length: crates }, () => 'small-kit')
      return { ...NOTHING, healed: crates, items: isMajor ? [...kits, 'antiseptic'] : kits }
    }
    case 'night-at-millers':
      return isMajor ? { ...NOTHING, moral: 1 } : NOTHING
    case FAMILY:
      return isMajor ? { ...NOTHING, weapons: [molotovs(2)], items: ['gas-can'] } : NOTHING
    case 'quiet-hands':
      return driven.includes(TRUCK) ? { ...NOTHING, stock: { belts: 1, bullets: 4 } } : NOTHING
    default:
      return NOTHING
  }
}
