import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyMatch, anyMatch, matchFromPosition, startMatch } from './begin.ts'
import { lockOf } from './bound.ts'
import { askWhile, procedure } from './flow.ts'
import { anyGame } from './game.ts'
import { type Connection, MatchHost } from './host.ts'
import { digest } from './json.ts'
import type { Terms } from './log.ts'
import { type HostMessage, PROTOCOL, type StoryEntry, type Update } from './messages.ts'
import { commandOdds } from './odds.ts'
import { TABLE_CLAUSES } from './refusal.ts'
import { saveMatch, visibleTo } from './save.ts'
import { Settling } from './settling.ts'
import { scriptedDice, seededDice, type Source } from './source.ts'
import { lantern, setUp } from './testkit/index.ts'
import type { LanternCommand, LanternTransaction } from './testkit/sample/state.ts'
import { verifySave } from './verify.ts'

const people = { K1: { person: 'Ann' }, K2: { person: 'Bob' } }
const setup = setUp(lantern, { holders: people })
const secret = '5ec2e7'.repeat(10) + 'abcd'

/** A client that remembers everything it was sent. */
class Line {
  readonly got: HostMessage[] = []
  readonly connection: Connection
  #id = 0
  constructor(host: MatchHost) {
    this.connection = host.connect((message) => this.got.push(structuredClone(message)))
  }

  join(client: string, seats: string[], more: object = {}): this {
    this.say({ t: 'join', client, seats, ...more })
    return this
  }

  say(message: object): void {
    this.connection.receive({ v: PROTOCOL, ...message })
  }

  /** Sends a request with a new id and returns its answer. */
  ask(t: string, seat: string, more: object = {}): HostMessage | undefined {
    const id = ++this.#id
    const before = this.got.length
    this.say({ t, id, seat, ...more })
    return this.got.slice(before).find((m) => 'id' in m && m.id === id)
  }

  give(seat: string, command: object, decision: number | null = null): HostMessage | undefined {
    return this.ask('command', seat, { decision, command })
  }

  of<T extends HostMessage['t']>(t: T): Extract<HostMessage, { t: T }>[] {
    return this.got.filter((m): m is Extract<HostMessage, { t: T }> => m.t === t)
  }

  get last(): HostMessage | undefined {
    return this.got.at(-1)
  }

  get update(): Update {
    return this.of('update').at(-1) as Update
  }
}

/** What the last update tells. */
const eventsOf = ({ update }: Line): string[] => update.entries.flatMap(({ events }) => events.map((one) => one.e))

function hosted(source: Source = seededDice(1), terms?: Terms): { host: MatchHost; match: AnyMatch } {
  const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] } } }
  const read = matchFromPosition(lantern, position, setup.options, people, source, terms)
  if (!read.ok) throw new Error(read.fault.reason)
  const match = anyMatch(read.value)
  return { host: new MatchHost({ odds: commandOdds, match }), match }
}

describe('joining', () => {
  it('gives a seat its view and choices, and a spectator the public view', () => {
    const { host } = hosted()
    const ann = new Line(host).join('ann', ['K1'])
    const eve = new Line(host).join('eve', [])
    expect(ann.got.map((m) => m.t)).toEqual(['welcome', 'update'])
    expect(ann.of('welcome')[0]).toMatchObject({
      v: PROTOCOL,
      game: 'lantern',
      yours: ['K1'],
      seats: ['K1', 'K2'],
      begun: true,
    })
    expect(ann.update.glances).toMatchObject([{ seat: 'K1', choices: [{ do: 'keep' }, { card: 2 }, { card: 3 }] }])
    expect(eve.update.glances).toMatchObject([{ seat: null, choices: [] }])
    expect(eve.give('K1', { do: 'keep' })).toMatchObject({ t: 'refused', refusal: { clause: 'table.guest' } })
  })

  it('needs the token of the seat if there are tokens', () => {
    const { match } = hosted()
    const host = new MatchHost({ odds: commandOdds, match, tokens: { K1: 'open sesame' } })
    const eve = new Line(host)
    for (const token of [undefined, '', 'OPEN SESAME']) eve.join('eve', ['K1'], token === undefined ? {} : { token })
    eve.join('eve', ['K2'], { token: 'x' })
    eve.join('eve', ['toString'], { token: 'x' })
    expect(eve.got.map((m) => m.t)).toEqual(['error', 'error', 'error', 'error', 'error'])
    expect(eve.give('K1', { do: 'keep' })).toMatchObject({ t: 'error', why: 'join first' })
    expect(new Line(host).join('ann', ['K1'], { token: 'open sesame' }).last).toMatchObject({ t: 'update' })
    expect(match.entries).toEqual([])
  })

  it('lets one client hold several seats', () => {
    const both = new Line(hosted().host).join('x', ['K2']).join('x', ['K1'])
    expect(both.update.glances.map((g) => g.seat)).toEqual(['K1', 'K2'])
  })
})

