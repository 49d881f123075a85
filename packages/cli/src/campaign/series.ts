import {
  type AnyMatch,
  anyMatch,
  digest,
  faultText,
  nextByAdvice,
  type OptionValues,
  prepare,
  seededDice,
  startMatch,
} from '@shamble/kernel'
import type { Ending } from '@shamble/shelf'
import { campaignOf, shelfOf } from '../games.ts'

/** Many campaigns that differ only in their seeds: plain data, so that it can be sent to a worker. */
export interface CampaignSpec {
  readonly of: string
  readonly options: OptionValues
  readonly seed: string
}

export interface CampaignLine extends Ending {
  readonly commands: number
  readonly digest: string
}

const MOST_COMMANDS = 10_000

/** Campaign number `i` of a series, played by bots to its end. A refused command or no end is an error. */
export function campaignNo({ of, options, seed }: CampaignSpec, i: number): AnyMatch {
  const { game } = campaignOf(of)
  const battles = shelfOf(of).game
  const own = `${seed}/${i}`
  const holders = Object.fromEntries(game.seats(options).map((seat) => [seat, { bot: 'competent' }]))
  const prepared = prepare(game, options, holders)
  if (!prepared.ok) throw new Error(faultText(prepared.fault))
  const match = anyMatch(startMatch(game, prepared.setup, seededDice(`${own}/dice`)))
  while (match.pending() !== null) {
    if (match.entries.length > MOST_COMMANDS) throw new Error('the campaign has no end')
    const { seat, command } = nextByAdvice(game, match.table, battles, own)
    const answer = match.submit(seat, null, command as never)
    if (answer.ok !== true) throw new Error(`${seat}: ${JSON.stringify(command)} is not carried out`)
  }
  return match
}

export function lineOf(of: string, { table, entries }: AnyMatch): CampaignLine {
  return { ...campaignOf(of).endingOf(table.state), commands: entries.length, digest: digest(table.state) }
}
