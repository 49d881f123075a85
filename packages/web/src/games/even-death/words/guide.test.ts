import { inches } from '@shamble/even-death/page'
import { expect, it } from 'vitest'
import { BEGINNING, follow } from '../../../play/course.ts'
import { situationOf, staged, type Moment } from '../testing.ts'
import type { GuideStep } from '../types.ts'
import { guide } from './guide.ts'

const at = (x: number, y: number): [number, number] => [inches(x), inches(y)]
const OPEN = { scenario: 'battle', table: 'open' } as const

/** What the guide says to somebody who has come to a lesson. */
function said(moment: Moment, lesson: number, selection: Parameters<typeof situationOf>[1] = {}): string {
  const s = situationOf(moment, selection)
  const { step } = follow({ ...BEGINNING, at: lesson }, guide as never, s as never, 1)
  return (step as GuideStep | null)?.press?.(s) ?? ''
}

const shooter = (due: number, actions: number): Moment =>
  staged({
    options: OPEN,
    onTurn: 'survivors',
    active: { unit: 1, actions },
    humans: [
      { seat: 'survivors', at: at(30, 30), weapons: [{ id: 'rifle', due }] },
      { seat: 'survivors', at: at(33, 30) },
    ],
    herds: [{ zombies: [at(30, 18), at(31.5, 18)] }],
  })

it('[ed.shoot.9] whoever has a target in hand is told to fire, and not to choose one once more', () => {
  expect(said(shooter(0, 2), 4)).toBe('Press a herd or an enemy in range.')
  expect(said(shooter(0, 2), 4, { order: 'shoot 0', aim: 'herd 3' })).toMatch(/^Press (Fire|the green)/)
})

it('[ed.reload.3] with an empty gun an action left is for a Reload', () => {
  expect(said(shooter(2, 1), 5)).toBe('Press Reload.')
  expect(said(shooter(0, 1), 5)).toBe('Press Finish.')
})

it('[ed.rambling.3] whoever moves the herd of another is told to lead it, not to give that up', () => {
  const moment = staged({
    options: OPEN,
    onTurn: 'zombies',
    active: { unit: 2, actions: 2 },
    humans: [{ id: 1, seat: 'survivors', at: at(30, 30) }],
    herds: [{ id: 2, zombies: [at(30, 22), at(31.5, 22)], rambles: true, mover: 'survivors' }],
  })
  expect(moment.seat).toBe('survivors')
  for (const lesson of [1, 3, 5]) expect(said(moment, lesson)).toBe('Press the ground to lead Herd A there.')
})