describe('commands', () => {
  it('are answered, and everybody is brought up to date with what they may see', () => {
    const { host } = hosted(scriptedDice([6]))
    const [ann, bob, eve] = [['K1'], ['K2'], []].map((seats, i) => new Line(host).join(`c${i}`, seats)) as [
      Line,
      Line,
      Line,
    ]
    expect(ann.give('K1', { do: 'burn', card: 3 }, 0)).toMatchObject({ t: 'done', seq: 2 })
    expect(JSON.stringify(bob.update)).not.toContain('"card":3')
    expect(bob.give('K2', { do: 'keep' }, 0)).toMatchObject({ t: 'done', seq: 3 })
    for (const line of [ann, bob, eve]) {
      expect(line.update).toMatchObject({ since: 2, seq: 3, log: 2, where: 'night > climb', undone: 0 })
      expect(eventsOf(line)).toEqual(['burned', 'leads', 'gust'])
    }
    expect(ann.update.pending).toMatchObject({ owe: ['K1'], decision: ann.update.decision })
    expect(bob.give('K2', { do: 'climb' })).toMatchObject({ t: 'refused' })
  })

  it('with the same id are carried out once, also over a new line, and answered alike', () => {
    const { host, match } = hosted()
    const ann = new Line(host).join('ann', ['K1'])
    const command = { t: 'command', id: 7, seat: 'K1', decision: null, command: { do: 'keep' } }
    ann.say(command)
    ann.say(command)
    ann.connection.close()
    const again = new Line(host).join('ann', ['K1'])
    again.say(command)
    expect(match.entries).toHaveLength(1)
    const answers = [...ann.of('done'), ...again.of('done')]
    expect(answers).toHaveLength(3)
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
    const bob = new Line(host).join('ann', ['K2'])
    bob.say(command)
    expect(bob.last).toMatchObject({ t: 'refused', refusal: { clause: 'table.guest' } })
  })

  it('whose answer is long forgotten are not carried out again', () => {
    const { host, match } = hosted()
    const ann = new Line(host).join('ann', ['K1'])
    for (let i = 0; i < 100; i++) ann.give('K1', { do: 'climb' })
    ann.say({ t: 'command', id: 1, seat: 'K1', decision: null, command: { do: 'keep' } })
    expect(ann.last).toMatchObject({ t: 'refused', id: 1, refusal: { clause: 'table.stale' } })
    expect(match.entries).toEqual([])
  })

  it('of a seat whose time is up are given by the host', () => {
    const { host } = hosted(scriptedDice([]))
    const bob = new Line(host).join('bob', ['K2'])
    host.timeUp('K1')
    expect(bob.update).toMatchObject({ log: 1, pending: { owe: ['K2'] } })
    const { seq } = bob.update
    host.timeUp('K1')
    expect(bob.update.seq).toBe(seq)
  })
})

describe('after a gap', () => {
  it('a client gets what it missed, and the whole story if that was too much', () => {
    const { host } = hosted(scriptedDice([6]))
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    const { seq } = bob.update
    bob.connection.close()
    ann.give('K1', { do: 'burn', card: 3 })
    new Line(host).join('bob', ['K2']).give('K2', { do: 'keep' })
    ann.give('K1', { do: 'climb' })
    const back = new Line(host).join('bob', ['K2'], { since: seq })
    expect(back.update).toMatchObject({ since: seq, seq: seq + 3 })
    expect(eventsOf(back)).toEqual(['burned', 'leads', 'gust', 'climbed'])
    back.say({ t: 'resume', since: seq + 2 })
    expect(eventsOf(back)).toEqual(['climbed'])
    back.say({ t: 'resume', since: 10_000 })
    expect(back.update).toMatchObject({ since: null, seq: seq + 3 })
    for (let i = 0; i < 150; i++) {
      ann.give('K1', { do: 'climb' })
      ann.ask('undo', 'K1')
    }
    back.say({ t: 'resume', since: seq })
    expect(back.update).toMatchObject({ since: null, from: -1 })
    expect(eventsOf(back)).toEqual(eventsOf(new Line(host).join('bob', ['K2'])))
  })

  it('hears nothing of what was done and taken back meanwhile', () => {
    const { host } = hosted(scriptedDice([6]))
    const both = new Line(host).join('x', ['K1', 'K2'])
    both.give('K1', { do: 'burn', card: 3 })
    both.give('K2', { do: 'keep' })
    const { seq } = both.update
    both.give('K1', { do: 'climb' })
    const late = both.update.seq
    both.ask('undo', 'K1')
    both.say({ t: 'resume', since: seq })
    expect(both.update).toMatchObject({ since: seq, undone: 0, log: 2 })
    expect(both.update.entries).toEqual([])
    both.say({ t: 'resume', since: late })
    expect(both.update).toMatchObject({ since: late, undone: 1 })
  })
})

describe('taking back', () => {
  it('is free or needs the others, and the host says which', () => {
    const { host, match } = hosted(scriptedDice([6]))
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    ann.give('K1', { do: 'burn', card: 3 })
    expect(ann.update.glances[0]?.undo).toBeNull()
    expect(bob.update.glances[0]?.undo).toMatchObject({ clause: 'table.undo' })
    bob.give('K2', { do: 'keep' })
    expect(ann.ask('undo', 'K1')).toMatchObject({ t: 'done' })
    expect(bob.last).toMatchObject({ t: 'undo-proposed', seat: 'K1', commands: 2, open: ['K2'] })
    expect(ann.ask('agree-undo', 'K1')).toMatchObject({ t: 'refused' })
    expect(bob.ask('decline-undo', 'K2')).toMatchObject({ t: 'done' })
    expect(ann.last).toMatchObject({ t: 'undo-declined', seat: 'K2' })
    expect(bob.ask('agree-undo', 'K2')).toMatchObject({ t: 'refused' })
    ann.ask('undo', 'K1')
    expect(bob.ask('agree-undo', 'K2')).toMatchObject({ t: 'done' })
    expect(match.entries).toEqual([])
    expect(ann.update).toMatchObject({ undone: 2, log: 0 })
  })

  it('is forgotten when play goes on', () => {
    const { host, match } = hosted(scriptedDice([6]))
    const both = new Line(host).join('x', ['K1', 'K2'])
    both.give('K1', { do: 'burn', card: 3 })
    both.give('K2', { do: 'keep' })
    both.ask('undo', 'K1')
    both.give('K1', { do: 'climb' })
    expect(both.ask('agree-undo', 'K2')).toMatchObject({ t: 'refused' })
    expect(match.entries).toHaveLength(3)
  })
})

