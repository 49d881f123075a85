/** Counters of the size of a base, for whoever has no figures, and for what lies on the table. */
import {
  capital,
  type CounterPrint,
  deadCounters,
  figureCounter,
  type Footprint,
  markers,
  square,
} from '@shamble/print'
import { OTHER_SURVIVORS, PLAYER_SURVIVORS } from '../content/survivors.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import { RADIUS } from '../tables/units.ts'
import { inMm } from './words.ts'

/** rs.measure.3 */
const base = (radius: number): Footprint => square(inMm(2 * radius))
const FIGURE = base(RADIUS.figure)

/** As many as a horde may bring at once, and those who are about before. */
const ZEDS = 60

const mutant = (kind: MutantKind): CounterPrint =>
  figureCounter(kind === 'tank' ? base(RADIUS.tank) : FIGURE, capital(kind), 'rush', kind, 'down', 2)

const marker = markers(FIGURE)

export const COUNTERS: readonly CounterPrint[] = [
  ...deadCounters(FIGURE, 'Zed', ZEDS, 'down'),
  ...MUTANT_KINDS.map(mutant),
  ...[...Object.values(PLAYER_SURVIVORS), ...Object.values(OTHER_SURVIVORS)].map(({ called }) =>
    figureCounter(FIGURE, called, 'civilian', called, 'down'),
  ),
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
