import { withDie } from '../../../words/dice.ts'
import { act, type Chapter, deed, who } from './lines.ts'

const MISHAPS = { stalls: ' stalls.', empty: ' is out of gas.' } as const

export const chainsaw = {
  refuelled: (event) => deed('engine', event, ' refuels the chainsaw'),
  restarted: (event) => deed('engine', event, ' starts the chainsaw again'),
  'chainsaw mishap': (event) => {
    const { human, what } = event
    const words =
      what === 'hit' ? [who(human), ' is cut by the chainsaw.'] : ['The chainsaw of ', who(human), MISHAPS[what]]
    const told = act('warn', event, words)
    return withDie(told, event, 'Chainsaw', what, 'bad')
  },
} satisfies Chapter
