/** dw.setup.6 What is wrong with the people, zombies, things and house rules of a scenario of one's own. */
import { type OptionSchema, settleOptions } from '@shamble/kernel'
import { isOnTable } from '@shamble/table'
import { ADVANCED_OPTIONS, OPTIONS } from '../options-schema.ts'
import { carryRefusal } from '../rules/06-carry.ts'
import { GRENADES } from '../tables/grenades.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { type WeaponId, WEAPONS } from '../tables/weapons.ts'
import { fault, type OwnFault, warning } from './own-fault.ts'
import { turnLimitOf } from './own-goals.ts'
import type { OwnHuman, OwnMarker, OwnScenario } from './own-scenario.ts'
import type { Supplied } from './scenarios.ts'
import { type Point, point } from './drawing.ts'

const SETUP = 'dw.setup.6'

function placeFault({ map }: OwnScenario, at: Point | null, where: string): OwnFault[] {
  if (at === null || isOnTable(point(at), BASE_RADIUS, cm(map.size[0]), cm(map.size[1]))) return []
  return [fault(`${where}.at`, SETUP, 'a figure there hangs over the edge of the table')]
}

/** dw.ammo.1 What a weapon can have in it. */
function mostLoaded(id: WeaponId): number {
  const { category, fire } = WEAPONS[id]
  return category === 'thrown' || fire?.mode === 'grenade' ? 99 : (fire?.magazine ?? 0)
}

const loadFault = (weapon: WeaponId, loaded: number, at: string): OwnFault[] =>
  loaded > mostLoaded(weapon) ? [fault(at, 'dw.ammo.1', `a ${WEAPONS[weapon].title} holds ${mostLoaded(weapon)}`)] : []

/** dw.carry.7, dw.grenade.20 */
function grenadeFault({ weapon, grenade }: Supplied, at: string): OwnFault[] {
  if (grenade === undefined) return []
  const mode = WEAPONS[weapon].fire?.mode
  if (mode === 'grenade' || (mode === 'launcher' && GRENADES[grenade].launched)) return []
  return [fault(`${at}.grenade`, 'dw.carry.7', `a ${WEAPONS[weapon].title} does not take it`)]
}

function humanFaults(own: OwnScenario, human: OwnHuman, at: string): OwnFault[] {
  const { name, weapons } = human
  const book = { weapons: WEAPONS }
  const refusal = carryRefusal(
    { book },
    name,
    weapons.map(({ weapon }) => ({ type: weapon })),
  )
  return [
    ...placeFault(own, human.at, at),
    ...(refusal ? [fault(`${at}.weapons`, refusal.clause as OwnFault['clause'], refusal.reason)] : []),
    ...weapons.flatMap((one, k) => [
      ...loadFault(one.weapon, one.loaded ?? 0, `${at}.weapons[${k}].loaded`),
      ...grenadeFault(one, `${at}.weapons[${k}]`),
    ]),
  ]
}

function markerFaults(own: OwnScenario, marker: OwnMarker, i: number): OwnFault[] {
  const { markers, map, engineTurns } = own
  const at = `markers[${i}]`
  const { id, item, vehicle } = marker
  const isTwice = markers.some((one, k) => k < i && one.id === id)
  const isThere = vehicle === undefined || map.vehicles.some((one) => one.id === vehicle)
  return [
    ...placeFault(own, marker.at, at),
    ...(isTwice ? [fault(at, SETUP, `the id ${id} is already that of another marker`)] : []),
    ...(isThere ? [] : [fault(`${at}.vehicle`, 'dw.vehicle.2', `there is no vehicle ${vehicle}`)]),
    ...(item === 'engine' && engineTurns === null
      ? [warning(at, 'dw.movement.24', 'nobody has to turn this engine over')]
      : []),
    ...(item === 'keys' && vehicle === undefined ? [warning(at, 'dw.vehicle.2', 'these keys are for no vehicle')] : []),
    ...(item !== 'keys' && vehicle !== undefined
      ? [warning(`${at}.vehicle`, 'dw.vehicle.2', 'only keys are for a vehicle')]
      : []),
  ]
}

/** What the host says himself. */
const NOT_PRESCRIBED: readonly string[] = ['own', 'scenario', 'roster', 'players']
const SCHEMA: OptionSchema = { ...OPTIONS, ...ADVANCED_OPTIONS }

/** dw.scope.4 House rules that a scenario prescribes are house rules. */
function prescribedFaults({ prescribed }: OwnScenario): OwnFault[] {
  return Object.entries(prescribed).flatMap(([id, value]): OwnFault[] => {
    const at = `prescribed.${id}`
    if (NOT_PRESCRIBED.includes(id)) return [fault(at, 'dw.scope.4', 'no scenario prescribes this')]
    const settled = settleOptions(SCHEMA, { [id]: value })
    if (!settled.ok) return [fault(at, 'dw.scope.4', settled.fault.why)]
    const isTwice = id === 'entryMethods' && new Set(value as string[]).size < (value as string[]).length
    return isTwice ? [fault(at, 'dw.setup.10', 'a method is named twice')] : []
  })
}

/** dw.end.2 Something must end the game. */
function endFaults(own: OwnScenario): OwnFault[] {
  const { map, markers, zombies, endsWhenGone, engineTurns, searchable } = own
  const found: OwnFault[] = []
  if (turnLimitOf(own) > 40 && map.exit === null && endsWhenGone === null)
    found.push(fault('prescribed.turnLimit', 'dw.end.2', 'without an exit the game needs a last turn'))
  if (endsWhenGone !== null && endsWhenGone > zombies.length)
    found.push(fault('endsWhenGone', 'dw.end.2', `only ${zombies.length} zombies are placed`))
  if (engineTurns !== null && !markers.some(({ item }) => item === 'engine'))
    found.push(fault('engineTurns', 'dw.movement.24', 'there is no engine'))
  if (engineTurns !== null && map.exit === null)
    found.push(warning('engineTurns', 'dw.movement.24', 'there is no exit that it opens'))
  const places = new Set([
    ...map.buildings.flatMap(({ rooms }) => rooms.map(([id]) => id)),
    ...map.vehicles.map(({ id }) => id),
  ])
  for (const [i, id] of (searchable ?? []).entries())
    if (!places.has(id)) found.push(fault(`searchable[${i}]`, 'dw.search.1', `there is no room or vehicle ${id}`))
  return found
}

/** What is wrong with all that is no table and no goal. */
export function forceFaults(own: OwnScenario): OwnFault[] {
  const { humans, npcs, zombies, markers } = own
  return [
    ...(humans ?? []).flatMap((one, i) => humanFaults(own, one, `humans[${i}]`)),
    ...npcs.flatMap((one, i) => humanFaults(own, one, `npcs[${i}]`)),
    ...zombies.flatMap(({ at, weapon, loaded }, i) => [
      ...placeFault(own, at, `zombies[${i}]`),
      ...(weapon ? loadFault(weapon, loaded, `zombies[${i}].loaded`) : []),
    ]),
    ...markers.flatMap((one, i) => markerFaults(own, one, i)),
    ...prescribedFaults(own),
    ...endFaults(own),
  ]
}
