/** What the dead did while one looked on: a sentence, and what was told one by one. */
import { useState } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { around } from './camera.ts'
import { usePlay } from './context.ts'
import { type LogItem, plain } from './log-item.ts'
import { summaryOf } from './summary.ts'

/** So many figures have to do with what others did before anybody needs it told again. */
const A_CROWD = 4

/** Null: nothing that anybody needs told again. `top`: so much of the board is covered from above. */
export function useRecap(top: number) {
  const { session, display, viewport, nameOf } = usePlay()
  const scene = useSignal(session.scene)
  const moving = useSignal(session.moving)
  const items = session.recent.filter(({ line }) => line.about.length > 0 && line.words.length > 0)
  const [at, setAt] = useState<{ readonly of: unknown; readonly n: number } | null>(null)
  const deeds = useSignal(session.summary)
  const isOthers = scene?.pending && !session.myTurn
  if (moving || isOthers || (!deeds && new Set(items.flatMap(({ line }) => line.about)).size < A_CROWD)) return null
  const n = at && at.of === scene?.items ? at.n : 0
  const show = (next: number | null): void => {
    setAt(next === null ? null : { of: scene?.items, n: next })
    const about = next === null ? [] : (items[next]?.line.about ?? [])
    session.hover(about[0] ?? null)
    const seen = { view: session.scene.value?.view, options: session.options }
    const rect = around(about.flatMap((one) => display.board.placeRect(one, seen) ?? []))
    if (rect) viewport.reveal(rect, { ...viewport.insets, top })
  }
  const item = at && at.of === scene?.items ? items[n] : undefined
  return { summary: deeds ? summaryOf(deeds, nameOf) : '', items, n, item, show }
}

export const told = ({ line }: LogItem, nameOf: (figure: string) => string): string =>
  plain(
    line.words.filter((part) => typeof part === 'string' || !('clause' in part)),
    nameOf,
  )
