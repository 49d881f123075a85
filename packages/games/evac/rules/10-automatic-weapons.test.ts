import { describe, expect, it } from 'vitest'
import { itemsOf, medic, scene, zombie, zombieNo } from '../testing.ts'

describe('automatic weapons', () => {
  it("[ev.auto.14] [ev.auto.12] the book's example: knock down, kill, then a 1 at the neighbour ends the burst", () => {
    const s = scene({
      marines: [medic({ moved: 1 })],
      zombies: [zombie([4, 8]), zombie([5, 8])],
      dice: ['ev.attack.3: 5 4 1'],
    })
    s.do('M1', { do: 'shoot', weapon: 'smg', zombie: 1 })
    expect(zombieNo(s, 1)?.down).toBe(true)
    s.do('M1', { do: 'fire-on', zombie: 1 }).do('M1', { do: 'fire-on', zombie: 2 })
    expect(zombieNo(s, 1)).toBeUndefined()
    expect(zombieNo(s, 2)?.down).toBe(false)
    expect(s.event('burst ended')).toMatchObject({ because: 'natural 1', shots: 3 })
    expect(itemsOf(s, 'M1')).toContain('smg:17')
  })
})
