/** Two windows at one table, without a browser: the lines of the second travel to the host of the first. */
import { Engine, type FromHost, type MatchSetup, MemoryStore, noLocks, type ToHost } from '@shamble/host'
import { type ClientMessage, type HostMessage, PROTOCOL } from '@shamble/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAMES } from './games.ts'

const SETUP: MatchSetup = {
  game: 'run-or-shoot',
  title: 'Back Lane',
  options: { scenario: 'back-lane', survivors: 2 },
  seats: {
    S1: { kind: 'person', name: 'Ann', physical: false },
    S2: { kind: 'person', name: 'Bob', physical: false },
    U: { kind: 'bot', level: 'competent' },
  },
  seed: 'two windows',
  undoDice: 'same',
  guide: false,
}
const GRACE = 6000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Lets everything happen that is due within so many milliseconds. */
async function pass(ms = 0): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await new Promise((go) => setImmediate(go))
    await vi.advanceTimersByTimeAsync(i === 19 ? ms : 0)
  }
  for (let i = 0; i < 20; i++) await new Promise((go) => setImmediate(go))
}

async function browser(setup = SETUP) {
  let n = 0
  const got: FromHost[] = []
  const engine = new Engine({
    games: GAMES,
    store: new MemoryStore(),
    locks: noLocks,
    post: (message) => got.push(structuredClone(message)),
    now: () => ++n,
    clock: () => ++n,
    luck: () => (++n).toString(16).padStart(64, '0'),
    grace: GRACE,
  })
  const window = (said: FromHost[], tell: (message: ToHost) => Promise<void>) => {
    let id = 0
    const say = async (line: string, message: object): Promise<void> => {
      await tell({ t: 'say', table, line, message: { v: PROTOCOL, ...message } as ClientMessage })
      await pass()
    }
    const heard = (line: string): HostMessage[] =>
      said.flatMap((one) => (one.t === 'said' && one.line === line ? [one.message] : []))
    const of = <T extends HostMessage['t']>(line: string, t: T) =>
      heard(line).filter((one): one is Extract<HostMessage, { t: T }> => one.t === t)
    const sit = (line: string, seats: string[], also: string[] = []): Promise<void> =>
      say(line, { t: 'join', client: line, seats, also })
    /** The first choice of a seat that is asked. */
    const play = async (line: string, seat: string): Promise<void> => {
      const update = of(line, 'update').at(-1)
      const command = update?.glances.find((one) => one.seat === seat)?.choices[0]
      await say(line, { t: 'command', id: ++id, seat, decision: update?.decision, command })
    }
    return { said, tell, say, heard, of, sit, play }
  }
  await engine.receive({ t: 'create', id: 1, setup })
  const made = got.find((one) => one.t === 'created')
  const table = made?.t === 'created' ? made.card.id : ''
  await engine.receive({ t: 'open', id: 2, table })
  await engine.receive({ t: 'pace', table, pace: 0 })
  const visit = async () => {
    const said: FromHost[] = []
    const visitor = await engine.visit((message) => said.push(structuredClone(message)))
    await visitor.receive({ t: 'open', id: 1, table })
    const close = async (): Promise<void> => {
      visitor.close()
      await pass()
    }
    return { ...window(said, (message) => visitor.receive(message)), close }
  }
  return { engine, table, home: window(got, (message) => engine.receive(message)), visit }
}

const owed = ({ of }: Awaited<ReturnType<typeof browser>>['home'], line: string) =>
  of(line, 'update').at(-1)?.pending?.owe

