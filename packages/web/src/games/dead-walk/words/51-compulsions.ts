import { TRAITS } from '@shamble/dead-walk/page'
import { act, by, type Chapter, who } from './lines.ts'
import { MUST } from './minds.ts'

export const compulsions = {
  compelled: (event) => {
    const { human, figure } = event
    const [whom, alone] = MUST[event.by] ?? ['must attack ', 'must act']
    const must = figure === null ? [` ${alone}`] : [` ${whom}`, by(figure)]
    return act('mind', event, [who(human), ...must, ` first: ${TRAITS[event.by].title}.`])
  },
} satisfies Chapter
