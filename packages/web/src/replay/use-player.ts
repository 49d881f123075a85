/** A replay as it runs: where it is, whether it plays, how fast. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { LogItem } from '../play/log-item.ts'
import { type Stop, step, stopsOf, type Stretch, stretchesOf } from './timeline.ts'

const BEAT_MS = 700
export const SPEEDS = ['1', '2', '8'] as const
type Speed = (typeof SPEEDS)[number]

export interface Player {
  readonly at: number
  readonly playing: boolean
  readonly speed: Speed
  readonly stops: readonly Stop[]
  readonly stretches: readonly Stretch[]
  goTo(at: number): void
  step(by: 1 | -1, turn?: boolean): void
  toggle(): void
  setSpeed(speed: Speed): void
}

export function usePlayer(items: readonly LogItem[], entries: number): Player {
  const [at, setAt] = useState<number | null>(null)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('1')
  const stops = useMemo(() => stopsOf(items), [items])
  const stretches = useMemo(() => stretchesOf(items, entries), [items, entries])
  const here = Math.min(at ?? entries, entries)
  const last = here >= entries
  useEffect(() => {
    if (!playing) return
    if (last) return setPlaying(false)
    const timer = setTimeout(() => setAt(step(stops, stretches, here, 1, false, entries)), BEAT_MS / Number(speed))
    return () => clearTimeout(timer)
  }, [playing, here, speed, entries, stops])
  return {
    at: here,
    playing,
    speed,
    stops,
    stretches,
    goTo: (to) => {
      setPlaying(false)
      setAt(Math.max(0, Math.min(entries, to)))
    },
    step: (by, turn = false) => {
      setPlaying(false)
      // From wherever it has come to: keys may be pressed faster than the page is drawn.
      setAt((before) => step(stops, stretches, Math.min(before ?? entries, entries), by, turn, entries))
    },
    toggle: () => {
      if (!playing && last) setAt(0)
      setPlaying(!playing)
    },
    setSpeed,
  }
}
