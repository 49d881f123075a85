/** One table: bar, rails, board, orders; or the phone's layout of the same. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { OpenTable } from '../engine/client.ts'
import { go, replayOf } from '../router.ts'
import { RulesBrowser } from '../rules/rules-browser.tsx'
import { useBook } from '../rules/use-book.ts'
import { SettingsDialog } from '../settings/settings-dialog.tsx'
import { mayMove, type Settings, settings } from '../settings/settings.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { WordsTree } from '../words/words-tree.tsx'
import { Bar } from './bar.tsx'
import { BoardFrame } from './board-frame.tsx'
import { BookContext } from './book.tsx'
import { type AtTable, type Panel, TableContext, useTable } from './context.ts'
import { CurtainScreen } from './curtain.tsx'
import type { GameFace } from './face.ts'
import { goTo, type KeyTools, pressKey } from './keys.ts'
import { Log } from './log-block.tsx'
import { Guide, NoticeCard, Ribbons } from './notices.tsx'
import { Orders, Pacing } from './orders.tsx'
import { LayersPanel, MenuPanel, PanelFrame } from './panels.tsx'
import { type Height, PhoneBar, PhoneOrders, type PhoneTab, PhoneTabBody, PhoneTabs, Sheet, useNews } from './phone.tsx'
import { PreviewPopover, usePreview } from './preview.tsx'
import { MapBlock, Overview, Roster } from './roster.tsx'
import { TableSession } from './session.ts'
import type { Tempo } from './stage.ts'
import { Tray } from './tray.tsx'
import { namesOf, type TableState, useMedia, useSpokenLog, useTableState } from './use-table-state.ts'
import { Viewport } from './viewport.ts'

const TEMPOS: Readonly<Record<Settings['speed'], Tempo>> = { slow: 2, steady: 1, quick: 0.35, instant: 0, step: null }

const PHONE = '(max-width: 759px), (max-height: 479px)'

const LAYERS = 'shamble-layers'

function keptLayers(face: GameFace): Record<string, boolean> {
  const standard = Object.fromEntries(face.layers.map(({ id, on }) => [id, on]))
  try {
    const kept = JSON.parse(localStorage.getItem(`${LAYERS}-${face.id}`) ?? '{}') as Record<string, unknown>
    const known = Object.entries(kept).filter(([id, on]) => id in standard && typeof on === 'boolean')
    return { ...standard, ...(Object.fromEntries(known) as Record<string, boolean>) }
  } catch {
    return standard
  }
}

export function TableScreen({ open, face }: { readonly open: OpenTable; readonly face: GameFace }) {
  const session = useMemo(() => new TableSession(open, face), [open, face])
  const viewport = useMemo(() => new Viewport(), [open])
  const [panel, setPanel] = useState<Panel>(null)
  const [clause, setClause] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'settings' | 'go-to' | null>(null)
  const [spoken, setSpoken] = useState('')
  const [layers, setLayers] = useState(() => keptLayers(face))
  const phone = useMedia(PHONE)
  const now = useSignal(settings)
  const curtain = useSignal(session.curtain)

  useEffect(() => () => session.close(), [session])
  useEffect(() => {
    session.motion = mayMove(now)
    session.tempo(TEMPOS[now.speed])
  }, [session, now])

  const at = useMemo<AtTable>(
    () => ({
      session,
      face,
      viewport,
      nameOf: namesOf(face, session),
      openRules: (id) => {
        setClause(id)
        setPanel('rules')
      },
      say: (words) => setSpoken((before) => (before === words ? `${words} ` : words)),
    }),
    [session, face, viewport],
  )
  const state = useTableState(at)
  const heard = useSpokenLog(at)
  const { clauses } = useBook(face)
  const book = useMemo(() => ({ clauses, openRules: at.openRules }), [clauses, at])

  useTitle(state, face)
  useKeys(at, {
    toggleLayers: () => setPanel((before) => (before === 'layers' ? null : 'layers')),
    toggleWords: () => setPanel((before) => (before === 'words' ? null : 'words')),
    goTo: () => setDialog('go-to'),
    closePanel: () => {
      setPanel(null)
      return panel !== null
    },
  })

  const changeLayers = (next: Readonly<Record<string, boolean>>): void => {
    setLayers({ ...next })
    try {
      localStorage.setItem(`${LAYERS}-${face.id}`, JSON.stringify(next))
    } catch {
      // Kept until the page is left.
    }
  }
  const { card } = useSignal(open.model)
  const parts: Parts = {
    state,
    panel,
    setPanel,
    clause,
    layers,
    changeLayers,
    title: scenarioOf(face, card),
    onSettings: () => setDialog('settings'),
  }

  return (
    <TableContext.Provider value={at}>
      <BookContext.Provider value={book}>
        {curtain?.how === 'curtain' ? (
          <CurtainScreen scenario={parts.title} turn={state.turn} />
        ) : phone ? (
          <PhoneTable {...parts} guide={card.setup.guide} />
        ) : (
          <DeskTable {...parts} guide={card.setup.guide} />
        )}
        <div class="vh" role="log" aria-live="polite">
          {curtain?.how === 'curtain' ? '' : heard}
        </div>
        <div class="vh" role="alert" aria-live="assertive">
          {curtain?.how === 'curtain'
            ? `Pass the screen to ${curtain.to.name}`
            : spoken || (state.mine || state.over !== null ? state.question : '')}
        </div>
        {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
        {dialog === 'go-to' && <GoTo onClose={() => setDialog(null)} />}
      </BookContext.Provider>
    </TableContext.Provider>
  )
}

/** "Find the Helipad", or what the table was called. */
function scenarioOf(face: GameFace, card: OpenTable['model']['value']['card']): string {
  const scenario = card.setup.options[face.scenarioOption]
  return face.scenarios.find(({ id }) => id === scenario)?.title ?? card.title
}

