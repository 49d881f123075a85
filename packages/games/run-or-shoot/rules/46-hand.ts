/** rs.seats.7 What an umpire with a free hand does: one act at a time, openly and with a note; no die, no card, nothing hidden. */
import { type Refusal, refuse, type Seat } from '@shamble/kernel'
import { isOnTable, type XY } from '@shamble/table'
import type { Act, CommandOf, Handled } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import {
  calledOf,
  change,
  changeZed,
  isInPlay,
  type Look,
  type OpeningNow,
  radiusOf,
  type Survivor,
  survivorOf,
  type Transaction,
  UMPIRE,
  type Zed,
} from '../state.ts'
import { ITEM_IDS, type Item } from '../tables/items.ts'
import { RADIUS } from '../tables/units.ts'
import { dropZed, LEVELS, moveZed, newZed, putSurvivor, showZed, survivorFigure, zedFigure } from './01-crowd.ts'
import { EIGHT, isFreeSpot } from './01-measure.ts'
import { brokenLimit, carryLoad, joined, limitWords, loadOf, newWeapon, NO_LOAD, takenFrom } from './05-carry.ts'
import { deadlyHits } from './11-injury.ts'
import { doorNamed, isInDoorway } from './14-handling.ts'
import { release, tearAway } from './32-mutant.ts'
import { revealAll } from './43-secrecy.ts'
import { changeUmpire, isHimself, refuseAt } from './45-umpire.ts'

type ByHand = CommandOf<'by-hand'>
type ActOf<I extends Act['is']> = Extract<Act, { is: I }>

/** rs.secrecy.1 Some card lies face down, and not all have been opened. */
const isPlanning = ({ state }: Look): boolean => Object.keys(state.frames.at(-1)?.sealed ?? {}).length > 0

/** rs.seats.7 When, by whom and with what note. */
function formRefusal(look: Look, seat: Seat, { note = '' }: ByHand): Refusal | null {
  if (seat !== UMPIRE) return refuse('rs.seats.7', 'Only the umpire lays hand on the table.')
  if (!isHimself(look)) return refuse('rs.seats.6', 'You have handed your seat over.')
  if (look.state.step === 'setup') return refuse('rs.seats.7', 'The game has not begun.')
  if (isPlanning(look)) return refuse('rs.seats.7', 'Cards lie face down: wait until all are open.')
  return note.trim() === '' ? refuseAt('rs.seats.7', 'note', 'Say why, so that everybody can read it.') : null
}

/** Somebody on the table. */
function handled({ state }: Look, who: Handled): Survivor | Zed | null {
  if ('zed' in who) return state.zeds.find(({ n }) => n === who.zed) ?? null
  const s = survivorOf(state, who.survivor)
  return s && isInPlay(s) ? s : null
}

const isZed = (one: Survivor | Zed): one is Zed => !('who' in one)

const nobody = (who: Handled): Refusal =>
  'zed' in who
    ? refuseAt('rs.secrecy.16', 'act.who', `There is no Zed ${who.zed} on the table.`)
    : refuseAt('rs.seats.7', 'act.who', `There is nobody with the number ${who.survivor} on the table.`)

const somebody = ({ state }: Look, n: number): Survivor | Refusal => {
  const s = survivorOf(state, n)
  return s && isInPlay(s)
    ? s
    : refuseAt('rs.seats.7', 'act.survivor', `There is nobody with the number ${n} on the table.`)
}

/** rs.measure.11, rs.measure.16 A figure is put only where it may stand. */
function spotRefusal(look: Look, spot: Spot, radius: number, but: readonly number[]): Refusal | null {
  const { width, depth } = look.book.map
  if (spot.level >= LEVELS || !isOnTable(spot.at, radius, width, depth))
    return refuseAt('rs.measure.16', 'act.at', 'That is off the table.')
  return isFreeSpot(look, spot, radius, but) ? null : refuseAt('rs.measure.11', 'act.at', 'Nobody can stand there.')
}

const spotOf = (
  { at: [x, y], level }: { at: readonly [number, number]; level?: number | undefined },
  own = 0,
): Spot => ({
  at: { x, y },
  level: level ?? own,
})

const facingRefusal = (facing: readonly [number, number] | undefined): Refusal | null =>
  facing?.[0] === 0 && facing[1] === 0 ? refuseAt('rs.measure.13', 'act.facing', 'A facing points somewhere.') : null

