/** What happened, one sentence an event, names first; what belongs together in one line. */
import type { Event, View } from '@shamble/evac/page'
import { logWords } from '../../../words/telling.ts'
import { theObject } from './01-the-object.ts'
import { beforePlay } from './03-before-play.ts'
import { populatingTiles } from './04-populating-tiles.ts'
import { marinePlacement } from './05-marine-placement.ts'
import { turnOrder } from './06-turn-order.ts'
import { marineActivation } from './07-marine-activation.ts'
import { marineMovement } from './08-marine-movement.ts'
import { marineAttacks } from './09-marine-attacks.ts'
import { automaticWeapons } from './10-automatic-weapons.ts'
import { reloads } from './11-reloads.ts'
import { swappingEquipment } from './12-swapping-equipment.ts'
import { zombieAttacks } from './13-zombie-attacks.ts'
import { zombieMovement } from './13-zombie-movement.ts'
import { grenades } from './14-grenades.ts'
import { medkit } from './15-medkit.ts'
import { lieutenant } from './16-lieutenant.ts'
import { scavenging } from './17-scavenging.ts'
import { marinesTurn } from './18-marines-turn.ts'
import { zombieTurn } from './19-zombie-turn.ts'

export const { log, lines } = logWords<Event, View>()([
  theObject,
  beforePlay,
  populatingTiles,
  marinePlacement,
  turnOrder,
  marineActivation,
  marineMovement,
  marineAttacks,
  automaticWeapons,
  reloads,
  swappingEquipment,
  zombieAttacks,
  zombieMovement,
  grenades,
  medkit,
  lieutenant,
  scavenging,
  marinesTurn,
  zombieTurn,
])
