import type { OptionValue } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { settle } from '../options.ts'
import { humanNo, newGame } from '../testing.ts'
import { newPerson, type Person, readyMade } from './person.ts'
import type { Effects } from './roster.ts'

const veteran: Person = newPerson(
  'Nora',
  {
    archetype: 'law',
    level: 2,
    xp: 7,
    skills: ['cool', 'agile'],
    weaponSkills: ['handguns', 'rifle'],
    trauma: 3,
    psychoses: ['rage'],
  },
  9,
  {
    weapons: [{ type: 'pistol', loaded: 5, grenades: {}, motor: 'runs', silenced: true }],
    stock: { bullets: 2, shells: 0, belts: 0, arrows: 0, launcher: {} },
    items: ['small-kit'],
  },
)
const roster = (people: readonly Person[], effects: Effects = {}): OptionValue =>
  ({ people, ...effects }) as unknown as OptionValue
const wounded = { ...veteran, wounds: 2 }
const options = { scenario: 'shopping-list', advanced: true } as const

describe('a roster sets out', () => {
  it('[dw.campaign.4] with wounds, moral, mind and ammunition as they were', () => {
    const s = newGame({ options: { ...options, roster: roster([wounded]) } })
    const nora = humanNo(s, 1)
    expect(nora).toMatchObject({ name: 'Nora', wounds: 2, bmv: 9 })
    expect(nora.sheet).toMatchObject({ level: 2, xp: 7, trauma: 3, psychoses: ['rage'], skills: ['cool', 'agile'] })
    expect(nora.weapons).toMatchObject([{ type: 'pistol', loaded: 5, silenced: true, ready: true }])
    expect(nora.stock.bullets).toBe(2)
    expect(nora.items.map(({ kind }) => kind)).toEqual(['small-kit'])
  })

  it('[dw.campaign.6] [dw.ammo.2] rolls the clips of those who are new', () => {
    const s = newGame({ options: { ...options, roster: roster([readyMade('M2', 10)]) }, dice: [3, 6] })
    expect(s.events.filter(({ e }) => e === 'clips rolled')).toHaveLength(2)
    expect(humanNo(s, 1).weapons.map(({ loaded }) => loaded > 0)).toEqual([true, true])
  })

  it('[dw.campaign.2] finds the farmhouse weaker after a defeat in the hospital', () => {
    const doors = (effects: Effects): string[] => {
      const s = newGame({ options: { ...options, scenario: 'night-at-millers', roster: roster([veteran], effects) } })
      return ['D2', 'W4', 'D1'].map((id) => s.state.openings[id]?.state ?? '')
    }
    expect(doors({}).slice(0, 2)).toEqual(['barricaded', 'barricaded'])
    expect(doors({ weakHouse: true }).slice(0, 2)).toEqual(['closed', 'closed'])
    expect(doors({ weakHouse: true })[2]).toBe(doors({})[2])
  })

  it('[dw.campaign.2] has the pickup on the highway, and its keys', () => {
    const at = (effects: Effects) =>
      newGame({ options: { ...options, scenario: 'nine-forty-bus', roster: roster([veteran], effects) } })
    const s = at({ pickup: true })
    expect(s.state.vehicles.at(-1)).toMatchObject({ id: 'V7', type: 'truck', heading: 90, tank: 'full' })
    expect(humanNo(s, 1).items.at(-1)).toMatchObject({ kind: 'keys', vehicle: 'V7' })
    expect(at({}).state.vehicles).toHaveLength(6)
  })

  it('[dw.campaign.2] needs one turn of the engine with the radio set, and brings only friends who escaped', () => {
    const s = newGame({
      options: {
        ...options,
        scenario: 'last-boat',
        roster: roster([veteran], { radio: true, friends: ['Tom Brill'] }),
      },
    })
    expect(s.table.book.scenario.engineTurns).toBe(1)
    const cold = newGame({ options: { ...options, scenario: 'last-boat', roster: roster([veteran]) } })
    expect(cold.table.book.scenario.engineTurns).toBe(3)
    expect(cold.state.humans).toHaveLength(4)
    expect(s.state.humans.map(({ name }) => name)).toEqual(['Nora', 'Tom Brill'])
  })

  it('[dw.campaign.1] is refused with its place and clause, or where the scenario has its own people', () => {
    const faultAt = (given: object): string | null => {
      const settled = settle({ ...options, ...given })
      return settled.ok ? null : `${settled.fault.at}: ${settled.fault.why}`
    }
    expect(faultAt({ roster: roster([veteran]) })).toBeNull()
    expect(faultAt({ roster: roster([{ ...veteran, bmv: 12 }]) })).toMatch(
      /^options\.roster\.people\[0\]\.bmv: .*dw\.moral\.6/,
    )
    expect(faultAt({ roster: roster([]) })).toMatch(/^options\.roster\.people/)
    expect(faultAt({ roster: roster([veteran]), scenario: 'lawless-street' })).toMatch(/dw\.campaign\.1/)
  })
})
