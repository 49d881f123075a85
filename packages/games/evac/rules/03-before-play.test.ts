import { type Dice, type Holder, type OptionValues, type Seat, seeded, type Throw } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { SHUFFLED } from '../content/tiles.ts'
import { evac } from '../index.ts'
import {
  type EvacScene,
  grunt,
  laying,
  marineAt,
  medic,
  newGame,
  NO_DOORS,
  playOn,
  scene,
  throughSetUp,
  tileAt,
  zombie,
} from '../testing.ts'
import { tileDistance, tileName, tileNamed } from '../content/map.ts'

const COLUMNS = ['A', 'B', 'C', 'D', 'E']
const PLACES = [1, 2, 3, 4, 5].flatMap((row) => COLUMNS.map((column) => `${column}${row}`))
const BORDER = PLACES.filter((name) => 'AE'.includes(name[0] as string) || '15'.includes(name[1] as string))

const person = (name: string): Holder => ({ person: name })
const bot: Holder = { bot: 'test' }

const helipadAt = (s: EvacScene): string =>
  tileName(
    s.state.size,
    s.state.tiles.findIndex((tile) => tile.id === 'T01'),
  )
const faceUp = (s: EvacScene): string[] =>
  s.state.tiles.flatMap((tile, p) => (tile.up ? [tileName(s.state.size, p)] : []))
const drawn = (s: EvacScene, clause: string): string[] => s.dice.filter((line) => line.startsWith(`draw ${clause} `))
const settled = (options: OptionValues) => evac.settle(options)

/** A game whose hidden draws come from a seed, up to the choice of the start tile. */
const laid = (seed: number, options: OptionValues = {}): EvacScene =>
  newGame({ options: { ...NO_DOORS, ...options }, hidden: seed })

/** The dice of a set-up of two tiles without doors: a zombie each. */
const QUIET = ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.pop.1: 1']

