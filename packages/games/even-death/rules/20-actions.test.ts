import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Carried, Human } from '../state.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, humanNo, row, scene, type Staging } from '../testing.ts'
import { brainCheck } from './35-brain.ts'
import { emptied, reloadsOf } from './25-reload.ts'

const stage = (first: Partial<Human> = {}, more: Staging = {}): Staging => ({
  humans: [
    { seat: 'survivors', at: at(30, 30), ...first },
    { seat: 'survivors', at: at(38, 30) },
  ],
  herds: [{ zombies: [{ at: at(5, 5) }] }],
  ...more,
})
const selected = (given: Staging, ...dice: number[]): EvenDeathScene =>
  scene({ ...given, dice }).do('survivors', { do: 'select', unit: 1 })
const may = (s: EvenDeathScene, what: Command['do']): boolean =>
  s.offers('survivors').some((offer) => offer.startsWith(what))

/** An enemy within six inches of somebody on Overwatch: three actions. */
const NEAR: Staging = { herds: [{ zombies: [{ at: at(30, 25.5) }, { at: at(31.5, 25.5) }] }] }
const SHOT = { do: 'shoot', weapon: 0, target: 3 } as const

describe('aiming', () => {
  it('[ed.aim.1] [ed.aim.2] is kept until an attack; not twice; lost when the unit is used', () => {
    const s = selected(stage()).do('survivors', { do: 'aim' })
    expect([humanNo(s, 1).aim, s.state.active?.actions]).toEqual([true, 1])
    expect(s.refused('survivors', { do: 'aim' }).clause).toBe('ed.aim.2')
    s.do('survivors', { do: 'move', to: [inches(31), inches(30)] })
    expect([humanNo(s, 1).used, humanNo(s, 1).aim]).toEqual([true, false])
    const moved = selected(stage()).do('survivors', { do: 'aim' })
    expect(humanNo(moved, 1).aim).toBe(true)
    // One attack: the next of the same turn has a die less.
    const twice = selected(
      stage({ aim: false, overwatch: true, perks: ['overwatch'] }, NEAR),
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
    )
    for (const command of [{ do: 'aim' }, SHOT, SHOT] as const) twice.do('survivors', command)
    expect(twice.events.flatMap((event) => (event.e === 'attacked' ? [event.dice.length] : []))).toEqual([3, 2])
  })
})

describe('reloading', () => {
  const weapons: readonly Carried[] = [
    { id: 'rifle', due: 2 },
    { id: 'bow', due: 1 },
  ]

  it('[ed.reload.1] [ed.reload.2] each weapon by itself, as often as it needs', () => {
    const s = selected(stage({ weapons })).do('survivors', { do: 'reload', weapon: 0 })
    expect(humanNo(s, 1).weapons).toEqual([
      { id: 'rifle', due: 1 },
      { id: 'bow', due: 1 },
    ])
    s.do('survivors', { do: 'reload', weapon: 0 })
    expect(humanNo(s, 1).weapons[0]).toEqual({ id: 'rifle', due: 0 })
    expect(s.events.flatMap((event) => (event.e === 'reloaded' ? [event.due] : []))).toEqual([1, 0])
  })

  it('[ed.reload.3] over several turns, whatever is done in between; a loaded one is refused', () => {
    const s = selected(stage({ weapons }))
    s.do('survivors', { do: 'reload', weapon: 0 }).do('survivors', { do: 'move', to: [inches(31), inches(30)] })
    expect(humanNo(s, 1).weapons[0]?.due).toBe(1)
    const loaded = selected(stage({ weapons: [{ id: 'rifle', due: 0 }] }))
    expect(loaded.refused('survivors', { do: 'reload', weapon: 0 }).clause).toBe('ed.reload.3')
    expect(loaded.refused('survivors', { do: 'reload', weapon: 1 }).clause).toBe('ed.reload.2')
    expect(may(loaded, 'reload')).toBe(false)
  })

  it('[ed.reload.4] [ed.getup.1] whoever is Knocked Down gets up first, for one action, always', () => {
    const s = selected(stage({ weapons, down: true }))
    expect(s.refused('survivors', { do: 'reload', weapon: 0 }).clause).toBe('ed.getup.1')
    expect(s.refused('survivors', { do: 'aim' }).clause).toBe('ed.getup.1')
    expect(s.offers('survivors').map((offer) => offer.split(' ')[0])).toEqual(['do-nothing', 'get-up', 'finish'])
    s.do('survivors', { do: 'get-up' })
    expect([humanNo(s, 1).down, s.state.active?.actions, may(s, 'reload')]).toEqual([false, 1, true])
    expect(s.refused('survivors', { do: 'get-up' }).clause).toBe('ed.getup.1')
  })

  it('[ed.perks.6] [ed.perks.7] a Quick Reloader needs one less, never below none', () => {
    const quick = { perks: ['quick-reloader'] as const }
    expect([reloadsOf(quick, 'rifle'), reloadsOf({ perks: [] }, 'rifle')]).toEqual([1, 2])
    expect([reloadsOf(quick, 'bow'), reloadsOf(quick, 'shotgun'), reloadsOf(quick, 'pistol')]).toEqual([0, 0, 0])
    const s = selected(stage({ weapons: [{ id: 'lmg', due: 0 }], perks: ['quick-reloader'] }))
    emptied(humanNo(s, 1), 0)
    expect(humanNo(s, 1).weapons[0]).toEqual({ id: 'lmg', due: 2 })
  })
})

