import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { Result } from '../events.ts'
import { figureName, theHuman } from '../state.ts'
import type { WeaponId } from '../tables/weapons.ts'
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
import { coneTargets } from './12-shotgun.ts'

type Point = [number, number]

const HERE: Point = [3000, 6000]
/** A centre so far along the axis to the east, measured from the edge of the firer's base, and so far aside. */
const along = (p: number, q = 0): Point => [HERE[0] + 125 + p, HERE[1] + q]
const EAST: Point = [9000, 6000]

const firer = (type: WeaponId, over: object = {}, gun: object = {}): object =>
  human({ at: HERE, weapons: [{ type, id: 1, ready: true, ...gun }], ...over })
const spray = (towards: Point = EAST): CommandOf<'spray'> => ({ do: 'spray', weapon: 1, towards })

type Stage = Parameters<typeof scene>[0]

/** A human with a shotgun, his activation begun. */
const armed = (type: WeaponId, places: readonly Point[], stage: Stage = {}): DeadWalkScene =>
  scene({
    humans: [firer(type)],
    zombies: places.map((place, i) => zombie(i + 1, place)),
    activation: { human: 1 },
    ...stage,
  })

/** Whom a shell to the east is diced for. */
const targets = (s: DeadWalkScene, towards: Point = EAST): string[] =>
  coneTargets(s.table, humanNo(s, 1), weaponNo(s, 1), { x: towards[0], y: towards[1] }).map(figureName)
const isTarget = (type: WeaponId, place: Point): boolean => targets(armed(type, [place])).length === 1

const results = (s: DeadWalkScene): Result[] =>
  s.latest.flatMap((one) => (one.e === 'diced for' ? [one.die.result] : []))
const diced = (s: DeadWalkScene): string[] => s.latest.flatMap((one) => (one.e === 'diced for' ? [one.figure] : []))
const apOf = (s: DeadWalkScene): number => theHuman(s.state, 1).ap

/** A low wall of stone across the way to the east. */
const wallAt = (x: number, y1: number, y2: number, cover: 'hard' | 'soft' = 'hard') => ({
  lows: [{ id: 'W', title: 'wall', cover, line: [x, y1, x, y2] as const }],
})

