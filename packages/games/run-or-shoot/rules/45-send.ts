/** rs.zed.15 D18: step 7c with a person as umpire: one visible attacker after the other, by hand or by the book. */
import { again, askWhile, readOnly, type Refusal, refuse, type Step, step } from '@shamble/kernel'
import { isOnTable } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import {
  change,
  type Errand7c,
  isInPlay,
  type Look,
  radiusOf,
  type Survivor,
  survivorOf,
  type Transaction,
  type Zed,
  zedOf,
} from '../state.ts'
import { LEVELS, zedFigure } from './01-crowd.ts'
import { asFigure, inContact, isFreeSpot } from './01-measure.ts'
import { upToWP } from './22-wp.ts'
import { contactSpot } from './23-contact.ts'
import { step as walk } from './23-steps.ts'
import { type Halt, type Trip, tripAlong } from './23-trip.ts'
import { contactWalk, type Errand, walkZed } from './23-walk.ts'
import { wayTo } from './23-ways.ts'
import { begin7c, errandFor, type Goal, goToWP, movesOf } from './23-zed.ts'
import { forgetNoises } from './27-noise.ts'
import { heldBy, livingIn } from './32-prey.ts'
import { prowlOf } from './32-prowl.ts'
import { walkerOf } from './24-priority.ts'
import { isAllShared, isOpen } from './43-shared.ts'
import { changeDesk, deskOf, isHimself, questionOf, refuseAt } from './45-umpire.ts'
import { pinHeld } from './37-charge.ts'

type Send = CommandOf<'send'>

/** As plain data. */
export const errandOf = ({ zed, target, goal, lure, clause }: Goal & { readonly zed: number }): Errand7c =>
  readOnly({
    zed,
    target: target?.n ?? null,
    goal: { at: { x: goal.at.x, y: goal.at.y }, level: goal.level },
    lure,
    clause,
  })

/** rs.zed.11 What everybody goes for, in the order in which they move. */
export const errandsOf = (look: Look): Errand7c[] => movesOf(look).map(errandOf)

/** rs.zed.11 All of it is settled before anybody moves. */
const plan = (t: Transaction): void => changeDesk(t, { errands: errandsOf(t) })

/** Somebody who is there no longer is nobody's target any more. */
const preyOf = (look: Look, { target }: Errand7c): Survivor | null => {
  const s = target === null ? undefined : survivorOf(look.state, target)
  return s && isInPlay(s) ? s : null
}

const goalOf = (look: Look, errand: Errand7c): Goal => {
  const target = preyOf(look, errand)
  return { target, goal: target ?? errand.goal, lure: errand.lure, clause: errand.clause }
}

/** By the book: as if nobody had been asked. */
export function goByItself(t: Transaction, z: Zed, errand: Errand7c): void {
  const goal = goalOf(t, errand)
  if (errand.target !== null && goal.target === null) return
  if (errand.lure === 'WP') goToWP(t, z, goal)
  else if (z.kind === 'ordinary') walkZed(t, z, errandFor(t, z, goal))
  else prowlOf(t, z, { prey: goal.target, goal: errand.goal })?.go(t)
}

/** Its turn is over. */
function forget(t: Transaction, { zed }: Errand7c): void {
  changeDesk(t, { errands: deskOf(t).errands.filter((one) => one.zed !== zed) })
}

/** Can it still go? */
const ableTo = (look: Look, { zed }: Errand7c): Zed | null => {
  const z = zedOf(look.state, zed)
  return z && !z.down ? z : null
}

/** rs.secrecy.14 One that everybody sees, and that is no Hunter, who was asked about before. */
export const isAskedAbout = (look: Look, z: Zed): boolean => !z.down && z.kind !== 'hunter' && isOpen(look, z)

/** All who go by themselves, up to the next about whom the umpire is asked; rs.secrecy.10 who was not seen may come into sight. */
function goOn(t: Transaction): void {
  if (!isAllShared(t)) t.reveal()
  for (const errand of deskOf(t).errands) {
    const z = ableTo(t, errand)
    if (isHimself(t) && z && isAskedAbout(t, z)) return
    forget(t, errand)
    if (z) goByItself(t, z, errand)
  }
}

