import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Save, sha256Hex } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { call, callJson, scratch } from '../testing.ts'

const SHORT = ['sim', 'evac', '--scenario', 'S2', '--option', 'turnLimit=5', '--bot', 'all=random', '--seed', 'replay']

/** A fresh save, and the means to spoil it. */
async function saved(...flags: string[]): Promise<{ path: string; save: Save; spoilt(over: object): string }> {
  const { path, file } = scratch()
  const at = path('save.json')
  const { code, err } = await call([...SHORT, '--save', at, ...flags])
  if (code !== 0) throw new Error(err)
  const save = JSON.parse(readFileSync(at, 'utf8')) as Save
  return { path: at, save, spoilt: (over) => file('spoilt.json', { ...save, ...over }) }
}

interface Replayed {
  replays: boolean
  fault: { entry: number; at: string; why: string } | null
  entries: { entry: number; seat: string }[]
  outcome: object | null
}

const without = (save: Save, entry: number): Save['entries'] => save.entries.filter((_, i) => i !== entry - 1)

describe('shamble replay', () => {
  it('prints the log of a fresh save with its clauses, and finds it sound', async () => {
    const { path, save } = await saved()
    const { code, out, err } = await call(['replay', path])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Evac, recorded under rules 2\n.*Jonathan Clarke.*\n {4}0 {2}set-up\n/)
    expect(out).toContain(`\n${String(save.entries.length).padStart(5)}  `)
    expect(out).toMatch(/\n {8}dice ev\.\w+\.\d+ d\d+: \d+\n/)
    expect(out).toMatch(/\n {8}deployed: seat M1, .* \[ev\.setup\.\d+\]\n/)
    expect(out).toMatch(/The log replays to the recorded state\. Outcome: zombies win: .* \[ev\.win\.\d+\]\n$/)
  })

  it('prints it as JSON, too', async () => {
    const { path, save } = await saved()
    const replayed = await callJson<Replayed>(['replay', path, '--json'])
    expect(replayed).toMatchObject({ replays: true, fault: null, outcome: { winners: ['zombies'] } })
    expect(replayed.entries).toHaveLength(save.entries.length)
  })

  it('says at which entry a log diverges and why, and prints what comes before', async () => {
    const { save, spoilt } = await saved()
    const path = spoilt({ entries: without(save, 8) })
    const { code, out } = await call(['replay', path])
    expect(code).toBe(1)
    expect(out).toMatch(/Entry 8 diverges: entries\[7\]: table\.stale: it answers decision 8, not 7\n$/)
    const { replays, fault, entries } = await callJson<Replayed>(['replay', path, '--json'])
    expect({ replays, entry: fault?.entry, before: entries.length }).toEqual({ replays: false, entry: 8, before: 7 })
  })

  it('notices a die that was changed, and a state that was', async () => {
    const { save, spoilt } = await saved()
    const thrown = save.entries.findIndex(({ rolled }) => rolled.length > 0)
    const entries = save.entries.map((entry, i) => (i === thrown ? { ...entry, rolled: [] } : entry))
    const lost = await callJson<Replayed>(['replay', spoilt({ entries }), '--json'])
    expect(lost.fault).toMatchObject({ entry: thrown + 1, why: expect.stringContaining('the record has no die for') })
    const other = await callJson<Replayed>(['replay', spoilt({ digest: '0'.repeat(64) }), '--json'])
    expect(other.fault).toMatchObject({ entry: save.entries.length, why: expect.stringContaining('differs') })
  })

  it('prints the state after any entry that replays', async () => {
    const { path, save, spoilt } = await saved()
    const at = async (file: string, n: number): Promise<unknown> => callJson(['replay', file, '--at', String(n)])
    const start = await at(path, 0)
    expect(start).toMatchObject({ game: 'evac', entry: 0, outcome: null, pending: { decision: 0 } })
    const last = save.entries.length
    expect(await at(path, last)).toMatchObject({ entry: last, pending: null, outcome: { winners: ['zombies'] } })
    const broken = spoilt({ entries: without(save, 8) })
    expect(await at(broken, 7)).toEqual(await at(path, 7))
    expect(await call(['replay', broken, '--at', '8'])).toMatchObject({ code: 1, out: '' })
    const { code, err } = await call(['replay', path, '--at', String(last + 1)])
    expect({ code, err }).toEqual({
      code: 2,
      err: `shamble replay: --at: there is no entry ${last + 1}; the last is ${last}\n`,
    })
  })

  it('prints a state from which shamble run goes on', async () => {
    const { path, save } = await saved()
    const { position } = await callJson<{ position: object }>(['replay', path, '--at', '20'])
    const { seat, command, rolled } = save.entries[20] as Save['entries'][number]
    const dice = rolled.map(([clause, sides, face]) => `${clause} d${sides}: ${face}`)
    const document = { game: 'evac', position, dice, commands: [{ seat, command }] }
    const ran = await callJson<{ commands: object[]; diceLeft: string[]; position: object }>(['run', '-'], {
      input: () => new TextEncoder().encode(JSON.stringify(document)),
    })
    expect(ran).toMatchObject({ commands: [{ applied: true }], diceLeft: [] })
    const after = await callJson<{ position: object }>(['replay', path, '--at', '21'])
    expect(ran.position).toEqual(after.position)
  })
})

