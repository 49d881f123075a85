import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Carried, Herd, Human, SeatState } from '../state.ts'
import { inches } from '../tables/units.ts'
import { at, EIGHTS, type EvenDeathScene, humanNo, scene, type Staging, unitNo } from '../testing.ts'
import { plannedShot } from './17-shoot.ts'

const gun = (id: Carried['id'], due = 0): readonly Carried[] => [{ id, due }]

/** A shooter at 30, 30 who looks north, a friend beside, and a thug so many inches north, who looks back. */
const stage = (away = 10, shooter: Partial<Human> = {}, thug: Partial<Human> = {}, more: Staging = {}): Staging => ({
  humans: [
    { seat: 'survivors', at: at(30, 30), weapons: gun('pistol'), ...shooter },
    { seat: 'survivors', at: at(33, 30) },
    {
      seat: 'bandits',
      profile: 'thug',
      at: { x: inches(30), y: inches(30) - 250 - inches(away) },
      facing: { x: 0, y: 1 },
      ...thug,
    },
  ],
  options: { factions: ['survivors', 'bandits'] },
  ...more,
})
const SHOT = { do: 'shoot', weapon: 0, target: 3 } as const
const selected = (given: Staging, ...dice: number[]): EvenDeathScene =>
  scene({ ...given, dice }).do('survivors', { do: 'select', unit: 1 })
const refusal = (given: Staging): string => selected(given).refused('survivors', SHOT).clause
/** Attack dice, what is added to each, toughness dice, what is added to each. */
const planned = (given: Staging): number[] => {
  const s = scene({ ...given, dice: EIGHTS })
  const unit = unitNo(s, 3)
  const { weapons } = humanNo(s, 1)
  const shot = plannedShot(s.table, humanNo(s, 1), weapons[0]?.id as 'pistol', unit)
  const sum = (all: readonly { readonly value: number }[]): number => all.reduce((n, { value }) => n + value, 0)
  return [shot.dice, sum(shot.modifiers), shot.toughness.dice, sum(shot.toughness.modifiers)]
}

