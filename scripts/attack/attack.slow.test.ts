import { afterAll, describe, expect, it } from 'vitest'
import { CHANNELS } from './channels.ts'
import { fixtures } from './fixtures.ts'
import { attack, attempted, type Channel, Escaped, inputNo, type Target } from './run.ts'

/** A small share of `npm run attack`; the slow channels get fewer. */
const INPUTS: Readonly<Record<string, number>> = { scenarios: 200, saves: 200, 'command-lines': 200 }
const USUAL = 300
/** Other tests run in the same process: how much of its time goes into these, nobody knows. */
const FOR_EVER = { refused: Number.POSITIVE_INFINITY, accepted: Number.POSITIVE_INFINITY }

const ready = new Map<string, Promise<Target<unknown>>>()
const targetOf = (channel: Channel): Promise<Target<unknown>> => {
  const known = ready.get(channel.name) ?? channel.ready()
  ready.set(channel.name, known)
  return known
}
afterAll(async () => {
  for (const target of ready.values()) (await target).close?.()
})

describe('an attack', () => {
  it.each(CHANNELS.map((channel) => [channel.name, channel] as const))(
    'by %s finds nothing',
    async (name, channel) => {
      const count = INPUTS[name] ?? USUAL
      const tally = await attack(channel, await targetOf(channel), { seed: 'test', from: 0, count, patience: FOR_EVER })
      expect(tally.findings).toEqual([])
      expect(tally.refused + tally.accepted).toBe(count)
      // Whoever refuses everything, or takes everything, was not attacked.
      expect(tally.refused).toBeGreaterThan(count / 10)
      expect(tally.accepted).toBeGreaterThan(count / 50)
    },
    240_000,
  )

  it('is the same again from the same seed and number', async () => {
    for (const channel of CHANNELS) {
      const target = await targetOf(channel)
      const [one, again, other] = [3, 3, 4].map((n) => JSON.stringify(inputNo(channel.name, target, 'test', n)) ?? '')
      expect(one === again).toBe(true)
      expect(one === other).toBe(false)
    }
  })
})

describe('what was found once', () => {
  it.each(fixtures())('%s does no harm', async (_, { channel: name, input, is }) => {
    const channel = CHANNELS.find((one) => one.name === name)
    if (!channel) throw new Error(`there is no channel ${name}`)
    const { verdict } = await attempted(await targetOf(channel), input, new Escaped(), FOR_EVER)
    expect(verdict).toEqual({ is })
  })
})

describe('the runner notices', () => {
  const channel = (attempt: Target<unknown>['attempt']): readonly [Channel, Target<unknown>] => {
    const target: Target<unknown> = { input: () => 1, attempt }
    return [{ name: 'broken', says: '', ready: () => Promise.resolve(target) }, target]
  }
  const kindsOf = async (attempt: Target<unknown>['attempt']): Promise<string[]> => {
    const [broken, target] = channel(attempt)
    const patience = { ...FOR_EVER, refused: 20 }
    const { findings } = await attack(broken, target, { seed: '', from: 0, count: 1, patience })
    return findings.map(({ kind }) => kind)
  }

  it('what throws, and what was not waited for', async () => {
    expect(await kindsOf(() => ({ is: 'accepted' }))).toEqual([])
    expect(
      await kindsOf(() => {
        throw new Error('x')
      }),
    ).toEqual(['throw'])
    expect(await kindsOf(() => Promise.reject(new Error('x')))).toEqual(['throw'])
  })

  it('a refusal that takes too long', async () => {
    const slowly = (): { is: 'refused' } => {
      const began = process.cpuUsage()
      while (process.cpuUsage(began).user < 50_000);
      return { is: 'refused' }
    }
    expect(await kindsOf(slowly)).toEqual(['slow'])
  })
})
