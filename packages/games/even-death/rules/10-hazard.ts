/** ed.terrain.2 to ed.terrain.9 The check of dangerous ground, for whatever moves: one for all of it, before anybody goes. */
import { ask, refuse, step, type Step, stopIf, type Vars } from '@shamble/kernel'
import { distanceDown, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { herdOf, isHerd, isOnTable, type Look, type Transaction, type Unit, unitOf } from '../state.ts'
import { alongFrom } from './01-measure.ts'
import { seatsFor } from './07-selection.ts'
import { endsOnSomebody } from './08-walk.ts'
import { touchesDanger } from './10-terrain.ts'
import { fell, wound } from './30-wounds.ts'
import { psychCheck, psychRoll } from './34-psych.ts'
import { brainCheck } from './35-brain.ts'

/** A place as locals of a procedure have it. */
export type Spot = readonly [x: number, y: number]
export const spotOf = ({ x, y }: XY): Spot => [x, y]
export const placeAt = ([x, y]: Spot): XY => ({ x, y })

/** A straight piece of a way, and on what it runs. */
export type Leg = { readonly from: Spot; readonly to: Spot; readonly on: string | null }
/** How one figure of a unit goes; 0 is the human itself. */
export type Going = { readonly zombie: number; readonly legs: readonly Leg[] }
/** What a procedure with dangerous ground in it keeps. */
export type Goings = Vars & {
  unit: number
  goings: readonly Going[]
  danger: 'none' | 'passed' | 'failed'
  stopped: boolean
}

export const legOf = (from: XY, to: XY, on: string | null): Leg => ({ from: spotOf(from), to: spotOf(to), on })

const isDangerous = (look: Pick<Look, 'facts'>, { from, to, on }: Leg): boolean =>
  touchesDanger(look, placeAt(from), placeAt(to), on)

export const entersDanger = (look: Pick<Look, 'facts'>, goings: readonly Going[]): boolean =>
  goings.some(({ legs }) => legs.some((leg) => isDangerous(look, leg)))

/** How many units of a leg lie before dangerous ground; 0 for one that starts inside. */
function unitsBefore(look: Pick<Look, 'facts'>, { from, to, on }: Leg): number {
  const [a, b] = [placeAt(from), placeAt(to)]
  let [clear, inside] = [0, distanceDown(a, b) + 1]
  while (inside - clear > 1) {
    const middle = (clear + inside) >> 1
    if (touchesDanger(look, a, alongFrom(a, b, middle), on)) inside = middle
    else clear = middle
  }
  return clear
}

/** ed.terrain.7 After what part of its own way a figure reaches dangerous ground; endless if it does not. */
function lengthBefore(look: Pick<Look, 'facts'>, { legs }: Going): number {
  let before = 0
  for (const leg of legs) {
    if (isDangerous(look, leg)) return before + unitsBefore(look, leg)
    before += distanceDown(placeAt(leg.from), placeAt(leg.to))
  }
  return Number.POSITIVE_INFINITY
}

/** ed.terrain.5, ed.move.6 The place before dangerous ground on a leg, and not on top of whoever lies there. */
function placeBefore(look: Look, unit: Unit, leg: Leg): XY {
  const [from, to] = [placeAt(leg.from), placeAt(leg.to)]
  let units = unitsBefore(look, leg)
  while (units > 0 && endsOnSomebody(look, unit, alongFrom(from, to, units), leg.on)) units--
  return alongFrom(from, to, units)
}

/** ed.terrain.5 The way of a figure up to dangerous ground; one that starts inside stays. */
export function beforeDanger(look: Look, unit: Unit, legs: readonly Leg[]): Leg[] {
  const walked: Leg[] = []
  for (const leg of legs) {
    if (!isDangerous(look, leg)) {
      walked.push(leg)
      continue
    }
    return [...walked, { ...leg, to: spotOf(placeBefore(look, unit, leg)) }]
  }
  return walked
}

/** ed.terrain.2, ed.terrain.3, ed.terrain.6 Only by its number, unless the house says that it frightens as well. */
function passes(t: Transaction, unit: Unit): boolean {
  if (isHerd(unit)) return brainCheck(t, unit, 'hazard')
  return t.book.hazardsFrighten() ? psychCheck(t, unit, 'hazard') : psychRoll(t, unit, 'hazard')
}

/** ed.terrain.7 Of a herd the one that is there first falls; the others go on as declared. */
function hurt(t: Transaction, unit: Unit, v: Goings): void {
  if (!isHerd(unit)) return wound(t, unit, 1, 'terrain')
  const reached = v.goings.map((going) => ({ zombie: going.zombie, after: lengthBefore(t, going) }))
  const first = reached.reduce((a, b) => (b.after < a.after || (b.after === a.after && b.zombie < a.zombie) ? b : a))
  v.goings = v.goings.filter(({ zombie }) => zombie !== first.zombie)
  fell(t, unit, [first.zombie])
}

const goingUnit = ({ state }: Look, { unit: id }: Goings): Unit | null => {
  const unit = unitOf(state, id)
  return unit && isOnTable(unit) ? unit : null
}

function check(t: Transaction, v: Goings): void {
  const unit = goingUnit(t, v)
  if (unit === null || !entersDanger(t, v.goings)) return
  v.danger = passes(t, unit) ? 'passed' : 'failed'
  if (v.danger === 'failed') hurt(t, unit, v)
}

/** ed.terrain.6 A fright may have cost the unit its turn. */
const isOver = (look: Look, v: Goings): boolean =>
  goingUnit(look, v) === null || (v.danger === 'failed' && look.state.active?.forgoes === true)

const STOP: Command = { do: 'stop' }
const GO_ON: Command = { do: 'go-on' }

/** ed.terrain.4, ed.terrain.5, ed.rambling.7 The steps before anybody goes; `stop` says what is left of the ways then. */
export const dangerSteps = (stop: (t: Transaction, unit: Unit, v: Goings) => void): Step<Transaction, Command>[] => [
  step<Transaction, Goings>('ed.terrain.4', 'danger', check),
  stopIf<Transaction, Goings>('ed.terrain.5', 'gone', isOver),
  ask<Transaction, Command, Goings>('ed.terrain.5', 'go on or stop', {
    who: (look, v) => (v.danger === 'passed' ? seatsFor(goingUnit(look, v)) : []),
    choices: () => [GO_ON, STOP],
    check: (_look, _v, _seat, { do: what }) =>
      what === 'stop' || what === 'go-on'
        ? null
        : refuse('ed.terrain.5', 'Go on, or stop before the dangerous ground.'),
    take: (t, v, _seat, command) => {
      const unit = goingUnit(t, v)
      if (command.do !== 'stop' || unit === null) return
      v.stopped = true
      stop(t, unit, v)
    },
    onClock: (look, v) => [herdOf(look.state, v.unit) ? STOP : GO_ON],
  }),
]
