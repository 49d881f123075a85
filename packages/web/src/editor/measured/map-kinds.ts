/** What every measured table has: roads, buildings, pieces of terrain, and the places where one comes and goes. */
import type { BlockDrawing, ExitDrawing, LowDrawing, Point, Span, TreeDrawing } from '@shamble/table'
import { capital } from '../../words/plain.ts'
import type { Field } from '../game-editor.ts'
import { withValue } from '../path.ts'
import { type BuildingsGiven, buildingKind, ladderKind, openingKind, roomKind } from './building-kinds.ts'
import { choiceField, onlyGroup, optionsOf, placeFields, textField } from './fields.ts'
import { type TableForm, treeRadius } from './form.ts'
import { type Kind, kind, type Measured, type Placed, type Where } from './kind.ts'
import { sideOf } from './spans.ts'
import { areaWhere, edgeWhere, lineWhere, pointWhere } from './where.ts'
import { rowOf } from '../../sure.ts'

/** What is to be known of a kind of things, and where the book says it. */
export interface Note {
  readonly text: string
  readonly clause?: string
}

export interface MapGiven<D> extends BuildingsGiven<D> {
  readonly notes: { readonly road: Note; readonly block: Note; readonly entry: Note; readonly zone: Note }
}

export type MapKind =
  | 'road'
  | 'building'
  | 'room'
  | 'door'
  | 'window'
  | 'ladder'
  | 'low'
  | 'block'
  | 'tree'
  | 'entry'
  | 'zone'
  | 'exit'

export const mapKinds = <D extends Measured>(given: MapGiven<D>): Readonly<Record<MapKind, Kind<D>>> => ({
  road: roadKind(given),
  building: buildingKind(given),
  room: roomKind(given),
  door: openingKind(given, 'door'),
  window: openingKind(given, 'window'),
  ladder: ladderKind(given),
  low: lowKind(given.table),
  block: blockKind(given),
  tree: treeKind(given.table),
  entry: entryKind(given),
  zone: zoneKind(given),
  exit: exitKind(given.table),
})

const placesOf = <D extends Measured>({ map: { size } }: D, where: Where<D>, { measure }: TableForm): Field<D>[] =>
  placeFields(where, size, measure)

function roadKind<D extends Measured>({ table, notes }: MapGiven<D>): Kind<D> {
  const where = ({ document, key, value }: Placed<D, Span>): Where<D> => ({
    ...areaWhere(document, value, table.sizes.least.area, (span) => withValue(document, key, span)),
    turns: true,
  })
  return kind<D, Span>({
    id: 'road',
    place: 'map.roads[]',
    isLarge: true,
    lastOnTop: true,
    read: ({ map }, [i = -1]) => map.roads[i],
    where,
    name: ({ numbers: [i = 0] }) => `road ${i + 1}`,
    fields: (placed) =>
      onlyGroup('Road', [...placesOf(placed.document, where(placed), table), { kind: 'note', ...notes.road }]),
    again: ({ value }) => value,
  })
}

const LOW_WORDS: Readonly<Record<string, string>> = {
  'low wall': 'Low wall',
  fence: 'Fence',
  hedge: 'Hedge',
  barrier: 'Barrier',
}

function lowKind<D extends Measured>(table: TableForm): Kind<D> {
  const where = ({ document, key, value }: Placed<D, LowDrawing>): Where<D> =>
    lineWhere(document, value.line, (line) => withValue(document, key, { ...value, line }))
  return kind<D, LowDrawing>({
    id: 'low',
    place: 'map.lows[]',
    read: ({ map }, [i = -1]) => map.lows[i],
    where,
    name: ({ value: { id, title } }) => `${title} ${id}`,
    more: ({ value: { cover } }) => `, ${cover} cover`,
    fields: (placed) => {
      const { document, key, value: low } = placed
      const words = rowOf(LOW_WORDS, low.title) ? LOW_WORDS : { ...LOW_WORDS, [low.title]: capital(low.title) }
      return onlyGroup(`Line ${low.id}`, [
        {
          kind: 'choice',
          label: 'Kind',
          value: low.title,
          options: optionsOf(words),
          set: (title) => withValue(document, key, { ...low, title, cover: title === 'hedge' ? 'soft' : low.cover }),
        },
        choiceField(document, 'Cover', `${key}.cover`, { soft: 'Soft', hard: 'Hard' }),
        ...placesOf(document, where(placed), table),
      ])
    },
    again: ({ value }, fresh) => ({ ...value, id: fresh('O') }),
  })
}

