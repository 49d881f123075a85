/** Plans of the scenarios, for setting them up with real terrain. */
import type { PlanArea, PlanLine, PlanPoint, PlanPrint } from '@shamble/print'
import { displaced, distance2, type Shape, type XY } from '@shamble/table'
import { battlefield, type FieldPiece } from '../content/battlefield.ts'
import { OBJECTS } from '../content/objects.ts'
import { type Scenario, SCENARIOS } from '../content/scenarios.ts'
import { terrainKind } from '../content/terrain.ts'
import { FACTION_TITLES } from '../tables/profiles.ts'
import { INCH, TABLE } from '../tables/units.ts'
import { line } from './words.ts'

const LINES = 12
const CORNERS = 12

const inInches = ({ x, y }: XY): PlanPoint => [x / INCH, y / INCH]

/** Twelve corners are round enough. */
const round = (at: XY, radius: number): XY[] =>
  Array.from({ length: CORNERS }, (_, i) => displaced(at, radius, (360 * i) / CORNERS))

function cornersOf(shape: Shape): readonly XY[] {
  if (shape.is === 'disc') return round(shape.at, shape.radius)
  return shape.is === 'polygon' ? shape.corners : [shape.from, shape.to]
}

/** Thin pieces are drawn as lines along their middle. */
const LINE_LOOKS: Readonly<Partial<Record<FieldPiece['kind'], PlanLine['look']>>> = {
  lowwall: 'low',
  hedge: 'low',
  wall: 'wall',
  meshfence: 'fence',
  gate: 'door',
  'building-wall': 'wall',
  door: 'door',
  window: 'window',
}

function middleLine(shape: Shape): readonly [XY, XY] {
  const corners = cornersOf(shape)
  const [a, b, c, d] = corners
  if (!a || !b || !c || !d) return [a ?? { x: 0, y: 0 }, b ?? { x: 0, y: 0 }]
  const between = (p: XY, q: XY): XY => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })
  const isLong = distance2(a, b) >= distance2(b, c)
  return isLong ? [between(a, d), between(b, c)] : [between(a, b), between(c, d)]
}

const GREEN: readonly FieldPiece['kind'][] = ['woods', 'tree', 'hill', 'pond', 'stream', 'shallows']

const lookOf = ({ kind }: FieldPiece): PlanArea['look'] => {
  if (terrainKind(kind).overrides === true) return 'road'
  return GREEN.includes(kind) ? 'green' : kind === 'block' ? 'building' : 'piece'
}

const zonesOf = ({ seats }: Scenario): PlanArea[] =>
  seats.flatMap(({ faction, zones }) =>
    zones.map(
      ({ x, y }): PlanArea => ({
        look: 'zone',
        outline: [
          [x[0], y[0]],
          [x[1], y[0]],
          [x[1], y[1]],
          [x[0], y[1]],
        ],
        label: FACTION_TITLES[faction],
      }),
    ),
  )

const pointsOf = (
  { markers = [], things = [] }: Scenario,
  ladders: readonly { readonly at: XY }[],
): PlanPrint['points'] => [
  ...markers.map(({ at, within }) => ({ look: 'marker' as const, at, label: `${within} in` })),
  ...things.map(({ kind, at }) => ({ look: 'entry' as const, at, label: OBJECTS[kind].title })),
  ...ladders.map(({ at }) => ({ look: 'climb' as const, at: inInches(at), label: '' })),
]

function planOf(scenario: Scenario): PlanPrint {
  const { pieces, ladders, doors } = battlefield(TABLE.least, TABLE.least, scenario.pieces)
  const thin = pieces.filter(({ kind }) => LINE_LOOKS[kind] !== undefined)
  return {
    id: scenario.title,
    says: scenario.description,
    width: TABLE.least,
    depth: TABLE.least,
    lines: LINES,
    unit: 'in',
    areas: [
      ...zonesOf(scenario),
      ...pieces
        .filter((piece) => !thin.includes(piece))
        .map(
          (piece): PlanArea => ({
            look: lookOf(piece),
            outline: cornersOf(piece.shape).map(inInches),
            label: piece.kind,
          }),
        ),
    ],
    edges: thin.map(({ id, kind, shape }): PlanLine => {
      const [from, to] = middleLine(shape)
      const look = doors[id] === false ? 'open' : (LINE_LOOKS[kind] ?? 'wall')
      return { look, from: inInches(from), to: inInches(to), label: '' }
    }),
    points: pointsOf(scenario, ladders),
    list: [
      ...scenario.seats.map(({ faction, points }) => `${FACTION_TITLES[faction]}: ${points} points`),
      `${scenario.rounds} rounds`,
      `Dial: ${scenario.dial.says} ${scenario.dial.standard}`,
      ...(scenario.night === undefined ? [] : [`It is night: nothing is seen beyond ${scenario.night} inches.`]),
    ],
    notes: [line('ed.deploy.3'), line('ed.victory.7')],
  }
}

export const PLANS: readonly PlanPrint[] = Object.values(SCENARIOS).map((scenario: Scenario) => planOf(scenario))
