/** The tools, with their keys. */
import { useSignal } from '../ui/use-signal.ts'
import type { EditorSession } from './session.ts'

const SELECT = {
  id: null,
  label: 'Choose',
  icon: 'M5 3.500v15l4-3.500 2.500 6 3-1.200-2.500-5.800H18z',
  key: 's',
} as const

export function Palette({ session }: { readonly session: EditorSession }) {
  const { tool } = useSignal(session.hand)
  const button = (id: string | null, label: string, icon: string, key: string) => (
    <button
      key={label}
      type="button"
      class="ed-tool"
      aria-pressed={tool === id}
      aria-keyshortcuts={key.toUpperCase()}
      onClick={() => session.pick(tool === id ? null : id)}
    >
      <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{label}</span>
      <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
    </button>
  )
  return (
    <div class="ed-palette" role="group" aria-label="Tools">
      {button(SELECT.id, SELECT.label, SELECT.icon, SELECT.key)}
      {session.tools.map(({ id, label, icon, key }) => button(id, label, icon, key))}
    </div>
  )
}
