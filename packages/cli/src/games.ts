import type { AnyGame } from '@shamble/kernel'
import {
  type AnyCampaignTools,
  type GameEntry,
  GAMES as ENTRIES,
  type Trials,
  trialsOf,
  type Workshop,
} from '@shamble/shelf'
import { quoted, Stop } from './stop.ts'

/** A game with all that the command line asks of it, loaded. */
export interface Shelf extends Pick<GameEntry, 'print' | 'muster'> {
  readonly game: AnyGame
  trials(): Promise<Trials>
  /** Where its rules and their tests are, from the top of the repository. */
  readonly folder: string
  readonly workshop?: Workshop
  readonly campaign?: Campaign
}

export interface Campaign extends AnyCampaignTools {
  /** The game of which it is a campaign. */
  readonly of: string
  readonly game: AnyGame
}

const campaignIn = async ({ about, campaign }: GameEntry): Promise<Campaign | undefined> =>
  campaign && { of: about.id, game: await campaign.whole(), ...(await campaign.tools()) }

async function shelved(entry: GameEntry): Promise<Shelf> {
  const { about, print, muster } = entry
  const [game, workshop, campaign] = await Promise.all([entry.whole(), entry.workshop?.(), campaignIn(entry)])
  const folder = `packages/games/${about.id}`
  return {
    game,
    folder,
    trials: () => trialsOf(entry),
    ...(print && { print }),
    ...(muster && { muster }),
    ...(workshop && { workshop }),
    ...(campaign && { campaign }),
  }
}

export const SHELVES: readonly Shelf[] = await Promise.all(ENTRIES.map(shelved))

export const GAMES: readonly AnyGame[] = SHELVES.map(({ game }) => game)

export const CAMPAIGNS: readonly Campaign[] = SHELVES.flatMap(({ campaign }) => campaign ?? [])

/** Every game of which there can be a save. */
export const SAVED_GAMES: readonly AnyGame[] = [...GAMES, ...CAMPAIGNS.map(({ game }) => game)]

export function shelfOf(id: string): Shelf {
  const found = SHELVES.find(({ game }) => game.id === id)
  if (!found) throw new Stop(`there is no game ${quoted(id)}; there are ${GAMES.map((game) => game.id).join(', ')}`)
  return found
}

export function campaignOf(id: string): Campaign {
  const found = CAMPAIGNS.find(({ of }) => of === id)
  if (found) return found
  throw new Stop(
    `there is no campaign of ${quoted(id)}; there are those of ${CAMPAIGNS.map(({ of }) => of).join(', ')}`,
  )
}
