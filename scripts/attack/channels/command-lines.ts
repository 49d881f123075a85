/** Calls of `shamble`, in this process, some of them in one of their own. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHELVES } from '../../../packages/cli/src/games.ts'
import type { Io } from '../../../packages/cli/src/io.ts'
import { shamble } from '../../../packages/cli/src/shamble.ts'
import { campaignSaves, places, saves, strangers } from '../corpus.ts'
import type { Luck } from '../luck.ts'
import { TOP } from '../../museum/exhibits.ts'
import { accepted, type Channel, isRaw, refused, type Verdict, wrong } from '../run.ts'
import { KINDS } from '../scenarios/kinds.ts'
import { spoiledFile, spoiledText, textOf } from '../spoil.ts'

interface Given {
  readonly words: readonly string[]
  /** What `file.json` holds, which is also the standard input. */
  readonly file: string
  /** Also in a process of its own. */
  readonly apart: boolean
}

const FILE = 'file.json'
/** The folder of the call, whichever it is. */
const HERE = '<here>/'
const WRITES = ['--out', '--save']

/** Honest calls; FILE is the file, of the kind named. */
const CALLS: readonly (readonly [kind: 'run' | 'save' | 'campaign' | 'scenario' | 'force', line: string])[] = [
  ['run', `run ${HERE}${FILE}`],
  ['run', `run ${HERE}${FILE} --choices`],
  ['run', 'run -'],
  ['run', `odds ${HERE}${FILE}`],
  ['run', `odds ${HERE}${FILE} --json`],
  ['save', `replay ${HERE}${FILE}`],
  ['save', `replay ${HERE}${FILE} --at 3`],
  ['save', `replay ${HERE}${FILE} --json --save out.json`],
  ['save', `verify ${HERE}${FILE}`],
  ['save', `verify ${HERE}${FILE} --json`],
  ['campaign', `chronicle ${HERE}${FILE}`],
  ['campaign', `chronicle ${HERE}${FILE} --json`],
  ['campaign', `replay ${HERE}${FILE} --json`],
  ['scenario', `check ${HERE}${FILE}`],
  ['scenario', `check ${HERE}${FILE} --json`],
  ['scenario', `sim dead-walk --option own=@${HERE}${FILE} --games 2`],
  ['scenario', 'sim evac --scenario S2 --option turnLimit=5 --bot all=random --games 3'],
  ['scenario', 'sim drop-dead --option players=2 --seed x --json'],
  ['scenario', 'campaign dead-walk --games 1 --seed 2'],
  ['scenario', 'skirmish dead-walk --size 90x90 --humans 3 --out out.json'],
  ['scenario', 'skirmish dead-walk'],
  ['scenario', `sim run-or-shoot --option own=@${HERE}${FILE} --games 1`],
  ['scenario', `sim even-death --option own=@${HERE}${FILE} --games 1 --json`],
  ['scenario', 'campaign run-or-shoot --games 1 --seed 3'],
  ['scenario', `campaign even-death --games 1 --map ${HERE}${FILE}`],
  ['scenario', 'skirmish run-or-shoot --objective boat --seed 4 --out out.json'],
  ['scenario', 'skirmish even-death --seed x'],
  ['scenario', `map even-death --check ${HERE}${FILE}`],
  ['scenario', `map even-death --check ${HERE}${FILE} --json`],
  ['scenario', 'map even-death --random --seed 7 --out out.json'],
  ['force', `force even-death --check ${HERE}${FILE}`],
  ['force', `force even-death --check ${HERE}${FILE} --json --points 60`],
  ['force', `force even-death --check ${HERE}${FILE} --text`],
  ['force', 'force even-death --faction military --random --seed 3 --json'],
  ['scenario', 'print evac --out out.html --paper a4 --part cards'],
  ['scenario', 'games --json'],
  ['scenario', 'rules ev.los.6'],
  ['scenario', 'rules evac --json'],
  ['scenario', 'help run'],
  ['scenario', '--version'],
]
const ODD_WORDS = [
  '',
  '-',
  '--',
  '-h',
  '--help',
  '--json',
  '--json=1',
  '--__proto__',
  'constructor',
  '__proto__',
  '\u001b[2J',
  'a\nb',
  '\u0000',
  '9'.repeat(400),
  '--at',
  '--games',
  '-1',
  '1e3',
  `${HERE}${FILE}`,
  HERE,
  '.',
  '/nowhere/x.json',
  'evac',
  '--option',
  'own={"a":1,"a":2}',
  'own=@',
  'night=-0',
  'x'.repeat(3_000),
]

function runFile(luck: Luck): object {
  const { game, document, table } = luck.must(places())
  const seat = luck.must(Object.keys(table.state.holders))
  const base = {
    game: game.id,
    note: 'attack',
    seed: 3,
    commands: [
      { seat, do: 'end' },
      { seat, command: { do: 'pass' } },
    ],
  }
  return luck.isLucky(2) ? { ...base, position: document } : { ...base, options: {} }
}

const forces = (await Promise.all(SHELVES.flatMap(({ muster }) => (muster ? [muster()] : [])))).flatMap(
  ({ factions, points, ready }) => factions.map((faction) => ready(faction, points.usual)),
)

