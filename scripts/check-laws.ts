/**
 * The laws that a general linter cannot state: which package may import which, what rule code may not do. One file a
 * law in `laws/`. `npm run lint` checks the repository; `checkLaws` any set of files, so tests can plant violations.
 */
import { pathToFileURL } from 'node:url'
import { bookMembers } from './laws/book-members.ts'
import { declared } from './laws/declared.ts'
import { dependencies } from './laws/dependencies.ts'
import { direction } from './laws/direction.ts'
import { display } from './laws/display.ts'
import { forecast } from './laws/forecast.ts'
import { type Law, readRepository, type Violation } from './laws/law.ts'
import { math } from './laws/math.ts'
import { oneLook } from './laws/one-look.ts'
import { options } from './laws/options.ts'
import { ownKeys } from './laws/own-keys.ts'
import { purity } from './laws/purity.ts'
import { readFiles } from './laws/read-files.ts'
import { rooms } from './laws/rooms.ts'
import { sentence } from './laws/sentence.ts'
import { sizes } from './laws/sizes.ts'

const LAWS: readonly Law[] = [
  direction,
  rooms,
  purity,
  dependencies,
  declared,
  math,
  options,
  bookMembers,
  display,
  forecast,
  sentence,
  sizes,
  ownKeys,
  oneLook,
]

/** Checks files given as path from the repository's folder (with `/`) to text: sources and `package.json` files. */
export function checkLaws(files: ReadonlyMap<string, string>): Violation[] {
  const violations: Violation[] = []
  const repository = readRepository(files)
  for (const { name: law, source: checkSource, manifest: checkManifest, all: checkAll } of LAWS) {
    const reporter = (file: string) => (line: number, message: string) =>
      void violations.push({ file, line, law, message })
    for (const source of repository.sources) checkSource?.(source, repository, reporter(source.file))
    for (const manifest of repository.packages.values()) checkManifest?.(manifest, repository, reporter(manifest.file))
    checkAll?.(repository, (file, line, message) => reporter(file)(line, message))
  }
  return violations
}

function main(): void {
  const files = readFiles()
  const violations = checkLaws(files)
  for (const { file, line, law, message } of violations) console.error(`${file}:${line} [${law}] ${message}`)
  console.log(`${files.size} files checked, ${violations.length} violations`)
  if (violations.length > 0) process.exitCode = 1
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main()
