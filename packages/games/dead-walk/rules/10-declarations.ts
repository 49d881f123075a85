/** dw.shooting Declarations of fire: what one costs, why it cannot be made, and which are on offer. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
import {
  type FigureId,
  figureName,
  figureNamed,
  type Human,
  type Look,
  type Weapon,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { type Column, MODIFIERS } from '../tables/modifiers.ts'
import { DOUBLE_TAP, type SkillId } from '../tables/skills.ts'
import type { FireMode, FireRow } from '../tables/weapons.ts'
import { humanBody, isInCloseCombat, isWithin, theFigure, touches, zombieBody } from './01-figures.ts'
import { canPay, payRefusal } from './04-actions.ts'
import { handsRefusal } from './06-carry.ts'
import { fireRow, weaponOf } from './08-weapons.ts'
import { coverOf, sees } from './09-sight.ts'
import { friendsInCombat, modifiersFor } from './10-modifiers.ts'
import { burstsIn, shootRefusal, stateRefusal, targetRefusal } from './10-targets.ts'
import { corridorTargets, sustainedCost, sustainedRefusal } from './11-autofire.ts'
import { unskilledRefusal } from './41-archetypes.ts'
import { skillOnRefusal } from './45-skills.ts'
import { FOR_FIRE, firedWith, isSniped, otherHandgun, usable } from './47-combat-skills.ts'

export type Fire = CommandOf<'fire'>

/** dw.shooting.1, dw.aim.1, dw.autofire.10, dw.cskill.22 What a declaration costs before doubling. */
export function costOfFire(look: Look, row: FireRow, { bursts, aim = 0, sustained = false, skill }: Declared): number {
  const aimed = aim * look.book.costs.aim
  if (skill === 'double-tap') return DOUBLE_TAP.cost + aimed
  return (sustained ? sustainedCost(look, row, bursts) : bursts * row.cost) + aimed
}

type Declared = Pick<Fire, 'bursts' | 'aim' | 'sustained' | 'skill'>

const HANDLED: readonly FireMode[] = ['single', 'automatic']

/** Why this declaration is not possible now; dw.quirk.17 whoever is forced to may fire at a friend. */
export function fireRefusal(look: Look, human: Human, command: Fire, isForced = false): Refusal | null {
  const blocked = shootRefusal(look, human, command.weapon, HANDLED)
  if (blocked !== null) return blocked
  const weapon = weaponOf(human, command.weapon) as Weapon
  const row = fireRow(look, weapon) as FireRow
  return (
    targetRefusal(look, human, row, figureNamed(command.target), isForced) ??
    skillOnRefusal(look, human, command.skill, FOR_FIRE) ??
    (command.sustained ? sustainedRefusal(look, row, command.bursts) : null) ??
    burstsRefusal(look, weapon, command.bursts) ??
    skilledRefusal(look, human, weapon, command) ??
    payRefusal(human, costOfFire(look, row, command))
  )
}

/** dw.ammo.1 */
function burstsRefusal(look: Look, weapon: Weapon, bursts: number): Refusal | null {
  const most = burstsIn(look, weapon)
  return bursts > most ? refuse('dw.ammo.1', `Only ${most} can be fired before it is empty.`) : null
}

/** dw.cskill.5 to dw.cskill.26 Why a declaration cannot be made with the skill that it names. */
function skilledRefusal(look: Look, human: Human, weapon: Weapon, command: Fire): Refusal | null {
  switch (command.skill) {
    case 'eagle-eye':
      return isHindered(look, human, weapon, command, 'dw.shooting.15')
        ? null
        : refuse('dw.cskill.5', `${command.target} is not at long range.`)
    case 'sharpshooter':
      return isSoftlyCovered(look, human, weapon, command)
        ? null
        : refuse('dw.cskill.7', `${command.target} is not behind soft cover.`)
    case 'ambidextrous':
      return bothHandsRefusal(human, weapon, command)
    case 'double-tap':
      return doubleTapRefusal(look, weapon, command)
    case 'sniper':
      return isSniped(weapon.type)
        ? null
        : refuse('dw.cskill.26', `The ${look.book.weapons[weapon.type].title} is no weapon for this.`)
    default:
      return null
  }
}

/** Whom a declaration is diced against, by crowd number; dw.cskill.22 one target only. */
const targetsOf = (look: Look, human: Human, row: FireRow, { target, skill }: Fire): number[] =>
  row.mode === 'automatic' && skill !== 'double-tap'
    ? corridorTargets(look, human, row, figureNamed(target))
    : [figureNamed(target)]

