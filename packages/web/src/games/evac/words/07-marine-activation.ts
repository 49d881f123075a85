import { silent } from '../../../words/telling.ts'
import type { Chapter } from './phrases.ts'

export const marineActivation = {
  'activation ended': silent,
} satisfies Chapter
