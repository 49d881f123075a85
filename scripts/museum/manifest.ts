/** The digests of the recorded games by game and rules version: a recording may change only with the version. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { sha256Hex } from '@shamble/kernel'
import { TOP } from './exhibits.ts'

/** The recordings of a game as they are. */
export interface Recordings {
  readonly rules: string
  /** SHA-256 of each file, by its path from the top. */
  readonly golden: Readonly<Record<string, string>>
}
export type Manifest = Readonly<Record<string, Recordings>>

const FILE = join(TOP, 'museum', 'golden.json')
const GAMES = join(TOP, 'packages', 'games')

export const readManifest = (): Manifest => JSON.parse(readFileSync(FILE, 'utf8')) as Manifest

export const writeManifest = (manifest: Manifest): void => writeFileSync(FILE, `${JSON.stringify(manifest, null, 2)}\n`)

/** Every recorded game, by the id of its game; of one that is not on the shelf yet nobody has a save. */
export function recordings(games: readonly { readonly id: string; readonly rulesVersion: string }[]): Manifest {
  const manifest: Record<string, { rules: string; golden: Record<string, string> }> = {}
  for (const path of goldenFiles()) {
    const text = readFileSync(join(TOP, path), 'utf8')
    const { game } = JSON.parse(text) as { readonly game: string }
    const rules = games.find(({ id }) => id === game)?.rulesVersion
    if (rules === undefined) continue
    manifest[game] ??= { rules, golden: {} }
    manifest[game].golden[path] = sha256Hex(text)
  }
  return manifest
}

const goldenFiles = (): string[] =>
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .map((path) => relative(TOP, join(GAMES, path)).split(sep).join('/'))
    .filter((path) => /\/golden\/[^/]+\.json$/.test(path) && !path.includes('/node_modules/'))
    .sort()

/** Recordings that are no longer what they were, or gone. */
export const changed = (before: Recordings, now: Recordings | undefined): string[] =>
  Object.entries(before.golden).flatMap(([path, digest]) => (now?.golden[path] === digest ? [] : [path]))

/** Recordings that changed although the version of their rules did not, a sentence for each game. */
export const unraised = (before: Manifest, now: Manifest): string[] =>
  Object.entries(before).flatMap(([game, then]) => {
    const differ = changed(then, now[game])
    if (differ.length === 0 || then.rules !== now[game]?.rules) return []
    return [`${differ.join(', ')} changed and rules ${then.rules} of ${game} did not. ${WHAT_TO_DO}`]
  })

/** What is wrong with the recordings as they are now, a sentence each. */
export function manifestFaults(before: Manifest, now: Manifest): string[] {
  const faults = unraised(before, now)
  const games = Object.keys({ ...before, ...now })
  const unlisted = games.filter((game) => JSON.stringify(before[game]) !== JSON.stringify(now[game]))
  if (faults.length > 0 || unlisted.length === 0) return faults
  return [`The recordings of ${unlisted.join(', ')} are not those of museum/golden.json: run npm run museum -- add.`]
}

const WHAT_TO_DO =
  'Saves that people have may no longer open: raise rulesVersion, record anew (SHAMBLE_GOLDEN=write), and run npm run museum -- add.'
