/** ed.camp-zombify The dead become more. */
import { ask, procedure, type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../../clauses.ts'
import { type Force, type ForceHerd, herdCost } from '../../forces/force.ts'
import { CLASSES } from '../../tables/profiles.ts'
import { type Action, actingIn, each } from '../action.ts'
import type { Command, CommandOf } from '../commands.ts'
import { d8 } from '../dice.ts'
import { ZOMBIFY_ON, ZOMBIFY_POINTS } from '../numbers.ts'
import { enlisted, listRefusal, setForce, worthOf } from '../roster.ts'
import { type CampaignForce, isHuman, type Look, tileAt, type Transaction } from '../state.ts'

type V = { force: number }

/** The cheapest herd there is. */
const LEAST = herdCost('regular', CLASSES[0])

/** ed.camp-zombify.1, ed.camp-zombify.2 What new herds may be worth. */
export const zombifyRoom = ({ book }: Pick<Look, 'book'>, horde: CampaignForce): number =>
  Math.min(ZOMBIFY_POINTS, book.pointsLimit - worthOf(horde))

/** ed.camp-zombify.3 Any tile will do, unless a house rule asks for one of their own. */
export function hordeRefusal({ state, book }: Look, { at, owner }: CampaignForce, clause: Clause): Refusal | null {
  if (isHuman(owner)) return refuse(clause, 'Only the Zombies do this.')
  return book.zombiesNeedControl() && tileAt(state, at).controller !== owner
    ? refuse('ed.camp-zombify.3', 'By a house rule the Zombies do this only in tiles that they control.')
    : null
}

function refusalFor(look: Look, force: CampaignForce): Refusal | null {
  const refusal = hordeRefusal(look, force, 'ed.camp-zombify.1')
  if (refusal) return refusal
  return zombifyRoom(look, force) < LEAST
    ? refuse('ed.camp-zombify.2', 'This horde is so large that no herd can be added.')
    : null
}

export const ZOMBIFY: Action<'zombify'> = {
  choices: (look, faction) =>
    each(
      look,
      faction,
      (force) => !refusalFor(look, force),
      (force) => ({ do: 'zombify', force }),
    ),
  refusal: (look, _faction, { force }) => refusalFor(look, actingIn(look, force)),
  take(t, faction, { force }) {
    const face = d8(t, { clause: 'ed.camp-zombify.1', seat: faction, what: 'zombify' })
    const passed = face >= ZOMBIFY_ON
    t.emit({ e: 'zombify rolled', clause: 'ed.camp-zombify.1', force, face, needed: ZOMBIFY_ON, passed })
    if (passed) t.call('zombify', { force })
  },
}

const regular = (size: number): ForceHerd => ({ is: 'herd', kind: 'regular', size })

/** Decisions: Regular 15 and Regular 10, as far as there is room. */
export function proposedHerds(room: number): Force {
  const herds: ForceHerd[] = []
  let left = room
  for (const wanted of [15, 10]) {
    const size = [wanted, 10, 5].find((one) => one <= wanted && herdCost('regular', one) <= left)
    if (size === undefined) continue
    herds.push(regular(size))
    left -= herdCost('regular', size)
  }
  return herds
}

function choices(look: Look, v: V): CommandOf<'herds'>[] {
  const room = zombifyRoom(look, actingIn(look, v.force))
  const proposed = proposedHerds(room)
  const single = (['fast', 'military'] as const).flatMap((kind) => {
    const size = [...CLASSES].reverse().find((one) => herdCost(kind, one) <= room)
    return size === undefined ? [] : [[{ is: 'herd' as const, kind, size }]]
  })
  return [proposed, ...single].map((units) => ({ do: 'herds', units }))
}

function herdsRefusal(look: Look, v: V, command: Command): Refusal | null {
  if (command.do !== 'herds') return refuse('ed.camp-zombify.1', 'The horde grows: say which herds join it.')
  return listRefusal('zombies', zombifyRoom(look, actingIn(look, v.force)), command.units)
}

/** ed.camp-zombify.2 New herds only. */
function grow(t: Transaction, v: V, { units }: CommandOf<'herds'>): void {
  const members = units.map((unit) => enlisted(t, unit))
  setForce(t, v.force, { units: [...actingIn(t, v.force).units, ...members] })
  t.emit({ e: 'herds joined', clause: 'ed.camp-zombify.2', force: v.force, units: members })
}

export const zombify = procedure<Transaction, Command>('zombify', [
  ask<Transaction, Command, V>('ed.camp-zombify.1', 'herds', {
    who: () => ['zombies'],
    choices,
    check: (look, v, _seat, command) => herdsRefusal(look, v, command),
    take: (t, v, _seat, command) => grow(t, v, command as CommandOf<'herds'>),
    onClock: (look, v) => choices(look, v).slice(0, 1),
  }),
])
