/** What Run? ... or Shoot? has to be printed: hands of cards, counters, sheets, templates, plans, and pages to look up. */
import type { Printables } from '@shamble/print'
import { ABOUT } from '../about.ts'
import type { Kept } from '../campaign/roster.ts'
import { CARDS_PRINTED } from './cards.ts'
import { sheetOf, SURVIVORS_PRINTED } from './characters.ts'
import { COUNTERS } from './counters.ts'
import { PLANS, UMPIRE_PLANS } from './plans.ts'
import { RECORD } from './record.ts'
import { REFERENCE, UMPIRE_REFERENCE } from './reference.ts'
import { TEMPLATES } from './templates.ts'

export const runOrShootPrintables = {
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  counters: COUNTERS,
  cards: { width: 63, height: 88, list: CARDS_PRINTED },
  characters: SURVIVORS_PRINTED,
  record: RECORD,
  templates: TEMPLATES,
  plans: PLANS,
  reference: REFERENCE,
  umpire: { plans: UMPIRE_PLANS, reference: UMPIRE_REFERENCE },
} satisfies Printables

/** The same with the sheets of a campaign's team: it goes on at a real table. */
export const printablesFor = (team: readonly Kept[]): Printables => ({
  ...runOrShootPrintables,
  characters: team.map(sheetOf),
})
