/** The workbench: tools and things on the left, the table, what is chosen and what is asked on the right. */
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { setups } from '../games/setups.ts'
import { editorOf, go, newTable, START, tableAt } from '../router.ts'
import { newDraft, withOwn } from '../start/draft.ts'
import { drafts } from '../start/drafts.ts'
import { Trouble, type TroubleWords, troubleOf } from '../start/trouble.tsx'
import { NO_INSETS } from '../table/camera.ts'
import { Viewport } from '../table/viewport.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Brand, Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { useSignal } from '../ui/use-signal.ts'
import { capital } from '../words/plain.ts'
import { Canvas } from './canvas.tsx'
import { Checks, checksWords, useChecks } from './checks.tsx'
import { Fields } from './fields.tsx'
import { saveFile } from './files.ts'
import { KeysButton } from './keys-dialog.tsx'
import { useEditorKeys } from './keys.ts'
import { keepScenario } from './library.ts'
import { OpenFile } from './open-file.tsx'
import { Palette } from './palette.tsx'
import type { EditorSession } from './session.ts'
import { Trial, type TrialPort } from './trial.ts'
import { TrialPanel } from './trial-panel.tsx'
import { Tree } from './tree.tsx'

const RULERS = { top: 30, right: 12, bottom: 12, left: 36 }
const KEEP_MS = 400
/** Below this there is no room for two rails. */
const NARROW = '(max-width: 999px)'

type Keeping = 'kept' | 'keeping' | 'refused'

const KEEPING: Readonly<Record<Keeping, string>> = {
  kept: 'Kept in this browser.',
  keeping: 'Being kept …',
  refused: 'This browser keeps nothing: save it as a file.',
}

/** Keeps every change in this browser, at the latest when the page is left. */
function useKeeping(session: EditorSession): Keeping {
  const { now } = useSignal(session.history)
  const [kept, setKept] = useState({ document: now.document, stays: true })
  useEffect(() => {
    if (kept.document === now.document) return undefined
    const keep = (): void => {
      const { id, face } = session
      const { title } = face.head(now.document)
      void keepScenario({ id, game: face.id, title, touched: Date.now(), document: now.document }).then((stays) => {
        setKept({ document: now.document, stays })
        if (!stays) session.say(KEEPING.refused)
      })
    }
    const timer = setTimeout(keep, KEEP_MS)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [session, now.document, kept])
  if (kept.document !== now.document) return 'keeping'
  return kept.stays ? 'kept' : 'refused'
}

function useNarrow(): boolean {
  const media = useMemo(() => matchMedia(NARROW), [])
  const [narrow, setNarrow] = useState(media.matches)
  useEffect(() => {
    const look = (): void => setNarrow(media.matches)
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [media])
  return narrow
}

const MOST_WORKERS = 4
/** One core is left for whoever goes on building. */
const trialWorkers = (): number => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1))

const openWorker = (): TrialPort =>
  new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module', name: 'trial' }) as TrialPort

export function Workbench({ session }: { readonly session: EditorSession }) {
  const { face } = session
  const viewport = useMemo(() => new Viewport(), [session])
  const trial = useMemo(() => new Trial(openWorker, trialWorkers()), [session])
  const { now } = useSignal(session.history)
  const [trouble, setTrouble] = useState<TroubleWords | null>(null)
  const kept = useKeeping(session)
  const narrow = useNarrow()
  useEditorKeys(session, viewport)
  useChecks(session)
  useEffect(() => () => trial.stop(), [trial])
  const { title } = face.head(now.document)
  useEffect(() => {
    document.title = `${title.trim() || 'Scenario'}: editor`
  }, [title])

  const play = async (): Promise<void> => {
    setTrouble(null)
    try {
      const { id } = await engine().create(face.play(session.document))
      go(tableAt(id))
    } catch (error) {
      setTrouble(troubleOf('The table was not laid.', error))
    }
  }
  /** The same with seats, bots, dice and house rules to choose from. */
  const setUp = async (): Promise<void> => {
    const setup = await setups[face.id]?.()
    if (!setup) return
    const { options } = face.play(session.document)
    drafts.set(face.id, withOwn(setup, newDraft(setup, false), options[setup.ownOption ?? ''] ?? null))
    go(newTable(face.id))
  }
  const parts: Parts = {
    session,
    viewport,
    trial,
    kept,
    play: () => void play(),
    setUp: () => void setUp(),
    onTrouble: setTrouble,
    notice: trouble && <Trouble {...trouble} onDismiss={() => setTrouble(null)} />,
  }
  return (
    <>
      {narrow ? <Phone {...parts} /> : <Desk {...parts} />}
      <Said session={session} />
    </>
  )
}

