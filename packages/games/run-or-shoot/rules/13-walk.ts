/** rs.move.7, rs.measure.15 A survivor walks, sample point by sample point. */
import { samePoint, type XY } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { isInPlay, type Survivor, type Transaction } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { putSurvivor, survivorFigure } from './01-crowd.ts'
import { isFreeSpot, lengthOf, nearestFreeSpot, samplesOf } from './01-measure.ts'
import { legRefusal } from './13-course.ts'
import { passSample } from './13-samples.ts'

/** How a walk went: the corners that were passed and the end, and whether something that the players saw stopped it. */
export interface Walked {
  readonly path: readonly XY[]
  readonly isStopped: boolean
}

const mayRest = (t: Transaction, s: Survivor): boolean => isFreeSpot(t, s, RADIUS.figure, [survivorFigure(s.n)])

/** rs.measure.11 The nearest place beside where he cannot stand; null where he can. */
const besideOf = (t: Transaction, s: Survivor): Spot | null =>
  mayRest(t, s) ? null : nearestFreeSpot(t, s, RADIUS.figure, [survivorFigure(s.n)])

/** rs.measure.11 Whoever has to stop where he cannot stand stands beside it, which is so far away. */
export function standBeside(t: Transaction, s: Survivor): number {
  const beside = isInPlay(s) ? besideOf(t, s) : null
  if (beside === null) return 0
  const path = [s.at, beside.at]
  const units = lengthOf(path)
  putSurvivor(t, s, beside)
  s.moved += units
  t.emit({ e: 'moved', clause: 'rs.measure.11', survivor: s.n, path, units, at: s.at, level: s.level })
  return units
}

/** Of the points that were passed, the start, the corners of the planned path, and where it ended. */
function cornersOf(planned: readonly XY[], passed: readonly XY[]): XY[] {
  const last = passed.length - 1
  return passed.filter((point, i) => i === 0 || i === last || planned.some((corner) => samePoint(corner, point)))
}

/**
 * Whatever is set off on the way is told after the walk: `run` gives the word for it first. Without listeners nothing is
 * held back.
 */
function tellingFirst(t: Transaction, run: () => () => void): void {
  const told = t.events
  if (told !== null) t.events = []
  const tell = run()
  const since = t.events ?? []
  t.events = told
  tell()
  told?.push(...since)
}

/** Goes from sample to sample. What is seen stops whoever may stop, as soon as he can stand there. */
function pass(t: Transaction, s: Survivor, samples: readonly XY[], mayStop: boolean): Walked {
  const path: XY[] = [s.at]
  let [isStopped, isChanged] = [false, false]
  for (const sample of samples) {
    if ((isStopped && mayRest(t, s)) || (isChanged && legRefusal(t, s, sample) !== null)) break
    putSurvivor(t, s, { at: sample, level: s.level })
    path.push(s.at)
    if (!passSample(t, s, s)) continue
    isChanged = true
    isStopped = mayStop
  }
  const aside = isChanged ? besideOf(t, s) : null
  if (aside !== null) {
    putSurvivor(t, s, aside)
    path.push(s.at)
  }
  return { path, isStopped }
}

/**
 * rs.move.3, rs.move.11 Along a path that begins where he stands and that he may walk. With `mayStop` he stops where the
 * players see something new (rs.move.7); who acts by himself goes on as long as nothing is in his way.
 */
export function walkAlong(t: Transaction, s: Survivor, planned: readonly XY[], mayStop: boolean): Walked {
  let walked: Walked = { path: [s.at], isStopped: false }
  tellingFirst(t, () => {
    const { path, isStopped } = pass(t, s, samplesOf(planned), mayStop)
    walked = { path: cornersOf(planned, path), isStopped }
    const units = lengthOf(walked.path)
    const { n: survivor, at, level } = s
    s.moved += units
    return () => {
      if (units > 0) t.emit({ e: 'moved', clause: 'rs.move.3', survivor, path: walked.path, units, at, level })
    }
  })
  return walked
}
