/** dw.cc Close combat: strikes, and fire at somebody in base contact. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import { aheadOf, minus } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
import type { Die } from '../events.ts'
import {
  type FigureId,
  figureName,
  figureNamed,
  type Human,
  type Item,
  isZombieFigure,
  type Look,
  numberOfFigure,
  type Table,
  theZombie,
  type Weapon,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { type ItemId, ITEMS } from '../tables/items.ts'
import { type StrikeKind, STRIKES } from '../tables/melee.ts'
import type { FireRow, WeaponId } from '../tables/weapons.ts'
import { d6, thrownBy } from './01-dice.ts'
import { figureOf, humanBody, theFigure, touches, zombiesTouching } from './01-figures.ts'
import { type Action, canPay, firstOf, pay, payRefusal, proneRefusal, theActivation } from './04-actions.ts'
import { handsRefusal } from './06-carry.ts'
import { fireRow, isNoisy, makeNoise, noticed, resultOf, spendBurst, weaponOf } from './08-weapons.ts'
import { firedAtRefusal, markFiredAt, modified, modifiersFor } from './10-shooting.ts'
import { jamDice } from './16-jam.ts'
import { applyResult } from './19-harm.ts'
import { unskilledRefusal } from './41-archetypes.ts'
import { zombiesInReach } from './43-aboard.ts'
import { distractions } from './48-mind.ts'

/** Why somebody cannot be attacked in close combat: only zombies in base contact can, fallen ones too (dw.cc.5). */
export function contactRefusal(look: Look, human: Human, target: FigureId, clause: Clause): Refusal | null {
  const figure = figureNamed(target)
  const body = figureOf(look, figure)
  if (!body) return refuse(clause, `${target} is not on the table.`)
  if (!isZombieFigure(figure)) return refuse('dw.cc.2', 'Nobody fights a friend.')
  if (human.aboard !== null) return outlineRefusal(look, human, target)
  return touches(look, humanBody(human), body) ? null : refuse(clause, `${target} is not in base contact.`)
}

/** dw.vehicle.34 From a vehicle only what touches its outline is struck. */
const outlineRefusal = (look: Look, human: Human, target: FigureId): Refusal | null =>
  zombiesInReach(look, human).some(({ n }) => figureName(zombieFigure(n)) === target)
    ? null
    : refuse('dw.vehicle.34', `${target} does not touch the vehicle.`)

/** dw.cc.13, dw.cc.14 Strictly behind the line square to the way it faces; nobody lies on his back and has one. */
function isBehind({ at, aboard }: Human, zombie: Zombie): boolean {
  // dw.vehicle.34 From a vehicle there is no back.
  return aboard === null && zombie.facing !== null && !zombie.fallen && aheadOf(zombie.facing, minus(at, zombie.at)) < 0
}

/** dw.cc.13 What is added to the die of a strike. */
export const strikeModifiers = (human: Human, zombie: Zombie): Modifier[] =>
  isBehind(human, zombie) ? [{ clause: 'dw.cc.13', value: 1 }] : []

/** Something to strike with: a weapon or an improvised one (dw.cc.22). */
interface Club {
  readonly id: number
  readonly type: WeaponId | ItemId
  readonly kind: StrikeKind
}

const improvised = ({ id, kind }: Item): Club | null =>
  ITEMS[kind].improvised ? { id, type: kind, kind: 'bludgeoning' } : null

/** dw.cc.7, dw.cc.16, dw.chainsaw.7 What he could strike with now. */
function clubsOf({ book }: Look, human: Human): Club[] {
  const clubs: Club[] = []
  for (const { id, type, ready, motor } of human.weapons) {
    const kind = book.weapons[type].strike
    if (kind !== null && ready && (kind !== 'chainsaw' || motor === 'runs')) clubs.push({ id, type, kind })
  }
  for (const item of human.items) {
    const club = improvised(item)
    if (club) clubs.push(club)
  }
  return clubs
}

