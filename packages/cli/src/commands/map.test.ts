import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { call, scratch } from '../testing.ts'

/** A recorded campaign of three factions, as its test keeps it. */
const WAR = fileURLToPath(new URL('../../../games/even-death/campaign/golden/three-banners.json', import.meta.url))

interface Tile {
  kind: string
  blocked: string[]
}
interface MapFile {
  tiles: Tile[]
}

async function rolled(seed: string): Promise<{ readonly file: string; readonly map: MapFile }> {
  const file = scratch().path('map.json')
  expect(await call(['map', 'even-death', '--random', '--seed', seed, '--out', file])).toMatchObject({ code: 0 })
  return { file, map: JSON.parse(readFileSync(file, 'utf8')) as MapFile }
}

/** What is wrong with a map, by `shamble map` and by `shamble campaign`, which plays nothing on it. */
async function faultsOf(map: object): Promise<{ readonly checked: string; readonly played: string }> {
  const file = scratch().path('bad.json')
  writeFileSync(file, JSON.stringify(map))
  const checked = await call(['map', 'even-death', '--check', file])
  const played = await call(['campaign', 'even-death', '--games', '1', '--map', file])
  expect([checked.code, played.code, played.out]).toEqual([1, 2, ''])
  return { checked: checked.out, played: played.err }
}

describe('shamble map', () => {
  it('[ed.camp-map.6] rolls a map, the same for the same seed, which its own check finds sound', async () => {
    const { file, map } = await rolled('4')
    expect(map.tiles).toHaveLength(64)
    expect((await rolled('4')).map).toEqual(map)
    expect((await rolled('5')).map).not.toEqual(map)
    expect(await call(['map', 'even-death', '--check', file])).toMatchObject({
      code: 0,
      out: expect.stringContaining('a sound map'),
    })
  })

  it('[ed.camp-map.6] says what is wrong with one, with its place and its clause, and nothing is played on it', async () => {
    const { map } = await rolled('4')
    const short = await faultsOf({ ...map, tiles: map.tiles.slice(0, 63) })
    for (const said of Object.values(short))
      expect(said).toContain('tiles: A map has 64 tiles, 8 rows of 8; this one has 63. [ed.camp-map.6]')
    const plain = map.tiles.map((tile) => ({ ...tile, kind: tile.kind === 'city' ? 'field' : tile.kind }))
    expect((await faultsOf({ ...map, tiles: plain })).played).toContain(
      'tiles: A map has a City at least; this one has none. [ed.camp-map.6]',
    )
    const cut = map.tiles.map((tile, i) => (i >= 24 && i < 32 ? { ...tile, blocked: ['south'] } : tile))
    expect((await faultsOf({ ...map, tiles: cut })).checked).toMatch(
      /tiles\[3\d\]: Nobody can get from .* to .*, nor to \d+ more\. \[ed\.camp-map\.6\]/,
    )
  })

  it('knows which campaigns have maps, and what it needs', async () => {
    expect((await call(['map', 'dead-walk', '--random'])).err).toContain('those of even-death are')
    expect((await call(['map', 'even-death'])).err).toContain('expected either --random or --check FILE')
    expect((await call(['campaign', 'dead-walk', '--factions', 'survivors'])).err).toContain(
      '--factions: the campaign of dead-walk has no maps',
    )
  })
})

describe('campaigns that are played on a map', () => {
  it('are counted in words of their own: who won, by what, how long, how the battles ended', async () => {
    const { file } = await rolled('7')
    const words = ['campaign', 'even-death', '--games', '1', '--factions', 'bandits,zombies', '--map', file]
    const { code, out } = await call([...words, '--option', 'campaignTurnLimit=2', '--cores', '1'])
    expect(code).toBe(0)
    for (const name of ['Bandits', 'Zombies']) expect(out).toMatch(new RegExp(`^${name} +[01] \\(`, 'm'))
    for (const name of ['campaign turns', 'battles', 'forces left', 'tiles searched'])
      expect(out).toMatch(new RegExp(`^${name} +median \\d`, 'm'))
    expect(out).toContain('1: over with the last campaign turn')
    expect(out).not.toMatch(/survived|level|stage/)
    expect(out).toMatch(/^options +scenario=own .*ownMap=\{Random map 7\} campaignTurnLimit=2$/m)
  })

  it('[ed.camp-setup.1] are not begun with factions that cannot be', async () => {
    const refused = await call(['campaign', 'even-death', '--factions', 'survivors,bandits'])
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('ed.camp-setup.1')])
  })

  it('are told, and printed with their map, their rosters and their chronicle', async () => {
    const told = await call(['chronicle', WAR])
    expect(told.code).toBe(0)
    expect(told.out).toMatch(/^Campaign turn 1: /m)
    expect(told.out).toMatch(/A battle at .* \[ed\.camp-battle\.3\]/)
    const { code, out } = await call(['print', 'even-death', '--people', WAR, '--out', '-'])
    expect(code).toBe(0)
    const parts = new Set([...out.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part))
    for (const part of ['plans', 'reference', 'sheets']) expect(parts).toContain(part)
    expect(out).toContain('Vantry')
    expect(out).toContain('How the war stands')
  })
})
