/** rs.scenario.19 Maps by the dice: twelve steps, with a seed of their own. What is hidden on them is drawn at the set-up. */
import { type Dice, seeded } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { LOT_SIDE, type PlaceDrawing, type Span } from '../content/lot.ts'
import { type LotId, LOTS } from '../content/maps.ts'
import type { Scenario } from '../content/scenarios.ts'
import { drawingOf, type LotPlace, TURNS } from '../content/turned-lot.ts'
import { isLurkingFar, isStartingFar } from '../rules/04-draws.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import { cm } from '../tables/units.ts'
import { ownFault } from './faults.ts'
import type { OwnScenario, Rolled } from './form.ts'
import {
  askedOf,
  type Cell,
  FOR_OBJECTIVES,
  idIn,
  type Laid,
  type MapSize,
  MORE_FOOD,
  type Objective,
  OBJECTIVES,
  RESCUE_LOTS,
  SIZES,
} from './objectives.ts'

export interface MapAsked {
  readonly seed: string
  readonly size: MapSize
  /** Drawn among those that the size allows, if nothing is said. */
  readonly objective?: Objective | undefined
  /** How many must find a place at the start. */
  readonly humans: number
}

/** Step 12: so often a map is drawn again on which the objective cannot be reached. */
const MOST_DRAWS = 100
const CLAUSE = 'rs.scenario.19'

const drawn = <T>(dice: Dice, among: readonly T[]): T => among[dice.draw(CLAUSE, among.length)] as T

/** So many of them, without repetition. */
function several<T>(dice: Dice, among: readonly T[], count: number): T[] {
  const left = [...among]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(dice.draw(CLAUSE, left.length), 1)[0] as T,
  )
}

function cellsOf(size: MapSize): Cell[] {
  const { columns, rows } = SIZES[size]
  return Array.from({ length: columns * rows }, (_, i) => ({ column: i % columns, row: Math.floor(i / columns) }))
}

const isSame = (a: Cell, b: Cell): boolean => a.column === b.column && a.row === b.row
const isCorner = (size: MapSize, { column, row }: Cell): boolean =>
  [0, SIZES[size].columns - 1].includes(column) && [0, SIZES[size].rows - 1].includes(row)
/** Squared, by their middles. */
const apart2 = (a: Cell, b: Cell): number => {
  const [dx, dy] = [a.column - b.column, a.row - b.row]
  return dx * dx + dy * dy
}

/** Step 3: food and medicine are far apart only where there is room for them. */
export const isPossible = (size: MapSize, objective: Objective): boolean => objective !== 'collect' || size !== '2x1'

interface Fixed extends Cell {
  readonly lot: LotId
}

/** Step 3: the lots of the objective, each in its cell; the first of them is what it is about. */
function objectiveLots(dice: Dice, size: MapSize, objective: Objective): Fixed[] {
  const cells = cellsOf(size)
  const corners = cells.filter((cell) => isCorner(size, cell))
  const anywhere = (lots: readonly LotId[]): Fixed[] =>
    several(dice, cells, lots.length).map((cell, i) => ({ ...cell, lot: lots[i] as LotId }))
  switch (objective) {
    case 'house':
      return [{ ...drawn(dice, corners), lot: 'safe-house' }]
    case 'pick-up':
      return [{ ...drawn(dice, corners), lot: 'landing-ground' }]
    case 'boat': {
      const quay = drawn(
        dice,
        cells.filter(({ row }) => row === SIZES[size].rows - 1),
      )
      const other = drawn(
        dice,
        cells.filter((cell) => !isSame(cell, quay)),
      )
      return [
        { ...quay, lot: 'quay' },
        { ...other, lot: 'petrol-station' },
      ]
    }
    case 'rescue':
      return anywhere(size === '3x3' ? RESCUE_LOTS : [drawn(dice, RESCUE_LOTS)])
    case 'collect':
      return anywhere(['corner-store', 'clinic', drawn(dice, MORE_FOOD)])
  }
}

/** Step 4: the corner farthest from the objective, or from the nearer of two; any corner where there are goods. */
function startCell(dice: Dice, size: MapSize, objective: Objective, fixed: readonly Fixed[]): Cell {
  const corners = cellsOf(size).filter(
    (cell) => isCorner(size, cell) && !fixed.some((one) => FOR_OBJECTIVES.includes(one.lot) && isSame(one, cell)),
  )
  if (objective === 'collect') return drawn(dice, corners)
  const about = objective === 'rescue' ? fixed : fixed.slice(0, 1)
  const farOff = (cell: Cell): number => Math.min(...about.map((one) => apart2(one, cell)))
  const farthest = Math.max(...corners.map(farOff))
  return drawn(
    dice,
    corners.filter((cell) => farOff(cell) === farthest),
  )
}

const WEST: Span = [1.5, 6, 5, 26]
const EAST: Span = [LOT_SIDE - WEST[2], WEST[1], LOT_SIDE - WEST[0], WEST[3]]

/** Step 4: on the outer edge. */
function startZone({ column, row }: Cell): Span {
  const [x1, y1, x2, y2] = column === 0 ? WEST : EAST
  return [x1 + LOT_SIDE * column, y1 + LOT_SIDE * row, x2 + LOT_SIDE * column, y2 + LOT_SIDE * row]
}

