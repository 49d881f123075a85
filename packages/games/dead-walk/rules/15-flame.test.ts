import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { figureName } from '../state.ts'
import {
  type DeadWalkScene,
  happened,
  human,
  humanNo,
  offersOf,
  scene,
  weaponNo,
  zombie,
  zombieNo,
} from '../testing.ts'
import { car } from '../testkit/car.ts'
import { flameTargets } from './15-flame.ts'

type Point = [number, number]
type Stage = NonNullable<Parameters<typeof scene>[0]>

const HERE: Point = [3000, 6000]
const EAST: Point = [9000, 6000]
/** So far along the axis to the east, measured from the edge of the base, and so far aside. */
const along = (p: number, q = 0): Point => [HERE[0] + 125 + p, HERE[1] + q]

const burner = (over: object = {}, gun: object = {}): object =>
  human({ at: HERE, weapons: [{ type: 'flamethrower', id: 1, ready: true, ...gun }], ...over })
const flame = (towards: Point = EAST): CommandOf<'flame'> => ({ do: 'flame', weapon: 1, towards })

const armed = (places: readonly Point[], stage: Stage = {}): DeadWalkScene =>
  scene({
    humans: [burner()],
    zombies: places.map((place, i) => zombie(i + 1, place)),
    activation: { human: 1 },
    ...stage,
  })

const touched = (s: DeadWalkScene, towards: Point = EAST): string[] =>
  flameTargets(s.table, humanNo(s, 1), weaponNo(s, 1), { x: towards[0], y: towards[1] }).map(figureName)
const isTouched = (place: Point, stage: Stage = {}): boolean => touched(armed([place], stage)).length === 1

/** A shooter with a rifle and a friend who wears a flamethrower in the way of his bullets. */
const wearer = (over: object = {}, gun: object = {}): object =>
  human({ at: [5000, 6000], weapons: [{ type: 'flamethrower', id: 1, ready: true, ...gun }], ...over })
const grenadier = human({
  at: [4000, 6000],
  weapons: [{ type: 'hand-grenades', id: 2, grenades: { fragmentation: 1, molotov: 1, 'flash-bang': 1 } }],
})
/** A grenade on the wearer: the accuracy die, then these. */
const blasted = (dice: number[], grenade: 'fragmentation' | 'molotov', stage: Stage = {}): DeadWalkScene =>
  scene({
    humans: [wearer(), grenadier],
    zombies: [zombie(1, [9000, 9000])],
    activation: { human: 2 },
    dice: [6, ...dice],
    ...stage,
  }).do('P1', { do: 'throw', weapon: 2, grenade, at: [5000, 6000] })

