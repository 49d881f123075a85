/** "What if": the chosen figure looks and is looked for as if it stood where one points. It decides nothing. */
import './what-if.css'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'

/** The switch; none where a game has nothing to say to it, or nobody is to act. */
export function WhatIf({ small = false }: { readonly small?: boolean }) {
  const { session, display } = usePlay()
  const on = useSignal(session.supposing)
  useSignal(session.scene)
  useSignal(session.moving)
  const { figure } = useSignal(session.selection)
  if (!display.board.supposes || figure === null || !session.myTurn) return null
  const says = on ? 'Back to where everybody stands' : 'Point at a place: who could be seen, and who could attack there'
  return (
    <button
      type="button"
      class={`what-if${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-keyshortcuts="V"
      aria-label="What if"
      title={`${says} (V)`}
      onClick={() => session.suppose(!on)}
    >
      <Icon name="eye" small />
      {!small && 'What if'}
    </button>
  )
}
