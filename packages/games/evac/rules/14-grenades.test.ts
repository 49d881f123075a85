import { describe, expect, it } from 'vitest'
import {
  bystander,
  door,
  type EvacScene,
  grunt,
  itemsOf,
  marineAt,
  medic,
  offersOf,
  scene,
  sergeant,
  theMarine,
  wall,
  zombie,
} from '../testing.ts'

type XY = [number, number]
type Side = ReturnType<typeof wall>
const lob = (x: number, y: number) => ({ do: 'throw', at: [x, y] as XY }) as const
const step = (x: number, y: number) => ({ do: 'step', to: [x, y] as XY }) as const
const confirm = { do: 'confirm' } as const

const left = (s: EvacScene): number[] => s.state.zombies.map((z) => z.id)
const deadOf = (s: EvacScene): string[] => s.state.marines.filter((m) => m.hp === 0).map((m) => m.seat)
const doorsStanding = (s: EvacScene): boolean[] => s.state.doors.map((d) => d.standing)

/** Nine zombies around and in (10,10), numbered in reading order: 5 is the middle. */
const crowd = [9, 10, 11].flatMap((y) => [9, 10, 11].map((x) => zombie([x, y])))

describe('throwing grenades', () => {
  it('[ev.gren.1] a Grunt starts with one grenade, the others with none; thrown, it is gone', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [5, 4] }), sergeant({ seat: 'M3', at: [6, 4] })]
    const s = scene({ marines, zombies: [zombie([10, 10])] })
    const grenades = (seat: string) => itemsOf(s, seat).filter((item) => item === 'grenade').length
    expect(['M1', 'M2', 'M3'].map(grenades)).toEqual([1, 0, 0])
    s.do('M1', lob(10, 10))
    expect(grenades('M1')).toBe(0)
    expect(left(s)).toEqual([])
  })

  it('[ev.gren.2] whoever holds a grenade may throw it, and nobody else', () => {
    const s = scene({
      marines: [medic(), grunt({ seat: 'M2', at: [4, 5] })],
      zombies: [zombie([10, 10])],
      holders: { M1: { person: 'Ann' }, M2: { person: 'Ann' } },
    })
    expect(s.refused('M1', lob(10, 10)).clause).toBe('ev.gren.2')
    expect(offersOf(s, 'M1', 'throw')).toEqual([])
    s.do('M2', { do: 'swap', with: 'M1', give: ['grenade'], get: [] }).do('M1', lob(10, 10))
    expect(left(s)).toEqual([])
    expect(s.refused('M2', lob(10, 10)).clause).toBe('ev.act.3')
  })

  it('[ev.gren.3] it lands exactly where it is thrown, without a roll, on any square in sight', () => {
    const zombies = [zombie([30, 30]), zombie([32, 30])]
    const s = scene({ zombies, marines: [grunt({ at: [4, 4] })] }).do('M1', lob(30, 30))
    expect(s.dice).toEqual([])
    expect(left(s)).toEqual([2])
    expect(s.event('grenade thrown')).toMatchObject({ clause: 'ev.gren.3', at: [30, 30] })
  })

  it('[ev.gren.3] not behind a wall or a standing door', () => {
    const hole = { walls: [wall([5, 4], [6, 4])] }
    const s = scene(hole)
    expect(s.refused('M1', lob(6, 4)).clause).toBe('ev.los.1')
    expect(offersOf(s, 'M1', 'throw')).not.toContainEqual(lob(6, 4))
    expect(offersOf(s, 'M1', 'throw')).toContainEqual(lob(5, 4))
    expect(scene({ ...hole, doors: [door([5, 4], [6, 4])] }).refused('M1', lob(6, 4)).clause).toBe('ev.los.6')
    const broken = scene({ ...hole, doors: [door([5, 4], [6, 4], 'destroyed')] })
    expect(offersOf(broken, 'M1', 'throw')).toContainEqual(lob(6, 4))
  })

  it('[ev.gren.4] only onto face-up tiles, but there anywhere: empty, occupied, indoors, the own square', () => {
    const tiles = { B1: { id: 'T00', up: false }, A2: { id: 'T02', up: true } }
    const marines = [grunt({ at: [4, 9] })]
    const s = scene({ tiles, marines, zombies: [zombie([4, 12])], doors: [door([2, 9], [3, 9], 'destroyed')] })
    const offered = offersOf(s, 'M1', 'throw')
    expect(offered).toEqual(expect.arrayContaining([lob(4, 1), lob(4, 12), lob(4, 9), lob(5, 9), lob(2, 9)]))
    expect(offered).not.toContainEqual(lob(8, 7))
    expect(s.refused('M1', lob(8, 7)).clause).toBe('ev.gren.4')
  })

  it('[ev.gren.4] asks before a marine dies; after a no, or when the clock runs out, nothing has happened', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [10, 11] })]
    const s = scene({ marines, zombies: [zombie([10, 10])] })
    s.do('M1', lob(10, 10))
    expect([s.asks, s.owe]).toEqual(['a marine would die: sure?', ['M1']])
    expect(s.refused('M1', step(5, 4)).clause).toBe('ev.gren.4')
    s.do('M1', { do: 'cancel' })
    expect([s.asks, itemsOf(s, 'M1').includes('grenade'), theMarine(s, 'M1').begun]).toEqual(['act', true, false])
    s.do('M1', lob(10, 10))
    expect(s.clock('M1')).toEqual([{ do: 'cancel' }])
    expect([s.timeOut('M1').asks, deadOf(s), left(s)]).toEqual(['act', [], [1]])
    s.do('M1', lob(10, 10)).do('M1', confirm)
    expect([deadOf(s), left(s)]).toEqual([['M2'], []])
  })

  it('[ev.gren.4] does not ask where no marine is in the blast', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [10, 12] })]
    expect(scene({ marines }).do('M1', lob(10, 10)).asks).toBe('act')
  })

  it('[ev.gren.5] it is the attack of the turn, with the move before or after it and without a sprint', () => {
    const stage = { marines: [grunt(), bystander()], zombies: [zombie([10, 10]), zombie([20, 4])] }
    const s = scene(stage).do('M1', lob(10, 10))
    expect(s.refused('M1', { do: 'shoot', weapon: 'rifle', zombie: 2, stand: false }).clause).toBe('ev.act.5')
    s.do('M1', step(5, 4)).do('M1', step(6, 4)).do('M1', step(7, 4))
    expect(s.refused('M1', step(8, 4)).clause).toBe('ev.act.2')
    const moved = scene(stage).do('M1', step(5, 4)).do('M1', lob(10, 10))
    expect([marineAt(moved, 'M1'), left(moved), theMarine(moved, 'M1').acted]).toEqual([[5, 4], [2], true])
    const sprinted = scene({ ...stage, marines: [grunt({ moved: 4 })] })
    expect(sprinted.refused('M1', lob(10, 10)).clause).toBe('ev.act.5')
  })
})

