import type { Event } from '@shamble/run-or-shoot/page'
import { fight, type Line } from '../../../words/phrases.ts'
import { type Chapter, deed, type EventOf, row, type Scene, zedsDo } from './lines.ts'

type End = Extract<Event, { readonly e: 'zed destroyed' }>['how']

const ENDS: Readonly<Record<End, readonly [one: string, many: string]>> = {
  head: ['is shot in the head and gone', 'are shot in the head and gone'],
  weapon: ['is struck down for good', 'are struck down for good'],
  blast: ['is blown to pieces', 'are blown to pieces'],
  fire: ['has burnt to ashes', 'have burnt to ashes'],
  WP: ['burns up in the phosphorus', 'burn up in the phosphorus'],
  hits: ['falls at last and is gone', 'fall at last and are gone'],
  burst: ['is gone', 'are gone'],
}

function goneLine(run: readonly EventOf<'zed destroyed'>[], scene: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const ns = run.map(({ zed }) => zed)
  return { ...zedsDo(fight, 'skull', first, scene, ns, ENDS[first.how]), mark: 'killed' }
}

export const mutants = {
  freed: (event) => deed('check', event, ' is free again'),
  'zed destroyed': {
    together: row('zed destroyed', { same: (later, first) => later.how === first.how, says: goneLine }),
  },
} satisfies Chapter