/** Steps 5 and 6: the other cells, each lot once; all are turned but the quay. */
function laidOut(dice: Dice, size: MapSize, fixed: readonly Fixed[]): Laid[] {
  const used = new Set<LotId>([...FOR_OBJECTIVES, ...fixed.map(({ lot }) => lot)])
  const others = (Object.keys(LOTS) as LotId[]).filter((lot) => !used.has(lot))
  const left = several(dice, others, others.length)
  return cellsOf(size).map((cell) => {
    const lot = fixed.find((one) => isSame(one, cell))?.lot ?? (left.pop() as LotId)
    const turn = lot === 'quay' ? 0 : drawn(dice, [0, ...TURNS] as const)
    return { ...cell, lot: turn === 0 ? lot : ([lot, turn] as const) }
  })
}

/** A place of a lot, on the table and in units. */
const unitsOf = ({ column, row }: Cell, [x, y]: PlaceDrawing): XY => ({
  x: cm(x + LOT_SIDE * column),
  y: cm(y + LOT_SIDE * row),
})

/** Step 7: one horde is drawn here, near the objective. */
function lairsNear(laid: readonly Laid[], about: readonly Cell[], start: Span): string[] {
  const isNear = (cell: Cell): boolean => about.some((one) => apart2(one, cell) <= 1)
  return laid
    .filter(isNear)
    .flatMap((cell) =>
      drawingOf(cell.lot).lairs.flatMap(({ id, mouth }) =>
        isLurkingFar(start, unitsOf(cell, mouth)) ? [idIn(cell, id)] : [],
      ),
    )
}

/** Where a mutant of this kind may wait. */
const ambushesFor = (laid: readonly Laid[], kind: MutantKind, start: Span): string[] =>
  laid.flatMap((cell) =>
    drawingOf(cell.lot).ambush.flatMap(({ id, at, fits }) =>
      fits.includes(kind) && isStartingFar(start, unitsOf(cell, at)) ? [idIn(cell, id)] : [],
    ),
  )

/** Step 9. A Tank waits nowhere: it comes in turn 20 over an edge. Where cans would call it earlier, there is none. */
function mutantsOn(
  dice: Dice,
  size: MapSize,
  objective: Objective,
  laid: readonly Laid[],
  start: Span,
): Pick<Scenario, 'mutants' | 'tankEntry'> {
  const mayHaveTank = size === '3x3' && objective !== 'boat'
  const kinds = several(
    dice,
    MUTANT_KINDS.filter((kind) => kind !== 'tank' || mayHaveTank),
    SIZES[size].kinds,
  )
  const mutants = kinds.map((kind) => [kind, ambushesFor(laid, kind, start)] as const)
  return kinds.includes('tank') ? { mutants, tankEntry: CORNERS_OF_3X3 } : { mutants }
}
const CORNERS_OF_3X3 = [
  [3, 3],
  [117, 3],
  [3, 117],
  [117, 117],
] as const

const TITLES: Readonly<Record<Objective, string>> = {
  house: 'A house with armoured doors',
  collect: 'Food and medicine',
  rescue: 'People in there',
  'pick-up': 'A pad to be picked up from',
  boat: 'A boat without fuel',
}

const rowsOf = (size: MapSize, laid: readonly Laid[]): LotPlace[][] =>
  Array.from({ length: SIZES[size].rows }, (_, row) => laid.filter((one) => one.row === row).map(({ lot }) => lot))

function drawMap(dice: Dice, size: MapSize, objective: Objective, rolled: Rolled): OwnScenario {
  const { hordes, drifters, limit } = SIZES[size]
  const fixed = objectiveLots(dice, size, objective)
  const start = startZone(startCell(dice, size, objective, fixed))
  const laid = laidOut(dice, size, fixed)
  const near = lairsNear(laid, objective === 'boat' ? fixed.slice(0, 1) : fixed, start)
  const { says, goal, places, nps = [] } = askedOf(objective, laid, size, start)
  return {
    format: 'shamble-scenario',
    version: 1,
    game: 'run-or-shoot',
    title: TITLES[objective],
    says: `${says} Within ${limit} turns.`,
    rolled,
    rows: rowsOf(size, laid),
    night: false,
    limit,
    start,
    places,
    hordes,
    draw: near.length > 0 ? ['A', 'any'] : ['any'],
    tables: near.length > 0 ? { A: near } : {},
    drifters,
    ...mutantsOn(dice, size, objective, laid, start),
    nps,
    goal,
  }
}

/** A map by the dice on which the objective can be reached; null if a hundred in a row were none. */
export function mapByDice({ seed, size, objective, humans }: MapAsked): OwnScenario | null {
  const dice = seeded(seed)
  const asked =
    objective ??
    drawn(
      dice,
      OBJECTIVES.filter((one) => isPossible(size, one)),
    )
  if (!isPossible(size, asked)) return null
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const own = drawMap(dice, size, asked, { seed, size, objective: asked })
    if (ownFault(own, humans) === null) return own
  }
  return null
}
