/** dw.psychosis.13, dw.psychosis.14 Hallucinations: a friend is taken for a zombie, and struck. */
import type { Command, CommandOf } from '../commands.ts'
import {
  type FigureId,
  figureName,
  figureNamed,
  type Human,
  type Look,
  type Transaction,
  theHuman,
  type Weapon,
} from '../state.ts'
import { STRIKES } from '../tables/melee.ts'
import { d6, thrownBy } from './01-dice.ts'
import { humanBody, isInCloseCombat, theFigure, touches } from './01-figures.ts'
import { canPay, costOfDeed, pay } from './04-actions.ts'
import { handsRefusal } from './06-carry.ts'
import { resultOf as scored, weaponOf } from './08-weapons.ts'
import { modified } from './10-modifiers.ts'
import { beHeard, mishap } from './17-chainsaw.ts'
import { applyResult } from './19-harm.ts'
import { distractions } from './48-mind.ts'
import { type Compulsion, friendsOf, isMoveInto, isNear, nearestOf, onFeet, type Prey } from './51-compulsion.ts'
import { type Move, moveInto, resultOf } from './51-running.ts'

/** dw.psychosis.14 The nearest friend near by. */
const phantom: Prey = (look, human) =>
  nearestOf(
    look,
    human,
    friendsOf(look, human)
      .map(humanBody)
      .filter((one) => isNear(look, human, one)),
  )

/** dw.psychosis.13 Weapons for close combat that are in hand; a saw must run. */
const bladesOf = ({ book }: Look, { weapons }: Human): Weapon[] =>
  weapons.filter(({ type, ready, motor }) => ready && book.weapons[type].category === 'melee' && motor === 'runs')

/** dw.psychosis.14 A blow at a friend in contact; else the way to him, if there is enough left for the blow. */
function delusion(look: Look, human: Human): Command[] {
  const friend = phantom(look, human)
  const blades = bladesOf(look, human)
  if (friend === null || blades.length === 0 || isInCloseCombat(look, human) || handsRefusal(human) !== null) return []
  if (touches(look, humanBody(human), friend)) {
    if (!canPay(human, costOfDeed(look, 'strike'))) return []
    const target = figureName(friend.figure)
    return blades.map(({ id }): Command => ({ do: 'strike', with: id, target }))
  }
  const way = moveInto(look, human, friend)
  return way !== null && leavesBlow(look, human, way) ? [way] : []
}

/** Is enough left after a move for a blow? */
function leavesBlow(look: Look, human: Human, command: Move): boolean {
  const result = resultOf(look, human, command)
  return result !== null && canPay({ ...human, ap: human.ap - result.price }, costOfDeed(look, 'strike'))
}

export const HALLUCINATE: Compulsion = {
  by: 'hallucinate',
  demands: 'strike the nearest friend',
  target: (look, human) => phantom(look, human)?.figure ?? null,
  choices: (look, human) => onFeet(look, human, (up) => delusion(look, up)),
  accepts: (look, human, command) => {
    const friend = phantom(look, human)
    if (friend === null || command.do !== 'move') return false
    return (
      !touches(look, humanBody(human), friend) &&
      bladesOf(look, human).length > 0 &&
      isMoveInto(look, human, command, friend) &&
      leavesBlow(look, human, command)
    )
  },
  goesOn: (_look, _human, command) => command.do !== 'strike',
}

export const isFriend = (target: FigureId): boolean => target.startsWith('H')

/** dw.psychosis.13, dw.cc.23 A blow at a friend; a saw has its mishaps, and is heard. */
export function slash(t: Transaction, human: Human, command: CommandOf<'strike'>): void {
  const weapon = weaponOf(human, command.with) as Weapon
  const kind = t.book.weapons[weapon.type].strike ?? 'bludgeoning'
  const row = STRIKES[kind]
  const figure = figureNamed(command.target)
  pay(t, human, costOfDeed(t, 'strike'))
  const isLow = theFigure(t, figure).low && row.elimFallen !== null
  const modifiers = distractions(t, human)
  const what = `${human.name} strikes at ${theHuman(t.state, figure).name}`
  const face = d6(t, { clause: 'dw.psychosis.13', ...thrownBy(human), what, modifiers })
  const elim = row.elimFallen ?? 0
  const result = isLow ? (face >= elim ? 'elim' : 'miss') : scored(row, modified(face, modifiers))
  t.emit({
    e: 'struck',
    clause: 'dw.psychosis.13',
    human: human.n,
    with: weapon.type,
    target: command.target,
    die: { face, modifiers, result },
    back: false,
    left: human.ap,
  })
  applyResult(t, figure, result, { from: kind === 'chainsaw' ? 'chainsaw' : 'strike', by: human.n, close: true })
  if (kind !== 'chainsaw') return
  if (face === 1) mishap(t, human, weapon.id)
  beHeard(t, human)
}
