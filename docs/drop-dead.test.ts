import { readFileSync } from 'node:fs'
import { type DropDeadKit, dropDead } from '@shamble/drop-dead'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../packages/games/drop-dead/content/cards.ts'
import { SCENARIOS } from '../packages/games/drop-dead/content/scenarios.ts'
import { STACK, type Symbol, TILES } from '../packages/games/drop-dead/content/tiles.ts'
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

const DOCUMENT: GameDocument<DropDeadKit> = {
  game: dropDead,
  name: 'drop-dead.md',
  setups: [
    { players: 4, cycleLimit: 30 },
    { players: 4, cycleLimit: 30, tradeItems: true, escapeMode: 'one-by-one', partsRequired: [1, 1, 1, 1] },
    { scenario: 'ground-zero', players: 4, cycleLimit: 25, moveTileCap: false },
    { scenario: 'patient-zero', players: 2, cycleLimit: 20 },
    { scenario: 'curfew', players: 3, undeadMode: 'off', freeEntry: false },
    { scenario: 'lone-survivor' },
  ],
}

examplesRun(DOCUMENT)
positionsAreRefused(DOCUMENT)
tablesAreTrue(DOCUMENT)

const FORM = readFileSync(pathOf('../packages/games/drop-dead/position/form.ts'), 'utf8')
const SHAPE = FORM.slice(FORM.indexOf('const POSITION'), FORM.indexOf('type Position ='))

/** The keys of what is written under a key of the position. */
function keysUnder(key: string): string[] {
  const from = SHAPE.indexOf(`\n  ${key}:`) + 1
  const part = SHAPE.slice(from, from + SHAPE.slice(from).search(/\n {2}[\w/]/))
  return [...part.matchAll(/^ {6,8}(\w+)[:,]/gm)].map((match) => match[1] as string)
}

const signOf = (symbol: Symbol): string => (symbol === 'circle' ? ' ○' : symbol === null ? '' : ` ★${symbol}`)

describe('docs/drop-dead.md', () => {
  it('odds are those of the last command', async () => {
    const [, shot] = blocks(documentText('drop-dead.md'), 'json run')
    const file = json(shot as Block) as { commands: object[] }
    const weak = { survivors: [{ id: 'earl', at: [4, 1] }], zombies: [{ n: 1, at: [8, 1] }] }
    const { code, out } = await call(['odds', '-', '--json'], {
      ...file,
      position: weak,
      commands: file.commands.slice(0, 1),
    })
    expect(code).toBe(0)
    const { exact, outcomes } = JSON.parse(out) as { exact: boolean; outcomes: { key: string; probability: number }[] }
    expect(exact).toBe(true)
    const kills = outcomes.filter(({ key }) => key.includes('kill'))
    expect(kills.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(15 / 144)
  })

  it('a bad file is answered in one line that names the place, with exit code 2', async () => {
    const refused = refusedPositions('drop-dead.md').find(({ clause }) => clause === 'dd.items.5')
    const answer = await call(['run', '-'], { game: 'drop-dead', position: refused?.position, commands: [] })
    expect(answer).toMatchObject({ code: 2, out: '' })
    expect(answer.err).toMatch(/^shamble run: .*position\.survivors\[0\]\.health: .*\n$/)
  })

  it('names every key of a position', () => {
    const top = [...SHAPE.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1] as string)
    expect(keysDocumented('drop-dead.md')).toEqual([top, ...['tiles', 'survivors', 'zombies', 'turn'].map(keysUnder)])
  })

  it('lists the scenarios as they are', () => {
    const rows = Object.values(SCENARIOS).map(
      ({ id, title, ours, survivors: { min, max }, prescribed, description }) => [
        id,
        title,
        ours ? 'no' : 'yes',
        min === max ? `${min}` : `${min} to ${max}`,
        Object.entries(prescribed)
          .map(
            ([name, value]) =>
              `\`${name}\` ${name === 'stack' || name === 'deck' ? `of ${(value as string[]).length}` : valueText(value)}`,
          )
          .join(', '),
        description,
      ],
    )
    const head = ['id', 'title', 'in the book', 'survivors', 'prescribes', 'description']
    expectGenerated('drop-dead.md', 'scenarios', tableText(head, rows))
  })

  it('lists the tiles as they are', () => {
    const list = STACK.map((id) => `${id} ${TILES[id].title} ${TILES[id].open.join('')}${signOf(TILES[id].symbol)}`)
    expectGenerated('drop-dead.md', 'tiles', `${list.join(', ')}.`)
  })

  it('lists the cards as they are', () => {
    const rows = Object.entries(CARDS).map(([id, { title, family, says }]) => [id, title, family, says])
    expectGenerated('drop-dead.md', 'cards', tableText(['id', 'title', 'family', 'says'], rows))
  })
})
