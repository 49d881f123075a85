/** dw.cc.8 Blows in close combat: at whom, with what, from behind, and their die. */
import { type Modifier, type Refusal, refuse, type Throw } from '@shamble/kernel'
import { aheadOf, minus } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
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
  type Transaction,
  type Zombie,
  zombieFigure,
} from '../state.ts'
import { type ItemId, ITEMS } from '../tables/items.ts'
import { type StrikeKind, STRIKES } from '../tables/melee.ts'
import type { SkillId } from '../tables/skills.ts'
import { type Scores, titleIs, type WeaponId } from '../tables/weapons.ts'
import { d6, ownerOf } from './01-dice.ts'
import { hitFaces } from './01-faces.ts'
import { contactWords, figureOf, humanBody, touches, zombiesTouching } from './01-figures.ts'
import { handsRefusal } from './06-carry.ts'
import { resultOf, weaponOf } from './08-weapons.ts'
import { modified } from './10-modifiers.ts'
import { zombiesInReach } from './43-aboard.ts'
import { afterAnger, struckWith } from './47-combat-skills.ts'
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
export interface Club {
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
export function clubRefusal({ book }: Look, human: Human, id: number): Refusal | null {
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

/** What a blow at a zombie would do: which scores, what is added, and the clause where it stands. */
export interface Blow {
  readonly clause: Clause
  readonly modifiers: readonly Modifier[]
  readonly scores: Scores
  /** dw.cc.11, dw.cc.12 Against a fallen target the natural score decides. */
  readonly isNatural: boolean
}

export function blowOf(look: Look, human: Human, zombie: Zombie, kind: StrikeKind, skill: SkillId | null): Blow {
  const { fall, elim, elimFallen } = struckWith(STRIKES[kind], skill)
  const isNatural = zombie.fallen && elimFallen !== null
  return {
    clause: clauseOf(zombie, kind),
    modifiers: [...strikeModifiers(human, zombie), ...distractions(look, human)],
    scores: isNatural ? { fall: null, elim: elimFallen } : { fall, elim },
    isNatural,
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** dw.cc.12 Whatever is added, each face does what it does. */
const natural = ({ clause, scores }: Blow): Throw['naturals'] =>
  FACES.map((face) => ({ clause, face, result: resultOf(scores, face) === 'elim' ? 'eliminated' : 'unharmed' }))

/** dw.cc.8 One die. */
export function strikeDie(
  t: Transaction,
  human: Human,
  zombie: Zombie,
  kind: StrikeKind,
  skill: SkillId | null = null,
): Die {
  const blow = blowOf(t, human, zombie, kind, skill)
  const { clause, modifiers, scores, isNatural } = blow
  const resultFor = (face: number): Result => resultOf(scores, isNatural ? face : modified(face, modifiers))
  const what = `${human.name} strikes at ${figureName(zombieFigure(zombie.n))}`
  const naturals = isNatural ? natural(blow) : undefined
  const seat = ownerOf(human)
  const table = hitFaces(scores)
  const throwOne = (thrower?: number): number =>
    d6(t, { clause, seat, what, modifiers, table, naturals, human: thrower })
  const first = throwOne(human.n)
  const face =
    resultFor(first) === 'miss' ? afterAnger(t, human, { what, face: first, again: () => throwOne() }) : first
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

export const clubWith = (look: Look, human: Human, id: number): Club => {
  const found = clubsOf(look, human).find((club) => club.id === id)
  if (!found) throw new Error(`nothing to strike with: ${id}`)
  return found
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
export const reachedBy = (look: Look, human: Human): readonly Zombie[] =>
  human.aboard === null ? zombiesTouching(look, humanBody(human)) : zombiesInReach(look, human)
