import {
  type Change,
  Engine,
  type FromHost,
  type Hold,
  type Kept,
  type Locks,
  MemoryStore,
  type SeatChoice,
  seatsOf,
  type MatchSetup,
} from '@shamble/host'
import { type Fault, MOST_TEXT, type Save, saveShape, check } from '@shamble/kernel'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { EngineClient, EngineFault, type EnginePort, type OpenMatch } from './client.ts'
import { GAMES } from './games.ts'

/** A store that can be made slow or broken, and counts. */
class TestStore extends MemoryStore {
  writes = 0
  broken = false
  #gate: Promise<void> | null = null
  #open = (): void => {}

  hold(): void {
    this.#gate = new Promise((done) => {
      this.#open = done
    })
  }

  release(): void {
    this.#open()
    this.#gate = null
  }

  override async write(change: Change): Promise<void> {
    this.writes += 1
    await this.#gate
    if (this.broken) throw new Error('the disk is full')
    return super.write(change)
  }
}

/** Two windows on one browser: whoever steals a table takes it from the other. */
class TestLocks implements Locks {
  readonly #held = new Map<string, () => void>()

  take(table: string, steal: boolean): Promise<Hold | null> {
    const other = this.#held.get(table)
    if (other && !steal) return Promise.resolve(null)
    other?.()
    return new Promise((done) => {
      const lost = new Promise<void>((lose) => this.#held.set(table, lose))
      const mine = this.#held.get(table)
      done({
        lost,
        release: () => {
          if (this.#held.get(table) === mine) this.#held.delete(table)
        },
      })
    })
  }
}

/** A page and its worker, joined as a real port would: everything is copied, nothing comes back at once. */
function browser(store = new TestStore(), locks: Locks = new TestLocks(), seed = 'test') {
  const told: FromHost[] = []
  const port: EnginePort = { postMessage: (message) => later(() => void engine.receive(message)), onmessage: null }
  const later = (work: () => void): void => void setTimeout(work, 0)
  let n = 0
  const engine = new Engine({
    games: GAMES,
    store,
    locks,
    post: (message) => {
      const copy = 'file' in message ? message : structuredClone(message)
      told.push(copy)
      later(() => port.onmessage?.({ data: copy }))
    },
    now: () => 1_000 + ++n,
    clock: () => performance.now(),
    luck: () =>
      `${(++n).toString(16).padStart(12, '0')}${Buffer.from(seed).toString('hex')}`.padEnd(64, '0').slice(0, 64),
  })
  return { client: new EngineClient(port), store, locks, told, engine, port }
}

const ME: SeatChoice = { kind: 'person', name: 'You', physical: false }
const BOT: SeatChoice = { kind: 'bot', level: 'competent' }

const setup = (change: Partial<MatchSetup> = {}): MatchSetup => ({
  game: 'evac',
  title: 'Quick Patrol',
  options: { scenario: 'S2', marines: 1 },
  seats: { Z: ME, M1: ME },
  seed: 'a night',
  undoDice: 'same',
  guide: false,
  ...change,
})

const me = (table: OpenMatch, name = 'You') => {
  const line = table.model.value.lines[name]
  if (!line) throw new Error(`${name} is not here`)
  return line
}

const glanceOf = (table: OpenMatch, seat: string, name = 'You') => {
  const glance = me(table, name).update?.glances.find((one) => one.seat === seat)
  if (!glance) throw new Error(`nothing is known of ${seat}`)
  return glance
}

const updated = (table: OpenMatch, name = 'You'): Promise<void> =>
  vi.waitFor(() => expect(me(table, name).update).not.toBeNull())

/** The first choice of whoever is asked, so many times, or until the end. */
async function play(table: OpenMatch, commands: number, name = 'You'): Promise<void> {
  for (let i = 0; i < commands && !me(table, name).over; i++) {
    await vi.waitFor(() => expect(me(table, name).over !== null || asked(table, name) !== null).toBe(true), {
      timeout: 10_000,
      interval: 1,
    })
    const seat = asked(table, name)
    if (!seat) return
    const glance = me(table, name).update?.glances.find((one) => one.seat === seat)
    expect(await table.command(seat, glance?.choices[i % glance.choices.length])).toEqual({ ok: true })
  }
}

function asked(table: OpenMatch, name: string): string | null {
  const { update } = me(table, name)
  return (
    update?.pending?.owe.find((seat) => update.glances.some((one) => one.seat === seat && one.choices.length > 0)) ??
    null
  )
}

const faultOf = async (promise: Promise<unknown>): Promise<Fault> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof EngineFault) return error.fault
  throw new Error('it did not fail')
}

