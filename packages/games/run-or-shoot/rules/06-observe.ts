/** rs.items.6 Step 9, after the shots: binoculars on a lair. */
import { procedure, refuse, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Lair } from '../content/table-map.ts'
import type { Look, Survivor, Transaction } from '../state.ts'
import { BINOCULARS } from '../tables/items.ts'
import { cm } from '../tables/units.ts'
import { asFigure, asPoint, isInFront, isWithin } from './01-measure.ts'
import { hasClearLine } from './03-sight.ts'
import { type Acting, seatsAct } from './08-acting.ts'
import { everybodyAgain } from './08-parts.ts'
import { learnByBinoculars } from './43-learnt.ts'

/** Within 60 cm, in front of him, and with a clear line to its mouth. */
const isInView = (look: Look, s: Survivor, lair: Lair): boolean =>
  isWithin(asFigure(s), asPoint(lair), cm(BINOCULARS)) &&
  isInFront(s.at, s.facing, lair.at) &&
  hasClearLine(look, s, lair)

const lairsInView = (look: Look, s: Survivor): Lair[] => look.book.map.lairs.filter((lair) => isInView(look, s, lair))

/** Only who has binoculars and has neither moved, fought, thrown nor fired. */
function isAtLeisure(s: Survivor): boolean {
  if (!s.items.includes('binoculars') || s.down || s.pinnedBy !== null) return false
  const hasMoved = s.moved > 0 || s.climbed || s.crossed
  return !hasMoved && !s.fought && !s.threw && !s.fired
}

/** The truth, open to all: is anybody in there? It wakes nobody. */
function observe(t: Transaction, s: Survivor, id: string): void {
  const movement = t.state.hidden.hordes.some(({ lair, inside }) => lair === id && inside > 0)
  t.reveal()
  learnByBinoculars(t, id, movement)
  t.emit({ e: 'observed', clause: 'rs.items.6', survivor: s.n, lair: id, movement })
}

const acting: Acting = {
  isDue: (look, s) => isAtLeisure(s) && lairsInView(look, s).length > 0,
  choices: (look, s) => lairsInView(look, s).map(({ id }): Command => ({ do: 'observe', lair: id })),
  check: (look, s, command) => {
    if (command.do !== 'observe') return refuse('rs.items.6', 'Observe a lair, or let it be.')
    return lairsInView(look, s).some(({ id }) => id === command.lair)
      ? null
      : refuse('rs.items.6', 'No such lair lies ahead in plain view, within 60 cm.')
  },
  take: (t, s, command) => {
    if (command.do === 'observe') observe(t, s, command.lair)
    return 'over'
  },
  isAside: true,
}

export const observing = procedure<Transaction, Command>('observing', [
  step('rs.turn.3', 'everybody again', everybodyAgain),
  seatsAct('rs.items.6', 'observe', acting),
])
