/** What the rules say to a document, in sentences. */
import { ownScenarioFaults } from '@shamble/dead-walk/page'
import type { Check } from '../../../editor/face.ts'
import { capital } from '../../../words/plain.ts'

export const checksOf = (document: unknown): Check[] =>
  ownScenarioFaults(document).map(({ grade, at, why, clause }) => ({
    grade,
    at,
    why: capital(/[.?!]$/.test(why) ? why : `${why}.`),
    clause,
  }))