/** dw.cc.15 Why nobody can be struck with this. */
function clubRefusal({ book }: Look, human: Human, id: number): Refusal | null {
  const weapon = weaponOf(human, id)
  if (!weapon) {
    const item = human.items.find((one) => one.id === id)
    return item && improvised(item) ? null : refuse('dw.cc.15', `${human.name} has no such weapon to strike with.`)
  }
  const { title, strike } = book.weapons[weapon.type]
  if (strike === null) return refuse('dw.carry.11', `The ${title} cannot be used to strike.`)
  if (!weapon.ready) return refuse('dw.cc.16', `The ${title} is not in hand.`)
  return strike === 'chainsaw' && weapon.motor !== 'runs' ? refuse('dw.chainsaw.7', 'The chainsaw does not run.') : null
}

/** The rule of each kind of strike, and of one at a fallen target. */
const STRUCK: Readonly<Record<StrikeKind, Clause>> = {
  bludgeoning: 'dw.cc.9',
  edged: 'dw.cc.10',
  chainsaw: 'dw.chainsaw.1',
}

/** dw.cc.8 One die; dw.cc.11, dw.cc.12 against a fallen target the natural score decides. */
export function strikeDie(t: Table, human: Human, zombie: Zombie, kind: StrikeKind): Die {
  const row = STRIKES[kind]
  const modifiers = [...strikeModifiers(human, zombie), ...distractions(t, human)]
  const onFallen = zombie.fallen && row.elimFallen !== null
  const clause = onFallen ? 'dw.cc.11' : STRUCK[kind]
  const what = `${human.name} strikes at ${figureName(zombieFigure(zombie.n))}`
  const face = d6(t, { clause, ...thrownBy(human), what, modifiers })
  if (onFallen) return { face, modifiers, result: face >= (row.elimFallen as number) ? 'elim' : 'miss' }
  return { face, modifiers, result: resultOf(row, modified(face, modifiers)) }
}

/** The strike as it is told. */
export function tellStrike(t: Table, human: Human, club: Omit<Club, 'id'>, zombie: Zombie, die: Die): void {
  const onFallen = zombie.fallen && STRIKES[club.kind].elimFallen !== null
  t.emit({
    e: 'struck',
    clause: onFallen ? 'dw.cc.11' : STRUCK[club.kind],
    human: human.n,
    with: club.type,
    target: figureName(zombieFigure(zombie.n)),
    die,
    back: die.modifiers.some(({ clause }) => clause === 'dw.cc.13'),
    left: human.ap,
  })
}

function strikeWith(t: Table, human: Human, club: Club, target: FigureId): void {
  if (club.kind === 'chainsaw')
    return t.call('chainsaw', { human: human.n, weapon: club.id, target: figureNamed(target), sawn: [], on: true })
  const zombie = theZombie(t.state, numberOfFigure(figureNamed(target)))
  const die = strikeDie(t, human, zombie, club.kind)
  tellStrike(t, human, club, zombie, die)
  applyResult(t, figureNamed(target), die.result, { from: 'strike', by: human.n, close: true })
}

const clubWith = (look: Look, human: Human, id: number): Club => {
  const found = clubsOf(look, human).find((club) => club.id === id)
  if (!found) throw new Error(`nothing to strike with: ${id}`)
  return found
}

/** dw.cc.7, dw.cc.8 A blow with what is in hand. */
export const strike: Action<'strike'> = {
  choices: (look, human) => {
    if (human.prone || !canPay(human, look.book.costs.strike) || handsRefusal(human) !== null) return []
    const clubs = clubsOf(look, human)
    if (clubs.length === 0) return []
    const choices: CommandOf<'strike'>[] = []
    const near = human.aboard === null ? zombiesTouching(look, humanBody(human)) : zombiesInReach(look, human)
    for (const { n } of near)
      for (const { id } of clubs) choices.push({ do: 'strike', with: id, target: figureName(zombieFigure(n)) })
    return choices
  },
  check: (look, human, command) =>
    firstOf(
      () => proneRefusal(human),
      () => handsRefusal(human),
      () => clubRefusal(look, human, command.with),
      () => contactRefusal(look, human, command.target, 'dw.cc.1'),
      () => payRefusal(human, look.book.costs.strike),
    ),
  take: (t, human, command) => {
    pay(t, human, t.book.costs.strike)
    strikeWith(t, human, clubWith(t, human, command.with), command.target)
  },
}