interface Parts {
  readonly state: TableState
  readonly panel: Panel
  readonly setPanel: (panel: Panel) => void
  readonly clause: string | null
  readonly layers: Readonly<Record<string, boolean>>
  readonly changeLayers: (layers: Readonly<Record<string, boolean>>) => void
  readonly title: string
  readonly onSettings: () => void
}

/** A square is 40 pixels on a desk and 44 on a phone, where a thumb must hit it. */
const DESK_SCALES = [0.8, 1] as const
const PHONE_SCALES = [1.1, 1.1] as const
const PHONE_EDGES = { top: 8, right: 8, bottom: 22, left: 8 }
const DESK_EDGES = { top: 28, right: 0, bottom: 32, left: 28 }

function DeskTable({
  state,
  panel,
  setPanel,
  clause,
  layers,
  changeLayers,
  title,
  onSettings,
  guide,
}: Parts & { readonly guide: boolean }) {
  const { session, face } = useTable()
  const { preview, aimed } = usePreview()
  return (
    <div class="table">
      <Bar title={title} figures={state.figures} panel={panel} onPanel={setPanel} onSettings={onSettings} />
      <aside class="rail l" aria-label="Figures and map">
        <Roster figures={state.figures} title="Roster" />
        <MapBlock />
      </aside>
      <main class="board">
        <BoardFrame layers={layers} insets={DESK_EDGES} scales={DESK_SCALES} />
        <Ribbons />
        {preview && <PreviewPopover preview={preview} aimed={aimed} />}
        <NoticeCard />
        <ZoomTools />
        <Legend />
        <Dock state={state} />
      </main>
      <aside class="rail r" aria-label="Dice and log">
        <Tray />
        {guide && <Guide steps={face.guide} />}
        <Log question={state.question} mine={session.mine} />
        <p class="vh" id="question">
          {state.question}
        </p>
        {panel !== null && (
          <PanelBody
            panel={panel}
            clause={clause}
            layers={layers}
            changeLayers={changeLayers}
            onClose={() => setPanel(null)}
          />
        )}
      </aside>
    </div>
  )
}

