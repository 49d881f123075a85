import { rule } from '../../../words/phrases.ts'
import { type Chapter, deed, survivorsAbout, where, who } from './lines.ts'
import { climbTitle } from './places.ts'

export const climbing = {
  climbed: (event, scene) => {
    const by = event.by === null ? [] : [' by ', { name: climbTitle(scene.view.ground, event.by) }]
    return deed('steps', event, ' climbs', ...by, ` and is ${where(scene, event)}`)
  },
  'climb failed': (event, { view: { ground } }) =>
    rule(
      'x',
      event,
      [
        'Zeds crowd the other end of ',
        { name: climbTitle(ground, event.by) },
        ': ',
        who(event.survivor),
        ' cannot climb.',
      ],
      survivorsAbout([event.survivor]),
    ),
} satisfies Chapter
