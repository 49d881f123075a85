/** The parts of a turn, as people call them. */
import { type Card, CARDS, type StepId, type Survivor, type View } from '@shamble/run-or-shoot/page'

export const STEP_TITLES: Readonly<Record<StepId, string>> = {
  setup: 'set-up',
  '1': 'cards',
  '2': 'reveal',
  '3': 'melee',
  '4': 'Zeds bite',
  '5a': 'moves',
  '5b': 'climbing',
  '5c': 'giving',
  '5d': 'first aid',
  '5e': 'assistance',
  '6': 'grenades',
  '7a': 'hordes come out',
  '7b': 'doors',
  '7c': 'Zeds move',
  '7d': 'Hunters spring',
  '7e': 'Hunters crouch',
  '7f': 'drifters',
  '8': 'Zeds stand up',
  '9': 'shooting',
  '10': 'mutants attack',
  '11': 'survivors stand up',
  U1: 'burning Zeds',
  U2: 'infection',
  U3: 'what runs out',
  U4: 'objective',
  U5: 'end of the turn',
}

/** "step 7c: Zeds move", "upkeep: infection". */
export const stepTitle = (step: StepId): string =>
  step === 'setup' ? STEP_TITLES.setup : `${step.startsWith('U') ? 'upkeep' : `step ${step}`}: ${STEP_TITLES[step]}`

/** What a card does after the moves. */
const LATER: Readonly<Partial<Record<Card, string>>> = {
  GRENADE: 'throw',
  BOTH: 'shoot',
  SHOOT: 'shoot',
  SNIPE: 'snipe',
  RELOAD: 'reload',
}

/** "shoot in step 9": what is still to come of the card of somebody who moves; null if nothing is. */
export function laterWords({ view }: { readonly view: View }, { seat }: Survivor): string | null {
  const [card] = ((seat !== null && view.cards[seat]) || []).filter((one) => LATER[one] !== undefined)
  return card === undefined ? null : `${LATER[card] ?? ''} in step ${CARDS[card].steps.at(-1) ?? ''}`
}
