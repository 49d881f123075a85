import { mono, rolled, rule } from '../../../../words/phrases.ts'
import { withDie } from '../../../../words/dice.ts'
import { listed } from '../../../../words/plain.ts'
import { silent } from '../../../../words/telling.ts'
import { forceName, placeName } from '../map/place.ts'
import { type Chapter, The, tile } from './lines.ts'
import { factionTitle } from './names.ts'

export const setting = {
  'order rolled': (event) =>
    withDie(
      rolled('dice', event, [`${The(event.faction)} roll `, mono(String(event.face)), ' for the order of turns.']),
      event,
      `${factionTitle(event.faction)}, order of turns`,
      '',
      'plain',
      8,
    ),
  'order stands': (event) =>
    rule('check', event, [`Turns go in this order: ${listed(event.factions.map(factionTitle))}.`]),
  'start tile rolled': (event, told) => {
    const { faction, y, x, again } = event
    const at = 10 * y + x
    const dice = [' (rolled ', mono(`${y} ${x}`), ')']
    return rolled(
      'dice',
      event,
      [
        `${The(faction)} roll `,
        ...tile(told.view, at),
        ...(again ? ['. Nobody can start there: again'] : ['']),
        ...dice,
        '.',
      ],
      [placeName(at)],
    )
  },
  'start tile taken': (event, told) =>
    rule('flag', event, [`${The(event.faction)} start at `, ...tile(told.view, event.at), '.'], [placeName(event.at)]),
  fortified: (event, told) => {
    const [first = 11, second = 11] = event.at
    return rule(
      'flag',
      event,
      [`${The(event.faction)} fortify `, ...tile(told.view, first), ' and ', ...tile(told.view, second), '.'],
      event.at.map(placeName),
    )
  },
  locked: (event) => rule('lock', event, [`${The(event.faction)} have locked their lists.`]),
  'horde tile rolled': silent,
  'force placed': (event, told) =>
    rule(
      event.owner === 'zombies' ? 'herd' : 'flag',
      event,
      [
        event.owner === 'zombies' ? 'A horde of ' : `${The(event.owner)} have a force of `,
        mono(String(event.worth)),
        ` points at `,
        ...tile(told.view, event.at),
        '.',
      ],
      [forceName(event.force)],
    ),
  'war begins': (event) => rule('flag', event, ['All lists are open. The war begins.']),
} satisfies Chapter
