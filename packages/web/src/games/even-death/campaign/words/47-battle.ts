import { profileOf } from '@shamble/even-death/campaign/page'
import { fight, mono, rolled, rule } from '../../../../words/phrases.ts'
import { plainDie, rollOf } from '../../../../words/dice.ts'
import { capital, count, listed, plural } from '../../../../words/plain.ts'
import { forceName, placeName } from '../map/place.ts'
import { type Chapter, Force, force, The, the, tile } from './lines.ts'
import { factionTitle, kindOfForce } from './names.ts'
import { seatTitle } from './question.ts'

const FATES = {
  dead: 'dies',
  turned: 'dies and rises again',
  conceded: 'is left behind',
  lost: 'finds no way into the battle',
} as const

export const battles = {
  'battle begins': (event, { view }) => {
    const others = event.sides.slice(1).map(({ faction }) => the(faction))
    return fight(
      'battle',
      event,
      [`${The(event.faction)} give battle to ${listed(others)} at `, ...tile(view, event.at), '.'],
      [placeName(event.at), ...event.sides.map((side) => forceName(side.force))],
    )
  },
  'behaviour rolled': (event) => ({
    ...rolled('dice', event, [
      'Decay, brains, hunger (rolled ',
      mono(event.faces.join(' ')),
      `): ${capital(event.decay)}, ${event.brains}, ${event.hunger}.`,
    ]),
    roll: rollOf(
      'Behaviour of the dead',
      event.faces.map((face, i) =>
        plainDie(face, event.faces.length === 1 ? 'all three' : (['decay', 'brains', 'hunger'][i] ?? ''), 'plain', 8),
      ),
      event.clause,
    ),
  }),
  'quick agreed': (event) =>
    rule('bot', event, [
      event.quick
        ? 'All agree: bots fight this battle.'
        : `It is fought at the table, since ${listed(event.against.map(the))} want it so.`,
    ]),
  'result proposed': (event) => rule('pen', event, [`The ${seatTitle(event.by)} have entered how the battle ended.`]),
  'result answered': (event) =>
    rule(event.yes ? 'check' : 'x', event, [
      `The ${seatTitle(event.by)} say: ${event.yes ? 'it was so' : 'it was not so'}.`,
    ]),
  'entered by hand': (event) => rule('pen', event, [`It stands as the ${seatTitle(event.by)} entered it.`]),
  'battle over': (event, { view }) => ({
    ...fight(
      'battle',
      event,
      [
        event.winner ? `${The(event.winner)} win the battle at ` : 'Nobody wins the battle at ',
        ...tile(view, event.at),
        event.rounds > 0 ? ` in ${count(event.rounds)} ${plural(event.rounds, 'round')}.` : '.',
      ],
      [placeName(event.at)],
    ),
    mark: 'killed' as const,
  }),
  'person after battle': (event, { view }) => {
    const { fate, lost, infected } = event
    const { title, faction } = profileOf(event.profile)
    const of = force(view, event.force, faction)
    if (fate !== 'alive' && fate !== 'withdrawn')
      return {
        ...fight('skull', event, [`A ${title} of ${of} ${FATES[fate]}.`]),
        mark: 'died' as const,
      }
    if (lost <= 0 && !infected) return null
    const hurt = lost > 0 ? `comes home with ${lost} vitality less` : 'comes home'
    return rule(
      'wound',
      event,
      [`A ${title} of ${of} ${hurt}${infected ? ', infected' : ''}.`],
      [forceName(event.force)],
    )
  },
  'herds after battle': (event, { view }) => {
    const sum = (herds: typeof event.to): number => herds.reduce((all, { size }) => all + size, 0)
    return rule(
      'herd',
      event,
      sum(event.to) === 0
        ? [`Of ${force(view, event.force, 'zombies')} none of the ${sum(event.from)} zombies is left.`]
        : [
            `Of ${force(view, event.force, 'zombies')} `,
            mono(String(sum(event.to))),
            sum(event.to) > sum(event.from)
              ? ` zombies walk now, and ${sum(event.from)} set out.`
              : ` of ${sum(event.from)} zombies ${plural(sum(event.to), 'is', 'are')} left.`,
          ],
      [forceName(event.force)],
    )
  },
  'points banked': (event) =>
    rule('flag', event, [
      `${The(event.faction)} bank `,
      mono(String(event.by)),
      ` ${plural(event.by, 'point')} for ${event.for === 'battle' ? 'the battle' : 'pillage'}.`,
    ]),
  'force removed': (event, { view }) => ({
    ...fight('x', event, [
      `The ${kindOfForce(event.owner)} of ${the(event.owner)} at `,
      ...tile(view, event.at),
      event.because === 'nobody left' ? ' has nobody left and is off the map.' : ' is off the map.',
    ]),
    mark: 'died' as const,
  }),
  retreated: (event, { view }) =>
    rule('move', event, [`Those of ${the(event.owner)} who got away regroup at `, ...tile(view, event.to), '.']),
  regrouped: (event, { view }) =>
    rule('herd', event, [
      Force(view, event.force, 'zombies'),
      ` regroups into ${count(event.to.length)} ${plural(event.to.length, 'herd')}.`,
    ]),
  'horde arose': (event, { view }) =>
    rule('herd', event, ['The dead of the battle are a horde now, at ', ...tile(view, event.at), '.']),
  'zombies vanished': (event, { view }) =>
    rule('x', event, ['The dead of the battle at ', ...tile(view, event.at), ' wander off.']),
  'player out': (event) => ({ ...rule('x', event, [`${The(event.faction)} are out.`]), mark: 'died' as const }),
  'player back': (event) => rule('up', event, [`${The(event.faction)} are back in the war.`]),
  'campaign over': (event) =>
    rule('flag', event, [
      event.winners.length === 0
        ? 'The war ends, and nobody has won it.'
        : `${capital(listed(event.winners.map((one) => `the ${factionTitle(one)}`)))} ${event.winners.length > 1 ? 'share the victory' : 'win the war'}.`,
    ]),
} satisfies Chapter
