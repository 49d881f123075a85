import { type NumberedDraw, type NumberedRoll, verifyDraws, verifyRolls } from './dice/index.ts'
import type { Save } from './save-shape.ts'
import type { Fault } from './shape.ts'

/**
 * The older promise: the secret gives every die and no number is missing. It bound neither the name of the match nor
 * what is played, and a number that was left out needed no reason.
 */
export function olderFault(save: Save, claim: Parameters<typeof verifyRolls>[0]): Fault | null {
  const rolls: NumberedRoll[] = []
  const draws: NumberedDraw[] = []
  for (const { rolled, drawn, k } of [save.opening, ...save.entries]) {
    for (const [i, [, sides, face]] of rolled.entries()) rolls.push({ k: k?.rolled[i] ?? 0, sides, face })
    for (const [i, [, n, value]] of drawn.entries()) draws.push({ k: k?.drawn[i] ?? 0, n, value })
  }
  for (const stock of [save.again, save.spent]) {
    for (const [, sides, face, k] of stock?.rolls ?? []) rolls.push({ k, sides, face })
    for (const [, n, value, k] of stock?.draws ?? []) draws.push({ k, n, value })
  }
  const thrown = rolls.filter(({ k }) => k > 0).sort((a, b) => a.k - b.k)
  draws.sort((a, b) => a.k - b.k)
  const badRoll = verifyRolls(claim, thrown)
  if (badRoll) return { at: badRoll.k === 0 ? 'dice' : `roll ${badRoll.k}`, why: badRoll.why }
  const badDraw = verifyDraws(claim, draws)
  if (badDraw) return { at: `draw ${badDraw.k}`, why: badDraw.why }
  const { at } = save.dice as Extract<Save['dice'], { kind: 'committed' }>
  if (thrown.length === at.rolls && draws.length === at.draws) return null
  return { at: 'dice.at', why: `${at.rolls} rolls and ${at.draws} draws were made, but not all are recorded` }
}
