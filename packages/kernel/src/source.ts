/** Dice that come from elsewhere than a seal: a seed, a script, a save. */
import {
  type Dice,
  DiceError,
  olderCommitment,
  scripted,
  seeded,
  seededFrom,
  type SeededDice,
  type Throw,
  throwText,
} from './dice/index.ts'
import { boundShape, commitmentTo, hashShape } from './bound.ts'
import { committedDice, NOTHING_MADE, olderDice, type Source } from './sealed-dice.ts'
import { integer, text } from './shape-scalars.ts'
import { list, object, type Of, optional, record, variants } from './shape.ts'

export { committedDice, olderDice, type Source } from './sealed-dice.ts'

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

const seededSource = (dice: SeededDice): Source => ({
  kind: 'seeded',
  dice,
  made: NOTHING_MADE,
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
  return { kind: 'scripted', dice, made: NOTHING_MADE, record }
}

function noDice(kept: DiceRecord): Source {
  const none = (what: string): never => {
    throw new DiceError(`this record keeps no dice to go on with, but ${what}`)
  }
  const dice: Dice = {
    roll: (ask: Throw) => none(`${throwText(ask)} is thrown`),
    draw: (clause, n) => none(`one of ${n} is drawn for ${clause}`),
  }
  return { kind: kept.kind, dice, made: kept.kind === 'committed' ? kept.at : NOTHING_MADE, record: () => kept }
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
