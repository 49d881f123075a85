import { rule } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { type Chapter, type EventOf, people, type Scene, survivorsAbout, who, zed, zedsAbout } from './lines.ts'

export const infection = {
  'infection rolls': (event) =>
    rule(
      'eyeoff',
      event,
      ['The umpire rolls in secret for ', ...people(event.survivors), '.'],
      survivorsAbout(event.survivors),
    ),
  rose: marked('turned', (event: EventOf<'rose'>, scene: Scene) =>
    rule(
      'skull',
      event,
      [who(event.survivor), ' rises as ', zed(scene, event.zed), '.'],
      [...survivorsAbout([event.survivor]), ...zedsAbout([event.zed])],
    ),
  ),
} satisfies Chapter
