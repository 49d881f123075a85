/** Lines that are printed as they come, and kept for a page. */
import { readFileSync, writeFileSync } from 'node:fs'

type Cell = string | number

export const percent = (x: number): string => `${(100 * x).toFixed(0)}%`

export class MarkdownReport {
  readonly lines: string[] = []

  say(line = ''): void {
    this.lines.push(line)
    console.log(line)
  }

  row(...cells: readonly Cell[]): void {
    this.say(`| ${cells.join(' | ')} |`)
  }

  heads(...cells: readonly Cell[]): void {
    this.row(...cells)
    this.row(...cells.map(() => '---'))
  }

  table(heads: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
    this.say()
    this.heads(...heads)
    for (const cells of rows) this.row(...cells)
  }
}

/** Puts the lines between the marks of their name on a page. */
export function writeInto(file: URL, name: string, lines: readonly string[]): void {
  const page = readFileSync(file, 'utf8')
  const [from, to] = [`<!-- thousand ${name} -->\n`, `<!-- end of thousand ${name} -->`]
  const [begin, end] = [page.indexOf(from), page.indexOf(to)]
  if (begin < 0 || end < begin) throw new Error(`the page has no place for ${name}`)
  const text = lines.join('\n').trim()
  writeFileSync(file, `${page.slice(0, begin + from.length)}\n${text}\n\n${page.slice(end)}`)
}
