/** A scenario of one's own is kept as the document of an option; the rules have read it before it is one. */
import type { OptionDocument, OptionValues } from '@shamble/kernel'
import type { OwnScenario } from './own.ts'

export const asOption = (scenario: OwnScenario): OptionDocument => scenario as unknown as OptionDocument

export const ownIn = ({ own }: OptionValues): OwnScenario | null => (own ?? null) as OwnScenario | null
