/** What is on the table, in words. */
import { useState } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { TreeList } from '../words/tree-list.tsx'
import type { ThingNode } from './game-editor.ts'
import type { EditorSession } from './session.ts'

export function Tree({ session }: { readonly session: EditorSession }) {
  const { now } = useSignal(session.history)
  const { chosen } = session
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  /** Groups are open, things with parts only while they or their parts are chosen; unless somebody wills it otherwise. */
  const isOpen = ({ id, key }: ThingNode): boolean =>
    toggled.has(id) !== (key === null || chosen.some((one) => one.startsWith(key)))
  const toggle = ({ id }: ThingNode): void => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  return (
    <TreeList
      label="What is on the table"
      class="ed-tree"
      nodes={session.editor.tree(now.document)}
      isOpen={isOpen}
      onToggle={toggle}
      onAct={(node, more) => {
        if (node.key === null) return toggle(node)
        if (more) session.toggle(node.key)
        else session.choose(node.key)
        session.onReveal([node.key])
      }}
      chosen={chosen}
      letters={false}
      onKey={({ key }, node) => {
        if ((key !== 'Delete' && key !== 'Backspace') || node.key === null) return false
        if (!chosen.includes(node.key)) session.choose(node.key)
        session.remove()
        return true
      }}
    />
  )
}
