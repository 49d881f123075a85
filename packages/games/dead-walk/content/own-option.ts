/** A scenario of one's own is kept as the document of an option; the options were settled before anybody asks for it. */
import type { OptionDocument, OptionValues } from '@shamble/kernel'
import type { OwnScenario } from './own-scenario.ts'

export const ownOf = ({ own }: OptionValues): OwnScenario | null => (own ?? null) as unknown as OwnScenario | null

export const asOption = (scenario: OwnScenario): OptionDocument => scenario as unknown as OptionDocument
