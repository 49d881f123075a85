import {
  anyMatch,
  commandOdds,
  Company,
  type HostMessage,
  matchFromPosition,
  MatchHost,
  PROTOCOL,
  scriptedDice,
} from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'

const runOrShoot = { ...runOrShootRules, ...runOrShootExtras }

const HOLDERS = { S1: { person: 'Ann' }, S2: { person: 'Bob' }, S3: { person: 'Ann' }, U: { bot: 'competent' } }

/** Three survivors of Ann and Bob, each at a screen of their own, before the first card. */
function table(options: object = {}) {
  const survivors = [{ at: [1000, 3300] }, { at: [1600, 3300] }, { at: [2200, 3300] }]
  const read = matchFromPosition(runOrShoot, { options, survivors }, {}, HOLDERS, scriptedDice([]))
  if (!read.ok) throw new Error(read.fault.reason)
  const host = new MatchHost({ match: anyMatch(read.value), odds: commandOdds, company: new Company() })
  const lines = new Map(
    (['S1', 'S2'] as const).map((seat) => {
      const got: HostMessage[] = []
      const line = host.connect((message) => got.push(structuredClone(message)))
      const seats = seat === 'S1' ? ['S1', 'S3'] : [seat]
      line.receive({ v: PROTOCOL, t: 'join', client: seat, seats })
      return [seat, { got, line }] as const
    }),
  )
  let id = 0
  const give = (from: 'S1' | 'S2', message: object): HostMessage | undefined => {
    const { got, line } = lines.get(from) as { got: HostMessage[]; line: ReturnType<MatchHost['connect']> }
    const at = got.length
    line.receive({ v: PROTOCOL, id: ++id, seat: from, ...message })
    return got.slice(at).find((one) => 'id' in one && one.id === id)
  }
  const say = (from: 'S1' | 'S2', words: string, to: string | null = null) => give(from, { t: 'say', to, words })
  const card = (from: 'S1' | 'S2', seat: string) =>
    give(from, { t: 'command', seat, decision: null, command: { do: 'card', cards: ['MELEE'] } })
  const heard = (seat: 'S1' | 'S2') => lines.get(seat)?.got.flatMap((one) => (one.t === 'talk' ? one.said : [])) ?? []
  const rests = (seat: 'S1' | 'S2') =>
    lines.get(seat)?.got.flatMap((one) => (one.t === 'talk' ? [one.rests?.clause ?? null] : []))
  return { host, say, card, heard, rests }
}

describe('talk', () => {
  it('[rs.secrecy.3] rests between different people while cards are chosen, and goes on when they are open', () => {
    const { say, card, heard, rests, host } = table()
    expect(say('S1', 'I will run.')).toMatchObject({ t: 'refused', refusal: { clause: 'rs.secrecy.3' } })
    expect(say('S2', 'Shall I shoot?', 'S1')).toMatchObject({ t: 'refused', refusal: { clause: 'rs.secrecy.3' } })
    expect([heard('S1'), heard('S2')]).toEqual([[], []])
    for (const [from, seat] of [
      ['S1', 'S1'],
      ['S1', 'S3'],
      ['S2', 'S2'],
    ] as const)
      expect(card(from, seat)).toMatchObject({ t: 'done' })
    expect(host.match?.pending()?.asks).not.toBe('place a card')
    expect(rests('S2')).toEqual(['rs.secrecy.3', null])
    expect(say('S1', 'Too late now.')).toMatchObject({ t: 'done' })
    expect(heard('S2')).toMatchObject([{ seat: 'S1', to: null, words: 'Too late now.' }])
  })

  it('[rs.secrecy.3] does not rest for one person with several seats, nor where talk is open in step 1', () => {
    const own = table()
    expect(own.say('S1', 'First the door.', 'S3')).toMatchObject({ t: 'done' })
    expect([own.heard('S1').length, own.heard('S2').length]).toEqual([1, 0])
    const open = table({ planningChat: 'open' })
    expect(open.say('S1', 'I will run.')).toMatchObject({ t: 'done' })
    expect(open.heard('S2')).toMatchObject([{ words: 'I will run.' }])
    expect(open.rests('S2')?.[0]).toBe(null)
  })
})
