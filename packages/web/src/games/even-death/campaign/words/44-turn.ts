import { mono, phase, rolled, rule } from '../../../../words/phrases.ts'
import { withDie } from '../../../../words/dice.ts'
import { plural } from '../../../../words/plain.ts'
import { silent } from '../../../../words/telling.ts'
import { forceName } from '../map/place.ts'
import { type Chapter, force, ownerOf, the, The } from './lines.ts'
import { factionTitle } from './names.ts'

const HEALTH = { healthy: 'well again', sick: 'sick', infected: 'infected' } as const

const supplies = (n: number): string => `${n} ${plural(n, 'supply', 'supplies')}`

export const turns = {
  'turn begins': (event) => ({
    ...phase('flag', event, []),
    words: [],
    heading: `Turn ${event.round}, ${factionTitle(event.faction)}`,
    turn: event.round,
  }),
  'points counted': (event) =>
    rule('flag', event, [`${The(event.faction)} have `, mono(`${event.points.all}`), ` of ${event.needed} points.`]),
  'farms gave': (event) => rule('farm', event, [`Farms give ${the(event.faction)} ${supplies(event.by)}.`]),
  'upkeep paid': (event) =>
    rule('load', event, [
      `${The(event.faction)} use ${supplies(Math.abs(event.by))} for ${event.due} ${plural(event.due, 'force')}: `,
      mono(String(event.supplies)),
      ` ${plural(event.supplies, 'is', 'are')} left.`,
    ]),
  'health rolled': (event, { view }) =>
    withDie(
      rolled('wound', event, [
        'Without supplies: ',
        force(view, event.force, event.faction),
        ' rolls ',
        mono(String(event.face)),
        event.face === 1 ? ', infected.' : event.face < 6 ? ', sick.' : ', healthy.',
      ]),
      event,
      'Health check',
      event.face === 1 ? 'infected' : event.face < 6 ? 'sick' : 'healthy',
      event.face < 6 ? 'bad' : 'good',
      8,
    ),
  'health changed': {
    together: {
      goesOn: (later, first) =>
        later.e === 'health changed' && later.force === first.force && later.health === first.health,
      says: (run, { view }) => {
        const [first] = run
        if (first?.e !== 'health changed') return null
        return rule(
          'heart',
          first,
          [
            `${run.length} of `,
            force(view, first.force, ownerOf(view, first.force)),
            ` ${plural(run.length, 'is', 'are')} ${HEALTH[first.health]}.`,
          ],
          [forceName(first.force)],
        )
      },
    },
  },
  'horde roll': (event) =>
    withDie(
      rolled('herd', event, [
        'A new horde? ',
        mono(String(event.face)),
        event.passed ? ': one gathers.' : `: none, ${event.needed} was needed.`,
      ]),
      event,
      'New horde',
      event.passed ? 'a horde' : 'none',
      event.passed ? 'good' : 'bad',
      8,
    ),
  'luxuries used up': (event) => rule('load', event, [`The luxuries of ${the(event.faction)} are used up.`]),
  'turn over': silent,
} satisfies Chapter