describe('another window at a table', () => {
  it('sits at a free seat, hears what this seat may know and nothing else, and plays', async () => {
    const { home, visit, table } = await browser()
    await home.sit('Ann', ['S1'])
    const bob = await visit()
    expect(bob.said[0]).toMatchObject({ t: 'opened', card: { id: table, setup: { title: 'Back Lane' } } })
    expect(JSON.stringify(bob.said[0])).not.toContain('two windows')
    await bob.sit('Bob', ['S2'])
    expect(bob.of('Bob', 'welcome')).toMatchObject([{ yours: ['S2'] }])
    expect(home.of('Ann', 'presence').at(-1)).toMatchObject({ seats: { S1: 'here', S2: 'here' }, bots: [] })
    for (const { glances } of bob.of('Bob', 'update')) expect(glances.map(({ seat }) => seat)).toEqual(['S2'])
    expect(bob.said.filter((one) => one.t === 'said' && one.line === 'Ann')).toEqual([])
    await home.play('Ann', 'S1')
    expect(owed(bob, 'Bob')).toEqual(['S2'])
    await bob.play('Bob', 'S2')
    expect(bob.of('Bob', 'done')).toHaveLength(1)
  })

  it('that asks for another’s seat, a bot’s seat or another’s hints is refused with its reason, and nothing changes', async () => {
    const { home, visit } = await browser()
    await home.sit('Ann', ['S1'], ['S2'])
    const eve = await visit()
    for (const [seat, clause] of [
      ['S1', 'table.taken'],
      ['S2', 'table.taken'],
      ['U', 'table.guest'],
    ] as const) {
      await eve.sit('Eve', [seat])
      expect(eve.of('Eve', 'error').at(-1)).toMatchObject({ at: 'seats[0]', clause })
    }
    await eve.sit('looks', [])
    await eve.say('looks', { t: 'hints', id: 9, seat: 'S1', ask: { what: 'move' } })
    expect(eve.of('looks', 'refused')).toMatchObject([{ id: 9, refusal: { clause: 'table.guest' } }])
    expect(eve.of('Eve', 'welcome')).toEqual([])
    expect(home.of('Ann', 'presence')).toMatchObject([{ seats: { S1: 'here', S2: 'here' } }])
  })

  it('cannot save the game, close it, set its pace or lend another’s seat', async () => {
    const { home, visit, table, engine } = await browser()
    await home.sit('Ann', ['S1'])
    const bob = await visit()
    await bob.sit('Bob', ['S2'])
    await bob.tell({ t: 'export', id: 7, table })
    await bob.tell({ t: 'delete', id: 8, table })
    expect(bob.said.filter(({ t }) => t === 'failed')).toMatchObject([
      { id: 7, fault: { why: 'Only the window that has the table does this.' } },
      { id: 8 },
    ])
    await bob.tell({ t: 'lend', table, seat: 'S1', lent: true })
    expect(bob.said.at(-1)).toMatchObject({ t: 'trouble', fault: { at: 'seat' } })
    await bob.tell({ t: 'pace', table, pace: null })
    await bob.tell({ t: 'close', table })
    expect(engine.isOpen(table)).toBe(true)
    await pass()
    expect(home.of('Ann', 'presence').at(-1)?.seats).toEqual({ S1: 'here', S2: 'away' })
  })

  it('hears when the window that has the table closes it', async () => {
    const { home, visit, table } = await browser()
    await home.sit('Ann', ['S1'])
    const bob = await visit()
    await bob.sit('Bob', ['S2'])
    await home.tell({ t: 'close', table })
    await pass()
    expect(bob.said.at(-1)).toEqual({ t: 'closed', table })
  })
})

