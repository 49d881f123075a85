/** What attacks on offer are worth: the zombies that should go down by how dangerous they are, less the noise. */
import type { Modifier } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { opponents, theFigure } from '../rules/01-figures.ts'
import { priceOf } from '../rules/04-actions.ts'
import { fireRow, isNoisy, weaponOf } from '../rules/08-weapons.ts'
import { modified, modifiersFor } from '../rules/10-modifiers.ts'
import { corridorTargets, sustainedCost } from '../rules/11-autofire.ts'
import { coneTargets } from '../rules/12-shotgun.ts'
import { rakeTargets } from '../rules/13-machinegun.ts'
import { blastTargets, loadedGrenade, throwCost } from '../rules/14-grenade.ts'
import { flameTargets } from '../rules/15-flame.ts'
import { strikeModifiers } from '../rules/17-close-combat.ts'
import { DOUBLE_TAP, firedWith, gunnedBy, shellPrice, struckWith } from '../rules/47-combat-skills.ts'
import {
  figureNamed,
  type Human,
  isInPlay,
  isZombieFigure,
  type Look,
  numberOfFigure,
  theZombie,
  type Weapon,
  type Zombie,
} from '../state.ts'
import { GRENADES } from '../tables/grenades.ts'
import { STRIKES } from '../tables/melee.ts'
import type { SkillId } from '../tables/skills.ts'
import type { FireRow, Scores } from '../tables/weapons.ts'
import { cm } from '../tables/units.ts'
import { gapOf, preyValue } from './danger.ts'
import { isCareful } from './tasks.ts'

/** The share of six faces that give at least so much after modifiers; null is never. */
function chance(least: number | null, modifiers: readonly Modifier[]): number {
  if (least === null) return 0
  return Math.min(6, Math.max(0, 7 - least + modified(0, modifiers))) / 6
}

/** That something with this chance happens at least once. */
function repeated(p: number, times: number): number {
  let none = 1
  for (let i = 0; i < times; i++) none *= 1 - p
  return 1 - none
}

/** An attack, what it promises in lives, and what it costs in action points. */
export interface Attack<C extends Command = Command> {
  readonly command: C
  readonly value: number
  readonly cost: number
}

const zombieAt = (look: Look, figure: number): Zombie => theZombie(look.state, numberOfFigure(figure))

/** A felled one is out of a phase, and easily finished. */
function fellingWorth(z: Zombie, value: number): number {
  if (z.fallen) return 0
  return value >= 0.16 ? 0.55 * value : 0.25 * value
}

/** What dice do to one zombie: so many dice that each find it with this share. */
function diceWorth(look: Look, figure: number, scores: Scores, modifiers: readonly Modifier[], dice: Dice): number {
  const z = zombieAt(look, figure)
  const elim = chance(scores.elim, modifiers)
  const down = Math.max(elim, chance(scores.fall, modifiers))
  const gone = repeated(elim * dice.share, dice.count)
  const fallen = repeated(down * dice.share, dice.count) - gone
  const value = preyValue(look, z) * (z.fallen ? 0.7 : 1)
  return gone * value + fallen * fellingWorth(z, value)
}

interface Dice {
  readonly count: number
  readonly share: number
}

/** dw.shooting.11 Is one of these in close combat with a friend? */
const isWithFriend = (look: Look, human: Human, figures: readonly number[]): boolean =>
  look.state.humans.some(
    (one) =>
      one.n !== human.n &&
      isInPlay(one) &&
      opponents(look, one).some(({ n }) =>
        figures.some((figure) => isZombieFigure(figure) && numberOfFigure(figure) === n),
      ),
  )

/** dw.entry.7, dw.entry.10, dw.zsense.4 What it costs that others hear it. */
function noiseOf(look: Look, human: Human, weapon: Weapon, method: 'D' | 'E'): number {
  if (!isNoisy(look, weapon)) return 0
  const { state, book } = look
  const { methods } = book.entry
  if (method === 'E' && methods.includes('E')) return 0.3
  const drawn = methods.includes('D') ? 0.04 : 0
  const isQuiet = state.noises.length === 0 && state.zombies.every(({ at }) => gapOf(at, human.at) > cm(25))
  return drawn + (isQuiet ? 0.03 : 0)
}

/** Ammunition does not last for ever; dw.campaign.5 what is spent in a campaign is missing in the next scenario. */
const burstPrice = (look: Look): number => (isCareful(look) ? 0.008 : 0.004)

/** What skills take off the modifiers of a declaration (dw.cskill.5, dw.cskill.7). */
const IGNORED: Partial<Record<SkillId, string>> = { 'eagle-eye': 'dw.shooting.15', sharpshooter: 'dw.cover.1' }

