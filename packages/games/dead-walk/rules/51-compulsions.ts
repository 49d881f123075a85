/** dw.psychosis.18 What a mind forces somebody to do, and how his deeds come out. */
import { type Refusal, refuse, sameJson } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Command, CommandOf } from '../commands.ts'
import {
  type FigureId,
  figureName,
  figureNamed,
  type Human,
  isZombieFigure,
  type Look,
  type Transaction,
  theHuman,
  type Weapon,
} from '../state.ts'
import { STRIKES } from '../tables/melee.ts'
import { type Trait, TRAITS } from '../tables/mind.ts'
import { d6, thrownBy } from './01-dice.ts'
import {
  distance2Of,
  type Figure,
  figureOf,
  humanBody,
  isInCloseCombat,
  isOnFoot,
  isWithin,
  theFigure,
  touches,
  zombieBody,
} from './01-figures.ts'
import { canPay, endActivation, newActivation, pay, priceOf } from './04-actions.ts'
import { move, standUp } from './05-movement.ts'
import { handsRefusal } from './06-carry.ts'
import { resultOf as scored, weaponOf } from './08-weapons.ts'
import { sees } from './09-sight.ts'
import { fireRefusal } from './10-declarations.ts'
import { modified } from './10-modifiers.ts'
import { fire } from './10-shooting.ts'
import { coneTargets, spray } from './12-shotgun.ts'
import { pointOf } from './12-templates.ts'
import { pushedOff, rake, rakeTargets } from './13-machinegun.ts'
import { blastTargets, launch, loadedGrenade } from './14-grenade.ts'
import { flame, flameTargets } from './15-flame.ts'
import { beHeard, mishap } from './17-chainsaw.ts'
import { breakAway } from './18-break.ts'
import { applyResult, fell } from './19-harm.ts'
import { doneAboardRefusal } from './43-vehicles.ts'
import { distractions, hasPsychosis, hasTrait, isFirearm, isMinded } from './48-mind.ts'
import { recognisesKin, setMind, tempting } from './48-quirks.ts'
import { wasteRounds } from './50-psychoses.ts'
import { type FireCommand, goneWild, isFire } from './50-wild-fire.ts'
import { forbids, isShot, MOVEMENT } from './51-forbidden.ts'
import { endsAt, type Move, moveAway, moveInto, moveTowards, resultOf } from './51-running.ts'

/** Something that he must do before anything else. */
interface Compulsion {
  readonly by: Trait
  /** What he must do, in words. */
  readonly demands: string
  /** Whom it concerns: a crowd number; null if nobody in particular. */
  readonly target: (look: Look, human: Human) => number | null
  /** What fulfils it, the usual way first; nothing if it is impossible. */
  readonly choices: (look: Look, human: Human) => Command[]
  /** Does a command that is not among them fulfil it, too? */
  readonly accepts: (look: Look, human: Human, command: Command) => boolean
  /** Is there more to do after this? */
  readonly goesOn?: (look: Look, human: Human, command: Command) => boolean
  /** What comes of it besides. */
  readonly after?: (t: Transaction, human: Human, target: number | null) => void
}

const byNearness = (look: Look, human: Human, figures: readonly Figure[]): Figure[] => {
  const body = humanBody(human)
  return figures
    .map((figure) => ({ figure, far: distance2Of(look, body, figure) }))
    .sort((a, b) => a.far - b.far || a.figure.figure - b.figure.figure)
    .map(({ figure }) => figure)
}

const nearestOf = (look: Look, human: Human, figures: readonly Figure[]): Figure | null =>
  byNearness(look, human, figures)[0] ?? null

/** dw.scope.6 All other humans who stand on the table. */
const friendsOf = ({ state }: Look, human: Human): Human[] =>
  state.humans.filter((one) => one.n !== human.n && isOnFoot(one))

const isNear = (look: Look, human: Human, other: Figure): boolean =>
  isWithin(look, humanBody(human), other, look.book.mindReach.near)

/** On his feet, after he has stood up; null if he cannot pay for that. */
function risen(look: Look, human: Human): Human | null {
  const price = priceOf(human, look.book.costs.standUp)
  return price > human.ap ? null : { ...human, prone: false, ap: human.ap - price }
}

