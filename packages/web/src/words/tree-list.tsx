/** A tree in words with one focus, which the arrow keys move: of the table, or of what is being built. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { moveFocus, rowsOf, type TreeNode } from './tree.ts'

export interface TreeListProps<N extends TreeNode<N>> {
  readonly label: string
  readonly class: string
  readonly nodes: readonly N[]
  readonly isOpen: (node: N) => boolean
  readonly onToggle: (node: N) => void
  /** `more`: besides what was chosen before. */
  readonly onAct: (node: N, more: boolean) => void
  /** What is chosen by itself; left out, whatever has the focus is. */
  readonly chosen?: readonly string[]
  /** Letters lead to the next node that begins with them. */
  readonly letters: boolean
  readonly classOf?: (node: N) => string
  /** Further keys; true for those that did something. */
  readonly onKey?: (event: KeyboardEvent, node: N) => boolean
}

export function TreeList<N extends TreeNode<N>>(props: TreeListProps<N>) {
  const { nodes, isOpen, onToggle, onAct, chosen, letters, classOf, onKey } = props
  const [at, setAt] = useState<string | null>(null)
  const box = useRef<HTMLUListElement>(null)
  const wantsFocus = useRef(false)
  /** Where the focus was: what has gone is followed by its neighbour. */
  const place = useRef(0)
  const rows = rowsOf(nodes, isOpen)
  const wanted = at ?? chosen?.at(-1) ?? null
  const focus = rows.find(({ node }) => node.id === wanted) ?? rows[wanted === null ? 0 : clamped(place, rows.length)]
  const last = chosen?.at(-1)
  useEffect(() => {
    if (last === undefined) return
    setAt(null)
    if (!box.current?.contains(document.activeElement))
      box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [last])
  const hadRows = useRef(false)
  // At once: an effect that waits for the screen could still be about the rows before these.
  useLayoutEffect(() => {
    // What took the focus when there was nothing here yet hands it on.
    if (!hadRows.current && rows.length > 0 && isAround(document.activeElement, box.current)) wantsFocus.current = true
    hadRows.current = rows.length > 0
    if (focus) place.current = rows.indexOf(focus)
    if (!wantsFocus.current || !focus) return
    wantsFocus.current = false
    box.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(focus.node.id)}"]`)?.focus()
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!focus || event.altKey) return
    const { node } = focus
    const inside = hasInside(node)
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey
    if (event.key === 'Enter' || event.key === ' ') onAct(node, isMore)
    else if (event.ctrlKey || event.metaKey) return
    else if (event.key === 'ArrowRight' && inside && !isOpen(node)) onToggle(node)
    else if (event.key === 'ArrowLeft' && inside && isOpen(node)) onToggle(node)
    else if (onKey?.(event, node)) wantsFocus.current = true
    else {
      const next = letters || event.key.length > 1 ? moveFocus(rows, focus, event.key) : null
      if (next === null) return
      wantsFocus.current = true
      setAt(next)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <ul
      class={props.class}
      role="tree"
      aria-label={props.label}
      {...(chosen ? { 'aria-multiselectable': true } : {})}
      ref={box}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ node, level, set, of }) => {
        const inside = hasInside(node)
        return (
          <li
            key={node.id}
            role="treeitem"
            aria-level={level}
            aria-posinset={set}
            aria-setsize={of}
            {...(inside ? { 'aria-expanded': isOpen(node) } : {})}
            aria-selected={chosen ? chosen.includes(node.id) : node.id === focus?.node.id}
            tabIndex={node.id === focus?.node.id ? 0 : -1}
            data-node={node.id}
            class={[inside ? (isOpen(node) ? 'open' : 'shut') : '', classOf?.(node) ?? ''].filter(Boolean).join(' ')}
            style={{ '--level': level }}
            onClick={(event) => {
              setAt(node.id)
              onAct(node, event.shiftKey || event.ctrlKey || event.metaKey)
            }}
          >
            {node.text}
          </li>
        )
      })}
    </ul>
  )
}

const isAround = (holder: Element | null, tree: Element | null): boolean =>
  holder !== null && holder !== document.body && holder.contains(tree)

const hasInside = <N extends TreeNode<N>>(node: N): boolean => (node.children?.length ?? 0) > 0

const clamped = ({ current }: { readonly current: number }, length: number): number =>
  Math.max(0, Math.min(current, length - 1))
