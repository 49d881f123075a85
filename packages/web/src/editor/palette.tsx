/** The tools, with their keys. */
import { useSignal } from '../ui/use-signal.ts'
import { type EditorSession, SEVERAL } from './session.ts'

const SELECT = {
  id: null,
  label: 'Choose',
  icon: 'M5 3.500v15l4-3.500 2.500 6 3-1.200-2.500-5.800H18z',
  key: 's',
} as const

const SEVERAL_ICON = 'M4 4h3M10 4h4M17 4h3v3M20 10v4M20 17v3h-3M14 20h-4M7 20H4v-3M4 14v-4M4 7V4M9 9h6v6H9z'

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
      {button(SEVERAL, 'Several', SEVERAL_ICON, 'c')}
      {session.tools.map(({ id, label, icon, key }) => button(id, label, icon, key))}
    </div>
  )
}
