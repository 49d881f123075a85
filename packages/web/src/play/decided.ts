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

/**
 * The weightiest moments, the later of equal ones. The last word itself is what the ending says anyway, and the bites of
 * somebody who died are told by the death.
 */
export function decidedBy(items: readonly LogItem[], most: number): readonly Decided[] {
  let when = ''
  const moments: (Decided & { readonly weight: number; readonly at: number })[] = []
  for (const [at, item] of items.entries()) {
    const { heading, mark, words } = item.line
    if (heading !== undefined) when = heading
    if (mark && words.length > 0 && at < items.length - 1) moments.push({ item, when, weight: WEIGHTS[mark], at })
  }
  const fallen = new Set(moments.flatMap(({ item: { line } }) => (line.mark === 'died' ? line.about : [])))
  return moments
    .filter(({ weight }) => weight > 0)
    .filter(({ item: { line } }) => line.mark !== 'hurt' || !line.about.some((one) => fallen.has(one)))
    .toSorted((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
}
