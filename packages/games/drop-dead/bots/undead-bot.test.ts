import { describe, expect, it } from 'vitest'
import { dropDead } from '../index.ts'
import { type DropDeadScene, earl, frank, owl, scene, tile, zombie } from '../testing.ts'
import { advise } from './advise.ts'
import type { Decision } from './advice.ts'

const advised = (s: DropDeadScene, seat: string): Decision =>
  advise(dropDead.view(s.table, seat), s.table.book, seat, s.offered(seat))

const DEAD = { status: 'undead', died: { cycle: 1, phase: 'survivors' }, health: 0 } as const

/** Earl is left; Frank is undead. Two tiles in a row lie to the west. */
const stage = (over: Parameters<typeof scene>[0] = {}): DropDeadScene => {
  const s = scene({
    survivors: [earl({ at: [1, 1] }), frank(DEAD)],
    tiles: [tile('T07', [-1, 0], 1), tile('T08', [-2, 0], 1), tile('T09', [-3, 0], 1)],
    cycle: 2,
    ...over,
  })
  s.do('P1', { do: 'end' })
  return s
}

describe('the undead bot', () => {
  it('rule 1: summons as near to the weakest survivor as it may', () => {
    expect(advised(stage(), 'P2').command).toEqual({ do: 'summon', tile: [-2, 0] })
  })

  it('rule 2: sends a zombie that would not come by itself, next to its prey, and rule 3: strikes with it', () => {
    const s = stage({ survivors: [earl({ at: [3, 0] }), frank(DEAD)], zombies: [zombie(1, [4, 0])] })
    if (s.asks === 'summon a zombie') s.do('P2', { do: 'pass' })
    const move = advised(s, 'P2').command
    expect(move).toEqual({ do: 'move', zombie: 1, to: [3, 1] })
    s.do('P2', move)
    expect(advised(s, 'P2').command).toEqual({ do: 'strike', zombie: 1, survivor: 'earl' })
  })

  it('rule 2: leaves alone what finds its prey by itself', () => {
    const s = stage({ zombies: [zombie(1, [3, 1])] })
    if (s.asks === 'summon a zombie') s.do('P2', { do: 'pass' })
    expect(advised(s, 'P2').command).toEqual({ do: 'pass' })
  })

  it('rule 3: strikes to kill before it strikes a carrier', () => {
    const survivors = [earl({ at: [5, 0], carries: true }), frank(DEAD), owl({ at: [5, 2], health: 5 })]
    const s = scene({
      survivors,
      zombies: [zombie(1, [4, 3], { heading: 1 })],
      options: { players: 3 },
      cycle: 2,
    })
    s.do('P1', { do: 'end' })
    s.do('P3', { do: 'end' })
    if (s.asks === 'summon a zombie') s.do('P2', { do: 'pass' })
    s.do('P2', { do: 'move', zombie: 1, to: [5, 1] })
    expect(advised(s, 'P2').command).toEqual({ do: 'strike', zombie: 1, survivor: 'owl' })
  })
})
