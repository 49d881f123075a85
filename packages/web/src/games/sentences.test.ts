/** What rules and bots say to a player, read as it is written. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { faultsIn } from '../words/testing.ts'

const GAMES = ['evac', 'drop-dead', 'dead-walk', 'run-or-shoot', 'even-death'] as const

/** `refuse('clause', 'Sentence.')`, and what is found out while it is said as a name. */
const REFUSAL = /refuse\(\s*[^,'"`]*(?:'[^']*'|[^,'"`]+),\s*(?<says>'[^']*'|"[^"]*"|`[^`]*`)\s*,?\s*\)/g
/** `why: 'Sentence.'` */
const REASON = /\bwhy: (?<says>'[^']*'|"[^"]*"|`[^`]*`)/g
/** Where reasons are handed on as they are, `advice(command, 'Sentence.')`: whatever reads like one. */
const SENTENCE = /(?<says>'[A-Z][a-z]*,? [^'A-Z\n][^'\n]*')/g

const sourcesIn = (folder: string): readonly string[] => {
  const path = fileURLToPath(new URL(`../../../games/${folder}/`, import.meta.url))
  return readdirSync(path)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${path}${file}`, 'utf8'))
}

const saidIn = (folder: string, pattern: RegExp): readonly string[] =>
  sourcesIn(folder).flatMap((source) =>
    [...source.matchAll(pattern)].map(({ groups }) =>
      (groups?.['says'] ?? '').slice(1, -1).replace(/\$\{[^}]*\}/g, 'Ada'),
    ),
  )

describe.each(GAMES)('what %s says', (game) => {
  it.each([
    ['refusals', 'rules', REFUSAL, 80],
    ['reasons of bots', 'bots', game === 'run-or-shoot' ? SENTENCE : REASON, 20],
  ] as const)('in %s is whole sentences without a fault', (_what, folder, pattern, least) => {
    const said = saidIn(`${game}/${folder}`, pattern)
    expect(said.length).toBeGreaterThanOrEqual(least)
    expect(said.filter((sentence) => !/^[A-Z].*([.?]|: Ada)$/.test(sentence))).toEqual([])
    expect(said.flatMap(faultsIn)).toEqual([])
  })
})
