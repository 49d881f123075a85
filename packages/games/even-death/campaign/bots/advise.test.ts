import type { Advice, Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { type CampaignScene, force, herd, human, war } from '../testing.ts'
import { advise } from './advise.ts'
import { strengthOf } from './strength.ts'
import { evenDeathCampaign } from '../game.ts'

/** What the bot of a seat would do now; its reason is a sentence. */
function advised(s: CampaignScene, seat: Seat): Advice<Command> {
  const said = advise(evenDeathCampaign.view(s.table, seat), s.table.book, seat, s.offered(seat) as Command[])
  expect(said.why).toMatch(/^[A-Z].*\.$/)
  return said
}
const command = (s: CampaignScene, seat: Seat): Command => advised(s, seat).command

const strong = [human('hardened'), human('hardened'), human('hardened'), human('seasoned')]

describe('a searching bot', () => {
  it('plays the map as a competent one, and looks ahead in its battles', () => {
    const bots = { survivors: { bot: 'searching' }, zombies: { bot: 'searching' } }
    const s = war({
      forces: [force('survivors', 22, strong), force('zombies', 23)],
      holders: bots,
      dice: [4, 4, 4],
    })
    const view = evenDeathCampaign.view(s.table, 'survivors')
    expect(evenDeathCampaign.foresight?.players(view, s.table.book, 'survivors')).toEqual([])
    s.do('survivors', { do: 'battle', force: 1 }).do('zombies', { do: 'behaviour', dice: 3 })
    expect(s.pending?.beside?.holders).toEqual(bots)
  })

  it('sits at the table of a battle in which a person fights', () => {
    const holders = { survivors: { person: 'Ann' }, zombies: { bot: 'searching' } }
    const s = war({ forces: [force('survivors', 22, strong), force('zombies', 23)], holders, dice: [4, 4, 4] })
    s.do('survivors', { do: 'battle', force: 1 }).do('zombies', { do: 'behaviour', dice: 3 })
    expect(s.pending?.beside?.holders.zombies).toEqual({ bot: 'searching' })
  })
})

describe('a bot of people', () => {
  it('takes the tile on which it stands, a City before all', () => {
    const s = war({ forces: [force('survivors', 22), force('survivors', 11), force('zombies', 77)] })
    expect(command(s, 'survivors')).toEqual({ do: 'control', force: 2 })
  })

  it('looks for supplies where they do not last: in tiles of its own first', () => {
    const s = war({
      forces: [force('survivors', 22), force('survivors', 33), force('zombies', 77)],
      players: { survivors: { supplies: 1 } },
      tiles: { 22: { controller: 'survivors', searched: true }, 33: { controller: 'survivors' } },
    })
    expect(command(s, 'survivors')).toEqual({ do: 'search', force: 2 })
  })

  it('of the Military calls for a drop, of the Bandits raids those who have something', () => {
    const held = { 22: { controller: 'military' } } as const
    const drop = war({
      forces: [force('military', 22), force('zombies', 77)],
      tiles: held,
      players: { military: { supplies: 0 } },
    })
    expect(command(drop, 'military')).toEqual({ do: 'supply-drop' })
    const raid = (supplies: number) =>
      war({
        forces: [force('bandits', 22), force('survivors', 66), force('zombies', 77)],
        tiles: { 22: { controller: 'bandits', searched: true }, 23: { controller: 'survivors', structure: 'farm' } },
        players: { bandits: { supplies: 0 }, survivors: { supplies } },
        turn: { on: 'bandits' },
      })
    expect(command(raid(1), 'bandits')).toEqual({ do: 'raid', force: 1 })
    expect(command(raid(0), 'bandits').do).toBe('build')
  })

  it('fights where it has 1.3 times the strength of all who would be drawn in', () => {
    const fight = (units: Parameters<typeof force>[2]) =>
      war({
        forces: [force('survivors', 22, strong), force('zombies', 23, units)],
        tiles: { 22: { controller: 'survivors', structure: 'farm' } },
      })
    // 75 points against 0.9 x 60 is 1.39, against 0.9 x 70 is 1.19.
    expect(command(fight([herd(15), herd(15)]), 'survivors')).toEqual({ do: 'battle', force: 1 })
    expect(command(fight([herd(15), herd(15), herd(5)]), 'survivors').do).not.toBe('battle')
  })

  it('reckons with the vitality that is left, and with a little less of the dead', () => {
    const s = war({
      forces: [force('survivors', 22, [human('hardened', { vitality: 3 })]), force('zombies', 77, [herd(15)])],
    })
    expect(s.state.forces.map(strengthOf)).toEqual([1_000, 2_700])
  })

  it('heals a force of which 30 percent of the vitality is missing', () => {
    const hurt = (vitality: number) =>
      war({
        forces: [force('survivors', 22, [human('seasoned', { vitality })]), force('zombies', 77)],
        tiles: { 22: { controller: 'survivors', structure: 'aid-station', searched: true } },
      })
    expect(command(hurt(3), 'survivors')).toEqual({ do: 'heal', force: 1 })
    expect(command(hurt(4), 'survivors').do).not.toBe('heal')
  })

  it('builds farms until one less than its forces, then an Aid Station, then a Training Ground', () => {
    const built = (tiles: object) =>
      command(
        war({
          forces: [force('survivors', 22), force('survivors', 33), force('zombies', 77)],
          tiles: { 22: { controller: 'survivors' }, ...tiles } as never,
        }),
        'survivors',
      )
    const own = { controller: 'survivors' } as const
    const rest = { 33: { ...own, structure: 'aid-station' } } as const
    expect(built({ 33: { ...own, structure: 'aid-station' } })).toEqual({ do: 'build', force: 1, structure: 'farm' })
    expect(built({ 33: { ...own, structure: 'farm' } })).toEqual({ do: 'build', force: 1, structure: 'aid-station' })
    expect(built({ ...rest, 44: { ...own, structure: 'farm' } })).toEqual({
      do: 'build',
      force: 1,
      structure: 'training-ground',
    })
  })

  it('trains with 3 Supplies: as many promotions as the points allow', () => {
    const train = (supplies: number) =>
      war({
        forces: [force('survivors', 22, [human('newbie'), human('regular')]), force('zombies', 77)],
        tiles: {
          22: { controller: 'survivors', structure: 'training-ground' },
          33: { controller: 'survivors', structure: 'aid-station' },
        },
        players: { survivors: { supplies } },
      })
    expect(command(train(3), 'survivors')).toEqual({
      do: 'train',
      force: 1,
      changes: [
        { unit: 1, profile: 'hardened' },
        { unit: 2, profile: 'hardened' },
      ],
    })
    expect(command(train(2), 'survivors').do).not.toBe('train')
  })

  it('pillages with Bandits, and drops soldiers onto a Town that nobody holds', () => {
    const tiles = {
      22: { controller: 'bandits', structure: 'training-ground' },
      66: { controller: 'bandits', structure: 'aid-station' },
      23: { controller: 'survivors', structure: 'farm' },
    } as const
    const s = war({
      forces: [force('bandits', 22, [human('boss')]), force('survivors', 55), force('zombies', 77)],
      tiles,
      players: { bandits: { supplies: 2 } },
      turn: { on: 'bandits' },
    })
    expect(command(s, 'bandits')).toEqual({ do: 'pillage', force: 1 })
    const drop = war({
      forces: [force('military', 66), force('zombies', 77)],
      tiles: {
        66: { controller: 'military', structure: 'training-ground' },
        55: { controller: 'military', structure: 'aid-station' },
        11: { controller: 'zombies' },
      },
      players: { military: { supplies: 1 } },
    })
    expect(command(drop, 'military')).toEqual({ do: 'paratroopers', force: 1, to: 14 })
  })

  it('goes where most is to be had for the way, and not next to somebody stronger', () => {
    const structures = {
      66: { controller: 'survivors', structure: 'aid-station' },
      67: { controller: 'survivors', structure: 'training-ground' },
    } as const
    const go = (at: number) =>
      war({
        forces: [force('survivors', 13, [human('hardened')]), force('zombies', at, [herd(15), herd(15)])],
        tiles: { 13: { controller: 'survivors', structure: 'farm' }, ...structures },
        players: { survivors: { supplies: 1 } },
      })
    expect(command(go(77), 'survivors')).toEqual({ do: 'move', force: 1, to: 14 })
    expect(command(go(24), 'survivors')).toEqual({ do: 'move', force: 1, to: 12 })
    expect(advised(go(77), 'survivors').why).toBe('The way to Tile 14 is worth it.')
  })

  it('ends its turn where nothing is left to be done', () => {
    const crowd = [herd(15), herd(15), herd(15)]
    const s = war({
      forces: [force('survivors', 87, [human('hardened')]), force('zombies', 86, crowd), force('zombies', 77, crowd)],
      tiles: {
        87: { controller: 'survivors', structure: 'farm' },
        66: { controller: 'survivors', structure: 'aid-station' },
        55: { controller: 'survivors', structure: 'training-ground' },
      },
      players: { survivors: { supplies: 1 } },
    })
    expect(advised(s, 'survivors')).toEqual({ command: { do: 'end-turn' }, why: 'There is nothing better to be done.' })
  })
})

describe('a bot of the dead', () => {
  const dead = (given: Parameters<typeof war>[0]) => war({ turn: { on: 'zombies' }, ...given })

  it('fights at 1.1 times the strength, before it takes a tile', () => {
    const fight = (units: Parameters<typeof force>[2]) =>
      dead({ forces: [force('survivors', 23, [human('hardened'), human('hardened')]), force('zombies', 22, units)] })
    expect(command(fight([herd(15), herd(10)]), 'zombies')).toEqual({ do: 'battle', force: 2 })
    expect(command(fight([herd(15), herd(5)]), 'zombies')).toEqual({ do: 'control', force: 2 })
  })

  it('feasts when 8 zombies are missing, and else lets the weakest horde at home or next to people grow', () => {
    const held = { 22: { controller: 'zombies' }, 33: { controller: 'zombies' } } as const
    const s = (size: number) =>
      dead({
        forces: [
          force('survivors', 77),
          force('zombies', 22, [herd(size), herd(size)]),
          force('zombies', 33, [herd(5)]),
        ],
        tiles: held,
      })
    expect(command(s(11), 'zombies')).toEqual({ do: 'feast', force: 2 })
    expect(command(s(12), 'zombies')).toEqual({ do: 'zombify', force: 3 })
  })

  it('goes for the nearest people that are weaker', () => {
    const s = dead({
      forces: [
        force('survivors', 66),
        force(
          'zombies',
          22,
          Array.from({ length: 6 }, () => herd(15)),
        ),
      ],
      tiles: { 22: { controller: 'zombies' } },
    })
    expect(command(s, 'zombies')).toMatchObject({ do: 'move', force: 2 })
    expect(advised(s, 'zombies').why).toBe('There are people who are weaker.')
  })
})
