/** What is on the table, in words: a tree with one focus that the arrow keys move. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import type { ThingNode } from './face.ts'
import type { EditorSession } from './session.ts'

interface Row {
  readonly node: ThingNode
  readonly level: number
  readonly set: number
  readonly of: number
  readonly parent: string | null
}

const rowsOf = (
  nodes: readonly ThingNode[],
  isOpen: (node: ThingNode) => boolean,
  level = 1,
  parent: string | null = null,
): Row[] =>
  nodes.flatMap((node, i) => [
    { node, level, set: i + 1, of: nodes.length, parent },
    ...(node.children && isOpen(node) ? rowsOf(node.children, isOpen, level + 1, node.id) : []),
  ])

export function Tree({ session }: { readonly session: EditorSession }) {
  const { now } = useSignal(session.history)
  const { chosen } = session
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState<string | null>(null)
  const box = useRef<HTMLUListElement>(null)
  const wantsFocus = useRef(false)
  /** Groups are open, things with parts only while they or their parts are chosen; unless somebody wills it otherwise. */
  const isOpen = ({ id, key }: ThingNode): boolean =>
    toggled.has(id) !== (key === null || (chosen?.startsWith(key) ?? false))
  const rows = rowsOf(session.face.tree(now.document), isOpen)
  const focus = rows.find(({ node }) => node.id === (at ?? chosen)) ?? rows[0]
  useEffect(() => {
    setAt(null)
    const row = box.current?.querySelector('[aria-selected="true"]')
    if (!box.current?.contains(document.activeElement)) row?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  useEffect(() => {
    if (!wantsFocus.current || !focus) return
    wantsFocus.current = false
    box.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(focus.node.id)}"]`)?.focus()
  })
  const toggle = (id: string): void => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  const act = ({ id, key }: ThingNode): void => {
    if (key === null) return toggle(id)
    session.choose(key)
    session.onReveal(key)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!focus || event.altKey || event.ctrlKey || event.metaKey) return
    const { node } = focus
    const place = rows.indexOf(focus)
    const inside = (node.children?.length ?? 0) > 0
    const to = (id: string | undefined): void => {
      if (id === undefined) return
      wantsFocus.current = true
      setAt(id)
    }
    if (event.key === 'Enter' || event.key === ' ') act(node)
    else if (event.key === 'Delete' && node.key !== null) {
      session.choose(node.key)
      session.remove()
    } else if (event.key === 'ArrowDown') to(rows[place + 1]?.node.id)
    else if (event.key === 'ArrowUp') to(rows[place - 1]?.node.id)
    else if (event.key === 'Home') to(rows[0]?.node.id)
    else if (event.key === 'End') to(rows.at(-1)?.node.id)
    else if (event.key === 'ArrowRight' && inside)
      if (!isOpen(node)) toggle(node.id)
      else to(rows[place + 1]?.node.id)
    else if (event.key === 'ArrowLeft')
      if (inside && isOpen(node)) toggle(node.id)
      else to(focus.parent ?? undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ul class="ed-tree" role="tree" aria-label="What is on the table" ref={box} onKeyDown={onKeyDown}>
      {rows.map(({ node, level, set, of }) => {
        const inside = (node.children?.length ?? 0) > 0
        return (
          <li
            key={node.id}
            role="treeitem"
            aria-level={level}
            aria-posinset={set}
            aria-setsize={of}
            {...(inside ? { 'aria-expanded': isOpen(node) } : {})}
            aria-selected={node.key !== null && node.key === chosen}
            tabIndex={node.id === focus?.node.id ? 0 : -1}
            data-node={node.id}
            class={inside ? (isOpen(node) ? 'open' : 'shut') : ''}
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
