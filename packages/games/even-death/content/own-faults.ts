/** Everything that is wrong with a table of one's own, as it is built and before it is played: each with place and clause. */
import { faults, parse } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { costOf } from '../forces/force.ts'
import { forceFaults } from '../forces/faults.ts'
import { leastPoints, togetherOf } from '../forces/ready.ts'
import { FACTION_TITLES } from '../tables/profiles.ts'
import { INCH, RADIUS, TABLE } from '../tables/units.ts'
import { isConnected } from './connected.ts'
import { type Covered, coveredBy, isNearer, liesIn, rectOf } from './footprints.ts'
import { readyForce } from './forces.ts'
import { OWN_TABLE, type OwnSeat, type OwnTable, type Span } from './own-table.ts'
import type { DrawnPiece } from './scenarios.ts'
import { type TerrainKind, terrainKind } from './terrain.ts'

export interface OwnFault {
  readonly grade: 'fault' | 'warning'
  /** The place in the document. */
  readonly at: string
  readonly why: string
  readonly clause: Clause
}

const fault = (at: string, clause: Clause, why: string): OwnFault => ({ grade: 'fault', at, why, clause })
const warning = (at: string, clause: Clause, why: string): OwnFault => ({ grade: 'warning', at, why, clause })
const isFault = ({ grade }: OwnFault): boolean => grade === 'fault'

const tableOf = ({ map: { size } }: OwnTable) => rectOf(0, 0, size[0], size[1])

/** ed.measure.2 */
const sizeFaults = ({ map: { size } }: OwnTable): OwnFault[] =>
  size.flatMap((side, i) =>
    side % TABLE.step === 0
      ? []
      : [fault(`map.size[${i}]`, 'ed.measure.2', `Tables grow in steps of ${TABLE.step} inches, and this is ${side}.`)],
  )

const inchesText = (n: number): string => `${n} ${n === 1 ? 'inch' : 'inches'}`

/** ed.terrain.11 What its kind says about an outline; null if it has it. */
function outlineFault(piece: DrawnPiece): string | null {
  if (piece.is === 'building') return null
  const { footprint }: TerrainKind = terrainKind(piece.kind)
  switch (footprint.is) {
    case 'stretch':
    case 'point':
      return `It belongs to a building, and is not laid by itself.`
    case 'line':
      return lineFault(piece)
    case 'disc':
      if (piece.is !== 'disc') return 'It is round.'
      return piece.radius >= footprint.least && piece.radius <= footprint.most
        ? null
        : `Its radius is ${footprint.least === footprint.most ? '' : `${footprint.least} to `}${inchesText(footprint.most)}, not ${piece.radius}.`
    case 'rect':
      return rectFault(piece, footprint)
    default:
      return emptyFault(piece)
  }
}

function lineFault(piece: DrawnPiece): string | null {
  if (piece.is !== 'line') return 'It goes from one point to another.'
  const [[x1, y1], [x2, y2]] = [piece.from, piece.to]
  return x1 === x2 && y1 === y2 ? 'It has no length.' : null
}

const emptyFault = (piece: DrawnPiece): string | null =>
  (piece.is === 'disc' && piece.radius === 0) || (piece.is === 'rect' && piece.size.includes(0))
    ? 'It covers nothing.'
    : piece.is === 'line'
      ? 'It is an area, not a line.'
      : null

function rectFault(
  piece: DrawnPiece,
  { size, wide }: { readonly size?: readonly [number, number]; readonly wide?: number },
): string | null {
  if (piece.is !== 'rect') return 'It is a rectangle.'
  const [long, short] = [Math.max(...piece.size), Math.min(...piece.size)]
  if (size && (long !== Math.max(...size) || short !== Math.min(...size)))
    return `It is ${size[0]} by ${inchesText(size[1])}, not ${piece.size[0]} by ${piece.size[1]}.`
  if (wide !== undefined && short !== wide) return `It is ${inchesText(wide)} wide, not ${short}.`
  return emptyFault(piece)
}

