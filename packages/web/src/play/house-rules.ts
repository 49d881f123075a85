import type { OptionValue, OptionValues } from '@shamble/kernel'
import { rowOf } from '../sure.ts'
import type { ScenarioCard, SetupDisplay } from './game-display.ts'

/** The scenario that the options name: one's own, or a listed one. */
export function scenarioFor(setup: SetupDisplay, options: OptionValues): ScenarioCard | undefined {
  return setup.own?.(options) ?? setup.scenarios.find(({ id }) => id === rowOf(options, setup.scenarioOption))
}

/** What an option is unless somebody changes it: as an open chapter, the scenario or the book has it. */
export function standardFor(setup: SetupDisplay, options: OptionValues, id: string): OptionValue | undefined {
  const { chapter } = setup
  const isOpen = chapter !== undefined && id !== chapter.option && rowOf(options, chapter.option) === true
  const brought = isOpen ? chapter.brings(options)[id] : undefined
  return brought ?? scenarioFor(setup, options)?.prescribed[id] ?? setup.options[id]?.standard
}

/** What is neither by the book nor by the scenario at this table. */
export function changedOptions(
  setup: SetupDisplay,
  values: OptionValues,
): readonly { readonly id: string; readonly title: string; readonly value: string }[] {
  return setup.optionGroups.flatMap(({ options }) =>
    options.flatMap(({ id, title, values: words }) => {
      const standard = standardFor(setup, values, id)
      const value = rowOf(values, id) ?? standard
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
