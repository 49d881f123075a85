import type { Bot } from './bot.ts'
import type { Level } from './levels.ts'
import { SearchingBot, type SearchSettings } from './search.ts'
import { COMPETENT, RANDOM, RUNNER } from './simple.ts'

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