function pieceFaults(own: OwnTable): OwnFault[] {
  const whole = tableOf(own)
  return own.pieces.flatMap((piece, i) => {
    const at = `pieces[${i}]`
    const why = outlineFault(piece)
    if (why !== null) return [fault(at, 'ed.terrain.11', why)]
    return reachesOver(piece, coveredBy(piece), whole)
      ? [fault(at, 'ed.measure.2', 'It reaches over the edge of the table.')]
      : []
  })
}

/** Lines may run along an edge with half of their thickness. */
function reachesOver(piece: DrawnPiece, covered: Covered, whole: ReturnType<typeof rectOf>): boolean {
  if (piece.is === 'line') {
    const ends = [piece.from, piece.to]
    return ends.some(([x, y]) => x > whole.east || y > whole.south)
  }
  if (piece.is === 'disc') {
    const [x, y] = piece.at
    return x > whole.east || y > whole.south
  }
  return !liesIn(covered, whole)
}

const zoneOf = ([west, north, east, south]: Span) => rectOf(west, north, east, south)
const BASE = (2 * RADIUS) / INCH

/** ed.deploy.3, ed.deploy.6 */
function zoneFaults(own: OwnTable): OwnFault[] {
  const whole = tableOf(own)
  return own.seats.flatMap(({ zones }, seat) =>
    zones.flatMap((zone, i): OwnFault[] => {
      const at = `seats[${seat}].zones[${i}]`
      const [west, north, east, south] = zone
      if (!liesIn(zoneOf(zone), whole)) return [fault(at, 'ed.deploy.6', 'It reaches over the edge of the table.')]
      if (east - west < BASE || south - north < BASE) return [fault(at, 'ed.deploy.3', 'No base has room in it.')]
      const other = own.seats.findIndex((one, j) => j !== seat && one.zones.some((them) => overlap(zone, them)))
      return other < 0
        ? []
        : [
            fault(
              at,
              'ed.deploy.6',
              `It overlaps the zone of ${FACTION_TITLES[own.seats[other]?.faction ?? 'zombies']}.`,
            ),
          ]
    }),
  )
}

const overlap = (a: Span, b: Span): boolean => isNearer(zoneOf(a), zoneOf(b), 0)

/** ed.setup.1 to ed.setup.6 Who fights. */
function seatFaults({ seats }: OwnTable): OwnFault[] {
  if (seats.length < 2) return [fault('seats', 'ed.setup.1', 'Two seats or more fight.')]
  const found: OwnFault[] = []
  if (seats.every(({ faction }) => faction === 'zombies'))
    found.push(fault('seats', 'ed.setup.3', 'A human faction must fight.'))
  seats.forEach(({ faction, side }, i) => {
    if (seats.findIndex((one) => one.faction === faction) < i)
      found.push(fault(`seats[${i}].faction`, 'ed.setup.2', `${FACTION_TITLES[faction]} cannot be there twice.`))
    const isWithOthers = seats.some((one, j) => j !== i && one.side === side)
    if (faction === 'zombies' && isWithOthers)
      found.push(fault(`seats[${i}].side`, 'ed.setup.6', 'Nobody is on the side of the zombies.'))
  })
  if (new Set(seats.map(({ side }) => side)).size === 1)
    found.push(fault('seats', 'ed.setup.6', 'There must be two sides.'))
  return found
}

/** ed.force.12 What a seat starts with is a legal force of its faction. */
function startFaults(seat: OwnSeat, i: number): OwnFault[] {
  const { faction, points, forces } = seat
  if (forces.length === 0)
    return points >= leastPoints(faction)
      ? []
      : [fault(`seats[${i}].points`, 'ed.force.11', `${points} points buy no unit of the ${FACTION_TITLES[faction]}.`)]
  const at = `seats[${i}].forces`
  const foreign = forces.find((id) => readyForce(id).faction !== faction)
  if (foreign !== undefined) {
    const { title } = readyForce(foreign)
    return [fault(at, 'ed.setup.4', `${title} is no force of the ${FACTION_TITLES[faction]}.`)]
  }
  const force = togetherOf(forces)
  const wrong = forceFaults(faction, points, force)
  if (wrong.length > 0) return wrong.map(({ clause, why }) => fault(at, clause, why))
  const cost = costOf(force)
  return cost < points ? [warning(at, 'ed.setup.5', `It costs ${cost} of ${points} points.`)] : []
}

