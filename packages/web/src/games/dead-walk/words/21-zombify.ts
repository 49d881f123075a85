import { plainDie, rollOf } from '../../../words/dice.ts'
import { rule, thrown, zombie } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { zombieName } from '../read.ts'
import { act, calledBy, type Chapter, who } from './lines.ts'

export const zombify = {
  'zombification tested': (event, { view }) => {
    const { human, face, turned } = event
    const came = turned ? ' rises' : ' lies still'
    const told = act('skull', event, ['The corpse of ', who(human), came, ...thrown(String(face)), '.'])
    const die = plainDie(face, turned ? 'rises' : 'still', turned ? 'bad' : 'plain')
    const verdict = `Below ${event.limit} it rises`
    return { ...told, roll: rollOf(`Corpse of ${calledBy(view, human)}`, [die], event.clause, { verdict }) }
  },
  turned: marked('died', (event) =>
    rule('skull', event, [who(event.human), ' is now ', zombie(event.zombie), '.'], [zombieName(event.zombie)]),
  ),
} satisfies Chapter