/** Orders, the pace of others, or the end. */
function Dock({ state }: { readonly state: TableState }) {
  const { session, nameOf } = useTable()
  const { figure } = useSignal(session.selection)
  const then = useSignal(session.past)
  if (then)
    return (
      <div class="dock ending">
        <p class="muted">You are looking at the past. Nothing can be done there.</p>
        <Button kind="go" onClick={() => session.backToNow()}>
          Back to now
        </Button>
      </div>
    )
  if (state.over !== null) return <Ending words={state.over} />
  if (state.orders.length > 0) return <Orders orders={state.orders} left={figure === null ? '' : nameOf(figure)} />
  return <Pacing question={state.question} />
}

function Ending({ words }: { readonly words: string }) {
  const { session } = useTable()
  return (
    <div class="dock ending">
      <p class="book">{words}</p>
      <Button kind="go" onClick={() => go(replayOf(session.open.id))}>
        Read the report
      </Button>
    </div>
  )
}

function Legend() {
  const { session, face } = useTable()
  useSignal(session.scene)
  useSignal(session.hints)
  useSignal(session.moving)
  useSignal(session.selection)
  const signs = session.scene.value ? face.legend(session.situation()) : []
  return (
    <div class="legend" aria-label="Signs on the board" role="group">
      {signs.map(({ sign, words }) => (
        <span key={words}>
          {sign}
          {words}
        </span>
      ))}
    </div>
  )
}

function ZoomTools() {
  const { viewport } = useTable()
  return (
    <div class="zoom" role="group" aria-label="Zoom">
      <button type="button" aria-label="Closer (+)" title="Closer (+)" onClick={() => viewport.zoomBy(1.25)}>
        +
      </button>
      <button type="button" aria-label="Farther (−)" title="Farther (−)" onClick={() => viewport.zoomBy(0.8)}>
        −
      </button>
      <button type="button" aria-label="The whole board (0)" title="The whole board (0)" onClick={() => viewport.fit()}>
        0
      </button>
    </div>
  )
}

function PanelBody({
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
        <PanelFrame title="Layers" onClose={onClose}>
          <LayersPanel layers={layers} onChange={changeLayers} />
        </PanelFrame>
      )
    case 'menu':
      return (
        <PanelFrame title="This table" onClose={onClose}>
          <MenuPanel onTold={onClose} />
        </PanelFrame>
      )
    case 'words':
      return (
        <PanelFrame title="The table in words" onClose={onClose}>
          <WordsTree />
        </PanelFrame>
      )
    case 'rules':
      return (
        <PanelFrame title="Rules" onClose={onClose}>
          <TableRules clause={clause} />
        </PanelFrame>
      )
  }
}

function TableRules({ clause }: { readonly clause: string | null }) {
  const { session, face } = useTable()
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
  return (
    <RulesBrowser
      {...useBook(face)}
      options={face.options}
      values={session.options}
      clause={clause}
      used={used}
      credit={face.credit}
    />
  )
}

