/** What the conformance suite is told of this game: who knows all, and what is told to nobody else. */
import { UMPIRE } from '../state.ts'

export const SECRETS = {
  umpires: [UMPIRE],
  untold: [
    'set up',
    'drew in secret',
    'rolled in secret',
    'roused in secret',
    'disturbed in secret',
    'calmed in secret',
    'horde activated',
    'zed moved',
    'drifted',
  ],
} as const
