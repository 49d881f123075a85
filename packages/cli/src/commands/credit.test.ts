import { readFileSync } from 'node:fs'
import type { Save } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { call, callJson, scratch } from '../testing.ts'

const AUTHOR = 'Liam Thomas (DonkusGaming)'
const SHORT = ['sim', 'even-death', '--option', 'scenario=battle', '--option', 'roundLimit=1', '--bot', 'all=random']

describe('[ed.credit.1] whoever takes Even Death May Die along takes its author’s name along', () => {
  it('names him in the list of games', async () => {
    expect((await call(['games'])).out).toContain(AUTHOR)
    const { games } = await callJson<{ games: { id: string; credit: string }[] }>(['games', '--json'])
    expect(games.find(({ id }) => id === 'even-death')?.credit).toContain(AUTHOR)
  })

  it('names him in a recorded game, and wherever its log is printed', async () => {
    const { path } = scratch()
    const { code, err } = await call([...SHORT, '--save', path('save.json')])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const save = JSON.parse(readFileSync(path('save.json'), 'utf8')) as Save
    expect(save.credit).toContain(AUTHOR)
    expect((await call(['replay', path('save.json')])).out.split('\n')[1]).toContain(AUTHOR)
    expect((await callJson<Save>(['replay', path('save.json'), '--json'])).credit).toContain(AUTHOR)
  })

  it('names him on every printed page', async () => {
    const { out } = await call(['print', 'even-death', '--part', 'reference', '--out', '-'])
    const pages = out.split('<section class="p-page').slice(1)
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) expect(page).toContain(AUTHOR)
  })
})
