import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { type AHuman, at, EIGHTS, row, scene, type Staging } from '../testing.ts'
import { command } from './testing.ts'

const M = 'military'

/** A Military seat with so many points, whose turn it is; the point of its turn is among them. */
const platoon = (commandPoints: number, humans: readonly AHuman[], rest: Staging = {}) =>
  scene({
    humans,
    herds: [{ zombies: row(10, 4, 2) }],
    seats: { military: { commandPoints: commandPoints - 1 } },
    options: { factions: ['military', 'zombies'] },
    order: [M, 'zombies'],
    dice: EIGHTS,
    ...rest,
  })

/** Who is selected, and the order it gives. */
function orderOf(s: ReturnType<typeof platoon>): { readonly unit: number; readonly order: Command } {
  const first = command(s, M)
  s.do(M, first)
  return { unit: first.do === 'select' ? first.unit : 0, order: command(s, M) }
}

const soldier = (x: number, y: number, weapon: 'rifle' | 'pistol' = 'rifle'): AHuman => ({
  seat: M,
  profile: 'soldier',
  at: at(x, y),
  weapons: [{ id: weapon, due: 0 }],
})

describe('what a Military bot spends its points on', () => {
  it('Concentrate Fire when three have a good shot, given by whoever has the poorest', () => {
    const herds = [{ zombies: row(28, 20, 3) }]
    const humans = [soldier(28, 40), soldier(30, 40), soldier(32, 40), soldier(34, 58, 'pistol')]
    expect(orderOf(platoon(4, humans, { herds }))).toEqual({
      unit: 4,
      order: { do: 'command', effect: 'concentrate-fire' },
    })
  })

  it('Get to cover when two stand in bite reach', () => {
    const humans = [soldier(28, 25, 'pistol'), soldier(32, 25, 'pistol')]
    expect(orderOf(platoon(3, humans, { herds: [{ zombies: row(28, 20, 4) }] })).order).toEqual({
      do: 'command',
      effect: 'get-to-cover',
    })
  })

  it('Suppressive Fire when enemy guns see its two dearest', () => {
    const humans: AHuman[] = [
      soldier(28, 45),
      soldier(32, 45),
      { seat: M, profile: 'conscript', at: at(30, 48), weapons: [] },
      { seat: 'bandits', profile: 'thug', at: at(30, 18), weapons: [{ id: 'rifle', due: 2 }] },
    ]
    const options = { factions: ['military', 'bandits'] }
    const s = platoon(3, humans, { herds: [], options, order: [M, 'bandits'] })
    expect(orderOf(s)).toEqual({ unit: 3, order: { do: 'command', effect: 'suppressive-fire', units: [1, 2] } })
  })

  it('Oscar Mike when there is a long way to go, and nothing where it cannot pay', () => {
    const humans = [soldier(28, 55), soldier(32, 55)]
    const options = { scenario: 'the-wire' }
    expect(orderOf(platoon(2, humans, { options })).order).toEqual({ do: 'command', effect: 'oscar-mike' })
    expect(orderOf(platoon(1, humans, { options })).order.do).toBe('move')
  })
})
