/** rs.scenario.6, rs.scenario.11 to rs.scenario.18 What happens in a scenario: the helicopter, the boat, the Tank, a Zed in a cache. */
import { facingTowards } from '@shamble/table'
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Goal } from '../content/scenarios.ts'
import type { NamedSpot, Spot } from '../content/table-map.ts'
import { change, isInPlay, type Look, type Progress, type Survivor, type Transaction } from '../state.ts'
import { BOAT, HELICOPTER, TANK_ENTERS } from '../tables/scenarios.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { liftSurvivor, newZed, showZed } from './01-crowd.ts'
import { asFigure, asPoint, EIGHT, type Figure, gapOf, isWithin, nearestFreeSpot } from './01-measure.ts'
import { isInPlace } from './02-terrain.ts'
import { makeNoise } from './27-noise.ts'
import { areAllThere, countsAsPS } from './42-scenario.ts'

const note = (t: Transaction, by: Partial<Progress>): void => {
  t.state.progress = change(t.state.progress, by)
}

/** rs.move.12, rs.scenario.10, rs.scenario.12 Out of play, and safe. */
export function bringToSafety(t: Transaction, s: Survivor): void {
  liftSurvivor(t, s)
  s.status = 'safe'
}

/** rs.scenario.12 The middle of the pad. */
function padOf({ book }: Pick<Look, 'book'>): Figure | null {
  const area = book.scenario.places[book.scenario.goal.place]
  if (book.scenario.goal.is !== 'helicopter' || area?.[0] !== 'circle') return null
  return { at: { x: cm(area[1]), y: cm(area[2]) }, level: 0, radius: 0 }
}

/** rs.scenario.11 May he call the helicopter with his ORDER: with a radio near the pad, or from inside the hut? */
export function checkCall(look: Look, s: Survivor): Refusal | null {
  const { goal } = look.book.scenario
  const pad = padOf(look)
  if (goal.is !== 'helicopter' || pad === null) return refuse('rs.scenario.11', 'No helicopter can be called here.')
  if (look.state.progress.called !== null) return refuse('rs.scenario.11', 'The helicopter has been called already.')
  const hasRadio = s.items.includes('radio') && isWithin(asFigure(s), pad, cm(HELICOPTER.radio))
  if (hasRadio || isInPlace(look, goal.radio, s)) return null
  return refuse('rs.scenario.11', 'Call from inside the hut, or with a radio within 20 cm of the pad.')
}

export function callHelicopter(t: Transaction, s: Survivor): void {
  note(t, { called: t.state.turn })
  t.emit({ e: 'helicopter called', clause: 'rs.scenario.11', by: s.n })
}

/** rs.scenario.12 Everybody who lives, is not pinned and is near enough gets aboard. */
function board(t: Transaction, pad: Figure): void {
  for (const s of t.state.survivors) {
    const isNear = s.level === pad.level && isWithin(asFigure(s), pad, cm(HELICOPTER.board))
    if (!isInPlay(s) || s.pinnedBy !== null || !isNear) continue
    bringToSafety(t, s)
    t.emit({ e: 'boarded', clause: 'rs.scenario.12', survivor: s.n })
  }
}

/** rs.scenario.12 It lands, takes aboard who is there, and leaves when its time is over or every living PS is aboard. */
function flyOn(t: Transaction, pad: Figure): void {
  const { called, landed } = t.state.progress
  if (called === null) return
  const since = t.state.turn - called
  if (since < HELICOPTER.lands) return
  if (!landed) {
    note(t, { landed: true })
    t.emit({ e: 'landed', clause: 'rs.scenario.12' })
  }
  board(t, pad)
  const isAnybodyLeft = t.state.survivors.some((s) => countsAsPS(s) && isInPlay(s))
  if (since < HELICOPTER.leaves && isAnybodyLeft) return
  note(t, { left: true })
  t.emit({ e: 'departed', clause: 'rs.scenario.12', what: 'helicopter' })
}

type BoatGoal = Extract<Goal, { is: 'boat' }>

const isBoatmanAboard = (look: Look, { boatman, place }: BoatGoal): boolean =>
  look.state.survivors.some((s) => s.who === boatman && isInPlay(s) && isInPlace(look, place, s))

/** rs.scenario.16 It leaves two turns after the second can, or one if nobody is left behind; who is aboard is saved. */
function castOff(t: Transaction, goal: BoatGoal): void {
  const { engine } = t.state.progress
  if (engine === null) return
  const since = t.state.turn - engine
  const isComplete = isBoatmanAboard(t, goal) && areAllThere(t)
  if (since < (isComplete ? BOAT.inHaste : BOAT.leaves)) return
  for (const s of t.state.survivors) if (isInPlay(s) && isInPlace(t, goal.place, s)) bringToSafety(t, s)
  note(t, { left: true })
  t.emit({ e: 'departed', clause: 'rs.scenario.16', what: 'boat' })
}

