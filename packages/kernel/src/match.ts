import { type Act, attempt, type Done, type Held, messageOf } from './act.ts'
import { atRest, MatchHistory, NO_DICE } from './match-history.ts'
import { type Bound, boundTo } from './bound.ts'
import { checkFace, type Throw } from './dice/index.ts'
import { copyValue, type VarValue } from './flow.ts'
import type { Game } from './game.ts'
import { type HandsChange, handsAt, isTooOften, stepsOf } from './hands.ts'
import {
  type Answer,
  type Entry,
  hasRevealed,
  type Lived,
  replayEntry,
  replayOpening,
  type Start,
  startState,
  type TakenBack,
  type Terms,
} from './log.ts'
import { choices, onClock, type Pending, pending } from './play.ts'
import { type Refusal, refuse, tableRefusal } from './refusal.ts'
import { isRepeatable } from './repeats.ts'
import { handsAfter, type Seat } from './seat.ts'
import { check } from './shape.ts'
import type { Source } from './source.ts'
import { type DiceLine, EMPTY, lineOf, type Run, stockOfAll, Supply } from './supply.ts'
import { type Book, type Kit, Transaction, type CausedEvent } from './transaction.ts'

const NO_HANDS: Held<Kit>['hands'] = { faces: [], late: null }
const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal })

const boundBy = <K extends Kit>(
  source: Source,
  game: Game<K>,
  { setup, position }: Start<K>,
  terms: Terms,
): Bound | null => (source.match === undefined ? null : boundTo(source.match, game, setup, terms, position?.document))

/** A match is its log: where it began, and the commands with the dice they used. Everything else follows from that. */
export class Match<K extends Kit> {
  readonly game: Game<K>
  readonly start: Start<K>
  readonly terms: Terms
  readonly source: Source
  readonly supply: Supply
  readonly book: Book<K>
  /** What the host of committed dice is bound to; null for other dice, and under the older promise. */
  readonly bound: Bound | null
  /** With committed dice: what was taken back, so that every number has its place. */
  readonly takenBack: TakenBack<K['command']>[]
  /** Who has come to throw by hand since the beginning, or no more. */
  readonly hands: HandsChange[]
  table: Transaction<K>
  opening: DiceLine = lineOf(EMPTY, false)
  readonly #log: MatchHistory<K>
  #physical: ReadonlySet<Seat>
  #held: Held<K> | null = null
  /** The last command with typed dice, which may be corrected until the next command. */
  #correctable: { readonly held: Held<K>; readonly memory: Supply['memory'] } | null = null
  /** Who threw the faces that were typed, in their order. */
  #typists: readonly Seat[] = []
  /** How far the numbers of decisions run ahead of the state's own, which undo sets back. */
  #ahead = 0
  /** The number under which the present question was first asked. */
  #askedAt = 0
  /** The last command left the question open that it answered. */
  #stays = false

  constructor(game: Game<K>, start: Start<K>, source: Source, terms: Terms, past: Lived<K> | null = null) {
    this.game = game
    this.start = start
    this.terms = terms
    this.source = source
    this.supply = new Supply(source, past?.unused)
    this.bound = past ? past.bound : boundBy(source, game, start, terms)
    this.takenBack = [...(past?.takenBack ?? [])]
    this.hands = [...(past?.hands ?? [])]
    this.book = game.book(start.setup.options)
    this.#log = new MatchHistory(game, this.book)
    this.#physical = handsAfter(terms.physical, this.hands)
    this.table = new Transaction<K>(startState(game, start, this.book), this.book, game.facts, NO_DICE)
    if (past) this.#relive(past)
    else {
      const begun = this.#attempt(null)
      if (begun.ok === false) throw new Error(begun.refusal.reason)
    }
  }

  get entries(): readonly Entry<K['command']>[] {
    return this.#log.entries
  }

  /** What was told: by the set-up first, then by every command. */
  get told(): readonly (readonly CausedEvent<K['event']>[])[] {
    return this.#log.told
  }

  /** False while the set-up itself waits for a die. */
  get begun(): boolean {
    return this.told.length > 0
  }

  /** The number that a command must name to answer the present question; it never comes twice, undo or not. */
  get decision(): number {
    return this.table.state.decision + this.#ahead
  }

  /** The die that somebody must throw before anything else happens. */
  get needs(): { readonly ask: Throw; readonly index: number; readonly typed: readonly number[] } | null {
    const held = this.#held
    return held && { ask: held.ask, index: held.hands.faces.length, typed: held.hands.faces }
  }

  /** Who typed the last face, as long as it may be corrected. */
  get correctable(): Seat | null {
    const held = this.#held
    if (held) return this.#typists[held.hands.faces.length - 1] ?? null
    return this.#secretTold ? null : (this.#correctable?.held.ask.seat ?? null)
  }

