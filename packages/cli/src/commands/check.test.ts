import { describe, expect, it } from 'vitest'
import { EMPTY_SCENARIO, ownCopyOf } from '@shamble/dead-walk/page'
import { GAMES } from '@shamble/shelf'
import { call, callJson, scratch } from '../testing.ts'

describe('shamble check', () => {
  it('says that a scenario is sound', async () => {
    const file = scratch().file('mercy.json', ownCopyOf('mercy'))
    expect(await call(['check', file])).toEqual({ code: 0, out: `${file} is sound.\n`, err: '' })
  })

  it('says all that is wrong with it, and where', async () => {
    const { map } = EMPTY_SCENARIO
    const exit = { title: 'gate', edge: [10, 10, 20, 10] }
    const wrong = {
      ...EMPTY_SCENARIO,
      map: { ...map, exit },
      full: { is: 'all', of: [{ is: 'picked-up', marker: 'K1' }] },
    }
    const file = scratch().file('wrong.json', { ...wrong, partial: { is: 'npcs-joined' } })
    const { code, out } = await call(['check', file])
    expect(code).toBe(1)
    expect(out.split('\n')).toEqual([
      'fault  map.exit.edge: it is not along an edge of the table [dw.movement.24]',
      'fault  full.of[0]: there is no marker K1 [dw.end.3]',
      'warning  partial: this can never be: there are no friends [dw.end.3]',
      `${file} cannot be played: 2 faults, 1 warning.`,
      '',
    ])
    const { faults } = await callJson<{ faults: object[] }>(['check', file, '--json'])
    expect(faults[0]).toMatchObject({ at: 'map.exit.edge', clause: 'dw.movement.24', grade: 'fault' })
  })

  it('knows by the document for which game it is', async () => {
    const files = GAMES.flatMap(({ about, workshop }) => (workshop ? [about.id] : []))
    for (const [document, got] of [
      [{ game: 'chess' }, ', got "chess"'],
      [{ game: 'evac' }, ', got "evac"'],
      [[], ''],
      [null, ''],
    ] as const) {
      const file = scratch().file('x.json', document)
      const { code, err } = await call(['check', file])
      expect([code, err]).toEqual([
        2,
        `shamble check: ${file}: game: expected a game with scenario files: ${files.join(', ')}${got}\n`,
      ])
    }
  })
})

describe("a scenario of one's own", () => {
  it('is an option in a file', async () => {
    const { file } = scratch()
    const short = { ...ownCopyOf('lawless-street'), title: 'Short street' }
    const own = file('own.json', { ...short, prescribed: { ...short.prescribed, turnLimit: 1 } })
    const words = ['sim', 'dead-walk', '--games', '1', '--cores', '1', '--seed', '1', '--save', file('save.json', '')]
    const played = await callJson<{ turns: { mean: number } }>([...words, '--option', `own=@${own}`, '--json'])
    expect(played.turns.mean).toBe(1)
    const bad = file('bad.json', { ...short, map: { ...short.map, deployment: [0, 0, 0, 0] } })
    expect((await call([...words, '--option', `own=@${bad}`])).err).toBe(
      'shamble sim: --option: own.map.deployment: the north-west corner comes first (dw.setup.6)\n',
    )
    expect((await call([...words, '--option', 'own=@nowhere.json'])).err).toBe(
      'shamble sim: nowhere.json: there is no such file\n',
    )
  })
})
