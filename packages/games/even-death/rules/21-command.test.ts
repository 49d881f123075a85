import { describe, expect, it } from 'vitest'
import type { Human, SeatState } from '../state.ts'
import { at, type EvenDeathScene, humanNo, row, scene, type Staging } from '../testing.ts'
import { isSuppressing, isUnder } from './21-command.ts'

const soldier = (x: number): Partial<Human> & { seat: string } => ({
  seat: 'military',
  profile: 'soldier',
  at: at(x, 30),
})
const stage = (own: Partial<SeatState> = {}, more: Staging = {}): Staging => ({
  humans: [soldier(30), soldier(33), soldier(36), soldier(39)],
  herds: [{ zombies: row(10, 50, 1) }],
  options: { factions: ['military', 'zombies'] },
  seats: { military: own },
  ...more,
})
const selected = (given: Staging, ...dice: number[]): EvenDeathScene =>
  scene({ ...given, dice }).do('military', { do: 'select', unit: 1 })
const points = (s: EvenDeathScene): number | undefined =>
  s.state.seats.find(({ seat }) => seat === 'military')?.commandPoints

describe('Command', () => {
  it('[ed.command.1] a point at the start of each turn of the Military', () => {
    expect(points(scene(stage()))).toBe(1)
    expect(points(scene(stage({ commandPoints: 6 })))).toBe(7)
  })

  it('[ed.command.2] [ed.command.8] one unit a turn, and nobody but the Military', () => {
    const s = selected(stage({ commandPoints: 9 })).do('military', { do: 'command', effect: 'oscar-mike' })
    expect(points(s)).toBe(8)
    expect(s.refused('military', { do: 'command', effect: 'oscar-mike' }).clause).toBe('ed.command.2')
    s.do('military', { do: 'finish' }).do('military', { do: 'select', unit: 2 })
    expect(s.refused('military', { do: 'command', effect: 'get-to-cover' }).clause).toBe('ed.command.2')
    const other = scene({
      humans: [{ seat: 'survivors' }, { seat: 'survivors', at: at(10, 50) }],
      herds: [{ zombies: row(10, 5, 1) }],
    })
    other.do('survivors', { do: 'select', unit: 1 })
    expect(other.refused('survivors', { do: 'command', effect: 'oscar-mike' }).clause).toBe('ed.command.2')
  })

  it('[ed.command.3] [ed.command.6] the full cost is paid, or it is refused; nothing is capped', () => {
    const s = selected(stage({ commandPoints: 2 }))
    expect(s.refused('military', { do: 'command', effect: 'concentrate-fire' }).clause).toBe('ed.command.6')
    expect(s.offers('military').filter((offer) => offer.startsWith('command'))).not.toHaveLength(0)
    s.do('military', { do: 'command', effect: 'get-to-cover' })
    expect([points(s), isUnder(s.table, 'military', 'get-to-cover')]).toEqual([0, true])
    const poor = selected(stage())
    expect(poor.offers('military').some((offer) => offer.startsWith('command'))).toBe(false)
  })

  it('[ed.command.3] Suppressive Fire protects one to three units of its seat', () => {
    const s = selected(stage({ commandPoints: 5 }))
    const fire = (...units: number[]) => ({ do: 'command', effect: 'suppressive-fire', units }) as const
    expect(s.refused('military', fire()).clause).toBe('ed.command.3')
    expect(s.refused('military', fire(1, 2, 2)).clause).toBe('ed.command.3')
    expect(s.refused('military', fire(1, 5)).clause).toBe('ed.command.8')
    s.do('military', fire(1, 3, 4))
    expect([1, 2, 3, 4].map((id) => isSuppressing(s.table, humanNo(s, id)))).toEqual([true, false, true, true])
  })

  it('[ed.command.4] [ed.command.5] until the end of the turn, or until the seat\u2019s next one', () => {
    const running = (s: EvenDeathScene): string[] =>
      s.state.seats.find(({ seat }) => seat === 'military')?.effects.map(({ effect }) => effect) ?? []
    const both = { effects: [{ effect: 'oscar-mike', units: [] }] } as const
    const s = selected(stage({ commandPoints: 9, ...both }), 3).do('military', {
      do: 'command',
      effect: 'get-to-cover',
    })
    expect(running(s)).toEqual(['oscar-mike', 'get-to-cover'])
    s.do('military', { do: 'finish' }).do('military', { do: 'end-turn' })
    expect([s.state.onTurn, running(s)]).toEqual(['zombies', ['get-to-cover']])
    s.do('zombies', { do: 'end-turn' })
    expect([s.state.onTurn, running(s)]).toEqual(['military', []])
    const hidden = selected(stage({ commandPoints: 9 }))
    hidden.do('military', { do: 'command', effect: 'suppressive-fire', units: [2] })
    hidden.do('military', { do: 'finish' }).do('military', { do: 'end-turn' })
    expect([hidden.state.onTurn, isSuppressing(hidden.table, humanNo(hidden, 2))]).toEqual(['zombies', true])
  })
})
