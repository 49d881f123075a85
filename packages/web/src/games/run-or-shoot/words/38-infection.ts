import { rule } from '../../../words/phrases.ts'
import { type Chapter, people, survivorsAbout, who, zed, zedsAbout } from './lines.ts'

export const infection = {
  'infection rolls': (event) =>
    rule(
      'eyeoff',
      event,
      ['The umpire rolls in secret for ', ...people(event.survivors), '.'],
      survivorsAbout(event.survivors),
    ),
  rose: (event, scene) =>
    rule(
      'skull',
      event,
      [who(event.survivor), ' rises as ', zed(scene, event.zed), '.'],
      [...survivorsAbout([event.survivor]), ...zedsAbout([event.zed])],
    ),
} satisfies Chapter
