import { describe, expect, it } from 'vitest'
import { type DeadWalkScene, endPhase, human, humanNo, scene, zombie } from '../testing.ts'

const HERE: [number, number] = [6000, 6000]
const EAST: [number, number] = [6250, 6000]
const FAR: [number, number] = [2000, 2000]

/** Phase 1 of turn 2 for somebody in this condition; a friend far away keeps the game going. */
const tests = (over: object, dice: number[] = []): DeadWalkScene =>
  scene({ humans: [human({ at: HERE, ...over }), human({ at: FAR })], zombies: [], phase: 'tests', turn: 2, dice })
const lives = (s: DeadWalkScene): boolean => humanNo(s, 1).status === 'alive'
const woundDice = (s: DeadWalkScene): number => s.dice.filter((line) => line.startsWith('dw.wounds.2')).length

describe('wounds', () => {
  it('[dw.wounds.1] wounds accumulate', () => {
    const s = scene({ humans: [human({ at: HERE, wounds: 2 })], zombies: [zombie(1, EAST)], dice: [6, 6, 1, 1, 6] })
    endPhase(s)
    expect(humanNo(s, 1).wounds).toBe(4)
    expect(s.event('wound tested').wounds).toBe(4)
  })

  it('[dw.wounds.2] the die must reach the accumulated wounds, or he is eliminated', () => {
    for (const wounds of [1, 2, 3, 4, 5, 6])
      for (const face of [1, 2, 3, 4, 5, 6]) expect(lives(tests({ wounds, untested: 1 }, [face]))).toBe(face >= wounds)
    const dead = tests({ wounds: 2, untested: 1 }, [1])
    expect(dead.event('eliminated')).toMatchObject({ clause: 'dw.wounds.2', figure: 'H1', from: 'wounds' })
    expect(humanNo(dead, 1).died).toBe(2)
  })

  it('[dw.wounds.2] whoever was not wounded since his last test takes none', () => {
    expect(woundDice(tests({ wounds: 5 }))).toBe(0)
    const s = tests({ wounds: 1, untested: 1 }, [4])
    expect(humanNo(s, 1).untested).toBe(0)
    endPhase(s)
    expect([s.state.turn, woundDice(s)]).toEqual([3, 1])
  })

  it('[dw.wounds.3] the test comes in phase 1 of the next turn', () => {
    const s = scene({ humans: [human({ at: HERE })], zombies: [zombie(1, EAST)], dice: [6, 1, 1, 1, 6] })
    endPhase(s)
    const told = s.events.map(({ e }) => e)
    expect(told.indexOf('wounded')).toBeLessThan(told.indexOf('turn began'))
    expect(told.indexOf('turn began')).toBeLessThan(told.indexOf('wound tested'))
    expect(s.event('wound tested')).toMatchObject({ face: 6, wounds: 1, survived: true })
  })

  it('[dw.wounds.4] one die for all of them, wounds by fire in the same phase included', () => {
    expect(woundDice(tests({ wounds: 3, untested: 3 }, [3]))).toBe(1)
    const burning = tests({ wounds: 1, untested: 1, burning: { turns: 1 } }, [1])
    expect([burning.event('wound tested').wounds, lives(burning)]).toEqual([2, false])
  })

  it('[dw.wounds.4] healing before the test counts', () => {
    const s = scene({
      humans: [human({ at: HERE, wounds: 3, untested: 3, items: [{ kind: 'medium-kit', id: 1 }] })],
      zombies: [],
      activation: { human: 1 },
      dice: [1],
    })
    s.do('P1', { do: 'heal', kit: 1, patient: 1 })
    endPhase(s)
    expect(s.event('wound tested')).toMatchObject({ wounds: 1, survived: true })
  })

  it('[dw.wounds.5] with 7 wounds no die is taken, with none no test, with 1 it is rolled', () => {
    const hopeless = tests({ wounds: 7, untested: 1 })
    expect(hopeless.event('wound tested')).toMatchObject({ clause: 'dw.wounds.5', face: null, survived: false })
    const healed = scene({
      humans: [human({ at: HERE, wounds: 1, untested: 1, items: [{ kind: 'small-kit', id: 1 }] })],
      zombies: [],
      activation: { human: 1 },
    })
    healed.do('P1', { do: 'heal', kit: 1, patient: 1 })
    endPhase(healed)
    expect([healed.state.turn, humanNo(healed, 1).untested, woundDice(healed)]).toEqual([2, 0, 0])
    expect(woundDice(tests({ wounds: 1, untested: 1 }, [1]))).toBe(1)
  })

  it('[dw.wounds.6] open wounds are tested before the result is graded, of those who left, too', () => {
    const s = scene({
      humans: [
        human({ at: HERE, wounds: 2, untested: 1, status: 'escaped', items: ['small-kit'] }),
        human({ at: FAR, wounds: 1, untested: 1 }),
        human({ at: [3000, 2000], wounds: 3 }),
      ],
      zombies: [],
      turn: 8,
      dice: [1, 1],
    })
    endPhase(s)
    expect(s.outcome).not.toBeNull()
    expect(s.events.flatMap((one) => (one.e === 'wound tested' ? [one.human] : []))).toEqual([1, 2])
    expect([humanNo(s, 1).status, s.state.lying]).toEqual(['dead', []])
    const told = s.events.map(({ e }) => e)
    expect(told.lastIndexOf('wound tested')).toBeLessThan(told.indexOf('graded'))
  })
})
