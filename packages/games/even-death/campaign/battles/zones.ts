/** ed.camp-battle.12 Where the sides of a campaign battle deploy, by where each comes from. In inches. */
import type { Span } from '../../content/own-table.ts'
import { TABLE } from '../../tables/units.ts'
import { type Direction, opposite } from '../map.ts'

const SIZE = TABLE.least
/** How deep bands are against one opponent and against several, what is left out at a corner, and the centre square. */
const BAND = { one: 12, several: 6 } as const
const CORNER = 12
const CENTRE: Span = [21, 21, 39, 39]

function band(side: Direction, deep: number, from = 0, to: number = SIZE): Span {
  if (side === 'north') return [from, 0, to, deep]
  if (side === 'south') return [from, SIZE - deep, to, SIZE]
  return side === 'west' ? [0, from, deep, to] : [SIZE - deep, from, SIZE, to]
}

/** A band without the ends at which another lies round the corner. */
function shortened(side: Direction, others: readonly Direction[]): Span {
  const [first, last]: readonly Direction[] =
    side === 'north' || side === 'south' ? ['west', 'east'] : ['north', 'south']
  const from = others.some((other) => other === first) ? CORNER : 0
  const to = others.some((other) => other === last) ? SIZE - CORNER : SIZE
  return band(side, BAND.several, from, to)
}

/** The zone of the initiator, and one for each opponent, in the order of the sides from which they come. */
export function campaignZones(opponents: readonly Direction[]): { readonly initiator: Span; readonly others: Span[] } {
  const [only] = opponents
  if (only !== undefined && opponents.length === 1)
    return { initiator: band(opposite(only), BAND.one), others: [band(only, BAND.one)] }
  return { initiator: CENTRE, others: opponents.map((side) => shortened(side, opponents)) }
}
