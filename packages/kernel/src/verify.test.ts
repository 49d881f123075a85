import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMatch, startMatch } from './begin.ts'
import { askWhile, procedure } from './flow.ts'
import { anyGame } from './game.ts'
import { type Heard, verifyHeard } from './heard.ts'
import { MatchHost } from './host.ts'
import type { Terms } from './log.ts'
import { type ClientMessage, PROTOCOL } from './messages.ts'
import { commandOdds } from './odds.ts'
import { openSave } from './open-save.ts'
import { saveMatch } from './save.ts'
import type { Save } from './save-shape.ts'
import { committedDice, olderDice } from './source.ts'
import { lantern, setUp } from './testkit/index.ts'
import type { LanternCommand, LanternTransaction } from './testkit/sample/state.ts'
import { proposeUndo } from './undo.ts'
import { verifySave } from './verify.ts'
import { playFault } from './verify-play.ts'

const secret = 'c0ffee00'.repeat(8)
const people = { K1: { person: 'Ann' }, K2: { person: 'Bob' } }
const setup = setUp(lantern, { holders: people })
const file = (save: Save): Save => JSON.parse(JSON.stringify(save)) as Save

/** Every command throws dice for both seats, and which ones depends on those before; `keep` fails in the middle. */
const dicey: typeof lantern = {
  ...lantern,
  book: (options) => {
    const book = lantern.book(options)
    const night = procedure<LanternTransaction, LanternCommand>('night', [
      askWhile('ln.climb.1', 'climb', {
        who: () => ['K1', 'K2'],
        choices: () => [{ do: 'climb' }, { do: 'rest' }, { do: 'keep' }],
        check: () => null,
        take: (t, _, seat, command) => {
          const toss = (of: string, sides: number): number =>
            t.roll({ clause: `ln.wind.${sides}`, sides, seat: of, what: 'a toss' })
          const other = seat === 'K1' ? 'K2' : 'K1'
          const sum = toss(other, 6) + toss(seat, 6)
          if (command.do === 'keep') throw new Error('it breaks')
          if (sum > 6) toss(other, 20)
          if (command.do === 'rest') t.draw('ln.setup.1', 2 + sum)
          toss(seat, 4)
        },
      }),
    ])
    return { ...book, procedures: { ...book.procedures, night } }
  },
}
const GAME = anyGame(dicey)

/** Ann's or Bob's line, with everything that was said on it. */
class Line {
  readonly heard: Heard[] = []
  readonly seat: string
  #connection: { receive(message: unknown): void } | null = null
  #id = 0

  constructor(seat: string) {
    this.seat = seat
  }

  join(host: MatchHost): void {
    this.#connection = host.connect((got) => this.heard.push({ got: structuredClone(got) }))
    this.say({ t: 'join', client: this.seat, seats: [this.seat] })
  }

  say(message: object): void {
    const sent = { v: PROTOCOL, ...message } as ClientMessage
    this.heard.push({ sent })
    this.#connection?.receive(sent)
  }

