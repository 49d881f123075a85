import { evac } from '@shamble/evac'
import { describe, expect, it } from 'vitest'
import { call, callJson } from '../testing.ts'

interface Indexed {
  games: {
    game: string
    clauses: number
    notes: number
    proven: number
    missing: string[]
    chapters: { topic: string; clauses: { id: string; proven: boolean; tests: { file: string; title: string }[] }[] }[]
  }[]
}

const NOTES = Object.values(evac.clauses).filter(({ kind }) => kind === 'note').length

describe('shamble rules', () => {
  it('lists every clause with the tests that name it', async () => {
    const [index] = (await callJson<Indexed>(['rules', 'evac', '--json'])).games
    const rows = index?.chapters.flatMap(({ clauses }) => clauses) ?? []
    expect(rows.map(({ id }) => id).sort()).toEqual(Object.keys(evac.clauses).sort())
    expect(index).toMatchObject({ game: 'evac', clauses: rows.length, notes: NOTES })
    const attack = rows.find(({ id }) => id === 'ev.attack.3')
    expect(attack?.tests.some(({ file }) => file === 'packages/cli/src/commands/odds.test.ts')).toBe(true)
    expect(attack?.tests.every(({ title }) => title.includes('ev.attack.3'))).toBe(true)
    expect((index?.proven ?? 0) + (index?.missing.length ?? 0)).toBe(rows.length - NOTES)
  })

  it('says no while a clause that is not a note has no test', async () => {
    const { games } = await callJson<Indexed>(['rules', '--json'])
    const open = games.flatMap(({ missing }) => missing)
    const { code, out } = await call(['rules', '--missing'])
    expect(code).toBe(open.length === 0 ? 0 : 1)
    expect(out.match(/^ {2}[a-z]+\.[\w-]+\.\d+/gm)?.map((id) => id.trim()) ?? []).toEqual(open)
  })

  it('prints a line per chapter', async () => {
    const { out } = await call(['rules', 'evac'])
    expect(out).toMatch(/^Evac: 287 clauses, of which 4 are notes; \d+ proven, \d+ not\n {2}Seats +\d of 5/)
  })

  it('prints one clause with its sentence, its citations and its tests', async () => {
    const { code, out } = await call(['rules', 'ev.attack.3'])
    expect(code).toBe(0)
    const [title, says] = out.split('\n')
    expect([title, says]).toEqual(['ev.attack.3 [core]', evac.clauses['ev.attack.3']?.says])
    expect(out).toMatch(/^cited in\n {2}packages\/games\/evac\/\S+\.ts:\d+\n/m)
    expect(out).toMatch(/^proven by\n {2}packages\/\S+\.test\.ts:\d+ \[.*ev\.attack\.3.*\] .* \(written\)\n/m)
    expect(await callJson(['rules', 'evac', 'ev.attack.3', '--json'])).toMatchObject({
      id: 'ev.attack.3',
      kind: 'core',
    })
  })
})
