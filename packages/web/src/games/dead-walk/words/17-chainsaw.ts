import { withDie } from '../../../words/dice.ts'
import { act, type Chapter, deed, who } from './lines.ts'

const MISHAPS = { hit: ' cuts him.', stalls: ' stalls.', empty: ' is out of gas.' } as const

export const chainsaw = {
  refuelled: (event) => deed('engine', event, ' refuels the chainsaw'),
  restarted: (event) => deed('engine', event, ' starts the chainsaw again'),
  'chainsaw mishap': (event) => {
    const told = act('warn', event, ['The chainsaw of ', who(event.human), MISHAPS[event.what]])
    return withDie(told, event, 'Chainsaw', event.what, 'bad')
  },
} satisfies Chapter
