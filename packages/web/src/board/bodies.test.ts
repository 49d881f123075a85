import { expect, it } from 'vitest'
import { apartFrom } from './bodies.tsx'

it('draws one outline where several fell', () => {
  const at = (n: number, x: number, y: number) => ({ n, at: `${x},${y}`, x, y })
  const shown = apartFrom([at(1, 100, 100), at(2, 104, 103), at(3, 140, 100), at(4, 102, 100)])
  expect(shown.map(({ n }) => n)).toEqual([3, 4])
})
