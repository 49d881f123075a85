import type { Maps } from '@shamble/shelf'
import { CAMPAIGNS } from './games.ts'
import { nameOf } from './read.ts'
import { quoted, Stop } from './stop.ts'

/** The maps of a game's campaign. */
export function mapsOf(id: string): Maps {
  const found = CAMPAIGNS.find(({ of }) => of === id)?.maps
  if (found) return found
  const ids = CAMPAIGNS.flatMap(({ of, maps }) => (maps ? [of] : []))
  throw new Stop(`no campaign of ${quoted(id)} is played on a map; those of ${ids.join(', ')} are`)
}

/** A map from a file that can be played on; or all that is wrong with it. */
export function soundMap(file: string, document: unknown, maps: Maps): unknown {
  const faults = maps.faultsOf(document)
  if (faults.length === 0) return document
  throw new Stop(faults.map(({ at, why, clause }) => `${nameOf(file)}: ${at}: ${why} [${clause}]`).join('\n'))
}