describe('real dice over a line', () => {
  const physical: Terms = { undoDice: 'same', physical: ['K1'] }

  it('are asked of the seat that throws them, and the waiting command is answered when they are in', () => {
    const { host, match } = hosted(seededDice(1), physical)
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    ann.give('K1', { do: 'burn', card: 3 })
    expect(bob.give('K2', { do: 'keep' })).toMatchObject({ t: 'held', id: 1 })
    expect(ann.last).toMatchObject({ t: 'die-needed', index: 0, ask: { clause: 'ln.wind.1' } })
    expect(bob.last).toMatchObject({ t: 'waiting', seat: 'K1' })
    expect(bob.ask('type-die', 'K2', { index: 0, face: 6 })).toMatchObject({ t: 'refused' })
    expect(ann.ask('type-die', 'K1', { index: 0, face: 9 })).toMatchObject({ t: 'refused' })
    expect(ann.ask('type-die', 'K1', { index: 1, face: 6 })).toMatchObject({ refusal: { clause: 'table.stale' } })
    const again = new Line(host).join('ann', ['K1'])
    expect(again.last).toMatchObject({ t: 'die-needed' })
    expect(again.update.awaits).toBe('K1')
    expect(ann.ask('type-die', 'K1', { index: 0, face: 6 })).toMatchObject({ t: 'done' })
    expect(bob.of('done')).toMatchObject([{ id: 1 }])
    bob.say({ t: 'command', id: 1, seat: 'K2', decision: null, command: { do: 'keep' } })
    expect(bob.last).toMatchObject({ t: 'done', id: 1 })
    expect(match.entries).toHaveLength(2)
    expect(ann.update.pending).toMatchObject({ asks: 'climb' })
  })

  /** Bob's command needs Ann's die. */
  const waiting = () => {
    const { host, match } = hosted(seededDice(1), physical)
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    ann.give('K1', { do: 'burn', card: 3 })
    bob.give('K2', { do: 'keep' })
    return { host, match, ann, bob }
  }

  it('are corrected by whoever threw them, also if the command was given by another', () => {
    const { match, ann, bob } = waiting()
    expect(bob.last).toMatchObject({ t: 'waiting', correctable: null })
    ann.ask('type-die', 'K1', { index: 0, face: 6 })
    expect(bob.update.correctable).toBe('K1')
    expect(bob.ask('untype-die', 'K2')).toMatchObject({ t: 'refused', refusal: { clause: 'table.seat' } })
    expect(match.entries).toHaveLength(2)
    expect(ann.ask('untype-die', 'K1')).toMatchObject({ t: 'done' })
    expect(match.entries).toHaveLength(1)
    expect(ann.last).toMatchObject({ t: 'die-needed', index: 0, correctable: null })
    expect(bob.last).toMatchObject({ t: 'waiting', seat: 'K1' })
    expect(ann.ask('untype-die', 'K1')).toMatchObject({ t: 'refused', refusal: { clause: 'table.dice' } })
    ann.ask('type-die', 'K1', { index: 0, face: 1 })
    expect(match.entries).toHaveLength(2)
    bob.give('K2', { do: 'resign' })
    expect(ann.update.correctable).toBeNull()
    expect(ann.ask('untype-die', 'K1')).toMatchObject({ t: 'refused', refusal: { clause: 'table.dice' } })
  })

  /** Every command of Ann's throws a die for each of these seats. */
  const gamble = (seats: readonly string[]) => {
    const night = procedure<LanternTransaction, LanternCommand>('night', [
      askWhile('ln.climb.1', 'climb', {
        who: () => ['K1'],
        choices: () => [{ do: 'climb' }],
        check: () => null,
        take: (t) => {
          for (const seat of seats) t.roll({ clause: 'ln.wind.1', sides: 6, seat, what: 'a gamble' })
        },
      }),
    ])
    const game: typeof lantern = {
      ...lantern,
      book: (options) => {
        const book = lantern.book(options)
        return { ...book, procedures: { ...book.procedures, night } }
      },
    }
    const match = startMatch(game, setup, seededDice(1), { undoDice: 'same', physical: ['K1', 'K2'] })
    const host = new MatchHost({ odds: commandOdds, match: anyMatch(match) })
    return { match, ann: new Line(host).join('ann', ['K1']), bob: new Line(host).join('bob', ['K2']) }
  }

  it('are corrected by whoever threw them while the next one is already asked of another', () => {
    const { match, ann, bob } = gamble(['K1', 'K2'])
    ann.give('K1', { do: 'climb' })
    ann.ask('type-die', 'K1', { index: 0, face: 2 })
    expect(bob.last).toMatchObject({ t: 'die-needed', index: 1, correctable: 'K1' })
    expect(bob.ask('untype-die', 'K2')).toMatchObject({ t: 'refused', refusal: { clause: 'table.seat' } })
    expect(ann.ask('untype-die', 'K1')).toMatchObject({ t: 'done' })
    expect(ann.last).toMatchObject({ t: 'die-needed', index: 0, typed: [] })
    ann.ask('type-die', 'K1', { index: 0, face: 3 })
    bob.ask('type-die', 'K2', { index: 1, face: 4 })
    expect(match.entries.map(({ rolled }) => rolled.map(([, , face]) => face))).toEqual([[3, 4]])
    expect(ann.update.correctable).toBe('K2')
  })

  it('are no longer awaited by anybody once the command is withdrawn', () => {
    const { match, ann, bob } = gamble(['K2'])
    ann.give('K1', { do: 'climb' })
    expect(ann.last).toMatchObject({ t: 'waiting', seat: 'K2' })
    const { seq } = ann.update
    expect(bob.ask('drop-dice', 'K2')).toMatchObject({ t: 'done' })
    expect(match.needs).toBeNull()
    expect(ann.of('refused')).toMatchObject([{ id: 1, refusal: { clause: 'table.dice' } }])
    for (const line of [ann, bob]) expect(line.last).toMatchObject({ t: 'update', seq: seq + 1, log: 0, undone: 0 })
    expect(ann.update.glances[0]?.choices).toEqual([{ do: 'climb' }])
    expect(ann.give('K1', { do: 'climb' })).toMatchObject({ t: 'held' })
  })
})

