import { openSave, type Save, saveMatch } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { SAVED_GAMES } from '../../packages/cli/src/games.ts'
import { exhibits, type Exhibit } from './exhibits.ts'
import { open, playOn, type Way } from './open.ts'

const ALL = exhibits()
const COMMANDS = 12

const saves = (game: string): Exhibit[] =>
  ALL.filter(({ name, document }) => document.format === 'shamble-save' && name.startsWith(`${game}/`))

/** An open save of a game that goes on holds no dice to go on with. */
function holdsDice({ document }: Exhibit): boolean {
  if (document.format !== 'shamble-save') return true
  const { dice } = document as unknown as Save
  return dice.kind === 'scripted' || (dice.kind === 'seeded' ? dice.state : dice.secret) !== undefined
}

describe('everything that ever landed opens', () => {
  const ways = new Map<string, Way>()

  it.each(ALL.map((one) => [one.name, one] as const))('%s', (name, one) => {
    const way = open(one.document)
    ways.set(name, way)
    expect(way.says).toMatch(/^It .*\.$/)
    if (!way.match) return
    if (!holdsDice(one)) return expect(way.match.pending()?.owe.length).not.toBe(0)
    const before = way.match.entries.length
    const played = playOn(way.match, COMMANDS)
    expect(way.match.entries.length).toBe(before + played)
    if (way.match.table.state.outcome === null) expect(played).toBe(COMMANDS)
    const again = openSave(JSON.parse(JSON.stringify(saveMatch(way.match, { private: true }))), SAVED_GAMES)
    expect(again).toMatchObject({ ok: true })
  })

  it('by each of the four ways', () => {
    expect(new Set([...ways.values()].map(({ opened }) => opened))).toEqual(
      new Set(['same', 'carried', 'position', 'replay']),
    )
  })
})

it.each(SAVED_GAMES.map(({ id }) => id))('%s has twenty saves of its history in the museum', (game) => {
  expect(saves(game).length).toBeGreaterThanOrEqual(20)
})
