import { useMemo, useState } from 'preact/hooks'
import { ONLOOKER, type OpenMatch } from '../engine/client.ts'
import type { SeatSlot } from '../play/game-display.ts'

/** Through whose eyes a replay is seen. */
export interface Eyes {
  /** The line whose views are shown. */
  readonly line: string
  /** Whose eyes those are; empty for everyone's. */
  readonly side: string
  readonly sides: readonly string[]
  readonly lookAs: (side: string) => void
}

/** Every side of these seats can be looked at: none before the end, when nothing is hidden any more. */
export function useEyes(open: OpenMatch, seats: readonly SeatSlot[]): Eyes {
  const [side, setSide] = useState('')
  const sides = useMemo(() => [...new Set(seats.map((one) => one.side))], [seats])
  const lookAs = (next: string): void => {
    const line = lineOf(next)
    if (next !== '' && !open.model.value.lines[line])
      open.join(
        line,
        seats.filter((one) => one.side === next).map(({ seat }) => seat),
      )
    setSide(next)
  }
  return { line: lineOf(side), side, sides, lookAs }
}

const lineOf = (side: string): string => (side === '' ? ONLOOKER : `as ${side}`)
