import { type OptionValues, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import {
  type EvacScene,
  laying,
  marineAt,
  newGame,
  NO_DOORS,
  offersOf,
  playOn,
  theMarine,
  throughSetUp,
  zombieAt,
  zombieNo,
} from '../testing.ts'

type XY = readonly [number, number]

const squares = (s: EvacScene, seat: string): XY[] => {
  const all = offersOf(s, seat, 'deploy').map((c) => (c as unknown as { at: XY }).at)
  return all.filter(([x, y], i) => all.findIndex((other) => other[0] === x && other[1] === y) === i)
}
const types = (s: EvacScene, seat: string): string[] => [
  ...new Set(offersOf(s, seat, 'deploy').map((c) => (c as { type: string }).type)),
]

/** The moment when M1 is to place its marine: start tile C5 (x 15-21, y 29-35), one zombie on each tile. */
function placing(start: string, options: OptionValues = {}, dice: readonly string[] = []): EvacScene {
  const s = newGame({
    options: { marines: 3, ...NO_DOORS, ...options },
    dice: [...laying({ C3: 'T20', C5: start }), 'ev.pop.1: 1', 'ev.pop.11: 1', 'ev.pop.1: 1', 'ev.pop.11: 1', ...dice],
  })
  s.do('M1', { do: 'choose-start', tile: 'C5' })
  return playOn(s, ({ asks }) => asks !== 'place your marine')
}

const onC5 = (): XY[] => {
  const all: XY[] = []
  for (let y = 29; y <= 35; y++) for (let x = 15; x <= 21; x++) all.push([x, y])
  return all
}

describe('marine starting placement', () => {
  it('[ev.setup.12] after the population each seat takes a marine of any type and sets it on any square of the start tile', () => {
    const s = placing('T25', {}, ['ev.spawn.5: 1'])
    expect(types(s, 'M1')).toEqual(['grunt', 'medic', 'sergeant'])
    const indoor = [
      [15, 34],
      [16, 34],
      [15, 35],
      [16, 35],
    ].map(String) // the hut of T25, without a door
    const [zombieSquare] = s.state.zombies.slice(-1).map((z) => String(zombieAt(s, z.id)))
    expect(squares(s, 'M1').map(String)).toEqual(
      onC5()
        .map(String)
        .filter((at) => at !== zombieSquare && !indoor.includes(at)),
    )
    expect(s.refused('M1', { do: 'deploy', type: 'grunt', at: [15, 28] }).clause).toBe('ev.setup.12')
    expect(s.refused('M1', { do: 'deploy', type: 'grunt', at: [18, 18] }).clause).toBe('ev.setup.12')
    expect(s.refused('M1', { do: 'end' }).clause).toBe('ev.setup.12')
    s.do('M1', { do: 'deploy', type: 'sergeant', at: [21, 35] })
    expect([theMarine(s, 'M1').type, marineAt(s, 'M1')]).toEqual(['sergeant', [21, 35]])
    s.do('M2', { do: 'deploy', type: 'medic', at: [20, 35] }).do('M3', { do: 'deploy', type: 'grunt', at: [19, 35] })
    expect(s.state.marines.map((m) => m.hp)).toEqual([4, 3, 5])
  })

  it('[ev.setup.13] the seats follow in seat order and decide openly', () => {
    const s = throughSetUp(newGame({ options: { marines: 11, ...NO_DOORS }, dice: seeded('order') }))
    const placed = s.events.flatMap((event) => (event.e === 'deployed' ? [event] : []))
    expect(placed.map((event) => event.seat)).toEqual(Array.from({ length: 11 }, (_, i) => `M${i + 1}`))
    expect(placed.every((event) => !('to' in event))).toBe(true)
    expect(s.view('Z').marines.map((m) => [m.seat, m.type])).toEqual(placed.map((event) => [event.seat, event.type]))
  })

  it('[ev.setup.13] only the seat whose turn it is may place', () => {
    const s = placing('T25')
    expect(s.refused('M2', { do: 'deploy', type: 'medic', at: [21, 35] }).clause).toBe('table.seat')
  })

  it('[ev.setup.13] the type chosen in the lobby is offered first, else Grunt, Medic, Sergeant by seat', () => {
    const lobby = placing('T25', { types: ['sergeant', 'sergeant'] })
    expect(types(lobby, 'M1')[0]).toBe('sergeant')
    lobby.do('M1', { do: 'deploy', type: 'medic', at: [21, 35] })
    expect(types(lobby, 'M2')[0]).toBe('sergeant')
    const plain = placing('T25')
    const first: string[] = []
    for (const seat of ['M1', 'M2']) {
      first.push(types(plain, seat)[0] as string)
      plain.do(seat, plain.offered(seat)[0] as { do: 'end' })
    }
    expect([...first, types(plain, 'M3')[0]]).toEqual(['grunt', 'medic', 'sergeant'])
  })

  it('[ev.setup.14] all may take the same type', () => {
    const s = placing('T25', {}, ['ev.spawn.5: 1'])
    for (const [i, seat] of ['M1', 'M2', 'M3'].entries()) s.do(seat, { do: 'deploy', type: 'medic', at: [15 + i, 29] })
    expect(s.state.marines.map((m) => m.type)).toEqual(['medic', 'medic', 'medic'])
    expect(s.state.marines.map((m) => m.name)).toEqual(['Ito', 'Farrow', 'Novak'])
  })

  it('[ev.setup.15] the square must be empty; it may be next to a zombie', () => {
    const s = placing('T25')
    const id = s.state.zombies.at(-1)?.id ?? -1
    const [x, y] = zombieAt(s, id) as XY
    expect(s.refused('M1', { do: 'deploy', type: 'grunt', at: [x, y] }).clause).toBe('ev.setup.15')
    s.do('M1', { do: 'deploy', type: 'grunt', at: [x, y + 1] })
    expect(s.refused('M2', { do: 'deploy', type: 'grunt', at: [x, y + 1] }).clause).toBe('ev.setup.15')
    expect(marineAt(s, 'M1')).toEqual([x, y + 1])
  })

  // T02 at C5: a room of four squares in each corner, all walled off; its north border is the south border of C4.
  const crossing = (doors: readonly (readonly [XY, XY])[]): EvacScene => {
    const s = newGame({
      options: { marines: 1, doorTable: [0, 2, 4] },
      dice: [
        ...laying({ C3: 'T20', C5: 'T02' }),
        'ev.pop.1: 1',
        'ev.pop.11: 1',
        `ev.pop.1: ${doors.length === 2 ? 4 : 6}`,
        'ev.pop.11: 1',
      ],
    })
    s.do('M1', { do: 'choose-start', tile: 'C5' })
    playOn(s, ({ asks }) => asks !== 'place a door')
    for (const side of doors) s.do(s.owe[0] as string, { do: 'place-door', side } as never)
    return playOn(s, ({ asks }) => asks !== 'place your marine')
  }
  const offered = (s: EvacScene, at: XY): boolean => squares(s, 'M1').some(([x, y]) => x === at[0] && y === at[1])

  it('[ev.setup.15] [ev.setup.16] a room with a door to the outside is a start square, a sealed room is not', () => {
    const s = crossing([
      [
        [16, 30],
        [17, 30],
      ],
      [
        [16, 29],
        [17, 29],
      ],
    ])
    expect([offered(s, [15, 29]), offered(s, [16, 30])]).toEqual([true, true])
    expect([offered(s, [21, 29]), offered(s, [15, 35])]).toEqual([false, false])
    expect(s.refused('M1', { do: 'deploy', type: 'grunt', at: [21, 29] }).clause).toBe('ev.setup.16')
  })

  it('[ev.setup.16] a door that leads only to a face-down tile does not count', () => {
    const s = crossing([
      [
        [15, 28],
        [15, 29],
      ],
      [
        [16, 30],
        [16, 31],
      ],
    ])
    // both are the north-western room: its second door opens to the street
    expect(offered(s, [15, 29])).toBe(true)
    const shut = crossing([
      [
        [15, 28],
        [15, 29],
      ],
      [
        [21, 28],
        [21, 29],
      ],
    ])
    expect([offered(shut, [15, 29]), offered(shut, [21, 29]), offered(shut, [18, 29])]).toEqual([false, false, true])
    expect(shut.refused('M1', { do: 'deploy', type: 'grunt', at: [15, 29] }).clause).toBe('ev.setup.16')
  })

  it('[ev.setup.17] then turn 1 begins, with its Zombie Spawn phase', () => {
    const s = placing('T25', {}, ['ev.spawn.5: 2'])
    expect([s.state.turn, s.state.phase]).toEqual([0, 'setup'])
    throughSetUp(s)
    expect([s.state.turn, s.state.phase, s.asks]).toEqual([1, 'spawn', 'place a zombie'])
    expect(s.story.slice(-4)).toEqual([
      'ev.setup.12 deployed',
      'ev.turn.1 turn began',
      'ev.turn.1 phase began',
      'ev.spawn.5 zombies rolled',
    ])
  })
})

describe('a crowded start tile', () => {
  /** T03 has 13 outdoor squares and no open room; five zombies fill its middle, so M9 finds no square. */
  function crowded(): EvacScene {
    const s = newGame({
      options: { marines: 12, ...NO_DOORS },
      dice: [
        ...laying({ C3: 'T20', C5: 'T03' }),
        'ev.pop.1: 1',
        'ev.pop.11: 1 1 1 1',
        'ev.pop.1: 1',
        'ev.pop.11: 1 1 1 2',
      ],
    })
    s.do('M1', { do: 'choose-start', tile: 'C5' })
    return playOn(s, ({ state }) => state.marines.length < 8)
  }

  it('[ev.setup.18] as long as a square is free nobody is taken off', () => {
    const s = crowded()
    expect(s.state.marines).toHaveLength(8)
    expect(s.story).not.toContain('ev.setup.18 zombie withdrawn')
  })

  it('[ev.setup.18] the zombie player takes off an outdoor zombie of the start tile, and its square is the start square', () => {
    const s = crowded()
    expect([s.asks, s.owe]).toEqual(['take a zombie off to make room', ['Z']])
    expect(s.offers('Z')).toEqual([5, 6, 7, 8, 9].map((id) => `remove-zombie zombie:${id}`))
    expect(s.refused('Z', { do: 'remove-zombie', zombie: 1 }).clause).toBe('ev.setup.18')
    expect(s.refused('Z', { do: 'end-phase' }).clause).toBe('ev.setup.18')
    const freed = zombieAt(s, 7) as XY
    s.do('Z', { do: 'remove-zombie', zombie: 7 })
    expect([zombieNo(s, 7), s.state.lost]).toEqual([undefined, 1])
    expect(squares(s, 'M9')).toEqual([freed])
    expect(s.refused('M9', { do: 'deploy', type: 'grunt', at: zombieAt(s, 8) as [number, number] }).clause).toBe(
      'ev.setup.15',
    )
    s.do('M9', { do: 'deploy', type: 'grunt', at: freed as [number, number] })
    expect([marineAt(s, 'M9'), s.owe]).toEqual([freed, ['Z']])
  })

  it('[ev.setup.18] the clock takes the first in reading order', () => {
    const s = crowded()
    expect(s.clock('Z')).toEqual([{ do: 'remove-zombie', zombie: 5 }])
    s.timeOut('Z')
    expect(squares(s, 'M9')).toEqual([[18, 31]])
  })
})
