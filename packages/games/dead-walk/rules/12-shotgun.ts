/** dw.shotgun Shotguns: a cone of shot, and a die for everybody in it who is not behind something. */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  bandOf,
  CLEAR,
  type Cone,
  compareAlongCone,
  cross,
  dot,
  figuresAlong,
  isInCone,
  minus,
  passesBase,
  samePoint,
  silhouette,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Die } from '../events.ts'
import { figureName, type Human, isZombieFigure, type Look, type Transaction, type Weapon } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { type Band, COVERED_LINES, type Scores } from '../tables/weapons.ts'
import { crowdOf } from './01-crowd.ts'
import { d6, thrownBy } from './01-dice.ts'
import { hitFaces } from './01-faces.ts'
import { distance2Of, type Figure, humanBody, isApart, theFigure, within } from './01-figures.ts'
import { type Action, canPay, firstOf, pay, payRefusal } from './04-actions.ts'
import { noticed, resultOf, shatter, spendBurst } from './08-weapons.ts'
import { middleRays, OFFSETS, sees } from './09-sight.ts'
import { chanceOf, hitsBy, modified, modifiersFor } from './10-modifiers.ts'
import { shootRefusal } from './10-targets.ts'
import { aroundCone, coneOf, isUsable, nearestFirst, pointOf, rowOf, theWeapon } from './12-templates.ts'
import { jamDice } from './16-jam.ts'
import { applyResult } from './19-harm.ts'
import { countShots, shellPrice, unloadedRefusal } from './47-combat-skills.ts'
import { searchPockets } from './47-deep-pockets.ts'

/** dw.shotgun.1, dw.shotgun.13 Whom a shell along this axis is diced for, nearest first. */
export function coneTargets(look: Look, human: Human, weapon: Weapon, towards: XY): number[] {
  const cone = coneOf(look, human, weapon, towards)
  const found = aroundCone(look, human, cone).filter((one) => isInCone(cone, one.at) && isExposed(look, human, one))
  return nearestFirst(look, human, found)
}

/** dw.shotgun.5 In sight, and not more than half behind terrain or a standing figure that is nearer. */
function isExposed(look: Look, human: Human, target: Figure): boolean {
  const firer = humanBody(human)
  if (!sees(look, firer, target)) return false
  const rays = middleRays(look, firer, target)
  const shields = shieldsOf(look, firer, target)
  const ends = shields.length === 0 ? [] : silhouette(human.at, target.at, OFFSETS)
  const isStopped = (ray: number, i: number): boolean =>
    ray !== CLEAR || shields.some(({ at }) => passesBase(human.at, ends[i] as XY, at, BASE_RADIUS))
  return rays.filter(isStopped).length < COVERED_LINES
}

/** dw.shotgun.5, dw.shotgun.14 Standing figures on the target's level that are nearer to the firer. */
function shieldsOf(look: Look, firer: Figure, target: Figure): Figure[] {
  const far = distance2Of(look, firer, target)
  return figuresAlong(crowdOf(look), firer.at, target.at, 2 * BASE_RADIUS)
    .filter((figure) => figure !== firer.figure && figure !== target.figure)
    .map((figure) => theFigure(look, figure))
    .filter((one) => !one.low && passesBase(firer.at, target.at, one.at, 2 * BASE_RADIUS))
    .filter((one) => !isApart(look, one, target) && distance2Of(look, firer, one) < far)
}

/** dw.shotgun.7 The numbers of the band in which a target's centre lies. */
export function scoresAt({ book }: Look, { type }: Weapon, cone: Cone, at: XY): Scores & Partial<Band> {
  const bands = book.weapons[type].fire?.bands ?? []
  const band =
    bands[
      bandOf(
        cone,
        at,
        bands.map(({ upTo }) => upTo),
      )
    ]
  return band ?? { fall: null, elim: null }
}

/** dw.shotgun.10, dw.shotgun.11 The second shell along the same axis, directly after the first. */
export function isFreeShell(look: Look, human: Human, weapon: Weapon, towards: XY): boolean {
  const shell = look.state.activation?.shell ?? null
  if (shell === null || shell.weapon !== weapon.id || shell.towards === null) return false
  const [first, second] = [minus(shell.towards, human.at), minus(towards, human.at)]
  return cross(first, second) === 0 && dot(first, second) > 0
}

export const priceOfShell = (look: Look, human: Human, weapon: Weapon, towards: XY): number =>
  isFreeShell(look, human, weapon, towards) ? 0 : shellPrice(look, human, weapon, rowOf(look, weapon).cost)

function sprayRefusal(look: Look, human: Human, command: CommandOf<'spray'>): Refusal | null {
  const towards = pointOf(command.towards)
  return firstOf(
    () => shootRefusal(look, human, command.weapon, ['shotgun']),
    () => (samePoint(towards, human.at) ? refuse('dw.shotgun.4', 'The cone needs a direction.') : null),
    () => unloadedRefusal(look, human, theWeapon(human, command.weapon), 1),
    () => payRefusal(human, priceOfShell(look, human, theWeapon(human, command.weapon), towards)),
    () =>
      coneTargets(look, human, theWeapon(human, command.weapon), towards).length === 0
        ? refuse('dw.shotgun.1', 'Nobody in this cone can be hit.')
        : null,
  )
}

