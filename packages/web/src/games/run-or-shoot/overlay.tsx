/** Over the edge of the board: the hand that drags, the tape, the switch of storeys, and the cards as they turn over. */
import { useEffect } from 'preact/hooks'
import { HandAndTape } from '../../board/measured/hand-and-tape.tsx'
import { topLevel } from '../../board/measured/storeys.tsx'
import { usePlay } from '../../play/context.ts'
import { rowOf } from '../../sure.ts'
import { later } from '../../ui/later.tsx'
import { EyeSwitch } from './desk/eye.tsx'
import { lookOf } from './read.ts'
import { levelShown, levelTitle, nextLevel, showLevel } from './storeys.ts'
import type { OverlayProps } from './types.ts'

/** Loaded while the first cards are chosen. */
const Reveal = later<OverlayProps>(async () => (await import('./hand/reveal.tsx')).Reveal)

/** Page up and page down, as one leafs. */
const STEPS: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 }

function StoreySwitch(s: OverlayProps) {
  const { session, say } = usePlay()
  const { buildings } = lookOf(s).book.map.terrain
  const top = topLevel(buildings)
  const level = levelShown(s)
  const go = (to: number): void => {
    showLevel(s, to)
    session.selection.set({ ...session.selection.value })
    say(`${levelTitle(to)}.`)
  }
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const step = rowOf(STEPS, event.key)
      const to = level + (step ?? 0)
      if (step === undefined || to < 0 || to > top) return
      event.preventDefault()
      go(to)
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  })
  if (top === 0) return null
  return (
    <button
      type="button"
      class="storey-switch"
      aria-keyshortcuts="PageUp PageDown"
      title="Show the next storey: Page up, Page down"
      onClick={() => go(nextLevel(level, buildings))}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        {Array.from({ length: top + 1 }, (_, i) => (
          <path key={i} class={i === level ? 'on' : ''} d={`M2 ${13 - i * 3.4}l6-2.400 6 2.400-6 2.400z`} />
        ))}
      </svg>
      {levelTitle(level)}
    </button>
  )
}

export function Overlay(props: OverlayProps) {
  return (
    <>
      <HandAndTape />
      <StoreySwitch {...props} />
      <EyeSwitch {...props} />
      {props.view.step !== 'setup' && <Reveal {...props} />}
    </>
  )
}
