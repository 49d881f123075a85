import { describe, expect, it } from 'vitest'
import { earl, frank, scene, zombie } from '../testing.ts'
import { evaluate } from './evaluate.ts'

const chance = (stage: Parameters<typeof scene>[0], seat = 'P1'): number => evaluate(scene(stage).table, seat)

describe('evaluate', () => {
  it('is between 0 and 1, and better with more parts, more health and fewer zombies', () => {
    const plain = chance({ survivors: [earl(), frank()] })
    expect(plain).toBeGreaterThan(0)
    expect(plain).toBeLessThan(1)
    expect(chance({ survivors: [earl(), frank()], installed: 1 })).toBeGreaterThan(plain)
    expect(chance({ survivors: [earl({ carries: true, at: [5, 1] }), frank()] })).toBeGreaterThan(plain)
    expect(chance({ survivors: [earl({ health: 30 }), frank()] })).toBeLessThan(plain)
    expect(chance({ survivors: [earl(), frank()], zombies: [zombie(1, [3, 1]), zombie(2, [3, 2])] })).toBeLessThan(
      plain,
    )
  })

  it('with all parts installed it is better nearer to the van', () => {
    const at = (x: number): number => chance({ survivors: [earl({ at: [x, 1] }), frank()], installed: 2 })
    expect(at(1)).toBeGreaterThan(at(8))
  })

  it('what is good for the survivors is bad for the undead', () => {
    const dead = frank({ status: 'undead', died: { cycle: 1, phase: 'survivors' }, health: 0 })
    const weak = { survivors: [earl({ health: 10 }), dead], cycle: 2 }
    const strong = { survivors: [earl(), dead], cycle: 2 }
    expect(chance(weak, 'P2')).toBeGreaterThan(chance(strong, 'P2'))
  })

  it('of a game that is over it is 1 for the winners and 0 for everybody else', () => {
    const s = scene({ survivors: [earl(), frank({ at: [9, 1] })], installed: 2 })
    s.do('P1', { do: 'escape' })
    expect([evaluate(s.table, 'P1'), evaluate(s.table, 'P2')]).toEqual([1, 0])
  })
})
