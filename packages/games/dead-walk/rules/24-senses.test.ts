import { describe, expect, it } from 'vitest'
import type { MapSketch } from '../content/drawing.ts'
import { theZombie } from '../state.ts'
import { act, at, type DeadWalkScene, endPhase, human, scene, zombie, zombieAt } from '../testing.ts'
import { goalsOf, tiedGoals } from './24-senses.ts'
import { actZombie, zombieOrder } from './25-zombie-moves.ts'

/** What a zombie goes for: the sense, and the human or the place. */
const goals = (s: DeadWalkScene, n = 1): [string, number | [number, number]][] =>
  [...goalsOf(s.table, theZombie(s.state, n))].map(({ sense, human: found, at: { x, y } }) => [
    sense,
    found ? found.n : [x, y],
  ])

/** A zombie at the west edge and a human so many units from it, edge to edge. */
const apart = (gap: number, over: object = {}): DeadWalkScene =>
  scene({ humans: [human({ at: [1000 + 250 + gap, 6000] })], zombies: [zombie(1, [1000, 6000])], ...over })

/** A wall across the way, too high to look over, 10 cm east of the zombie. */
const WALL: Partial<MapSketch> = { blocks: [{ id: 'O1', title: 'wall', area: [20, 20, 21, 100], height: 10 }] }
const heard = (x: number, y: number) => ({ at: [x, y], until: 9 })

describe('smell and sight', () => {
  it('[dw.zsense.1] humans are smelled up to exactly 20 cm', () => {
    expect(goals(apart(2000))).toEqual([['smell', 1]])
    expect(goals(apart(2001))).toEqual([['sight', 1]])
  })

  it('[dw.zsense.2] humans are seen up to exactly 40 cm', () => {
    expect(goals(apart(4000))).toEqual([['sight', 1]])
    expect(goals(apart(4001))).toEqual([])
  })

  it('[dw.zsense.1] [dw.zsense.2] both distances can be set', () => {
    const options = { smell: 5, sight: 60 }
    expect(goals(apart(500, { options }))).toEqual([['smell', 1]])
    expect(goals(apart(501, { options }))).toEqual([['sight', 1]])
    expect(goals(apart(6000, { options }))).toEqual([['sight', 1]])
    expect(goals(apart(6001, { options }))).toEqual([])
  })

  it('[dw.zsense.3] smell goes through a wall, sight does not', () => {
    expect(goals(apart(1900, { map: WALL }))).toEqual([['smell', 1]])
    expect(goals(apart(3000, { map: WALL }))).toEqual([])
  })

  it('[dw.zsense.6] whom it smells comes before whom it sees, and both before what it hears', () => {
    const s = scene({
      humans: [human({ at: at(60, 90) }), human({ at: at(60, 75) })],
      zombies: [zombie(1, at(60, 60))],
      noises: [heard(6100, 6100)],
    })
    expect(goals(s)).toEqual([
      ['smell', 2],
      ['sight', 1],
    ])
  })

  it('[dw.zsense.6] a human behind a wall who is smelled comes before one nearer the open who is seen', () => {
    const s = scene({
      map: WALL,
      humans: [human({ at: [1000, 3500] }), human({ at: [3100, 6000] })],
      zombies: [zombie(1, [1000, 6000])],
      options: { smell: 20 },
    })
    expect(goals(s)[0]).toEqual(['smell', 2])
  })

  it('[dw.zsense.7] the closest comes first within a sense', () => {
    const s = scene({
      humans: [
        human({ at: at(60, 72) }),
        human({ at: at(60, 50) }),
        human({ at: at(60, 90) }),
        human({ at: at(95, 60) }),
      ],
      zombies: [zombie(1, at(60, 60))],
    })
    expect(goals(s)).toEqual([
      ['smell', 2],
      ['smell', 1],
      ['sight', 3],
      ['sight', 4],
    ])
  })

  it('[dw.zsense.8] of two equally close the one whom fewer zombies touch, then the lower number', () => {
    const humans = [human({ at: at(50, 60) }), human({ at: at(70, 60) })]
    expect(goals(scene({ humans, zombies: [zombie(1, at(60, 60))] })).map(([, n]) => n)).toEqual([1, 2])
    const held = scene({ humans, zombies: [zombie(1, at(60, 60)), zombie(2, at(47.5, 60))] })
    expect(goals(held).map(([, n]) => n)).toEqual([2, 1])
    expect(tiedGoals(held.table, theZombie(held.state, 1))).toEqual([1, 2])
  })

  it('[dw.zsense.11] senses are judged when the turn of the zombie comes', () => {
    const s = scene({
      humans: [human({ at: at(50, 60) }), human({ at: at(70, 60) })],
      zombies: [zombie(1, at(60, 60)), zombie(2, at(43, 60))],
    })
    for (const n of zombieOrder(s.table)) actZombie(s.table, n)
    // Zombie 2 goes first, being nearer, and then touches human 1: so zombie 1 goes for human 2.
    const told = s.events.flatMap((one) => (one.e === 'zombie senses' ? [[one.zombie, one.human]] : []))
    expect(told).toEqual([
      [2, 1],
      [1, 2],
    ])
  })
})

