import {
  type CampaignEvent,
  type CampaignKit,
  chronicleOf,
  deadWalkCampaign,
  nextByBots,
} from '@shamble/dead-walk/campaign'
import { type AnyGame, type AnyTable, anyGame, type GameEvent, type Seat, type Standing } from '@shamble/kernel'
import { GAMES } from '../games.ts'
import { quoted, Stop } from '../stop.ts'

/** How one scenario of a campaign went. */
export interface Stage {
  readonly scenario: string
  readonly grade: string
  readonly starters: number
  readonly survivors: number
}

/** What is counted of a campaign that is over. */
export interface Ending {
  readonly won: boolean
  readonly reason: string
  readonly stages: readonly Stage[]
  /** The levels of those who are with the team at the end. */
  readonly levels: readonly number[]
  /** Why people are no more with it, and since which scenario. */
  readonly gone: readonly { readonly scenario: string; readonly fate: string }[]
}

/** One sentence of a chronicle, and the scenario in or after which it happened. */
export interface ChronicleLine {
  readonly scenario: string | null
  readonly person: string | null
  readonly clause: string
  readonly says: string
}

/** A campaign: a game of its own, beside which the matches of another are played. */
export interface Campaign {
  /** The game of which it is a campaign. */
  readonly of: string
  readonly game: AnyGame
  /** Scenarios in their order, and the grades from the best to the worst. */
  readonly scenarios: readonly (readonly [id: string, title: string])[]
  readonly grades: readonly string[]
  /** What bots do next, matches included. */
  next(table: AnyTable, seed: string): { readonly seat: Seat; readonly command: unknown }
  endingOf(state: Standing): Ending
  chronicle(events: readonly GameEvent[]): { readonly lines: readonly ChronicleLine[]; readonly growth: object }
}

function deadWalkEnding(state: CampaignKit['state']): Ending {
  return {
    won: (state.outcome?.winners.length ?? 0) > 0,
    reason: state.outcome?.reason ?? '',
    stages: state.record,
    levels: state.roster.map(({ sheet }) => sheet.level),
    gone: state.gone.map(({ scenario, fate }) => ({ scenario, fate })),
  }
}

const titlesOf = (ids: readonly string[]): Campaign['scenarios'] => {
  const all = GAMES.find(({ id }) => id === 'dead-walk')?.scenarios ?? []
  return ids.map((id) => [id, all.find((one) => one.id === id)?.title ?? id])
}

export const CAMPAIGNS: readonly Campaign[] = [
  {
    of: 'dead-walk',
    game: anyGame(deadWalkCampaign),
    scenarios: titlesOf(['shopping-list', 'mercy', 'night-at-millers', 'nine-forty-bus', 'quiet-hands', 'last-boat']),
    grades: ['major-hero', 'minor-hero', 'minor-zombie', 'major-zombie'],
    next: (table, seed) => nextByBots(table as unknown as Parameters<typeof nextByBots>[0], seed),
    endingOf: (state) => deadWalkEnding(state as CampaignKit['state']),
    chronicle: (events) => chronicleOf(events as readonly CampaignEvent[]),
  },
]

/** Every game of which there can be a save. */
export const SAVED_GAMES: readonly AnyGame[] = [...GAMES, ...CAMPAIGNS.map(({ game }) => game)]

export function campaignOf(id: string): Campaign {
  const found = CAMPAIGNS.find(({ of }) => of === id)
  if (found) return found
  throw new Stop(
    `there is no campaign of ${quoted(id)}; there are those of ${CAMPAIGNS.map(({ of }) => of).join(', ')}`,
  )
}
