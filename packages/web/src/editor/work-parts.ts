import type { ComponentChildren } from 'preact'
import type { TroubleWords } from '../ui/trouble.tsx'
import type { Viewport } from '../play/viewport.ts'
import type { Keeping } from './keeping.ts'
import type { EditorSession } from './session.ts'
import type { Trial } from './trial.ts'

/** What the workbench is made of, however wide it is. */
export interface Parts {
  readonly session: EditorSession
  readonly viewport: Viewport
  readonly trial: Trial
  readonly kept: Keeping
  readonly play: () => void
  readonly setUp: () => void
  readonly onTrouble: (trouble: TroubleWords | null) => void
  readonly notice: ComponentChildren
}
