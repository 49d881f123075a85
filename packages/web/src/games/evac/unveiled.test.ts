import { evac } from '@shamble/evac'
import { apply } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { moments } from './testing.ts'
import { unveiled } from './unveiled.ts'

it('[ev.info.2] the full map of a finished game shows every tile as it lay', () => {
  const [first] = moments({ scenario: 'S1', marines: 2 }, [1])
  if (!first) throw new Error('nothing was asked')
  const { table } = first
  apply(evac, table, 'Z', { do: 'resign' })
  const view = evac.view(table, null)
  expect(view.tiles.some(({ up }) => !up)).toBe(true)
  const whole = unveiled(view, JSON.parse(JSON.stringify(evac.position.write(table))))
  expect(whole.tiles).toEqual(table.state.tiles.map(({ id, rot }) => ({ up: true, id, rot })))
  expect({ ...whole, tiles: view.tiles }).toEqual(view)
})
