import { displaced, distance2, type XY } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Herd, Human, Zombie } from '../state.ts'
import { INCH, inches } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, humanNo, scene, type Staging } from '../testing.ts'
import { inContact, inContactWith, unitsTouch } from './16-contact.ts'
import { plannedBite } from './19-bite.ts'
import { ringPlaces } from './19-ring.ts'

const R = 255
const beside = (x: number, y: number): XY => ({ x: inches(30) + x, y: inches(30) + y })
const around = (units: number, degrees: number): { readonly at: XY } => ({ at: displaced(at(30, 30), units, degrees) })
/** The points of the lattice round a place. */
const lattice = ({ x, y }: XY): XY[] =>
  Array.from({ length: 21 * 21 }, (_, i) => ({
    x: (Math.floor(x / 127) + (i % 21) - 10) * 127,
    y: (Math.floor(y / 127) + Math.floor(i / 21) - 10) * 127,
  }))
const places = (...list: readonly (readonly [number, number])[]): Partial<Zombie>[] =>
  list.map(([x, y]) => ({ at: beside(x, y) }))

/** A human at 30, 30, another far away, and herds: the first is unit 3. */
const stage = (
  zombies: readonly Partial<Zombie>[],
  human: Partial<Human> = {},
  more: Staging & { readonly herd?: Partial<Herd> } = {},
): Staging => {
  const { herd, ...rest } = more
  return {
    humans: [
      { seat: 'survivors', at: at(30, 30), profile: 'hardened', ...human },
      { seat: 'survivors', at: at(50, 50) },
    ],
    herds: [{ ...herd, zombies }],
    order: ['zombies', 'survivors'],
    ...rest,
  }
}
/** The herd is selected; the first die is its rambling check. */
const selected = (given: Staging, ...dice: number[]): EvenDeathScene =>
  scene({ ...given, dice: [8, ...dice] }).do('zombies', { do: 'select', unit: 3 })
const BITE = { do: 'bite', target: 1 } as const
/** It does not ramble, and everything else fails. */
function gently(given: Staging): EvenDeathScene {
  let thrown = 0
  const dice = { roll: () => (thrown++ === 0 ? 8 : 1), draw: () => 0 }
  return scene({ ...given, dice }).do('zombies', { do: 'select', unit: 3 })
}
const bitten = (given: Staging, drawn?: number[]): EvenDeathScene =>
  gently(given).do('zombies', drawn ? { ...BITE, drawn } : BITE)
const where = (s: EvenDeathScene, id: number): XY | undefined =>
  s.state.herds.flatMap(({ zombies }) => zombies).find((z) => z.id === id)?.at
const locks = (s: EvenDeathScene): (number | null)[] => herdNo(s, 3).zombies.map(({ locked }) => locked)
const told = (s: EvenDeathScene, e: string): unknown[] => s.events.filter((event) => event.e === e)
const planned = (given: Staging): number[] => {
  const s = scene(given)
  const { dice, needed, modifiers, toughness } = plannedBite(s.table, herdNo(s, 3), humanNo(s, 1))
  return [dice, needed, modifiers.reduce((sum, { value }) => sum + value, 0), toughness.dice]
}

