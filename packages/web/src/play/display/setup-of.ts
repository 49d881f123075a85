/** A set-up from what a game's tables say: its options, its scenarios, its seats. */
import { type About, type OptionGroup, type OptionSchema, optionsInGroups, type OptionValues } from '@shamble/kernel'
import type { ScenarioCard, SeatSlot, SetupDisplay } from './setup.ts'

type Own = Omit<SetupDisplay, keyof About | 'options' | 'optionGroups' | 'scenarioOption'>

export const setupOf = (
  { id, title, credit }: About,
  options: OptionSchema,
  groups: readonly OptionGroup[],
  own: Own,
): SetupDisplay => ({
  id,
  title,
  credit,
  options,
  optionGroups: optionsInGroups(options, groups),
  scenarioOption: 'scenario',
  ...own,
})

interface Scenario {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly ours: boolean
  readonly length: string
  readonly prescribed: OptionValues
  readonly hides?: readonly string[]
}

/** `recommended`: the numbers of figures that come first among those that can set out. */
export const scenarioCard = (
  { id, title, description, ours, length, prescribed, hides = [] }: Scenario,
  { min, max }: { readonly min: number; readonly max: number },
  recommended: readonly number[],
  extent: string,
): ScenarioCard => {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const sizes = [...recommended, ...all.filter((n) => !recommended.includes(n))]
  return { id, title, says: description, ours, sizes, length, extent, prescribed, hides }
}

/** So many seats of one side: "M1", "Marine 1". */
export const seatsOf = (n: number, letter: string, title: string, side: string): SeatSlot[] =>
  Array.from({ length: n }, (_, i) => ({ seat: `${letter}${i + 1}`, label: `${title} ${i + 1}`, side }))