describe('seats', () => {
  it('[ev.seat.1] one zombie seat, which makes the choices and throws the dice of the zombie player', () => {
    expect(evac.seats({ marines: 12 }).filter((seat) => !seat.startsWith('M'))).toEqual(['Z'])
    const asks: Throw[] = []
    const luck = seeded('who throws')
    const dice: Dice = { roll: (ask) => (asks.push(ask), luck.roll(ask)), draw: (clause, n) => luck.draw(clause, n) }
    const s = newGame({ options: { marines: 2 }, dice })
    s.do('M1', { do: 'choose-start', tile: 'A1' })
    const placers = new Set<Seat>()
    playOn(s, ({ state, asks: question, owe }) => {
      if (question === 'place a zombie') placers.add(owe[0] as Seat)
      return state.phase === 'setup' || state.phase === 'spawn'
    })
    expect([...placers]).toEqual(['Z'])
    expect(new Set(asks.map((ask) => `${ask.clause} ${ask.seat}`))).toEqual(
      new Set(['ev.pop.1 Z', 'ev.pop.11 Z', 'ev.spawn.5 Z']),
    )
  })

  it('[ev.seat.1] no marine seat places or moves a zombie', () => {
    const s = scene({ zombies: [zombie([9, 9])], phase: 'zombies' })
    expect(s.owe).toEqual(['Z'])
    expect(s.refused('M1', { do: 'activate', zombie: 1 }).clause).toBe('table.seat')
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'step', to: [9, 8] })
    const marines = scene({ zombies: [zombie([9, 9])] })
    expect(marines.refused('Z', { do: 'step', to: [4, 5] }).clause).toBe('table.seat')
  })

  it('[ev.seat.2] a seat commands its own marine and no other', () => {
    const s = scene({ marines: [grunt(), medic({ seat: 'M2', at: [9, 9] })] })
    s.do('M2', { do: 'step', to: [9, 10] })
    expect([marineAt(s, 'M1'), marineAt(s, 'M2')]).toEqual([
      [4, 4],
      [9, 10],
    ])
    expect(evac.position.read({ marines: [grunt(), grunt({ at: [5, 5] })] }, {}, {})).toMatchObject({
      ok: false,
      fault: { clause: 'ev.seat.2' },
    })
  })

  it('[ev.seat.2] a seat whose marine is dead has no further activation', () => {
    const s = scene({ marines: [grunt({ hp: 0 }), medic({ seat: 'M2', at: [9, 9] })], dice: ['ev.spawn.5: 1'] })
    expect([s.owe, s.offers('M1')]).toEqual([['M2'], []])
    expect(s.refused('M1', { do: 'step', to: [4, 5] }).clause).toBe('table.seat')
    s.do('M2', { do: 'end' })
    expect(s.state.turn).toBe(2)
  })

  it('[ev.seat.3] a game has 1 to 12 marine seats', () => {
    for (const marines of [1, 12]) {
      expect(settled({ marines })).toMatchObject({ ok: true })
      expect(evac.seats({ marines })).toHaveLength(marines + 1)
      expect(newGame({ options: { marines } }).asks).toBe('choose the start tile')
    }
    for (const marines of [0, 13, 1.5])
      expect(settled({ marines })).toMatchObject({ ok: false, fault: { at: 'options.marines' } })
    expect(evac.position.read({ marines: [] }, {}, {})).toMatchObject({ ok: false, fault: { clause: 'ev.seat.3' } })
  })

  it('[ev.seat.4] the marine seats win together, the dead as well', () => {
    const s = scene({ tiles: { A1: { id: 'T01' } }, marines: [grunt({ hp: 0 }), medic({ seat: 'M2', at: [3, 3] })] })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
  })

  it('[ev.seat.4] and lose together', () => {
    const s = scene({
      marines: [grunt({ hp: 0 }), medic({ seat: 'M2', hp: 1 })],
      zombies: [zombie([4, 5])],
      phase: 'zombies',
    })
    s.do('Z', { do: 'end-phase' })
    expect(s.outcome?.winners).toEqual(['zombies'])
  })

  it('[ev.seat.5] the lowest human seat leads the patrol; among bots the lowest seat', () => {
    const leader = (holders: Record<Seat, Holder>): readonly Seat[] => newGame({ holders }).owe
    expect(leader({})).toEqual(['M1'])
    expect(leader({ M1: bot })).toEqual(['M2'])
    expect(leader({ M1: bot, M2: bot, M3: person('C') })).toEqual(['M3'])
    expect(leader({ M1: bot, M2: bot, M3: bot })).toEqual(['M1'])
  })

  it('[ev.seat.5] in play only living marines lead', () => {
    const placer = (marines: object[], holders: Record<Seat, Holder>): string => {
      const s = scene({
        marines,
        holders,
        zombies: [zombie([8, 4])],
        tiles: { A1: { id: 'T20', up: false } },
        phase: 'zombies',
        dice: ['ev.pop.1: 1'],
      })
      s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'step', to: [7, 4] })
      s.do('Z', s.offered('Z')[0] as { do: 'end' })
      return s.owe.join()
    }
    const three = (hp: number, bots: readonly Seat[]): [object[], Record<Seat, Holder>] => [
      [grunt({ at: [20, 1], hp }), medic({ seat: 'M2', at: [20, 3] }), grunt({ seat: 'M3', at: [20, 5] })],
      Object.fromEntries(bots.map((seat) => [seat, bot])),
    ]
    expect(placer(...three(5, []))).toBe('M1')
    expect(placer(...three(0, []))).toBe('M2')
    expect(placer(...three(5, ['M1']))).toBe('M2')
    expect(placer(...three(0, ['M2']))).toBe('M3')
    expect(placer(...three(0, ['M2', 'M3']))).toBe('M2')
  })
})