async function opened(change: Partial<MatchSetup> = {}) {
  const stage = browser()
  const card = await stage.client.create(setup(change))
  const table = await stage.client.open(card.id)
  await Promise.all(Object.keys(table.model.value.lines).map((name) => updated(table, name)))
  return { ...stage, card, table }
}

const fileOf = (save: unknown): Blob => new Blob([typeof save === 'string' ? save : JSON.stringify(save)])

// Loading takes real time, which pretended clocks do not know.
beforeAll(() => Promise.all(GAMES.map((game) => game.whole())))
afterEach(() => {
  vi.useRealTimers()
})

describe('the library', () => {
  it('creates a table, lists it, renames it and deletes it', async () => {
    const { client } = browser()
    const card = await client.create(setup())
    expect(card).toMatchObject({ game: 'evac', standing: 'Setting up', waitingFor: ['M1'], commands: 0, outcome: null })
    expect(await client.list()).toEqual([card])
    await client.rename(card.id, 'Second try')
    expect(client.tables.value).toMatchObject([{ id: card.id, title: 'Second try' }])
    await client.remove(card.id)
    expect(client.tables.value).toEqual([])
  })

  it('lists the table last touched first', async () => {
    const { client } = browser()
    const first = await client.create(setup())
    const second = await client.create(setup())
    const table = await client.open(first.id)
    await updated(table)
    await play(table, 1)
    expect((await client.list()).map(({ id }) => id)).toEqual([first.id, second.id])
  })

  it('names the option that makes no sense', async () => {
    const { client } = browser()
    const fault = await faultOf(client.create(setup({ options: { scenario: 'S2', marines: 4 } })))
    expect(fault).toEqual({ at: 'options.marines', why: 'Quick Patrol is for 1 to 3 marines (ev.scen.4)' })
    expect(await client.list()).toEqual([])
  })

  it('names a seat that nobody holds', async () => {
    const { client } = browser()
    expect(await faultOf(client.create(setup({ seats: { M1: ME } })))).toMatchObject({ at: 'holders.Z' })
  })

  it('answers a malformed message with the place that is wrong', async () => {
    const { engine, told } = browser()
    await engine.receive({ t: 'open', id: 7, table: 3 })
    expect(told).toEqual([{ t: 'failed', id: 7, fault: { at: 'table', why: expect.any(String) as string } }])
  })

  it('answers what cannot be read at a table, and does nothing: nobody leaves by it', async () => {
    const { engine, told, card, table } = await opened()
    const says = async (message: unknown): Promise<unknown> => {
      told.length = 0
      await engine.receive({ t: 'say', table: card.id, line: 'You', message })
      return vi.waitFor(() => {
        const [said] = told.filter(({ t }) => t === 'said' || t === 'trouble')
        expect(said).toBeDefined()
        return said
      })
    }
    const error = { t: 'said', message: { t: 'error' } }
    expect(await says({ v: 2, t: 'leave' })).toMatchObject({ ...error, message: { at: 'v' } })
    expect(await says(null)).toMatchObject({ ...error, message: { why: 'expected an object, got null' } })
    await play(table, 1)
  })

  it('does not open what is not there', async () => {
    const { client } = browser()
    expect(await faultOf(client.open('nowhere'))).toEqual({ at: 'table', why: 'There is no such table here.' })
  })

  it('gives the same map and dice for the same seed, and others without one', async () => {
    const worlds = []
    for (const [i, seed] of ['a night', 'a night', null].entries()) {
      const { client } = browser(undefined, undefined, `luck ${i}`)
      const { seed: _, ...fresh } = setup()
      const card = await client.create(seed === null ? fresh : setup({ seed }))
      const { file } = await client.exportTable(card.id)
      worlds.push((JSON.parse(await file.text()) as Save).opening.drawn.map(([, , value]) => value))
    }
    expect(worlds[0]).toEqual(worlds[1])
    expect(worlds[0]).not.toEqual(worlds[2])
  })
})

