import { fight, mono, move, rolled, rule } from '../../../../words/phrases.ts'
import { withDie } from '../../../../words/dice.ts'
import { capital, count, counted, listed, plural } from '../../../../words/plain.ts'
import { forceName, placeName } from '../map/place.ts'
import { type Chapter, Force, force, ownerOf, the, The, tile } from './lines.ts'
import { memberTitle, STRUCTURE_TITLES } from './names.ts'
import { profileOf } from '@shamble/even-death/campaign/page'

const supplies = (n: number): string => `${n} ${plural(n, 'supply', 'supplies')}`
const article = (what: string): string => (/^[AEIOU]/.test(what) ? `an ${what}` : `a ${what}`)

export const actions = {
  moved: (event, { view }) =>
    move(
      'move',
      event,
      [
        Force(view, event.force, event.faction),
        ' moves from ',
        ...tile(view, event.from),
        ' to ',
        ...tile(view, event.to),
        '.',
      ],
      [forceName(event.force), placeName(event.from), placeName(event.to)],
    ),
  'took control': (event, { view }) => {
    const told = rule(
      'flag',
      event,
      [
        `${The(event.faction)} take control of `,
        ...tile(view, event.at),
        ...(event.from ? [` from ${the(event.from)}`] : []),
        ...(event.structure ? [`, ${article(STRUCTURE_TITLES[event.structure])} with it`] : []),
        '.',
      ],
      [placeName(event.at)],
    )
    return { ...told, mark: 'goal' }
  },
  built: (event, { view }) =>
    rule(
      'plus',
      event,
      [`${The(event.faction)} build ${article(STRUCTURE_TITLES[event.structure])} at `, ...tile(view, event.at), '.'],
      [placeName(event.at)],
    ),
  healed: (event, { view }) => {
    const by = event.units.reduce((sum, unit) => sum + unit.by, 0)
    return rule(
      'heal',
      event,
      [
        `The Aid Station at `,
        ...tile(view, event.at),
        ` gives `,
        mono(String(by)),
        ` vitality back to ${count(event.units.length)} ${plural(event.units.length, 'person', 'people')}, for one supply.`,
      ],
      [forceName(event.force)],
    )
  },
  trained: (event, { view }) =>
    rule(
      'steps',
      event,
      [
        Force(view, event.force, event.faction),
        ' trains at ',
        ...tile(view, event.at),
        `: ${event.points} of 50 points used, for one supply.`,
      ],
      [forceName(event.force)],
    ),
  promoted: (event, { view }) =>
    rule(
      'up',
      event,
      [
        `A ${profileOf(event.from).title} of `,
        force(view, event.force, ownerOf(view, event.force)),
        ` is a ${profileOf(event.to).title} now.`,
      ],
      [forceName(event.force)],
    ),
  recruited: (event, { view }) =>
    rule(
      'plus',
      event,
      [
        `${capital(counted(event.units.map(memberTitle)))} ${plural(event.units.length, 'joins', 'join')} `,
        force(view, event.force, event.faction),
        '.',
      ],
      [forceName(event.force)],
    ),
  founded: (event, { view }) =>
    rule(
      'plus',
      event,
      [`A new force of ${the(event.faction)} stands at `, ...tile(view, event.at), '.'],
      [forceName(event.force), placeName(event.at)],
    ),
  searched: (event, { view }) =>
    withDie(
      rolled(
        'find',
        event,
        [
          Force(view, event.force, event.faction),
          ' searches ',
          ...tile(view, event.at),
          ' (rolled ',
          mono(String(event.face)),
          ').',
        ],
        [forceName(event.force), placeName(event.at)],
      ),
      event,
      'Search',
      '',
      'plain',
      8,
    ),
  adjusted: (event) =>
    event.by === 0
      ? rule('check', event, ['The result stays as it was rolled.'])
      : rule('check', event, [`${The(event.faction)} hold the tile and make it `, mono(String(event.result)), '.']),
  ambushed: (event, { view }) => ({
    ...fight(
      'skull',
      event,
      [`An ambush: a ${profileOf(event.profile).title} of `, force(view, event.force, event.faction), ' dies.'],
      [forceName(event.force)],
    ),
    mark: 'died',
  }),
  found: (event) =>
    rule('load', event, [
      `${The(event.faction)} find ${supplies(event.by)}${event.scavenger ? ', one thanks to an Expert Scavenger' : ''}, and have `,
      mono(String(event.supplies)),
      '.',
    ]),
  luxuries: (event) => rule('load', event, [`${The(event.faction)} find luxuries: Eager until their next turn.`]),
  'survivor joined': (event, { view }) =>
    rule(
      'plus',
      event,
      [
        `A ${memberTitle(event.unit)} joins `,
        force(view, event.force, event.faction),
        ...(event.elsewhere ? [', the nearest with room'] : []),
        '.',
      ],
      [forceName(event.force)],
    ),
  'survivor lost': (event) => rule('x', event, ['A survivor would join, but no force has room.']),
  raided: (event, { view }) =>
    rule(
      'hand',
      event,
      [
        `${The(event.faction)} raid `,
        ...tile(view, event.at),
        event.by === 0
          ? `; ${the(event.victim)} have nothing left.`
          : ` and take ${supplies(event.by)} from ${the(event.victim)}.`,
      ],
      [placeName(event.at)],
    ),
  'pillage rolled': (event, { view }) => ({
    ...withDie(
      rolled(
        'flame',
        event,
        [
          `The ${STRUCTURE_TITLES[event.structure]} of ${the(event.victim)} at `,
          ...tile(view, event.at),
          event.passed ? ' burns down' : ' stands',
          ' (rolled ',
          mono(String(event.face)),
          ').',
        ],
        [placeName(event.at)],
      ),
      event,
      'Pillage',
      event.passed ? 'burns' : 'stands',
      event.passed ? 'good' : 'bad',
      8,
    ),
    ...(event.passed ? { mark: 'hurt' as const } : {}),
  }),
  'drop rolled': (event) => {
    const what = event.what === 'supplies' ? 'A Supply Drop' : 'Paratroopers'
    const came = event.what === 'supplies' ? 'one supply lands' : 'they land'
    return withDie(
      rolled('down', event, [
        `${what} (rolled `,
        mono(String(event.face)),
        `, ${event.needed} needed): ${event.passed ? came : 'nothing comes of it'}.`,
      ]),
      event,
      what,
      event.passed ? came : 'nothing',
      event.passed ? 'good' : 'bad',
      8,
    )
  },
  'zombify rolled': (event, { view }) =>
    withDie(
      rolled(
        'herd',
        event,
        [
          Force(view, event.force, 'zombies'),
          ' calls for more (rolled ',
          mono(String(event.face)),
          event.passed ? '): they come.' : '): nobody comes.',
        ],
        [forceName(event.force)],
      ),
      event,
      'Zombify',
      event.passed ? 'they come' : 'nobody',
      event.passed ? 'good' : 'bad',
      8,
    ),
  'herds joined': (event, { view }) =>
    rule(
      'herd',
      event,
      [
        `${capital(listed(event.units.map((unit) => article(memberTitle(unit)))))} ${plural(event.units.length, 'joins', 'join')} `,
        force(view, event.force, 'zombies'),
        '.',
      ],
      [forceName(event.force)],
    ),
  feasted: (event, { view }) => {
    const more = event.herds.reduce((sum, { from, to }) => sum + to - from, 0)
    return rule(
      'bite',
      event,
      [Force(view, event.force, 'zombies'), ' feasts: ', mono(String(more)), ` more ${plural(more, 'zombie')}.`],
      [forceName(event.force)],
    )
  },
} satisfies Chapter
