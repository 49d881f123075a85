/** How far a human gets, and the cheapest way to a place: planned on the page, priced and judged by the rules. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { BASE_RADIUS, type CommandOf, type Human, TOLERANCE } from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { type Reach, reachOf, wayTo } from '../../../board/measured/reach.ts'

const KNOWN = new WeakMap<Forecast['state'], Map<string, Reach>>()

export function reachFor(look: Forecast, human: Human): Reach {
  const byHuman = KNOWN.get(look.state) ?? new Map<string, Reach>()
  KNOWN.set(look.state, byHuman)
  const { ap, slack, farthest } = look.purse(human)
  const key = `${human.n} ${human.at.x},${human.at.y} ${ap} ${slack}`
  const known = byHuman.get(key)
  if (known) return known
  const budget = farthest + 100
  const { from, isFree, isClear, surcharge } = look.footing(human, budget)
  const reach = reachOf({ from, budget, isFree, isClear, price: surcharge })
  byHuman.set(key, reach)
  return reach
}

const whole = ({ x, y }: XY): XY => ({ x: Math.round(x), y: Math.round(y) })

export interface Walk {
  readonly path: readonly XY[]
  /** What the rules make of it: where it ends, who ends it, what it costs; or why it cannot be gone. */
  readonly priced: Exclude<ReturnType<Forecast['walk']>, Refusal> | null
  readonly refusal: Refusal | null
}

type Move = CommandOf<'move'>

export const moveCommand = (path: readonly XY[], over: Pick<Move, 'fancy' | 'skill'> = {}): Move => ({
  do: 'move',
  path: path.slice(0, 60).map(({ x, y }) => [x, y]),
  ...over,
})

const isRefused = (found: ReturnType<Forecast['walk']>): found is Refusal => 'clause' in found

/** The way through these points as the rules see it. */
export function priced(look: Forecast, human: Human, path: readonly XY[], fancy = false): Walk {
  const points = path.map(whole)
  const found = look.walk(human, moveCommand(points, fancy ? { fancy } : {}))
  return isRefused(found)
    ? { path: points, priced: null, refusal: found }
    : { path: points, priced: found, refusal: null }
}

/** The cheapest way to a point; straight if no other is known. */
export function walkTo(look: Forecast, human: Human, to: XY): Walk {
  const goal = whole(to)
  const way = wayTo(reachFor(look, human), goal) ?? [goal]
  return priced(look, human, way)
}

/** The way to a figure until it is touched: the free place beside it that costs least. */
export function walkBeside(look: Forecast, human: Human, at: XY): Walk {
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
