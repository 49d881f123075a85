/** dw.ap Action points: what an action costs, who can pay it, and what a paid action ends. */
import { type Refusal, refuse, someIn } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { Event } from '../events.ts'
import { type Activation, change, type Human, type Look, type Transaction, theHuman } from '../state.ts'
import { type DeedId, DEEDS } from '../tables/actions.ts'
import { isInCloseCombat } from './01-figures.ts'

/** One kind of command the active human's seat can give: what is on offer, why not, and what it does. */
export interface Action<D extends Command['do']> {
  readonly choices: (look: Look, human: Human) => CommandOf<D>[]
  readonly check: (look: Look, human: Human, command: CommandOf<D>) => Refusal | null
  readonly take: (t: Transaction, human: Human, command: CommandOf<D>) => void
}

const offersNothing = (): never[] => []

/** An order of a house rule or a chapter that is not in force: it is not on offer, and says why. */
export const notPlayed = <D extends Command['do']>(clause: Clause, says: string): Action<D> => ({
  choices: offersNothing,
  check: () => refuse(clause, says),
  take: () => undefined,
})

export const isPlayed = ({ choices }: Pick<Action<Command['do']>, 'choices'>): boolean => choices !== offersNothing

/** What is done with one's own hands and feet. */
const QUIET: ReadonlySet<Event['e']> = new Set<Event['e']>([
  'placed',
  'activated',
  'activation ended',
  'moved',
  'climbed',
  'lay down',
  'stood up',
  'opening changed',
  'room explored',
  'joined',
  'picked up',
  'gave',
  'dropped',
  'readied',
  'reloaded',
  'jam cleared',
  'braced',
  'skill used',
])

/** Whether nothing came of a command but what is done with one's own hands and feet. */
export const isByHandAndFoot = (events: readonly Pick<Event, 'e'>[]): boolean =>
  events.length > 0 && events.every(({ e }) => QUIET.has(e))

/** The activation that a rule knows to be under way. */
export function theActivation({ state }: Look): Activation {
  if (state.activation === null) throw new Error('nobody is active')
  return state.activation
}

/** dw.ap.9 to dw.ap.12 What a deed of the list costs, before doubling: whoever pays it and whoever foretells it asks here. */
export const costOfDeed = ({ book }: Look, deed: DeedId): number => book.costs[DEEDS[deed]]

/** dw.ap.6, dw.ap.7 What a cost comes to for this human now; doubling is applied last. */
export const priceOf = (human: Human, cost: number): number => (human.doubled ? 2 * cost : cost)

const ANY: Kind = Object.freeze({})

/** dw.gskill.13 What he can spend on an action: an extra action point is for anything but movement. */
const purseOf = ({ ap, extraAP }: Human, { movement }: Kind): number => (movement ? ap : ap + extraAP)

/** dw.ap.4, dw.ap.8 */
export const canPay = (human: Human, cost: number, kind: Kind = ANY): boolean =>
  priceOf(human, cost) <= purseOf(human, kind)

export function payRefusal(human: Human, cost: number, kind: Kind = ANY): Refusal | null {
  if (canPay(human, cost, kind)) return null
  const price = priceOf(human, cost)
  const purse = purseOf(human, kind)
  return human.doubled
    ? refuse('dw.ap.6', `After the failed fear test this costs ${price} AP; ${human.name} has ${purse}.`)
    : refuse('dw.ap.4', `This costs ${price} AP; ${human.name} has ${purse}.`)
}

/** What kind of action is paid: it decides what it ends. */
export interface Kind {
  /** dw.shooting.9 An action of the movement group. */
  readonly movement?: boolean
  /** dw.movement.3 It goes on with the run. */
  readonly keepsRun?: boolean
  /** dw.break.2 A break may still come after it. */
  readonly keepsFresh?: boolean
  /** dw.shotgun.11 The second shell may still come after it. */
  readonly keepsShell?: boolean
}

/** dw.ap.9 The movement group. */
export const MOVING: Kind = { movement: true }

/**
 * Pays an action before its effect: returns the price. Every action of an activation goes through here, free ones too;
 * and fire from cover in phase 3, when nobody is active (dw.cskill.4).
 */
export function pay(t: Transaction, human: Human, cost: number, kind: Kind = ANY): number {
  const price = priceOf(human, cost)
  const { activation } = t.state
  const extra = kind.movement ? 0 : Math.min(human.extraAP, price)
  human.extraAP -= extra
  human.ap -= price - extra
  if (kind.movement && price > 0) human.moved = true
  if (kind.movement) unbrace(human)
  if (activation === null) return price
  if (!kind.keepsRun) activation.run = null
  if (!kind.keepsFresh) activation.fresh = false
  if (!kind.keepsShell) activation.shell = null
  return price
}

/** dw.machinegun.10 */
export function unbrace(human: Human): void {
  if (someIn(human.weapons, ({ braced }) => braced))
    human.weapons = Object.freeze(human.weapons.map((w) => (w.braced ? change(w, { braced: false }) : w)))
}

/** dw.cc.3 In close combat there is only fighting and breaking away; a rule of its own may say so of an action. */
export const combatRefusal = (look: Look, human: Human, clause: Clause = 'dw.cc.3'): Refusal | null =>
  isInCloseCombat(look, human)
    ? refuse(clause, `${human.name} is in close combat and can only attack or try to break away.`, 'in-close-combat')
    : null

/** dw.movement.19 */
export const proneRefusal = (human: Human): Refusal | null =>
  human.prone ? refuse('dw.movement.19', `${human.name} lies on the ground and has to stand up first.`) : null

/** dw.break.10 He has broken away and has to leave first. */
export const leavingRefusal = ({ state }: Look): Refusal | null =>
  state.activation !== null && state.activation.leaving.length > 0
    ? refuse('dw.break.10', 'The next action must be a move that leaves all those opponents.')
    : null

/** The first reason that there is. */
export const firstOf = (...reasons: readonly (() => Refusal | null)[]): Refusal | null => {
  for (const reason of reasons) {
    const found = reason()
    if (found !== null) return found
  }
  return null
}

/** dw.ap.1 An activation as it begins. */
export const newActivation = ({ n }: Human): Activation => ({
  human: n,
  fresh: true,
  run: null,
  leaving: Object.freeze([]),
  shell: null,
})

/** dw.ap.3 The activation is over; what is left of its action points is lost. */
export function endActivation(t: Transaction): void {
  const { activation } = t.state
  if (activation === null) return
  const human = theHuman(t.state, activation.human)
  t.state.activation = null
  t.emit({ e: 'activation ended', clause: 'dw.ap.3', human: human.n, left: human.ap })
  human.ap = 0
  human.extraAP = 0
  human.acted = true
}