function blockKind<D extends Measured>({ table, notes }: MapGiven<D>): Kind<D> {
  const where = ({ document, key, value }: Placed<D, BlockDrawing>): Where<D> => ({
    ...areaWhere(document, value.area, table.sizes.least.area, (area) => withValue(document, key, { ...value, area })),
    turns: true,
  })
  return kind<D, BlockDrawing>({
    id: 'block',
    place: 'map.blocks[]',
    read: ({ map }, [i = -1]) => map.blocks[i],
    where,
    name: ({ value: { id, title } }) => `${title} ${id}`,
    more: ({ value: { height } }) => `, ${height} ${table.measure} high`,
    fields: (placed) => {
      const { document, key, value } = placed
      return onlyGroup(`Block ${value.id}`, [
        textField(document, 'Name', `${key}.title`),
        ...placesOf(document, where(placed), table),
        {
          kind: 'number',
          label: 'Height',
          value: value.height,
          min: 0.1,
          max: 50,
          step: 0.5,
          unit: table.measure,
          set: (height) => withValue(document, key, { ...value, height }),
        },
        { kind: 'note', ...notes.block },
      ])
    },
    again: ({ value }, fresh) => ({ ...value, id: fresh('O') }),
  })
}

function treeKind<D extends Measured>(table: TableForm): Kind<D> {
  const where = ({ document, key, value: [id, x, y] }: Placed<D, TreeDrawing>): Where<D> =>
    pointWhere(document, [x, y], treeRadius(table), (at) => withValue(document, key, [id, ...at]))
  return kind<D, TreeDrawing>({
    id: 'tree',
    place: 'map.trees[]',
    read: ({ map }, [i = -1]) => map.trees[i],
    where,
    name: ({ value: [id] }) => `tree ${id}`,
    fields: (placed) => onlyGroup('Tree', placesOf(placed.document, where(placed), table)),
    again: ({ value: [, x, y] }, fresh) => [fresh('T'), x, y],
  })
}

function entryKind<D extends Measured>({ table, notes }: MapGiven<D>): Kind<D> {
  const where = ({ document, key, value }: Placed<D, Point>): Where<D> =>
    pointWhere(document, value, table.sizes.small, (at) => withValue(document, key, at))
  return kind<D, Point>({
    id: 'entry',
    place: 'map.spawnPoints[]',
    read: ({ map }, [i = -1]) => map.spawnPoints[i],
    where,
    name: ({ numbers: [i = 0] }) => `entry point ${i + 1}`,
    fields: (placed) =>
      onlyGroup('Entry point', [...placesOf(placed.document, where(placed), table), { kind: 'note', ...notes.entry }]),
    again: ({ value }) => value,
  })
}

function zoneKind<D extends Measured>({ table, notes }: MapGiven<D>): Kind<D> {
  const where = ({ document, key, value }: Placed<D, Span>): Where<D> =>
    areaWhere(document, value, table.sizes.least.area, (span) => withValue(document, key, span))
  return kind<D, Span>({
    id: 'zone',
    place: 'map.deployment',
    isLarge: true,
    read: ({ map }) => map.deployment,
    where,
    name: () => 'start zone',
    fields: (placed) => {
      const { document } = placed
      return onlyGroup('Start zone', [
        ...placesOf(document, where(placed), table),
        {
          kind: 'flag',
          label: 'Only the ground outside of buildings',
          value: document.map.deploysOutdoors === true,
          set: (on) => withValue(document, 'map.deploysOutdoors', on),
        },
        { kind: 'note', ...notes.zone },
      ])
    },
    without: () => null,
  })
}

function exitKind<D extends Measured>(table: TableForm): Kind<D> {
  const where = ({ document, key, value }: Placed<D, ExitDrawing>): Where<D> =>
    edgeWhere(document, value.edge, (edge) => withValue(document, key, { ...value, edge }))
  return kind<D, ExitDrawing>({
    id: 'exit',
    place: 'map.exit',
    read: ({ map }) => map.exit,
    where,
    name: ({ value: { title } }) => `exit, ${title}`,
    more: ({ document, value: { edge } }) => `, ${sideOf(document.map.size, edge)} side`,
    fields: (placed) =>
      onlyGroup('Exit', [
        textField(placed.document, 'Name', `${placed.key}.title`),
        ...placesOf(placed.document, where(placed), table),
      ]),
    without: ({ document, key }) => withValue(document, key, null),
  })
}