describe('shotgun', () => {
  it('[dw.shotgun.1] everybody at least half in the cone has a die of his own', () => {
    const s = armed('pump-shotgun', [along(500, 80), along(1000, -150), along(900, -450)], { dice: [6, 1] })
    s.do('P1', spray())
    expect(diced(s)).toEqual(['Z1', 'Z2'])
    expect(s.dice).toEqual(['dw.shotgun.1 d6: 6', 'dw.shotgun.1 d6: 1'])
    expect(s.state.zombies.map(({ n }) => n)).toEqual([2, 3])
  })

  it('[dw.shotgun.1] a cone in which nobody can be hit is not fired', () => {
    const s = armed('pump-shotgun', [along(500)])
    expect(s.refused('P1', spray([3000, 9000]))).toMatchObject({ clause: 'dw.shotgun.1' })
    expect(targets(armed('pump-shotgun', [along(1000)], { map: { trees: [['T', 38, 60]] } }))).toEqual([])
  })

  it('[dw.shotgun.2] pump and double barrel: a cone of 15 cm, 5 cm wide at its end', () => {
    for (const type of ['pump-shotgun', 'double-barrel'] as const) {
      expect(isTarget(type, along(1500))).toBe(true)
      expect(isTarget(type, along(1501))).toBe(false)
      expect(isTarget(type, along(1500, 250))).toBe(true)
      expect(isTarget(type, along(1500, 251))).toBe(false)
    }
  })

  it('[dw.shotgun.3] sawn off: a cone of 10 cm, 10 cm wide at its end', () => {
    expect(isTarget('sawn-off', along(1000))).toBe(true)
    expect(isTarget('sawn-off', along(1001))).toBe(false)
    expect(isTarget('sawn-off', along(1000, -500))).toBe(true)
    expect(isTarget('sawn-off', along(1000, -501))).toBe(false)
  })

  it('[dw.shotgun.4] the apex is on the edge of the base, and a centre on the border of the cone is in', () => {
    expect(isTarget('pump-shotgun', along(600, 100))).toBe(true)
    expect(isTarget('pump-shotgun', along(600, 101))).toBe(false)
    expect(isTarget('sawn-off', along(600, 300))).toBe(true)
    expect(isTarget('sawn-off', along(600, 301))).toBe(false)
  })

  it('[dw.shotgun.4] the axis runs through any point but the own centre, however far', () => {
    const s = armed('pump-shotgun', [along(1400)])
    expect(targets(s, [3001, 6000])).toEqual(['Z1'])
    expect(targets(s, [11_900, 6000])).toEqual(['Z1'])
    expect(s.refused('P1', spray(HERE))).toMatchObject({ clause: 'dw.shotgun.4' })
  })

  it('[dw.shotgun.5] a standing figure shields who is behind it, a fallen one does not', () => {
    const places = [along(400), along(1000)]
    expect(targets(armed('pump-shotgun', places))).toEqual(['Z1'])
    const fallen = { zombies: [zombie(1, along(400), { fallen: true }), zombie(2, along(1000))] }
    expect(targets(armed('pump-shotgun', [], fallen))).toEqual(['Z1', 'Z2'])
  })

  it('[dw.shotgun.5] six of eleven lines behind a base are too many, five are not', () => {
    const behind = (aside: number): string[] => targets(armed('pump-shotgun', [along(600, -65), along(1300, aside)]))
    expect(behind(119)).toEqual(['Z1', 'Z2'])
    expect(behind(118)).toEqual(['Z1'])
  })

  it('[dw.shotgun.5] nobody is shielded by a figure that is farther away', () => {
    // Five lines are behind Z1; Z3 reaches over a sixth, but stands beside the target and a little farther off.
    expect(targets(armed('pump-shotgun', [along(600, -65), along(1300, 119), along(1300, 359)]))).toEqual(['Z1', 'Z2'])
    expect(targets(armed('pump-shotgun', [along(900), along(1100, 170)]))).toEqual(['Z1', 'Z2'])
  })

  it('[dw.shotgun.5] terrain shields, soft cover like hard', () => {
    for (const cover of ['hard', 'soft'] as const) {
      const whole = armed('pump-shotgun', [along(1000)], { map: wallAt(39, 58, 62, cover) })
      expect(targets(whole)).toEqual([])
      const half = armed('pump-shotgun', [along(1000)], { map: wallAt(39, 60.1, 62, cover) })
      expect(targets(half)).toEqual(['Z1'])
      const more = armed('pump-shotgun', [along(1000)], { map: wallAt(39, 59.95, 62, cover) })
      expect(targets(more)).toEqual([])
    }
  })

  const BANDS: [WeaponId, number, number, number][] = [
    ['pump-shotgun', 500, 2, 4],
    ['double-barrel', 501, 3, 5],
    ['pump-shotgun', 1000, 3, 5],
    ['double-barrel', 1001, 4, 6],
    ['pump-shotgun', 1500, 4, 6],
    ['sawn-off', 500, 2, 4],
    ['sawn-off', 501, 4, 6],
    ['sawn-off', 1000, 4, 6],
  ]

  it('[dw.shotgun.6] [dw.shotgun.7] what a die does goes by how far along the cone the target is', () => {
    for (const [type, p, fall, elim] of BANDS)
      for (let face = 1; face <= 6; face++) {
        const s = armed(type, [along(p)], { dice: [face] }).do('P1', spray())
        const expected = face >= elim ? 'elim' : face >= fall ? 'fall' : 'miss'
        expect([type, p, face, ...results(s)]).toEqual([type, p, face, expected])
        expect(zombieNo(s, 1)?.fallen ?? 'gone').toBe(expected === 'elim' ? 'gone' : expected === 'fall')
      }
  })

  it('[dw.shotgun.7] the house may have other numbers', () => {
    const shotgunBands = [7, 3, 3, 5, 4, 6, 2, 4, 4, 6]
    const s = armed('pump-shotgun', [along(400)], { dice: [3], options: { shotgunBands } }).do('P1', spray())
    expect(results(s)).toEqual(['elim'])
    const missed = armed('pump-shotgun', [along(400)], { dice: [2], options: { shotgunBands } }).do('P1', spray())
    expect(results(missed)).toEqual(['miss'])
  })

  it('[dw.shotgun.8] neither distance nor a fallen target changes the die, but having moved does', () => {
    const near = armed('pump-shotgun', [], { zombies: [zombie(1, along(200), { fallen: true })], dice: [1] })
    near.do('P1', spray())
    expect(near.event('diced for').die.modifiers).toEqual([])
    const moved = armed('pump-shotgun', [along(200)], { humans: [firer('pump-shotgun', { moved: true })], dice: [4] })
    moved.do('P1', spray())
    expect(moved.event('diced for').die).toEqual({
      face: 4,
      modifiers: [{ clause: 'dw.shooting.8', value: -1 }],
      result: 'fall',
    })
  })

  it('[dw.shotgun.9] the effect of one shell is seen before the next is paid for', () => {
    const s = armed('pump-shotgun', [along(400)], { dice: [3, 4] })
    s.do('P1', spray())
    expect([apOf(s), zombieNo(s, 1)?.fallen]).toEqual([2, true])
    s.do('P1', spray())
    expect([apOf(s), s.state.zombies]).toEqual([0, []])
  })

  it('[dw.shotgun.10] two shells of a double barrel or sawn off cost 1 AP at the same targets and 2 at others', () => {
    for (const type of ['double-barrel', 'sawn-off'] as const) {
      const same = armed(type, [along(400)], { dice: [1, 1] })
      same.do('P1', spray()).do('P1', spray())
      expect(apOf(same)).toBe(3)
      const other = armed(type, [along(400), [3000, 6700]], { dice: [1, 1] })
      other.do('P1', spray()).do('P1', spray([3000, 9000]))
      expect(apOf(other)).toBe(2)
    }
  })

  it('[dw.shotgun.11] the second shell is free along the same axis, whatever point is named on it', () => {
    const s = armed('double-barrel', [along(400)], { dice: [1, 1] })
    s.do('P1', spray())
    expect(offersOf(s, 'P1', 'spray')).toEqual([spray()])
    s.do('P1', spray([4000, 6000]))
    expect(s.latest.find(({ e }) => e === 'sprayed')).toMatchObject({ free: true, clause: 'dw.shotgun.11', left: 3 })
  })

  it('[dw.shotgun.11] the second shell of a man without action points is free, too', () => {
    const s = armed('double-barrel', [along(400)], { humans: [firer('double-barrel', { ap: 1 })], dice: [1, 1] })
    s.do('P1', spray()).do('P1', spray())
    expect(weaponNo(s, 1).loaded).toBe(0)
  })

  it('[dw.shotgun.11] after another action or along another axis it is a burst of its own', () => {
    const s = armed('double-barrel', [along(400)], { dice: [1, 1] })
    s.do('P1', spray()).do('P1', { do: 'lie-down' }).do('P1', spray())
    expect(apOf(s)).toBe(1)
    const turned = armed('sawn-off', [along(400)], { dice: [1, 1] })
    turned.do('P1', spray()).do('P1', spray([9000, 6001]))
    expect(apOf(turned)).toBe(2)
  })

  it('[dw.shotgun.11] a pump shotgun has no second shell for nothing', () => {
    const s = armed('pump-shotgun', [along(400)], { dice: [1, 1] })
    s.do('P1', spray()).do('P1', spray())
    expect(apOf(s)).toBe(0)
  })

  it('[dw.shotgun.12] each shell takes one from the magazine of two', () => {
    const s = armed('sawn-off', [along(400)], { dice: [1, 1] })
    s.do('P1', spray())
    expect([s.event('sprayed').loaded, weaponNo(s, 1).loaded]).toEqual([1, 1])
    s.do('P1', spray())
    expect(weaponNo(s, 1).loaded).toBe(0)
    expect(s.refused('P1', spray())).toMatchObject({ clause: 'dw.shooting.6' })
    expect(offersOf(s, 'P1', 'spray')).toEqual([])
  })

  it('[dw.shotgun.13] friends in the cone are targets, nearest first and humans before zombies at one distance', () => {
    const s = armed('sawn-off', [along(700, 320), along(300)], {
      humans: [firer('sawn-off'), human({ at: along(700, -320) })],
      dice: [1, 4, 1],
    })
    s.do('P1', spray())
    expect(diced(s)).toEqual(['Z2', 'H2', 'Z1'])
    expect(humanNo(s, 2)).toMatchObject({ wounds: 1, prone: true })
  })

  it('[dw.shotgun.14] whoever is felled by the first shell shields nobody from the second', () => {
    const s = armed('double-barrel', [along(400), along(1000)], { dice: [2, 1, 6] })
    s.do('P1', spray())
    expect(diced(s)).toEqual(['Z1'])
    s.do('P1', spray())
    expect(diced(s)).toEqual(['Z1', 'Z2'])
    expect(s.state.zombies.map(({ n }) => n)).toEqual([1])
  })

  it('[dw.shotgun.14] all dice of a shell are thrown for who stood there before it', () => {
    const s = armed('sawn-off', [along(300, 140), along(300, -140)], { dice: [6, 6] })
    s.do('P1', spray())
    expect(happened(s)).toEqual(['sprayed', 'diced for', 'diced for', 'eliminated', 'eliminated', 'noise'])
    expect(humanNo(s, 1).kills).toBe(2)
  })

  it('[dw.cc.3] nobody sprays in close combat', () => {
    const s = armed('pump-shotgun', [along(125)])
    expect(s.refused('P1', spray())).toMatchObject({ clause: 'dw.cc.3' })
    expect(offersOf(s, 'P1', 'spray')).toEqual([])
  })

  it('[dw.shooting.3] a shotgun comes back to its targets, and to those of another weapon', () => {
    const s = armed('double-barrel', [along(400)], {
      humans: [firer('double-barrel', { firedAt: ['Z1'] })],
      dice: [1],
    })
    s.do('P1', spray())
    expect(apOf(s)).toBe(3)
  })

  it('[dw.jam.3] a shell is settled in full although the gun jams with it', () => {
    const s = armed('sawn-off', [along(300, 140), along(300, -140)], { dice: [1, 6, 2], options: { jams: true } })
    s.do('P1', spray())
    expect(s.state.zombies.map(({ n }) => n)).toEqual([1])
    expect(weaponNo(s, 1).jammed).toBe(true)
    expect(s.refused('P1', spray())).toMatchObject({ clause: 'dw.shooting.6' })
  })

  it('[dw.los.8] a shell through a closed window breaks it', () => {
    const s = armed('pump-shotgun', [along(1000)], {
      map: {
        buildings: [
          {
            id: 'B',
            title: 'shed',
            tag: 'plain',
            outline: [36, 50, 60, 70],
            rooms: [['R', 'room', [36, 50, 60, 70]]],
            doors: [],
            windows: [['N', 36, 60, 'closed']],
            ladder: null,
          },
        ],
      },
      dice: [6],
    })
    s.do('P1', spray())
    expect(s.state.openings.N?.state).toBe('broken')
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.entry.8] the second shell belongs to the first', () => {
    const s = armed('double-barrel', [along(400)], {
      options: { entryMethods: ['D'] },
      map: { spawnPoints: [[100, 60]] },
      starters: 1,
      dice: [1, 5, 1],
    })
    s.do('P1', spray())
    expect(happened(s)).toContain('zombie arrived')
    s.do('P1', spray())
    expect(happened(s)).not.toContain('noise')
  })
})
