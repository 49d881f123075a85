import { describe, expect, it } from 'vitest'
import { startMatch } from './begin.ts'
import { anyGame } from './game.ts'
import { reopenSave, type Reopened } from './reopen.ts'
import { saveMatch } from './save.ts'
import type { Save } from './save-shape.ts'
import { committedDice } from './source.ts'
import { lantern, RandomPlayer, setUp } from './testkit/index.ts'
import { verifySave } from './verify.ts'

const games = [anyGame(lantern)]
const OLDER = '0'

/** A save of older rules with dice that can be checked, changed in some way. */
function older(change: (save: Save) => object = () => ({})): Save {
  const setup = setUp(lantern, { options: { nights: 9 } })
  const match = startMatch(lantern, setup, committedDice({ secret: 'c0ffee00'.repeat(8), shares: {}, match: 'm' }))
  const player = new RandomPlayer(lantern, 1)
  for (let n = 0; n < 12; n++) {
    const { seat, command } = player.pick(lantern, match.table, match.pending()!)!
    match.submit(seat, null, command)
  }
  const save = JSON.parse(JSON.stringify(saveMatch(match, { private: true }))) as Save
  return { ...save, rules: OLDER, ...change(save) }
}

function reopened(save: Save): Reopened {
  const read = reopenSave(save, games)
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.why}`)
  return read.value
}

/** A die of entry `at` that today's rules do not ask for. */
const withStrangeDie =
  (at: number) =>
  ({ entries }: Save): object => ({
    entries: entries.map((entry, i) =>
      i === at ? { ...entry, rolled: [...entry.rolled, ['la.gone.1', 6, 1]] } : entry,
    ),
  })

describe('a save of older rules', () => {
  it('of today is as it was', () => {
    const { opened, says } = reopened({ ...older(), rules: lantern.rulesVersion })
    expect([opened, says]).toEqual(['same', 'It stands as it was saved.'])
  })

  it('is carried over if every command and die holds', () => {
    const value = reopened(older())
    expect(value).toMatchObject({ opened: 'carried', differs: [] })
    expect(value.says).toBe(
      `It was saved under rules 0; under rules ${lantern.rulesVersion} every command and die of it holds.`,
    )
  })

  it('is carried over, with a word, if only its last state is written otherwise', () => {
    const value = reopened(older(() => ({ digest: 'a'.repeat(64) })))
    expect(value).toMatchObject({ opened: 'carried', differs: ['the last state is not written as it was'] })
  })

  it('is carried over without a house rule that is gone, with a word', () => {
    const value = reopened(older(({ options }) => ({ options: { ...options, ghosts: true } })))
    expect(value).toMatchObject({ opened: 'carried', differs: ['the house rule ghosts is gone'] })
    const low = reopened(older(({ options }) => ({ options: { ...options, nights: -3 } })))
    expect(low.says).toContain('the house rule nights is at its standard')
  })

  it('opens as the position before the entry that does not fit, which it names; the rest counts as taken back', () => {
    const value = reopened(older(withStrangeDie(7)))
    if (value.opened !== 'position') throw new Error(value.opened)
    expect(value.ended).toMatchObject({ entry: 7, clause: 'table.dice' })
    expect(value.says).toMatch(
      / it holds up to entry 7 of 12: the next does not fit any more \(table\.dice: .*la\.gone\.1/,
    )
    expect(value.match.entries.length).toBe(7)
    const seat = value.match.pending()?.owe[0] as string
    expect(value.match.submit(seat, null, value.match.choices(seat)[0]).ok).toBe(true)
  })

  it('is as quick about a hundred thousand entries that do not fit', () => {
    const save = older(withStrangeDie(3))
    const [entry] = save.entries.slice(3)
    const entries = [...save.entries.slice(0, 3), ...Array.from({ length: 100_000 }, () => entry!)]
    expect(reopened({ ...save, entries })).toMatchObject({ opened: 'position', ended: { entry: 3 } })
  }, 20_000)

  it('has dice that can be checked after it went on', () => {
    const sung = ({ entries }: Save): object => ({
      entries: entries.map((entry, i) => (i === 7 ? { ...entry, command: { do: 'sing' } } : entry)),
    })
    const value = reopened(older(sung))
    if (value.opened !== 'position') throw new Error(value.opened)
    const seat = value.match.pending()?.owe[0] as string
    expect(value.match.submit(seat, null, value.match.choices(seat)[0]).ok).toBe(true)
    expect(verifySave(saveMatch(value.match, { private: true }))).toMatchObject({ ok: true })
  })

  it('is read where nothing of it fits', () => {
    const first = reopened(older(withStrangeDie(0)))
    expect(first).toMatchObject({ opened: 'replay', ended: { entry: 0 } })
    expect(first.says).toMatch(
      /its first command does not fit any more .* Its commands \(12\) and their dice can be read\.$/,
    )
    const nobody = reopened(older(() => ({ holders: {} })))
    expect(nobody).toMatchObject({ opened: 'replay', ended: { entry: -1, clause: 'table.shape' } })
    const document = reopened(older(({ options }) => ({ options: { ...options, map: { rows: 3 } } })))
    expect(document.says).toContain(
      'its set-up does not fit any more (table.shape: the option map with its document is gone)',
    )
  })

  it.each([
    ['no save', () => ({ entries: 3 }), 'entries'],
    ['a game that is not here', () => ({ game: 'chess' }), 'game'],
    [
      'another secret than the one committed to',
      (s: Save) => ({ dice: { ...s.dice, secret: 'b'.repeat(64) } }),
      'dice',
    ],
    [
      'a changed save of these rules',
      (s: Save) => ({ rules: lantern.rulesVersion, ...withStrangeDie(3)(s) }),
      'entries[3]',
    ],
  ])('is refused with its place if it is %s', (_, change, at) => {
    expect(reopenSave(older(change), games)).toMatchObject({ ok: false, fault: { at } })
  })
})
