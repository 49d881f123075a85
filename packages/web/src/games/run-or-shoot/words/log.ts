/** What happened, one sentence an event, names first; what belongs together in one line. */
import { bookFor } from '@shamble/run-or-shoot/forecast'
import type { Event } from '@shamble/run-or-shoot/page'
import type { Told } from '../../../play/game-display.ts'
import { logWords } from '../../../words/telling.ts'
import type { Seen } from '../types.ts'
import { crowd } from './01-crowd.ts'
import { draws } from './04-draws.ts'
import { setup } from './04-setup.ts'
import { items } from './06-items.ts'
import { observing } from './06-observe.ts'
import { cards } from './07-cards.ts'
import { parts } from './08-parts.ts'
import { turn } from './08-turn.ts'
import { melee } from './09-melee.ts'
import { pushing } from './09-push.ts'
import { injury } from './11-injury.ts'
import { down } from './12-down.ts'
import { knockBack } from './12-knock-back.ts'
import { exits } from './13-exit.ts'
import { moves } from './13-move.ts'
import { walking } from './13-walk.ts'
import { doors } from './14-door.ts'
import { handling } from './14-handling.ts'
import { fences } from './15-fence.ts'
import { climbing } from './16-climb.ts'
import { transfers } from './17-transfers.ts'
import { aid } from './18-aid.ts'
import { assistance } from './19-assist.ts'
import { grenade } from './20-grenade.ts'
import { flames } from './21-flames.ts'
import { zedSteps } from './23-steps.ts'
import { drift } from './25-drift.ts'
import { rousing } from './25-rouse.ts'
import { hordes } from './26-horde.ts'
import { cover } from './27-cover.ts'
import { noises } from './27-noise.ts'
import { groans } from './28-groan.ts'
import { firing } from './29-fire.ts'
import { mercy } from './29-mercy.ts'
import { reloading } from './31-reload.ts'
import { mutants } from './32-mutant.ts'
import { ordinary } from './32-ordinary.ts'
import { pins } from './32-pin.ts'
import { hunters } from './33-hunter.ts'
import { tanks } from './34-tank.ts'
import { boomers } from './35-boomer.ts'
import { smokers } from './36-smoker.ts'
import { charges } from './37-charge.ts'
import { witches } from './37-witch.ts'
import { infection } from './38-infection.ts'
import { tests } from './38-test.ts'
import { others } from './39-nps.ts'
import { orders } from './40-order.ts'
import { progress } from './40-progress.ts'
import { end } from './41-end.ts'
import { departures } from './42-departures.ts'
import { secrecy } from './43-secrecy.ts'
import { sharing } from './43-shared.ts'
import { takingOver } from './44-take-over.ts'
import { rulings } from './45-rulings.ts'
import { umpire } from './45-umpire.ts'
import { byHand } from './46-hand.ts'
import { ownDice } from './46-secret-dice.ts'
import type { SeenTable } from './lines.ts'

const told = logWords<Event, SeenTable>()([
  crowd,
  draws,
  setup,
  items,
  observing,
  cards,
  parts,
  turn,
  melee,
  pushing,
  injury,
  down,
  knockBack,
  exits,
  moves,
  walking,
  doors,
  handling,
  fences,
  climbing,
  transfers,
  aid,
  assistance,
  grenade,
  flames,
  zedSteps,
  drift,
  rousing,
  hordes,
  cover,
  noises,
  groans,
  firing,
  mercy,
  reloading,
  mutants,
  ordinary,
  pins,
  hunters,
  tanks,
  boomers,
  smokers,
  charges,
  witches,
  infection,
  tests,
  others,
  orders,
  progress,
  end,
  departures,
  secrecy,
  sharing,
  takingOver,
  rulings,
  umpire,
  byHand,
  ownDice,
])

export const lines = (events: readonly Event[], { view, options }: Seen): readonly Told[] =>
  told.lines(events, { view, ground: bookFor(options) })
