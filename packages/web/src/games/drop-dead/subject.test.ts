import { dropDead } from '@shamble/drop-dead'
import type { Seat } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { expect, it } from 'vitest'
import { displayFor } from '../index.ts'
import { situationOf } from './testing.ts'
import '../../ui/testing.ts'

/** Somewhere in a city that has grown to the west and north of the van. */
const TILES = [
  { id: 'T40', at: [-1, 0] },
  { id: 'T41', at: [0, -1] },
]

it.each([
  [2, 2],
  [-3, 1],
])('what is in sight is around whoever acts, wherever the board has its corner: %i,%i', async (x, y) => {
  const display = await displayFor('drop-dead')?.()
  const survivors = [{ id: 'earl', at: [x, y] }]
  const scene = sceneOf(dropDead)({ position: { survivors, tiles: TILES }, options: { players: 1 } })
  const s = situationOf({ table: scene.table, options: scene.options, seat: scene.owe[0] as Seat })
  const around = display?.board.subject?.(s)?.rect
  const at = display?.board.placeRect('P1', { view: s.view, options: s.options })
  if (!around || !at) throw new Error('nobody acts')
  expect(around.x + around.width / 2).toBe(at.x + at.width / 2)
  expect(around.y + around.height / 2).toBe(at.y + at.height / 2)
})
