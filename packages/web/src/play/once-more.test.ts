import type { MatchSetup } from '@shamble/host'
import { expect, it } from 'vitest'
import { onceMore } from './once-more.ts'

it('gives seats that a bot played at the end back to their persons', () => {
  const bot = { kind: 'bot', level: 'competent' } as const
  const ann = { kind: 'person', name: 'Ann', physical: true } as const
  const setup: MatchSetup = {
    game: 'evac',
    title: 'Two',
    options: {},
    seats: { Z: bot, M1: { ...ann, lent: true }, M2: ann },
    undoDice: 'same',
    guide: true,
    seed: 'abc',
  }
  expect(onceMore(setup)).toEqual({
    game: 'evac',
    title: 'Two',
    options: {},
    seats: { Z: bot, M1: ann, M2: ann },
    undoDice: 'same',
    guide: false,
  })
})