/** What somebody on his feet would do; whoever lies there stands up for it first. */
function onFeet(look: Look, human: Human, choices: (up: Human) => Command[]): Command[] {
  if (human.aboard !== null) return []
  if (!human.prone) return choices(human)
  const up = risen(look, human)
  return up !== null && standUp.check(look, human, RISE) === null && choices(up).length > 0 ? [RISE] : []
}
const RISE: CommandOf<'stand-up'> = { do: 'stand-up' }

const rises = (_look: Look, _human: Human, command: Command): boolean => command.do === 'stand-up'

const list = <T>(one: T | null): T[] => (one === null ? [] : [one])

/** The figure to which he must run. */
type Prey = (look: Look, human: Human) => Figure | null

/** He runs into contact with somebody. */
const running = (by: Trait, demands: string, prey: Prey, after?: Compulsion['after']): Compulsion => ({
  by,
  demands,
  target: (look, human) => prey(look, human)?.figure ?? null,
  choices: (look, human) =>
    onFeet(look, human, (up) => {
      const target = isInCloseCombat(look, up) ? null : prey(look, up)
      if (target === null || touches(look, humanBody(up), target)) return []
      return list(moveInto(look, up, target))
    }),
  accepts: (look, human, command) => {
    const target = prey(look, human)
    return command.do === 'move' && target !== null && isMoveInto(look, human, command, target)
  },
  goesOn: rises,
  ...(after ? { after } : {}),
})

const isMoveInto = (look: Look, human: Human, command: Move, target: Figure): boolean =>
  move.check(look, human, command) === null && endsAt(look, human, command, target)

/** dw.psychosis.5 The closest zombie on its feet that he sees. */
function chargedZombie(look: Look, human: Human): Figure | null {
  const body = humanBody(human)
  const standing = look.state.zombies.filter(({ fallen }) => !fallen).map(zombieBody)
  return byNearness(look, human, standing).find((one) => sees(look, body, one)) ?? null
}

/** dw.psychosis.4 It goes down without a die. */
function runDown(t: Transaction, human: Human, target: number | null): void {
  const body = target === null ? undefined : figureOf(t, target)
  if (body && touches(t, humanBody(human), body)) fell(t, body.figure, 'charge')
}

/** dw.psychosis.4, dw.psychosis.5 */
const CHARGE = running('charge', 'run into the nearest zombie', chargedZombie, runDown)

/** dw.quirk.15 The nearest of those that he engages. */
const STUPID = running('stupid', 'engage the nearest zombie', (look, human) =>
  nearestOf(look, human, tempting(look, human).map(zombieBody)),
)

/** dw.psychosis.11 To whom he runs; null without a friend. */
const refuge: Prey = (look, human) => nearestOf(look, human, friendsOf(look, human).map(humanBody))

const menace: Prey = (look, human) => nearestOf(look, human, look.state.zombies.map(zombieBody))

/** dw.psychosis.10, dw.psychosis.11 To the nearest friend, or away from the nearest zombie. */
function flight(look: Look, human: Human): Command[] {
  const friend = refuge(look, human)
  if (friend !== null) return touches(look, humanBody(human), friend) ? [] : list(moveTowards(look, human, friend))
  const zombie = menace(look, human)
  return zombie === null ? [] : list(moveAway(look, human, zombie))
}

/** dw.psychosis.10 All his action points go into it, unless he reaches his friend; the way is his own. */
function isFlight(look: Look, human: Human, command: Command): boolean {
  const friend = refuge(look, human)
  if (command.do !== 'move' || friend === null || move.check(look, human, command) !== null) return false
  const result = resultOf(look, human, command)
  if (result === null) return false
  const there = { ...humanBody(human), at: result.at }
  if (touches(look, there, friend)) return true
  const isNearer = distance2Of(look, there, friend) < distance2Of(look, humanBody(human), friend)
  return isNearer && !canPay({ ...human, ap: human.ap - result.price }, look.book.costs.move, { movement: true })
}

/** dw.psychosis.10 In close combat: an attempt to break, or nothing. */
function panic(look: Look, human: Human): Command[] {
  const rise: Command[] = human.prone && standUp.check(look, human, RISE) === null ? [RISE] : []
  const tries: Command[] = breakAway.check(look, human, { do: 'break' }) === null ? [{ do: 'break' }] : []
  return [...tries, ...rise, { do: 'end' }]
}

const isLeaving = ({ state }: Look): boolean => (state.activation?.leaving.length ?? 0) > 0

