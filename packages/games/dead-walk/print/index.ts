/** What Dead Walk Again has to be printed: counters, character sheets, templates, plans, and pages to look things up. */
import type { CharacterPrint, Printables } from '@shamble/print'
import { type Person, readyMade } from '../campaign/person.ts'
import { CHARACTERS, type CharacterId } from '../content/characters.ts'
import { ABOUT } from '../about.ts'
import { OPTIONS } from '../options-schema.ts'
import { BLANK_SHEET, sheetOf } from './characters.ts'
import { COUNTERS } from './counters.ts'
import { PLANS } from './plans.ts'
import { RECORD } from './record.ts'
import { REFERENCE } from './reference.ts'
import { TEMPLATES } from './templates.ts'

const BLANKS = 4

const TEAM: readonly CharacterPrint[] = [
  ...(Object.keys(CHARACTERS) as CharacterId[]).map((id) => sheetOf(readyMade(id, OPTIONS.baseMoral.standard))),
  { ...BLANK_SHEET, count: BLANKS },
]

export const deadWalkPrintables = {
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  counters: COUNTERS,
  characters: TEAM,
  record: RECORD,
  templates: TEMPLATES,
  plans: PLANS,
  reference: REFERENCE,
} satisfies Printables

/** The same with the sheets of these people instead of the ready-made ones: a campaign goes on at a real table. */
export const printablesFor = (people: readonly Person[]): Printables => ({
  ...deadWalkPrintables,
  characters: people.map(sheetOf),
})
