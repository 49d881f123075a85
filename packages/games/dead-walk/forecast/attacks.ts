/** What an attack from a distance or at close quarters would cost, whom it may hit, and what its dice would do. */
import type { Modifier } from '@shamble/kernel'
import { askedIn } from '../asked.ts'
import type { Command, CommandOf } from '../commands.ts'
import { rakeTargets } from '../rules/13-template.ts'
import { blastTargets } from '../rules/14-blast.ts'
import { closeCost, isShellFree } from '../rules/17-close-fire.ts'
import { figureNamed, type Human, humanFigure, type Look, type Weapon } from '../state.ts'
import { FIRE, GRENADE_IDS, GRENADES, type GrenadeId } from '../tables/grenades.ts'
import type { Band, FireMode, Scores } from '../tables/weapons.ts'
import { theFigure } from '../rules/01-figures.ts'
import { priceOf } from '../rules/04-actions.ts'
import { isNoisy } from '../rules/08-weapons.ts'
import { costOfFire, declarationOf, modifiersOfDie } from '../rules/10-declarations.ts'
import { modifiersFor } from '../rules/10-modifiers.ts'
import { coneTargets, isFreeShell, priceOfShell, scoresAt } from '../rules/12-shotgun.ts'
import { coneOf, pointOf, rowOf, theWeapon } from '../rules/12-templates.ts'
import { rakeCost, rakeRow } from '../rules/13-machinegun.ts'
import { loadedGrenade, throwCost } from '../rules/14-grenade.ts'
import { flameTargets } from '../rules/15-flame.ts'
import { archetypeFire } from '../rules/41-archetypes.ts'
import { shellPrice } from '../rules/47-combat-skills.ts'

const ATTACKS = { fire: 1, 'shoot-close': 1, spray: 1, rake: 1, throw: 1, launch: 1, flame: 1 } as const

export type AttackCommand = CommandOf<keyof typeof ATTACKS>

export const isAttack = (command: Command): command is AttackCommand => command.do in ATTACKS

/** What others make of it: nobody hears it, the dead go where it was, one more of them comes, d6 + 1 of them come. */
export type Noise = 'silent' | 'heard' | 'draws-one' | 'draws-many'

export interface AttackForecast {
  readonly mode: FireMode | 'close'
  /** Action points, doubled where they are. */
  readonly price: number
  /** Whom it may hit, by crowd number, in the order in which dice pick among them or are thrown for them. */
  readonly targets: readonly number[]
  /** How many dice are thrown to hit; of grenades, for accuracy. */
  readonly dice: number
  /** What a score does: one for all dice, or one for each target. */
  readonly scores: readonly (Scores & Partial<Band>)[]
  /** What is added to every die, and what to the first. */
  readonly modifiers: readonly Modifier[]
  readonly first: readonly Modifier[]
  /** dw.shooting.12 Who may be hit instead, by crowd number. */
  readonly entangled: readonly number[]
  readonly noise: Noise
  /** Which one is thrown or launched. */
  readonly grenade?: GrenadeId
}

/** dw.weapons.7, dw.entry.7, dw.entry.10, dw.entry.11 */
export function noiseOf(look: Look, weapon: Weapon, method: 'D' | 'E'): Noise {
  if (!isNoisy(look, weapon)) return 'silent'
  if (method === 'E' && look.book.doesGreatNoiseDraw()) return 'draws-many'
  return look.book.doShotsDraw() ? 'draws-one' : 'heard'
}

/** dw.machinegun.8, dw.cskill.16 In the middle of a rule all is paid already; but fire from cover is not (dw.cskill.4). */
export function isPaidAlready({ state }: Look): boolean {
  const asked = askedIn(state)
  return asked === null ? state.frames.at(-1)?.proc === 'machinegun' : asked.asks !== 'cover'
}

function attackCost(look: Look, human: Human, command: AttackCommand): number {
  const weapon = theWeapon(human, command.weapon)
  switch (command.do) {
    case 'fire':
      return costOfFire(look, rowOf(look, weapon), command)
    case 'shoot-close':
      return closeCost(look, human, command)
    case 'spray':
      return priceOfShell(look, human, weapon, pointOf(command.towards))
    case 'rake':
      return rakeCost(look)
    case 'throw':
      return throwCost(look, command.grenade)
    case 'launch':
    case 'flame':
      return rowOf(look, weapon).cost
  }
}

/** In action points, doubled where they are. */
export const attackPrice = (look: Look, human: Human, command: AttackCommand): number =>
  isPaidAlready(look) ? 0 : priceOf(human, attackCost(look, human, command))

/** What one shot, burst or throw of a weapon costs him at the least, without a skill. */
export function shotPrice(look: Look, human: Human, weapon: Weapon): number {
  const { mode, cost } = rowOf(look, weapon)
  if (mode === 'machinegun') return priceOf(human, rakeCost(look))
  if (mode === 'shotgun') return priceOf(human, shellPrice(look, human, weapon, cost))
  if (mode !== 'grenade') return priceOf(human, cost)
  const kinds = GRENADE_IDS.filter((kind) => (weapon.grenades[kind] ?? 0) > 0)
  return priceOf(human, kinds.length === 0 ? cost : Math.min(...kinds.map((kind) => throwCost(look, kind))))
}

const NOBODY: readonly number[] = Object.freeze([])

/** dw.flame.3, dw.fire.1 */
const FLAMES: Scores = { fall: null, elim: FIRE.elim[0] }

