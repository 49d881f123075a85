/** Where the software dice of a match come from; and those of nearly every match, which a seal gives. */
import { type Bound, commitmentTo, locksOf } from './bound.ts'
import { committed, type Dice, DiceError, type Made, olderCommitment, type Seal } from './dice/index.ts'
import type { DiceRecord } from './source.ts'

/** The software dice of a match, and what a save keeps of them. */
export interface Source {
  readonly kind: DiceRecord['kind']
  readonly dice: Dice
  readonly made: Made
  /** Of committed dice: the name of the match, which its host is bound to. Older matches are bound to nothing. */
  readonly match?: string
  /** Of committed dice: nobody has seen what was thrown since, and the same numbers come again. */
  readonly rewind?: (to: Made) => void
  /** `open` also tells what nobody may know while the match goes on: where the generator stands, the secret. */
  record(open: boolean, bound: Bound | null): DiceRecord
}

export const NOTHING_MADE: Made = { rolls: 0, draws: 0 }

/** Dice that anybody can check afterwards. The match that throws them binds them to what is played. */
export function committedDice(seal: Seal, at: Made = NOTHING_MADE): Source {
  const { secret, shares, match } = seal
  const dice = committed({ ...seal, at })
  let published: { readonly commitment: string; readonly locks: Record<string, string> } | null = null
  const record: Source['record'] = (open, bound) => {
    if (!bound) throw new DiceError('committed dice are bound to what is played')
    const commitment = published?.commitment ?? commitmentTo(secret, bound)
    published ??= { commitment, locks: locksOf(commitment, shares) }
    return { kind: 'committed', ...published, shares: { ...shares }, bound, at: dice.at(), ...(open ? { secret } : {}) }
  }
  return { kind: 'committed', dice, made: at, match, rewind: (to) => dice.rewind(to), record }
}

/** The dice of a match that was begun under the older promise. */
export function olderDice(seal: Seal, at: Made = NOTHING_MADE): Source {
  const { secret, shares, match } = seal
  const dice = committed({ ...seal, at })
  const commitment = olderCommitment(secret)
  const record: Source['record'] = (open) => ({
    kind: 'committed',
    commitment,
    shares: { ...shares },
    match,
    at: dice.at(),
    ...(open ? { secret } : {}),
  })
  return { kind: 'committed', dice, made: at, record }
}
