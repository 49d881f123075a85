import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Icon } from './icon.tsx'

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  /** A second line. */
  readonly says?: string
}

/** One of many, in a list that opens. Arrows, Home, End and letters choose; Enter takes, Esc leaves. */
export function Select<T extends string>({
  label,
  options,
  value,
  onChange,
  boxed = true,
  hideLabel = false,
}: {
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** With a frame of its own. */
  readonly boxed?: boolean
  readonly hideLabel?: boolean
}) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const open = at !== null
  const chosen = options.findIndex((option) => option.value === value)
  const typed = useRef({ text: '', when: 0 })

  useEffect(() => {
    if (!open) return
    const away = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setAt(null)
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open])
  useEffect(() => {
    list.current?.children[at ?? 0]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const take = (index: number): void => {
    const option = options[index]
    setAt(null)
    if (option && option.value !== value) onChange(option.value)
  }
  const byLetters = (key: string, when: number): number => {
    const { current } = typed
    current.text = when - current.when > 700 ? key : current.text + key
    current.when = when
    return options.findIndex((option) => option.label.toLowerCase().startsWith(current.text.toLowerCase()))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event
    const to = (index: number): void => setAt(Math.max(0, Math.min(options.length - 1, index)))
    if (key === 'Escape' && open) setAt(null)
    else if (key === 'ArrowDown') to(open ? at + 1 : chosen)
    else if (key === 'ArrowUp') to(open ? at - 1 : chosen)
    else if (key === 'Home' && open) to(0)
    else if (key === 'End' && open) to(options.length - 1)
    else if (key === 'Enter' || key === ' ') {
      if (open) take(at)
      else to(chosen)
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const found = byLetters(key, event.timeStamp)
      if (found >= 0) to(found)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div class={boxed ? 'select boxed' : 'select'} ref={root}>
      <span class={hideLabel ? 'vh' : boxed ? 'label' : 'cap'} id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-value`}
        {...(open ? { 'aria-activedescendant': `${id}-${at}` } : {})}
        onClick={() => setAt(open ? null : Math.max(0, chosen))}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
      >
        <b id={`${id}-value`}>{options[chosen]?.label ?? ''}</b>
        <Icon name="down" small />
      </button>
      {open && (
        <ul role="listbox" id={`${id}-list`} ref={list} aria-labelledby={`${id}-label`}>
          {options.map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              class={index === at ? 'at' : ''}
              onPointerEnter={() => setAt(index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(index)}
            >
              <span>
                {option.label}
                {option.says && <small>{option.says}</small>}
              </span>
              {index === chosen && <Icon name="check" small />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