describe('committed dice', () => {
  const sealed = () => new Settling({ game: anyGame(lantern), setup, secret, match: 'table 4' })

  it('are published before, mixed with the shares of all, and opened afterwards', () => {
    const host = new MatchHost({ odds: commandOdds, match: sealed() })
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    const { commitment } = ann.of('welcome')[0]!
    expect(ann.of('welcome')[0]).toMatchObject({ begun: false })
    expect(ann.give('K1', { do: 'keep' })).toMatchObject({ t: 'refused', refusal: { clause: 'table.dice' } })
    const lock = lockOf(commitment!, 'K1', 'tea leaves')
    expect(ann.ask('open-share', 'K1', { share: 'tea leaves' })).toMatchObject({ t: 'refused' })
    expect(ann.ask('share', 'K1', { lock })).toMatchObject({ t: 'done' })
    expect(ann.ask('share', 'K1', { lock: '0'.repeat(64) })).toMatchObject({ t: 'refused' })
    expect(ann.of('locked')).toEqual([])
    bob.ask('share', 'K2', { lock: null })
    expect(bob.of('locked')).toMatchObject([{ locks: { K1: lock }, open: ['K1'] }])
    expect(ann.ask('open-share', 'K1', { share: 'coffee grounds' })).toMatchObject({ t: 'refused' })
    expect(bob.ask('open-share', 'K2', { share: 'tea leaves' })).toMatchObject({ t: 'refused' })
    expect([...ann.of('update'), ...ann.of('begun')]).toEqual([])
    expect(ann.ask('open-share', 'K1', { share: 'tea leaves' })).toMatchObject({ t: 'done' })
    expect(ann.of('begun')).toMatchObject([{ shares: { K1: 'tea leaves' } }])
    expect(eventsOf(ann)).toContain('night')
    bob.give('K2', { do: 'resign' })
    expect(ann.of('over')).toMatchObject([{ outcome: { winners: ['K1'] }, secret }])
    expect(
      JSON.stringify([ann.got.filter((m) => m.t !== 'over'), bob.got.filter((m) => m.t !== 'over')]),
    ).not.toContain(secret)
    const save = saveMatch(host.match!, { private: false })
    expect(save.dice).toMatchObject({ commitment, shares: { K1: 'tea leaves' } })
    expect(verifySave(save).ok).toBe(true)
    expect(new Line(host).join('eve', []).last).toMatchObject({ t: 'over', secret })
  })

  it('can be begun without those who say nothing', () => {
    const host = new MatchHost({ odds: commandOdds, match: sealed() })
    const ann = new Line(host).join('ann', ['K1'])
    host.begin()
    expect(ann.last).toMatchObject({ t: 'update', seq: 1 })
  })

  it('wait for everybody who has locked a share, and say for whom', () => {
    const host = new MatchHost({ odds: commandOdds, match: sealed() })
    const ann = new Line(host).join('ann', ['K1'])
    const lock = lockOf(ann.of('welcome')[0]!.commitment!, 'K1', 'tea leaves')
    ann.ask('share', 'K1', { lock })
    host.begin()
    host.begin()
    expect(ann.of('locked')).toMatchObject([{ locks: { K1: lock }, open: ['K1'] }])
    expect(new Line(host).join('eve', []).of('welcome')).toMatchObject([{ begun: false, locks: { K1: lock } }])
    expect(host.match).toBeNull()
    ann.ask('open-share', 'K1', { share: 'tea leaves' })
    expect(host.match).not.toBeNull()
    const late = new Line(host).join('late', []).of('welcome')[0]
    expect(late).toMatchObject({ begun: true, locks: { K1: lock }, shares: { K1: 'tea leaves' } })
    expect(late).toMatchObject({ commitment: ann.of('welcome')[0]?.commitment, bound: ann.of('welcome')[0]?.bound })
  })

  it('open their whole log when the match is over', () => {
    const host = new MatchHost({ odds: commandOdds, match: sealed() })
    const both = new Line(host).join('x', ['K1', 'K2'])
    host.begin()
    both.say({ t: 'log' })
    expect(both.last).toMatchObject({ t: 'error', at: 't' })
    both.give('K1', { do: 'resign' })
    both.say({ t: 'log' })
    expect(both.last).toEqual({ v: PROTOCOL, t: 'log', save: saveMatch(host.match!, { private: false }) })
  })
})

