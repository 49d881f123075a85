/** dw.chainsaw The chainsaw: it cuts on after a 6, and has its own mishaps. */
import { askWhile, type Procedure, procedure, type Refusal, refuse, step, type Vars } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import {
  change,
  figureName,
  figureNamed,
  type Human,
  isInPlay,
  type Item,
  type Look,
  numberOfFigure,
  type Transaction,
  theHuman,
  theZombie,
  type Weapon,
  zombieFigure,
} from '../state.ts'
import { CHAINSAW_MISHAPS } from '../tables/melee.ts'
import type { SkillId } from '../tables/skills.ts'
import { d6, ownerOf, thrownBy } from './01-dice.ts'
import { rowsUpTo } from './01-faces.ts'
import { humanBody, zombiesTouching } from './01-figures.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, pay, payRefusal } from './04-actions.ts'
import { makeNoise, noticed, setWeapon, weaponOf } from './08-weapons.ts'
import { contactRefusal, strikeDie, tellStrike } from './17-blows.ts'
import { followUp } from './17-close-combat.ts'
import { applyResult, wound } from './19-harm.ts'
import { part } from './40-deciding.ts'

/**
 * An attack with a chainsaw: whom it is aimed at (a crowd number), whom it has cut, whether it goes on, the skill with
 * which it is made, and whether it has hit anybody.
 */
type Sawing = Vars & {
  human: number
  weapon: number
  target: number
  sawn: readonly number[]
  on: boolean
  skill: SkillId | null
  hit: boolean
}

/** dw.chainsaw.1, dw.chainsaw.3, dw.chainsaw.5 One cut; natural scores decide what else happens. */
function cut(t: Transaction, v: Sawing): void {
  const human = theHuman(t.state, v.human)
  const zombie = theZombie(t.state, numberOfFigure(v.target))
  const die = strikeDie(t, human, zombie, 'chainsaw', v.skill)
  tellStrike(t, human, { type: 'chainsaw', kind: 'chainsaw' }, zombie, die)
  v.sawn = [...v.sawn, v.target]
  v.on = die.face === 6
  if (die.result !== 'miss') v.hit = true
  applyResult(t, v.target, die.result, { from: 'chainsaw', by: human.n, close: true })
  if (die.face !== 1) return
  if (v.skill === 'chainsaw-maniac') runDry(t, human, v.weapon)
  else mishap(t, human, v.weapon)
}

/** dw.cskill.20 A maniac never hurts himself: it is out of gas, without a second die. */
function runDry(t: Transaction, human: Human, id: number): void {
  t.emit({ e: 'chainsaw mishap', clause: 'dw.cskill.20', human: human.n, face: null, what: 'empty' })
  setWeapon(human, change(weaponOf(human, id) as Weapon, { motor: 'empty' }))
}

const MISHAP_WORDS = { hit: 'cuts its user', stalls: 'stalls', empty: 'out of gas' } as const
const MISHAPS = rowsUpTo(CHAINSAW_MISHAPS.map(({ upTo, what }) => ({ upTo, result: MISHAP_WORDS[what] })))

/** dw.chainsaw.4 The second die after a natural 1; dw.harm.6 the user is wounded but does not fall. */
export function mishap(t: Transaction, human: Human, id: number): void {
  const face = d6(t, {
    clause: 'dw.chainsaw.4',
    ...thrownBy(human),
    what: `chainsaw mishap of ${human.name}`,
    table: MISHAPS,
  })
  const what = CHAINSAW_MISHAPS.find(({ upTo }) => face <= upTo)?.what ?? 'empty'
  t.emit({ e: 'chainsaw mishap', clause: 'dw.chainsaw.4', human: human.n, face, what })
  if (what === 'hit') return wound(t, human, 1, 'chainsaw')
  setWeapon(human, change(weaponOf(human, id) as Weapon, { motor: what === 'stalls' ? 'stalled' : 'empty' }))
}

/** dw.chainsaw.2, dw.chainsaw.3 Whom it may cut next: in contact, and not yet attacked in this chain. */
function nextTargets(look: Look, { human, sawn, on }: Sawing): number[] {
  if (!on) return []
  return zombiesTouching(look, humanBody(theHuman(look.state, human)))
    .map(({ n }) => zombieFigure(n))
    .filter((figure) => !sawn.includes(figure))
}

const sawOn = (figure: number): Command => ({ do: 'saw-on', target: figureName(figure) })

function sawOnRefusal(look: Look, { human, sawn }: Sawing, command: Command): Refusal | null {
  if (command.do === 'stop') return null
  if (command.do !== 'saw-on') return refuse('dw.chainsaw.2', 'The chainsaw may cut another zombie now, or stop.')
  if (sawn.includes(figureNamed(command.target)))
    return refuse('dw.chainsaw.3', `${command.target} was attacked in this chain.`)
  return contactRefusal(look, theHuman(look.state, human), command.target, 'dw.chainsaw.3')
}

function takeSawOn(t: Transaction, v: Sawing, command: Command): void {
  if (command.do !== 'saw-on') {
    v.on = false
    return
  }
  v.target = figureNamed(command.target)
  cut(t, v)
}

/** dw.weapons.7, dw.entry.11 It is heard every time; method E comes with the first attack of a turn only. */
export function beHeard(t: Transaction, human: Human): void {
  if (human.sawed) return makeNoise(t, human, human.n)
  human.sawed = true
  noticed(t, human, { type: 'chainsaw' }, 'E')
}

