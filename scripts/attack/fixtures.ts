/** What was ever found: inputs that once did harm, kept so that they never do again. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('./fixtures/', import.meta.url))

export interface Fixture {
  readonly channel: string
  /** What it did, in a sentence. */
  readonly found: string
  /** What is to become of it. */
  readonly is: 'refused' | 'accepted'
  readonly input: unknown
}

export const fixtures = (): (readonly [name: string, fixture: Fixture])[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Fixture])

export const keepFixture = (name: string, fixture: Fixture): void =>
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(fixture)}\n`)
