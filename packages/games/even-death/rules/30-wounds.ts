/** ed.wounds What an attack does: wounds, and who of a herd falls. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Attack, Transaction } from '../state.ts'
import { succeeds } from './01-measure.ts'

/** ed.shoot.7, ed.shoot.8 Successes of the attacker, and of the target. */
export const successesOf = ({ faces, needed, modifiers }: Pick<Attack, 'faces' | 'needed' | 'modifiers'>): number =>
  faces.filter((face) => succeeds(face, needed, modifiers)).length

/** ed.wounds.1, ed.wounds.2 As many as the attacker has more successes than the target; none otherwise. */
export const woundsOf = (attack: Attack): number =>
  Math.max(0, successesOf(attack) - successesOf({ ...attack.toughness, faces: attack.against }))

/** ed.wounds.3 What is done with the wounds of an attack, at once. */
export const inflict: readonly Step<Transaction, Command>[] = []
