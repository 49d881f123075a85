import { fight, type Line, rule, type Word } from '../../../words/phrases.ts'
import { an } from '../../../words/plain.ts'
import {
  type Chapter,
  type EventOf,
  isAftermath,
  killing,
  rolledWords,
  type Run,
  type Scene,
  survivorsAbout,
  tenDie,
  turnsWords,
  where,
  who,
  withDice,
  zeds,
  zedsAbout,
} from './lines.ts'
import { grenadeTitle } from './titles.ts'

type Hit = EventOf<'blast'>['zeds'][number]

const facesOf = (hits: readonly Hit[]): number[] => hits.flatMap(({ face }) => face ?? [])

function blastLine(event: EventOf<'blast'>, scene: Scene): Line {
  const killed = event.zeds.filter((one) => one.killed)
  const left = event.zeds.filter((one) => !one.killed)
  const kill: Word[] =
    killed.length === 0
      ? []
      : [
          ' kills ',
          ...zeds(
            scene,
            killed.map(({ zed }) => zed),
          ),
          ...rolledWords(facesOf(killed)),
        ]
  const floor: Word[] =
    left.length === 0
      ? []
      : [
          killed.length === 0 ? ' knocks down ' : ' and knocks down ',
          ...zeds(
            scene,
            left.map(({ zed }) => zed),
          ),
          ...rolledWords(facesOf(left)),
        ]
  const words = event.zeds.length === 0 ? [' hits no Zed'] : [...kill, ...floor]
  const told = fight('warn', event, ['The blast', ...words, '.'], zedsAbout(event.zeds.map(({ zed }) => zed)))
  const dice = event.zeds.flatMap(({ face, killed: isKilled }) =>
    face === null ? [] : [tenDie(face, isKilled ? 'killed' : 'down', isKilled ? 'good' : 'plain')],
  )
  return withDice(killing(told, scene), event, `The ${grenadeTitle(event.grenade)}`, dice)
}

const blast: Run<'blast'> = {
  goesOn: () => false,
  ends: isAftermath,
  says: ([event], scene) => (event?.e === 'blast' ? blastLine(event, scene) : null),
}

/** What is told by the blast. */
const thrown: Run<'thrown'> = {
  goesOn: () => false,
  ends: (next) => next.e === 'fell' && next.zed !== null && next.how === 'blast',
  says: ([event], scene) => (event?.e === 'thrown' ? thrownLine(event, scene) : null),
}

function thrownLine(event: EventOf<'thrown'>, scene: Scene): Line {
  const words = [who(event.survivor), ` throws ${an(grenadeTitle(event.grenade))}; it lands ${where(scene, event)}.`]
  return fight('warn', event, words, survivorsAbout([event.survivor]))
}

export const grenade = {
  thrown: { together: thrown },
  blast: { together: blast },
  'WP burns': (event, scene) =>
    rule('flame', event, [
      `White phosphorus burns ${where(scene, event)} for ${turnsWords(event.turns)}; Zeds walk into it.`,
    ]),
} satisfies Chapter
