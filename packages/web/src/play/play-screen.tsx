/** One table, laid out for a desk or for a phone. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { OpenMatch } from '../engine/client.ts'
import { Cell } from '../engine/signal.ts'
import { openDoor } from '../engine/start.ts'
import { useBook } from '../rules/use-book.ts'
import { isKeyOf } from '../sure.ts'
import { mayMove, type Settings, settings } from '../settings/settings.ts'
import { usePart, useSignal } from '../ui/use-signal.ts'
import { uncapital } from '../words/plain.ts'
import { GuideHand, Sounds } from './afterwards.tsx'
import { BookContext } from './book.tsx'
import { type InPlay, type Panel, PlayContext, usePlay } from './context.ts'
import { DeskScreen } from './desk-screen.tsx'
import type { GameBook, AnyDisplay } from './game-display.ts'
import type { KeyTools } from './keys.ts'
import { later } from '../ui/later.tsx'
import type { Parts } from './layout.ts'
import { PlaySession } from './session.ts'
import type { Tempo } from './stage.ts'
import { namesOf, type PlayState, useMedia, useSpokenLog, useSpokenQuestion, usePlayState } from './use-play-state.ts'
import { Viewport } from './viewport.ts'

const PhoneTable = later(async () => (await import('./phone-screen.tsx')).PhoneScreen)
const CurtainScreen = later(async () => (await import('./curtain.tsx')).CurtainScreen)
const SettingsDialog = later(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog)
const GoTo = later(async () => (await import('./go-to.tsx')).GoTo)

const TEMPOS: Readonly<Record<Settings['speed'], Tempo>> = { slow: 2, steady: 1, quick: 0.35, instant: 0, step: null }

const PHONE = '(max-width: 759px), (max-height: 479px)'

interface PlayScreenProps {
  readonly open: OpenMatch
  readonly display: AnyDisplay
}

/** What all parts of the screen know of the match, and which of its panels is open. */
function useTable({ open, display }: PlayScreenProps) {
  const session = useMemo(() => new PlaySession(open, display), [open, display])
  const viewport = useMemo(() => new Viewport(), [open])
  const [panel, setPanel] = useState<Panel>(null)
  const [clause, setClause] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const at = useMemo<InPlay>(
    () => ({
      session,
      display,
      viewport,
      nameOf: namesOf(display, session),
      openRules: (id) => {
        setClause(id)
        setPanel('rules')
      },
      say: (words) => setSpoken((before) => (before === words ? `${words} ` : words)),
      openTalk: () => setPanel('talk'),
      talkRead: new Cell(-1),
      undoing: new Cell(false),
      shown: new Cell<readonly string[]>([]),
    }),
    [session, display, viewport],
  )
  return { at, panel, setPanel, clause, spoken }
}

/** The first picture is there: the session goes on, and whoever else plays may come in. */
function useDrawn(laid: boolean, { session }: InPlay): void {
  useEffect(() => {
    if (!laid) return
    session.drawn()
    // Others may sit down at windows of their own.
    if (!session.open.isVisit && session.everybody.length > 1) void openDoor()
  }, [session, laid])
}

export function PlayScreen(props: PlayScreenProps) {
  const { open, display } = props
  const { at, panel, setPanel, clause, spoken } = useTable(props)
  const { session } = at
  const [dialog, setDialog] = useState<'settings' | 'go-to' | null>(null)
  const [layers, changeLayers] = useLayers(display)
  usePace(session)
  const state = usePlayState(at)
  const laid = useSignal(session.scene) !== null
  const whole = useBook(laid ? display : null)
  useDrawn(laid, at)
  const book = useMemo(() => ({ clauses: whole?.clauses ?? {}, whole, openRules: at.openRules }), [whole, at])

  useTitle(state, display)
  useKeys(laid, at, {
    toggleLayers: () => setPanel((before) => (before === 'layers' ? null : 'layers')),
    toggleWords: () => setPanel((before) => (before === 'words' ? null : 'words')),
    goTo: () => setDialog('go-to'),
    closePanel: () => {
      setPanel(null)
      return panel !== null
    },
  })

  const card = usePart(open.model, ({ card }) => card)
  const title = scenarioOf(whole, card)
  const onSettings = (): void => setDialog('settings')
  const { guide } = card.setup
  const parts: Parts = { state, panel, setPanel, clause, layers, changeLayers, title, onSettings, guide }

  return (
    <PlayContext.Provider value={at}>
      <BookContext.Provider value={book}>
        <Screen {...parts} />
        <Spoken state={state} spoken={spoken} />
        {guide && <GuideHand />}
        <Sounds />
        {dialog === 'settings' && <SettingsDialog beside onClose={() => setDialog(null)} />}
        {dialog === 'go-to' && <GoTo onClose={() => setDialog(null)} />}
      </BookContext.Provider>
    </PlayContext.Provider>
  )
}

/** A curtain between two persons, a phone's table or a desk's. */
function Screen(parts: Parts) {
  const curtain = useSignal(usePlay().session.curtain)
  const phone = useMedia(PHONE)
  if (curtain?.how === 'curtain') return <CurtainScreen scenario={parts.title} turn={parts.state.turn} />
  return phone ? <PhoneTable {...parts} /> : <DeskScreen {...parts} />
}

/** A session lasts as long as its screen, and moves as the settings say. */
function usePace(session: PlaySession): void {
  const now = useSignal(settings)
  useEffect(() => () => session.close(), [session])
  useEffect(() => {
    session.motion = mayMove(now)
    session.tempo(TEMPOS[now.speed])
  }, [session, now])
}

const LAYERS = 'shamble-layers'

