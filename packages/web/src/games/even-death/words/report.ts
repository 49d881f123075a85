/** The end of the battle: who won, and what became of everybody. */
import type { View } from '@shamble/even-death/page'
import type { EndReport, Won } from '../../../play/game-display.ts'
import { listed } from '../../../words/plain.ts'
import type { Seen, Story } from '../types.ts'
import { seatTitle } from './seats.ts'
import { unitName } from './titles.ts'

export function won({ outcome }: View): Won | null {
  if (!outcome) return null
  const who = outcome.winners.length === 0 ? 'Nobody wins' : `${listed(outcome.winners.map(seatTitle))} win`
  return { who, seats: outcome.winners }
}

export const report = (_story: Story, { view }: Seen): EndReport => ({
  headline: view.outcome?.reason ?? 'The battle is not over',
  fates: [...view.humans, ...view.herds].map((unit) => ({ figure: unitName(unit), words: unit.status })),
  series: [],
  luck: [],
})
