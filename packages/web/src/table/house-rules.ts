import type { OptionValues } from '@shamble/kernel'
import type { SetupFace } from './face.ts'

/** What is neither by the book nor by the scenario at this table. */
export function changedOptions(
  setup: SetupFace,
  values: Readonly<Record<string, unknown>>,
): readonly { readonly id: string; readonly title: string; readonly value: string }[] {
  const listed = setup.scenarios.find(({ id }) => id === values[setup.scenarioOption])
  const scenario = setup.own?.(values as OptionValues) ?? listed
  return setup.optionGroups.flatMap(({ options }) =>
    options.flatMap(({ id, title, values: words }) => {
      const standard = scenario?.prescribed[id] ?? setup.options[id]?.standard
      const value = values[id] ?? standard
      if (JSON.stringify(value) === JSON.stringify(standard)) return []
      const plain = typeof value === 'boolean' ? (value ? 'on' : 'off') : plainly(value)
      return [{ id, title, value: words?.[plainly(value)] ?? plain }]
    }),
  )
}

/** A document is called by its title. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? '').replaceAll('"', '')
  return 'title' in value && typeof value.title === 'string' ? value.title : 'one of your own'
}
