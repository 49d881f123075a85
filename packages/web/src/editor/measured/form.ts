/** What a measured game tells the editor of its tables, and what follows from it for every document. */
import type { Point, SketchForm } from '@shamble/table'
import type { Fresh, Sized } from './kind.ts'
import { type Widths, widthsIn } from './walls.ts'

/** Sizes in the measure of the document. */
export interface Sizes {
  /** Nothing is smaller than this. */
  readonly least: { readonly area: number; readonly building: number; readonly room: number }
  /** What is laid by a press alone. */
  readonly usual: {
    readonly building: Point
    readonly room: Point
    readonly road: Point
    readonly block: Point
    readonly zone: Point
    readonly low: number
    readonly exit: number
  }
  /** The radius by which points without a size are taken hold of. */
  readonly small: number
  /** So near to a wall a door finds it. */
  readonly snaps: number
  /** So far beside a thing its copy is laid. */
  readonly aside: number
}

/** What the editor itself must know of a table. */
export interface TableMeasure {
  /** What the measure is called. */
  readonly measure: string
  readonly sizes: Pick<Sizes, 'aside'>
}

export interface TableForm extends TableMeasure {
  readonly form: Pick<SketchForm, 'perMeasure' | 'widths' | 'tree'>
  readonly sizes: Sizes
}

/** What a game hands in for everything that is done with its documents. */
export interface Given<D> {
  readonly table: TableForm
  /** The ids of what is not part of the table's terrain. */
  ids(document: D): readonly string[]
}

export const widthsOf = ({ form }: TableForm): Widths => widthsIn(form)
export const treeRadius = ({ form: { tree, perMeasure } }: TableForm): number => tree.radius / perMeasure

/** Every id that things of a table have. */
function idsOf({ map: { buildings = [], vehicles = [], lows = [], blocks = [], trees = [] } }: Sized): Set<string> {
  const ids = new Set<string>()
  for (const { id, rooms, doors, windows } of buildings) {
    ids.add(id)
    for (const [part] of [...rooms, ...doors, ...windows]) ids.add(part)
  }
  for (const { id } of [...vehicles, ...lows, ...blocks]) ids.add(id)
  for (const [id] of trees) ids.add(id)
  return ids
}

/** "B3": the first that nothing on the table has, nor anything else; and never the same twice. */
export function freshIds<D extends Sized>({ ids }: Pick<Given<D>, 'ids'>, document: D): Fresh {
  const taken = idsOf(document)
  for (const id of ids(document)) taken.add(id)
  return (letter) => {
    let n = 1
    while (taken.has(`${letter}${n}`)) n++
    taken.add(`${letter}${n}`)
    return `${letter}${n}`
  }
}
