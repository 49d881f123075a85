/** What is asked of a campaign beside its rules: how it ended, its history, its maps and its sheets. */
import { type OptionValues, rowOf } from '@shamble/kernel'
import type { Printables } from '@shamble/print'
import { FACTION_TITLES, FACTIONS, type Faction } from '../tables/profiles.ts'
import { readMap } from './content/map-faults.ts'
import { randomMap } from './content/random-map.ts'
import { chronicleOf } from './history/index.ts'
import { OWN } from './options-schema.ts'
import { campaignPrintables, type Printed } from './print/index.ts'
import type { Fought, State } from './state.ts'

const title = (faction: Faction): string => FACTION_TITLES[faction]

/** Why a campaign was over, without its numbers. */
const REASONS: Readonly<Record<string, string>> = {
  'ed.camp-vp.1': 'won by victory points',
  'ed.camp-vp.2': 'won by victory points',
  'ed.camp-vp.6': 'over with the last campaign turn',
  'ed.camp-rules.8': 'one faction alone was left',
}

const battleWords = ({ winner }: Fought): string => (winner === null ? 'drawn' : `won by ${title(winner)}`)

const endingOf = ({ outcome, round, fought, forces, players, tiles }: State) => ({
  winners: (outcome?.winners ?? []).flatMap((seat) => FACTIONS.filter((one) => one === seat).map(title)),
  reason: rowOf(REASONS, outcome?.clause ?? '') ?? 'it goes on',
  numbers: {
    'campaign turns': round,
    battles: fought.length,
    'forces left': forces.length,
    'tiles searched': tiles.filter(({ searched }) => searched).length,
  },
  words: {
    battles: fought.map(battleWords),
    'players out': players.filter(({ out }) => out).map(({ faction }) => title(faction)),
  },
})

/** A campaign of one's own, with what was asked for. */
function optionsFor({
  factions,
  map,
}: {
  readonly factions?: readonly string[]
  readonly map?: unknown
}): OptionValues {
  if (factions === undefined && map === undefined) return {}
  return {
    scenario: OWN,
    ...(factions && { factions }),
    ...(map !== undefined && { ownMap: map as OptionValues[string] }),
  }
}

export const tools = {
  sides: ({ factions }: OptionValues): readonly string[] => (factions as readonly Faction[]).map(title),
  maps: {
    roll: (seed: string): object => randomMap(seed),
    faultsOf(document: unknown) {
      const read = readMap(document)
      return read.ok ? [] : read.faults.map((fault) => ({ ...fault, grade: 'fault' as const }))
    },
    optionsFor,
  },
  endingOf,
  chronicle: chronicleOf,
  print: (printed: Printed): Printables => campaignPrintables(printed),
}