  /** The dice are opened with the end of the match: from then on nothing is thrown again. */
  get #secretTold(): boolean {
    return this.source.kind === 'committed' && this.table.state.outcome !== null
  }

  /** The seats that throw real dice now. */
  get physical(): ReadonlySet<Seat> {
    return this.#physical
  }

  pending(): Pending | null {
    const asked = this.begun ? pending(this.table) : null
    return asked && { ...asked, decision: this.decision }
  }

  choices(who: Seat): K['command'][] {
    if (!this.begun || this.#held) return []
    const offered = choices(this.table, who)
    const bounded = this.game.repeatable !== undefined && this.#log.isSpent(who)
    return bounded ? offered.filter((one) => !isRepeatable(this.game, one)) : offered
  }

  submit(who: Seat, decision: number | null, command: unknown): Answer<K> {
    if (this.#held) return refused(refuse('table.dice', `First a die is needed: ${this.#held.ask.what}.`))
    if (decision !== null && (decision < this.#askedAt || decision > this.decision) && !this.table.state.outcome)
      return refused(tableRefusal('table.stale'))
    const fault = check(this.game.command, command)
    if (fault) return refused({ clause: 'table.shape', reason: fault.why, at: fault.at })
    if (isRepeatable(this.game, command as K['command']) && this.#log.isSpent(who))
      return refused(tableRefusal('table.again'))
    // A copy: whoever sent the command may keep it and change it.
    const own = copyValue(command as VarValue) as unknown as K['command']
    return this.#attempt({ seat: who, command: own })
  }

  typeDie(face: number): Answer<K> {
    const held = this.#held
    if (!held) return refused(refuse('table.dice', 'No die is needed now.'))
    try {
      checkFace(held.ask, face)
    } catch (error) {
      return refused(refuse('table.dice', messageOf(error)))
    }
    const { faces } = held.hands
    this.#typists = [...this.#typists.slice(0, faces.length), held.ask.seat]
    return this.#attempt(held.act, { ...held.hands, faces: [...faces, face] })
  }

  /** A mistyped die: the last face is asked for again, also when the command went through with it. */
  untypeDie(): Answer<K> {
    const held = this.#held
    if (held && held.hands.faces.length > 0)
      return this.#attempt(held.act, { ...held.hands, faces: held.hands.faces.slice(0, -1) })
    const last = this.#correctable
    if (held || !last || this.#secretTold) return refused(refuse('table.dice', 'No typed die can be corrected now.'))
    const by = last.held.ask.seat
    this.takeBack(this.entries.length - 1, { by, agreed: [], corrected: true })
    this.supply.restore(last.memory)
    return this.#attempt(last.held.act, last.held.hands)
  }

  /** All typed faces are asked for again. A command for which nothing was thrown yet is withdrawn. */
  dropTyped(): Answer<K> | null {
    const held = this.#held
    if (!held) return refused(refuse('table.dice', 'No die is needed now.'))
    if (held.hands.faces.length > 0) return this.#attempt(held.act, { ...held.hands, faces: [] })
    if (!held.untouched) return refused(tableRefusal('table.undo'))
    this.#held = null
    return null
  }

  /** The seat's time is up: what the rules do in its name, until it owes nothing of the question at hand. */
  clock(who: Seat): Answer<K>[] {
    if (this.#held) {
      const { act, hands, ask } = this.#held
      if (ask.seat !== who) return [refused(tableRefusal('table.dice'))]
      return [this.#attempt(act, { ...hands, late: { seat: who, after: hands.faces.length } })]
    }
    const answers: Answer<K>[] = []
    const owes = (): boolean => pending(this.table)?.owe.includes(who) ?? false
    this.#stays = true
    for (let guard = 0; guard < 200 && this.#stays && owes(); guard++) {
      const before = this.entries.length
      for (const command of onClock(this.game, this.table, who)) {
        const answer = this.#attempt({ seat: who, command, clock: true }, { faces: [], late: { seat: who, after: 0 } })
        answers.push(answer)
        if (answer.ok !== true || !this.#stays || !owes()) break
      }
      if (this.entries.length === before) break
    }
    return answers
  }

  /** Why nobody can come to throw by hand now, or stop; null if it can change. */
  handsRefusal(byHand: boolean): Refusal | null {
    if (this.table.state.outcome) return tableRefusal('table.over')
    if (!this.begun || (this.#held && (byHand || this.#held.hands.faces.length > 0)))
      return refuse('table.dice', 'First the dice of this order are thrown.')
    // Nothing would say what was thrown before and what after.
    if (this.source.kind === 'committed' && !this.bound)
      return refuse('table.dice', 'This match was begun under the older promise: its hands do not change.')
    return isTooOften(this.hands) ? refuse('table.dice', 'Hands have changed often enough in this match.') : null
  }

  /** From here on seats throw by hand, or no more. Whether that is allowed is for `handsRefusal` and `hands.ts` to say. */
  changeHands(change: Omit<HandsChange, 'at'>): void {
    this.hands.push({ at: stepsOf(this.entries.length, this.takenBack), ...change })
    this.#physical = handsAfter(this.terms.physical, this.hands)
    this.#correctable = null
  }

  /** The command that waits for a die goes on, with the hands of now. */
  goOn(): Answer<K> {
    const held = this.#held
    return held ? this.#attempt(held.act, held.hands) : refused(refuse('table.dice', 'No die is needed now.'))
  }

  /** A table as it stood after so many commands. */
  seek(at: number): Transaction<K> {
    return this.#log.seek(at)
  }

  /** What was told after so many commands; -1 for the set-up too. */
  eventsSince(at: number): CausedEvent<K['event']>[] {
    return this.told.slice(at + 1).flat()
  }

  /** Forgets the log from entry `at` on. Whether that is allowed is for `undo.ts` to say. */
  takeBack(at: number, agreed: Pick<TakenBack, 'by' | 'agreed' | 'corrected'>): void {
    const gone = this.entries.slice(at)
    if (gone.length === 0) return
    if (this.bound) this.takenBack.push({ at, entries: gone, ...agreed })
    this.table = this.seek(at)
    this.#log.cut(at)
    this.supply.takeBack(stockOfAll(gone), this.terms.undoDice)
    this.#ahead += gone.length + 1
    this.#askedAt = this.decision
    this.#correctable = null
  }

  /** Takes one entry out of the log. What follows it are sealed answers of others: they are given once more, as they were. */
  takeOut(at: number, by: Seat): void {
    const later = this.entries.slice(at + 1)
    const asked = this.#askedAt
    this.takeBack(at, { by, agreed: [] })
    // The others answer the question under the number that it had.
    if (later.length > 0) this.#askedAt = asked
    for (const { seat, command, clock } of later) {
      const given = this.#attempt({ seat, command, ...(clock ? { clock } : {}) })
      if (given.ok !== true) throw new Error(`the sealed answer of ${seat} hangs on that of ${by}`)
    }
  }

  /** Runs an act on a fork, which is adopted only if it comes to its end. */
  #attempt(act: Act<K>, hands: Held<K>['hands'] = NO_HANDS): Answer<K> {
    const asIfNever = this.supply.failing()
    const run = this.supply.run({ physical: this.#physical, ...hands })
    const result = attempt(this.game, this, act, run)
    if (result.got === 'done') return this.#adopt(act, result, run)
    if (result.got === 'refusal') {
      if (run.typed === 0) asIfNever()
      this.#held = null
      return refused(result.refusal)
    }
    const { ask, revealed } = result
    const untouched = act !== null && !revealed && run.got.rolls.length + run.got.draws.length === 0
    this.#held = { act, hands, ask, untouched }
    return { ok: 'dice', ask, index: hands.faces.length }
  }

  #adopt(act: Act<K>, { t, events, stays }: Done<K>, run: Run): Answer<K> {
    this.#stays = stays
    const { memory } = this.supply
    const held = this.#held
    const n = this.table.state.decision
    const revealed = hasRevealed(t, events)
    const lost = this.supply.adopt(run)
    const line = lineOf(run.got, this.source.kind === 'committed', this.bound ? lost : EMPTY)
    this.table = atRest(t)
    this.#held = null
    this.#correctable = held && act && held.hands.faces.length < run.typed ? { held, memory } : null
    // An answer that is still sealed leaves its question as it is: the others may answer under the old number.
    const sealed = t.state.frames[t.state.frames.length - 1]?.sealed ?? null
    if (!stays || sealed === null) this.#askedAt = this.decision
    let entry: Entry<K['command']> | null = null
    if (act === null) this.opening = line
    else {
      const { seat, command, clock } = act
      entry = {
        n,
        seat,
        command,
        ...line,
        revealed,
        ...(clock ? { clock } : {}),
        ...(run.typed > 0 ? { typed: true } : {}),
      }
    }
    this.#log.add(entry, events, t.state)
    return { ok: true, entry, events }
  }

  /** Plays a log; throws a `Divergence` if it no longer replays. */
  #relive({ opening, entries }: Lived<K>): void {
    const events: CausedEvent<K['event']>[] = []
    const hands = handsAt({ ...this.terms, hands: this.hands, takenBack: this.takenBack })
    this.table = replayOpening(this.game, this.start, opening, events, hands(-1))
    this.opening = opening
    this.#log.add(null, events, this.table.state)
    for (const [at, entry] of entries.entries()) {
      const told = replayEntry(this.game, this.table, at, entry, hands(at))
      this.#log.add(entry, told, this.table.state)
    }
    atRest(this.table)
    this.#askedAt = this.decision
  }
}