const SCARED: Compulsion = {
  by: 'scared',
  demands: 'run to the nearest friend, or away, or break out',
  target: (look, human) => (refuge(look, human) ?? menace(look, human))?.figure ?? null,
  choices: (look, human) =>
    isInCloseCombat(look, human) && !isLeaving(look)
      ? panic(look, human)
      : onFeet(look, human, (up) => flight(look, up)),
  accepts: (look, human, command) =>
    !(isInCloseCombat(look, human) && !isLeaving(look)) && isFlight(look, human, command),
  goesOn: (_look, _human, command) => command.do === 'stand-up' || command.do === 'break',
  // dw.psychosis.10 All his action points were for running.
  after: (t) => endActivation(t),
}

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
const PARANOID = shooting('paranoid', 'fire a burst at the nearest friend', () => true)
/** dw.quirk.6, dw.search.13 People of the law, found ones too. */
const CRIMINAL = shooting(
  'criminal',
  'fire a burst at the nearest of the law',
  ({ sheet }) => sheet.archetype === 'law',
)

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
    if (!canPay(human, look.book.costs.strike)) return []
    const target = figureName(friend.figure)
    return blades.map(({ id }): Command => ({ do: 'strike', with: id, target }))
  }
  const way = moveInto(look, human, friend)
  return way !== null && leavesBlow(look, human, way) ? [way] : []
}

/** Is enough left after a move for a blow? */
function leavesBlow(look: Look, human: Human, command: Move): boolean {
  const result = resultOf(look, human, command)
  return result !== null && canPay({ ...human, ap: human.ap - result.price }, look.book.costs.strike)
}

