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
})
