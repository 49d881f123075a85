import { inWords, type Line, rule, type Word } from '../../../words/phrases.ts'
import { plural } from '../../../words/plain.ts'
import { type Chapter, type EventOf, row, type Scene, secretly } from './lines.ts'
import { lairTitle } from './places.ts'

/** "nobody comes out of the drain and the cellar: they are empty". */
function emptyWords(all: readonly EventOf<'lair empty'>[], { view: { ground } }: Scene, says: string): Word[] {
  if (all.length === 0) return []
  const lairs = inWords(all.map(({ lair }): Word => ({ name: lairTitle(ground, lair) })))
  return [says, ...lairs, `: ${plural(all.length, 'it is', 'they are')} empty`]
}

function emptyLine(run: readonly EventOf<'lair empty'>[], scene: Scene): Line | null {
  const [first] = run
  if (!first) return null
  const { cameOut } = scene.view.view.learnt
  const spent = run.filter(({ lair }) => (cameOut[lair] ?? 0) > 0)
  const never = run.filter((one) => !spent.includes(one))
  const some = emptyWords(spent, scene, `${never.length === 0 ? 'N' : '; n'}o more come out of `)
  return rule('check', first, [...emptyWords(never, scene, 'Nobody comes out of '), ...some, '.'])
}

export const hordes = {
  'horde activated': (event, { view: { ground } }) =>
    secretly(event, ['the horde in ', { name: lairTitle(ground, event.lair) }, ' wakes.']),
  'lair empty': { together: row('lair empty', { says: emptyLine }) },
} satisfies Chapter
