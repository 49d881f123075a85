/** The tools for a table of Even Death May Die: one for each sort of piece; its kind can be changed. */
import type { BuildingId, TerrainId } from '@shamble/even-death/page'
import type { Spot } from '../../../editor/game-editor.ts'
import { areaOf, lineOf, onTable } from '../../../editor/measured/spans.ts'
import { AREA, type Laid, LINE, type MeasuredTool, pressed } from '../../../editor/measured/tools.ts'
import { withItem, withValue } from '../../../editor/path.ts'
import type { DrawnPiece, OwnTable } from './own.ts'
import { radiusFor, sizeFor, spanOf } from './pieces.ts'

type T = MeasuredTool<OwnTable>
type Named = Pick<T, 'id' | 'label' | 'key' | 'icon'>

const named = (id: string, label: string, key: string, icon: string): Named => ({ id, label, key, icon })

const laid = (own: OwnTable, piece: DrawnPiece): Laid<OwnTable> => withItem(own, 'pieces', piece)

/** Round, dragged from its middle to its rim. */
const disc = (kind: TerrainId, usual: number, what: Named): T => ({
  ...what,
  lays: 'line',
  asks: 'Drag from its middle to its rim, or press.',
  lay: (own, from, to) => {
    const radius = to ? Math.hypot(to.x - from.x, to.y - from.y) : usual
    return laid(own, { is: 'disc', kind, at: pressed(own, from), radius: radiusFor(kind, radius) })
  },
})

const rect = (kind: TerrainId, usual: readonly [number, number], what: Named): T => ({
  ...what,
  lays: 'area',
  asks: AREA,
  lay: (own, from, to) => {
    const [west, north, east, south] = areaOf(own.map.size, from, to, [...usual], 1)
    const size = sizeFor(kind, east - west, south - north)
    const at = onTable([own.map.size[0] - size[0], own.map.size[1] - size[1]], west, north)
    return laid(own, { is: 'rect', kind, at, size })
  },
})

const line = (kind: TerrainId, usual: number, what: Named): T => ({
  ...what,
  lays: 'line',
  asks: LINE,
  lay: (own, from, to) => {
    const [x1, y1, x2, y2] = lineOf(own.map.size, from, to, usual)
    return laid(own, { is: 'line', kind, from: [x1, y1], to: [x2, y2] })
  },
})

/** By its template, about where it is pressed. */
const building = (kind: BuildingId, what: Named): T => ({
  ...what,
  lays: 'point',
  asks: 'Press where it stands; it can be turned, and be another building.',
  lay: (own, { x, y }) => {
    const [, , width, depth] = spanOf({ is: 'building', kind, at: [0, 0] })
    const at = onTable([own.map.size[0] - width, own.map.size[1] - depth], x - width / 2, y - depth / 2)
    return laid(own, { is: 'building', kind, at })
  },
})

/** For the seat with the fewest zones, which may have several. */
function layZone(own: OwnTable, from: Spot, to: Spot | null): Laid<OwnTable> {
  const counts = own.seats.map(({ zones }) => zones.length)
  const seat = counts.indexOf(Math.min(...counts))
  const zone = areaOf(own.map.size, from, to, [12, 12], 2)
  const zones = own.seats[seat]?.zones ?? []
  return {
    document: withValue(own, `seats[${seat}].zones`, [...zones, zone]),
    chosen: `seats[${seat}].zones[${zones.length}]`,
  }
}

const ZONE: T = {
  ...named('zone', 'Zone', 'a', 'M4 4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12V8M9 15l6-6'),
  lays: 'area',
  asks: `Where a seat places its units. ${AREA}`,
  lay: layZone,
}

const THING: T = {
  ...named('thing', 'Object', 'b', 'M5 5h14v14H5zM5 5l14 14M19 5 5 19'),
  lays: 'point',
  asks: 'Press where it lies.',
  lay: (own, from) => withItem(own, 'things', { kind: 'crate', at: pressed(own, from) }),
}

