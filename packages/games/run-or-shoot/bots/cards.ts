/** Which card a competent player places: B1 to B11 of the specification, the first that applies. */
import type { Advice } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { asFigure, isAdjacent, isWithin } from '../rules/01-measure.ts'
import { allowanceOf } from '../rules/11-injury.ts'
import { aidRefusal } from '../rules/18-aid.ts'
import { gunsOf, reloadable } from '../rules/31-reload.ts'
import { isUnarmed } from '../rules/39-armed.ts'
import { listeners } from '../rules/40-order.ts'
import { checkCall } from '../rules/42-departures.ts'
import { isInPlay, isPlayed, type Look, type Survivor } from '../state.ts'
import type { Card } from '../tables/cards.ts'
import { GUNS } from '../tables/guns.ts'
import { cm } from '../tables/units.ts'
import { bestChance, chanceOf, RANGE, rankOf, usableGuns } from './aim.ts'
import { bestThrow } from './blasts.ts'
import { attackersAbout, attackersNear, friendsOf, heldBy, TWO_MOVES } from './danger.ts'
import { doorToShut } from './doors.ts'
import { errandOf } from './goals.ts'
import { giftOf } from './gifts.ts'
import { mayClimbAway, mayClimbOn } from './ladders.ts'
import { headwayOf } from './moving.ts'
import { wayFrom } from './ways.ts'

export interface CardChoice {
  readonly cards: readonly Card[]
  readonly why: string
}
type Habit = (look: Look, s: Survivor) => CardChoice | null

const play = (card: Card, why: string): CardChoice => ({ cards: [card], why })

const MANY_IN_BLAST = 6

/**
 * B1; a shot or a throw comes after the bite, and a Zed that was pushed away is back only a turn later: he pushes now,
 * and shoots when it comes again.
 */
const inContact: Habit = (look, s) => {
  const held = heldBy(look, s)
  const [only] = held
  if (!only) return null
  if (held.some(({ kind }) => kind === 'tank') && s.main === null && allowanceOf(look, s, 'RUN') > 0)
    return play('RUN', 'Nobody fights a Tank with bare hands.')
  const isSingle = held.length === 1 && only.kind === 'ordinary' && s.hits <= 1
  if (isSingle && (bestThrow(look, s)?.many ?? 0) >= MANY_IN_BLAST)
    return play('GRENADE', 'One is at hand, but a crowd stands together.')
  return play('MELEE', 'They are at close quarters.')
}
const SURE = 0.6

/** B2 */
const pinnedFriend: Habit = (look, s) => {
  const [friend] = friendsOf(look, s).filter(({ pinnedBy }) => pinnedBy !== null)
  if (!friend) return null
  const pinner = look.state.zeds.find(({ id }) => id === friend.pinnedBy)
  if (pinner && bestChance(look, s, pinner) >= 0.5 && isWithin(asFigure(s), asFigure(pinner), RANGE))
    return play('SHOOT', 'Shoot what holds a friend down.')
  if (isAdjacent(look, asFigure(s), asFigure(friend))) return play('ASSIST', 'Pull a friend free.')
  return wayFrom(look, s, friend) <= 2 * allowanceOf(look, s, 'RUN')
    ? play('RUN', 'A friend is held down over there.')
    : null
}

/** B3; not everybody throws at the same crowd. */
const grenade: Habit = (look, s) => {
  const own = bestThrow(look, s)
  if (own === null) return null
  const before = friendsOf(look, s).filter(
    (friend) =>
      isPlayed(friend) && friend.n < s.n && isWithin(asFigure(s), asFigure(friend), RANGE) && isThrowing(look, friend),
  ).length
  return before * A_CROWD < own.many ? play('GRENADE', 'They stand close together.') : null
}
const A_CROWD = 6
const isThrowing = (look: Look, friend: Survivor): boolean =>
  !friend.down && friend.pinnedBy === null && heldBy(look, friend).length === 0 && bestThrow(look, friend) !== null

/** B4 */
const shutTheDoor: Habit = (look, s) =>
  doorToShut(look, s) === null ? null : play('RUN', 'Shut the door before they come.')

/** B5, rs.scenario.11 */
const objective: Habit = (look, s) => {
  if (checkCall(look, s) === null) return play('ORDER', 'Call the helicopter.')
  const errand = errandOf(look, s)
  if (
    errand === null ||
    (errand.acts.length === 0 && isWithin(asFigure(s), { ...asFigure(s), at: errand.to.at }, cm(1)))
  )
    return null
  return wayFrom(look, s, errand.to) <= allowanceOf(look, s, 'RUN') ? play('RUN', errand.why) : null
}

/** How many of those who stand ready have something to shoot with. */
const gunsOfTeam = (look: Look): number =>
  look.state.survivors.filter((s) => isInPlay(s) && !s.down && gunsOf(s).some(({ rounds }) => rounds > 0)).length
const PER_GUN = 4

