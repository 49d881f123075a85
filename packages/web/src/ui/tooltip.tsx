import { cloneElement, type VNode } from 'preact'
import { useId, useState } from 'preact/hooks'

/** A few words about a control, on hover and on focus; Esc sends them away. The control must take an `aria-describedby`. */
export function Tooltip({ words, children }: { readonly words: string; readonly children: VNode }) {
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <span
      class="tipped"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocusCapture={() => setShown(true)}
      onBlurCapture={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setShown(false)
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} class={shown ? 'tip on' : 'tip'}>
        {words}
      </span>
    </span>
  )
}
