/** dw.machinegun The machinegun: a circle on its targets, ten dice, and hits that the gunner divides. */
import { again, ask, procedure, type Refusal, refuse, step, type Vars } from '@shamble/kernel'
import {
  compareDistance,
  compareGapToPoint,
  figuresAlong,
  figuresWithin,
  frontEdge,
  HARD,
  isInCircle,
  passesBase,
  towards,
  type XY,
} from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
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
  type Surface,
  type Transaction,
  theHuman,
  type Weapon,
} from '../state.ts'
import type { SkillId } from '../tables/skills.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { COVERED_LINES, type FireRow, MACHINEGUN } from '../tables/weapons.ts'
import { ownerOf, thrownBy, volley } from './01-dice.ts'
import {
  type Body,
  crowdOf,
  type Figure,
  figuresOnTable,
  humanBody,
  isApart,
  theFigure,
  zombieBody,
} from './01-figures.ts'
import { type Action, canPay, combatRefusal, firstOf, pay, payRefusal } from './04-actions.ts'
import { noticed, resultOf, setWeapon, shatter, spendBurst, weaponOf } from './08-weapons.ts'
import { isThroughRoof, middleRays, seesPoint } from './09-sight.ts'
import { modified, modifiersFor } from './10-modifiers.ts'
import { shootRefusal } from './10-targets.ts'
import { compareToSpot, farTo, isSpot, isUsable, nearestFirst, pointOf, rowOf, theWeapon } from './12-templates.ts'
import { jamDice } from './16-jam.ts'
import { applyResult } from './19-harm.ts'
import { part } from './40-deciding.ts'
import { isUsing, skillOnRefusal, useSkill } from './45-skills.ts'
import { gunnedBy, killerRefusal, usable } from './47-combat-skills.ts'
import { searchPockets } from './47-deep-pockets.ts'

/** dw.machinegun.3, dw.machinegun.4 Whom a template there can hit, nearest to the gunner first. */
export function rakeTargets(look: Look, human: Human, at: XY, on: Surface = null): number[] {
  const { radius } = look.book.machinegun
  const template: Body = { at, on }
  const found = figuresWithin(crowdOf(look), at, 0, radius)
    .filter((figure) => figure !== human.n)
    .map((figure) => theFigure(look, figure))
    .filter((one) => isInCircle(at, radius, one.at) && !isApart(look, template, one) && !isSafe(look, human, one))
  return nearestFirst(look, human, found)
}

/** dw.machinegun.4 More than half behind something hard. */
const isSafe = (look: Look, human: Human, target: Figure): boolean =>
  isThroughRoof(look, human, target) ||
  middleRays(look, humanBody(human), target).filter((ray) => ray === HARD).length >= COVERED_LINES

/** dw.machinegun.2 Why the template cannot lie there. */
function placeRefusal(look: Look, human: Human, weapon: Weapon, { at, on }: Body): Refusal | null {
  const { radius } = look.book.machinegun
  const gunner = humanBody(human)
  if (on !== null && !isSpot(look, at, on)) return refuse('dw.machinegun.2', 'There is no such place on the table.')
  if (compareGapToPoint({ ...human.at, radius: BASE_RADIUS }, at, radius) <= 0)
    return refuse('dw.machinegun.2', 'The template may not touch the base of the gunner.')
  const front = frontEdge(at, radius, human.at)
  const range = rowOf(look, weapon).range ?? 0
  const edge = { at: front, on }
  if (compareToSpot(look, human, edge, range) > 0)
    return refuse('dw.machinegun.2', `The front edge is out of range: ${farTo(look, human, edge, range)}.`)
  if (!seesPoint(look, gunner, front, on, MACHINEGUN.frontHeight))
    return refuse('dw.machinegun.1', 'The front edge of the template is not in line of sight.')
  if (isFrontCovered(look, gunner, front, { at, on }))
    return refuse('dw.machinegun.1', 'Somebody stands before the front edge of the template.')
  return rakeTargets(look, human, at, on).length === 0
    ? refuse('dw.machinegun.3', 'Nobody under the template can be hit.')
    : null
}

/** dw.machinegun.2 Standing figures outside the circle on the way to its front edge. */
function isFrontCovered(look: Look, gunner: Figure, front: XY, template: Body): boolean {
  const isInTheWay = (figure: number): boolean => {
    const one = theFigure(look, figure)
    return (
      figure !== gunner.figure &&
      !one.low &&
      !isInCircle(template.at, look.book.machinegun.radius, one.at) &&
      !(isApart(look, one, gunner) && isApart(look, one, template)) &&
      passesBase(gunner.at, front, one.at, BASE_RADIUS)
    )
  }
  return figuresAlong(crowdOf(look), gunner.at, front, BASE_RADIUS).some(isInTheWay)
}

type Rake = CommandOf<'rake'>

const templateOf = ({ at, on }: Pick<Rake, 'at' | 'on'>): Body => ({ at: Object.freeze(pointOf(at)), on: on ?? null })

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

