/** dw.setup.6 Who and what stands where on a table of one's own, and whether one gets there. */
import { boxOf, compareGap, pointBox, type XY } from '@shamble/table'
import { roomForPeople, roomOnTable, standingOn } from '../rules/02-places.ts'
import { BASE_RADIUS, cm, TOLERANCE } from '../tables/units.ts'
import { fault, type OwnFault, warning } from './own-fault.ts'
import { goalParts } from './own-goals.ts'
import { onFoot } from './own-reach.ts'
import { type OwnScenario, ownScenario } from './own-scenario.ts'
import { point, type TableMap } from './drawing.ts'

const SETUP = 'dw.setup.6'

/** The smallest and the largest team that a host may send. */
const TEAM = { least: 3, most: 6 } as const
/** Places on the grid of a table that one figure may take away. */
const TAKEN_BY_ONE = 4

/** Everybody finds a place in the deployment zone, and on the table: those of a team of this size, or of any. */
export function roomFaults(own: OwnScenario, team: number | null = null): OwnFault[] {
  const { map } = ownScenario(own)
  const { humans, npcs, zombies } = own
  const friends = npcs.filter(({ at }) => at === null).length
  const waiting = humans?.filter(({ at }) => at === null).length ?? null
  const [least, most] = waiting !== null ? [waiting, waiting] : team !== null ? [team, team] : [TEAM.least, TEAM.most]
  const printed = (humans?.length ?? 0) - (waiting ?? 0) + npcs.length - friends + zombies.length
  const crowded = (people: number): string | null => {
    const room = roomForPeople({ map }, people + friends)
    return room < people + friends ? `${people + friends} people need a place, and ${room} find one` : null
  }
  const overfull = (people: number): string | null => {
    const figures = people + friends + printed
    const needed = figures * TAKEN_BY_ONE
    return roomOnTable({ map }, needed) < needed ? `${figures} figures are too many for this table` : null
  }
  const told = (grade: typeof fault, people: number): OwnFault[] => {
    const zone = crowded(people)
    if (zone) return [grade('map.deployment', SETUP, zone)]
    const all = overfull(people)
    return all ? [grade('map.size', SETUP, all)] : []
  }
  const faults = told(fault, least)
  return faults.length > 0 || most === least ? faults : told(warning, most)
}

/** Somebody with a printed place, where that stands in the document, and what he is called there. */
interface Printed {
  readonly at: string
  readonly place: XY
}

function printedIn({ humans, npcs, zombies }: OwnScenario): Printed[] {
  const lists = { humans: humans ?? [], npcs, zombies }
  return (['humans', 'npcs', 'zombies'] as const).flatMap((which) =>
    lists[which].flatMap(({ at }, i) => (at ? [{ at: `${which}[${i}]`, place: point(at) }] : [])),
  )
}

/** Figures in walls, in pieces or in each other: they will stand beside. */
function placeWarnings(own: OwnScenario, map: TableMap): OwnFault[] {
  const isOpen = standingOn(map)
  const figures = printedIn(own)
  const round = ({ place }: Printed) => ({ ...place, radius: BASE_RADIUS })
  return figures.flatMap((one, i): OwnFault[] => {
    if (!isOpen(one.place))
      return [warning(one.at, 'dw.units.5', 'nobody can stand there: the figure will stand beside')]
    const other = figures.find((two, k) => k < i && compareGap(round(one), round(two), -TOLERANCE) < 0)
    return other ? [warning(one.at, 'dw.units.5', `its place is taken by ${other.at}: it will stand beside`)] : []
  })
}

/** How near one must come: to touch, to pick something up, to leave. */
export const NEAR = BASE_RADIUS + cm(0.35)

const startsOf = (own: OwnScenario, { deployment }: TableMap) => {
  const printed = own.humans?.flatMap(({ at }) => (at ? [pointBox(point(at))] : [])) ?? []
  return own.humans?.every(({ at }) => at !== null) ? printed : [deployment, ...printed]
}

/** What the goals of a scenario want somebody to get to, with their places in the document. */
function* wanted(own: OwnScenario, map: TableMap) {
  const rooms = new Map(map.terrain.buildings.flatMap((b) => b.rooms.map(({ id, outline }) => [id, outline] as const)))
  for (const which of ['full', 'partial', 'engaged'] as const)
    for (const [goal, at] of goalParts(own[which], which)) {
      if (goal.is !== 'searched' && goal.is !== 'entered') continue
      for (const [i, id] of goal.rooms.entries()) {
        const outline = rooms.get(id)
        if (outline) yield { at: `${at}.rooms[${i}]`, id, area: boxOf({ is: 'polygon', corners: outline }) }
      }
    }
}

/** dw.movement.8 What humans cannot get to on foot, and zombies who cannot get to them. */
function reachWarnings(own: OwnScenario, map: TableMap): OwnFault[] {
  const reach = onFoot(map.terrain, startsOf(own, map))
  const found: OwnFault[] = []
  const ask = (isReached: boolean, at: string, why: string): void => {
    if (!isReached) found.push(warning(at, 'dw.movement.8', why))
  }
  if (map.exit) {
    const { from, to } = map.exit
    ask(reach.isReached(boxOf({ is: 'line', from, to }), NEAR), 'map.exit', 'no way leads to the exit')
  }
  for (const [i, { id, at }] of own.markers.entries())
    ask(reach.isReached(pointBox(point(at)), NEAR), `markers[${i}]`, `no way leads to ${id}`)
  for (const [i, at] of map.spawnPoints.entries())
    ask(reach.isReached(pointBox(at), NEAR), `map.spawnPoints[${i}]`, 'no way leads from here to the humans')
  for (const [i, { at }] of own.zombies.entries())
    ask(reach.isReached(pointBox(point(at)), NEAR), `zombies[${i}]`, 'no way leads from here to the humans')
  for (const { at, id, area } of wanted(own, map)) ask(reach.isReached(area, 0), at, `no way leads into ${id}`)
  return found
}

/** What nobody will have meant of the places on a sound table. */
export function placesWarnings(own: OwnScenario): OwnFault[] {
  const { map } = ownScenario(own)
  return [...placeWarnings(own, map), ...reachWarnings(own, map)]
}