describe('another with the same name', () => {
  it('hears nothing of what a seat asked, and how it ended', () => {
    const { host } = hosted(seededDice(1), { undoDice: 'same', physical: ['K1'] })
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    const eve = new Line(host).join('ann', [])
    const impostor = new Line(host).join('bob', [])
    ann.give('K1', { do: 'burn', card: 3 })
    expect(bob.give('K2', { do: 'keep' })).toMatchObject({ t: 'held' })
    ann.ask('type-die', 'K1', { index: 0, face: 4 })
    expect(bob.of('done').map(({ id }) => id)).toEqual([1])
    for (const line of [eve, impostor])
      expect(new Set(line.got.map(({ t }) => t))).toEqual(new Set(['welcome', 'update', 'waiting']))
  })
})

describe('looking back', () => {
  it('shows a seat what it could see then, while the game goes on', () => {
    const { host } = hosted(scriptedDice([6]))
    const [ann, bob] = [new Line(host).join('ann', ['K1']), new Line(host).join('bob', ['K2'])]
    ann.give('K1', { do: 'burn', card: 3 })
    bob.say({ t: 'replay', at: 1 })
    expect(bob.last).toMatchObject({ t: 'past', at: 1, of: 1, glances: [{ seat: 'K2', events: [] }] })
    bob.give('K2', { do: 'keep' })
    for (const at of [0, 1]) {
      ann.say({ t: 'replay', at })
      bob.say({ t: 'replay', at })
      const [own] = ann.of('past').at(-1)?.glances ?? []
      const [other] = bob.of('past').at(-1)?.glances ?? []
      expect(own?.view).toMatchObject({ you: 'K1', keepers: [{ hand: [2, 3] }, { hand: null }] })
      expect(own?.view).toMatchObject({ answer: at === 0 ? null : { do: 'burn', card: 3 } })
      expect(other?.view).toMatchObject({ you: 'K2', keepers: [{ hand: null }, { hand: [1] }], answer: null })
    }
    expect(JSON.stringify(bob.of('past'))).not.toContain('"card":3')
  })

  it('is for players only when it is over, where the book says so, and for spectators at any time', () => {
    const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] } } }
    const game = { ...lantern, closedPast: true } as const
    const read = matchFromPosition(game, position, setup.options, people, scriptedDice([6]))
    if (!read.ok) throw new Error(read.fault.reason)
    const host = new MatchHost({ odds: commandOdds, match: anyMatch(read.value) })
    const both = new Line(host).join('x', ['K1', 'K2'])
    const eve = new Line(host).join('eve', [])
    both.give('K1', { do: 'burn', card: 3 })
    both.give('K2', { do: 'keep' })
    both.say({ t: 'replay', at: 0 })
    expect(both.last).toMatchObject({ t: 'error', why: TABLE_CLAUSES['table.past'] })
    eve.say({ t: 'replay', at: 1 })
    expect(eve.last).toMatchObject({ t: 'past', at: 1, of: 2, glances: [{ seat: null, events: [] }] })
    eve.say({ t: 'replay', at: 3 })
    expect(eve.last).toMatchObject({ t: 'error', at: 'at' })
    both.give('K1', { do: 'resign' })
    both.say({ t: 'replay', at: 2 })
    expect(both.last).toMatchObject({ t: 'past', glances: [{ seat: 'K1' }, { seat: 'K2' }] })
  })

  it('shows what was hidden to whoever asks, but not before the end', () => {
    const { host, match } = hosted(scriptedDice([]))
    const both = new Line(host).join('x', ['K1', 'K2'])
    const eve = new Line(host).join('eve', [])
    for (const line of [both, eve]) {
      line.say({ t: 'whole' })
      expect(line.last).toMatchObject({ t: 'error', at: 't' })
    }
    both.give('K1', { do: 'resign' })
    for (const line of [both, eve]) {
      line.say({ t: 'whole' })
      expect(line.last).toEqual({ v: PROTOCOL, t: 'whole', position: match.game.position.write(match.table) })
    }
  })

  it('says to everybody who comes late that it is over, also after the match was opened anew', () => {
    const { match } = hosted(scriptedDice([]))
    match.submit('K1', null, { do: 'resign' })
    const host = new MatchHost({ odds: commandOdds, match })
    const ann = new Line(host).join('ann', ['K1'])
    const eve = new Line(host).join('eve', [])
    for (const line of [ann, eve]) expect(line.of('over')).toMatchObject([{ outcome: { winners: ['K2'] } }])
  })
})