describe('flamethrower', () => {
  it('[dw.flame.1] everybody touched by the cone catches fire', () => {
    const s = armed([along(500), along(1500, 300), along(500, 400)], {
      humans: [burner(), human({ at: along(900, 200) })],
      dice: [2, 2],
    })
    s.do('P1', flame())
    expect(zombieNo(s, 1)?.burning).toEqual({ turns: 1, lighter: 1 })
    expect(zombieNo(s, 2)?.burning).toEqual({ turns: 1, lighter: 1 })
    expect(zombieNo(s, 3)?.burning).toBeNull()
    expect(humanNo(s, 2).burning).toEqual({ turns: 1, lighter: 1 })
    expect(humanNo(s, 1).ap).toBe(0)
  })

  it('[dw.flame.2] a cone of 20 cm, 5 cm wide at its end: any part of the base is enough', () => {
    expect(isTouched(along(2125))).toBe(true)
    expect(isTouched(along(2126))).toBe(false)
    expect(isTouched(along(2000, 375))).toBe(true)
    expect(isTouched(along(2000, 376))).toBe(false)
    // At 10 cm it is 1.25 cm wide to either side; the base touches the slanting border a little farther out.
    expect(isTouched(along(1000, 250))).toBe(true)
    expect(isTouched(along(1000, 252))).toBe(false)
  })

  it('[dw.flame.2] the house may have a longer or broader cone', () => {
    expect(isTouched(along(3000), { options: { flameLength: 30 } })).toBe(true)
    expect(isTouched(along(2000, 600), { options: { flameWidth: 10 } })).toBe(true)
  })

  it('[dw.flame.2] a wall, a closed opening or a piece over 2 cm between the centres shields', () => {
    const block = (height: number) => ({
      map: { blocks: [{ id: 'C', title: 'crates', area: [35, 58, 37, 62] as const, height }] },
    })
    expect(isTouched(along(1000), block(2.1))).toBe(false)
    expect(isTouched(along(1000), block(2))).toBe(true)
    const house = (state: 'open' | 'closed') => ({
      map: {
        buildings: [
          {
            id: 'B',
            title: 'house',
            tag: 'plain' as const,
            outline: [36, 50, 60, 70] as const,
            rooms: [['R', 'room', [36, 50, 60, 70]] as const],
            doors: [['D', 36, 60, state] as const],
            windows: [],
            ladder: null,
          },
        ],
      },
    })
    expect(isTouched(along(1000), house('open'))).toBe(true)
    expect(isTouched(along(1000), house('closed'))).toBe(false)
  })

  it('[dw.flame.2] what somebody stands on shields neither him nor those he fires at', () => {
    const map = { blocks: [{ id: 'V', title: 'van', area: [40, 58, 46, 62] as const, height: 3 }] }
    const s = armed([], { map, zombies: [zombie(1, [4300, 6000], { on: 'V' })] })
    expect(touched(s)).toEqual(['Z1'])
  })

  it('[dw.flame.1] flames that touch nobody are not fired, and the cone needs a direction', () => {
    const s = armed([along(500)])
    expect(s.refused('P1', flame([3000, 9000]))).toMatchObject({ clause: 'dw.flame.1' })
    expect(s.refused('P1', flame(HERE))).toMatchObject({ clause: 'dw.flame.2' })
  })

  it('[dw.flame.3] the effect is rolled at once: 5 and 6 eliminate', () => {
    for (let face = 2; face <= 6; face++) {
      const s = armed([along(500)], { dice: [face] }).do('P1', flame())
      expect([face, s.state.zombies.length]).toEqual([face, face >= 5 ? 0 : 1])
      expect(s.dice).toEqual([`dw.flame.3 d6: ${face}`])
    }
  })

  it('[dw.flame.3] [dw.fire.12] what burns already is not rolled for again', () => {
    const s = armed([], { zombies: [zombie(1, along(500), { burning: { turns: 2, lighter: 1 } })] })
    s.do('P1', flame())
    expect(zombieNo(s, 1)?.burning).toEqual({ turns: 2, lighter: 1 })
  })

  it('[dw.flame.4] after a natural 1 a second die: 1 and 2 empty it', () => {
    for (let face = 1; face <= 6; face++) {
      const s = armed([along(500)], { dice: [1, face] }).do('P1', flame())
      expect([face, weaponNo(s, 1).motor]).toEqual([face, face <= 2 ? 'empty' : 'runs'])
      expect(zombieNo(s, 1)?.burning).not.toBeNull()
    }
  })

  it('[dw.weapons.4] an empty flamethrower is out of action, and a full one costs 4 AP or what the house says', () => {
    const empty = armed([along(500)], { humans: [burner({}, { motor: 'empty' })] })
    expect(empty.refused('P1', flame())).toMatchObject({ clause: 'dw.weapons.4' })
    expect(offersOf(empty, 'P1', 'flame')).toEqual([])
    const short = armed([along(500)], { humans: [burner({ ap: 3 })] })
    expect(short.refused('P1', flame())).toMatchObject({ clause: 'dw.ap.4' })
    const cheap = armed([along(500)], { humans: [burner({ ap: 2 })], options: { flameCost: 2 }, dice: [2] })
    expect(humanNo(cheap.do('P1', flame()), 1).ap).toBe(0)
  })

  it('[dw.flame.5] everybody is resolved, nearest first, although the fuel is gone', () => {
    const s = armed([along(1500), along(900), along(400)], { dice: [1, 1, 6, 1, 3] })
    s.do('P1', flame())
    expect(s.dice).toEqual([
      'dw.flame.3 d6: 1',
      'dw.flame.4 d6: 1',
      'dw.flame.3 d6: 6',
      'dw.flame.3 d6: 1',
      'dw.flame.4 d6: 3',
    ])
    expect(s.state.zombies.map(({ n }) => n)).toEqual([1, 3])
    expect(weaponNo(s, 1).motor).toBe('empty')
  })

  it('[dw.flame.6] a wearer who is hit rolls a die: 1 and 2 blow it up around him', () => {
    for (let face = 1; face <= 6; face++) {
      const explodes = face <= 2
      const s = blasted([2, face], 'fragmentation')
      expect(s.event('flamethrower hit')).toMatchObject({ human: 1, explodes })
    }
  })

  it('[dw.flame.6] the explosion sets him and those around him alight', () => {
    const s = scene({
      humans: [wearer(), grenadier],
      zombies: [zombie(1, [5300, 6390]), zombie(2, [5600, 6000])],
      activation: { human: 2 },
      dice: [6, 2, 1, 3],
    })
    // On him alone: the blast reaches nobody else.
    s.do('P1', { do: 'throw', weapon: 2, grenade: 'fragmentation', at: [4700, 5700] })
    expect(s.dice).toEqual(['dw.grenade.6 d6: 6', 'dw.grenade.13 d6: 2', 'dw.flame.6 d6: 1', 'dw.grenade.13 d6: 3'])
    expect(humanNo(s, 1)).toMatchObject({ wounds: 2, burning: { turns: 1, lighter: 2 }, weapons: [] })
    expect([zombieNo(s, 1)?.burning, zombieNo(s, 2)?.burning]).toEqual([{ turns: 1, lighter: 2 }, null])
  })

  it('[dw.flame.6] it sets its wearer alight in a vehicle, too', () => {
    const s = scene({
      map: { vehicles: [car()] },
      humans: [wearer({ aboard: 'V1' })],
      zombies: [zombie(1, [6000, 9000], { weapon: { type: 'pistol', loaded: 3 } })],
      phase: 'zombies',
      options: { vehicles: true, entryMethods: [] },
      dice: ['dw.armedz.3: 6', 'dw.flame.6: 1', 'dw.wounds.2: 6'],
    })
    expect(s.event('caught fire')).toMatchObject({ figure: 'H1', lighter: null })
    // One by the shot, one by the fire, and one more in the next turn.
    expect(humanNo(s, 1)).toMatchObject({ wounds: 3, burning: { turns: 2, lighter: null }, weapons: [] })
  })

  it('[dw.flame.6] several wearers roll in the order in which they were hit', () => {
    const second = wearer({ at: [5300, 6000] }, { id: 3 })
    const s = blasted([2, 2, 6, 6], 'fragmentation', { humans: [second, grenadier, wearer()] })
    expect(s.latest.flatMap((one) => (one.e === 'flamethrower hit' ? [one.human] : []))).toEqual([3, 1])
  })

  it('[dw.flame.6] [dw.entry.12] the die belongs to the action: only then do zombies come for the noise', () => {
    const s = blasted([2, 1, 1, 20, 20], 'fragmentation', {
      map: {
        spawnPoints: [
          [50, 10],
          [90, 10],
        ],
      },
      options: { entryMethods: ['E'] },
    })
    expect(s.dice.slice(2)).toEqual([
      'dw.flame.6 d6: 1',
      'dw.entry.10 d6: 1',
      'dw.entry.7 d20: 20',
      'dw.entry.7 d20: 20',
    ])
    expect(happened(s).filter((e) => e === 'noise')).toHaveLength(1)
  })

  it('[dw.flame.7] being set alight is a hit, and is rolled for once', () => {
    const s = blasted([2], 'molotov')
    expect(s.dice).toEqual(['dw.grenade.6 d6: 6', 'dw.flame.6 d6: 2'])
    expect(humanNo(s, 1)).toMatchObject({ burning: { turns: 1, lighter: 2 }, wounds: 1, weapons: [] })
  })

  it('[dw.flame.7] being on fire later is no hit', () => {
    const s = scene({
      humans: [wearer({ burning: { turns: 1, lighter: 1 } })],
      zombies: [zombie(1, [9000, 9000])],
      turn: 2,
      phase: 'tests',
      options: { entryMethods: [] },
      dice: [6],
    })
    expect(s.dice).toEqual(['dw.wounds.2 d6: 6'])
    expect(humanNo(s, 1).wounds).toBe(1)
  })

  it('[dw.flame.7] an empty flamethrower is not rolled for', () => {
    const s = blasted([2], 'fragmentation', { humans: [wearer({}, { motor: 'empty' }), grenadier] })
    expect(happened(s)).not.toContain('flamethrower hit')
  })

  it('[dw.flame.7] it explodes also if the hit has killed the wearer', () => {
    const s = blasted([5, 1, 4], 'fragmentation', {
      zombies: [zombie(1, [5000, 6505])],
      humans: [wearer({ at: [5000, 6010] }), grenadier],
    })
    expect(humanNo(s, 1).status).toBe('dead')
    expect(s.event('flamethrower hit')).toMatchObject({ explodes: true })
    expect(s.state.lying.filter(({ weapon }) => weapon?.type === 'flamethrower')).toEqual([])
  })

  it("[dw.flame.7] a zombie's bite is no hit of this kind", () => {
    const s = scene({
      humans: [wearer()],
      zombies: [zombie(1, [5250, 6000])],
      phase: 'zombies',
      options: { entryMethods: [] },
      dice: [6, 6, 'dw.fear.3 d6: 1', 'dw.fear.3 d6: 1', 6],
    })
    expect(humanNo(s, 1).wounds).toBe(2)
    expect(s.events.map(({ e }) => e)).not.toContain('flamethrower hit')
  })

  it('[dw.flame.8] a human in the flames takes a wound at once, without a die and without a fuel check', () => {
    const s = armed([along(1500)], { humans: [burner(), human({ at: along(500) })], dice: [3] })
    s.do('P1', flame())
    expect(humanNo(s, 2)).toMatchObject({ wounds: 1, prone: false, burning: { turns: 1, lighter: 1 } })
    expect(s.event('wounded')).toMatchObject({ human: 2, from: 'flame', clause: 'dw.flame.8' })
    expect(s.dice).toHaveLength(1)
  })

  it('[dw.jam.9] a flamethrower does not jam', () => {
    const s = armed([along(500)], { options: { jams: true }, dice: [1, 3] }).do('P1', flame())
    expect(weaponNo(s, 1)).toMatchObject({ jammed: false, motor: 'runs' })
    expect(happened(s)).not.toContain('jam rolled')
  })

  it('[dw.shooting.23] having moved does not touch its dice', () => {
    const s = armed([along(500)], { humans: [burner({ moved: true })], dice: [5] }).do('P1', flame())
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.cc.20] it is not fired in close combat', () => {
    const s = armed([along(125)])
    expect(s.refused('P1', flame())).toMatchObject({ clause: 'dw.cc.20' })
    expect(offersOf(s, 'P1', 'flame')).toEqual([])
  })

  it('[dw.flame.1] every axis on offer is legal', () => {
    const places = [along(500), along(2125), along(1000, 900)]
    const s = armed(places)
    const offers = offersOf(s, 'P1', 'flame')
    expect(offers.map(({ towards }) => touched(s, [...towards]))).toEqual([['Z1', 'Z2'], ['Z3'], ['Z1', 'Z2']])
    for (const offer of offers) armed(places, { dice: touched(s, [...offer.towards]).map(() => 2) }).do('P1', offer)
  })
})