const isSolid = (piece: DrawnPiece): boolean =>
  piece.is === 'building' ? piece.kind === 'block' : terrainKind(piece.kind).ground === 'impassable'

/** Objects and markers lie where somebody can come to. */
function placeFaults(own: OwnTable): OwnFault[] {
  const whole = tableOf(own)
  const solid = own.pieces.filter(isSolid).map(coveredBy)
  const spots = [
    ...own.things.map(({ at }, i) => ({ at, name: `things[${i}]`, clause: 'ed.interact.3' as const })),
    ...own.markers.map(({ at }, i) => ({ at, name: `markers[${i}]`, clause: 'ed.victory.7' as const })),
  ]
  return spots.flatMap(({ at: [x, y], name, clause }): OwnFault[] => {
    const spot = rectOf(x, y, x, y)
    if (!liesIn(spot, whole)) return [fault(name, clause, 'It lies beside the table.')]
    return solid.some((piece) => liesIn(spot, boxOf(piece)))
      ? [fault(name, clause, 'It lies in something that nobody can enter.')]
      : []
  })
}

const boxOf = (covered: Covered) =>
  covered.is === 'rect'
    ? covered
    : rectOf(
        covered.x - covered.radius * 0.7,
        covered.y - covered.radius * 0.7,
        covered.x + covered.radius * 0.7,
        covered.y + covered.radius * 0.7,
      )

/** What can be played, and is perhaps not what was meant. */
function warnings(own: OwnTable): OwnFault[] {
  const found: OwnFault[] = []
  const { size } = own.map
  if (!isConnected(size[0], size[1], own.pieces))
    found.push(warning('pieces', 'ed.terrain.11', 'One cannot walk to all parts of the table without climbing.'))
  const [first, ...others] = own.seats
  if (first && others.some(({ points }) => points !== first.points))
    found.push(warning('seats', 'ed.setup.7', 'The seats have different points.'))
  own.seats.forEach(({ zones }, i) => {
    const burns = own.pieces.findIndex(
      (piece) =>
        piece.is !== 'building' &&
        terrainKind(piece.kind).ground === 'dangerous' &&
        zones.some((zone) => isNearer(coveredBy(piece), zoneOf(zone), 0)),
    )
    if (burns >= 0)
      found.push(warning(`pieces[${burns}]`, 'ed.deploy.3', `It is dangerous, and in the zone of seat ${i + 1}.`))
  })
  return found
}

const KNOWN = new WeakMap<OwnTable, OwnFault | null>()

/** The first thing that keeps a table of the right form from being played on; null for none. */
export function ownFault(own: OwnTable): OwnFault | null {
  const known = KNOWN.get(own)
  if (known !== undefined) return known
  const found = faultsIn(own).find(isFault) ?? null
  KNOWN.set(own, found)
  return found
}

const faultsIn = (own: OwnTable): OwnFault[] => [
  ...sizeFaults(own),
  ...pieceFaults(own),
  ...seatFaults(own),
  ...zoneFaults(own),
  ...own.seats.flatMap(startFaults),
  ...placeFaults(own),
]

/** All that is wrong with a document, whatever it is; faults first. Never throws. */
export function ownTableFaults(document: unknown): OwnFault[] {
  const parsed = parse(OWN_TABLE, document)
  if (!parsed.ok) {
    const all = faults(OWN_TABLE, document)
    return (all.length > 0 ? all : [parsed.fault]).map(({ at, why }) => fault(at, 'ed.terrain.11', why))
  }
  const found = faultsIn(parsed.value)
  const more = found.some(isFault) ? [] : warnings(parsed.value)
  return [...found.filter(isFault), ...found.filter((one) => !isFault(one)), ...more]
}
