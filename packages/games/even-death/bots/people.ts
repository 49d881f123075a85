/** Automation, human bot: who is next, and what each action of a human is. */
import type { Advice, Seat } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { isWithin, isWithinOfPoint } from '../rules/01-measure.ts'
import { isFigureCovered } from '../rules/15-cover.ts'
import { enemiesTouching } from '../rules/16-contact.ts'
import { shovedBy, shoveNumber } from '../rules/26-shove.ts'
import { areFriends, type Human, humanOf, isHerd, isOnTable, type Look, type Unit } from '../state.ts'
import { DIE } from '../tables/numbers.ts'
import { INCH, inches } from '../tables/units.ts'
import { isShooting, SHOOTING, WEAPONS } from '../tables/weapons.ts'
import { command as orders, giverOf } from './commanding.ts'
import { marginAt, marginTo, type Threat, threatsTo } from './danger.ts'
import { errand } from './errands.ts'
import { fearAt, pointsTaken, shootersOf } from './guns.ts'
import { type Habit, USUAL } from './habits.ts'
import { aimsFirst, bestBlow, bestShot, enemiesOf, LEAST, nearestOf, quickShot, type Shot, shotsOf } from './shots.ts'
import { type Task, tasksOf } from './tasks.ts'
import { goTowards, moveTo, placesAround } from './walking.ts'
import { fieldTo } from './ways.ts'

type Said = Advice<Command>

/** All that is asked again and again while somebody decides. */
interface Mind {
  readonly look: Look
  readonly human: Human
  readonly choices: readonly Command[]
  readonly threats: readonly Threat[]
  readonly enemies: readonly Unit[]
  readonly task: Task | undefined
  readonly actions: number
  readonly habit: Habit
}

const isTouched = (look: Look, human: Human): boolean => {
  const { humans, zombies } = enemiesTouching(look, human.seat, human)
  return humans.length + zombies.length > 0
}

/** Unit order: in contact; Infected; whoever commands; then by what the best shot is worth. */
export function nextHuman(look: Look, seat: Seat, humans: readonly Human[]): Said | null {
  const enemies = enemiesOf(look, seat)
  const giver = giverOf(look, seat, humans)?.human
  const rank = (human: Human): number => {
    if (isTouched(look, human)) return 0
    if (human.health === 'infected') return 1
    return human === giver ? 2 : 3
  }
  const ranked = humans.map((human) => ({ human, rank: rank(human), worth: 0 }))
  const first = Math.min(...ranked.map((one) => one.rank))
  const same = ranked.filter((one) => one.rank === first)
  const weighed = same.length === 1 ? same : same.map((one) => ({ ...one, worth: quickShot(look, one.human, enemies) }))
  weighed.sort((a, b) => b.worth - a.worth || a.human.id - b.human.id)
  const [next] = weighed
  if (!next) return null
  return { command: { do: 'select', unit: next.human.id }, why: WHY_NEXT[next.rank] ?? '' }
}
const WHY_NEXT = [
  'Somebody is upon it.',
  'It has not long to live.',
  'It gives the order.',
  'It has the best shot of those who are left.',
] as const

/** 2. Out of contact if that helps, else down with them, else a blow. */
function breakFree(mind: Mind): Said | null {
  const { look, human, choices, threats, actions } = mind
  if (!isTouched(look, human)) return null
  const place = safest(mind, placesAround(look, human))
  if (place && marginAt(threats, place) > 0) return { command: moveTo(place), why: 'Out of their reach.' }
  const chance = (DIE + 1 - shoveNumber(shovedBy(look, human))) / DIE
  const shove = choices.find((one) => one.do === 'shove')
  if (shove && chance >= 1 / 2 && actions >= 2)
    return { command: shove, why: 'Whoever lies on the ground does not bite.' }
  const blow = bestBlow(look, human, choices)
  return blow && { command: blow, why: 'There is no way out but through them.' }
}

/** 3. Somebody next to a Medic misses two or more. */
function treat({ look, choices }: Mind): Said | null {
  const heal = choices.find((one) => {
    const patient = one.do === 'heal' ? humanOf(look.state, one.patient) : undefined
    return patient !== undefined && patient.most - patient.vitality >= 2
  })
  return heal ? { command: heal, why: 'That wound will not wait.' } : null
}

