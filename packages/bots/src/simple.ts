import type { Command } from '@shamble/kernel'
import type { Bot } from './bot.ts'

/** Any of the choices, each as likely. */
export const RANDOM: Bot = {
  choose: ({ choices, dice }) => ({
    command: choices[dice.draw('bot', choices.length)] as Command,
    why: 'Any of the choices, by luck.',
  }),
}

/** The game's simpler player; where there is none, the competent one. */
export const RUNNER: Bot = {
  choose: ({ game, view, book, seat, choices }) =>
    game.runner ? game.runner(view, book, seat, choices) : game.advise(view, book, seat, choices),
}

/** What the game says a competent player does. */
export const COMPETENT: Bot = {
  choose: ({ game, view, book, seat, choices }) => game.advise(view, book, seat, choices),
}
