/** A pair once more, at the tables of an engine: whatever it posts to the page, with the host's own bots at their seats. */
import { Engine, type FromHost, MemoryStore, noLocks, type ToHost } from '@shamble/host'
import {
  type AnyGame,
  type ClientMessage,
  type GameSource,
  type HostMessage,
  type Kit,
  matchFromPosition,
  PROTOCOL,
  sameJson,
  type Save,
  saveMatch,
  sourceFrom,
  Transaction,
  type Update,
} from '@shamble/kernel'
import { type AnyWitness, type Pair, type Tally, wordsOf } from '@shamble/kernel/testkit'

const STEPS = 5
const TITLE = 'a pair'
/** The same in both worlds: it names tables, and seeds the bots. */
const LUCK = '5eed'.repeat(16)
/** Nobody is absent for long: how much time a pair takes is the machine's affair. */
const PATIENCE_MS = 86_400_000

type Step = { readonly [T in ToHost['t']]: Omit<Extract<ToHost, { t: T }>, 'table'> }[ToHost['t']]
type Without<M> = M extends unknown ? Omit<M, 'v'> : never

/** A table of an engine, as the line of one seat hears it. */
class Table {
  readonly #engine: Engine
  readonly #posted: FromHost[] = []
  #table = ''
  /** What the line was told last. */
  update: Update | null = null
  save: Save | null = null

  constructor(source: GameSource) {
    this.#engine = new Engine({
      games: [source],
      store: new MemoryStore(),
      locks: noLocks,
      post: (message) => void this.#posted.push(structuredClone(message)),
      now: () => 0,
      clock: () => 0,
      luck: () => LUCK,
      grace: PATIENCE_MS,
    })
  }

  async open(save: Save): Promise<void> {
    await this.#engine.receive({ t: 'import', id: 1, text: JSON.stringify(save), name: TITLE })
    const [answer] = this.#posted
    if (answer?.t !== 'imported') throw new Error(`a pair cannot be opened: ${JSON.stringify(answer)}`)
    this.#table = answer.card.id
    await this.#engine.receive({ t: 'open', id: 2, table: this.#table })
  }

  async do(step: Step): Promise<void> {
    await this.#engine.receive({ ...step, ...(this.#table ? { table: this.#table } : {}) })
  }

  say(message: Without<ClientMessage>): Promise<void> {
    return this.do({ t: 'say', line: 'own', message: { v: PROTOCOL, ...message } as ClientMessage })
  }

  /** Until the line has its answer: what a command may come to is worked out between other things. */
  async answered(id: number): Promise<void> {
    const isAnswer = (message: FromHost): boolean =>
      message.t === 'said' && 'id' in message.message && message.message.id === id
    while (!this.#posted.some(isAnswer)) await new Promise((go) => setTimeout(go, 0))
  }

  /** What was posted since it was last asked, when everything is written and told; the save is for whoever compares. */
  async posted(): Promise<FromHost[]> {
    await this.#engine.receive({ t: 'export', id: 3, table: this.#table })
    const posted = this.#posted.splice(0)
    const file = posted.find((message) => message.t === 'exported')
    if (file?.t === 'exported') this.save = JSON.parse(file.text) as Save
    for (const message of posted)
      if (message.t === 'said' && message.message.t === 'update') this.update = message.message
    return posted.filter((message) => message.t !== 'exported')
  }
}

/** The documents of both states: whole, if the keys of a position cannot say all of one of them. */
function documentsOf(game: AnyGame, { setup, states, about }: Pair<Kit>): readonly object[] {
  const book = game.book(setup.options)
  const written = states.map((state, world) => {
    const { dice } = sourceFrom({ kind: 'seeded', state: wordsOf(about, world as 0 | 1) })
    return game.position.write(new Transaction(game.copy(state), book, game.facts, dice)) as object
  })
  const isWhole = written.some((document) => 'exact' in document)
  return written.map((document, world) => (isWhole ? { ...document, exact: states[world] } : document))
}

/** The save of a match that begins at one of the states of a pair. */
function saveOf(game: AnyGame, { setup, states, about }: Pair<Kit>, world: 0 | 1, document: unknown): Save {
  const state = states[world]
  const dice = sourceFrom({ kind: 'seeded', state: wordsOf(about, world) })
  const read = matchFromPosition(game, document, setup.options, state.holders, dice)
  if (!read.ok) throw new Error(`${about}: its position is refused: ${read.fault.reason}`)
  return saveMatch(read.value, { private: true })
}

/** Holds a pair at two engines. */
export class EnginePair {
  readonly #pair: Pair<Kit>
  readonly #witness: AnyWitness
  readonly #tally: Tally
  readonly #tables: readonly [Table, Table]
  #id = 10

