import { describe, expect, it } from 'vitest'
import { at, human, scene, zombie } from '../testing.ts'
import { evaluate } from './evaluate.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>

const chance = (stage: Stage, seat = 'P1'): number => evaluate(scene(stage).table, seat)

const two = (over: object = {}): object[] => [human({ at: at(60, 100), ...over }), human({ at: at(64, 100) })]
const mercy = (stage: Stage): Stage => ({ map: null, ...stage, options: { scenario: 'mercy' } })

describe('evaluate', () => {
  it('is between 0 and 1, and worse with wounds, with zombies near and with the dead', () => {
    const plain = chance(mercy({ humans: two() }))
    expect(plain).toBeGreaterThan(0)
    expect(plain).toBeLessThan(1)
    expect(chance(mercy({ humans: two({ wounds: 2 }) }))).toBeLessThan(plain)
    expect(chance(mercy({ humans: two(), zombies: [zombie(1, at(60, 94))] }))).toBeLessThan(plain)
    expect(chance(mercy({ humans: two({ status: 'dead', died: 1 }) }))).toBeLessThan(plain)
  })

  it('is better with a crate in hand, and better still with one carried out', () => {
    const lying = (n: number): object => ({
      id: 90 + n,
      at: at(20 + 20 * n, 26),
      item: { kind: 'crate', marker: `K${n}` },
    })
    const left = [lying(1), lying(2), lying(3)]
    const plain = chance(mercy({ humans: two(), lying: left }))
    const held = two({ items: [{ id: 91, kind: 'crate', marker: 'K1' }] })
    const one = chance(mercy({ humans: held, lying: left.slice(1), progress: { pickedUp: ['K1'] } }))
    const progress = { pickedUp: ['K1'], carriedOut: ['K1'] }
    const out = chance(mercy({ humans: two(), lying: left.slice(1), progress }))
    expect(one).toBeGreaterThan(plain)
    expect(out).toBeGreaterThan(one)
  })

  it('is better nearer to what is to be done', () => {
    const lying = [{ id: 90, at: at(60, 26), item: { kind: 'crate', marker: 'K2' } }]
    const from = (y: number): number => chance(mercy({ humans: [human({ at: at(60, y) })], lying }))
    expect(from(46)).toBeGreaterThan(from(100))
  })

  it('what is good for the humans is bad for the game master', () => {
    const hurt = mercy({ humans: two({ wounds: 3 }) })
    const unhurt = mercy({ humans: two() })
    expect(chance(hurt, 'GM')).toBeGreaterThan(chance(unhurt, 'GM'))
  })

  it('of a game that is over it is 1 for heroes and 0 for everybody else', () => {
    const s = scene({
      humans: [human({ at: at(20, 20) })],
      progress: { printedGone: [1, 2, 3] },
      turn: 4,
      phase: 'zombies',
    })
    expect(s.state.grade).toBe('minor-hero')
    expect([evaluate(s.table, 'P1'), evaluate(s.table, 'GM')]).toEqual([1, 0])
  })
})
