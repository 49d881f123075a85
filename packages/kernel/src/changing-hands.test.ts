import { describe, expect, it } from 'vitest'
import { anyMatch, startMatch } from './begin.ts'
import { changingHands, SEAT_COMMANDS } from './changing-hands.ts'
import { anyGame } from './game.ts'
import { digest } from './json.ts'
import { openSave } from './open-save.ts'
import { saveMatch } from './save.ts'
import { variants } from './shape.ts'
import { seededDice } from './source.ts'
import { lantern, setUp } from './testkit/index.ts'
import type { LanternKit } from './testkit/sample/state.ts'
import type { Given } from './testkit/walk.ts'
import { mustAgree } from './undo.ts'

/** Lantern in which seats change hands; its keepers' own commands are not needed. */
const game: typeof lantern = {
  ...lantern,
  command: variants('do', SEAT_COMMANDS) as unknown as typeof lantern.command,
  anytime: changingHands<LanternKit>({
    clause: 'ln.end.3',
    tell: (what, seat) => ({ e: 'resigned', clause: what === 'seat handed over' ? 'ln.end.3' : 'ln.end.2', seat }),
  }),
}
const holders = { K1: { person: 'Ann' }, K2: { person: 'Ann' }, K3: { person: 'Bob' } }

const table = (held: NonNullable<Given['holders']> = holders) =>
  anyMatch(
    startMatch(game, setUp(game, { options: { keepers: 3 }, holders: held }), seededDice('hands'), {
      undoDice: 'same',
      physical: [],
    }),
  )
const leave = { do: 'resign' }
const comeBack = { do: 'take-seat' }

describe('a seat that changes hands', () => {
  it('is left to a bot at any time, and taken back by whom it was', () => {
    const match = table()
    expect(match.submit('K2', null, leave)).toMatchObject({ ok: true })
    expect(match.table.state.holders).toEqual({ ...holders, K2: { bot: 'competent', for: 'Ann' } })
    expect(match.submit('K2', null, leave)).toMatchObject({ refusal: { clause: 'ln.end.3' } })
    expect(match.submit('K2', null, comeBack)).toMatchObject({ ok: true })
    expect(match.table.state.holders).toEqual(holders)
    expect(match.submit('K2', null, comeBack)).toMatchObject({
      refusal: { clause: 'ln.end.3', reason: 'A person holds this seat already.' },
    })
  })

  it('was held by a person: a bot of the set-up makes way for nobody', () => {
    const match = table({ ...holders, K3: { bot: 'random' } })
    expect(match.submit('K3', null, comeBack)).toMatchObject({
      refusal: { reason: 'Nobody has handed this seat over.' },
    })
  })

  it('has the same person as before: whoever must agree to an undo is not another one', () => {
    const match = table()
    match.submit('K2', null, leave)
    expect(mustAgree(match.table.state.holders, 'K1')).toEqual(['K3'])
    match.submit('K2', null, comeBack)
    expect(mustAgree(match.table.state.holders, 'K1')).toEqual(['K3'])
    expect(mustAgree(match.table.state.holders, 'K3')).toEqual(['K1', 'K2'])
  })

  it('is in a save as it always was, and can be taken back from there', () => {
    const match = table()
    match.submit('K3', null, leave)
    const save = saveMatch(match, { private: true })
    const { state } = match.table
    expect(save.digest).toBe(digest({ ...state, holders: { ...state.holders, K3: { bot: 'competent' } } }))
    const opened = openSave(JSON.parse(JSON.stringify(save)), [anyGame(game)])
    if (!opened.ok) throw new Error(opened.fault.why)
    expect(opened.match.submit('K3', null, comeBack)).toMatchObject({ ok: true })
    expect(opened.match.table.state.holders['K3']).toEqual({ person: 'Bob' })
  })
})