const figureOf = (one: Survivor | Zed): number => (isZed(one) ? zedFigure(one.id) : survivorFigure(one.n))
const sizeOf = (one: Survivor | Zed): number => (isZed(one) ? radiusOf(one) : RADIUS.figure)

function moveRefusal(look: Look, act: ActOf<'move'>): Refusal | null {
  const one = handled(look, act.who)
  if (one === null) return nobody(act.who)
  return spotRefusal(look, spotOf(act, one.level), sizeOf(one), [figureOf(one)]) ?? facingRefusal(act.facing)
}

/** rs.tank.5, rs.hunter.13 Who lies or stands already, or cannot. */
function postureRefusal(look: Look, { is, who }: ActOf<'lay' | 'raise'>): Refusal | null {
  const one = handled(look, who)
  if (one === null) return nobody(who)
  if (one.down === (is === 'lay'))
    return refuse('rs.seats.7', one.down ? 'That figure lies already.' : 'That figure stands already.')
  if (isZed(one)) return one.kind === 'tank' ? refuse('rs.tank.5', 'A Tank is never laid down.') : null
  return is === 'raise' && one.pinnedBy !== null ? refuse('rs.hunter.13', `${calledOf(one)} is pinned.`) : null
}

/** rs.injury.1, rs.injury.2 Below the number that kills. */
function hitsRefusal(look: Look, { survivor, hits }: ActOf<'hits'>): Refusal | null {
  const s = somebody(look, survivor)
  if ('reason' in s) return s
  return hits < deadlyHits(look, s) ? null : refuseAt('rs.seats.7', 'act.hits', `${calledOf(s)} would die of that.`)
}

const isItem = (what: ActOf<'give'>['what']): what is Item => ITEM_IDS.includes(what as Item)

const loadWith = (s: Survivor, what: ActOf<'give'>['what']) =>
  joined(
    loadOf(s),
    isItem(what) ? { ...NO_LOAD, items: [what] } : { ...NO_LOAD, weapons: [{ id: 0, kind: what, rounds: 0 }] },
  )

function giftRefusal(look: Look, { survivor, what }: ActOf<'give'>): Refusal | null {
  const s = somebody(look, survivor)
  if ('reason' in s) return s
  const limit = brokenLimit(loadWith(s, what))
  return limit === null ? null : refuseAt(limit, 'act.what', limitWords(calledOf(s), limit))
}

function lossRefusal(look: Look, { survivor, thing }: ActOf<'take'>): Refusal | null {
  const s = somebody(look, survivor)
  if ('reason' in s) return s
  return takenFrom(loadOf(s), [thing]) === null
    ? refuseAt('rs.carry.4', 'act.thing', `${calledOf(s)} does not have that.`)
    : null
}

/** rs.door.5, rs.door.6 */
function doorRefusal(look: Look, { door: id, now }: ActOf<'door'>): Refusal | null {
  const door = doorNamed(look, id)
  const is = door && look.state.openings[id]
  if (!door || !is) return refuseAt('rs.door.3', 'act.door', 'There is no such door.')
  if (is.state === now) return refuseAt('rs.door.5', 'act.now', 'It is so already.')
  if (is.state === 'destroyed') return refuseAt('rs.door.5', 'act.now', 'This door has been smashed.')
  return now === 'closed' && isInDoorway(look, door)
    ? refuseAt('rs.door.6', 'act.now', 'Somebody stands in the doorway.')
    : null
}

function actRefusal(look: Look, act: Act): Refusal | null {
  switch (act.is) {
    case 'put':
      if (look.state.zeds.length >= look.book.horde.most)
        return refuse('rs.horde.13', `There are ${look.book.horde.most} Zeds on the table.`)
      return spotRefusal(look, spotOf(act), RADIUS.figure, []) ?? facingRefusal(act.facing)
    case 'remove':
      return handled(look, act) === null ? nobody(act) : null
    case 'move':
      return moveRefusal(look, act)
    case 'turn':
      return handled(look, act.who) === null ? nobody(act.who) : facingRefusal(act.facing)
    case 'lay':
    case 'raise':
      return postureRefusal(look, act)
    case 'hits':
      return hitsRefusal(look, act)
    case 'give':
      return giftRefusal(look, act)
    case 'take':
      return lossRefusal(look, act)
    case 'door':
      return doorRefusal(look, act)
    case 'announce':
      return act.says.trim() === '' ? refuseAt('rs.seats.7', 'act.says', 'Say something.') : null
  }
}

