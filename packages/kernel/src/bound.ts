import { checkSecret, type Shares } from './dice/index.ts'
import type { Setup } from './game.ts'
import { canonical, digest } from './json.ts'
import type { Terms } from './log.ts'
import type { Seat } from './seat.ts'
import { holderShape } from './holder-shape.ts'
import { oneOf, text } from './shape-scalars.ts'
import { anyJson, list, nullable, object, type Of, record } from './shape.ts'
import { sha256Hex } from './sha256.ts'

const name = text({ min: 1, max: 64 })
export const hashShape = text({ pattern: /^[0-9a-f]{64}$/ })
export const holdersShape = record(holderShape, { max: 64 })
export const physicalShape = list(name, { max: 64 })
export const undoDiceShape = oneOf('same', 'fresh')

/** What the host of committed dice is bound to beside its secret, before anybody adds to the dice. */
export const boundShape = object({
  /** The name of the match. */
  match: text({ max: 256 }),
  game: name,
  rules: text({ max: 64 }),
  options: record(anyJson),
  holders: holdersShape,
  undoDice: undoDiceShape,
  physical: physicalShape,
  /** The digest of the position in which the match begins; null if it begins with the set-up. */
  position: nullable(hashShape),
})
export type Bound = Of<typeof boundShape>

/** What a match is bound to that is played like this. */
export const boundTo = (
  match: string,
  { id, rulesVersion }: { readonly id: string; readonly rulesVersion: string },
  { options, holders }: Setup,
  { undoDice, physical }: Terms,
  position: unknown,
): Bound => ({
  match,
  game: id,
  rules: rulesVersion,
  options: { ...options },
  holders: { ...holders },
  undoDice,
  physical: [...physical],
  position: position === undefined ? null : digest(position),
})

/** What to publish before the match: the SHA-256 of `["shamble-seal",secret,bound]`, with sorted keys and no spaces. */
export function commitmentTo(secret: string, bound: Bound): string {
  checkSecret(secret)
  return sha256Hex(canonical(['shamble-seal', secret, bound]))
}

/** What a seat gives before it opens its share: the SHA-256 of `["shamble-share",commitment,seat,share]`. */
export const lockOf = (commitment: string, seat: Seat, share: string): string =>
  sha256Hex(canonical(['shamble-share', commitment, seat, share]))

/** What the seats that give a share have locked it with. */
export type Locks = Readonly<Record<Seat, string>>

export const locksOf = (commitment: string, shares: Shares): Record<Seat, string> =>
  Object.fromEntries(Object.entries(shares).map(([seat, share]) => [seat, lockOf(commitment, seat, share)]))
