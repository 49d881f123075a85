/** Moments of games as the table would see them. */
import type { Game, OptionValues, Seat } from '@shamble/kernel'
import { sceneOf, setUp } from '@shamble/kernel/testkit'
import { type RunOrShootKit, runOrShootRules } from '@shamble/run-or-shoot'
import { runOrShootExtras } from '@shamble/run-or-shoot/extras'
import type { Selection } from '../../play/game-display.ts'
import { busyMoments, chosenAt, type MomentOf } from '../testing.ts'
import { defaultFigure, settle } from './plan/index.ts'
import type { DisplayState } from './types.ts'
import '../../ui/testing.ts'

export const runOrShoot: Game<RunOrShootKit> = { ...runOrShootRules, ...runOrShootExtras }

export type Moment = MomentOf<RunOrShootKit>

export const settled = (options: OptionValues): OptionValues => setUp(runOrShoot, { options }).options

/** Questions of random games, every now and then, with what was told in between. */
export const moments = (
  options: OptionValues,
  seeds: readonly number[],
  { every = 7, most = 400 }: { every?: number; most?: number } = {},
): Generator<Moment> =>
  busyMoments(runOrShoot, options, seeds, { every, most, idle: ['pass', 'wait', 'concede', 'stay'] })

export const situationOf = (
  moment: Pick<Moment, 'table' | 'options' | 'seat'>,
  selection: Partial<Selection> = {},
): DisplayState => chosenAt(runOrShoot, { defaultFigure, settle }, moment, selection)

/** A position as the specification of positions writes it, at its first question. */
export function staged(position: object, options: OptionValues = {}): Moment {
  const scene = sceneOf(runOrShoot)({ position, options })
  return { table: scene.table, options: scene.options, seat: scene.owe[0] as Seat, events: [] }
}
