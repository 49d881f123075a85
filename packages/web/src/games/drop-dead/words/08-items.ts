import type { View } from '@shamble/drop-dead/page'
import { rollOf, sumText } from '../../../words/dice.ts'
import { fight, type Line, mono, rule, thrown, type Word } from '../../../words/phrases.ts'
import { an, capital } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { cellName } from '../place.ts'
import { nameOf, seatOfSurvivor } from '../read.ts'
import { cardWord, type Chapter, diceOf, type EventOf, HARM, type Scene, who } from './phrases.ts'

const BOMBS = {
  'pipe bomb': {
    title: 'Pipe bomb',
    sides: 12,
    parts: [{ value: '½', words: 'for survivors', clause: 'dd.items.9' }],
  },
  'nail bomb': { title: 'Nail bomb', sides: 6, parts: [] },
} as const

function blastLine(event: EventOf<'blast'>): Line {
  const { faces, damage, clause } = event
  const { title, sides, parts } = BOMBS[event.by]
  const words = [
    `The ${event.by} goes off: `,
    mono(String(damage)),
    ' damage to everything there',
    ...thrown(sumText(faces, [], damage)),
    '.',
  ]
  const dice = diceOf([sides], faces, { result: `${damage} damage`, mark: 'plain' })
  return {
    ...fight('bomb', event, words, [cellName(event.tile)]),
    roll: rollOf(title, dice, clause, { parts, verdict: `${damage} damage` }),
  }
}

function harmedLine(event: EventOf<'harmed'>, { view }: Scene): Line {
  const { survivor, from, faces, damage, health, clause } = event
  const seat = seatOfSurvivor(view, survivor)
  const words = [
    who(view, survivor),
    ' loses ',
    mono(String(damage)),
    ` health to ${HARM[from]}, `,
    mono(String(health)),
    ' left.',
  ]
  const told = fight('warn', event, words, [seat])
  if (faces.length === 0) return told
  const dice = diceOf([6], faces, { result: `−${damage}`, mark: 'bad' })
  const verdict = health === 0 ? 'Dead' : `${health} left`
  return {
    ...told,
    roll: rollOf(`${capital(HARM[from])}: ${nameOf(view, seat)}`, dice, clause, { verdict, seat }),
  }
}

const onWhom = (view: View, { survivor, on }: EventOf<'item used'>): Word[] =>
  on && on !== survivor ? [' on ', who(view, on)] : []

export const items = {
  'item used': (event, { view }) => {
    const thing = ` uses ${an(cardWord(event.card))}`
    const words = [who(view, event.survivor), thing, ...onWhom(view, event), '.']
    return rule('card', event, words, [seatOfSurvivor(view, event.survivor)])
  },
  healed: (event, { view }) => {
    const health = [mono(String(event.by)), ' health, ', mono(String(event.health)), ' now.']
    return rule(
      'cross',
      event,
      [who(view, event.survivor), ' gets back ', ...health],
      [seatOfSurvivor(view, event.survivor)],
    )
  },
  blast: blastLine,
  harmed: marked('hurt', harmedLine),
} satisfies Chapter