const honestFile = (kind: (typeof CALLS)[number][0], luck: Luck): unknown => {
  if (kind === 'run') return runFile(luck)
  if (kind === 'force') return luck.must(forces)
  if (kind === 'scenario') return luck.must(KINDS).document(luck)
  return luck.must(kind === 'save' ? saves() : campaignSaves())
}

/** Where something may be written: a name here, one that is too long, a folder that is not there. */
function targetFor(word: string): string {
  if (word.length > 100) return 'y'.repeat(300)
  return word.includes('nowhere') ? 'no/such/x.json' : 'out.json'
}

const isWriting = (word: string): boolean => WRITES.some((flag) => word === flag || word.startsWith(`${flag}=`))

/** Nothing is written but here, no tests are run, and no game is recorded that a bot might think about for ever. */
function harmless(words: readonly string[]): string[] {
  const isLong = words.some((word) => word === 'sim' || word === 'campaign')
  const safe = words.filter((word) => !word.startsWith('--run') && !(isLong && isWriting(word)))
  return safe.map((word, i) => {
    if (isWriting(word) && word.includes('=')) return `${word.slice(0, word.indexOf('=') + 1)}${HERE}${targetFor(word)}`
    const isTarget = WRITES.includes(safe[i - 1] ?? '') && word !== '-' && !word.startsWith('--')
    return isTarget ? `${HERE}${targetFor(word)}` : word
  })
}

function spoiledWords(line: string, luck: Luck): string[] {
  const words = line.split(' ')
  for (let i = luck.upTo(3); i > 0; i--) {
    const at = luck.upTo(words.length + 1)
    const word = luck.isLucky(3) ? luck.must(luck.must(CALLS)[1].split(' ')) : luck.must(ODD_WORDS)
    const kind = luck.upTo(4)
    if (kind === 0) words.splice(at, 0, word)
    else if (kind === 1) words.splice(at, 1)
    else if (kind === 2) words.splice(at, 1, word)
    else if (words[at] !== undefined) words[at] = spoiledText(words[at] ?? '', luck)
  }
  return harmless(words)
}

interface Called {
  readonly code: number
  readonly out: string
  readonly err: string
}

const stopped = AbortSignal.abort()

async function call(words: readonly string[], file: string): Promise<Called> {
  let out = ''
  let err = ''
  const io: Io = {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    progress: null,
    input: () => new TextEncoder().encode(file),
    // Games of bots are only begun.
    signal: stopped,
  }
  const code = await shamble(words, io)
  return { code, out, err }
}

/** A call that is refused says so in one line, and leaves nothing behind. */
function judged({ code, out, err }: Called, made: readonly string[]): Verdict {
  if (![0, 1, 2, 130].includes(code)) return wrong('refused', 'broken', `the code is ${code}`)
  if (code === 0 || code === 130) return accepted
  if (isRaw(err) && err !== '') return wrong('refused', 'throw', err)
  if (code === 1) return refused
  if (!/^shamble[^\n]*\n$/.test(err)) return wrong('refused', 'broken', `it says ${JSON.stringify(err.slice(0, 200))}`)
  if (made.length > 0) return wrong('refused', 'changed', `it left ${made.join(', ')}`)
  return out === '' || out.startsWith('{') ? refused : wrong('refused', 'broken', 'it prints beside its refusal')
}

/** The same call by the program itself. */
function apart(words: readonly string[], file: string, own: Called): Verdict | null {
  const program = join(TOP, 'packages/cli/bin/shamble.mjs')
  if (words.some((word) => word.includes('\u0000')) || own.code === 130) return null
  const { status, signal, stderr } = spawnSync(process.execPath, [program, ...words], { input: file, encoding: 'utf8' })
  if (signal !== null || status === null) return wrong('refused', 'crash', `the process ended by ${String(signal)}`)
  return status === own.code && stderr === own.err
    ? null
    : wrong('refused', 'broken', `in a process of its own it gives ${status}: ${stderr.slice(0, 200)}`)
}

/** Takes away what a call has left beside its file, and says what it was. */
function cleared(folder: string): string[] {
  const made = readdirSync(folder).filter((name) => name !== FILE)
  for (const name of made) rmSync(join(folder, name), { recursive: true })
  return made
}

/** One call in so many is also made in a process of its own. */
const APART = 1_000

export const commandLines: Channel<Given> = {
  name: 'command-lines',
  says: 'words and files of the command line, forces among them',
  ready() {
    const folder = mkdtempSync(join(tmpdir(), 'shamble-attack-'))
    return Promise.resolve({
      input(luck) {
        const [kind, line] = luck.must(CALLS)
        const document = honestFile(kind, luck)
        const file = luck.isLucky(3) ? textOf(document) : spoiledFile(document, luck, strangers())
        return { words: spoiledWords(line, luck), file, apart: luck.isLucky(APART) }
      },
      async attempt({ words, file, apart: isApart }) {
        writeFileSync(join(folder, FILE), file)
        const placed = words.map((word) => word.replaceAll(HERE, `${folder}/`))
        const called = await call(placed, file)
        const verdict = judged(called, cleared(folder))
        if (verdict.wrong || !isApart) return verdict
        const otherwise = apart(placed, file, called)
        cleared(folder)
        return otherwise ?? verdict
      },
      close: () => rmSync(folder, { recursive: true, force: true }),
    })
  },
}