describe('sound', () => {
  it('[dw.zsense.4] gunfire is heard across the whole table, and the zombie goes for its source', () => {
    const s = scene({
      humans: [human({ at: at(100, 60), weapons: [{ type: 'pistol', id: 1, loaded: 3, ready: true }] })],
      zombies: [zombie(1, at(10, 60)), zombie(2, at(100, 42))],
      dice: ['dw.shooting.1: 1'],
    })
    act(s, { do: 'activate', human: 1 })
    act(s, { do: 'fire', weapon: 1, target: 'Z2', bursts: 1 })
    expect(goals(s, 1)).toEqual([['sound', [10_000, 6000]]])
    actZombie(s.table, 1)
    expect(zombieAt(s, 1)).toEqual(at(20, 60))
    expect(s.event('zombie moved')).toMatchObject({ zombie: 1, why: 'sound', human: null })
  })

  it('[dw.zsense.4] a zombie that has come to the source stays there', () => {
    const s = scene({ zombies: [zombie(1, at(10, 10), { heading: 90 })], noises: [heard(1000, 1000)] })
    actZombie(s.table, 1)
    expect(s.event('zombie waits')).toMatchObject({ zombie: 1, why: 'at the sound' })
    expect(theZombie(s.state, 1).heading).toBeNull()
  })

  it('[dw.zsense.5] the nearest noise counts, of two as near the latest', () => {
    const near = scene({ zombies: [zombie(1, at(10, 10))], noises: [heard(2000, 1000), heard(2500, 1000)] })
    expect(goals(near)).toEqual([['sound', [2000, 1000]]])
    const tied = scene({ zombies: [zombie(1, at(10, 10))], noises: [heard(2000, 1000), heard(1000, 2000)] })
    expect(goals(tied)).toEqual([['sound', [1000, 2000]]])
  })

  it('[dw.zsense.5] the marker stays where the shot was fired, and is gone after the phase', () => {
    const s = scene({
      humans: [human({ at: at(100, 60), weapons: [{ type: 'pistol', id: 1, loaded: 3, ready: true }] })],
      zombies: [zombie(1, at(100, 42))],
      dice: ['dw.shooting.1: 1'],
    })
    act(s, { do: 'activate', human: 1 })
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    act(s, { do: 'move', path: [at(100, 65)] })
    expect(s.state.noises.map((noise) => noise.at)).toEqual([{ x: 10_000, y: 6000 }])
    endPhase(s)
    expect(s.state.noises).toEqual([])
  })

  it('[dw.zsense.5] a chainsaw is a noise', () => {
    const s = scene({
      humans: [human({ weapons: [{ type: 'chainsaw', id: 1, ready: true }] })],
      zombies: [zombie(1, [6000, 5750]), zombie(2, at(10, 10))],
      dice: ['dw.chainsaw.1: 2'],
    })
    act(s, { do: 'activate', human: 1 })
    act(s, { do: 'strike', with: 1, target: 'Z1' })
    expect(goals(s, 2)).toEqual([['sound', [6000, 6000]]])
  })
})

describe('moaning', () => {
  const chain = (over: object = {}) =>
    scene({
      humans: [human({ at: at(10, 60) })],
      zombies: [zombie(1, at(45, 60)), zombie(2, at(80, 60)), zombie(3, at(115, 60))],
      options: { moan: true },
      ...over,
    })

  it('[dw.zsense.9] a zombie that sees a human calls another within 40 cm', () => {
    expect(goals(chain(), 1)).toEqual([['sight', 1]])
    expect(goals(chain(), 2)).toEqual([['moan', 1]])
    const s = chain()
    actZombie(s.table, 2)
    expect(zombieAt(s, 2)).toEqual(at(70, 60))
    expect(s.event('zombie senses')).toMatchObject({ clause: 'dw.zsense.9', zombie: 2, sense: 'moan', human: 1 })
  })

  it('[dw.zsense.9] not without the switch', () => {
    expect(goals(chain({ options: {} }), 2)).toEqual([])
  })

  it('[dw.zsense.9] not beyond 40 cm', () => {
    const zombies = (gap: number) => [zombie(1, at(45, 60)), zombie(2, [4500 + 250 + gap, 6000])]
    expect(goals(chain({ zombies: zombies(4000) }), 2)).toEqual([['moan', 1]])
    expect(goals(chain({ zombies: zombies(4001) }), 2)).toEqual([])
  })

  it('[dw.zsense.10] an answering zombie does not call on', () => {
    expect(goals(chain(), 3)).toEqual([])
  })

  it('[dw.zsense.10] who smells or sees somebody itself does not answer', () => {
    const humans = [human({ at: at(10, 60) }), human({ at: at(115, 30) })]
    expect(goals(chain({ humans }), 3)).toEqual([['sight', 2]])
  })

  it('[dw.zsense.10] the call comes before a sound', () => {
    const noises = [heard(8100, 6000)]
    expect(goals(chain({ noises }), 2)).toEqual([['moan', 1]])
  })

  it('[dw.zsense.10] of several callers the nearest counts', () => {
    const s = scene({
      humans: [human({ at: at(10, 10) }), human({ at: at(110, 10) })],
      zombies: [zombie(1, at(25, 45)), zombie(2, at(95, 40)), zombie(3, at(60, 65))],
      options: { moan: true },
    })
    expect([goals(s, 1), goals(s, 2)]).toEqual([[['sight', 1]], [['sight', 2]]])
    expect(goals(s, 3)).toEqual([['moan', 1]])
  })

  it('[dw.zsense.10] a caller that only hears calls to the sound that it hears', () => {
    const s = scene({
      humans: [human({ at: at(60, 118) })],
      zombies: [zombie(1, at(30, 10)), zombie(2, at(50, 10))],
      noises: [heard(1000, 1000), heard(7100, 1000)],
      options: { moan: true },
    })
    // By itself zombie 2 would hear the noise in the east, which is nearer to it.
    expect(goals(s, 2)).toEqual([['moan', [1000, 1000]]])
  })
})
