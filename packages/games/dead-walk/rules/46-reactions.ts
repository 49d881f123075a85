/** What humans may do when a zombie closes in during phase 3. */
import type { Command } from '../commands.ts'
import {
  figureName,
  type Human,
  isUp,
  type Look,
  type Transaction,
  type Zombie,
  zombieFigure,
  zombieOf,
} from '../state.ts'
import { ownerOf } from './01-dice.ts'
import { humanBody, humansTouching, touches, zombieBody } from './01-figures.ts'
import { unbraceHeld } from './13-bracing.ts'
import { decide } from './40-deciding.ts'
import { mayUse } from './45-skills.ts'
import { dodge, dodges } from './46-dodge.ts'
import { fireFromCover, isWaiting } from './47-cover.ts'
import { reflex, reflexes } from './47-reflex.ts'

/** Could anybody answer a zombie's move? Then each of them is work that may be interrupted. */
export const isAnybodyAlert = (look: Look): boolean => look.book.isAnybodyAlert(look)

export const isSomebodyAlert = (look: Look): boolean => look.state.humans.some((human) => isAlert(look, human))

/** dw.break.9, dw.quirk.13, dw.psychosis.12 Whoever has failed to break away or is frozen answers nothing in the same turn. */
const isAlert = (look: Look, human: Human): boolean =>
  !human.breakFailed &&
  !human.mind.frozen &&
  (mayUse(look, human, 'dodge') || mayUse(look, human, 'reflex') || isWaiting(human))

/** dw.cskill.4 A zombie has moved: whoever waits for that may fire. Is it still on its feet? */
export function answerMove(t: Transaction, n: number): boolean {
  if (!isAnybodyAlert(t)) return true
  unbraceHeld(t)
  fireFromCover(t)
  return dangerOf(t, n) !== null
}

/** A zombie that can still do something to somebody. */
const dangerOf = ({ state }: Look, n: number): Zombie | null => {
  const zombie = zombieOf(state, n)
  return zombie && isUp(zombie) ? zombie : null
}

/** dw.gskill.15, dw.cskill.17 A zombie has come into contact: everybody it touches may answer, one after another. */
export function answerContact(t: Transaction, n: number): void {
  if (!isAnybodyAlert(t)) return
  unbraceHeld(t)
  const zombie = dangerOf(t, n)
  for (const human of zombie ? humansTouching(t, zombieBody(zombie)) : []) {
    const now = dangerOf(t, n)
    if (now && isAlert(t, human) && touches(t, humanBody(human), zombieBody(now))) answer(t, human, now)
  }
}

/** dw.cskill.17, dw.gskill.15 */
function answer(t: Transaction, human: Human, { n, at }: Zombie): void {
  const counters = reflexes(t, human, n)
  const aside = dodges(t, human, n)
  if (counters.length + aside.length === 0) return
  const choices: Command[] = [...counters, { do: 'decline' }, ...aside]
  const about = { asks: 'contact', human: human.n, zombie: figureName(zombieFigure(n)), at: [at.x, at.y] }
  const said = decide(t, { seat: ownerOf(human), choices, about })
  if (said.do !== 'use-skill') return
  if (said.skill === 'reflex') reflex(t, human, said)
  else dodge(t, human, said)
}
