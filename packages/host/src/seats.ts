/** Who sits where at a table, and what its card says of it. */
import { isLevel } from '@shamble/bots'
import type { AnyMatch, Fault, Holder, Save, Seat } from '@shamble/kernel'
import type { BotLevel, MatchCard, MatchSetup, SeatChoice } from './protocol.ts'
import { Refused } from './refused.ts'

/** The level of the bot that holds a seat, if one of ours does. */
export const levelOf = (holder: Holder | undefined): BotLevel | null =>
  holder && 'bot' in holder && isLevel(holder.bot) && holder.bot !== 'runner' ? holder.bot : null

/** The seats of every level of bot. */
export function botSeats(seats: Readonly<Record<Seat, SeatChoice>>): Map<BotLevel, Seat[]> {
  const byLevel = new Map<BotLevel, Seat[]>()
  for (const [seat, choice] of Object.entries(seats))
    if (choice.kind === 'bot') byLevel.set(choice.level, [...(byLevel.get(choice.level) ?? []), seat])
  return byLevel
}

/** The card as the match now stands. */
export function cardOf(card: MatchCard, match: AnyMatch, round: string): MatchCard {
  const { state } = match.table
  const turn = match.game.progress?.(state).turn ?? 0
  const owe = match.needs ? [match.needs.ask.seat] : (match.pending()?.owe ?? [])
  return {
    ...card,
    commands: match.entries.length,
    standing: turn > 0 ? `${round} ${turn}` : 'Setting up',
    waitingFor: owe.filter((seat) => isPerson(card.setup.seats[seat])),
    outcome: state.outcome && { winners: state.outcome.winners, reason: state.outcome.reason },
  }
}

/** The card with a person's seat lent to a bot, or taken back. */
export function lentIn(card: MatchCard, seat: Seat, isLent: boolean): MatchCard {
  const choice = card.setup.seats[seat]
  if (choice?.kind !== 'person') throw new Refused('seat', 'Only a person’s seat can be lent to a bot.')
  const { lent: _, ...own } = choice
  const seats: MatchSetup['seats'] = { ...card.setup.seats, [seat]: isLent ? { ...own, lent: true } : own }
  return { ...card, setup: { ...card.setup, seats } }
}

/** Somebody at the screen decides for it. */
const isPerson = (choice: SeatChoice | undefined): boolean => choice?.kind === 'person' && !choice.lent

/** How the seats of a save are filled; a fault if a bot has a level that nobody knows. */
export function seatsOf(save: Pick<Save, 'holders' | 'physical'>): Record<Seat, SeatChoice> | Fault {
  const seats: Record<Seat, SeatChoice> = {}
  for (const [seat, holder] of Object.entries(save.holders)) {
    if ('person' in holder)
      seats[seat] = { kind: 'person', name: holder.person, physical: save.physical.includes(seat) }
    else if (levelOf(holder)) seats[seat] = { kind: 'bot', level: levelOf(holder) as BotLevel }
    else return { at: `holders.${seat}.bot`, why: `there is no bot ${JSON.stringify(holder.bot)} here` }
  }
  return seats
}

export const isFault = (value: object): value is Fault => 'why' in value && typeof value.why === 'string'

export const isPhysical = (choice: SeatChoice | undefined): boolean => choice?.kind === 'person' && choice.physical

export function holdersOf(seats: MatchSetup['seats']): Record<Seat, Holder> {
  const holders: Record<Seat, Holder> = {}
  for (const [seat, choice] of Object.entries(seats))
    holders[seat] = choice.kind === 'person' ? { person: choice.name } : { bot: choice.level }
  return holders
}

export const blankCard = (id: string, setup: MatchSetup, touched: number): MatchCard => ({
  id,
  game: setup.game,
  title: setup.title,
  setup,
  touched,
  commands: 0,
  standing: '',
  waitingFor: [],
  outcome: null,
})