describe('odds over a line', () => {
  it('are worked out for the seat that asks', () => {
    const { host } = hosted()
    const ann = new Line(host).join('ann', ['K1'])
    expect(ann.ask('odds', 'K1', { command: { do: 'keep' } })).toMatchObject({ t: 'odds', odds: { exact: true } })
    expect(ann.ask('odds', 'K1', { command: { do: 'climb' } })).toMatchObject({ t: 'refused' })
  })

  it('that take their time are told when they are there, unless the next decision came first', async () => {
    const { match } = hosted()
    const host = new MatchHost({ match, odds: async (...asked) => commandOdds(...asked) })
    const ann = new Line(host).join('ann', ['K1'])
    const asked = { command: { do: 'keep' } }
    expect(ann.ask('odds', 'K1', asked)).toBeUndefined()
    await Promise.resolve().then(() => {})
    expect(ann.of('odds')).toMatchObject([{ odds: { exact: true } }])
    expect(ann.ask('odds', 'K1', asked)).toBeUndefined()
    expect(ann.give('K1', { do: 'keep' })).toMatchObject({ t: 'done' })
    await Promise.resolve().then(() => {})
    expect(ann.of('odds')).toHaveLength(1)
    expect(ann.of('refused')).toMatchObject([{ refusal: { clause: 'table.stale' } }])
  })

  it('that cannot be worked out are refused, and the table stands', async () => {
    const { match } = hosted()
    const host = new MatchHost({ match, odds: () => Promise.reject(new Error('no')) })
    const ann = new Line(host).join('ann', ['K1'])
    ann.ask('odds', 'K1', { command: { do: 'keep' } })
    await Promise.resolve().then(() => {})
    expect(ann.of('refused')).toMatchObject([{ refusal: { clause: 'table.error' } }])
    expect(ann.give('K1', { do: 'keep' })).toMatchObject({ t: 'done' })
  })
})

