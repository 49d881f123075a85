/** What decided a game: a few lines of its log, in their order. */
import type { LogLine } from './game-display.ts'
import type { LogItem } from './log-item.ts'

/** How much a marked line tells of the end; one zombie less decides nothing. */
const WEIGHTS: Readonly<Record<NonNullable<LogLine['mark']>, number>> = {
  goal: 3,
  died: 3,
  hurt: 2,
  turned: 1,
  killed: 0,
}

export interface Decided {
  readonly item: LogItem
  /** "Turn 4, zombies". */
  readonly when: string
}

interface Moment extends Decided {
  readonly weight: number
  readonly at: number
  /** Alike: one of them tells enough. */
  readonly kind: string
}

/** Lines this near to each other tell the same moment. */
const NEAR = 3

/** Of several deaths the first has changed more than the last, which is the end itself. */
const before = (a: Moment, b: Moment): number =>
  b.weight - a.weight || (a.item.line.mark === 'died' && b.item.line.mark === 'died' ? a.at - b.at : b.at - a.at)

function momentsIn(items: readonly LogItem[]): Moment[] {
  let when = ''
  const moments: Moment[] = []
  for (const [at, item] of items.entries()) {
    const { heading, mark, icon, words } = item.line
    if (heading !== undefined) when = heading
    // What lay there before anybody had a turn decided nothing.
    const isSetUp = mark === 'turned' && when === ''
    if (mark && !isSetUp && WEIGHTS[mark] > 0 && words.length > 0 && at < items.length - 1)
      moments.push({ item, when, weight: WEIGHTS[mark], at, kind: `${mark} ${icon}` })
  }
  return moments
}

/**
 * The weightiest moments, one of each kind: what became of everybody is told beside them. The last word itself is what
 * the ending says anyway, and the bites of somebody who died are told by the death.
 */
export function decidedBy(items: readonly LogItem[], most: number): readonly Decided[] {
  const moments = momentsIn(items)
  const fallen = new Set(moments.flatMap(({ item: { line } }) => (line.mark === 'died' ? line.about : [])))
  const chosen: Moment[] = []
  for (const one of moments.toSorted(before)) {
    const { line } = one.item
    if (line.mark === 'hurt' && line.about.some((figure) => fallen.has(figure))) continue
    if (chosen.some(({ kind, at }) => kind === one.kind || Math.abs(at - one.at) < NEAR)) continue
    chosen.push(one)
  }
  return chosen.slice(0, most).toSorted((a, b) => a.at - b.at)
}