/** B6, B11 */
const shooting: Habit = (look, s) => {
  const guns = usableGuns(look, s)
  if (guns.length === 0) return null
  const near = attackersNear(look, s, TWO_MOVES).filter((z) => rankOf(look, z) !== null)
  if (near.length === 0 || near.length > PER_GUN * gunsOfTeam(look)) return null
  const sniper = guns.find(({ kind }) => kind === 'sniper')
  const isSnipers = near.every((z) => z.kind !== 'ordinary' || !isWithin(asFigure(s), asFigure(z), RANGE))
  if (sniper && isSnipers) return play('SNIPE', 'A long and careful shot.')
  const isWorthIt = near.some(
    (z) =>
      isWithin(asFigure(s), asFigure(z), RANGE + cm(10)) &&
      guns.some((gun) => chanceOf(look, s, gun, z, false, 'hit') > 0 || !isWithin(asFigure(s), asFigure(z), RANGE)),
  )
  return isWorthIt ? play('SHOOT', 'They come, and few enough to be shot.') : null
}

/** B7; where there is no way on he climbs or shoots, and with empty guns and a clip at hand he fills one first. */
const running: Habit = (look, s) => {
  const near = attackersNear(look, s, TWO_MOVES)
  if (near.length === 0) return null
  const isEmpty = gunsOf(s).every(({ rounds }) => rounds === 0)
  const hasTarget = near.some((z) => rankOf(look, z) !== null)
  const isStuck = headwayOf(look, s) < A_STEP
  if (isStuck && mayClimbAway(look, s)) return play('CLIMB', 'There is no way on but the ladder.')
  if (!isEmpty && hasTarget && isStuck) return play('SHOOT', 'There is no way on: shoot.')
  if (isEmpty && reloadable(s).length > 0) return play('RELOAD', 'Nothing is loaded.')
  return allowanceOf(look, s, 'RUN') > 0 ? play('RUN', 'Too many to stand and shoot.') : null
}

/** Less is no headway. */
const A_STEP = cm(3)

/** B8 */
const quietWork: Habit = (look, s) => {
  if (attackersAbout(look, s, TWO_MOVES).length > 0) return null
  const isDry = gunsOf(s).some(
    ({ kind, rounds }) => 3 * rounds <= GUNS[kind].clip && s.items.includes(`reload:${kind}`),
  )
  if (isDry) return play('RELOAD', 'Nobody is near: time to reload.')
  if (look.state.survivors.some((patient) => aidRefusal(look, s, patient) === null))
    return play('FIRST AID', 'Nobody is near: time for the wounded.')
  return giftOf(look, s) === null ? null : play('GIVE', 'Somebody beside has more use for it.')
}

/** B10 */
const ordering: Habit = (look, s) => {
  const idle = listeners(look, s).filter((other) => isIdle(other))
  if (idle.length === 0 || !isFirstSpeaker(look, s, idle)) return null
  return play('ORDER', 'Somebody there needs to be told what to do.')
}
export const isIdle = (other: Survivor): boolean => other.leader === null && other.order === null

/** Only one of those who are heard speaks. */
const isFirstSpeaker = (look: Look, s: Survivor, idle: readonly Survivor[]): boolean =>
  !look.state.survivors.some(
    (one) => isPlayed(one) && one.n < s.n && idle.every((other) => listeners(look, one).includes(other)),
  )

/** Whom nobody plays and who can fight covers; everybody else follows. */
export const isCovering = ({ book }: Look, other: Survivor): boolean =>
  !isUnarmed(other) && book.scenario.goal.is !== 'rescue' && book.scenario.goal.is !== 'boat'

/** B9 */
const onTheWay: Habit = (look, s) => {
  const drifters = look.state.zeds.filter(
    (z) => z.mode === 'drifting' && !z.down && isWithin(asFigure(s), asFigure(z), cm(20)),
  )
  const [only] = drifters
  if (
    only &&
    drifters.length === 1 &&
    usableGuns(look, s).length > 0 &&
    bestChance(look, s, only) >= SURE &&
    isBarring(look, s, only)
  )
    return play('BOTH', 'A single one bars the way.')
  const errand = errandOf(look, s)
  if (errand && mayClimbOn(look, s, errand.to)) return play('CLIMB', 'The way goes on by the ladder.')
  return play('RUN', errand?.why ?? 'Keep moving.')
}

/** Is it near the next stretch of the way? */
const isBarring = (look: Look, s: Survivor, z: { readonly at: Survivor['at']; readonly level: number }): boolean => {
  const errand = errandOf(look, s)
  if (errand === null || z.level !== s.level) return false
  const past = wayFrom(look, s, z) + wayFrom(look, z, errand.to) - wayFrom(look, s, errand.to)
  return past < cm(1)
}

export const HABITS = [
  ['B1', inContact],
  ['B2', pinnedFriend],
  ['B3', grenade],
  ['B4', shutTheDoor],
  ['B5', objective],
  ['B6', shooting],
  ['B7', running],
  ['B8', quietWork],
  ['B10', ordering],
  ['B9', onTheWay],
] as const satisfies readonly (readonly [string, Habit])[]

/** The first habit that applies, and what it says. */
export function habitOf(look: Look, s: Survivor): CardChoice & { readonly by: string } {
  for (const [by, habit] of HABITS) {
    const found = habit(look, s)
    if (found) return { ...found, by }
  }
  return { ...play('RUN', 'Keep moving.'), by: 'B9' }
}

export function chooseCard(look: Look, s: Survivor): Advice<Command> {
  const { cards, why } = habitOf(look, s)
  return { command: { do: 'card', cards: [...cards] }, why }
}
