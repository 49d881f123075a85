import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { rowOf } from '@shamble/kernel'
import { Stop } from '../stop.ts'
import { clausesIn, collect, type Proof, type Proofs } from './proofs.ts'
import { ROOT, type Source } from './sources.ts'

/** What vitest's JSON report says of one test. */
interface Assertion {
  readonly ancestorTitles: readonly string[]
  readonly title: string
  readonly status: string
  readonly location?: { readonly line: number } | null
}

interface TestReport {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Assertion[] }[]
}

const STATUS: Readonly<Record<string, Proof['status']>> = { passed: 'passed', failed: 'failed' }

export const proofsIn = (report: TestReport, top = ROOT): Proofs =>
  collect(
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status, location }) => {
        const file = relative(top, name).split(sep).join('/')
        const proof: Proof = { file, line: location?.line ?? null, title, status: rowOf(STATUS, status) ?? 'skipped' }
        return [[...ancestorTitles, title].flatMap(clausesIn), proof] as const
      }),
    ),
  )

/** Titles may also be put together: a file in which one begins with a bracket is run. */
const NAMES_CLAUSES = /['"`]\[(?:[a-z]+\.[a-z-]+\.\d|\$|%s)/

/** Runs the tests whose titles name clauses and says how they fared. */
export async function runProofs(tests: readonly Source[]): Promise<Proofs> {
  const files = tests.filter(({ text }) => NAMES_CLAUSES.test(text)).map(({ file }) => file)
  const folder = mkdtempSync(join(tmpdir(), 'shamble-rules-'))
  try {
    return proofsIn(await vitest(files, join(folder, 'report.json')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function vitest(files: readonly string[], report: string): Promise<TestReport> {
  const program = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  if (!existsSync(program)) throw new Stop('--run: the tests can only be run in the repository, after npm ci')
  const flags = ['run', '--reporter=json', `--outputFile=${report}`, '--includeTaskLocation']
  const child = spawn(process.execPath, [program, ...flags, ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000)
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
  if (!existsSync(report)) throw new Stop(`--run: the tests could not be run: ${said.trim()}`, 1)
  return JSON.parse(readFileSync(report, 'utf8')) as TestReport
}
