import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { theHuman } from '../state.ts'
import { WEAPONS, type WeaponId } from '../tables/weapons.ts'
import { human, offersOf, scene, zombie, zombieNo } from '../testing.ts'
import { resultOf } from './08-weapons.ts'

type Point = [number, number]

const HERE: Point = [3000, 6000]
const east = (gap: number): Point => [HERE[0] + 250 + Math.round(gap * 100), HERE[1]]
const armed = (type: WeaponId, over: object = {}): object =>
  human({ at: HERE, weapons: [{ type, id: 1, ready: true, ...over }], ap: 4 })
const IDS = Object.keys(WEAPONS) as WeaponId[]
const fire: Command = { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 }
const ones = (n: number): number[] => Array.from({ length: n }, () => 1)

describe('weapons', () => {
  it('[dw.weapons.2] a burst rolls as many dice as its rate of fire', () => {
    for (const type of ['pistol', 'rifle', 'sniper-rifle', 'assault-rifle', 'sub-machinegun', 'bow'] as const) {
      const rof = WEAPONS[type].fire?.rof as number
      const s = scene({
        humans: [armed(type)],
        zombies: [zombie(1, east(15))],
        activation: { human: 1 },
        dice: ones(rof),
      }).do('P1', fire)
      expect(s.dice).toHaveLength(rof)
    }
  })

  it('[dw.weapons.3] at its range a weapon works, and not a hair farther', () => {
    for (const type of ['pistol', 'sub-machinegun', 'bow', 'knife'] as const) {
      const range = (WEAPONS[type].fire?.range as number) / 100
      const near = scene({
        humans: [armed(type)],
        zombies: [zombie(1, east(range))],
        activation: { human: 1 },
        dice: ones(WEAPONS[type].fire?.rof as number),
      })
      near.do('P1', fire)
      const far = scene({ humans: [armed(type)], zombies: [zombie(1, east(range + 0.01))], activation: { human: 1 } })
      expect(far.refused('P1', fire)).toMatchObject({ clause: 'dw.weapons.3' })
      expect(offersOf(far, 'P1', 'fire')).toEqual([])
    }
  })

  it('[dw.weapons.5] everybody may fire every weapon', () => {
    for (const type of IDS) {
      const { fire: row } = WEAPONS[type]
      if (row === null || (row.mode !== 'single' && row.mode !== 'automatic')) continue
      const s = scene({ humans: [armed(type)], zombies: [zombie(1, east(8))], activation: { human: 1 } })
      expect(offersOf(s, 'P1', 'fire')).toContainEqual(fire)
    }
  })

  it('[dw.weapons.6] the bands shift with the modifiers, and scores beyond 6 or below 1 count as these', () => {
    const pistol = { fall: 4, elim: 6 }
    expect([-3, 1, 3, 4, 5, 6, 9].map((score) => resultOf(pistol, score))).toEqual([
      'miss',
      'miss',
      'miss',
      'fall',
      'fall',
      'elim',
      'elim',
    ])
    expect([2, 3, 6].map((score) => resultOf({ fall: null, elim: 3 }, score))).toEqual(['miss', 'elim', 'elim'])
    expect([4, 5, 8].map((score) => resultOf({ fall: 5, elim: null }, score))).toEqual(['miss', 'fall', 'fall'])
    expect(resultOf({ fall: 1, elim: null }, -2)).toBe('fall')
    expect(resultOf({ fall: 4, elim: 7 }, 9)).toBe('fall')
  })

  it('[dw.weapons.6] a pistol at 10 cm fells on 3 and 4 and eliminates on 5 and 6', () => {
    const after = (face: number) => {
      const s = scene({
        humans: [armed('pistol')],
        zombies: [zombie(1, east(10))],
        activation: { human: 1 },
        dice: [face],
      }).do('P1', fire)
      return zombieNo(s, 1)?.fallen ?? 'gone'
    }
    expect([1, 2, 3, 4, 5, 6].map(after)).toEqual([false, false, true, true, 'gone', 'gone'])
  })

  it('[dw.weapons.7] firearms are heard where they were fired, bows and thrown weapons are not', () => {
    const heard = (type: WeaponId) =>
      scene({
        humans: [armed(type)],
        zombies: [zombie(1, east(8))],
        activation: { human: 1 },
        dice: ones(WEAPONS[type].fire?.rof as number),
      }).do('P1', fire).state.noises
    const [x, y] = HERE
    for (const type of ['pistol', 'revolver', 'rifle', 'carbine', 'assault-rifle', 'sub-machinegun'] as const)
      expect(heard(type)).toEqual([{ at: { x, y }, on: null, until: 1 }])
    for (const type of ['bow', 'crossbow', 'throwing-knives', 'throwing-axes', 'knife', 'axe'] as const)
      expect(heard(type)).toEqual([])
  })

  it('[dw.weapons.7] shotguns, machineguns, flamethrowers, launchers and all grenades are heard', () => {
    const towards = east(8)
    const loud: [WeaponId, Command, number[], object?][] = [
      ['pump-shotgun', { do: 'spray', weapon: 1, towards }, [2]],
      ['sawn-off', { do: 'spray', weapon: 1, towards }, [2]],
      ['machinegun', { do: 'rake', weapon: 1, at: towards }, ones(10)],
      ['flamethrower', { do: 'flame', weapon: 1, towards }, [2]],
      ['grenade-launcher', { do: 'launch', weapon: 1, at: towards }, [6, 1]],
      [
        'hand-grenades',
        { do: 'throw', weapon: 1, grenade: 'molotov', at: towards },
        [6, 1],
        { ready: false, grenades: { molotov: 1 } },
      ],
    ]
    for (const [type, command, dice, over] of loud) {
      const s = scene({
        humans: [armed(type, over)],
        zombies: [zombie(1, towards)],
        activation: { human: 1 },
        dice,
      }).do('P1', command)
      expect([type, s.event('noise')]).toMatchObject([type, { human: 1 }])
    }
  })

  it('[dw.weapons.7] the sawing of a chainsaw is heard, other close combat weapons are not', () => {
    const strike = (type: WeaponId) =>
      scene({
        humans: [armed(type)],
        zombies: [zombie(1, east(0))],
        activation: { human: 1 },
        dice: [2],
      }).do('P1', { do: 'strike', with: 1, target: 'Z1' }).state.noises.length
    expect([strike('chainsaw'), strike('sword'), strike('hammer')]).toEqual([1, 0, 0])
  })

  it('[dw.zsense.5] two shots from one place leave one marker, from two places two', () => {
    const s = scene({
      humans: [armed('pistol')],
      zombies: [zombie(1, east(15)), zombie(2, [3000, 7500]), zombie(3, [3000, 4500])],
      activation: { human: 1 },
      dice: ones(3),
    })
    s.do('P1', fire).do('P1', { ...fire, target: 'Z2' })
    expect(s.state.noises).toHaveLength(1)
    s.do('P1', { do: 'move', path: [[3000, 6300]] }).do('P1', { ...fire, target: 'Z3' })
    expect(s.state.noises.map(({ at }) => at)).toEqual([
      { x: 3000, y: 6000 },
      { x: 3000, y: 6300 },
    ])
    expect(theHuman(s.state, 1).ap).toBe(0)
  })
})