describe('Shooting', () => {
  it('[ed.shoot.2] [ed.shoot.7] [ed.shoot.8] [ed.weapons.1] [ed.facing.5] dice by the weapon, against the target', () => {
    const s = selected(stage(10, { facing: { x: 0, y: 1 } }), 6, 5, 7, 1).do('survivors', SHOT)
    expect(s.event('attacked')).toMatchObject({ kind: 'shooting', needed: 6, weapon: 'pistol' })
    expect(s.event('attacked').dice.map(({ success }) => success)).toEqual([true, false])
    expect(s.event('resisted')).toMatchObject({ needed: 7 })
    expect(humanNo(s, 3).vitality).toBe(4)
    expect(humanNo(s, 1).facing).toEqual({ x: 0, y: -1000 })
  })

  it('[ed.shoot.1] [ed.shoot.3] people shoot, at enemies on the table', () => {
    const s = selected(stage())
    expect(s.refused('survivors', { ...SHOT, target: 2 }).clause).toBe('ed.shoot.3')
    expect(s.refused('survivors', { ...SHOT, target: 9 }).clause).toBe('ed.shoot.3')
    expect(s.refused('survivors', { ...SHOT, weapon: 1 }).clause).toBe('ed.weapons.1')
    const herd = scene({
      humans: [{ seat: 'survivors' }],
      herds: [{ zombies: [{}] }],
      order: ['zombies', 'survivors'],
      dice: [8],
    })
    herd.do('zombies', { do: 'select', unit: 2 })
    expect(herd.refused('zombies', { do: 'shoot', weapon: 0, target: 1 }).clause).toBe('ed.turn.2')
  })

  it('[ed.shoot.2] nobody shoots at what is out of sight', () => {
    expect(refusal(stage(10, {}, {}, { pieces: [{ is: 'rect', kind: 'crag', at: [28, 24], size: [4, 1] }] }))).toBe(
      'ed.shoot.2',
    )
  })

  it('[ed.shoot.5] [ed.measure.5] a hair nearer than the minimum is too near', () => {
    const near = (x: number, y: number): EvenDeathScene =>
      scene({
        humans: [
          { seat: 'survivors', at: at(30, 30), weapons: [{ id: 'rifle', due: 0 }] },
          { seat: 'survivors', at: at(33, 30) },
        ],
        herds: [{ zombies: [{ at: { x: inches(30) + x, y: inches(30) - y } }] }],
      }).do('survivors', { do: 'select', unit: 1 })
    const shot = { do: 'shoot', weapon: 0, target: 3 } as const
    // Four inches and two radii are 1,266 units; 1,100 and 626 at right angles are 1,265.66.
    expect(near(0, 1266).offered('survivors')).toContainEqual(shot)
    expect(near(1100, 626).refused('survivors', shot).clause).toBe('ed.shoot.6')
  })

  it('[ed.shoot.4] [ed.shoot.5] [ed.shoot.6] out of range is a spent action for whoever says so: no dice, aim and shot are gone', () => {
    for (const away of [2, 12]) expect(selected(stage(away)).offered('survivors')).toContainEqual(SHOT)
    expect(refusal(stage(12.01))).toBe('ed.shoot.6')
    expect(refusal(stage(1.99))).toBe('ed.shoot.6')
    const far = stage(26, { weapons: gun('assault-rifle'), aim: false })
    const s = selected(far)
      .do('survivors', { do: 'aim' })
      .do('survivors', { ...SHOT, wasted: true })
    expect([s.dice, s.event('out of range').weapon]).toEqual([[], 'assault-rifle'])
    expect(humanNo(s, 1)).toMatchObject({ aim: false, weapons: [{ id: 'assault-rifle', due: 2 }], used: true })
    expect(selected(stage(10)).refused('survivors', { ...SHOT, wasted: true }).clause).toBe('ed.shoot.6')
    const never = selected(
      stage(20, {}, {}, { options: { factions: ['survivors', 'bandits'], outOfRangeShots: 'refused' } }),
    )
    expect(never.refused('survivors', { ...SHOT, wasted: true }).clause).toBe('ed.shoot.6')
  })

  it('[ed.shoot.5] a herd is as far as its closest zombie in sight', () => {
    const wall: DrawnPiece = { is: 'rect', kind: 'crag', at: [24, 20], size: [5, 1] }
    const herd = (pieces: readonly DrawnPiece[]): Staging => ({
      pieces,
      humans: [
        { seat: 'survivors', at: at(30, 30) },
        { seat: 'survivors', at: at(33, 30) },
      ],
      herds: [{ zombies: [{ at: at(27, 18.5) }, { at: at(30, 14) }] }],
    })
    const shot = { do: 'shoot', weapon: 0, target: 3 } as const
    expect(selected(herd([])).offered('survivors')).toContainEqual(shot)
    expect(selected(herd([wall])).refused('survivors', shot).clause).toBe('ed.shoot.6')
  })

  it('[ed.shoot.9] [ed.aim.1] [ed.shoot.12] aim, flank, cover and armour', () => {
    expect(planned(stage())).toEqual([2, 0, 2, 0])
    expect(planned(stage(10, { aim: true }))).toEqual([3, 0, 2, 0])
    expect(planned(stage(10, {}, { facing: { x: 1, y: 0 } }))).toEqual([2, 1, 2, 0])
    expect(planned(stage(10, {}, { profile: 'cutthroat' }))).toEqual([2, 0, 4, 0])
    const low: DrawnPiece = { is: 'line', kind: 'lowwall', from: [27, 21], to: [33, 21] }
    expect(planned(stage(10, {}, {}, { pieces: [low] }))).toEqual([2, 0, 3, 0])
  })

  it('[ed.shoot.12] [ed.shoot.13] [ed.shoot.16] not into the fight of a friend, nor at whom one fights; others may be shot', () => {
    const beside = { x: inches(30) + 255, y: inches(30) - 250 - inches(10) }
    const friend = stage()
    const fighting = {
      ...friend,
      humans: [
        ...(friend.humans ?? []).slice(0, 1),
        { seat: 'survivors', at: beside },
        ...(friend.humans ?? []).slice(2),
      ],
    }
    expect(refusal(fighting)).toBe('ed.shoot.12')
    expect(refusal(stage(0))).toBe('ed.shoot.13')
    const two: Staging = {
      ...stage(),
      humans: [
        ...(stage().humans ?? []),
        { seat: 'bandits', profile: 'thug', at: { x: inches(30) - 255, y: inches(30) } },
      ],
    }
    expect(selected(two).offered('survivors')).toContainEqual(SHOT)
    const herd = (x: number): Staging => ({
      humans: [
        { seat: 'survivors', at: at(30, 30) },
        { seat: 'survivors', at: at(40, 20) },
      ],
      herds: [{ zombies: [{ at: at(30, 20) }, { at: at(30 + x, 20) }] }],
    })
    const shot = { do: 'shoot', weapon: 0, target: 3 } as const
    expect(selected(herd(9)).refused('survivors', shot).clause).toBe('ed.shoot.12')
    expect(selected(herd(8)).offered('survivors')).toContainEqual(shot)
  })

  it('[ed.shoot.14] [ed.shoot.15] not with an empty weapon, not from the ground', () => {
    expect(refusal(stage(10, { weapons: gun('rifle', 1) }))).toBe('ed.shoot.14')
    expect(refusal(stage(10, { down: true }))).toBe('ed.shoot.15')
  })

  it('[ed.shoot.18] [ed.shoot.19] [ed.shoot.20] a pistol twice, two rifles one after the other, one rifle once', () => {
    const twice = selected(stage(), 1, 1, 1, 1, 1, 1, 1, 1).do('survivors', SHOT).do('survivors', SHOT)
    expect(humanNo(twice, 1).used).toBe(true)
    const rifles: readonly Carried[] = [
      { id: 'rifle', due: 0 },
      { id: 'bow', due: 0 },
    ]
    const s = selected(stage(10, { weapons: rifles }), 1, 1, 1, 1, 1, 1, 1, 1, 1).do('survivors', SHOT)
    expect(s.refused('survivors', SHOT).clause).toBe('ed.shoot.14')
    s.do('survivors', { ...SHOT, weapon: 1 })
    expect(humanNo(s, 1).weapons).toEqual([
      { id: 'rifle', due: 2 },
      { id: 'bow', due: 1 },
    ])
  })

  it('[ed.perks.7] a Quick Reloader\u2019s bow shoots twice in a turn', () => {
    const quick = stage(10, { weapons: gun('bow'), perks: ['quick-reloader'] })
    const s = selected(quick, 1, 1, 1, 1, 1, 1, 1, 1).do('survivors', SHOT).do('survivors', SHOT)
    expect(s.events.filter(({ e }) => e === 'attacked')).toHaveLength(2)
  })

  it('[ed.shoot.10] [ed.shoot.11] [ed.shoot.21] [ed.human-state.7] [ed.zombie-state.3] secondary factors, where they count', () => {
    const options = { factions: ['survivors', 'bandits'] }
    const on = { options: { ...options, secondaryFactors: 'always' } }
    expect(planned(stage(10, { fatigue: 'energised' }, {}, on))).toEqual([2, 2, 2, 0])
    expect(planned(stage(10, { fatigue: 'exhausted', health: 'sick' }, { health: 'sick' }, on))).toEqual([2, -2, 1, 0])
    expect(planned(stage(10, { fatigue: 'exhausted', health: 'infected' }, { health: 'infected' }, on))).toEqual([
      2, -1, 1, 0,
    ])
    const plain = { options: { ...options, secondaryFactors: 'always', healthyAttackBonus: false } }
    expect(planned(stage(10, {}, {}, plain))).toEqual([2, 0, 2, 0])
    expect(planned(stage(10, { fatigue: 'exhausted', health: 'sick' }, { health: 'sick' }))).toEqual([2, 0, 2, 0])
    expect(planned(stage(10, {}, { health: 'infected' }))).toEqual([2, 0, 1, 0])
  })

  it('[ed.perks.16] [ed.perks.17] whoever concentrates does not mind what lowers results, and keeps what raises them', () => {
    const on = { options: { factions: ['survivors', 'bandits'], secondaryFactors: 'always' } }
    const tired = { fatigue: 'exhausted', health: 'sick', perks: ['concentration'] } as const
    expect(planned(stage(10, { ...tired, concentration: 'shooting' }, {}, on))).toEqual([2, 0, 2, 0])
    expect(planned(stage(10, { ...tired, concentration: 'melee' }, {}, on))).toEqual([2, -2, 2, 0])
  })

  it('[ed.command.3] [ed.command.4] [ed.command.5] Concentrate Fire, Get to cover, Suppressive Fire', () => {
    const soldiers = (own: Partial<SeatState>, shooter: 'military' | 'survivors'): Staging => ({
      humans: [
        { seat: shooter, profile: shooter === 'military' ? 'conscript' : 'regular', at: at(30, 30) },
        { seat: shooter, profile: shooter === 'military' ? 'conscript' : 'regular', at: at(33, 30) },
        {
          seat: shooter === 'military' ? 'survivors' : 'military',
          profile: shooter === 'military' ? 'regular' : 'conscript',
          at: at(30, 20),
          facing: { x: 0, y: 1 },
        },
      ],
      options: { factions: ['survivors', 'military'] },
      order: [shooter, shooter === 'military' ? 'survivors' : 'military'],
      seats: { military: own },
    })
    expect(planned(soldiers({ effects: [{ effect: 'concentrate-fire', units: [] }] }, 'military'))).toEqual([
      2, 1, 2, 0,
    ])
    expect(planned(soldiers({ effects: [{ effect: 'get-to-cover', units: [] }] }, 'survivors'))).toEqual([2, 0, 3, 1])
    const hidden = selected(soldiers({ effects: [{ effect: 'suppressive-fire', units: [3] }] }, 'survivors'))
    expect(hidden.refused('survivors', SHOT).clause).toBe('ed.command.3')
  })

  const herdOf = (many: number, kind: Herd['kind'] = 'regular'): Staging => ({
    humans: [
      { seat: 'survivors', at: at(30, 50) },
      { seat: 'survivors', at: at(33, 50) },
    ],
    herds: [
      {
        kind,
        facing: { x: 0, y: 1 },
        zombies: Array.from({ length: many }, (_, i) => ({ at: at(28 + 1.5 * (i % 5), 40 + 1.5 * Math.floor(i / 5)) })),
      },
    ],
  })

  it('[ed.shoot.17] [ed.profiles.4] [ed.herd.12] the dice of a herd are those of its present size', () => {
    expect([5, 10, 15].map((many) => planned(herdOf(many))[2])).toEqual([2, 3, 4])
    expect(planned(herdOf(5, 'military'))[2]).toBe(3)
    const behaviour = { decay: 'rotten', brains: 'shambling', hunger: 'hungry' } as const
    const rotten = (secondaryFactors: string): Staging => ({
      ...herdOf(5),
      state: { behaviour },
      options: { secondaryFactors },
    })
    expect([planned(rotten('always'))[2], planned(rotten('off'))[2]]).toEqual([1, 2])
  })

  it('[ed.shoot.17] toughness dice are rolled against no success as well', () => {
    const s = selected(stage(), 1, 1, 8, 8).do('survivors', SHOT)
    expect(s.event('resisted').dice).toHaveLength(2)
  })
})

