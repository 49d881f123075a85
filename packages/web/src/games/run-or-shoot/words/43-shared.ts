import { inWords, rule, type Word } from '../../../words/phrases.ts'
import { type Chapter, type Scene, survivorsAbout, who, zed } from './lines.ts'
import { thingOnMap } from './places.ts'

/** `zed 5`, `person 14`, a cache or a pile. */
function found(scene: Scene, key: string): Word {
  const [, kind, n] = /^(zed|person) (\d+)$/.exec(key) ?? []
  if (kind === 'zed') return zed(scene, Number(n))
  return kind === 'person' ? who(Number(n)) : { name: thingOnMap(scene.view.ground, key) }
}

export const sharing = {
  shared: (event, scene) => {
    const what = event.what.map((key) => found(scene, key))
    return rule(
      'sound',
      event,
      [who(event.by), ' tells the others of ', ...inWords(what), '.'],
      survivorsAbout([event.by]),
    )
  },
} satisfies Chapter
