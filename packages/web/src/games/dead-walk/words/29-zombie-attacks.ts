import { plainDie, rollOf } from '../../../words/dice.ts'
import { fight, type Line, mono, Zombie } from '../../../words/phrases.ts'
import { humanName, zombieName } from '../read.ts'
import { calledBy, type Chapter, dieText, type EventOf, partsOf, type Scene, who } from './lines.ts'

function attackLine(event: EventOf<'zombie attacked'>, { view }: Scene): Line {
  const { zombie, human, round, face, modifiers, needed, hit, clause } = event
  const words = [
    Zombie(zombie),
    ' attacks ',
    who(human),
    `${round === 2 ? ' again' : ''} and ${hit ? 'bites' : 'misses'} (rolled `,
    mono(dieText(event)),
    `, needed ${needed}${needed < 6 ? ' or more' : ''}).`,
  ]
  const die = plainDie(face, hit ? 'hit' : 'miss', hit ? 'bad' : 'plain')
  return {
    ...fight('bite', event, words, [humanName(human), zombieName(zombie)]),
    roll: rollOf(`Zombie ${zombie} attacks ${calledBy(view, human)}`, [die], clause, {
      parts: partsOf(modifiers),
      verdict: `${needed} or more bites`,
    }),
  }
}

export const zombieAttacks = {
  'zombie attacked': attackLine,
} satisfies Chapter
