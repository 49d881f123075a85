/** ed.force A force is built here: what there is, what is on the list, and one unit of it with its odds. */
import './builder.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Faction, forceText, readForceText } from '@shamble/even-death/forces'
import { Unfold } from '../../../play/clause.tsx'
import { choosing, type Draft, withoutUnit } from './draft.ts'
import { List } from './list.tsx'
import { Shelf } from './shelf.tsx'
import { UnitSheet } from './unit-sheet.tsx'

export interface BuilderProps {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** Those that may be chosen from, where nothing is decided yet. */
  readonly factions: readonly Faction[]
  /** What ends it. */
  readonly foot: ComponentChildren
  /** Enter outside of any button. */
  readonly onEnter: () => void
}

/** What was done last can be undone, as far back as one likes. */
function useUndo(draft: Draft, onDraft: (draft: Draft) => void) {
  const [past, setPast] = useState<readonly Draft[]>([])
  const change = (next: Draft): void => {
    if (next.force !== draft.force || next.faction !== draft.faction) setPast((before) => [...before, draft])
    onDraft(next)
  }
  const last = past.at(-1)
  const undo =
    last === undefined
      ? null
      : (): void => {
          setPast((before) => before.slice(0, -1))
          onDraft(last)
        }
  return { change, undo }
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=combobox]') !== null
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, label') !== null

interface Keys {
  readonly draft: Draft
  readonly change: (draft: Draft) => void
  readonly undo: (() => void) | null
  readonly onEnter: () => void
}

/** The keys of the desk; they are its own while it is open. Null: left to the page. */
function keyDeed(event: KeyboardEvent, { draft, change, undo, onEnter }: Keys): (() => void) | null {
  const { key } = event
  if (isTyped(event.target)) return null
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') return undo
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (key === 'ArrowDown') return () => change(choosing(draft, draft.chosen + 1))
  if (key === 'ArrowUp') return () => change(choosing(draft, draft.chosen - 1))
  if (key === 'Delete' || key === 'Backspace') return () => change(withoutUnit(draft, draft.chosen))
  if (key.toLowerCase() === 'u') return undo
  return key === 'Enter' && !isPressed(event.target) ? onEnter : null
}

/** Keys, and what is copied and pasted as text. */
function useKeys(keys: Keys, paste: (text: string) => void): void {
  const now = useRef({ keys, paste })
  now.current = { keys, paste }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null) return
      const deed = keyDeed(event, now.current.keys)
      if (!deed) return
      event.preventDefault()
      event.stopPropagation()
      deed()
    }
    const onCopy = (event: ClipboardEvent): void => {
      if (isTyped(event.target) || String(getSelection() ?? '') !== '') return
      event.clipboardData?.setData('text/plain', forceText(now.current.keys.draft))
      event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent): void => {
      if (isTyped(event.target)) return
      now.current.paste(event.clipboardData?.getData('text/plain') ?? '')
      event.preventDefault()
    }
    addEventListener('keydown', onKey, true)
    addEventListener('copy', onCopy)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('copy', onCopy)
      removeEventListener('paste', onPaste)
    }
  }, [])
}

export function Builder({ draft, onDraft, factions, foot, onEnter }: BuilderProps) {
  const { change, undo } = useUndo(draft, onDraft)
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string): void => {
    const read = readForceText(text)
    const isOurs = read.ok && factions.includes(read.value.faction)
    setTyped(text)
    if (read.ok && isOurs) change(choosing({ ...draft, ...read.value }, 0))
  }
  useKeys({ draft, change, undo, onEnter }, type)
  const sheet = useRef<HTMLDivElement>(null)
  /** What was typed is dropped for what is pressed. */
  const take = (next: Draft): void => {
    setTyped(null)
    change(next)
  }
  const open = (at: number): void => {
    change(choosing(draft, at))
    // Where the sheet lies below the list it is brought in sight.
    if (matchMedia('(max-width: 1019px)').matches) sheet.current?.firstElementChild?.scrollIntoView({ block: 'start' })
  }
  return (
    <Unfold>
      <section class="force" aria-label="Your force">
        <Shelf
          draft={draft}
          factions={factions}
          typed={typed}
          onType={type}
          onRead={() => setTyped(null)}
          onDraft={take}
        />
        <List draft={draft} undo={undo} onOpen={open} onDraft={take} />
        <div class="fb-sheet" ref={sheet}>
          <UnitSheet draft={draft} onDraft={take} />
          <footer class="fb-foot">{foot}</footer>
        </div>
      </section>
    </Unfold>
  )
}
