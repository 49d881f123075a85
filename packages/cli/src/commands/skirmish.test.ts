import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { call, callJson, scratch } from '../testing.ts'

interface Rolled {
  readonly game: string
  readonly map: { readonly size: readonly number[] }
}

describe('shamble skirmish', () => {
  it('prints a scenario, the same for the same seed', async () => {
    const make = (seed: string) => callJson<Rolled>(['skirmish', 'dead-walk', '--seed', seed])
    const first = await make('1')
    expect(first).toMatchObject({ format: 'shamble-scenario', game: 'dead-walk', map: { size: [90, 90] } })
    expect(await make('1')).toEqual(first)
    expect(await make('2')).not.toEqual(first)
  })

  it('writes one that is sound, and that bots can play', async () => {
    const { path } = scratch()
    const file = path('block.json')
    const words = ['skirmish', 'dead-walk', '--size', '120x90', '--humans', '5', '--seed', '4', '--out', file]
    const { code, out } = await call(words)
    expect([code, out]).toEqual([0, expect.stringMatching(/ the block, in .*block\.json\. .*turns.*\n$/)])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ map: { size: [120, 90] } })
    expect(await call(['check', file])).toEqual({ code: 0, out: `${file} is sound.\n`, err: '' })
    const sim = ['sim', 'dead-walk', '--games', '1', '--cores', '1', '--save', path('save.json'), '--json']
    const played = await callJson<{ turns: { mean: number } }>([
      ...sim,
      '--option',
      `own=@${file}`,
      '--option',
      'turnLimit=1',
    ])
    expect(played.turns.mean).toBe(1)
  })

  it('rolls what is asked for, where a game lets one choose, and says what there is', async () => {
    const { path } = scratch()
    const file = path('map.json')
    const words = ['skirmish', 'run-or-shoot', '--seed', '7', '--size', '2x1', '--objective', 'house', '--out', file]
    const { code, out } = await call(words)
    expect([code, out]).toEqual([0, expect.stringMatching(/^A house with armoured doors, in .*map\.json\. .*\n$/)])
    const checked = await call(['check', file])
    expect(checked).toMatchObject({ code: 0, err: '' })
    expect(checked.out).toMatch(/^warning {2}hordes: some 9 Zeds .* \[rs\.setup\.2\]\n.* can be played: 1 warning\.\n$/)
    const sim = ['sim', 'run-or-shoot', '--games', '1', '--cores', '1', '--json']
    const played = await callJson<{ games: number }>([...sim, '--option', `own=@${file}`, '--option', 'survivors=1'])
    expect(played.games).toBe(1)
    const refusal = async (...more: string[]) => (await call(['skirmish', 'run-or-shoot', ...more])).err
    expect(await refusal('--objective', 'castle')).toContain('expected house or collect or rescue or pick-up or boat')
    expect(await refusal('--size', '2x1', '--objective', 'collect')).toContain('no such table was found')
    expect((await call(['skirmish', 'dead-walk', '--objective', 'house'])).code).not.toBe(0)
  })
})
