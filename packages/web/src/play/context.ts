import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Cell } from '../engine/signal.ts'
import type { AnyDisplay } from './game-display.ts'
import type { PlaySession } from './session.ts'
import type { Viewport } from './viewport.ts'

/** What opens over the right rail. */
export type Panel = 'rules' | 'layers' | 'words' | 'menu' | 'talk' | null

/** What every part of the table needs. */
export interface InPlay {
  readonly session: PlaySession
  readonly display: AnyDisplay
  readonly viewport: Viewport
  /** A figure's name as people say it. */
  readonly nameOf: (figure: string) => string
  /** Opens the rules at a clause. */
  readonly openRules: (clause: string | null) => void
  readonly say: (words: string) => void
  /** What people write to each other. */
  readonly openTalk: () => void
  /** The last saying that was read here. */
  readonly talkRead: Cell<number>
  /** Undo is pointed at: what it would take back shows on the board. */
  readonly undoing: Cell<boolean>
  /** Places that somebody wants to be shown on the board. */
  readonly shown: Cell<readonly string[]>
}

export const PlayContext = createContext<InPlay | null>(null)

export function usePlay(): InPlay {
  const at = useContext(PlayContext)
  if (!at) throw new Error('there is no table here')
  return at
}
