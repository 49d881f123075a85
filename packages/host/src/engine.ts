import { type AnyGame, type AnyMatch, type Fault, type GameSource, parse, prepare } from '@shamble/kernel'
import { begin, botSeedOf, playOpening, resumeWaiting, SEEDED } from './beginning.ts'
import { type BotMaker, botMakers } from './bots.ts'
import type { Listed } from './broken.ts'
import { HostedMatch } from './hosted.ts'
import type { Hold, Locks } from './locks.ts'
import type { BotLevel, FromHost, Seal, MatchCard, MatchSetup, ToHost } from './protocol.ts'
import { faultOf, Refused } from './refused.ts'
import { blankCard, botSeats, cardOf, holdersOf, isPhysical } from './seats.ts'
import { toHost } from './shapes.ts'
import { peopleOf } from './people.ts'
import { type Beginning, type Found, type Kept, type KeptEntry, saveOf, type Store } from './store.ts'
import type { Visitor } from './visitor.ts'

export interface EngineSpec {
  readonly games: readonly GameSource[]
  readonly store: Store
  readonly locks: Locks
  readonly post: (message: FromHost) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds that never go back, for bots. */
  readonly clock: () => number
  /** 64 hexadecimal digits that nobody can foresee. */
  readonly luck: () => string
  /** How long somebody may be off the line before a bot plays for him, in milliseconds; else some seconds. */
  readonly grace?: number
}

/** Nobody plays at a table that is only being kept. */
const NO_BOTS: ReadonlyMap<BotLevel, BotMaker> = new Map()

interface Open {
  readonly hosted: HostedMatch
  readonly hold: Hold
}

type Asked = Extract<ToHost, { id: number }>

/** All that a host does: the library of tables, and the tables that are open. */
export class Engine {
  readonly #spec: EngineSpec
  readonly #open = new Map<string, Open>()
  /** Tables that were made here and not opened yet. */
  readonly #made = new Map<string, AnyMatch>()

  constructor(spec: EngineSpec) {
    this.#spec = spec
    spec.store.watch?.(() => {
      for (const { hosted } of this.#open.values()) hosted.recheck()
    })
  }

  /** Never fails: whatever is wrong with a message is said to the page. */
  async receive(message: unknown): Promise<void> {
    const read = parse(toHost, message)
    if (!read.ok) return this.#fail(message, read.fault)
    try {
      await this.#perform(read.value)
    } catch (error) {
      this.#fail(message, faultOf(error))
    }
  }

  /** Another window comes to tables that are open here. */
  async visit(post: (message: FromHost) => void): Promise<Visitor> {
    const { Visitor } = await import('./visitor.ts')
    const house = { hosted: (table: string) => this.#at(table).hosted, verify: (table: string) => this.#verify(table) }
    return new Visitor(house, post)
  }

  isOpen(table: string): boolean {
    return this.#open.has(table)
  }

  #fail(message: unknown, fault: Fault): void {
    const { id, table } = (message ?? {}) as { id?: unknown; table?: unknown }
    if (typeof id === 'number') this.#spec.post({ t: 'failed', id, fault })
    else this.#spec.post({ t: 'trouble', table: typeof table === 'string' ? table : null, fault })
  }

  async #perform(message: ToHost): Promise<void> {
    if ('id' in message) return this.#answer(message)
    if (message.t === 'close') return this.#close(message.table)
    const { hosted } = this.#at(message.table)
    switch (message.t) {
      case 'say':
        await hosted.prepare(message.message)
        return hosted.say(message.line, message.message)
      case 'pace':
        return hosted.pace(message.pace)
      case 'step-bots':
        await hosted.whole()
        return hosted.stepBots()
      case 'lend':
        return hosted.lend(message.seat, message.lent)
      case 'time-up':
        await hosted.whole()
        return hosted.timeUp(message.seat)
    }
  }