describe('cover', () => {
  it('[ed.cover.1] [ed.cover.2] partly hidden, in a wood, or in a trench in which the shooter is not', () => {
    const dice = (pieces: readonly DrawnPiece[]): number | undefined => planned(stage(10, {}, {}, { pieces }))[2]
    expect(dice([])).toBe(2)
    expect(dice([{ is: 'disc', kind: 'woods', at: [30, 20], radius: 4 }])).toBe(3)
    expect(dice([{ is: 'rect', kind: 'trench', at: [28, 18], size: [4, 2] }])).toBe(3)
    expect(dice([{ is: 'rect', kind: 'rubble', at: [28, 18], size: [4, 14] }])).toBe(2)
  })

  it('[ed.cover.3] [ed.cover.4] a herd by half of its zombies, unseen ones counted', () => {
    const herd = (hidden: number): number | undefined =>
      planned({
        pieces: [{ is: 'rect', kind: 'crag', at: [29.4, 38], size: [1.2, 1] }],
        humans: [
          { seat: 'survivors', at: at(30, 50) },
          { seat: 'survivors', at: at(33, 50) },
        ],
        herds: [
          {
            facing: { x: 0, y: 1 },
            zombies: Array.from({ length: 4 }, (_, i) => ({
              at: i < hidden ? at(30, 36 - 1.2 * i) : at(36 + 1.2 * i, 38),
            })),
          },
        ],
      })[2]
    expect([herd(0), herd(1), herd(2)]).toEqual([2, 2, 3])
  })
})
