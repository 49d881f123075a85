/**
 * `npm run fuzz`: ten thousand scenario files, spoiled or put together by luck, through the checks, the settling of
 * options, the parts of the editor that need no page, and for those that can be played some turns by luck. It fails if anything throws
 * or takes too long, and names the numbers of such files. `npm run fuzz -- 500 20000` takes 500 files from 20,000 on.
 */
import process from 'node:process'
import { documentNo } from './fuzz/documents.ts'
import { trial, type Verdict } from './fuzz/trial.ts'

const [games = 10_000, first = 0] = process.argv.slice(2).map(Number)
const COMMANDS = 60
/** Milliseconds of CPU. */
const SLOW = 10_000

/** What of the editor needs no page: files are opened, drawn and put into words. */
const editor = <T>(file: string): Promise<T> =>
  import(new URL(`../packages/web/src/games/dead-walk/editor/${file}`, import.meta.url).href) as Promise<T>
interface Opened {
  readonly map: unknown
}
const { openDocument } = await editor<{
  openDocument(value: unknown): { readonly ok: true; readonly document: Opened } | { readonly ok: false }
}>('document.ts')
const { drawnOf } = await editor<{ drawnOf(map: unknown): object }>('drawn.ts')
const { TABLE_FACE } = await editor<{ TABLE_FACE: { tree(document: unknown): object } }>('table.ts')

const counted: Record<Verdict, number> = { refused: 0, played: 0, over: 0 }
const broken: string[] = []
let longest = { n: -1, ms: 0 }

function look(n: number): void {
  const document = documentNo(n)
  const began = process.cpuUsage()
  try {
    const opened = openDocument(document)
    if (opened.ok) JSON.stringify([drawnOf(opened.document.map), TABLE_FACE.tree(opened.document)])
    counted[trial(n, document, COMMANDS)]++
  } catch (error) {
    broken.push(
      `${n}: ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' | ') : error}`,
    )
    console.error(broken.at(-1))
  }
  const { user, system } = process.cpuUsage(began)
  const ms = (user + system) / 1_000
  if (ms > longest.ms) longest = { n, ms }
  if (ms > SLOW) broken.push(`${n}: it took ${Math.round(ms)} ms`)
}

const began = performance.now()
for (let n = first; n < first + games; n++) {
  look(n)
  if (process.stderr.isTTY && n % 50 === 0) process.stderr.write(`\r${n - first} of ${games}`)
}
const seconds = Math.round((performance.now() - began) / 1_000)
console.log(
  `${games} files: ${counted.refused} refused, ${counted.played + counted.over} played (${counted.over} to their end)`,
)
console.log(`${seconds} s, the longest ${Math.round(longest.ms)} ms (file ${longest.n})`)
console.log(broken.length === 0 ? 'Nothing broke.' : `${broken.length} broke:\n${broken.join('\n')}`)
process.exitCode = broken.length === 0 ? 0 : 1
