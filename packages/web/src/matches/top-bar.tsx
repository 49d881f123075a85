import type { MatchCard } from '@shamble/host'
import { useState } from 'preact/hooks'
import { FIRST_GAME } from '../games/cards.ts'
import { newTable, rulesOf, START } from '../router.ts'
import { later } from '../ui/later.tsx'
import { IconButton } from '../ui/button.tsx'
import { Brand } from '../ui/icon.tsx'

const WaitingLink = later(async () => (await import('./waiting-link.tsx')).WaitingLink)
const SettingsDialog = later(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog)

interface TopBarProps {
  readonly at: 'play' | 'new' | 'rules'
  /** What the page is about: its rules, and a table for it. */
  readonly game?: string | undefined
  readonly tables: readonly MatchCard[]
}

/** The bar of the pages around the table. */
export function TopBar({ at, game = FIRST_GAME, tables }: TopBarProps) {
  const [open, setOpen] = useState(false)
  const here = (page: typeof at): { class?: string; 'aria-current'?: 'page' } =>
    page === at ? { class: 'on', 'aria-current': 'page' } : {}
  return (
    <header class="top">
      <a class="brand-link" href={START} aria-label="Shamble, start page">
        <Brand />
      </a>
      <nav aria-label="Pages">
        <a {...here('play')} href={START}>
          Play
        </a>
        <a {...here('new')} href={newTable(game)}>
          Set up a table
        </a>
        <a {...here('rules')} href={rulesOf(game)}>
          Rules
        </a>
      </nav>
      <div class="tools">
        {at === 'play' && <Waiting tables={tables} />}
        <IconButton icon="sliders" label="Settings" onClick={() => setOpen(true)} />
      </div>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  )
}

function Waiting({ tables }: Pick<TopBarProps, 'tables'>) {
  const waiting = tables.filter((table) => table.waitingFor.length > 0 && !table.outcome)
  return waiting.length === 0 ? null : <WaitingLink waiting={waiting} />
}
