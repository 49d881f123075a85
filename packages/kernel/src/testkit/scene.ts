import { onTestFinished } from 'vitest'
import {
  type Dice,
  type RecordingDice,
  recording,
  type ScriptedDice,
  scripted,
  seeded,
  type Used,
} from '../dice/index.ts'
import { breadcrumb } from '../flow.ts'
import type { Game } from '../game.ts'
import { canonical, isPlainJson } from '../json.ts'
import type { OptionValues } from '../options.ts'
import { apply, begin, choices, onClock, type Pending, pending, seat as seatTable, submit } from '../play.ts'
import type { Refusal } from '../refusal.ts'
import type { Holder, Seat } from '../seat.ts'
import type { GameEvent, Kit, Outcome, Transaction, CausedEvent } from '../transaction.ts'
import { firstDifference, sharedPlaces } from './data.ts'
import { commandText, diceText, eventText, seenBy, storyLine } from './words.ts'

/** Cast, luck and house rules of one rule test. */
export interface SceneSetup {
  /** Where it begins; without it, the game's own set-up. */
  readonly position?: unknown
  readonly options?: OptionValues
  readonly holders?: Readonly<Record<Seat, Holder>>
  /** What the dice will show, in order (see `scripted`); or dice of another kind. */
  readonly dice?: readonly (number | string)[] | Dice
  /** Hidden draws that the script does not name come from this seed. */
  readonly hidden?: string | number
}

type Told_<K extends Kit> = CausedEvent<K['event'] & GameEvent>

/** One test's game: commands are given, events and board are looked at. All promises are checked when the test ends. */
export class Scene<K extends Kit> {
  readonly game: Game<K>
  readonly table: Transaction<K>
  readonly events: Told_<K>[] = []
  /** The settled options of this game. */
  readonly options: OptionValues
  private readonly script: ScriptedDice | null
  private readonly ledger: RecordingDice
  private readonly thrown: Used = { rolled: [], drawn: [] }
  private before = 0
  private broken = false

  constructor(game: Game<K>, setup: SceneSetup) {
    this.game = game
    const given = setup.dice ?? []
    this.script = isScript(given) ? scripted(given, seeded(setup.hidden ?? 'scene')) : null
    this.ledger = recording(this.script ?? (given as Dice))
    const placed = this.place(setup)
    this.options = placed.options
    this.table = placed.table
    this.note()
  }

  private place(setup: SceneSetup): { table: Transaction<K>; options: OptionValues } {
    const { game } = this
    if (setup.position === undefined) {
      const settled = game.settle(setup.options ?? {})
      if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
      const people = Object.fromEntries(game.seats(settled.value).map((s) => [s, { person: s }]))
      const holders = { ...people, ...setup.holders }
      const table = begin(game, { options: settled.value, holders }, this.ledger, this.events)
      return { table, options: settled.value }
    }
    const read = game.position.read(setup.position, setup.options ?? {}, setup.holders ?? {})
    if (!read.ok) throw new Error(`the position is refused: ${refusalText(read.fault)}`)
    const { options, state } = read.value
    return { table: seatTable(game, state, game.book(options), this.ledger, this.events), options }
  }

  /** A seat does something the rules allow. */
  do(seat: Seat, command: K['command']): this {
    this.before = this.events.length
    const refusal = this.guarded(
      () => submit(this.game, this.table, seat, null, command),
      `${seat}: ${commandText(command)}`,
    )
    this.note()
    if (refusal) this.fail(`${seat} may not ${commandText(command)}: ${refusalText(refusal)}`)
    return this
  }

  /** A seat tries something the rules forbid; gives the clause and the reason. Nothing may have changed. */
  refused(seat: Seat, command: K['command']): Refusal {
    const was = canonical(this.state)
    const told = this.events.length
    const refusal = this.guarded(
      () => submit(this.game, this.table, seat, null, command),
      `${seat}: ${commandText(command)}`,
    )
    this.note()
    if (!refusal) return this.fail(`${seat} was allowed to ${commandText(command)}`)
    if (canonical(this.state) !== was) return this.fail(`the refused ${commandText(command)} changed the state`)
    if (this.events.length !== told) return this.fail(`the refused ${commandText(command)} told something`)
    return refusal
  }

  /** What is done in a seat's name when its time runs out, carried out. */
  timeOut(seat: Seat): this {
    this.before = this.events.length
    for (const command of this.clock(seat)) {
      if (!this.owe.includes(seat)) break
      const refusal = this.guarded(() => apply(this.game, this.table, seat, command), `the clock of ${seat}`)
      if (refusal) this.fail(`the clock of ${seat} may not ${commandText(command)}: ${refusalText(refusal)}`)
    }
    this.note()
    return this
  }

  /** What the clock would do in a seat's name. */
  clock(seat: Seat): K['command'][] {
    return onClock(this.game, this.table, seat)
  }

