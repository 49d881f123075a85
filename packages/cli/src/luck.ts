import { type RecordingDice, recording, scripted, seeded, seededFrom } from '@shamble/kernel'

/** The dice of one attempt. Only what is kept counts: an attempt that fails has used no die and no draw. */
export interface Throwing {
  readonly dice: RecordingDice
  keep(): void
}

export interface Luck {
  attempt(): Throwing
  /** What is scripted and was not asked for. */
  left(): readonly string[]
}

/** A face without a clause was written as a number. */
const asWritten = (line: string): number | string => (/^\d+$/.test(line) ? Number(line) : line)

/** Rolls as written, or without a script from the seed. Hidden draws that the script does not name come from the seed. */
export function luckFrom(seed: string | number, script: readonly (number | string)[] | undefined): Luck {
  let source = seeded(seed).state()
  let left = script ?? []
  return {
    attempt() {
      const chance = seededFrom(source)
      const written = script && scripted(left, chance)
      return {
        dice: recording(written ?? chance),
        keep() {
          source = chance.state()
          left = written?.left().map(asWritten) ?? left
        },
      }
    },
    left: () => left.map(String),
  }
}
