import {
  anyMatch,
  commandOdds,
  Company,
  type HostMessage,
  type Match,
  MatchHost,
  type OptionValues,
  PROTOCOL,
  type Seat,
  seeded,
  seededDice,
  startMatch,
} from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from '../commands.ts'
import type { Event } from '../events.ts'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'
import type { RunOrShootKit } from '../state.ts'

const game = { ...runOrShootRules, ...runOrShootExtras }
const PEOPLE = { S1: { person: 'Ann' }, S2: { person: 'Bob' }, U: { person: 'Uma' } } as const

/** What shows where something was, or was not. */
const OPENING: ReadonlySet<string> = new Set<Event['e']>(['zed appeared', 'person appeared', 'lair empty', 'searched'])

/** A table with a person in every seat, each on a line of their own, and somebody who looks on. */
class Hall {
  readonly match: Match<RunOrShootKit>
  readonly heard: Readonly<Record<string, HostMessage[]>> = { S1: [], S2: [], U: [], onlooker: [] }
  readonly #lines = new Map<string, ReturnType<MatchHost['connect']>>()
  #id = 0

  constructor(options: OptionValues, seed: string) {
    const setup = setUp(game, { options: { survivors: 2, umpire: 'asked', ...options }, holders: PEOPLE })
    this.match = startMatch(game, setup, seededDice(seed))
    const host = new MatchHost({ match: anyMatch(this.match), odds: commandOdds, company: new Company() })
    for (const [name, heard] of Object.entries(this.heard)) {
      const line = host.connect((message) => heard.push(structuredClone(message)))
      this.#lines.set(name, line)
      line.receive({ v: PROTOCOL, t: 'join', client: name, seats: name === 'onlooker' ? [] : [name] })
    }
  }

  get asks(): string {
    return this.match.pending()?.asks ?? ''
  }

  get owe(): Seat {
    return this.match.pending()?.owe[0] ?? ''
  }

  do(seat: Seat, command: Command): void {
    this.#lines.get(seat)?.receive({ v: PROTOCOL, t: 'command', id: ++this.#id, seat, decision: null, command })
    const refused = this.answers(seat).find(({ t }) => t === 'refused')
    if (refused) throw new Error(JSON.stringify([command, refused]))
  }

  undo(seat: Seat): HostMessage | undefined {
    this.#lines.get(seat)?.receive({ v: PROTOCOL, t: 'undo', id: ++this.#id, seat })
    return this.answers(seat).at(-1)
  }

  /** To what was asked last. */
  answers(seat: Seat): HostMessage[] {
    return (this.heard[seat] ?? []).filter((one) => 'id' in one && one.id === this.#id)
  }

  /** What survivors and onlookers have heard, to the byte. */
  told(): string {
    const { U: _, ...others } = this.heard
    return JSON.stringify(others)
  }

  /** Somebody or something that was hidden has come to light in play, or a lair was found to be empty. */
  get isOpen(): boolean {
    const told = this.match.told.slice(2).flat()
    return told.some(({ e }) => OPENING.has(e)) || this.match.pending() === null
  }
}

/** The survivors decide by luck, which is the same at every table; the umpire leaves all to the book. */
function goOn(hall: Hall): void {
  const { owe, match } = hall
  const choices = match.choices(owe)
  const at = seeded(`choice ${match.entries.length}`).draw('', choices.length)
  hall.do(owe, owe === 'U' ? { do: 'by-the-book' } : (choices[at] as Command))
}

/** Where everything may be hidden, from the front and from the back: as many Zeds in rooms, all of them facing north. */
function layOuts({ match }: Hall): readonly CommandOf<'lay-out'>[] {
  const offered = match.choices('U').flatMap((one) => (one.do === 'lay-out' ? [one] : []))
  const many = Math.min(...offered.map(({ drifters }) => drifters.length))
  return offered.map((one) => ({
    ...one,
    drifters: one.drifters.slice(0, many).map(({ at }) => ({ at, facing: [0, -1000] })),
  }))
}

describe('what the umpire hides', () => {
  it.each(['number-nine', 'night-school', 'dust-off'])(
    '[rs.secrecy.14] in %s shows in nothing that survivors or onlookers hear, up to the first figure that appears',
    (scenario) => {
      const options = { scenario, mutants: ['hunter', 'boomer', 'smoker'], umpireDice: 'by hand' }
      const [front, back] = [new Hall(options, scenario), new Hall(options, scenario)]
      const [one, other] = layOuts(front)
      expect(one).not.toEqual(other)
      front.do('U', one as Command)
      back.do('U', other as Command)
      let turns = 0
      while (!front.isOpen && !back.isOpen && turns < 6) {
        expect([back.asks, back.owe]).toEqual([front.asks, front.owe])
        expect(back.told()).toBe(front.told())
        turns = front.match.table.state.turn
        goOn(front)
        goOn(back)
      }
      expect(turns).toBeGreaterThan(0)
    },
  )

  it('[rs.secrecy.14] [rs.seats.7] what he has told mutants and thrown is not taken back for free', () => {
    const hall = new Hall({ scenario: 'back-lane', umpireDice: 'by hand' }, 'undo')
    while (hall.asks !== 'throw secret dice') goOn(hall)
    const faces = hall.match.table.state.hidden.desk?.due.map(() => 9) ?? []
    hall.do('U', { do: 'faces', faces })
    const log = hall.match.entries.length
    expect(hall.undo('U')?.t).not.toBe('undone')
    expect(hall.match.entries.length).toBe(log)
  })
})

/** A game goes on until so many secret dice are due, which are all thrown with one face. */
function thrown(seed: string, face: number, options: OptionValues = {}): Hall {
  const hall = new Hall({ scenario: 'back-lane', difficulty: 'nightmare', umpireDice: 'by hand', ...options }, seed)
  for (let n = 0; n < 900 && hall.match.pending() !== null; n++) {
    const due = hall.asks === 'throw secret dice' ? (hall.match.table.state.hidden.desk?.due ?? []) : []
    if (due.some(({ what }) => what === 'test')) {
      hall.do('U', { do: 'faces', faces: due.map(() => face) })
      return hall
    }
    goOn(hall)
  }
  throw new Error('nobody was hurt')
}

describe('a secret face that the umpire types', () => {
  it('[rs.dice.4] is in nothing that survivors, onlookers or their dice are asked for', () => {
    const [low, high] = [thrown('bitten', 0), thrown('bitten', 9)]
    // Whoever has died of it rises otherwise; here everybody lives.
    expect(low.match.table.state.hidden.tested).not.toEqual(high.match.table.state.hidden.tested)
    expect(low.told()).toBe(high.told())
    for (const seat of ['S1', 'S2', 'onlooker'])
      for (const message of low.heard[seat] ?? []) {
        expect(['die-needed', 'waiting', 'held']).not.toContain(message.t)
        expect(JSON.stringify(message)).not.toMatch(/"do":"faces"|rolled in secret|"tested":\{"|"what":"test"/)
      }
  })

  it('[rs.dice.4] nobody waits for a die of his, however many are due', () => {
    const hall = thrown('bitten', 5)
    const answers = hall.answers('U').map(({ t }) => t)
    expect(answers).toContain('done')
    expect(hall.match.needs).toBeNull()
    expect((hall.heard['U'] ?? []).some(({ t }) => t === 'die-needed' || t === 'waiting')).toBe(false)
  })
})