describe('Bite', () => {
  it('[ed.bite.1] [ed.rambling.4] only herds bite, and none that rambles', () => {
    const s = scene({ ...stage(places([0, -R])), dice: [1] }).do('zombies', { do: 'select', unit: 3 })
    expect(s.owe).toEqual(['survivors'])
    expect(s.refused('survivors', BITE).clause).toBe('ed.bite.1')
    expect(s.offered('survivors').some((command) => command.do === 'bite')).toBe(false)
    const human = scene({ ...stage(places([0, -R])), order: ['survivors', 'zombies'] })
    human.do('survivors', { do: 'select', unit: 1 })
    expect(human.refused('survivors', { do: 'bite', target: 2 }).clause).toBe('ed.turn.2')
  })

  it('[ed.bite.2] somebody whom one of the herd touches', () => {
    expect(selected(stage(places([0, -260]))).offered('zombies')).toContainEqual(BITE)
    const near = selected(stage(places([0, -261])))
    expect(near.refused('zombies', BITE).clause).toBe('ed.bite.2')
    expect(near.refused('zombies', { ...BITE, target: 3 }).clause).toBe('ed.bite.2')
  })

  it('[ed.bite.3] twice in a turn, without a brain check, the same or another target', () => {
    const two = stage(places([0, -R], [0, R]), {}, {})
    const humans = [
      { seat: 'survivors', at: at(30, 30) },
      { seat: 'survivors', at: beside(0, 2 * R) },
    ]
    const s = gently({ ...two, humans }).do('zombies', { ...BITE, drawn: [] })
    expect(told(s, 'brain check')).toHaveLength(0)
    // Both hold the first now.
    expect(s.refused('zombies', { do: 'bite', target: 2 }).clause).toBe('ed.bite.10')
    s.do('zombies', BITE)
    expect([told(s, 'attacked').length, herdNo(s, 3).used]).toEqual([2, true])
    const other = gently({ ...two, humans, herds: [{ zombies: places([0, -R], [0, 3 * R]) }] })
    other.do('zombies', BITE).do('zombies', { do: 'bite', target: 2 })
    expect([other.events.flatMap((event) => (event.e === 'attacked' ? [event.target] : [])), locks(other)]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it('[ed.bite.11] [ed.bite.12] a die for each that bites, and each makes them surer', () => {
    const round = (n: number): Partial<Zombie>[] =>
      ringPlaces({ at: at(30, 30) }, beside(0, -R))
        .slice(0, n)
        .map((p) => ({ at: p }))
    const dice = [1, 2, 3, 4, 5, 6].map((n) => planned(stage(round(n))).slice(0, 2))
    expect(dice).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
      [5, 4],
      [6, 3],
    ])
    const s = selected(stage(round(2)), 7, 7, 1, 1, 1, 1).do('zombies', BITE)
    expect(s.event('attacked')).toMatchObject({ kind: 'bite', weapon: 'teeth', needed: 7 })
    expect([s.event('wounded').wounds, humanNo(s, 1).health]).toEqual([2, 'infected'])
  })

  it('[ed.bite.13] other herds do not count, nor those that hold somebody else', () => {
    const other = { herds: [{ zombies: places([0, -R]) }, { zombies: places([0, R], [R, 0]) }] }
    expect(planned(stage([], {}, other)).slice(0, 2)).toEqual([1, 8])
    const held = places([0, -R], [0, R], [R, 0]).map((z, i) => (i === 2 ? { ...z, locked: 2 } : z))
    expect(planned(stage(held)).slice(0, 2)).toEqual([2, 7])
  })

  it('[ed.bite.14] [ed.bite.15] armour is a die more for the target, lying one more for the herd and no surer', () => {
    const zombies = places([0, -R], [0, R])
    const [, , , plain] = planned(stage(zombies, { profile: 'thug' }))
    expect(planned(stage(zombies, { profile: 'boss' }))[3]).toBe(4)
    expect(planned(stage(zombies, { profile: 'thug', down: true }))).toEqual([3, 7, 0, plain])
  })

  it('[ed.bite.16] with secondary factors starved herds bite better and full ones worse; without them they do not', () => {
    const bite = (hunger: 'full' | 'starved', secondaryFactors: string): number | undefined =>
      planned(
        stage(
          places([0, -R]),
          {},
          {
            state: { behaviour: { decay: 'fresh', brains: 'shambling', hunger } },
            options: { secondaryFactors },
          },
        ),
      )[2]
    expect([bite('starved', 'always'), bite('full', 'always'), bite('starved', 'off'), bite('full', 'off')]).toEqual([
      1, -1, 0, 0,
    ])
  })

  it('[ed.bite.17] the sick and the infected resist with a die less; without secondary factors only the infected', () => {
    const dice = (health: Human['health'], secondaryFactors: string): number | undefined =>
      planned(stage(places([0, -R]), { health }, { options: { secondaryFactors } }))[3]
    const [always, off] = ['always', 'off'].map((how) =>
      (['healthy', 'sick', 'infected'] as const).map((h) => dice(h, how)),
    )
    const full = always?.[0] ?? 0
    expect(always).toEqual([full, full - 1, full - 1])
    expect(off).toEqual([full, full, full - 1])
  })
})

describe('drawing in', () => {
  it('[ed.bite.4] [ed.bite.5] free ones within 2 inches of the target come, all or those who are named', () => {
    const far = 2 * INCH + 250
    const zombies = places([0, -R], [far, 0], [-far - 1, 0])
    const s = bitten(stage(zombies))
    expect(s.event('drawn in').placed.map(({ zombie }) => zombie)).toContain(2)
    expect(s.event('attacked').dice).toHaveLength(2)
    expect(where(s, 3)).toEqual(beside(-far - 1, 0))
    const none = bitten(stage(zombies), [])
    expect([told(none, 'drawn in').length, where(none, 1), none.event('attacked').dice.length]).toEqual([
      0,
      beside(0, -R),
      1,
    ])
    const wrong = selected(stage(zombies))
    for (const drawn of [[3], [1], [2, 2]])
      expect(wrong.refused('zombies', { ...BITE, drawn }).clause).toBe('ed.bite.5')
    expect(wrong.offered('zombies')).toContainEqual({ ...BITE, drawn: [] })
    // One that holds somebody else stays.
    const [first, second] = places([0, -R], [far, 0])
    const held = selected(stage([{ ...first }, { ...second, locked: 2 }]))
    expect(held.refused('zombies', { ...BITE, drawn: [2] }).clause).toBe('ed.bite.5')
  })

  it('[ed.bite.5] never through a wall, though over what is low; figures on the way do not matter', () => {
    const wall = (kind: 'building-wall' | 'lowwall'): DrawnPiece => ({
      is: 'line',
      kind,
      from: [28, 28.6],
      to: [32, 28.6],
    })
    const zombies = places([0, R], [0, -700])
    const through = (kind: 'building-wall' | 'lowwall'): number =>
      bitten(stage(zombies, {}, { pieces: [wall(kind)] })).event('attacked').dice.length
    expect([through('building-wall'), through('lowwall')]).toEqual([1, 2])
    const crowd = stage(zombies, {}, { herds: [{ zombies }, { zombies: places([-130, -440], [130, -440]) }] })
    expect(bitten(crowd).event('attacked').dice).toHaveLength(2)
  })

  it('[ed.bite.7] the ring begins where the first of them touched; those who touch choose first, then the nearest', () => {
    const circle = ringPlaces({ at: at(30, 30) }, beside(0, -R))
    expect(circle).toEqual([
      beside(0, -252),
      beside(218, -126),
      beside(218, 126),
      beside(0, 252),
      beside(-218, 126),
      beside(-218, -126),
    ])
    // 1 touches in the north, 2 just clockwise of it; 3 and 4 are drawn in, 4 is the nearer one.
    const s = bitten(stage(places([0, -R], [241, -83], [60, -650], [100, -560])))
    expect([1, 2, 3, 4].map((id) => where(s, id))).toEqual([circle[0], circle[1], circle[2], circle[5]])
    expect(s.event('attacked').dice).toHaveLength(4)
    // As near to the second place as to the sixth: the first of them clockwise.
    const between = bitten(stage(places([0, -R], [0, -600])))
    expect([where(between, 1), where(between, 2)]).toEqual([circle[0], circle[1]])
  })

  it('[ed.bite.7] where nobody is drawn in, nobody is moved', () => {
    const s = bitten(stage(places([0, -R], [241, -83], [60, -650])), [])
    expect([1, 2, 3].map((id) => where(s, id))).toEqual([beside(0, -R), beside(241, -83), beside(60, -650)])
  })

  it('[ed.bite.7] where whoever may come finds no place, those who touch are not moved either', () => {
    const circle = ringPlaces({ at: at(30, 30) }, beside(0, -R))
    const mine = places([0, -R], [221, -128], [60, -650])
    const others = (taken: number) => circle.slice(2, 2 + taken).map((p) => ({ at: p }))
    const after = (taken: number) => {
      const s = bitten(stage(mine, {}, { herds: [{ zombies: mine }, { zombies: others(taken) }] }))
      return [1, 2, 3].map((id) => where(s, id))
    }
    expect(after(4)).toEqual(mine.map((z) => z.at))
    expect(after(3)).toEqual([circle[0], circle[1], circle[5]])
  })

  it('[ed.bite.6] [ed.bite.7] six of all herds; whoever finds no place goes back, and lost places stay lost', () => {
    const circle = ringPlaces({ at: at(30, 30) }, beside(0, -R))
    const others = circle.slice(2, 5).map((p) => ({ at: p }))
    const mine = places([0, -252], [300, -400], [-300, -400], [0, -600], [320, -640])
    const s = bitten(stage(mine, {}, { herds: [{ zombies: mine }, { zombies: others }] }))
    expect(inContactWith(s.table, humanNo(s, 1)).zombies).toHaveLength(6)
    expect(s.event('attacked').dice).toHaveLength(3)
    expect([where(s, 4), where(s, 5)]).toEqual([beside(0, -600), beside(320, -640)])
  })

  it('[ed.bite.7] one whose old place is taken stands on the nearest point of the lattice', () => {
    // Two are drawn in where one finds a place; the other stood where the first is now.
    const circle = ringPlaces({ at: at(30, 30) }, beside(0, -R))
    const mine = places([0, -252], [250, -180], [330, -400])
    const full = circle.slice(2, 6).map((p) => ({ at: p }))
    const s = bitten(stage(mine, {}, { herds: [{ zombies: mine }, { zombies: full }] }))
    expect(where(s, 2)).toEqual(circle[1])
    expect(where(s, 3)).toEqual(beside(330, -400))
    const tight = [around(252, 0), around(380, 42), around(385, 80)]
    const ringed = [120, 180, 240, 300].map((degrees) => around(252, degrees))
    const pushed = bitten(stage(tight, {}, { herds: [{ zombies: tight }, { zombies: ringed }] }))
    expect(where(pushed, 2)).toEqual(circle[1])
    const stood = tight[2]?.at ?? at(0, 0)
    const others = [at(30, 30), where(pushed, 1), where(pushed, 2), ...ringed.map((z) => z.at)]
    const free = lattice(stood).filter((p) => others.every((other) => other && distance2(p, other) >= 248 ** 2))
    free.sort((p, q) => distance2(p, stood) - distance2(q, stood) || p.y - q.y || p.x - q.x)
    expect(where(pushed, 3)).toEqual(free[0])
  })

  it('[ed.bite.7] if one that touches would have no place, all who touch stay where they are', () => {
    // Two places are left for three who touch; the one that none of them stands in is for the fourth.
    const mine = [around(255, 0), around(255, 90), around(255, 150), around(600, 240)]
    const others = [60, 120, 185, 300].map((degrees) => around(440, degrees))
    const s = bitten(stage(mine, {}, { herds: [{ zombies: mine }, { zombies: others }] }))
    const circle = ringPlaces({ at: at(30, 30) }, beside(0, -R))
    expect([1, 2, 3, 4].map((id) => where(s, id))).toEqual([...mine.slice(0, 3).map((z) => z.at), circle[4]])
    expect(s.event('attacked').dice).toHaveLength(4)
  })
})

describe('the lock of a bite', () => {
  it('[ed.bite.8] [ed.bite.9] comes with the bite and binds those who bite, not whoever merely touches', () => {
    const s = bitten(stage(places([0, -R], [0, R], [1200, 0])))
    expect(locks(s)).toEqual([1, 1, null])
    expect(s.event('locked on')).toMatchObject({ zombies: [1, 2], target: 1 })
    const touches = selected(stage(places([0, -R]))).do('zombies', { do: 'do-nothing' })
    expect(locks(touches)).toEqual([null])
  })

  it('[ed.bite.8] [ed.bite.10] whoever is locked does not move, and a herd of such ones cannot', () => {
    const s = bitten(stage(places([0, -R], [0, -3 * R])), [])
    s.do('zombies', { do: 'move', leader: 2, to: [inches(30) + 200, inches(30) - 3 * R] })
    expect(where(s, 1)).toEqual(beside(0, -R))
    const all = bitten(stage(places([0, -R])))
    expect(all.refused('zombies', { do: 'move', to: [inches(30), inches(27)] }).clause).toBe('ed.bite.10')
  })

  it('[ed.bite.9] ends when the victim walks off', () => {
    const s = bitten(stage(places([0, -R]))).do('zombies', { do: 'finish' })
    s.do('survivors', { do: 'select', unit: 1 }).do('survivors', { do: 'move', to: [inches(30), inches(32)] })
    expect(locks(s)).toEqual([null])
    expect(s.event('let go')).toMatchObject({ zombies: [1], target: 1 })
  })

  it('[ed.bite.9] [ed.death.3] and when he dies: he rises in the herd, and nobody is held', () => {
    const s = selected(stage(places([0, -R], [0, R]), { vitality: 1, profile: 'regular' }), 8, 8, 1, 1).do(
      'zombies',
      BITE,
    )
    expect([humanNo(s, 1).status, locks(s)]).toEqual(['turned', [null, null, null]])
  })
})

describe('more than six', () => {
  it('[ed.bite.18] across something low only the six nearest count, for bites, blows and shoves', () => {
    // A pen of low walls, and eight beyond it within arm's reach; the first is farther than the others.
    const side = (from: [number, number], to: [number, number]): DrawnPiece => ({
      is: 'line',
      kind: 'lowwall',
      from,
      to,
    })
    const [low, high] = [30 - 0.612, 30 + 0.612]
    const pieces = [
      side([low, low], [high, low]),
      side([low, high], [high, high]),
      side([low, low], [low, high]),
      side([high, low], [high, high]),
    ]
    const zombies = places(
      [-124, -330],
      [124, -310],
      [310, -124],
      [310, 124],
      [124, 310],
      [-124, 310],
      [-310, 124],
      [-310, -124],
    )
    const s = scene(stage(zombies, {}, { pieces }))
    const human = humanNo(s, 1)
    const near = herdNo(s, 3).zombies.filter((z) => inContact(s.table, z, human))
    const counted = inContactWith(s.table, human).zombies.map(({ zombie }) => zombie.id)
    expect([near.length, [...counted].sort((a, b) => a - b)]).toEqual([8, [2, 3, 4, 5, 6, 7]])
    expect(planned(stage(zombies, {}, { pieces })).slice(0, 2)).toEqual([6, 3])
    const touched = near.map((z) => inContactWith(s.table, z).humans.length)
    expect(touched).toEqual([0, 1, 1, 1, 1, 1, 1, 0])
    const alone = scene({
      ...stage([], {}, { pieces }),
      herds: [{ zombies: zombies.slice(1) }, { zombies: zombies.slice(0, 1) }],
    })
    expect([3, 4].map((id) => unitsTouch(alone.table, humanNo(alone, 1), herdNo(alone, id)))).toEqual([true, false])
  })
})