/** Whom the umpire is asked about now. */
export const nextOf = (look: Look): { readonly errand: Errand7c; readonly z: Zed } | null => {
  const [errand] = deskOf(look).errands
  const z = errand ? ableTo(look, errand) : null
  return errand && z && isAskedAbout(look, z) ? { errand, z } : null
}

const HALTS: Readonly<Record<Exclude<Halt, 'there'>, readonly [Refusal['clause'], string]>> = {
  spent: ['rs.zed.1', 'That is farther than it can move.'],
  somebody: ['rs.zed.7', 'Somebody stands in its way.'],
  fence: ['rs.fence.4', 'A fence is in its way.'],
  opening: ['rs.door.10', 'It has to smash its way through first.'],
  ladder: ['rs.zed.10', 'A ladder takes its whole move.'],
  edge: ['rs.zed.4', 'It would fall on its way there.'],
}

/** How it goes for its target, as far as rules for a move by hand need it: mutants but Tank and Witch keep out of contact. */
const walkOf = (look: Look, z: Zed, goal: Goal): Errand => ({
  ...errandFor(look, z, goal),
  touches: goal.target !== null && z.kind !== 'boomer' && z.kind !== 'smoker',
})

/** rs.zed.1, rs.zed.4, rs.zed.7 The shortest way there, if its move brings it to the end of it. */
function tripTo(look: Look, z: Zed, errand: Errand, spot: Spot): Trip | Refusal {
  const way = wayTo(look, walkerOf(z), z, spot)
  if (way === null) return refuse('rs.zed.4', 'There is no way to that place.')
  const trip = tripAlong(look, asFigure(z), way, errand)
  if (trip.halt === 'there' && trip.spent <= errand.allowance) return trip
  const [clause, reason] = HALTS[trip.halt === 'there' ? 'spent' : trip.halt]
  return refuse(clause, reason)
}

/** rs.zed.15 Nearer to what it goes for than before. */
function nearerRefusal(look: Look, z: Zed, { goal }: Goal, spot: Spot): Refusal | null {
  const walker = walkerOf(z)
  const [before, after] = [wayTo(look, walker, z, goal), wayTo(look, walker, spot, goal)]
  if (after !== null && (before === null || after.cost < before.cost)) return null
  return refuse('rs.zed.15', 'This leaves no shorter way to what it goes for.')
}

/** rs.zed.15 Can it come into contact with its target? */
function mayTouch(look: Look, z: Zed, errand: Errand): boolean {
  const way = errand.touches && errand.target ? wayTo(look, errand.walker, z, errand.goal) : null
  return way !== null && contactWalk(look, z, way, errand) !== null
}

/** rs.zed.15 With whom it must come into contact; null if it may stop elsewhere. */
export function mustTouch(look: Look, z: Zed, errand7c: Errand7c): Survivor | null {
  const errand = walkOf(look, z, goalOf(look, errand7c))
  return mayTouch(look, z, errand) ? errand.target : null
}

/** rs.zed.15 Into contact if it can; rs.mutant.4 never, if it is one that keeps its distance. */
function contactRefusal(look: Look, z: Zed, errand: Errand, spot: Spot): Refusal | null {
  const there = change(z, { at: spot.at, level: spot.level })
  const touched = livingIn(look).filter((s) => inContact(look, asFigure(there), asFigure(s)))
  if (!errand.touches)
    return touched.length === 0 ? null : refuse('rs.mutant.4', 'It does not walk into contact by itself.')
  const { target } = errand
  if (target === null || touched.includes(target)) return null
  return mayTouch(look, z, errand) ? refuse('rs.zed.15', 'It can come into contact with its target, and must.') : null
}

const spotOf = ({ at: [x, y], level }: Send, z: Zed): Spot => ({ at: { x, y }, level: level ?? z.level })

