/** dw.fear Zombies near by: two dice against a value of courage, or everything costs double. */
import type { Modifier } from '@shamble/kernel'
import { type Human, humanFigure, isInPlay, isZombieFigure, type Look, type Transaction, theHuman } from '../state.ts'
import { type Ask, ownerOf, pair } from './01-dice.ts'
import { splits } from './01-faces.ts'
import { humanBody, within } from './01-figures.ts'
import { archetypeFear } from './41-archetypes.ts'
import { occupantsWithin } from './43-aboard.ts'
import { fearDistractions, sumOf } from './48-mind.ts'

const CALM = splits('keeps calm', 'panics')

/** Who is near: zombies of any kind (dw.fear.2), and team members but himself (dw.fear.7). */
interface Company {
  readonly zombies: number
  readonly team: number
}

function companyOf(look: Look, human: Human): Company {
  let [zombies, team] = [0, 0]
  for (const figure of within(look, humanBody(human), look.book.fearDistance)) {
    if (isZombieFigure(figure)) zombies++
    else if (figure !== humanFigure(human.n) && !theHuman(look.state, figure).isNpc) team++
  }
  for (const { isNpc } of occupantsWithin(look, human, look.book.fearDistance)) if (!isNpc) team++
  return { zombies, team }
}

/** What two dice must not exceed, and how it comes about. */
export interface FearValue {
  readonly value: number
  readonly terms: readonly Modifier[]
}

/** dw.fear.3, dw.fear.8 The BMV with what company and wounds do to it. */
export const fearValue = (look: Look, human: Human): FearValue => valueIn(human, companyOf(look, human))

function valueIn({ bmv, wounds }: Human, { team, zombies }: Company): FearValue {
  const terms: Modifier[] = [{ clause: 'dw.scope.5', value: bmv }]
  if (team > 0) terms.push({ clause: 'dw.fear.7', value: team })
  if (zombies > 0) terms.push({ clause: 'dw.fear.2', value: -zombies })
  if (wounds > 0) terms.push({ clause: 'dw.fear.3', value: -wounds })
  return { value: bmv + team - zombies - wounds, terms }
}

/** dw.fear.4, dw.fear.5, dw.fear.6 Higher than the value fails, whatever the dice are; all costs are then doubled. */
function testFear(t: Transaction, human: Human, before: FearValue): void {
  const courage = t.book.courageOf(t, human, before.value)
  if (courage.isIgnored) return
  const { value, terms } = raised(before, courage.value)
  const modifiers = [...courage.score, ...archetypeFear(t, human), ...fearDistractions(t, human)]
  const what = `fear test of ${human.name}: ${value} or less with two dice`
  const ask: Ask = {
    clause: 'dw.fear.3',
    seat: ownerOf(human),
    human: human.n,
    what,
    modifiers: modifiers.length > 0 ? modifiers : undefined,
  }
  const faces = pair(t, ask, 6, (first) => CALM(value - first + 1))
  const score = faces[0] + faces[1] + sumOf(modifiers)
  const passed = score <= value
  human.doubled = !passed
  const clause = 'dw.fear.4'
  const { n } = human
  if (modifiers.length === 0) t.emit({ e: 'fear tested', clause, human: n, faces, score, value, terms, passed })
  else t.emit({ e: 'fear tested', clause, human: n, faces, modifiers, score, value, terms, passed })
  if (!passed) t.book.traumatise(t, human)
}

/** dw.fear.8 With what skills add to it. */
const raised = (fear: FearValue, by: readonly Modifier[]): FearValue =>
  by.length === 0 ? fear : { value: fear.value + sumOf(by), terms: [...fear.terms, ...by] }

/** dw.fear.1, dw.turn.4 Step d of phase 1: who must test, and who is near, is fixed before the first die. */
export function fearTests(t: Transaction): void {
  const due: { human: Human; fear: FearValue }[] = []
  for (const human of t.state.humans) {
    if (!isInPlay(human)) continue
    const company = companyOf(t, human)
    if (company.zombies > 0) due.push({ human, fear: valueIn(human, company) })
  }
  const others = t.book.motivation(
    t,
    due.map(({ human }) => human),
  )
  for (const { human, fear } of due) testFear(t, human, raised(fear, others.get(human.n) ?? []))
}
