import { describe, expect, it } from 'vitest'
import type { Human } from '../state.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, humanNo, row, scene, type Staging, unitNo } from '../testing.ts'
import { figuresNear } from './01-figures.ts'
import { fell, wound } from './30-wounds.ts'
import { die } from './31-death.ts'

/** A victim at 30, 30, two friends of whom a crag hides one, and a herd of so many. */
const stage = (many: number, victim: Partial<Human> = {}): Staging => ({
  pieces: [{ is: 'rect', kind: 'crag', at: [36, 26], size: [1, 8] }],
  humans: [
    { seat: 'survivors', at: at(30, 30), vitality: 1, ...victim },
    { seat: 'survivors', at: at(33, 30) },
    { seat: 'survivors', at: at(44, 30) },
  ],
  herds: [{ kind: 'fast', zombies: row(10, 40, many).map((z, i) => ({ ...z, locked: i === 0 ? 1 : null })) }],
})

/** The herd kills the victim with its teeth. */
function killed(given: Staging): EvenDeathScene {
  const s = scene(given)
  s.table.carryOut(null, () => wound(s.table, humanNo(s, 1), 1, 'bite', herdNo(s, 4)))
  return s
}

function dead(given: Staging, how: 'infection' | 'shot' | 'blow' | 'terrain'): EvenDeathScene {
  const s = scene(given)
  s.table.carryOut(null, () => die(s.table, humanNo(s, 1), how))
  return s
}

describe('death', () => {
  it('[ed.death.2] a herd of which the last has fallen is dead, and not before', () => {
    const s = scene(stage(2))
    const after = (...zombies: number[]): string => {
      s.table.carryOut(null, () => fell(s.table, herdNo(s, 4), zombies))
      return herdNo(s, 4).status
    }
    expect([after(1), after(2)]).toEqual(['alive', 'dead'])
    expect(s.event('herd gone')).toMatchObject({ unit: 4, how: 'killed' })
    expect(figuresNear(s.table, at(10, 40), inches(6))).toEqual([])
  })

  it('[ed.death.3] [ed.death.4] killed by a herd: one of it, where the human stood, in its kind, unlocked', () => {
    const s = killed(stage(5, { down: true }))
    const { zombies, kind, seat } = herdNo(s, 4)
    expect([humanNo(s, 1).status, zombies.length, kind, seat]).toEqual(['turned', 6, 'fast', 'zombies'])
    expect(zombies.at(-1)).toMatchObject({ at: at(30, 30), down: false, locked: null })
    expect(s.event('class changed')).toMatchObject({ unit: 4, size: 6, dice: 2 })
  })

  it('[ed.death.5] the sixteenth is a herd of its own, used if its seat is on turn', () => {
    const s = killed({ ...stage(15), order: ['zombies', 'survivors'] })
    expect(herdNo(s, 4).zombies).toHaveLength(15)
    expect(herdNo(s, 5)).toMatchObject({ kind: 'fast', seat: 'zombies', used: true })
    expect(herdNo(s, 5).zombies).toHaveLength(1)
  })

  it('[ed.death.6] [ed.death.7] dead of the infection: a Regular Zombie alone; a soldier too, unless the house says so', () => {
    const s = dead(stage(3), 'infection')
    expect(herdNo(s, 5)).toMatchObject({ kind: 'regular', seat: 'zombies' })
    const soldiers = (turnedSoldiers: boolean): string => {
      const t = dead(
        {
          humans: [{ seat: 'military', profile: 'soldier' }, { seat: 'military' }],
          herds: [{ zombies: row(10, 40, 2) }],
          options: { factions: ['military', 'zombies'], turnedSoldiers },
        },
        'infection',
      )
      return herdNo(t, 4).kind
    }
    expect([soldiers(false), soldiers(true)]).toEqual(['regular', 'military'])
  })

  it('[ed.death.8] whoever is shot, struck or burnt does not turn, infected or not', () => {
    for (const how of ['shot', 'blow', 'terrain'] as const) {
      const s = dead(stage(3, { health: 'infected' }), how)
      expect([humanNo(s, 1).status, s.state.herds.length]).toEqual(['dead', 1])
    }
  })

  it('[ed.death.9] [ed.psych.5] friends who saw it owe a check; whoever did not see it does not', () => {
    const s = dead(stage(3), 'shot')
    expect([humanNo(s, 2).trauma, humanNo(s, 3).trauma]).toEqual([1, 0])
    expect(s.event('saw a friend die')).toMatchObject({ unit: 2, of: 1 })
  })

  it('zombies that held on to somebody let go', () => {
    const s = dead(stage(3), 'shot')
    expect(s.event('let go')).toMatchObject({ zombies: [1], target: 1 })
    expect(herdNo(s, 4).zombies.every(({ locked }) => locked === null)).toBe(true)
  })

  it('[ed.death.10] without zombies their seat joins last when somebody turns, and is a side of its own', () => {
    const s = dead(
      {
        humans: [{ seat: 'survivors' }, { seat: 'bandits', profile: 'thug' }],
        options: { factions: ['survivors', 'bandits'] },
      },
      'infection',
    )
    expect(s.state.order).toEqual(['survivors', 'bandits', 'zombies'])
    expect(s.event('zombies joined').seat).toBe('zombies')
    expect(unitNo(s, 3).seat).toBe('zombies')
  })

  it('[ed.death.10] one that has given up is played on by a bot', () => {
    const s = dead({ ...stage(3), seats: { zombies: { conceded: true } } }, 'infection')
    expect(s.state.holders['zombies']).toEqual({ bot: 'competent' })
    expect(s.state.seats.find(({ seat }) => seat === 'zombies')?.conceded).toBe(false)
  })
})
