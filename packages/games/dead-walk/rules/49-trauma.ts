/** dw.trauma Failed fear tests leave marks, and too many of them a psychosis. */
import type { Command } from '../commands.ts'
import { change, type Human, type Transaction } from '../state.ts'
import { PSYCHOSES, type PsychosisId, LAST_PSYCHOSIS } from '../tables/mind.ts'
import { ownerOf, pair, thrownBy } from './01-dice.ts'
import { decide } from './40-deciding.ts'

const ALL = Object.keys(PSYCHOSES) as PsychosisId[]
/** dw.trauma.1, dw.trauma.2, dw.trauma.8 With the rules for psychoses: a point for each failed fear test; dw.trauma.3 so many bring a psychosis. */
export function traumatise(t: Transaction, human: Human): void {
  if (human.isNpc) return
  const { traumaLimit } = t.book
  const points = human.sheet.trauma + 1
  const isBroken = points >= traumaLimit
  const trauma = isBroken ? points - traumaLimit : points
  human.sheet = change(human.sheet, { trauma })
  t.emit({ e: 'trauma', clause: isBroken ? 'dw.trauma.3' : 'dw.trauma.1', human: human.n, points, left: trauma })
  if (isBroken) goMad(t, human)
}

/** dw.trauma.4, dw.trauma.5, dw.trauma.6 The fifth is despair; others are rolled or chosen; with all of them no more. */
function goMad(t: Transaction, human: Human): void {
  const { psychoses } = human.sheet
  const open = ALL.filter((one) => !psychoses.includes(one))
  if (open.length === 0) return
  if (psychoses.length === LAST_PSYCHOSIS - 1 && open.includes('despaired'))
    return gain(t, human, 'despaired', 'dw.trauma.4', null)
  const chosen = t.book.chosenPsychosis(t, human, open)
  if (chosen !== null) return gain(t, human, chosen, 'dw.trauma.6', null)
  const { psychosis, faces } = rolledFrom(t, human, open)
  gain(t, human, psychosis, 'dw.trauma.5', faces)
}

/** dw.trauma.6 With the house rule `psychosisPick`: what his player chooses; null if he leaves it to the dice. */
export function chosenFrom(t: Transaction, human: Human, open: readonly PsychosisId[]): PsychosisId | null {
  const choices: Command[] = [
    { do: 'decline' },
    ...open.map((psychosis): Command => ({ do: 'choose-psychosis', psychosis })),
  ]
  const said = decide(t, { seat: ownerOf(human), choices, about: { asks: 'psychosis', human: human.n } })
  return said.do === 'choose-psychosis' ? said.psychosis : null
}

/** dw.psychosis.2, dw.trauma.6 By the sum of two dice; one that he has is rolled again. */
function rolledFrom(
  t: Transaction,
  human: Human,
  open: readonly PsychosisId[],
): { psychosis: PsychosisId; faces: readonly number[] } {
  for (;;) {
    const faces = pair(t, { clause: 'dw.trauma.5', ...thrownBy(human), what: `psychosis of ${human.name}` })
    const psychosis = open.find((one) => PSYCHOSES[one].sum === faces[0] + faces[1])
    if (psychosis !== undefined) return { psychosis, faces }
  }
}

function gain(
  t: Transaction,
  human: Human,
  psychosis: PsychosisId,
  clause: 'dw.trauma.4' | 'dw.trauma.5' | 'dw.trauma.6',
  faces: readonly number[] | null,
): void {
  human.sheet = change(human.sheet, { psychoses: Object.freeze([...human.sheet.psychoses, psychosis]) })
  t.emit({ e: 'psychosis', clause, human: human.n, psychosis, faces })
}
