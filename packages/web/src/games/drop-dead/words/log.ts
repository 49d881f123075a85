/** What happened, one sentence an event, names first; what belongs together in one line. */
import type { Event, View } from '@shamble/drop-dead/page'
import { logWords } from '../../../words/telling.ts'
import { setup } from './02-setup.ts'
import { cycle } from './03-cycle.ts'
import { survivorTurn } from './04-survivor-turn.ts'
import { movement } from './05-movement.ts'
import { explore } from './06-explore.ts'
import { symbols } from './06-symbols.ts'
import { cards } from './07-cards.ts'
import { items } from './08-items.ts'
import { events } from './09-events.ts'
import { parts } from './10-parts.ts'
import { combat } from './11-combat.ts'
import { health } from './12-health.ts'
import { spawn } from './14-spawn.ts'
import { behaviour } from './15-behaviour.ts'
import { crowd } from './15-crowd.ts'
import { shamble } from './15-shamble.ts'
import { undead } from './16-undead.ts'
import { doors } from './17-doors.ts'
import { end } from './18-end.ts'

export const { log, lines } = logWords<Event, View>()([
  setup,
  cycle,
  survivorTurn,
  movement,
  explore,
  symbols,
  cards,
  items,
  events,
  parts,
  combat,
  health,
  spawn,
  behaviour,
  crowd,
  shamble,
  undead,
  doors,
  end,
])
