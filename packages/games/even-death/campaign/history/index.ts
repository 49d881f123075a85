/** The chronicle of a campaign: what happened, campaign turn by campaign turn. */
import type { OptionValues } from '@shamble/kernel'
import type { Clause } from '../../clauses.ts'
import { FACTION_TITLES } from '../../tables/profiles.ts'
import type { Event } from '../events.ts'
import { BATTLES } from './battles.ts'
import { type Names, namesFor } from './names.ts'
import { ACTIONS, BEGINNING, capital, SEARCHES, type Sentences, TURNS } from './turns.ts'

export interface Line {
  /** The campaign turn of whom, under which it is told. */
  readonly scenario: string | null
  readonly person: null
  readonly clause: Clause
  readonly says: string
}

const SENTENCES: Sentences = { ...BEGINNING, ...TURNS, ...ACTIONS, ...SEARCHES, ...BATTLES }

/** An event is handed only to the sentence of its own name. */
function sentence(event: Event, names: Names): string | null {
  const says = SENTENCES[event.e] as ((event: Event, names: Names) => string | null) | undefined
  return says?.(event, names) ?? null
}

/** The chronicle of what was told. */
export function chronicleOf(events: readonly Event[], options: OptionValues): { readonly lines: readonly Line[] } {
  const names = namesFor(options)
  const lines: Line[] = []
  let scenario = 'Before the war'
  for (const event of events) {
    names.hear(event)
    if (event.e === 'turn begins') scenario = `Campaign turn ${event.round}: ${FACTION_TITLES[event.faction]}`
    const says = sentence(event, names)
    if (says !== null) lines.push({ scenario, person: null, clause: event.clause, says: capital(says) })
  }
  return { lines }
}
