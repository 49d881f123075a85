/** What is in hand and in the bag: the right weapon for what comes, finds, first aid, a radio that draws others away. */
import { type Advice, best } from '@shamble/kernel'
import { type Command, type CommandOf } from '../commands.ts'
import { actRefusal } from '../rules/04-activation.ts'
import { unskilledRefusal } from '../rules/41-archetypes.ts'
import { goalsOf } from '../rules/24-senses.ts'
import { hasQuirk } from '../rules/48-mind.ts'
import { type Human, isUp, type Look, theHuman, type Weapon } from '../state.ts'
import { ITEMS } from '../tables/items.ts'
import { STRIKES } from '../tables/melee.ts'
import { cm } from '../tables/units.ts'
import type { WeaponId } from '../tables/weapons.ts'
import { nearestGap, riskAt } from './danger.ts'
import { holdsBuilding } from './goals.ts'
import { of } from './pick.ts'
import { carriesLoad, type Errand, isCareful } from './tasks.ts'
import { farFrom } from './ways.ts'

type Advised = Advice<Command>

/** Not jammed, and he knows how to fire it. */
export const isUsable = (look: Look, human: Human, { type, jammed }: Weapon): boolean =>
  !jammed && unskilledRefusal(look, human, type) === null

/** Something loaded in hand that he knows how to fire. */
export const hasShots = (look: Look, human: Human): boolean =>
  human.weapons.some(
    (weapon) =>
      weapon.ready && weapon.loaded > 0 && look.book.weapons[weapon.type].fire && isUsable(look, human, weapon),
  )

/** How many zombies a weapon should put down in two turns of close combat, in which nobody can reload (dw.cc.3). */
function inContact(look: Look, human: Human, weapon: Weapon): number {
  const { fire, strike } = look.book.weapons[weapon.type]
  const blow = strike === null ? 0 : (7 - (STRIKES[strike].fall ?? STRIKES[strike].elim ?? 7)) / 6
  const blows = 2 * 2 * 0.6 * blow
  if (!fire?.closeQuarters || weapon.loaded === 0 || !isUsable(look, human, weapon)) return blows
  const shots = Math.min(weapon.loaded, (2 * look.book.humanAP) / Math.max(1, fire.cost))
  return Math.max(blows, (shots * (7 - fire.closeQuarters)) / 6)
}

/** The change of weapons after which the best of these is in hand, if it is much better than what is there. */
function drawBest(
  human: Human,
  choices: readonly Command[],
  worth: (weapon: Weapon) => number,
  better: number,
): CommandOf<'ready'> | null {
  const own = Math.max(0, ...human.weapons.filter(({ ready }) => ready).map(worth))
  const worthOf = ({ weapons }: CommandOf<'ready'>): number =>
    Math.max(0, ...human.weapons.filter(({ id }) => weapons.includes(id)).map(worth))
  const drawn = best(of(choices, 'ready'), worthOf)
  return drawn && worthOf(drawn) > own * better + 0.1 ? drawn : null
}

/** dw.cc.16 A handgun or a blade, before they are in contact and it is too late for it. */
export function drawForContact(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  const near = hasQuirk(look, human, 'stupid') ? cm(25) : cm(15)
  if (nearestGap(look, human) > near || carriesLoad(human)) return null
  const drawn = drawBest(human, choices, (weapon) => inContact(look, human, weapon), 1.5)
  return drawn && { command: drawn, why: 'They are close: it needs something to strike with.' }
}

/** They will be on him before he has gone far. */
export const isPressed = (look: Look, human: Human): boolean =>
  nearestGap(look, human) <= cm(10) && riskAt(look, human, human.at) > 0.07

/** Whoever is stuck with a load while they come puts it down: with both hands full nobody fights. */
export function freeHands(look: Look, human: Human): Advised | null {
  const load = human.items.find(({ kind }) => ITEMS[kind].bothHands)
  if (!load || human.ap < 1 || !isPressed(look, human)) return null
  const isArmed = human.weapons.some((weapon) => weapon.ready && inContact(look, human, weapon) > 0)
  const command: Command = { do: 'drop', what: load.id }
  return isArmed && actRefusal(look, human, command) === null
    ? { command, why: 'The way has to be cleared first.' }
    : null
}

/** What a weapon is good for at a distance. */
function atDistance(look: Look, human: Human, weapon: Weapon): number {
  const { fire, category } = look.book.weapons[weapon.type]
  return fire && category !== 'thrown' && category !== 'grenades' && weapon.loaded > 0 && isUsable(look, human, weapon)
    ? (RATED[weapon.type] ?? 1)
    : 0
}

