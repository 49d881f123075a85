import { expect, it } from 'vitest'
import { lookAt } from './seen.ts'
import { clocksOf, goalParts } from './goals.ts'
import { newGame } from '../testing.ts'
import { viewFor } from '../rules/43-view.ts'

const partsOf = (scenario: string) => {
  const { table } = newGame({ options: { scenario, survivors: 4 } })
  const look = lookAt(viewFor(table, null), table.book)
  return { look, parts: goalParts(look) }
}

it.each([
  ['back-lane', ['all inside', 'doors shut', 'no Zed inside']],
  ['number-nine', ['all inside', 'doors shut', 'no Zed inside', 'half alive']],
  ['shopping-list', ['bring food', 'bring drugs', 'all inside', 'half alive']],
  ['night-school', ['others out', 'one out']],
  ['dust-off', ['called', 'half aboard']],
  ['last-boat', ['cans', 'half aboard']],
])('what %s asks for is told part by part', (scenario, kinds) => {
  const { look, parts } = partsOf(scenario)
  expect(parts.map(({ is }) => is)).toEqual(kinds)
  expect(clocksOf(look)).toEqual({ lands: null, leaves: null })
})

it('doors that are shut from the start and an empty house hold, and may be lost again', () => {
  const { parts } = partsOf('back-lane')
  expect(parts.find(({ is }) => is === 'doors shut')).toMatchObject({ done: 2, of: 2, isMet: true, isFinal: false })
  expect(parts.find(({ is }) => is === 'all inside')?.isMet).toBe(false)
})

it('a call says when the helicopter comes and leaves', () => {
  const { look } = partsOf('dust-off')
  const called = { ...look, state: { ...look.state, progress: { ...look.state.progress, called: 5 } } }
  expect(clocksOf(called)).toEqual({ lands: 8, leaves: 11 })
})