const columnOf = ({ mode }: FireRow): Column => (mode === 'automatic' ? 'automatic' : 'single')

export function hindrances(look: Look, human: Human, weapon: Weapon, command: Fire): readonly Modifier[] {
  const row = fireRow(look, weapon) as FireRow
  const bodies = targetsOf(look, human, row, command).map((figure) => theFigure(look, figure))
  return modifiersFor(look, human, columnOf(row), bodies, weapon)
}

const isHindered = (look: Look, human: Human, weapon: Weapon, command: Fire, by: Clause): boolean =>
  hindrances(look, human, weapon, command).some(({ clause }) => clause === by)

/** dw.cskill.7, dw.cover.3 Somebody is covered, and nobody by something hard. */
function isSoftlyCovered(look: Look, human: Human, weapon: Weapon, command: Fire): boolean {
  const targets = targetsOf(look, human, fireRow(look, weapon) as FireRow, command)
  const covers = targets.map((figure) => coverOf(look, humanBody(human), theFigure(look, figure)))
  return covers.includes('soft') && !covers.includes('hard')
}

/** dw.cskill.9 Both guns in hand, both with enough in them, and no time to aim. */
function bothHandsRefusal(human: Human, weapon: Weapon, { bursts, aim = 0 }: Fire): Refusal | null {
  const other = otherHandgun(human, weapon)
  if (!other) return refuse('dw.cskill.9', `${human.name} does not have a pistol or revolver in each hand.`)
  if (aim > 0) return refuse('dw.cskill.9', 'Nobody aims two guns at once.')
  if (other.jammed) return refuse('dw.shooting.6', 'The other gun is jammed.', 'jammed')
  return other.loaded < bursts ? refuse('dw.ammo.1', `The other gun has only ${other.loaded} left.`) : null
}

/** dw.cskill.22 */
function doubleTapRefusal(look: Look, weapon: Weapon, { bursts, sustained }: Fire): Refusal | null {
  const due = Math.min(DOUBLE_TAP.bursts, burstsIn(look, weapon))
  return bursts === due && !sustained
    ? null
    : refuse('dw.cskill.22', `A double tap is a declaration of ${due === 1 ? 'one burst' : 'two bursts'}.`)
}

/** What is not added with a skill (dw.cskill.5, dw.cskill.7). */
const IGNORED: Partial<Record<SkillId, Clause>> = { 'eagle-eye': 'dw.shooting.15', sharpshooter: 'dw.cover.1' }

/** Every number of bursts and steps of aim that can be paid. */
function declarations(look: Look, human: Human, weapon: Weapon, row: FireRow): Declared[] {
  const most = burstsIn(look, weapon)
  const found: Declared[] = []
  for (let bursts = 1; bursts <= most && canPay(human, costOfFire(look, row, { bursts })); bursts++) {
    found.push({ bursts })
    for (let aim = 1; aim <= MOST_AIM && canPay(human, costOfFire(look, row, { bursts, aim })); aim++)
      found.push({ bursts, aim })
  }
  if (row.mode !== 'automatic') return found
  for (let bursts = 2; bursts <= Math.min(most, 1 + look.book.sustainedExtraBursts); bursts++)
    if (canPay(human, costOfFire(look, row, { bursts, sustained: true }))) found.push({ bursts, sustained: true })
  return found
}
const MOST_AIM = 10

interface Gun {
  readonly weapon: Weapon
  readonly row: FireRow
  readonly declared: readonly Declared[]
  readonly skilled: readonly Declared[]
}

/** The declarations with one of his skills that can be paid. */
function skilledDeclarations(
  look: Look,
  human: Human,
  weapon: Weapon,
  row: FireRow,
  plain: readonly Declared[],
): Declared[] {
  return usable(look, human, FOR_FIRE).flatMap((skill): Declared[] => {
    if (skill !== 'double-tap') return plain.map((one) => ({ ...one, skill }))
    const bursts = Math.min(DOUBLE_TAP.bursts, burstsIn(look, weapon))
    const taps: Declared[] = bursts === 0 ? [] : [{ bursts, skill }]
    for (let aim = 1; bursts > 0 && aim <= MOST_AIM; aim++) taps.push({ bursts, aim, skill })
    return taps.filter((one) => canPay(human, costOfFire(look, row, one)))
  })
}