  constructor(source: GameSource, witness: AnyWitness, pair: Pair<Kit>, tally: Tally) {
    this.#pair = pair
    this.#witness = witness
    this.#tally = tally
    this.#tables = [new Table(source), new Table(source)]
  }

  async hold(game: AnyGame): Promise<void> {
    const { seat, states } = this.#pair
    const documents = documentsOf(game, this.#pair)
    for (const world of [0, 1] as const)
      await this.#tables[world].open(saveOf(game, this.#pair, world, documents[world]))
    await this.#both((table) => table.do({ t: 'pace', pace: null }), 'opening')
    const join = { t: 'join', client: 'own', seats: seat === null ? [] : [seat] } as const
    await this.#both((table) => table.say(join), 'joining')
    for (const ask of this.#witness.asks?.(states[0], seat) ?? []) {
      const id = ++this.#id
      await this.#both((table) => table.say({ t: 'hints', id, seat, ask }), 'hints')
    }
    await this.#replies()
    for (let n = 0; n < STEPS; n++) if (!(await this.#step())) break
    for (const table of this.#tables) await table.do({ t: 'close' })
    this.#tally.endPair()
  }

  #any<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.#pair.luck.draw('', list.length)]
  }

  /** What a person may try without anything happening. */
  async #replies(): Promise<void> {
    const { seat, pool } = this.#pair
    const other = Object.keys(this.#pair.setup.holders).find((one) => one !== seat)
    if (other !== undefined) await this.#ask({ t: 'hints', seat: other, ask: 'for another seat' })
    await this.#both((table) => table.say({ t: 'replay', at: 0 }), 'looking back')
    if (seat === null) return
    const offered = this.#tables[0].update?.glances[0]?.choices ?? []
    const tried = this.#any(pool)
    if (tried && offered.length === 0) await this.#ask({ t: 'command', seat, decision: null, command: tried })
    const [first] = offered
    if (first) await this.#ask({ t: 'odds', seat, command: first })
  }

  #ask(message: object): Promise<boolean> {
    const id = ++this.#id
    const ask = async (table: Table): Promise<void> => {
      await table.say({ id, ...message } as Without<ClientMessage>)
      await table.answered(id)
    }
    return this.#both(ask, JSON.stringify(message))
  }

  /** The seat decides, or a bot does, or somebody's time is up; false if the pair ends with it. */
  async #step(): Promise<boolean> {
    const { seat, setup } = this.#pair
    const { update } = this.#tables[0]
    const owe = update?.pending?.owe ?? []
    const own = seat !== null && owe.includes(seat) ? seat : null
    const command = own && this.#any(update?.glances[0]?.choices ?? [])
    if (own !== null && command) return this.#ask({ t: 'command', seat: own, decision: null, command })
    const [other] = owe
    if (other === undefined) return false
    if (owe.some((one) => 'bot' in (setup.holders[one] ?? {})))
      return this.#both((table) => table.do({ t: 'step-bots' }), 'a bot decides')
    return this.#both((table) => table.do({ t: 'time-up', seat: other }), `the time of ${other} is up`, 'clock')
  }

  /** The same in both worlds; false if something came to light by it. */
  async #both(
    act: (table: Table) => Promise<void>,
    what: string,
    occasion: 'look' | 'clock' = 'look',
  ): Promise<boolean> {
    const { seat, about } = this.#pair
    const marks = this.#tables.map(({ save }) => save?.entries.length ?? 0)
    const posts: FromHost[][] = []
    for (const table of this.#tables) {
      await act(table)
      posts.push(await table.posted())
    }
    const [ours, theirs] = posts as [FromHost[], FromHost[]]
    if (this.#cameToLight(marks)) return false
    const where = (): string => `${about}, ${seat ?? 'looking on'} at the engine, ${what}`
    this.#tally.hear(occasion, said(ours), said(theirs), where)
    this.#tally.compare('messages', rest(ours), rest(theirs), where)
    return this.#tables[0].update?.awaits === null
  }

  #cameToLight(marks: readonly number[]): boolean {
    if (this.#tables.every(({ update }) => update?.pending === null)) return true
    const shown = this.#tables.some(({ save }, i) => save?.entries.slice(marks[i]).some(({ revealed }) => revealed))
    const views = this.#tables.map(({ update }) => update?.glances.map(({ view }) => view))
    return shown && !sameJson(views[0], views[1])
  }
}

const said = (posted: readonly FromHost[]): HostMessage[] =>
  posted.flatMap((message) => (message.t === 'said' ? [message.message] : []))

const rest = (posted: readonly FromHost[]): FromHost[] => posted.filter((message) => message.t !== 'said')
