/** dw.cc Close combat: strikes, and fire at somebody in base contact. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import { aheadOf, minus } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { Die, Result } from '../events.ts'
import {
  calledIn,
  type FigureId,
  figureName,
  figureNamed,
  type Human,
  isZombieFigure,
  type Item,
  type Look,
  numberOfFigure,
  type Transaction,
  theZombie,
  type Weapon,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { type ItemId, ITEMS } from '../tables/items.ts'
import { type StrikeKind, STRIKES } from '../tables/melee.ts'
import type { SkillId } from '../tables/skills.ts'
import { type FireRow, titleIs, type WeaponId } from '../tables/weapons.ts'
import { d6, ownerOf } from './01-dice.ts'
import { contactWords, figureOf, humanBody, theFigure, touches, zombiesTouching } from './01-figures.ts'
import { type Action, canPay, firstOf, pay, payRefusal, proneRefusal } from './04-actions.ts'
import { handsRefusal } from './06-carry.ts'
import { fireRow, noticed, resultOf, spendBurst, weaponOf } from './08-weapons.ts'
import { anyOf, chanceOf, modified, modifiersFor } from './10-modifiers.ts'
import { firedAtRefusal, markFiredAt } from './10-targets.ts'
import { jamDice } from './16-jam.ts'
import { applyResult } from './19-harm.ts'
import { decide } from './40-deciding.ts'
import { unskilledRefusal } from './41-archetypes.ts'
import { zombiesInReach } from './43-aboard.ts'
import { mayUse, skillOnRefusal, skillRefusal, useSkill } from './45-skills.ts'
import {
  afterAnger,
  countShots,
  DECLINE,
  FOR_BLOWS,
  FOR_CLOSE_SHOTS,
  shellPrice,
  struckWith,
  unloadedRefusal,
  usable,
} from './47-combat-skills.ts'
import { searchPockets } from './47-deep-pockets.ts'
import { distractions } from './48-mind.ts'

/** Why somebody cannot be attacked in close combat: only zombies in base contact can, fallen ones too (dw.cc.5). */
export function contactRefusal(look: Look, human: Human, target: FigureId, clause: Clause): Refusal | null {
  const figure = figureNamed(target)
  const body = figureOf(look, figure)
  if (!body) return refuse(clause, `${calledIn(look.state, figure)} is not on the table.`)
  if (!isZombieFigure(figure)) return refuse('dw.cc.2', 'Nobody fights a friend.')
  if (human.aboard !== null) return outlineRefusal(look, human, target)
  const own = humanBody(human)
  return touches(look, own, body)
    ? null
    : refuse(clause, `${calledIn(look.state, figure)} is not in base contact${contactWords(look, own, body)}.`)
}

/** dw.vehicle.34 From a vehicle only what touches its outline is struck. */
const outlineRefusal = (look: Look, human: Human, target: FigureId): Refusal | null =>
  zombiesInReach(look, human).some(({ n }) => figureName(zombieFigure(n)) === target)
    ? null
    : refuse('dw.vehicle.34', `${calledIn(look.state, figureNamed(target))} does not touch the vehicle.`)

/** dw.cc.13, dw.cc.14 Strictly behind the line square to the way it faces; nobody lies on his back and has one. */
function isBehind({ at, aboard }: Human, zombie: Zombie): boolean {
  // dw.vehicle.34 From a vehicle there is no back.
  return aboard === null && zombie.facing !== null && !zombie.fallen && aheadOf(zombie.facing, minus(at, zombie.at)) < 0
}

/** dw.cc.13 What is added to the die of a strike. */
export const strikeModifiers = (human: Human, zombie: Zombie): Modifier[] =>
  isBehind(human, zombie) ? [{ clause: 'dw.cc.13', value: 1 }] : []

/** Something to strike with: a weapon, an improvised one (dw.cc.22), or bare hands (dw.cskill.14). */
interface Club {
  readonly id: number
  readonly type: WeaponId | ItemId | 'bare hands'
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
  if (!weapon.ready) return refuse('dw.cc.16', `The ${titleIs(title)} not in hand.`, 'not-in-hand')
  return strike === 'chainsaw' && weapon.motor !== 'runs' ? refuse('dw.chainsaw.7', 'The chainsaw does not run.') : null
}

/** The rule of each kind of strike, and of one at a fallen target. */
const STRUCK: Readonly<Record<StrikeKind, Clause>> = {
  bludgeoning: 'dw.cc.9',
  edged: 'dw.cc.10',
  chainsaw: 'dw.chainsaw.1',
  bare: 'dw.cskill.14',
}

