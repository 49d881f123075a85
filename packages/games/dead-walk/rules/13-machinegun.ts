/** dw.machinegun The machinegun: a circle on its targets, ten dice, and hits that the gunner divides. */
import { again, allFrom, ask, procedure, type Refusal, refuse, step, thoseIn } from '@shamble/kernel'
import { compareDistance, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { Die } from '../events.ts'
import {
  change,
  figureName,
  figureNamed,
  type Human,
  isInPlay,
  type Look,
  type Transaction,
  theHuman,
  type Weapon,
} from '../state.ts'
import type { SkillId } from '../tables/skills.ts'
import type { FireRow } from '../tables/weapons.ts'
import { ownerOf, thrownBy, volley } from './01-dice.ts'
import { hitFaces } from './01-faces.ts'
import { figuresOnTable } from './01-figures.ts'
import { type Action, canPay, combatRefusal, firstOf, pay, payRefusal } from './04-actions.ts'
import { noticed, resultOf, setWeapon, shatter, spendBurst, weaponOf } from './08-weapons.ts'
import { modified, modifiersFor } from './10-modifiers.ts'
import { shootRefusal } from './10-targets.ts'
import { isUsable, rowOf, theWeapon } from './12-templates.ts'
import { type Burst, deal, dealChoices, dealRefusal, type Hit, isForced, usualDeal } from './13-dealing.ts'
import { placeRefusal, type Rake, rakesFor, rakeTargets, templateOf } from './13-template.ts'
import { jamDice } from './16-jam.ts'
import { part } from './40-deciding.ts'
import { isUsing, skillOnRefusal, useSkill } from './45-skills.ts'
import { gunnedBy, killerRefusal, usable } from './47-combat-skills.ts'
import { searchPockets } from './47-deep-pockets.ts'

const KILLER: readonly SkillId[] = ['killer']

/** dw.cskill.23 What a burst costs is what one of a machinegun does. */
export const rakeCost = (look: Look): number => rowOf(look, { type: 'machinegun' }).cost

/** dw.cskill.23 Other automatic weapons need the skill for it. */
const weaponRefusal = (look: Look, human: Human, { weapon, skill }: Rake): Refusal | null =>
  skill === 'killer'
    ? (shootRefusal(look, human, weapon, ['automatic', 'machinegun']) ?? killerRefusal(look, theWeapon(human, weapon)))
    : shootRefusal(look, human, weapon, ['machinegun'])

function rakeRefusal(look: Look, human: Human, command: Rake): Refusal | null {
  return firstOf(
    () => combatRefusal(look, human, 'dw.machinegun.12'),
    () => skillOnRefusal(look, human, command.skill, KILLER),
    () => weaponRefusal(look, human, command),
    () => payRefusal(human, rakeCost(look)),
    () => placeRefusal(look, human, theWeapon(human, command.weapon), templateOf(command)),
  )
}

function rakeChoices(look: Look, human: Human): Rake[] {
  if (!canPay(human, rakeCost(look))) return []
  const guns = thoseIn(human.weapons, (one) => isUsable(look, human, one, 'machinegun'))
  const rakes = allFrom(guns, (weapon) => rakesFor(look, human, weapon, () => true))
  const [skill] = usable(look, human, KILLER)
  return skill ? [...rakes, ...killings(look, human).map((one) => ({ ...one, skill }))] : rakes
}

/** dw.cskill.23 */
const killings = (look: Look, human: Human): Rake[] =>
  human.weapons
    .filter((one) => isUsable(look, human, one, 'automatic') && killerRefusal(look, one) === null)
    .flatMap((weapon) => rakesFor(look, human, weapon, () => true))

/** dw.machinegun.1 The order of a burst, with its dealing and the second one, is a procedure. */
export const rake: Action<'rake'> = {
  choices: rakeChoices,
  check: rakeRefusal,
  take: (t, human, command) => {
    if (command.skill) useSkill(t, human, command.skill)
    pay(t, human, rakeCost(t))
    const [x, y] = command.at
    const burst: Burst = {
      human: human.n,
      weapon: command.weapon,
      x,
      y,
      on: command.on ?? null,
      hits: [],
      targets: [],
      isSecond: false,
      goesOn: false,
    }
    t.call('machinegun', burst)
  },
}

/** dw.machinegun.5 Ten dice. */
function fireBurst(t: Transaction, v: Burst): void {
  const human = theHuman(t.state, v.human)
  const weapon = theWeapon(human, v.weapon)
  const at = Object.freeze({ x: v.x, y: v.y })
  v.goesOn = false
  t.emit({
    e: 'template placed',
    clause: v.isSecond ? 'dw.machinegun.8' : 'dw.machinegun.1',
    human: human.n,
    weapon: weapon.type,
    at,
    left: human.ap,
  })
  v.targets = rakeTargets(t, human, at, v.on)
  shatter(t, human, v.targets)
  const loaded = isKiller(t, weapon) ? spendAll(human, weapon) : spendBurst(human, weapon.id)
  const dice = throwDice(t, human, weapon)
  t.emit({ e: 'burst', clause: 'dw.machinegun.5', human: human.n, weapon: weapon.type, dice, loaded })
  jamDice(
    t,
    human,
    weapon,
    dice.map(({ face }) => face),
    'machinegun',
  )
  searchPockets(t, human, weapon.id)
  v.hits = dice.map(({ result }) => result).filter((result): result is Hit => result === 'fall' || result === 'elim')
}

/** dw.cskill.23 It is no machinegun, and used like one. */
const isKiller = (look: Look, weapon: Weapon): boolean => rowOf(look, weapon).mode !== 'machinegun'

/** dw.cskill.24 */
function spendAll(human: Human, weapon: Weapon): number {
  setWeapon(human, change(weapon, { loaded: 0 }))
  return 0
}

/** dw.cskill.13, dw.cskill.23 How a weapon mows. */
export const rakeRow = (look: Look, human: Human, weapon: Weapon): FireRow =>
  isKiller(look, weapon) ? rowOf(look, { type: 'machinegun' }) : gunnedBy(rowOf(look, weapon), human)

function throwDice(t: Transaction, human: Human, weapon: Weapon): Die[] {
  const row = rakeRow(t, human, weapon)
  const modifiers = modifiersFor(t, human, 'machinegun', [], weapon)
  const ask = {
    clause: 'dw.machinegun.5',
    ...thrownBy(human),
    what: 'machinegun',
    modifiers,
    table: hitFaces(row),
  } as const
  const faces = volley(
    t,
    Array.from({ length: row.rof }, () => ask),
    true,
  )
  return faces.map((face) => ({ face, modifiers, result: resultOf(row, modified(face, modifiers)) }))
}

/** dw.machinegun.8 A braced gunner whose gun still fires, and somebody whom the shifted template could cover. */
function mayFireOn(look: Look, v: Burst): boolean {
  const human = theHuman(look.state, v.human)
  const weapon = weaponOf(human, v.weapon)
  if (v.isSecond || !isInPlay(human) || !weapon || !isUsable(look, human, weapon, 'machinegun')) return false
  if (!weapon.braced && !isUsing(human, 'brace')) return false
  const { radius, shift } = look.book.machinegun
  for (const { figure, at } of figuresOnTable(look))
    if (figure !== human.n && compareDistance({ x: v.x, y: v.y }, at, radius + shift) <= 0) return true
  return false
}

/** dw.machinegun.11 */
const isShiftable = (look: Look, v: Burst, at: XY): boolean =>
  compareDistance({ x: v.x, y: v.y }, at, look.book.machinegun.shift) <= 0

function secondRefusal(look: Look, v: Burst, command: Command): Refusal | null {
  if (command.do === 'stop') return null
  if (command.do !== 'rake') return refuse('dw.machinegun.8', 'The second burst has to be fired or let go first.')
  const human = theHuman(look.state, v.human)
  if (command.weapon !== v.weapon) return refuse('dw.machinegun.8', 'Only the same machinegun can fire again.')
  const template = templateOf(command)
  if (!isShiftable(look, v, template.at)) return refuse('dw.machinegun.11', 'The template cannot be shifted so far.')
  return placeRefusal(look, human, theWeapon(human, v.weapon), template)
}

function secondChoices(look: Look, v: Burst): Command[] {
  const human = theHuman(look.state, v.human)
  const rakes = rakesFor(look, human, theWeapon(human, v.weapon), ({ at }) => isShiftable(look, v, at))
  return [...rakes, { do: 'stop' }]
}

function takeSecond(v: Burst, command: Command): void {
  v.isSecond = true
  if (command.do !== 'rake') return
  v.goesOn = true
  v.x = command.at[0]
  v.y = command.at[1]
  v.on = command.on ?? null
}

const gunnerSeat = ({ state }: Look, v: Burst): [string] => [ownerOf(theHuman(state, v.human))]

/** dw.skill.4 It may come to decisions. */
const bursting = part<Burst>('machinegun burst', 'dw.machinegun.5', fireBurst)
export const machinegunBurst = bursting.work

/** dw.machinegun.8 A burst is settled before the next is placed; dw.entry.8 both count as one. */
export const machinegun = procedure<Transaction, Command>('machinegun', [
  step<Transaction, Burst>('dw.machinegun.5', 'burst', bursting.run),
  step<Transaction, Burst>('dw.machinegun.7', 'hits without a choice', (t, v) => {
    if (v.targets.length === 0) v.hits = []
    else if (v.hits.length > 0 && isForced(v)) deal(t, v, usualDeal(v))
  }),
  ask<Transaction, Command, Burst>('dw.machinegun.6', 'deal', {
    who: (look, v) => (v.hits.length > 0 ? gunnerSeat(look, v) : []),
    choices: (_, v) => dealChoices(v),
    check: (_, v, __, command) =>
      command.do === 'deal' ? dealRefusal(v, command.hits) : refuse('dw.machinegun.6', 'Deal the hits first.'),
    take: (t, v, _, command) => {
      if (command.do === 'deal') deal(t, v, command.hits.map(figureNamed))
    },
    onClock: (_, v) => [{ do: 'deal', hits: usualDeal(v).map(figureName) }],
  }),
  ask<Transaction, Command, Burst>('dw.machinegun.8', 'second burst', {
    who: (look, v) => (mayFireOn(look, v) ? gunnerSeat(look, v) : []),
    choices: (look, v) => secondChoices(look, v),
    check: (look, v, _, command) => secondRefusal(look, v, command),
    take: (_, v, __, command) => takeSecond(v, command),
    onClock: () => [{ do: 'stop' }],
  }),
  again<Transaction, Burst>('dw.machinegun.8', 'second template', 'burst', (_, v) => v.goesOn),
  step<Transaction, Burst>('dw.entry.8', 'heard', (t, v) => {
    const human = theHuman(t.state, v.human)
    noticed(t, human, weaponOf(human, v.weapon) ?? { type: 'machinegun' }, 'D')
  }),
])
