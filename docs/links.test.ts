import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { evac } from '@shamble/evac'
import { TABLE_CLAUSES } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { blocks, pathOf } from './blocks.ts'

const ROOT = pathOf('..')
const LONGEST_DECISION = 40

function markdownUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : markdownUnder(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

const files = markdownUnder(ROOT)
const nameOf = (file: string, from = ROOT): string => relative(from, file).split(sep).join('/')
const withoutCode = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The name under which a heading can be linked to. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? [])
    .map(anchorOf)

function brokenLinks(file: string): string[] {
  const links = [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(
    (match) => match[1] as string,
  )
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    if (!existsSync(target)) return true
    return anchor !== undefined && !(statSync(target).isFile() && anchorsIn(target).includes(anchor))
  })
}

/** Headings with those above them, and names of marked parts, that stand in a text more than once. */
function repeatsIn(text: string): string[] {
  const above: string[] = []
  const names: string[] = []
  for (const line of text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').split('\n')) {
    const [, marks, heading] = /^(#+) (.*)$/.exec(line) ?? []
    if (marks !== undefined && heading !== undefined) {
      above.splice(marks.length - 1, above.length, heading)
      names.push(above.join(' / '))
    }
    const mark = /^<!-- (.*) -->$/.exec(line)?.[1]
    if (mark !== undefined && mark !== 'end') names.push(mark)
  }
  return names.filter((name, i) => names.indexOf(name) !== i)
}

describe('documents', () => {
  it.each(files.map((file) => [nameOf(file), file]))('%s says nothing twice under the same heading', (_name, file) => {
    expect(repeatsIn(readFileSync(file, 'utf8'))).toEqual([])
  })

  it('a chapter that came twice is noticed, the same heading in two chapters is not', () => {
    const games = ['# Bots', '## One', '### Dials', '## Two', '### Dials', '<!-- thousand two -->', '<!-- end -->']
    const text = (...lines: string[]): string => lines.join('\n')
    expect(repeatsIn(text(...games, '<!-- end -->'))).toEqual([])
    expect(repeatsIn(text(...games, '### Dials'))).toEqual(['Bots / Two / Dials'])
    expect(repeatsIn(text(...games, '## One', '<!-- thousand two -->'))).toEqual(['Bots / One', 'thousand two'])
    expect(repeatsIn(text(...games, '```md', '## One', '```'))).toEqual([])
  })

  it.each(files.map((file) => [nameOf(file), file]))('links in %s lead somewhere', (_name, file) => {
    expect(brokenLinks(file)).toEqual([])
  })

  it.each(files.map((file) => [nameOf(file), file]))('clauses named in %s exist', (_name, file) => {
    const known: Record<string, unknown> = { ...evac.clauses, ...TABLE_CLAUSES }
    const named = [...readFileSync(file, 'utf8').matchAll(/\b(?:ev\.[a-z]+\.\d+|table\.[a-z]+)\b(?!\.[a-z])/g)].map(
      ([id]) => id,
    )
    expect([...new Set(named)].filter((id) => !Object.hasOwn(known, id) && !/^table\.(ts|png)$/.test(id))).toEqual([])
  })

  it('docs/README.md lists every document and every decision', () => {
    const index = readFileSync(pathOf('README.md'), 'utf8')
    const listed = markdownUnder(pathOf('.'))
      .map((file) => nameOf(file, pathOf('.')))
      .filter((name) => name !== 'README.md')
    expect(listed.filter((name) => !index.includes(`(${name})`))).toEqual([])
  })

  it('CONTRIBUTING says what every part of orders is for that a display may leave out', () => {
    const text = readFileSync(pathOf('../CONTRIBUTING.md'), 'utf8')
    const partsOf = (file: string, name: string): string[] => {
      const source = readFileSync(pathOf(`../packages/web/src/play/display/${file}.ts`), 'utf8')
      const body = source.slice(source.indexOf(`export interface ${name}<`)).split('\n}')[0] ?? ''
      return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\?[(:]/gm)].map((match) => match[1] ?? '')
    }
    const parts = [...partsOf('orders', 'OrdersDisplay'), ...partsOf('orders', 'Preview')]
    expect(parts).toEqual(expect.arrayContaining(['drop', 'rest', 'ahead']))
    expect(partsOf('board', 'Grip')).toContain('herd')
    expect([...parts, 'herd'].filter((part) => !text.includes(`\`${part}\``))).toEqual([])
  })

  it.each(readdirSync(pathOf('decisions')))('decision %s has its four parts on one page', (name) => {
    const text = readFileSync(pathOf(`decisions/${name}`), 'utf8')
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. `))
    expect([...text.matchAll(/^## (.*)$/gm)].map((match) => match[1])).toEqual([
      'Context',
      'Choice',
      'Price',
      'Look again when',
    ])
    expect(text.split('\n').length).toBeLessThanOrEqual(LONGEST_DECISION)
  })
})

describe('CONTRIBUTING.md', () => {
  const text = readFileSync(pathOf('../CONTRIBUTING.md'), 'utf8')

  it('names only commands that there are, and all that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(pathOf('../package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = [...text.matchAll(/`npm (?:run )?([a-z:]+)/g)].map((match) => match[1] as string)
    expect([...new Set(named)].filter((name) => name !== 'ci' && name !== 'install').sort()).toEqual(
      Object.keys(scripts).sort(),
    )
  })

  it('quotes code that is still there', () => {
    const flat = (code: string): string => code.replaceAll(/\s+/g, ' ')
    const quotes = blocks(text.replaceAll(/^ {3}/gm, ''), 'ts packages/')
    expect(quotes.length).toBeGreaterThan(3)
    for (const { info, text: code } of quotes)
      expect(flat(readFileSync(pathOf(`../${info.slice(3)}`), 'utf8'))).toContain(flat(code).trim())
  })

  it('numbers its rules of style without a gap', () => {
    const style = text.slice(text.indexOf('## Rules of style'))
    const numbers = [...style.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]))
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  })
})
