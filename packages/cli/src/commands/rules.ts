import { type Args, JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { type Shelf, SHELVES, shelfOf } from '../games.ts'
import { type Io, printJson, printLines } from '../io.ts'
import { type Citation, citationsOf } from '../rules/citations.ts'
import { type ChapterRow, type ClauseRow, indexOf, isMissing, type RuleIndex } from '../rules/index-of.ts'
import { type Proof, type Proofs, writtenProofs } from '../rules/proofs.ts'
import { runProofs } from '../rules/run-tests.ts'
import { isTest, type Source, sourcesUnder } from '../rules/sources.ts'
import { quoted, Stop } from '../stop.ts'

const IS_CLAUSE = /^[a-z]+\.[a-z-]+\.\d+$/

const shelfWith = (clause: string): Shelf => {
  const found = SHELVES.find(({ game }) => Object.hasOwn(game.clauses, clause))
  if (!found) throw new Stop(`there is no clause ${quoted(clause)}`)
  return found
}

/** Which games, and which single clause if one is named. */
function wanted({ positionals }: Args): { shelves: readonly Shelf[]; clause: string | null } {
  const clause = positionals.find((word) => IS_CLAUSE.test(word)) ?? null
  const names = positionals.filter((word) => word !== clause)
  if (names.length > 1) throw new Stop(`${quoted(names[1] as string)} is one word too many`)
  const named = names[0] === undefined ? null : shelfOf(names[0])
  if (clause === null) return { shelves: named ? [named] : SHELVES, clause }
  const shelf = shelfWith(clause)
  if (named && named !== shelf) throw new Stop(`${clause} is a clause of ${shelf.game.id}, not of ${named.game.id}`)
  return { shelves: [shelf], clause }
}

const placeOf = ({ file, line }: { file: string; line: number | null }): string =>
  line === null ? file : `${file}:${line}`

const proofText = (proof: Proof): string => `${placeOf(proof)} ${proof.title} (${proof.status})`

const chapterText = ({ title, clauses }: ChapterRow): string => {
  const asking = clauses.filter(({ kind }) => kind !== 'note')
  const missing = asking.filter(isMissing)
  const counted = `${asking.length - missing.length} of ${asking.length}`
  const open = missing.length === 0 ? '' : `  not proven: ${missing.map(({ id }) => id).join(', ')}`
  return `  ${title.padEnd(42)} ${counted.padStart(8)}${open}`
}

const missingText = ({ id, kind, says, tests }: ClauseRow): string[] => [
  `  ${id} [${kind}] ${says}`,
  ...tests.map((proof) => `      ${proofText(proof)}`),
]

const totalText = ({ title, clauses, notes, proven, missing }: RuleIndex): string =>
  `${title}: ${clauses} clauses, of which ${notes} are notes; ${proven} proven, ${missing.length} not`

function printIndex(io: Io, indexes: readonly RuleIndex[], onlyMissing: boolean): void {
  for (const index of indexes) {
    const body = onlyMissing
      ? index.chapters.flatMap(({ clauses }) => clauses.filter(isMissing)).flatMap(missingText)
      : index.chapters.map(chapterText)
    printLines(io, [totalText(index), ...body])
  }
}

function printClause(io: Io, args: Args, row: ClauseRow, cited: readonly Citation[]): void {
  if (args.has('json')) {
    printJson(io, { ...row, cited })
    return
  }
  printLines(io, [
    `${row.id} [${row.kind}${row.ours ? ', not in the book' : ''}]`,
    row.says,
    cited.length > 0 ? 'cited in' : 'cited nowhere in the code',
    ...cited.map((place) => `  ${placeOf(place)}`),
    row.tests.length > 0 ? 'proven by' : 'no test names it',
    ...row.tests.map((proof) => `  ${proofText(proof)}`),
  ])
}

/** All tests, or those in which a clause is named. */
const testsOf = (clause: string | null): Source[] =>
  sourcesUnder('packages').filter((source) => isTest(source) && (clause === null || source.text.includes(clause)))

async function show(args: Args, io: Io): Promise<number> {
  const { shelves, clause } = wanted(args)
  const tests = testsOf(clause)
  const proofs: Proofs = args.has('run') ? await runProofs(tests) : writtenProofs(tests)
  const indexes = shelves.map((shelf) => indexOf(shelf, proofs))
  const rows = indexes.flatMap(({ chapters }) => chapters.flatMap(({ clauses }) => clauses))
  const one = rows.find(({ id }) => id === clause)
  if (one) {
    const { folder } = shelves[0] as Shelf
    printClause(io, args, one, citationsOf(sourcesUnder(folder), one.id))
    return isMissing(one) ? 1 : 0
  }
  if (args.has('json')) printJson(io, { games: indexes })
  else printIndex(io, indexes, args.has('missing'))
  return rows.some(isMissing) ? 1 : 0
}

export const rules: Command = {
  name: 'rules',
  says: 'Print the clause index with the tests that prove each clause.',
  about: [
    'GAME narrows it to one game. ID is a clause (ev.pop.7): its sentence, where the code cites it, and its tests.',
    'Exit code 1 if a clause that is not a note has no test, or with --run no test that passes.',
  ],
  positionals: [
    { name: 'GAME', optional: true },
    { name: 'ID', optional: true },
  ],
  flags: [
    { name: 'run', says: 'Run the tests and count only those that pass.' },
    { name: 'missing', says: 'Print only the clauses that are not proven, with their sentences.' },
    JSON_FLAG,
  ],
  run: show,
}