/** What is added to the dice of a declaration at these figures. */
function fireModifiers(
  look: Look,
  human: Human,
  weapon: Weapon,
  row: FireRow,
  { aim = 0, skill }: CommandOf<'fire'>,
  targets: readonly number[],
): Modifier[] {
  const isAutomatic = row.mode === 'automatic'
  const bodies = targets.map((one) => theFigure(look, one))
  const all = modifiersFor(look, human, isAutomatic ? 'automatic' : 'single', bodies, weapon)
  const ignored = skill && IGNORED[skill]
  const left = all.filter(({ clause }) => clause !== ignored)
  return aim > 0 && !isAutomatic ? [...left, { clause: 'dw.aim.1', value: aim }] : left
}

/** dw.cskill.22 What a declaration costs. */
function fireCost(look: Look, row: FireRow, { bursts, aim = 0, sustained, skill }: CommandOf<'fire'>): number {
  const aimed = aim * look.book.costs.aim
  if (skill === 'double-tap') return DOUBLE_TAP.cost + aimed
  return (sustained ? sustainedCost(look, row, bursts) : bursts * row.cost) + aimed
}

/** A declaration at one target, with what a skill makes of it. */
function fireWorth(look: Look, human: Human, command: CommandOf<'fire'>): Attack | null {
  const weapon = weaponOf(human, command.weapon)
  const plain = weapon && fireRow(look, weapon)
  if (!plain) return null
  const named = figureNamed(command.target)
  const { bursts, sustained = false, skill } = command
  const row = firedWith(plain, skill)
  const isSpread = row.mode === 'automatic' && skill !== 'double-tap'
  const targets = isSpread ? corridorTargets(look, human, row, named) : [named]
  if (!targets.every(isZombieFigure) || isWithFriend(look, human, targets)) return null
  const modifiers = fireModifiers(look, human, weapon, row, command, targets)
  const guns = skill === 'ambidextrous' ? 2 : 1
  const dice = { count: guns * row.rof * bursts, share: 1 / targets.length }
  const sum = targets.reduce((total, figure) => total + diceWorth(look, figure, row, modifiers, dice), 0)
  const noise = noiseOf(look, human, weapon, sustained ? 'E' : 'D')
  const value = sum - noise - burstPrice(look) * guns * bursts - (skill ? SKILL : 0)
  return { command, value, cost: priceOf(human, fireCost(look, row, command)) }
}
/** dw.skill.3 A skill that makes no difference is kept for something else. */
const SKILL = 0.002

/** A shell along an axis. */
function sprayWorth(look: Look, human: Human, command: CommandOf<'spray'>): Attack | null {
  const weapon = weaponOf(human, command.weapon)
  const row = weapon && fireRow(look, weapon)
  if (!row) return null
  const [x, y] = command.towards
  const targets = coneTargets(look, human, weapon, { x, y })
  if (!targets.every(isZombieFigure)) return null
  const modifiers = modifiersFor(look, human, 'shotgun')
  const bands = look.book.bands[weapon.type] ?? []
  const sum = targets.reduce((total, figure) => {
    const gap = gapOf(theFigure(look, figure).at, human.at)
    const band = bands.find(({ upTo }) => gap <= upTo) ?? bands.at(-1)
    return band ? total + diceWorth(look, figure, band, modifiers, ONE_DIE) : total
  }, 0)
  const isFree = look.state.activation?.shell?.weapon === weapon.id
  const value = sum - (isFree ? 0 : noiseOf(look, human, weapon, 'D')) - burstPrice(look)
  return { command, value, cost: isFree ? 0 : priceOf(human, shellPrice(look, human, weapon, row.cost)) }
}
const ONE_DIE: Dice = { count: 1, share: 1 }

/** dw.cskill.13, dw.cskill.24 How a weapon mows: as a machinegun does. */
function rakeRow({ book }: Look, human: Human, row: FireRow, skill: SkillId | undefined): FireRow {
  const gun = skill === 'killer' ? book.weapons.machinegun.fire : null
  return gun ? { ...gun, cost: book.humanAP } : gunnedBy(row, human)
}

/** dw.machinegun.6 The gunner deals ten dice as he likes. */
function rakeWorth(look: Look, human: Human, command: CommandOf<'rake'>): Attack | null {
  const weapon = weaponOf(human, command.weapon)
  const plain = weapon && fireRow(look, weapon)
  if (!plain) return null
  const row = rakeRow(look, human, plain, command.skill)
  const [x, y] = command.at
  const targets = rakeTargets(look, human, { x, y }, command.on ?? null)
  if (!targets.every(isZombieFigure)) return null
  const dice = { count: Math.max(1, Math.floor(row.rof / Math.max(1, targets.length))), share: 1 }
  const modifiers = modifiersFor(look, human, 'machinegun')
  const sum = targets.reduce((total, figure) => total + diceWorth(look, figure, row, modifiers, dice), 0)
  const spent = command.skill === 'killer' ? weapon.loaded : 1
  return {
    command,
    value: sum - noiseOf(look, human, weapon, 'D') - burstPrice(look) * spent,
    cost: priceOf(human, row.cost),
  }
}

