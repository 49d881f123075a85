/** Plans of our tables, for setting them up with real terrain. */
import type { PlanArea, PlanLine, PlanPoint, PlanPrint } from '@shamble/print'
import type { Box, Disc, Opening, Piece, Shape, XY } from '@shamble/table'
import { MAPS } from '../content/maps.ts'
import { type PrintedHuman, type PrintedScenario, SCENARIOS } from '../content/scenarios.ts'
import type { TableMap, Vehicle } from '../content/drawing.ts'
import { ITEMS } from '../tables/items.ts'
import { type WeaponId, WEAPONS } from '../tables/weapons.ts'
import { line } from './words.ts'

const LINES = 10
const PER_CM = 100
/** Half the diagonal of a square of side 1. */
const DIAGONAL = 0.7071

const cmOf = ({ x, y }: XY): PlanPoint => [x / PER_CM, y / PER_CM]

/** Eight corners are round enough for a tree. */
function octagon({ at, radius }: Disc): XY[] {
  const steps = [
    [0, -1],
    [DIAGONAL, -DIAGONAL],
    [1, 0],
    [DIAGONAL, DIAGONAL],
    [0, 1],
    [-DIAGONAL, DIAGONAL],
    [-1, 0],
    [-DIAGONAL, -DIAGONAL],
  ] as const
  return steps.map(([x, y]) => ({ x: at.x + x * radius, y: at.y + y * radius }))
}

const cornersOf = (shape: Exclude<Shape, { readonly is: 'line' }>): readonly XY[] =>
  shape.is === 'disc' ? octagon(shape) : shape.corners

const boxArea = (look: PlanArea['look'], { west, north, east, south }: Box, label: string): PlanArea => ({
  look,
  outline: [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ].map(cmOf),
  label,
})

function pieceArea({ id, shape }: Piece): PlanArea[] {
  if (shape.is === 'line') return []
  const isTree = shape.is === 'disc'
  return [{ look: isTree ? 'green' : 'piece', outline: cornersOf(shape).map(cmOf), label: isTree ? '' : id }]
}

const lowLine = ({ shape }: Piece): PlanLine[] =>
  shape.is === 'line' ? [{ look: 'low', from: cmOf(shape.from), to: cmOf(shape.to), label: '' }] : []

/** How it stands at first. */
const openingLook = ({ kind, state }: Opening): PlanLine['look'] =>
  state === 'closed' ? (kind === 'door' ? 'door' : 'window') : state === 'barricaded' ? 'barricaded' : 'open'

const openingLine = (opening: Opening): PlanLine => ({
  look: openingLook(opening),
  from: cmOf(opening.from),
  to: cmOf(opening.to),
  label: opening.id,
})

function areasOf({ terrain, roads, deployment }: TableMap): PlanArea[] {
  return [
    ...roads.map((road) => boxArea('road', road, '')),
    boxArea('zone', deployment, ''),
    ...terrain.buildings.flatMap((building): PlanArea[] => [
      { look: 'building', outline: building.outline.map(cmOf), label: '' },
      ...building.rooms.map(({ id, outline }): PlanArea => ({ look: 'room', outline: outline.map(cmOf), label: id })),
    ]),
    ...terrain.pieces.flatMap(pieceArea),
  ]
}

const edgesOf = ({ terrain, exit }: TableMap): PlanLine[] => [
  ...terrain.pieces.flatMap(lowLine),
  ...terrain.buildings.flatMap(({ openings }) => openings.map(openingLine)),
  ...(exit ? [{ look: 'exit', from: cmOf(exit.from), to: cmOf(exit.to), label: '' } as const] : []),
]

interface Placed {
  readonly id: string
  readonly human: PrintedHuman
}

/** Everybody who is named: those who set out, and those who wait. */
const peopleOf = ({ humans, npcs }: PrintedScenario): Placed[] => [
  ...(humans ?? []).map((human, i) => ({ id: `H${i + 1}`, human })),
  ...npcs.map((human, i) => ({ id: `N${i + 1}`, human })),
]

const pointsOf = ({ spawnPoints }: TableMap, scenario: PrintedScenario): PlanPrint['points'] => [
  ...spawnPoints.map((at, i) => ({ look: 'entry' as const, at: cmOf(at), label: `P${i + 1}` })),
  ...scenario.markers.map(({ id, at }) => ({ look: 'marker' as const, at: cmOf(at), label: id })),
  ...peopleOf(scenario).flatMap(({ id, human: { at } }) =>
    at ? [{ look: 'living' as const, at: cmOf(at), label: id }] : [],
  ),
  ...scenario.zombies.map(({ at }, i) => ({ look: 'dead' as const, at: cmOf(at), label: `Z${i + 1}` })),
]

const armedWith = (weapons: readonly WeaponId[]): string =>
  weapons.length === 0 ? '' : `, ${weapons.map((id) => WEAPONS[id].title).join(', ')}`

const vehicleText = ({ id, title, battery, tank, keys }: Vehicle): string => {
  const facts = [
    keys === 'marker' ? 'keys on the table' : '',
    battery === 'dead' ? 'dead battery' : '',
    tank === 'empty' ? 'no petrol' : '',
  ].filter((fact) => fact !== '')
  return [`${id} ${title}`, ...facts].join(', ')
}

const isVehicle = ({ vehicles }: TableMap, id: string): boolean => vehicles.some((one) => one.id === id)

/** What every sign is. */
function listOf(map: TableMap, scenario: PrintedScenario): string[] {
  return [
    ...map.rooms.map(({ id, title, tag }) => `${id} ${title}${tag === 'plain' ? '' : ` (${tag})`}`),
    ...map.vehicles.map(vehicleText),
    ...map.terrain.pieces
      .filter(({ id, shape }) => shape.is === 'polygon' && !isVehicle(map, id))
      .map(({ id, kind }) => `${id} ${kind}`),
    ...scenario.markers.map(({ id, item }) => `${id} ${item === 'engine' ? 'engine' : ITEMS[item].title}`),
    ...peopleOf(scenario).map(
      ({ id, human }) => `${id} ${human.name}${armedWith(human.weapons.map(({ weapon }) => weapon))}`,
    ),
    ...scenario.zombies.flatMap(({ weapon }, i) => (weapon ? [`Z${i + 1} a zombie${armedWith([weapon])}`] : [])),
    ...(map.exit ? [`Exit: ${map.exit.title}`] : []),
  ]
}

function planOf(scenario: PrintedScenario): PlanPrint {
  const map: TableMap = MAPS[scenario.map]
  return {
    id: scenario.title,
    says: scenario.description,
    width: map.terrain.width / PER_CM,
    depth: map.terrain.depth / PER_CM,
    lines: LINES,
    unit: 'cm',
    areas: areasOf(map),
    edges: edgesOf(map),
    points: pointsOf(map, scenario),
    list: listOf(map, scenario),
    notes: [line('dw.entry.9'), line('dw.movement.24')],
  }
}

export const PLANS: readonly PlanPrint[] = Object.values(SCENARIOS).map(planOf)
