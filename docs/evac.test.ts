import { readFileSync } from 'node:fs'
import { type EvacKit, evac } from '@shamble/evac'
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../packages/games/evac/content/scenarios.ts'
import { TILES } from '../packages/games/evac/content/tiles.ts'
import { type Block, blocks, documentText, expectGenerated, json, pathOf, tableText } from './blocks.ts'
import {
  call,
  examplesRun,
  type GameDocument,
  keysDocumented,
  positionsAreRefused,
  refusedPositions,
  tablesAreTrue,
  valueText,
} from './game-document.ts'

const DOCUMENT: GameDocument<EvacKit> = {
  game: evac,
  name: 'evac.md',
  setups: [
    { turnLimit: 6 },
    { scenario: 'S2', scavenge: true, turnLimit: 8 },
    { scenario: 'S3', marines: 4, lieutenant: true, types: ['lieutenant'], turnLimit: 6 },
    { scenario: 'S4', marines: 4, zombieCap: 10, turnLimit: 6 },
    { scenario: 'S5', zombieDie: 6, doorTable: [6, 12, 12], turnLimit: 6 },
  ],
}

examplesRun(DOCUMENT)
positionsAreRefused(DOCUMENT)
tablesAreTrue(DOCUMENT)

describe('docs/evac.md', () => {
  it('odds are those of the last command', async () => {
    const file = json(blocks(documentText('evac.md'), 'json run')[1] as Block) as { commands: object[] }
    const refused = await call(['odds', '-', '--json'], file)
    expect([refused.code, refused.out]).toEqual([1, ''])
    const { code, out } = await call(['odds', '-', '--json'], { ...file, commands: file.commands.slice(1, 2) })
    expect(code).toBe(0)
    const { exact, outcomes } = JSON.parse(out) as { exact: boolean; outcomes: { key: string; probability: number }[] }
    const kills = outcomes.filter(({ key }) => key.includes('kill'))
    expect(exact).toBe(true)
    expect(kills.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1 / 3)
  })

  it('a bad file is answered in one line that names the place, with exit code 2', async () => {
    const { position } = refusedPositions('evac.md').find(({ clause }) => clause === 'ev.heal.6') as {
      position: object
    }
    const answer = await call(['run', '-'], { game: 'evac', position, commands: [] })
    expect(answer).toMatchObject({ code: 2, out: '' })
    expect(answer.err).toMatch(/^shamble run: .*position\.marines\[0\]\.hp: .*\n$/)
  })

  it('names every key of a position', () => {
    const source = readFileSync(pathOf('../packages/games/evac/position/form.ts'), 'utf8')
    const shape = source.slice(source.indexOf('const POSITION'), source.indexOf('type Position ='))
    const zombies = shape.indexOf('\n  zombies:')
    const keysIn = (part: string, indent: number): string[] =>
      [...part.matchAll(new RegExp(`^ {${indent}}(\\w+):`, 'gm'))].map((match) => match[1] as string)
    const keys = [keysIn(shape, 2), keysIn(shape.slice(0, zombies), 6), keysIn(shape.slice(zombies), 8)]
    expect(keysDocumented('evac.md')).toEqual(keys)
  })

  it('lists the scenarios as they are', () => {
    const rows = Object.values(SCENARIOS).map(({ id, title, ours, marines, prescribed, description }) => [
      id,
      title,
      ours ? 'no' : 'yes',
      `${marines.min} to ${marines.max}`,
      Object.entries(prescribed)
        .map(([name, value]) => `\`${name}\` ${valueText(value)}`)
        .join(', '),
      description,
    ])
    const head = ['id', 'title', 'in the book', 'marines', 'prescribes', 'description']
    expectGenerated('evac.md', 'scenarios', tableText(head, rows))
  })

  it('lists the tiles as they are', () => {
    const list = Object.values(TILES).map(({ id, name }) => `${id} ${name}`)
    expectGenerated('evac.md', 'tiles', `${list.join(', ')}.`)
  })
})
