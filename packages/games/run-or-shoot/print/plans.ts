/** Plans of the scenarios: what everybody may see, and apart from them what the umpire alone knows. */
import type { PlanArea, PlanLine, PlanPoint, PlanPrint } from '@shamble/print'
import type { Piece, XY } from '@shamble/table'
import type { Span } from '../content/lot.ts'
import { type PlaceArea, type Scenario, SCENARIOS } from '../content/scenarios.ts'
import { mapOf, type OpeningPlace, type TableMap } from '../content/table-map.ts'
import { line } from './words.ts'

const LINES = 10
const PER_CM = 100
const TOP_LEVEL = 2

const cmOf = ({ x, y }: XY): PlanPoint => [x / PER_CM, y / PER_CM]

const box = (look: PlanArea['look'], [x1, y1, x2, y2]: Span, label: string): PlanArea => ({
  look,
  outline: [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ],
  label,
})

const placeBox = (label: string, [shape, ...at]: PlaceArea): PlanArea[] =>
  shape === 'rect' ? [box('zone', at as unknown as Span, label)] : []

function pieceArea({ id, kind, shape }: Piece): PlanArea[] {
  if (shape.is !== 'polygon') return []
  return [{ look: kind === 'woods' ? 'green' : 'piece', outline: shape.corners.map(cmOf), label: wordOf(id) }]
}

/** `1,0 v1` is called v1: its lot is where it lies. */
const wordOf = (id: string): string => id.slice(id.indexOf(' ') + 1)

const FENCES: ReadonlySet<string> = new Set(['wire', 'board'])

function pieceLine({ kind, shape }: Piece): PlanLine[] {
  if (shape.is !== 'line') return []
  const look = kind === 'low' ? 'low' : FENCES.has(kind) ? 'fence' : null
  return look === null ? [] : [{ look, from: cmOf(shape.from), to: cmOf(shape.to), label: '' }]
}

const LOOKS = {
  standard: 'door',
  reinforced: 'door',
  armoured: 'door',
  window: 'window',
  barred: 'barred',
} as const satisfies Readonly<Record<OpeningPlace['kind'], PlanLine['look']>>

/** Standard ones have no letter. */
const LETTERS = { standard: '', reinforced: 'R', armoured: 'A', window: '', barred: '' } as const

const openingLine = ({ kind, from, to }: OpeningPlace): PlanLine => ({
  look: LOOKS[kind],
  from: cmOf(from),
  to: cmOf(to),
  label: LETTERS[kind],
})

function areasOf(map: TableMap, scenario: Scenario, level: number): PlanArea[] {
  return [
    ...(level === 0 ? [box('zone', scenario.start, 'start')] : []),
    ...map.terrain.buildings
      .filter(({ storeys, roof }) => level < storeys || (level === storeys && roof === 'flat'))
      .map(
        ({ id, outline }): PlanArea => ({
          look: 'building',
          outline: outline.map(cmOf),
          label: level === 0 ? '' : wordOf(id),
        }),
      ),
    ...(level === 0 ? Object.entries(scenario.places).flatMap(([name, area]) => placeBox(name, area)) : []),
    ...map.terrain.pieces.filter((piece) => piece.level === level).flatMap(pieceArea),
  ]
}

const edgesOf = (map: TableMap, level: number): PlanLine[] => [
  ...map.terrain.buildings.flatMap(({ partitions = [] }) =>
    partitions
      .filter((wall) => wall.level === level)
      .map((wall): PlanLine => ({ look: 'wall', from: cmOf(wall.from), to: cmOf(wall.to), label: '' })),
  ),
  ...map.terrain.pieces.filter((piece) => piece.level === level).flatMap(pieceLine),
  ...map.openings.filter((opening) => opening.level === level).map(openingLine),
]