interface Parts {
  readonly session: EditorSession
  readonly viewport: Viewport
  readonly trial: Trial
  readonly kept: Keeping
  readonly play: () => void
  readonly setUp: () => void
  readonly onTrouble: (trouble: TroubleWords | null) => void
  readonly notice: ComponentChildren
}

function Said({ session }: { readonly session: EditorSession }) {
  return (
    <p class="vh" role="status" aria-live="polite">
      {useSignal(session.said)}
    </p>
  )
}

function History({ session }: { readonly session: EditorSession }) {
  const { past, now, future } = useSignal(session.history)
  return (
    <>
      <Button
        kind="quiet"
        icon="undo"
        disabled={past.length === 0}
        title={past.length === 0 ? 'Nothing to undo' : `Undo: ${now.words}`}
        onClick={() => session.undo()}
        end={<span class="kbd">U</span>}
      >
        Undo
      </Button>
      <span class="ed-redo">
        <IconButton
          icon="undo"
          label={future.length === 0 ? 'Nothing to redo' : `Redo: ${future[0]?.words ?? ''}`}
          disabled={future.length === 0}
          onClick={() => session.redo()}
        />
      </span>
    </>
  )
}

/** What the tool in hand asks for, or what can be done with what is chosen. */
function Asks({ session }: { readonly session: EditorSession }) {
  const { anchor } = useSignal(session.hand)
  const refusal = useSignal(session.refusal)
  useSignal(session.history)
  const { tool, one, chosen, face } = session
  if (refusal !== null)
    return (
      <p class="ed-asks no" id="ed-asks">
        <Icon name="x" small /> {refusal}
      </p>
    )
  const ofChosen = (): string => {
    if (session.isSeveral) return 'Press one thing after the other, or draw a box around them.'
    if (one !== null)
      return `${capital(face.nameOf(session.document, one))}: drag it, ${handleWords(session, one)}or change its fields.`
    if (chosen.length > 0) return `${capital(session.named(chosen))}: drag them all by one of them.`
    return 'Take a tool, or choose something on the table.'
  }
  const words = tool ? (anchor ? 'Now the other corner: arrows, then Enter.' : tool.asks) : ofChosen()
  return (
    <p class="ed-asks" id="ed-asks">
      {words}
    </p>
  )
}

function handleWords({ face, document }: EditorSession, chosen: string): string {
  const [first] = face.handles(document, chosen)
  if (!first) return ''
  return first.kind === 'turn' ? 'turn it by its handle, ' : 'pull its corners, '
}

/** Where the mouse or the cursor is. */
function Where({ session }: { readonly session: EditorSession }) {
  const pointer = useSignal(session.pointer)
  const { cursor } = useSignal(session.hand)
  const { x, y } = pointer ?? cursor
  return (
    <span class="ed-where mono" aria-hidden="true">
      {x}, {y} {session.face.measure}
    </span>
  )
}

function Zoom({ viewport }: { readonly viewport: Viewport }) {
  return (
    <div class="zoom" role="group" aria-label="Zoom">
      <button type="button" aria-label="Closer" onClick={() => viewport.zoomBy(1.25)}>
        +
      </button>
      <button type="button" aria-label="Farther" onClick={() => viewport.zoomBy(0.8)}>
        −
      </button>
      <button type="button" aria-label="The whole table" onClick={() => viewport.fit()}>
        0
      </button>
    </div>
  )
}

