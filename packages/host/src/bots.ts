import { type Bot, COMPETENT, RANDOM } from '@shamble/bots'
import type { BotLevel } from './protocol.ts'

export type BotMaker = () => Bot

/** A maker of bots for every level; whoever looks ahead is loaded when first wanted. */
export async function botMakers(levels: Iterable<BotLevel>): Promise<ReadonlyMap<BotLevel, BotMaker>> {
  const makers = new Map<BotLevel, BotMaker>()
  for (const level of levels) makers.set(level, await botMaker(level))
  return makers
}

async function botMaker(level: BotLevel): Promise<BotMaker> {
  if (level === 'random') return () => RANDOM
  if (level === 'competent') return () => COMPETENT
  const { SearchingBot } = await import('./searching.ts')
  return () => new SearchingBot()
}
