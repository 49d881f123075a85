/** The pages of a scenario, and which of them is open. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { useSignal } from '../ui/use-signal.ts'
import { ChosenThing } from './chosen-thing.tsx'
import type { EditorSession } from './session.ts'
import type { Trial } from './trial.ts'
import { TrialPanel } from './trial-panel.tsx'

export const CHOSEN = 'chosen'
export const TRIAL = 'trial'

/** What is chosen comes to the front when something is newly chosen. */
export function useTab(session: EditorSession, first: string): [string, (tab: string) => void] {
  const [tab, setTab] = useState(first)
  useSignal(session.history)
  const chosen = session.chosen.join(' ')
  const before = useRef(chosen)
  useEffect(() => {
    if (chosen !== '' && before.current !== chosen && !session.isSeveral) setTab(CHOSEN)
    before.current = chosen
  }, [chosen])
  return [tab, setTab]
}

interface Tab {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly note?: string
}

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly at: string
  readonly onTab: (tab: string) => void
  /** Of the block: the key that leads there. */
  readonly number?: string
}

export function Tabs({ tabs, at, onTab, number }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (way === 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = tabs[(tabs.findIndex(({ id }) => id === at) + way + tabs.length) % tabs.length]
    if (!next) return
    onTab(next.id)
    list.current?.querySelector<HTMLElement>(`#ed-tab-${next.id}`)?.focus()
  }
  return (
    <div
      class="ed-tabs"
      role="tablist"
      aria-label="Pages of the scenario"
      ref={list}
      onKeyDown={onKeyDown}
      {...(number ? { 'data-block': number } : {})}
    >
      {tabs.map((tab) => (
        <TabButton key={tab.id} tab={tab} isOpen={tab.id === at} onTab={onTab} />
      ))}
    </div>
  )
}

interface TabButtonProps extends Pick<TabsProps, 'onTab'> {
  readonly tab: Tab
  readonly isOpen: boolean
}

function TabButton({ tab: { id, label, icon, note }, isOpen, onTab }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`ed-tab-${id}`}
      aria-controls="ed-page"
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => onTab(id)}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {note && <b>{note}</b>}
    </button>
  )
}

function Sheet({ session, id }: { readonly session: EditorSession; readonly id: string }) {
  const { now } = useSignal(session.history)
  const sheet = session.editor.sheets.find((one) => one.id === id)
  if (!sheet) return null
  return (
    <sheet.Body document={now.document} change={(next, words, merges) => session.change(next, words, merges ?? null)} />
  )
}

export function Page({
  session,
  trial,
  tab,
}: {
  readonly session: EditorSession
  readonly trial: Trial
  readonly tab: string
}) {
  if (tab === CHOSEN) return <ChosenThing session={session} />
  if (tab === TRIAL) return <TrialPanel session={session} trial={trial} />
  return <Sheet session={session} id={tab} />
}