/** What can be done with what is chosen; of one thing alone also its fields. */
function ChosenThing({ session }: { readonly session: EditorSession }) {
  useSignal(session.history)
  const { chosen, one, face } = session
  if (chosen.length === 0)
    return (
      <p class="muted ed-empty">
        Nothing is chosen. Press something on the table, or in the list of what is on it; everything about it is shown
        here.
      </p>
    )
  const turns = chosen.some((key) => face.turn(session.document, key, 0) !== null)
  return (
    <div>
      <div class="ed-acts" role="group" aria-label={one === null ? 'What to do with them' : 'What to do with it'}>
        <Button size="small" onClick={() => session.copy()}>
          Duplicate
        </Button>
        {turns && (
          <Button size="small" onClick={() => session.turn(15)} end={<span class="kbd">.</span>}>
            Turn
          </Button>
        )}
        <Button size="small" icon="bin" onClick={() => session.remove()}>
          Delete
        </Button>
      </div>
      {one === null ? (
        <section class="ed-group" aria-labelledby="ed-several">
          <h3 id="ed-several">{capital(session.named(chosen))}</h3>
          <ul class="ed-several">
            {chosen.map((key) => (
              <li key={key}>
                <button type="button" class="link" onClick={() => session.choose(key)}>
                  {capital(face.nameOf(session.document, key))}
                </button>
                <IconButton
                  icon="x"
                  label={`Without ${face.nameOf(session.document, key)}`}
                  onClick={() => session.toggle(key)}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Fields
          game={face.id}
          of={one}
          groups={face.fields(session.document, one)}
          change={(next, words, merges) => session.change(next, words, merges ?? null, [one])}
          take={(edited) => session.take(edited)}
        />
      )}
    </div>
  )
}

function Sheet({ session, id }: { readonly session: EditorSession; readonly id: string }) {
  const { now } = useSignal(session.history)
  const sheet = session.face.sheets.find((one) => one.id === id)
  if (!sheet) return null
  return (
    <sheet.Body document={now.document} change={(next, words, merges) => session.change(next, words, merges ?? null)} />
  )
}

const CHOSEN = 'chosen'
const TRIAL = 'trial'

/** What is chosen comes to the front when something is newly chosen. */
function useTab(session: EditorSession, first: string): [string, (tab: string) => void] {
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

function Tabs({
  tabs,
  at,
  onTab,
  number,
}: {
  readonly tabs: readonly {
    readonly id: string
    readonly label: string
    readonly icon?: IconName
    readonly note?: string
  }[]
  readonly at: string
  readonly onTab: (tab: string) => void
  /** Of the block: the key that leads there. */
  readonly number?: string
}) {
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
      {tabs.map(({ id, label, icon, note }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`ed-tab-${id}`}
          aria-controls="ed-page"
          aria-selected={id === at}
          tabIndex={id === at ? 0 : -1}
          onClick={() => onTab(id)}
        >
          {icon && <Icon name={icon} />}
          <span>{label}</span>
          {note && <b>{note}</b>}
        </button>
      ))}
    </div>
  )
}

function Page({
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

const WAITS = 'The checks must find no fault first'

function PlayButtons({ session, play, setUp }: Pick<Parts, 'session' | 'play'> & { readonly setUp?: () => void }) {
  useSignal(session.checks)
  const isReady = session.faults === 0
  return (
    <>
      {setUp && (
        <Button
          kind="quiet"
          disabled={!isReady}
          title={isReady ? 'With seats, bots, dice and house rules to choose' : WAITS}
          onClick={setUp}
        >
          Set up a table
        </Button>
      )}
      <Button
        kind="go"
        disabled={!isReady}
        title={isReady ? 'You alone, at once' : WAITS}
        onClick={play}
        end={<Icon name="right" />}
      >
        Play it
      </Button>
    </>
  )
}

function Desk({ session, viewport, trial, kept, play, setUp, onTrouble, notice }: Parts) {
  const { face } = session
  const { now } = useSignal(session.history)
  useSignal(session.checks)
  const [tab, setTab] = useTab(session, face.sheets[0]?.id ?? CHOSEN)
  session.onSheet = setTab
  const tabs = [
    { id: CHOSEN, label: 'Chosen' },
    ...face.sheets.map(({ id, label }) => ({ id, label })),
    { id: TRIAL, label: 'Bots' },
  ]
  return (
    <div class="table ed">
      <header class="bar">
        <a class="home" href={START} aria-label="Shamble, start page">
          <Brand />
        </a>
        <div class="title">
          <h1>{face.head(now.document).title.trim() || 'Without a title'}</h1>
          <span>
            {face.title}, scenario editor. {KEEPING[kept]}
          </span>
        </div>
        <div class="tools">
          <History session={session} />
          <span class="ed-gap" />
          <a class="btn quiet" href={editorOf(face.id)}>
            All scenarios
          </a>
          <OpenFile
            face={face}
            kind="quiet"
            onOpen={(made) => session.change(made, 'opened a file', null, [])}
            onTrouble={onTrouble}
          />
          <Button kind="quiet" icon="save" onClick={() => saveFile(face, session.document)}>
            Save as file
          </Button>
          <PlayButtons session={session} play={play} setUp={setUp} />
        </div>
      </header>
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
    </div>
  )
}

const BOARD = 'board'

function Phone({ session, viewport, trial, play, setUp, onTrouble, notice }: Parts) {
  const { face } = session
  const { now } = useSignal(session.history)
  const checks = useSignal(session.checks)
  const { tool } = useSignal(session.hand)
  const [tab, setTab] = useTab(session, BOARD)
  const [sheet, setSheet] = useState(face.sheets[0]?.id ?? '')
  session.onSheet = (wanted) => {
    setSheet(wanted)
    setTab('sheets')
  }
  useEffect(() => {
    if (tool !== null) setTab(BOARD)
  }, [tool])
  const tabs = [
    { id: BOARD, label: 'Tools', icon: 'pen' as const },
    { id: 'things', label: 'Things', icon: 'log' as const },
    { id: CHOSEN, label: 'Chosen', icon: 'target' as const },
    { id: 'sheets', label: 'Scenario', icon: 'book' as const },
    {
      id: 'checks',
      label: 'Checks',
      icon: 'check' as const,
      ...(checks !== null && checks.length > 0 ? { note: String(checks.length) } : {}),
    },
  ]
  return (
    <div class={`phone ed tab-${tab}`}>
      <header class="pt">
        <a class="tool" href={editorOf(face.id)} aria-label="All scenarios">
          <Icon name="left" />
        </a>
        <h1 class="pti">
          <span>{face.head(now.document).title}</span>
        </h1>
        <IconButton
          icon="undo"
          label="Undo"
          disabled={session.history.value.past.length === 0}
          onClick={() => session.undo()}
        />
        <PlayButtons session={session} play={play} />
      </header>
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
          {tab === 'sheets' && (
            <>
              <div class="ed-acts" role="group" aria-label="Pages of the scenario">
                {[...face.sheets.map(({ id, label }) => ({ id, label })), { id: TRIAL, label: 'Bots' }].map(
                  ({ id, label }) => (
                    <button
                      key={id}
                      type="button"
                      class="chip"
                      aria-pressed={id === sheet}
                      onClick={() => setSheet(id)}
                    >
                      {label}
                    </button>
                  ),
                )}
              </div>
              <Page session={session} trial={trial} tab={sheet} />
              <div class="ed-acts">
                <OpenFile
                  face={face}
                  onOpen={(made) => session.change(made, 'opened a file', null, [])}
                  onTrouble={onTrouble}
                />
                <Button icon="save" onClick={() => saveFile(face, session.document)}>
                  Save as file
                </Button>
                <Button disabled={session.faults !== 0} onClick={setUp}>
                  Set up a table
                </Button>
              </div>
            </>
          )}
          {tab === 'checks' && <Checks session={session} />}
        </div>
      </div>
      <Tabs tabs={tabs} at={tab} onTab={setTab} />
    </div>
  )
}
