/** Digits of a real die that is typed in. */
import { countsAs, type DieKind, highestFace, inHand, lowestFace } from '@shamble/kernel'
import type { PlaySession } from './session.ts'

/** What another digit makes of those typed so far: a face, more to come, or nothing that is on the die. */
export function dieDigits(before: string, digit: string, die: DieKind): number | string | null {
  const face = Number(before + digit)
  // A ten-sided die shows its ten as 0; some games read it as no more than that.
  if (die.sides === 10) return digit === '0' && !die.fromZero ? 10 : Number(digit)
  if (face < lowestFace(die) || face > highestFace(die)) return null
  return face > 0 && face * 10 <= highestFace(die) ? String(face) : face
}

/** A digit of the die that is asked for; Enter says that a 1 is no 12. Over when the table has heard of the die. */
export async function onDie(
  key: string,
  session: Pick<PlaySession, 'die' | 'digits' | 'typeDie'>,
  say: (words: string) => void,
): Promise<void> {
  const ask = session.die?.ask
  if (!ask) return
  const before = session.digits.value
  const type = (face: number): Promise<void> => session.typeDie(countsAs(ask, face))
  if (key === 'Enter') return type(Number(before))
  const die = inHand(ask)
  const next = dieDigits(before, key, die)
  session.digits.set(typeof next === 'string' ? next : '')
  if (typeof next === 'number') return type(next)
  if (next !== null) return say(`${next}: another digit, or Enter.`)
  return say(
    die.sides === 4 && Number(key) <= 6
      ? `A ${key} counts for nothing on a d4. Roll again.`
      : `There is no ${before}${key} on a d${die.sides}.`,
  )
}
