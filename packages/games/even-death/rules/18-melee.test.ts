import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Human } from '../state.ts'
import { inches } from '../tables/units.ts'
import type { MeleeId } from '../tables/weapons.ts'
import { at, EIGHTS, type EvenDeathScene, humanNo, scene, type Staging, unitNo } from '../testing.ts'
import { plannedBlow } from './18-melee.ts'

const R = 255
const beside = (x: number, y: number): Human['at'] => ({ x: inches(30) + x, y: inches(30) + y })

/** A fighter at 30, 30, a friend, and a thug north of the fighter who looks at him. */
const stage = (fighter: Partial<Human> = {}, friend: Partial<Human> = {}, thug: Partial<Human> = {}): Staging => ({
  humans: [
    {
      seat: 'survivors',
      at: at(30, 30),
      weapons: [
        { id: 'blunt', due: 0 },
        { id: 'pistol', due: 0 },
      ],
      ...fighter,
    },
    { seat: 'survivors', at: at(33, 33), ...friend },
    { seat: 'bandits', profile: 'thug', at: beside(0, -R), facing: { x: 0, y: 1 }, ...thug },
  ],
  options: { factions: ['survivors', 'bandits'] },
})
const BLOW = { do: 'melee', weapon: 0, target: 3 } as const
const selected = (given: Staging, ...dice: number[]): EvenDeathScene =>
  scene({ ...given, dice }).do('survivors', { do: 'select', unit: 1 })
const planned = (given: Staging, weapon: MeleeId = 'blunt'): number[] => {
  const s = scene({ ...given, dice: EIGHTS })
  const blow = plannedBlow(s.table, humanNo(s, 1), weapon, unitNo(s, 3))
  const sum = (all: readonly { readonly value: number }[]): number => all.reduce((n, { value }) => n + value, 0)
  return [blow.dice, blow.needed, sum(blow.modifiers), blow.toughness.dice]
}

