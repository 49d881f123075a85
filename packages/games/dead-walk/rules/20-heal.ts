/** dw.heal First aid. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import { type Human, humanOf, type Item, type Look, isInPlay, type Table, theHuman } from '../state.ts'
import { ITEMS } from '../tables/items.ts'
import { humanBody, humansTouching, isInCloseCombat, touches } from './01-figures.ts'
import { type Action, canPay, firstOf, pay, payRefusal } from './04-actions.ts'

/** dw.heal.3 */
const healsOf = ({ kind }: Item): number => ITEMS[kind].heals

const kitOf = ({ items }: Human, id: number): Item | undefined =>
  items.find((item) => item.id === id && healsOf(item) > 0)

/** dw.heal.2 Himself or a friend whom he touches, neither of them in close combat. */
function patientRefusal(look: Look, human: Human, patient: Human | undefined): Refusal | null {
  if (!patient || !isInPlay(patient)) return refuse('dw.heal.2', 'There is nobody to heal.')
  if (patient !== human && !touches(look, humanBody(human), humanBody(patient)))
    return refuse('dw.heal.2', `${human.name} does not touch ${patient.name}.`)
  if (isInCloseCombat(look, patient)) return refuse('dw.heal.2', `${patient.name} is in close combat.`)
  return patient.wounds > 0 ? null : refuse('dw.heal.4', `${patient.name} has no wounds.`)
}

/** The smallest kit for each patient, and larger ones where they help more. */
function healChoices(look: Look, human: Human): CommandOf<'heal'>[] {
  const kits = kitsOf(human)
  if (kits.length === 0 || !canPay(human, look.book.costs.heal) || isInCloseCombat(look, human)) return []
  const patients = [human, ...humansTouching(look, humanBody(human))].filter((one) => !patientRefusal(look, human, one))
  return patients.flatMap((patient) => kits.map(({ id }) => ({ do: 'heal' as const, kit: id, patient: patient.n })))
}

/** One of each size. */
const kitsOf = ({ items }: Human): Item[] =>
  items.filter((item, i) => healsOf(item) > 0 && items.findIndex(({ kind }) => kind === item.kind) === i)

/** dw.heal.1 */
export const heal: Action<'heal'> = {
  choices: healChoices,
  check: (look, human, { kit, patient }) =>
    firstOf(
      () => (isInCloseCombat(look, human) ? refuse('dw.heal.2', `${human.name} is in close combat.`) : null),
      () => (kitOf(human, kit) ? null : refuse('dw.heal.2', `${human.name} has no first aid kit ${kit}.`)),
      () => patientRefusal(look, human, humanOf(look.state, patient)),
      () => payRefusal(human, look.book.costs.heal),
    ),
  take: (t, human, { kit, patient }) => treat(t, human, kitOf(human, kit) as Item, theHuman(t.state, patient)),
}

/** dw.heal.4 The kit is used up, whatever of it was needed. */
function treat(t: Table, human: Human, kit: Item, patient: Human): void {
  pay(t, human, t.book.costs.heal)
  const by = Math.min(patient.wounds, healsOf(kit))
  patient.wounds -= by
  human.items = Object.freeze(human.items.filter((item) => item !== kit))
  const { wounds } = patient
  t.emit({ e: 'healed', clause: 'dw.heal.3', human: human.n, patient: patient.n, by, wounds, left: human.ap })
}
