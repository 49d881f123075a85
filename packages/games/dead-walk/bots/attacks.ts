/** What attacks on offer are worth: the chance that a zombie goes down. */
import type { Modifier } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { figureOf, theFigure, within, type Figure } from '../rules/01-figures.ts'
import { fireRow, weaponOf } from '../rules/08-weapons.ts'
import { modified, modifiersFor } from '../rules/10-shooting.ts'
import { corridorTargets } from '../rules/11-autofire.ts'
import { coneTargets } from '../rules/12-shotgun.ts'
import { strikeModifiers } from '../rules/17-close-combat.ts'
import { figureNamed, type Human, isZombieFigure, type Look, numberOfFigure, theZombie, type Weapon } from '../state.ts'
import { STRIKES } from '../tables/melee.ts'
import type { FireRow, Scores } from '../tables/weapons.ts'
import { cm } from '../tables/units.ts'

/** The share of six faces that give at least so much after modifiers; null is never. */
export function chance(least: number | null, modifiers: readonly Modifier[]): number {
  if (least === null) return 0
  return Math.min(6, Math.max(0, 7 - least + modified(0, modifiers))) / 6
}

/** The chance that a die fells or eliminates. */
const downChance = ({ fall, elim }: Scores, modifiers: readonly Modifier[]): number =>
  Math.max(chance(fall, modifiers), chance(elim, modifiers))

export const repeated = (p: number, times: number): number => 1 - (1 - p) ** times

/** An attack with what it promises. */
export interface Shot<C extends Command = Command> {
  readonly command: C
  /** The chance that its target goes down, or how many zombies should. */
  readonly worth: number
  readonly friends: number
  /** The gap to the target, in square units of distance of centres. */
  readonly far: number
}

const distance2 = (human: Human, { at }: Figure): number =>
  (human.at.x - at.x) * (human.at.x - at.x) + (human.at.y - at.y) * (human.at.y - at.y)

/** A declaration at one target. */
export function fireWorth(look: Look, human: Human, command: CommandOf<'fire'>): Shot<CommandOf<'fire'>> | null {
  const weapon = weaponOf(human, command.weapon)
  const row = weapon && fireRow(look, weapon)
  const figure = figureNamed(command.target)
  const target = figureOf(look, figure)
  if (!row || !target) return null
  const far = distance2(human, target)
  if (row.mode === 'automatic') return autofireWorth(look, human, command, row, figure, far)
  const modifiers = [...modifiersFor(look, human, 'single', [target]), ...aimed(command.aim)]
  const p = target.low ? chance(row.elim, modifiers) : downChance(row, modifiers)
  return { command, worth: repeated(p, command.bursts), friends: 0, far }
}

const aimed = (aim = 0): Modifier[] => (aim > 0 ? [{ clause: 'dw.aim.1', value: aim }] : [])

function autofireWorth(
  look: Look,
  human: Human,
  command: CommandOf<'fire'>,
  row: FireRow,
  figure: number,
  far: number,
): Shot<CommandOf<'fire'>> {
  const targets = corridorTargets(look, human, row, figure)
  const bodies = targets.map((one) => theFigure(look, one))
  const p = downChance(row, modifiersFor(look, human, 'automatic', bodies))
  const dice = row.rof * command.bursts
  const zombies = targets.filter(isZombieFigure).length
  const each = repeated(p / targets.length, dice)
  return { command, worth: each * zombies, friends: targets.length - zombies, far }
}

/** A shell along an axis: the zombies that should go down. */
export function sprayWorth(look: Look, human: Human, command: CommandOf<'spray'>): Shot<CommandOf<'spray'>> | null {
  const weapon = weaponOf(human, command.weapon)
  if (!weapon) return null
  const [x, y] = command.towards
  const targets = coneTargets(look, human, weapon, { x, y })
  const zombies = targets.filter(isZombieFigure)
  const nearest = zombies[0]
  if (nearest === undefined) return null
  const modifiers = modifiersFor(look, human, 'shotgun')
  const bands = look.book.bands[weapon.type] ?? []
  const far = distance2(human, theFigure(look, nearest))
  const p = downChance(bands[far > cm(8) * cm(8) ? bands.length - 1 : 0] ?? { fall: null, elim: null }, modifiers)
  return { command, worth: zombies.length * p, friends: targets.length - zombies.length, far }
}

/** A template or grenade around a point: how many zombies and friends are near it. */
export function blastWorth(
  look: Look,
  human: Human,
  command: CommandOf<'throw' | 'launch' | 'rake'>,
): Shot<CommandOf<'throw' | 'launch' | 'rake'>> {
  const [x, y] = command.at
  const at = { x, y }
  const near = within(look, { at, on: null }, cm(4))
  const around = within(look, { at, on: null }, command.do === 'rake' ? cm(5) : cm(12))
  const friends = around.filter((figure) => !isZombieFigure(figure)).length
  return {
    command,
    worth: 0.6 * near.filter(isZombieFigure).length,
    friends,
    far: distance2(human, { at, on: null, figure: 0, low: false }),
  }
}

export interface Close {
  readonly command: CommandOf<'shoot-close'>
  readonly chance: number
  readonly weapon: Weapon
}

/** The chance that a burst in contact eliminates. */
export function closeWorth(look: Look, human: Human, command: CommandOf<'shoot-close'>): Close | null {
  const weapon = weaponOf(human, command.weapon)
  const row = weapon && fireRow(look, weapon)
  if (!row) return null
  const isFallen = figureOf(look, figureNamed(command.target))?.low ?? false
  const p = isFallen ? 1 : chance(row.closeQuarters, modifiersFor(look, human, 'closeQuarters'))
  return { command, chance: repeated(p, command.bursts), weapon }
}

/** The chance that a blow fells or eliminates. */
export function strikeWorth(look: Look, human: Human, command: CommandOf<'strike'>): number {
  const zombie = theZombie(look.state, numberOfFigure(figureNamed(command.target)))
  const weapon = weaponOf(human, command.with)
  const row = STRIKES[(weapon && look.book.weapons[weapon.type].strike) || 'bludgeoning']
  if (zombie.fallen && row.elimFallen !== null) return chance(row.elimFallen, [])
  const modifiers = strikeModifiers(human, zombie)
  return downChance(row, modifiers) + chance(row.elim, modifiers) / 2
}
