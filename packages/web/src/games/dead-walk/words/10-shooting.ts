import { WEAPONS, type WeaponId } from '@shamble/dead-walk/page'
import { rollOf, withDie } from '../../../words/dice.ts'
import { fight, type Line, mono, type Word } from '../../../words/phrases.ts'
import { count, plural, signed } from '../../../words/plain.ts'
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

/** What is declared: bursts of automatic fire, else shots or throws. */
function shotWord(weapon: WeaponId): 'burst' | 'throw' | 'shot' {
  const fire = WEAPONS[weapon].fire
  return fire?.mode === 'automatic' ? 'burst' : fire?.ammunition === 'thrown' ? 'throw' : 'shot'
}

/** dw.autofire.9 Everybody whom a burst at several may hit, in the order of the dice that pick among them. */
const mayBeHit = (targets: EventOf<'declared'>['targets']): Word[] =>
  targets.length < 2
    ? []
    : [' (may hit ', ...targets.flatMap((id, i): Word[] => [...(i === 0 ? [] : [', ']), by(id)]), ')']

function declaredLine(event: EventOf<'declared'>): Line {
  const { human, weapon, target, targets, bursts, aim, cost } = event
  const shots = `${count(bursts)} ${plural(bursts, shotWord(weapon))}`
  const sustained = event.sustained ? ', sustained' : ''
  const aimed = aim > 0 ? `, aim ${signed(aim)}` : ''
  const words: Word[] = [
    who(human),
    ` aims the ${gun(weapon)} at `,
    by(target),
    ...mayBeHit(targets),
    `: ${shots}${sustained}${aimed}, `,
    mono(`${cost} AP`),
    '.',
  ]
  return fight('target', event, words, [humanName(human), ...targets.map(placeOfFigure)])
}

/** One of a handful is thrown. */
const firesWords = (weapon: WeaponId): string => {
  if (weapon === 'throwing-knives') return ' throws a knife'
  return weapon === 'throwing-axes' ? ' throws an axe' : ` fires the ${gun(weapon)}`
}

function burstLine(event: EventOf<'burst'>, { view }: Scene): Line {
  const { human, weapon, dice, loaded, clause } = event
  const hits = tally(dice)
  const words: Word[] = [
    who(human),
    `${firesWords(weapon)}${hitWords(dice)} (rolled `,
    // One by one, so that a line may end between two of them.
    ...dice.flatMap((die, i): Word[] => [...(i === 0 ? [] : [', ']), mono(dieText(die))]),
    ').',
  ]
  const shown = dice.map((die) => dieOf(die))
  return {
    ...fight('target', event, words, [humanName(human)]),
    roll: rollOf(`${calledBy(view, human)}, ${gun(weapon)}`, shown, clause, {
      parts: partsOf(dice[0]?.modifiers ?? []),
      verdict: `${hits || 'No hit'}; ${loaded} left`,
      seat: seatOf(view, human),
    }),
  }
}

export const shooting = {
  declared: declaredLine,
  burst: burstLine,
  'stray hit': (event, { view }) => {
    const told = fight(
      'warn',
      event,
      ['A miss, and the shot strikes ', who(event.human), '.'],
      [humanName(event.human)],
    )
    return withDie(told, event, 'Which friend is hit', calledBy(view, event.human), 'bad')
  },
} satisfies Chapter
