/** dw.psychosis Psychoses: the dice of phase 1, those who are scared, fire that goes wild, and magazines that are emptied. */
import { step } from '@shamble/kernel'
import type { HouseRule } from '../book.ts'
import { change, type Human, humanFigure, isInPlay, type Look, type Transaction, type Weapon } from '../state.ts'
import { PSYCHOSIS_DICE, type PsychosisId } from '../tables/mind.ts'
import { humanBody, isWithin, zombieBody } from './01-figures.ts'
import { setWeapon, spendBurst, weaponOf } from './08-weapons.ts'
import { eliminate } from './19-harm.ts'
import { part } from './40-deciding.ts'
import { hasPsychosis, isGun } from './48-mind.ts'
import { setMind, tellTrait, traitDie } from './48-quirks.ts'
import { traumatise } from './49-trauma.ts'

/** dw.turn.2 Step c of phase 1, which may come to decisions. */
export const minds = part('minds', 'dw.turn.2', mindRolls)

/** dw.psychosis.1, dw.trauma.1 What the chapter adds: trauma, what it leads to, and the dice of phase 1; NPCs have none. */
export const PSYCHOSIS_GATE: HouseRule = {
  slots: {
    psychosesOf: () => (human) => (human.isNpc ? SANE : human.sheet.psychoses),
    traumatise: () => traumatise,
  },
  adds: { interruptions: ['dw.trauma.6'] },
  steps: {
    'tests phase': [
      { after: 'fire', insert: step('dw.turn.2', 'minds', minds.run) },
      { after: 'fear tests', insert: step('dw.psychosis.11', 'the scared', scare) },
    ],
  },
}
const SANE: readonly PsychosisId[] = Object.freeze([])

/** dw.psychosis.15 Does he empty this weapon with whatever he fires? */
export function rages(look: Look, human: Human, id: number): boolean {
  const weapon = weaponOf(human, id)
  return weapon !== undefined && hasPsychosis(look, human, 'rage') && isGun(look.book.weapons[weapon.type])
}

/** dw.psychosis.15 All but the burst that is diced for are wasted. */
export function wasteRounds(t: Transaction, human: Human, id: number): void {
  const weapon = weaponOf(human, id)
  if (weapon && weapon.loaded > 1 && rages(t, human, id)) setWeapon(human, change(weapon, { loaded: 1 }))
}

/** dw.turn.2 Step c of phase 1: figure by figure, for each Despaired, then Schizophrenic. */
function mindRolls(t: Transaction): void {
  for (const human of t.state.humans) {
    if (isInPlay(human) && hasPsychosis(t, human, 'despaired')) despair(t, human)
    if (isInPlay(human) && hasPsychosis(t, human, 'schizophrenic')) dissociate(t, human)
  }
}

/** dw.psychosis.17 The first gun that he could fire. */
const lastResort = ({ book }: Look, { weapons }: Human): Weapon | undefined =>
  weapons.find(({ type, loaded, jammed }) => isGun(book.weapons[type]) && loaded > 0 && !jammed)

/** dw.psychosis.16, dw.psychosis.17 One burst ends it, and he never rises; without a loaded gun nothing happens. */
function despair(t: Transaction, human: Human): void {
  const die = traitDie(t, human, 'despaired', PSYCHOSIS_DICE.worst)
  const gun = lastResort(t, human)
  const works = die.works && gun !== undefined
  tellTrait(t, human, 'despaired', { face: die.face, works })
  if (!works) return
  spendBurst(human, gun.id)
  human.neverRises = true
  eliminate(t, humanFigure(human.n), { from: 'despair', by: null, close: false })
}

/** dw.psychosis.12 No actions and no reactions in this turn. */
function dissociate(t: Transaction, human: Human): void {
  const die = traitDie(t, human, 'schizophrenic', PSYCHOSIS_DICE.worst)
  if (die.works) setMind(human, { frozen: true })
  tellTrait(t, human, 'schizophrenic', die)
}

const isZombieNear = (look: Look, human: Human): boolean =>
  look.state.zombies.some((zombie) => isWithin(look, humanBody(human), zombieBody(zombie), look.book.mindReach.near))

/** dw.psychosis.10, dw.psychosis.11 In step d: who will have to run when his activation comes. */
function scare(t: Transaction): void {
  for (const human of t.state.humans)
    if (isInPlay(human) && hasPsychosis(t, human, 'scared') && isZombieNear(t, human))
      setMind(human, { compelled: Object.freeze(['scared'] as const) })
}
