import { plainDie, rollOf } from '../../../words/dice.ts'
import { at, Horde, type Line, move, rolled, rule, thrown, type Word, Zombie } from '../../../words/phrases.ts'
import { zombieName } from '../place.ts'
import { BETWEEN, type Chapter, type EventOf, row, sidePlace, sides } from './phrases.ts'

function walkLine(run: readonly EventOf<'zombie stepped'>[]): Line | null {
  const [first] = run
  const end = run.at(-1)
  if (!first || !end) return null
  const ids = [...new Set(run.map(({ zombie }) => zombie))]
  const words: Word[] =
    ids.length === 1 ? [Zombie(first.zombie), ' walks to ', at(end.onto), '.'] : [...Horde(ids), ' walk.']
  return move('steps', first, words, ids.map(zombieName))
}

function batteredLine(event: EventOf<'battered'>): Line {
  const { zombie, side, face, needs, broken, clause } = event
  const words = [
    Zombie(zombie),
    ' batters the door between ',
    ...sides(side),
    broken ? ': it breaks' : ': it holds',
    ...thrown(String(face)),
    '.',
  ]
  const die = plainDie(face, broken ? 'breaks' : 'holds', broken ? 'bad' : 'plain')
  return {
    ...rolled('door', event, words, [zombieName(zombie)]),
    roll: rollOf(`Zombie ${zombie} at a door`, [die], clause, {
      parts: [{ value: needs === 6 ? '6' : `${needs}+`, words: 'breaks it', clause }],
      seat: 'Z',
    }),
  }
}

export const zombieMovement = {
  'zombie stepped': { together: row('zombie stepped', { passing: BETWEEN, says: walkLine }) },
  battered: {
    together: row('battered', {
      same: () => false,
      ends: (next, [one]) => next.e === 'door destroyed' && one?.broken === true,
      says: ([one]) => (one ? batteredLine(one) : null),
    }),
  },
  'door destroyed': (event) =>
    rule('door', event, ['The door between ', ...sides(event.side), ' is destroyed.'], [sidePlace(event.side)]),
} satisfies Chapter
