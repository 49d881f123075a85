/**
 * Figures that walk along their paths, many at a time: one sweep that anybody can follow, and that any input finishes.
 * Whoever bites is played alone, after it.
 */
import type { XY } from '@shamble/table'
import { px } from './units.ts'

export interface Step {
  /** The name of the figure on the board. */
  readonly figure: string
  readonly path: readonly XY[]
  /** In which batch it goes: the same number, the same time. */
  readonly batch: number
  /** It bites: everybody should see that. */
  readonly alone?: boolean
}

/** A stretch of somebody's way, in the order in which they go. */
export type Way = Omit<Step, 'batch'>

/** So many go at the same time. */
const IN_A_BATCH = 6

/** Stretches of the same figure are one way; who bites on any of them is played alone. */
export function stepsAlong(ways: readonly Way[]): readonly Step[] {
  const steps = new Map<string, Step>()
  for (const { figure, path, alone } of ways) {
    const before = steps.get(figure)
    steps.set(figure, {
      figure,
      path: before ? [...before.path, ...path] : path,
      batch: before?.batch ?? Math.floor(steps.size / IN_A_BATCH),
      ...(alone || before?.alone ? { alone: true } : {}),
    })
  }
  return [...steps.values()].filter(({ path }) => path.length > 1)
}

interface Timed {
  readonly step: Step
  readonly delay: number
  readonly duration: number
}

/** Milliseconds for five centimetres, at most for a move, and for everything together. */
const FIVE_CM = 90
const A_MOVE = 600
const ALL = 900
/** For a bite with the way to it, and for all bites together. */
const A_BITE = 350
const ALL_BITES = 2100

const lengthOf = (path: readonly XY[]): number =>
  path.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - (path[i] as XY).x, p.y - (path[i] as XY).y), 0)

/** When each of them goes, in milliseconds. */
export function timed(steps: readonly Step[]): readonly Timed[] {
  const going = steps.filter(({ path }) => lengthOf(path) > 0)
  const crowd = going.filter(({ alone }) => !alone)
  const biters = going.filter(({ alone }) => alone)
  const batches = [...new Set(crowd.map(({ batch }) => batch))]
  const gap = batches.length > 1 ? Math.min(120, (ALL - A_MOVE) / (batches.length - 1)) : 0
  const sweep = crowd.map((step) => ({
    step,
    delay: Math.min(batches.indexOf(step.batch) * gap, ALL - A_MOVE),
    duration: Math.min(A_MOVE, (FIVE_CM * lengthOf(step.path)) / 500),
  }))
  const over = Math.max(0, ...sweep.map(({ delay, duration }) => delay + duration))
  const bite = Math.min(A_BITE, ALL_BITES / Math.max(1, biters.length))
  return [...sweep, ...biters.map((step, i) => ({ step, delay: over + i * bite, duration: bite }))]
}

let running: Animation[] = []

export function finishMotion(): void {
  for (const one of running) one.finish()
  running = []
}

/** Plays the ways of these figures; where they end is where they are drawn already. */
export function playMotion(board: Element, steps: readonly Step[]): void {
  finishMotion()
  for (const { step, delay, duration } of timed(steps)) {
    const { figure, path } = step
    const element = board.querySelector(`[data-figure="${figure}"]`)
    const length = lengthOf(path)
    if (!element) continue
    let gone = 0
    const frames = path.map((p, i) => {
      if (i > 0) gone += Math.hypot(p.x - (path[i - 1] as XY).x, p.y - (path[i - 1] as XY).y)
      return { transform: `translate(${px(p.x)}px, ${px(p.y)}px)`, offset: Math.min(1, gone / length) }
    })
    running.push(element.animate(frames, { duration, delay, easing: 'ease-out', fill: 'backwards' }))
  }
}
