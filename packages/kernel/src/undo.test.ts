import { describe, expect, it } from 'vitest'
import { matchFromPosition } from './begin.ts'
import { anyGame } from './game.ts'
import { digest } from './json.ts'
import type { Terms } from './log.ts'
import type { Match } from './match.ts'
import { openSave } from './open-save.ts'
import { saveMatch } from './save.ts'
import type { Holder } from './seat.ts'
import { committedDice, scriptedDice, seededDice, type Source } from './source.ts'
import { lantern, setUp } from './testkit/index.ts'
import type { Transaction } from './transaction.ts'
import type { LanternKit } from './testkit/sample/state.ts'
import { agreeUndo, mayUndo, proposeUndo, undo } from './undo.ts'
import { verifySave } from './verify.ts'
import { playFault } from './verify-play.ts'

const secret = '0f'.repeat(32)
const ann: Holder = { person: 'Ann' }
const bob: Holder = { person: 'Bob' }
const bot: Holder = { bot: 'random' }

/** Ann burns her 3 against Bob's nothing: the second answer opens both and throws a die. */
function opened(source: Source, undoDice: Terms['undoDice'] = 'same', other: Holder = bob): Match<LanternKit> {
  const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] } } }
  const holders = { K1: ann, K2: other }
  const read = matchFromPosition(lantern, position, setUp(lantern).options, holders, source, { undoDice, physical: [] })
  if (!read.ok) throw new Error(read.fault.reason)
  read.value.submit('K1', null, { do: 'burn', card: 3 })
  read.value.submit('K2', null, { do: 'keep' })
  return read.value
}

const reopen = (match: Match<LanternKit>): void => {
  match.submit('K1', null, { do: 'burn', card: 3 })
  match.submit('K2', null, { do: 'keep' })
}

function askBob(match: Match<LanternKit>): void {
  const asked = proposeUndo(match, 'K1')
  if (!asked.ok) throw new Error(asked.refusal.reason)
  expect(asked.proposal.open).toEqual(['K2'])
  agreeUndo(match, asked.proposal, 'K2')
}

