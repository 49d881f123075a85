/** dw.heal First aid. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import { type Human, humanOf, type Item, type Look, isInPlay, type Transaction, theHuman } from '../state.ts'
import { ITEMS } from '../tables/items.ts'
import { HELPS_FROM } from '../tables/skills.ts'
import { contactWords, humanBody, humansTouching, isInCloseCombat, touches } from './01-figures.ts'
import { type Action, canPay, costOfDeed, firstOf, pay, payRefusal } from './04-actions.ts'
import { mayUse, skillRefusal, useSkill } from './45-skills.ts'
import { adding, distractions, sumOf } from './48-mind.ts'
import { d6, thrownBy } from './01-dice.ts'
import { splitAt } from './01-faces.ts'

/** dw.heal.3 */
const healsOf = ({ kind }: Item): number => ITEMS[kind].heals

const kitOf = ({ items }: Human, id: number): Item | undefined =>
  items.find((item) => item.id === id && healsOf(item) > 0)

/** dw.heal.2 Himself or a friend whom he touches, neither of them in close combat. */
function patientRefusal(look: Look, human: Human, patient: Human | undefined): Refusal | null {
  if (!patient || !isInPlay(patient)) return refuse('dw.heal.2', 'There is nobody to heal.')
  if (patient !== human && !touches(look, humanBody(human), humanBody(patient)))
    return refuse('dw.heal.2', `${human.name} does not touch ${patient.name}${contactWords(look, human, patient)}.`)
  if (isInCloseCombat(look, patient))
    return refuse('dw.heal.2', `${patient.name} is in close combat.`, 'in-close-combat')
  return patient.wounds > 0 ? null : refuse('dw.heal.4', `${patient.name} has no wounds.`)
}

/** dw.heal.2 Everybody whom he could heal now. */
const patientsOf = (look: Look, human: Human, deed: 'heal' | 'first-aid'): Human[] =>
  !canPay(human, costOfDeed(look, deed)) || isInCloseCombat(look, human)
    ? []
    : [human, ...humansTouching(look, humanBody(human))].filter((one) => !patientRefusal(look, human, one))

/** Each size of kit for each patient. */
function healChoices(look: Look, human: Human): CommandOf<'heal'>[] {
  const kits = kitsOf(human)
  if (kits.length === 0) return []
  return patientsOf(look, human, 'heal').flatMap(({ n }) =>
    kits.map(({ id }): CommandOf<'heal'> => ({ do: 'heal', kit: id, patient: n })),
  )
}

/** One of each size. */
const kitsOf = ({ items }: Human): Item[] =>
  items.filter((item, i) => healsOf(item) > 0 && items.findIndex(({ kind }) => kind === item.kind) === i)

/** dw.heal.1 */
export const heal: Action<'heal'> = {
  choices: healChoices,
  check: (look, human, { kit, patient }) =>
    firstOf(
      () => busyRefusal(look, human),
      () => (kitOf(human, kit) ? null : refuse('dw.heal.2', `${human.name} has no first aid kit ${kit}.`)),
      () => patientRefusal(look, human, humanOf(look.state, patient)),
      () => payRefusal(human, costOfDeed(look, 'heal')),
    ),
  take: (t, human, { kit, patient }) => treat(t, human, kitOf(human, kit) as Item, theHuman(t.state, patient)),
}

/** dw.wounds.2 A wound that is closed is not tested any more. */
function closeWounds(patient: Human, by: number): void {
  patient.wounds -= by
  patient.untested = Math.min(patient.untested, patient.wounds)
  patient.bitten = Math.min(patient.bitten, patient.untested)
}

/** dw.heal.4 The kit is used up, whatever of it was needed. */
function treat(t: Transaction, human: Human, kit: Item, patient: Human): void {
  pay(t, human, costOfDeed(t, 'heal'))
  const by = Math.min(patient.wounds, healsOf(kit))
  closeWounds(patient, by)
  human.items = Object.freeze(human.items.filter((item) => item !== kit))
  const { wounds } = patient
  t.emit({ e: 'healed', clause: 'dw.heal.3', human: human.n, patient: patient.n, by, wounds, left: human.ap })
}

const busyRefusal = (look: Look, human: Human): Refusal | null =>
  isInCloseCombat(look, human) ? refuse('dw.heal.2', `${human.name} is in close combat.`, 'in-close-combat') : null

const aidChoices = (look: Look, human: Human): CommandOf<'first-aid'>[] =>
  mayUse(look, human, 'first-aid')
    ? patientsOf(look, human, 'first-aid').map(({ n }) => ({ do: 'first-aid', patient: n }))
    : []

/** dw.heal.2, dw.gskill.8 First aid without a kit. */
export const firstAid: Action<'first-aid'> = {
  choices: aidChoices,
  check: (look, human, { patient }) =>
    firstOf(
      () => skillRefusal(look, human, 'first-aid'),
      () => busyRefusal(look, human),
      () => patientRefusal(look, human, humanOf(look.state, patient)),
      () => payRefusal(human, costOfDeed(look, 'first-aid')),
    ),
  take: (t, human, { patient }) => aid(t, human, theHuman(t.state, patient)),
}

const AID = splitAt(HELPS_FROM.firstAid, 'does not help', 'one wound healed')

function aid(t: Transaction, human: Human, patient: Human): void {
  useSkill(t, human, 'first-aid', patient === human ? {} : { for: patient.n })
  pay(t, human, costOfDeed(t, 'first-aid'))
  const what = `first aid for ${patient.name}: ${HELPS_FROM.firstAid} or more`
  const modifiers = distractions(t, human)
  const face = d6(t, { clause: 'dw.gskill.8', ...thrownBy(human), what, table: AID, ...adding(modifiers) })
  const by = face + sumOf(modifiers) >= HELPS_FROM.firstAid ? 1 : 0
  closeWounds(patient, by)
  const { wounds } = patient
  const thrown = { face, ...adding(modifiers), by, wounds, left: human.ap }
  t.emit({ e: 'aided', clause: 'dw.gskill.8', human: human.n, patient: patient.n, ...thrown })
}