  offered(seat: Seat): K['command'][] {
    return choices(this.table, seat)
  }

  /** The offers in words: `['pass', 'shoot at:14']`. */
  offers(seat: Seat): string[] {
    return this.offered(seat).map(commandText)
  }

  get state(): K['state'] {
    return this.table.state
  }

  get pending(): Pending | null {
    return pending(this.table)
  }

  /** The name of the question at hand. */
  get asks(): string | null {
    return this.pending?.asks ?? null
  }

  get owe(): readonly Seat[] {
    return this.pending?.owe ?? []
  }

  get where(): string {
    return breadcrumb(this.state.frames)
  }

  get outcome(): Outcome | null {
    return this.state.outcome
  }

  /** What happened so far: `['ev.attack.3 shot', …]`. */
  get story(): string[] {
    return this.events.map(storyLine)
  }

  /** What happened through the last command. */
  get latest(): Told_<K>[] {
    return this.events.slice(this.before)
  }

  /** The first event of that name, or a failure that tells what did happen. */
  event<E extends K['event']['e']>(name: E): Extract<Told_<K>, { e: E }> {
    const found = this.events.find((event) => event.e === name)
    return (found as Extract<Told_<K>, { e: E }> | undefined) ?? this.fail(`nothing called ${name} happened`)
  }

  /** The story as a seat (null: whoever looks on) is told it. */
  storyFor(seat: Seat | null): string[] {
    return this.events.filter(seenBy(seat)).map(storyLine)
  }

  view(seat: Seat | null): K['view'] {
    return this.game.view(this.table, seat)
  }

  /** Every die thrown so far: `'ev.attack.3 d6: 4'`. */
  get dice(): string[] {
    return diceText(this.thrown)
  }

  diceLeft(): string[] {
    return this.script?.left() ?? []
  }

  /** The promises every scene keeps; called by itself when the test is over. */
  finish(): void {
    if (this.broken) return
    const complaints = this.complaints()
    if (complaints.length > 0) this.fail(complaints.join('\n'))
  }

  private complaints(): string[] {
    const { game, state, table } = this
    const odd = isPlainJson(state)
    if (odd !== null) return [`the state at ${odd} is not plain data`]
    const copy = game.copy(state)
    const lost = firstDifference(state, copy)
    return [
      ...this.diceLeft().map((line) => `a scripted die was never thrown: ${line}`),
      ...game.invariants(table).map((broken) => `broken: ${broken}`),
      ...(lost === null ? [] : [`the copier loses ${lost}`]),
      ...sharedPlaces(state, copy).map((place) => `the copier shares ${place}`),
    ]
  }

  /** Where the game stands, who is asked what, which dice fell: what a failing test prints. */
  report(): string {
    const p = this.pending
    const asked = p ? [...p.owe, ...p.may] : []
    return [
      `where:  ${this.where}`,
      p ? `asks:   ${p.clause} ${p.asks} (${p.owe.join(', ')})` : `over:   ${this.outcome?.reason ?? ''}`,
      ...asked.map((seat) => `offers: ${seat}: ${this.offers(seat).slice(0, 30).join(' | ')}`),
      `thrown: ${this.dice.join(', ') || 'nothing'}`,
      `left:   ${this.diceLeft().join(', ') || 'nothing'}`,
      ...this.events.slice(-12).map((event) => `event:  ${eventText(event)}`),
    ].join('\n')
  }

  private note(): void {
    const { rolled, drawn } = this.ledger.take()
    this.thrown.rolled.push(...rolled)
    this.thrown.drawn.push(...drawn)
  }

  private guarded<R>(run: () => R, doing: string): R {
    try {
      return run()
    } catch (error) {
      this.note()
      return this.fail(`${doing}: ${error instanceof Error ? error.message : String(error)}`, error)
    }
  }

  private fail(why: string, cause?: unknown): never {
    this.broken = true
    let report: string
    try {
      report = this.report()
    } catch {
      report = `where:  ${this.where} (in the middle of a command)\nthrown: ${this.dice.join(', ')}`
    }
    throw new Error(`${why}\n${report}`, { cause })
  }
}

const isScript = (dice: readonly (number | string)[] | Dice): dice is readonly (number | string)[] =>
  Array.isArray(dice)

const refusalText = (refusal: Refusal): string =>
  `${refusal.clause} ${refusal.reason}${refusal.at ? ` (at ${refusal.at})` : ''}`

/** Outside of a test there is nothing to wait for. */
function whenTestEnds(check: () => void): void {
  try {
    onTestFinished(check)
  } catch {
    return
  }
}

/** Scenes of one game. Each is checked by itself when its test ends. */
export const sceneOf =
  <K extends Kit>(game: Game<K>) =>
  (setup: SceneSetup = {}): Scene<K> => {
    const scene = new Scene(game, setup)
    whenTestEnds(() => scene.finish())
    return scene
  }