const HALLUCINATE: Compulsion = {
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
const MACHO: Compulsion = {
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

/** dw.psychosis.18 In their order. */
const COMPULSIONS: readonly Compulsion[] = [SCARED, CHARGE, STUPID, PARANOID, CRIMINAL, HALLUCINATE, MACHO]

/** A compulsion that is open, and what fulfils it. */
interface Open {
  readonly compulsion: Compulsion
  readonly choices: readonly Command[]
}

/** dw.vehicle.19 What cannot be done where he sits is no way to fulfil it either. */
const barred = (look: Look, human: Human, command: Command): Refusal | null =>
  doneAboardRefusal(look, human, command.do) ?? forbids(look, human, command)

function openIn(look: Look, human: Human, compulsion: Compulsion): Open | null {
  const choices = compulsion.choices(look, human).filter((command) => barred(look, human, command) === null)
  return choices.length > 0 ? { compulsion, choices } : null
}

/** dw.psychosis.18 The first that is possible and not forbidden. */
function firstOpen(look: Look, human: Human, compelled: readonly Trait[]): Open | null {
  for (const compulsion of COMPULSIONS) {
    const open = compelled.includes(compulsion.by) ? openIn(look, human, compulsion) : null
    if (open !== null) return open
  }
  return null
}

/** What the active human must do before anything else; null if he is free. */
const openFor = (look: Look, human: Human): Open | null =>
  human.mind.compelled.length === 0 || look.state.activation?.human !== human.n
    ? null
    : firstOpen(look, human, human.mind.compelled)

/** dw.psychosis.18 All that he can do while something compels him; null if nothing does. */
export const compelledChoices = (look: Look, human: Human): Command[] | null => {
  const open = openFor(look, human)
  return open && [...open.choices]
}

/** dw.psychosis.18, dw.seat.3 Why something is not what compels him; undefined if nothing does. */
export function compelledRefusal(look: Look, human: Human, command: Command): Refusal | null | undefined {
  const open = openFor(look, human)
  if (open === null) return undefined
  const { compulsion, choices } = open
  if (choices.some((one) => sameJson(one, command))) return null
  const { clause, title } = TRAITS[compulsion.by]
  if (!compulsion.accepts(look, human, command))
    return refuse(clause, `${title}: first ${human.name} must ${compulsion.demands}.`, 'compelled')
  return barred(look, human, command)
}

/** dw.psychosis.18 The start of an activation, after its dice (dw.turn.12): what compels him. */
export function beginMinded(t: Transaction, human: Human): void {
  if (!isMinded(t, human)) return
  if (human.mind.frozen) return endActivation(t)
  setMind(human, { compelled: Object.freeze(compulsionsOf(t, human)) })
  announce(t, human)
}

const compulsionsOf = (look: Look, human: Human): Trait[] =>
  COMPULSIONS.map(({ by }) => by).filter(
    (by) => hasTrait(look, human, by) && (by !== 'scared' || human.mind.compelled.includes('scared')),
  )

/** What is impossible is skipped; what comes next is told. */
function announce(t: Transaction, human: Human): void {
  const { compelled } = human.mind
  if (compelled.length === 0) return
  const open = openFor(t, human)
  if (open === null) return setMind(human, { compelled: Object.freeze([]) })
  const { by } = open.compulsion
  setMind(human, { compelled: Object.freeze(compelled.slice(compelled.indexOf(by))) })
  t.emit({ e: 'compelled', human: human.n, ...told(t, human, open) })
}

/** Does something as it comes out with a mind like his. */
export function carryOut(t: Transaction, human: Human, command: Command, take: (command: Command) => void): void {
  if (!isMinded(t, human)) return take(command)
  const open = openFor(t, human)
  const target = open?.compulsion.target(t, human) ?? null
  perform(t, human, command, take)
  if (open !== null) settle(t, human, open.compulsion, command, target)
}

function perform(t: Transaction, human: Human, command: Command, take: (command: Command) => void): void {
  if (!isFire(command)) {
    if (command.do === 'strike' && isFriend(command.target)) slash(t, human, command)
    else take(command)
    return began(t, human, command)
  }
  if (recognisesKin(t, human)) return
  const fired = goneWild(t, human, command)
  wasteRounds(t, human, fired.weapon)
  take(fired)
  began(t, human, fired)
}

/** dw.psychosis.6 The first of the two forbids the other. */
function began(t: Transaction, human: Human, command: Command): void {
  if (human.mind.began !== null || !hasPsychosis(t, human, 'mental-block')) return
  if (isShot(command)) setMind(human, { began: 'fire' })
  else if (MOVEMENT.includes(command.do)) setMind(human, { began: 'move' })
}

/** dw.psychosis.18 What was done is over, and with it what came before; then the next. */
function settle(t: Transaction, human: Human, compulsion: Compulsion, command: Command, target: number | null): void {
  if (t.state.activation?.human !== human.n) return
  if (compulsion.goesOn?.(t, human, command)) return announceNext(t, human, compulsion, false)
  compulsion.after?.(t, human, target)
  if (t.state.activation?.human === human.n) announceNext(t, human, compulsion, true)
}

function announceNext(t: Transaction, human: Human, { by }: Compulsion, isDone: boolean): void {
  const { compelled } = human.mind
  const rest = compelled.slice(compelled.indexOf(by) + (isDone ? 1 : 0))
  setMind(human, { compelled: Object.freeze(rest) })
  if (isDone || openFor(t, human)?.compulsion.by !== by) announce(t, human)
}

const isFriend = (target: FigureId): boolean => target.startsWith('H')

/** dw.psychosis.13, dw.cc.23 A blow at a friend; a saw has its mishaps, and is heard. */
function slash(t: Transaction, human: Human, command: CommandOf<'strike'>): void {
  const weapon = weaponOf(human, command.with) as Weapon
  const kind = t.book.weapons[weapon.type].strike ?? 'bludgeoning'
  const row = STRIKES[kind]
  const figure = figureNamed(command.target)
  pay(t, human, t.book.costs.strike)
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

/** What would compel him first if he acted now; null if nothing would. */
function openAhead(look: Look, human: Human): Open | null {
  if (!isMinded(look, human) || human.mind.frozen) return null
  const compelled = compulsionsOf(look, human)
  if (compelled.length === 0) return null
  const state = { ...look.state, activation: newActivation(human) }
  return firstOpen({ state, book: look.book, facts: look.facts }, human, compelled)
}

/** dw.seat.3 Would something compel him if he acted now? Then his player cannot let him pass. */
export function mustAct(look: Look, human: Human): boolean {
  const open = openAhead(look, human)
  return open !== null && open.choices.every(({ do: deed }) => deed !== 'end')
}

/** A compulsion as it is announced: by what, under which clause, and whom it concerns. */
interface Announced {
  readonly by: Trait
  readonly clause: Clause
  readonly figure: FigureId | null
}

/** dw.psychosis.18 What he must do next, or would have to do first if he acted now; null if he is free. */
export function compulsionOf(look: Look, human: Human): Announced | null {
  const isActive = look.state.activation?.human === human.n
  const open = isActive ? openFor(look, human) : openAhead(look, human)
  return open && told(look, human, open)
}

function told(look: Look, human: Human, { compulsion: { by, target } }: Open): Announced {
  const figure = target(look, human)
  return { by, clause: TRAITS[by].clause, figure: figure === null ? null : figureName(figure) }
}
