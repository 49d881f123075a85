import { readFileSync, writeFileSync } from 'node:fs'
import { deadWalkCampaign } from '@shamble/dead-walk/campaign'
import { saveMatch, seededDice, startMatch } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { call, callJson, scratch } from '../testing.ts'

const pagesIn = (html: string): number => html.split('<section class="p-page').length - 1
const partsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part ?? '')),
]

describe('shamble print', () => {
  const BOARD = ['tiles', 'counters', 'cards', 'sheets', 'reference']
  const TABLE = ['counters', 'sheets', 'templates', 'plans', 'reference']
  it.each([
    ['evac', BOARD],
    ['drop-dead', BOARD],
    ['dead-walk', TABLE],
  ])('writes the pages of %s and says how many', async (game, parts) => {
    const { path, list } = scratch()
    const { code, out, err } = await call(['print', game, '--out', path('pages.html')])
    expect({ code, err, list: list() }).toEqual({ code: 0, err: '', list: ['pages.html'] })
    const html = readFileSync(path('pages.html'), 'utf8')
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).toContain('@page { size: 210mm 297mm;')
    expect(out).toMatch(new RegExp(`: ${pagesIn(html)} pages of A4 in `))
    expect(partsIn(html)).toEqual(parts)
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

  it('writes sheets for the people of a saved campaign', async () => {
    const { path } = scratch()
    const settled = deadWalkCampaign.settle({})
    if (!settled.ok) throw new Error(settled.fault.why)
    const setup = { matchId: 'print', options: settled.value, holders: { P1: { bot: 'competent' } }, physical: [] }
    const match = startMatch(deadWalkCampaign, setup, seededDice(4))
    expect(match.submit('P1', null, { do: 'muster', team: 'neighbours' }).ok).toBe(true)
    const file = path('campaign.json')
    writeFileSync(file, JSON.stringify(saveMatch(match, { private: true })))
    const { code, out } = await call(['print', 'dead-walk', '--people', file, '--part', 'sheets', '--out', '-'])
    expect(code).toBe(0)
    const names = [...out.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name]) => name)
    expect(names.slice(0, 4)).toEqual(['Father Thomas Quill', 'Dana Hollis', 'Eddie Voss', 'Mia Tran'])
    const bad = await call(['print', 'evac', '--people', file, '--out', '-'])
    expect(bad).toMatchObject({ code: 2, out: '' })
    expect(bad.err).toContain('--people: "evac" has no campaigns')
  })

  it('says where a campaign cannot be read', async () => {
    const { path } = scratch()
    writeFileSync(path('bad.json'), '{"format":"shamble-save","version":1,"game":"evac"}')
    const { code, err } = await call(['print', 'dead-walk', '--people', path('bad.json'), '--out', '-'])
    expect(code).not.toBe(0)
    expect(err).toContain('bad.json: ')
  })
})
