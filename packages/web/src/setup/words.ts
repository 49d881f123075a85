/** Who holds a seat, in words. */
import type { BotLevel, SeatChoice } from '@shamble/host'

export const LEVEL_WORDS: Readonly<Record<BotLevel, { readonly label: string; readonly says: string }>> = {
  random: { label: 'clumsy bot', says: 'Does anything the rules allow.' },
  competent: { label: 'steady bot', says: 'Plays sensibly and at once.' },
  searching: { label: 'sharp bot', says: 'Looks ahead before it decides.' },
}

export const LEVELS = Object.keys(LEVEL_WORDS) as readonly BotLevel[]

/** "a steady bot", "you", "Ruth". */
export const holderWords = (choice: SeatChoice): string =>
  choice.kind === 'bot' ? `a ${LEVEL_WORDS[choice.level].label}` : choice.name === YOU ? 'you' : choice.name

/** The name of whoever needs none. */
export const YOU = 'You'

/** First letter large. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