export const checkHand = (look: Look, seat: Seat, command: ByHand): Refusal | null =>
  formRefusal(look, seat, command) ?? actRefusal(look, command.act)

const frozenFacing = ([x, y]: readonly [number, number]): XY => Object.freeze({ x, y })

/** rs.hunter.14 Whom it pinned is free where they no longer touch. */
function place(t: Transaction, one: Survivor | Zed, act: ActOf<'move'>): void {
  const spot = spotOf(act, one.level)
  const facing = act.facing ? frozenFacing(act.facing) : one.facing
  if (!isZed(one)) {
    putSurvivor(t, one, spot)
    one.facing = facing
    tearAway(t, one)
  } else {
    const moved = moveZed(t, one, spot, { facing })
    const victim = moved.pins === null ? undefined : survivorOf(t.state, moved.pins)
    if (victim) tearAway(t, victim)
  }
  revealAll(t)
}

function turn(t: Transaction, one: Survivor | Zed, facing: XY): void {
  if (isZed(one)) changeZed(t.state, one.id, { facing })
  else one.facing = facing
  revealAll(t)
}

/** rs.down, rs.hunter.14, rs.hunter.16 Whoever lies pins nobody, and neither crouches nor sits. */
function setDown(t: Transaction, one: Survivor | Zed, down: boolean): void {
  if (isZed(one)) changeZed(t.state, release(t, one).id, { down, posture: 'standing' })
  else one.down = down
}

function setDoor(t: Transaction, { door, now }: ActOf<'door'>): void {
  const { state } = t
  const was = state.openings[door] as OpeningNow
  state.openings = Object.freeze({ ...state.openings, [door]: change(was, { state: now, locked: false }) })
  t.renew()
  revealAll(t)
}

function give(t: Transaction, s: Survivor, what: ActOf<'give'>['what']): void {
  const more = isItem(what) ? { ...NO_LOAD, items: [what] } : { ...NO_LOAD, weapons: [newWeapon(t, what)] }
  carryLoad(s, joined(loadOf(s), more))
}

function take(s: Survivor, thing: ActOf<'take'>['thing']): void {
  const left = takenFrom(loadOf(s), [thing])?.left
  if (left) carryLoad(s, left)
}

/** A Zed of nobody's. */
function put(t: Transaction, act: ActOf<'put'>): void {
  const facing = act.facing ? frozenFacing(act.facing) : (EIGHT[0] as XY)
  showZed(t, newZed(t, { ...spotOf(act), facing, mode: act.mode ?? 'attacking' }), null)
}

function carryOut(t: Transaction, act: Act): void {
  const one = 'who' in act ? handled(t, act.who) : null
  const s = 'survivor' in act ? survivorOf(t.state, act.survivor) : undefined
  if (act.is === 'put') put(t, act)
  if (act.is === 'remove') {
    const zed = handled(t, act)
    if (zed && isZed(zed)) dropZed(t, release(t, zed))
  }
  if (act.is === 'move' && one) place(t, one, act)
  if (act.is === 'turn' && one) turn(t, one, frozenFacing(act.facing))
  if ((act.is === 'lay' || act.is === 'raise') && one) setDown(t, one, act.is === 'lay')
  if (act.is === 'hits' && s) s.hits = act.hits
  if (act.is === 'give' && s) give(t, s, act.what)
  if (act.is === 'take' && s) take(s, act.thing)
  if (act.is === 'door') setDoor(t, act)
}

/** The Zed, and the survivor, that an act is about. */
const aboutZed = (act: Act): number | null =>
  act.is === 'remove' ? act.zed : 'who' in act && 'zed' in act.who ? act.who.zed : null

/** rs.seats.7 Told to everybody, and counted. */
export function actByHand(t: Transaction, { act, note = '' }: ByHand): void {
  t.emit({ e: 'by hand', clause: 'rs.seats.7', act, note, zed: aboutZed(act) })
  changeUmpire(t, { acts: (t.state.umpire?.acts ?? 0) + 1 })
  carryOut(t, act)
}