  ask(t: string, more: object = {}): void {
    this.say({ t, id: ++this.#id, seat: this.seat, ...more })
  }
}

class Evening {
  readonly lines = [new Line('K1'), new Line('K2')] as const
  host: MatchHost

  constructor(terms: Terms) {
    const match = anyMatch(startMatch(dicey, setup, committedDice({ secret, shares: {}, match: 'm' }), terms))
    this.host = this.#hosted(match)
  }

  #hosted(match: NonNullable<MatchHost['match']>): MatchHost {
    const host = new MatchHost({ match, odds: commandOdds })
    for (const line of this.lines) line.join(host)
    return host
  }

  get match() {
    return this.host.match as NonNullable<MatchHost['match']>
  }

  line(seat: string | null): Line | undefined {
    return this.lines.find((one) => one.seat === seat)
  }

  /** One of the things that can be done at a table. */
  do(what: number, face: number): void {
    const line = this.lines[face % 2] as Line
    const { needs } = this.match
    const commands: Record<number, string> = { 0: 'climb', 1: 'climb', 2: 'rest', 3: 'keep' }
    if (what in commands && !needs) line.ask('command', { decision: null, command: { do: commands[what] } })
    else if (what < 8)
      this.line(needs?.ask.seat ?? null)?.ask('type-die', {
        index: needs?.index,
        face: 1 + (face % (needs?.ask.sides ?? 1)),
      })
    else if (what === 8) this.line(this.match.correctable)?.ask('untype-die')
    else if (what === 9) this.line(needs?.ask.seat ?? null)?.ask('drop-dice')
    else if (what < 13) {
      line.ask('undo')
      const other = this.lines[1 - (face % 2)] as Line
      other.ask(what === 12 ? 'decline-undo' : 'agree-undo')
    } else if (what === 13 && needs) this.host.timeUp(needs.ask.seat)
    else this.reopen()
  }

  /** The host is started anew from its save. */
  reopen(): void {
    const opened = openSave(file(saveMatch(this.match, { private: true })), [GAME])
    if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
    this.host = this.#hosted(opened.match)
  }

  end(): void {
    for (let i = 0; this.match.needs && i < 20; i++) this.do(4, i)
    this.lines[0].ask('command', { decision: null, command: { do: 'resign' } })
    for (const line of this.lines) line.say({ t: 'log' })
  }
}

const terms = fc.record({
  undoDice: fc.constantFrom<Terms['undoDice']>('same', 'fresh'),
  physical: fc.constantFrom<readonly string[]>([], ['K1'], ['K1', 'K2']),
})

describe('an honest host', () => {
  it('is never taken for a cheat, whatever is typed, corrected, taken back, left to the clock and opened anew', () => {
    fc.assert(
      fc.property(
        terms,
        fc.array(fc.tuple(fc.nat(14), fc.nat(99)), { minLength: 20, maxLength: 60 }),
        (agreed, deeds) => {
          const evening = new Evening(agreed)
          for (const [what, face] of deeds) evening.do(what, face)
          const running = saveMatch(evening.match, { private: true })
          expect(verifySave(file(running))).toMatchObject({ ok: true })
          evening.end()
          const save = file(saveMatch(evening.match, { private: false }))
          expect(verifySave(save)).toMatchObject({ ok: true })
          expect(playFault(save, [GAME])).toBeNull()
          for (const { heard } of evening.lines) expect(verifyHeard(heard, [GAME])).toMatchObject({ ok: true })
        },
      ),
      { numRuns: 80 },
    )
  })
})

describe('a die that is read from 0', () => {
  const tens: typeof lantern = {
    ...lantern,
    book: (options) => {
      const book = lantern.book(options)
      const night = procedure<LanternTransaction, LanternCommand>('night', [
        askWhile('ln.climb.1', 'climb', {
          who: () => ['K1'],
          choices: () => [{ do: 'climb' }],
          check: () => null,
          take: (t, _, seat) => {
            t.state.night = 1 + t.roll({ clause: 'ln.wind.1', sides: 10, fromZero: true, seat, what: 'a ten' })
          },
        }),
      ])
      return { ...book, procedures: { ...book.procedures, night } }
    },
  }
  const match = startMatch(tens, setup, committedDice({ secret, shares: {}, match: 'm' }), {
    undoDice: 'fresh',
    physical: [],
  })
  for (let i = 0; i < 40; i++) match.submit('K1', null, { do: 'climb' })
  const save = file(saveMatch(match, { private: true }))
  const rolled = save.entries.map((entry) => entry.rolled[0] as [string, number, number])

  it('is kept as what it shows, opened, and found right', () => {
    expect([...new Set(rolled.map(([, , face]) => face))].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(verifySave(save)).toMatchObject({ ok: true })
    expect(openSave(save, [anyGame(tens)])).toMatchObject({ ok: true })
    expect(playFault(save, [anyGame(tens)])).toBeNull()
  })

  it('shows no 10, and an ordinary die no 0: playing it finds that', () => {
    const at = rolled.findIndex(([, , face]) => face === 0)
    const other = structuredClone(save)
    const zero = other.entries[at]?.rolled[0] as [string, number, number]
    zero[2] = 10
    expect(playFault(other, [anyGame(tens)])?.why).toContain('10 cannot come up on ln.wind.1 d10 from 0')
    const match = startMatch(dicey, setup, committedDice({ secret, shares: {}, match: 'm' }), {
      undoDice: 'fresh',
      physical: [],
    })
    for (let i = 0; i < 12; i++) match.submit('K1', null, { do: 'climb' })
    const plain = file(saveMatch(match, { private: true }))
    const six = plain.entries.flatMap((entry) => entry.rolled).find(([, sides, face]) => sides === face)
    ;(six as [string, number, number])[2] = 0
    expect(playFault(plain, [GAME])?.why).toContain('0 cannot come up')
  })
})

describe('the older promise', () => {
  const older = () =>
    startMatch(dicey, setup, olderDice({ secret, shares: {}, match: 'm' }), { undoDice: 'fresh', physical: [] })

  it('is kept by matches that were begun under it, also when they are played on, and the verdict says so', () => {
    const match = older()
    match.submit('K1', null, { do: 'climb' })
    proposeUndo(match, 'K1')
    match.takeBack(0, { by: 'K1', agreed: ['K2'] })
    match.submit('K1', null, { do: 'climb' })
    const opened = openSave(file(saveMatch(match, { private: true })), [GAME])
    if (!opened.ok) throw new Error(opened.fault.why)
    opened.match.submit('K2', null, { do: 'climb' } as never)
    const save = file(saveMatch(opened.match, { private: true }))
    expect(save.dice).toMatchObject({ kind: 'committed', match: 'm' })
    expect(save).not.toHaveProperty('takenBack')
    const verdict = verifySave(save)
    expect(verdict).toMatchObject({ ok: true, verified: { older: true } })
    expect(verdict.ok && verdict.verified.spent).toBeGreaterThan(1)
    expect(playFault(save, [GAME])).toBeNull()
  })

  it('finds what it found', () => {
    const match = older()
    match.submit('K1', null, { do: 'climb' })
    const save = file(saveMatch(match, { private: true }))
    const roll = save.entries[0]?.rolled[0] as [string, number, number]
    roll[2] = (roll[2] % 6) + 1
    expect(verifySave(save)).toMatchObject({ ok: false, fault: { at: 'roll 1' } })
  })

  it('is told to a seat as what it is', () => {
    const host = new MatchHost({ match: anyMatch(older()), odds: commandOdds })
    const ann = new Line('K1')
    ann.join(host)
    expect(verifyHeard(ann.heard)).toMatchObject({
      ok: false,
      fault: { at: 'welcome', why: expect.stringContaining('older promise') as string },
    })
  })
})
