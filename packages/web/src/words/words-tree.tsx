/** The table in words: a second view of the same model, as a tree with one focus that the arrow keys move. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { useWholeBook } from '../table/book.tsx'
import { useTable } from '../table/context.ts'
import type { WordNode } from '../table/face.ts'
import { useSignal } from '../ui/use-signal.ts'
import { actOf, moveFocus, rowsOf } from './tree.ts'

export function WordsTree() {
  const { session } = useTable()
  const book = useWholeBook()
  useSignal(session.scene)
  useSignal(session.selection)
  useSignal(session.hints)
  useSignal(session.moving)
  useSignal(session.past)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<string | null>(null)
  const box = useRef<HTMLUListElement>(null)
  const wantsFocus = useRef(false)
  const nodes = session.scene.value ? (book?.words(session.situation()) ?? []) : []
  const rows = rowsOf(nodes, open)
  const focus = rows.find(({ node }) => node.id === at) ?? rows[0]
  // The first level is open when the tree is first seen.
  const known = useRef(new Set<string>())
  useEffect(() => {
    const fresh = nodes.filter(({ id }) => !known.current.has(id))
    if (fresh.length === 0) return
    for (const { id } of fresh) known.current.add(id)
    setOpen((before) => new Set([...before, ...fresh.map(({ id }) => id)]))
  })
  useEffect(() => {
    if (!wantsFocus.current || !focus) return
    wantsFocus.current = false
    box.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(focus.node.id)}"]`)?.focus()
  })
  const toggle = (node: WordNode, to: boolean): void => {
    const next = new Set(open)
    if (to) next.add(node.id)
    else next.delete(node.id)
    setOpen(next)
  }
  const act = (node: WordNode): void => {
    if (node.act) actOf(node.act, session)
    else if (node.children?.length) toggle(node, !open.has(node.id))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!focus || event.altKey || event.ctrlKey || event.metaKey) return
    const { node } = focus
    const isOpen = open.has(node.id)
    const inside = (node.children?.length ?? 0) > 0
    if (event.key === 'Enter' || event.key === ' ') act(node)
    else if (event.key === 'ArrowRight' && inside && !isOpen) toggle(node, true)
    else if (event.key === 'ArrowLeft' && inside && isOpen) toggle(node, false)
    else {
      const next = moveFocus(rows, focus, event.key)
      if (next === null) return
      wantsFocus.current = true
      setAt(next)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ul class="words-tree" role="tree" aria-label="The table in words" ref={box} onKeyDown={onKeyDown}>
      {rows.map(({ node, level, set, of }) => {
        const inside = (node.children?.length ?? 0) > 0
        return (
          <li
            key={node.id}
            role="treeitem"
            aria-level={level}
            aria-posinset={set}
            aria-setsize={of}
            {...(inside ? { 'aria-expanded': open.has(node.id) } : {})}
            aria-selected={node.id === focus?.node.id}
            tabIndex={node.id === focus?.node.id ? 0 : -1}
            data-node={node.id}
            class={`${inside ? (open.has(node.id) ? 'open' : 'shut') : ''}${node.act ? ' acts' : ''}`}
            style={{ '--level': level }}
            onClick={() => {
              setAt(node.id)
              act(node)
            }}
          >
            {node.text}
          </li>
        )
      })}
    </ul>
  )
}
