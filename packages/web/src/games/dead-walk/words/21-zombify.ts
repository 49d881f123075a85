import { plainDie, rollOf } from '../../../words/dice.ts'
import { mono, rule, zombie } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { zombieName } from '../read.ts'
import { act, calledBy, type Chapter, who } from './lines.ts'

export const zombify = {
  'zombification tested': (event, { view }) => {
    const { human, face, turned } = event
    const came = turned ? ', it rises.' : ', it lies still.'
    const told = act('skull', event, ['The corpse of ', who(human), ' is tested: ', mono(String(face)), came])
    const die = plainDie(face, turned ? 'rises' : 'still', turned ? 'bad' : 'plain')
    const verdict = `Below ${event.limit} it rises`
    return { ...told, roll: rollOf(`Corpse of ${calledBy(view, human)}`, [die], event.clause, { verdict }) }
  },
  turned: marked('died', (event) =>
    rule('skull', event, [who(event.human), ' is now ', zombie(event.zombie), '.'], [zombieName(event.zombie)]),
  ),
} satisfies Chapter
