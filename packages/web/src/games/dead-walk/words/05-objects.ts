import { rule } from '../../../words/phrases.ts'
import { humanName } from '../read.ts'
import { act, type Chapter, deed, thingWords, who } from './lines.ts'

/** dw.search.17 What is taken or left of a find costs nothing. */
const isOfFind = ({ clause }: { readonly clause: string }): boolean => clause === 'dw.search.17'

export const objects = {
  joined: (event) => rule('human', event, [who(event.human), ' joins the team.'], [humanName(event.human)]),
  'picked up': (event) =>
    isOfFind(event)
      ? act('take', event, [who(event.human), ` takes ${thingWords(event.thing)}.`])
      : deed('take', event, ` picks up: ${thingWords(event.thing)}`),
  gave: (event) => deed('give', event, ` gives ${thingWords(event.thing)} to `, who(event.receiver)),
  dropped: (event) =>
    act('down', event, [who(event.human), ` ${isOfFind(event) ? 'leaves' : 'drops'} ${thingWords(event.thing)}.`]),
  'corpse destroyed': (event) =>
    act('skull', event, [who(event.human), ' destroys the corpse of ', who(event.corpse), '.']),
} satisfies Chapter
