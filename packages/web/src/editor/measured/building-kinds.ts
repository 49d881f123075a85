/** Buildings with their rooms, doors, windows and ladders, as every measured game has them. */
import type { BuildingDrawing, OpeningKind, OpeningDrawing, Point, RoomDrawing } from '@shamble/table'
import { capital } from '../../words/plain.ts'
import type { Edited, Field } from '../game-editor.ts'
import { withItem, withValue } from '../path.ts'
import { besideWall, buildingMoved, buildingResized, wallsMoved } from './buildings.ts'
import { choiceField, onlyGroup, placeFields, textField } from './fields.ts'
import { freshIds, type Given, type TableForm, widthsOf } from './form.ts'
import { type Kind, kind, type Measured, type Placed, type Where } from './kind.ts'
import type { Note } from './map-kinds.ts'
import { allowed, clamp, clampSpan, round, wholeOf } from './spans.ts'
import { ladderAt, openingAt } from './walls.ts'
import { areaWhere, pointWhere } from './where.ts'

/** What a game adds to them. */
export interface BuildingsGiven<D> extends Given<D> {
  readonly fields?: (placed: Placed<D, BuildingDrawing>) => readonly Field<D>[]
  readonly ladderNote: Note
}

export const houseKey = (i = 0): string => `map.buildings[${i}]`

export function buildingKind<D extends Measured>({ table, fields = () => [] }: BuildingsGiven<D>): Kind<D> {
  const widths = widthsOf(table)
  const where = ({ document, key, value: b }: Placed<D, BuildingDrawing>): Where<D> => {
    const whole = wholeOf(document.map.size)
    const put = (next: BuildingDrawing): D => withValue(document, key, next)
    return {
      ...areaWhere(document, b.outline, table.sizes.least.building, (outline) => put({ ...b, outline })),
      resized: (span) => put(buildingResized(b, clampSpan(span, whole), widths)),
      by: (by) => {
        const step = allowed(b.outline, whole, by)
        return put(buildingMoved(b, ([x, y]) => [round(x + step.x), round(y + step.y)]))
      },
    }
  }
  return kind<D, BuildingDrawing>({
    id: 'building',
    place: 'map.buildings[]',
    isLarge: true,
    read: ({ map }, [i = -1]) => map.buildings[i],
    where,
    name: ({ value: { id, title } }) => `${title} ${id}`,
    fields: (placed) =>
      onlyGroup(`Building ${placed.value.id}`, [
        textField(placed.document, 'Name', `${placed.key}.title`),
        ...fields(placed),
        ...placeFields(where(placed), placed.document.map.size, table.measure),
        { kind: 'note', text: 'Its rooms, doors and windows move along.' },
      ]),
    again: ({ value }, fresh) => ({
      ...value,
      id: fresh('B'),
      rooms: value.rooms.map(([, title, span]) => [fresh('R'), title, span]),
      doors: value.doors.map(([, x, y, state]) => [fresh('D'), x, y, state]),
      windows: value.windows.map(([, x, y, state]) => [fresh('W'), x, y, state]),
    }),
  })
}

export const roomName = ([id, title]: RoomDrawing): string => `${title} ${id}`

/** A room becomes two, with a wall between them. */
export function split<D extends Measured>(
  given: Given<D>,
  document: D,
  [i, j]: readonly [house: number, room: number],
  isUpright: boolean,
  at: number,
): Edited<D> {
  const house = document.map.buildings[i]
  const room = house?.rooms[j]
  if (!house || !room) return { ok: false, why: 'An inner wall divides a room.' }
  const { table } = given
  const { room: least } = table.sizes.least
  const [id, title, [x1, y1, x2, y2]] = room
  const [low, high] = isUpright ? [x1, x2] : [y1, y2]
  const cut = round(clamp(at, low + least, high - least))
  if (high - low < 2 * least) return { ok: false, why: 'This room is too small to be divided.' }
  const first = isUpright ? [x1, y1, cut, y2] : [x1, y1, x2, cut]
  const second = isUpright ? [cut, y1, x2, y2] : [x1, cut, x2, y2]
  const aside = withValue(document, houseKey(i), besideWall(house, room[2], isUpright, cut, widthsOf(table)))
  const halved = withValue(aside, `${houseKey(i)}.rooms[${j}]`, [id, title, first])
  const name = `${title} 2`.slice(0, 80)
  const made = withItem(halved, `${houseKey(i)}.rooms`, [freshIds(given, document)('R'), name, second])
  return { ok: true, ...made, words: `divided ${roomName(room)}` }
}

