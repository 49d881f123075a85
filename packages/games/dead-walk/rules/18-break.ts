/** dw.break Breaking away from close combat. */
import { type Refusal, refuse } from '@shamble/kernel'
import { crossingsOf, displaced, legStopper, type Others, staysOn, type XY } from '@shamble/table'
import {
  type Human,
  humanFigure,
  isUp,
  isZombieFigure,
  type Look,
  type Surface,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { BREAKING } from '../tables/melee.ts'
import { d6, thrownBy } from './01-dice.ts'
import { splits } from './01-faces.ts'
import { bodyAt, type Figure, humanBody, opponents, touching } from './01-figures.ts'
import { MOVER, platformOf } from './01-ground.ts'
import { NOTHING, othersOn } from './01-places.ts'
import {
  type Action,
  canPay,
  costOfDeed,
  endActivation,
  MOVING,
  pay,
  priceOf,
  proneRefusal,
  theActivation,
} from './04-actions.ts'
import { adding, distractions, sumOf } from './48-mind.ts'

const FREED = splits('held', 'free')

/** Any direction will do, so they are tried far apart, every one of them once. */
const FAR_APART = 13

/** dw.break.4 Does a straight move of half a step in some direction meet nothing and end out of contact? */
export function hasFreePath(look: Look, human: Human): boolean {
  const others = othersOn(look, human.on, (figure) => figure !== humanFigure(human.n))
  const length = Math.floor(look.book.moveStep / 2)
  const directions = 360 / BREAKING.everyDegrees
  for (let i = 0; i < directions; i++) {
    const degrees = ((i * FAR_APART) % directions) * BREAKING.everyDegrees
    if (isWayOut(look, human, displaced(human.at, length, degrees), others)) return true
  }
  return false
}

const isWayOut = (look: Look, human: Human, to: XY, others: Others): boolean =>
  isClearLeg(look, human.on, human.at, to, others) && isOutOfContact(look, bodyAt(humanBody(human), to))

/** No base, nothing impassable and nothing low on the way; above the ground only the rim ends it. */
function isClearLeg(look: Look, on: Surface, from: XY, to: XY, others: Others): boolean {
  const { layout, closed, lows } = look.facts
  const platform = platformOf(look, on)
  if (platform !== null) {
    const footing = { layout, closed: NOTHING(layout.barriers.length) }
    return staysOn(platform.outline, BASE_RADIUS, from, to) && legStopper(footing, MOVER, others, from, to) === null
  }
  return (
    legStopper({ layout, closed }, MOVER, others, from, to) === null &&
    crossingsOf(layout, lows, [from, to]).length === 0
  )
}

const isOutOfContact = (look: Look, there: Figure): boolean => !touching(look, there).some(isZombieFigure)

/** dw.break.6 Those who count against the die. */
const counted = (held: readonly Zombie[]): number => held.filter(isUp).length

/** dw.break.6 The attempt, and one step of the move after it. */
const costWithStep = (look: Look): number => costOfDeed(look, 'break') + look.book.costs.move

const canPayBreak = (look: Look, human: Human): boolean =>
  canPay(human, costWithStep(look)) && canPay(human, look.book.costs.move, MOVING)

const timeRefusal = (look: Look, held: readonly Zombie[]): Refusal | null => {
  if (held.length === 0) return refuse('dw.break.2', 'There is no close combat to break away from.')
  return theActivation(look).fresh
    ? null
    : refuse('dw.break.2', 'Breaking away must be the first action of an activation; only standing up may come before.')
}

const costRefusal = (look: Look, human: Human): Refusal | null =>
  canPayBreak(look, human)
    ? null
    : refuse(
        'dw.break.6',
        `Attempt and move cost ${priceOf(human, costWithStep(look))} AP; ${human.name} has ${human.ap + human.extraAP}.`,
      )

function breakRefusal(look: Look, human: Human): Refusal | null {
  const held = opponents(look, human)
  return (
    timeRefusal(look, held) ??
    proneRefusal(human) ??
    (counted(held) >= BREAKING.tooMany ? refuse('dw.break.6', 'A die cannot beat six opponents.') : null) ??
    costRefusal(look, human) ??
    (hasFreePath(look, human) ? null : refuse('dw.break.3', 'There is no free path away from the opponents.'))
  )
}

/** dw.break.1, dw.break.5 A die higher than the number of standing opponents in contact. */
export const breakAway: Action<'break'> = {
  choices: (look, human) => {
    if (!theActivation(look).fresh || human.prone || !canPayBreak(look, human)) return []
    return breakRefusal(look, human) === null ? [{ do: 'break' }] : []
  },
  check: breakRefusal,
  take: (t, human) => {
    const held = opponents(t, human)
    pay(t, human, costOfDeed(t, 'break'))
    const many = counted(held)
    const what = `${human.name} breaks away: more than ${many}`
    const modifiers = distractions(t, human)
    const face = d6(t, {
      clause: 'dw.break.5',
      ...thrownBy(human),
      what,
      table: FREED(many + 1),
      ...adding(modifiers),
    })
    const free = face + sumOf(modifiers) > many
    const thrown = { face, ...adding(modifiers), opponents: many, free, left: human.ap }
    t.emit({ e: 'break tried', clause: 'dw.break.5', human: human.n, ...thrown })
    if (free) theActivation(t).leaving = Object.freeze(held.map(({ n }) => zombieFigure(n)))
    else {
      human.breakFailed = true
      endActivation(t)
    }
  },
}
