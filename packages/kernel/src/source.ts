import {
  committed,
  type Dice,
  DiceError,
  type Made,
  olderCommitment,
  type Seal,
  scripted,
  seeded,
  seededFrom,
  type SeededDice,
  type Throw,
  throwText,
} from './dice/index.ts'
import { type Bound, boundShape, commitmentTo, hashShape, locksOf } from './bound.ts'
import { integer, text } from './shape-scalars.ts'
import { list, object, type Of, optional, record, variants } from './shape.ts'

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

const count = integer(0)
const words = list(integer(0, 0xffff_ffff), { min: 8, max: 8 })

export const diceRecord = variants('kind', {
  seeded: object({ state: optional(words) }),
  scripted: object({ left: list(text({ max: 10_000 })), hidden: optional(words) }),
  committed: object({
    commitment: hashShape,
    shares: record(text({ max: 256 }), { max: 64 }),
    /** Missing under the older promise, which bound the secret alone: the name of the match stands beside it. */
    bound: optional(boundShape),
    locks: optional(record(hashShape, { max: 64 })),
    match: optional(text({ max: 256 })),
    at: object({ rolls: count, draws: count }),
    secret: optional(hashShape),
  }),
})
export type DiceRecord = Of<typeof diceRecord>

const NONE: Made = { rolls: 0, draws: 0 }

const seededSource = (dice: SeededDice): Source => ({
  kind: 'seeded',
  dice,
  made: NONE,
  record: (open) => ({ kind: 'seeded', ...(open ? { state: dice.state() } : {}) }),
})

/** Fast dice from a seed: play on one machine, simulation. */
export const seededDice = (seed: string | number): Source => seededSource(seeded(seed))

/** Dice as written: tests, rule questions. Draws that the script does not name come from `hidden`. */
export function scriptedDice(script: readonly (number | string)[], hidden?: SeededDice): Source {
  const dice = scripted(script, hidden)
  const record: Source['record'] = (open) => ({
    kind: 'scripted',
    left: dice.left(),
    ...(open && hidden ? { hidden: hidden.state() } : {}),
  })
  return { kind: 'scripted', dice, made: NONE, record }
}

/** Dice that anybody can check afterwards. The match that throws them binds them to what is played. */
export function committedDice(seal: Seal, at: Made = NONE): Source {
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
export function olderDice(seal: Seal, at: Made = NONE): Source {
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

function noDice(kept: DiceRecord): Source {
  const none = (what: string): never => {
    throw new DiceError(`this record keeps no dice to go on with, but ${what}`)
  }
  const dice: Dice = {
    roll: (ask: Throw) => none(`${throwText(ask)} is thrown`),
    draw: (clause, n) => none(`one of ${n} is drawn for ${clause}`),
  }
  return { kind: kept.kind, dice, made: kept.kind === 'committed' ? kept.at : NONE, record: () => kept }
}

/** A face without a clause was written as a number. */
const asWritten = (line: string): number | string => (/^\d+$/.test(line) ? Number(line) : line)

/** The dice a save kept, exactly where they stood. A save without them can be looked at but not played on. */
export function sourceFrom(kept: DiceRecord): Source {
  switch (kept.kind) {
    case 'seeded':
      return kept.state ? seededSource(seededFrom(kept.state)) : noDice(kept)
    case 'scripted':
      return scriptedDice(kept.left.map(asWritten), kept.hidden && seededFrom(kept.hidden))
    case 'committed': {
      const { secret, shares, bound, match = '', at, commitment } = kept
      if (secret === undefined) return noDice(kept)
      if ((bound ? commitmentTo(secret, bound) : olderCommitment(secret)) !== commitment)
        throw new DiceError('the secret is not the one committed to')
      return bound
        ? committedDice({ secret, shares, match: bound.match }, at)
        : olderDice({ secret, shares, match }, at)
    }
  }
}
