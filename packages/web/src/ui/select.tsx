import type { RefObject } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Icon } from './icon.tsx'

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  /** A second line. */
  readonly says?: string
}

interface SelectProps<T extends string> {
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** With a frame of its own. */
  readonly boxed?: boolean
  readonly hideLabel?: boolean
}

/** One of many, in a list that opens. Arrows, Home, End and letters choose; Enter takes, Esc leaves. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, options, boxed = true, hideLabel = false } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const choosing = useChoosing(props)
  const { at, chosen } = choosing
  const open = at !== null
  usePressElsewhere(root, open, () => choosing.pointAt(null))
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
        onClick={() => choosing.pointAt(open ? null : Math.max(0, chosen))}
        onKeyDown={choosing.onKeyDown}
        onBlur={() => choosing.pointAt(null)}
      >
        <b id={`${id}-value`}>{options[chosen]?.label ?? ''}</b>
        <Icon name="down" small />
      </button>
      {open && <List id={id} options={options} at={at} choosing={choosing} />}
    </div>
  )
}

interface Choosing {
  /** The line that is pointed at; null while the list is shut. */
  readonly at: number | null
  readonly chosen: number
  readonly pointAt: (index: number | null) => void
  readonly take: (index: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function useChoosing<T extends string>({ options, value, onChange }: SelectProps<T>): Choosing {
  const [at, pointAt] = useState<number | null>(null)
  const byLetters = useLetters(options)
  const chosen = options.findIndex((option) => option.value === value)
  const take = (index: number): void => {
    const option = options[index]
    pointAt(null)
    if (option && option.value !== value) onChange(option.value)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event
    const open = at !== null
    const to = (index: number): void => pointAt(Math.max(0, Math.min(options.length - 1, index)))
    if (key === 'Escape' && open) pointAt(null)
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
  return { at, chosen, pointAt, take, onKeyDown }
}

/** The option that begins with what was typed without a pause; -1 if none does. */
function useLetters(options: readonly Option<string>[]): (key: string, when: number) => number {
  const typed = useRef({ text: '', when: 0 })
  return (key, when) => {
    const { current } = typed
    current.text = when - current.when > 700 ? key : current.text + key
    current.when = when
    return options.findIndex((option) => option.label.toLowerCase().startsWith(current.text.toLowerCase()))
  }
}

function usePressElsewhere(root: RefObject<HTMLElement | null>, open: boolean, shut: () => void): void {
  useEffect(() => {
    if (!open) return
    const away = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) shut()
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open])
}

function List({
  id,
  options,
  at,
  choosing: { chosen, pointAt, take },
}: {
  readonly id: string
  readonly options: readonly Option<string>[]
  readonly at: number
  readonly choosing: Choosing
}) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <ul role="listbox" id={`${id}-list`} ref={list} aria-labelledby={`${id}-label`}>
      {options.map((option, index) => (
        <li
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          class={index === at ? 'at' : ''}
          onPointerEnter={() => pointAt(index)}
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
  )
}