/** A weapon that can be fired in contact now: in hand, unjammed, loaded, with a close quarter number. */
function closeRow(look: Look, weapon: Weapon): FireRow | null {
  const row = fireRow(look, weapon)
  return row && row.closeQuarters !== null && weapon.ready && !weapon.jammed && weapon.loaded > 0 ? row : null
}

function closeWeaponRefusal(look: Look, human: Human, id: number, bursts: number): Refusal | null {
  const weapon = weaponOf(human, id)
  const row = weapon && fireRow(look, weapon)
  if (!weapon || !row) return refuse('dw.shooting.6', `${human.name} has no such weapon to fire.`)
  const { title } = look.book.weapons[weapon.type]
  if (row.closeQuarters === null) return refuse('dw.cc.20', `The ${title} cannot be fired in close combat.`)
  const unskilled = unskilledRefusal(look, human, weapon.type)
  if (unskilled !== null) return unskilled
  if (!weapon.ready) return refuse('dw.cc.16', `The ${title} is not in hand.`)
  if (weapon.jammed) return refuse('dw.shooting.6', `The ${title} is jammed.`)
  if (weapon.loaded === 0) return refuse('dw.cc.21', `The ${title} is empty.`)
  return weapon.loaded < bursts
    ? refuse('dw.shooting.6', `There are only ${weapon.loaded} bursts in the ${title}.`)
    : null
}

const isShotgun = ({ mode }: FireRow): boolean => mode === 'shotgun'

/** dw.shooting.3 Shotguns are exempt. */
const againRefusal = (human: Human, row: FireRow, figure: number): Refusal | null =>
  isShotgun(row) ? null : firedAtRefusal(human, figure)

/** The row of a weapon that is known to have one. */
const rowOf = (look: Look, human: Human, id: number): FireRow => fireRow(look, weaponOf(human, id) as Weapon) as FireRow

/** dw.shooting.20 A fallen target needs one burst. */
const fallenRefusal = (look: Look, { target, bursts }: CommandOf<'shoot-close'>): Refusal | null =>
  bursts > 1 && figureOf(look, figureNamed(target))?.low
    ? refuse('dw.shooting.20', 'One burst eliminates a fallen target; there is no need for more.')
    : null

/** dw.shotgun.11, dw.cc.18 Is the second shell free now? */
function isShellFree(look: Look, weapon: number, figure: number): boolean {
  const { shell } = theActivation(look)
  return shell !== null && shell.weapon === weapon && shell.target === figure
}

/** dw.cc.18 The normal price for each burst; two shells of a double barrel or sawn off for that of one. */
function closeCost(look: Look, row: FireRow, { weapon, target, bursts }: CommandOf<'shoot-close'>): number {
  if (!isShotgun(row)) return row.cost * bursts
  const paid = isShellFree(look, weapon, figureNamed(target)) ? bursts - 1 : bursts
  return row.cost * Math.ceil(paid / row.rof)
}

function closeChoices(look: Look, human: Human): CommandOf<'shoot-close'>[] {
  const armed = human.weapons.filter(
    (weapon) => closeRow(look, weapon) !== null && unskilledRefusal(look, human, weapon.type) === null,
  )
  if (armed.length === 0 || handsRefusal(human) !== null) return []
  const choices: CommandOf<'shoot-close'>[] = []
  for (const zombie of zombiesTouching(look, humanBody(human)))
    for (const weapon of armed) offerBursts(look, human, weapon, zombie, choices)
  return choices
}

/** As many bursts as he can pay; of shotguns, which see the first, and at fallen targets one. */
function offerBursts(look: Look, human: Human, weapon: Weapon, zombie: Zombie, into: CommandOf<'shoot-close'>[]): void {
  const figure = zombieFigure(zombie.n)
  const row = fireRow(look, weapon) as FireRow
  if (againRefusal(human, row, figure) !== null) return
  const most = isShotgun(row) || zombie.fallen ? 1 : weapon.loaded
  for (let bursts = 1; bursts <= most; bursts++) {
    const command = { do: 'shoot-close', weapon: weapon.id, target: figureName(figure), bursts } as const
    if (!canPay(human, closeCost(look, row, command))) return
    into.push(command)
  }
}