/** U4: what is due of helicopter and boat, before the game is judged. */
export function leaveIfDue(t: Transaction): void {
  const { goal } = t.book.scenario
  const pad = padOf(t)
  if (pad !== null) flyOn(t, pad)
  if (goal.is === 'boat') castOff(t, goal)
}

/** rs.scenario.15 May he pour one of his cans into the boat? */
export function checkPour({ state, book }: Look, s: Survivor, spot: Spot = s): Refusal | null {
  const { goal } = book.scenario
  if (goal.is !== 'boat' || !isInPlace({ book }, goal.place, spot))
    return refuse('rs.scenario.15', 'Fuel is poured in the boat.')
  if (!s.items.includes('fuel')) return refuse('rs.scenario.15', 'There is no can of fuel to pour.')
  return state.progress.cans < BOAT.cans ? null : refuse('rs.scenario.15', 'The tank of the boat is full.')
}

/** rs.scenario.15, rs.scenario.16 One can less, and with the second the engine runs, loudly. */
export function pourFuel(t: Transaction, s: Survivor): void {
  const { turn, progress } = t.state
  const i = s.items.indexOf('fuel')
  s.items = Object.freeze(s.items.filter((_item, at) => at !== i))
  const cans = progress.cans + 1
  note(t, { cans, firstCan: progress.firstCan ?? turn })
  t.emit({ e: 'poured', clause: 'rs.scenario.15', survivor: s.n, cans })
  if (cans < BOAT.cans) return
  note(t, { engine: turn })
  runEngine(t)
}

function runEngine(t: Transaction): void {
  const { goal } = t.book.scenario
  if (goal.is !== 'boat') return
  const [x, y] = goal.engine
  makeNoise(t, 'engine', { at: { x: cm(x), y: cm(y) }, level: 0 })
}

/** rs.turn.6, rs.scenario.13, rs.scenario.16 At the end of step 4, while rotor or engine runs. */
function makeNoises(t: Transaction): void {
  const { turn, progress } = t.state
  const pad = padOf(t)
  if (pad !== null && progress.called !== null && turn - progress.called >= HELICOPTER.noise)
    makeNoise(t, 'helicopter', pad)
  if (progress.engine !== null && turn > progress.engine) runEngine(t)
}

export const scenarioNoises = procedure<Transaction, Command>('scenario noises', [
  step('rs.scenario.13', 'sound', makeNoises),
])

/** rs.scenario.17 Where the Tank enters: as far as possible from the nearest of the living; of equal places the first. */
function entryOf({ state, book }: Look): Spot | null {
  const living = state.survivors.filter(isInPlay).map(asFigure)
  let best: { readonly spot: Spot; readonly gap: number } | null = null
  for (const [x, y] of book.scenario.tankEntry ?? []) {
    const spot = { at: { x: cm(x), y: cm(y) }, level: 0 }
    const gap = Math.min(...living.map((one) => gapOf({ ...asPoint(spot), radius: RADIUS.tank }, one)))
    if (best === null || gap > best.gap) best = { spot, gap }
  }
  return best?.spot ?? null
}

/** rs.scenario.17 The turn after the first can, or turn 20: it comes, and moves in 7c. */
function enterTank(t: Transaction): void {
  const { turn, progress } = t.state
  const due = Math.min((progress.firstCan ?? TANK_ENTERS.latest) + TANK_ENTERS.after, TANK_ENTERS.latest)
  if (progress.tankCame || turn < due || !t.book.mutants.kinds.includes('tank')) return
  const entry = entryOf(t)
  const spot = entry === null ? null : nearestFreeSpot(t, entry, RADIUS.tank)
  if (spot === null) return
  note(t, { tankCame: true })
  const { width, depth } = t.book.map
  const facing = facingTowards(spot.at, { x: width >> 1, y: depth >> 1 }) ?? (EIGHT[0] as Spot['at'])
  showZed(t, newZed(t, { ...spot, facing, kind: 'tank' }), null)
}

/** 7a. */
export const tankEnters = procedure<Transaction, Command>('Tank enters', [step('rs.scenario.17', 'enter', enterTank)])

/** rs.scenario.6 What was in the cache comes out of it: an attacking Zed that moves in this turn. */
export function springFrom(t: Transaction, cache: NamedSpot): void {
  const spot = nearestFreeSpot(t, cache, RADIUS.figure)
  if (spot === null) return
  showZed(t, newZed(t, { ...spot, facing: EIGHT[0] as Spot['at'] }), cache.id)
}
