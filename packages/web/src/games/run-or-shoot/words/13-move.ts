import { silent } from '../../../words/telling.ts'
import type { Chapter } from './lines.ts'

/** The board shows which way somebody looks. */
export const moves = { turned: silent } satisfies Chapter
