import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Supplied } from '../content/scenarios.ts'
import { theHuman } from '../state.ts'
import { act, type DeadWalkScene, human, humanNo, offersOf, scene, weaponNo, zombie } from '../testing.ts'
import { loadingsOf, supply } from './07-ammo.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const reload = (weapon = 1): Command => ({ do: 'reload', weapon })
const armed = (weapons: readonly (object | string)[], over: object = {}, stage: object = {}): DeadWalkScene =>
  scene({ humans: [human({ at: HERE, weapons, ...over })], activation: { human: 1 }, ...stage })

/** What a human has of a weapon after supplies were rolled for or printed. */
function supplied(carried: readonly Supplied[], dice: number[], options = {}): DeadWalkScene {
  const s = scene({ dice, options })
  for (const one of carried) supply(s.table, theHuman(s.state, 1), one)
  return s
}

describe('supplies', () => {
  it('[dw.ammo.1] every burst takes 1 from the magazine, whatever its rate of fire', () => {
    const s = armed(
      [{ type: 'assault-rifle', id: 1, loaded: 6, ready: true }],
      {},
      { zombies: [zombie(1, [6000, 4500])], dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
    )
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 2 })
    expect(weaponNo(s, 1).loaded).toBe(4)
  })

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ])('[dw.ammo.2] a %i gives D3 clips, of which one is in the weapon and %i are spare', (face, spare) => {
    const s = supplied([{ weapon: 'pistol' }], [face])
    expect(s.event('clips rolled')).toMatchObject({ clause: 'dw.ammo.2', weapon: 'pistol', face, clips: spare + 1 })
    expect(humanNo(s, 1).weapons[0]?.loaded).toBe(12)
    expect(humanNo(s, 1).stock.bullets).toBe(spare)
    expect(s.diceLeft()).toEqual([])
  })

  it('[dw.ammo.2] each weapon that he carries has its own die', () => {
    const s = supplied([{ weapon: 'sub-machinegun' }, { weapon: 'bow' }, { weapon: 'pistol' }], [6, 1, 6])
    expect(humanNo(s, 1).stock).toMatchObject({ bullets: 4, arrows: 5 })
  })

  it('[dw.ammo.3] what a clip is depends on the weapon', () => {
    const two = 3
    const shotgun = supplied([{ weapon: 'pump-shotgun' }], [two])
    expect([humanNo(shotgun, 1).weapons[0]?.loaded, humanNo(shotgun, 1).stock.shells]).toEqual([6, 6])
    const gun = supplied([{ weapon: 'machinegun' }], [two])
    expect([humanNo(gun, 1).weapons[0]?.loaded, humanNo(gun, 1).stock.belts]).toEqual([20, 1])
    const launcher = supplied([{ weapon: 'grenade-launcher' }], [two])
    expect(humanNo(launcher, 1).weapons[0]).toMatchObject({ loaded: 1, grenades: { fragmentation: 1 } })
    expect(humanNo(launcher, 1).stock.launcher).toEqual({ fragmentation: 1 })
    const grenades = supplied([{ weapon: 'hand-grenades', grenade: 'molotov' }], [two])
    expect(humanNo(grenades, 1).weapons[0]?.grenades).toEqual({ molotov: 2 })
    const bow = supplied([{ weapon: 'crossbow' }], [two])
    expect([humanNo(bow, 1).weapons[0]?.loaded, humanNo(bow, 1).stock.arrows]).toEqual([1, 11])
    const knives = supplied([{ weapon: 'throwing-knives' }], [two])
    expect(humanNo(knives, 1).weapons[0]?.loaded).toBe(2)
  })

  it('[dw.ammo.3] melee weapons, the chainsaw and the flamethrower take no die, the last two are full', () => {
    const s = supplied([{ weapon: 'knife' }, { weapon: 'chainsaw' }, { weapon: 'flamethrower' }], [])
    expect(humanNo(s, 1).weapons.map(({ motor }) => motor)).toEqual(['runs', 'runs', 'runs'])
    expect(s.events.filter(({ e }) => e === 'clips rolled')).toEqual([])
  })

  it('[dw.ammo.4] the clips are the whole supply, unless the house adds a loading', () => {
    const few = supplied([{ weapon: 'rifle' }], [1])
    expect([humanNo(few, 1).weapons[0]?.loaded, humanNo(few, 1).stock.bullets]).toEqual([10, 0])
    const more = supplied([{ weapon: 'rifle' }], [1], { startLoadedExtra: true })
    expect([humanNo(more, 1).weapons[0]?.loaded, humanNo(more, 1).stock.bullets]).toEqual([10, 1])
    const shells = supplied([{ weapon: 'double-barrel' }], [1], { startLoadedExtra: true })
    expect([humanNo(shells, 1).weapons[0]?.loaded, humanNo(shells, 1).stock.shells]).toEqual([2, 6])
    const printed = supplied([{ weapon: 'pistol', loaded: 3, spare: 2 }], [])
    expect([humanNo(printed, 1).weapons[0]?.loaded, humanNo(printed, 1).stock.bullets]).toEqual([3, 2])
    const empty = armed([{ type: 'pistol', id: 1, loaded: 0 }])
    expect(clauseOf(empty, reload())).toBe('dw.ammo.4')
  })

  it('[dw.ammo.5] a belt is 20 bursts', () => {
    const s = armed([{ type: 'machinegun', id: 1, loaded: 3 }], { stock: { belts: 1 } })
    act(s, reload())
    expect(weaponNo(s, 1).loaded).toBe(20)
    expect(humanNo(s, 1).stock.belts).toBe(0)
  })
})

