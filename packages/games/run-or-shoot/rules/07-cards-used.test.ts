import {
  anyMatch,
  commandOdds,
  type HostMessage,
  matchFromPosition,
  MatchHost,
  mayUndo,
  PROTOCOL,
  seededDice,
  undo,
} from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Card } from '../tables/cards.ts'
import { at, go, move, moving, plays, playTo, runOrShoot, scene, survivorNo, turnOver } from '../testing.ts'

const lost = (s: ReturnType<typeof scene>): [number, Card][] =>
  s.events.flatMap((event) => (event.e === 'card lost' ? [[event.survivor, event.card] as [number, Card]] : []))

describe('cards in use', () => {
  it('[rs.cards.6] a card of which nothing can come is lost and not replaced', () => {
    for (const card of ['CLIMB', 'GIVE', 'FIRST AID', 'ASSIST'] as const) {
      const s = scene({ survivors: [{ at: at(10, 33), items: ['kit'] }] })
      turnOver(plays(s, 'S1', card))
      expect(lost(s)).toEqual([[1, card]])
      expect(s.state.cards).toEqual({})
    }
    const dry = { at: at(10, 33), pistol: { id: 1, kind: 'pistol', rounds: 0 }, main: null, items: [] } as const
    for (const card of ['SHOOT', 'RELOAD'] as const) {
      const s = scene({ survivors: [dry], zeds: [{ at: at(30, 33), down: true }] })
      turnOver(plays(s, 'S1', card))
      expect(lost(s)).toEqual([[1, card]])
    }
  })

  it('[rs.cards.6] no step asks him for another: only 5a, to turn', () => {
    const s = scene({ survivors: [{ at: at(10, 33) }] })
    plays(s, 'S1', 'ASSIST')
    expect([s.state.step, s.owe]).toEqual(['5a', ['S1']])
    s.do('S1', { do: 'pass' })
    expect([s.state.turn, s.asks]).toEqual([2, 'place a card'])
  })

  it('[rs.cards.7] a card may be used in part, or not at all; standing still is RUN with nothing', () => {
    const part = moving('RUN')
    part.do('S1', move(go(11, 33)))
    expect([survivorNo(part, 1).at, part.state.turn]).toEqual([at(11, 33), 2])
    for (const command of [move(), { do: 'pass' } as const]) {
      const s = moving('RUN')
      s.do('S1', command)
      expect([survivorNo(s, 1).at, s.state.turn, lost(s)]).toEqual([at(10, 33), 2, []])
      // Who says outright that nothing is done with it is told of.
      const declined = s.events.flatMap((e) => (e.e === 'declined' ? [[e.survivor, e.card, e.step]] : []))
      expect(declined).toEqual(command.do === 'pass' ? [[1, 'RUN', '5a']] : [])
    }
    // One shot of three, and then no more.
    const fires = { survivors: [{ at: at(10, 33) }], zeds: [{ at: at(30, 33), down: true }], dice: [1] }
    const s = playTo(plays(scene(fires), 'S1', 'SHOOT'), '9')
    s.do('S1', { do: 'shoot', weapon: 1, zed: 1 })
    expect([s.state.step, s.owe]).toEqual(['9', ['S1']])
    s.do('S1', { do: 'pass' })
    expect([s.state.turn, survivorNo(s, 1).pistol?.rounds]).toEqual([2, 5])
    expect(s.events.some(({ e }) => e === 'declined')).toBe(false)
  })

  it('[rs.cards.12] [rs.cards.13] whoever did not place a card with a shot is not asked in step 9, and who shoots did not move', () => {
    for (const card of ['RUN', 'CLIMB', 'GIVE', 'ASSIST', 'FIRST AID', 'ORDER', 'MELEE', 'GRENADE'] as const) {
      const s = scene({ survivors: [{ at: at(10, 33) }], zeds: [{ at: at(30, 33), down: true }] })
      playTo(plays(s, 'S1', card), '9')
      expect([card, s.asks]).toEqual([card, 'place a card'])
    }
    for (const card of ['SHOOT', 'BOTH'] as const) {
      const s = scene({ survivors: [{ at: at(10, 33) }], zeds: [{ at: at(30, 33), down: true }] })
      playTo(plays(s, 'S1', card), '9')
      expect([s.state.step, s.owe, survivorNo(s, 1).moved]).toEqual(['9', ['S1'], 0])
    }
  })
})

