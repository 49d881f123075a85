/**
 * `npm run seams`: what each game needs beside its rules, content and words, and in how many places it is registered.
 * `--files` lists the files; `--strict` fails above the goals.
 */
import { parseArgs } from 'node:util'
import { readFiles } from '../laws/read-files.ts'
import { linesIn, MOST, seamsOf } from './count.ts'

const { values } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, files: { type: 'boolean', default: false } },
})
const against = (value: number, most: number): string =>
  `${value} (at most ${most}: ${value <= most ? 'met' : 'MISSED'})`

let isMissed = false
for (const { game, engine, page, places } of seamsOf(readFiles())) {
  const [besideRules, inPage] = [linesIn(engine), linesIn(page)]
  console.log(
    [
      game.padEnd(12),
      `lines beside the rules ${against(besideRules, MOST.engine)}`,
      `in the page ${against(inPage, MOST.page)}`,
      `registered in ${against(places.length, MOST.places)}`,
    ].join('  '),
  )
  isMissed ||= besideRules > MOST.engine || inPage > MOST.page || places.length > MOST.places
  if (!values.files) continue
  for (const { file, lines } of [...engine, ...page]) console.log(`  ${String(lines).padStart(5)}  ${file}`)
  for (const file of places) console.log(`  place  ${file}`)
}
if (isMissed && values.strict) process.exitCode = 1
