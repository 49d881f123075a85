import { fight, type Line, type Word } from '../../../words/phrases.ts'
import {
  called,
  type Chapter,
  type EventOf,
  faceWords,
  fateWords,
  isAftermath,
  killing,
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

const RESULTS: Readonly<Record<EventOf<'struck'>['result'], string>> = {
  nothing: ' and does it no harm',
  down: ' and knocks it down',
  kill: ' and kills it',
}

function struckLine(event: EventOf<'struck'>, scene: Scene): Line {
  const { survivor, weapon, zed: target, corpse, face, result } = event
  const whom: Word[] =
    target !== null ? [zed(scene, target)] : corpse !== null ? ['the corpse of ', who(corpse)] : ['nobody']
  const end =
    corpse !== null
      ? result === 'kill'
        ? ': it will never rise'
        : ' in vain'
      : result === 'down'
        ? `${RESULTS.down}${fateWords(scene).startsWith(':') ? fateWords(scene) : ''}`
        : RESULTS[result]
  const words = [
    who(survivor),
    ` strikes at `,
    ...whom,
    ` with the ${weaponTitle(weapon)}${end}`,
    ...faceWords(face),
    '.',
  ]
  const about = [
    ...survivorsAbout([survivor, ...(corpse === null ? [] : [corpse])]),
    ...zedsAbout(target === null ? [] : [target]),
  ]
  const mark = result === 'kill' ? 'good' : 'plain'
  return withDice(
    killing(fight('hand', event, words, about), scene),
    event,
    `${called(scene, survivor)}, ${weaponTitle(weapon)}`,
    [tenDie(face, result === 'nothing' ? 'no harm' : result === 'down' ? 'down' : 'killed', mark)],
  )
}

const blow: Run<'struck'> = {
  goesOn: () => false,
  ends: isAftermath,
  says: ([event], scene) => (event?.e === 'struck' ? struckLine(event, scene) : null),
}

export const melee = { struck: { together: blow } } satisfies Chapter
