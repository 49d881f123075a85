/** What the rules say to a document, in sentences. */
import { ownTableFaults } from '@shamble/even-death/forecast'
import type { Check } from '../../../editor/game-editor.ts'
import { capital } from '../../../words/plain.ts'

/** A whole sentence. */
const sentence = (text: string): string => capital(/[.?!]$/.test(text) ? text : `${text}.`)

export const checksOf = (document: unknown): Check[] =>
  ownTableFaults(document).map(({ grade, at, why, clause }) => ({ grade, at, why: sentence(why), clause }))