describe('laying the tiles', () => {
  it('[ev.setup.1] all 25 tiles, the helipad among them, lie in the grid, face down', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = laid(seed)
      expect(s.state.tiles.map((tile) => tile.id).sort()).toEqual([...SHUFFLED])
      expect(s.story[0]).toBe('ev.setup.1 set up')
      expect(s.event('set up')).toMatchObject({ tiles: 25, faceDown: [...SHUFFLED] })
    }
  })

  it('[ev.setup.1] a tile may lie anywhere', () => {
    const seen = new Map(PLACES.map((name) => [name, new Set<string>()]))
    for (let seed = 0; seed < 400; seed++)
      for (const [p, tile] of laid(seed).state.tiles.entries()) seen.get(tileName(5, p))?.add(tile.id)
    expect([...seen].filter(([, ids]) => ids.size < 24).map(([name]) => name)).toEqual([])
    expect(seen.get('C3')?.has('T01')).toBe(false)
  })

  it('[ev.setup.2] each tile is turned by 0 to 3 quarters, each as likely', () => {
    const turns = [0, 0, 0, 0]
    for (let seed = 0; seed < 100; seed++)
      for (const { rot } of laid(seed).state.tiles) turns[rot] = (turns[rot] ?? 0) + 1
    expect(turns).toHaveLength(4)
    expect(turns.every((n) => n > 545 && n < 705)).toBe(true)
    expect(drawn(laid(1), 'ev.setup.2').filter((line) => line.includes(' of 4:'))).toHaveLength(25)
  })

  it('[ev.setup.2] with `rotateTiles` off none is turned', () => {
    const s = laid(1, { rotateTiles: false })
    expect(s.state.tiles.map((tile) => tile.rot)).toEqual(Array(25).fill(0))
    expect(drawn(s, 'ev.setup.2')).toEqual([])
  })

  it.each([
    [0, 'A1'],
    [11, 'B3'],
    [12, 'D3'],
    [23, 'E5'],
  ])(
    '[ev.setup.3] a helipad at the centre changes places with one of the other 24 tiles: draw %d is %s',
    (draw, name) => {
      const s = newGame({ dice: [...laying({ C3: 'T01 r2', [name]: 'T05 r1' }), `draw ev.setup.3: ${draw}`] })
      expect(drawn(s, 'ev.setup.3')).toEqual([`draw ev.setup.3 of 24: ${draw}`])
      expect(tileAt(s, name)).toEqual({ id: 'T01', rot: 2, up: false })
      expect(tileAt(s, 'C3')).toEqual({ id: 'T05', rot: 1, up: true })
      expect(s.story).toEqual(['ev.setup.1 set up', 'ev.setup.4 tile flipped'])
    },
  )

  it('[ev.setup.3] elsewhere it stays; with `helipadMayBeCentre` it stays at the centre too', () => {
    const elsewhere = newGame({ dice: laying({ A4: 'T01' }) })
    expect([helipadAt(elsewhere), drawn(elsewhere, 'ev.setup.3')]).toEqual(['A4', []])
    const centre = newGame({ options: { helipadMayBeCentre: true }, dice: laying({ C3: 'T01' }) })
    expect([helipadAt(centre), drawn(centre, 'ev.setup.3')]).toEqual(['C3', []])
    expect(centre.event('helipad found')).toMatchObject({ tile: 'C3', clause: 'ev.flip.12' })
  })

  it('[ev.setup.4] the centre tile is turned over, alone, and is the Spawn tile', () => {
    const s = newGame({ dice: laying({ C3: 'T18 r3' }) })
    expect(faceUp(s)).toEqual(['C3'])
    expect(s.event('tile flipped')).toMatchObject({ clause: 'ev.setup.4', tile: 'C3', id: 'T18', rot: 3 })
    expect(tileName(5, s.state.spawnTile)).toBe('C3')
  })
})

describe('the start tile', () => {
  it('[ev.setup.5] [ev.setup.7] after the Spawn tile the patrol leader alone chooses, and the tile is turned over', () => {
    const s = newGame({
      options: { ...NO_DOORS, marines: 2 },
      dice: [...laying({ A2: 'T20', C3: 'T18' }), ...QUIET.slice(0, 2)],
    })
    expect(s.asks).toBe('choose the start tile')
    expect(s.owe).toEqual(['M1'])
    expect(s.refused('M2', { do: 'choose-start', tile: 'A2' }).clause).toBe('table.seat')
    expect(s.refused('Z', { do: 'choose-start', tile: 'A2' }).clause).toBe('table.seat')
    expect(s.refused('M1', { do: 'end' }).clause).toBe('ev.setup.5')
    s.do('M1', { do: 'choose-start', tile: 'A2' })
    expect(s.story.slice(1, 4)).toEqual([
      'ev.setup.4 tile flipped',
      'ev.setup.5 start chosen',
      'ev.setup.9 tile flipped',
    ])
    expect(faceUp(s)).toEqual(['A2', 'C3'])
    expect(s.state.starts.map((p) => tileName(5, p))).toEqual(['A2'])
  })

  it('[ev.setup.6] legal are the 16 tiles on the border, corners included', () => {
    const s = newGame()
    expect(s.offers('M1')).toEqual(BORDER.map((name) => `choose-start tile:${name}`))
    for (const name of ['B2', 'C2', 'D4', 'C3'])
      expect(s.refused('M1', { do: 'choose-start', tile: name }).clause).toBe('ev.setup.6')
  })

  it('[ev.setup.7] the clock takes C5, on the 3×3 map B3', () => {
    expect(newGame().clock('M1')).toEqual([{ do: 'choose-start', tile: 'C5' }])
    const small = newGame({ options: { scenario: 'S2' } })
    expect(small.clock('M1')).toEqual([{ do: 'choose-start', tile: 'B3' }])
    const s = newGame({ dice: ['ev.pop.1: 1'] }).timeOut('M1')
    expect(tileAt(s, 'C5').up).toBe(true)
  })
})

