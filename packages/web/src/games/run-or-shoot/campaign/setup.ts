/** What the page for Five Days offers: house rules for all of its days. */
import { ABOUT, OPTION_GROUPS, OPTIONS } from '@shamble/run-or-shoot/page'
import type { SetupDisplay } from '../../../play/game-display.ts'
import { setupOf } from '../../../play/display/setup-of.ts'
import { setup as daySetup } from '../setup.ts'

/** The difficulty is asked among the others: it holds on every day. */
export const house: SetupDisplay = {
  ...setupOf(ABOUT, OPTIONS, OPTION_GROUPS, {
    presets: [
      { label: 'By the book', options: {} },
      { label: 'Easier', options: { difficulty: 'easy' } },
      { label: 'Without mutants', options: { mutants: ['none'] } },
    ],
    scenarios: [
      {
        id: 'five-days',
        title: 'Five Days',
        says: '',
        ours: true,
        sizes: [4, 1, 2, 3, 5, 6],
        length: '',
        extent: '',
        prescribed: {},
        hides: [],
      },
    ],
    quickStart: {},
    seats: daySetup.seats,
    ...(daySetup.sideWords && { sideWords: daySetup.sideWords }),
  }),
}
