import { fight } from '../../../words/phrases.ts'
import { type Chapter, row, zedsDo } from './lines.ts'

export const ordinary = {
  'caught fire': {
    together: row('caught fire', {
      says: (run, scene) => {
        const [first] = run
        const ns = run.map(({ zed }) => zed)
        return first ? zedsDo(fight, 'flame', first, scene, ns, ['catches fire', 'catch fire']) : null
      },
    }),
  },
} satisfies Chapter