describe('the helipad keeps its distance', () => {
  const start = (
    places: Record<string, string>,
    tile: string,
    options: OptionValues = {},
    draws: string[] = [],
  ): EvacScene =>
    newGame({
      options: { ...NO_DOORS, ...options },
      dice: [...laying({ C3: 'T18', ...places }), ...draws, ...QUIET.slice(0, 2)],
    }).do('M1', { do: 'choose-start', tile })

  it('[ev.setup.8] a helipad next to the start changes places with a tile two or more away; both keep their turns', () => {
    // face down and at distance 2 or more from C5: rows 1 to 3 without C3, A4, B4, D4, E4, A5, E5
    const s = start({ C4: 'T01 r3', E4: 'T09 r2' }, 'C5', {}, ['draw ev.setup.8: 17'])
    expect(drawn(s, 'ev.setup.8')).toEqual(['draw ev.setup.8 of 20: 17'])
    expect(tileAt(s, 'E4')).toEqual({ id: 'T01', rot: 3, up: false })
    expect(tileAt(s, 'C4')).toEqual({ id: 'T09', rot: 2, up: false })
  })

  it('[ev.setup.8] a helipad under the start tile leaves it before the tile is turned over', () => {
    const s = start({ C5: 'T01 r1', A1: 'T09 r2' }, 'C5', {}, ['draw ev.setup.8: 0'])
    expect(tileAt(s, 'C5')).toEqual({ id: 'T09', rot: 2, up: true })
    expect(tileAt(s, 'A1')).toEqual({ id: 'T01', rot: 1, up: false })
    expect(s.story).not.toContain('ev.flip.12 helipad found')
  })

  it('[ev.setup.8] a diagonal neighbour is far enough; at distance 2 nothing is exchanged', () => {
    for (const name of ['B4', 'A5', 'D4']) {
      const s = start({ [name]: 'T01' }, 'C5')
      expect([helipadAt(s), drawn(s, 'ev.setup.8')]).toEqual([name, []])
    }
  })

  it('[ev.setup.8] value 1 forbids only the start tile itself, value 4 most of the map', () => {
    expect(helipadAt(start({ C4: 'T01' }, 'C5', { helipadMinDistance: 1 }))).toBe('C4')
    expect(helipadAt(start({ C5: 'T01' }, 'C5', { helipadMinDistance: 1 }, ['draw ev.setup.8: 0']))).toBe('A1')
    expect(helipadAt(start({ C2: 'T01' }, 'C5', { helipadMinDistance: 4 }, ['draw ev.setup.8: 1']))).toBe('B1')
    expect(helipadAt(start({ A3: 'T01' }, 'C5', { helipadMinDistance: 4 }))).toBe('A3')
  })

  it('[ev.setup.8] the exchange is silent: the same is told and shown whether it happened or not', () => {
    const near = start({ C4: 'T01', A1: 'T09' }, 'C5', {}, ['draw ev.setup.8: 0'])
    const far = start({ A1: 'T01', C4: 'T09' }, 'C5')
    expect(drawn(near, 'ev.setup.8')).toHaveLength(1)
    expect(drawn(far, 'ev.setup.8')).toEqual([])
    expect(near.events).toEqual(far.events)
    for (const seat of ['Z', 'M1', 'M2', 'M3', null]) expect(near.view(seat)).toEqual(far.view(seat))
    expect(near.state.tiles).toEqual(far.state.tiles)
  })

  it('[ev.setup.8] a helipad that is the Spawn tile stays', () => {
    const s = newGame({
      options: { ...NO_DOORS, helipadMayBeCentre: true, helipadMinDistance: 4 },
      dice: [...laying({ C3: 'T01' }), ...QUIET.slice(0, 2)],
    }).do('M1', { do: 'choose-start', tile: 'C5' })
    expect([helipadAt(s), drawn(s, 'ev.setup.8')]).toEqual(['C3', []])
  })

  it('[ev.setup.8] where no position is far enough, those at the largest distance are drawn from', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const s = newGame({ options: { ...NO_DOORS, scenario: 'S2', helipadMinDistance: 4 }, dice: seeded(seed) })
      s.do('M1', { do: 'choose-start', tile: 'B3' })
      seen.add(helipadAt(s))
    }
    expect([...seen].sort()).toEqual(['A1', 'C1'])
  })

  it.each([1, 2, 3, 4])('[ev.setup.8] with value %d the helipad is never nearer, and may be anywhere else', (least) => {
    const seen = new Map<string, Set<string>>()
    for (let seed = 0; seed < 240; seed++) {
      const from = ['C5', 'A1', 'E3'][seed % 3] as string
      const s = newGame({ options: { ...NO_DOORS, helipadMinDistance: least }, dice: seeded(`${least} ${seed}`) })
      const before = helipadAt(s)
      s.do('M1', { do: 'choose-start', tile: from })
      const after = helipadAt(s)
      const away = (name: string): number => tileDistance(5, tileNamed(5, name), tileNamed(5, from))
      expect(away(after)).toBeGreaterThanOrEqual(least)
      if (away(before) >= least) expect(after).toBe(before)
      seen.set(from, (seen.get(from) ?? new Set()).add(after))
    }
    expect([...seen.values()].every((places) => places.size > 4)).toBe(true)
  })
})