function gunsOf(look: Look, human: Human): Gun[] {
  const guns: Gun[] = []
  for (const weapon of human.weapons) {
    const row = fireRow(look, weapon)
    if (row === null || !HANDLED.includes(row.mode) || stateRefusal(weapon, row, '') !== null) continue
    if (unskilledRefusal(look, human, weapon.type) !== null) continue
    const declared = declarations(look, human, weapon, row)
    const skilled = skilledDeclarations(look, human, weapon, row, declared)
    if (declared.length > 0 || skilled.length > 0) guns.push({ weapon, row, declared, skilled })
  }
  return guns
}

/** Every zombie that is visible, in range and not fired at before, with every declaration that can be paid. */
export function fireChoices(look: Look, human: Human): Fire[] {
  const guns = gunsOf(look, human)
  if (guns.length === 0 || handsRefusal(human) !== null || isInCloseCombat(look, human)) return []
  const firer = humanBody(human)
  const farthest = Math.max(...guns.map(({ row }) => row.range ?? 0))
  const choices: Fire[] = []
  for (const zombie of look.state.zombies) {
    const target = zombieBody(zombie)
    if (!isWithin(look, firer, target, farthest) || human.firedAt.includes(target.figure)) continue
    if (touches(look, firer, target) || !sees(look, firer, target)) continue
    for (const gun of guns) {
      if (!isWithin(look, firer, target, gun.row.range ?? 0)) continue
      pushChoices(choices, gun, zombie)
      if (gun.skilled.length > 0) pushSkilled(look, human, choices, gun, zombie)
    }
  }
  return choices
}

function pushSkilled(look: Look, human: Human, choices: Fire[], { weapon, skilled }: Gun, { n }: Zombie): void {
  const target: FigureId = figureName(zombieFigure(n))
  for (const one of skilled) {
    const command: Fire = { do: 'fire', weapon: weapon.id, target, ...one }
    if (skilledRefusal(look, human, weapon, command) === null) choices.push(command)
  }
}

function pushChoices(choices: Fire[], { weapon, declared }: Gun, { n }: Zombie): void {
  const target: FigureId = figureName(zombieFigure(n))
  for (const one of declared) choices.push(fireWith(weapon.id, target, one))
}

/** Field by field: such commands are offered a lot. */
function fireWith(weapon: number, target: FigureId, { bursts, aim, sustained }: Declared): Fire {
  if (aim !== undefined) return { do: 'fire', weapon, target, bursts, aim }
  if (sustained !== undefined) return { do: 'fire', weapon, target, bursts, sustained }
  return { do: 'fire', weapon, target, bursts }
}

/** A declaration as it is fixed before the first die (dw.shooting.4): the same for those who fire and those who only ask. */
export interface Declaration {
  readonly weapon: Weapon
  /** dw.cskill.9 The gun in the other hand that is fired, too. */
  readonly second: Weapon | null
  readonly row: FireRow
  readonly named: number
  /** By crowd number, ascending: so the dice pick among them. */
  readonly targets: readonly number[]
  readonly modifiers: readonly Modifier[]
  /** dw.shooting.12 Who may be hit instead. */
  readonly friends: readonly Human[]
  readonly bursts: number
  readonly aim: number
  /** Before doubling. */
  readonly cost: number
}

export function declarationOf(look: Look, human: Human, command: Fire): Declaration {
  const { bursts, aim = 0, skill } = command
  const weapon = weaponOf(human, command.weapon) as Weapon
  const row = firedWith(fireRow(look, weapon) as FireRow, skill)
  const targets = targetsOf(look, human, row, command)
  const bodies = targets.map((figure) => theFigure(look, figure))
  const ignored = skill && IGNORED[skill]
  return {
    weapon,
    second: (skill === 'ambidextrous' && otherHandgun(human, weapon)) || null,
    row,
    named: figureNamed(command.target),
    targets,
    modifiers: modifiersFor(look, human, columnOf(row), bodies, weapon).filter(({ clause }) => clause !== ignored),
    friends: friendsInCombat(look, human, bodies),
    bursts,
    aim,
    cost: costOfFire(look, row, command),
  }
}

/** dw.aim.3, dw.aim.4, dw.aim.5 Aiming counts for every die of single shots, and for the first of automatic fire. */
export function modifiersOfDie({ row, modifiers, aim }: Declaration, isFirst: boolean): readonly Modifier[] {
  if (aim === 0 || (row.mode === 'automatic' && !isFirst)) return modifiers
  return [...modifiers, { clause: row.mode === 'automatic' ? 'dw.aim.4' : 'dw.aim.2', value: aim * MODIFIERS.aim.adds }]
}