/** ed.psych.8 Not alone there. */
const isAmongFriends = ({ look, human }: Mind, at: XY): boolean =>
  look.state.humans.every((h) => h === human || !isOnTable(h) || !areFriends(look.state, h.seat, human.seat)) ||
  look.state.humans.some(
    (h) =>
      h !== human &&
      isOnTable(h) &&
      areFriends(look.state, h.seat, human.seat) &&
      isWithin(h.at, at, look.book.isolation),
  )

const inRangeAt = ({ human, enemies }: Mind, at: XY): boolean =>
  enemies.some((unit) =>
    human.weapons.some(
      ({ id, due }) =>
        due === 0 && isShooting(id) && isWithin(at, nearestOf(unit, { at }).at, inches(SHOOTING[id].range[1])),
    ),
  )

/** Farther away than this is no safer. */
const SAFE = 6

/** 5. The place with the greatest smallest (gap - bite reach), among friends, in cover and in range if it can be. */
function safest(mind: Mind, places: readonly XY[]): XY | null {
  const { look, human, threats, enemies, task } = mind
  const shooters = shootersOf(enemies)
  const stays = (at: XY): boolean => task?.is !== 'hold' || isWithinOfPoint(at, task.at, task.within)
  const worth = (at: XY): number => {
    const inches = Math.min(SAFE, Math.floor(marginAt(threats, at) / INCH))
    const there = { at, on: human.on, down: false }
    const covered = shooters.filter((shooter) => isFigureCovered(look, shooter, there)).length
    const cover = shooters.length === 0 ? 0 : covered / shooters.length
    return (
      10 * inches +
      (stays(at) ? 25 : 0) +
      (isAmongFriends(mind, at) ? 4 : 0) +
      2 * cover +
      (inRangeAt(mind, at) ? 2 : 0)
    )
  }
  let best: XY | null = null
  let most = worth(human.at)
  for (const at of places) {
    const value = worth(at)
    if (value <= most) continue
    best = at
    most = value
  }
  return best
}

/** Whether the herds within reach could be shot to pieces first. */
function canDestroy({ human, threats, actions, habit }: Mind, shots: readonly Shot[]): boolean {
  return threats.every((threat) => {
    if (marginTo(threat, human.at) > habit.caution * INCH) return true
    const most = Math.max(0, ...shots.filter(({ target }) => target === threat.herd).map(({ worth }) => worth))
    return most * actions >= threat.herd.zombies.length
  })
}

function giveGround(mind: Mind, shots: readonly Shot[]): Said | null {
  const { look, human, threats, habit } = mind
  if (!habit.givesGround || marginAt(threats, human.at) > habit.caution * INCH || canDestroy(mind, shots)) return null
  const place = safest(mind, placesAround(look, human))
  return place && { command: moveTo(place), why: 'A herd could bite it here.' }
}

/** How much more a shot at somebody counts: herds that could bite one of the own, or come upon what has to be held. */
function urgencyOf({ look, human, threats, habit }: Mind, target: Unit): number {
  const threat = threats.find(({ herd }) => herd === target)
  if (!threat) return 1
  const { state } = look
  const own = state.humans.filter((h) => isOnTable(h) && areFriends(state, h.seat, human.seat))
  const isNear =
    own.some(({ at }) => marginTo(threat, at) <= 0) ||
    state.markers.some(({ at, within }) => marginTo(threat, at) <= within)
  return isNear ? habit.urgency : 1
}

/** 6. The best shot, aimed if that is worth it. */
function shoot(mind: Mind, given: readonly Shot[]): Said | null {
  const { human, choices, actions, habit } = mind
  const { urgency, reckons } = habit
  const weighed = (one: Shot): number => {
    if (isHerd(one.target)) return one.worth * urgencyOf(mind, one.target)
    return reckons && one.worth >= LEAST ? Math.max(LEAST, pointsTaken(one.target, one)) : one.worth
  }
  const shots = urgency === 1 && !reckons ? given : given.map((one) => ({ ...one, worth: weighed(one) }))
  const shot = bestShot(shots)
  if (shot === null) return null
  const aim = choices.find((one) => one.do === 'aim')
  if (aim && aimsFirst(human, shot, actions)) return { command: aim, why: 'One aimed shot does more.' }
  return { command: shot.command, why: 'It is the shot of which most is to be expected.' }
}