describe('populating the first tiles', () => {
  const begun = (options: OptionValues, dice: readonly string[]): EvacScene =>
    newGame({ options: options, dice: [...laying({ C3: 'T20', C5: 'T25' }), ...dice] }).do('M1', {
      do: 'choose-start',
      tile: 'C5',
    })

  it('[ev.setup.9] both tiles are face up before either is populated; then both are', () => {
    const s = begun({ ...NO_DOORS, marines: 1 }, [...QUIET, 'ev.pop.11: 1', 'ev.spawn.5: 1'])
    throughSetUp(s)
    const told = s.events.flatMap((event) =>
      event.e === 'tile flipped' || event.e === 'doors rolled' ? [`${event.e} ${event.tile}`] : [],
    )
    expect(told).toEqual(['tile flipped C3', 'tile flipped C5', 'doors rolled C3', 'doors rolled C5'])
  })

  it('[ev.setup.10] [ev.flip.11] the Spawn tile gets its doors and its zombies before the start tile gets a door', () => {
    const s = begun({ marines: 1 }, ['ev.pop.1: 1', 'ev.pop.11: 2', 'ev.pop.1: 1', 'ev.pop.11: 1', 'ev.spawn.5: 1'])
    throughSetUp(s)
    const told = s.events.map((event) => event.e)
    const one = ['doors rolled', 'door placed', 'door placed', 'zombies rolled', 'zombie placed']
    expect(told.slice(4, 15)).toEqual([...one, 'zombie placed', ...one])
    const tiles = s.events.flatMap((event) => (event.e === 'zombies rolled' ? [event.tile] : []))
    expect(tiles).toEqual(['C3', 'C5', null])
  })

  it('[ev.setup.11] the number of marine seats counts for both rolls', () => {
    for (const [marines, dice] of [
      [3, 1],
      [4, 2],
      [12, 4],
    ] as const) {
      const ones = Array(dice).fill(1).join(' ')
      const s = begun({ ...NO_DOORS, marines }, [
        'ev.pop.1: 1',
        `ev.pop.11 d4: ${ones}`,
        'ev.pop.1: 1',
        `ev.pop.11 d4: ${ones}`,
      ])
      playOn(s, ({ asks }) => asks !== 'place your marine')
      const rolls = s.events.flatMap((event) => (event.e === 'zombies rolled' ? [event.faces.length] : []))
      expect(rolls).toEqual([dice, dice])
    }
  })
})