const firstCut = part<Sawing>('first cut', 'dw.chainsaw.1', cut)
const furtherCut = part<Sawing>('further cut', 'dw.chainsaw.2', (t, v, said) => takeSawOn(t, v, said as Command))

const afterCuts = part<Sawing>('after the cuts', 'dw.cskill.12', (t, v) => {
  const human = theHuman(t.state, v.human)
  if (isInPlay(human)) followUp(t, human, v.hit, v.skill)
})

/** dw.cskill.12 What skills add to it. */
export const followingUp = step<Transaction, Sawing>('dw.cskill.12', 'follow up', (t, v) => afterCuts.run(t, v))

/** dw.skill.4 Its parts that may come to decisions. */
export const DECIDABLE_CUTS: readonly Procedure<Transaction, Command>[] = [
  firstCut.work,
  furtherCut.work,
  afterCuts.work,
]

/** dw.chainsaw.1 to dw.chainsaw.5 An attack that was paid for, with all its further cuts. */
export const chainsaw = procedure<Transaction, Command>('chainsaw', [
  step<Transaction, Sawing>('dw.chainsaw.1', 'cut', firstCut.run),
  askWhile<Transaction, Command, Sawing>('dw.chainsaw.2', 'saw on', {
    who: (look, v) => (nextTargets(look, v).length > 0 ? [ownerOf(theHuman(look.state, v.human))] : []),
    choices: (look, v) => [...nextTargets(look, v).map(sawOn), { do: 'stop' }],
    check: (look, v, _seat, command) => sawOnRefusal(look, v, command),
    take: (t, v, _seat, command) => furtherCut.run(t, v, command),
    onClock: (look, v) => nextTargets(look, v).slice(0, 1).map(sawOn),
  }),
  step<Transaction, Sawing>('dw.entry.10', 'be heard', (t, v) => beHeard(t, theHuman(t.state, v.human))),
])

const sawIn = (human: Human, motor: Weapon['motor']): Weapon | undefined =>
  human.weapons.find((weapon) => weapon.type === 'chainsaw' && weapon.motor === motor)

/** Why this chainsaw cannot be seen to: it is none, or not in this state. */
function sawRefusal(human: Human, id: number, motor: 'stalled' | 'empty'): Refusal | null {
  const weapon = weaponOf(human, id)
  if (weapon?.type !== 'chainsaw') return refuse('dw.chainsaw.7', `${human.name} has no such chainsaw.`)
  if (weapon.motor === motor) return null
  return motor === 'stalled'
    ? refuse('dw.chainsaw.6', 'This chainsaw has not stalled.')
    : refuse('dw.chainsaw.7', 'This chainsaw is not out of gas.')
}

const inHandRefusal = (human: Human, id: number): Refusal | null =>
  weaponOf(human, id)?.ready ? null : refuse('dw.cc.16', 'The chainsaw is not in hand.', 'not-in-hand')

/** dw.chainsaw.6, dw.cc.4 In close combat, too. */
export const restart: Action<'restart'> = {
  choices: (look, human) => {
    const saw = sawIn(human, 'stalled')
    return saw?.ready && canPay(human, costOfDeed(look, 'restart')) ? [{ do: 'restart', weapon: saw.id }] : []
  },
  check: (look, human, { weapon }) =>
    firstOf(
      () => sawRefusal(human, weapon, 'stalled'),
      () => inHandRefusal(human, weapon),
      () => payRefusal(human, costOfDeed(look, 'restart')),
    ),
  take: (t, human, { weapon }) => {
    pay(t, human, costOfDeed(t, 'restart'))
    setWeapon(human, change(weaponOf(human, weapon) as Weapon, { motor: 'runs' }))
    t.emit({ e: 'restarted', clause: 'dw.chainsaw.6', human: human.n, left: human.ap })
  },
}

const isGasCan = ({ kind }: Item): boolean => kind === 'gas-can'

const canRefusal = (human: Human, id: number): Refusal | null =>
  human.items.some((item) => item.id === id && isGasCan(item))
    ? null
    : refuse('dw.chainsaw.7', `${human.name} has no such gas can.`)

/** dw.chainsaw.7, dw.ap.10 A gas can is used up by it. */
export const refuel: Action<'refuel'> = {
  choices: (look, human) => {
    const saw = sawIn(human, 'empty')
    const can = human.items.find(isGasCan)
    if (!saw || !can || !canPay(human, costOfDeed(look, 'refuel'))) return []
    return [{ do: 'refuel', with: can.id, weapon: saw.id }]
  },
  check: (look, human, command) =>
    firstOf(
      () => combatRefusal(look, human, 'dw.chainsaw.7'),
      () => sawRefusal(human, command.weapon, 'empty'),
      () => canRefusal(human, command.with),
      () => payRefusal(human, costOfDeed(look, 'refuel')),
    ),
  take: (t, human, command) => {
    pay(t, human, costOfDeed(t, 'refuel'))
    human.items = Object.freeze(human.items.filter(({ id }) => id !== command.with))
    setWeapon(human, change(weaponOf(human, command.weapon) as Weapon, { motor: 'runs' }))
    t.emit({ e: 'refuelled', clause: 'dw.chainsaw.7', human: human.n, left: human.ap })
  },
}
