import { muster } from '@shamble/even-death/muster'
import type { Muster } from '@shamble/shelf'
import { describe, expect, it } from 'vitest'
import { readArgs } from '../args.ts'
import type { Io } from '../io.ts'
import { call, scratch } from '../testing.ts'
import { forceWith } from './force.ts'

const BROKEN = new URL('../../../../docs/examples/broken-force.json', import.meta.url).pathname

const command = forceWith(() => Promise.resolve<Muster>(muster))

/** The command as it is called for a game that has forces. */
async function force(...words: string[]): Promise<{ readonly code: number; readonly out: string }> {
  let out = ''
  const io: Io = {
    out: (text) => {
      out += text
    },
    err: () => undefined,
    progress: null,
    input: () => new TextEncoder().encode('Bandits 50\nThug: Pistol (15)\n'),
    signal: new AbortController().signal,
  }
  const code = await command.run(readArgs(['even-death', ...words], command), io)
  return { code, out }
}

describe('shamble force', () => {
  it('builds a random legal force, the same for the same seed', async () => {
    const words = ['--faction', 'bandits', '--points', '150', '--random', '--seed', '3']
    const { code, out } = await force(...words)
    expect(code).toBe(0)
    expect(out).toMatch(/^Bandits \d+\n/)
    expect(await force(...words, '--text')).toEqual({ code, out })
    expect(await force(...words.slice(0, -1), '4')).not.toEqual({ code, out })
  })

  it('builds legal forces of every faction for a thousand seeds', async () => {
    for (const faction of muster.factions)
      for (let seed = 0; seed < 1_000; seed++) {
        const built = muster.random(faction, 200, `${seed}`)
        expect([faction, seed, muster.faultsOf(built)]).toEqual([faction, seed, []])
      }
  })

  it('gives the ready-made force unless told otherwise, and writes what it reads', async () => {
    const { out } = await force('--faction', 'zombies', '--points', '50')
    expect(out).toBe('Zombies 50\nRegular Zombies 15 (30)\nRegular Zombies 10 (20)\n')
    const { path, file } = scratch()
    const json = await force('--faction', 'zombies', '--points', '50', '--json')
    file('force.json', json.out)
    expect(await force('--check', path('force.json'), '--text')).toEqual({ code: 0, out })
    file('force.txt', out)
    expect(await force('--check', path('force.txt'))).toEqual({
      code: 0,
      out: `${path('force.txt')}: a legal force of the zombies, 50 of 200 points\n`,
    })
    expect((await force('--check', '-', '--points', '50')).out).toContain('a legal force of the bandits, 15 of 50')
  })

  it('[ed.force.12] names eight faults at once, each with place and clause, and an empty force as the ninth', async () => {
    const { code, out } = await force('--check', BROKEN)
    expect(code).toBe(1)
    const told = out.trim().split('\n')
    expect(told.map((line) => `${line.split(':')[0]} ${/\((ed\.[a-z]+\.\d+)\)$/.exec(line)?.[1]}`)).toEqual([
      'force ed.force.1',
      'unit 1 ed.force.2',
      'unit 2 ed.force.5',
      'unit 3 ed.force.5',
      'unit 4 ed.force.7',
      'unit 5 ed.force.8',
      'unit 6 ed.setup.4',
      'unit 6 ed.force.9',
    ])
    const { path, file } = scratch()
    file('empty.json', { faction: 'military', force: [] })
    const empty = await force('--check', path('empty.json'), '--json')
    expect([empty.code, JSON.parse(empty.out)]).toMatchObject([1, { faults: [{ at: 'force', clause: 'ed.force.11' }] }])
  })

  it.each([
    ['no faction', [], '--faction'],
    ['a strange faction', ['--faction', 'pirates'], '--faction'],
    ['too few points', ['--faction', 'bandits', '--points', '10'], '--points'],
    ['text and JSON', ['--faction', 'bandits', '--text', '--json'], '--text'],
    ['a file that is not there', ['--check', 'nowhere.json'], 'nowhere.json'],
  ] as const)('refuses %s', async (_, words, says) => {
    await expect(force(...words)).rejects.toThrow(says)
  })

  it('refuses a text with a typing error, and says in which line', async () => {
    const { path, file } = scratch()
    file('force.txt', 'Bandits\nThug: Pistol (15)\nThugg: Pistol (15)\n')
    await expect(force('--check', path('force.txt'))).rejects.toThrow('line 3')
    file('force.json', { faction: 'bandits', force: [{ is: 'human', unit: 'thugg', weapons: [], perks: [] }] })
    await expect(force('--check', path('force.json'))).rejects.toThrow('force[0].unit')
  })

  it('says which games have forces', async () => {
    expect(await call(['force', 'evac', '--faction', 'marines'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there are no forces of "evac"'),
    })
  })
})
