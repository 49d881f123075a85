import { describe, expect, it } from 'vitest'
import { anyMatch, matchFromPosition } from './begin.ts'
import { anyGame } from './game.ts'
import { handsAt } from './hands.ts'
import { MatchHost } from './host.ts'
import type { Terms } from './log.ts'
import { type HostMessage, PROTOCOL, type Update } from './messages.ts'
import { commandOdds } from './odds.ts'
import { openSave } from './open-save.ts'
import { saveMatch } from './save.ts'
import type { Holder } from './seat.ts'
import { committedDice, olderDice, type Source } from './source.ts'
import { lantern, setUp } from './testkit/index.ts'
import { playFault } from './verify-play.ts'

const secret = '5ec2e7'.repeat(10) + 'abcd'
const PEOPLE = { K1: { person: 'Ann' }, K2: { person: 'Bob' } }
const sealed = (): Source => committedDice({ secret, shares: {}, match: 'friday' })

interface Table {
  readonly holders?: Readonly<Record<string, Holder>>
  readonly physical?: Terms['physical']
  readonly source?: Source
}

/** One line that speaks for all seats. */
function table({ holders = PEOPLE, physical = [], source = sealed() }: Table = {}) {
  const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] } } }
  const { options } = setUp(lantern, { holders })
  const read = matchFromPosition(lantern, position, options, holders, source, { undoDice: 'same', physical })
  if (!read.ok) throw new Error(read.fault.reason)
  const match = anyMatch(read.value)
  const got: HostMessage[] = []
  const line = new MatchHost({ odds: commandOdds, match }).connect((message) => got.push(structuredClone(message)))
  line.receive({ v: PROTOCOL, t: 'join', client: 'all', seats: ['K1', 'K2'] })
  let id = 0
  const ask = (t: string, seat: string, more: object = {}): HostMessage | undefined => {
    line.receive({ v: PROTOCOL, t, id: ++id, seat, ...more })
    return got.findLast((message) => 'id' in message && message.id === id)
  }
  const give = (seat: string, command: object) => ask('command', seat, { decision: null, command })
  const update = (): Update => got.findLast((message): message is Update & { v: 3 } => message.t === 'update') as Update
  /** Ann's flame is tried by the wind: her die. */
  const gust = (): HostMessage | undefined => {
    give('K1', { do: 'burn', card: 3 })
    return give('K2', { do: 'keep' })
  }
  return { match, got, ask, give, update, gust }
}

