/** The table in words: a second view of the same model. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { useWholeBook } from './book.tsx'
import { usePlay } from './context.ts'
import type { WordNode } from './game-display.ts'
import type { PlaySession } from './session.ts'
import { useSignal } from '../ui/use-signal.ts'
import { TreeList } from '../words/tree-list.tsx'

export function WordsTree() {
  const { session } = usePlay()
  const book = useWholeBook()
  useSignal(session.scene)
  useSignal(session.selection)
  useSignal(session.hints)
  useSignal(session.moving)
  useSignal(session.past)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const nodes = session.scene.value ? (book?.words(session.situation()) ?? []) : []
  // The first level is open when the tree is first seen.
  const known = useRef(new Set<string>())
  useEffect(() => {
    const fresh = nodes.filter(({ id }) => !known.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) known.current.add(id)
    setOpen((before) => new Set([...before, ...fresh.map(({ id }) => id)]))
  })
  const toggle = ({ id }: WordNode): void => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <TreeList
      label="The table in words"
      class="words-tree"
      nodes={nodes}
      isOpen={({ id }) => open.has(id)}
      onToggle={toggle}
      onAct={(node) => {
        if (node.act) actOf(node.act, session)
        else if (node.children?.length) toggle(node)
      }}
      letters
      classOf={(node) => (node.act ? 'acts' : '')}
    />
  )
}

/** Choosing a node does what the picture would do. */
function actOf(act: NonNullable<WordNode['act']>, session: PlaySession): void {
  const { figure, order, place, commands } = act
  if (commands) return void session.do({ commands })
  if (place !== undefined) {
    const { value } = session.selection
    return session.aim({ ...value, figure: figure ?? value.figure, order: order ?? value.order, aim: place })
  }
  if (figure !== undefined) session.chooseFigure(figure)
  if (order !== undefined) session.order(order)
}
