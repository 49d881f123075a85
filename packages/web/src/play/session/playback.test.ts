import { describe, expect, it } from 'vitest'
import type { LogItem } from '../log-item.ts'
import type { LogLine } from '../game-display.ts'
import { weighBeat } from './pictures.ts'
import { weigh } from './player.ts'

const roll = { title: 'A shot', dice: [], clause: '', parts: [], verdict: '', seat: 'M1' }
const told = (kind: LogLine['kind'], rolled: boolean): LogItem => ({
  key: '1.0',
  entry: 1,
  event: 0,
  until: 1,
  seat: 'M1',
  why: null,
  typed: false,
  line: { kind, icon: '', words: [], about: [], ...(rolled ? { roll } : {}) },
})

describe('what somebody does himself', () => {
  it.each(['move', 'fight', 'dice', 'rule', 'phase'] as const)(
    'keeps him from his next order for 150 ms: %s',
    (kind) => {
      for (const rolled of [false, true]) {
        const weight = weigh({ fresh: [told(kind, rolled)], own: true, act: null })
        expect(weight.ms).toBeLessThanOrEqual(150)
        expect(weight.dice).toBe(rolled)
      }
    },
  )
})

describe('what the dead do', () => {
  const deed = (n: number, lead: 'sight' | 'attack') => ({ lead, figure: `zombie ${n}`, about: ['M1'] })
  const beat = (lead: 'sight' | 'attack', n: number) => ({
    lead,
    deeds: Array.from({ length: n }, (_, i) => deed(i, lead)),
    events: [],
  })
  it('takes 900 ms a sense, and however many bite, not longer than two seconds', () => {
    const ms = (lead: 'sight' | 'attack', n: number): number => weighBeat(beat(lead, n), [])?.ms ?? 0
    expect([ms('sight', 6), ms('sight', 60)]).toEqual([900, 900])
    expect([ms('attack', 1), ms('attack', 2), ms('attack', 60)]).toEqual([800, 1150, 2100])
  })
})