describe('shoving', () => {
  const R = 255
  const around: readonly (readonly [number, number])[] = [
    [R, 0],
    [-R, 0],
    [0, R],
    [0, -R],
  ]
  const crowd = (many: number, first: Partial<Human> = {}): Staging => ({
    humans: [{ seat: 'survivors', at: at(30, 30), ...first }],
    herds: [
      {
        zombies: around.slice(0, many).map(([x, y], i) => ({
          at: { x: inches(30) + x, y: inches(30) + y },
          down: i === 1,
          locked: i === 0 ? 1 : null,
        })),
      },
      { zombies: [{ at: at(40, 30) }] },
    ],
  })

  it('[ed.shove.1] [ed.shove.2] [ed.shove.4] [ed.shove.5] 3 and one more for each further one; all lie, locks stay', () => {
    // The first die is the check of whoever is alone.
    const one = selected(crowd(1), 8, 3).do('survivors', { do: 'shove' })
    expect(one.event('shoved')).toMatchObject({ needed: 3, passed: true })
    expect(herdNo(one, 2).zombies[0]).toMatchObject({ down: true, locked: 1 })
    const four = selected(crowd(4), 8, 6).do('survivors', { do: 'shove' })
    expect(four.event('shoved')).toMatchObject({ needed: 6, face: 6, passed: true })
    expect(herdNo(four, 2).zombies.map(({ down }) => down)).toEqual([true, true, true, true])
    expect(four.events.filter(({ e }) => e === 'knocked down')).toHaveLength(3)
    expect(herdNo(four, 3).zombies[0]?.down).toBe(false)
  })

  it('[ed.shove.4] failed: the action is wasted', () => {
    const s = selected(crowd(4), 8, 5).do('survivors', { do: 'shove' })
    expect(herdNo(s, 2).zombies.map(({ down }) => down)).toEqual([false, true, false, false])
    expect(s.state.active?.actions).toBe(1)
  })

  it('[ed.shove.1] [ed.shove.3] nobody to shove is refused; friends are not shoved, people of another side are', () => {
    expect(selected(stage()).refused('survivors', { do: 'shove' }).clause).toBe('ed.shove.1')
    const people: Staging = {
      humans: [
        { seat: 'survivors', at: at(30, 30) },
        { seat: 'survivors', at: { x: inches(30) + R, y: inches(30) } },
        { seat: 'bandits', profile: 'thug', at: { x: inches(30) - R, y: inches(30) } },
      ],
      options: { factions: ['survivors', 'bandits'] },
    }
    const s = selected(people, 3).do('survivors', { do: 'shove' })
    expect([humanNo(s, 2).down, humanNo(s, 3).down]).toEqual([false, true])
  })

  it('[ed.shove.6] across a low wall', () => {
    const s = selected(
      {
        pieces: [{ is: 'line', kind: 'lowwall', from: [30.7, 28], to: [30.7, 32] }],
        humans: [{ seat: 'survivors', at: at(30, 30) }],
        herds: [{ zombies: [{ at: { x: inches(30) + 365, y: inches(30) } }] }],
      },
      8,
      3,
    ).do('survivors', { do: 'shove' })
    expect(herdNo(s, 2).zombies[0]?.down).toBe(true)
  })
})

