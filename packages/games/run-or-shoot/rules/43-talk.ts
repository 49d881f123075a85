/** rs.secrecy.3 When people may not write to each other. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Look } from '../state.ts'

/** rs.secrecy.3 As long as cards are chosen. */
export const talkRests = ({ state, book }: Look): Refusal | null =>
  state.step === '1' && !book.mayChatWhilePlanning()
    ? refuse('rs.secrecy.3', 'Nobody writes to anybody while cards are chosen.')
    : null
