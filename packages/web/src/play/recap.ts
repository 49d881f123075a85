/** What the dead did while one looked on: a sentence, and what was told one by one. */
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import { type LogItem, plain } from './log-item.ts'
import { summaryOf } from './summary.ts'

/** So many figures have to do with what others did before anybody needs it told again. */
const A_CROWD = 4

/** Null: nothing that anybody needs told again. */
export function useRecap() {
  const { session, nameOf } = usePlay()
  const scene = useSignal(session.scene)
  const moving = useSignal(session.moving)
  const past = useSignal(session.past)
  const items = session.recent.filter(({ line }) => line.about.length > 0 && line.words.length > 0)
  const deeds = useSignal(session.summary)
  const curtain = useSignal(session.curtain)
  // Whoever is to have the screen next has looked on as well.
  const isOthers = scene?.pending && !session.myTurn && curtain?.how !== 'ribbon'
  // At the end of a game everything is told elsewhere.
  const isOver = scene?.pending === null
  if (moving || isOthers || isOver || (!deeds && new Set(items.flatMap(({ line }) => line.about)).size < A_CROWD))
    return null
  const n = past ? items.findIndex(({ key }) => key === past.item.key) : -1
  // The board goes back to it: what is pointed at there could no longer be chosen.
  const show = (next: number | null): void => {
    const item = next === null ? undefined : items[next]
    if (item) void session.showThen(item)
    else session.backToNow()
  }
  return { summary: deeds ? summaryOf(deeds, nameOf) : '', items, n, item: items[n], show }
}

export const told = ({ line }: LogItem, nameOf: (figure: string) => string): string =>
  plain(
    line.words.filter((part) => typeof part === 'string' || !('clause' in part)),
    nameOf,
  )
