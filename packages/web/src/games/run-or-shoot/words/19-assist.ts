import type { AssistAct } from '@shamble/run-or-shoot/page'
import { rule } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, where, who } from './lines.ts'

const ACTS: Readonly<Record<AssistAct, readonly [string, string]>> = {
  free: [' goes for what holds ', ''],
  raise: [' helps ', ' up'],
  boost: [' lifts ', ' up the wall'],
  drag: [' takes hold of ', ''],
}

export const assistance = {
  assisted: (event) => {
    const [before, after] = ACTS[event.act]
    const about = survivorsAbout([event.survivor, event.whom])
    return rule('hand', event, [who(event.survivor), before, who(event.whom), `${after}.`], about)
  },
  dragged: (event, scene) =>
    rule(
      'steps',
      event,
      [who(event.survivor), ' drags ', who(event.whom), ` along; both are ${where(scene, event)}.`],
      survivorsAbout([event.survivor, event.whom]),
    ),
} satisfies Chapter
