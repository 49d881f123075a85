import type { Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { deadWalk } from '../index.ts'
import { at, type DeadWalkScene, human, humanAt, scene, zombie } from '../testing.ts'

function advice(s: DeadWalkScene): Command {
  const seat = s.owe[0] as Seat
  return deadWalk.advise(s.view(seat), s.table.book, seat, s.offered(seat)).command
}

/** The farmhouse; its inner doors are open. */
const farmhouse = (stage: object): DeadWalkScene =>
  scene({ map: null, options: { scenario: 'night-at-millers' }, activation: { human: 1 }, ...stage })

describe('a bot that holds a place', () => {
  it('[dw.ap.11] nails boards over an opening beside it', () => {
    const s = farmhouse({ humans: [human({ at: at(39, 53.4) })], openings: { D1: 'closed' } })
    expect(advice(s)).toEqual({ do: 'barricade', opening: 'D1' })
  })

  it('[dw.ap.10] shuts a door before those who come, but not on a friend', () => {
    const zombies = [zombie(1, at(39, 37))]
    const one = human({ at: at(39, 46.6) })
    const alone = farmhouse({ humans: [one], zombies })
    expect(advice(alone)).toEqual({ do: 'close', opening: 'D4' })
    const friend = farmhouse({ humans: [one, human({ at: at(39, 42) })], zombies })
    expect(advice(friend).do).not.toBe('close')
  })

  it('[dw.machinegun.10] sets a machinegun on its legs while they are far away', () => {
    const weapons = [{ type: 'machinegun', id: 1, ready: true, loaded: 0 }]
    const gunner = (y: number): Command =>
      advice(scene({ humans: [human({ weapons })], zombies: [zombie(1, at(60, y))], activation: { human: 1 } }))
    expect(gunner(105)).toEqual({ do: 'brace', weapon: 1 })
    expect(gunner(70).do).not.toBe('brace')
  })

  it('steps out of a doorway where others have to pass', () => {
    const s = scene({
      map: null,
      options: { scenario: 'mercy', entryMethods: [] },
      humans: [
        human({ at: at(60, 50.2) }),
        human({ at: at(60, 44.5), items: [{ kind: 'crate', marker: 'K1', id: 90 }] }),
      ],
      turn: 6,
      activation: { human: 1 },
    })
    expect(advice(s)).toMatchObject({ do: 'move' })
    s.do('P1', advice(s))
    const [x, y] = humanAt(s, 1)
    expect((x - 6_000) * (x - 6_000) + (y - 5_000) * (y - 5_000)).toBeGreaterThan(300 * 300)
  })
})