function roomWhere<D extends Measured>(table: TableForm, placed: Placed<D, RoomDrawing>): Where<D> | null {
  const { document, key, numbers, value } = placed
  const [id, title, span] = value
  const [i = 0] = numbers
  const house = document.map.buildings[i]
  if (!house) return null
  const { outline } = house
  return {
    ...areaWhere(document, span, table.sizes.least.room, (next) => withValue(document, key, [id, title, next])),
    within: outline,
    resized: (to) => {
      const [west, north, east, south] = clampSpan(to, outline)
      const next = [
        span[0] === outline[0] ? span[0] : west,
        span[1] === outline[1] ? span[1] : north,
        span[2] === outline[2] ? span[2] : east,
        span[3] === outline[3] ? span[3] : south,
      ] as const
      return withValue(document, houseKey(i), wallsMoved(house, span, next, widthsOf(table)))
    },
  }
}

export function roomKind<D extends Measured>(given: BuildingsGiven<D>): Kind<D> {
  const { table } = given
  const where = (placed: Placed<D, RoomDrawing>) => roomWhere(table, placed)
  return kind<D, RoomDrawing>({
    id: 'room',
    place: 'map.buildings[].rooms[]',
    isLarge: true,
    read: ({ map }, [i = -1, j = -1]) => map.buildings[i]?.rooms[j],
    where,
    name: ({ value }) => roomName(value),
    fields: (placed) => {
      const { document, key, numbers, value } = placed
      const [i = 0, j = 0] = numbers
      const [id, , [x1, y1, x2, y2]] = value
      const divide = (label: string, isUpright: boolean, at: number): Field<D> => ({
        kind: 'act',
        label,
        act: () => split(given, document, [i, j], isUpright, at),
      })
      return onlyGroup(`Room ${id}`, [
        textField(document, 'Name', `${key}[1]`),
        ...placeFields(where(placed), document.map.size, table.measure),
        divide('Divide into west and east', true, (x1 + x2) / 2),
        divide('Divide into north and south', false, (y1 + y2) / 2),
      ])
    },
    again: ({ value: [, title, span] }, fresh) => [fresh('R'), title, span],
  })
}

const STATES = { open: 'Open', closed: 'Closed', barricaded: 'Barricaded' } as const
export const OPENINGS = { door: { list: 'doors', letter: 'D' }, window: { list: 'windows', letter: 'W' } } as const

export function openingKind<D extends Measured>({ table }: BuildingsGiven<D>, id: OpeningKind): Kind<D> {
  const width = widthsOf(table)[id]
  const { list, letter } = OPENINGS[id]
  const where = ({ document, key, value, numbers: [i = -1] }: Placed<D, OpeningDrawing>): Where<D> => {
    const [name, x, y, state] = value
    const house = document.map.buildings[i]
    const put = (at: Point): D => withValue(document, key, [name, ...at, state])
    return {
      is: 'point',
      at: [x, y],
      radius: width / 2,
      to: (at) => {
        const snapped = house ? openingAt(house, at, width) : null
        return snapped ? put(snapped.at) : document
      },
    }
  }
  return kind<D, OpeningDrawing>({
    id,
    place: `map.buildings[].${list}[]`,
    read: ({ map }, [i = -1, j = -1]) => map.buildings[i]?.[list][j],
    where,
    name: ({ value: [name] }) => `${id} ${name}`,
    more: ({ value: [, , , state] }) => `, ${state}`,
    fields: (placed) =>
      onlyGroup(`${capital(id)} ${placed.value[0]}`, [
        choiceField(placed.document, 'It is', `${placed.key}[3]`, STATES),
        ...placeFields(where(placed), placed.document.map.size, table.measure),
      ]),
    again: ({ value: [, x, y, state] }, fresh) => [fresh(letter), x, y, state],
  })
}

export function ladderKind<D extends Measured>({ table, ladderNote }: BuildingsGiven<D>): Kind<D> {
  const where = ({ document, key, value, numbers: [i = -1] }: Placed<D, Point>): Where<D> => {
    const house = document.map.buildings[i]
    return {
      ...pointWhere(document, value, table.sizes.small, (at) => withValue(document, key, at)),
      to: (at) => {
        const snapped = house ? ladderAt(house, at) : null
        return snapped ? withValue(document, key, snapped.at) : document
      },
    }
  }
  return kind<D, Point>({
    id: 'ladder',
    place: 'map.buildings[].ladder',
    read: ({ map }, [i = -1]) => map.buildings[i]?.ladder,
    where,
    name: () => 'ladder',
    fields: (placed) =>
      onlyGroup('Ladder', [
        ...placeFields(where(placed), placed.document.map.size, table.measure),
        { kind: 'note', ...ladderNote },
      ]),
    without: ({ document, key }) => withValue(document, key, null),
  })
}
