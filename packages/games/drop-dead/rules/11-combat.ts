/** Survivors' attacks: who can be attacked, what distance and rage do to the dice, and the damage. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
import {
  type Look,
  type Survivor,
  type Transaction,
  theZombie,
  type Unit,
  unitOfSurvivor,
  xyOf,
  type Zombie,
  zombieOf,
} from '../state.ts'
import type { SurvivorId } from '../tables/survivors.ts'
import { distance, hasSight, isFoggy, squareOf } from './01-grid.ts'
import { type Action, theTurn } from './04-turn.ts'
import { stepsLost } from './05-movement.ts'
import { distancePenalty } from './11-range.ts'
import { hurtZombie } from './12-health.ts'

/** The clauses of the survivor cards: the dice, and what distance beyond the range costs. */
const CARD: Readonly<Record<SurvivorId, { readonly dice: Clause; readonly beyond: Clause }>> = {
  earl: { dice: 'dd.survivors.2', beyond: 'dd.survivors.2' },
  frank: { dice: 'dd.survivors.5', beyond: 'dd.survivors.5' },
  skye: { dice: 'dd.survivors.9', beyond: 'dd.survivors.9' },
  owl: { dice: 'dd.survivors.14', beyond: 'dd.survivors.17' },
}

/**
 * dd.combat.7 What is added to the total of an attack on a zombie in this unit: dd.survivors.15 too near, dd.combat.5 too
 * far, dd.survivors.6 rage.
 */
export function attackModifiers(look: Look, survivor: Survivor, target: Unit): Modifier[] {
  const { weapon, attackPerStep } = look.book.survivors[survivor.id]
  const away = distance(look, unitOfSurvivor(survivor), target)
  const rage = attackPerStep * stepsLost(look, survivor)
  const modifiers: Modifier[] = []
  const penalty = distancePenalty(weapon, away) ?? 0
  if (penalty > 0)
    modifiers.push({ clause: away < weapon.nearest ? 'dd.survivors.15' : CARD[survivor.id].beyond, value: -penalty })
  if (rage > 0) modifiers.push({ clause: 'dd.survivors.6', value: rage })
  return modifiers
}

/** dd.turn.3, dd.items.11 One attack per turn, or two with the rush. */
const noAttackLeft = (look: Look): boolean => theTurn(look).attacks >= theTurn(look).mayAttack

/** dd.combat.4, dd.combat.6 Near enough for a weapon that only reaches so far, and in sight. */
function mayTarget(look: Look, survivor: Survivor, { at }: Zombie): boolean {
  const { weapon } = look.book.survivors[survivor.id]
  const from = unitOfSurvivor(survivor)
  if (distancePenalty(weapon, distance(look, from, at)) === null) return false
  return hasSight(look, from, at)
}

/** dd.combat.4, dd.grid.15 Why a unit is not in sight: a wall, the fog (dd.events.12), or what the house says (dd.variant.12). */
export function sightRefusal({ facts, state, book }: Look, from: Unit, at: Unit, who: string, clause: Clause): Refusal {
  if (!facts.sight.sees(squareOf(facts, from), squareOf(facts, at)))
    return refuse(clause, `A wall is in the line of sight to ${who}.`)
  return isFoggy(state) && distance({ book }, from, at) > book.fogSight
    ? refuse('dd.events.12', `In the fog nobody sees farther than ${book.fogSight} units.`)
    : refuse('dd.variant.12', `Nobody sees farther than ${book.sightLimit} units in this game.`)
}

/** Why this zombie is no target for this survivor. */
function targetRefusal(look: Look, survivor: Survivor, n: number): Refusal | null {
  const zombie = zombieOf(look.state, n)
  if (!zombie) return refuse('dd.combat.4', `There is no zombie ${n} on the map.`)
  if (mayTarget(look, survivor, zombie)) return null
  const from = unitOfSurvivor(survivor)
  if (!hasSight(look, from, zombie.at)) return sightRefusal(look, from, zombie.at, `zombie ${n}`, 'dd.combat.4')
  const { title, range } = look.book.survivors[survivor.id].weapon
  const away = distance(look, from, zombie.at)
  return refuse(CARD[survivor.id].beyond, `Zombie ${n} is ${away} units away; the ${title} reaches ${range}.`)
}