const openPoints = (map: TableMap, level: number): PlanPrint['points'] => [
  ...map.climbs
    .flatMap(({ foot, head }) => [foot, head])
    .filter((end) => end.level === level)
    .map(({ at }) => ({ look: 'climb' as const, at: cmOf(at), label: '' })),
  ...map.lairs
    .filter((lair) => lair.level === level)
    .map(({ id, at }) => ({ look: 'entry' as const, at: cmOf(at), label: wordOf(id) })),
  ...map.caches
    .filter((cache) => cache.level === level)
    .map(({ at, deck }) => ({ look: 'marker' as const, at: cmOf(at), label: deck })),
]

/** Ambush places go by their whole names, as the tables name them. */
const hiddenPoints = (map: TableMap, level: number): PlanPrint['points'] => [
  ...[...map.ambushes, ...map.drifters.map((place) => ({ ...place, id: wordOf(place.id) }))]
    .filter((place) => place.level === level)
    .map(({ id, at }) => ({ look: 'dead' as const, at: cmOf(at), label: id })),
  ...map.nps
    .filter((place) => place.level === level)
    .map(({ id, at }) => ({ look: 'living' as const, at: cmOf(at), label: wordOf(id) })),
]

const STOREYS = ['ground', 'first floor and low roofs', 'high roofs'] as const

function planOf(scenario: Scenario, level: number): PlanPrint {
  const map = mapOf(scenario.rows)
  return {
    id: `${scenario.title}, ${STOREYS[level] ?? ''}`,
    says: scenario.description,
    width: map.width / PER_CM,
    depth: map.depth / PER_CM,
    lines: LINES,
    unit: 'cm',
    areas: areasOf(map, scenario, level),
    edges: edgesOf(map, level),
    points: openPoints(map, level),
    list: [
      'R reinforced door',
      'A armoured door',
      ...(scenario.night ? ['It is night.'] : []),
      `${scenario.limit} turns`,
    ],
    notes: [line('rs.horde.8'), line('rs.items.1')],
  }
}

/** What is there besides to be drawn for, in secret. */
function umpirePlanOf(scenario: Scenario, level: number): PlanPrint {
  const map = mapOf(scenario.rows)
  const plan = planOf(scenario, level)
  return {
    ...plan,
    id: `Umpire: ${plan.id}`,
    points: [...plan.points, ...hiddenPoints(map, level)],
    list: level === 0 ? umpireList(scenario, map) : [],
    notes: [line('rs.scenario.3'), line('rs.setup.10')],
  }
}

const umpireList = (scenario: Scenario, map: TableMap): string[] => [
  hordesLine(scenario),
  ...Object.entries(scenario.tables).map(([name, lairs]) => `${name}: ${lairs.join('; ')}`),
  `${scenario.drifters} drifters`,
  ...scenario.mutants.map(([kind, places]) => `${kind}: ${places.length === 0 ? 'by an event' : places.join('; ')}`),
  ...map.ambushes.map(({ id, fits }) => `${id}: ${fits.join(', ')}`),
]

/** rs.horde.9 With the cap where the scenario has one of its own. */
function hordesLine({ hordes, draw, mildCap, tunedCap }: Scenario): string {
  const many = hordes === 1 ? 'One horde' : `${hordes} hordes`
  const mild = mildCap === undefined ? '' : `, at most ${mildCap} Zeds each below nightmare`
  const tuned = tunedCap === undefined ? '' : `, at most ${tunedCap} Zeds each at normal difficulty`
  return `${many}${mild}${tuned}, lairs drawn from ${draw.join(', ')}`
}

const levelsOf = (scenario: Scenario): number[] => {
  const map = mapOf(scenario.rows)
  return Array.from({ length: TOP_LEVEL + 1 }, (_, level) => level).filter(
    (level) => level === 0 || areasOf(map, scenario, level).length > 0,
  )
}

const everyPlan = (plan: (scenario: Scenario, level: number) => PlanPrint): PlanPrint[] =>
  Object.values(SCENARIOS).flatMap((scenario: Scenario) => levelsOf(scenario).map((level) => plan(scenario, level)))

export const PLANS: readonly PlanPrint[] = everyPlan(planOf)
export const UMPIRE_PLANS: readonly PlanPrint[] = everyPlan(umpirePlanOf)