describe('an open table', () => {
  it('tells every person what they may see and do, with the story from its beginning', async () => {
    const { table } = await opened()
    const line = me(table)
    expect(line.welcome).toMatchObject({ game: 'evac', yours: ['Z', 'M1'] })
    expect(line.update?.pending?.owe).toEqual(['M1'])
    expect(line.story.map(({ entry }) => entry)).toEqual([-1])
    expect(line.fresh).toEqual([])
  })

  it('writes the story on with every command, and marks what is fresh', async () => {
    const { table } = await opened()
    table.setPace(null)
    await play(table, 2)
    const { story, fresh } = me(table)
    expect(story.map(({ entry }) => entry)).toEqual([-1, 0, 1])
    expect(fresh.map(({ entry }) => entry)).toEqual([1])
    expect(story[1]).toMatchObject({ seat: 'M1', command: { do: expect.any(String) as string } })
  })

  it('refuses what the rules refuse, with the clause', async () => {
    const { table } = await opened()
    const reply = await table.command('M1', { do: 'step', to: 'n' })
    expect(reply).toMatchObject({ ok: false, refusal: { clause: expect.any(String) as string } })
  })

  it('says why a bot did what it did, and keeps other seats’ commands to itself', async () => {
    const { table } = await opened({ seats: { Z: BOT, M1: ME } })
    table.setPace(0)
    await play(table, 4)
    const bots = me(table).story.filter(({ seat }) => seat === 'Z')
    expect(bots.length).toBeGreaterThan(0)
    for (const entry of bots) {
      expect(entry.why).toMatch(/\w/)
      expect(entry.command).toBeNull()
    }
  })

  it('[dd.end.9] lets a bot go on at a seat that was handed over, until it is taken back', async () => {
    const { table } = await opened({
      game: 'drop-dead',
      options: { players: 2 },
      seats: { P1: ME, P2: ME },
      undoDice: 'same',
    })
    table.setPace(0)
    await play(table, 2)
    const [first, second] = ['P1', 'P2'].sort((a) => (asked(table, 'You') === a ? -1 : 1)) as [string, string]
    expect(await table.command(first, { do: 'resign' })).toEqual({ ok: true })
    await vi.waitFor(() => expect(asked(table, 'You')).toBe(second), { timeout: 10_000 })
    const byBots = (): number => me(table).story.filter(({ seat, why }) => seat === first && why !== null).length
    expect(byBots()).toBeGreaterThan(0)
    expect(await table.command(first, { do: 'take-seat' })).toEqual({ ok: true })
    const before = byBots()
    for (let i = 0; i < 60 && asked(table, 'You') !== first; i++) await play(table, 1)
    await new Promise((done) => setTimeout(done, 60))
    expect([asked(table, 'You'), byBots()]).toEqual([first, before])
  })

  it('lets a bot play for a person, who takes the seat back', async () => {
    const { table } = await opened({
      game: 'drop-dead',
      options: { players: 2 },
      seats: { P1: ME, P2: ME },
      undoDice: 'same',
    })
    table.setPace(0)
    await play(table, 2)
    const [first, second] = ['P1', 'P2'].sort((a) => (asked(table, 'You') === a ? -1 : 1)) as [string, string]
    const byBots = (): number => me(table).story.filter(({ seat, why }) => seat === first && why !== null).length
    table.lend(first, true)
    await vi.waitFor(() => expect(asked(table, 'You')).toBe(second), { timeout: 10_000 })
    expect(table.model.value.card.setup.seats[first]).toEqual({ ...ME, lent: true })
    expect(byBots()).toBeGreaterThan(0)
    table.lend(first, false)
    await vi.waitFor(() => expect(table.model.value.card.setup.seats[first]).toEqual(ME))
    const before = byBots()
    for (let i = 0; i < 60 && asked(table, 'You') !== first; i++) await play(table, 1)
    await new Promise((done) => setTimeout(done, 60))
    expect(asked(table, 'You')).toBe(first)
    expect(byBots()).toBe(before)
    table.lend('nobody', true)
    await vi.waitFor(() => expect(table.model.value.trouble?.at).toBe('seat'))
  })

  it('takes a free step back and cuts the story', async () => {
    const { table } = await opened()
    table.setPace(null)
    for (let i = 0; i < 60 && glanceOf(table, 'M1').undo !== null; i++) await play(table, 1)
    const before = me(table).story.length
    expect(await table.undo('M1')).toEqual({ ok: true })
    expect(me(table).story.length).toBe(before - 1)
  })

  it('tells odds and hints', async () => {
    const { table } = await opened()
    const [choice] = glanceOf(table, 'M1').choices
    const odds = await table.odds('M1', choice)
    expect(odds).toMatchObject({ ok: true, odds: { outcomes: expect.any(Array) as unknown[] } })
    expect(table.odds('M1', choice)).toBe(table.odds('M1', choice))
    expect(await table.hints('M1', { what: 'nothing of the kind' })).toBeNull()
  })

  it('gives no hints for a seat that nobody at this screen holds', async () => {
    const { table } = await opened({ seats: { Z: BOT, M1: ME } })
    expect(await faultOf(table.hints('Z', { what: 'pad' }))).toMatchObject({ at: 'table.guest' })
  })

  it('answers a line that asks hints for another’s seat with a refusal', async () => {
    const ruth: SeatChoice = { kind: 'person', name: 'Ruth', physical: false }
    const { table, engine, told } = await opened({ seats: { Z: ruth, M1: ME } })
    const message = { v: 3, t: 'hints', id: 99, seat: 'Z', ask: { what: 'pad' } }
    await engine.receive({ t: 'say', table: table.id, line: 'You', message })
    await vi.waitFor(() =>
      expect(told.at(-1)).toMatchObject({ line: 'You', message: { t: 'refused', refusal: { clause: 'table.guest' } } }),
    )
  })

  it('lets people look on where only bots play', async () => {
    const { table } = await opened({ seats: { Z: BOT, M1: BOT } })
    table.setPace(0)
    await vi.waitFor(() => expect(me(table, 'onlooker').story.length).toBeGreaterThan(10))
  })

  it('gives two persons a line each', async () => {
    const { table } = await opened({ seats: { Z: { kind: 'person', name: 'Ruth', physical: false }, M1: ME } })
    expect(Object.keys(table.model.value.lines)).toEqual(['Ruth', 'You'])
    expect(me(table, 'Ruth').welcome?.yours).toEqual(['Z'])
    table.leave('Ruth')
    expect(Object.keys(table.model.value.lines)).toEqual(['You'])
    table.join('Ruth', ['Z'])
    await updated(table, 'Ruth')
    expect(me(table, 'Ruth').story.length).toBe(1)
  })

  it('plays to the end, and then tells all', async () => {
    const { table, card, client } = await opened({ seats: { Z: BOT, M1: ME } })
    table.setPace(0)
    await play(table, 2000)
    const line = me(table)
    expect(line.over?.outcome.winners.length).toBe(1)
    expect(line.over?.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(line.story.every(({ entry, command }) => entry < 0 || command !== null)).toBe(true)
    const past = await table.past('You', 0)
    expect(past).toMatchObject({ at: 0, of: line.story.length - 1 })
    expect((await client.list())[0]).toMatchObject({ id: card.id, outcome: { winners: line.over?.outcome.winners } })
  }, 60_000)
})

describe('a game that is over', () => {
  it('[ev.info.2] opens its dice and its whole map, and neither before', async () => {
    const { table } = await opened()
    await play(table, 8)
    expect((await faultOf(table.verify())).why).toMatch(/when the game is over/)
    expect((await faultOf(table.whole('You'))).why).toMatch(/when the match is over/)
    expect(await table.command('Z', { do: 'resign' })).toEqual({ ok: true })
    const seal = await table.verify()
    expect(seal).toMatchObject({ ok: true, byHand: 0 })
    const rolled = me(table).story.reduce((sum, entry) => sum + entry.rolled.length, 0)
    expect(seal.ok && seal.rolls).toBe(rolled)
    expect(seal.ok && seal.draws).toBeGreaterThan(5)
    const { exact } = (await table.whole('You')) as { exact: { tiles: { id: string; up: boolean }[] } }
    expect(exact.tiles.some(({ up, id }) => !up && id !== '')).toBe(true)
  })

  it('says so with its secret when it is opened anew', async () => {
    const { table, client, card } = await opened()
    await table.command('Z', { do: 'resign' })
    await vi.waitFor(() => expect(me(table).over).not.toBeNull())
    const { over } = me(table)
    client.close(card.id)
    const again = await client.open(card.id)
    await updated(again)
    await vi.waitFor(() => expect(me(again).over).toEqual(over))
  })

  it('counts what was taken back after dice or hidden things, not what was free', async () => {
    const { table } = await opened({ seats: { Z: BOT, M1: ME }, seed: 'a long night' })
    table.setPace(0)
    for (let i = 0; i < 60 && glanceOf(table, 'M1').undo !== null; i++) await play(table, 1)
    expect(await table.undo('M1')).toEqual({ ok: true })
    expect(table.model.value.card.takeBacks).toBeUndefined()
    expect(glanceOf(table, 'M1').undo).not.toBeNull()
    expect(await table.undo('M1')).toEqual({ ok: true })
    await vi.waitFor(() => expect(table.model.value.card.takeBacks).toBe(1))
  })
})

describe('pace', () => {
  it('waits so long before each decision of a bot', async () => {
    const { table } = await opened({ seats: { Z: BOT, M1: BOT } })
    const entries = (): number => me(table, 'onlooker').story.length
    vi.useFakeTimers()
    table.setPace(500)
    await vi.advanceTimersByTimeAsync(499)
    expect(entries()).toBe(1)
    await vi.advanceTimersByTimeAsync(20)
    expect(entries()).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(entries()).toBe(4)
  })

  it('goes on only step by step when it is paused', async () => {
    const { table } = await opened({ seats: { Z: BOT, M1: BOT } })
    const entries = (): number => me(table, 'onlooker').story.length
    vi.useFakeTimers()
    table.setPace(null)
    await vi.advanceTimersByTimeAsync(5000)
    expect(entries()).toBe(1)
    for (const n of [2, 3, 4]) {
      table.stepBots()
      await vi.advanceTimersByTimeAsync(50)
      expect(entries()).toBe(n)
    }
  })
})

describe('what bots will think', () => {
  it('is as hidden as the dice: it does not come from the name of the table', async () => {
    const random: SeatChoice = { kind: 'bot', level: 'random' }
    const nights: unknown[] = []
    for (const before of [0, 1]) {
      const { client } = browser()
      for (let i = 0; i < before; i++) await client.create(setup())
      const card = await client.create(setup({ seats: { Z: random, M1: random } }))
      nights.push(card.id)
      const table = await client.open(card.id)
      await updated(table, 'onlooker')
      table.setPace(0)
      await vi.waitFor(() => expect(me(table, 'onlooker').story.length).toBeGreaterThan(15))
      // A sealed answer is told when it is open to all, so only what came of each is compared.
      nights.push(
        me(table, 'onlooker')
          .story.slice(0, 16)
          .map(({ seat, rolled, events }) => ({ seat, rolled, events })),
      )
    }
    expect(nights[0]).not.toBe(nights[2])
    expect(nights[1]).toEqual(nights[3])
  })
})

describe('what the page has seen is never lost', () => {
  it('tells nothing before it is written', async () => {
    const { table, store, told } = await opened()
    table.setPace(null)
    const [choice] = glanceOf(table, 'M1').choices
    store.hold()
    const before = told.length
    const reply = table.command('M1', choice)
    await new Promise((done) => setTimeout(done, 50))
    expect(told.slice(before)).toEqual([])
    store.release()
    expect(await reply).toEqual({ ok: true })
  })

  it('goes on in a new worker exactly where it stood', async () => {
    const { table, store, card } = await opened()
    table.setPace(null)
    await play(table, 3)
    const { update, story } = me(table)
    const next = browser(store)
    const again = await next.client.open(card.id)
    await updated(again)
    expect(me(again).update?.glances[0]?.view).toEqual(update?.glances[0]?.view)
    expect(me(again).story).toEqual(story)
    await play(again, 1)
    expect(me(again).story.length).toBe(story.length + 1)
  })

  it('keeps what was taken back taken back', async () => {
    const { table, store, card } = await opened()
    table.setPace(null)
    for (let i = 0; i < 60 && glanceOf(table, 'M1').undo !== null; i++) await play(table, 1)
    await table.undo('M1')
    const { story } = me(table)
    const again = await browser(store).client.open(card.id)
    await updated(again)
    expect(me(again).story).toEqual(story)
  })

  it('says so when it cannot write, plays on, and writes everything as soon as it can', async () => {
    const { table, store, card } = await opened()
    table.setPace(null)
    store.broken = true
    await play(table, 1)
    await vi.waitFor(() => expect(table.model.value.trouble).toEqual({ at: '', why: 'the disk is full' }))
    store.broken = false
    await play(table, 1)
    const again = await browser(store).client.open(card.id)
    await updated(again)
    expect(me(again).story).toEqual(me(table).story)
  })

  it('is open in one window at a time, until another takes it', async () => {
    const { table, store, locks, card } = await opened()
    const other = browser(store, locks)
    expect(await faultOf(other.client.open(card.id))).toMatchObject({ at: 'elsewhere' })
    const taken = await other.client.open(card.id, { take: true })
    await updated(taken)
    await vi.waitFor(() => expect(table.model.value.taken).toBe(true))
  })
})

describe('real dice', () => {
  const RUTH: SeatChoice = { kind: 'person', name: 'Ruth', physical: true }
  const seats = { Z: RUTH, M1: RUTH }

  /** Plays until a real die is asked for. */
  async function untilDie(table: OpenMatch): Promise<void> {
    for (let i = 0; i < 50 && !me(table, 'Ruth').die; i++) {
      const seat = asked(table, 'Ruth') as string
      const before = me(table, 'Ruth').update
      void table.command(seat, glanceOf(table, seat, 'Ruth').choices[0])
      await vi.waitFor(() => expect(me(table, 'Ruth').die !== null || me(table, 'Ruth').update !== before).toBe(true))
    }
  }

  it('asks for the die, takes the face, and takes a mistype back', async () => {
    const { table } = await opened({ seats })
    await untilDie(table)
    const die = me(table, 'Ruth').die
    expect(die?.ask).toMatchObject({
      seat: 'Z',
      sides: expect.any(Number) as number,
      what: expect.any(String) as string,
    })
    expect(await table.typeDie('Z', 99)).toMatchObject({ ok: false, refusal: { clause: 'table.dice' } })
    expect(await table.typeDie('Z', 1)).toEqual({ ok: true })
    await vi.waitFor(() => expect(me(table, 'Ruth').die?.index).not.toBe(die?.index))
    expect(await table.untypeDie('Z')).toEqual({ ok: true })
    await vi.waitFor(() => expect(me(table, 'Ruth').die).toEqual(die))
  })

  it('waits for the same die, with what was typed, in a new worker', async () => {
    const { table, store, card } = await opened({ seats })
    await untilDie(table)
    await table.typeDie('Z', 1)
    await new Promise((done) => setTimeout(done, 50))
    const { die, story } = me(table, 'Ruth')
    const again = await browser(store).client.open(card.id)
    await updated(again, 'Ruth')
    await new Promise((done) => setTimeout(done, 50))
    expect(me(again, 'Ruth').die).toEqual(die)
    expect(me(again, 'Ruth').story).toEqual(story)
  })
})

describe('files', () => {
  async function saved(): Promise<{ save: Save; stage: ReturnType<typeof browser>; id: string }> {
    const { table, client, card, ...stage } = await opened()
    table.setPace(null)
    await play(table, 3)
    const { file, name } = await client.exportTable(card.id)
    expect(name).toBe('evac-quick-patrol-setting-up.json')
    return { save: JSON.parse(await file.text()) as Save, stage: { ...stage, client }, id: card.id }
  }

  it('exports a save that opens as a table of its own and plays on', async () => {
    const { save, stage, id } = await saved()
    expect(check(saveShape, save)).toBeNull()
    const card = await stage.client.importFile(fileOf(save), 'my game.json')
    expect(card).toMatchObject({
      title: 'my game',
      commands: save.entries.length,
      setup: { seats: { Z: ME, M1: ME } },
    })
    expect(card.id).not.toBe(id)
    const table = await stage.client.open(card.id)
    await updated(table)
    await play(table, 1)
    expect(me(table).update?.log).toBe(save.entries.length + 1)
  })

  it.each([
    ['no JSON', () => '{"format": ', /^line 1, column/, /not JSON/],
    ['a key that comes twice', () => '{"format": "a",\n"format": "b"}', /^line 2, column 1$/, /key comes twice/],
    ['what is no number', () => '{"version": -0}', /^line 1, column 13$/, /-0/],
    ['half of a character', () => '["\\ud800"]', /^line 1, column 3$/, /half of a character/],
    ['what is nested too deep', () => '['.repeat(70), /^line 1, column 65$/, /64 levels/],
    ['a million entries', () => `{"entries": [${'{},'.repeat(1_000_000)}{}]}`, /^line 1/, /200000 entries/],
    ['more than a file may have', () => ' '.repeat(MOST_TEXT + 1), /^$/, /too large to be a saved game/],
    ['something else', () => ({ format: 'other' }), /^format$/, /expected/],
    ['a game nobody knows', (save: Save) => ({ ...save, game: 'chess' }), /^game$/, /no game "chess"/],
    [
      'a log that does not replay',
      (save: Save) => ({
        ...save,
        entries: save.entries.map((e, i) => (i === 1 ? { ...e, rolled: [['ev.x', 6, 6]] } : e)),
      }),
      /^entries\[1\]$/,
      /recorded/,
    ],
    ['another end', (save: Save) => ({ ...save, digest: '0'.repeat(64) }), /^entries\[2\]$/, /differs/],
  ])('refuses %s with its place and reason, and changes nothing', async (_, spoil, at, why) => {
    const { save, stage } = await saved()
    const before = await stage.client.list()
    const { writes } = stage.store
    const fault = await faultOf(stage.client.importFile(fileOf(spoil(save)), 'bad.json'))
    expect(fault.at).toMatch(at)
    expect(fault.why).toMatch(why)
    expect(await stage.client.list()).toEqual(before)
    expect(stage.store.writes).toBe(writes)
  })
})

it('does not seat a bot that nobody knows', () => {
  const holders = { Z: { bot: 'hal' }, M1: { person: 'You' } }
  expect(seatsOf({ holders, physical: [] })).toEqual({ at: 'holders.Z.bot', why: 'there is no bot "hal" here' })
})

describe('secrets', () => {
  it('never tells the page what lies under a tile that is face down', async () => {
    const { table, told, store, card } = await opened()
    table.setPace(0)
    await play(table, 10)
    const kept = (await store.load(card.id))?.kept as Kept
    const drawn = kept.head?.opening.drawn ?? []
    expect(drawn.length).toBeGreaterThan(5)
    const text = JSON.stringify(told)
    expect(text).not.toContain('"drawn"')
    expect(text).not.toContain(kept.beginning?.secret)
    const view = me(table).update?.glances[0]?.view as { tiles: { up: boolean }[] }
    for (const tile of view.tiles) if (!tile.up) expect(tile).toEqual({ up: false })
  })
})
