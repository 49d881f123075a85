import { sha256Hex } from '../sha256.ts'
import { isCount, isSecret, type Kind, type Seal, sourceOf } from './committed.ts'
import { MOST_SIDES } from './dice.ts'
import { sideShowing } from './faces.ts'

export interface Claim extends Seal {
  readonly commitment: string
}

export interface NumberedRoll {
  readonly k: number
  readonly sides: number
  readonly face: number
}

export interface NumberedDraw {
  readonly k: number
  readonly n: number
  readonly value: number
}

/** The first thing that does not hold: at which roll or draw (0 for the claim itself), and why. */
export interface Mismatch {
  readonly k: number
  readonly why: string
}

/**
 * Null if the secret is the one committed to and gives every roll; otherwise the first roll that is wrong. Numbers must
 * run 1, 2, 3 … without a gap (a roll that nobody saw is as bad as a wrong one), unless only a part is to be checked.
 */
export function verifyRolls(
  claim: Claim,
  rolls: readonly NumberedRoll[],
  options: { readonly partial?: boolean } = {},
): Mismatch | null {
  return verify(
    claim,
    'roll',
    options.partial === true,
    rolls.map(({ k, sides, face }) => ({ k, n: sides, value: face })),
  )
}

/** The same for hidden draws, which can be shown after the match. */
export function verifyDraws(
  claim: Claim,
  draws: readonly NumberedDraw[],
  options: { readonly partial?: boolean } = {},
): Mismatch | null {
  return verify(claim, 'draw', options.partial === true, draws)
}

function verify(claim: Claim, kind: Kind, partial: boolean, made: readonly NumberedDraw[]): Mismatch | null {
  if (!isSecret(claim.secret)) return { k: 0, why: 'the secret is not 64 lower-case hexadecimal digits' }
  if (sha256Hex(claim.secret) !== claim.commitment) return { k: 0, why: 'the secret is not the one committed to' }
  const source = sourceOf(claim)
  let last = 0
  for (const { k, n, value } of made) {
    if (!isCount(k) || k <= last) return { k, why: `${kind} ${k} does not come after ${kind} ${last}` }
    if (!partial && k !== last + 1) return { k: last + 1, why: `${kind} ${last + 1} is missing` }
    if (!Number.isInteger(n) || n < 1 || n > MOST_SIDES) return { k, why: `there is no die with ${n} sides` }
    const right = source(kind, k, n) + (kind === 'roll' ? 1 : 0)
    if (right !== (kind === 'roll' ? sideShowing(value, n) : value))
      return { k, why: `the secret gives ${right}, not ${value}` }
    last = k
  }
  return null
}
