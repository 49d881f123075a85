/** ed.perks.4, ed.perks.5 A Medic restores vitality, once in a battle. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import {
  type Activation,
  type Human,
  humanOf,
  isHerd,
  isOnTable,
  type Look,
  type Transaction,
  type Unit,
} from '../state.ts'
import { MEDIC } from '../tables/perks.ts'
import type { Action } from './07-actions.ts'
import { changeActive, select } from './07-selection.ts'
import { inContact } from './16-contact.ts'

/** What a healing keeps while the patient makes its checks. */
type Healing = { medic: number; patient: number; actions: number }

const hasActed = ({ state }: Look): boolean => (state.active?.done.length ?? 0) > 0

function medicFault(look: Look, medic: Human): Refusal | null {
  if (!medic.perks.includes('medic')) return refuse('ed.perks.4', 'Only a Medic heals.')
  if (medic.hasHealed) return refuse('ed.perks.4', 'This Medic has healed in this battle.')
  return hasActed(look) ? refuse('ed.perks.5', 'A Medic who has acted this turn does not heal.') : null
}

function patientFault(look: Look, medic: Human, patient: Human | undefined): Refusal | null {
  if (!patient || !isOnTable(patient) || patient.seat !== medic.seat)
    return refuse('ed.perks.5', 'A Medic heals a friend whose turn can be now.')
  if (patient !== medic && patient.used) return refuse('ed.perks.5', 'This friend has been used this turn.')
  if (patient.vitality >= patient.most) return refuse('ed.perks.5', 'This friend is unhurt.')
  return patient === medic || inContact(look, medic, patient)
    ? null
    : refuse('ed.perks.4', 'This friend is not in contact.')
}

const healFault = (look: Look, medic: Human, patient: number): Refusal | null =>
  medicFault(look, medic) ?? patientFault(look, medic, humanOf(look.state, patient))

function choices(look: Look, unit: Unit): Command[] {
  if (isHerd(unit) || medicFault(look, unit)) return []
  return look.state.humans
    .filter((patient) => patientFault(look, unit, patient) === null)
    .map(({ id }) => ({ do: 'heal', patient: id }))
}

/** Up to 2, never more than is missing; the infection stays. Both do nothing else. */
function restore(t: Transaction, medic: Human, patient: Human): void {
  patient.vitality = Math.min(patient.most, patient.vitality + MEDIC)
  medic.hasHealed = true
  changeActive(t, { actions: 0 })
  t.emit({ e: 'healed', clause: 'ed.perks.4', unit: medic.id, patient: patient.id, vitality: patient.vitality })
}

/** Whoever heals itself has made its checks. */
function take(t: Transaction, unit: Unit, command: Command): void {
  if (isHerd(unit) || command.do !== 'heal') return
  if (command.patient === unit.id) return restore(t, unit, unit)
  const healing: Healing = { medic: unit.id, patient: command.patient, actions: t.state.active?.actions ?? 0 }
  t.call('heal', healing)
}

/** The patient is selected for its checks, and used by that. */
function examine(t: Transaction, { patient }: Healing): void {
  const human = humanOf(t.state, patient)
  if (human) select(t, human, true)
}

/** The Medic's turn goes on: with a patient who is alive and in contact, or with one action lost. */
function treat(t: Transaction, { medic: id, patient: other, actions }: Healing): void {
  const [medic, patient] = [humanOf(t.state, id), humanOf(t.state, other)]
  if (!medic || !patient) return
  const active: Activation = { unit: id, actions, done: Object.freeze(['heal']), idle: false, forgoes: false }
  t.state.active = Object.freeze(active)
  if (isOnTable(patient) && inContact(t, medic, patient)) return restore(t, medic, patient)
  t.emit({ e: 'healing failed', clause: 'ed.perks.5', unit: id, patient: other })
}

export const heal = procedure<Transaction, Command>('heal', [
  step<Transaction, Healing>('ed.perks.5', 'examine', examine),
  step<Transaction, Healing>('ed.perks.4', 'treat', treat),
])

export const healing: Action = {
  do: 'heal',
  by: 'people',
  choices,
  check: (look, unit, command) =>
    isHerd(unit) || command.do !== 'heal' ? null : healFault(look, unit, command.patient),
  take,
}
