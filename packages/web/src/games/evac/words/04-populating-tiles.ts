import type { DieShown } from '../../../play/game-display.ts'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { at, capitalised, figures, type Line, mono, rolled, rule, type Word, Zombie } from '../../../words/phrases.ts'
import { capital, count, plural, signed } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { xyName, zombieName } from '../place.ts'
import { BETWEEN, type Chapter, type EventOf, row, type Scene, sidePlace, sides, tileTitle, who } from './phrases.ts'

function flippedLine(event: EventOf<'tile flipped'>, { view }: Scene): Line {
  const { by, tile } = event
  const words: Word[] =
    by === null
      ? [mono(tile), ' is turned over: ']
      : [who(view, by), by === 'Z' ? ' turn over ' : ' turns over ', mono(tile), ': ']
  return rule('flip', event, [...words, tileTitle(event.id), '.'], [tile])
}

function doorsLine(event: EventOf<'doors rolled'>): Line {
  const { tile, face, clause } = event
  const doors = plural(event.doors, 'door')
  const words: Word[] = [`The die for ${tile} shows `, mono(String(face)), `: ${count(event.doors)} ${doors}.`]
  return {
    ...rolled('door', event, words, [tile]),
    roll: rollOf(`Doors of ${tile}`, [plainDie(face, `${event.doors} ${doors}`)], clause, { seat: 'Z' }),
  }
}

function zombiesLine(event: EventOf<'zombies rolled'>): Line {
  const { tile, faces, modifier, clause } = event
  const many = faces.length > 1
  const sum = faces.join('+') + (modifier === 0 ? '' : signed(modifier))
  const zombies = plural(event.zombies, 'zombie')
  const whose = tile
    ? `The ${many ? 'dice' : 'die'} for ${tile} ${many ? 'show' : 'shows'} `
    : `The spawn ${many ? 'dice show' : 'die shows'} `
  const words: Word[] = [
    whose,
    mono(many || modifier !== 0 ? `${sum} = ${event.zombies}` : sum),
    `: ${count(event.zombies)} ${zombies}.`,
  ]
  const dice = faces.map((face): DieShown => plainDie(face, '', 'plain', 4))
  return {
    ...rolled('dice', event, words, tile ? [tile] : []),
    roll: rollOf(tile ? `Zombies on ${tile}` : 'Zombie spawn', dice, clause, {
      parts: modifier === 0 ? [] : [{ value: signed(modifier), words: 'house rule', clause: 'ev.house.1' }],
      verdict: `${event.zombies} ${zombies}`,
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
  'door placed': (event, { view }) => {
    const deed = event.by === 'Z' ? ' put a door between ' : ' puts a door between '
    return rule('door', event, [who(view, event.by), deed, ...sides(event.side), '.'], [sidePlace(event.side)])
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