/** dw.shooting.1 to dw.shooting.13 A declaration of single shots or automatic fire. */
export function fireForecast(look: Look, human: Human, command: CommandOf<'fire'>): AttackForecast {
  const declared = declarationOf(look, human, command)
  const { weapon, second, row, targets, bursts, friends } = declared
  const loudest = second !== null && !isNoisy(look, weapon) ? second : weapon
  return {
    mode: row.mode,
    price: attackPrice(look, human, command),
    targets,
    dice: row.rof * bursts * (second === null ? 1 : 2),
    scores: [{ fall: row.fall, elim: row.elim }],
    modifiers: modifiersOfDie(declared, false),
    first: modifiersOfDie(declared, true),
    entangled: friends.map(({ n }) => humanFigure(n)),
    noise: noiseOf(look, loudest, command.sustained ? 'E' : 'D'),
  }
}

/** dw.cc.17, dw.cc.18, dw.shooting.19 Shots at somebody in base contact; who has fallen needs no die. */
function closeForecast(look: Look, human: Human, command: CommandOf<'shoot-close'>): AttackForecast {
  const weapon = theWeapon(human, command.weapon)
  const figure = figureNamed(command.target)
  const { closeQuarters } = rowOf(look, weapon)
  const isFallen = theFigure(look, figure).low
  const modifiers = isFallen ? [] : modifiersFor(look, human, 'closeQuarters', [], weapon)
  return {
    mode: 'close',
    price: attackPrice(look, human, command),
    targets: [figure],
    dice: isFallen ? 0 : command.bursts,
    scores: [{ fall: null, elim: closeQuarters }],
    modifiers,
    first: modifiers,
    entangled: NOBODY,
    noise: isShellFree(look, weapon.id, figure) ? 'silent' : noiseOf(look, weapon, 'D'),
  }
}

/** dw.shotgun.1, dw.shotgun.7 One die for each target, by the band in which it stands. */
function sprayForecast(look: Look, human: Human, command: CommandOf<'spray'>): AttackForecast {
  const weapon = theWeapon(human, command.weapon)
  const towards = pointOf(command.towards)
  const cone = coneOf(look, human, weapon, towards)
  const targets = coneTargets(look, human, weapon, towards)
  const modifiers = modifiersFor(look, human, 'shotgun', [], weapon)
  return {
    mode: 'shotgun',
    price: attackPrice(look, human, command),
    targets,
    dice: targets.length,
    scores: targets.map((figure) => scoresAt(look, weapon, cone, theFigure(look, figure).at)),
    modifiers,
    first: modifiers,
    entangled: NOBODY,
    noise: isFreeShell(look, human, weapon, towards) ? 'silent' : noiseOf(look, weapon, 'D'),
  }
}

/** dw.machinegun.1, dw.machinegun.5 Ten dice for all of them. */
function rakeForecast(look: Look, human: Human, command: CommandOf<'rake'>): AttackForecast {
  const weapon = theWeapon(human, command.weapon)
  const { rof, fall, elim } = rakeRow(look, human, weapon)
  const modifiers = modifiersFor(look, human, 'machinegun', [], weapon)
  return {
    mode: 'machinegun',
    price: attackPrice(look, human, command),
    targets: rakeTargets(look, human, pointOf(command.at), command.on ?? null),
    dice: rof,
    scores: [{ fall, elim }],
    modifiers,
    first: modifiers,
    entangled: NOBODY,
    noise: noiseOf(look, weapon, 'D'),
  }
}

/** dw.grenade.6, dw.grenade.13 The die for its accuracy; whom it catches where it is aimed. */
function grenadeForecast(look: Look, human: Human, command: CommandOf<'throw' | 'launch'>): AttackForecast {
  const weapon = theWeapon(human, command.weapon)
  const grenade: GrenadeId = command.do === 'throw' ? command.grenade : loadedGrenade(weapon)
  const modifiers = modifiersFor(look, human, 'grenade', [], { type: weapon.type, grenade })
  const { fall, elim } = GRENADES[grenade]
  return {
    mode: command.do === 'throw' ? 'grenade' : 'launcher',
    price: attackPrice(look, human, command),
    targets: blastTargets(look, grenade, pointOf(command.at), command.on ?? null),
    dice: 1,
    scores: [{ fall, elim }],
    modifiers,
    first: modifiers,
    entangled: NOBODY,
    noise: noiseOf(look, weapon, 'E'),
    grenade,
  }
}

/** dw.flame.1, dw.flame.3 Whoever is touched burns. */
function flameForecast(look: Look, human: Human, command: CommandOf<'flame'>): AttackForecast {
  const weapon = theWeapon(human, command.weapon)
  const targets = flameTargets(look, human, weapon, pointOf(command.towards))
  const modifiers = archetypeFire(look, human, weapon)
  return {
    mode: 'flame',
    price: attackPrice(look, human, command),
    targets,
    dice: targets.length,
    scores: [FLAMES],
    modifiers,
    first: modifiers,
    entangled: NOBODY,
    noise: noiseOf(look, weapon, 'D'),
  }
}

export function attackForecast(look: Look, human: Human, command: AttackCommand): AttackForecast {
  switch (command.do) {
    case 'fire':
      return fireForecast(look, human, command)
    case 'shoot-close':
      return closeForecast(look, human, command)
    case 'spray':
      return sprayForecast(look, human, command)
    case 'rake':
      return rakeForecast(look, human, command)
    case 'throw':
    case 'launch':
      return grenadeForecast(look, human, command)
    case 'flame':
      return flameForecast(look, human, command)
  }
}