describe('a herd that lies', () => {
  const lying = (kind: 'regular' | 'fast' = 'regular', options: Staging = {}): Staging => ({
    humans: [{ seat: 'survivors' }],
    herds: [{ kind, zombies: row(10, 10, 3).map((z, i) => ({ ...z, down: i < 2 })) }],
    order: ['zombies', 'survivors'],
    ...options,
  })
  const upon = (given: Staging, ...dice: number[]): EvenDeathScene =>
    scene({ ...given, dice }).do('zombies', { do: 'select', unit: 2 })
  const down = (s: EvenDeathScene): boolean[] => herdNo(s, 2).zombies.map((z) => z.down)

  it('[ed.getup.3] [ed.brain.6] gets up after one brain check, all at once; failed, the action is wasted', () => {
    const up = upon(lying(), 3, 6).do('zombies', { do: 'get-up' })
    expect([down(up), up.event('got up').zombies]).toEqual([
      [false, false, false],
      [1, 2],
    ])
    const fails = upon(lying(), 3, 5).do('zombies', { do: 'get-up' })
    expect([down(fails), fails.state.active?.actions]).toEqual([[true, true, false], 1])
    const free = upon(lying('regular', { options: { herdGetUpFree: true } }), 3).do('zombies', { do: 'get-up' })
    expect(down(free)).toEqual([false, false, false])
  })

  it('[ed.herd.11] can do nothing else', () => {
    const s = upon(lying(), 3)
    expect(s.offers('zombies').map((offer) => offer.split(' ')[0])).toEqual(['do-nothing', 'get-up', 'finish'])
    expect(s.refused('zombies', { do: 'turn', facing: [1, 0] }).clause).toBe('ed.herd.11')
  })

  it('[ed.brain.5] Runners climb, split and merge without a check, and get up with one', () => {
    const s = upon(lying('fast'), 3, 7)
    const herd = herdNo(s, 2)
    expect([brainCheck(s.table, herd, 'climb'), brainCheck(s.table, herd, 'split')]).toEqual([true, true])
    expect(brainCheck(s.table, herd, 'merge')).toBe(true)
    expect(s.dice).toHaveLength(1)
    s.do('zombies', { do: 'get-up' })
    expect(s.latest.find(({ e }) => e === 'brain check')).toMatchObject({ needed: 7, faces: [7], passed: true })
  })

  it('[ed.brain.7] [ed.brain.8] Agitated ones pass without a die, Docile ones throw two and take the lower', () => {
    const with_ = (brains: 'agitated' | 'docile'): Staging => {
      const behaviour = { decay: 'fresh', brains, hunger: 'hungry' } as const
      return lying('regular', { state: { behaviour } })
    }
    const agitated = upon(with_('agitated'), 3).do('zombies', { do: 'get-up' })
    expect([down(agitated), agitated.event('brain check').faces]).toEqual([[false, false, false], []])
    const docile = upon(with_('docile'), 3, 8, 5).do('zombies', { do: 'get-up' })
    expect(docile.event('brain check')).toMatchObject({ faces: [8, 5], needed: 6, passed: false })
  })
})
