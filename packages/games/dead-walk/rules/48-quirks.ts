/** dw.quirk Quirks: how they come by the dice, and what they do at the start of an activation and in a movement. */
import type { HouseRule } from '../book.ts'
import { change, type Human, humanFigure, isUp, type Look, type Mind, type Transaction, type Zombie } from '../state.ts'
import { MOST_QUIRKS, QUIRK_DICE, type QuirkId, QUIRKS, type Trait, TRAITS } from '../tables/mind.ts'
import { d6, thrownBy } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { humanBody, isWithin, zombieBody } from './01-figures.ts'
import { theActivation } from './04-actions.ts'
import { sees } from './09-sight.ts'
import { fell } from './19-harm.ts'
import { disturbedBy, hasQuirk } from './48-mind.ts'

/** dw.quirk.1, dw.trauma.8 What the chapter adds: what is about people, and what it does to others; NPCs have none. */
export const QUIRKS_GATE: HouseRule = {
  slots: {
    quirksOf: () => (human) => (human.isNpc ? NO_QUIRKS : human.sheet.quirks),
    distractions: () => disturbedBy,
  },
  adds: { sheetParts: [({ quirks }) => ({ quirks: Object.freeze([...quirks]) })] },
}
const NO_QUIRKS: readonly QuirkId[] = Object.freeze([])

const QUIRK_IDS = Object.keys(QUIRKS) as QuirkId[]

/** dw.quirk.4 By the sum of two dice. */
export const quirkBySum = (sum: number): QuirkId => QUIRK_IDS.find((id) => QUIRKS[id].sum === sum) as QuirkId

/** dw.quirk.3 The quirks of a new character: so many, by two dice each; one that he has is rolled again. */
export function rollQuirks(count: number, roll: () => readonly [number, number]): readonly QuirkId[] {
  const quirks: QuirkId[] = []
  while (quirks.length < Math.min(count, MOST_QUIRKS)) {
    const [a, b] = roll()
    const quirk = quirkBySum(a + b)
    if (!quirks.includes(quirk)) quirks.push(quirk)
  }
  return Object.freeze(quirks)
}

/** What his mind did to him in this turn. */
export function setMind(human: Human, by: Partial<Mind>): void {
  human.mind = change(human.mind, by)
}

/** One die of a quirk or psychosis: it works up to a score. */
export function traitDie(t: Transaction, human: Human, trait: Trait, upTo: number): { face: number; works: boolean } {
  const { clause, title } = TRAITS[trait]
  const what = `${title}: ${human.name}, ${upTo} or less`
  const face = d6(t, { clause, ...thrownBy(human), what, table: splitAt(upTo + 1, 'it works', 'nothing happens') })
  return { face, works: face <= upTo }
}

export function tellTrait(
  t: Transaction,
  human: Human,
  trait: Trait,
  { face, works }: { face: number; works: boolean },
): void {
  const { clause } = TRAITS[trait]
  t.emit({ e: 'trait tested', clause, human: human.n, trait, face, works, left: human.ap })
}

/** dw.quirk.8, dw.quirk.9 Only 2 AP; after a failed fear test 1, at its normal cost. */
function hesitate(t: Transaction, human: Human): void {
  const die = traitDie(t, human, 'indecisive', QUIRK_DICE.indecisive.upTo)
  if (die.works) {
    human.ap = Math.min(human.ap, human.doubled ? QUIRK_DICE.indecisive.afraid : QUIRK_DICE.indecisive.ap)
    human.doubled = false
  }
  tellTrait(t, human, 'indecisive', die)
}

/** dw.quirk.16, dw.quirk.19 */
function ponder(t: Transaction, human: Human): void {
  const die = traitDie(t, human, 'thick', QUIRK_DICE.thick.upTo)
  if (die.works) human.ap = Math.min(human.ap, QUIRK_DICE.thick.ap)
  tellTrait(t, human, 'thick', die)
}

/** dw.quirk.13 Zombies that he sees and that are too near, as seen from a place. */
export const isTooNear = (look: Look, human: Human, at = human.at, on = human.on): boolean => {
  const body = { ...humanBody(human), at, on }
  return look.state.zombies.some((zombie) => {
    const other = zombieBody(zombie)
    return isWithin(look, body, other, look.book.mindReach.near) && sees(look, body, other)
  })
}

function freeze(t: Transaction, human: Human): void {
  if (!isTooNear(t, human)) return
  const die = traitDie(t, human, 'scary-pants', QUIRK_DICE['scary-pants'])
  if (die.works) setMind(human, { frozen: true })
  tellTrait(t, human, 'scary-pants', die)
}

/** dw.turn.12 The dice at the start of an activation, in the order of the table of dice. */
export function startDice(t: Transaction, human: Human): void {
  if (hasQuirk(t, human, 'indecisive')) hesitate(t, human)
  if (hasQuirk(t, human, 'thick')) ponder(t, human)
  if (hasQuirk(t, human, 'scary-pants')) freeze(t, human)
}

/** dw.quirk.5 Once per turn, at his first movement action: paid for, but he falls instead. */
export function stumbles(t: Transaction, human: Human, paid: number): boolean {
  if (paid === 0 || human.mind.stumbled || !hasQuirk(t, human, 'clumsy')) return false
  const die = traitDie(t, human, 'clumsy', QUIRK_DICE.clumsy)
  setMind(human, { stumbled: true })
  tellTrait(t, human, 'clumsy', die)
  if (!die.works) return false
  const activation = theActivation(t)
  activation.run = null
  activation.leaving = Object.freeze([])
  fell(t, humanFigure(human.n), 'fall', QUIRKS.clumsy.clause)
  return true
}

/** dw.quirk.12 Before a fire declaration is paid: he recognises somebody, and attacks nobody in this turn. */
export function recognisesKin(t: Transaction, human: Human): boolean {
  if (!hasQuirk(t, human, 'relative')) return false
  const die = traitDie(t, human, 'relative', QUIRK_DICE.relative)
  if (die.works) setMind(human, { refuses: true })
  tellTrait(t, human, 'relative', die)
  return die.works
}

/** dw.quirk.15 Standing zombies so near that he engages them. */
export const tempting = (look: Look, human: Human): Zombie[] =>
  look.state.zombies.filter(
    (zombie) => isUp(zombie) && isWithin(look, humanBody(human), zombieBody(zombie), look.book.mindReach.near),
  )
