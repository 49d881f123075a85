/** Counters of the size of a base, for whoever has no figures. */
import type { ArtName, CounterPrint } from '@shamble/print'
import { CHARACTERS } from '../content/characters.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { inMm } from './words.ts'

/** dw.units.5 */
const BASE = { width: inMm(2 * BASE_RADIUS), height: inMm(2 * BASE_RADIUS) }
const ZOMBIES = 40
const LOOKS = [1, 2, 3, 4] as const

const zombie = (number: number): CounterPrint => {
  const look = LOOKS[number % LOOKS.length] ?? 1
  return {
    id: `Zombie ${number}`,
    ...BASE,
    front: { art: `zombie ${look}`, number: `${number}` },
    back: { art: `down ${look}`, number: `${number}`, label: 'fallen', shaded: true },
    count: 1,
  }
}

const ARCHETYPE_ART = { military: 'soldier', law: 'police', civilian: 'civilian' } as const satisfies Record<
  string,
  ArtName
>

const human = (name: string, art: ArtName): CounterPrint => ({
  id: name,
  ...BASE,
  front: { art, label: name.split(' ').at(-1) ?? name },
  back: { art, label: 'prone', shaded: true },
  count: 1,
})

const marker = (id: string, art: ArtName | null, back: string, count: number): CounterPrint => ({
  id,
  ...BASE,
  front: { art, label: id },
  back: { art, label: back, shaded: true },
  count,
})

export const COUNTERS: readonly CounterPrint[] = [
  ...Array.from({ length: ZOMBIES }, (_, i) => zombie(i + 1)),
  ...Object.values(CHARACTERS).map(({ name, archetype }) => human(name, ARCHETYPE_ART[archetype])),
  { ...human('Survivor', 'civilian'), count: 6 },
  marker('burning', 'rush', 'turn 2', 8),
  marker('noise', 'alarm', 'noise', 6),
  marker('stunned', 'silence', 'stunned', 4),
  marker('first aid', 'medkit', 'used', 4),
  marker('crate', 'medkit', 'carried', 3),
  marker('battery', 'battery', 'fitted', 2),
  marker('gas can', 'fuel', 'used', 3),
  marker('searched', 'spawn', 'entered', 12),
]
