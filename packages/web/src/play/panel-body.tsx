/** What opens over the right rail; loaded when something does. */
import { useMemo } from 'preact/hooks'
import { RulesBrowser } from '../rules/rules-browser.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { WordsTree } from './words-tree.tsx'
import { useWholeBook } from './book.tsx'
import { type Panel, usePlay } from './context.ts'
import type { Parts } from './layout.ts'
import { LayersPanel, MenuPanel, PanelShell } from './panels.tsx'
import { TalkPanel } from './talk.tsx'

export function PanelBody({
  panel,
  clause,
  layers,
  changeLayers,
  onClose,
}: Pick<Parts, 'clause' | 'layers' | 'changeLayers'> & {
  readonly panel: Exclude<Panel, null>
  readonly onClose: () => void
}) {
  switch (panel) {
    case 'layers':
      return (
        <PanelShell title="Layers" onClose={onClose}>
          <LayersPanel layers={layers} onChange={changeLayers} />
        </PanelShell>
      )
    case 'menu':
      return (
        <PanelShell title="This table" onClose={onClose}>
          <MenuPanel onTold={onClose} />
        </PanelShell>
      )
    case 'talk':
      return (
        <PanelShell title="Talk" onClose={onClose}>
          <TalkPanel />
        </PanelShell>
      )
    case 'words':
      return (
        <PanelShell title="The table in words" onClose={onClose}>
          <WordsTree />
        </PanelShell>
      )
    case 'rules':
      return (
        <PanelShell title="Rules" onClose={onClose}>
          <RulesInPlay clause={clause} />
        </PanelShell>
      )
  }
}

export function RulesInPlay({ clause }: { readonly clause: string | null }) {
  const { session } = usePlay()
  const scene = useSignal(session.scene)
  const used = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { events } of scene?.line.story ?? [])
      for (const event of events) {
        const { clause: cited } = event as { clause?: unknown }
        if (typeof cited === 'string') counts.set(cited, (counts.get(cited) ?? 0) + 1)
      }
    return counts
  }, [scene])
  const book = useWholeBook()
  if (!book) return null
  return (
    <RulesBrowser
      {...book}
      options={book.setup.options}
      values={session.options}
      clause={clause}
      used={used}
      credit={book.setup.credit}
    />
  )
}
