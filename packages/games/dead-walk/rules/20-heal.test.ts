import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { act, type DeadWalkScene, human, humanNo, offersOf, scene, zombie } from '../testing.ts'

type Point = [number, number]
const EAST: Point = [6250, 6000]
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const heal = (patient = 1, kit = 1): Command => ({ do: 'heal', kit, patient })
const medic = (kind: string, over: object = {}, others: object[] = [], stage: object = {}): DeadWalkScene =>
  scene({
    humans: [human({ items: [{ kind, id: 1 }], ...over }), ...others],
    activation: { human: 1 },
    ...stage,
  })

describe('healing', () => {
  it('[dw.heal.1] healing costs 4 action points', () => {
    const s = act(medic('small-kit', { wounds: 2 }), heal())
    expect(humanNo(s, 1).ap).toBe(0)
    expect(s.event('healed')).toMatchObject({ human: 1, patient: 1, by: 1, wounds: 1, left: 0 })
    expect(clauseOf(medic('small-kit', { wounds: 2, ap: 3 }), heal())).toBe('dw.ap.4')
    expect(offersOf(medic('small-kit', { wounds: 2, ap: 3 }), 'P1', 'heal')).toEqual([])
  })

  it('[dw.heal.2] it needs a kit and helps oneself or a friend in base contact', () => {
    const friend = (at: Point): object[] => [human({ at, wounds: 1 })]
    expect(humanNo(act(medic('small-kit', {}, friend([6260, 6000])), heal(2)), 2).wounds).toBe(0)
    expect(clauseOf(medic('small-kit', {}, friend([6261, 6000])), heal(2))).toBe('dw.heal.2')
    expect(clauseOf(medic('battery', { wounds: 1 }), heal())).toBe('dw.heal.2')
    expect(clauseOf(medic('small-kit', { wounds: 1 }), heal(1, 9))).toBe('dw.heal.2')
    expect(clauseOf(medic('small-kit', { wounds: 1 }), heal(7))).toBe('dw.heal.2')
    const dead = [human({ at: EAST, wounds: 3, status: 'dead', died: 1 })]
    expect(clauseOf(medic('small-kit', {}, dead), heal(2))).toBe('dw.heal.2')
  })

  it('[dw.heal.2] neither healer nor patient is in close combat', () => {
    const held = medic('small-kit', { wounds: 1 }, [], { zombies: [zombie(1, EAST)] })
    expect(clauseOf(held, heal())).toBe('dw.heal.2')
    expect(offersOf(held, 'P1', 'heal')).toEqual([])
    const bitten = medic('small-kit', {}, [human({ at: EAST, wounds: 1 })], { zombies: [zombie(1, [6500, 6000])] })
    expect(clauseOf(bitten, heal(2))).toBe('dw.heal.2')
    const fallen = { zombies: [zombie(1, EAST, { fallen: true })] }
    expect(humanNo(act(medic('small-kit', { wounds: 1 }, [], fallen), heal()), 1).wounds).toBe(0)
  })

  it.each([
    ['small-kit', 1],
    ['medium-kit', 2],
    ['large-kit', 3],
  ])('[dw.heal.3] a %s heals %i', (kind, heals) => {
    const s = act(medic(kind, { wounds: 5, untested: 2 }), heal())
    expect(humanNo(s, 1)).toMatchObject({ wounds: 5 - heals, untested: Math.min(2, 5 - heals) })
  })

  it('[dw.heal.3] [dw.wounds.4] a new wound that is closed is tested no more', () => {
    const s = act(medic('medium-kit', { wounds: 3, untested: 3 }), heal())
    expect(humanNo(s, 1)).toMatchObject({ wounds: 1, untested: 1 })
  })

  it('[dw.heal.4] the kit is used up, surplus is lost, and wounds never fall below 0', () => {
    const s = act(medic('large-kit', { wounds: 1 }), heal())
    expect(humanNo(s, 1)).toMatchObject({ wounds: 0, items: [] })
    expect(s.event('healed')).toMatchObject({ clause: 'dw.heal.3', by: 1, wounds: 0 })
    expect(clauseOf(medic('large-kit'), heal())).toBe('dw.heal.4')
  })

  it('[dw.heal.3] each size of kit is offered once for each patient', () => {
    const items = [
      { kind: 'small-kit', id: 1 },
      { kind: 'small-kit', id: 2 },
      { kind: 'large-kit', id: 3 },
    ]
    const s = medic('small-kit', { items, wounds: 1 }, [human({ at: EAST, wounds: 2 })])
    expect(offersOf(s, 'P1', 'heal')).toEqual([heal(1, 1), heal(1, 3), heal(2, 1), heal(2, 3)])
  })
})