/** dw.cc.11, dw.cskill.15 Where it stands what a blow does to this zombie. */
const clauseOf = ({ fallen }: Zombie, kind: StrikeKind): Clause => {
  if (!fallen || STRIKES[kind].elimFallen === null) return STRUCK[kind]
  return kind === 'bare' ? 'dw.cskill.15' : 'dw.cc.11'
}

/** dw.cc.8 One die; dw.cc.11, dw.cc.12 against a fallen target the natural score decides. */
export function strikeDie(
  t: Transaction,
  human: Human,
  zombie: Zombie,
  kind: StrikeKind,
  skill: SkillId | null = null,
): Die {
  const row = struckWith(STRIKES[kind], skill)
  const modifiers = [...strikeModifiers(human, zombie), ...distractions(t, human)]
  const { elimFallen } = row
  const resultFor = (face: number): Result =>
    zombie.fallen && elimFallen !== null
      ? face >= elimFallen
        ? 'elim'
        : 'miss'
      : resultOf(row, modified(face, modifiers))
  const what = `${human.name} strikes at ${figureName(zombieFigure(zombie.n))}`
  const clause = clauseOf(zombie, kind)
  const ask = { clause, seat: ownerOf(human), what, modifiers } as const
  const first = d6(t, { clause, seat: ownerOf(human), what, modifiers, human: human.n })
  const face =
    resultFor(first) === 'miss' ? afterAnger(t, human, { what, face: first, again: () => d6(t, ask) }) : first
  return { face, modifiers, result: resultFor(face) }
}

/** The strike as it is told. */
export function tellStrike(t: Transaction, human: Human, club: Omit<Club, 'id'>, zombie: Zombie, die: Die): void {
  t.emit({
    e: 'struck',
    clause: clauseOf(zombie, club.kind),
    human: human.n,
    with: club.type,
    target: figureName(zombieFigure(zombie.n)),
    die,
    back: die.modifiers.some(({ clause }) => clause === 'dw.cc.13'),
    left: human.ap,
  })
}

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