/** Four survivors at one table, everybody on a line of his own, and somebody who looks on. */
function four() {
  const survivors = [30, 33, 36, 38.5].map((y) => ({ at: at(3, y) }))
  const people = Object.fromEntries(['S1', 'S2', 'S3', 'S4', 'U'].map((seat) => [seat, { person: seat }]))
  const read = matchFromPosition(runOrShoot, { survivors }, {}, people, seededDice('cards'))
  if (!read.ok) throw new Error(read.fault.reason)
  const host = new MatchHost({ odds: commandOdds, match: anyMatch(read.value) })
  const lines = ['S1', 'S2', 'S3', 'S4', 'U', null].map((seat) => {
    const got: HostMessage[] = []
    const connection = host.connect((message) => got.push(structuredClone(message)))
    connection.receive({ v: PROTOCOL, t: 'join', client: seat ?? 'onlooker', seats: seat === null ? [] : [seat] })
    return {
      seat,
      got,
      say: (message: object) => connection.receive({ v: PROTOCOL, id: got.length + 1, seat, ...message }),
    }
  })
  const line = (seat: string | null) => lines.find((one) => one.seat === seat) as (typeof lines)[number]
  const place = (seat: string, ...cards: Card[]) =>
    line(seat).say({
      t: 'command',
      decision: null,
      command: { do: 'card', cards },
      why: `${cards.join(' and ')} is best.`,
    })
  return { match: read.value, lines, line, place }
}

describe('a card that is taken back', () => {
  it('[rs.cards.9] is free until the last one lies, and the seat chooses again', () => {
    const { match, place, line } = four()
    place('S1', 'GRENADE')
    place('S2', 'RUN')
    place('S3', 'RUN')
    expect(mayUndo(match, 'S1')).toBeNull()
    line('S1').say({ t: 'undo' })
    expect(match.pending()?.owe).toEqual(['S1', 'S4'])
    place('S1', 'MELEE')
    place('S4', 'RUN')
    expect(match.table.state.cards.S1).toEqual(['MELEE'])
    // The cards are open: too late.
    for (const seat of ['S1', 'S4']) expect(undo(match, seat)).toMatchObject({ clause: 'table.undo' })
  })

  it('[rs.cards.9] [rs.secrecy.1] [rs.secrecy.2] nobody hears which it was, nor how many, and a reason comes with the reveal', () => {
    /** What everybody but S1 has heard before and after the last card lies. */
    const heard = (first: Card[], second: Card[]) => {
      const { lines, line, place } = four()
      place('S1', ...first)
      place('S2', 'RUN')
      place('S3', 'SHOOT')
      line('S1').say({ t: 'undo' })
      place('S1', ...second)
      const others = lines.filter(({ seat }) => seat !== 'S1')
      const before = others.map(({ got }) => JSON.stringify(got))
      place('S4', 'RUN')
      return { before, after: others.map(({ got }) => JSON.stringify(got)) }
    }
    const [one, other] = [heard(['GRENADE'], ['MELEE']), heard(['ORDER', 'RELOAD'], ['CLIMB'])]
    expect(one.before.map((words, i) => words === other.before[i])).toEqual([true, true, true, true, true])
    // S2 and S3 know their own reasons, and nobody that of S1.
    expect(one.before.map((words) => /GRENADE is best|MELEE is best/.test(words))).not.toContain(true)
    expect(one.after.map((words) => words.includes('GRENADE is best'))).not.toContain(true)
    expect(one.after.map((words) => words.includes('MELEE is best'))).not.toContain(false)
  })
})
