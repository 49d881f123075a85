import { describe, expect, it } from 'vitest'
import { seeded, type Throw } from '@shamble/kernel'
import { type DropDeadScene, earl, endTurns, frank, owl, scene, skye, theOne, tile, zombie } from '../testing.ts'

const PASS = { do: 'pass' } as const
const END = { do: 'end' } as const
const phases = (s: DropDeadScene): string[] =>
  s.events.flatMap((e) => (e.e === 'phase began' ? [`${e.cycle} ${e.phase}`] : []))
const turns = (s: DropDeadScene): string[] => s.events.flatMap((e) => (e.e === 'turn began' ? [e.survivor] : []))

describe('the cycle', () => {
  it('[dd.cycle.1] a survivor phase and a zombie phase take turns', () => {
    const s = scene({ survivors: [earl()] })
    for (let i = 0; i < 3; i++) s.do('P1', END)
    expect(phases(s)).toEqual(['1 zombies', '2 survivors', '2 zombies', '3 survivors', '3 zombies', '4 survivors'])
    expect(s.events.flatMap((e) => (e.e === 'cycle began' ? [e.cycle] : []))).toEqual([2, 3, 4])
  })

  it('[dd.cycle.2] every living survivor takes one turn, in turn order, and one zombie phase follows', () => {
    const survivors = [owl({ seat: 'P1' }), frank({ seat: 'P2' }), earl({ seat: 'P3' }), skye({ seat: 'P4' })]
    const s = scene({ survivors })
    endTurns(s)
    expect(turns(s)).toEqual(['earl', 'frank', 'skye', 'owl', 'earl'])
    expect(phases(s)).toEqual(['1 zombies', '2 survivors'])
  })

  it('[dd.cycle.3] spawners, undead players, the horde, and then the end of what lasted so long', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [0, 3] }), frank({ status: 'undead' })],
      tiles: [tile('T12', [2, -1])],
      fog: 1,
      dice: ['dd.placement.1: 6', 'dd.shamble.3: 5'],
    }).do('P2', PASS)
    const named = ['zombie placed', 'undead turn began', 'direction rolled', 'fog lifted', 'cycle began']
    expect(s.events.flatMap(({ e }) => (named.includes(e) ? [e] : []))).toEqual(named)
  })

  it('[dd.cycle.5] the zombie phase takes place in cycle 1 already, with no zombie on the map', () => {
    expect(phases(scene().do('P1', END))).toContain('1 zombies')
  })

  it('[dd.cycle.6] whoever dies before the own turn has none', () => {
    const s = scene({
      survivors: [earl({ at: [9, 0] }), frank({ at: [9, -3], health: 1 }), skye()],
      tiles: [tile('T34', [2, -1], 0, { resolved: false })],
      deck: ['E08'],
      dice: ['dd.events.10: 1 1'],
    })
    s.do('P1', { do: 'step', to: [9, -1] }).do('P1', END)
    expect(theOne(s, 'frank').status).toBe('undead')
    expect(s.owe).toEqual(['P3'])
    expect(turns(s)).toEqual(['earl', 'skye'])
  })

  it('[dd.cycle.7] the end of the game interrupts the phase at once', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [1, 1], health: 2 })],
      zombies: [zombie(1, [2, 1]), zombie(2, [9, 3])],
      fog: 1,
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(s.outcome).not.toBeNull()
    expect(s.story.at(-1)).toBe('dd.end.6 game over')
  })

  it('[dd.cycle.8] who acts as undead is settled at the start of the zombie phase', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [0, 3] }), frank({ status: 'undead' }), skye({ at: [9, 1], health: 2 })],
      zombies: [zombie(1, [8, 1])],
      options: { undeadSummons: 0 },
      dice: ['dd.undead.11: 1 1'],
    })
    s.do('P2', PASS).do('P2', { do: 'strike', zombie: 1, survivor: 'skye' })
    expect(theOne(s, 'skye').status).toBe('undead')
    expect(s.state.cycle).toBe(2)
    expect(s.events.flatMap((e) => (e.e === 'undead turn began' ? [e.seat] : []))).toEqual(['P2'])
  })

  it('[dd.behaviour.4] [dd.undead.15] who rises in the turn of an undead player acts with the horde', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [14, 1] }), frank({ status: 'undead' }), skye({ at: [13, 1], health: 2 })],
      tiles: [tile('T40', [3, 0])],
      zombies: [zombie(1, [12, 1])],
      options: { undeadSummons: 0 },
      dice: ['dd.undead.11: 1 1', 'dd.zombies.4: 3 3'],
    })
    s.do('P2', PASS).do('P2', { do: 'strike', zombie: 1, survivor: 'skye' }).do('P2', PASS)
    expect(s.events.flatMap((e) => (e.e === 'bitten' ? [`${e.zombie} ${e.survivor}`] : []))).toEqual([
      '1 skye',
      '2 earl',
    ])
  })
})

describe('who throws the dice of zombies', () => {
  it('[dd.placement.1] [dd.shamble.3] [dd.zombies.4] [dd.undead.11] the first living seat, the attacked, the undead', () => {
    const asked: string[] = []
    const luck = seeded('who throws')
    const dice = {
      roll: (ask: Throw): number => {
        asked.push(`${ask.clause} ${ask.seat}`)
        return ask.sides === 8 ? 5 : 1
      },
      draw: (clause: string, n: number): number => luck.draw(clause, n),
    }
    const s = scene({
      phase: 'zombies',
      survivors: [
        earl({ seat: 'P1', status: 'undead' }),
        frank({ seat: 'P2', at: [1, 1] }),
        skye({ seat: 'P3', at: [8, 3] }),
      ],
      tiles: [tile('T12', [2, -1]), tile('T41', [-1, 0])],
      zombies: [zombie(2, [1, 2]), zombie(3, [9, 3])],
      options: { undeadSummons: 1 },
      dice,
    })
    s.do('P1', PASS).do('P1', { do: 'strike', zombie: 2, survivor: 'frank' }).do('P1', PASS)
    expect([...new Set(asked)]).toEqual(['dd.placement.1 P2', 'dd.undead.11 P1', 'dd.shamble.3 P2', 'dd.zombies.4 P3'])
  })
})
