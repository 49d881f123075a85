import type { DieShown } from '../../../play/game-display.ts'
import { plainDie, rollOf } from '../../../words/dice.ts'
import {
  at,
  capitalised,
  figures,
  type Line,
  mono,
  rolled,
  rule,
  thrown,
  type Word,
  Zombie,
} from '../../../words/phrases.ts'
import { capital, count, listed, plural, signed } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { xyName, zombieName } from '../place.ts'
import {
  BETWEEN,
  type Chapter,
  type EventOf,
  row,
  type Scene,
  sidePlace,
  sides,
  tileTitle,
  whoThen,
} from './phrases.ts'

function flippedLine(event: EventOf<'tile flipped'>, scene: Scene): Line {
  const { by, tile } = event
  const words: Word[] =
    by === null
      ? [mono(tile), ' is turned over: ']
      : [whoThen(scene, by), by === 'Z' ? ' turn over ' : ' turns over ', mono(tile), ': ']
  return rule('flip', event, [...words, tileTitle(event.id), '.'], [tile])
}

function doorsLine(event: EventOf<'doors rolled'>): Line {
  const { tile, face, clause } = event
  const doors = plural(event.doors, 'door')
  const words: Word[] = [mono(tile), ` gets ${count(event.doors)} ${doors}`, ...thrown(String(face)), '.']
  return {
    ...rolled('door', event, words, [tile]),
    roll: rollOf(`Doors of ${tile}`, [plainDie(face, `${event.doors} ${doors}`)], clause, { seat: 'Z' }),
  }
}

function zombiesLine(event: EventOf<'zombies rolled'>): Line {
  const { tile, faces, modifier, clause } = event
  const n = event.zombies
  const sum = modifier === 0 ? listed(faces.map(String)) : `${faces.join('+')}${signed(modifier)} = ${n}`
  const zombies = plural(n, 'zombie')
  const words: Word[] = [
    ...(tile
      ? [`${capital(count(n))} ${zombies} ${plural(n, 'is', 'are')} on `, mono(tile)]
      : [`${capital(count(n))} more ${zombies} ${plural(n, 'comes', 'come')}`]),
    ...thrown(sum),
    '.',
  ]
  const shown = faces.map((face): DieShown => plainDie(face, '', 'plain', 4))
  return {
    ...rolled('dice', event, words, tile ? [tile] : []),
    roll: rollOf(tile ? `Zombies on ${tile}` : 'Zombie spawn', shown, clause, {
      parts: modifier === 0 ? [] : [{ value: signed(modifier), words: 'house rule', clause: 'ev.house.1' }],
      verdict: `${n} ${zombies}`,
      seat: 'Z',
    }),
  }
}

function enteredLine(run: readonly EventOf<'zombie placed'>[]): Line | null {
  const [first, second] = run
  if (!first) return null
  const ids = run.map(({ zombie }) => zombie)
  const words: Word[] = second
    ? [...capitalised(figures(ids)), ' enter.']
    : [Zombie(first.zombie), ' enters at ', at(first.at), '.']
  return rule('dead', first, words, ids.map(zombieName))
}

export const populatingTiles = {
  'tile flipped': marked('turned', flippedLine),
  'helipad found': marked('goal', (event) =>
    rule('flag', event, ['The helipad is found, at ', mono(event.tile), '.'], [event.tile]),
  ),
  'fuel found': (event) => rule('fuel', event, ['A fuel can stands at ', at(event.at), '.'], [xyName(event.at)]),
  'doors rolled': doorsLine,
  'door placed': (event, scene) => {
    const deed = event.by === 'Z' ? ' put a door between ' : ' puts a door between '
    return rule('door', event, [whoThen(scene, event.by), deed, ...sides(event.side), '.'], [sidePlace(event.side)])
  },
  'doors lost': (event) => rule('door', event, [lostWords(event.doors, 'door')]),
  'zombies rolled': zombiesLine,
  'zombie placed': {
    together: row('zombie placed', {
      same: (later, first) => later.clause === first.clause,
      passing: BETWEEN,
      says: enteredLine,
    }),
  },
  'zombies lost': (event) => rule('dead', event, [lostWords(event.zombies, 'zombie')]),
} satisfies Chapter

const lostWords = (n: number, one: string): string =>
  `${capital(count(n))} ${plural(n, `${one} has`, `${one}s have`)} no place and ${plural(n, 'is', 'are')} lost.`