function keptLayers(display: AnyDisplay): Record<string, boolean> {
  const standard = Object.fromEntries(display.board.layers.map(({ id, on }) => [id, on]))
  try {
    const kept = JSON.parse(localStorage.getItem(`${LAYERS}-${display.id}`) ?? '{}') as Record<string, unknown>
    const known = Object.entries(kept).filter(([id, on]) => isKeyOf(standard, id) && typeof on === 'boolean')
    return { ...standard, ...(Object.fromEntries(known) as Record<string, boolean>) }
  } catch {
    return standard
  }
}

/** What is drawn on the board, kept for the next game of the kind. */
function useLayers(display: AnyDisplay): readonly [Parts['layers'], Parts['changeLayers']] {
  const [layers, setLayers] = useState(() => keptLayers(display))
  const change: Parts['changeLayers'] = (next) => {
    setLayers({ ...next })
    try {
      localStorage.setItem(`${LAYERS}-${display.id}`, JSON.stringify(next))
    } catch {
      // Kept until the page is left.
    }
  }
  return [layers, change]
}

/** For those who hear the table: the log as it grows, and at once what is asked. */
function Spoken({ state, spoken }: { readonly state: PlayState; readonly spoken: string }) {
  const at = usePlay()
  const curtain = useSignal(at.session.curtain)
  const heard = useSpokenLog(at)
  const asked = useSpokenQuestion(at.session, state.mine || state.over !== null ? state.question : '')
  return (
    <>
      <div class="vh" role="log" aria-live="polite">
        {curtain?.how === 'curtain' ? '' : heard}
      </div>
      <div class="vh" role="alert" aria-live="assertive">
        {curtain?.how === 'curtain' ? `Pass the screen to ${curtain.to.name}` : spoken || asked}
      </div>
    </>
  )
}

/** "Find the Helipad", or what the table was called. */
function scenarioOf(book: GameBook | null, card: OpenMatch['model']['value']['card']): string {
  if (!book) return card.title
  const { own, scenarioOption, scenarios } = book.setup
  const { options } = card.setup
  return (own?.(options) ?? scenarios.find(({ id }) => id === options[scenarioOption]))?.title ?? card.title
}

/** The tab says what the page says, from the same moment on. */
function useTitle(state: PlayState, display: AnyDisplay): void {
  useLayoutEffect(() => {
    document.title =
      state.mine || state.over !== null
        ? `${state.question} | Shamble`
        : `${display.title}${state.turn > 0 ? `, ${uncapital(display.round)} ${state.turn}` : ''} | Shamble`
  }, [state.question, state.mine, state.turn, display])
}

const IDLE_MS = 60_000

const BLOCKS = ['block-1', 'block-2', 'block-3', 'block-4', 'block-5'] as const

type Acts = Pick<KeyTools, 'toggleLayers' | 'toggleWords' | 'goTo' | 'closePanel'>

/** The first question is on the page before anybody can press a key: what answers keys comes after it. */
function useKeys(laid: boolean, at: InPlay, acts: Acts): void {
  const latest = useRef(acts)
  latest.current = acts
  // Not a moment after what can be pressed is seen.
  useLayoutEffect(() => {
    if (!laid) return undefined
    const ends = [answerKeys(at, toolsOf(at, latest)), coverSecrets(at)]
    return () => {
      for (const end of ends) end()
    }
  }, [at, laid])
}

/** What keys can do here: move the focus between board and blocks, and whatever the screen answers with. */
function toolsOf(at: InPlay, latest: { readonly current: Acts }): KeyTools {
  const board = (): HTMLElement | null => document.querySelector('[data-board]')
  return {
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
}

/** A key that is pressed before what answers it is there is answered then. */
function answerKeys({ session }: InPlay, tools: KeyTools): () => void {
  const ready = new Promise((seen) => setTimeout(seen)).then(() => import('./keys.ts'))
  let keys: Awaited<typeof ready> | null = null
  void ready.then((loaded) => {
    keys = loaded
  })
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return
    if (!keys) return void ready.then(({ pressKey }) => pressKey(event, tools))
    if (keys.pressKey(event, tools)) event.preventDefault()
  }
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === 'Alt') session.whatIf(null)
  }
  const onMouse = (event: MouseEvent): void => keys?.pressByMouse(event)
  document.addEventListener('keydown', onKey)
  document.addEventListener('keyup', onKeyUp)
  document.addEventListener('mousedown', onMouse)
  const stop = session.sending.subscribe(() => session.sending.value && keys?.leaveTools())
  return () => {
    stop()
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('keyup', onKeyUp)
    document.removeEventListener('mousedown', onMouse)
  }
}

/** A secret that nobody touches for a minute is covered again, and one whose window is left. */
function coverSecrets({ session }: InPlay): () => void {
  let idle: ReturnType<typeof setTimeout> | undefined
  const onTouch = (): void => {
    clearTimeout(idle)
    if (session.secretOpen) idle = setTimeout(() => session.closeCurtain(), IDLE_MS)
  }
  const onBlur = (): void => {
    session.closeCurtain()
    session.whatIf(null)
  }
  const onHide = (): void => {
    if (document.hidden) {
      session.finish()
      session.closeCurtain()
    }
  }
  document.addEventListener('keydown', onTouch)
  document.addEventListener('pointerdown', onTouch)
  addEventListener('blur', onBlur)
  document.addEventListener('visibilitychange', onHide)
  return () => {
    clearTimeout(idle)
    document.removeEventListener('keydown', onTouch)
    document.removeEventListener('pointerdown', onTouch)
    removeEventListener('blur', onBlur)
    document.removeEventListener('visibilitychange', onHide)
  }
}
