/** dw.harm What a result does to a zombie and to a human, and how figures leave the game. */
import type { Clause } from '../clauses.ts'
import type { Harm, Result } from '../events.ts'
import {
  change,
  changeZombie,
  figureName,
  type Human,
  humanFigure,
  isInPlay,
  isZombieFigure,
  type Lying,
  NO_STOCK,
  numberOfFigure,
  type State,
  type Stock,
  type StockKind,
  type Transaction,
  theHuman,
  theZombie,
  zombieFigure,
} from '../state.ts'
import { GRENADE_IDS } from '../tables/grenades.ts'
import { dropZombie, liftHuman } from './01-crowd.ts'
import { figureOf } from './01-figures.ts'
import { endActivation, unbrace } from './04-actions.ts'
import { shake } from './15-wearers.ts'
import { mourn } from './23-moral.ts'
import { checkNobodyLeft } from './30-end.ts'
import { layOut } from './43-aboard.ts'

/** Where a result comes from, which human earns a kill, and whether it happened in close combat (dw.moral.5). */
export interface Blow {
  readonly from: Harm
  readonly by: number | null
  readonly close: boolean
  /** dw.harm.6 A flash-bang: whoever falls is not wounded. */
  readonly harmless?: true
}

/** dw.harm The clause under which each kind of harm wounds a human. */
const WOUNDED: Readonly<Record<Harm, Clause>> = {
  shot: 'dw.harm.4',
  blast: 'dw.harm.4',
  strike: 'dw.harm.4',
  'armed zombie': 'dw.armedz.3',
  bite: 'dw.harm.7',
  flame: 'dw.flame.8',
  fire: 'dw.fire.4',
  chainsaw: 'dw.chainsaw.4',
  fall: 'dw.movement.15',
  ram: 'dw.vehicle.26',
  crash: 'dw.vehicle.17',
  charge: 'dw.psychosis.4',
}

/** dw.wounds.1 So many more wounds, to be tested for in the next phase 1 (dw.wounds.3). */
export function wound(t: Transaction, human: Human, n: number, from: Harm, clause: Clause = WOUNDED[from]): void {
  human.wounds += n
  human.untested += n
  t.book.noteBites(human, n, from)
  t.emit({ e: 'wounded', clause, human: human.n, by: n, wounds: human.wounds, from })
}

/** dw.harm.1, dw.harm.4 Lays a figure on its back; dw.harm.3 one that lies there already stays as it is. */
export function fell(t: Transaction, figure: number, from: Harm, clause: Clause = 'dw.harm.4'): void {
  const n = numberOfFigure(figure)
  if (isZombieFigure(figure)) {
    if (theZombie(t.state, n).fallen) return
    changeZombie(t.state, n, { fallen: true })
    t.emit({ e: 'fell', clause: 'dw.harm.1', figure: figureName(figure), from })
    return
  }
  const human = theHuman(t.state, n)
  // dw.vehicle.33 Whoever sits in a vehicle keeps his seat.
  if (human.prone || human.aboard !== null) return
  human.prone = true
  unbrace(human)
  t.emit({ e: 'fell', clause, figure: figureName(figure), from })
}

/** dw.grenade.17 It loses its next chance to act. */
export function stun(t: Transaction, figure: number): void {
  const n = numberOfFigure(figure)
  if (isZombieFigure(figure)) changeZombie(t.state, n, { stunned: true })
  else {
    const human = theHuman(t.state, n)
    human.stunned = true
    unbrace(human)
  }
  t.emit({ e: 'stunned', clause: 'dw.grenade.17', figure: figureName(figure) })
}

/** dw.harm.1 to dw.harm.6 One result on one figure; dw.autofire.9 whoever is gone already absorbs it. */
export function applyResult(t: Transaction, figure: number, result: Result, blow: Blow): void {
  if (result === 'miss' || figureOf(t, figure) === undefined) return
  if (result === 'stun') return stun(t, figure)
  if (isZombieFigure(figure)) {
    if (result === 'fall') return fell(t, figure, blow.from)
    return eliminate(t, figure, blow)
  }
  hitHuman(t, theHuman(t.state, figure), result, blow)
}

/** dw.harm.4, dw.harm.5 A hit on a human: a wound and a fall, or his end. */
function hitHuman(t: Transaction, human: Human, result: 'fall' | 'elim', blow: Blow): void {
  shakeFlamethrower(t, human, blow)
  if (result === 'elim') return t.book.elimOnHuman(t, human, blow)
  if (!blow.harmless) wound(t, human, 1, blow.from)
  fell(t, humanFigure(human.n), blow.from, fallClause(blow))
}

const fallClause = ({ from, harmless }: Blow): Clause => (harmless ? 'dw.harm.6' : WOUNDED[from])

/** dw.harm.5 */
export const elimKills = (t: Transaction, human: Human, blow: Blow): void => eliminate(t, humanFigure(human.n), blow)

