import { ITEMS, WEAPONS } from '@shamble/dead-walk/page'
import { rollOf } from '../../../words/dice.ts'
import { fight, type Line, thrown, type Word } from '../../../words/phrases.ts'
import { capital } from '../../../words/plain.ts'
import { humanName, placeOfFigure } from '../read.ts'
import {
  by,
  calledBy,
  type Chapter,
  dieOf,
  dieText,
  type EventOf,
  gun,
  hitWords,
  partsOf,
  type Scene,
  seatOf,
  tally,
  who,
} from './lines.ts'
import { RESULTS } from './parts.ts'

/** What one strikes with. */
const TOOLS: ReadonlyMap<string, string> = new Map(
  [...Object.entries(ITEMS), ...Object.entries(WEAPONS)].map(([id, { title }]) => [id, title]),
)

function struckLine(event: EventOf<'struck'>, { view }: Scene): Line {
  const { human, target, die, back, clause } = event
  const tool = TOOLS.get(event.with) ?? event.with
  const words: Word[] = [
    who(human),
    ' strikes ',
    by(target),
    ` with ${tool === 'bare hands' ? tool : `the ${tool}`}${back ? ' from behind' : ''}: `,
    RESULTS[die.result],
    ...thrown(dieText(die)),
    '.',
  ]
  return {
    ...fight('club', event, words, [humanName(human), placeOfFigure(target)]),
    roll: rollOf(`${calledBy(view, human)}, ${tool}`, [dieOf(die)], clause, {
      parts: partsOf(die.modifiers),
      verdict: capital(RESULTS[die.result]),
      seat: seatOf(view, human),
    }),
  }
}

function closeLine(event: EventOf<'shot close'>, { view }: Scene): Line {
  const { human, weapon, target, dice, loaded, clause } = event
  const hits = tally(dice)
  const came: Word[] =
    dice.length > 0
      ? [hitWords(dice), ...thrown(dice.map(dieText).join(', ')), '.']
      : [`: no die is needed, ${loaded} left.`]
  const words = [who(human), ' shoots ', by(target), ` at close quarters with the ${gun(weapon)}`, ...came]
  const told = fight('target', event, words, [humanName(human), placeOfFigure(target)])
  if (dice.length === 0) return told
  const shown = dice.map((die) => dieOf(die))
  return {
    ...told,
    roll: rollOf(`${calledBy(view, human)}, close quarters`, shown, clause, {
      parts: partsOf(dice[0]?.modifiers ?? []),
      verdict: `${hits || 'No hit'}; ${loaded} left`,
      seat: seatOf(view, human),
    }),
  }
}

export const closeCombat = {
  'shot close': closeLine,
  struck: struckLine,
} satisfies Chapter
