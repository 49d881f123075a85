import { expect, it } from 'vitest'
import { readSits } from './sits.ts'

it('reads who sits at a window as it was kept', () => {
  const sits = { names: ['Ann', 'Bob'], isVisit: true }
  expect(readSits(JSON.stringify(sits))).toEqual(sits)
  expect(readSits('{"names":[],"isVisit":false,"more":1}')).toEqual({ names: [], isVisit: false })
})

it.each([
  null,
  '',
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{}',
  '{"names":3,"isVisit":true}',
  '{"names":[1],"isVisit":true}',
  '{"names":[]}',
])('of %s nothing is taken: whoever sits there is asked again', (text) => {
  expect(readSits(text)).toBeNull()
})
