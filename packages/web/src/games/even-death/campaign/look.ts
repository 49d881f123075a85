/** What the rules say of a moment. */
import { type Forecast, forecastFor } from '@shamble/even-death/campaign/forecast'
import type { View } from '@shamble/even-death/campaign/page'
import type { OptionValues } from '@shamble/kernel'

export interface Looked {
  readonly view: View
  readonly options: OptionValues
}

export const lookOf = ({ view, options }: Looked): Forecast => forecastFor(view, options)
