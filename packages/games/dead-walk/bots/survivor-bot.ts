/** A survivor's activation: fights in contact, care, and then whatever promises most for its action points. */
import { type Advice, best } from '@shamble/kernel'
import { compareGapToPoint, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { priceOf } from '../rules/04-actions.ts'
import { actRefusal } from '../rules/04-activation.ts'
import { unskilledRefusal } from '../rules/41-archetypes.ts'
import { hasQuirk } from '../rules/48-mind.ts'
import { type Human, isInPlay, type Look, type Weapon } from '../state.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { attackWorth } from './attacks.ts'
import { gapOf, nearestGap, riskAt } from './danger.ts'
import { fight, finish } from './fight.ts'
import {
  drawForContact,
  drawForDistance,
  freeHands,
  giveAid,
  hasShots,
  isPressed,
  isUsable,
  keepsHandsEmpty,
  leaveRadio,
} from './gear.ts'
import { errandOf } from './goals.ts'
import { of } from './pick.ts'
import { holdOut, shutDoor } from './holding.ts'
import { ride } from './riding.ts'
import { lieInWait } from './skills.ts'
import { costOf, doorOnWay, stepsFor } from './steps.ts'
import { carriesLoad, type Errand, isInRoom, slackOf } from './tasks.ts'
import { endOf, farFrom, moveTowards, straightMoves } from './ways.ts'

type Advised = Advice<Command>

/** What the player of a human goes by. */
interface Case {
  readonly look: Look
  readonly human: Human
  readonly choices: readonly Command[]
  readonly errand: Errand | null
}

/** Fire is put out, wounds are dressed when nobody is near. */
function care({ look, human, choices }: Case): Advised | null {
  const [out] = of(choices, 'extinguish')
  if (out) return { command: out, why: 'The fire has to be put out first.' }
  const [saved] = of(choices, 'use-antiseptic')
  if (saved && nearestGap(look, human) > cm(10)) return { command: saved, why: 'This one must not come back.' }
  const woundsOf = (patient: number): number => look.state.humans[patient - 1]?.wounds ?? 0
  const dressing = of(choices, 'heal').filter(({ patient }) => woundsOf(patient) >= 2)
  const worst = best(dressing, ({ patient }) => woundsOf(patient))
  return worst && nearestGap(look, human) > cm(15)
    ? { command: worst, why: 'Nobody is near: time to dress wounds.' }
    : giveAid(look, human, choices)
}

/** Loading one of these weapons, as cheaply as possible (dw.cskill.6). */
function loading({ look, human, choices }: Case, isMeant: (weapon: Weapon) => boolean): Command | null {
  const loads = of(choices, 'reload').filter(({ weapon }) =>
    human.weapons.some((one) => one.id === weapon && isMeant(one) && unskilledRefusal(look, human, one.type) === null),
  )
  return best(loads, ({ skill }) => (skill ? 1 : 0))
}

/** Something loaded in hand while there is time. */
function prepare(one: Case): Advised | null {
  const { look, human, choices } = one
  const isStupid = hasQuirk(look, human, 'stupid')
  if (carriesLoad(human) || (!isStupid && nearestGap(look, human) <= cm(12))) return null
  const few = isStupid ? 2 : 0
  const empty = loading(one, ({ loaded, ready }) => ready && loaded <= few)
  if (empty) return { command: empty, why: 'An empty weapon is no weapon.' }
  const [cleared] = of(choices, 'clear-jam')
  if (cleared) return { command: cleared, why: 'A jammed weapon is no weapon.' }
  if (hasShots(look, human) || keepsHandsEmpty(look, human)) return null
  const other = of(choices, 'ready').find(({ weapons }) =>
    weapons.some((id) => human.weapons.some((w) => w.id === id && w.loaded > 0 && isUsable(look, human, w))),
  )
  return other ? { command: other, why: 'This one is loaded.' } : null
}

/** Near enough, with nothing to do there. */
const isNear = ({ human }: Case, { to, within }: Errand): boolean =>
  compareGapToPoint({ ...human.at, radius: BASE_RADIUS }, to, within) <= 0

/** Leaving is for the rules to say; nobody searches, or fills his hands, with zombies at his heels. */
function isPlaceFor(one: Case, errand: Errand): boolean {
  const { look, human } = one
  if (errand.act?.do === 'leave') return true
  if (errand.act?.do === 'pick-up' && hasShots(look, human) && isPressed(look, human)) return false
  if (errand.room === undefined) return isNear(one, errand)
  return isInRoom(look, errand.room, human.at) && nearestGap(look, human) > cm(10)
}

/** What the errand is about, if this is the place. */
function actThere(one: Case): Advised | null {
  const { look, human, errand } = one
  if (!errand?.act || !isPlaceFor(one, errand)) return null
  return actRefusal(look, human, errand.act) === null
    ? { command: errand.act, why: 'This is what it is all about.' }
    : null
}

/** Doors on the way, and down from wherever he is. */
function clearWay({ look, human, choices, errand }: Case): Advised | null {
  if (!errand) return null
  const door = doorOnWay(look, human, choices, errand.to)
  if (door) return { command: door, why: errand.why }
  const [down] = human.on === null ? [] : of(choices, 'climb')
  return down ? { command: down, why: 'The way leads on below.' } : null
}

/** Less than this for an action point is not worth the trouble. */
const LEAST_VALUE = 0.004

/** Something that could be done with action points. */
interface Deed {
  readonly command: Command
  readonly value: number
  readonly cost: number
}

const perPoint = ({ value, cost }: Deed): number => value / Math.max(0.5, cost)

/** dw.shooting.3 What cannot be done twice: fire at the same one, or walk, which comes last. */
const kindOf = ({ command }: Deed): string => (command.do === 'fire' ? `${command.target}` : command.do)

/** What else can be done after it with what is left, the best for an action point first. */
function rest(first: Deed, ap: number, sorted: readonly Deed[]): number {
  const done = new Set([kindOf(first)])
  let [left, sum] = [ap - first.cost, 0]
  for (const deed of sorted) {
    if (left <= 0) break
    if (deed.cost > left || deed.value <= 0 || done.has(kindOf(deed))) continue
    done.add(kindOf(deed))
    left -= deed.cost
    sum += deed.value
    if (deed.command.do === 'move') break
  }
  return first.command.do === 'move' ? MOVED * sum : sum
}
/** dw.shooting.8 A shot after a move is worth less. */
const MOVED = 0.5

/** dw.cc.16 Those who will be upon him are better met with the right thing in hand. */
function drawing({ look, human, choices }: Case): Deed[] {
  const drawn = drawForContact(look, human, choices)
  if (!drawn) return []
  const value = Math.min(DRAWN, riskAt(look, human, human.at))
  return [{ command: drawn.command, value, cost: priceOf(human, look.book.costs.switchWeapons) }]
}
const DRAWN = 0.04

/** Shots, moves: whatever promises most for all that is left of his action points, shots first. */
function bestDeed(one: Case): Advised | null {
  const { look, human, choices, errand } = one
  const attacks = choices.flatMap((command) => attackWorth(look, human, command) ?? [])
  const goal = errand && (errand.within > 0 && errand.act === null && isNear(one, errand) ? null : errand)
  const shots = attacks.filter((deed) => perPoint(deed) >= LEAST_VALUE)
  const deeds: Deed[] = [...shots, ...drawing(one), ...stepsFor(look, human, goal)]
  const sorted = deeds.toSorted((a, b) => perPoint(b) - perPoint(a))
  const deed = best(sorted, (first) => first.value + rest(first, human.ap, sorted))
  if (!deed || perPoint(deed) < LEAST_VALUE / 4) return null
  if (deed.command.do === 'ready')
    return { command: deed.command, why: 'They are close: it needs something to strike with.' }
  if (deed.command.do !== 'move') return { command: deed.command, why: 'That is one less to worry about.' }
  const isEscape = riskAt(look, human, endOf(deed.command)) < riskAt(look, human, human.at) - 0.02
  return {
    command: deed.command,
    why: isEscape ? 'There they cannot reach.' : (errand?.why ?? 'There they cannot reach.'),
  }
}

/** Nobody stops in a doorway through which others have to go. */
function makeWay({ look, human }: Case): Advised | null {
  const inTheWay = (at: XY): boolean =>
    look.book.map.terrain.buildings.some(({ openings }) =>
      openings.some(({ from, to }) => {
        const [dx, dy] = [2 * at.x - from.x - to.x, 2 * at.y - from.y - to.y]
        return dx * dx + dy * dy < 4 * DOORWAY * DOORWAY
      }),
    )
  if (human.on !== null || human.prone || human.ap < priceOf(human, 1) || !inTheWay(human.at)) return null
  const isOther = ({ n, at }: Human): boolean => n !== human.n && gapOf(at, human.at) <= cm(15)
  if (!look.state.humans.some((one) => isInPlay(one) && isOther(one))) return null
  const now = riskAt(look, human, human.at)
  const aside = straightMoves(look, human, 1).filter((command) => !inTheWay(endOf(command)))
  const step = best(aside, (command) => -riskAt(look, human, endOf(command)))
  return step && riskAt(look, human, endOf(step)) <= now + 0.02 ? { command: step, why: 'Others have to pass.' } : null
}
const DOORWAY = cm(3)

/** dw.break.10 Away from those he broke from. */
function breakFree({ look, human, errand, choices }: Case): Advised | null {
  if ((look.state.activation?.leaving.length ?? 0) === 0) return null
  const own = [
    ...(errand ? [moveTowards(look, human, errand.to)] : []),
    ...straightMoves(look, human, 1),
    ...straightMoves(look, human),
  ]
  const moves = [...own.flatMap((m) => m ?? []), ...of(choices, 'move')].filter(
    (m) => actRefusal(look, human, m) === null,
  )
  const turn = look.book.humanAP * look.book.moveStep
  const out = best(moves, (command) => {
    const end = endOf(command)
    const left = errand ? Math.min(farFrom(look, end, errand.to), 10 * turn) / turn : 0
    return shotLeft(look, human, costOf(look, human, command)) - riskAt(look, human, end) - 0.1 * left
  })
  return out && { command: out, why: 'Away from here.' }
}

/** What it is worth to have action points left for a shot at them. */
const shotLeft = (look: Look, human: Human, cost: number): number =>
  human.weapons.some(({ type, ready, loaded, jammed }) => {
    const row = look.book.weapons[type].fire
    return row && ready && !jammed && loaded > 0 && priceOf(human, row.cost) <= human.ap - cost
  })
    ? 0.12
    : 0

const standUp = ({ human, choices }: Case): Advised | null => {
  const [up] = human.prone ? of(choices, 'stand-up') : []
  return up ? { command: up, why: 'Up again first.' } : null
}

/** What is left of the action points fills a magazine that is nearly empty. */
function topUp(one: Case): Advised | null {
  const low = loading(one, ({ loaded, ready }) => ready && loaded <= 1)
  return low ? { command: low, why: 'Better to reload now than later.' } : null
}

const END: Advised = { command: { do: 'end' }, why: 'There is nothing better to do.' }

/** What a competent player does with the active human. */
export function act(look: Look, human: Human, choices: readonly Command[]): Advised {
  if (human.aboard !== null) return ride(look, human, choices) ?? END
  const one: Case = { look, human, choices, errand: errandOf(look, human) }
  const radio = leaveRadio(look, human, choices, one.errand)
  const inHurry = one.errand !== null && (carriesLoad(human) || slackOf(look, human, one.errand) <= 1)
  return (
    breakFree(one) ??
    fight(look, human, choices, inHurry) ??
    actThere(one) ??
    finish(look, choices) ??
    care(one) ??
    standUp(one) ??
    radio ??
    prepare(one) ??
    (hasQuirk(look, human, 'stupid') ? drawForContact(look, human, choices) : null) ??
    clearWay(one) ??
    shutDoor(look, human, choices) ??
    bestDeed(one) ??
    holdOut(look, human, choices, one.errand) ??
    freeHands(look, human) ??
    makeWay(one) ??
    drawForContact(look, human, choices) ??
    lieInWait(look, human, choices) ??
    topUp(one) ??
    drawForDistance(look, human, choices) ??
    END
  )
}
