import { readdirSync, readFileSync } from 'node:fs'
import { check, type Game } from '@shamble/kernel'
import type { RunOrShootKit } from '@shamble/run-or-shoot'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../packages/games/run-or-shoot/campaign/kit.ts'
import { position } from '../packages/games/run-or-shoot/position.ts'
import { HIDDEN, SURVIVOR, ZED } from '../packages/games/run-or-shoot/position/shape.ts'
import { runOrShoot } from '../packages/games/run-or-shoot/testing.ts'
import { documentText, expectGenerated } from './blocks.ts'
import {
  call,
  examplesRun,
  type GameDocument,
  keysDocumented,
  positionsAreRefused,
  tablesAreTrue,
} from './game-document.ts'

const game: Game<RunOrShootKit> = { ...runOrShoot, position }

const NAME = 'run-or-shoot.md'
const MUTANTS = ['hunter', 'tank', 'boomer', 'smoker', 'witch']
const DOCUMENT: GameDocument<RunOrShootKit> = {
  game,
  name: NAME,
  setups: [
    {},
    { scenario: 'number-nine', survivors: 3 },
    { scenario: 'shopping-list', survivors: 2, mutants: MUTANTS },
    { scenario: 'night-school', survivors: 3, radioTalk: true },
    { scenario: 'dust-off', survivors: 2 },
    { scenario: 'last-boat', survivors: 6, mutants: MUTANTS },
    { umpire: 'asked', umpireHand: 'free', umpireDice: 'by hand', ownInfectionDice: true },
  ],
}

examplesRun(DOCUMENT)
positionsAreRefused(DOCUMENT)
tablesAreTrue(DOCUMENT)

/** The clauses by which the rules ask for an open die, as they stand in the code. */
function diceClauses(): readonly string[] {
  const folder = new URL('../packages/games/run-or-shoot/rules/', import.meta.url)
  const rules = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'))
  const asked = /\b(?:d3|d6|d10|roll)\((?:t, )?\{[^}]*?clause: '(rs\.[a-z]+\.\d+)'/g
  return rules.flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(asked)].map(([, id]) => id ?? ''),
  )
}

describe(`docs/${NAME}`, () => {
  it('[rs.dice.1] lists every die that the rules ask for', () => {
    const [, after = ''] = documentText(NAME).split('\n## Dice\n')
    const [listed = ''] = after.split('\n## ')
    expect(diceClauses().length).toBeGreaterThan(10)
    expect(diceClauses().filter((id) => !listed.includes(id))).toEqual([])
  })

  it('names every key of survivors, of Zeds and of what is hidden', () => {
    const [, ...documented] = keysDocumented(NAME).map((keys) => new Set(keys))
    const without = (keys: object, ...others: string[]): Set<string> =>
      new Set(Object.keys(keys).filter((key) => !others.includes(key)))
    expect(documented).toEqual([
      without(SURVIVOR, 'n', 'name'),
      without(ZED, 'id', 'horde'),
      new Set([...Object.keys(HIDDEN), 'created', 'hordeOf']),
    ])
  })

  it('[rs.scenario.19] tells how a campaign of five days begins, and names all that is decided in it', async () => {
    const save = new URL('../packages/games/run-or-shoot/campaign/golden/to-the-boat.json', import.meta.url)
    const { code, out } = await call(['chronicle', '-'], JSON.parse(readFileSync(save, 'utf8')))
    expect(code).toBe(0)
    const first = out.split('\n\n').slice(0, 2).join('\n\n')
    expectGenerated(NAME, 'chronicle', `\`\`\`text\n${first}\n\`\`\``)
    const [, about = ''] = documentText(NAME).split('\n## Five Days\n')
    const [section = ''] = about.split('\n## ')
    const named = [...section.matchAll(/"do": "([a-z-]+)"/g)].map(([, what]) => what)
    expect(named).toEqual(['choose', 'report', 'replace', 'hand', 'reload', 'ready', 'give-up'])
    const written = [...section.matchAll(/^\| `(\{.*?\})` \|/gm)].map(([, one = '']) => one)
    const whole = written.filter((one) => !one.includes('…'))
    expect(whole).toHaveLength(named.length - 1)
    for (const one of whole) expect(check(COMMANDS, JSON.parse(one))).toBeNull()
  })
})
