import { describe, expect, it } from 'vitest'
import { at, type EvenDeathScene, herdNo, row, scene, type Staging } from '../testing.ts'

const stage = (more: Staging = {}): Staging => ({
  humans: [{ seat: 'survivors', at: at(30, 30) }],
  herds: [{ zombies: row(10, 10, 3) }],
  order: ['zombies', 'survivors'],
  ...more,
})
const upon = (given: Staging, ...dice: number[]): EvenDeathScene =>
  scene({ ...given, dice }).do('zombies', { do: 'select', unit: 2 })

describe('rambling', () => {
  it('[ed.rambling.1] [ed.activation.5] on 3 or more the seat keeps its herd, on 1 or 2 an opponent may move it', () => {
    const kept = upon(stage(), 3)
    expect([herdNo(kept, 2).rambles, kept.owe]).toEqual([false, ['zombies']])
    const lost = upon(stage(), 2)
    expect([herdNo(lost, 2).rambles, lost.owe]).toEqual([true, ['survivors']])
    expect(lost.event('rambling check')).toMatchObject({ unit: 2, face: 2, rambles: true, mover: 'survivors' })
  })

  it('[ed.rambling.3] whoever moves it does nothing else; with one on the ground it stays', () => {
    const s = upon(stage(), 1)
    expect(s.refused('survivors', { do: 'do-nothing' }).clause).toBe('ed.rambling.3')
    s.do('survivors', { do: 'finish' })
    expect(herdNo(s, 2).used).toBe(true)
    const lying = upon(stage({ herds: [{ zombies: row(10, 10, 3).map((z) => ({ ...z, down: true })) }] }), 1)
    expect([herdNo(lying, 2).used, lying.state.active]).toEqual([true, null])
  })

  it('[ed.rambling.3] nor does he help up whoever has fallen on the way; its own seat does', () => {
    const fallen = (face: number): EvenDeathScene => {
      const s = upon(stage(), face)
      const herd = herdNo(s, 2)
      herd.zombies = Object.freeze(herd.zombies.map((z, i) => Object.freeze({ ...z, down: i === 0 })))
      return s
    }
    const led = fallen(1)
    expect(led.refused('survivors', { do: 'get-up' }).clause).toBe('ed.rambling.3')
    expect(led.offered('survivors')).toEqual([{ do: 'finish' }])
    expect(fallen(3).offered('zombies')).toContainEqual({ do: 'get-up' })
  })

  const three = (bandit: number): Staging => ({
    humans: [
      { seat: 'survivors', at: at(30, 20) },
      { seat: 'bandits', profile: 'thug', at: at(30, bandit) },
      { seat: 'military', profile: 'soldier', at: at(50, 50) },
    ],
    herds: [{ zombies: row(30, 30, 3) }],
    options: { factions: ['survivors', 'bandits', 'military', 'zombies'] },
  })
  const mover = (bandit: number, order: readonly string[]): string | null => {
    const s = scene({ ...three(bandit), order, dice: [1] }).do('zombies', { do: 'select', unit: 4 })
    return herdNo(s, 4).mover
  }

  it('[ed.rambling.2] the owner of the nearest human; at the same distance, who comes next after the zombies', () => {
    const order = ['zombies', 'military', 'bandits', 'survivors']
    expect(mover(39, order)).toBe('bandits')
    expect(mover(41, order)).toBe('survivors')
    expect(mover(40, order)).toBe('bandits')
    expect(mover(40, ['zombies', 'survivors', 'military', 'bandits'])).toBe('survivors')
  })

  it('[ed.rambling.2] [ed.measure.4] bases that touch have no gap, whoever overlaps by a hair', () => {
    const { x, y } = at(30, 30)
    const humans = [
      { seat: 'survivors', at: { x: x - 248, y } },
      { seat: 'bandits', profile: 'thug' as const, at: { x: x + 250, y } },
    ]
    const options = { factions: ['survivors', 'bandits', 'zombies'] }
    const s = scene({
      humans,
      herds: [{ zombies: row(30, 30, 1) }],
      options,
      order: ['zombies', 'bandits', 'survivors'],
      dice: [1],
    })
    expect(herdNo(s.do('zombies', { do: 'select', unit: 3 }), 3).mover).toBe('bandits')
  })

  it('[ed.rambling.8] [ed.turn.7] one die for a herd of one, also when the turn is ended early', () => {
    const s = scene(stage({ herds: [{ zombies: row(10, 10, 1) }], dice: [3] })).do('zombies', { do: 'end-turn' })
    expect([s.event('rambling check').face, herdNo(s, 2).used, s.state.onTurn]).toEqual([3, true, 'survivors'])
  })

  it('[ed.turn.7] [ed.rambling.3] who ends the turn early does not dodge what a rambling herd is led into', () => {
    const fire = { is: 'disc', kind: 'fire', at: [10, 12.5], radius: 1 } as const
    const herds = [{ zombies: row(10, 10, 1) }, { zombies: row(40, 10, 1) }]
    const s = scene(stage({ herds, pieces: [fire], dice: [2, 1, 8] })).do('zombies', { do: 'end-turn' })
    expect([s.owe, s.state.active]).toEqual([['survivors'], expect.objectContaining({ unit: 2, actions: 2 })])
    expect(s.refused('zombies', { do: 'finish' }).clause).toBe('table.seat')
    s.do('survivors', { do: 'move', to: [2540, 3048] })
    expect([herdNo(s, 2).status, herdNo(s, 3).used, s.state.onTurn]).toEqual(['dead', true, 'survivors'])
  })

  it('[ed.rambling.6] [ed.rambling.7] with the switch a brain check gives it back; without it none is thrown', () => {
    const on = { options: { ramblingCounterRegainsControl: true } }
    const back = upon(stage(on), 1, 6)
    expect([herdNo(back, 2).rambles, back.owe]).toEqual([false, ['zombies']])
    const failed = upon(stage(on), 1, 5)
    expect([herdNo(failed, 2).rambles, failed.owe]).toEqual([true, ['survivors']])
    expect(upon(stage(), 1).dice).toHaveLength(1)
  })
})
