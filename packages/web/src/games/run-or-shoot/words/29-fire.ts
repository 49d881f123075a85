import { sumText } from '../../../words/dice.ts'
import { fight, type Line, thrown, type Word } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import {
  called,
  type Chapter,
  type EventOf,
  fateWords,
  isAftermath,
  killing,
  partsOf,
  type Run,
  type Scene,
  survivorsAbout,
  tenDie,
  who,
  withDice,
  zed,
  zedsAbout,
} from './lines.ts'
import { weaponTitle } from './titles.ts'

type Shot = EventOf<'shot'>

const RESULTS: Readonly<Record<Shot['result'], string>> = {
  miss: ' and misses',
  body: ' and hits the body',
  head: ' and hits the head',
}
const SHORT: Readonly<Record<Shot['result'], string>> = { miss: 'missed', body: 'body', head: 'head' }

function shotLine(event: Shot, scene: Scene): Line {
  const { survivor, weapon, zed: n, target, face, modifiers, total, result, rounds } = event
  const whom: Word = n !== null ? zed(scene, n) : target !== null ? who(target) : 'nobody'
  const left = rounds === 0 ? 'The clip is empty.' : `${count(rounds)} ${plural(rounds, 'round')} left.`
  const words = [
    who(survivor),
    ` fires the ${weaponTitle(weapon)} at `,
    whom,
    `${RESULTS[result]}${result === 'miss' ? '' : fateWords(scene)}`,
    ...thrown(sumText([face], modifiers, total)),
    `. ${left.charAt(0).toUpperCase()}${left.slice(1)}`,
  ]
  const about = [
    ...survivorsAbout([survivor, ...(target === null ? [] : [target])]),
    ...zedsAbout(n === null ? [] : [n]),
  ]
  const die = tenDie(face, SHORT[result], result === 'head' ? 'good' : result === 'miss' ? 'bad' : 'plain')
  return withDice(
    killing(fight('target', event, words, about), scene),
    event,
    `${called(scene, survivor)}, ${weaponTitle(weapon)}`,
    [die],
    {
      parts: partsOf(modifiers),
      // The die has its result beneath it: here is only how it came about.
      verdict: modifiers.length === 0 ? '' : sumText([face], modifiers, total),
      seat: scene.view.view.survivors.find((one) => one.n === survivor)?.seat ?? '',
    },
  )
}

const shot: Run<'shot'> = {
  goesOn: () => false,
  ends: isAftermath,
  says: ([event], scene) => (event?.e === 'shot' ? shotLine(event, scene) : null),
}

export const firing = { shot: { together: shot } } satisfies Chapter
