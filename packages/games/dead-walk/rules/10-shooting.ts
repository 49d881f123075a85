/** dw.shooting Fire at a target: who can be fired at, what is added to the dice, and single shots (dw.autofire in 11). */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
import type { Die, Result } from '../events.ts'
import {
  change,
  type FigureId,
  figureName,
  figureNamed,
  type Human,
  isInPlay,
  isZombieFigure,
  type Look,
  numberOfFigure,
  type Table,
  type Weapon,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { COLUMNS, type Column, type ModifierId, MODIFIERS } from '../tables/modifiers.ts'
import { DOUBLE_TAP, type SkillId } from '../tables/skills.ts'
import { type FireMode, type FireRow, titleIs } from '../tables/weapons.ts'
import { ownerOf, picked, thrownBy, volley } from './01-dice.ts'
import {
  compareGapOf,
  farWords,
  type Figure,
  figureOf,
  gapBetween,
  humanBody,
  isInCloseCombat,
  isWithin,
  theFigure,
  touches,
  zombieBody,
  zombiesTouching,
} from './01-figures.ts'
import { type Action, canPay, combatRefusal, pay, payRefusal } from './04-actions.ts'
import { handsRefusal } from './06-carry.ts'
import { fireRow, isNoisy, noticed, resultOf, shatter, spendBurst, weaponOf } from './08-weapons.ts'
import { coverOf, isThroughRoof, sees } from './09-sight.ts'
import { corridorTargets, type Dealt, dealHits, isAnyOrder, sustainedCost, sustainedRefusal } from './11-autofire.ts'
import { jamDice } from './16-jam.ts'
import { applyResult } from './19-harm.ts'
import { archetypeFire, type Fired, unskilledRefusal } from './41-archetypes.ts'
import { fireModifiers } from './43-aboard.ts'
import { skillOnRefusal, useSkill } from './45-skills.ts'
import { FOR_FIRE, firedWith, isSniped, otherHandgun, usable } from './47-combat-skills.ts'
import { searchPockets } from './47-deep-pockets.ts'
import { mindModifiers } from './48-mind.ts'

/** dw.shooting.21 When a line of the table holds for fire at these targets: what helps needs all of them, what hinders one. */
interface Condition {
  readonly id: ModifierId
  readonly clause: Clause
  readonly holds: (look: Look, human: Human, targets: readonly Figure[]) => boolean
}

const CONDITIONS: readonly Condition[] = [
  {
    id: 'pointBlank',
    clause: 'dw.shooting.14',
    holds: (look, human, targets) => targets.every((one) => isWithin(look, human, one, look.book.ranges.pointBlank)),
  },
  {
    id: 'longRange',
    clause: 'dw.shooting.15',
    holds: (look, human, targets) => targets.some((one) => compareGapOf(look, human, one, look.book.ranges.long) >= 0),
  },
  {
    id: 'cover',
    clause: 'dw.cover.1',
    holds: (look, human, targets) => targets.some((one) => coverOf(look, humanBody(human), one) !== 'none'),
  },
  { id: 'moved', clause: 'dw.shooting.8', holds: (_, { moved }) => moved },
  {
    id: 'friendInCombat',
    clause: 'dw.shooting.10',
    holds: (look, human, targets) => friendsInCombat(look, human, targets).length > 0,
  },
  {
    id: 'fallen',
    clause: 'dw.shooting.18',
    holds: (look, human, targets) =>
      targets.every((one) => one.low && isWithin(look, human, one, look.book.ranges.fallen)),
  },
]

const COUNTS: readonly string[] = ['yes', 'worst', 'any', 'all']

/** The conditions that count in each column of the table. */
const COUNTED = new Map<Column, readonly Condition[]>(
  COLUMNS.map((column) => [column, CONDITIONS.filter(({ id }) => COUNTS.includes(MODIFIERS[id].in[column]))]),
)

/** dw.shooting.21 What is added to every die of a shot at these targets; what aiming adds is apart (dw.aim). */
export function modifiersFor(
  look: Look,
  human: Human,
  column: Column,
  targets: readonly Figure[] = [],
  fired?: Fired,
): readonly Modifier[] {
  const found: Modifier[] = []
  for (const { id, clause, holds } of COUNTED.get(column) ?? [])
    if (holds(look, human, targets)) found.push({ clause, value: MODIFIERS[id].adds })
  const weapon = fired && look.book.weapons[fired.type]
  if (fired) found.push(...archetypeFire(look, human, fired))
  found.push(...fireModifiers(look, human, column, weapon?.fire?.mode))
  found.push(...mindModifiers(look, human, column, weapon))
  return found
}

/** A face with what is added to it. */
export const modified = (face: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, face)

/**
 * dw.shooting.10, dw.shooting.13 Humans other than the firer who are in close combat with one of the targets. For this
 * it is enough that bases touch (dw.cc.1): that a fallen zombie holds nobody (dw.cc.5) does not take him out of the way.
 */
function friendsInCombat(look: Look, firer: Human, targets: readonly Figure[]): Human[] {
  const zombies = targets.flatMap(({ figure }) => (isZombieFigure(figure) ? [numberOfFigure(figure)] : []))
  if (zombies.length === 0) return []
  return look.state.humans.filter(
    (one) =>
      one.n !== firer.n && isInPlay(one) && zombiesTouching(look, humanBody(one)).some(({ n }) => zombies.includes(n)),
  )
}

/** dw.carry.6 Hand grenades and throwing weapons are taken out as part of their use. */
const needsHand = ({ mode, ammunition }: FireRow): boolean => mode !== 'grenade' && ammunition !== 'thrown'

/** dw.ammo.1, dw.carry.10 How many bursts are in it; a knife or an axe for close combat can be thrown once. */
const burstsIn = (look: Look, weapon: Weapon): number => (isMelee(look, weapon) ? 1 : weapon.loaded)

const isMelee = ({ book }: Look, { type }: Weapon): boolean => book.weapons[type].category === 'melee'

/** dw.shooting.6, dw.carry.6, dw.cc.3 Why a weapon cannot be fired in one of these ways now, whoever the target is. */
export function shootRefusal(look: Look, human: Human, id: number, modes: readonly FireMode[]): Refusal | null {
  const weapon = weaponOf(human, id)
  if (!weapon) return refuse('dw.shooting.6', `${human.name} has no such weapon.`)
  const row = fireRow(look, weapon)
  const { title } = look.book.weapons[weapon.type]
  if (row === null || !modes.includes(row.mode))
    return refuse(row === null ? 'dw.weapons.1' : OWN_RULES[row.mode], `The ${titleIs(title)} not fired like that.`)
  return (
    combatRefusal(look, human) ??
    handsRefusal(human) ??
    unskilledRefusal(look, human, weapon.type) ??
    stateRefusal(weapon, row, title)
  )
}

/** Where it stands how a weapon is fired. */
const OWN_RULES: Readonly<Record<FireMode, Clause>> = {
  single: 'dw.shooting.1',
  automatic: 'dw.autofire.12',
  shotgun: 'dw.shotgun.1',
  machinegun: 'dw.machinegun.1',
  launcher: 'dw.grenade.1',
  grenade: 'dw.grenade.1',
  flame: 'dw.flame.1',
}

/** dw.shooting.6 In hand and not jammed; flamethrowers have fuel (dw.weapons.4). */
function stateRefusal(weapon: Weapon, row: FireRow, title: string): Refusal | null {
  if (needsHand(row) && !weapon.ready) return refuse('dw.shooting.6', `The ${titleIs(title)} not in hand.`)
  if (weapon.jammed) return refuse('dw.shooting.6', `The ${titleIs(title)} jammed.`)
  if (row.magazine !== null && weapon.loaded === 0) return refuse('dw.shooting.6', `The ${titleIs(title)} not loaded.`)
  return weapon.motor === 'runs' ? null : refuse('dw.weapons.4', `The ${titleIs(title)} empty.`)
}

/** dw.shooting.3 A firer does not come back to whoever was a possible target of his. */
export const firedAtRefusal = ({ firedAt }: Human, figure: number): Refusal | null =>
  firedAt.includes(figure)
    ? refuse('dw.shooting.3', 'This target was fired at already: all bursts are declared before the first die.')
    : null

/** dw.shooting.3 */
export function markFiredAt(human: Human, figures: readonly number[]): void {
  human.firedAt = Object.freeze([...human.firedAt, ...figures.filter((one) => !human.firedAt.includes(one))])
}

/** Why this figure is no target for this weapon; nobody fires at a friend of his own will. */
function targetRefusal(look: Look, human: Human, row: FireRow, figure: number, isForced: boolean): Refusal | null {
  const target = figureOf(look, figure)
  const name = figureName(figure)
  if (!target) return refuse('dw.shooting.6', `${name} is not on the table.`)
  const isFriend = !isZombieFigure(figure)
  if (isFriend && !isForced) return refuse('dw.scope.6', `${name} is on the same side.`)
  const firer = humanBody(human)
  if (!isFriend && touches(look, firer, target)) return contactRefusal(row, target, name)
  if (row.range !== null && !isWithin(look, firer, target, row.range))
    return refuse('dw.weapons.3', `${name} is out of range: ${farWords(gapBetween(look, firer, target), row.range)}.`)
  return firedAtRefusal(human, figure) ?? sightRefusal(look, firer, target, name)
}

/** dw.los.5, dw.los.10 */
function sightRefusal(look: Look, firer: Figure, target: Figure, name: string): Refusal | null {
  if (isThroughRoof(look, firer, target)) return refuse('dw.los.10', `A roof lies between ${name} and the firer.`)
  return sees(look, firer, target) ? null : refuse('dw.los.5', `${name} is not visible.`)
}

/** dw.shooting.19, dw.shooting.20, dw.cc.17 In base contact there are only shots at close quarters. */
function contactRefusal({ closeQuarters }: FireRow, { low }: Figure, name: string): Refusal {
  if (closeQuarters === null) return refuse('dw.shooting.20', `${name} is too close for this weapon.`)
  return refuse(low ? 'dw.shooting.19' : 'dw.cc.17', `${name} is in base contact: shoot it at close quarters.`)
}

type Fire = CommandOf<'fire'>

/** dw.shooting.1, dw.aim.1, dw.autofire.10, dw.cskill.22 What a declaration costs before doubling. */
function costOf(look: Look, row: FireRow, { bursts, aim = 0, sustained = false, skill }: Declared): number {
  const aimed = aim * look.book.costs.aim
  if (skill === 'double-tap') return DOUBLE_TAP.cost + aimed
  return (sustained ? sustainedCost(look, row, bursts) : bursts * row.cost) + aimed
}

type Declared = Pick<Fire, 'bursts' | 'aim' | 'sustained' | 'skill'>

const HANDLED: readonly FireMode[] = ['single', 'automatic']

/** Why this declaration is not possible now; dw.quirk.17 whoever is forced to may fire at a friend. */
export function fireRefusal(look: Look, human: Human, command: Fire, isForced = false): Refusal | null {
  const blocked = shootRefusal(look, human, command.weapon, HANDLED)
  if (blocked !== null) return blocked
  const weapon = weaponOf(human, command.weapon) as Weapon
  const row = fireRow(look, weapon) as FireRow
  return (
    targetRefusal(look, human, row, figureNamed(command.target), isForced) ??
    skillOnRefusal(look, human, command.skill, FOR_FIRE) ??
    (command.sustained ? sustainedRefusal(look, row, command.bursts) : null) ??
    burstsRefusal(look, weapon, command.bursts) ??
    skilledRefusal(look, human, weapon, command) ??
    payRefusal(human, costOf(look, row, command))
  )
}

/** dw.ammo.1 */
function burstsRefusal(look: Look, weapon: Weapon, bursts: number): Refusal | null {
  const most = burstsIn(look, weapon)
  return bursts > most ? refuse('dw.ammo.1', `Only ${most} can be fired before it is empty.`) : null
}

/** dw.cskill.5 to dw.cskill.26 Why a declaration cannot be made with the skill that it names. */
function skilledRefusal(look: Look, human: Human, weapon: Weapon, command: Fire): Refusal | null {
  switch (command.skill) {
    case 'eagle-eye':
      return isHindered(look, human, weapon, command, 'dw.shooting.15')
        ? null
        : refuse('dw.cskill.5', `${command.target} is not at long range.`)
    case 'sharpshooter':
      return isSoftlyCovered(look, human, weapon, command)
        ? null
        : refuse('dw.cskill.7', `${command.target} is not behind soft cover.`)
    case 'ambidextrous':
      return bothHandsRefusal(human, weapon, command)
    case 'double-tap':
      return doubleTapRefusal(look, weapon, command)
    case 'sniper':
      return isSniped(weapon.type)
        ? null
        : refuse('dw.cskill.26', `The ${look.book.weapons[weapon.type].title} is no weapon for this.`)
    default:
      return null
  }
}

/** Whom a declaration is diced against, by crowd number; dw.cskill.22 one target only. */
const targetsOf = (look: Look, human: Human, row: FireRow, { target, skill }: Fire): number[] =>
  row.mode === 'automatic' && skill !== 'double-tap'
    ? corridorTargets(look, human, row, figureNamed(target))
    : [figureNamed(target)]

const columnOf = ({ mode }: FireRow): Column => (mode === 'automatic' ? 'automatic' : 'single')

function hindrances(look: Look, human: Human, weapon: Weapon, command: Fire): readonly Modifier[] {
  const row = fireRow(look, weapon) as FireRow
  const bodies = targetsOf(look, human, row, command).map((figure) => theFigure(look, figure))
  return modifiersFor(look, human, columnOf(row), bodies, weapon)
}

const isHindered = (look: Look, human: Human, weapon: Weapon, command: Fire, by: Clause): boolean =>
  hindrances(look, human, weapon, command).some(({ clause }) => clause === by)

/** dw.cskill.7, dw.cover.3 Somebody is covered, and nobody by something hard. */
function isSoftlyCovered(look: Look, human: Human, weapon: Weapon, command: Fire): boolean {
  const targets = targetsOf(look, human, fireRow(look, weapon) as FireRow, command)
  const covers = targets.map((figure) => coverOf(look, humanBody(human), theFigure(look, figure)))
  return covers.includes('soft') && !covers.includes('hard')
}

/** dw.cskill.9 Both guns in hand, both with enough in them, and no time to aim. */
function bothHandsRefusal(human: Human, weapon: Weapon, { bursts, aim = 0 }: Fire): Refusal | null {
  const other = otherHandgun(human, weapon)
  if (!other) return refuse('dw.cskill.9', `${human.name} does not have a pistol or revolver in each hand.`)
  if (aim > 0) return refuse('dw.cskill.9', 'Nobody aims two guns at once.')
  if (other.jammed) return refuse('dw.shooting.6', 'The other gun is jammed.')
  return other.loaded < bursts ? refuse('dw.ammo.1', `The other gun has only ${other.loaded} left.`) : null
}

/** dw.cskill.22 */
function doubleTapRefusal(look: Look, weapon: Weapon, { bursts, sustained }: Fire): Refusal | null {
  const due = Math.min(DOUBLE_TAP.bursts, burstsIn(look, weapon))
  return bursts === due && !sustained
    ? null
    : refuse('dw.cskill.22', `A double tap is a declaration of ${due === 1 ? 'one burst' : 'two bursts'}.`)
}

/** What is not added with a skill (dw.cskill.5, dw.cskill.7). */
const IGNORED: Partial<Record<SkillId, Clause>> = { 'eagle-eye': 'dw.shooting.15', sharpshooter: 'dw.cover.1' }

/** Every number of bursts and steps of aim that can be paid. */
function declarations(look: Look, human: Human, weapon: Weapon, row: FireRow): Declared[] {
  const most = burstsIn(look, weapon)
  const found: Declared[] = []
  for (let bursts = 1; bursts <= most && canPay(human, costOf(look, row, { bursts })); bursts++) {
    found.push({ bursts })
    for (let aim = 1; aim <= MOST_AIM && canPay(human, costOf(look, row, { bursts, aim })); aim++)
      found.push({ bursts, aim })
  }
  if (row.mode !== 'automatic') return found
  for (let bursts = 2; bursts <= Math.min(most, 1 + look.book.sustainedExtraBursts); bursts++)
    if (canPay(human, costOf(look, row, { bursts, sustained: true }))) found.push({ bursts, sustained: true })
  return found
}
const MOST_AIM = 10

interface Gun {
  readonly weapon: Weapon
  readonly row: FireRow
  readonly declared: readonly Declared[]
  readonly skilled: readonly Declared[]
}

/** The declarations with one of his skills that can be paid. */
function skilledDeclarations(
  look: Look,
  human: Human,
  weapon: Weapon,
  row: FireRow,
  plain: readonly Declared[],
): Declared[] {
  return usable(look, human, FOR_FIRE).flatMap((skill): Declared[] => {
    if (skill !== 'double-tap') return plain.map((one) => ({ ...one, skill }))
    const bursts = Math.min(DOUBLE_TAP.bursts, burstsIn(look, weapon))
    const taps: Declared[] = bursts === 0 ? [] : [{ bursts, skill }]
    for (let aim = 1; bursts > 0 && aim <= MOST_AIM; aim++) taps.push({ bursts, aim, skill })
    return taps.filter((one) => canPay(human, costOf(look, row, one)))
  })
}

function gunsOf(look: Look, human: Human): Gun[] {
  const guns: Gun[] = []
  for (const weapon of human.weapons) {
    const row = fireRow(look, weapon)
    if (row === null || !HANDLED.includes(row.mode) || stateRefusal(weapon, row, '') !== null) continue
    if (unskilledRefusal(look, human, weapon.type) !== null) continue
    const declared = declarations(look, human, weapon, row)
    const skilled = skilledDeclarations(look, human, weapon, row, declared)
    if (declared.length > 0 || skilled.length > 0) guns.push({ weapon, row, declared, skilled })
  }
  return guns
}

/** Every zombie that is visible, in range and not fired at before, with every declaration that can be paid. */
function fireChoices(look: Look, human: Human): Fire[] {
  const guns = gunsOf(look, human)
  if (guns.length === 0 || handsRefusal(human) !== null || isInCloseCombat(look, human)) return []
  const firer = humanBody(human)
  const farthest = Math.max(...guns.map(({ row }) => row.range ?? 0))
  const choices: Fire[] = []
  for (const zombie of look.state.zombies) {
    const target = zombieBody(zombie)
    if (!isWithin(look, firer, target, farthest) || human.firedAt.includes(target.figure)) continue
    if (touches(look, firer, target) || !sees(look, firer, target)) continue
    for (const gun of guns) {
      if (!isWithin(look, firer, target, gun.row.range ?? 0)) continue
      pushChoices(choices, gun, zombie)
      if (gun.skilled.length > 0) pushSkilled(look, human, choices, gun, zombie)
    }
  }
  return choices
}

function pushSkilled(look: Look, human: Human, choices: Fire[], { weapon, skilled }: Gun, { n }: Zombie): void {
  const target: FigureId = figureName(zombieFigure(n))
  for (const one of skilled) {
    const command: Fire = { do: 'fire', weapon: weapon.id, target, ...one }
    if (skilledRefusal(look, human, weapon, command) === null) choices.push(command)
  }
}

function pushChoices(choices: Fire[], { weapon, declared }: Gun, { n }: Zombie): void {
  const target: FigureId = figureName(zombieFigure(n))
  for (const one of declared) choices.push(fireWith(weapon.id, target, one))
}

/** Field by field: such commands are offered a lot. */
function fireWith(weapon: number, target: FigureId, { bursts, aim, sustained }: Declared): Fire {
  if (aim !== undefined) return { do: 'fire', weapon, target, bursts, aim }
  if (sustained !== undefined) return { do: 'fire', weapon, target, bursts, sustained }
  return { do: 'fire', weapon, target, bursts }
}

/** A declaration under way: what was fixed before the first die (dw.shooting.4). */
interface Volley {
  readonly weapon: Weapon
  /** dw.cskill.9 The gun in the other hand that is fired, too. */
  readonly second: Weapon | null
  readonly row: FireRow
  readonly named: number
  /** By crowd number, ascending. */
  readonly targets: readonly number[]
  readonly modifiers: readonly Modifier[]
  readonly friends: readonly Human[]
  readonly bursts: number
  readonly aim: number
}

function declare(t: Table, human: Human, command: Fire): Volley {
  const { bursts, aim = 0, sustained = false, skill } = command
  const weapon = weaponOf(human, command.weapon) as Weapon
  const row = firedWith(fireRow(t, weapon) as FireRow, skill)
  const named = figureNamed(command.target)
  const targets = targetsOf(t, human, row, command)
  const bodies = targets.map((figure) => theFigure(t, figure))
  const ignored = skill && IGNORED[skill]
  const modifiers = modifiersFor(t, human, columnOf(row), bodies, weapon).filter(({ clause }) => clause !== ignored)
  const friends = friendsInCombat(t, human, bodies)
  const second = (skill === 'ambidextrous' && otherHandgun(human, weapon)) || null
  if (skill) useSkill(t, human, skill)
  const cost = pay(t, human, costOf(t, row, command))
  t.emit({
    e: 'declared',
    clause: sustained ? 'dw.autofire.10' : 'dw.shooting.1',
    human: human.n,
    weapon: weapon.type,
    target: figureName(named),
    targets: targets.map(figureName),
    bursts,
    aim,
    sustained,
    cost,
    left: human.ap,
  })
  return { weapon, second, row, named, targets, modifiers, friends, bursts, aim }
}

/** dw.aim.3, dw.aim.4, dw.aim.5 Aiming counts for every die of single shots, and for the first of automatic fire. */
function modifiersOfDie({ row, modifiers, aim }: Volley, isFirst: boolean): readonly Modifier[] {
  if (aim === 0 || (row.mode === 'automatic' && !isFirst)) return modifiers
  return [...modifiers, { clause: row.mode === 'automatic' ? 'dw.aim.4' : 'dw.aim.2', value: aim * MODIFIERS.aim.adds }]
}

/** dw.weapons.2 The hit dice of one burst; gives what they do. */
function throwBurst(t: Table, human: Human, declared: Volley, nth: number): Die[] {
  const { weapon, row, named, targets } = declared
  const { title } = t.book.weapons[weapon.type]
  const what = `${title} at ${figureName(named)}`
  const asks = Array.from({ length: row.rof }, (_, i) => {
    const modifiers = modifiersOfDie(declared, nth === 1 && i === 0)
    return { clause: 'dw.shooting.1', seat: ownerOf(human), what, modifiers, human: human.n } as const
  })
  const dice = volley(t, asks, isAnyOrder(targets)).map((face, i): Die => {
    const modifiers = asks[i]?.modifiers ?? []
    return { face, modifiers, result: resultOf(row, modified(face, modifiers)) }
  })
  // dw.ammo.11 What is thrown leaves the hand only with the last burst.
  const loaded = row.ammunition === 'thrown' ? burstsIn(t, weapon) - nth : spendBurst(human, weapon.id)
  t.emit({ e: 'burst', clause: 'dw.shooting.1', human: human.n, weapon: weapon.type, dice, loaded })
  return dice
}

/** dw.shooting.11, dw.shooting.12 A burst without a hit strikes one of the friends instead. */
function strays(t: Table, human: Human, { friends }: Volley, dice: readonly Die[]): Dealt[] {
  if (friends.length === 0 || dice.some(({ result }) => result !== 'miss')) return []
  const ask = { clause: 'dw.shooting.12', ...thrownBy(human), what: 'which friend is hit' } as const
  const { index, face } = picked(t, ask, friends.length)
  const { n } = friends[index] as Human
  t.emit({ e: 'stray hit', clause: 'dw.shooting.12', human: n, face })
  return [{ figure: n, result: 'fall' }]
}

/** dw.shooting.4, dw.jam.3 All bursts of a declaration, whatever becomes of the target; a jam loses those after it. */
function fireBursts(t: Table, human: Human, volley: Volley): { hits: Result[]; stray: Dealt[]; fired: number } {
  const hits: Result[] = []
  const stray: Dealt[] = []
  for (let fired = 1; fired <= volley.bursts; fired++) {
    const dice = throwBurst(t, human, volley, fired)
    for (const { result } of dice) if (result !== 'miss') hits.push(result)
    const faces = dice.map(({ face }) => face)
    const jammed = jamDice(t, human, volley.weapon, faces)
    stray.push(...strays(t, human, volley, dice))
    if (jammed) return { hits, stray, fired }
  }
  return { hits, stray, fired: volley.bursts }
}

/** dw.shooting.5 The best result counts for a zombie, every one for a human. */
function applyAll(t: Table, human: Human, dealt: readonly Dealt[]): void {
  const source = { from: 'shot', by: human.n, close: false } as const
  const done = new Set<number>()
  for (const { figure, result } of dealt) {
    if (done.has(figure) || !figureOf(t, figure)) continue
    const isZombie = isZombieFigure(figure)
    if (isZombie) done.add(figure)
    const isElim = isZombie && dealt.some((one) => one.figure === figure && one.result === 'elim')
    applyResult(t, figure, isElim ? 'elim' : result, source)
  }
}

/** dw.ammo.11 What was thrown lies where the target stood. */
function throwAway(t: Table, human: Human, { weapon }: Volley, { at, on }: Figure, thrown: number): void {
  const { state } = t
  const melee = isMelee(t, weapon)
  const left = melee ? 0 : weapon.loaded - thrown
  for (let i = 0; i < thrown; i++) {
    const isLast = left === 0 && i === thrown - 1
    const id = isLast ? weapon.id : state.nextId++
    const lying = change(weapon, { id, loaded: melee ? 0 : 1, ready: false })
    state.lying = Object.freeze([
      ...state.lying,
      Object.freeze({ id, at, on, weapon: lying, item: null, ammo: null, heldBy: null }),
    ])
    t.emit({ e: 'dropped', clause: 'dw.ammo.11', human: human.n, thing: { weapon: weapon.type }, at })
  }
  const kept = human.weapons.flatMap((one) =>
    one.id !== weapon.id ? [one] : left > 0 ? [change(one, { loaded: left })] : [],
  )
  human.weapons = Object.freeze(kept)
}

/** dw.shooting.1 Single shots, bows, thrown weapons and automatic fire at a named target. */
export const fire: Action<'fire'> = {
  choices: fireChoices,
  check: (look, human, command) => fireRefusal(look, human, command),
  take: (t, human, command) => {
    const volley = declare(t, human, command)
    const { row, named, targets, weapon } = volley
    const where = theFigure(t, named)
    shatter(t, human, targets)
    const { hits, stray, fired } = fireBursts(t, human, volley)
    if (volley.second !== null) {
      const also = fireBursts(t, human, { ...volley, weapon: volley.second })
      hits.push(...also.hits)
      stray.push(...also.stray)
    }
    if (row.ammunition === 'thrown') throwAway(t, human, volley, where, fired)
    const dealt = row.mode === 'automatic' ? dealHits(t, human, targets, hits) : hits.map(onTo(named))
    markFiredAt(human, targets)
    applyAll(t, human, [...dealt, ...stray])
    for (const { id } of volley.second === null ? [weapon] : [weapon, volley.second]) searchPockets(t, human, id)
    noticed(t, human, loudest(t, weapon, volley.second), command.sustained ? 'E' : 'D')
  },
}
/** How likely it is that a declaration hits somebody: for those who would rather not waste a shot. */
export function hitChance(look: Look, human: Human, command: Fire): number {
  const weapon = weaponOf(human, command.weapon) as Weapon
  const row = firedWith(fireRow(look, weapon) as FireRow, command.skill)
  const added = modified(0, hindrances(look, human, weapon, command)) + (row.mode === 'single' ? (command.aim ?? 0) : 0)
  return anyOf(
    command.bursts * row.rof,
    chanceOf((face) => resultOf(row, face + added) !== 'miss'),
  )
}
const FACES = [1, 2, 3, 4, 5, 6] as const

/** How likely a die is to come up so. */
export const chanceOf = (isSo: (face: number) => boolean): number => FACES.filter(isSo).length / FACES.length

/** How likely it is that one of so many dice comes up so, if each is so likely to. */
export function anyOf(dice: number, each: number): number {
  let none = 1
  for (let die = 0; die < dice; die++) none *= 1 - each
  return 1 - none
}

/** dw.entry.8 A declaration is noticed once, however many guns it is fired with. */
const loudest = (look: Look, weapon: Weapon, second: Weapon | null): Weapon =>
  second !== null && !isNoisy(look, weapon) ? second : weapon

const onTo =
  (figure: number) =>
  (result: Result): Dealt => ({ figure, result })
