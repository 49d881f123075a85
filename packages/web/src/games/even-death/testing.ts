/** Moments of battles as the table would see them. */
import type { Command } from '@shamble/even-death/page'
import type { Dice, Game, OptionValues, Seat } from '@shamble/kernel'
import { sceneOf, setUp } from '@shamble/kernel/testkit'
import { type EvenDeathKit, evenDeathRules } from '@shamble/even-death'
import { evenDeathExtras } from '@shamble/even-death/extras'
import type { Selection } from '../../play/game-display.ts'
import { busyMoments, chosenAt, type MomentOf } from '../testing.ts'
import { orderly, settle } from './plan/index.ts'
import type { DisplayState } from './types.ts'
import '../../ui/testing.ts'

export const evenDeath: Game<EvenDeathKit> = { ...evenDeathRules, ...evenDeathExtras }

export type Moment = MomentOf<EvenDeathKit>

export const settled = (options: OptionValues): OptionValues => setUp(evenDeath, { options }).options

/** Questions of random battles, every now and then, with what was told in between. */
export const moments = (
  options: OptionValues,
  seeds: readonly number[],
  { every = 7, most = 400 }: { every?: number; most?: number } = {},
): Generator<Moment> =>
  busyMoments(evenDeath, options, seeds, {
    every,
    most,
    idle: ['concede', 'end-turn', 'finish', 'do-nothing', 'keep', 'stop'],
  })

export const situationOf = (
  moment: Pick<Moment, 'table' | 'options' | 'seat'>,
  selection: Partial<Selection> = {},
): DisplayState => chosenAt(evenDeath, { ...orderly, settle }, moment, selection)

/** Dice that fall as they are told, and then always on eight. */
const falling = (faces: readonly number[]): Dice => {
  const left = [...faces]
  return { roll: () => left.shift() ?? 8, draw: () => 0 }
}

/** A position as the specification of positions writes it, at its first question, or at the one after some commands. */
export function staged(position: object, commands: readonly Command[] = [], faces: readonly number[] = []): Moment {
  let scene = sceneOf(evenDeath)({ position, dice: falling(faces) })
  for (const command of commands) scene = scene.do(scene.owe[0] as Seat, command)
  return { table: scene.table, options: scene.options, seat: scene.owe[0] as Seat, events: [] }
}
