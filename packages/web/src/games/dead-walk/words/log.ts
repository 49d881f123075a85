/** What happened, one sentence an event, names first; what belongs together in one line. */
import type { Event, View } from '@shamble/dead-walk/page'
import type { LogLine, Told } from '../../../play/game-display.ts'
import { logWords } from '../../../words/telling.ts'
import type { Seen } from '../types.ts'
import { setup } from './02-setup.ts'
import { turn } from './03-turn.ts'
import { activation } from './04-activation.ts'
import { climbing } from './05-climbing.ts'
import { movement } from './05-movement.ts'
import { objects } from './05-objects.ts'
import { openings } from './05-openings.ts'
import { carry } from './06-carry.ts'
import { ammo } from './07-ammo.ts'
import { weapons } from './08-weapons.ts'
import { shooting } from './10-shooting.ts'
import { autofire } from './11-autofire.ts'
import { shotgun } from './12-shotgun.ts'
import { machinegun } from './13-machinegun.ts'
import { grenade } from './14-grenade.ts'
import { fire } from './15-fire.ts'
import { flame } from './15-flame.ts'
import { jam } from './16-jam.ts'
import { chainsaw } from './17-chainsaw.ts'
import { closeCombat } from './17-close-combat.ts'
import { breaking } from './18-break.ts'
import { harm } from './19-harm.ts'
import { heal } from './20-heal.ts'
import { wounds } from './20-wounds.ts'
import { zombify } from './21-zombify.ts'
import { armedZombies } from './22-armed-zombies.ts'
import { fear } from './23-fear.ts'
import { moral } from './23-moral.ts'
import { zombieMoves } from './25-zombie-moves.ts'
import { entry } from './26-entry.ts'
import { barriers } from './27-barriers.ts'
import { lurch } from './28-lurch.ts'
import { zombieAttacks } from './29-zombie-attacks.ts'
import { end } from './30-end.ts'
import { finds } from './42-finds.ts'
import { items } from './42-items.ts'
import { search } from './42-search.ts'
import { arriving } from './43-arriving.ts'
import { driving } from './43-driving.ts'
import { ramming } from './43-ramming.ts'
import { vehicles } from './43-vehicles.ts'
import { skills } from './45-skills.ts'
import { deepPockets } from './47-deep-pockets.ts'
import { quirks } from './48-quirks.ts'
import { trauma } from './49-trauma.ts'
import { wildFire } from './50-wild-fire.ts'
import { compulsions } from './51-compulsions.ts'
import { named } from './lines.ts'

const told = logWords<Event, View>()([
  setup,
  turn,
  activation,
  climbing,
  movement,
  objects,
  openings,
  carry,
  ammo,
  weapons,
  shooting,
  autofire,
  shotgun,
  machinegun,
  grenade,
  fire,
  flame,
  jam,
  chainsaw,
  closeCombat,
  breaking,
  harm,
  heal,
  wounds,
  zombify,
  armedZombies,
  fear,
  moral,
  zombieMoves,
  entry,
  barriers,
  lurch,
  zombieAttacks,
  end,
  finds,
  items,
  search,
  arriving,
  driving,
  ramming,
  vehicles,
  skills,
  deepPockets,
  quirks,
  trauma,
  wildFire,
  compulsions,
])

/** One event by itself. */
export function log(event: Event, seen: Seen): LogLine | null {
  const line = told.log(event, seen.view)
  return line && named(line, seen)
}

export const lines = (events: readonly Event[], seen: Seen): readonly Told[] =>
  told.lines(events, seen.view).map((line) => named(line, seen))