function PhoneTable({
  state,
  panel,
  setPanel,
  clause,
  layers,
  changeLayers,
  guide,
}: Parts & { readonly guide: boolean }) {
  const { face, session } = useTable()
  const { preview, aimed } = usePreview()
  const [tab, setTab] = useState<PhoneTab>('board')
  const [height, setHeight] = useState<Height>('orders')
  const news = useNews(tab)
  const live = useSignal(session.live)
  useEffect(() => {
    if (panel === 'rules') setTab('rules')
  }, [panel])
  useEffect(() => {
    if ((preview && aimed) || live?.die) {
      setTab('board')
      setHeight((before) => (before === 'line' ? 'orders' : before))
    }
  }, [preview !== null && aimed, live?.die])
  return (
    <div class={`phone tab-${tab}`}>
      <PhoneBar state={state} onPanel={setPanel} />
      <main class="board">
        <BoardFrame layers={layers} insets={PHONE_EDGES} scales={PHONE_SCALES} />
        <Overview />
        <Ribbons />
        <NoticeCard />
      </main>
      {tab === 'board' ? (
        <Sheet height={height} onHeight={setHeight} label="Orders" aimed={preview !== null && aimed}>
          <PhoneOrders state={state} preview={preview} aimed={aimed} height={height}>
            {guide && !preview && <Guide steps={face.guide} />}
            {state.over !== null ? (
              <Ending words="" />
            ) : (
              state.orders.length === 0 && !preview && <Pacing question="" />
            )}
          </PhoneOrders>
        </Sheet>
      ) : (
        <Sheet height="full" onHeight={() => setTab('board')} label={tab}>
          <PhoneTabBody tab={tab} state={state} rules={<TableRules clause={clause} />} />
        </Sheet>
      )}
      <PhoneTabs
        tab={tab}
        onTab={(next) => {
          setTab(next)
          setPanel(null)
        }}
        news={news}
      />
      {panel !== null && panel !== 'rules' && (
        <PanelBody
          panel={panel}
          clause={clause}
          layers={layers}
          changeLayers={changeLayers}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  )
}

/** "24,17", "D3", "zombie 9". */
function GoTo({ onClose }: { readonly onClose: () => void }) {
  const { session, face } = useTable()
  const [text, setText] = useState('')
  const [lost, setLost] = useState(false)
  return (
    <Dialog title="Go to" onClose={onClose}>
      <form
        class="go-to"
        onSubmit={(event) => {
          event.preventDefault()
          if (goTo(text, session, face)) onClose()
          else setLost(true)
        }}
      >
        <TextField
          label="A square, a tile or a figure"
          value={text}
          onInput={setText}
          placeholder="24,17"
          autoComplete="off"
        />
        {lost && (
          <p class="warned" role="alert">
            There is nothing called {text} here.
          </p>
        )}
        <button type="submit" class="btn go">
          Go there
        </button>
      </form>
    </Dialog>
  )
}

function useTitle(state: TableState, face: GameFace): void {
  useEffect(() => {
    document.title =
      state.mine || state.over !== null ? `${state.question} | Shamble` : `${face.title}, turn ${state.turn} | Shamble`
  }, [state.question, state.mine, state.turn, face])
}

const IDLE_MS = 60_000

const BLOCKS = ['block-1', 'block-2', 'block-3', 'block-4', 'block-5'] as const

function useKeys(at: AtTable, acts: Pick<KeyTools, 'toggleLayers' | 'toggleWords' | 'goTo' | 'closePanel'>): void {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const { session } = at
    const board = (): HTMLElement | null => document.querySelector('[data-board]')
    const tools: KeyTools = {
      ...at,
      letters: () => settings.value.keys === 'on',
      toggleLayers: () => latest.current.toggleLayers(),
      toggleWords: () => latest.current.toggleWords(),
      goTo: () => latest.current.goTo(),
      closePanel: () => latest.current.closePanel(),
      focusBlock: (n) => (n > BLOCKS.length ? board() : document.getElementById(`block-${n}`))?.focus(),
      nextBlock: (back) => {
        const all = [board(), ...BLOCKS.map((id) => document.getElementById(id))].filter((el) => el !== null)
        const here = all.findIndex((el) => el.contains(document.activeElement))
        all[(here + (back ? -1 : 1) + all.length) % all.length]?.focus()
      },
      readLog: () => document.querySelector<HTMLElement>('#block-5 .lines')?.focus(),
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return
      if (pressKey(event, tools)) event.preventDefault()
    }
    const onHide = (): void => {
      if (document.hidden) {
        session.finish()
        session.closeCurtain()
      }
    }
    // A secret that nobody touches for a minute is covered again.
    let idle: ReturnType<typeof setTimeout> | undefined
    const onTouch = (): void => {
      clearTimeout(idle)
      if (session.secretOpen) idle = setTimeout(() => session.closeCurtain(), IDLE_MS)
    }
    const onBlur = (): void => session.closeCurtain()
    document.addEventListener('keydown', onKey)
    document.addEventListener('keydown', onTouch)
    document.addEventListener('pointerdown', onTouch)
    addEventListener('blur', onBlur)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(idle)
      document.removeEventListener('keydown', onTouch)
      document.removeEventListener('pointerdown', onTouch)
      removeEventListener('blur', onBlur)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [at])
}
