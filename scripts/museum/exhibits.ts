/** The museum: saves, campaigns, positions and scenario files as they were written under every landed state of the rules. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'

export const TOP = fileURLToPath(new URL('../../', import.meta.url))
const HALLS = join(TOP, 'museum')
const PACKED = '.json.gz'

export interface Exhibit {
  /** "dead-walk/mercy.2999d81": its game, what it is, and the commit that first held it or whose code wrote it. */
  readonly name: string
  readonly document: MuseumDocument
}

/** A save as people have it, or a position or scenario file with what belongs to it. */
export type MuseumDocument =
  | { readonly format: 'shamble-save'; readonly game: string; readonly rules: string }
  | {
      readonly format: 'museum-position'
      readonly game: string
      readonly options: Record<string, never>
      readonly holders: Record<string, { readonly bot: string }>
      readonly document: unknown
    }
  | { readonly format: 'museum-scenario'; readonly game: string; readonly document: unknown }

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

export const exhibits = (): Exhibit[] =>
  foldersIn(HALLS)
    .sort()
    .flatMap((game) =>
      readdirSync(join(HALLS, game))
        .sort()
        .map((file) => ({
          name: `${game}/${file.slice(0, -PACKED.length)}`,
          document: JSON.parse(gunzipSync(readFileSync(join(HALLS, game, file))).toString('utf8')) as MuseumDocument,
        })),
    )

/** Puts a document into its game's hall; false if one of that name is there. */
export function exhibit(game: string, name: string, text: string): boolean {
  const file = join(HALLS, game, `${name}${PACKED}`)
  if (existsSync(file)) return false
  mkdirSync(join(HALLS, game), { recursive: true })
  writeFileSync(file, gzipSync(JSON.stringify(JSON.parse(text)), { level: 9 }))
  return true
}
