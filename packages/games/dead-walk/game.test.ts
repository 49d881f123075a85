import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import { deadWalk } from './index.ts'
import { human, scene, zombie } from './testing.ts'

describe('what may be taken back', () => {
  const acting = () =>
    scene({
      humans: [human({ weapons: ['pistol'], items: ['keys'] })],
      zombies: [zombie(1, [7500, 6000])],
      activation: { human: 1 },
      dice: { roll: () => 1, draw: () => 0 },
    })

  it("is whatever one does with one's own hands and feet", () => {
    const s = acting()
    const quiet: Command[] = [{ do: 'move', path: [[6000, 6200]] }, { do: 'drop', what: 2 }, { do: 'lie-down' }]
    for (const command of quiet) {
      s.do('P1', command)
      expect([command.do, deadWalk.mayTakeBack(command, s.latest)]).toEqual([command.do, true])
    }
  })

  it('is the end of an activation while another of the humans is to act', () => {
    const s = scene({
      humans: [human({ weapons: ['pistol'] }), human({ at: [3000, 3000] })],
      zombies: [zombie(1, [7500, 6000])],
      activation: { human: 1 },
    })
    s.do('P1', { do: 'end' })
    expect(deadWalk.mayTakeBack({ do: 'end' }, s.latest)).toBe(true)
  })

  it('is no shot, and no end of the last activation', () => {
    const s = acting()
    const shot = { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 } as const
    s.do('P1', shot)
    expect(deadWalk.mayTakeBack(shot, s.latest)).toBe(false)
    s.do('P1', { do: 'end' })
    expect(deadWalk.mayTakeBack({ do: 'end' }, s.latest)).toBe(false)
    expect(deadWalk.mayTakeBack({ do: 'end' }, [])).toBe(false)
  })
})

describe('how far play has come', () => {
  it('grows with turns and phases', () => {
    const { state } = scene({ turn: 3 })
    expect(deadWalk.progress?.(state)).toEqual({ turn: 3, phase: 2 })
    expect(deadWalk.inControl?.(state)).toBe('3 humans ')
  })
})