describe('the story', () => {
  /** Everything that a line was told, update by update, and what came of it. */
  const toldTo = (line: Line) => {
    const told = line.of('update').flatMap(({ entries }) => entries.flatMap(({ events }) => events))
    let story: StoryEntry[] = []
    for (const { from, entries, opened } of line.of('update')) {
      story = [...story.slice(0, from + 1), ...entries]
      for (const one of opened) story = story.map((entry) => (entry.entry === one.entry ? { ...entry, ...one } : entry))
    }
    return { told, story }
  }

  it('tells every event once, and every command and whatever was held back when it is over', () => {
    const match = startMatch(lantern, setup, seededDice(12))
    const host = new MatchHost({ odds: commandOdds, match: anyMatch(match) })
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    const eve = new Line(host).join('eve', [])
    for (let i = 0; i < 60 && match.pending(); i++)
      for (const seat of match.pending()?.owe ?? []) (seat === 'K1' ? ann : bob).give(seat, match.choices(seat).at(-1)!)
    for (const [line, seat] of [
      [ann, 'K1'],
      [bob, 'K2'],
      [eve, null],
    ] as const) {
      const { told, story } = toldTo(line)
      expect(told).toEqual([...visibleTo(match.told.slice(0, -1).flat(), seat), ...match.told.slice(-1).flat()])
      expect(story.flatMap(({ events }) => events)).toEqual(match.told.flat())
      expect(story.map(({ command }) => command)).toEqual([null, ...match.entries.map(({ command }) => command)])
      const late = new Line(host).join('late', seat === null ? [] : [seat])
      expect(late.update.entries).toEqual(story)
      for (const message of line.got)
        if (message.t !== 'update') expect(JSON.stringify(message)).not.toContain('"cause"')
    }
  })

  it('keeps commands to whoever gave them while the match goes on', () => {
    const { host } = hosted(scriptedDice([6]))
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    ann.give('K1', { do: 'burn', card: 3 })
    bob.give('K2', { do: 'keep' })
    const commands = (line: Line) => toldTo(line).story.map(({ command }) => command)
    expect(commands(ann)).toEqual([null, { do: 'burn', card: 3 }, null])
    expect(commands(bob)).toEqual([null, null, { do: 'keep' }])
  })

  it('keeps a reason to its seat as long as the answer is sealed', () => {
    const { host } = hosted(scriptedDice([6]))
    const ann = new Line(host).join('ann', ['K1'])
    const others = [new Line(host).join('bob', ['K2']), new Line(host).join('eve', [])]
    ann.ask('command', 'K1', {
      decision: null,
      command: { do: 'burn', card: 3 },
      why: 'The 3 beats whatever she holds.',
    })
    expect(ann.update.entries).toMatchObject([{ entry: 0, why: 'The 3 beats whatever she holds.' }])
    for (const line of [...others, new Line(host).join('late', [])])
      expect(JSON.stringify(line.got)).not.toContain('The 3 beats')
    others[0]?.give('K2', { do: 'keep' })
    for (const line of others)
      expect(line.update.opened).toEqual([
        { entry: 0, command: null, revealed: false, why: 'The 3 beats whatever she holds.' },
      ])
    expect(ann.update.opened).toEqual([])
  })

  it('lets a seat take its sealed answer back, and the others see that it chooses again and nothing else', () => {
    const { options } = setUp(lantern, { options: { keepers: 3 } })
    const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] }, K3: { hand: [1] } } }
    const holders = { ...people, K3: { person: 'Eve' } }
    const read = matchFromPosition(lantern, position, options, holders, scriptedDice([6]))
    if (!read.ok) throw new Error(read.fault.reason)
    const host = new MatchHost({ odds: commandOdds, match: anyMatch(read.value) })
    const [ann, bob, eve] = ['K1', 'K2', 'K3'].map((seat) => new Line(host).join(seat, [seat])) as [Line, Line, Line]
    ann.ask('command', 'K1', { decision: 0, command: { do: 'burn', card: 3 }, why: 'The 3 beats them.' })
    bob.ask('command', 'K2', { decision: 0, command: { do: 'keep' }, why: 'Nothing to burn.' })
    expect(ann.update.glances[0]?.undo).toBeNull()
    expect(ann.ask('undo', 'K1')).toMatchObject({ t: 'done' })
    expect(eve.update).toMatchObject({ log: 1, from: 0, pending: { owe: ['K1', 'K3'] } })
    expect(eve.update.entries).toMatchObject([{ entry: 0, seat: 'K2', command: null, why: null }])
    expect(bob.update.entries).toMatchObject([{ entry: 0, command: { do: 'keep' }, why: 'Nothing to burn.' }])
    expect(toldTo(bob).story).toHaveLength(2)
    for (const line of [bob, eve]) expect(JSON.stringify(line.got)).not.toMatch(/The 3 beats|"card":3/)
    expect(eve.give('K3', { do: 'keep' }, 0)).toMatchObject({ t: 'done' })
    ann.give('K1', { do: 'burn', card: 2 })
    expect(eventsOf(bob)).toContain('burned')
    for (const line of [bob, eve]) expect(JSON.stringify(line.got)).not.toContain('"card":3')
  })

  it('keeps the reason of what only some were told to its seat until the end', () => {
    const { host, match } = hosted(scriptedDice([6]))
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    ann.give('K1', { do: 'burn', card: 3 })
    bob.give('K2', { do: 'keep' })
    ann.give('K1', { do: 'rest' })
    expect(ann.update.pending).toMatchObject({ asks: 'peek?', owe: ['K1'] })
    ann.ask('command', 'K1', { decision: null, command: { do: 'peek' }, why: 'I must know.' })
    expect(match.told.at(-1)?.some(({ audience }) => audience !== undefined)).toBe(true)
    expect(toldTo(ann).story.at(-1)?.why).toBe('I must know.')
    expect(JSON.stringify(bob.got)).not.toContain('I must know.')
    bob.give('K2', { do: 'resign' })
    expect(toldTo(bob).story[4]).toMatchObject({ command: { do: 'peek' }, why: 'I must know.' })
  })

  it('keeps all reasons to their seats until the end where the book says so', () => {
    const { host, match } = hosted()
    Object.assign(match.table, { book: { ...match.table.book, keepsReasons: () => true } })
    const ann = new Line(host).join('ann', ['K1'])
    const bob = new Line(host).join('bob', ['K2'])
    ann.give('K1', { do: 'keep' })
    bob.ask('command', 'K2', { decision: null, command: { do: 'keep' }, why: 'Nothing to burn.' })
    expect([bob.update.entries.at(-1)?.why, ann.update.entries.at(-1)?.why]).toEqual(['Nothing to burn.', null])
    expect(toldTo(ann).story.map(({ why }) => why)).not.toContain('Nothing to burn.')
  })

  it('has the reason that came with a command, also after real dice, and loses it with the command', () => {
    const { host } = hosted(seededDice(1), { undoDice: 'same', physical: ['K1'] })
    const both = new Line(host).join('x', ['K1', 'K2'])
    both.ask('command', 'K1', { decision: null, command: { do: 'keep' }, why: 'It is dark.' })
    expect(host.whyOf(0)).toBe('It is dark.')
    both.ask('undo', 'K1')
    both.give('K1', { do: 'burn', card: 3 })
    expect(host.whyOf(0)).toBeNull()
    both.ask('command', 'K2', { decision: null, command: { do: 'keep' }, why: 'A card is a card.' })
    both.ask('type-die', 'K1', { index: 0, face: 6 })
    both.ask('untype-die', 'K1')
    both.ask('type-die', 'K1', { index: 0, face: 5 })
    expect(toldTo(both).story.map(({ why }) => why)).toEqual([null, null, 'A card is a card.'])
    const again = new MatchHost({ odds: commandOdds, match: host.match!, reasons: [null, 'A card is a card.'] })
    expect(again.whyOf(1)).toBe('A card is a card.')
  })
})

describe('hints over a line', () => {
  const game = {
    ...anyGame(lantern),
    hints: (...[, , seat, ask]: [unknown, unknown, unknown, unknown]) => ({ seat, ask }),
  }
  const host = () => new MatchHost({ odds: commandOdds, match: startMatch(game, setup, seededDice(1)) })

  it('are worked out for a seat of the line, or for whoever looks on', () => {
    const ann = new Line(host()).join('ann', ['K1'])
    expect(ann.ask('hints', 'K1', { ask: 'reach' })).toMatchObject({ t: 'hints', hints: { seat: 'K1', ask: 'reach' } })
    ann.say({ t: 'hints', id: 9, seat: null, ask: 'reach' })
    expect(ann.last).toMatchObject({ t: 'hints', id: 9, hints: { seat: null } })
  })

  it('are refused for the seat of another', () => {
    const ann = new Line(host()).join('ann', ['K1'])
    const eve = new Line(host()).join('eve', [])
    expect(ann.ask('hints', 'K2', { ask: 'reach' })).toMatchObject({ t: 'refused', refusal: { clause: 'table.guest' } })
    expect(eve.ask('hints', 'K1', { ask: 'reach' })).toMatchObject({ t: 'refused', refusal: { clause: 'table.guest' } })
  })

  it('wait for the match to begin', () => {
    const waiting = new MatchHost({ odds: commandOdds, match: new Settling({ game, setup, secret, match: 'table 4' }) })
    expect(new Line(waiting).join('ann', ['K1']).ask('hints', 'K1', { ask: 0 })).toMatchObject({
      t: 'refused',
      refusal: { clause: 'table.dice' },
    })
  })
})

