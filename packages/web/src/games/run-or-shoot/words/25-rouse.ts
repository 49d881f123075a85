import { rule } from '../../../words/phrases.ts'
import { type Chapter, row, secretly, zedsDo } from './lines.ts'

const NOTICES = ['notices one of you and attacks from now on', 'notice one of you and attack from now on'] as const

export const rousing = {
  roused: {
    together: row('roused', {
      says: (run, scene) => {
        const [first] = run
        const ns = run.map(({ zed }) => zed)
        return first ? zedsDo(rule, 'warn', first, scene, ns, NOTICES) : null
      },
    }),
  },
  'roused in secret': (event) => secretly(event, ['a Zed that nobody sees notices somebody.']),
} satisfies Chapter