/** A sample: at the nearest zombies that can be hit; the second shell where the first went. */
function sprayChoices(look: Look, human: Human): CommandOf<'spray'>[] {
  const choices: CommandOf<'spray'>[] = []
  for (const weapon of human.weapons) {
    if (!isUsable(look, human, weapon, 'shotgun')) continue
    choices.push(...secondShell(look, human, weapon), ...shellsAt(look, human, weapon))
  }
  return choices
}

const spraying = ({ id }: Weapon, { x, y }: XY): CommandOf<'spray'> => ({ do: 'spray', weapon: id, towards: [x, y] })

function secondShell(look: Look, human: Human, weapon: Weapon): CommandOf<'spray'>[] {
  const shell = look.state.activation?.shell ?? null
  if (shell === null || shell.weapon !== weapon.id || shell.towards === null) return []
  return coneTargets(look, human, weapon, shell.towards).length > 0 ? [spraying(weapon, shell.towards)] : []
}

function shellsAt(look: Look, human: Human, weapon: Weapon): CommandOf<'spray'>[] {
  const { cone, cost } = rowOf(look, weapon)
  if (cone === null || !canPay(human, shellPrice(look, human, weapon, cost))) return []
  if (unloadedRefusal(look, human, weapon, 1) !== null) return []
  const near = within(look, humanBody(human), cone.length)
    .filter(isZombieFigure)
    .map((figure) => theFigure(look, figure))
  const shells: CommandOf<'spray'>[] = []
  for (const figure of nearestFirst(look, human, near)) {
    const one = theFigure(look, figure)
    if (isFreeShell(look, human, weapon, one.at)) continue
    if (compareAlongCone(coneOf(look, human, weapon, one.at), one.at, cone.length) > 0) continue
    if (isExposed(look, human, one)) shells.push(spraying(weapon, one.at))
    if (shells.length >= MOST_AXES) break
  }
  return shells
}
const MOST_AXES = 5

/** dw.shotgun.1 One die for a target. */
function diceFor(t: Transaction, human: Human, weapon: Weapon, cone: Cone, figure: number): Die {
  const modifiers = modifiersFor(t, human, 'shotgun', [], weapon)
  const scores = scoresAt(t, weapon, cone, theFigure(t, figure).at)
  const face = d6(t, {
    clause: 'dw.shotgun.1',
    ...thrownBy(human),
    what: `${t.book.weapons[weapon.type].title} against ${figureName(figure)}`,
    modifiers,
    results: hitsBy(t, scores, modifiers),
    table: hitFaces(scores),
  })
  return { face, modifiers, result: resultOf(scores, modified(face, modifiers)) }
}

/** dw.shotgun.14 All dice of a shell, then what they do. */
function fireShell(t: Transaction, human: Human, weapon: Weapon, towards: XY): void {
  const cone = coneOf(t, human, weapon, towards)
  const targets = coneTargets(t, human, weapon, towards)
  shatter(t, human, targets)
  const dice = targets.map((figure) => {
    const die = diceFor(t, human, weapon, cone, figure)
    t.emit({ e: 'diced for', clause: 'dw.shotgun.7', figure: figureName(figure), die })
    return die
  })
  jamDice(
    t,
    human,
    weapon,
    dice.map(({ face }) => face),
  )
  for (const [i, figure] of targets.entries())
    applyResult(t, figure, (dice[i] as Die).result, { from: 'shot', by: human.n, close: false })
}

/** How likely it is that a shell hits a zombie; not at all if it could hit a friend. */
export function sprayChance(look: Look, human: Human, command: CommandOf<'spray'>): number {
  const weapon = theWeapon(human, command.weapon)
  const towards = pointOf(command.towards)
  const targets = coneTargets(look, human, weapon, towards)
  if (!targets.every(isZombieFigure)) return 0
  const cone = coneOf(look, human, weapon, towards)
  const modifiers = modifiersFor(look, human, 'shotgun', [], weapon)
  let missed = 1
  for (const figure of targets) {
    const scores = scoresAt(look, weapon, cone, theFigure(look, figure).at)
    missed *= chanceOf((face) => resultOf(scores, modified(face, modifiers)) === 'miss')
  }
  return 1 - missed
}

/** dw.shotgun One shell; dw.shotgun.9 the next is a command of its own. */
export const spray: Action<'spray'> = {
  choices: sprayChoices,
  check: sprayRefusal,
  take: (t, human, command) => {
    const towards = Object.freeze(pointOf(command.towards))
    const weapon = theWeapon(human, command.weapon)
    const free = isFreeShell(t, human, weapon, towards)
    pay(t, human, priceOfShell(t, human, weapon, towards))
    const loaded = spendBurst(human, weapon.id)
    countShots(t, human, weapon, 1)
    const { activation } = t.state
    if (activation !== null && !free && rowOf(t, weapon).rof > 1)
      activation.shell = Object.freeze({ weapon: weapon.id, towards, target: null })
    t.emit({
      e: 'sprayed',
      clause: free ? 'dw.shotgun.11' : 'dw.shotgun.4',
      human: human.n,
      weapon: weapon.type,
      towards,
      free,
      loaded,
      left: human.ap,
    })
    fireShell(t, human, weapon, towards)
    searchPockets(t, human, weapon.id)
    if (!free) noticed(t, human, weapon, 'D')
  },
}