describe('whose line is gone', () => {
  it('[rs.seats.9] is played by the survivor bot after a moment, as everybody is told, until he is back', async () => {
    const { home, visit } = await browser()
    await home.sit('Ann', ['S1'])
    const bob = await visit()
    await bob.sit('Bob', ['S2'])
    await home.play('Ann', 'S1')
    const decision = home.of('Ann', 'update').at(-1)?.decision
    await bob.close()
    expect(home.of('Ann', 'presence').at(-1)).toMatchObject({ seats: { S2: 'away' }, bots: [] })
    await pass(GRACE - 100)
    expect(home.of('Ann', 'update').at(-1)?.decision).toBe(decision)
    await pass(200)
    await vi.waitFor(async () => {
      await pass(100)
      expect(home.of('Ann', 'update').at(-1)?.pending?.owe).toEqual(['S1'])
    })
    expect(home.of('Ann', 'presence').at(-1)).toMatchObject({ seats: { S2: 'away' }, bots: ['S2'] })
    expect(home.of('Ann', 'welcome').at(-1)?.holders).toMatchObject({ S2: { person: 'Bob' } })
    const again = await visit()
    await again.sit('Bob', ['S2'])
    expect(again.of('Bob', 'presence').at(-1)).toMatchObject({ seats: { S2: 'here' }, bots: [] })
    for (let i = 0; i < 40 && !owed(again, 'Bob')?.includes('S2'); i++) {
      if (owed(home, 'Ann')?.includes('S1')) await home.play('Ann', 'S1')
      await pass(100)
    }
    expect(owed(again, 'Bob')).toContain('S2')
    await pass(GRACE * 2)
    expect(owed(again, 'Bob')).toContain('S2')
  })

  it('[rs.seats.9] and is back within a moment changes nothing; where nobody is left, nobody is played for', async () => {
    const { home, visit } = await browser()
    await home.sit('Ann', ['S1'])
    const bob = await visit()
    await bob.sit('Bob', ['S2'])
    await home.play('Ann', 'S1')
    await bob.close()
    await pass(GRACE - 100)
    const again = await visit()
    await again.sit('Bob', ['S2'])
    const before = home.of('Ann', 'update').at(-1)?.decision
    await pass(GRACE * 2)
    expect(home.of('Ann', 'presence').flatMap(({ bots }) => bots)).toEqual([])
    await again.close()
    await home.say('Ann', { t: 'leave' })
    await pass(GRACE * 2)
    await home.sit('Ann', ['S1'])
    expect(home.of('Ann', 'update').at(-1)?.decision).toBe(before)
  })

  it('[rs.seats.9] an umpire’s is played by the automatic one in the middle of step 7, and he is asked again when he is back', async () => {
    const { home, visit } = await browser({
      ...SETUP,
      options: { ...SETUP.options, umpire: 'asked' },
      seats: {
        S1: { kind: 'person', name: 'Ann', physical: false },
        S2: { kind: 'bot', level: 'competent' },
        U: { kind: 'person', name: 'Uma', physical: false },
      },
    })
    await home.sit('Ann', ['S1'])
    const uma = await visit()
    await uma.sit('Uma', ['U'])
    const asks = (): string | undefined => home.of('Ann', 'update').at(-1)?.pending?.asks
    const until = (what: string): Promise<void> =>
      vi.waitFor(
        async () => {
          if (asks() !== what && owed(home, 'Ann')?.includes('S1')) await home.play('Ann', 'S1')
          else if (asks() !== what && owed(home, 'Ann')?.includes('U')) await uma.play('Uma', 'U')
          await pass(100)
          expect(asks()).toBe(what)
        },
        { timeout: 60_000 },
      )
    await until('tell Hunters')
    expect(owed(home, 'Ann')).toEqual(['U'])
    await uma.close()
    await pass(GRACE + 100)
    await vi.waitFor(
      async () => {
        await pass(100)
        expect([asks(), owed(home, 'Ann')]).toEqual(['place a card', ['S1']])
      },
      { timeout: 60_000 },
    )
    expect(home.of('Ann', 'presence').at(-1)).toMatchObject({ seats: { U: 'away' }, bots: ['U'] })
    const again = await visit()
    await again.sit('Uma back', ['U'])
    expect(home.of('Ann', 'presence').at(-1)).toMatchObject({ seats: { U: 'here' }, bots: [] })
    await home.play('Ann', 'S1')
    await pass(GRACE * 2)
    expect([asks(), owed(home, 'Ann')]).toEqual(['rule on others', ['U']])
    await again.play('Uma back', 'U')
    expect(asks()).not.toBe('rule on others')
  })
})
