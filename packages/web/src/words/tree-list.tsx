/** A tree in words with one focus, which the arrow keys move: of the table, or of what is being built. */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { moveFocus, type Row, rowsOf, type TreeNode } from './tree.ts'

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
  const { nodes, isOpen, onAct, chosen, classOf } = props
  const rows = rowsOf(nodes, isOpen)
  const focusing = useFocus(rows, chosen)
  const { box, focus } = focusing
  return (
    <ul
      class={props.class}
      role="tree"
      aria-label={props.label}
      {...(chosen ? { 'aria-multiselectable': true } : {})}
      ref={box}
      onKeyDown={(event) => pressKey(event, props, rows, focusing)}
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
              focusing.setAt(node.id)
              onAct(node, isMore(event))
            }}
          >
            {node.text}
          </li>
        )
      })}
    </ul>
  )
}

interface Focusing<N> {
  readonly box: RefObject<HTMLUListElement | null>
  readonly focus: Row<N> | undefined
  readonly setAt: (id: string) => void
  /** The row that has it next is given the focus of the page, too. */
  readonly want: () => void
}

/** One row has the focus: that it was moved to, else what was chosen last, else the neighbour of what has gone. */
function useFocus<N extends TreeNode<N>>(rows: readonly Row<N>[], chosen: readonly string[] | undefined): Focusing<N> {
  const [at, setAt] = useState<string | null>(null)
  const box = useRef<HTMLUListElement>(null)
  const wantsFocus = useRef(false)
  /** Where the focus was: what has gone is followed by its neighbour. */
  const place = useRef(0)
  const last = chosen?.at(-1)
  const wanted = at ?? last ?? null
  const focus = rows.find(({ node }) => node.id === wanted) ?? rows[wanted === null ? 0 : clamped(place, rows.length)]
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
  const want = (): void => {
    wantsFocus.current = true
  }
  return { box, focus, setAt, want }
}

function pressKey<N extends TreeNode<N>>(
  event: KeyboardEvent,
  { isOpen, onToggle, onAct, letters, onKey }: TreeListProps<N>,
  rows: readonly Row<N>[],
  { focus, setAt, want }: Focusing<N>,
): void {
  if (!focus || event.altKey) return
  const { node } = focus
  const inside = hasInside(node)
  if (event.key === 'Enter' || event.key === ' ') onAct(node, isMore(event))
  else if (event.ctrlKey || event.metaKey) return
  else if (event.key === 'ArrowRight' && inside && !isOpen(node)) onToggle(node)
  else if (event.key === 'ArrowLeft' && inside && isOpen(node)) onToggle(node)
  else if (onKey?.(event, node)) want()
  else {
    const next = letters || event.key.length > 1 ? moveFocus(rows, focus, event.key) : null
    if (next === null) return
    want()
    setAt(next)
  }
  event.preventDefault()
  event.stopPropagation()
}

const isMore = ({ shiftKey, ctrlKey, metaKey }: KeyboardEvent | MouseEvent): boolean => shiftKey || ctrlKey || metaKey

const isAround = (holder: Element | null, tree: Element | null): boolean =>
  holder !== null && holder !== document.body && holder.contains(tree)

const hasInside = <N extends TreeNode<N>>(node: N): boolean => (node.children?.length ?? 0) > 0

const clamped = ({ current }: { readonly current: number }, length: number): number =>
  Math.max(0, Math.min(current, length - 1))
