import { expect, it } from 'vitest'
import { crowded } from './names-apart.ts'

const at = (x: number, y: number) => ({ x, y, width: 50, height: 16 })

it('keeps the first of names that would lie over each other', () => {
  expect(crowded([at(0, 0), at(30, 4), at(90, 0)])).toEqual([false, true, false])
  expect(crowded([at(30, 4), at(0, 0), at(90, 0)])).toEqual([false, true, false])
})

it('leaves those that only touch, and those that are not drawn', () => {
  expect(crowded([at(0, 0), at(47, 0), at(0, 13)])).toEqual([false, false, false])
  expect(crowded([{ x: 0, y: 0, width: 0, height: 0 }, at(0, 0)])).toEqual([false, false])
})
