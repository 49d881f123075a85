import { describe, expect, it } from 'vitest'
import { invariants } from './invariants.ts'
import { crowdOf } from './rules/01-crowd.ts'
import { humanFigure, type State, zombieFigure } from './state.ts'
import { put, take } from '@shamble/table'
import { at, human, scene, zombie } from './testing.ts'
import { deadWalk } from './index.ts'

const HOUSE = {
  id: 'B1',
  title: 'House',
  tag: 'plain',
  outline: [40, 40, 60, 60],
  rooms: [['R1', 'Room', [40, 40, 60, 60]]],
  doors: [['D1', 40, 50, 'closed']],
  windows: [],
  ladder: null,
} as const

type Mutable = { -readonly [K in keyof State]: State[K] }

/** What is said of a sound state after it was spoilt; the scene itself is not asked to be sound. */
function broken(spoil: (state: Mutable) => void): string[] {
  const s = scene({
    map: { buildings: [HOUSE] },
    humans: [
      human({ at: at(20, 20), weapons: ['pistol', 'rifle'], items: ['keys'] }),
      human({ at: at(30, 20), status: 'dead', died: 1 }),
    ],
    zombies: [zombie(1, at(20, 30)), zombie(2, at(20, 40))],
    activation: { human: 1 },
  })
  const state = deadWalk.copy(s.state) as Mutable
  spoil(state)
  return invariants({ state, book: s.table.book, facts: s.table.facts })
}

const zombieWith = (over: object) => (state: Mutable) => {
  state.zombies[0] = Object.freeze({ ...(state.zombies[0] as State['zombies'][number]), ...over })
}
const humanWith = (over: object) => (state: Mutable) => {
  Object.assign(state.humans[0] as object, over)
}

describe('what always holds', () => {
  it('holds in a sound state', () => {
    expect(broken(() => {})).toEqual([])
  })

  it.each([
    ['Z1 is off the table', zombieWith({ at: { x: 50, y: 600 } })],
    ['Z1 stands between units', zombieWith({ at: { x: 1000.5, y: 600 } })],
    ['Z1 stands in a wall', zombieWith({ at: { x: 4000, y: 4500 } })],
    ['Z1 hangs over the rim of B1', zombieWith({ at: { x: 4050, y: 4500 }, on: 'B1' })],
    ['Z1 stands on B9, which is nothing to stand on', zombieWith({ on: 'B9' })],
    ['H1 and Z1 overlap', zombieWith({ at: { x: 2100, y: 2000 } })],
    ['zombie 2 is out of order', zombieWith({ n: 3 })],
    ['zombie 1 wanders towards 360 degrees', zombieWith({ heading: 360 })],
    ['zombie 1 pounds on D9, which is not there', zombieWith({ pounding: 'D9' })],
    ['zombie 1 knows human 7, whom nobody else knows', zombieWith({ victim: 7 })],
    ['zombie 1 was human 2, who has not turned', zombieWith({ former: 2 })],
    ['zombie 2 has not arrived yet', (state: Mutable) => void (state.nextZombie = 2)],
    ['human 3 is at place 1', humanWith({ n: 3 })],
    ['Human 1 was never placed', humanWith({ status: 'waiting' })],
    ['Human 1 has 5 AP', humanWith({ ap: 5 })],
    ['Human 1 has 0 wounds, 1 of them untested', humanWith({ untested: 1 })],
    ['Human 1 has a morale value of -1', humanWith({ bmv: -1 })],
    ['Human 1 is alive and died in turn 1', humanWith({ died: 1 })],
    ['Human 1 obeys P5, which is no seat', humanWith({ seat: 'P5' })],
    ['Human 1 acts although he has acted', humanWith({ acted: true })],
    ['nobody is left, and the game goes on', humanWith({ status: 'escaped' })],
    ['somebody acts who is not on the table', humanWith({ status: 'dead', died: 1 })],
    ['the thing 1 does not exist yet', (state: Mutable) => void (state.nextId = 1)],
  ])('%s', (sentence, spoil) => {
    expect(broken(spoil)).toContain(sentence)
  })

  it('finds too much in hand, odd magazines and stocks, and things that are in two places', () => {
    const weapons = (change: object) => (state: Mutable) => {
      const [first] = state.humans
      if (first) first.weapons = first.weapons.map((w) => ({ ...w, ...change }))
    }
    expect(broken(weapons({ ready: true }))).toEqual(['Human 1 has more in hand than two hands hold'])
    expect(broken(weapons({ loaded: 13 }))).toEqual(['Human 1 has a pistol with 13 in it'])
    expect(broken(weapons({ id: 1 }))).toEqual(['the thing 1 is in two places'])
    expect(broken(humanWith({ stock: { bullets: -1, shells: 0, belts: 0, arrows: 0, launcher: {} } }))).toEqual([
      'Human 1 has an odd stock of ammunition',
    ])
    const nothing = { id: 9, at: { x: 1, y: 1 }, on: null, weapon: null, item: null, ammo: null, heldBy: null }
    expect(
      broken((state) => {
        state.lying = [nothing]
        state.nextId = 20
      }),
    ).toEqual(['what lies there as 9 is no one thing'])
  })

  it('finds a crowd that is not in step', () => {
    const s = scene({ humans: [human({ at: at(20, 20) })], zombies: [zombie(1, at(20, 30))] })
    const crowd = crowdOf(s.table)
    put(crowd, zombieFigure(1), { x: 500, y: 500 }, 125)
    expect(invariants(s.table)).toEqual(['the crowd is not in step with the figures'])
    put(crowd, zombieFigure(1), { x: 2000, y: 3000 }, 125)
    put(crowd, humanFigure(9), { x: 900, y: 900 }, 125)
    expect(invariants(s.table)).toEqual(['the crowd is not in step with the figures'])
    take(crowd, humanFigure(9))
    expect(invariants(s.table)).toEqual([])
  })
})
