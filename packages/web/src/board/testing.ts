/** A document of a few lines: enough to draw a board into and to read it, where there is no browser and none is needed. */
import { type ComponentChild, type ContainerNode, render } from 'preact'

class Node extends EventTarget {
  readonly localName: string
  readonly namespaceURI: string
  readonly nodeType: number
  readonly style = {
    setProperty(name: string, value: string): void {
      Object.assign(this, { [name]: value })
    },
  }
  readonly attributes = new Map<string, string>()
  childNodes: Node[] = []
  parentNode: Node | null = null
  data = ''

  constructor(localName: string, namespaceURI = '', nodeType = 1) {
    super()
    this.localName = localName
    this.namespaceURI = namespaceURI
    this.nodeType = nodeType
  }
  get ownerDocument() {
    return {
      createElementNS: (space: string, name: string): Node => new Node(name, space),
      createTextNode: (text: unknown): Node => Object.assign(new Node('', '', 3), { data: String(text) }),
    }
  }
  get firstChild(): Node | null {
    return this.childNodes[0] ?? null
  }
  get nextSibling(): Node | null {
    const all = this.parentNode?.childNodes ?? []
    return all[all.indexOf(this) + 1] ?? null
  }
  insertBefore(node: Node, before: Node | null): void {
    node.remove()
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length
    this.childNodes.splice(at, 0, node)
    node.parentNode = this
  }
  remove(): void {
    if (this.parentNode) this.parentNode.childNodes = this.parentNode.childNodes.filter((one) => one !== this)
    this.parentNode = null
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value))
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
}

/** Something drawn: an element with what it says of itself. */
export interface Drawn {
  readonly name: string
  readonly kind: string
  readonly attributes: ReadonlyMap<string, string>
  readonly words: string
  /** The outlines of all paths within. */
  readonly paths: readonly string[]
}

const wordsIn = ({ data, childNodes }: Node): string => data + childNodes.map(wordsIn).join('')

const everyNode = (node: Node): Node[] => node.childNodes.flatMap((one) => [one, ...everyNode(one)])

/** Draws, and draws again; `all` finds what has a class, in the order in which it was painted. */
export function drawing(first: ComponentChild) {
  const root = new Node('div')
  // A container is asked for no more than a node has.
  const again = (what: ComponentChild): void => render(what, root as unknown as ContainerNode)
  again(first)
  const elements = (): Drawn[] =>
    everyNode(root)
      .filter(({ nodeType }) => nodeType === 1)
      .map((node) => ({
        name: node.localName,
        kind: node.attributes.get('class') ?? '',
        attributes: node.attributes,
        words: wordsIn(node),
        paths: everyNode(node).flatMap(({ attributes }) => attributes.get('d') ?? []),
      }))
  return {
    again,
    clear: () => again(null),
    all: (kind: string): Drawn[] => elements().filter((one) => one.kind.split(' ').includes(kind)),
  }
}
