/** dw.fire Figures on fire: how they catch it, how it burns and spreads, and how it is put out. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
import type { Harm, Result } from '../events.ts'
import {
  type Burning,
  calledIn,
  changeZombie,
  figureName,
  figureNamed,
  type Human,
  humanFigure,
  isInPlay,
  isZombieFigure,
  type Item,
  type Look,
  numberOfFigure,
  type Transaction,
  theHuman,
  theZombie,
  zombieFigure,
} from '../state.ts'
import { FIRE } from '../tables/grenades.ts'
import { type Ask, d6, thrownBy, zombieRoller } from './01-dice.ts'
import { splitAt, splits } from './01-faces.ts'
import {
  farWords,
  figureOf,
  figuresOnTable,
  gapBetween,
  humanBody,
  isWithin,
  theFigure,
  touching,
} from './01-figures.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, pay, payRefusal } from './04-actions.ts'
import { shake } from './15-wearers.ts'
import { eliminate, wound } from './19-harm.ts'

const BURNING = splits('burns on', 'eliminated')

/** The fire on a figure; null if it does not burn or is not on the table. */
export function burningOf(look: Look, figure: number): Burning | null {
  if (figureOf(look, figure) === undefined) return null
  return isZombieFigure(figure)
    ? theZombie(look.state, numberOfFigure(figure)).burning
    : theHuman(look.state, figure).burning
}

function setBurning(t: Transaction, figure: number, burning: Burning | null): void {
  const record = burning === null ? null : Object.freeze(burning)
  if (isZombieFigure(figure)) changeZombie(t.state, numberOfFigure(figure), { burning: record })
  else theHuman(t.state, figure).burning = record
}

/** What lights a figure: who throws its first die and under which clause, and what the harm is called. */
export interface Spark {
  readonly from: Extract<Harm, 'flame' | 'fire'>
  readonly ask?: Pick<Ask, 'clause' | 'seat' | 'human' | 'modifiers'>
}

/**
 * dw.fire.3, dw.grenade.18, dw.flame.1 A figure catches fire and suffers its first turn at once; one that burns already
 * is not lit again (dw.fire.12). Gives the natural score of the die, null if none was due.
 */
export function catchFire(
  t: Transaction,
  figure: number,
  lighter: number | null,
  spark: Spark = SPREAD,
): number | null {
  if (figureOf(t, figure) === undefined || burningOf(t, figure) !== null) return null
  setBurning(t, figure, { turns: 1, lighter })
  t.emit({ e: 'caught fire', clause: 'dw.fire.3', figure: figureName(figure), lighter })
  if (isZombieFigure(figure)) return burnZombie(t, figure, spark)
  const human = theHuman(t.state, figure)
  burnHuman(t, human, spark)
  setWearerAlight(t, human, lighter)
  return null
}
const SPREAD: Spark = { from: 'fire' }

/** dw.flame.7 Being set alight is a hit on a full flamethrower. */
function setWearerAlight(t: Transaction, human: Human, by: number | null): void {
  if (human.weapons.some(({ type, motor }) => type === 'flamethrower' && motor === 'runs')) shake(t, human, by)
}

/** dw.fire.1 The die of this turn; in the third none is needed. */
function burnZombie(t: Transaction, figure: number, { from, ask }: Spark = SPREAD): number | null {
  const { turns, lighter } = burningOf(t, figure) as Burning
  const needed = FIRE.elim[turns - 1] ?? 1
  const clause: Clause = ask?.clause ?? 'dw.fire.1'
  const face =
    needed <= 1
      ? null
      : d6(t, {
          seat: zombieRoller(t),
          ...ask,
          clause,
          what: `fire on ${figureName(figure)}`,
          table: BURNING(needed),
        })
  const modifiers = ask?.modifiers ?? NONE
  const score = modifiers.reduce((sum, { value }) => sum + value, face ?? needed)
  const result: Result = score >= needed ? 'elim' : 'miss'
  const added = modifiers.length > 0 ? { modifiers } : {}
  t.emit({ e: 'burned', clause, figure: figureName(figure), turns, face, ...added, result })
  if (result === 'elim') eliminate(t, figure, { by: lighter, from, close: false })
  return face
}

const NONE: readonly Modifier[] = Object.freeze([])

/** dw.fire.4, dw.fire.5 One wound, without a die. */
function burnHuman(t: Transaction, human: Human, { from }: Spark = SPREAD): void {
  const { turns } = human.burning as Burning
  const figure = figureName(humanFigure(human.n))
  t.emit({ e: 'burned', clause: 'dw.fire.4', figure, turns, face: null, result: 'miss' })
  wound(t, human, 1, from)
}

/** dw.fire.7, dw.fire.8 Who may catch fire in this step, and from whom. */
interface Exposed {
  readonly figure: number
  readonly lighter: number | null
}

function exposedTo(look: Look): Exposed[] {
  const exposed: Exposed[] = []
  for (const body of figuresOnTable(look)) {
    if (burningOf(look, body.figure) !== null) continue
    const source = touching(look, body).find((other) => burningOf(look, other) !== null)
    if (source !== undefined) exposed.push({ figure: body.figure, lighter: burningOf(look, source)?.lighter ?? null })
  }
  return exposed
}