const clubWith = (look: Look, human: Human, id: number): Club => {
  const found = clubsOf(look, human).find((club) => club.id === id)
  if (!found) throw new Error(`nothing to strike with: ${id}`)
  return found
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

/** Every blow at a zombie in contact, whoever pays for it. */
export function blowsOf(look: Look, human: Human): CommandOf<'strike'>[] {
  if (human.prone || handsRefusal(human) !== null) return []
  const clubs = clubsOf(look, human)
  if (clubs.length === 0) return []
  const choices: CommandOf<'strike'>[] = []
  for (const { n } of reachedBy(look, human))
    for (const { id } of clubs) choices.push({ do: 'strike', with: id, target: figureName(zombieFigure(n)) })
  return choices
}

/** dw.cc.1, dw.vehicle.34 */
const reachedBy = (look: Look, human: Human): readonly Zombie[] =>
  human.aboard === null ? zombiesTouching(look, humanBody(human)) : zombiesInReach(look, human)

/** dw.cskill.20 */
const maniacRefusal = (human: Human, { with: id, skill }: CommandOf<'strike'>): Refusal | null =>
  skill === 'chainsaw-maniac' && weaponOf(human, id)?.type !== 'chainsaw'
    ? refuse('dw.cskill.20', 'This is not a chainsaw.')
    : null

/** dw.cc.7, dw.cc.8 A blow with what is in hand. */
export const strike: Action<'strike'> = {
  choices: (look, human) => {
    if (!canPay(human, look.book.costs.strike)) return []
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
    payRefusal(human, look.book.costs.strike),
  take: (t, human, { with: id, target, skill }) => {
    if (skill) useSkill(t, human, skill)
    pay(t, human, t.book.costs.strike)
    strikeWith(t, human, clubWith(t, human, id), target, skill ?? null)
  },
}

const BARE_HANDS: Club = { id: 0, type: 'bare hands', kind: 'bare' }

/** dw.cskill.14, dw.cskill.15 */
export const strikeBare: Action<'strike-bare'> = {
  choices: (look, human) => {
    if (usable(look, human, MARTIAL).length === 0 || human.prone || handsRefusal(human) !== null) return []
    if (!canPay(human, look.book.costs.strike)) return []
    return reachedBy(look, human).map(({ n }) => ({ do: 'strike-bare', target: figureName(zombieFigure(n)) }))
  },
  check: (look, human, { target }) =>
    firstOf(
      () => (human.sheet.skills.includes('martial-arts') ? null : refuse('dw.cc.15', BARE_REFUSED)),
      () => skillRefusal(look, human, 'martial-arts'),
      () => proneRefusal(human),
      () => handsRefusal(human),
      () => contactRefusal(look, human, target, 'dw.cc.1'),
      () => payRefusal(human, look.book.costs.strike),
    ),
  take: (t, human, { target }) => {
    useSkill(t, human, 'martial-arts')
    pay(t, human, t.book.costs.strike)
    strikeWith(t, human, BARE_HANDS, target)
  },
}
const MARTIAL: readonly SkillId[] = ['martial-arts']
const BARE_REFUSED = 'Nobody attacks a zombie with bare hands who is no expert in martial arts.'

/** Fire at somebody in base contact. */
type Shot = CommandOf<'shoot-close'>

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
  if (row.closeQuarters === null)
    return refuse('dw.cc.20', `The ${title} cannot be fired in close combat.`, 'in-close-combat')
  const unskilled = unskilledRefusal(look, human, weapon.type)
  if (unskilled !== null) return unskilled
  if (!weapon.ready) return refuse('dw.cc.16', `The ${titleIs(title)} not in hand.`, 'not-in-hand')
  if (weapon.jammed) return refuse('dw.shooting.6', `The ${titleIs(title)} jammed.`, 'jammed')
  if (weapon.loaded === 0) return refuse('dw.cc.21', `The ${titleIs(title)} empty.`)
  return weapon.loaded < bursts ? refuse('dw.shooting.6', `The ${title} has only ${weapon.loaded} left.`) : null
}

const isShotgun = ({ mode }: FireRow): boolean => mode === 'shotgun'

/** dw.shooting.3 Shotguns are exempt. */
const againRefusal = (human: Human, row: FireRow, figure: number): Refusal | null =>
  isShotgun(row) ? null : firedAtRefusal(human, figure)

/** The row of a weapon that is known to have one. */
const rowOf = (look: Look, human: Human, id: number): FireRow => fireRow(look, weaponOf(human, id) as Weapon) as FireRow

/** dw.shooting.20 A fallen target needs one burst. */
const fallenRefusal = (look: Look, { target, bursts }: Shot): Refusal | null =>
  bursts > 1 && figureOf(look, figureNamed(target))?.low
    ? refuse('dw.shooting.20', 'One burst eliminates a fallen target; there is no need for more.')
    : null

/** dw.shotgun.11, dw.cc.18 Is the second shell free now? */
export function isShellFree(look: Look, weapon: number, figure: number): boolean {
  const shell = look.state.activation?.shell ?? null
  return shell !== null && shell.weapon === weapon && shell.target === figure
}

/** dw.cc.18 The normal price for each burst; two shells of a double barrel or sawn off for that of one. */
export function closeCost(look: Look, human: Human, { weapon: id, target, bursts, skill }: Shot): number {
  if (skill === 'combat-expert') return look.book.costs.strike
  const weapon = weaponOf(human, id) as Weapon
  const row = fireRow(look, weapon) as FireRow
  if (!isShotgun(row)) return row.cost * bursts
  const paid = isShellFree(look, id, figureNamed(target)) ? bursts - 1 : bursts
  return shellPrice(look, human, weapon, row.cost) * Math.ceil(paid / row.rof)
}

/** dw.cskill.16 One attack is one burst. */
const expertRefusal = ({ skill, bursts }: Shot): Refusal | null =>
  skill === 'combat-expert' && bursts > 1 ? refuse('dw.cskill.16', 'Each of two attacks is one burst.') : null

function closeChoices(look: Look, human: Human): Shot[] {
  const plain = closeShotsOf(look, human, true)
  const [skill] = usable(look, human, FOR_CLOSE_SHOTS)
  if (!skill || !canPay(human, look.book.costs.strike)) return plain
  return [...plain, ...closeShotsOf(look, human).map((shot) => ({ ...shot, skill }))]
}

/** Fire at whoever is in contact: as many bursts as he can pay, or one that nothing is paid for. */
export function closeShotsOf(look: Look, human: Human, isPaid = false): Shot[] {
  const choices: Shot[] = []
  const touched = zombiesTouching(look, humanBody(human))
  if (touched.length === 0) return choices
  const armed = human.weapons.filter(
    (weapon) => closeRow(look, weapon) !== null && unskilledRefusal(look, human, weapon.type) === null,
  )
  if (armed.length === 0 || handsRefusal(human) !== null) return choices
  for (const zombie of touched) for (const weapon of armed) offerBursts(look, human, weapon, zombie, isPaid, choices)
  return choices
}

/** As many bursts as he can pay; of shotguns, which see the first, and at fallen targets one. */
function offerBursts(look: Look, human: Human, weapon: Weapon, zombie: Zombie, isPaid: boolean, into: Shot[]): void {
  const figure = zombieFigure(zombie.n)
  const row = fireRow(look, weapon) as FireRow
  if (againRefusal(human, row, figure) !== null) return
  if (isPaid && unloadedRefusal(look, human, weapon, 1) !== null) return
  const most = isShotgun(row) || zombie.fallen || !isPaid ? 1 : weapon.loaded
  for (let bursts = 1; bursts <= most; bursts++) {
    const command = { do: 'shoot-close', weapon: weapon.id, target: figureName(figure), bursts } as const
    if (isPaid && !canPay(human, closeCost(look, human, command))) return
    into.push(command)
  }
}

/** dw.cc.17, dw.cc.19 One die of a burst against the close quarter number. */
function closeDie(t: Transaction, human: Human, weapon: Weapon, target: FigureId, modifiers: readonly Modifier[]): Die {
  const needed = fireRow(t, weapon)?.closeQuarters ?? 0
  const what = `${human.name} fires the ${t.book.weapons[weapon.type].title} at ${target}: ${needed} or more`
  const ask = { clause: 'dw.cc.17', seat: ownerOf(human), what, modifiers } as const
  const hits = (face: number): boolean => modified(face, modifiers) >= needed
  const first = d6(t, { clause: 'dw.cc.17', seat: ownerOf(human), what, modifiers, human: human.n })
  const face = hits(first) ? first : afterAnger(t, human, { what, face: first, again: () => d6(t, ask) })
  return { face, modifiers, result: hits(face) ? 'elim' : 'miss' }
}

/** How likely it is that fire at somebody in contact hits; dw.shooting.19 it is certain if he has fallen. */
export function closeChance(look: Look, human: Human, { weapon, target, bursts }: Shot): number {
  if (theFigure(look, figureNamed(target)).low) return 1
  const needed = rowOf(look, human, weapon).closeQuarters ?? 0
  const modifiers = modifiersFor(look, human, 'closeQuarters', [], weaponOf(human, weapon))
  return anyOf(
    bursts,
    chanceOf((face) => modified(face, modifiers) >= needed),
  )
}

/** dw.cc.18, dw.jam.3 Burst by burst, until the weapon jams; says whether any of them hit. */
function fireBursts(t: Transaction, human: Human, weapon: Weapon, { target, bursts }: Shot): boolean {
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

function tellShot(t: Transaction, human: Human, weapon: Weapon, target: FigureId, dice: readonly Die[]): void {
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
function shootFallen(t: Transaction, human: Human, weapon: Weapon, target: FigureId): boolean {
  tellShot(t, human, weapon, target, [])
  return true
}

/** dw.shotgun.11 After the first shell of two. */
function keepShell(t: Transaction, { rof }: FireRow, { weapon, target, bursts }: Shot): void {
  const { activation } = t.state
  if (activation !== null && rof > 1 && bursts === 1)
    activation.shell = Object.freeze({ weapon, towards: null, target: figureNamed(target) })
}

/** dw.cskill.8 */
const unloadRefusal = (look: Look, human: Human, { weapon, bursts }: Shot): Refusal | null =>
  unloadedRefusal(look, human, weaponOf(human, weapon) as Weapon, bursts)

/** Fire at somebody in base contact that was paid for; is it the second shell of two? */
function shootAt(t: Transaction, human: Human, command: Shot, isSecond = false): void {
  const weapon = weaponOf(human, command.weapon) as Weapon
  const row = fireRow(t, weapon) as FireRow
  const figure = figureNamed(command.target)
  const isFallen = theFigure(t, figure).low
  const hit = isFallen ? shootFallen(t, human, weapon, command.target) : fireBursts(t, human, weapon, command)
  if (!isShotgun(row)) markFiredAt(human, [figure])
  else if (!isSecond) keepShell(t, row, command)
  if (hit) applyResult(t, figure, 'elim', { from: 'shot', by: human.n, close: true })
  searchPockets(t, human, weapon.id)
  // dw.entry.8, dw.zsense.5 A declaration is noticed once; the second shell is part of the first.
  if (!isSecond) noticed(t, human, weapon, 'D')
}

/** dw.cc.17, dw.shooting.19 Fire at somebody in base contact. */
export const shootClose: Action<'shoot-close'> = {
  choices: closeChoices,
  check: (look, human, command) =>
    handsRefusal(human) ??
    closeWeaponRefusal(look, human, command.weapon, command.bursts) ??
    contactRefusal(look, human, command.target, 'dw.cc.18') ??
    againRefusal(human, rowOf(look, human, command.weapon), figureNamed(command.target)) ??
    fallenRefusal(look, command) ??
    skillOnRefusal(look, human, command.skill, FOR_CLOSE_SHOTS) ??
    expertRefusal(command) ??
    unloadRefusal(look, human, command) ??
    payRefusal(human, closeCost(look, human, command)),
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
