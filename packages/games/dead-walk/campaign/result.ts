/** dw.campaign.2 What a campaign needs to know of a scenario that was played. */
import { flag, integer, list, nullable, object, oneOf, type Shape, text } from '@shamble/kernel'
import { type Grade, type ScenarioId, SCENARIOS } from '../content/scenarios.ts'
import { type Human, type Look, type Lying, NO_STOCK, type Sheet, type Status } from '../state.ts'
import { ARCHETYPES } from '../tables/archetypes.ts'
import { PSYCHOSES } from '../tables/mind.ts'
import { withHeap } from './gear.ts'
import { GEAR, type Gear, gearOf } from './person.ts'

/** What became of one human. Those of the roster come first, in its order. */
export interface Fate {
  readonly name: string
  readonly isNpc: boolean
  readonly status: Exclude<Status, 'waiting'>
  /** dw.gskill.10 He turned, and his zombie was not eliminated. */
  readonly isCurable: boolean
  readonly wounds: number
  readonly bmv: number
  readonly kills: number
  readonly closeKills: number
  readonly trauma: number
  readonly psychoses: Sheet['psychoses']
  readonly sex: Sheet['sex']
  readonly archetype: Sheet['archetype']
  readonly subtype: string
  readonly gear: Gear
}

export interface Result {
  readonly scenario: ScenarioId
  readonly grade: Grade
  readonly engaged: boolean
  readonly fates: readonly Fate[]
  /** What lay on a table that the team still holds. */
  readonly left: Gear
  readonly crates: number
  readonly radioOut: boolean
  /** Vehicles that were driven off. */
  readonly driven: readonly string[]
}

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const count = integer(0, 9_999)
const fate = object({
  name: text({ min: 1, max: 80 }),
  isNpc: flag,
  status: oneOf('alive', 'dead', 'turned', 'escaped', 'lost'),
  isCurable: flag,
  wounds: integer(0, 99),
  bmv: integer(0, 99),
  kills: count,
  closeKills: count,
  trauma: integer(0, 99),
  psychoses: list(oneOf(...idsOf(PSYCHOSES)), { max: 11 }),
  sex: oneOf('m', 'f'),
  archetype: nullable(oneOf(...idsOf(ARCHETYPES))),
  subtype: text({ max: 60 }),
  gear: GEAR,
})

export const FATE = fate as unknown as Shape<Fate>

export const RESULT = object({
  scenario: oneOf(...idsOf(SCENARIOS)),
  grade: oneOf('major-hero', 'minor-hero', 'minor-zombie', 'major-zombie'),
  engaged: flag,
  fates: list(fate, { min: 1, max: 63 }),
  left: GEAR,
  crates: integer(0, 9),
  radioOut: flag,
  driven: list(text({ max: 20 }), { max: 20 }),
}) as unknown as Shape<Result>

export const isSurvivor = ({ status }: Fate): boolean => status === 'alive' || status === 'escaped'

function fateOf(human: Human): Fate {
  const { sheet } = human
  return {
    name: human.name,
    isNpc: human.isNpc,
    status: human.status === 'waiting' ? 'lost' : human.status,
    isCurable: human.status === 'turned' && !human.neverRises,
    wounds: human.wounds,
    bmv: human.bmv,
    kills: human.kills,
    closeKills: human.closeKills,
    trauma: sheet.trauma,
    psychoses: [...sheet.psychoses],
    sex: sheet.sex,
    archetype: sheet.archetype,
    subtype: sheet.subtype,
    gear: gearOf(human),
  }
}

/** All that lies about, as one heap. */
function heaped(lying: readonly Lying[]): Gear {
  const weapons = lying.flatMap(({ weapon }) => weapon ?? [])
  const items = lying.flatMap(({ item }) => item ?? [])
  let heap = gearOf({ weapons, items, stock: NO_STOCK })
  for (const { ammo } of lying) if (ammo) heap = withHeap(heap, 'kind' in ammo ? ammo.kind : ammo.grenade, ammo.count)
  return heap
}

/** The report of a scenario that is over; null as long as it is not, and for one that is not of the campaign. */
export function resultOf(look: Look): Result | null {
  const { state, book } = look
  const { grade, progress, humans } = state
  if (grade === null || book.options.own !== null) return null
  const isHeld = humans.some(({ status }) => status === 'alive')
  const out = (item: string): number =>
    book.scenario.markers.filter((one) => one.item === item && progress.carriedOut.includes(one.id)).length
  return {
    scenario: book.options.scenario as ScenarioId,
    grade,
    engaged: progress.engaged,
    fates: humans.map(fateOf),
    left: heaped(isHeld ? state.lying : []),
    crates: out('crate'),
    radioOut: out('radio-set') > 0,
    driven: state.vehicles.filter(({ gone }) => gone).map(({ id }) => id),
  }
}