const MARKER: T = {
  ...named('marker', 'Objective', 'z', 'M6 21V4M6 4.500h12l-3 4 3 4H6'),
  lays: 'point',
  asks: 'Press where it is; whoever holds it alone for some rounds wins.',
  lay: (own, from) => withItem(own, 'markers', { at: pressed(own, from), within: 6 }),
}

const BOX = 'M4 6h16v12H4z'
const BAR = 'M3 10h18v4H3z'

export const TOOL_GROUPS: readonly { readonly title: string; readonly tools: readonly T[] }[] = [
  {
    title: 'Ground',
    tools: [
      rect('road', [4, 12], named('road', 'Road', 'r', 'M8 3v18M16 3v18M12 5v3M12 11v3M12 17v3')),
      disc(
        'woods',
        5,
        named('woods', 'Wood', 'w', 'M5 13a4 4 0 1 1 8 0a4 4 0 1 1-8 0M11 9a4 4 0 1 1 8 0a4 4 0 1 1-8 0'),
      ),
      disc('hill', 5, named('hill', 'Hill', 'h', 'M3 18c4-12 14-12 18 0M8 18c2-6 6-6 8 0')),
      disc('pond', 3, named('pond', 'Water', 'p', 'M3 10q3-4 6 0t6 0 6 0M3 15q3-4 6 0t6 0 6 0')),
      rect('stream', [20, 3], named('stream', 'Stream', 'y', 'M3 8h18M3 16h18M5 12h5M13 12h6')),
      rect('trench', [8, 2], named('trench', 'Trench', 'e', 'M3 8h18M3 16h18M7 8v8M12 8v8M17 8v8')),
      rect('rubble', [5, 4], named('rubble', 'Rubble', 'q', 'M4 14l4-4 4 2-2 5zM13 9l4-3 3 4-4 3zM14 16l4-1 1 3-4 1z')),
    ],
  },
  {
    title: 'Danger',
    tools: [
      rect(
        'minefield',
        [6, 4],
        named('minefield', 'Mines', 'n', 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 4v4M12 16v4M4 12h4M16 12h4'),
      ),
      disc('trap', 1, named('trap', 'Trap', 'x', 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M9 9l6 6M15 9l-6 6')),
      disc(
        'fire',
        2,
        named('fire', 'Fire', 'f', 'M12 20c-5 0-7-3-7-6 0-4 4-5 4-11 5 3 5 6 5 8 1-1 1-2 1-3 3 2 4 4 4 6 0 4-3 6-7 6z'),
      ),
    ],
  },
  {
    title: 'Walls',
    tools: [
      line('lowwall', 6, named('lowwall', 'Low wall', 'l', `${BAR}M8 10v4M13 10v4M18 10v4`)),
      line('hedge', 6, named('hedge', 'Hedge', 'g', 'M3 14q2-6 4 0q2-6 4 0q2-6 4 0q2-6 4 0M3 16h18')),
      line('wall', 6, named('wall', 'Wall', 'i', BAR)),
      line('meshfence', 8, named('meshfence', 'Fence', 'm', 'M3 12h18M6 9l6 6M12 9l-6 6M13 9l6 6M19 9l-6 6')),
      building('house', named('building', 'Building', 'd', 'M4 20V9l8-5 8 5v11zM10 20v-6h4v6')),
    ],
  },
  {
    title: 'Things',
    tools: [
      disc('tree', 0.4, named('tree', 'Tree', 't', 'M12 21v-7M6 11a6 6 0 1 1 12 0 4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4z')),
      disc('boulder', 1, named('boulder', 'Boulder', 'o', 'M5 15l2-7 7-3 5 5-1 7-7 2z')),
      rect('crates', [2, 2], named('crates', 'Crates', 'k', `${BOX}M4 6l16 12M20 6 4 18`)),
      rect('wreck', [4.5, 2], named('wreck', 'Wreck', 'v', 'M3 8h18v8H3zM7 8v8M17 8v8')),
      rect('cliff', [12, 5], named('cliff', 'Cliff', 'j', `${BOX}M8 6v4M12 6v4M16 6v4M8 18v-4M12 18v-4M16 18v-4`)),
    ],
  },
  { title: 'Battle', tools: [ZONE, MARKER, THING] },
]
