import { apply } from '@shamble/kernel'
import { deadWalk } from '@shamble/dead-walk'
import { expect, it } from 'vitest'
import { pointed } from '../find.ts'
import { cm, situationOf, staged } from '../testing.ts'
import { pick, preview } from './index.ts'

const horde = (zombieControl: string) =>
  staged(
    {
      humans: [{ name: 'Sgt. Lawless', at: cm(26, 14), weapons: ['pistol'] }],
      zombies: [{ at: cm(30, 34) }, { at: cm(33, 34) }, { at: cm(36, 34) }],
      phase: 'zombies',
    },
    { zombieControl },
  )

const THREE = ['zombie 1', 'zombie 2', 'zombie 3']

it('[dw.seat.2] a free game master gathers several and sends them as one: every move is allowed when it is made', () => {
  const moment = horde('gm-free')
  const s = situationOf(moment, { order: 'herd' })
  expect(pointed.grip.herd?.(s)).toEqual(THREE)
  const one = { ...s, selection: pick('zombie 2', s) }
  expect(one.selection).toMatchObject({ several: ['zombie 2'], aim: null })
  expect(pick('zombie 2', one).several).toEqual([])
  const all = { ...s, selection: { ...s.selection, several: THREE } }
  const sent = { ...all, selection: pick('33,30', all) }
  const card = preview(sent)
  expect(card?.title).toBe('Three of the dead to 33,30')
  expect(card?.ahead?.map(({ figure }) => figure).sort()).toEqual(THREE)
  const [variant] = card?.variants ?? []
  expect(variant).toMatchObject({ asOne: true, anytime: true, throughDice: true })
  const table = moment.table.fork(deadWalk.copy, moment.table.dice)
  for (const command of variant?.commands ?? []) expect(apply(deadWalk, table, 'GM', command)).toBeNull()
  // Nearer than they were, and nobody on another.
  const far = table.state.zombies.map(({ at }) => Math.hypot(at.x - 3300, at.y - 3000))
  expect(Math.max(...far)).toBeLessThan(500)
})

it('[dw.seat.2] a game master who is bound by the rules gathers nobody', () => {
  expect(pointed.grip.herd?.(situationOf(horde('gm-bound')))).toEqual([])
})
