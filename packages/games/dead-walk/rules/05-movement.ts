/** dw.movement.1 Moves on foot: where they stop at rooms, paying for them and going them; and steps aside that cost nothing. */
import type { Refusal } from '@shamble/kernel'
import { distanceDown, roomsAt, towards, type XY } from '@shamble/table'
import { figureName, type Human, type Look, type Transaction } from '../state.ts'
import { putHuman } from './01-crowd.ts'
import { bodyAt, humanBody, zombiesTouching } from './01-figures.ts'
import { type Action, pay, priceOf, theActivation } from './04-actions.ts'
import { joinFriends } from './05-friends.ts'
import { endRefusal, isRefusal, type Route, routeOf, surchargeOf } from './05-route.ts'
import {
  continued,
  costOf,
  eased,
  leaveRefusal,
  type Move,
  moveRefusal,
  NOBODY_TO_LEAVE,
  pointsOf,
  type Priced,
  priceOfPath,
} from './05-run.ts'
import { moveChoices } from './05-steps.ts'
import { enterRoom, entriesOf, isUnexplored } from './26-rooms.ts'
import { useSkill } from './45-skills.ts'
import { stumbles } from './48-quirks.ts'

/** dw.entry.6 The move stops where the centre comes into a room that may hold zombies, as soon as he can stand there. */
function stoppedAtRoom(look: Look, human: Human, route: Route, fancy: boolean): Route {
  if (human.on !== null || !look.book.mayRoomsHoldZombies()) return route
  const entry = entriesOf(look, route.path).find(({ room }) => isUnexplored(look, room))
  if (!entry) return route
  const path = cutAfter(look, human, { path: route.path, fancy }, entry.leg, entry.at)
  if (path === null) return route
  return { path, stoppedBy: null, surcharge: surchargeOf(look, human, path, fancy) }
}

interface Planned {
  readonly path: readonly XY[]
  readonly fancy: boolean
}

/** The path up to the first place from a point of a leg on where a move can end; null if that is its own end. */
function cutAfter(look: Look, human: Human, planned: Planned, leg: number, from: XY): readonly XY[] | null {
  const { path, fancy } = planned
  const a = path[leg - 1] as XY
  const b = path[leg] as XY
  const length = distanceDown(a, b)
  for (let units = distanceDown(a, from); units < length; units++) {
    const cut = [...path.slice(0, leg), towards(a, b, units)]
    if (isStop(look, human, cut, fancy)) return cut
  }
  if (leg + 1 >= path.length) return null
  const whole = path.slice(0, leg + 1)
  return isStop(look, human, whole, fancy) ? whole : cutAfter(look, human, planned, leg + 1, b)
}

function isStop(look: Look, human: Human, path: readonly XY[], fancy: boolean): boolean {
  const at = path.at(-1) as XY
  if (endRefusal(look, human, at) !== null || leaveRefusal(look, human, at) !== null) return false
  const isWay = (vaulting: boolean): boolean => !isRefusal(routeOf(look, human, path.slice(1), vaulting))
  return isWay(false) || (fancy && isWay(true))
}

/** A move as it will be gone and paid: it may stop on its way, and a skill may ease what is left of it. */
export function walkAhead(look: Look, human: Human, command: Move): (Priced & { readonly isEased: boolean }) | Refusal {
  const fancy = command.fancy ?? false
  const found = priceOfPath(look, human, pointsOf(command), fancy)
  if (isRefusal(found)) return found
  const whole = stoppedAtRoom(look, human, found.route, fancy)
  const route = command.skill === undefined ? whole : eased(look, whole, fancy)
  const cost = costOf(look, human, route)
  return { route, cost, price: priceOf(human, cost), isEased: route !== whole }
}

/** dw.movement.3, dw.movement.23 Pays for the route and goes it. */
function walkOn(t: Transaction, human: Human, command: Move): void {
  const ahead = walkAhead(t, human, command)
  if (isRefusal(ahead)) throw new Error(ahead.reason)
  const { route, cost: unpaid, isEased } = ahead
  if (isEased) useSkill(t, human, 'fancy-move')
  const run = continued(t, human, route, unpaid)
  const cost = pay(t, human, unpaid, { movement: true, keepsRun: true })
  if (stumbles(t, human, cost)) return
  const activation = theActivation(t)
  activation.run = run
  activation.leaving = NOBODY_TO_LEAVE
  const { path } = route
  putHuman(t, human, path.at(-1) as XY, human.on)
  const stoppedBy = route.stoppedBy === null ? null : figureName(route.stoppedBy)
  const clause = stoppedBy === null ? 'dw.movement.1' : 'dw.movement.23'
  t.emit({ e: 'moved', clause, human: human.n, path, cost, left: human.ap, stoppedBy })
  arrive(t, human, path)
}

/** dw.entry.6 The rooms he came into, and the friends whom he met. */
function arrive(t: Transaction, human: Human, path: readonly XY[]): void {
  if (human.on === null) for (const { room, opening } of entriesOf(t, path)) enterRoom(t, human, room, opening)
  if (human.entrance !== null && roomsAt(t.book.map.terrain, 0, human.at).length === 0) human.entrance = null
  joinFriends(t, human)
}

/** dw.gskill.15, dw.gskill.16 A way to a point that crosses nothing and ends out of contact with all; null if there is none. */
export function wayAside(look: Look, human: Human, to: XY): readonly XY[] | null {
  const found = routeOf(look, human, [to], false)
  if (isRefusal(found) || found.stoppedBy !== null || found.surcharge > 0) return null
  const { path } = stoppedAtRoom(look, human, found, false)
  const there = bodyAt(humanBody(human), path.at(-1) as XY)
  return zombiesTouching(look, there).length === 0 ? path : null
}

/** dw.gskill.15 Goes it, for nothing. */
export function goAside(t: Transaction, human: Human, path: readonly XY[]): void {
  putHuman(t, human, path.at(-1) as XY, human.on)
  t.emit({ e: 'moved', clause: 'dw.gskill.15', human: human.n, path, cost: 0, left: human.ap, stoppedBy: null })
  arrive(t, human, path)
}

/** dw.movement.1 */
export const move: Action<'move'> = { choices: moveChoices, check: moveRefusal, take: walkOn }