function burningFigures(look: Look): number[] {
  const { humans, zombies } = look.state
  return [
    ...humans.filter((h) => isInPlay(h) && h.burning !== null).map(({ n }) => humanFigure(n)),
    ...zombies.filter(({ burning }) => burning !== null).map(({ n }) => zombieFigure(n)),
  ]
}

/** dw.turn.2 Step b of phase 1: it spreads, then it burns whoever was on fire when the step began (dw.fire.8). */
export function fireStep(t: Transaction): void {
  const alight = burningFigures(t)
  if (alight.length === 0) return
  for (const { figure, lighter } of exposedTo(t)) spreadTo(t, figure, lighter)
  for (const figure of alight) burnOn(t, figure)
}

const SPREADS = splitAt(FIRE.spreadsFrom, 'does not catch', 'catches fire')

/** dw.fire.7 */
function spreadTo(t: Transaction, figure: number, lighter: number | null): void {
  const name = figureName(figure)
  const what = `does fire spread to ${name}`
  const face = d6(t, { clause: 'dw.fire.7', seat: zombieRoller(t), what, table: SPREADS })
  const caught = face >= FIRE.spreadsFrom
  t.emit({ e: 'fire spread', clause: 'dw.fire.7', figure: name, face, caught })
  if (caught) catchFire(t, figure, lighter)
}

/** dw.fire.1, dw.fire.4 Another turn of burning. */
function burnOn(t: Transaction, figure: number): void {
  const burning = burningOf(t, figure)
  if (burning === null) return
  setBurning(t, figure, { ...burning, turns: burning.turns + 1 })
  if (isZombieFigure(figure)) burnZombie(t, figure)
  else {
    burnHuman(t, theHuman(t.state, figure))
    if (burning.turns + 1 >= FIRE.humanTurns) putOut(t, figure, 'dw.fire.6')
  }
}

function putOut(t: Transaction, figure: number, clause: Clause): void {
  setBurning(t, figure, null)
  t.emit({ e: 'fire out', clause, figure: figureName(figure) })
}

const extinguisherOf = (human: Human, id: number): Item | undefined =>
  human.items.find((item) => item.id === id && item.kind === 'extinguisher')

/** dw.fire.11 Himself, or somebody near enough. */
const isInReach = (look: Look, human: Human, figure: number): boolean =>
  isWithin(look, humanBody(human), theFigure(look, figure), look.book.extinguisherReach)

const farFrom = (look: Look, human: Human, figure: number): string =>
  farWords(gapBetween(look, humanBody(human), theFigure(look, figure)), look.book.extinguisherReach)

function extinguishRefusal(look: Look, human: Human, command: CommandOf<'extinguish'>): Refusal | null {
  const figure = figureNamed(command.figure)
  return firstOf(
    () => combatRefusal(look, human),
    () =>
      extinguisherOf(human, command.with) ? null : refuse('dw.fire.10', `${human.name} has no such fire extinguisher.`),
    () =>
      burningOf(look, figure) === null ? refuse('dw.fire.11', `${calledIn(look.state, figure)} is not on fire.`) : null,
    () =>
      isInReach(look, human, figure)
        ? null
        : refuse(
            'dw.fire.11',
            `${calledIn(look.state, figure)} is too far away for the extinguisher: ${farFrom(look, human, figure)}.`,
          ),
    () => payRefusal(human, costOfDeed(look, 'extinguish')),
  )
}

/** Humans on fire within reach; a burning zombie may be put out, too, but who would. */
function extinguishChoices(look: Look, human: Human): CommandOf<'extinguish'>[] {
  const tool = human.items.find(({ kind }) => kind === 'extinguisher')
  if (!tool || !canPay(human, costOfDeed(look, 'extinguish'))) return []
  const patients = look.state.humans.filter((h) => isInPlay(h) && h.burning !== null && isInReach(look, human, h.n))
  if (patients.length === 0 || combatRefusal(look, human) !== null) return []
  return patients.map(({ n }) => ({ do: 'extinguish', with: tool.id, figure: figureName(humanFigure(n)) }))
}

const EXTINGUISHER = splitAt(FIRE.extinguishedFrom, 'burns on', 'the fire is out')

/** dw.fire.10 Used up whatever the die shows. */
export const extinguish: Action<'extinguish'> = {
  choices: extinguishChoices,
  check: extinguishRefusal,
  take: (t, human, command) => {
    const figure = figureNamed(command.figure)
    pay(t, human, costOfDeed(t, 'extinguish'))
    human.items = Object.freeze(human.items.filter(({ id }) => id !== command.with))
    const what = `fire extinguisher on ${command.figure}`
    const face = d6(t, { clause: 'dw.fire.10', ...thrownBy(human), what, table: EXTINGUISHER })
    const out = face >= FIRE.extinguishedFrom
    t.emit({
      e: 'extinguished',
      clause: 'dw.fire.10',
      human: human.n,
      figure: command.figure,
      face,
      out,
      left: human.ap,
    })
    if (out) putOut(t, figure, 'dw.fire.10')
  },
}
