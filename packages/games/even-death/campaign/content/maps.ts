/** The map of a campaign, by its options: Harrow Vale, a random one, or one's own. */
import type { OptionValues } from '@shamble/kernel'
import type { CampaignMap } from '../map.ts'
import { HARROW_VALE } from './harrow-vale.ts'
import { MAP_DOCUMENT, type MapDocument } from './map-document.ts'
import { type MapFault, mapFaults } from './map-faults.ts'
import { randomMap } from './random-map.ts'

export const MAP = MAP_DOCUMENT

const ROLLED = new Map<number, MapDocument>()

function rolled(seed: number): MapDocument {
  const known = ROLLED.get(seed) ?? randomMap(seed)
  ROLLED.set(seed, known)
  return known
}

/** The options were settled before anybody asks for the map. */
export function mapIn({ ownMap, map, mapSeed }: OptionValues): MapDocument {
  const own = (ownMap ?? null) as unknown as MapDocument | null
  if (own !== null) return own
  return map === 'random' ? rolled(mapSeed as number) : HARROW_VALE
}

/** ed.camp-map.6 The first thing that is wrong with a map; null if nothing is. */
export const mapFault = (map: CampaignMap): MapFault | null => mapFaults(map)[0] ?? null
