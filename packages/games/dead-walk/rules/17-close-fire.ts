/** dw.cc.17, dw.shooting.19 Fire at somebody in base contact: with what, at what price, and its dice. */
import { type Modifier, type Refusal, refuse, thoseIn } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import type { Die } from '../events.ts'
import {
  type FigureId,
  figureName,
  figureNamed,
  type Human,
  type Look,
  type Transaction,
  type Weapon,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { type FireRow, titleIs } from '../tables/weapons.ts'
import { d6, ownerOf } from './01-dice.ts'
import { splits } from './01-faces.ts'
import { figureOf, humanBody, theFigure, zombiesTouching } from './01-figures.ts'
import { canPay, costOfDeed, payRefusal } from './04-actions.ts'
import { handsRefusal } from './06-carry.ts'
import { fireRow, noticed, spendBurst, weaponOf } from './08-weapons.ts'
import { anyOf, chanceOf, modified, modifiersFor } from './10-modifiers.ts'
import { firedAtRefusal, markFiredAt } from './10-targets.ts'
import { jamDice } from './16-jam.ts'
import { contactRefusal } from './17-blows.ts'
import { applyResult } from './19-harm.ts'
import { unskilledRefusal } from './41-archetypes.ts'
import { skillOnRefusal } from './45-skills.ts'
import { afterAnger, FOR_CLOSE_SHOTS, shellPrice, unloadedRefusal, usable } from './47-combat-skills.ts'
import { searchPockets } from './47-deep-pockets.ts'

const CLOSE = splits('misses', 'eliminated')

/** Fire at somebody in base contact. */
type Shot = CommandOf<'shoot-close'>

/** A weapon that can be fired in contact now: in hand, unjammed, loaded, with a close quarter number. */
function closeRow(look: Look, weapon: Weapon): FireRow | null {
  const row = fireRow(look, weapon)
  return row && row.closeQuarters !== null && weapon.ready && !weapon.jammed && weapon.loaded > 0 ? row : null
}

function closeWeaponRefusal(look: Look, human: Human, id: number, bursts: number): Refusal | null {
  const weapon = weaponOf(human, id)
  const row = weapon && fireRow(look, weapon)
  if (!weapon || !row) return refuse('dw.shooting.6', `${human.name} has no such weapon to fire.`)
  const { title } = look.book.weapons[weapon.type]
  if (row.closeQuarters === null)
    return refuse('dw.cc.20', `The ${title} cannot be fired in close combat.`, 'in-close-combat')
  const unskilled = unskilledRefusal(look, human, weapon.type)
  if (unskilled !== null) return unskilled
  if (!weapon.ready) return refuse('dw.cc.16', `The ${titleIs(title)} not in hand.`, 'not-in-hand')
  if (weapon.jammed) return refuse('dw.shooting.6', `The ${titleIs(title)} jammed.`, 'jammed')
  if (weapon.loaded === 0) return refuse('dw.cc.21', `The ${titleIs(title)} empty.`)
  return weapon.loaded < bursts ? refuse('dw.shooting.6', `The ${title} has only ${weapon.loaded} left.`) : null
}

const isShotgun = ({ mode }: FireRow): boolean => mode === 'shotgun'

/** dw.shooting.3 Shotguns are exempt. */
const againRefusal = (human: Human, row: FireRow, figure: number): Refusal | null =>
  isShotgun(row) ? null : firedAtRefusal(human, figure)

/** The row of a weapon that is known to have one. */
const rowOf = (look: Look, human: Human, id: number): FireRow => fireRow(look, weaponOf(human, id) as Weapon) as FireRow

/** dw.shooting.20 A fallen target needs one burst. */
const fallenRefusal = (look: Look, { target, bursts }: Shot): Refusal | null =>
  bursts > 1 && figureOf(look, figureNamed(target))?.low
    ? refuse('dw.shooting.20', 'One burst eliminates a fallen target; there is no need for more.')
    : null

/** dw.shotgun.11, dw.cc.18 Is the second shell free now? */
export function isShellFree(look: Look, weapon: number, figure: number): boolean {
  const shell = look.state.activation?.shell ?? null
  return shell !== null && shell.weapon === weapon && shell.target === figure
}

/** dw.cc.18 The normal price for each burst; two shells of a double barrel or sawn off for that of one. */
export function closeCost(look: Look, human: Human, { weapon: id, target, bursts, skill }: Shot): number {
  if (skill === 'combat-expert') return costOfDeed(look, 'strike')
  const weapon = weaponOf(human, id) as Weapon
  const row = fireRow(look, weapon) as FireRow
  if (!isShotgun(row)) return row.cost * bursts
  const paid = isShellFree(look, id, figureNamed(target)) ? bursts - 1 : bursts
  return shellPrice(look, human, weapon, row.cost) * Math.ceil(paid / row.rof)
}

/** dw.cskill.16 One attack is one burst. */
const expertRefusal = ({ skill, bursts }: Shot): Refusal | null =>
  skill === 'combat-expert' && bursts > 1 ? refuse('dw.cskill.16', 'Each of two attacks is one burst.') : null

export function closeChoices(look: Look, human: Human): Shot[] {
  const plain = closeShotsOf(look, human, true)
  const [skill] = usable(look, human, FOR_CLOSE_SHOTS)
  if (!skill || !canPay(human, costOfDeed(look, 'strike'))) return plain
  return [...plain, ...closeShotsOf(look, human).map((shot) => ({ ...shot, skill }))]
}

/** Fire at whoever is in contact: as many bursts as he can pay, or one that nothing is paid for. */
export function closeShotsOf(look: Look, human: Human, isPaid = false): Shot[] {
  const choices: Shot[] = []
  const touched = zombiesTouching(look, humanBody(human))
  if (touched.length === 0) return choices
  const armed = thoseIn(
    human.weapons,
    (weapon) => closeRow(look, weapon) !== null && unskilledRefusal(look, human, weapon.type) === null,
  )
  if (armed.length === 0 || handsRefusal(human) !== null) return choices
  for (const zombie of touched) for (const weapon of armed) offerBursts(look, human, weapon, zombie, isPaid, choices)
  return choices
}

/** As many bursts as he can pay; of shotguns, which see the first, and at fallen targets one. */
function offerBursts(look: Look, human: Human, weapon: Weapon, zombie: Zombie, isPaid: boolean, into: Shot[]): void {
  const figure = zombieFigure(zombie.n)
  const row = fireRow(look, weapon) as FireRow
  if (againRefusal(human, row, figure) !== null) return
  if (isPaid && unloadedRefusal(look, human, weapon, 1) !== null) return
  const most = isShotgun(row) || zombie.fallen || !isPaid ? 1 : weapon.loaded
  for (let bursts = 1; bursts <= most; bursts++) {
    const command = { do: 'shoot-close', weapon: weapon.id, target: figureName(figure), bursts } as const
    if (isPaid && !canPay(human, closeCost(look, human, command))) return
    into.push(command)
  }
}

/** dw.cc.17, dw.cc.19 One die of a burst against the close quarter number. */
function closeDie(t: Transaction, human: Human, weapon: Weapon, target: FigureId, modifiers: readonly Modifier[]): Die {
  const needed = fireRow(t, weapon)?.closeQuarters ?? 0
  const what = `${human.name} fires the ${t.book.weapons[weapon.type].title} at ${target}: ${needed} or more`
  const seat = ownerOf(human)
  const table = CLOSE(needed)
  const throwOne = (thrower?: number): number =>
    d6(t, { clause: 'dw.cc.17', seat, what, modifiers, table, human: thrower })
  const hits = (face: number): boolean => modified(face, modifiers) >= needed
  const first = throwOne(human.n)
  const face = hits(first) ? first : afterAnger(t, human, { what, face: first, again: () => throwOne() })
  return { face, modifiers, result: hits(face) ? 'elim' : 'miss' }
}

/** How likely it is that fire at somebody in contact hits; dw.shooting.19 it is certain if he has fallen. */
export function closeChance(look: Look, human: Human, { weapon, target, bursts }: Shot): number {
  if (theFigure(look, figureNamed(target)).low) return 1
  const needed = rowOf(look, human, weapon).closeQuarters ?? 0
  const modifiers = modifiersFor(look, human, 'closeQuarters', [], weaponOf(human, weapon))
  return anyOf(
    bursts,
    chanceOf((face) => modified(face, modifiers) >= needed),
  )
}

/** dw.cc.18, dw.jam.3 Burst by burst, until the weapon jams; says whether any of them hit. */
function fireBursts(t: Transaction, human: Human, weapon: Weapon, { target, bursts }: Shot): boolean {
  const modifiers = modifiersFor(t, human, 'closeQuarters', [], weapon)
  let hit = false
  for (let burst = 1; burst <= bursts; burst++) {
    const die = closeDie(t, human, weapon, target, modifiers)
    if (die.result === 'elim') hit = true
    tellShot(t, human, weapon, target, [die])
    if (jamDice(t, human, weapon, [die.face])) break
  }
  return hit
}

function tellShot(t: Transaction, human: Human, weapon: Weapon, target: FigureId, dice: readonly Die[]): void {
  t.emit({
    e: 'shot close',
    clause: dice.length > 0 ? 'dw.cc.17' : 'dw.shooting.19',
    human: human.n,
    weapon: weapon.type,
    target,
    dice,
    loaded: spendBurst(human, weapon.id),
    left: human.ap,
  })
}

/** dw.shooting.19, dw.shooting.20 No die against a fallen target. */
function shootFallen(t: Transaction, human: Human, weapon: Weapon, target: FigureId): boolean {
  tellShot(t, human, weapon, target, [])
  return true
}

/** dw.shotgun.11 After the first shell of two. */
function keepShell(t: Transaction, { rof }: FireRow, { weapon, target, bursts }: Shot): void {
  const { activation } = t.state
  if (activation !== null && rof > 1 && bursts === 1)
    activation.shell = Object.freeze({ weapon, towards: null, target: figureNamed(target) })
}

/** dw.cskill.8 */
const unloadRefusal = (look: Look, human: Human, { weapon, bursts }: Shot): Refusal | null =>
  unloadedRefusal(look, human, weaponOf(human, weapon) as Weapon, bursts)

/** dw.cc.17, dw.cc.18 Why nobody in contact can be fired at like this. */
export function closeRefusal(look: Look, human: Human, command: Shot): Refusal | null {
  return (
    handsRefusal(human) ??
    closeWeaponRefusal(look, human, command.weapon, command.bursts) ??
    contactRefusal(look, human, command.target, 'dw.cc.18') ??
    againRefusal(human, rowOf(look, human, command.weapon), figureNamed(command.target)) ??
    fallenRefusal(look, command) ??
    skillOnRefusal(look, human, command.skill, FOR_CLOSE_SHOTS) ??
    expertRefusal(command) ??
    unloadRefusal(look, human, command) ??
    payRefusal(human, closeCost(look, human, command))
  )
}

/** Fire at somebody in base contact that was paid for; is it the second shell of two? */
export function shootAt(t: Transaction, human: Human, command: Shot, isSecond = false): void {
  const weapon = weaponOf(human, command.weapon) as Weapon
  const row = fireRow(t, weapon) as FireRow
  const figure = figureNamed(command.target)
  const isFallen = theFigure(t, figure).low
  const hit = isFallen ? shootFallen(t, human, weapon, command.target) : fireBursts(t, human, weapon, command)
  if (!isShotgun(row)) markFiredAt(human, [figure])
  else if (!isSecond) keepShell(t, row, command)
  if (hit) applyResult(t, figure, 'elim', { from: 'shot', by: human.n, close: true })
  searchPockets(t, human, weapon.id)
  // dw.entry.8, dw.zsense.5 A declaration is noticed once; the second shell is part of the first.
  if (!isSecond) noticed(t, human, weapon, 'D')
}
