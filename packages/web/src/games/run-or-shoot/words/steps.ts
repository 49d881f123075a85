/** The parts of a turn, as people call them. */
import type { StepId } from '@shamble/run-or-shoot/page'

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
