/** Counters of the size of a base, for whoever has no figures, and for states. */
import { capital, type CounterPrint, deadCounters, figureCounter, markers, square } from '@shamble/print'
import { OBJECTS, THING_IDS } from '../content/objects.ts'
import { PROFILES } from '../tables/profiles.ts'
import { MORALE_IDS } from '../tables/states.ts'
import { RADIUS } from '../tables/units.ts'
import { inMm } from './words.ts'

/** ed.measure.3 */
const BASE = square(inMm(2 * RADIUS))
/** As many as the largest ready-made force has. */
const ZOMBIES = 85

const marker = markers(BASE)

export const COUNTERS: readonly CounterPrint[] = [
  ...deadCounters(BASE, 'Zombie', ZOMBIES, 'down'),
  ...Object.values(PROFILES).map(({ title, faction }) =>
    figureCounter(
      BASE,
      title,
      faction === 'military' ? 'soldier' : 'civilian',
      title.split(' ')[0] ?? title,
      'down',
      3,
    ),
  ),
  ...MORALE_IDS.map((morale) => marker(capital(morale), 'alarm', morale, 6)),
  marker('Infected', 'syringe', 'infected', 6),
  marker('Aimed', 'card shoot', 'aimed', 4),
  marker('Used', 'silence', 'used', 20),
  marker('Reload 1', 'reload', 'Reload 2', 8),
  marker('Reload 3', 'reload', 'Reload 2', 4),
  marker('Locked', 'trap', 'locked', 12),
  marker('Trauma', 'dead', 'trauma', 6),
  ...THING_IDS.map((kind) =>
    marker(
      capital(OBJECTS[kind].title),
      kind === 'drum' ? 'fuel' : null,
      OBJECTS[kind].title,
      kind === 'crate' ? 5 : 4,
    ),
  ),
]
