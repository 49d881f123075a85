import { firstSquareOf, tileDrawn, type View, wallsOfTile } from '@shamble/evac/page'
import { expect, it } from 'vitest'
import { wallsOfShutCan } from './can-room.ts'

const SIZE = 5

/** The Warehouse in the corner of the map, with a can where Fuel Run puts it. */
function view(doors: readonly number[], can: readonly [number, number] = [6, 5]): View {
  const [x, y] = firstSquareOf(SIZE, 0)
  const square = (y - 1 + can[1] - 1) * SIZE * 7 + (x - 1 + can[0] - 1)
  return {
    size: SIZE,
    tiles: [{ up: true, id: 'T04', rot: 0 }],
    walls: [],
    doors: doors.map((side) => ({ side, standing: true })),
    cans: [square],
  } as unknown as View
}

it('[ev.scen.3] a fuel can in a room without a door is told of, until one of its own walls gets a door', () => {
  expect(tileDrawn('T04', 0).squares[4 * 7 + 5]).toBe('#')
  const shut = wallsOfShutCan(view([]), 0)
  expect(shut?.size).toBeGreaterThan(3)
  const [own] = shut ?? []
  const elsewhere = wallsOfTile(SIZE, 0, 'T04', 0).find((side) => !shut?.has(side))
  expect(wallsOfShutCan(view([own as number]), 0)).toBeNull()
  if (elsewhere !== undefined) expect(wallsOfShutCan(view([elsewhere]), 0)).toEqual(shut)
})

it('[ev.scen.3] without a can on the tile there is nothing to tell', () => {
  expect(wallsOfShutCan({ ...view([]), cans: [] } as View, 0)).toBeNull()
  expect(wallsOfShutCan({ ...view([]), cans: [1200] } as View, 0)).toBeNull()
})
