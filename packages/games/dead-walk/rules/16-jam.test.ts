import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { theHuman } from '../state.ts'
import type { WeaponId } from '../tables/weapons.ts'
import { type DeadWalkScene, human, offersOf, scene, zombie } from '../testing.ts'

type Point = [number, number]

const HERE: Point = [3000, 6000]
const east = (gap: number): Point => [HERE[0] + 250 + gap * 100, HERE[1]]

interface Jam {
  type?: WeaponId
  jams?: boolean
  gap?: number
  over?: object
  command?: Partial<CommandOf<'fire'>>
}

/** A shot at a zombie to the east with jams in play. */
function shot(dice: number[], { type = 'pistol', jams = true, gap = 15, over = {}, command = {} }: Jam = {}) {
  const s = scene({
    humans: [human({ at: HERE, weapons: [{ type, id: 1, ready: true }], ap: 4, ...over })],
    zombies: [zombie(1, east(gap))],
    activation: { human: 1 },
    options: { jams },
    dice,
  })
  return s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1, ...command })
}
const gun = (s: DeadWalkScene) => theHuman(s.state, 1).weapons[0]

describe('jams', () => {
  it('[dw.jam.1] are off unless the house wants them', () => {
    expect(shot([1], { jams: false }).dice).toEqual(['dw.shooting.1 d6: 1'])
    expect(shot([1, 6]).dice).toEqual(['dw.shooting.1 d6: 1', 'dw.jam.2 d6: 6'])
  })

  it('[dw.jam.2] a natural 1 is rolled again, and 1 or 2 jams the weapon', () => {
    expect([1, 2, 3, 6].map((face) => gun(shot([1, face]))?.jammed)).toEqual([true, true, false, false])
    expect(gun(shot([2]))?.jammed).toBe(false)
  })

  it('[dw.jam.2] natural scores decide, whatever is added', () => {
    expect(gun(shot([1, 1], { command: { aim: 1 } }))?.jammed).toBe(true)
    expect(shot([2], { gap: 20 }).dice).toHaveLength(1)
  })

  it('[dw.jam.3] the dice follow those of the burst until one of them jams it', () => {
    const s = shot([1, 6, 1, 1, 5, 4, 2], { type: 'sub-machinegun' })
    expect(s.dice.slice(5)).toEqual(['dw.jam.2 d6: 4', 'dw.jam.2 d6: 2'])
    expect(gun(s)?.jammed).toBe(true)
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.jam.3] later bursts are lost without using ammunition, but they stay paid', () => {
    const s = shot([4, 1, 2], { command: { bursts: 4 } })
    expect(s.latest.filter(({ e }) => e === 'burst')).toHaveLength(2)
    expect([gun(s)?.loaded, theHuman(s.state, 1).ap]).toEqual([10, 0])
    expect(s.state.zombies[0]?.fallen).toBe(true)
  })

  it('[dw.jam.3] the 1 stays a miss', () => {
    expect(shot([1, 6]).state.zombies[0]?.fallen).toBe(false)
  })

  it('[dw.jam.4] revolvers never jam', () => {
    expect(shot([1], { type: 'revolver' }).dice).toHaveLength(1)
  })

  it('[dw.jam.5] a machinegun jams with three ones, without a further die', () => {
    const rake = (faces: number[]) =>
      scene({
        humans: [human({ at: HERE, weapons: [{ type: 'machinegun', id: 1, ready: true }], ap: 4 })],
        zombies: [zombie(1, east(30))],
        activation: { human: 1 },
        options: { jams: true },
        dice: faces,
      }).do('P1', { do: 'rake', weapon: 1, at: east(30) })
    expect(gun(rake([1, 1, 2, 2, 2, 2, 2, 2, 2, 2]))?.jammed).toBe(false)
    expect(gun(rake([1, 1, 1, 2, 2, 2, 2, 2, 2, 2]))?.jammed).toBe(true)
  })

  it('[dw.jam.9] a flamethrower does not jam', () => {
    const s = scene({
      humans: [human({ at: HERE, weapons: [{ type: 'flamethrower', id: 1, ready: true }], ap: 4 })],
      zombies: [zombie(1, east(10))],
      activation: { human: 1 },
      options: { jams: true },
      dice: [1, 6],
    })
    s.do('P1', { do: 'flame', weapon: 1, towards: east(10) })
    expect(s.dice).toEqual(['dw.flame.3 d6: 1', 'dw.flame.4 d6: 6'])
    expect(gun(s)?.jammed).toBe(false)
  })

  it('[dw.jam.10] it is cleared for 3 AP, and then the weapon works again', () => {
    const s = shot([1, 1])
    expect(s.offered('P1').filter((one) => one.do === 'fire')).toEqual([])
    s.do('P1', { do: 'clear-jam', weapon: 1 })
    expect([gun(s)?.jammed, theHuman(s.state, 1).ap]).toEqual([false, 0])
  })

  it('[dw.jam.11] thrown weapons do not jam, bows and crossbows do', () => {
    expect(shot([1], { type: 'throwing-axes', gap: 5 }).dice).toHaveLength(1)
    expect(gun(shot([1, 2], { type: 'bow' }))?.jammed).toBe(true)
    expect(gun(shot([1, 2], { type: 'crossbow' }))?.jammed).toBe(true)
  })

  it('[dw.jam.11] dice at close quarters can jam a weapon, it is not cleared there, but a long gun still strikes', () => {
    const s = scene({
      humans: [human({ at: HERE, weapons: [{ type: 'rifle', id: 1, ready: true }], ap: 4 })],
      zombies: [zombie(1, east(0))],
      activation: { human: 1 },
      options: { jams: true },
      dice: [1, 2, 4],
    })
    s.do('P1', { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })
    expect(gun(s)?.jammed).toBe(true)
    expect(s.refused('P1', { do: 'clear-jam', weapon: 1 })).toMatchObject({ clause: 'dw.jam.11' })
    expect(offersOf(s, 'P1', 'shoot-close')).toEqual([])
    s.do('P1', { do: 'strike', with: 1, target: 'Z1' })
    expect(s.dice.at(-1)).toBe('dw.cc.9 d6: 4')
  })
})
