/**
 * The secrets of Even Death May Die: lists that are locked while others still build theirs (ed.force.13). They are sealed
 * answers, which the kernel varies; nothing else is hidden, and nothing is when all are open.
 */
import type { OptionValues } from '@shamble/kernel'
import type { Witness } from '@shamble/kernel/testkit'
import type { EvenDeathKit } from '../state.ts'

const battle = (factions: readonly string[], more: OptionValues = {}): { readonly options: OptionValues } => ({
  options: { scenario: 'battle', factions, battlePoints: 100, ...more },
})

export const witness: Witness<EvenDeathKit> = {
  setups: [
    { options: { scenario: 'four-roads' } },
    { options: { scenario: 'chapel-hill' } },
    battle(['survivors', 'military', 'bandits', 'zombies']),
    battle(['survivors', 'bandits', 'survivors', 'bandits'], { duplicateFactions: true, sides: [1, 2, 1, 2] }),
    battle(['military', 'zombies']),
    battle(['survivors', 'military', 'zombies'], { battlePoints: 200 }),
  ],
  vary: (state) => state,
  isOpen: ({ phase }) => phase !== 'forces',
  asks: () => ['what now?'],
}
