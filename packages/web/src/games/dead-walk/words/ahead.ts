/** What phase 1 of the next turn would ask of everybody as things stand: who tests what, against what, how likely. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type Human, isInPlay } from '@shamble/dead-walk/page'
import { signed } from '../../../words/plain.ts'
import type { Note } from '../../../plan/plan.ts'
import { percent } from '../../../play/parts.tsx'
import { numeral } from './lines.ts'
import { LOWEST, modifierWords } from './parts.ts'

export interface TestAhead {
  readonly human: Human
  readonly kind: 'fear' | 'rises' | 'wounds'
  /** "9 or less on two dice". */
  readonly needs: string
  /** Of holding, of rising, of living. */
  readonly chance: number
  /** "holds", "rises", "lives". */
  readonly verb: string
  readonly clause: string
  /** How the number comes about. */
  readonly parts: readonly Note[]
}

const part = ({ clause, value }: { clause: string; value: number }, words = modifierWords(clause)): Note => ({
  value: clause === 'dw.scope.5' ? numeral(value) : signed(value),
  words,
  clause,
})

/** dw.fear.1 Zombies near by are what asks for a test. */
function fearAhead(look: Forecast, human: Human): TestAhead[] {
  const { value, terms, modifiers, isDue, chance } = look.fear(human)
  if (!isDue) return []
  return [
    {
      human,
      kind: 'fear',
      needs: value < LOWEST ? 'no roll of two dice is low enough' : `${numeral(value)} or less on two dice`,
      chance,
      verb: 'holds',
      clause: 'dw.fear.4',
      parts: [
        ...terms.map((term) => part(term)),
        ...modifiers.map((one) => part(one, `${modifierWords(one.clause)}, on the dice`)),
      ],
    },
  ]
}

/** dw.zombify.2, dw.zombify.3 From the turn after the death on, and more likely with every turn. */
function riseAhead(look: Forecast, human: Human): TestAhead[] {
  const ahead = look.rise(human)
  if (!ahead) return []
  const { limit, since, chance } = ahead
  return [
    {
      human,
      kind: 'rises',
      needs: limit > 6 ? 'any die' : `below ${limit} on a die`,
      chance,
      verb: 'rises',
      clause: 'dw.zombify.2',
      parts: [
        { value: String(human.wounds), words: 'wounds', clause: 'dw.zombify.2' },
        { value: signed(since), words: since === 1 ? 'turn dead' : 'turns dead', clause: 'dw.zombify.4' },
      ],
    },
  ]
}

/** dw.wounds.2, dw.wounds.3 One die against all wounds, for whoever has new ones. */
function woundsAhead(look: Forecast, human: Human): TestAhead[] {
  const { wounds, untested } = human
  const ahead = look.wounds(human)
  if (!ahead) return []
  const { modifiers, isHopeless, chance } = ahead
  return [
    {
      human,
      kind: 'wounds',
      needs: isHopeless ? 'no die helps' : `${wounds} or more on a die`,
      chance,
      verb: 'lives',
      clause: 'dw.wounds.2',
      parts: [
        { value: String(wounds), words: `wounds, ${untested} of them new`, clause: 'dw.wounds.4' },
        ...modifiers.map((one) => part(one, `${modifierWords(one.clause)}, on the die`)),
      ],
    },
  ]
}

const KNOWN = new WeakMap<Forecast['state'], readonly TestAhead[]>()

/** dw.turn.4 In the order of the book: fear, those who rise, wounds. */
export function testsAhead(look: Forecast): readonly TestAhead[] {
  const known = KNOWN.get(look.state)
  if (known) return known
  const { humans } = look.state
  const living = humans.filter(isInPlay)
  const tests = [
    ...living.flatMap((h) => fearAhead(look, h)),
    ...humans.flatMap((h) => riseAhead(look, h)),
    ...living.flatMap((h) => woundsAhead(look, h)),
  ]
  KNOWN.set(look.state, tests)
  return tests
}

/** "holds with 83%: 9 or less on two dice". */
export const testWords = ({ verb, chance, needs }: TestAhead): string => `${verb} with ${percent(chance)}: ${needs}`
