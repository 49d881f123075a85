import { describe, expect, it } from 'vitest'
import { bystander, door, type EvacScene, grunt, itemsOf, medic, offersOf, scene, theMarine, wall } from '../testing.ts'

const heal = (marine = 'M2', stand = true) => ({ do: 'heal', marine, stand }) as const
const step = (x: number, y: number) => ({ do: 'step', to: [x, y] as [number, number] }) as const

/** A hurt Grunt; the Medic M1 stands at (4,4). */
const patient = (hp: number, at: readonly [number, number] = [5, 4]) => grunt({ seat: 'M2', at, hp })
const hp = (s: EvacScene, seat = 'M2'): number => theMarine(s, seat).hp

describe('the medkit', () => {
  it('[ev.heal.1] a Medic with a medkit may heal an adjacent marine', () => {
    const s = scene({ marines: [medic(), patient(2)], dice: ['ev.heal.5: 4'] })
    expect(offersOf(s, 'M1', 'heal')).toEqual([heal('M2', true), heal('M2', false)])
    expect(hp(s.do('M1', heal()))).toBe(3)
    expect(s.event('healed')).toMatchObject({ seat: 'M1', marine: 'M2', face: 4, restored: 1, hp: 3 })
  })

  it('[ev.heal.2] nobody else can use a medkit, and no Medic heals without one; with anyoneHeals all can', () => {
    const marines = [grunt({ items: ['medkit'] }), patient(2)]
    const s = scene({ marines })
    expect(s.refused('M1', heal()).clause).toBe('ev.heal.2')
    expect(offersOf(s, 'M1', 'heal')).toEqual([])
    const bare = scene({ marines: [medic({ items: ['pistol'] }), patient(2)] })
    expect(bare.refused('M1', heal()).clause).toBe('ev.heal.2')
    const house = scene({ marines, options: { anyoneHeals: true }, dice: ['ev.heal.5: 6'] })
    expect(hp(house.do('M1', heal('M2', false)))).toBe(4)
    const without = scene({ marines: [grunt(), patient(2)], options: { anyoneHeals: true } })
    expect(without.refused('M1', heal()).clause).toBe('ev.heal.2')
  })

  it('[ev.heal.3] a medkit is not used up', () => {
    const s = scene({ marines: [medic(), patient(1)], dice: ['ev.heal.5: 6'] }).do('M1', heal())
    expect(itemsOf(s, 'M1')).toContain('medkit')
  })

  it('[ev.heal.4] not the Medic itself, nobody unhurt and nobody who is not in contact', () => {
    const s = scene({ marines: [medic({ hp: 1 }), patient(5), grunt({ seat: 'M3', at: [6, 4], hp: 1 })] })
    expect(offersOf(s, 'M1', 'heal')).toEqual([])
    for (const seat of ['M1', 'M2', 'M3', 'M4']) expect(s.refused('M1', heal(seat)).clause).toBe('ev.heal.4')
  })

  it('[ev.heal.4] diagonally too, but not across a wall, a wall end or a standing door', () => {
    const gap = { walls: [wall([4, 4], [5, 4])] }
    const offered = (s: EvacScene) => offersOf(s, 'M1', 'heal').length > 0
    expect(offered(scene({ marines: [medic(), patient(1, [5, 5])] }))).toBe(true)
    expect(offered(scene({ marines: [medic(), patient(1, [5, 5])], ...gap }))).toBe(false)
    const apart = scene({ marines: [medic(), patient(1)], ...gap }).refused('M1', heal())
    expect(apart).toMatchObject({ clause: 'ev.heal.4', reason: expect.stringContaining('a wall is between') })
    const stage = { marines: [medic(), patient(1)], ...gap, options: { doorsBlockSight: false } }
    expect(offered(scene({ ...stage, doors: [door([4, 4], [5, 4])] }))).toBe(false)
    expect(offered(scene({ ...stage, doors: [door([4, 4], [5, 4], 'destroyed')] }))).toBe(true)
  })

  it('[ev.heal.5] 1d6, +1 standing: nothing to 3, 1 HP on 4 and 5, 2 HP from 6', () => {
    const restored = (face: number, stands: boolean) => {
      const s = scene({ marines: [medic({ moved: stands ? 0 : 1 }), patient(1)], dice: [`ev.heal.5 d6: ${face}`] })
      return hp(s.do('M1', heal('M2', stands))) - 1
    }
    expect([1, 2, 3, 4, 5, 6].map((face) => restored(face, false))).toEqual([0, 0, 0, 1, 1, 2])
    expect([1, 2, 3, 4, 5, 6].map((face) => restored(face, true))).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('[ev.heal.6] HP never rise above the starting value', () => {
    const s = scene({ marines: [medic(), patient(4)], dice: ['ev.heal.5: 6'] }).do('M1', heal())
    expect([hp(s), s.event('healed').restored]).toEqual([5, 1])
    const tough = scene({ marines: [medic(), patient(4)], options: { hpGrunt: 6 }, dice: ['ev.heal.5: 6'] })
    expect(hp(tough.do('M1', heal()))).toBe(6)
  })

  it('[ev.heal.7] healing is the attack of the turn: no second one, no attack before it, no sprint', () => {
    const s = scene({ marines: [medic(), patient(1)], dice: ['ev.heal.5: 1'] }).do('M1', heal('M2', false))
    expect(s.refused('M1', heal('M2', false)).clause).toBe('ev.act.5')
    expect(theMarine(s, 'M1').attack).toBe('healing')
    for (const x of [3, 2, 1]) s.do('M1', step(x, 4))
    s.do('M1', step(1, 5)).do('M1', step(1, 6))
    expect(s.refused('M1', step(1, 7)).clause).toBe('ev.act.2')
    const tired = scene({ marines: [medic({ attackUsed: true }), patient(1)] })
    expect(tired.refused('M1', heal()).clause).toBe('ev.act.5')
  })

  it('[ev.heal.8] heal then move, or move then heal, without the +1; with it the Medic does not move', () => {
    const stage = { marines: [medic(), patient(1), bystander('M3')], dice: ['ev.heal.5: 3'] }
    expect(scene({ ...stage, dice: [] }).refused('M1', { do: 'heal', marine: 'M2' }).clause).toBe('ev.stand.3')
    const first = scene(stage).do('M1', heal('M2', false)).do('M1', step(3, 4))
    expect(hp(first)).toBe(1)
    const then = scene(stage).do('M1', step(4, 5))
    expect(then.refused('M1', heal('M2', true)).clause).toBe('ev.stand.1')
    expect(hp(then.do('M1', heal('M2', false)))).toBe(1)
    const stands = scene(stage).do('M1', heal('M2', true))
    expect([hp(stands), stands.refused('M1', step(3, 4)).clause]).toEqual([2, 'ev.act.2'])
  })

  it('[ev.heal.9] the dead cannot be healed', () => {
    const s = scene({ marines: [medic(), patient(0)] })
    expect(s.refused('M1', heal()).clause).toBe('ev.heal.9')
    expect(offersOf(s, 'M1', 'heal')).toEqual([])
  })
})
