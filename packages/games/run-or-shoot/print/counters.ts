/** Counters of the size of a base, for whoever has no figures, and for what lies on the table. */
import { type ArtName, capital, type CounterPrint } from '@shamble/print'
import { OTHER_SURVIVORS, PLAYER_SURVIVORS } from '../content/survivors.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import { RADIUS } from '../tables/units.ts'
import { inMm } from './words.ts'

/** rs.measure.3 */
const base = (radius: number): { width: number; height: number } => ({
  width: inMm(2 * radius),
  height: inMm(2 * radius),
})
const FIGURE = base(RADIUS.figure)

/** As many as a horde may bring at once, and those who are about before. */
const ZEDS = 60
const LOOKS = [1, 2, 3, 4] as const

function zed(number: number): CounterPrint {
  const look = LOOKS[number % LOOKS.length] ?? 1
  return {
    id: `Zed ${number}`,
    ...FIGURE,
    front: { art: `zombie ${look}`, number: `${number}` },
    back: { art: `down ${look}`, number: `${number}`, label: 'down', shaded: true },
    count: 1,
  }
}

const mutant = (kind: MutantKind): CounterPrint => ({
  id: capital(kind),
  ...(kind === 'tank' ? base(RADIUS.tank) : FIGURE),
  front: { art: 'rush', label: kind },
  back: { art: 'rush', label: 'down', shaded: true },
  count: 2,
})

const survivor = (name: string): CounterPrint => ({
  id: name,
  ...FIGURE,
  front: { art: 'civilian', label: name },
  back: { art: 'civilian', label: 'down', shaded: true },
  count: 1,
})

const marker = (id: string, art: ArtName | null, back: string, count: number): CounterPrint => ({
  id,
  ...FIGURE,
  front: { art, label: id },
  back: { art, label: back, shaded: true },
  count,
})

export const COUNTERS: readonly CounterPrint[] = [
  ...Array.from({ length: ZEDS }, (_, i) => zed(i + 1)),
  ...MUTANT_KINDS.map(mutant),
  ...[...Object.values(PLAYER_SURVIVORS), ...Object.values(OTHER_SURVIVORS)].map(({ called }) => survivor(called)),
  marker('fire', 'rush', 'fire', 8),
  marker('burning', 'rush', 'burning', 10),
  marker('WP', 'smoke', 'WP', 4),
  marker('alarm', 'alarm', 'alarm', 6),
  marker('noise', 'alarm', 'forgotten', 8),
  marker('slime', 'rain', 'slime', 6),
  marker('cache', 'medkit', 'searched', 12),
  marker('pile', 'reload', 'pile', 8),
  marker('open', 'door standing', 'smashed', 16),
  marker('waits', 'silence', 'has acted', 6),
]