/** dw.grenade.8 It strays by some centimetres as a rule: nobody of ours is to be near. */
const KEEP_OFF = cm(10)
const LANDS_WELL = 0.5

function grenadeWorth(look: Look, human: Human, command: CommandOf<'throw' | 'launch'>): Attack | null {
  const weapon = weaponOf(human, command.weapon)
  if (!weapon) return null
  const grenade = command.do === 'throw' ? command.grenade : loadedGrenade(weapon)
  const [x, y] = command.at
  if (look.state.humans.some((one) => isInPlay(one) && gapOf(one.at, { x, y }) < KEEP_OFF)) return null
  const row = GRENADES[grenade]
  const scores = { fall: row.fall ?? row.stun, elim: row.elim }
  const targets = blastTargets(look, grenade, { x, y }, command.on ?? null).filter(isZombieFigure)
  const sum = targets.reduce((total, figure) => total + diceWorth(look, figure, scores, [], ONE_DIE), 0)
  const burning = row.ignites ? 1.5 : 1
  const cost = command.do === 'throw' ? throwCost(look, grenade) : (fireRow(look, weapon)?.cost ?? 4)
  return {
    command,
    value: LANDS_WELL * burning * sum - noiseOf(look, human, weapon, 'E'),
    cost: priceOf(human, cost),
  }
}

/** dw.fire.1 Whoever burns is as good as gone. */
function flameWorth(look: Look, human: Human, command: CommandOf<'flame'>): Attack | null {
  const weapon = weaponOf(human, command.weapon)
  const row = weapon && fireRow(look, weapon)
  if (!row) return null
  const [x, y] = command.towards
  const targets = flameTargets(look, human, weapon, { x, y })
  if (!targets.every(isZombieFigure)) return null
  const sum = targets.reduce((total, figure) => total + 0.8 * preyValue(look, zombieAt(look, figure)), 0)
  return { command, value: sum - noiseOf(look, human, weapon, 'D'), cost: priceOf(human, row.cost) }
}

/** What an attack from a distance is worth; null for those that could hurt a friend, and for everything else. */
export function attackWorth(look: Look, human: Human, command: Command): Attack | null {
  switch (command.do) {
    case 'fire':
      return fireWorth(look, human, command)
    case 'spray':
      return sprayWorth(look, human, command)
    case 'rake':
      return rakeWorth(look, human, command)
    case 'throw':
    case 'launch':
      return grenadeWorth(look, human, command)
    case 'flame':
      return flameWorth(look, human, command)
    default:
      return null
  }
}

/** The chance that a burst or several in contact eliminate. */
export function closeChance(look: Look, human: Human, command: CommandOf<'shoot-close'>): number {
  const weapon = weaponOf(human, command.weapon)
  const row = weapon && fireRow(look, weapon)
  if (!row) return 0
  const p = zombieAt(look, figureNamed(command.target)).fallen
    ? 1
    : chance(row.closeQuarters, modifiersFor(look, human, 'closeQuarters'))
  return repeated(p, command.bursts + (command.skill === 'combat-expert' ? 1 : 0))
}

/** dw.cskill.16, dw.cskill.20, dw.cskill.27 What a blow does: fells or eliminates, and only that which eliminates. */
function blowChances(look: Look, human: Human, command: CommandOf<'strike'>): { down: number; gone: number } {
  const zombie = zombieAt(look, figureNamed(command.target))
  const weapon = weaponOf(human, command.with)
  const { skill = null } = command
  const row = struckWith(STRIKES[(weapon && look.book.weapons[weapon.type].strike) || 'bludgeoning'], skill)
  const blows = skill === 'combat-expert' ? 2 : 1
  if (zombie.fallen && row.elimFallen !== null) {
    const finished = repeated(chance(row.elimFallen, []), blows)
    return { down: finished, gone: finished }
  }
  const modifiers = strikeModifiers(human, zombie)
  const gone = chance(row.elim, modifiers)
  return { down: repeated(Math.max(chance(row.fall, modifiers), gone), blows), gone: repeated(gone, blows) }
}

/** The chance that a blow fells or eliminates. */
export const strikeChance = (look: Look, human: Human, command: CommandOf<'strike'>): number =>
  blowChances(look, human, command).down

/** What a blow is worth: whom it only fells has to be struck again. */
export function strikeWorth(look: Look, human: Human, command: CommandOf<'strike'>): number {
  const { down, gone } = blowChances(look, human, command)
  return down + 0.3 * gone - (command.skill ? SKILL : 0)
}
