/** Which storey of the table is shown: that of whoever is chosen, unless another was asked for. */
import type { Building } from '@shamble/table'
import { topLevel } from '../../board/measured/storeys.tsx'
import { survivorCalled, zedCalled } from './words/titles.ts'
import type { DisplayState } from './types.ts'

type Chosen = Pick<DisplayState, 'view' | 'selection' | 'memory'>

interface Asked {
  readonly level: number
  /** Whom it was asked for, and where he stood: the next one is shown where he is. */
  readonly of: string
}

const ASKED = new WeakMap<DisplayState['memory'], Asked>()

const ownLevel = ({ view, selection: { figure } }: Chosen): number =>
  (survivorCalled(view, figure) ?? zedCalled(view, figure))?.level ?? 0

const keyOf = (s: Chosen): string => `${s.selection.figure} ${ownLevel(s)}`

export function levelShown(s: Chosen): number {
  const asked = ASKED.get(s.memory)
  return asked?.of === keyOf(s) ? asked.level : ownLevel(s)
}

/** Whoever asks draws the board anew by choosing the same again. */
export const showLevel = (s: Chosen, level: number): void => void ASKED.set(s.memory, { level, of: keyOf(s) })

/** One up, and from the top down to the ground again. */
export const nextLevel = (level: number, buildings: readonly Building[]): number =>
  level >= topLevel(buildings) ? 0 : level + 1

const LEVELS: readonly string[] = ['Ground', 'One floor up', 'Two floors up', 'Three floors up']

/** What is upstairs may be a floor here and a roof there. */
export const levelTitle = (level: number): string => LEVELS[level] ?? `${level} floors up`