/** A sample: the template on each of the nearest zombies, pushed away where it would touch the gunner. */
function rakesFor(look: Look, human: Human, weapon: Weapon, accepts: (template: Body) => boolean): Rake[] {
  const found: Rake[] = []
  let tried = 0
  for (const figure of nearestFirst(look, human, look.state.zombies.map(zombieBody))) {
    const { at, on } = theFigure(look, figure)
    const template = { at: pushedOff(look, human, at), on }
    if (++tried > MOST_TRIES || found.length >= MOST_RAKES) break
    if (!accepts(template) || placeRefusal(look, human, weapon, template) !== null) continue
    const rake: Rake = { do: 'rake', weapon: weapon.id, at: [template.at.x, template.at.y] }
    found.push(on === null ? rake : { ...rake, on })
  }
  return found
}
const MOST_RAKES = 3
const MOST_TRIES = 6

/** Pushed away where it would touch the gunner. */
export function pushedOff({ book }: Look, human: Human, at: XY): XY {
  const nearest = book.machinegun.radius + BASE_RADIUS + 2
  return compareDistance(human.at, at, nearest) < 0 ? towards(human.at, at, nearest) : at
}

function rakeChoices(look: Look, human: Human): Rake[] {
  if (!canPay(human, rakeCost(look))) return []
  const rakes = human.weapons
    .filter((one) => isUsable(look, human, one, 'machinegun'))
    .flatMap((weapon) => rakesFor(look, human, weapon, () => true))
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

/** A burst under way: its template, the hits in the order in which the dice fell, and whom they can be dealt to. */
interface Burst extends Vars {
  human: number
  weapon: number
  x: number
  y: number
  on: string | null
  hits: readonly Hit[]
  targets: readonly number[]
  isSecond: boolean
  goesOn: boolean
}
type Hit = Exclude<Result, 'miss' | 'stun'>

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
  const ask = { clause: 'dw.machinegun.5', ...thrownBy(human), what: 'machinegun', modifiers } as const
  const faces = volley(
    t,
    Array.from({ length: row.rof }, () => ask),
    true,
  )
  return faces.map((face) => ({ face, modifiers, result: resultOf(row, modified(face, modifiers)) }))
}

/** Is there only one way to divide the hits? */
const isForced = ({ hits, targets }: Burst): boolean =>
  targets.length === 1 || (hits.length === targets.length && new Set(hits).size <= 1)

/** dw.machinegun.7 Zombies nearest first, Elim dice first, friends last. */
function usualDeal(v: Burst, first: readonly number[] = []): number[] {
  const order = [...first, ...v.targets.filter((one) => !first.includes(one))]
  const zombies = order.filter(isZombieFigure)
  const everyone = [...zombies, ...order.filter((one) => !isZombieFigure(one))]
  const spare = zombies.length > 0 ? zombies : everyone
  const dealt = new Array<number>(v.hits.length)
  const byWeight = [...v.hits.keys()].sort((i, j) => weight(v, j) - weight(v, i) || i - j)
  for (const [k, die] of byWeight.entries())
    dealt[die] = everyone[k] ?? (spare[(k - everyone.length) % spare.length] as number)
  return dealt
}
const weight = ({ hits }: Burst, die: number): number => (hits[die] === 'elim' ? 1 : 0)

/** dw.machinegun.6 The usual way, and each zombie preferred once. */
function dealChoices(v: Burst): CommandOf<'deal'>[] {
  const deals = [usualDeal(v), ...v.targets.filter(isZombieFigure).map((one) => usualDeal(v, [one]))]
  const seen = new Set<string>()
  const choices: CommandOf<'deal'>[] = []
  for (const deal of deals) {
    const hits = deal.map(figureName)
    const key = hits.join()
    if (!seen.has(key)) choices.push({ do: 'deal', hits })
    seen.add(key)
  }
  return choices
}

/** dw.machinegun.7 */
function dealRefusal(v: Burst, hits: readonly FigureId[]): Refusal | null {
  const { targets } = v
  const dealt = hits.map(figureNamed)
  if (dealt.length !== v.hits.length)
    return refuse('dw.machinegun.7', `There are ${v.hits.length} hits, and every one has to be dealt.`)
  const stranger = dealt.find((figure) => !targets.includes(figure))
  if (stranger !== undefined) return refuse('dw.machinegun.3', 'One of these cannot be hit there.')
  return new Set(dealt).size < Math.min(targets.length, dealt.length)
    ? refuse('dw.machinegun.7', 'Every target has a hit before any target gets a second one.')
    : null
}

/** dw.machinegun.6, dw.shooting.5 */
function deal(t: Transaction, v: Burst, dealt: readonly number[]): void {
  const hits = v.hits
  v.hits = []
  for (const [i, figure] of dealt.entries()) {
    const result = hits[i] as Hit
    t.emit({ e: 'hit dealt', clause: 'dw.machinegun.6', figure: figureName(figure), face: null, result })
    applyResult(t, figure, result, { from: 'shot', by: v.human, close: false })
  }
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
