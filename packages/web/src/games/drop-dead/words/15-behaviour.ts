import { rollOf, sumText } from '../../../words/dice.ts'
import { fight, type Line, mono, move, thrown, Zombie } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { zombieName } from '../place.ts'
import { nameOf, seatOfSurvivor } from '../read.ts'
import { type Chapter, diceOf, type EventOf, type Scene, who } from './phrases.ts'

function bittenLine(event: EventOf<'bitten'>, { view }: Scene): Line {
  const { zombie, survivor, faces, damage, health, clause } = event
  const seat = seatOfSurvivor(view, survivor)
  const words = [
    Zombie(zombie),
    ' bites ',
    who(view, survivor),
    ', ',
    mono(String(health)),
    ' health left',
    ...thrown(sumText(faces, [], damage)),
    '.',
  ]
  const dice = diceOf([10], faces, { result: `−${damage}`, mark: 'bad' })
  const verdict = health === 0 ? 'Dead' : `${health} left`
  return {
    ...fight('bite', event, words, [seat, zombieName(zombie)]),
    roll: rollOf(`Zombie ${zombie} bites ${nameOf(view, seat)}`, dice, clause, { verdict, seat }),
  }
}

export const behaviour = {
  'zombie waits': (event) =>
    move('dead', event, [Zombie(event.zombie), ' stays where it is.'], [zombieName(event.zombie)]),
  bitten: marked('hurt', bittenLine),
} satisfies Chapter