/** 7. The dearest weapon that is empty. */
function reload({ human, choices }: Mind): Said | null {
  const points = (command: Command): number =>
    command.do === 'reload' ? WEAPONS[human.weapons[command.weapon]?.id ?? 'unarmed'].points : 0
  const empty = choices.filter((one) => one.do === 'reload').sort((a, b) => points(b) - points(a))
  return empty[0] ? { command: empty[0], why: 'It is empty.' } : null
}

/** 8. The nearest place outside all bite reaches from which somebody can be shot at; else nearer to the enemy. */
function closeIn(mind: Mind): Said | null {
  const { look, human, threats, enemies, task, habit } = mind
  if (human.down || enemies.length === 0) return null
  const isGood = (at: XY): boolean =>
    marginAt(threats, at) > 0 && (task?.is !== 'hold' || isWithinOfPoint(at, task.at, task.within))
  const guns = habit.stalks || habit.picks ? shootersOf(enemies) : []
  const fear = (at: XY): number => fearAt(look, human, guns, at)
  const stalks = habit.stalks && guns.length > 0 && fear(human.at) === 0
  const first =
    stalks && mind.actions < 2 ? null : placeToShoot(mind, isGood, habit.picks && guns.length > 0 ? fear : null)
  if (first) return { command: moveTo(first), why: 'From there it has a shot.' }
  if (task?.is === 'hold') return null
  const goals = enemies.map((unit) => nearestOf(unit, human).at)
  const suits = stalks ? (at: XY) => isGood(at) && fear(at) === 0 : isGood
  const command = goTowards(look, human, fieldTo(look, 'people', goals), mind.choices, suits)
  return command && { command, why: 'There is nobody to shoot at from here.' }
}

/** From where somebody can be shot at: the nearest place that flanks; or where most is done and least to fear. */
function placeToShoot(mind: Mind, isGood: (at: XY) => boolean, fear: ((at: XY) => number) | null): XY | null {
  const { look, human, enemies } = mind
  const near = placesAround(look, human)
    .filter(isGood)
    .map((at) => ({ at, far: distance2(at, human.at), worth: quickShot(look, human, enemies, at) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => flanked(mind, b.at) - flanked(mind, a.at) || a.far - b.far)
  if (fear === null) return near[0]?.at ?? null
  const weighed = near.map((one) => ({ ...one, worth: one.worth - fear(one.at) }))
  return weighed.sort((a, b) => b.worth - a.worth || a.far - b.far)[0]?.at ?? null
}

/** How many enemies somebody there would flank. */
const flanked = ({ look, enemies }: Mind, at: XY): number =>
  enemies.some((unit) => look.book.flanks(nearestOf(unit, { at }).at, unit.facing, at)) ? 1 : 0

/** What a human does with its next action. */
export function actWithHuman(look: Look, human: Human, choices: readonly Command[], habit = USUAL): Said {
  const rising = choices.find((one) => one.do === 'get-up')
  if (rising) return { command: rising, why: 'It lies on the ground.' }
  const mind: Mind = {
    look,
    human,
    choices,
    threats: threatsTo(look, human.seat),
    enemies: enemiesOf(look, human.seat),
    task: tasksOf(look, human.seat).get(human.id),
    actions: look.state.active?.actions ?? 0,
    habit,
  }
  const first =
    breakFree(mind) ??
    treat(mind) ??
    orders(look, human, choices) ??
    errand(look, human, mind.task, mind.threats, choices)
  if (first) return first
  const shots = shotsOf(look, human, choices)
  return (
    giveGround(mind, shots) ??
    shoot(mind, shots) ??
    reload(mind) ??
    closeIn(mind) ?? { command: { do: 'finish' }, why: 'There is nothing to be done.' }
  )
}
