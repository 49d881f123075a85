import { canonical } from '../json.ts'
import { rowOf } from '../own.ts'
import { hmacSha256, sha256Hex, utf8 } from '../sha256.ts'
import { checkSides, type Dice, DiceError, MOST_SIDES, shownOn, type Throw } from './dice.ts'

/**
 * Dice that anybody can check afterwards. Before the match the host publishes a commitment to a secret and to what is
 * played (`bound.ts`); then the seats lock shares, texts of their own, and open them when all are locked; after the
 * match the host publishes the secret. Nobody can foresee a roll from what was rolled, and nobody chooses one: secret
 * and shares are settled before anybody knows both.
 *
 * Roll number k (1, 2, 3 …) of a match, on a die with so many sides:
 * 1. digest = HMAC-SHA-256 with the secret's 64 characters as the key, of the UTF-8 text
 *    `shamble-roll|match|shares|k|sides|attempt`, where shares is the SHA-256 in hexadecimal of the JSON text
 *    `[["seat","share"],…]` sorted by seat, and attempt starts at 0.
 * 2. Take the digest's eight 32-bit big-endian words in turn; the first that is below floor(2^32 / sides) * sides gives
 *    the face 1 + word mod sides; a die that is read from 0 shows 0 for its last. If none is, add 1 to attempt and
 *    go to 1.
 * Hidden draw number k of 0 to n - 1 is the same with `shamble-draw`, n for sides, and no 1 added.
 */
export interface CommittedDice extends Dice {
  /** How many of each were made; goes into a save and comes back as `at`. */
  at(): Made
  /** Nobody has seen what was thrown since: the same numbers come again. */
  rewind(to: Made): void
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
  /** The name of the match. */
  readonly match: string
}

/** What was published under the older promise: the SHA-256 of the secret's 64 characters. */
export function olderCommitment(secret: string): string {
  checkSecret(secret)
  return sha256Hex(secret)
}

export function committed(seal: Seal & { readonly at?: Made }): CommittedDice {
  const source = sourceOf(seal)
  let { rolls, draws } = seal.at ?? { rolls: 0, draws: 0 }
  if (!isCount(rolls) || !isCount(draws))
    throw new DiceError('the numbers of rolls and draws made are whole, 0 or more')
  return {
    roll(ask: Throw): number {
      const face = shownOn(ask, 1 + source('roll', rolls + 1, ask.sides))
      rolls++
      return face
    },
    draw(_clause: string, n: number): number {
      const value = source('draw', draws + 1, n)
      draws++
      return value
    },
    at: () => ({ rolls, draws }),
    rewind(to) {
      rolls = to.rolls
      draws = to.draws
    },
  }
}

export type Kind = 'roll' | 'draw'

/** The k-th value of 0 to n - 1 of a kind. */
export function sourceOf({ secret, shares, match }: Seal): (kind: Kind, k: number, n: number) => number {
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
  return sha256Hex(canonical(seats.map((seat) => [seat, rowOf(shares, seat)])))
}

export function isCount(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 0
}

export function isSecret(secret: string): boolean {
  return /^[0-9a-f]{64}$/.test(secret)
}

export function checkSecret(secret: string): void {
  if (!isSecret(secret)) throw new DiceError('a secret is 64 lower-case hexadecimal digits')
}
