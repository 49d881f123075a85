/** What a scenario of one's own names on its table, and whether it is there. */
import { LOT_SIDE, type Span } from '../content/lot.ts'
import type { TableMap } from '../content/table-map.ts'
import { mayLurk, mayStart } from '../rules/04-draws.ts'
import type { Look } from '../state.ts'
import { KEEPS_OFF } from '../tables/difficulties.ts'
import { fault, type OwnFault, warning } from './fault.ts'
import type { OwnScenario } from './form.ts'

/** rs.scenario.1 A table is a rectangle of lots; until it is, nothing can be looked for on it. */
export const rowFaults = ({ rows }: OwnScenario): OwnFault[] =>
  rows.flatMap((row, i) =>
    row.length === rows[0]?.length
      ? []
      : [fault(`rows[${i}]`, 'rs.scenario.1', 'every row has as many lots as the first')],
  )

const isSorted = ([x1, y1, x2, y2]: Span): boolean => x1 < x2 && y1 < y2

const isOnTable = ({ rows }: OwnScenario, x: number, y: number): boolean =>
  x <= LOT_SIDE * (rows[0]?.length ?? 0) && y <= LOT_SIDE * rows.length

function spanFault(own: OwnScenario, span: Span): string | null {
  if (!isSorted(span)) return 'write the corner in the north-west first, then the one in the south-east'
  return isOnTable(own, span[2], span[3]) ? null : 'it lies beyond the table'
}

/** rs.setup.5, rs.scenario.22 The start zone, and the places that orders and objectives name. */
function zoneFaults(own: OwnScenario): OwnFault[] {
  const start = spanFault(own, own.start)
  const found = start === null ? [] : [fault('start', 'rs.setup.5', start)]
  for (const [name, area] of Object.entries(own.places)) {
    const [is, x, y, ...rest] = area
    const why =
      is === 'rect'
        ? spanFault(own, [x, y, rest[0] as number, rest[1] as number])
        : isOnTable(own, x, y)
          ? null
          : 'it lies beyond the table'
    if (why !== null) found.push(fault(`places.${name}`, 'rs.scenario.22', why))
  }
  return found
}

/** rs.scenario.3, rs.setup.10 Tables of lairs, and the order in which they are drawn from. */
function lairFaults({ tables, draw }: OwnScenario, look: Look): OwnFault[] {
  const found: OwnFault[] = []
  for (const [name, lairs] of Object.entries(tables))
    for (const [i, id] of lairs.entries()) {
      const lair = look.book.map.lairs.find((one) => one.id === id)
      const at = `tables.${name}[${i}]`
      if (!lair) found.push(fault(at, 'rs.scenario.3', 'there is no such lair on this table'))
      else if (!mayLurk(look, lair))
        found.push(fault(at, 'rs.setup.10', `no horde lurks within ${KEEPS_OFF.hordes} cm of the start zone`))
    }
  for (const [i, name] of draw.entries())
    if (name !== 'any' && !Object.hasOwn(tables, name))
      found.push(fault(`draw[${i}]`, 'rs.scenario.3', 'there is no such table of lairs'))
  return found
}

const tooNear = `no figure of the umpire stands within ${KEEPS_OFF.figures} cm of the start zone`

/** rs.scenario.4, rs.setup.10 Where mutants may wait. */
function mutantFaults({ mutants, tankEntry }: OwnScenario, look: Look): OwnFault[] {
  const found: OwnFault[] = []
  for (const [i, [kind, places]] of mutants.entries()) {
    if (mutants.findIndex(([other]) => other === kind) < i)
      found.push(fault(`mutants[${i}]`, 'rs.scenario.4', `the ${kind} is listed twice`))
    if (kind === 'tank' && tankEntry === undefined)
      found.push(warning(`mutants[${i}]`, 'rs.scenario.17', 'nothing says where the tank comes from: it will not come'))
    for (const [j, id] of places.entries()) {
      const place = look.book.map.ambushes.find((one) => one.id === id)
      const at = `mutants[${i}][1][${j}]`
      if (!place) found.push(fault(at, 'rs.scenario.4', 'there is no such place on this table'))
      else if (!place.fits.includes(kind)) found.push(fault(at, 'rs.scenario.4', `no ${kind} can wait there`))
      else if (!mayStart(look, place)) found.push(fault(at, 'rs.setup.10', tooNear))
    }
  }
  return found
}

/** rs.scenario.17 Where the Tank comes from. */
const entryFaults = (own: OwnScenario): OwnFault[] =>
  (own.tankEntry ?? []).flatMap(([x, y], i) =>
    isOnTable(own, x, y) ? [] : [fault(`tankEntry[${i}]`, 'rs.scenario.17', 'it lies beyond the table')],
  )

const lotOf = (id: string): string => id.split(' ')[0] as string

/** How many of these places can be taken. */
function room(at: readonly string[], mostInLot: number): number {
  const lots = new Map<string, number>()
  for (const id of new Set(at)) lots.set(lotOf(id), Math.min(mostInLot, (lots.get(lotOf(id)) ?? 0) + 1))
  return [...lots.values()].reduce((sum, n) => sum + n, 0)
}

/** rs.setup.5, rs.setup.11 Others in rooms, each in a place of his own, and with the team. */
function peopleFaults({ nps }: OwnScenario, map: TableMap): OwnFault[] {
  const found: OwnFault[] = []
  const there = new Set<string>()
  for (const [i, { who, at, mostInLot = Number.POSITIVE_INFINITY, start }] of nps.entries()) {
    for (const [j, one] of who.entries()) {
      if (there.has(one)) found.push(fault(`nps[${i}].who[${j}]`, 'rs.setup.11', `${one} is there already`))
      there.add(one)
    }
    for (const [j, id] of at.entries())
      if (!map.nps.some((place) => place.id === id))
        found.push(fault(`nps[${i}].at[${j}]`, 'rs.setup.5', 'there is no such place on this table'))
    if (start === 'hidden' && room(at, mostInLot) < who.length)
      found.push(fault(`nps[${i}].at`, 'rs.setup.5', 'there are fewer places than people'))
  }
  return found
}

export const placesFaults = (own: OwnScenario, look: Look): OwnFault[] => [
  ...zoneFaults(own),
  ...lairFaults(own, look),
  ...mutantFaults(own, look),
  ...entryFaults(own),
  ...peopleFaults(own, look.book.map),
]
