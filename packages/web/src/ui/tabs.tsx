import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'

export interface Tab<T extends string> {
  readonly id: T
  readonly label: ComponentChildren
  readonly panel: () => ComponentChildren
}

/** Panels one behind the other: arrows, Home and End move between the tabs. */
export function Tabs<T extends string>({
  label,
  tabs,
  at,
  onChange,
}: {
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly at: T
  readonly onChange: (id: T) => void
}) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex((tab) => tab.id === at)
  const go = (to: number): void => {
    const tab = tabs[(to + tabs.length) % tabs.length]
    if (!tab) return
    onChange(tab.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === at}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === at ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`}>
        {tabs[index]?.panel()}
      </div>
    </div>
  )
}
