/** Templates at true size, from the numbers that the rules use. */
import { capital, score, type TemplatePrint } from '@shamble/print'
import { isqrt } from '@shamble/table'
import { OPTIONS } from '../options-schema.ts'
import { MOVE_STEP } from '../tables/movement.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { VEHICLES, type VehicleType } from '../tables/vehicles.ts'
import { type Band, CORRIDOR, type ConeSize, MACHINEGUN, RANGES, type WeaponId, WEAPONS } from '../tables/weapons.ts'
import { inMm } from './words.ts'

const DIRECTIONS = 20
const CHECK = 100

const bandText = ({ fall, elim }: Band): string => `${score(fall)} / ${score(elim)}`

function cone(id: string, weapon: WeaponId, says: string, clause: string): TemplatePrint {
  const row = WEAPONS[weapon].fire
  const size: ConeSize = row?.cone ?? { length: 0, width: 0 }
  return {
    id,
    says,
    clause,
    form: {
      shape: 'cone',
      length: inMm(size.length),
      width: inMm(size.width),
      bands: (row?.bands ?? []).map((band) => ({ at: inMm(band.upTo), label: bandText(band) })),
    },
    count: 1,
  }
}

/** dw.movement.1 How far each action point leads. */
const move = (points: number): TemplatePrint => ({
  id: 'Move',
  says: 'Action points for the way from base to base.',
  clause: 'dw.movement.1',
  form: {
    shape: 'stick',
    length: inMm(points * MOVE_STEP),
    marks: Array.from({ length: points }, (_, i) => ({ at: inMm((i + 1) * MOVE_STEP), label: `${i + 1} AP` })),
  },
  count: 1,
})

/** What changes at which distance. */
const RANGE: TemplatePrint = {
  id: 'Range',
  says: 'From the edge of one base to the edge of the other.',
  clause: 'dw.shooting.14',
  form: {
    shape: 'stick',
    length: inMm(RANGES.long),
    marks: [
      { at: inMm(cm(OPTIONS.lurchDistance.standard)), label: 'lurch' },
      { at: inMm(RANGES.pointBlank), label: 'near, fear' },
      { at: inMm(RANGES.long), label: 'far, smell' },
    ],
  },
  count: 1,
}

/** dw.autofire.3 For the middles of bases, whose gap to the target's base is what counts. */
const CORRIDOR_AROUND = CORRIDOR.around + 2 * BASE_RADIUS
const CORRIDOR_SHAPE = {
  shape: 'corridor',
  aside: inMm(CORRIDOR.aside),
  around: inMm(CORRIDOR_AROUND),
  before: inMm(BASE_RADIUS),
  shoulder: inMm(isqrt(CORRIDOR_AROUND * CORRIDOR_AROUND - CORRIDOR.aside * CORRIDOR.aside)),
} as const

const vehicle = (type: VehicleType): TemplatePrint => ({
  id: capital(VEHICLES[type].title),
  says: `${VEHICLES[type].places} places, the driver's among them.`,
  clause: 'dw.vehicle.7',
  form: { shape: 'outline', length: inMm(VEHICLES[type].length), width: inMm(VEHICLES[type].width) },
  count: type === 'car' ? 2 : 1,
})

export const TEMPLATES: readonly TemplatePrint[] = [
  {
    id: 'Check',
    says: 'This bar is 10 cm long. If it is not, print without scaling.',
    clause: 'dw.units.1',
    form: {
      shape: 'stick',
      length: CHECK,
      marks: Array.from({ length: CHECK / 10 }, (_, i) => ({ at: 10 * (i + 1), label: `${i + 1}` })),
    },
    count: 1,
  },
  move(OPTIONS.humanAP.standard),
  RANGE,
  cone('Shotgun', 'pump-shotgun', 'Pump and double barrel: Fall / Elim by band.', 'dw.shotgun.7'),
  cone('Sawn-off', 'sawn-off', 'Fall / Elim by band.', 'dw.shotgun.7'),
  cone('Flamethrower', 'flamethrower', 'Whoever it touches burns.', 'dw.flame.1'),
  {
    id: 'Blast',
    says: 'Grenades: everybody more than half under it.',
    clause: 'dw.grenade.10',
    form: { shape: 'circle', radius: inMm(cm(OPTIONS.blastRadius.standard)), front: false },
    count: 1,
  },
  {
    id: 'Machinegun',
    says: 'Its front edge must be in sight.',
    clause: 'dw.machinegun.1',
    form: { shape: 'circle', radius: inMm(MACHINEGUN.radius), front: true },
    count: 1,
  },
  {
    id: 'Automatic fire',
    says: 'On the target, along the line of fire: whose middle is inside may be hit.',
    clause: 'dw.autofire.3',
    form: CORRIDOR_SHAPE,
    count: 1,
  },
  {
    id: 'Directions',
    says: 'A D20 points the way; 20 is north.',
    clause: 'dw.units.11',
    form: { shape: 'dial', directions: DIRECTIONS, radius: 30 },
    count: 1,
  },
  ...(Object.keys(VEHICLES) as VehicleType[]).map(vehicle),
]
