/** What the page's main thread and its painters did during a gesture, by the browser's own records. */
import type { CDPSession, Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args: { readonly name?: string }
}

export interface Work {
  readonly frames: number
  /** Milliseconds of the main thread in a frame. */
  readonly p50: number
  readonly p95: number
  readonly max: number
  /** Milliseconds in all frames together, by what it was spent on. */
  readonly parts: Readonly<Record<string, number>>
  /** Frames that took longer than one of the screen's, and those of them in which the page itself worked as long. */
  readonly late: { readonly frames: number; readonly ours: number }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing']

const PARTS: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'commit',
  RasterTask: 'raster (painters)',
}

/** Traces while `act` runs; the page marks every frame by `performance.mark('frame')`. */
export async function traced(page: Page, act: () => Promise<unknown>): Promise<Work> {
  const line = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  line.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await line.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await act()
  await stopped(line)
  await line.detach()
  return workOf(events)
}

const stopped = (line: CDPSession): Promise<void> =>
  new Promise((done, fail) => {
    line.once('Tracing.tracingComplete', () => done())
    line.send('Tracing.end').catch(fail)
  })

function workOf(events: readonly TraceEvent[]): Work {
  const marks = events.filter(({ name }) => name === 'frame').sort((a, b) => a.ts - b.ts)
  const [first] = marks
  if (!first) throw new Error('no frame was marked')
  const main = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  const last = marks.at(-1)?.ts ?? 0
  const within = ({ ts }: TraceEvent): boolean => ts >= first.ts && ts < last
  const work = new Array<number>(marks.length - 1).fill(0)
  let at = 0
  for (const task of outermost(main).filter(within)) {
    while (at < work.length - 1 && task.ts >= (marks[at + 1]?.ts ?? 0)) at++
    work[at] = (work[at] ?? 0) + spent(task)
  }
  const parts: Record<string, number> = {}
  for (const event of events.filter(within)) {
    const part = event.ph === 'X' ? PARTS[event.name] : undefined
    const mine = event.pid === first.pid && (event.tid === first.tid || event.name === 'RasterTask')
    if (part && mine) parts[part] = Math.round(((parts[part] ?? 0) + spent(event)) * 10) / 10
  }
  const late = lateIn(marks, work, painted(events, marks))
  const sorted = work.sort((a, b) => a - b)
  const share = (p: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * p)] ?? 0) * 10) / 10
  return { frames: sorted.length, p50: share(0.5), p95: share(0.95), max: share(1), parts, late }
}

/** Milliseconds that the painters were at work in each frame: as many of them as there are work beside each other. */
function painted(events: readonly TraceEvent[], marks: readonly TraceEvent[]): readonly number[] {
  const painters = events.filter(({ name, pid }) => name === 'RasterTask' && pid === marks[0]?.pid)
  return marks.slice(1).map((until, i) => {
    const from = marks[i]?.ts ?? 0
    const inFrame = painters.filter(({ ts }) => ts >= from && ts < until.ts)
    const busiest = new Map<number, number>()
    for (const one of inFrame) busiest.set(one.tid, (busiest.get(one.tid) ?? 0) + spent(one))
    return Math.max(0, ...busiest.values())
  })
}

/** A frame and a little: clocks are not exact. */
const LATE_MS = 20
/** With less work of its own than this a frame that was late waited for others on the machine. */
const OURS_MS = 14

function lateIn(marks: readonly TraceEvent[], work: readonly number[], paint: readonly number[]): Work['late'] {
  const late = work.flatMap((ms, i) => {
    const took = ((marks[i + 1]?.ts ?? 0) - (marks[i]?.ts ?? 0)) / 1000
    return took > LATE_MS ? [Math.max(ms, paint[i] ?? 0)] : []
  })
  return { frames: late.length, ours: late.filter((ms) => ms > OURS_MS).length }
}

/** Milliseconds the thread was at work: what it waited for others on a busy machine is not the page's fault. */
const spent = ({ tdur, dur }: TraceEvent): number => (tdur ?? dur ?? 0) / 1000

/** The tasks of a thread that are not part of another one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = events.filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask')).sort((a, b) => a.ts - b.ts)
  let end = 0
  return tasks.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false
    end = ts + dur
    return true
  })
}
