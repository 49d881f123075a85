import { expect, it } from 'vitest'
import { situationOf, staged } from '../testing.ts'
import { menu } from './menu.ts'

const YOU = { person: 'You' }
const CHOOSING = staged({ step: '1', survivors: [{ at: [300, 3000] }, { at: [300, 3300] }] })

it('[rs.end.7] one person gives up for all survivors he plays, at once, and changes his mind for all', () => {
  const s = situationOf(CHOOSING)
  const at = (holders: typeof s.view.holders, conceding: readonly string[] = []) =>
    menu({ ...s, view: { ...s.view, holders, conceding } })
  const bot = { bot: 'competent' } as const
  const mine = { S1: YOU, S2: YOU, S3: bot, U: bot }
  expect(at(mine)).toMatchObject([
    { label: 'Give up', by: ['S1', 'S2'], commands: [{ do: 'concede' }, { do: 'concede' }] },
  ])
  expect(at(mine)[0]?.warning).toContain('at once')
  expect(at({ ...mine, S3: { person: 'Ruth' } })[0]).toMatchObject({ by: ['S1', 'S2'] })
  expect(at({ ...mine, S3: { person: 'Ruth' } })[0]?.warning).toContain('once all of you')
  expect(at(mine, ['S1', 'S2'])).toMatchObject([{ label: 'Play on after all', by: ['S1', 'S2'] }])
})
