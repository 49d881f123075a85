import { rule } from '../../../words/phrases.ts'
import { humanName } from '../read.ts'
import { act, aThing, type Chapter, deed, who } from './lines.ts'

/** dw.search.17 What is taken or left of a find costs nothing. */
const isOfFind = ({ clause }: { readonly clause: string }): boolean => clause === 'dw.search.17'

export const objects = {
  joined: (event) => rule('human', event, [who(event.human), ' joins the team.'], [humanName(event.human)]),
  'picked up': (event) =>
    isOfFind(event)
      ? act('take', event, [who(event.human), ` takes ${aThing(event.thing)}.`])
      : deed('take', event, ` picks up ${aThing(event.thing)}`),
  gave: (event) => deed('give', event, ` gives ${aThing(event.thing)} to `, who(event.receiver)),
  dropped: (event) =>
    act('down', event, [who(event.human), ` ${isOfFind(event) ? 'leaves' : 'drops'} ${aThing(event.thing)}.`]),
  'corpse destroyed': (event) =>
    act('skull', event, [who(event.human), ' destroys the corpse of ', who(event.corpse), '.']),
} satisfies Chapter
