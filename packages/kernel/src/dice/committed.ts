import { canonical } from '../json.ts'
import { hmacSha256, sha256Hex, utf8 } from '../sha256.ts'
import { checkSides, type Dice, DiceError, MOST_SIDES, type Throw } from './dice.ts'

/**
 * Dice that anybody can check afterwards. Before the match the host publishes the SHA-256 of a secret; then every seat
 * may give a share, a text of its own; after the match the host publishes the secret. Nobody can foresee a roll from
 * what was rolled, and the host cannot choose a secret to suit the shares, which came later.
 *
 * Roll number k (1, 2, 3 …) of a match, on a die with so many sides:
 * 1. digest = HMAC-SHA-256 with the secret's 64 characters as the key, of the UTF-8 text
 *    `shamble-roll|match|shares|k|sides|attempt`, where shares is the SHA-256 in hexadecimal of the JSON text
 *    `[["seat","share"],…]` sorted by seat, and attempt starts at 0.
 * 2. Take the digest's eight 32-bit big-endian words in turn; the first that is below floor(2^32 / sides) * sides gives
 *    the face 1 + word mod sides. If none is, add 1 to attempt and go to 1.
 * Hidden draw number k of 0 to n - 1 is the same with `shamble-draw`, n for sides, and no 1 added.
 */
export interface CommittedDice extends Dice {
  /** How many of each were made; goes into a save and comes back as `at`. */
  at(): Made
}

export interface Made {
  readonly rolls: number
  readonly draws: number
}

/** Each seat's own text. A seat that gave none is simply not there. */
export type Shares = Readonly<Record<string, string>>

export interface Seal {
  /** 64 lower-case hexadecimal digits. */
  readonly secret: string
  readonly shares: Shares
  readonly match: string
}

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

/** What to publish before the match: the SHA-256 of the secret's 64 characters. */
export function commitTo(secret: string): { readonly commitment: string } {
  checkSecret(secret)
  return { commitment: sha256Hex(secret) }
}

export function committed(seal: Seal & { readonly at?: Made }): CommittedDice {
  const source = sourceOf(seal)
  let { rolls, draws } = seal.at ?? { rolls: 0, draws: 0 }
  if (!isCount(rolls) || !isCount(draws))
    throw new DiceError('the numbers of rolls and draws made are whole, 0 or more')
  return {
    roll(ask: Throw): number {
      const face = 1 + source('roll', rolls + 1, ask.sides)
      rolls++
      return face
    },
    draw(_clause: string, n: number): number {
      const value = source('draw', draws + 1, n)
      draws++
      return value
    },
    at: () => ({ rolls, draws }),
  }
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
    rolls.map(({ k, sides, face }) => ({ k, n: sides, value: face - 1 })),
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

type Kind = 'roll' | 'draw'

function verify(claim: Claim, kind: Kind, partial: boolean, made: readonly NumberedDraw[]): Mismatch | null {
  if (!isSecret(claim.secret)) return { k: 0, why: 'the secret is not 64 lower-case hexadecimal digits' }
  if (sha256Hex(claim.secret) !== claim.commitment) return { k: 0, why: 'the secret is not the one committed to' }
  const source = sourceOf(claim)
  let last = 0
  for (const { k, n, value } of made) {
    if (!isCount(k) || k <= last) return { k, why: `${kind} ${k} does not come after ${kind} ${last}` }
    if (!partial && k !== last + 1) return { k: last + 1, why: `${kind} ${last + 1} is missing` }
    if (!Number.isInteger(n) || n < 1 || n > MOST_SIDES) return { k, why: `there is no die with ${n} sides` }
    const right = source(kind, k, n)
    const shown = kind === 'roll' ? 1 : 0
    if (right !== value) return { k, why: `the secret gives ${right + shown}, not ${value + shown}` }
    last = k
  }
  return null
}

/** The k-th value of 0 to n - 1 of a kind. */
function sourceOf({ secret, shares, match }: Seal): (kind: Kind, k: number, n: number) => number {
  checkSecret(secret)
  const key = utf8(secret)
  const bound = `${match}|${sharesHash(shares)}`
  return (kind, k, n) => {
    checkSides(n)
    const limit = MOST_SIDES - (MOST_SIDES % n)
    for (let attempt = 0; ; attempt++) {
      const mac = hmacSha256(key, utf8(`shamble-${kind}|${bound}|${k}|${n}|${attempt}`))
      const words = new DataView(mac.buffer)
      for (let i = 0; i < 8; i++) {
        const word = words.getUint32(i * 4)
        if (word < limit) return word % n
      }
    }
  }
}

/** A list of pairs rather than an object, so that no engine's order of keys comes into it. */
function sharesHash(shares: Shares): string {
  const seats = Object.keys(shares).sort()
  return sha256Hex(canonical(seats.map((seat) => [seat, shares[seat]])))
}

function isCount(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 0
}

function isSecret(secret: string): boolean {
  return /^[0-9a-f]{64}$/.test(secret)
}

function checkSecret(secret: string): void {
  if (!isSecret(secret)) throw new DiceError('a secret is 64 lower-case hexadecimal digits')
}
