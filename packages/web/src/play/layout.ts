import type { Panel } from './context.ts'
import type { PlayState } from './use-play-state.ts'

/** What both layouts are given. */
export interface Parts {
  readonly state: PlayState
  readonly panel: Panel
  readonly setPanel: (panel: Panel) => void
  readonly clause: string | null
  readonly layers: Readonly<Record<string, boolean>>
  readonly changeLayers: (layers: Readonly<Record<string, boolean>>) => void
  readonly title: string
  readonly onSettings: () => void
  /** The first-game guide plays along. */
  readonly guide: boolean
}
