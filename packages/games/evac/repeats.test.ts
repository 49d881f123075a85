import {
  anyGame,
  type Game,
  type Match,
  matchFromPosition,
  MOST_REPEATS,
  openSave,
  saveMatch,
  seededDice,
} from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { evac } from './index.ts'
import type { EvacKit } from './state.ts'

const document = {
  defaultTile: { id: 'T02' },
  marines: [
    { seat: 'M1', type: 'grunt', at: [4, 4] },
    { seat: 'M2', type: 'medic', at: [5, 4] },
  ],
  zombies: [{ at: [30, 30] }],
  phase: 'marines',
  turn: 1,
}
const holders = { Z: { person: 'zoe' }, M1: { person: 'ann' }, M2: { person: 'ann' } }

function start(game: Game<EvacKit>): Match<EvacKit> {
  const begun = matchFromPosition(game, document, {}, holders, seededDice('again'))
  if (!begun.ok) throw new Error(begun.fault.reason)
  return begun.value
}

describe('no endless turn', () => {
  const swap = (from: number) =>
    from % 2 === 0
      ? { do: 'swap', with: 'M2', give: ['grenade'], get: [] }
      : { do: 'swap', with: 'M2', give: [], get: ['grenade'] }

  it('a marine swaps so often in a turn, then the table refuses it; everything else goes on', () => {
    const match = start(evac)
    const give = (n: number) => match.submit('M1', null, swap(n))
    for (let n = 0; n < MOST_REPEATS; n++) expect(give(n)).toMatchObject({ ok: true })
    expect(give(0)).toMatchObject({ ok: false, refusal: { clause: 'table.again' } })
    expect(match.choices('M1').some((one) => one.do === 'swap')).toBe(false)
    expect(match.choices('M2').some((one) => one.do === 'swap')).toBe(true)

    const opened = openSave(JSON.parse(JSON.stringify(saveMatch(match, { private: true }))), [anyGame(evac)])
    if (!opened.ok) throw new Error(opened.fault.why)
    expect(opened.match.submit('M1', null, swap(0))).toMatchObject({ refusal: { clause: 'table.again' } })

    match.takeBack(match.entries.length - 1, { by: 'M1', agreed: [] })
    expect(give(1)).toMatchObject({ ok: true })
    expect(give(0)).toMatchObject({ ok: false })
    for (const seat of ['M1', 'M2']) expect(match.submit(seat, null, { do: 'end' })).toMatchObject({ ok: true })
  })

  it('a log that was written before there was a bound still opens', () => {
    const { repeatable: _, ...unbounded } = evac
    const match = start(unbounded)
    for (let n = 0; n < MOST_REPEATS + 40; n++) expect(match.submit('M1', null, swap(n))).toMatchObject({ ok: true })
    const save = JSON.parse(JSON.stringify(saveMatch(match, { private: true })))
    const opened = openSave(save, [anyGame(evac)])
    expect(opened).toMatchObject({ ok: true })
    expect(opened.ok && opened.match.submit('M1', null, swap(0))).toMatchObject({ refusal: { clause: 'table.again' } })
  })
})
