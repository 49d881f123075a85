import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../settings/settings.ts'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'

/** What has just been shown is heard, and one soft tone says that a decision is due. Nothing is loaded while it is off. */
export function Sounds(): null {
  const { session } = usePlay()
  const on = useSignal(settings).sound === 'on'
  const scene = useSignal(session.scene)
  useSignal(session.moving)
  const heard = useRef<string | null | undefined>(undefined)
  const mine = useRef(false)
  const items = scene?.items ?? []
  const last = items.at(-1)?.key ?? null
  const turn = session.myTurn
  useEffect(() => {
    if (!scene?.items) return
    const before = heard.current
    heard.current = last
    const begins = turn && !mine.current
    mine.current = turn
    // What was there when the table was laid, or before it was switched on, is no news.
    if (!on || before === undefined) return
    const from = before === null ? 0 : items.findLastIndex(({ key }) => key === before) + 1
    const fresh = from === 0 && before !== null ? [] : items.slice(from)
    if (fresh.length === 0 && !begins) return
    void import('./sound.ts').then(({ cuesOf, sound }) => {
      const cues = cuesOf(fresh.map(({ line }) => line))
      sound(begins ? [...cues, 'turn'] : cues)
    })
  }, [last, turn, on, scene])
  return null
}
