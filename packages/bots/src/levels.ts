import type { Command } from '@shamble/kernel'
import type { Bot } from './bot.ts'
import { SearchingBot, type SearchSettings } from './search.ts'

export const LEVELS = ['random', 'competent', 'searching'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

/** Any of the choices, each as likely. */
const random: Bot = {
  choose: ({ choices, dice }) => ({
    command: choices[dice.draw('bot', choices.length)] as Command,
    why: 'Any of the choices, by luck.',
  }),
}

/** What the game says a competent player does. */
const competent: Bot = {
  choose: ({ game, view, book, seat, choices }) => game.advise(view, book, seat, choices),
}

/** A bot for one seat of one match: it may remember what it has planned. */
export function botFor(level: Level, settings: Partial<SearchSettings> = {}): Bot {
  switch (level) {
    case 'random':
      return random
    case 'competent':
      return competent
    case 'searching':
      return new SearchingBot(settings)
  }
}
