import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { IconButton } from './button.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  readonly actions?: ComponentChildren
  readonly wide?: boolean
  /** At the edge of the page, which stays in sight. */
  readonly beside?: boolean
}

/** It is open as long as it is there, and focus returns to where it was. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    if (!dialog?.open) dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return ref
}

/**
 * A modal dialog on the browser's own: the rest of the page is inert, Esc closes, and focus returns to where it was.
 * Shown as long as it is rendered.
 */
export function Dialog({ title, onClose, children, actions, wide = false, beside = false }: DialogProps) {
  const id = useId()
  const ref = useModal()
  /** Whoever marks text and lets go outside has not pressed outside. */
  const isOutside = useRef(false)
  return (
    <dialog
      ref={ref}
      class={`dialog${wide ? ' wide' : ''}${beside ? ' beside' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        isOutside.current = event.target === ref.current
      }}
      onClick={(event) => {
        if (event.target === ref.current && isOutside.current) onClose()
      }}
    >
      <div class="sheet">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton icon="x" label="Close" onClick={onClose} />
        </header>
        <div class="body">{children}</div>
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  )
}
