import { expect, it } from 'vitest'
import { oddsKey } from './odds-key.ts'
import { at, type EvenDeathScene, scene } from './testing.ts'

/** Somebody with a rifle in the middle of a herd, and dice of both sides. */
function shot(
  zombies: readonly (readonly [number, number])[],
  dice: readonly number[],
  perks: readonly 'specialist'[] = [],
): EvenDeathScene {
  return scene({
    humans: [
      { seat: 'survivors', profile: 'seasoned', at: at(30, 30), weapons: [{ id: 'rifle', due: 0 }], perks },
      { seat: 'survivors', at: at(33, 30) },
    ],
    herds: [{ zombies: zombies.map(([x, y]) => ({ at: at(x, y) })) }],
    dice,
  })
    .do('survivors', { do: 'select', unit: 1 })
    .do('survivors', { do: 'shoot', weapon: 0, target: 3 })
}
const AROUND = [
  [30, 20],
  [30, 40],
  [20, 30],
] as const
const ROW = [
  [30, 20],
  [30, 18.5],
  [30, 17],
] as const

it('[ed.wounds.7] counts wounds as such while it is asked who of the equally near falls', () => {
  const asked = shot(AROUND, [8, 8, 1, 1, 1])
  expect([asked.asks, oddsKey(asked.latest)]).toEqual(['casualties', '2 wounds'])
  const told = shot(ROW, [8, 8, 1, 1, 1])
  expect([told.asks, oddsKey(told.latest)]).toEqual(['act', '2 wounds'])
})

it('[ed.perks.12] names a second throw only where there is one', () => {
  const failed = shot(ROW, [1, 1, 1, 1, 1], ['specialist'])
  expect([failed.asks, oddsKey(failed.latest)]).toEqual(['re-roll', 'second throw'])
  expect(oddsKey(shot(ROW, [1, 1, 1, 1, 1]).latest)).toBe('no wound')
  const again = shot(AROUND, [1, 1, 1, 1, 1, 8], ['specialist']).do('survivors', { do: 're-roll', die: 0 })
  expect([again.asks, oddsKey(again.latest)]).toEqual(['casualties', '1 wounds'])
})
