/** Templates at true size, from the numbers that the rules use. */
import type { TemplatePrint } from '@shamble/print'
import { DRAWN_IN, ISOLATION } from '../tables/numbers.ts'
import { OVERWATCH } from '../tables/perks.ts'
import { inchesInMm } from './words.ts'

/** As long as a stick can be on a page, in inches. */
const LONGEST = 6
const CHECK = 4
/** How large the flank template is, in inches. */
const FLANK = 2

const stick = (inches: number, says: string, clause: string): TemplatePrint => {
  const parts = Math.ceil(inches / LONGEST)
  const long = inches / parts
  return {
    id: parts === 1 ? `${inches} inches` : `${inches} inches, in ${parts} parts`,
    says,
    clause,
    form: {
      shape: 'stick',
      length: inchesInMm(long),
      marks: Array.from({ length: long }, (_, i) => ({ at: inchesInMm(i + 1), label: `${i + 1}` })),
    },
    count: parts,
  }
}

export const TEMPLATES: readonly TemplatePrint[] = [
  {
    ...stick(CHECK, 'This bar is 4 inches long. If it is not, print without scaling.', 'ed.measure.1'),
    id: 'Check',
  },
  stick(DRAWN_IN, 'Coherency of a herd, and who is drawn in by a bite.', 'ed.herd.2'),
  stick(OVERWATCH, 'Moves, Split up, Merge, Overwatch, markers.', 'ed.move.1'),
  stick(12, 'As far as a pistol carries, and as followers of a Split up go.', 'ed.weapons.1'),
  stick(ISOLATION, 'Isolation, and as far as one sees at night.', 'ed.psych.8'),
  {
    id: `Ring of ${OVERWATCH} inches`,
    says: 'Its tip on the middle of a marker: turn it, or cut twelve of them.',
    clause: 'ed.victory.7',
    form: { shape: 'twelfth', radius: inchesInMm(OVERWATCH) },
    count: 1,
  },
  {
    id: 'Flank template',
    says: 'Its straight side through the middle of a base, its arc ahead: whoever is not before it flanks.',
    clause: 'ed.facing.6',
    form: { shape: 'half circle', radius: inchesInMm(FLANK) },
    count: 2,
  },
]
