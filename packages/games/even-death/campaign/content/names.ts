/** What the places of a random map are called: a first word and one for the kind of country, none twice. */
import type { Draw, GroundKind } from '../../content/budgets.ts'

const FIRST: readonly string[] = [
  'Alder',
  'Ash',
  'Barrow',
  'Birk',
  'Black',
  'Bram',
  'Brock',
  'Cold',
  'Crane',
  'Crow',
  'Dun',
  'Elder',
  'Fal',
  'Fern',
  'Gorse',
  'Grey',
  'Hal',
  'Harrow',
  'Hazel',
  'Hollow',
  'Holm',
  'Kest',
  'Lang',
  'Lark',
  'Linden',
  'Mar',
  'Mere',
  'Mill',
  'Moor',
  'Nether',
  'North',
  'Oak',
  'Old',
  'Pell',
  'Raven',
  'Red',
  'Rook',
  'Sallow',
  'Scar',
  'Stone',
  'Thorn',
  'Upper',
  'Wether',
  'White',
  'Win',
  'Wren',
]

/** Written on: `Ashford`; or after a space: `Ash Fields`. */
const LAST: Readonly<Record<GroundKind, readonly string[]>> = {
  field: [' Fields', ' Meadow', ' Leys', ' Green', ' Acre', ' Farm', ' Common', ' Downs', ' Barns', ' Heath'],
  forest: [' Wood', ' Copse', ' Holt', ' Edge', ' Chase', ' Thicket'],
  mountains: [' Crag', ' Tor', ' Fell', ' Peaks', ' Ridge', ' Scars'],
  water: [' Shore', ' Reeds', ' Strand', ' Bay', ' Landing', ' Sound'],
  town: ['ford', 'ton', 'wick', 'stow', 'ham', 'thorpe'],
  city: ['bury', 'chester', 'mouth', 'borough'],
}

/** A name for each tile, in the order of the tiles. */
export function namesFor(kinds: readonly GroundKind[], draw: Draw): string[] {
  const taken = new Set<string>()
  return kinds.map((kind) => {
    const last = LAST[kind]
    for (;;) {
      const name = `${FIRST[draw(FIRST.length)]}${last[draw(last.length)]}`
      if (taken.has(name)) continue
      taken.add(name)
      return name
    }
  })
}
