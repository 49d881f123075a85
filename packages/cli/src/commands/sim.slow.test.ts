import { series } from '@shamble/bots'
import { evac } from '@shamble/evac'
import { anyGame } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { ownCopyOf } from '@shamble/dead-walk/page'
import { call, callJson, scratch } from '../testing.ts'

interface Simulated {
  bots: Record<string, string>
  options: object
  wins: Record<string, { games: number }>
  digest: string
  timing: object
}

const QUICK = ['sim', 'evac', '--scenario', 'S2', '--option', 'turnLimit=5', '--bot', 'all=random', '--json']
const sim = (...words: string[]): Promise<Simulated> => callJson<Simulated>([...QUICK, ...words])
/** On one core: each has to load the rules first. */
const simAlone = (...words: string[]): Promise<Simulated> => sim('--cores', '1', ...words)
const timeless = ({ timing: _, ...rest }: Simulated): object => rest

describe('shamble sim', () => {
  it('plays the same games whatever the number of cores', async () => {
    const one = await sim('--games', '9', '--seed', 'x', '--cores', '1')
    const two = await sim('--games', '9', '--seed', 'x', '--cores', '2')
    expect(timeless(two)).toEqual(timeless(one))
    expect((await sim('--games', '9', '--seed', 'y')).digest).not.toBe(one.digest)
  })

  it('plays the games that the arena plays', async () => {
    const options = { scenario: 'S2', turnLimit: 5 }
    const arena = series({ game: anyGame(evac), options, level: 'random', seed: 'x', budget: { nodes: 1 } }, 4)
    const { digest, wins } = await simAlone('--games', '4', '--seed', 'x')
    expect(digest).toBe(arena.digest)
    expect(wins.zombies?.games).toBe(arena.wins.zombies)
  })

  it('records the first game of a series', async () => {
    const { path } = scratch()
    const recorded = await sim('--seed', 'x', '--save', path('save.json'))
    expect(timeless(recorded)).toEqual(timeless(await simAlone('--seed', 'x', '--games', '1')))
    expect(await call(['replay', path('save.json')])).toMatchObject({ code: 0 })
  })

  it('seats bots by seat and by side, the later word counting', async () => {
    const { bots } = await simAlone('--games', '1', '--bot', 'M=competent', '--bot', 'M2=searching', '--budget', '1')
    expect(bots).toEqual({ Z: 'random', M1: 'competent', M2: 'searching', M3: 'competent' })
  })

  it("plays a scenario of one's own, and does not write it out to people", async () => {
    const words = ['sim', 'dead-walk', '--games', '1', '--bot', 'all=random', '--option']
    const { code, out } = await call([...words, `own=${JSON.stringify(ownCopyOf('lawless-street'))}`])
    expect(code).toBe(0)
    expect(out).toContain('options          own={…} ')
  })

  it('says it to people', async () => {
    const { code, out, err } = await call([...QUICK.slice(0, -1), '--games', '3', '--cores', '1'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Evac, rules 2: 3 games, seed 0\noptions +scenario=S2 turnLimit=5\nbots +Z=random M1=random/)
    for (const word of ['marines win', 'zombies win', 'turns', 'commands', 'marines lost', 'digest', 'speed'])
      expect(out).toMatch(new RegExp(`^${word} +\\S`, 'm'))
  })

  it('stops when it is interrupted, and prints no result', async () => {
    const stopping = new AbortController()
    const seen: string[] = []
    const { code, out, err } = await call([...QUICK, '--games', '200', '--cores', '1'], {
      signal: stopping.signal,
      progress: (line) => {
        seen.push(line)
        if (seen.length > 1) stopping.abort()
      },
    })
    expect({ code, out }).toEqual({ code: 130, out: '' })
    expect(err).toMatch(/^shamble sim: stopped after \d+ of 200 games\n$/)
    expect(seen[seen.length - 1]).toBe('')
  })
})
