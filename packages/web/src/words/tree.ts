export interface TreeNode<N> {
  readonly id: string
  readonly text: string
  readonly children?: readonly N[]
}

/** A node of the tree that can be seen, with its place among its neighbours. */
export interface Row<N> {
  readonly node: N
  readonly level: number
  readonly set: number
  readonly of: number
  readonly parent: string | null
}

/** The nodes that can be seen, from the top. */
export function rowsOf<N extends TreeNode<N>>(
  nodes: readonly N[],
  isOpen: (node: N) => boolean,
  level = 1,
  parent: string | null = null,
): Row<N>[] {
  return nodes.flatMap((node, i) => [
    { node, level, set: i + 1, of: nodes.length, parent },
    ...(node.children && isOpen(node) ? rowsOf(node.children, isOpen, level + 1, node.id) : []),
  ])
}

/** Where a key leads from a node; null if nowhere. */
export function moveFocus<N extends TreeNode<N>>(rows: readonly Row<N>[], from: Row<N>, key: string): string | null {
  const at = rows.indexOf(from)
  const to = (index: number): string | null => rows[index]?.node.id ?? null
  switch (key) {
    case 'ArrowDown':
      return to(at + 1)
    case 'ArrowUp':
      return to(at - 1)
    case 'Home':
      return to(0)
    case 'End':
      return to(rows.length - 1)
    case 'ArrowRight':
      return rows[at + 1]?.parent === from.node.id ? to(at + 1) : null
    case 'ArrowLeft':
      return from.parent
    default:
      if (key.length !== 1) return null
      return (
        [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ node }) =>
          node.text.toLowerCase().startsWith(key.toLowerCase()),
        )?.node.id ?? null
      )
  }
}
