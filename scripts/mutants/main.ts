/**
 * `npm run mutants`: puts one wrong number or comparison at a time into a copy of the tree, runs the tests that should
 * notice, and prints which were killed and which survived. `--only TEXT` takes those whose file or text contains it,
 * `--part 1/4` a quarter of the list. The exit code is 1 if one survived.
 */
import { type StdioOptions, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyOfTree } from './copy.ts'
import { MUTANTS } from './list.ts'
import { type Mutant, packageFolderOf, spoiled } from './plan.ts'

/** Milliseconds for the tests of one mutant. */
const PATIENCE = 180_000

/** Do these tests pass? Tests that do not come to an end do not, and that is said: the machine may only be busy. */
function pass(
  copy: string,
  tests: readonly string[],
  patience = PATIENCE,
  stdio: StdioOptions = 'ignore',
): Promise<boolean> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=quick', '--bail=1', ...tests]
  const child = spawn(process.execPath, args, { cwd: copy, stdio })
  const timer = setTimeout(() => {
    console.log(`          no end after ${patience / 1000} s: ${tests.join(' ')}`)
    child.kill('SIGKILL')
  }, patience)
  return new Promise((done) => {
    child.once('exit', (code) => {
      clearTimeout(timer)
      done(code === 0)
    })
  })
}

/** The tests that noticed, or null. */
async function killer(copy: string, mutant: Mutant): Promise<string | null> {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(path, spoiled(mutant, source))
  try {
    if (!(await pass(copy, mutant.tests))) return mutant.tests.join(' ')
    const folder = packageFolderOf(mutant.file)
    return (await pass(copy, [folder])) ? null : folder
  } finally {
    writeFileSync(path, source)
  }
}

function chosen(only: string, part: string): Mutant[] {
  const [nth = 1, of = 1] = part.split('/').map(Number)
  return MUTANTS.filter(({ file, text }) => `${file} ${text}`.includes(only)).filter((_, i) => i % of === nth - 1)
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, part: { type: 'string', default: '1/1' } },
})
const mutants = chosen(values.only, values.part)
const copy = copyOfTree()
try {
  for (const mutant of mutants) spoiled(mutant, readFileSync(join(copy, mutant.file), 'utf8'))
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))]
  if (!(await pass(copy, tests, tests.length * PATIENCE, 'inherit')))
    throw new Error('the tests fail without any mutant')
  let survivors = 0
  for (const mutant of mutants) {
    const by = await killer(copy, mutant)
    if (by === null) survivors++
    console.log(`${by === null ? 'SURVIVED' : 'killed  '}  ${mutant.file}: ${mutant.text} → ${mutant.instead}`)
    if (by !== null && by !== mutant.tests.join(' ')) console.log(`          noticed only by the tests of ${by}`)
  }
  console.log(`${mutants.length - survivors} killed, ${survivors} survived`)
  if (survivors > 0) process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
