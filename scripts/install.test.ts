import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const MANIFESTS = ['.', 'packages', 'packages/games']
  .flatMap((folder) => [folder, ...readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)])
  .map((folder) => `${folder}/package.json`)
  .filter((file) => !file.includes('node_modules') && existsSync(join(root, file)))

/** Every npm script of every package, with the folder that it runs in. */
const SCRIPTS = [...new Set(MANIFESTS)].flatMap((file) => {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts?: Record<string, string> }
  return Object.entries(scripts).map(([name, words]) => ({ name, words, folder: dirname(file) }))
})

describe('in a fresh clone, without packages', () => {
  let clone = ''
  beforeAll(() => {
    clone = mkdtempSync(join(tmpdir(), 'shamble-clone-'))
    for (const part of ['package.json', 'package-lock.json', 'scripts', 'packages/cli', 'packages/web/package.json']) {
      cpSync(join(root, part), join(clone, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
    }
    writeFileSync(join(clone, 'npm.cjs'), "console.error('npm error no network'); process.exit(1)")
  })
  afterAll(() => rmSync(clone, { recursive: true, force: true }))

  function node(words: readonly string[], folder = '.') {
    const env = { ...process.env, npm_execpath: join(clone, 'npm.cjs') }
    const result = spawnSync(process.execPath, words, { cwd: join(clone, folder), env, encoding: 'utf8' })
    return { code: result.status, error: result.stderr.trim() }
  }

  it.each(SCRIPTS)('npm run $name ($folder) installs what is missing before all else', ({ words, folder }) => {
    const [program, ...rest] = words.split(' ')
    expect(program).toBe('node')
    expect(node(rest, folder)).toEqual({ code: 1, error: 'Installing failed (npm ci): no network' })
  })

  it('npx shamble says in one line what to run', () => {
    expect(node(['packages/cli/bin/shamble.mjs', 'games'])).toEqual({
      code: 1,
      error: 'Packages are missing; run: npm ci',
    })
  })
})
