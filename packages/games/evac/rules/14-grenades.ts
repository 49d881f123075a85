/** Grenades: no roll, everybody in contact with the square dies, and the doors on its sides break. */
import { ask, procedure, refuse, type Seat, step, stopIf, type Vars } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { alive, type Item, type Look, type Marine, type Transaction, theMarine } from '../state.ts'
import { checkVictory } from './01-the-object.ts'
import { DOOR, inContact, squareNamed, xyOf } from './02-the-map.ts'
import { type Action, finishAttackPart } from './07-marine-activation.ts'
import { attackPartRefusal, beginAttackPart, canSee, removeZombie, sightRefusal } from './09-marine-attacks.ts'
import { carried } from './12-swapping-equipment.ts'
import { die } from './13-zombie-attacks.ts'
import { destroyDoor } from './13-zombie-movement.ts'

/** ev.gren.6, ev.gren.8, ev.gren.9 The square itself and the adjacent ones in contact with it. */
export const isHit = (look: Look, centre: number, square: number): boolean =>
  square === centre || inContact(look, centre, square)

const marinesHit = (look: Look, centre: number): Marine[] =>
  look.book.blastKillsMarines() ? look.state.marines.filter((m) => alive(m) && isHit(look, centre, m.at)) : []

/** ev.gren.2, ev.gren.5 Whoever holds a grenade may throw it, as the attack part. */
export const throwGrenade: Action<'throw'> = {
  choices: (look, m) => {
    if (!carried(m, 'grenade') || attackPartRefusal(look, m)) return []
    const { l, up } = look.facts
    const field = look.facts.shots.field(m.at)
    const targets: { do: 'throw'; at: [number, number] }[] = []
    for (let square = 0; square < l.squares; square++)
      if (field[square] === 1 && up[square] === 1 && canSee(look, m.at, square))
        targets.push({ do: 'throw', at: xyOf(look, square) as [number, number] })
    return targets
  },
  /** ev.gren.3, ev.gren.4 Any square of a face-up tile in sight, the thrower's own included. */
  check: (look, m, command) => {
    const square = squareNamed(look, command.at)
    const part = attackPartRefusal(look, m)
    if (part) return part
    if (!carried(m, 'grenade')) return refuse('ev.gren.2', 'This marine holds no grenade.')
    if (square < 0) return refuse('ev.map.9', 'This square is not on the map.')
    if (look.facts.up[square] === 0) return refuse('ev.gren.4', 'The target must lie on a face-up tile.')
    return sightRefusal(look, m.at, square)
  },
  take: (t, m, command) => t.call('grenade', { seat: m.seat, at: squareNamed(t, command.at), called: false }),
}

type Throwing = Vars & { seat: Seat; at: number; called: boolean }

/**
 * ev.gren.1 The grenade is used up; ev.gren.6, ev.gren.7 zombies and marines in the blast die; ev.gren.10 who is hit is
 * settled before the doors break; ev.gren.11, ev.gren.12 the doors on the four sides of the square break, no others,
 * and no wall (ev.gren.13).
 */
function explode(t: Transaction, v: Throwing): void {
  const { state, facts } = t
  const m = theMarine(state, v.seat)
  const grenade = carried(m, 'grenade') as Item
  beginAttackPart(t, m, 'grenade', false)
  m.items = m.items.filter((item) => item !== grenade)
  const squares = facts.l.xy.filter((_, square) => isHit(t, v.at, square))
  t.emit({ e: 'grenade thrown', clause: 'ev.gren.3', seat: m.seat, at: xyOf(t, v.at), squares })
  const victims = marinesHit(t, v.at)
  for (const z of state.zombies.filter((one) => isHit(t, v.at, one.at))) removeZombie(t, z, m, 'ev.gren.6')
  for (const victim of victims) die(t, victim, 'grenade')
  for (let way = 4 * v.at; way < 4 * v.at + 4; way++) {
    const side = facts.l.sides4[way] as number
    if (side >= 0 && facts.door[side] === DOOR.standing) destroyDoor(t, side, 'ev.gren.11')
  }
  checkVictory(t)
  finishAttackPart(t, m)
}

export const grenade = procedure<Transaction, Command>('grenade', [
  ask<Transaction, Command, Throwing>('ev.gren.4', 'a marine would die: sure?', {
    who: (look, v) => (marinesHit(look, v.at).length > 0 ? [v.seat] : []),
    choices: () => [{ do: 'confirm' }, { do: 'cancel' }],
    check: (_look, _v, _seat, command) =>
      command.do === 'confirm' || command.do === 'cancel'
        ? null
        : refuse('ev.gren.4', 'First say whether the grenade is really thrown: a marine would die.'),
    take: (_t, v, _seat, command) => {
      v.called = command.do === 'cancel'
    },
    onClock: () => [{ do: 'cancel' }],
  }),
  stopIf<Transaction, Throwing>('ev.gren.4', 'not thrown', (_look, v) => v.called),
  step<Transaction, Throwing>('ev.gren.6', 'explode', explode),
])
