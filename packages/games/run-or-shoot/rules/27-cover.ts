/** rs.noise.3, rs.noise.4 Vehicles as cover, whose alarms may go off. */
import { procedure, step } from '@shamble/kernel'
import { comparePointToShape } from '@shamble/table'
import type { Command } from '../commands.ts'
import { calledOf, isInPlay, type Look, type Survivor, type Transaction, UMPIRE } from '../state.ts'
import { AT_IT, RADIUS } from '../tables/units.ts'
import { d10 } from './00-dice.ts'
import { soundAlarm } from './27-noise.ts'

/** rs.noise.4 Is his base within 1 cm of the outline of a vehicle? */
function isAt({ facts: { layout } }: Look, { at, level }: Survivor, vehicle: string): boolean {
  const barrier = layout.barriers[layout.numberOf.get(vehicle) ?? -1]
  return (
    barrier !== undefined &&
    barrier.level === level &&
    comparePointToShape(at, barrier.shape, AT_IT + RADIUS.figure) <= 0
  )
}

/** rs.noise.3 5 or more sets it off. */
function roll(t: Transaction, s: Survivor, vehicle: string): void {
  const face = d10(t, {
    clause: 'rs.noise.3',
    seat: s.seat ?? UMPIRE,
    what: `the alarm of the car beside ${calledOf(s)}`,
  })
  const rings = face >= t.book.alarm.from
  t.emit({ e: 'alarm rolled', clause: 'rs.noise.3', survivor: s.n, vehicle, face, rings })
  if (rings) soundAlarm(t, vehicle)
}

/** rs.noise.4 He has ended a step 5 move or climb: one roll for every vehicle with an armed alarm that he has come to. */
export function takeCover(t: Transaction, s: Survivor): void {
  if (!isInPlay(s)) return
  for (const { id, state } of t.state.alarms) {
    if (state !== 'armed' || s.coverAt.includes(id) || !isAt(t, s, id)) continue
    s.coverAt = Object.freeze([...s.coverAt, id])
    roll(t, s, id)
  }
}

/** rs.noise.4 Whoever has ended a step 5 farther from a vehicle may set it off again. */
function leaveCover(t: Transaction): void {
  for (const s of t.state.survivors)
    if (s.coverAt.some((id) => !isAt(t, s, id))) s.coverAt = Object.freeze(s.coverAt.filter((id) => isAt(t, s, id)))
}

/** The end of step 5. */
export const coverLeft = procedure<Transaction, Command>('cover left', [step('rs.noise.4', 'leave', leaveCover)])
