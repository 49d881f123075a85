/** The house rules of the matches that are played beside a campaign: an option of the campaign, called `house`. */
import type { OptionValues, Settled } from './options.ts'
import { anyJson, type Fault, record } from './shape.ts'

/** What such an option may hold: any document, which the game of those matches settles. */
export const HOUSE = { kind: 'document', standard: null, shape: record(anyJson) } as const

export const houseOf = ({ house }: OptionValues): OptionValues => (house ?? {}) as OptionValues

/** What is wrong with the house rules of a campaign that itself says `own` and settles its matches by `settle`. */
export function houseFault(
  options: OptionValues,
  own: readonly string[],
  settle: (house: OptionValues) => Settled,
): Fault | null {
  const house = houseOf(options)
  const said = own.find((id) => Object.hasOwn(house, id))
  if (said) return { at: `house.${said}`, why: 'the campaign itself says this' }
  const settled = settle(house)
  if (settled.ok) return null
  return { at: settled.fault.at.replace(/^options/, 'house'), why: settled.fault.why }
}
