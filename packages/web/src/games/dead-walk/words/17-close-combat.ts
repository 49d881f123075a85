import { type Event, ITEMS, WEAPONS } from '@shamble/dead-walk/page'
import { rollOf } from '../../../words/dice.ts'
import { fight, type Line, thrown, type Word } from '../../../words/phrases.ts'
import { capital } from '../../../words/plain.ts'
import { humanName, placeOfFigure } from '../read.ts'
import { cameOf, DONE, isCameOf, killing } from './came.ts'
import {
  by,
  calledBy,
  type Chapter,
  dieOf,
  dieText,
  type EventOf,
  gun,
  partsOf,
  row,
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

type Blow = EventOf<'struck'> | EventOf<'shot close'>

const cameTo = (event: Blow, scene: Scene) => cameOf([event.target], [event], scene).get(event.target)

/** What it did to whom it was for. */
function doneTo(event: Blow, scene: Scene, otherwise: string): string {
  const came = cameTo(event, scene)
  return came === undefined ? otherwise : DONE[came]
}

/** Blows are told one by one, each with what it did. */
const isOther = (): boolean => false
const tells = (next: Event, [blow]: readonly Blow[]): boolean => blow !== undefined && isCameOf(next, [blow.target])

function struckLine(event: EventOf<'struck'>, scene: Scene): Line {
  const { human, target, die, back, clause } = event
  const tool = TOOLS.get(event.with) ?? event.with
  const words: Word[] = [
    who(human),
    ' strikes ',
    by(target),
    ` with ${tool === 'bare hands' ? tool : `the ${tool}`}${back ? ' from behind' : ''}`,
    die.result === 'miss' ? ' and misses' : doneTo(event, scene, ' and hits'),
    ...thrown(dieText(die)),
    '.',
  ]
  return {
    ...fight('club', event, words, [humanName(human), placeOfFigure(target)]),
    ...killing([cameTo(event, scene)]),
    roll: rollOf(`${calledBy(scene.view, human)}, ${tool}`, [dieOf(die)], clause, {
      parts: partsOf(die.modifiers),
      verdict: capital(RESULTS[die.result]),
      seat: seatOf(scene.view, human),
    }),
  }
}

function closeLine(event: EventOf<'shot close'>, scene: Scene): Line {
  const { view } = scene
  const { human, weapon, target, dice, loaded, clause } = event
  const hits = tally(dice)
  const came: Word[] =
    dice.length > 0
      ? [hits === '' ? ' and misses' : doneTo(event, scene, ' and hits'), ...thrown(dice.map(dieText).join(', ')), '.']
      : [`${doneTo(event, scene, '')}: no die is needed, ${loaded} left.`]
  const words = [who(human), ' shoots ', by(target), ` at close quarters with the ${gun(weapon)}`, ...came]
  const told = {
    ...fight('target', event, words, [humanName(human), placeOfFigure(target)]),
    ...killing([cameTo(event, scene)]),
  }
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
  'shot close': {
    alone: closeLine,
    together: row('shot close', {
      same: isOther,
      ends: tells,
      says: ([one], scene) => (one ? closeLine(one, scene) : null),
    }),
  },
  struck: {
    alone: struckLine,
    together: row('struck', {
      same: isOther,
      ends: tells,
      says: ([one], scene) => (one ? struckLine(one, scene) : null),
    }),
  },
} satisfies Chapter
