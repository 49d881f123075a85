import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { AnyGame } from '@shamble/kernel'
import type { GameEntry } from './entry.ts'
import { GAMES } from './games.ts'
import { GAMES as WITH_SAMPLE } from './testing.ts'
import { trialsOf } from './trials-of.ts'

const inRepository = (path: string): boolean => existsSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)))

/** What belongs to a game and is found by its id. */
const filesOf = (id: string): string[] => [
  `packages/games/${id}/README.md`,
  `packages/games/${id}/clauses.ts`,
  `packages/games/${id}/conformance.slow.test.ts`,
  `packages/games/${id}/golden`,
  `docs/${id}.md`,
  `docs/${id}.test.ts`,
  `packages/web/src/games/${id}/card.ts`,
  `packages/web/src/games/${id}/display.tsx`,
  `packages/web/src/games/${id}/setup.ts`,
]

/** Everything that an entry should have and has not, a sentence each. */
async function lacksOf(entry: GameEntry): Promise<string[]> {
  const { about } = entry
  const lacks = Object.entries(about).flatMap(([key, words]) => (words === '' ? [`its ${key} is empty`] : []))
  const game = await entry.whole()
  if (game.id !== about.id) lacks.push(`its rules call themselves ${game.id}`)
  if (game.scenarios.length === 0) lacks.push('it has no scenario')
  if (game.sides.length === 0) lacks.push('it has no sides')
  for (const part of ['advise', 'position', 'invariants', 'evaluate'] as const)
    if (game[part] === undefined) lacks.push(`it has no ${part}`)
  const shown = (game.optionGroups ?? []).flatMap(({ options }) => options)
  for (const [id, { title }] of Object.entries(game.options))
    if (shown.filter((one) => one === id).length !== (title === undefined ? 0 : 1))
      lacks.push(
        `its option ${id} ${title === undefined ? 'is shown without a title' : 'has a title and is not shown once'}`,
      )
  for (const id of shown) if (!Object.hasOwn(game.options, id)) lacks.push(`it shows ${id}, which is no option`)
  const print = await entry.print?.()
  if (print === undefined) lacks.push('it has nothing to print')
  else if (print.id !== about.id) lacks.push(`what is printed calls itself ${print.id}`)
  if (entry.trials === undefined) lacks.push('it has no trials')
  return [...lacks, ...(await trialLacks(entry, game)), ...filesOf(about.id).flatMap(missing)]
}

const missing = (path: string): string[] => (inRepository(path) ? [] : [`there is no ${path}`])

async function trialLacks(entry: GameEntry, game: AnyGame): Promise<string[]> {
  const lacks: string[] = []
  const { side, columns, settings } = await trialsOf(entry)
  if (!game.sides.includes(side)) lacks.push(`its trials count wins of ${side}, which is no side`)
  for (const setting of settings) {
    const settled = game.settle(Object.fromEntries(columns.map((column, i) => [column, setting[i] ?? ''])))
    if (!settled.ok) lacks.push(`its trial ${setting.join(' ')} cannot be played: ${settled.fault.why}`)
  }
  return lacks
}

describe('the shelf', () => {
  it.each(GAMES.map((entry) => [entry.about.title, entry] as const))('%s lacks nothing', async (_, entry) => {
    expect(await lacksOf(entry)).toEqual([])
  })

  it('an entry that lacks something is told what', async () => {
    const whole = GAMES[0] as GameEntry
    const poor: GameEntry = {
      ...whole,
      about: { ...whole.about, id: 'evak', by: '' },
      trials: async () => ({ ...(await trialsOf(whole)), side: 'heroes', settings: [['S9', 3]] }),
    }
    expect(await lacksOf(poor)).toEqual([
      'its by is empty',
      'its rules call themselves evac',
      'what is printed calls itself evac',
      'its trials count wins of heroes, which is no side',
      expect.stringMatching(/^its trial S9 3 cannot be played: expected one of S1/),
      ...filesOf('evak').map((path) => `there is no ${path}`),
    ])
  })

  it('a game that names no trials plays its scenarios as they are', async () => {
    const { print: _, trials: __, ...bare } = GAMES[0] as GameEntry
    expect(await lacksOf(bare)).toEqual(['it has nothing to print', 'it has no trials'])
    expect(await trialsOf(bare)).toMatchObject({ columns: ['scenario'], side: 'marines' })
  })

  it('the sample game is registered with its rules and nothing else', async () => {
    const sample = WITH_SAMPLE[GAMES.length] as GameEntry
    expect(WITH_SAMPLE.slice(0, GAMES.length)).toEqual(GAMES)
    expect(await lacksOf(sample)).toEqual([
      'it has no evaluate',
      'it has nothing to print',
      'it has no trials',
      ...filesOf(sample.about.id).map((path) => `there is no ${path}`),
    ])
  })

  it('no two entries have a name in common, campaigns included', () => {
    const ids = GAMES.flatMap(({ about, campaign }) => [about.id, ...(campaign ? [campaign.about.id] : [])])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('what is loaded later is put into the game that was begun with', async () => {
    for (const entry of GAMES) expect(await entry.whole()).toBe(await entry.rules())
  })

  it('a tiny game has fewer than 150 lines, its rules and its registration included', () => {
    const linesOf = (path: string): number =>
      readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n').length
    const samples = WITH_SAMPLE.length - GAMES.length
    const registration = linesOf('packages/shelf/src/testing.ts') / samples
    expect(linesOf('packages/kernel/src/testkit/sample/pebbles.ts') + registration).toBeLessThan(150)
  })
})
