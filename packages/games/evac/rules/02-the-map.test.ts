import { sideBetween, squareAt } from '@shamble/grid'
import { describe, expect, it } from 'vitest'
import { type TileId, TILES } from '../content/tiles.ts'
import { evac } from '../index.ts'
import {
  door,
  type EvacScene,
  grunt,
  laying,
  medic,
  newGame,
  NO_DOORS,
  offersOf,
  scene,
  sergeant,
  throughSetUp,
  wall,
  xy,
  zombie,
  zombieNo,
} from '../testing.ts'
import { firstSquareOf, squaresOfTile, tileName, tileNamed } from '../content/map.ts'
import { inContact } from './02-the-map.ts'

type XY = readonly [number, number]

const LOCAL = [1, 2, 3, 4, 5, 6, 7] as const
const ALL = Object.keys(TILES) as TileId[]
const FOUR: readonly XY[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

// An independent reader of the tile format, which looks at characters only.
const charAt = (id: TileId, i: number, j: number): string => TILES[id].text.split('\n')[j]?.padEnd(15)[i] ?? '?'
const groundOf = (id: TileId, [u, v]: XY): string => charAt(id, 2 * u - 1, 2 * v - 1)
const walled = (id: TileId, [u, v]: XY, [du, dv]: XY): boolean => charAt(id, 2 * u - 1 + du, 2 * v - 1 + dv) !== ' '
const locals: readonly XY[] = LOCAL.flatMap((v) => LOCAL.map((u): XY => [u, v]))

const at = (s: EvacScene, [x, y]: XY): number => squareAt(s.table.facts.l, x, y)
const sideAt = (s: EvacScene, a: XY, b: XY): number => sideBetween(s.table.facts.l, at(s, a), at(s, b))
const hasWall = (s: EvacScene, a: XY, b: XY): boolean => s.table.facts.wall[sideAt(s, a, b)] === 1
const isOutdoor = (s: EvacScene, a: XY): boolean => s.table.facts.outdoor[at(s, a)] === 1
const struck = (s: EvacScene): number[] => [
  ...new Set(offersOf(s, 'M1', 'strike').map((c) => (c as { zombie: number }).zombie)),
]
const steps = (s: EvacScene): XY[] => offersOf(s, 'M1', 'step').map((c) => (c as unknown as { to: XY }).to)
const placesFor = (s: EvacScene): XY[] => offersOf(s, 'Z', 'place-zombie').map((c) => (c as unknown as { at: XY }).at)
const reading = (a: XY, b: XY): number => a[1] - b[1] || a[0] - b[0]

/** A figure on each of the eight squares around (4,4). */
const around: readonly XY[] = [3, 4, 5]
  .flatMap((y) => [3, 4, 5].map((x): XY => [x, y]))
  .filter(([x, y]) => x !== 4 || y !== 4)

describe('tiles on the map', () => {
  it('[ev.map.1] the map is 25 tiles in a 5×5 grid of 7×7 squares each', () => {
    const s = newGame({ dice: [] })
    expect([s.state.tiles.length, s.state.size]).toEqual([25, 5])
    expect([s.table.facts.l.width, s.table.facts.l.height]).toEqual([35, 35])
    const squares = s.state.tiles.flatMap((_, p) => squaresOfTile(5, p))
    expect(new Set(squares).size).toBe(35 * 35)
    expect(s.state.tiles.map((_, p) => squaresOfTile(5, p).length)).toEqual(Array(25).fill(49))
  })

  it('[ev.map.2] squares are counted from the north-west, tiles by column letter and row number', () => {
    const s = scene()
    for (const [c, letter] of [...'ABCDE'].entries())
      for (let r = 1; r <= 5; r++) {
        const p = tileNamed(5, `${letter}${r}`)
        expect(tileName(5, p)).toBe(`${letter}${r}`)
        const squares = squaresOfTile(5, p).map((square) => xy(s, square))
        expect(squares).toEqual(locals.map(([u, v]) => [7 * c + u, 7 * (r - 1) + v]))
      }
    expect(firstSquareOf(5, tileNamed(5, 'C3'))).toEqual([15, 15])
    expect(s.state.spawnTile).toBe(tileNamed(5, 'C3'))
    expect([tileNamed(5, 'F1'), tileNamed(3, 'D1'), tileNamed(3, 'A4')]).toEqual([-1, -1, -1])
  })

  it('[ev.map.3] squares and sides are offered in reading order, the east side of a square before its south side', () => {
    const s = scene({
      tiles: { A1: { id: 'T00', up: true }, B1: { id: 'T10', up: false } },
      marines: [grunt({ at: [7, 4] })],
      dice: ['ev.pop.1: 1'],
    })
    s.do('M1', { do: 'step', to: [8, 4] })
    const sides = offersOf(s, 'Z', 'place-door').map((c) => (c as unknown as { side: [XY, XY] }).side)
    expect(sides.length).toBeGreaterThan(30)
    expect(sides.every(([a, b]) => reading(a, b) < 0)).toBe(true)
    const isSouth = ([a, b]: [XY, XY]): number => (a[0] === b[0] ? 1 : 0)
    expect(sides).toEqual([...sides].sort((p, q) => reading(p[0], q[0]) || isSouth(p) - isSouth(q)))
    const spawning = scene({ phase: 'spawn', dice: ['ev.spawn.5: 1'] })
    expect(placesFor(spawning)).toEqual([...placesFor(spawning)].sort(reading))
  })

  it('[ev.map.4] walls and doors lie on the sides between squares, whichever square is named first', () => {
    const s = scene({ walls: [wall([5, 4], [4, 4]), wall([4, 4], [4, 5])] })
    expect(steps(s)).toEqual([
      [4, 3],
      [3, 4],
    ])
    const odd = (a: XY, b: XY) => evac.position.read({ marines: [grunt()], walls: [[a, b]] }, {}, {})
    expect(odd([4, 4], [5, 5])).toMatchObject({ ok: false, fault: { clause: 'ev.map.4' } })
    expect(odd([4, 4], [6, 4])).toMatchObject({ ok: false, fault: { clause: 'ev.map.4' } })
    expect(odd([35, 1], [1, 2])).toMatchObject({ ok: false, fault: { clause: 'ev.map.4' } })
  })

  it.each(ALL)('[ev.tile.1] [ev.map.5] [ev.map.7] %s lies on the map as its text draws it', (id) => {
    const s = scene({ tiles: { C3: { id } } })
    const place = ([u, v]: XY): XY => [14 + u, 14 + v]
    for (const square of locals) {
      expect(isOutdoor(s, place(square))).toBe(groundOf(id, square) !== '#')
      for (const way of FOUR) {
        const next: XY = [square[0] + way[0], square[1] + way[1]]
        expect(hasWall(s, place(square), place(next))).toBe(walled(id, square, way))
      }
    }
  })

  it.each(ALL)('[ev.tile.6] %s turned: local (u,v) goes to (8−v,u), with its walls', (id) => {
    const turn = ([u, v]: XY): XY => [8 - v, u]
    const turnBy = (square: XY, rot: number): XY => (rot === 0 ? square : turn(turnBy(square, rot - 1)))
    for (const rot of [1, 2, 3]) {
      const s = scene({ tiles: { C3: { id, rot } } })
      const place = (square: XY): XY => {
        const [u, v] = turnBy(square, rot)
        return [14 + u, 14 + v]
      }
      for (const square of locals) {
        expect(isOutdoor(s, place(square))).toBe(groundOf(id, square) !== '#')
        for (const way of FOUR) {
          const next: XY = [square[0] + way[0], square[1] + way[1]]
          expect(hasWall(s, place(square), place(next))).toBe(walled(id, square, way))
        }
      }
    }
  })

  it('[ev.tile.6] a quarter turn clockwise brings the hut of the helipad from the north-west to the north-east', () => {
    const s = scene({ tiles: { C3: { id: 'T01', rot: 1 } } })
    expect([isOutdoor(s, [15, 15]), isOutdoor(s, [21, 15]), isOutdoor(s, [20, 16])]).toEqual([true, false, false])
  })

  it('[ev.map.6] inside a building steps, sight and attacks are as outdoors', () => {
    // T04 at A1: one large room, local (2,2) to (4,6) among it; T00 has nothing at all.
    const zombies = [zombie([2, 5]), zombie([3, 3])]
    const [inside, outside] = ['T04', 'T00'].map((id) => {
      const s = scene({ tiles: { A1: { id } }, marines: [grunt({ at: [2, 2] })], zombies, dice: ['ev.attack.3: 3 1'] })
      expect(s.offers('M1')).toContain('step to:[3,2]')
      s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: false })
      s.do('M1', { do: 'fire-on', zombie: 1 })
      s.do('M1', { do: 'step', to: [3, 2] })
      return s
    }) as [EvacScene, EvacScene]
    expect([isOutdoor(inside, [2, 2]), isOutdoor(outside, [2, 2])]).toEqual([false, true])
    expect(inside.events).toEqual(outside.events)
    expect(inside.state.marines).toEqual(outside.state.marines)
    expect(zombieNo(inside, 1)).toEqual(zombieNo(outside, 1))
  })

  it('[ev.map.8] a shared side carries a wall if either face-up tile draws it, and none while only a face-down tile would', () => {
    const border = (west: object, east: object): boolean =>
      hasWall(scene({ tiles: { B2: west, C2: east }, marines: [grunt({ at: [1, 1] })] }), [14, 8], [15, 8])
    const crossing = { id: 'T02', up: true } // walls on its border around the corner rooms
    const open = { id: 'T04', up: true } // no border walls
    expect(border(crossing, open)).toBe(true)
    expect(border(open, crossing)).toBe(true)
    expect(border(crossing, crossing)).toBe(true)
    expect(border(open, open)).toBe(false)
    expect(border(open, { id: 'T02', up: false })).toBe(false)
    expect(border(crossing, { id: 'T04', up: false })).toBe(true)
  })

  it('[ev.map.8] the wall is there from the moment the tile is flipped', () => {
    const s = scene({
      tiles: { B1: { id: 'T02', up: false } },
      marines: [grunt({ at: [7, 1] })],
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    expect([hasWall(s, [7, 1], [8, 1]), hasWall(s, [7, 4], [8, 4])]).toEqual([false, false])
    s.do('M1', { do: 'step', to: [8, 1] })
    expect([hasWall(s, [7, 1], [8, 1]), hasWall(s, [7, 4], [8, 4])]).toEqual([true, false])
  })
})

describe('the edge of the map', () => {
  it('[ev.map.9] nothing moves or is placed beyond it', () => {
    expect(steps(scene({ marines: [grunt({ at: [1, 1] })] }))).toEqual([
      [2, 1],
      [1, 2],
    ])
    expect(steps(scene({ marines: [grunt({ at: [35, 35] })] }))).toEqual([
      [35, 34],
      [34, 35],
    ])
    const s = scene({ marines: [grunt({ at: [35, 35] })], zombies: [zombie([1, 1])] })
    expect(s.refused('M1', { do: 'step', to: [36, 35] }).clause).toBe('ev.move.10')
    expect(s.refused('M1', { do: 'throw', at: [35, 36] }).clause).toBe('ev.map.9')
  })

  it('[ev.map.9] on the small map column 22 does not exist', () => {
    const s = newGame({
      options: { scenario: 'S2', marines: 1, ...NO_DOORS },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.pop.1: 1', 'ev.pop.11: 1', 'ev.spawn.5: 1'],
    })
    s.do('M1', { do: 'choose-start', tile: 'C1' })
    expect(s.refused('Z', { do: 'place-zombie', at: [22, 3] }).clause).toBe('ev.map.9')
    throughSetUp(s)
    expect(s.refused('Z', { do: 'place-zombie', at: [1, 22] }).clause).toBe('ev.map.9')
    expect(Math.max(...placesFor(s).flat())).toBe(21)
  })

  it('[ev.map.10] a map-edge square lies in the outermost ring: x or y is 1 or 35', () => {
    const s = scene({ tiles: { C3: { id: 'T00', up: false } }, phase: 'spawn', dice: ['ev.spawn.5: 1'] })
    const ring: XY[] = []
    for (let y = 1; y <= 35; y++)
      for (let x = 1; x <= 35; x++) if ([1, 35].includes(x) || [1, 35].includes(y)) ring.push([x, y])
    expect(placesFor(s)).toEqual(ring)
    expect(s.refused('Z', { do: 'place-zombie', at: [2, 34] }).clause).toBe('ev.spawn.1')
  })

  it('[ev.map.10] on the 21×21 squares of the small map the ring is 1 and 21', () => {
    const pack = ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09']
    const keep = Array.from({ length: 23 }, (_, i) => 23 - i)
    const [shuffling, turning] = laying({ B2: 'T08', C2: 'T04' }, 3, pack) as [string, string]
    const s = newGame({
      options: { scenario: 'S2', marines: 1, ...NO_DOORS },
      // the town keeps its order, so that T02 to T09 are drawn
      dice: [
        `draw ev.setup.1: ${keep.join(' ')}`,
        shuffling,
        turning,
        'ev.pop.1: 1',
        'ev.pop.11: 1',
        'ev.pop.1: 1',
        'ev.pop.11: 1',
        'ev.spawn.5: 1',
      ],
    })
    s.do('M1', { do: 'choose-start', tile: 'C2' })
    throughSetUp(s)
    const offTheSpawnTile = placesFor(s).filter(([x, y]) => x < 8 || x > 14 || y < 8 || y > 14)
    expect(offTheSpawnTile.length).toBeGreaterThan(4)
    expect(offTheSpawnTile.every(([x]) => x === 21)).toBe(true)
  })
})

describe('squares', () => {
  it('[ev.map.11] no zombie is placed in a taken square; a knocked-down zombie takes its square, a dead marine does not', () => {
    const s = scene({
      marines: [grunt({ at: [1, 1] }), medic({ seat: 'M2', at: [2, 1], hp: 0 })],
      zombies: [zombie([3, 1], { state: 'down' })],
      phase: 'spawn',
      dice: ['ev.spawn.5: 1'],
    })
    expect(s.refused('Z', { do: 'place-zombie', at: [1, 1] }).clause).toBe('ev.map.11')
    expect(s.refused('Z', { do: 'place-zombie', at: [3, 1] }).clause).toBe('ev.map.11')
    s.do('Z', { do: 'place-zombie', at: [2, 1] })
    expect(xy(s, s.state.zombies[1]?.at ?? -1)).toEqual([2, 1])
  })

  it('[ev.map.11] no move ends in a taken square', () => {
    const s = scene({ marines: [grunt(), medic({ seat: 'M2', at: [4, 5] })], zombies: [zombie([5, 4])] })
    expect(s.refused('M1', { do: 'step', to: [5, 4] }).clause).toBe('ev.move.7')
    s.do('M1', { do: 'step', to: [4, 5] })
    expect(s.refused('M1', { do: 'end' }).clause).toBe('ev.move.11')
  })

  it('[ev.map.12] empty means without a living marine and without a zombie; doors, the dead and items do not matter', () => {
    const s = scene({
      marines: [grunt({ at: [10, 1] }), medic({ seat: 'M2', at: [11, 1], hp: 0 })],
      zombies: [zombie([12, 1]), zombie([13, 1], { state: 'down' })],
      walls: [wall([14, 1], [14, 2])],
      doors: [door([14, 1], [14, 2])],
      phase: 'spawn',
      dice: ['ev.spawn.5: 1'],
    })
    const row = placesFor(s).filter(([x, y]) => y === 1 && x >= 9 && x <= 15)
    expect(row.map(([x]) => x)).toEqual([9, 11, 14, 15])
  })

  it('[ev.map.13] close combat reaches the eight neighbours, not farther; swaps only the four directly adjacent', () => {
    const near = scene({ zombies: around.map((square) => zombie(square)) })
    expect(struck(near)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(struck(scene({ zombies: [zombie([4, 6]), zombie([6, 6]), zombie([2, 3])] }))).toEqual([])
    const friends = scene({
      marines: [grunt(), ...around.map((square, i) => grunt({ seat: `M${i + 2}`, at: square }))],
      options: { marines: 9 },
    })
    const partners = new Set(offersOf(friends, 'M1', 'swap').map((c) => (c as { with: string }).with))
    // around (4,4): M2 M3 M4 / M5 . M6 / M7 M8 M9
    expect([...partners]).toEqual(['M3', 'M5', 'M6', 'M8'])
    expect(friends.refused('M1', { do: 'swap', with: 'M2', give: ['knife'], get: [] }).clause).toBe('ev.swap.1')
  })

  it('[ev.map.13] a square is not adjacent to itself: a body is not struck, a Medic does not heal itself', () => {
    const s = scene({ marines: [medic({ hp: 1 })] })
    expect(s.refused('M1', { do: 'heal', marine: 'M1', stand: true }).clause).toBe('ev.heal.4')
  })

  it('[ev.map.14] a wall or a standing door on the side breaks contact, a destroyed door does not', () => {
    const zombies = [zombie([5, 4])]
    const side = [wall([4, 4], [5, 4])]
    expect(struck(scene({ zombies }))).toEqual([1])
    expect(struck(scene({ zombies, walls: side }))).toEqual([])
    expect(struck(scene({ zombies, walls: side, doors: [door([4, 4], [5, 4])] }))).toEqual([])
    expect(struck(scene({ zombies, walls: side, doors: [door([4, 4], [5, 4], 'destroyed')] }))).toEqual([1])
  })

  it('[ev.map.14] a wall that touches the shared corner breaks the contact of diagonal neighbours', () => {
    const zombies = [zombie([5, 5])]
    const corners: readonly (readonly [XY, XY])[] = [
      [
        [4, 4],
        [5, 4],
      ],
      [
        [5, 4],
        [5, 5],
      ],
      [
        [4, 5],
        [5, 5],
      ],
      [
        [4, 4],
        [4, 5],
      ],
    ]
    expect(struck(scene({ zombies }))).toEqual([1])
    for (const [a, b] of corners) expect(struck(scene({ zombies, walls: [wall(a, b)] }))).toEqual([])
    // a wall that ends one square farther off does not touch it
    expect(struck(scene({ zombies, walls: [wall([6, 4], [6, 5]), wall([3, 4], [3, 5])] }))).toEqual([1])
    const [a, b] = corners[0] as readonly [XY, XY]
    expect(struck(scene({ zombies, walls: [wall(a, b)], doors: [door(a, b, 'destroyed')] }))).toEqual([1])
  })

  it('[ev.map.14] zombie attacks, healing and the blast use the same contact', () => {
    const walls = [wall([4, 4], [5, 4])]
    const bitten = scene({
      marines: [grunt({ at: [4, 4] }), grunt({ seat: 'M2', at: [9, 9] })],
      zombies: [zombie([5, 4])],
      walls,
      phase: 'zombies',
      dice: ['ev.spawn.5: 1'],
    })
    bitten.do('Z', { do: 'end-phase' })
    expect(bitten.story).not.toContain('ev.zatt.1 bitten')
    const healing = scene({ marines: [medic(), grunt({ seat: 'M2', at: [5, 4], hp: 1 })], walls })
    expect(offersOf(healing, 'M1', 'heal')).toEqual([])
    const blast = scene({
      marines: [grunt({ at: [4, 7] }), sergeant({ seat: 'M2', at: [9, 9] })],
      zombies: [zombie([5, 4]), zombie([3, 4])],
      walls,
    })
    blast.do('M1', { do: 'throw', at: [4, 4] })
    expect([zombieNo(blast, 1)?.id, zombieNo(blast, 2)]).toEqual([1, undefined])
  })

  it('[ev.map.14] neither `doorsBlockSight` nor `night` changes contact', () => {
    const zombies = [zombie([5, 4]), zombie([4, 5])]
    const s = scene({
      zombies,
      walls: [wall([4, 4], [5, 4])],
      doors: [door([4, 4], [5, 4])],
      options: { doorsBlockSight: false, night: 1 },
    })
    expect(offersOf(s, 'M1', 'shoot').some((c) => (c as { zombie: number }).zombie === 1)).toBe(true)
    expect(struck(s)).toEqual([2])
    expect([
      inContact(s.table, at(s, [4, 4]), at(s, [5, 4])),
      inContact(s.table, at(s, [4, 4]), at(s, [4, 5])),
    ]).toEqual([false, true])
  })
})
