/** What the build says of files that tie each other into a knot; see `untied.ts`. */
import { expect, it } from 'vitest'
import { type Chunk, knotsIn } from '../untied.ts'

const chunk = (name: string, imports: readonly string[] = [], over: Partial<Chunk> = {}): Chunk => ({
  name,
  isEntry: false,
  imports,
  isNeeded: true,
  ...over,
})
const worker = chunk('worker', ['engine'], { isEntry: true })

it('says nothing of files that need only what was there before', () => {
  expect(knotsIn([worker, chunk('engine'), chunk('game', ['engine', 'table']), chunk('table', ['engine'])])).toEqual([])
})

it('names files that wait for each other, once, however many ways lead round', () => {
  expect(knotsIn([worker, chunk('engine', ['save']), chunk('save', ['shape']), chunk('shape', ['engine'])])).toEqual([
    'These files wait for each other: engine → save → shape.',
  ])
})

it('names what comes along with the first files although nobody needs it yet', () => {
  const all = [worker, chunk('engine', ['battles']), chunk('battles', [], { isNeeded: false })]
  expect(knotsIn(all)).toEqual(['Nothing needs battles at once, but it is loaded with engine.'])
  expect(knotsIn([worker, chunk('engine'), chunk('battles', ['engine'], { isNeeded: false })])).toEqual([])
})