describe('undo', () => {
  it('is free for a seat whose own last command threw and showed nothing', () => {
    const match = opened(scriptedDice([6]))
    const before = digest(match.table.state)
    match.submit('K1', null, { do: 'climb' })
    expect(mayUndo(match, 'K1')).toBeNull()
    expect(mayUndo(match, 'K2')).toMatchObject({ clause: 'table.undo' })
    expect(undo(match, 'K1')).toBeNull()
    expect(digest(match.table.state)).toBe(before)
  })

  it('is not free after a roll, a reveal, or what the clock or the game forbids', () => {
    const match = opened(scriptedDice([6]))
    expect(undo(match, 'K2')).toMatchObject({ clause: 'table.undo' })
    match.clock('K1')
    expect(match.entries.at(-1)?.clock).toBe(true)
    expect(undo(match, 'K1')).toMatchObject({ clause: 'table.undo' })
    match.submit('K1', null, { do: 'peek' })
    expect(match.entries.at(-1)?.revealed).toBe(true)
    expect(undo(match, 'K1')).toMatchObject({ clause: 'table.undo' })
    expect(match.entries).toHaveLength(4)
  })

  it('is not free when the command let somebody see a card, though no rule said so', () => {
    const match = opened(scriptedDice([6]))
    match.submit('K1', null, { do: 'rest' })
    match.submit('K1', null, { do: 'pass' })
    expect(match.told.at(-1)?.map((event) => event.e)).toContain('drew')
    expect(undo(match, 'K1')).toMatchObject({ clause: 'table.undo' })
  })

  it('is not free after a hidden draw of which nobody was told', () => {
    const shuffling = {
      ...lantern,
      mayTakeBack: () => true,
      anytime: {
        dos: ['resign'],
        check: () => null,
        take: (t: Transaction<LanternKit>) => void t.draw('ln.setup.1', 6),
      },
    }
    const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] } } }
    const read = matchFromPosition(shuffling, position, setUp(lantern).options, { K1: ann, K2: bob }, seededDice(1))
    if (!read.ok) throw new Error(read.fault.reason)
    read.value.submit('K1', null, { do: 'resign' })
    expect(read.value.entries.at(-1)).toMatchObject({ rolled: [], drawn: [['ln.setup.1', 6, expect.any(Number)]] })
    expect(read.value.entries.at(-1)?.revealed).toBe(false)
    expect(mayUndo(read.value, 'K1')).toMatchObject({ clause: 'table.undo' })
  })

  it('never gives a number to two questions', () => {
    const match = opened(scriptedDice([6]))
    const seen = new Set<number>()
    for (let i = 0; i < 5; i++) {
      expect(seen.has(match.decision)).toBe(false)
      seen.add(match.decision)
      const stale = match.decision
      match.submit('K1', match.decision, { do: 'climb' })
      undo(match, 'K1')
      expect(match.submit('K1', stale, { do: 'climb' })).toMatchObject({ refusal: { clause: 'table.stale' } })
    }
  })

  describe('of a sealed answer', () => {
    const holders = { K1: ann, K2: bob, K3: { person: 'Eve' } }
    const position = { keepers: { K1: { hand: [2, 3] }, K2: { hand: [1] }, K3: { hand: [1] } } }

    /** Ann and Bob have sealed their answers, Eve has not. */
    function two(source: Source = scriptedDice([6])): Match<LanternKit> {
      const { options } = setUp(lantern, { options: { keepers: 3 } })
      const read = matchFromPosition(lantern, position, options, holders, source)
      if (!read.ok) throw new Error(read.fault.reason)
      read.value.submit('K1', 0, { do: 'burn', card: 3 })
      read.value.submit('K2', 0, { do: 'burn', card: 1 })
      return read.value
    }

    it('is free until the last one is in, whoever has answered since', () => {
      const match = two()
      expect(undo(match, 'K1')).toBeNull()
      expect(match.pending()?.owe).toEqual(['K1', 'K3'])
      expect(match.entries).toMatchObject([{ n: 0, seat: 'K2', command: { do: 'burn', card: 1 } }])
      expect(match.submit('K3', 0, { do: 'keep' }).ok).toBe(true)
      expect(match.pending()?.owe).toEqual(['K1'])
      match.submit('K1', null, { do: 'burn', card: 2 })
      expect(match.table.state.leader).toBe('K1')
      expect(match.table.state.burned.slice(-2)).toEqual([2, 1])
      for (const seat of ['K1', 'K2', 'K3']) expect(mayUndo(match, seat)).toMatchObject({ clause: 'table.undo' })
    })

    it('leaves a log that replays, and committed dice that can be checked', () => {
      const match = two(committedDice({ secret, shares: {}, match: 'm' }))
      undo(match, 'K1')
      match.submit('K1', null, { do: 'burn', card: 2 })
      undo(match, 'K2')
      match.submit('K2', null, { do: 'keep' })
      match.submit('K3', null, { do: 'keep' })
      const save = saveMatch(match, { private: true })
      expect(verifySave(save).ok).toBe(true)
      expect(playFault(save, [anyGame(lantern)])).toBeNull()
      const again = openSave(save, [anyGame(lantern)])
      expect(again.ok && digest(again.match.table.state)).toBe(digest(match.table.state))
    })

    it('is not free when the clock gave it, or something else has happened since', () => {
      const match = two()
      undo(match, 'K1')
      match.clock('K1')
      expect(match.pending()?.owe).toEqual(['K3'])
      expect(mayUndo(match, 'K2')).toBeNull()
      expect(mayUndo(match, 'K1')).toMatchObject({ clause: 'table.undo' })
      const other = two()
      other.submit('K3', null, { do: 'resign' })
      expect(mayUndo(other, 'K1')).toMatchObject({ clause: 'table.undo' })
    })
  })

  it('beyond that needs everybody else: persons are asked, bots agree', () => {
    const match = opened(seededDice(1))
    askBob(match)
    expect(match.entries).toEqual([])
    const alone = opened(seededDice(1), 'same', bot)
    expect(proposeUndo(alone, 'K1')).toMatchObject({ ok: true, proposal: { at: 0, open: [] } })
    expect(alone.entries).toEqual([])
    const oneHand = opened(seededDice(1), 'same', ann)
    proposeUndo(oneHand, 'K1')
    expect(oneHand.entries).toEqual([])
  })

  it('is refused when the game is over or the seat has done nothing', () => {
    const match = opened(seededDice(1))
    match.submit('K1', null, { do: 'resign' })
    expect(mayUndo(match, 'K1')).toMatchObject({ clause: 'table.over' })
    expect(proposeUndo(match, 'K1')).toMatchObject({ ok: false, refusal: { clause: 'table.over' } })
    const fresh = opened(seededDice(1), 'same', bot)
    proposeUndo(fresh, 'K1')
    expect(proposeUndo(fresh, 'K1')).toMatchObject({ ok: false, refusal: { clause: 'table.undo' } })
  })

  it('brings the same dice again if that was settled, as long as the same dice are asked for', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const match = opened(seededDice(seed))
      const first = match.entries[1]?.rolled
      askBob(match)
      reopen(match)
      expect(match.entries[1]?.rolled).toEqual(first)
    }
  })

  it('brings new dice if that was settled', () => {
    const faces = (match: Match<LanternKit>): number[] => match.entries.flatMap((e) => e.rolled.map((r) => r[2]))
    const match = opened(scriptedDice([2, 5]), 'fresh')
    expect(faces(match)).toEqual([2])
    askBob(match)
    reopen(match)
    expect(faces(match)).toEqual([5])
  })

  it.each(['same', 'fresh'] as const)('leaves committed dice checkable (%s dice)', (undoDice) => {
    const match = opened(committedDice({ secret, shares: {}, match: 'm' }), undoDice)
    askBob(match)
    reopen(match)
    askBob(match)
    reopen(match)
    const save = saveMatch(match, { private: true })
    const spent = undoDice === 'same' ? 0 : 2
    expect(verifySave(save)).toEqual({
      ok: true,
      verified: { rolls: spent + 1, draws: 0, byHand: 0, spent, older: false, otherRules: false },
    })
    expect(match.entries[1]?.k?.rolled).toEqual([spent + 1])
    const forged = structuredClone(save)
    const roll = forged.entries[1]?.rolled[0] as [string, number, number]
    roll[2] = (roll[2] % 6) + 1
    expect(verifySave(forged)).toMatchObject({ ok: false, fault: { at: `roll ${spent + 1}` } })
  })
})
