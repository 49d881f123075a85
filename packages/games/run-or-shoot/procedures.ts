/** The order of play: every procedure that a rule can call by name. */
import type { Procedure } from '@shamble/kernel'
import type { Command } from './commands.ts'
import { setUp } from './rules/04-setup.ts'
import { observing } from './rules/06-observe.ts'
import { openCards, placeCards } from './rules/07-cards.ts'
import { counters, game, nextTurn, turn } from './rules/08-turn.ts'
import { melee } from './rules/09-melee.ts'
import { pushing } from './rules/09-push.ts'
import { damage } from './rules/10-damage.ts'
import { survivorsStand, zedsStand } from './rules/12-down.ts'
import { moves } from './rules/13-move.ts'
import { smashing } from './rules/14-door.ts'
import { climbs } from './rules/16-climb.ts'
import { gifts } from './rules/17-give.ts'
import { offers } from './rules/17-transfers.ts'
import { firstAid } from './rules/18-aid.ts'
import { assistance } from './rules/19-assist.ts'
import { grenades } from './rules/20-grenade.ts'
import { burning, flames } from './rules/21-fire.ts'
import { attackersMove } from './rules/23-zed.ts'
import { drifting } from './rules/25-drift.ts'
import { driftersLook, driftersLookUp } from './rules/25-rouse.ts'
import { hordesEmerge, lairsFound, lairsFoundLate } from './rules/26-horde.ts'
import { coverLeft } from './rules/27-cover.ts'
import { alarmsRing } from './rules/27-noise.ts'
import { groans } from './rules/28-groan.ts'
import { mercy } from './rules/29-mercy.ts'
import { shooting } from './rules/29-shoot.ts'
import { crouches, huntersLand, leaps } from './rules/33-hunter.ts'
import { tanksThrow } from './rules/34-tank.ts'
import { boomersSpit } from './rules/35-boomer.ts'
import { smokersEnsnare } from './rules/36-smoker.ts'
import { witchDazzled, witchNotices } from './rules/37-witch.ts'
import { infection } from './rules/38-infection.ts'
import { othersAssist, othersGive, othersThrow, othersTreat } from './rules/39-help.ts'
import { othersClimb, othersMove } from './rules/39-moves.ts'
import { othersFollow, othersSettle } from './rules/39-nps.ts'
import { othersShoot } from './rules/39-shots.ts'
import { orders } from './rules/40-order.ts'
import { objective } from './rules/41-end.ts'
import { scenarioNoises, tankEnters } from './rules/42-departures.ts'
import type { Transaction } from './state.ts'

export const PROCEDURES: readonly Procedure<Transaction, Command>[] = [
  game,
  setUp,
  turn,
  placeCards,
  openCards,
  orders,
  othersSettle,
  melee,
  pushing,
  damage,
  groans,
  alarmsRing,
  scenarioNoises,
  moves,
  othersMove,
  climbs,
  othersClimb,
  gifts,
  othersGive,
  offers,
  firstAid,
  othersTreat,
  assistance,
  othersAssist,
  driftersLook,
  witchNotices,
  lairsFound,
  coverLeft,
  othersFollow,
  grenades,
  othersThrow,
  witchDazzled,
  hordesEmerge,
  tankEnters,
  smashing,
  attackersMove,
  leaps,
  crouches,
  drifting,
  flames,
  zedsStand,
  driftersLookUp,
  shooting,
  observing,
  othersShoot,
  mercy,
  huntersLand,
  boomersSpit,
  tanksThrow,
  smokersEnsnare,
  lairsFoundLate,
  survivorsStand,
  burning,
  infection,
  counters,
  objective,
  nextTurn,
]
