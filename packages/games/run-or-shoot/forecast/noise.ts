/** rs.noise What a loud noise would be heard by. All lairs are told alike, whether or not anybody lurks there, but for those that the table knows to be empty. */
import type { Spot } from '../content/table-map.ts'
import { asPoint, gapOf, isWithin } from '../rules/01-measure.ts'
import type { Look } from '../state.ts'

/** The mouth of a lair, how far it is from the noise in units, and whether a horde in it, if there were one, would hear it. */
export interface Hearing {
  readonly lair: string
  readonly distance: number
  readonly hears: boolean
}

/** rs.secrecy.7 The lairs in which, for all that the table has learnt, somebody may still lurk. */
const lairsInDoubt = ({ state, book }: Look): Look['book']['map']['lairs'] =>
  book.map.lairs.filter(({ id }) => !state.learnt.ruledOut.includes(id))

/** rs.horde.7 Every such mouth, the nearest first. */
export const hearingOf = (look: Look, spot: Spot): readonly Hearing[] =>
  lairsInDoubt(look)
    .map(
      (lair): Hearing => ({
        lair: lair.id,
        distance: gapOf(asPoint(lair), asPoint(spot)),
        hears: isWithin(asPoint(lair), asPoint(spot), look.book.horde.hears),
      }),
    )
    .sort((a, b) => a.distance - b.distance || (a.lair < b.lair ? -1 : 1))

/** rs.groan.3 For a horde in a lair, if there were one: how many groan within its hearing, and of ten faces how many wake it. */
export interface GroanForecast {
  readonly lair: string
  readonly groans: number
  readonly faces: number
}

const MOST_FACES = 10

export const groansAt = (look: Look): readonly GroanForecast[] =>
  lairsInDoubt(look).flatMap((lair): GroanForecast[] => {
    const { state, book } = look
    const groans = state.groans.filter((groan) => isWithin(groan, asPoint(lair), book.horde.hears)).length
    return groans === 0 ? [] : [{ lair: lair.id, groans, faces: Math.min(MOST_FACES, groans + 1) }]
  })
