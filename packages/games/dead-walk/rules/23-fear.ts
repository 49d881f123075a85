/** dw.fear Zombies near by: two dice against a value of courage, or everything costs double. */
import type { Modifier } from '@shamble/kernel'
import { type Human, humanFigure, isInPlay, isZombieFigure, type Look, type Table, theHuman } from '../state.ts'
import { d6, ownerOf } from './01-dice.ts'
import { humanBody, within } from './01-figures.ts'

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
function testFear(t: Table, human: Human, { value, terms }: FearValue): void {
  const ask = {
    clause: 'dw.fear.3',
    seat: ownerOf(human),
    what: `fear test of ${human.name}: ${value} or less with two dice`,
  } as const
  const faces = [d6(t, ask), d6(t, ask)] as const
  const score = faces[0] + faces[1]
  const passed = score <= value
  human.doubled = !passed
  t.emit({ e: 'fear tested', clause: 'dw.fear.4', human: human.n, faces, score, value, terms, passed })
}

/** dw.fear.1, dw.turn.4 Step d of phase 1: who must test, and who is near, is fixed before the first die. */
export function fearTests(t: Table): void {
  const due: { human: Human; fear: FearValue }[] = []
  for (const human of t.state.humans) {
    if (!isInPlay(human)) continue
    const company = companyOf(t, human)
    if (company.zombies > 0) due.push({ human, fear: valueIn(human, company) })
  }
  for (const { human, fear } of due) testFear(t, human, fear)
}
