/** Templates at true size, from the numbers that the rules use. */
import type { TemplatePrint } from '@shamble/print'
import { MOVES } from '../tables/cards.ts'
import { BLAST, THROW } from '../tables/grenades.ts'
import { NEAR } from '../tables/guns.ts'
import { PUSH } from '../tables/melee.ts'
import { DOOR_COST } from '../tables/survivors.ts'
import { NOISE_CARRIES, ZED_MOVES } from '../tables/zeds.ts'
import { cmInMm } from './words.ts'

const CHECK = 10
/** How long the sides of the arc are, in centimetres: it goes on beyond them. */
const ARC = 5

const stick = (
  id: string,
  says: string,
  clause: string,
  marks: readonly (readonly [number, string])[],
): TemplatePrint => ({
  id,
  says,
  clause,
  form: {
    shape: 'stick',
    length: cmInMm(Math.max(...marks.map(([at]) => at))),
    marks: marks.map(([at, label]) => ({ at: cmInMm(at), label })),
  },
  count: 1,
})

/** A stick that is longer than a page: two halves, end to end. */
const twoHalves = (centimetres: number, says: string, clause: string): TemplatePrint => ({
  ...stick(`${centimetres} cm, in two halves`, says, clause, [[centimetres / 2, `half of ${centimetres}`]]),
  count: 2,
})

export const TEMPLATES: readonly TemplatePrint[] = [
  stick(
    'Check',
    'This bar is 10 cm long. If it is not, print without scaling.',
    'rs.measure.1',
    Array.from({ length: CHECK }, (_, i) => [i + 1, `${i + 1}`] as const),
  ),
  stick('Moves', 'From base to base.', 'rs.measure.4', [
    [PUSH, `${PUSH} push`],
    [MOVES.BOTH, `${MOVES.BOTH} BOTH`],
    [MOVES.RUN, `${MOVES.RUN} RUN`],
    [ZED_MOVES.attack, `${ZED_MOVES.attack} Zeds`],
  ]),
  stick(`${DOOR_COST} cm`, 'Doors, pick-ups, stairs, lairs.', 'rs.door.1', [[DOOR_COST, `${DOOR_COST} cm`]]),
  twoHalves(THROW, `As far as one throws, and near for a gun (${NEAR} cm).`, 'rs.grenade.1'),
  twoHalves(NOISE_CARRIES, 'As far as a noise carries.', 'rs.noise.1'),
  {
    id: `Circle of ${BLAST} cm`,
    says: 'One half of a blast, of flames or of phosphorus: turn it round its middle.',
    clause: 'rs.grenade.4',
    form: { shape: 'half circle', radius: cmInMm(BLAST) },
    count: 1,
  },
  {
    id: 'Arc of 90 degrees',
    says: 'Its tip on the middle of the base, pointing ahead; it goes on as far as one sees.',
    clause: 'rs.measure.13',
    form: { shape: 'cone', length: cmInMm(ARC), width: cmInMm(2 * ARC), bands: [] },
    count: 1,
  },
]
