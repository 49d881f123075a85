import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installIfNeeded, root } from '../install.mjs'

const RESULTS = join('.cache', 'vitest.json')
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']

/** Each stage is a program run by Node, called by its path: two TypeScript versions both install a `tsc`. */
const STAGES = {
  format: ['node_modules/@biomejs/biome/bin/biome', 'format', '--no-errors-on-unmatched'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--quiet'],
  types: ['node_modules/ts7/bin/tsc', '--noEmit'],
  page: ['node_modules/ts7/bin/tsc', '--noEmit', '--project', 'packages/web'],
  laws: ['--import', './packages/cli/bin/typescript.mjs', 'scripts/check-laws.ts'],
  unused: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  tests: [...VITEST, `--outputFile.json=${RESULTS}`],
}

/**
 * Runs all stages, or with `--only=a,b` those, or with `--quick` types and the tests that are not slow.
 * Every stage runs even if an earlier one failed. Other arguments go to vitest.
 */
export async function test(args) {
  installIfNeeded()
  const { names, rest } = readArguments(args)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(join(root, RESULTS), { force: true })
  const failed = []
  for (const name of names) {
    const started = performance.now()
    const ok = await run([...STAGES[name], ...(name === 'tests' ? rest : [])])
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    if (!ok) failed.push(name)
  }
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
  if (names.includes('tests')) console.log(tally(!failed.includes('tests')))
  process.exitCode = failed.length > 0 ? 1 : 0
}

function readArguments(args) {
  const only = args.find((arg) => arg.startsWith('--only='))
  const quick = args.includes('--quick')
  const rest = args.filter((arg) => arg !== only && arg !== '--quick')
  const names = only?.slice('--only='.length).split(',') ?? (quick ? ['types', 'page', 'tests'] : Object.keys(STAGES))
  const unknown = names.filter((name) => !(name in STAGES))
  if (unknown.length > 0) {
    console.error(`No such stage: ${unknown.join(', ')}; there are ${Object.keys(STAGES).join(', ')}`)
    process.exit(2)
  }
  return { names, rest: quick ? ['--project=quick', ...rest] : rest }
}

function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** `N passed, N failed`; a file that could not even be loaded, or an error outside all tests, counts as one failed. */
function tally(ok) {
  let results
  try {
    results = JSON.parse(readFileSync(join(root, RESULTS), 'utf8'))
  } catch {
    return '0 passed, 1 failed'
  }
  const broken = results.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = results.numFailedTests + broken.length
  return `${results.numPassedTests} passed, ${ok ? failed : Math.max(failed, 1)} failed`
}
