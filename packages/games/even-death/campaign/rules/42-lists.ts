/** ed.camp-setup.9 to ed.camp-setup.14 Lists of forces and hordes: closed until all are locked, then on the map. */
import { askSealed, type Refusal, refuse, sameJson, type Seat, step } from '@shamble/kernel'
import type { Force } from '../../forces/force.ts'
import { readyFor, readyWithin } from '../../forces/ready.ts'
import type { Faction } from '../../tables/profiles.ts'
import type { Command, CommandOf } from '../commands.ts'
import { d8 } from '../dice.ts'
import { type Place, placeAt, tileOn } from '../map.ts'
import { START_FORCES } from '../numbers.ts'
import { snapshotOf } from './57-points.ts'
import { addForce, enlisted, listRefusal, worthOf } from '../roster.ts'
import { forcesAt, isHuman, type Look, type Part, playerOf, tileAt, type Transaction } from '../state.ts'

/** ed.camp-setup.9, ed.camp-setup.11 How many lists a player makes. */
export function listsOf({ book }: Pick<Look, 'book'>, faction: Seat): number {
  if (faction !== 'zombies') return START_FORCES
  const players = book.factions.filter((one) => isHuman(one) || book.countsZombiePlayer()).length
  return Math.min(book.hordesPerPlayer * players, book.hordeLimit)
}

/** ed.camp-setup.11 What each may cost. */
export const startBudget = ({ book }: Pick<Look, 'book'>): number => Math.min(book.startPoints, book.pointsLimit)

const times = (n: number, list: Force): Force[] => Array.from({ length: n }, () => list)

/** Decisions: the ready-made list of that size. */
export const proposedLists = (look: Pick<Look, 'state' | 'book'>, seat: Seat): Force[] =>
  times(listsOf(look, seat), readyFor(playerOf(look.state, seat).faction, startBudget(look)))

/** Lists are endless: what is proposed comes first, then every ready-made force that is not too dear. */
function choices(look: Look, seat: Seat): CommandOf<'lock'>[] {
  const proposed = proposedLists(look, seat)
  const others = readyWithin(playerOf(look.state, seat).faction, startBudget(look))
    .map((list) => times(proposed.length, list))
    .filter((lists) => !sameJson(lists, proposed))
  return [proposed, ...others].map((forces) => ({ do: 'lock', forces }))
}

/** ed.camp-setup.9, ed.camp-setup.11 */
function lockRefusal(look: Look, seat: Seat, command: Command): Refusal | null {
  if (command.do !== 'lock') return refuse('ed.camp-setup.9', 'First make your lists and lock them.')
  const many = listsOf(look, seat)
  const { faction } = playerOf(look.state, seat)
  const [clause, called] = isHuman(faction)
    ? (['ed.camp-setup.9', 'force'] as const)
    : (['ed.camp-setup.10', 'horde'] as const)
  if (command.forces.length !== many) return refuse(clause, `You make ${many} lists, not ${command.forces.length}.`)
  for (const [i, list] of command.forces.entries()) {
    const refusal = listRefusal(faction, startBudget(look), list, `${called} ${i + 1}, `)
    if (refusal) return refusal
  }
  return null
}

function place(t: Transaction, faction: Faction, at: Place, list: Force): void {
  const force = addForce(
    t,
    faction,
    at,
    list.map((unit) => enlisted(t, unit)),
  )
  const clause = isHuman(faction) ? 'ed.camp-setup.9' : 'ed.camp-setup.10'
  t.emit({ e: 'force placed', clause, force: force.id, owner: faction, at, units: force.units, worth: worthOf(force) })
}

/** ed.camp-setup.12 */
const canHordeStartAt = ({ state, book }: Look, at: Place): boolean =>
  tileOn(book.map, at).accessible && tileAt(state, at).controller === null && forcesAt(state, at).length === 0

/** ed.camp-setup.10 First Y, then X; both again where no horde can be. */
function hordeTile(t: Transaction): Place {
  for (;;) {
    const y = d8(t, { clause: 'ed.camp-setup.10', seat: 'zombies', what: 'horde: Y' })
    const x = d8(t, { clause: 'ed.camp-setup.10', seat: 'zombies', what: 'horde: X' })
    const again = !canHordeStartAt(t, placeAt(y, x))
    t.emit({ e: 'horde tile rolled', clause: again ? 'ed.camp-setup.12' : 'ed.camp-setup.10', y, x, again })
    if (!again) return placeAt(y, x)
  }
}

/** Answers are opened in the order of `who`: forces first, hordes last. */
function take(t: Transaction, seat: Seat, { forces }: CommandOf<'lock'>): void {
  const { faction, start } = playerOf(t.state, seat)
  t.emit({ e: 'locked', clause: 'ed.camp-setup.14', faction })
  for (const [i, list] of forces.entries()) place(t, faction, isHuman(faction) ? (start[i] ?? 0) : hordeTile(t), list)
}

/** ed.camp-setup.9, ed.camp-setup.10 People in campaign order, then the Zombies. */
const listing = ({ state }: Look): Seat[] => [...state.order].sort((a, b) => Number(isHuman(b)) - Number(isHuman(a)))

function beginWar(t: Transaction): void {
  t.state.phase = 'war'
  t.emit({ e: 'war begins', clause: 'ed.camp-setup.14', ...snapshotOf(t) })
}

export const LISTS: readonly Part[] = [
  step<Transaction>('ed.camp-setup.9', 'lists', (t) => {
    t.state.phase = 'lists'
  }),
  askSealed<Transaction, Command>('ed.camp-setup.9', 'lock forces', {
    who: listing,
    choices: (look, _v, seat) => choices(look, seat),
    check: (look, _v, seat, command) => lockRefusal(look, seat, command),
    take: (t, _v, seat, command) => take(t, seat, command as CommandOf<'lock'>),
    onClock: (look, _v, seat) => choices(look, seat).slice(0, 1),
  }),
  step<Transaction>('ed.camp-setup.14', 'war', beginWar),
]
