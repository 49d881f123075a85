/** What phase 1 of the next turn would ask of everybody as things stand: who tests what, against what, how likely. */
import {
  archetypeFear,
  distractions,
  fearDistractions,
  fearValue,
  type Human,
  isInPlay,
  type Look,
  riseLimit,
} from '@shamble/dead-walk/page'
import { signed } from '../../../words/plain.ts'
import type { Note } from '../../../plan/plan.ts'
import { percent } from '../../../table/parts.tsx'
import { fearChance } from '../plan/odds.ts'
import { numeral } from './lines.ts'
import { modifierWords } from './parts.ts'

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
function fearAhead(look: Look, human: Human): TestAhead[] {
  const { value, terms } = fearValue(look, human)
  if (terms.every(({ clause }) => clause !== 'dw.fear.2')) return []
  const onDice = [...archetypeFear(look, human), ...fearDistractions(look, human)]
  return [
    {
      human,
      kind: 'fear',
      needs: `${numeral(value)} or less on two dice`,
      chance: fearChance(look, human, value, null),
      verb: 'holds',
      clause: 'dw.fear.4',
      parts: [
        ...terms.map((term) => part(term)),
        ...onDice.map((one) => part(one, `${modifierWords(one.clause)}, on the dice`)),
      ],
    },
  ]
}

/** dw.zombify.2, dw.zombify.3 From the turn after the death on, and more likely with every turn. */
function riseAhead(look: Look, human: Human): TestAhead[] {
  const { state, book } = look
  if (!book.mayRise(human)) return []
  const turn = state.phase === 'tests' ? state.turn : state.turn + 1
  const limit = riseLimit({ turn }, human)
  const since = turn - human.died
  return [
    {
      human,
      kind: 'rises',
      needs: limit > 6 ? 'any die' : `below ${limit} on a die`,
      chance: Math.max(0, Math.min(6, limit - 1)) / 6,
      verb: 'rises',
      clause: 'dw.zombify.2',
      parts: [
        { value: String(human.wounds), words: 'wounds', clause: 'dw.zombify.2' },
        { value: signed(since), words: since === 1 ? 'turn dead' : 'turns dead', clause: 'dw.zombify.4' },
      ],
    },
  ]
}

/** dw.wounds.5 No die reaches so many. */
const HOPELESS = 7

/** dw.wounds.2, dw.wounds.3 One die against all wounds, for whoever has new ones. */
function woundsAhead(look: Look, human: Human): TestAhead[] {
  const { wounds, untested } = human
  if (untested === 0 || wounds === 0) return []
  const onDie = distractions(look, human)
  const added = onDie.reduce((sum, { value }) => sum + value, 0)
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => face + added >= wounds)
  return [
    {
      human,
      kind: 'wounds',
      needs: wounds >= HOPELESS ? 'no die helps' : `${wounds} or more on a die`,
      chance: wounds >= HOPELESS ? 0 : faces.length / 6,
      verb: 'lives',
      clause: 'dw.wounds.2',
      parts: [
        { value: String(wounds), words: `wounds, ${untested} of them new`, clause: 'dw.wounds.4' },
        ...onDie.map((one) => part(one, `${modifierWords(one.clause)}, on the die`)),
      ],
    },
  ]
}

const KNOWN = new WeakMap<Look['state'], readonly TestAhead[]>()

/** dw.turn.4 In the order of the book: fear, those who rise, wounds. */
export function testsAhead(look: Look): readonly TestAhead[] {
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
