import { rule } from '../../../words/phrases.ts'
import { type Chapter, zedsDo } from './lines.ts'

const GROANS = ['groans: a horde nearby may wake', 'groan: a horde nearby may wake'] as const

export const groans = {
  groaned: (event, scene) => zedsDo(rule, 'ear', event, scene, event.zeds, GROANS),
} satisfies Chapter
