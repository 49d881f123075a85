/** The workbench on a desk: tools and things on the left, the table, what is chosen and what is asked on the right. */
import { editorOf, START } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { Brand } from '../ui/icon.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { Asks, History, PlayButtons, Where, Zoom } from './bench-bar.tsx'
import { Canvas } from './canvas.tsx'
import { Checks, checksWords } from './checks.tsx'
import { saveFile } from './files.ts'
import { KEEPING } from './keeping.ts'
import { KeysButton } from './keys-dialog.tsx'
import { OpenFile } from './open-file.tsx'
import { Palette } from './palette.tsx'
import type { EditorSession } from './session.ts'
import { CHOSEN, Page, Tabs, TRIAL, useTab } from './tabs.tsx'
import { Tree } from './tree.tsx'
import type { Parts } from './work-parts.ts'

const RULERS = { top: 30, right: 12, bottom: 12, left: 36 }

export function Desk(parts: Parts) {
  const { session, viewport, trial, notice } = parts
  return (
    <div class="table ed">
      <Head {...parts} />
      <Shelf session={session} />
      <main class="board">
        <div class="arena">
          <Canvas session={session} viewport={viewport} insets={RULERS} />
          <Zoom viewport={viewport} />
          <div class="ed-notices">{notice}</div>
        </div>
        <div class="legend">
          <Asks session={session} />
          <Where session={session} />
          <KeysButton session={session} />
        </div>
      </main>
      <Papers session={session} trial={trial} />
    </div>
  )
}

function Head({ session, kept, play, setUp, onTrouble }: Parts) {
  const { editor } = session
  const { now } = useSignal(session.history)
  return (
    <header class="bar">
      <a class="home" href={START} aria-label="Shamble, start page">
        <Brand />
      </a>
      <div class="title">
        <h1>{editor.head(now.document).title.trim() || 'Without a title'}</h1>
        <span>
          {editor.title}, scenario editor. {KEEPING[kept]}
        </span>
      </div>
      <div class="tools">
        <History session={session} />
        <span class="ed-gap" />
        <a class="btn quiet" href={editorOf(editor.id)}>
          All scenarios
        </a>
        <OpenFile
          editor={editor}
          kind="quiet"
          onOpen={(made) => session.change(made, 'opened a file', null, [])}
          onTrouble={onTrouble}
        />
        <Button kind="quiet" icon="save" onClick={() => saveFile(editor, session.document)}>
          Save as file
        </Button>
        <PlayButtons session={session} play={play} setUp={setUp} />
      </div>
    </header>
  )
}

/** What can be laid, and what has been. */
function Shelf({ session }: { readonly session: EditorSession }) {
  return (
    <aside class="rail l" aria-label="Tools and things">
      <section class="block" aria-labelledby="ed-1" data-block="1">
        <h2 class="blk cap" id="ed-1">
          <b aria-hidden="true">1</b> Tools
        </h2>
        <Palette session={session} />
      </section>
      <section class="block ed-things" aria-labelledby="ed-2" data-block="2">
        <h2 class="blk cap" id="ed-2">
          <b aria-hidden="true">2</b> On the table
        </h2>
        <Tree session={session} />
      </section>
    </aside>
  )
}

/** The pages of the scenario, and what is wrong with it. */
function Papers({ session, trial }: Pick<Parts, 'session' | 'trial'>) {
  const { editor } = session
  useSignal(session.checks)
  const [tab, setTab] = useTab(session, editor.sheets[0]?.id ?? CHOSEN)
  session.onSheet = setTab
  const tabs = [
    { id: CHOSEN, label: 'Chosen' },
    ...editor.sheets.map(({ id, label }) => ({ id, label })),
    { id: TRIAL, label: 'Bots' },
  ]
  return (
    <aside class="rail r" aria-label="The scenario">
      <Tabs tabs={tabs} at={tab} onTab={setTab} number="3" />
      <div class="ed-page" role="tabpanel" id="ed-page" aria-labelledby={`ed-tab-${tab}`} tabIndex={0}>
        <Page session={session} trial={trial} tab={tab} />
      </div>
      <section class="block ed-checkblock" aria-labelledby="ed-4" data-block="4" tabIndex={-1}>
        <h2 class="blk cap" id="ed-4">
          <b aria-hidden="true">4</b> Checks
          <span class="end" role="status">
            {checksWords(session)}
          </span>
        </h2>
        <Checks session={session} />
      </section>
    </aside>
  )
}