/** dd.survivors.10, dd.combat.13 Only two pistols can be aimed at two zombies, and only at two different ones. */
function secondRefusal(look: Look, survivor: Survivor, first: number, second: number): Refusal | null {
  if (!look.book.survivors[survivor.id].weapon.maySplit)
    return refuse('dd.combat.13', 'This attack has one target: its dice are added.')
  if (first === second)
    return refuse('dd.survivors.10', 'Two targets have to be two zombies; both dice go to a single one.')
  return targetRefusal(look, survivor, second)
}

/** Why this attack is not possible now. */
export function attackRefusal(look: Look, survivor: Survivor, { zombie, second }: CommandOf<'attack'>): Refusal | null {
  if (noAttackLeft(look)) return refuse('dd.turn.3', 'This survivor has attacked this turn.')
  return (
    targetRefusal(look, survivor, zombie) ??
    (second === undefined ? null : secondRefusal(look, survivor, zombie, second))
  )
}

/** Every target, and for a weapon that can be split every pair of targets once; the other order of a pair is legal too. */
function attackChoices(look: Look, survivor: Survivor): CommandOf<'attack'>[] {
  if (noAttackLeft(look)) return []
  const choices: CommandOf<'attack'>[] = []
  for (const zombie of look.state.zombies)
    if (mayTarget(look, survivor, zombie)) choices.push({ do: 'attack', zombie: zombie.n })
  const targets = choices.length
  if (!look.book.survivors[survivor.id].weapon.maySplit) return choices
  for (let i = 0; i < targets; i++)
    for (let j = i + 1; j < targets; j++)
      choices.push({ do: 'attack', zombie: numberIn(choices, i), second: numberIn(choices, j) })
  return choices
}
const numberIn = (choices: readonly CommandOf<'attack'>[], i: number): number =>
  (choices[i] as CommandOf<'attack'>).zombie

/** dd.combat.2, dd.combat.3, dd.combat.9 The dice with their modifiers are damage, never below nothing. */
const damageOf = (faces: readonly number[], modifiers: readonly Modifier[]): number =>
  Math.max(0, sum(faces) + modifiers.reduce((total, { value }) => total + value, 0))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

interface Aimed {
  readonly zombie: Zombie
  readonly modifiers: readonly Modifier[]
}

function hit(t: Transaction, survivor: Survivor, { zombie, modifiers }: Aimed, faces: readonly number[]): void {
  const damage = damageOf(faces, modifiers)
  t.emit({
    e: 'attacked',
    clause: CARD[survivor.id].dice,
    survivor: survivor.id,
    zombie: zombie.n,
    at: xyOf(zombie.at),
    faces,
    modifiers,
    damage,
    health: Math.max(0, zombie.health - damage),
  })
  hurtZombie(t, zombie, damage, survivor.id)
}

/** All dice of an attack are thrown before any of them does something (dd.survivors.12); what is added counts once. */
function throwDice(t: Transaction, survivor: Survivor, targets: readonly Aimed[]): number[] {
  const { dice, title } = t.book.survivors[survivor.id].weapon
  return dice.map((sides, i) => {
    const { zombie, modifiers } = (targets[i] ?? targets[0]) as Aimed
    return t.roll({
      clause: CARD[survivor.id].dice,
      sides,
      seat: survivor.seat,
      what: `${title} against zombie ${zombie.n}`,
      modifiers: i < targets.length ? modifiers : [],
    })
  })
}

const aimAt = (t: Transaction, survivor: Survivor, n: number): Aimed => {
  const zombie = theZombie(t.state, n)
  return { zombie, modifiers: attackModifiers(t, survivor, zombie.at) }
}

/** dd.combat.2 One attack; dd.survivors.11 on two targets each die counts alone, with the distance of its own target. */
export const attack: Action<'attack'> = {
  choices: attackChoices,
  check: attackRefusal,
  take: (t, survivor, { zombie, second }) => {
    theTurn(t).attacks++
    const first = aimAt(t, survivor, zombie)
    if (second === undefined) return hit(t, survivor, first, throwDice(t, survivor, [first]))
    const other = aimAt(t, survivor, second)
    const faces = throwDice(t, survivor, [first, other])
    hit(t, survivor, first, faces.slice(0, 1))
    hit(t, survivor, other, faces.slice(1))
  },
}
