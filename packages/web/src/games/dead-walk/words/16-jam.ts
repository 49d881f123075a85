import { withDie } from '../../../words/dice.ts'
import { act, type Chapter, gun, who } from './lines.ts'

export const jam = {
  'jam rolled': (event) => {
    const { human, weapon, jammed } = event
    const told = act('warn', event, [`The ${gun(weapon)} of `, who(human), jammed ? ' jams.' : ' does not jam.'])
    return withDie(told, event, 'Jam', jammed ? 'jams' : 'no jam', jammed ? 'bad' : 'plain')
  },
} satisfies Chapter
