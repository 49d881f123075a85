/** dw.psychosis.3 Berserk: fire that goes at whoever is closest, friend or foe. */
import type { CommandOf } from '../commands.ts'
import { figureName, type Human, isZombieFigure, type Look, type Transaction } from '../state.ts'
import type { FireRow } from '../tables/weapons.ts'
import { PSYCHOSIS_DICE } from '../tables/mind.ts'
import { distance2Of, type Figure, figuresOnTable, humanBody, isWithin, touches } from './01-figures.ts'
import { canPay } from './04-actions.ts'
import { sees } from './09-sight.ts'
import { rowOf, theWeapon } from './12-templates.ts'
import { pushedOff } from './13-template.ts'
import { hasPsychosis } from './48-mind.ts'
import { tellTrait, traitDie } from './48-quirks.ts'

/** Everything that is a declaration of fire; grenades that are thrown by hand are none. */
const FIRE = ['fire', 'spray', 'rake', 'launch', 'flame', 'shoot-close'] as const
export type FireCommand = CommandOf<(typeof FIRE)[number]>
export const isFire = (command: { readonly do: string }): command is FireCommand =>
  FIRE.some((one) => one === command.do)

/** How far such fire goes: its range, or the length of its cone. */
const reachOf = ({ range, cone }: FireRow): number => range ?? cone?.length ?? 0

/** What can be hit in contact: friends by any fire, zombies only with a number for it (dw.shooting.20). */
const isPossible = (look: Look, firer: Figure, target: Figure, { closeQuarters }: FireRow): boolean =>
  !touches(look, firer, target) || !isZombieFigure(target.figure) || closeQuarters !== null

/** The closest visible figure in range, ties by id; in close combat among those in contact. */
function closest(look: Look, human: Human, command: FireCommand): Figure | null {
  const firer = humanBody(human)
  const row = rowOf(look, theWeapon(human, command.weapon))
  let best: { readonly figure: Figure; readonly far: number } | null = null
  for (const figure of figuresOnTable(look)) {
    if (figure.figure === firer.figure) continue
    const isReached =
      command.do === 'shoot-close'
        ? touches(look, firer, figure)
        : isWithin(look, firer, figure, reachOf(row)) &&
          isPossible(look, firer, figure, row) &&
          sees(look, firer, figure)
    if (!isReached) continue
    const far = distance2Of(look, firer, figure)
    if (best === null || far < best.far) best = { figure, far }
  }
  return best?.figure ?? null
}

/** The same declaration at somebody else; for templates their axis or middle is moved. */
function movedTo(look: Look, human: Human, command: FireCommand, target: Figure): FireCommand {
  const { x, y } = target.at
  const id = figureName(target.figure)
  const on = target.on === null ? {} : { on: target.on }
  switch (command.do) {
    case 'spray':
    case 'flame':
      return { ...command, towards: [x, y] }
    case 'rake': {
      const middle = pushedOff(look, human, target.at)
      const skill = command.skill ? { skill: command.skill } : {}
      return { do: 'rake', weapon: command.weapon, at: [middle.x, middle.y], ...on, ...skill }
    }
    case 'launch':
      return { do: 'launch', weapon: command.weapon, at: [x, y], ...on }
    case 'shoot-close':
      return { ...command, target: id, bursts: target.low ? 1 : command.bursts }
    default:
      if (!touches(look, humanBody(human), target) || !isZombieFigure(target.figure)) return { ...command, target: id }
      return canPay(human, rowOf(look, theWeapon(human, command.weapon)).cost)
        ? { do: 'shoot-close', weapon: command.weapon, target: id, bursts: 1 }
        : command
  }
}

/** dw.psychosis.3 The declaration as it comes out. */
export function goneWild(t: Transaction, human: Human, command: FireCommand): FireCommand {
  if (!hasPsychosis(t, human, 'berserk')) return command
  const die = traitDie(t, human, 'berserk', PSYCHOSIS_DICE.berserk)
  tellTrait(t, human, 'berserk', die)
  const target = die.works ? closest(t, human, command) : null
  if (target === null) return command
  t.emit({ e: 'fires wild', clause: 'dw.psychosis.3', human: human.n, target: figureName(target.figure) })
  return movedTo(t, human, command, target)
}
