import { expect, it } from 'vitest'
import { sidesFor, type Named } from './names.ts'

const ON = { size: 1, width: 400 }
const named = (name: string, x: number, y: number): Named => ({ name, at: [x, y] })
const sides = (people: readonly Named[], on = ON, others: readonly (readonly [number, number])[] = []) =>
  sidesFor(people, [...people.map(({ at }) => at), ...others], on)

it('keeps a name on the board, and gives a larger one more room', () => {
  expect(sides([named('Gwendolyn', 10, 100), named('Gwendolyn', 390, 200)])).toEqual(['right', 'left'])
  expect(sides([named('Dot', 20, 100)])).toEqual(['under'])
  const beside = [[135, 125]] as const
  expect([
    sides([named('Tariq', 100, 100)], ON, beside),
    sides([named('Tariq', 100, 100)], { ...ON, size: 2 }, beside),
  ]).toEqual([['under'], ['left']])
})

it('writes it over the edge rather than under somebody', () => {
  expect(sides([named('Gwendolyn', 18, 100)], ON, [[44, 100]])).toEqual(['under'])
})

it('writes no name over another', () => {
  // Side by side their names would run into each other.
  expect(sides([named('Petra', 100, 100), named('Gwen', 128, 100)])).toEqual(['under', 'right'])
  // As a team starts, at the edge of the table.
  const team = [named('Petra', 44, 108), named('Dot', 16, 80), named('Tariq', 16, 108), named('Gwen', 16, 136)]
  expect(sides(team)).toEqual(['right', 'right', 'left', 'under'])
})
