/** What attacks on offer are worth: the zombies that should go down by how dangerous they are, less the noise. */
import type { Modifier } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { type AttackForecast, attackForecast, type Noise } from '../forecast/attacks.ts'
import { weaponOf } from '../rules/08-weapons.ts'
import { modified } from '../rules/10-modifiers.ts'
import { strikeModifiers } from '../rules/17-blows.ts'
import { struckWith } from '../rules/47-combat-skills.ts'
import {
  figureNamed,
  type Human,
  isInPlay,
  isZombieFigure,
  type Look,
  numberOfFigure,
  theZombie,
  type Zombie,
} from '../state.ts'
import { GRENADES } from '../tables/grenades.ts'
import { STRIKES } from '../tables/melee.ts'
import type { Scores } from '../tables/weapons.ts'
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

/** dw.entry.7, dw.entry.10, dw.zsense.4 What it costs that others hear it. */
function noisePrice({ state }: Look, human: Human, noise: Noise): number {
  if (noise === 'silent') return 0
  if (noise === 'draws-many') return 0.3
  const drawn = noise === 'draws-one' ? 0.04 : 0
  const isQuiet = state.noises.length === 0 && state.zombies.every(({ at }) => gapOf(at, human.at) > cm(25))
  return drawn + (isQuiet ? 0.03 : 0)
}

/** Ammunition does not last for ever; dw.campaign.5 what is spent in a campaign is missing in the next scenario. */
const burstPrice = (look: Look): number => (isCareful(look) ? 0.008 : 0.004)

/** What the dice of an attack do to all of its targets, each die finding one of them with this share. */
const sumOver = (look: Look, { targets, scores, modifiers }: AttackForecast, dice: Dice): number =>
  targets.reduce(
    (total, figure, i) => total + diceWorth(look, figure, scores[i] ?? (scores[0] as Scores), modifiers, dice),
    0,
  )

/** A declaration at one target, with what a skill makes of it. */
function fireWorth(look: Look, human: Human, command: CommandOf<'fire'>): Attack | null {
  const ahead = attackForecast(look, human, command)
  const { targets, entangled, dice, price, noise } = ahead
  if (!targets.every(isZombieFigure) || entangled.length > 0) return null
  const { bursts, skill } = command
  const guns = skill === 'ambidextrous' ? 2 : 1
  const sum = sumOver(look, ahead, { count: dice, share: 1 / targets.length })
  const value = sum - noisePrice(look, human, noise) - burstPrice(look) * guns * bursts - (skill ? SKILL : 0)
  return { command, value, cost: price }
}
/** dw.skill.3 A skill that makes no difference is kept for something else. */
const SKILL = 0.002

/** A shell along an axis. */
function sprayWorth(look: Look, human: Human, command: CommandOf<'spray'>): Attack | null {
  const ahead = attackForecast(look, human, command)
  if (!ahead.targets.every(isZombieFigure)) return null
  const value = sumOver(look, ahead, ONE_DIE) - noisePrice(look, human, ahead.noise) - burstPrice(look)
  return { command, value, cost: ahead.price }
}
const ONE_DIE: Dice = { count: 1, share: 1 }

/** dw.machinegun.6 The gunner deals ten dice as he likes. */
function rakeWorth(look: Look, human: Human, command: CommandOf<'rake'>): Attack | null {
  const ahead = attackForecast(look, human, command)
  const { targets, noise, price } = ahead
  if (!targets.every(isZombieFigure)) return null
  const count = Math.max(1, Math.floor(ahead.dice / Math.max(1, targets.length)))
  const spent = command.skill === 'killer' ? (weaponOf(human, command.weapon)?.loaded ?? 1) : 1
  const value = sumOver(look, ahead, { count, share: 1 }) - noisePrice(look, human, noise) - burstPrice(look) * spent
  return { command, value, cost: price }
}

/** dw.grenade.8 It strays by some centimetres as a rule: nobody of ours is to be near. */
const KEEP_OFF = cm(10)
const LANDS_WELL = 0.5

function grenadeWorth(look: Look, human: Human, command: CommandOf<'throw' | 'launch'>): Attack | null {
  const [x, y] = command.at
  if (look.state.humans.some((one) => isInPlay(one) && gapOf(one.at, { x, y }) < KEEP_OFF)) return null
  const { targets, grenade, noise, price } = attackForecast(look, human, command)
  const row = GRENADES[grenade ?? 'fragmentation']
  const scores = { fall: row.fall ?? row.stun, elim: row.elim }
  const sum = targets
    .filter(isZombieFigure)
    .reduce((total, figure) => total + diceWorth(look, figure, scores, [], ONE_DIE), 0)
  const burning = row.ignites ? 1.5 : 1
  return { command, value: LANDS_WELL * burning * sum - noisePrice(look, human, noise), cost: price }
}

/** dw.fire.1 Whoever burns is as good as gone. */
function flameWorth(look: Look, human: Human, command: CommandOf<'flame'>): Attack | null {
  const { targets, noise, price } = attackForecast(look, human, command)
  if (!targets.every(isZombieFigure)) return null
  const sum = targets.reduce((total, figure) => total + 0.8 * preyValue(look, zombieAt(look, figure)), 0)
  return { command, value: sum - noisePrice(look, human, noise), cost: price }
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

/** The chance that a burst or several in contact eliminate; dw.shooting.19 without a die it is certain. */
export function closeChance(look: Look, human: Human, command: CommandOf<'shoot-close'>): number {
  const { dice, scores, modifiers } = attackForecast(look, human, command)
  const p = dice === 0 ? 1 : chance(scores[0]?.elim ?? null, modifiers)
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
