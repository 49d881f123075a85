import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { call, callJson, scratch } from '../testing.ts'

const pagesIn = (html: string): number => html.split('<section class="p-page').length - 1
const partsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part ?? '')),
]

describe('shamble print', () => {
  it.each(['evac', 'drop-dead'])('writes the pages of %s and says how many', async (game) => {
    const { path, list } = scratch()
    const { code, out, err } = await call(['print', game, '--out', path('pages.html')])
    expect({ code, err, list: list() }).toEqual({ code: 0, err: '', list: ['pages.html'] })
    const html = readFileSync(path('pages.html'), 'utf8')
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).toContain('@page { size: 210mm 297mm;')
    expect(out).toMatch(new RegExp(`: ${pagesIn(html)} pages of A4 in `))
    expect(partsIn(html)).toEqual(['tiles', 'counters', 'cards', 'sheets', 'reference'])
  })

  it('writes only the parts asked for, on the paper asked for, to the standard output', async () => {
    const words = ['print', 'drop-dead', '--out', '-', '--paper', 'letter', '--part', 'reference,cards']
    const { code, out } = await call(words)
    expect(code).toBe(0)
    expect(out).toContain('@page { size: 215.9mm 279.4mm;')
    expect(partsIn(out)).toEqual(['cards', 'reference'])
  })

  it('needs less paper for half the size, and more for backs', async () => {
    const tiles = ['print', 'evac', '--out', '-', '--part', 'tiles']
    const pages = async (...more: string[]): Promise<number> => pagesIn((await call([...tiles, ...more])).out)
    expect([await pages(), await pages('--size', 'half'), await pages('--backs')]).toEqual([25, 5, 50])
  })

  it('says it as JSON', async () => {
    const { path } = scratch()
    const said = await callJson(['print', 'evac', '--out', path('p.html'), '--part', 'sheets', '--json'])
    const pages = pagesIn(readFileSync(path('p.html'), 'utf8'))
    const settings = { paper: 'a4', size: 'full', parts: ['sheets'], backs: false }
    expect(said).toEqual({ game: 'evac', file: path('p.html'), pages, ...settings })
  })
})
