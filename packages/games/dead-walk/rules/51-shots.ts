/** dw.psychosis.9, dw.quirk.6, dw.quirk.10, dw.quirk.17 Those who must fire: Paranoid, Criminal and Macho. */
import { sameJson } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { type FigureId, figureName, figureNamed, type Human, isZombieFigure, type Look, type Weapon } from '../state.ts'
import type { Trait } from '../tables/mind.ts'
import { distance2Of, type Figure, humanBody, isInCloseCombat, theFigure } from './01-figures.ts'
import { weaponOf } from './08-weapons.ts'
import { sees } from './09-sight.ts'
import { fireRefusal } from './10-declarations.ts'
import { fire } from './10-shooting.ts'
import { coneTargets, spray } from './12-shotgun.ts'
import { pointOf } from './12-templates.ts'
import { rake } from './13-machinegun.ts'
import { pushedOff, rakeTargets } from './13-template.ts'
import { blastTargets } from './14-blast.ts'
import { launch, loadedGrenade } from './14-grenade.ts'
import { flame, flameTargets } from './15-flame.ts'
import { isFirearm } from './48-mind.ts'
import { type FireCommand, isFire } from './50-wild-fire.ts'
import { type Compulsion, friendsOf, isNear, list, nearestOf } from './51-compulsion.ts'

/** dw.quirk.17 The nearest such character whom he sees near by. */
function mark(look: Look, human: Human, isSuch: (one: Human) => boolean): Figure | null {
  const body = humanBody(human)
  const such = friendsOf(look, human)
    .filter(isSuch)
    .map(humanBody)
    .filter((one) => isNear(look, human, one) && sees(look, body, one))
  return nearestOf(look, human, such)
}

/** dw.quirk.17 One burst of a firearm at somebody; null for a weapon that cannot do it now. */
function burstAt(look: Look, human: Human, weapon: Weapon, target: Figure): Command | null {
  const row = look.book.weapons[weapon.type]
  if (!isFirearm(row) || row.fire === null || !weapon.ready) return null
  const [x, y] = [target.at.x, target.at.y]
  const shot = shotOf(look, human, weapon, row.fire.mode, figureName(target.figure), { x, y })
  return isBurstAt(look, human, shot, target) ? shot : null
}

function shotOf(look: Look, human: Human, { id }: Weapon, mode: string, target: FigureId, at: XY): Command {
  const point: [number, number] = [at.x, at.y]
  if (mode === 'shotgun') return { do: 'spray', weapon: id, towards: point }
  if (mode === 'launcher') return { do: 'launch', weapon: id, at: point }
  if (mode !== 'machinegun') return { do: 'fire', weapon: id, target, bursts: 1 }
  const middle = pushedOff(look, human, at)
  return { do: 'rake', weapon: id, at: [middle.x, middle.y] }
}

/** Is this one burst of a firearm that is in hand, at him? */
function isBurstAt(look: Look, human: Human, command: Command, target: Figure): boolean {
  if (!isFire(command)) return false
  const weapon = weaponOf(human, command.weapon)
  if (!weapon?.ready || !isFirearm(look.book.weapons[weapon.type])) return false
  switch (command.do) {
    case 'fire':
      return (
        command.bursts === 1 &&
        command.aim === undefined &&
        figureNamed(command.target) === target.figure &&
        fireRefusal(look, human, command, true) === null
      )
    case 'spray':
    case 'rake':
      return isDeclarable(look, human, command) && hitBy(look, human, command).includes(target.figure)
    case 'launch':
      return sameJson(command.at, [target.at.x, target.at.y]) && launch.check(look, human, command) === null
    default:
      return false
  }
}

/** dw.quirk.17 */
const shooting = (by: Trait, demands: string, isSuch: (one: Human) => boolean): Compulsion => ({
  by,
  demands,
  target: (look, human) => mark(look, human, isSuch)?.figure ?? null,
  choices: (look, human) => {
    const target = mark(look, human, isSuch)
    return target === null ? [] : human.weapons.flatMap((weapon) => list(burstAt(look, human, weapon, target)))
  },
  accepts: (look, human, command) => {
    const target = mark(look, human, isSuch)
    return target !== null && isBurstAt(look, human, command, target)
  },
})

/** dw.psychosis.9 Anybody friendly. */
export const PARANOID = shooting('paranoid', 'fire a burst at the nearest friend', () => true)
/** dw.quirk.6, dw.search.13 People of the law, found ones too. */
export const CRIMINAL = shooting(
  'criminal',
  'fire a burst at the nearest of the law',
  ({ sheet }) => sheet.archetype === 'law',
)

/** Those at the nearest target first. */
function nearestFirst(look: Look, human: Human, shots: readonly CommandOf<'fire'>[]): Command[] {
  const body = humanBody(human)
  const far = ({ target }: CommandOf<'fire'>): number => distance2Of(look, body, theFigure(look, figureNamed(target)))
  return [...shots].sort((a, b) => far(a) - far(b))
}

/** Whom a declaration of fire can hit, by crowd number. */
function hitBy(look: Look, human: Human, command: FireCommand): readonly number[] {
  const weapon = weaponOf(human, command.weapon) as Weapon
  switch (command.do) {
    case 'spray':
      return coneTargets(look, human, weapon, pointOf(command.towards))
    case 'rake':
      return rakeTargets(look, human, pointOf(command.at), command.on ?? null)
    case 'flame':
      return flameTargets(look, human, weapon, pointOf(command.towards))
    case 'launch':
      return blastTargets(look, loadedGrenade(weapon), pointOf(command.at), command.on ?? null)
    default:
      return [figureNamed(command.target)]
  }
}

/** Can this be declared now, out of close combat and of his own will? */
function isDeclarable(look: Look, human: Human, command: FireCommand): boolean {
  switch (command.do) {
    case 'fire':
      return fire.check(look, human, command) === null
    case 'spray':
      return spray.check(look, human, command) === null
    case 'rake':
      return rake.check(look, human, command) === null
    case 'flame':
      return flame.check(look, human, command) === null
    case 'launch':
      return launch.check(look, human, command) === null
    default:
      return false
  }
}

/** dw.quirk.10 Fire of any kind at zombies. */
export const MACHO: Compulsion = {
  by: 'macho',
  demands: 'fire at a zombie',
  target: () => null,
  choices: (look, human) =>
    isInCloseCombat(look, human)
      ? []
      : [
          ...nearestFirst(look, human, fire.choices(look, human)),
          ...[spray, rake, flame, launch].flatMap((action): Command[] => action.choices(look, human)),
        ],
  accepts: (look, human, command) =>
    isFire(command) && isDeclarable(look, human, command) && hitBy(look, human, command).some(isZombieFigure),
}