  async #answer(message: Asked): Promise<void> {
    const { post, store } = this.#spec
    const { id } = message
    switch (message.t) {
      case 'list': {
        const { cards, broken } = await this.#list()
        return post({ t: 'listed', id, tables: cards.sort((a, b) => b.touched - a.touched), broken })
      }
      case 'create':
        return post({ t: 'created', id, card: await this.#create(message.setup) })
      case 'open':
        return post({ t: 'opened', id, card: await this.#openTable(message) })
      case 'take-in':
        await (await import('./beside.ts')).takeIn(this.#spec, this.#at(message.table).hosted, message.battle)
        return post({ t: 'ok', id })
      case 'rename':
        await this.#rename(message.table, message.title)
        return post({ t: 'ok', id })
      case 'delete':
        await this.#close(message.table)
        await store.remove(message.table)
        return post({ t: 'ok', id })
      case 'export':
        return post({ t: 'exported', id, ...(await this.#export(message.table, message.battles ?? false)) })
      case 'import':
        return post({ t: 'imported', id, card: await this.#import(message.text, message.name) })
      case 'verify':
        return post({ t: 'verified', id, seal: await this.#verify(message.table) })
    }
  }

  /** Who has nothing kept has nothing to be looked at. */
  async #list(): Promise<Listed> {
    const records = await this.#spec.store.records()
    if (records.length === 0) return { cards: [], broken: [] }
    return (await import('./broken.ts')).sorted(records)
  }

  /** The secret of the dice is open only once the game is over. */
  async #verify(table: string): Promise<Seal> {
    const { match } = this.#at(table).hosted
    if (match.table.state.outcome === null) throw new Refused('table', 'The dice are opened when the game is over.')
    return (await import('./verifying.ts')).sealOf(match)
  }

  #at(table: string): Open {
    const open = this.#open.get(table)
    if (!open) throw new Refused('table', 'This table is not open.')
    return open
  }

  #sourceOf(id: string): GameSource {
    const source = this.#spec.games.find(({ about }) => about.id === id)
    if (!source) throw new Refused('game', `There is no game ${JSON.stringify(id)} here.`)
    return source
  }

  async #create({ opening, ...setup }: MatchSetup): Promise<MatchCard> {
    const { luck, now } = this.#spec
    const { rules, about } = this.#sourceOf(setup.game)
    const game = await rules()
    const prepared = prepare(game, setup.options, holdersOf(setup.seats))
    if (!prepared.ok) throw new Refused(prepared.fault.at, prepared.fault.why)
    const { options, holders } = prepared.setup
    const id = luck().slice(0, 12)
    const { seed } = setup
    const secret = opening?.secret ?? (seed === undefined ? luck() : (await import('./stretching.ts')).secretFrom(seed))
    const physical = Object.keys(holders).filter((seat) => isPhysical(setup.seats[seat]))
    const bound = seed === undefined && !opening ? id : SEEDED
    const beginning: Beginning = { options, holders, undoDice: setup.undoDice, physical, secret, bound }
    const match = begin(game, beginning, id)
    if (opening) playOpening(match, opening)
    const settled: MatchSetup = { ...setup, options, ...(opening && { opened: match.entries.length }) }
    const card = cardOf(blankCard(id, settled, now()), match, about.round)
    return this.#keep(card, about.round, beginning, match)
  }

  /** A new table that nobody sits at yet. */
  async #keep(card: MatchCard, round: string, beginning: Beginning | null, match: AnyMatch): Promise<MatchCard> {
    const { store, clock, now } = this.#spec
    let trouble: Fault | null = null
    const post = (message: FromHost): void => {
      if (message.t === 'trouble') trouble = message.fault
    }
    const hosted = new HostedMatch({
      card,
      round,
      beginning,
      match,
      waiting: null,
      whys: [],
      revision: null,
      botSeed: '',
      onOvertaken: () => {},
      bots: NO_BOTS,
      whole: () => Promise.resolve(),
      store,
      post,
      now,
      clock,
    })
    await hosted.close()
    if (trouble) throw new Refused((trouble as Fault).at, (trouble as Fault).why)
    this.#made.set(card.id, match)
    return hosted.card
  }

  async #openTable({ table, take = false, older = false }: Extract<ToHost, { t: 'open' }>): Promise<MatchCard> {
    const already = this.#open.get(table)
    if (already) return already.hosted.card
    const { store, locks, post, now, clock } = this.#spec
    const hold = await locks.take(table, take)
    if (!hold) throw new Refused('elsewhere', 'This table is open in another window.')
    try {
      const found = await store.load(table)
      if (!found) throw new Refused('table', 'There is no such table here.')
      const { kept, entries } = await this.#readable(table, found)
      const match = await this.#revive(kept, entries, older)
      const whys = entries.slice(0, match.entries.length).map(({ why }) => why)
      const { beginning, waiting, revision } = kept
      const { about, whole } = this.#sourceOf(kept.card.game)
      const { round } = about
      const card = cardOf(kept.card, match, round)
      // Whoever hands a seat over hands it to a competent bot.
      const bots = await botMakers(new Set([...botSeats(card.setup.seats).keys(), 'competent']))
      const botSeed = botSeedOf(match) ?? this.#spec.luck()
      const onOvertaken = (): void => void this.#gone(table, hold, 'overtaken')
      const company = peopleOf(card.setup).length > 1 ? await import('./sitting.ts') : null
      const sitting = company ? { sitting: new company.Sitting(this.#spec.grace), throwFor: company.throwFor } : {}
      const known = { card, round, beginning, match, waiting, whys, revision, botSeed, bots, whole, ...sitting }
      const hosted = new HostedMatch({ ...known, store, post, now, clock, onOvertaken })
      this.#open.set(table, { hosted, hold })
      this.#made.delete(table)
      void hold.lost.then(() => this.#gone(table, hold, 'taken'))
      if (match.pending()?.beside) await (await import('./beside.ts')).takeHome(this.#spec, hosted)
      return hosted.card
    } catch (error) {
      hold.release()
      throw error
    }
  }

  /** What was written here a moment ago is not doubted: the first table does not wait for what looks at the others. */
  async #readable(table: string, found: Found): Promise<{ kept: Kept; entries: readonly KeptEntry[] }> {
    if (this.#made.has(table)) return found as { kept: Kept; entries: readonly KeptEntry[] }
    const read = (await import('./broken.ts')).readFound(table, found)
    if ('fault' in read) throw new Refused(read.fault.at, read.fault.why)
    return read
  }

  /** The match as it stood, with the command that waited for real dice. */
  async #revive(kept: Kept, entries: readonly KeptEntry[], older: boolean): Promise<AnyMatch> {
    const made = this.#made.get(kept.card.id)
    if (made && made.entries.length === entries.length) return made
    const match = await (kept.head ? this.#opened(saveOf(kept.head, entries), older) : this.#begun(kept))
    if (kept.waiting && match.entries.length === entries.length) resumeWaiting(match, kept.waiting)
    return match
  }

  /** `older`: one of other rules, too, as far as it holds. */
  async #opened(save: unknown, older: boolean): Promise<AnyMatch> {
    const games = await this.#gameOf(save)
    return (await import('./older.ts')).matchOf(save, games, older)
  }

  /** The game of a save, if it is here; a written position is read with all of it. */
  async #gameOf(save: unknown): Promise<readonly AnyGame[]> {
    const { game, position } = (save ?? {}) as { game?: unknown; position?: unknown }
    const source = this.#spec.games.find(({ about }) => about.id === game)
    return source ? [await (position === undefined ? source.rules() : source.whole())] : []
  }

  async #begun({ card, beginning }: Kept): Promise<AnyMatch> {
    if (!beginning) throw new Refused('table', 'This table was never begun.')
    return begin(await this.#sourceOf(card.game).rules(), beginning, card.id)
  }

  async #close(table: string): Promise<void> {
    const open = this.#open.get(table)
    if (!open) return
    this.#open.delete(table)
    await open.hosted.close()
    open.hold.release()
  }

  /** Somebody else has it now. */
  async #gone(table: string, hold: Hold, t: 'taken' | 'overtaken'): Promise<void> {
    if (this.#open.get(table)?.hold !== hold) return
    await this.#close(table)
    this.#spec.post({ t, table })
  }

  async #rename(table: string, title: string): Promise<void> {
    const open = this.#open.get(table)
    if (open) {
      open.hosted.rename(title)
      return open.hosted.settled()
    }
    if (!(await this.#spec.store.rename(table, title))) throw new Refused('table', 'There is no such table here.')
  }

  async #export(table: string, battles: boolean): Promise<{ name: string; text: string }> {
    const hosted = this.#open.get(table)?.hosted
    await hosted?.settled()
    if (!hosted && (await this.#spec.locks.isHeld?.(table)))
      throw new Refused('elsewhere', 'This table is open in another window, which saves it.')
    const open = hosted?.match.begun ? { card: hosted.card, save: hosted.save() } : null
    return (await import('./files.ts')).exported(this.#spec.store, table, open, { battles, games: this.#spec.games })
  }

  /** Nothing is kept unless the whole file is good. */
  async #import(text: string, name: string): Promise<MatchCard> {
    return (await import('./files.ts')).broughtIn(text, name, this.#spec, {
      gameOf: (save) => this.#gameOf(save),
      about: (id) => this.#sourceOf(id).about,
      keep: (...what) => this.#keep(...what),
    })
  }
}
