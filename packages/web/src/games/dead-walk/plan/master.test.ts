import { expect, it } from 'vitest'
import { cm, situationOf, staged } from '../testing.ts'
import { preview } from './index.ts'

it('[dw.seat.2] the rest shamble on: where each would go by the book, and whom it gets at, is told before', () => {
  const moment = staged(
    {
      humans: [{ name: 'Sgt. Lawless', at: cm(26, 14), weapons: ['pistol'] }],
      zombies: [{ at: cm(30, 14) }, { at: cm(40, 58) }],
      phase: 'zombies',
    },
    { zombieControl: 'gm-bound' },
  )
  expect(moment.seat).toBe('GM')
  const card = preview(situationOf(moment, { order: 'rest' }))
  expect(card?.title).toBe('The rest of them by the book')
  expect(card?.subtitle).toBe('One of two walks; one gets at somebody.')
  // Nobody knows where the one goes whom nothing leads.
  expect(card?.ahead).toMatchObject([{ figure: 'zombie 1', prey: 'H1' }])
  expect(card?.variants.map(({ commands }) => commands)).toEqual([[{ do: 'rest' }]])
})
