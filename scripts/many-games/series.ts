import { existsSync } from 'node:fs'
import type { MarkdownReport } from './markdown-report.ts'

/** Games that are counted in a way of their own, by the name by which they are asked for; false if something went wrong. */
export type Series = Readonly<
  Record<string, (paper: MarkdownReport, only: string | undefined) => boolean | Promise<boolean>>
>

/** What a file `games/<id>.ts` has of these games. */
export async function seriesOf(ids: readonly string[]): Promise<Series> {
  const files = ids.map((id) => new URL(`games/${id}.ts`, import.meta.url)).filter((file) => existsSync(file))
  const found = await Promise.all(files.map(async ({ href }) => ((await import(href)) as { series: Series }).series))
  return Object.assign({}, ...found) as Series
}
