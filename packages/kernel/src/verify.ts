import type { NumberedDraw, NumberedRoll } from './dice/index.ts'
import { verifyDraws, verifyRolls } from './dice/index.ts'
import { saveShape } from './save-shape.ts'
import { type Fault, parse } from './shape.ts'

export interface Verified {
  readonly rolls: number
  readonly draws: number
  /** Dice that a hand threw: nobody can check them. */
  readonly byHand: number
  /** Rolls and draws that are no longer part of the log, because something was taken back. */
  readonly spent: number
}

type Verdict = { readonly ok: true; readonly verified: Verified } | { readonly ok: false; readonly fault: Fault }
const fault = (at: string, why: string): Verdict => ({ ok: false, fault: { at, why } })

/** Checks every roll and draw of a save against the secret that was committed to. Knows no game. */
export function verifySave(json: unknown): Verdict {
  const read = parse(saveShape, json)
  if (!read.ok) return read
  const { dice, opening, entries, again, spent } = read.value
  if (dice.kind !== 'committed') return fault('dice.kind', `${dice.kind} dice cannot be checked, only committed ones`)
  if (dice.secret === undefined) return fault('dice.secret', 'missing: the secret is published when the match is over')
  const rolls: NumberedRoll[] = []
  const draws: NumberedDraw[] = []
  let byHand = 0
  for (const [i, line] of [opening, ...entries].entries()) {
    const { rolled, drawn, k } = line
    const at = i === 0 ? 'opening' : `entries[${i - 1}]`
    if (k?.rolled.length !== rolled.length || k.drawn.length !== drawn.length)
      return fault(`${at}.k`, 'expected a number for every roll and draw')
    for (const [j, [, sides, face]] of rolled.entries()) {
      if (k.rolled[j] === 0) byHand++
      else rolls.push({ k: k.rolled[j] as number, sides, face })
    }
    for (const [j, [, n, value]] of drawn.entries()) draws.push({ k: k.drawn[j] as number, n, value })
  }
  const logged = rolls.length + draws.length
  for (const stock of [again, spent]) {
    for (const [, sides, face, k] of stock?.rolls ?? []) if (k > 0) rolls.push({ k, sides, face })
    for (const [, n, value, k] of stock?.draws ?? []) draws.push({ k, n, value })
  }
  rolls.sort((a, b) => a.k - b.k)
  draws.sort((a, b) => a.k - b.k)
  const { secret, commitment, shares, match } = dice
  const claim = { secret, commitment, shares, match }
  const badRoll = verifyRolls(claim, rolls)
  if (badRoll) return fault(badRoll.k === 0 ? 'dice' : `roll ${badRoll.k}`, badRoll.why)
  const badDraw = verifyDraws(claim, draws)
  if (badDraw) return fault(`draw ${badDraw.k}`, badDraw.why)
  if (rolls.length !== dice.at.rolls || draws.length !== dice.at.draws)
    return fault('dice.at', `${dice.at.rolls} rolls and ${dice.at.draws} draws were made, but not all are recorded`)
  const total = rolls.length + draws.length
  return { ok: true, verified: { rolls: rolls.length, draws: draws.length, byHand, spent: total - logged } }
}
