import { expect, it } from 'vitest'
import type { LogLine } from './game-display.ts'
import { cuesOf } from './sound.ts'

const line = (over: Partial<LogLine>): LogLine => ({ icon: 'steps', words: [], kind: 'move', about: [], ...over })
const roll = { title: '', dice: [], clause: '', parts: [], verdict: '', seat: 'M1' }

it('dice, tiles, doors and bites are heard, each once however many there were', () => {
  const lines = [
    line({ mark: 'hurt' }),
    line({ icon: 'door' }),
    line({ roll }),
    line({ roll }),
    line({ mark: 'turned' }),
  ]
  expect(cuesOf(lines)).toEqual(['dice', 'tile', 'door', 'bite'])
})

it('steps make no sound', () => {
  expect(cuesOf([line({}), line({ kind: 'phase' })])).toEqual([])
})
