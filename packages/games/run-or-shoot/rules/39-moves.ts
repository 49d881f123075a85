/** rs.nps.6, rs.nps.8, rs.order.8 Step 5a and 5b for those whom nobody plays: they walk, turn, handle doors and climb. */
import { procedure, step } from '@shamble/kernel'
import { facingTowards, type XY } from '@shamble/table'
import type { Command, Order } from '../commands.ts'
import { isInPlay, type Look, type Survivor, survivorOf, type Transaction } from '../state.ts'
import { cardsOf, hasCard } from './07-cards.ts'
import { inOrder } from './08-parts.ts'
import { allowanceOf } from './11-injury.ts'
import { asFigure } from './01-measure.ts'
import { priceOf } from './13-course.ts'
import { doorNamed, handleDoor, handlingRefusal } from './14-handling.ts'
import { climbLadder, ladderFrom } from './16-climb.ts'
import { canBeBoosted, mayAssist } from './19-boost.ts'
import { isNPS } from './39-armed.ts'
import { aimNow } from './39-nps.ts'
import { endWalk, turnAfter, walkTo } from './39-walk.ts'
import { endOrder, review } from './40-progress.ts'
import { revealAll } from './43-secrecy.ts'

/** Whoever of them can act at all, in number order. */
export const actingOthers = ({ state }: Look): Survivor[] =>
  inOrder(state.survivors.filter((s) => isNPS(s) && !s.down && s.pinnedBy === null))

/** rs.order.8 OPEN, CLOSE: at the door, if what is left of his move pays for it. */
function handle(t: Transaction, s: Survivor, order: Order, legs: ReturnType<typeof walkTo>): void {
  if (order.is !== 'OPEN' && order.is !== 'CLOSE') return
  const how = order.is === 'OPEN' ? 'open' : 'close'
  const refusal = handlingRefusal(t, s, asFigure(s), t.state.openings, order.door, how)
  if (refusal !== null || priceOf(legs, t.book.door.cost) === null) return
  handleDoor(t, s, order.door, how)
  revealAll(t)
}

/** rs.nps.6 to rs.nps.9 As far as his card takes him. */
function move(t: Transaction, s: Survivor): void {
  const card = cardsOf(t.state, s).find((one) => one === 'RUN' || one === 'BOTH')
  const aim = card === undefined ? null : aimNow(t, s)
  if (aim === null || (card !== 'RUN' && card !== 'BOTH')) return
  const legs = walkTo(t, s, aim, allowanceOf(t, s, card))
  if (s.order !== null) handle(t, s, s.order.order, legs)
}

/** rs.order.8 COVER and SHOOT AT say where he looks. */
function wantedFacing(look: Look, s: Survivor): XY | null {
  const order = s.order?.order
  if (order?.is === 'SHOOT AT') {
    const zed = look.state.zeds.find(({ n }) => n === order.zed)
    return zed ? facingTowards(s.at, zed.at) : null
  }
  if (order?.is !== 'COVER') return null
  if (typeof order.towards !== 'string') return { x: order.towards[0], y: order.towards[1] }
  const door = doorNamed(look, order.towards)
  if (!door) return null
  return facingTowards(s.at, { x: (door.from.x + door.to.x) >> 1, y: (door.from.y + door.to.y) >> 1 })
}

/** rs.assist.5, rs.order.8 He stands ready to lift whom he was told to. */
function readyToBoost(t: Transaction, s: Survivor): void {
  const order = s.order?.order
  const climber = order?.is === 'ASSIST' && order.act === 'boost' ? survivorOf(t.state, order.survivor) : undefined
  if (climber && mayAssist(t, s) && canBeBoosted(t, s, climber)) s.boosts = climber.n
}

function moveOthers(t: Transaction): void {
  for (const s of actingOthers(t)) {
    const from = s.at
    move(t, s)
    endWalk(t, s)
    if (!isInPlay(s)) continue
    turnAfter(t, s, from, wantedFacing(t, s))
    readyToBoost(t, s)
    review(t, s, 'acting')
  }
}

export const othersMove = procedure<Transaction, Command>('others move', [step('rs.nps.8', 'move', moveOthers)])

/** rs.nps.6 The ladder of his order, or the one at which he stands: his leader's, when he has copied CLIMB. */
function ladderFor(look: Look, s: Survivor): string | null {
  const order = s.order?.order
  if (order?.is === 'CLIMB') return order.ladder
  return look.book.map.climbs.find((climb) => climb.kind === 'ladder' && ladderFrom(climb, s) !== null)?.id ?? null
}

function climbOthers(t: Transaction): void {
  for (const s of actingOthers(t)) {
    const ladder = hasCard(t.state, s, 'CLIMB') ? ladderFor(t, s) : null
    if (ladder === null) continue
    climbLadder(t, s, ladder)
    if (s.climbed && s.order?.order.is === 'CLIMB') endOrder(t, s, false)
  }
}

export const othersClimb = procedure<Transaction, Command>('others climb', [step('rs.nps.6', 'climb', climbOthers)])