/** What stands in the way of a move by hand, or how it goes. */
function judged(look: Look, z: Zed, errand7c: Errand7c, spot: Spot): { trip: Trip; errand: Errand } | Refusal {
  const { width, depth } = look.book.map
  const goal = goalOf(look, errand7c)
  if (errand7c.lure === 'WP') return refuse('rs.priority.1', 'Burning WP draws it before anything else.')
  if (goal.target === null && z.kind !== 'ordinary') return refuse('rs.mutant.4', 'It has nobody to go for.')
  if (spot.level >= LEVELS || !isOnTable(spot.at, radiusOf(z), width, depth))
    return refuse('rs.measure.16', 'That is off the table.')
  if (!isFreeSpot(look, spot, radiusOf(z), [zedFigure(z.id)]))
    return refuse('rs.measure.11', 'It cannot come to rest there.')
  const errand = walkOf(look, z, goal)
  const trip = tripTo(look, z, errand, spot)
  if ('reason' in trip) return trip
  if (upToWP(look, z, trip.stretches) !== null) return refuse('rs.wp.6', 'Burning WP is in its way.')
  return nearerRefusal(look, z, goal, spot) ?? contactRefusal(look, z, errand, spot) ?? { trip, errand }
}

/** rs.zed.15 Why it cannot be sent there; null if it can. */
export function sendRefusal(look: Look, z: Zed, errand: Errand7c, spot: Spot): Refusal | null {
  const found = judged(look, z, errand, spot)
  return 'reason' in found ? { ...found, at: 'at' } : null
}

function check(look: Look, command: Command): Refusal | null {
  const next = nextOf(look)
  if (command.do !== 'send' || next === null) return null
  const { z, errand } = next
  if (command.zed !== z.n) return refuseAt('rs.zed.11', 'zed', `It is the turn of Zed ${z.n}.`)
  return sendRefusal(look, z, errand, spotOf(command, z))
}

/** rs.zed.14, rs.witch.9 It goes there, and what comes of it. */
function send(t: Transaction, command: Send): void {
  const next = nextOf(t)
  if (next === null) return
  const { z, errand: errand7c } = next
  const spot = spotOf(command, z)
  const found = judged(t, z, errand7c, spot)
  forget(t, errand7c)
  if ('reason' in found) return
  const { stretches } = found.trip
  const { lure, target } = found.errand
  walk(t, z, { stretches, spot, edge: null, reachesWP: false }, { lure, clause: 'rs.zed.15', target })
  const moved = zedOf(t.state, z.id)
  if (moved?.kind === 'witch' && heldBy(t, moved).length > 0) pinHeld(t, moved)
}

/** Examples: every third contact spot of its target, and a step to each side of its way. */
function choices(look: Look): Command[] {
  const next = nextOf(look)
  if (next === null) return []
  const { z, errand } = next
  const { target, goal } = goalOf(look, errand)
  const sent = ({ at, level }: Spot): Send => ({ do: 'send', zed: z.n, at: [at.x, at.y], level })
  const beside = target && contactSpot(look, radiusOf(z), asFigure(target), goal.at, [zedFigure(z.id)])
  const near = [4, 8, 12, 16].map(
    (part): Spot => ({
      at: {
        x: z.at.x + Math.trunc(((goal.at.x - z.at.x) * part) / 20),
        y: z.at.y + Math.trunc(((goal.at.y - z.at.y) * part) / 20),
      },
      level: z.level,
    }),
  )
  return [...(beside ? [beside] : []), ...near].map(sent)
}

const ask7c = questionOf('rs.zed.15', {
  wanted: 'Say where it goes, or let it go by the book.',
  isDue: (look) => nextOf(look) !== null,
  answers: 'send',
  choices,
  check,
  take: (t, command) => {
    send(t, command as Send)
    goOn(t)
  },
  leave: (t) => {
    const next = nextOf(t)
    if (next === null) return
    forget(t, next.errand)
    goByItself(t, next.z, next.errand)
    goOn(t)
  },
})

export const begin7cStep: Step<Transaction, Command> = step('rs.turn.7', 'begin', begin7c)
export const planStep: Step<Transaction, Command> = step('rs.zed.11', 'choose targets', plan)
export const goOnStep: Step<Transaction, Command> = step('rs.zed.11', 'go on', goOn)
/** D18. */
export const sendQuestion: Step<Transaction, Command> = askWhile<Transaction, Command>('rs.zed.15', 'send', ask7c)
export const andSoOn: Step<Transaction, Command> = again(
  'rs.zed.11',
  'and so on',
  'go on',
  (look: Transaction) => deskOf(look).errands.length > 0,
)
export const rest7c: Step<Transaction, Command> = step('rs.noise.7', 'move', (t: Transaction) =>
  forgetNoises(t, 'for7c'),
)
