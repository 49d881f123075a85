/** The workbench on a phone: the table, and under it one thing at a time. */
import { useEffect, useState } from 'preact/hooks'
import { editorOf } from '../router.ts'
import { NO_INSETS } from '../play/camera.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Asks, PlayButtons } from './bench-bar.tsx'
import { Canvas } from './canvas.tsx'
import { Checks } from './checks.tsx'
import { ChosenThing } from './chosen-thing.tsx'
import { saveFile } from './files.ts'
import { OpenFile } from './open-file.tsx'
import { Palette } from './palette.tsx'
import { CHOSEN, Page, Tabs, TRIAL, useTab } from './tabs.tsx'
import { Tree } from './tree.tsx'
import type { Parts } from './work-parts.ts'

const BOARD = 'board'

const tabsOf = (checks: number) => [
  { id: BOARD, label: 'Tools', icon: 'pen' as const },
  { id: 'things', label: 'Things', icon: 'log' as const },
  { id: CHOSEN, label: 'Chosen', icon: 'target' as const },
  { id: 'sheets', label: 'Scenario', icon: 'book' as const },
  { id: 'checks', label: 'Checks', icon: 'check' as const, ...(checks > 0 ? { note: String(checks) } : {}) },
]

export function Phone(parts: Parts) {
  const { session, viewport, notice } = parts
  const { editor } = session
  const checks = useSignal(session.checks)
  const { tool } = useSignal(session.hand)
  const [tab, setTab] = useTab(session, BOARD)
  const [sheet, setSheet] = useState(editor.sheets[0]?.id ?? '')
  session.onSheet = (wanted) => {
    setSheet(wanted)
    setTab('sheets')
  }
  useEffect(() => {
    if (tool !== null) setTab(BOARD)
  }, [tool])
  return (
    <div class={`phone ed tab-${tab}`}>
      <Head {...parts} />
      <Asks session={session} />
      <main class="board">
        <Canvas session={session} viewport={viewport} insets={NO_INSETS} />
        <div class="ed-notices">{notice}</div>
      </main>
      <div class={tab === BOARD ? 'psheet ed-low' : 'psheet ed-sheet'}>
        <div class="inside" role="tabpanel" id="ed-page" aria-labelledby={`ed-tab-${tab}`} tabIndex={0}>
          {tab === BOARD && <Palette session={session} />}
          {tab === 'things' && <Tree session={session} />}
          {tab === CHOSEN && <ChosenThing session={session} />}
          {tab === 'sheets' && <Sheets {...parts} sheet={sheet} setSheet={setSheet} />}
          {tab === 'checks' && <Checks session={session} />}
        </div>
      </div>
      <Tabs tabs={tabsOf(checks?.length ?? 0)} at={tab} onTab={setTab} />
    </div>
  )
}

function Head({ session, play }: Parts) {
  const { editor } = session
  const { now, past } = useSignal(session.history)
  return (
    <header class="pt">
      <a class="tool" href={editorOf(editor.id)} aria-label="All scenarios">
        <Icon name="left" />
      </a>
      <h1 class="pti">
        <span>{editor.head(now.document).title}</span>
      </h1>
      <IconButton icon="undo" label="Undo" disabled={past.length === 0} onClick={() => session.undo()} />
      <PlayButtons session={session} play={play} />
    </header>
  )
}

type SheetsProps = Parts & { readonly sheet: string; readonly setSheet: (sheet: string) => void }

/** The pages of the scenario, and what is done with it as a whole. */
function Sheets({ session, trial, setUp, onTrouble, sheet, setSheet }: SheetsProps) {
  const { editor } = session
  return (
    <>
      <div class="ed-acts" role="group" aria-label="Pages of the scenario">
        {[...editor.sheets.map(({ id, label }) => ({ id, label })), { id: TRIAL, label: 'Bots' }].map(
          ({ id, label }) => (
            <button key={id} type="button" class="chip" aria-pressed={id === sheet} onClick={() => setSheet(id)}>
              {label}
            </button>
          ),
        )}
      </div>
      <Page session={session} trial={trial} tab={sheet} />
      <div class="ed-acts">
        <OpenFile
          editor={editor}
          onOpen={(made) => session.change(made, 'opened a file', null, [])}
          onTrouble={onTrouble}
        />
        <Button icon="save" onClick={() => saveFile(editor, session.document)}>
          Save as file
        </Button>
        <Button disabled={session.faults !== 0} onClick={setUp}>
          Set up a table
        </Button>
      </div>
    </>
  )
}
