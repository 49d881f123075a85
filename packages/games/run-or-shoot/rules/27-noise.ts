/** rs.noise Loud noises, and the alarms of vehicles. */
import { procedure, step } from '@shamble/kernel'
import { boxOf, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { change, type Look, type Noise, type NoiseKind, type Transaction } from '../state.ts'
import { asPoint, isWithin } from './01-measure.ts'
import { overhear } from './24-known.ts'
import { wakeNear } from './26-horde.ts'
import { disturbByNoise } from './37-witch.ts'
import { stir } from './43-learnt.ts'

/** rs.noise.1 Everybody heard it who was so near. */
function stirNear(t: Transaction, spot: Spot, distance: number): void {
  for (const lair of t.book.map.lairs) if (isWithin(asPoint(lair), asPoint(spot), distance)) stir(t, lair)
}

/** rs.noise.1, rs.noise.7 Heard at once by hordes and a Witch, and remembered for attackers and drifters. */
export function makeNoise(t: Transaction, kind: NoiseKind, { at, level }: Spot): void {
  const { state, book } = t
  const noise: Noise = Object.freeze({ at: Object.freeze({ x: at.x, y: at.y }), level, kind, for7c: true, for7f: true })
  state.noises = Object.freeze([...state.noises, noise])
  t.emit({ e: 'noise', clause: 'rs.noise.2', kind, at, level })
  stirNear(t, noise, book.horde.hears)
  wakeNear(t, noise, book.horde.hears)
  overhear(t, noise)
  disturbByNoise(t, noise)
}

/** rs.noise.7 Attackers, or drifters, have acted on what they heard; what nobody still acts on is forgotten. */
export function forgetNoises(t: Transaction, heardBy: 'for7c' | 'for7f'): void {
  const heard = t.state.noises.map((noise) => change(noise, { [heardBy]: false }))
  t.state.noises = Object.freeze(heard.filter(({ for7c, for7f }) => for7c || for7f))
}

/** rs.noise.2 The centre of a vehicle. */
function centreOf({ facts: { layout } }: Look, vehicle: string): XY {
  const barrier = layout.barriers[layout.numberOf.get(vehicle) ?? -1]
  if (!barrier) throw new Error(`no vehicle ${vehicle}`)
  const { west, north, east, south } = boxOf(barrier.shape)
  return { x: (west + east) >> 1, y: (north + south) >> 1 }
}

/** rs.noise.5, rs.noise.6 An alarm goes off. */
export function soundAlarm(t: Transaction, vehicle: string): void {
  const { state, book } = t
  state.alarms = Object.freeze(
    state.alarms.map((one) => (one.id === vehicle ? change(one, { state: 'ringing', turns: book.alarm.turns }) : one)),
  )
  t.emit({ e: 'alarm', clause: 'rs.noise.6', vehicle, now: 'ringing' })
  makeNoise(t, 'alarm', { at: centreOf(t, vehicle), level: 0 })
}

/** rs.noise.6, rs.turn.6 At the end of step 4 of each later turn it is a fresh noise. */
function ringAgain(t: Transaction): void {
  for (const { id, state } of t.state.alarms)
    if (state === 'ringing') makeNoise(t, 'alarm', { at: centreOf(t, id), level: 0 })
}

export const alarmsRing = procedure<Transaction, Command>('alarms ring', [step('rs.noise.6', 'ring', ringAgain)])
