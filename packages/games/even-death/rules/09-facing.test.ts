import { describe, expect, it } from 'vitest'
import { type AHuman, at, type EvenDeathScene, herdNo, humanNo, row, scene, unitNo } from '../testing.ts'
import type { Zombie } from '../state.ts'
import { closestZombie, faceTarget, isFlanked, turning } from './09-facing.ts'
import { sees } from './14-sight.ts'

/** Two humans at (30, 30) and (33, 30) who look north, and zombies. */
const stage = (zombies: readonly Partial<Zombie>[], human: Partial<AHuman> = {}, rambles = false): EvenDeathScene =>
  scene({
    humans: [
      { seat: 'survivors', at: at(30, 30), ...human },
      { seat: 'survivors', at: at(33, 30) },
    ],
    herds: [{ zombies, rambles, mover: rambles ? 'survivors' : null }],
    dice: [],
  })

const selected = (): EvenDeathScene => stage(row(5, 55, 2)).do('survivors', { do: 'select', unit: 1 })

describe('facing', () => {
  it('[ed.facing.1] is a vector of whole numbers other than 0, 0, one for a whole herd', () => {
    const s = selected()
    expect(s.refused('survivors', { do: 'turn', facing: [0, 0] }).clause).toBe('ed.facing.1')
    expect(s.refused('survivors', { do: 'move', to: [7620, 7000], facing: [0, 0] }).clause).toBe('ed.facing.1')
    expect(herdNo(s, 3).facing).toEqual({ x: 0, y: 1 })
  })

  it('[ed.facing.2] is changed freely before and after each action of the own turn, and not outside it', () => {
    const s = selected()
    s.do('survivors', { do: 'turn', facing: [1, 0] }).do('survivors', { do: 'do-nothing' })
    s.do('survivors', { do: 'turn', facing: [3, -4] })
    expect(humanNo(s, 1).facing).toEqual({ x: 3, y: -4 })
    expect(s.state.active?.actions).toBe(1)
    s.do('survivors', { do: 'finish' })
    expect(s.refused('survivors', { do: 'turn', facing: [1, 0] }).clause).toBe('ed.turn.1')
  })

  it('[ed.facing.2] after the last action as well, which says where the unit looks then', () => {
    const s = selected().do('survivors', { do: 'aim' })
    expect(s.refused('survivors', { do: 'do-nothing', facing: [0, 0] }).clause).toBe('ed.facing.1')
    s.do('survivors', { do: 'do-nothing', facing: [-1, 2] })
    expect([humanNo(s, 1).facing, humanNo(s, 1).used]).toEqual([{ x: -1, y: 2 }, true])
    const shot = scene({
      humans: [
        { seat: 'survivors', at: at(30, 30) },
        { seat: 'survivors', at: at(33, 30) },
      ],
      herds: [{ zombies: [{ at: at(30, 22) }] }],
      dice: [1, 1, 1, 1],
    })
    shot.do('survivors', { do: 'select', unit: 1 })
    shot.do('survivors', { do: 'shoot', weapon: 0, target: 3, facing: [1, 0] })
    expect(humanNo(shot, 1).facing).toEqual({ x: 1, y: 0 })
  })

  it('[ed.facing.4] [ed.facing.9] but not for whoever moves a rambling herd, nor on the ground', () => {
    const herds = [{ zombies: row(5, 5, 2) }]
    const humans = [{ seat: 'survivors', at: at(30, 30) }]
    const s = scene({ humans, herds, order: ['zombies', 'survivors'], dice: [1] }).do('zombies', {
      do: 'select',
      unit: 2,
    })
    expect(s.refused('survivors', { do: 'move', to: [1270, 1500], facing: [1, 0] }).clause).toBe('ed.facing.4')
    const down = stage(row(5, 55, 2), { down: true }).do('survivors', { do: 'select', unit: 1 })
    down.do('survivors', { do: 'do-nothing', facing: [1, 0] })
    expect(humanNo(down, 1).facing).toEqual({ x: 0, y: -1 })
  })

  it('[ed.facing.3] a Move turns its way unless it says otherwise; one of no length turns nobody', () => {
    expect(humanNo(selected().do('survivors', { do: 'move', to: [8020, 7920] }), 1).facing).toEqual({ x: 400, y: 300 })
    const other = selected().do('survivors', { do: 'move', to: [8020, 7920], facing: [-1, 0] })
    expect(humanNo(other, 1).facing).toEqual({ x: -1, y: 0 })
    expect(humanNo(selected().do('survivors', { do: 'move', to: [7620, 7620] }), 1).facing).toEqual({ x: 0, y: -1 })
  })

  it('[ed.facing.3] an attack turns a human to the closest zombie, a herd from the mean of its places', () => {
    const s = stage([{ at: at(35, 35) }, { at: at(28, 30) }, { at: at(32, 30) }])
    expect(closestZombie(herdNo(s, 3), at(30, 30)).id).toBe(2)
    faceTarget(humanNo(s, 1), herdNo(s, 3))
    expect(humanNo(s, 1).facing).toEqual({ x: -508, y: 0 })
    // The mean of the three is (31 2/3, 31 2/3): three times the way from there is (-5, -5) inches, cut to a thousand.
    faceTarget(herdNo(s, 3), humanNo(s, 1))
    expect(herdNo(s, 3).facing).toEqual({ x: -1000, y: -1000 })
    const here = stage([{ at: at(29, 30) }, { at: at(31, 30) }])
    faceTarget(herdNo(here, 3), humanNo(here, 1))
    expect(herdNo(here, 3).facing).toEqual({ x: 0, y: 1 })
  })

  it('[ed.facing.4] whoever moves a rambling herd does not turn it', () => {
    const s = stage(row(5, 5, 2), {}, true)
    s.state.onTurn = 'zombies'
    const turn = { do: 'turn', facing: [1, 0] } as const
    expect(turnOf(s, turn)).toBe('ed.facing.4')
    expect(turnOf(stage(row(5, 5, 2)), turn)).toBeNull()
  })

  it('[ed.facing.5] whoever looks away sees as well', () => {
    const s = stage([{ at: at(30, 40) }], { facing: { x: 0, y: -1 } })
    const [zombie] = herdNo(s, 3).zombies
    expect(zombie && sees(s.table, humanNo(s, 1), zombie)).toBe(true)
    expect(zombie && sees(s.table, zombie, humanNo(s, 1))).toBe(true)
  })

  it('[ed.facing.6] a human is flanked from abeam and behind', () => {
    const s = stage(row(5, 55, 2))
    const flanked = (x: number, y: number): boolean => isFlanked(s.table, { at: at(x, y) }, unitNo(s, 1), [])
    expect([flanked(31, 29), flanked(32, 30), flanked(30, 33)]).toEqual([false, true, true])
  })

  it('[ed.facing.7] by the front arc that the house has chosen', () => {
    const flanked = (frontArc: number, x: number, y: number): boolean => {
      const s = scene({
        humans: [{ seat: 'survivors', at: at(30, 30) }],
        herds: [{ zombies: [{}] }],
        options: { frontArc },
      })
      return isFlanked(s.table, { at: at(x, y) }, unitNo(s, 1), [])
    }
    expect([flanked(90, 31, 29), flanked(90, 32, 29), flanked(180, 32, 29)]).toEqual([false, true, false])
    expect([flanked(270, 32, 30), flanked(270, 31, 31), flanked(270, 32, 31)]).toEqual([false, true, false])
  })

  it('[ed.facing.8] a herd is flanked when half of the reckoned zombies are', () => {
    // The herd looks south; the human at (30, 30) is before the first two and abeam of, or behind, the others.
    const s = stage([{ at: at(30, 28) }, { at: at(31, 29) }, { at: at(29, 30) }, { at: at(30, 32) }])
    const [a, b, c, d] = herdNo(s, 3).zombies as [Zombie, Zombie, Zombie, Zombie]
    const flanked = (...reckoned: Zombie[]): boolean => isFlanked(s.table, humanNo(s, 1), herdNo(s, 3), reckoned)
    expect([flanked(a, b, c, d), flanked(a, b, c), flanked(c), flanked()]).toEqual([true, false, true, false])
  })

  it('[ed.facing.9] whoever is Knocked Down keeps his facing and is flanked like any other', () => {
    const s = stage(row(5, 55, 2), { down: true, facing: { x: 1, y: 0 } })
    expect(isFlanked(s.table, { at: at(28, 30) }, unitNo(s, 1), [])).toBe(true)
    expect(isFlanked(s.table, { at: at(32, 30) }, unitNo(s, 1), [])).toBe(false)
  })
})

/** The clause that forbids the herd to be turned. */
const turnOf = (s: EvenDeathScene, command: { readonly do: 'turn'; readonly facing: readonly [number, number] }) =>
  turning.check(s.table, herdNo(s, 3), { do: 'turn', facing: [command.facing[0], command.facing[1]] })?.clause ?? null
