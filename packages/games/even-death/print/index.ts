/** What Even Death May Die has to be printed: rosters, cards, counters, templates, plans, and pages to look up. */
import type { Printables } from '@shamble/print'
import { ABOUT } from '../about.ts'
import { CARDS } from './cards.ts'
import { COUNTERS } from './counters.ts'
import { PLANS } from './plans.ts'
import { RECORD } from './record.ts'
import { REFERENCE } from './reference.ts'
import type { NamedForce } from '../forces/text.ts'
import { ROSTERS, rostersOf } from './roster.ts'
import { TEMPLATES } from './templates.ts'

export const evenDeathPrintables = {
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  counters: COUNTERS,
  cards: { width: 63, height: 88, list: CARDS },
  characters: ROSTERS,
  record: RECORD,
  templates: TEMPLATES,
  plans: PLANS,
  reference: REFERENCE,
} satisfies Printables

/** With the sheet of a force that somebody has built. */
export const printablesFor = (force: NamedForce): Printables => ({
  ...evenDeathPrintables,
  title: `${ABOUT.title}: ${force.title.trim() || 'a force'}`,
  characters: rostersOf(force),
})
