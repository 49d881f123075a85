/** What the rules say to a document, in sentences. */
import { ownScenarioFaults } from '@shamble/dead-walk/forecast'
import type { Check } from '../../../editor/game-editor.ts'
import { capital } from '../../../words/plain.ts'

/** A whole sentence. */
const sentence = (text: string): string => capital(/[.?!]$/.test(text) ? text : `${text}.`)

export const checksOf = (document: unknown): Check[] =>
  ownScenarioFaults(document).map(({ grade, at, why, clause }) => ({
    grade,
    at,
    why: sentence(why),
    clause,
  }))