/** Weapons by what they are worth to somebody who can use them. */
const RATED: Partial<Record<WeaponId, number>> = {
  machinegun: 4,
  'assault-rifle': 3.5,
  'sub-machinegun': 3,
  carbine: 2.6,
  rifle: 2.6,
  'sniper-rifle': 2,
  crossbow: 1.8,
  bow: 1.8,
  'sawn-off': 1.6,
  'pump-shotgun': 1.8,
  'double-barrel': 1.8,
  flamethrower: 2,
  'grenade-launcher': 1.4,
  pistol: 1.5,
  revolver: 1.5,
}

/**
 * dw.quirk.10, dw.entry.7 Whoever cannot help firing has his hands empty where every shot draws more of them, and in a
 * house that is held where it only wastes what is needed later.
 */
export const keepsHandsEmpty = (look: Look, human: Human): boolean =>
  hasQuirk(look, human, 'macho') &&
  (look.book.doShotsDraw() || (isCareful(look) && holdsBuilding(look) !== null && nearestGap(look, human) > cm(20)))

/** dw.setup.7 Where to begin, and with what in hand; dw.quirk.15 whoever seeks contact has something for it. */
export function setOut(look: Look, choices: readonly Command[]): Advised | null {
  const [place] = of(choices, 'place')
  const human = place && look.state.humans[place.human - 1]
  if (!human) return null
  if (keepsHandsEmpty(look, human))
    return { command: { ...place, ready: [] }, why: 'Every shot would draw more of them.' }
  const close = hasQuirk(look, human, 'stupid') ? best(human.weapons, (one) => inContact(look, human, one)) : null
  return (
    close && { command: { ...place, ready: [close.id] }, why: 'They are close: it needs something to strike with.' }
  )
}

/** The long gun again when there is time for it. */
export function drawForDistance(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  if (nearestGap(look, human) <= cm(30) || hasQuirk(look, human, 'stupid')) return null
  if (keepsHandsEmpty(look, human)) return null
  const drawn = drawBest(human, choices, (weapon) => atDistance(look, human, weapon), 1.3)
  return drawn && { command: drawn, why: 'Better to keep them at a distance.' }
}

/** What a weapon is worth to its owner, at a distance and in contact. */
const worthOf = (look: Look, human: Human, weapon: Weapon): number =>
  atDistance(look, human, weapon) + 0.2 * inContact(look, human, weapon) + (weapon.grenades ? grenadesIn(weapon) : 0)

const grenadesIn = ({ grenades }: Weapon): number =>
  0.3 * Object.values(grenades).reduce((sum, count) => sum + (count ?? 0), 0)

/** dw.search.17 What was found is taken, if need be for something worse. */
export function takeOrLeave(look: Look, choices: readonly Command[]): Advised | null {
  const vars = look.state.frames.at(-1)?.vars
  const weapon = (vars?.found as { readonly weapon?: Weapon | null } | undefined)?.weapon
  const takes = of(choices, 'take-find')
  const [plain] = takes.filter(({ drop }) => drop === undefined)
  if (plain) return { command: plain, why: 'It may be of use.' }
  if (!weapon || typeof vars?.human !== 'number') return null
  const human = theHuman(look.state, vars.human)
  const dropped = ({ drop }: CommandOf<'take-find'>): number => {
    const old = human.weapons.find(({ id }) => id === drop)
    return old ? worthOf(look, human, old) : 9
  }
  const swap = best(takes, (command) => -dropped(command))
  return swap && worthOf(look, human, weapon) > dropped(swap) + 0.2
    ? { command: swap, why: 'This is better than what is at hand.' }
    : null
}

/** dw.gskill.8 Without a kit it takes luck, and time. */
export function giveAid(look: Look, human: Human, choices: readonly Command[]): Advised | null {
  if (nearestGap(look, human) <= cm(20)) return null
  const woundsOf = (n: number): number => look.state.humans[n - 1]?.wounds ?? 0
  const hurt = of(choices, 'first-aid').filter(({ patient }) => woundsOf(patient) >= 2)
  const worst = best(hurt, ({ patient }) => woundsOf(patient))
  return worst && { command: worst, why: 'Nobody is near: time to dress wounds.' }
}

/** dw.items.3 A radio left behind draws those who have noticed nobody yet; one that plays in the bag draws them here. */
export function leaveRadio(
  look: Look,
  human: Human,
  choices: readonly Command[],
  errand: Errand | null,
): Advised | null {
  const radio = human.items.find(({ kind }) => kind === 'radio')
  if (!radio) return null
  const drop: Command = { do: 'drop', what: radio.id }
  if (radio.on && actRefusal(look, human, drop) === null) return { command: drop, why: 'Let them look for us here.' }
  const isGoing = errand !== null && farFrom(look, human.at, errand.to) > cm(40)
  if (!isGoing || nearestGap(look, human) <= cm(25)) return null
  const idle = look.state.zombies.filter((z) => isUp(z) && goalsOf(look, z).next().done).length
  const on = of(choices, 'switch-radio').find((command) => command.radio === radio.id)
  return on && idle >= 4 ? { command: on, why: 'This draws them away.' } : null
}
