import { type Line, rule } from '../../../words/phrases.ts'
import { type Chapter, type EventOf, row, type Scene, secretly, verb, Zeds, zedsAbout } from './lines.ts'

function rousedLine(run: readonly EventOf<'roused'>[], scene: Scene): Line | null {
  const [first] = run
  const ns = run.map(({ zed }) => zed)
  if (!first) return null
  const words = [
    ...Zeds(scene, ns),
    ` ${verb(ns, 'notices', 'notice')} somebody and ${verb(ns, 'attacks', 'attack')} from now on.`,
  ]
  return rule('warn', first, words, zedsAbout(ns))
}

export const rousing = {
  roused: { together: row('roused', { says: rousedLine }) },
  'roused in secret': (event) => secretly(event, ['a Zed that nobody sees notices somebody.']),
} satisfies Chapter
