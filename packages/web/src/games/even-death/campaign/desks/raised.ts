/** What a new force is begun with. */
import { type Faction, type Force, type ForceHuman, READY_FORCE_IDS, readyForce } from '@shamble/even-death/forces'

export type { ForceHuman }

const FEW = 50

/** The ready-made one of fifty points. */
export const forceOfFaction = (faction: Faction): Force =>
  READY_FORCE_IDS.map(readyForce).find((ready) => ready.faction === faction && ready.points === FEW)?.force ?? []
