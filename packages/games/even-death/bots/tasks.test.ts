import { describe, expect, it } from 'vitest'
import { type AHuman, at, humanNo, row, type Staging } from '../testing.ts'
import { INCH } from '../tables/units.ts'
import { tasksOf } from './tasks.ts'
import { command, followed, selected } from './testing.ts'

const far = [{ zombies: row(28, 2, 2) }]
const PROFILES = { survivors: 'regular', military: 'soldier', bandits: 'thug' } as const
const person = (seat: keyof typeof PROFILES, x: number, y: number, over: Partial<AHuman> = {}): AHuman => ({
  seat,
  profile: PROFILES[seat],
  at: at(x, y),
  ...over,
})

const stage = (scenario: string, humans: readonly AHuman[], rest: Staging = {}): Staging => ({
  humans,
  herds: far,
  options: { scenario },
  ...rest,
})

describe('tasks of the scenarios', () => {
  it('crates: whoever is soonest there fetches one, and takes it home', () => {
    const humans = [person('survivors', 20, 45), person('survivors', 25, 34)]
    const order = ['survivors', 'bandits', 'zombies']
    const s = selected(stage('market-square', humans, { order }), 'survivors', 2)
    expect(tasksOf(s.table, 'survivors').get(2)).toMatchObject({ is: 'work', thing: { id: 'crate 4' } })
    expect(followed(s, 'survivors').map((one) => one.do)).toEqual(['move', 'interact'])
    expect(humanNo(s, 2).carries).toBe('crate 4')
    expect(tasksOf(s.table, 'survivors').get(2)).toMatchObject({ is: 'bring' })
    const home = person('survivors', 17, 43, { carries: 'crate 9' })
    const h = selected(stage('market-square', [home], { order, state: { things: [] } }), 'survivors', 1)
    expect(command(h, 'survivors')).toEqual({ do: 'interact', object: 'crate 9' })
  })

  it('drums: a raider with one leaves over the south edge, defenders have no task', () => {
    const drum = {
      id: 'drum 1',
      kind: 'drum',
      at: at(20, 57),
      carrier: 1,
      worked: {},
      running: false,
      owner: null,
    } as const
    const humans = [person('bandits', 20, 57, { carries: 'drum 1' }), person('military', 30, 30)]
    const order = ['bandits', 'military']
    const s = selected(stage('depot-raid', humans, { herds: [], order, state: { things: [drum] } }), 'bandits', 1)
    expect(command(s, 'bandits')).toMatchObject({ do: 'move', withdraw: true })
    expect(tasksOf(s.table, 'military').size).toBe(0)
  })

  it('a break-out: everybody goes north, and off the table from its edge', () => {
    const humans = [person('military', 30, 57), person('military', 10, 3)]
    const order = ['military', 'zombies']
    const herds = [{ zombies: row(50, 10, 2) }]
    const seats = { military: { startFigures: 2 } }
    const s = selected(stage('the-wire', humans, { herds, order, seats }), 'military', 2)
    expect(command(s, 'military')).toMatchObject({ do: 'move', withdraw: true, to: [at(10, 0).x, 125] })
    const walking = selected(stage('the-wire', humans, { herds, order, seats }), 'military', 1)
    walking.do('military', command(walking, 'military'))
    expect(humanNo(walking, 1).at.y).toBeLessThan(at(0, 54).y)
  })

  it('a marker: whoever is not there goes there', () => {
    const order = ['military', 'zombies']
    const s = selected(stage('pump-house', [person('military', 30, 58)], { order }), 'military', 1)
    s.do('military', command(s, 'military'))
    expect(humanNo(s, 1).at.y).toBeLessThan(at(0, 57).y)
  })

  it('the bell: one who has not acted rings it once a round, and all stay near it', () => {
    const humans = [person('survivors', 30, 31), person('survivors', 30, 50)]
    const order = ['survivors', 'zombies']
    const s = selected(stage('chapel-hill', humans, { order }), 'survivors', 1)
    expect(command(s, 'survivors')).toEqual({ do: 'interact', object: 'bell 1' })
    s.do('survivors', command(s, 'survivors'))
    const both = [1, 2].map((id) => tasksOf(s.table, 'survivors').get(id))
    expect(both).toMatchObject(Array(2).fill({ is: 'hold', within: 9 * INCH - 125 }))
  })

  it('the generator: the nearest start it', () => {
    const humans = [person('survivors', 30, 13), person('military', 50, 50)]
    const order = ['survivors', 'military', 'zombies']
    const s = selected(stage('lights-out', humans, { herds: [{ zombies: row(55, 38, 2) }], order }), 'survivors', 1)
    expect(followed(s, 'survivors')).toEqual([
      { do: 'interact', object: 'generator 1' },
      { do: 'interact', object: 'generator 1' },
    ])
  })

  it('somebody in reach leaves a place to another who is there and safe', () => {
    const humans = [person('military', 36, 52), person('military', 30, 42)]
    const herds = [{ zombies: [{ at: at(36, 57) }, { at: at(37.5, 57) }, { at: at(39, 57) }] }]
    const s = selected(stage('pump-house', humans, { herds, order: ['military', 'zombies'] }), 'military', 1)
    expect(tasksOf(s.table, 'military').get(1)).toMatchObject({ is: 'hold' })
    expect(command(s, 'military').do).toBe('move')
  })
})
