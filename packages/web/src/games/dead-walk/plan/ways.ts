/** How far a human gets, and the cheapest way to a place: planned on the page, priced and judged by the rules. */
import {
  BASE_RADIUS,
  crowdOf,
  type Human,
  isZombieFigure,
  type Look,
  MOVER,
  numberOfFigure,
  platformOf,
  priceOfPath,
  TOLERANCE,
  zombieOf,
} from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import {
  barriersWithin,
  comparePointToSegment,
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
import { type Reach, reachOf, wayTo } from '../../../board/measured/reach.ts'
import { sure } from '../../../sure.ts'

const KNOWN = new WeakMap<Look['state'], Map<string, Reach>>()

/** What a further action point is worth, after doubling: the cost of one, and how far the paid ones still go. */
export interface Purse {
  readonly ap: number
  /** Action points for one step. */
  readonly each: number
  /** Units that can be gone before the next action point is due. */
  readonly slack: number
}

export function purseOf(look: Look, human: Human): Purse {
  const { state, book } = look
  const acting = state.activation?.human === human.n
  const run = acting ? (state.activation?.run ?? null) : null
  const each = human.doubled ? 2 : 1
  const ap = acting ? human.ap : human.acted ? 0 : book.humanAP
  if (run === null) return { ap, each, slack: 0 }
  const length = pathLength(run.path)
  return { ap, each, slack: Math.ceil(length / book.moveStep) * book.moveStep - length }
}

/** How many steps of movement can still be paid. */
export const stepsOf = ({ ap, each }: Purse): number => Math.floor(ap / each)

/** The farthest that somebody gets, in units. */
export const budgetOf = (look: Look, purse: Purse): number => stepsOf(purse) * look.book.moveStep + purse.slack

/** Standing zombies are passed at a distance: contact would end the move. */
const APART = -(TOLERANCE + 2)

export function reachFor(look: Look, human: Human): Reach {
  const byHuman = KNOWN.get(look.state) ?? new Map<string, Reach>()
  KNOWN.set(look.state, byHuman)
  const purse = purseOf(look, human)
  const key = `${human.n} ${human.at.x},${human.at.y} ${purse.ap} ${purse.slack}`
  const known = byHuman.get(key)
  if (known) return known
  const reach = worked(look, human, budgetOf(look, purse) + 100)
  byHuman.set(key, reach)
  return reach
}

function worked(look: Look, human: Human, budget: number): Reach {
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
  const someStand = near.some(standing)
  const someLie = near.some(isLying)
  const someLow = !platform && barriersWithin(layout, lows, from, budget).length > 0
  const lying = (a: XY, b: XY): number => {
    let crossed = 0
    for (const figure of figuresAlong(crowd, a, b, BASE_RADIUS)) {
      const at = { x: sure(crowd.x[figure]), y: sure(crowd.y[figure]) }
      if (isLying(figure) && comparePointToSegment(at, a, b, BASE_RADIUS) < 0) crossed++
    }
    return crossed
  }
  const inTheWay = someStand ? others : null
  return reachOf({
    from,
    budget,
    isFree: (p) =>
      isOnTable(p, MOVER.radius, layout.width, layout.depth) &&
      (platform === null || staysOn(platform.outline, MOVER.radius, p, p)) &&
      placeStopper(footing, MOVER, inTheWay, p) === null,
    isClear: (a, b) =>
      (platform === null || staysOn(platform.outline, MOVER.radius, a, b)) &&
      legStopper(footing, MOVER, inTheWay, a, b) === null,
    price: (a, b) => {
      const crossed = someLow ? crossingsOf(layout, lows, [a, b]).length : 0
      return (crossed + (someLie ? lying(a, b) : 0)) * look.book.moveStep
    },
  })
}

const whole = ({ x, y }: XY): XY => ({ x: Math.round(x), y: Math.round(y) })

export interface Walk {
  readonly path: readonly XY[]
  /** What the rules make of it: where it ends, who ends it, what it costs; or why it cannot be gone. */
  readonly priced: Exclude<ReturnType<typeof priceOfPath>, Refusal> | null
  readonly refusal: Refusal | null
}

const isRefused = (found: ReturnType<typeof priceOfPath>): found is Refusal => 'clause' in found

/** The way through these points as the rules see it. */
export function priced(look: Look, human: Human, path: readonly XY[], fancy = false): Walk {
  const points = path.map(whole)
  const found = priceOfPath(look, human, points, fancy)
  return isRefused(found)
    ? { path: points, priced: null, refusal: found }
    : { path: points, priced: found, refusal: null }
}

/** The cheapest way to a point; straight if no other is known. */
export function walkTo(look: Look, human: Human, to: XY): Walk {
  const goal = whole(to)
  const way = wayTo(reachFor(look, human), goal) ?? [goal]
  return priced(look, human, way)
}

/** The way to a figure until it is touched: the free place beside it that costs least. */
export function walkBeside(look: Look, human: Human, at: XY): Walk {
  const reach = reachFor(look, human)
  const direct = priced(look, human, [at])
  if (direct.priced && direct.priced.route.stoppedBy !== null) return direct
  let best: Walk | null = null
  for (let degrees = 0; degrees < 360; degrees += 30) {
    const turn = (degrees / 180) * Math.PI
    const gap = 2 * BASE_RADIUS + TOLERANCE + 30
    const near = whole({ x: at.x + gap * Math.sin(turn), y: at.y - gap * Math.cos(turn) })
    const way = wayTo(reach, near)
    if (!way) continue
    const walk = priced(look, human, [...way, at])
    if (!walk.priced) continue
    if (!best?.priced || walk.priced.price < best.priced.price) best = walk
  }
  return best ?? direct
}
