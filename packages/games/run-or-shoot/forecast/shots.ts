/** rs.shoot What a shot would do: its range, everything that is added, the faces of its die, and who would hear it. */
import type { Modifier } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import { asFigure, gapOf } from '../rules/01-measure.ts'
import { isFar, isInArc, bandsOf, modifiersOf, resultOf } from '../rules/29-aim.ts'
import { firingOf } from '../rules/29-fire.ts'
import { targetOf } from '../rules/29-options.ts'
import { shootingCard, shotsWith } from '../rules/30-snipe.ts'
import { gunsOf } from '../rules/31-reload.ts'
import type { Look, Survivor } from '../state.ts'
import type { GunId } from '../tables/guns.ts'
import { type Hearing, hearingOf } from './noise.ts'

export type ShotResult = 'miss' | 'body' | 'head'

export interface ShotForecast {
  readonly gun: GunId
  /** rs.shoot.9 The gap between the bases, in units, and whether the far bands count. */
  readonly gap: number
  readonly far: boolean
  /** rs.shoot.3 */
  readonly inArc: boolean
  /** rs.shoot.15 It is shot at where it was seen last. */
  readonly gone: boolean
  readonly modifiers: readonly Modifier[]
  /** What each face of the die comes to, from 0 to 9. */
  readonly faces: readonly ShotResult[]
  /** rs.shoot.4 Which shot of this turn it is, of how many; rounds in the clip before it. */
  readonly shot: number
  readonly of: number
  readonly rounds: number
  /** rs.noise.2 What was fired this turn is a loud noise already. */
  readonly isLoud: boolean
  /** rs.noise.2 The shot of this turn, this one or a later one, with which it becomes a loud noise; these would hear it. */
  readonly loudFrom: number | null
  readonly hearing: readonly Hearing[]
}

const FACES = 10

/** rs.noise.2 One noise a turn: what has become loud does not become so again. */
function firstLoud({ book }: Look, { kind }: { readonly kind: GunId }, fired: number, most: number): number | null {
  for (let shot = fired + 1; shot <= most; shot++)
    if (book.isLoudFire(kind, shot) && !book.isLoudFire(kind, shot - 1)) return shot
  return null
}

/** Null for whom he does not see, or without such a gun. */
export function shotForecast(look: Look, s: Survivor, command: CommandOf<'shoot'>): ShotForecast | null {
  const gun = gunsOf(s).find(({ id }) => id === command.weapon)
  const target = targetOf(look, s, command)
  if (!gun || !target) return null
  const card = shootingCard(look, s)
  const far = isFar(s, target)
  const modifiers = modifiersOf(look, s, target, card === 'SNIPE')
  const added = modifiers.reduce((sum, { value }) => sum + value, 0)
  const { shots } = firingOf(look, s)
  const of = card === null ? 0 : shotsWith(card, gun)
  const loudFrom = firstLoud(look, gun, shots, Math.min(of, shots + gun.rounds))
  return {
    gun: gun.kind,
    gap: gapOf(asFigure(s), asFigure(target.figure)),
    far,
    inArc: isInArc(s, target),
    gone: target.isGone,
    modifiers,
    faces: Array.from({ length: FACES }, (_, face) => resultOf(bandsOf(gun.kind, far), face + added)),
    shot: shots + 1,
    of,
    rounds: gun.rounds,
    isLoud: look.book.isLoudFire(gun.kind, shots),
    loudFrom,
    hearing: loudFrom === null ? [] : hearingOf(look, s),
  }
}
