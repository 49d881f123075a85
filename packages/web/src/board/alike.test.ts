import { expect, it } from 'vitest'
import { nthOfKind, numbered } from './alike.ts'

const patrol = [{ type: 'grunt' }, { type: 'medic' }, { type: 'grunt' }]
const marks = patrol.map((one) =>
  numbered(
    one.type,
    nthOfKind(patrol, one, ({ type }) => type),
  ),
)

it('numbers those of whose kind there are several', () => {
  expect(marks).toEqual(['grunt 1', 'medic', 'grunt 2'])
})