describe('Melee', () => {
  it('[ed.melee.1] [ed.melee.2] [ed.weapons.2] against whom one touches, with the dice of the weapon', () => {
    const s = selected(stage(), 5, 4, 8, 7, 1).do('survivors', BLOW)
    expect(s.event('attacked')).toMatchObject({ kind: 'melee', weapon: 'blunt', needed: 5 })
    expect(humanNo(s, 3).vitality).toBe(3)
    expect(selected(stage({}, {}, { at: at(30, 20) })).refused('survivors', BLOW).clause).toBe('ed.melee.1')
    expect(selected(stage()).refused('survivors', { ...BLOW, target: 2 }).clause).toBe('ed.melee.1')
  })

  it('[ed.melee.3] [ed.melee.5] aim, flank, a friend who stands there too, armour, a target that lies', () => {
    expect(planned(stage())).toEqual([3, 5, 0, 2])
    expect(planned(stage({ aim: true }))).toEqual([4, 5, 0, 2])
    expect(planned(stage({}, {}, { facing: { x: 1, y: 0 } }))).toEqual([3, 5, 1, 2])
    expect(planned(stage({}, { at: beside(0, -2 * R) }))).toEqual([3, 5, 1, 2])
    expect(planned(stage({}, { at: beside(0, -2 * R), down: true }))).toEqual([3, 5, 0, 2])
    expect(planned(stage({}, {}, { profile: 'boss' }))).toEqual([3, 5, 0, 4])
    expect(planned(stage({}, {}, { down: true }))).toEqual([4, 5, 0, 2])
    const several = stage({}, { at: beside(0, -2 * R) })
    const many = { ...several, humans: [...(several.humans ?? []), { seat: 'survivors', at: beside(R, -R) }] }
    expect(planned(many)).toEqual([3, 5, 1, 2])
  })

  it('[ed.melee.4] secondary factors, with the same switch', () => {
    const tired = stage({ fatigue: 'exhausted', health: 'sick' }, {}, { health: 'sick' })
    const on = { ...tired, options: { factions: ['survivors', 'bandits'], secondaryFactors: 'always' } }
    expect([planned(tired), planned(on)]).toEqual([
      [3, 5, 0, 2],
      [3, 5, -2, 1],
    ])
  })

  const herd = (...zombies: readonly (readonly [x: number, y: number, down?: boolean])[]): Staging => ({
    humans: [
      { seat: 'survivors', at: at(30, 30) },
      { seat: 'survivors', at: at(40, 40) },
    ],
    herds: [{ facing: { x: 0, y: 1 }, zombies: zombies.map(([x, y, down = false]) => ({ at: beside(x, y), down })) }],
  })

  it('[ed.melee.6] [ed.facing.8] of a herd, those in contact are reckoned: one that lies, half that are flanked', () => {
    expect(planned(herd([0, -R], [0, -2 * R, true]))).toEqual([3, 5, 0, 2])
    expect(planned(herd([0, -R, true], [R, 0]))).toEqual([4, 5, 1, 2])
    expect(planned(herd([0, -R], [0, -2 * R], [-700, -R]))).toEqual([3, 5, 0, 2])
    expect(planned(herd([0, R]))).toEqual([3, 5, 1, 2])
  })

  it('[ed.melee.7] not from the ground', () => {
    expect(selected(stage({ down: true })).refused('survivors', BLOW).clause).toBe('ed.melee.7')
  })

  it('[ed.melee.8] [ed.melee.9] [ed.melee.10] across a low wall, which is no cover; not through what is higher', () => {
    const apart = stage({}, {}, { at: beside(0, -365) })
    const wall = (kind: 'lowwall' | 'meshfence'): DrawnPiece => ({ is: 'line', kind, from: [28, 29.3], to: [32, 29.3] })
    expect(selected({ ...apart, pieces: [wall('lowwall')] }).offered('survivors')).toContainEqual(BLOW)
    expect(planned({ ...apart, pieces: [wall('lowwall')] })).toEqual([3, 5, 0, 2])
    expect(selected({ ...apart, pieces: [wall('meshfence')] }).refused('survivors', BLOW).clause).toBe('ed.melee.1')
  })

  it('[ed.melee.11] [ed.melee.12] any melee weapon or bare hands, twice in a row; a gun strikes nobody', () => {
    const s = selected(stage(), 1, 1, 1, 1, 1, 7, 1, 1).do('survivors', BLOW)
    expect(s.refused('survivors', { ...BLOW, weapon: 1 }).clause).toBe('ed.melee.12')
    s.do('survivors', { ...BLOW, weapon: 'unarmed' })
    expect(humanNo(s, 3).vitality).toBe(3)
    expect([planned(stage(), 'unarmed'), planned(stage(), 'chainsaw'), planned(stage(), 'large-blade')]).toEqual([
      [1, 7, 0, 2],
      [4, 6, 0, 2],
      [3, 4, 0, 2],
    ])
    const twice = selected(stage(), ...Array.from({ length: 10 }, () => 1))
      .do('survivors', BLOW)
      .do('survivors', BLOW)
    expect(humanNo(twice, 1).used).toBe(true)
  })

  it('[ed.profiles.5] the armour die comes on top of the printed ones', () => {
    expect(planned(stage({}, {}, { profile: 'cutthroat' }))[3]).toBe(4)
  })
})

describe('a Specialist', () => {
  const expert = stage({ perks: ['specialist'], profile: 'hardened' })

  it('[ed.perks.11] [ed.perks.12] throws one die of a failed attack again, after the toughness dice; the new one stands', () => {
    const s = selected(expert, 5, 1, 1, 7, 1, 8).do('survivors', BLOW)
    expect(s.offers('survivors')).toHaveLength(3)
    expect(s.refused('survivors', { do: 're-roll', die: 3 }).clause).toBe('ed.perks.12')
    s.do('survivors', { do: 're-roll', die: 1 })
    expect(s.event('re-rolled')).toMatchObject({ die: 1, face: 8, success: true })
    expect([humanNo(s, 3).vitality, humanNo(s, 1).rerolled]).toEqual([3, true])
  })

  it('[ed.perks.12] once in a turn, not if something comes of it, and nobody has to', () => {
    const once = selected(expert, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1).do('survivors', BLOW)
    once.do('survivors', { do: 're-roll', die: 0 }).do('survivors', BLOW)
    expect(humanNo(once, 1).used).toBe(true)
    const success = selected(expert, 8, 1, 1, 1, 1).do('survivors', BLOW)
    expect(success.pending?.asks).not.toBe('re-roll')
    const kept = selected(expert, 1, 1, 1, 1, 1).do('survivors', BLOW).do('survivors', { do: 'keep' })
    expect([humanNo(kept, 1).rerolled, humanNo(kept, 3).vitality]).toEqual([false, 4])
    const plain = selected(stage(), 1, 1, 1, 1, 1).do('survivors', BLOW)
    expect(plain.state.active?.actions).toBe(1)
  })
})