describe('throwing by hand from the middle of a game on', () => {
  it('is announced when all others have agreed, and the next die is asked of that person', () => {
    const { match, got, ask, update, gust } = table()
    expect(ask('hands', 'K1', { byHand: true })).toMatchObject({ t: 'done' })
    expect(got.at(-2)).toMatchObject({ t: 'hands-proposed', seat: 'K1', open: ['K2'] })
    expect(match.physical).toEqual(new Set())
    expect(ask('agree-hands', 'K1')).toMatchObject({ t: 'refused' })
    ask('agree-hands', 'K2')
    expect(update()).toMatchObject({
      seq: 2,
      hands: [{ at: 0, by: 'K1', seats: ['K1'], byHand: true, agreed: ['K2'] }],
    })
    expect(gust()).toMatchObject({ t: 'held' })
    ask('type-die', 'K1', { index: 0, face: 6 })
    expect(match.entries.at(-1)).toMatchObject({ typed: true, k: { rolled: [0] } })
    expect(ask('hands', 'K1', { byHand: true })).toMatchObject({ refusal: { clause: 'table.dice' } })
  })

  it('is not, if somebody declines', () => {
    const { match, got, ask } = table()
    ask('hands', 'K1', { byHand: true })
    ask('decline-hands', 'K2')
    expect(got.some(({ t }) => t === 'hands-declined')).toBe(true)
    expect(ask('agree-hands', 'K2')).toMatchObject({ t: 'refused' })
    expect([match.hands, match.physical]).toEqual([[], new Set()])
  })

  it('needs no agreement of bots, and is for all seats of a person', () => {
    const alone = table({ holders: { K1: { person: 'Ann' }, K2: { bot: 'random' } } })
    alone.ask('hands', 'K1', { byHand: true })
    expect(alone.match.hands).toMatchObject([{ seats: ['K1'], agreed: [] }])
    const both = table({ holders: { K1: { person: 'Ann' }, K2: { person: 'Ann' } } })
    both.ask('hands', 'K2', { byHand: true })
    expect(both.match.hands).toMatchObject([{ by: 'K2', seats: ['K1', 'K2'], agreed: [] }])
  })

  it('is left to the table without asking, also while the die is awaited: it falls at once', () => {
    const { match, got, ask, gust } = table({ physical: ['K1'] })
    gust()
    expect(match.needs).not.toBeNull()
    expect(ask('hands', 'K1', { byHand: true })).toMatchObject({ refusal: { clause: 'table.dice' } })
    ask('hands', 'K1', { byHand: false })
    expect(match.needs).toBeNull()
    expect(match.entries.at(-1)).toMatchObject({ k: { rolled: [1] } })
    // What was announced was heard before the die fell, and whoever waited for it is answered.
    const heard = got.filter((message) => message.t === 'update').slice(-2)
    expect(heard.map(({ hands, entries }) => [hands?.length, entries.length])).toEqual([
      [1, 0],
      [1, 1],
    ])
    expect(got.filter(({ t }) => t === 'done').map((message) => 'id' in message && message.id)).toContain(2)
  })

  it('is not changed while a command has a typed die, and a typed die is not corrected after it', () => {
    const two = table({ physical: ['K1'] })
    two.gust()
    two.ask('type-die', 'K1', { index: 0, face: 2 })
    expect(two.match.correctable).toBe('K1')
    two.ask('hands', 'K1', { byHand: false })
    expect(two.match.correctable).toBeNull()
    expect(two.ask('untype-die', 'K1')).toMatchObject({ t: 'refused' })
  })

  it('stays when something is taken back, and what was seen is not thrown again by hand', () => {
    const { match, ask, gust } = table()
    gust()
    const seen = match.entries.at(-1)?.rolled
    ask('hands', 'K1', { byHand: true })
    ask('agree-hands', 'K2')
    ask('undo', 'K1')
    ask('agree-undo', 'K2')
    expect([match.entries.length, match.physical]).toEqual([0, new Set(['K1'])])
    gust()
    expect(match.needs).toBeNull()
    expect(match.entries.at(-1)).toMatchObject({ rolled: seen, k: { rolled: [1] } })
    expect(playFault(saveMatch(match, { private: true }), [anyGame(lantern)])).toBeNull()
  })

  it('is in a save, and goes on from there', () => {
    const { match, ask, gust } = table()
    ask('hands', 'K1', { byHand: true })
    ask('agree-hands', 'K2')
    gust()
    ask('type-die', 'K1', { index: 0, face: 5 })
    const save = JSON.parse(JSON.stringify(saveMatch(match, { private: true })))
    expect(save).toMatchObject({ physical: [], hands: [{ at: 0, seats: ['K1'] }] })
    const opened = openSave(save, [anyGame(lantern)])
    if (!opened.ok) throw new Error(opened.fault.why)
    expect([...opened.match.physical]).toEqual(['K1'])
    expect(saveMatch(opened.match, { private: true })).toEqual(save)
    const stranger = { ...save, hands: [{ ...save.hands[0], seats: ['K9'] }] }
    expect(openSave(stranger, [anyGame(lantern)])).toMatchObject({ fault: { at: 'hands[0]' } })
    const late = { ...save, hands: [{ ...save.hands[0], at: 2 }] }
    expect(openSave(late, [anyGame(lantern)])).toMatchObject({ ok: false, fault: { at: 'entries[1]' } })
  })

  it('is not under the older promise, nor when it is over', () => {
    const older = table({ source: olderDice({ secret, shares: {}, match: 'friday' }), physical: ['K1'] })
    expect(older.ask('hands', 'K1', { byHand: false })).toMatchObject({ refusal: { clause: 'table.dice' } })
    const over = table()
    over.give('K1', { do: 'resign' })
    over.give('K2', { do: 'resign' })
    expect(over.match.table.state.outcome).not.toBeNull()
    expect(over.ask('hands', 'K1', { byHand: true })).toMatchObject({ refusal: { clause: 'table.over' } })
  })
})

describe('who threw by hand when an entry came', () => {
  const change = (at: number, byHand: boolean) => ({ at, by: 'A', seats: ['A'], byHand, agreed: [] })

  it('counts what was taken back, too', () => {
    // Two entries, the second is cut, by hand from there on, another one.
    const at = handsAt({ physical: [], hands: [change(3, true)], takenBack: [{ at: 1, entries: [{}] }] })
    expect([-1, 0, 1].map((place) => at(place).has('A'))).toEqual([false, false, true])
    const back = handsAt({ physical: ['A'], hands: [change(1, false), change(2, true)] })
    expect([0, 1, 2].map((place) => back(place).has('A'))).toEqual([true, false, true])
  })
})
