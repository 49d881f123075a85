import { describe, expect, it } from 'vitest'
import {
  anyGame,
  anyMatch,
  commandOdds,
  type HostMessage,
  MatchHost,
  PROTOCOL,
  prepare,
  type Seat,
  seededDice,
  startMatch,
} from '@shamble/kernel'
import { cup } from '@shamble/kernel/sample/cup'
import { lantern } from '@shamble/kernel/testkit'
import { botClient, type BotClientSpec, type Choice } from './client.ts'
import { botFor } from './bot-for.ts'
import type { Level } from './levels.ts'
import { playGame } from './play.ts'
import { COMPETENT } from './simple.ts'
import { game } from './testing.ts'

const holders = { K1: { bot: 'bot' }, K2: { bot: 'bot' } }

function hostOf(): MatchHost {
  const prepared = prepare(game, {}, holders)
  if (!prepared.ok) throw new Error(prepared.fault.why)
  return new MatchHost({ odds: commandOdds, match: anyMatch(startMatch(lantern, prepared.setup, seededDice('host'))) })
}

/** Work is done in the order in which it was put off. */
function queue(): { later: (work: () => void) => void; run: () => void } {
  const waiting: (() => void)[] = []
  const run = (): void => {
    for (let work = waiting.shift(); work; work = waiting.shift()) work()
  }
  return { later: (work) => waiting.push(work), run }
}

type Sit = { level: Level; seats: Seat[]; name?: string; heard?: HostMessage[] }

function sit(host: MatchHost, later: (work: () => void) => void, { level, seats, name, heard }: Sit) {
  const connect: BotClientSpec['connect'] = (send) =>
    host.connect((message) => {
      heard?.push(message)
      send(message)
    })
  const spec = { game, seats, name: name ?? seats.join(), seed: 1, budget: { nodes: 60 } }
  return botClient({ ...spec, bot: () => botFor(level), connect, later })
}

describe('a bot as a client of a match host', () => {
  it.each<[Level]>([['random'], ['competent'], ['searching']])('plays a match to its end: %s', (level) => {
    const host = hostOf()
    const { later, run } = queue()
    const heard: HostMessage[] = []
    sit(host, later, { level, seats: ['K1'], heard })
    sit(host, later, { level, seats: ['K2'], heard })
    run()
    expect(host.match?.table.state.outcome).not.toBeNull()
    expect(heard.filter(({ t }) => t === 'error')).toEqual([])
    const refused = heard.filter((message) => message.t === 'refused' && message.refusal.clause !== 'table.stale')
    expect(refused).toEqual([])
  })

  it('holds several seats at once', () => {
    const host = hostOf()
    const { later, run } = queue()
    sit(host, later, { level: 'competent', seats: ['K1', 'K2'] })
    run()
    expect(host.match?.table.state.outcome).not.toBeNull()
  })

  it('says why before it answers', () => {
    const host = hostOf()
    const { later, run } = queue()
    const heard: [number | undefined, Choice][] = []
    const onChoice = (choice: Choice): void => void heard.push([host.match?.entries.length, choice])
    const spec = { bot: () => COMPETENT, seats: ['K1', 'K2'], name: 'bot', seed: 1, budget: { nodes: 1 } }
    botClient({ ...spec, game, connect: (send) => host.connect(send), later, onChoice })
    run()
    const told = heard.map(([at, { seat, command }]) => ({ at, seat, command }))
    expect(told).toEqual(host.match?.entries.map(({ seat, command }, at) => ({ at, seat, command })))
    expect(heard.every(([, { why }]) => why.length > 0)).toBe(true)
  })

  it('waits for seats that are not its own', () => {
    const host = hostOf()
    const { later, run } = queue()
    sit(host, later, { level: 'random', seats: ['K1'] })
    run()
    expect(host.match?.pending()?.owe).toEqual(['K2'])
  })

  it('answers nothing for which another game is played beside it', () => {
    const holders = { A: { bot: 'competent' }, B: { bot: 'competent' } }
    const match = anyMatch(startMatch(cup, { options: { first: 5 }, holders }, seededDice('cup')))
    const host = new MatchHost({ odds: commandOdds, match })
    const { later, run } = queue()
    const connect: BotClientSpec['connect'] = (send) => host.connect(send)
    const spec = { name: 'bots', seats: ['A', 'B'], bot: () => COMPETENT, seed: 1, budget: { nodes: 1 } }
    botClient({ ...spec, game: anyGame(cup), connect, later })
    run()
    expect(match.entries).toHaveLength(0)
    expect(() => playGame({ game: anyGame(cup), seed: 1, budget: { nodes: 1 } })).toThrow('no bot answers for it')
  })

  it('takes up its seats again under the same name after a lost line', () => {
    const host = hostOf()
    const { later, run } = queue()
    sit(host, later, { level: 'competent', seats: ['K1'], name: 'lost' }).close()
    run()
    expect(host.match?.entries).toHaveLength(0)
    sit(host, later, { level: 'competent', seats: ['K1', 'K2'], name: 'lost' })
    run()
    expect(host.match?.table.state.outcome).not.toBeNull()
  })

  it('falls back to the first choice when the host refuses its answer', () => {
    const host = hostOf()
    const { later, run } = queue()
    const heard: HostMessage[] = []
    const stubborn = { ...game, advise: () => ({ command: { do: 'climb' }, why: 'Always up.' }) }
    const connect: BotClientSpec['connect'] = (send) =>
      host.connect((message) => {
        heard.push(message)
        send(message)
      })
    const spec = { bot: () => COMPETENT, seats: ['K1', 'K2'], name: 'bot', seed: 1, budget: { nodes: 1 } }
    botClient({ ...spec, game: stubborn, connect, later })
    run()
    expect(heard.some(({ t }) => t === 'refused')).toBe(true)
    expect(heard.at(-1)).toMatchObject({ v: PROTOCOL, t: 'over' })
  })
})