describe('the blast of a grenade', () => {
  it('[ev.gren.6] kills every zombie in its square and the eight around it, standing or not, and none beyond', () => {
    const beyond = [zombie([12, 10]), zombie([8, 8]), zombie([10, 12])]
    const s = scene({ zombies: [...crowd.slice(0, 8), zombie([11, 11], { state: 'down' }), ...beyond] })
    s.do('M1', lob(10, 10))
    expect(left(s)).toEqual([10, 11, 12])
    expect(theMarine(s, 'M1').kills).toBe(9)
    expect(s.event('zombie killed').clause).toBe('ev.gren.6')
    expect(s.event('grenade thrown').squares).toHaveLength(9)
  })

  it('[ev.gren.6] [ev.gren.7] kills marines whatever their HP, the thrower included', () => {
    const marines = [grunt({ at: [10, 9] }), grunt({ seat: 'M2', at: [11, 11] }), medic({ seat: 'M3', at: [12, 10] })]
    const s = scene({ marines, zombies: [zombie([10, 11])] })
      .do('M1', lob(10, 10))
      .do('M1', confirm)
    expect([deadOf(s), left(s)]).toEqual([['M1', 'M2'], []])
    expect(s.event('died').because).toBe('grenade')
    expect(s.owe).toEqual(['M3'])
    const own = scene({ marines: [grunt(), bystander()] })
      .do('M1', lob(4, 4))
      .do('M1', confirm)
    expect(deadOf(own)).toEqual(['M1'])
  })

  it('[ev.gren.7] with blastSparesMarines it kills only zombies, and asks nobody', () => {
    const marines = [grunt({ at: [10, 9] }), bystander()]
    const s = scene({ marines, zombies: [zombie([10, 11])], options: { blastSparesMarines: true } })
    s.do('M1', lob(10, 10))
    expect([deadOf(s), left(s), s.asks]).toEqual([[], [], 'act'])
  })

  it('[ev.gren.8] whoever has a wall between itself and the square is safe', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [11, 10] })]
    const s = scene({ marines, zombies: [zombie([10, 11])], walls: [wall([10, 10], [11, 10])] }).do('M1', lob(10, 10))
    expect([deadOf(s), left(s)]).toEqual([[], []])
  })

  it('[ev.gren.9] the blast reaches the squares in contact: a wall end in a corner protects the diagonal', () => {
    const blast = (...walls: Side[]) =>
      left(scene({ marines: [grunt({ at: [10, 4] }), bystander()], zombies: crowd, walls }).do('M1', lob(10, 10)))
    expect(blast(wall([10, 10], [11, 10]))).toEqual([3, 6, 9])
    expect(blast(wall([9, 9], [9, 10]))).toEqual([1])
    expect(blast(wall([11, 10], [12, 10]))).toEqual([])
  })

  it('[ev.gren.10] a figure behind a standing door lives although the door breaks; behind a broken one it dies', () => {
    const gap = { walls: [wall([10, 10], [11, 10])], zombies: [zombie([11, 10])] }
    const closed = scene({ ...gap, doors: [door([10, 10], [11, 10])] }).do('M1', lob(10, 10))
    expect([left(closed), doorsStanding(closed)]).toEqual([[1], [false]])
    const open = scene({ ...gap, doors: [door([10, 10], [11, 10], 'destroyed')] }).do('M1', lob(10, 10))
    expect(left(open)).toEqual([])
    const seen = { ...gap, doors: [door([10, 10], [11, 10])], options: { doorsBlockSight: false } }
    expect(left(scene(seen).do('M1', lob(10, 10)))).toEqual([1])
  })

  it('[ev.gren.11] breaks every standing door on the four sides of its square', () => {
    const sides = [wall([10, 9], [10, 10]), wall([10, 10], [11, 10]), wall([10, 10], [10, 11]), wall([9, 10], [10, 10])]
    const s = scene({
      marines: [grunt({ at: [10, 10] }), bystander()],
      walls: sides,
      doors: sides.map(([a, b]) => door(a, b)),
    })
    s.do('M1', lob(10, 10)).do('M1', confirm)
    expect(doorsStanding(s)).toEqual([false, false, false, false])
    expect(s.story.filter((line) => line === 'ev.gren.11 door destroyed')).toHaveLength(4)
  })

  it('[ev.gren.12] leaves the doors on the other sides of the squares around it standing', () => {
    const sides = [wall([11, 10], [12, 10]), wall([9, 9], [10, 9]), wall([9, 10], [9, 11]), wall([10, 8], [10, 9])]
    const stage = { marines: [grunt({ at: [10, 16] })], walls: sides, doors: sides.map(([a, b]) => door(a, b)) }
    const s = scene(stage).do('M1', lob(10, 10))
    expect(doorsStanding(s)).toEqual([true, true, true, true])
  })

  it('[ev.gren.13] leaves walls as they were', () => {
    const s = scene({ marines: [grunt({ at: [10, 6] })], walls: [wall([10, 4], [11, 4])] }).do('M1', lob(10, 4))
    s.do('M1', step(10, 5)).do('M1', step(10, 4))
    expect(s.refused('M1', step(11, 4)).clause).toBe('ev.move.3')
    expect(s.story.some((line) => line.endsWith('door destroyed'))).toBe(false)
  })
})
