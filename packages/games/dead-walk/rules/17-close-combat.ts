/** dw.cc Close combat: strikes and close fire as actions, and what follows an attack. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import {
  type FigureId,
  figureName,
  figureNamed,
  type Human,
  numberOfFigure,
  type Transaction,
  theZombie,
  type Weapon,
  zombieFigure,
} from '../state.ts'
import type { SkillId } from '../tables/skills.ts'
import { ownerOf } from './01-dice.ts'
import { type Action, canPay, costOfDeed, firstOf, pay, payRefusal, proneRefusal } from './04-actions.ts'
import { handsRefusal } from './06-carry.ts'
import { weaponOf } from './08-weapons.ts'
import {
  blowsOf,
  type Club,
  clubRefusal,
  clubWith,
  contactRefusal,
  reachedBy,
  strikeDie,
  tellStrike,
} from './17-blows.ts'
import { closeChoices, closeCost, closeRefusal, closeShotsOf, isShellFree, shootAt } from './17-close-fire.ts'
import { applyResult } from './19-harm.ts'
import { decide } from './40-deciding.ts'
import { mayUse, skillOnRefusal, skillRefusal, useSkill } from './45-skills.ts'
import { countShots, DECLINE, FOR_BLOWS, usable } from './47-combat-skills.ts'

function strikeWith(t: Transaction, human: Human, club: Club, target: FigureId, skill: SkillId | null = null): void {
  if (club.kind === 'chainsaw') {
    const sawing = { human: human.n, weapon: club.id, target: figureNamed(target), sawn: [], on: true }
    return t.call('chainsaw', { ...sawing, skill, hit: false })
  }
  const zombie = theZombie(t.state, numberOfFigure(figureNamed(target)))
  const die = strikeDie(t, human, zombie, club.kind, skill)
  tellStrike(t, human, club, zombie, die)
  applyResult(t, figureNamed(target), die.result, { from: 'strike', by: human.n, close: true })
  followUp(t, human, die.result !== 'miss', skill)
}

/** dw.cskill.12, dw.cskill.16 What comes after an attack in close combat, at no further cost. */
export function followUp(t: Transaction, human: Human, hit: boolean, skill: SkillId | null): void {
  if (hit) strikeFrantically(t, human)
  if (skill === 'combat-expert') attackAgain(t, human)
}

/** dw.cskill.12 */
function strikeFrantically(t: Transaction, human: Human): void {
  if (!mayUse(t, human, 'frantic')) return
  const blows = blowsOf(t, human)
  if (blows.length === 0) return
  const choices = blows.map(
    ({ with: weapon, target }): Command => ({ do: 'use-skill', skill: 'frantic', weapon, target }),
  )
  const about = { asks: 'frantic', human: human.n }
  const said = decide(t, { seat: ownerOf(human), choices: [DECLINE, ...choices], about })
  if (said.do !== 'use-skill' || said.weapon === undefined || said.target === undefined) return
  useSkill(t, human, 'frantic')
  strikeWith(t, human, clubWith(t, human, said.weapon), said.target)
}

/** dw.cskill.16 The second of two attacks for the price of one blow; targets may differ. */
function attackAgain(t: Transaction, human: Human): void {
  const attacks: Command[] = [...blowsOf(t, human), ...closeShotsOf(t, human)]
  if (attacks.length === 0) return
  const about = { asks: 'combat-expert', human: human.n }
  attackFreely(t, human, decide(t, { seat: ownerOf(human), choices: [...attacks, DECLINE], about }))
}

/** An attack that nothing is paid for. */
export function attackFreely(t: Transaction, human: Human, attack: Command): void {
  if (attack.do === 'strike') strikeWith(t, human, clubWith(t, human, attack.with), attack.target)
  else if (attack.do === 'shoot-close') shootAt(t, human, attack)
}

/** dw.cskill.20 */
const maniacRefusal = (human: Human, { with: id, skill }: CommandOf<'strike'>): Refusal | null =>
  skill === 'chainsaw-maniac' && weaponOf(human, id)?.type !== 'chainsaw'
    ? refuse('dw.cskill.20', 'This is not a chainsaw.')
    : null

/** dw.cc.7, dw.cc.8 A blow with what is in hand. */
export const strike: Action<'strike'> = {
  choices: (look, human) => {
    if (!canPay(human, costOfDeed(look, 'strike'))) return []
    const blows = blowsOf(look, human)
    const skills = blows.length === 0 ? [] : usable(look, human, FOR_BLOWS)
    if (skills.length === 0) return blows
    const skilled = blows.flatMap((blow) => skills.map((skill) => ({ ...blow, skill })))
    return [...blows, ...skilled.filter((blow) => maniacRefusal(human, blow) === null)]
  },
  check: (look, human, command) =>
    proneRefusal(human) ??
    handsRefusal(human) ??
    clubRefusal(look, human, command.with) ??
    contactRefusal(look, human, command.target, 'dw.cc.1') ??
    skillOnRefusal(look, human, command.skill, FOR_BLOWS) ??
    maniacRefusal(human, command) ??
    payRefusal(human, costOfDeed(look, 'strike')),
  take: (t, human, { with: id, target, skill }) => {
    if (skill) useSkill(t, human, skill)
    pay(t, human, costOfDeed(t, 'strike'))
    strikeWith(t, human, clubWith(t, human, id), target, skill ?? null)
  },
}

const BARE_HANDS: Club = { id: 0, type: 'bare hands', kind: 'bare' }

/** dw.cskill.14, dw.cskill.15 */
export const strikeBare: Action<'strike-bare'> = {
  choices: (look, human) => {
    if (usable(look, human, MARTIAL).length === 0 || human.prone || handsRefusal(human) !== null) return []
    if (!canPay(human, costOfDeed(look, 'strike-bare'))) return []
    return reachedBy(look, human).map(({ n }) => ({ do: 'strike-bare', target: figureName(zombieFigure(n)) }))
  },
  check: (look, human, { target }) =>
    firstOf(
      () => (human.sheet.skills.includes('martial-arts') ? null : refuse('dw.cc.15', BARE_REFUSED)),
      () => skillRefusal(look, human, 'martial-arts'),
      () => proneRefusal(human),
      () => handsRefusal(human),
      () => contactRefusal(look, human, target, 'dw.cc.1'),
      () => payRefusal(human, costOfDeed(look, 'strike-bare')),
    ),
  take: (t, human, { target }) => {
    useSkill(t, human, 'martial-arts')
    pay(t, human, costOfDeed(t, 'strike-bare'))
    strikeWith(t, human, BARE_HANDS, target)
  },
}
const MARTIAL: readonly SkillId[] = ['martial-arts']
const BARE_REFUSED = 'Nobody attacks a zombie with bare hands who is no expert in martial arts.'

/** dw.cc.17, dw.shooting.19 Fire at somebody in base contact. */
export const shootClose: Action<'shoot-close'> = {
  choices: closeChoices,
  check: closeRefusal,
  take: (t, human, command) => {
    const weapon = weaponOf(human, command.weapon) as Weapon
    const isSecond = isShellFree(t, weapon.id, figureNamed(command.target))
    const { skill } = command
    if (skill) useSkill(t, human, skill)
    pay(t, human, closeCost(t, human, command))
    countShots(t, human, weapon, command.bursts)
    shootAt(t, human, command, isSecond)
    followUp(t, human, false, skill ?? null)
  },
}