/** dw.harm.5 With the house rule `humanElim` two wounds instead. */
export function elimWounds(t: Transaction, human: Human, blow: Blow): void {
  wound(t, human, 2, blow.from, 'dw.harm.5')
  fell(t, humanFigure(human.n), blow.from, 'dw.harm.5')
}

/** dw.flame.7 What counts as a hit on whoever wears a flamethrower; to be set alight is one, too (15-fire). */
const SHAKES: readonly Harm[] = ['shot', 'blast', 'armed zombie', 'ram']

/** dw.flame.6 Being hit is dangerous for whoever wears a flamethrower; the die comes after it. */
export function shakeFlamethrower(t: Transaction, human: Human, { from, by }: Blow): void {
  if (!SHAKES.includes(from)) return
  if (human.weapons.some(({ type }) => type === 'flamethrower')) shake(t, human, by)
}

/** How somebody goes: by a blow, or by a failed wound test. */
export type End = Omit<Blow, 'from'> & { readonly from: Harm | 'wounds' | 'despair' }

/** dw.harm.2, dw.harm.5 A figure is eliminated. */
export function eliminate(t: Transaction, figure: number, end: End): void {
  const n = numberOfFigure(figure)
  if (isZombieFigure(figure)) return eliminateZombie(t, n, end)
  eliminateHuman(t, theHuman(t.state, n), end)
}

function eliminateZombie(t: Transaction, n: number, { from, by, close }: End): void {
  const { at, former } = theZombie(t.state, n)
  t.emit({ e: 'eliminated', clause: 'dw.harm.2', figure: figureName(zombieFigure(n)), at, by, from })
  if (former !== null) theHuman(t.state, former).neverRises = true
  removeFromTable(t, n)
  t.state.progress = change(t.state.progress, { eliminated: t.state.progress.eliminated + 1 })
  if (by === null) return
  const killer = theHuman(t.state, by)
  if (close) killer.closeKills++
  else killer.kills++
}

/** Takes a zombie away, killed or gone; the scenario may count it. */
export function removeFromTable(t: Transaction, n: number): void {
  const { progress } = t.state
  dropZombie(t, n)
  if (n <= t.book.scenario.zombies.length)
    t.state.progress = change(progress, { printedGone: Object.freeze([...progress.printedGone, n]) })
}

/** The clause of an end that no hit has made. */
const ENDED: Partial<Record<End['from'], Clause>> = { wounds: 'dw.wounds.2', despair: 'dw.psychosis.16' }

/** dw.harm.8 He leaves a corpse with his gear; dw.moral.1 the others are shaken; dw.turn.11 he may have been the last. */
function eliminateHuman(t: Transaction, human: Human, { from, by }: End): void {
  const { state } = t
  t.emit({
    e: 'eliminated',
    clause: ENDED[from] ?? 'dw.harm.5',
    figure: figureName(humanFigure(human.n)),
    at: human.at,
    by,
    from,
  })
  if (isInPlay(human)) leaveCorpse(t, human)
  human.status = 'dead'
  human.died = state.turn
  human.deathNumber = 1 + state.humans.filter(({ deathNumber }) => deathNumber > 0).length
  human.burning = null
  human.stunned = false
  if (state.activation?.human === human.n) endActivation(t)
  mourn(t, human)
  checkNobodyLeft(t)
}

function leaveCorpse(t: Transaction, human: Human): void {
  layOut(t, human)
  liftHuman(t, human)
  const { state } = t
  state.lying = Object.freeze([...state.lying, ...gearOf(state, human)])
  human.weapons = NOTHING
  human.items = NOTHING
  human.stock = NO_STOCK
}
const NOTHING: readonly never[] = Object.freeze([])

/** Everything he carried, piece by piece (dw.movement.27); what was in his hands stays in them (dw.zombify.7). */
function gearOf(state: State, human: Human): Lying[] {
  const { n, at, on, weapons, items, stock } = human
  const gear: Lying[] = []
  for (const w of weapons) {
    const weapon = w.ready || w.braced ? change(w, { ready: false, braced: false }) : w
    gear.push(Object.freeze({ at, on, weapon, item: null, ammo: null, heldBy: w.ready ? n : null, id: w.id }))
  }
  for (const item of items)
    gear.push(Object.freeze({ at, on, weapon: null, item, ammo: null, heldBy: null, id: item.id }))
  for (const ammo of heapsOf(stock))
    gear.push(Object.freeze({ at, on, weapon: null, item: null, ammo, heldBy: null, id: state.nextId++ }))
  return gear
}

const STOCK_KINDS: readonly StockKind[] = ['bullets', 'shells', 'belts', 'arrows']

function heapsOf(stock: Stock): NonNullable<Lying['ammo']>[] {
  const heaps: NonNullable<Lying['ammo']>[] = []
  for (const kind of STOCK_KINDS) if (stock[kind] > 0) heaps.push(Object.freeze({ kind, count: stock[kind] }))
  for (const grenade of GRENADE_IDS) {
    const count = stock.launcher[grenade] ?? 0
    if (count > 0) heaps.push(Object.freeze({ grenade, count }))
  }
  return heaps
}