describe('a host', () => {
  it('answers any malformed message with its place, and nothing changes', () => {
    const { host, match } = hosted()
    const ann = new Line(host).join('ann', ['K1'])
    const before = digest(match.table.state)
    ann.connection.receive({ v: PROTOCOL + 1, t: 'resume', since: 0 })
    expect(ann.last).toMatchObject({ t: 'error', at: 'v' })
    ann.say({ t: 'command', id: 3, seat: 'K1', decision: 'now', command: {} })
    expect(ann.last).toMatchObject({ t: 'error', at: 'decision', id: 3 })
    ann.connection.receive({
      v: PROTOCOL,
      t: 'resume',
      get since() {
        throw new Error('boo')
      },
    })
    expect(ann.last).toMatchObject({ t: 'error' })
    const types = fc.constantFrom(
      'join',
      'command',
      'type-die',
      'undo',
      'odds',
      'hints',
      'share',
      'open-share',
      'log',
      'resume',
      'replay',
      'x',
    )
    const messy = fc.record(
      {
        v: fc.constantFrom(PROTOCOL, PROTOCOL, PROTOCOL, 0),
        t: types,
        id: fc.anything(),
        seat: fc.constantFrom('K1', 'K2', 7),
        command: fc.anything(),
        decision: fc.anything(),
        client: fc.anything(),
        seats: fc.anything(),
        since: fc.anything(),
        at: fc.anything(),
      },
      { requiredKeys: ['v', 't'] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), messy), (message) => {
        const count = ann.got.length
        ann.connection.receive(message)
        expect(ann.got.length).toBeGreaterThan(count)
      }),
      { numRuns: 2000 },
    )
    expect(digest(match.table.state)).toBe(before)
    expect(match.entries).toEqual([])
  })

  it('does not suffer from a line that breaks', () => {
    const { host, match } = hosted()
    let sends = 0
    host
      .connect(() => {
        if (++sends > 2) throw new Error('gone')
      })
      .receive({ v: PROTOCOL, t: 'join', client: 'bad', seats: [] })
    const ann = new Line(host).join('ann', ['K1'])
    ann.give('K1', { do: 'keep' })
    ann.ask('undo', 'K1')
    expect(sends).toBe(3)
    expect(match.entries).toEqual([])
  })

  it('sends a seat the same bytes for two worlds that it cannot tell apart', () => {
    const world = (hand: number[]): HostMessage[] => {
      const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand } } }
      const read = matchFromPosition(lantern, position, setup.options, people, seededDice(3))
      if (!read.ok) throw new Error(read.fault.reason)
      const host = new MatchHost({ odds: commandOdds, match: anyMatch(read.value) })
      const [ann, bob] = [new Line(host).join('ann', ['K1']), new Line(host).join('bob', ['K2'])]
      ann.ask('odds', 'K1', { command: { do: 'burn', card: 3 } })
      const command = { do: 'burn', card: hand[0] }
      bob.ask('command', 'K2', { decision: null, command, why: `I hold ${hand.join(' and ')}.` })
      ann.ask('odds', 'K1', { command: { do: 'burn', card: 3 } })
      ann.give('K1', { do: 'burn', card: 1 })
      bob.ask('undo', 'K2')
      return ann.got
    }
    expect(world([1, 1])).toEqual(world([2, 3]))
  })

  it('never sends a seat what only another was told, as long as it goes on', () => {
    const match = startMatch(lantern, setup, seededDice(12))
    const host = new MatchHost({ odds: commandOdds, match: anyMatch(match) })
    const lines = [
      new Line(host).join('ann', ['K1']),
      new Line(host).join('bob', ['K2']),
      new Line(host).join('eve', []),
    ]
    for (const line of lines) line.say({ t: 'resume', since: 0 })
    for (let i = 0; i < 60 && match.pending(); i++)
      for (const seat of match.pending()?.owe ?? [])
        lines[seat === 'K1' ? 0 : 1]!.give(seat, match.choices(seat).at(-1)!)
    for (const [i, line] of lines.entries()) {
      const before = line.of('update').filter(({ pending }) => pending !== null)
      const told = before.flatMap((u) => [...u.entries, ...u.opened].flatMap(({ events = [] }) => events))
      const own = told.filter((e) => e.audience !== undefined)
      if (i < 2) expect(own.length).toBeGreaterThan(0)
      for (const event of own) expect(event.audience).toEqual([`K${i + 1}`])
      expect(JSON.stringify(line.got)).not.toMatch(/"drawn"|"sealed":\{/)
    }
    expect(match.table.state.outcome).not.toBeNull()
  })
})
