import type { Bot } from './bot.ts'
import { SearchingBot, type SearchSettings } from './search.ts'
import { COMPETENT, RANDOM, RUNNER } from './simple.ts'

export const LEVELS = ['random', 'runner', 'competent', 'searching'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

/** A bot for one seat of one match: it may remember what it has planned. */
export function botFor(level: Level, settings: Partial<SearchSettings> = {}): Bot {
  switch (level) {
    case 'random':
      return RANDOM
    case 'runner':
      return RUNNER
    case 'competent':
      return COMPETENT
    case 'searching':
      return new SearchingBot(settings)
  }
}
