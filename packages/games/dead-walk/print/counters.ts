/** Counters of the size of a base, for whoever has no figures. */
import { type ArtName, type CounterPrint, deadCounters, figureCounter, markers, square } from '@shamble/print'
import { CHARACTERS } from '../content/characters.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { inMm } from './words.ts'

/** dw.units.5 */
const BASE = square(inMm(2 * BASE_RADIUS))
const ZOMBIES = 40

const ARCHETYPE_ART = { military: 'soldier', law: 'police', civilian: 'civilian' } as const satisfies Record<
  string,
  ArtName
>

const human = (name: string, art: ArtName, count = 1): CounterPrint =>
  figureCounter(BASE, name, art, name.split(' ').at(-1) ?? name, 'prone', count)

const marker = markers(BASE)

export const COUNTERS: readonly CounterPrint[] = [
  ...deadCounters(BASE, 'Zombie', ZOMBIES, 'fallen'),
  ...Object.values(CHARACTERS).map(({ name, archetype }) => human(name, ARCHETYPE_ART[archetype])),
  human('Survivor', 'civilian', 6),
  marker('burning', 'rush', 'turn 2', 8),
  marker('noise', 'alarm', 'noise', 6),
  marker('stunned', 'silence', 'stunned', 4),
  marker('first aid', 'medkit', 'used', 4),
  marker('crate', 'medkit', 'carried', 3),
  marker('battery', 'battery', 'fitted', 2),
  marker('gas can', 'fuel', 'used', 3),
  marker('searched', 'spawn', 'entered', 12),
]