describe('reloading', () => {
  it('[dw.ammo.6] clips fit every Bullets weapon, shells every shotgun, arrows bow and crossbow', () => {
    const guns = armed(
      [
        { type: 'sub-machinegun', id: 1, loaded: 0, ready: true },
        { type: 'pistol', id: 2, loaded: 0, ready: false },
      ],
      { stock: { bullets: 2 } },
    )
    act(act(guns, reload(1)), reload(2))
    expect([weaponNo(guns, 1).loaded, weaponNo(guns, 2).loaded, humanNo(guns, 1).stock.bullets]).toEqual([4, 12, 0])
    for (const type of ['pump-shotgun', 'double-barrel', 'sawn-off'] as const) {
      const s = act(armed([{ type, id: 1, loaded: 0 }], { stock: { shells: 8, bullets: 3 } }), reload())
      expect(humanNo(s, 1).stock).toMatchObject({ bullets: 3, shells: 8 - weaponNo(s, 1).loaded })
    }
    for (const type of ['bow', 'crossbow'] as const) {
      const s = act(armed([{ type, id: 1, loaded: 0 }], { stock: { arrows: 2 } }), reload())
      expect([weaponNo(s, 1).loaded, humanNo(s, 1).stock.arrows]).toEqual([1, 1])
    }
    const wrong = armed([{ type: 'pump-shotgun', id: 1, loaded: 0 }], { stock: { bullets: 3, arrows: 3 } })
    expect(clauseOf(wrong, reload())).toBe('dw.ammo.4')
    const odd = armed([{ type: 'pistol', id: 1, loaded: 0 }], { stock: { bullets: 1 } })
    expect(clauseOf(odd, { do: 'reload', weapon: 1, grenade: 'incendiary' })).toBe('dw.ammo.6')
  })

  it('[dw.ammo.7] reloading costs 2 action points, a machinegun 4', () => {
    const s = act(armed([{ type: 'rifle', id: 1, loaded: 0 }], { stock: { bullets: 1 } }), reload())
    expect(humanNo(s, 1).ap).toBe(2)
    expect(s.event('reloaded')).toMatchObject({ weapon: 'rifle', loaded: 10, left: 2 })
    const gun = armed([{ type: 'machinegun', id: 1, loaded: 0 }], { stock: { belts: 1 } })
    expect(humanNo(act(gun, reload()), 1).ap).toBe(0)
    const tired = armed([{ type: 'machinegun', id: 1, loaded: 0 }], { stock: { belts: 1 }, ap: 3 })
    expect(clauseOf(tired, reload())).toBe('dw.ap.4')
    expect(offersOf(tired, 'P1', 'reload')).toEqual([])
  })

  it('[dw.ammo.8] a clip fills the magazine and what was in it is lost, shells go in one by one', () => {
    const rifle = act(armed([{ type: 'rifle', id: 1, loaded: 7 }], { stock: { bullets: 2 } }), reload())
    expect([weaponNo(rifle, 1).loaded, humanNo(rifle, 1).stock.bullets]).toEqual([10, 1])
    const pump = act(armed([{ type: 'pump-shotgun', id: 1, loaded: 2 }], { stock: { shells: 9 } }), reload())
    expect([weaponNo(pump, 1).loaded, humanNo(pump, 1).stock.shells]).toEqual([6, 5])
    const few = act(armed([{ type: 'pump-shotgun', id: 1, loaded: 2 }], { stock: { shells: 3 } }), reload())
    expect([weaponNo(few, 1).loaded, humanNo(few, 1).stock.shells]).toEqual([5, 0])
    const full = armed([{ type: 'rifle', id: 1, loaded: 10 }], { stock: { bullets: 2 } })
    expect(clauseOf(full, reload())).toBe('dw.ammo.8')
    expect(offersOf(full, 'P1', 'reload')).toEqual([])
    expect(clauseOf(armed(['machete']), reload())).toBe('dw.ammo.8')
    expect(clauseOf(armed([]), reload())).toBe('dw.ammo.8')
  })

  it('[dw.ammo.8] [dw.grenade.20] a launcher is loaded with the grenade that is asked for', () => {
    const launcher = { type: 'grenade-launcher', id: 1, loaded: 0, grenades: {} }
    const stock = { launcher: { fragmentation: 1, 'flash-bang': 2 } }
    const s = armed([launcher], { stock })
    expect(offersOf(s, 'P1', 'reload')).toEqual([
      { do: 'reload', weapon: 1, grenade: 'fragmentation' },
      { do: 'reload', weapon: 1, grenade: 'flash-bang' },
    ])
    expect(loadingsOf(s.table, humanNo(s, 1), weaponNo(s, 1))).toBe(3)
    act(s, { do: 'reload', weapon: 1, grenade: 'flash-bang' })
    expect(weaponNo(s, 1)).toMatchObject({ loaded: 1, grenades: { 'flash-bang': 1 } })
    expect(humanNo(s, 1).stock.launcher).toEqual({ fragmentation: 1, 'flash-bang': 1 })
    const plain = act(armed([launcher], { stock }), reload())
    expect(weaponNo(plain, 1).grenades).toEqual({ fragmentation: 1 })
    expect(humanNo(plain, 1).stock.launcher).toEqual({ 'flash-bang': 2 })
    const none = armed([launcher], { stock: { launcher: { 'flash-bang': 1 } } })
    expect(clauseOf(none, { do: 'reload', weapon: 1, grenade: 'incendiary' })).toBe('dw.ammo.4')
    expect(weaponNo(act(none, reload()), 1).grenades).toEqual({ 'flash-bang': 1 })
  })

  it('[dw.ammo.9] nobody reloads in close combat', () => {
    const stage = { zombies: [zombie(1, [6250, 6000])] }
    const s = armed([{ type: 'pistol', id: 1, loaded: 0 }], { stock: { bullets: 1 } }, stage)
    expect(clauseOf(s, reload())).toBe('dw.ammo.9')
    expect(offersOf(s, 'P1', 'reload')).toEqual([])
  })

  it.each(['bow', 'crossbow'] as const)('[dw.ammo.10] a %s holds 1 and is loaded after every shot', (type) => {
    const s = armed(
      [{ type, id: 1, ready: true }],
      { stock: { arrows: 1 }, ap: 8 },
      { zombies: [zombie(1, [6000, 4500]), zombie(2, [6400, 4500])], dice: [1], options: { humanAP: 8 } },
    )
    expect(clauseOf(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 2 })).toBe('dw.ammo.1')
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(weaponNo(s, 1).loaded).toBe(0)
    expect(clauseOf(s, { do: 'fire', weapon: 1, target: 'Z2', bursts: 1 })).toBe('dw.shooting.6')
    expect(weaponNo(act(s, reload()), 1).loaded).toBe(1)
  })

  it('[dw.ammo.10] so is a grenade launcher', () => {
    const s = armed([{ type: 'grenade-launcher', id: 1, loaded: 0, grenades: {} }], {
      stock: { launcher: { fragmentation: 5 } },
    })
    act(s, reload())
    expect([weaponNo(s, 1).loaded, humanNo(s, 1).stock.launcher]).toEqual([1, { fragmentation: 4 }])
    expect(clauseOf(s, reload())).toBe('dw.ammo.8')
  })

  it('[dw.ammo.11] a thrown knife lies where its target stood and can be picked up', () => {
    const s = armed(
      [{ type: 'throwing-knives', id: 1, loaded: 2 }],
      {},
      { zombies: [zombie(1, [6000, 5200])], dice: [1] },
    )
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(weaponNo(s, 1).loaded).toBe(1)
    expect(s.state.lying).toMatchObject([{ at: { x: 6000, y: 5200 }, weapon: { type: 'throwing-knives', loaded: 1 } }])
    const found = armed(
      [{ type: 'throwing-knives', id: 1, loaded: 1 }],
      {},
      { lying: [{ id: 9, at: HERE, weapon: { type: 'throwing-knives', loaded: 1 } }] },
    )
    act(found, { do: 'pick-up', what: 9 })
    expect(humanNo(found, 1).weapons).toMatchObject([{ id: 1, loaded: 2 }])
  })

  it('[dw.ammo.11] each throw says how many are left', () => {
    const s = armed(
      [{ type: 'throwing-knives', id: 1, loaded: 3 }],
      {},
      { zombies: [zombie(1, [6000, 5200])], dice: [1, 1] },
    )
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 2 })
    expect(s.latest.flatMap((one) => (one.e === 'burst' ? [one.loaded] : []))).toEqual([2, 1])
    expect(weaponNo(s, 1).loaded).toBe(1)
  })

  it('[dw.jam.10] [dw.jam.11] clearing a jam costs 3 action points and is not done in close combat', () => {
    const jammed = [{ type: 'pistol', id: 1, loaded: 4, jammed: true }]
    const clear: Command = { do: 'clear-jam', weapon: 1 }
    const s = armed(jammed)
    expect(offersOf(s, 'P1', 'clear-jam')).toEqual([clear])
    act(s, clear)
    expect(humanNo(s, 1).ap).toBe(1)
    expect(weaponNo(s, 1)).toMatchObject({ jammed: false, loaded: 4 })
    expect(s.event('jam cleared')).toMatchObject({ clause: 'dw.jam.10', weapon: 'pistol', left: 1 })
    expect(clauseOf(s, clear)).toBe('dw.jam.10')
    const held = armed(jammed, {}, { zombies: [zombie(1, [6250, 6000])] })
    expect(clauseOf(held, clear)).toBe('dw.jam.11')
  })
})
