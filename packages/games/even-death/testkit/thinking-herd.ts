/** A herd that is about to do something it has to think about. */
import type { Command } from '../commands.ts'
import type { Herd, Zombie } from '../state.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, scene, type Staging } from '../testing.ts'

export const places = (...list: readonly (readonly [number, number])[]): Partial<Zombie>[] =>
  list.map(([x, y]) => ({ at: at(x, y) }))
export const put = (...list: readonly (readonly [zombie: number, x: number, y: number])[]): Command => ({
  do: 'arrange',
  places: list.map(([zombie, x, y]) => ({ zombie, at: [inches(x), inches(y)] })),
})
/** Herd 2 is selected; a 1 as the first die lets it ramble. */
export const selected = (
  zombies: readonly Partial<Zombie>[],
  dice: readonly number[] = [],
  more: Staging & { readonly herd?: Partial<Herd> } = {},
): EvenDeathScene => {
  const { herd, ...rest } = more
  return scene({
    humans: [{ seat: 'survivors', at: at(10, 50) }],
    herds: [{ ...herd, zombies }],
    order: ['zombies', 'survivors'],
    dice: [8, ...dice],
    ...rest,
  }).do('zombies', { do: 'select', unit: 2 })
}
export const FOUR = places([30, 30], [31.5, 30], [33, 30], [34.5, 30])
