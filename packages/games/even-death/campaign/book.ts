/** The rules of one campaign: its numbers and answers with the house rules laid over them. */
import type { OptionValues } from '@shamble/kernel'
import type { Faction } from '../tables/profiles.ts'
import type { CampaignMap } from './map.ts'

export interface Values {
  /** What was settled before the campaign; for the view, the save and the position, not for rules. */
  readonly options: OptionValues
  readonly map: CampaignMap
  /** ed.camp-setup.1 In the order of the seats. */
  readonly factions: readonly Faction[]
  readonly pointsToWin: number
  /** ed.camp-vp.6 0 = none */
  readonly turnLimit: number
  readonly startSupplies: number
  readonly startPoints: number
  readonly hordesPerPlayer: number
  readonly forceLimit: number
  readonly hordeLimit: number
  readonly pointsLimit: number
  readonly actions: number
  readonly newHordeOn: number
  readonly roundLimit: number
}

/** Questions to which the printed game has one answer and a house rule may have another. */
export interface Slots {
  /** ed.camp-vp.2 Whether points are counted after every own action, too. */
  winsAtOnce(): boolean
  /** ed.camp-setup.11 */
  countsZombiePlayer(): boolean
  /** ed.camp-turn.6 */
  checksEachUnit(): boolean
  /** ed.camp-heal.2 */
  healCures(): boolean
  /** ed.camp-train.4 */
  trainsRecruits(): boolean
  /** ed.camp-battle.6 */
  regroups(): boolean
  /** ed.camp-zombify.3 */
  zombiesNeedControl(): boolean
  /** ed.camp-battle.17 */
  asksForQuick(): boolean
}

export type CampaignBook = Values & Slots
