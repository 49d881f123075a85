import { fight, type Line, rule, type Word } from '../../../words/phrases.ts'
import { capital, count } from '../../../words/plain.ts'
import { mutantTitle } from './titles.ts'
import { type Chapter, type EventOf, row, type Scene, verb, where, Zeds, zedsAbout } from './lines.ts'
import { lairTitle } from './places.ts'

type Appeared = EventOf<'zed appeared'>

/** Some come out of a lair; one waits where somebody searches; the others are seen. */
function whence(run: readonly Appeared[], first: Appeared, scene: Scene): Word[] {
  const { ground } = scene.view
  const { from } = first
  if (from === null)
    return [
      ...Zeds(
        scene,
        run.map(({ zed }) => zed),
      ),
      ` ${verb(run, 'is', 'are')} in sight`,
    ]
  if (ground.map.lairs.some(({ id }) => id === from))
    return [
      `${capital(count(run.length))} ${verb(run, 'Zed comes', 'Zeds come')} out of `,
      { name: lairTitle(ground, from) },
    ]
  return ['A Zed was waiting there']
}

/** The next sentence says who has risen as it. */
function isRisen({ zed }: Appeared, { after: [next] }: Scene): boolean {
  return next?.e === 'rose' && next.zed === zed
}

function appearedLine(run: readonly Appeared[], scene: Scene): Line | null {
  const [first] = run
  if (!first || isRisen(first, scene)) return null
  const about = zedsAbout(run.map(({ zed }) => zed))
  if (first.kind !== 'ordinary')
    return fight(
      'warn',
      first,
      [{ name: capital(mutantTitle(first.kind)) }, ` shows itself ${where(scene, first)}.`],
      about,
    )
  const place = first.from === null && run.length === 1 ? ` ${where(scene, first)}` : ''
  return rule('eye', first, [...whence(run, first, scene), `${place}.`], about)
}

export const crowd = {
  'zed appeared': {
    together: row('zed appeared', {
      same: (later, first) => later.from === first.from && later.kind === 'ordinary' && first.kind === 'ordinary',
      says: appearedLine,
    }),
  },
} satisfies Chapter
