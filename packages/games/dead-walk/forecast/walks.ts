/** How far somebody gets: what he has for it, where he can stand, which leg is free, and what it costs beside its length. */
import {
  barriersWithin,
  comparePointToSegment,
  type Crowd,
  crossingsOf,
  figuresAlong,
  figuresWithin,
  isOnTable,
  legStopper,
  pathLength,
  placeStopper,
  staysOn,
  type XY,
} from '@shamble/table'
import { crowdOf } from '../rules/01-crowd.ts'
import { MOVER, platformOf } from '../rules/01-ground.ts'
import { priceOf } from '../rules/04-actions.ts'
import { type Human, isZombieFigure, type Look, numberOfFigure, zombieOf } from '../state.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'

/** What a further action point is worth, after doubling: the cost of one, and how far the paid ones still go. */
export interface Purse {
  readonly ap: number
  /** Action points for one step. */
  readonly each: number
  /** Units that can be gone before the next action point is due. */
  readonly slack: number
  /** How many steps can still be paid, and the farthest that he gets, in units. */
  readonly steps: number
  readonly farthest: number
}

/** dw.movement.1, dw.movement.3 */
export function purseOf({ state, book }: Look, human: Human): Purse {
  const acting = state.activation?.human === human.n
  const run = acting ? (state.activation?.run ?? null) : null
  const each = priceOf(human, book.costs.move)
  const ap = acting ? human.ap : human.acted ? 0 : book.humanAP
  const length = run === null ? 0 : pathLength(run.path)
  const slack = Math.ceil(length / book.moveStep) * book.moveStep - length
  const steps = Math.floor(ap / each)
  return { ap, each, slack, steps, farthest: steps * book.moveStep + slack }
}

/** The ground as whoever walks on it finds it: asked for every point of a field that is worked out while he is dragged. */
export interface Footing {
  readonly from: XY
  readonly isFree: (at: XY) => boolean
  readonly isClear: (from: XY, to: XY) => boolean
  /** dw.movement.5 What a leg costs beside its length, in units. */
  readonly surcharge: (from: XY, to: XY) => number
}

/** Standing zombies are passed at a distance: contact would end the move. */
const APART = -(TOLERANCE + 2)

/** How many of those who lie a leg leads over. */
function crossedOn(crowd: Crowd, a: XY, b: XY, isLying: (figure: number) => boolean): number {
  let crossed = 0
  for (const figure of figuresAlong(crowd, a, b, BASE_RADIUS)) {
    const at = { x: crowd.x[figure] as number, y: crowd.y[figure] as number }
    if (isLying(figure) && comparePointToSegment(at, a, b, BASE_RADIUS) < 0) crossed++
  }
  return crossed
}

/** `budget`: nobody asks about places farther off, in units. */
export function footingOf(look: Look, human: Human, budget: number): Footing {
  const { layout, closed, lows } = look.facts
  const platform = platformOf(look, human.on)
  const crowd = crowdOf(look)
  const empty = new Uint8Array(layout.barriers.length)
  const footing = { layout, closed: platform ? empty : closed }
  const standing = (figure: number): boolean => {
    if (!isZombieFigure(figure)) return false
    const z = zombieOf(look.state, numberOfFigure(figure))
    return z !== undefined && !z.fallen && z.on === human.on
  }
  const others = { crowd, bars: standing, overlap: APART }
  const isLying = (figure: number): boolean => {
    if (figure === human.n) return false
    if (!isZombieFigure(figure)) return look.state.humans[figure - 1]?.prone === true
    return zombieOf(look.state, numberOfFigure(figure))?.fallen === true
  }
  const from = human.at
  // Most tables have nobody or nothing of one kind near by: then it is not looked for at every step.
  const near = figuresWithin(crowd, from, BASE_RADIUS, budget + BASE_RADIUS)
  const inTheWay = near.some(standing) ? others : null
  const someLie = near.some(isLying)
  const someLow = !platform && barriersWithin(layout, lows, from, budget).length > 0
  return {
    from,
    isFree: (p) =>
      isOnTable(p, MOVER.radius, layout.width, layout.depth) &&
      (platform === null || staysOn(platform.outline, MOVER.radius, p, p)) &&
      placeStopper(footing, MOVER, inTheWay, p) === null,
    isClear: (a, b) =>
      (platform === null || staysOn(platform.outline, MOVER.radius, a, b)) &&
      legStopper(footing, MOVER, inTheWay, a, b) === null,
    surcharge: (a, b) => {
      const crossed = someLow ? crossingsOf(layout, lows, [a, b]).length : 0
      return (crossed + (someLie ? crossedOn(crowd, a, b, isLying) : 0)) * look.book.moveStep
    },
  }
}