/** The dice of a save as hosts recorded them before they were bound to what is played. */
function olderOf({ dice }: Save): Save['dice'] {
  if (dice.kind !== 'committed' || dice.secret === undefined) throw new Error('other dice')
  const { secret, shares, at, bound } = dice
  return { kind: 'committed', commitment: sha256Hex(secret), shares, at, secret, match: bound?.match ?? '' }
}

describe('shamble verify', () => {
  it('finds every die in the secret of committed dice', async () => {
    const { path } = await saved('--dice', 'committed')
    expect(await call(['replay', path])).toMatchObject({ code: 0 })
    const { code, out } = await call(['verify', path])
    expect(code).toBe(0)
    expect(out).toMatch(/^\d+ rolls and \d+ hidden draws come from the secret that was committed to\.\n$/)
    expect(await callJson(['verify', path, '--json'])).toMatchObject({ ok: true, verified: { byHand: 0, spent: 0 } })
  })

  it('finds what the rules would not have thrown, and says under which promise it was thrown', async () => {
    const { save, spoilt } = await saved('--dice', 'committed')
    const clause = (line: { rolled: readonly (readonly [string, number, number])[] }) =>
      line.rolled.map(([, n, face]) => ['ev.stand.1', n, face])
    const thrown = save.entries.findIndex(({ rolled }) => rolled.length > 0)
    const entries = save.entries.map((entry, i) => (i === thrown ? { ...entry, rolled: clause(entry) } : entry))
    expect(await call(['verify', spoilt({ entries })])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/the record has ev\.stand\.1/) as string,
    })
    expect((await call(['verify', spoilt({ rules: '0', dice: olderOf(save) })])).out).toMatch(
      /committed to\.\nThey were rolled under the older promise.*\nThe rules here are not those of this match.*\n$/,
    )
  })

  it('finds the die that was changed', async () => {
    const { save, spoilt } = await saved('--dice', 'committed')
    const turned = (face: number, sides: number): number => (face % sides) + 1
    const thrown = save.entries.findIndex(({ rolled }) => rolled.length > 0)
    const entries = save.entries.map((entry, i) =>
      i === thrown
        ? { ...entry, rolled: entry.rolled.map(([clause, n, face]) => [clause, n, turned(face, n)]) }
        : entry,
    )
    const { code, out, err } = await call(['verify', spoilt({ entries })])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/spoilt\.json: roll \d+: the secret gives \d, not \d\n$/)
  })

  it('cannot check other dice', async () => {
    const { path } = await saved()
    const { code, err } = await call(['verify', path])
    expect(code).toBe(1)
    expect(err).toContain('dice.kind: seeded dice cannot be checked')
  })

  describe('of older rules', () => {
    const museum = (name: string): string => {
      const packed = readFileSync(new URL(`../../../../museum/${name}.json.gz`, import.meta.url))
      return scratch().file('older.json', JSON.parse(gunzipSync(packed).toString('utf8')) as object)
    }

    it('carries over what holds', async () => {
      const { code, out, err } = await call(['replay', museum('dead-walk/mercy.2999d81')])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toMatch(/^Dead Walk Again, recorded under rules 1\n/)
      expect(out).toMatch(
        /\nIt was saved under rules 1; under rules \d+ every command and die of it holds; .* Outcome: /,
      )
    })

    it('goes as far as these rules do, and writes a save to go on with', async () => {
      const older = museum('dead-walk/night-at-millers.2999d81')
      const on = scratch().path('on.json')
      const { code, out } = await call(['replay', older, '--save', on])
      expect(code).toBe(1)
      const holds = Number(
        / holds up to entry (\d+) of 97: the next does not fit any more \(table\.dice: .*\n$/.exec(out)?.[1],
      )
      expect(out).toContain(`\n${String(holds).padStart(5)}  `)
      expect(out).not.toContain(`\n${String(holds + 1).padStart(5)}  `)
      expect(await callJson<Replayed>(['replay', on, '--json'])).toMatchObject({ replays: true, fault: null })
      expect(await callJson(['replay', older, '--at', String(holds)])).toMatchObject({ entry: holds })
    })

    it('reads commands and dice where nothing holds', async () => {
      const older = museum('dead-walk/table-farm-mercy.a5f9be5')
      const { code, out } = await call(['replay', older])
      expect(code).toBe(1)
      expect(out).toMatch(/\n {3}40 {2}\w+: .*\n/)
      expect(out).toMatch(/ Its commands \(40\) and their dice can be read\.\n$/)
      expect(await call(['replay', older, '--save', 'x.json'])).toMatchObject({ code: 1, out: '' })
    })
  })
})