/** dw.cc.17, dw.cc.19 One die of a burst against the close quarter number. */
function closeDie(t: Table, human: Human, weapon: Weapon, target: FigureId, modifiers: readonly Modifier[]): Die {
  const needed = fireRow(t, weapon)?.closeQuarters ?? 0
  const what = `${human.name} fires the ${t.book.weapons[weapon.type].title} at ${target}: ${needed} or more`
  const face = d6(t, { clause: 'dw.cc.17', ...thrownBy(human), what, modifiers })
  return { face, modifiers, result: modified(face, modifiers) >= needed ? 'elim' : 'miss' }
}

/** dw.cc.18, dw.jam.3 Burst by burst, until the weapon jams; says whether any of them hit. */
function fireBursts(t: Table, human: Human, weapon: Weapon, { target, bursts }: CommandOf<'shoot-close'>): boolean {
  const modifiers = modifiersFor(t, human, 'closeQuarters', [], weapon)
  let hit = false
  for (let burst = 1; burst <= bursts; burst++) {
    const die = closeDie(t, human, weapon, target, modifiers)
    if (die.result === 'elim') hit = true
    tellShot(t, human, weapon, target, [die])
    if (jamDice(t, human, weapon, [die.face])) break
  }
  return hit
}

function tellShot(t: Table, human: Human, weapon: Weapon, target: FigureId, dice: readonly Die[]): void {
  t.emit({
    e: 'shot close',
    clause: dice.length > 0 ? 'dw.cc.17' : 'dw.shooting.19',
    human: human.n,
    weapon: weapon.type,
    target,
    dice,
    loaded: spendBurst(human, weapon.id),
    left: human.ap,
  })
}

/** dw.shooting.19, dw.shooting.20 No die against a fallen target. */
function shootFallen(t: Table, human: Human, weapon: Weapon, target: FigureId): boolean {
  tellShot(t, human, weapon, target, [])
  return true
}

/** dw.shotgun.11 After the first shell of two. */
function keepShell(t: Table, { rof }: FireRow, { weapon, target, bursts }: CommandOf<'shoot-close'>): void {
  if (rof > 1 && bursts === 1)
    theActivation(t).shell = Object.freeze({ weapon, towards: null, target: figureNamed(target) })
}

/** dw.entry.8 A declaration is noticed once; the second shell is part of the first. */
function heard(t: Table, human: Human, weapon: Weapon, isSecond: boolean): void {
  if (!isSecond) noticed(t, human, weapon, 'D')
  else if (isNoisy(t, weapon)) makeNoise(t, human, human.n)
}

/** dw.cc.17, dw.shooting.19 Fire at somebody in base contact. */
export const shootClose: Action<'shoot-close'> = {
  choices: closeChoices,
  check: (look, human, command) =>
    firstOf(
      () => handsRefusal(human),
      () => closeWeaponRefusal(look, human, command.weapon, command.bursts),
      () => contactRefusal(look, human, command.target, 'dw.cc.18'),
      () => againRefusal(human, rowOf(look, human, command.weapon), figureNamed(command.target)),
      () => fallenRefusal(look, command),
      () => payRefusal(human, closeCost(look, rowOf(look, human, command.weapon), command)),
    ),
  take: (t, human, command) => {
    const weapon = weaponOf(human, command.weapon) as Weapon
    const row = fireRow(t, weapon) as FireRow
    const figure = figureNamed(command.target)
    const isSecond = isShellFree(t, weapon.id, figure)
    const isFallen = theFigure(t, figure).low
    pay(t, human, closeCost(t, row, command))
    const hit = isFallen ? shootFallen(t, human, weapon, command.target) : fireBursts(t, human, weapon, command)
    if (!isShotgun(row)) markFiredAt(human, [figure])
    else if (!isSecond) keepShell(t, row, command)
    if (hit) applyResult(t, figure, 'elim', { from: 'shot', by: human.n, close: true })
    heard(t, human, weapon, isSecond)
  },
}
