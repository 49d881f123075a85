/** dw.zsense What a zombie is after: smell before sight before sound, and in each of them the closest. */
import { sortFew } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Sense } from '../events.ts'
import { type Human, isInPlay, type Look, type Noise, type Surface, type Zombie } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { distance2Of, humanBody, zombieBody, zombiesTouching } from './01-figures.ts'
import { sees } from './09-sight.ts'

/** Somebody or something to go for. */
export interface Goal {
  readonly sense: Exclude<Sense, 'heading'>
  /** Null: the source of a sound. */
  readonly human: Human | null
  readonly at: XY
  readonly on: Surface
}

/** The clause by which each sense works. */
export const SENSE_CLAUSE: Readonly<Record<Sense, Clause>> = {
  smell: 'dw.zsense.1',
  sight: 'dw.zsense.2',
  moan: 'dw.zsense.9',
  sound: 'dw.zsense.4',
  heading: 'dw.zmove.8',
}

/** A human and the square of the distance of his centre. */
interface Near {
  readonly human: Human
  readonly far2: number
}

/** dw.units.6 The square of the distance of centres at which the gap of two bases is exactly d. */
const squareOf = (d: number): number => (d + 2 * BASE_RADIUS) * (d + 2 * BASE_RADIUS)

/** dw.zsense.7, dw.zsense.8 The closest first; of equally close ones whom fewer zombies touch, then the lower number. */
function byDistance(look: Look, zombie: Zombie, limit2: number): Near[] {
  const found: Near[] = []
  for (const human of look.state.humans) {
    if (!isInPlay(human)) continue
    const far2 = distance2Of(look, zombie, human)
    if (far2 <= limit2) found.push({ human, far2 })
  }
  if (found.length < 2) return found
  const crowding = ({ human }: Near): number => zombiesTouching(look, humanBody(human)).length
  return sortFew(found, (a, b) => a.far2 - b.far2 || crowding(a) - crowding(b) || a.human.n - b.human.n)
}

const goalOf = (sense: Goal['sense'], human: Human): Goal => ({ sense, human, at: human.at, on: human.on })

/**
 * dw.zsense.6 What this zombie goes for, the first choice first: whom it smells, then whom it sees; if it neither
 * smells nor sees anybody, where another calls it, or the nearest noise. The rest is for when there is no room.
 */
export function* goalsOf(look: Look, zombie: Zombie): Generator<Goal, void> {
  let isLed = false
  for (const goal of smelledOrSeen(look, zombie)) {
    isLed = true
    yield goal
  }
  if (isLed) return
  const other = look.book.calledTo(look, zombie) ?? heard(look, zombie)
  if (other !== null) yield other
}

/** dw.zsense.3 Smell goes through walls, sight does not. */
function* smelledOrSeen(look: Look, zombie: Zombie): Generator<Goal, void> {
  const { smell, sight } = look.book
  const smell2 = squareOf(smell)
  const sight2 = squareOf(sight)
  const near = byDistance(look, zombie, Math.max(smell2, sight2))
  for (const { human, far2 } of near) if (far2 <= smell2) yield goalOf('smell', human)
  for (const { human, far2 } of near)
    if (far2 > smell2 && far2 <= sight2 && sees(look, zombieBody(zombie), humanBody(human)))
      yield goalOf('sight', human)
}

/** dw.zsense.4, dw.zsense.5 The nearest noise, ties the latest. */
function heard(look: Look, zombie: Zombie): Goal | null {
  let nearest: Pick<Noise, 'at' | 'on'> | null = null
  let least = Number.POSITIVE_INFINITY
  for (const noise of look.book.noisesOf(look)) {
    const far2 = distance2Of(look, zombie, noise)
    if (far2 > least) continue
    least = far2
    nearest = noise
  }
  return nearest && { sense: 'sound', human: null, at: nearest.at, on: nearest.on }
}

/** dw.zsense.9, dw.zsense.10 With the house rule `moan`: the goal of the nearest zombie that has one of its own. */
export function calledByMoan(look: Look, zombie: Zombie): Goal | null {
  for (const caller of callers(look, zombie)) {
    const [goal = heard(look, caller)] = smelledOrSeen(look, caller)
    if (goal !== null) return { ...goal, sense: 'moan' }
  }
  return null
}

function callers(look: Look, zombie: Zombie): Zombie[] {
  const limit2 = squareOf(look.book.moanDistance)
  const near: { caller: Zombie; far2: number }[] = []
  for (const caller of look.state.zombies) {
    const far2 = distance2Of(look, zombie, caller)
    if (caller.n !== zombie.n && far2 <= limit2) near.push({ caller, far2 })
  }
  return near.sort((a, b) => a.far2 - b.far2 || a.caller.n - b.caller.n).map(({ caller }) => caller)
}

/** dw.seat.2 The humans among whom only a tie-break decides: sensed alike and equally close. */
export function tiedGoals(look: Look, zombie: Zombie): number[] {
  const [first] = goalsOf(look, zombie)
  if (!first?.human || first.sense === 'moan') return []
  const far2 = distance2Of(look, zombie, first)
  const tied: number[] = []
  for (const { sense, human } of goalsOf(look, zombie))
    if (human && sense === first.sense && distance2Of(look, zombie, human) === far2) tied.push(human.n)
  return tied.sort((a, b) => a - b)
}
