/** The first game: what to press now and where that is, and a remark at a time beside it. */
import './guide.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Cell } from '../engine/signal.ts'
import { useSignal } from '../ui/use-signal.ts'
import { useWholeBook } from './book.tsx'
import { Clause, Unfold } from './clause.tsx'
import { overlaps, type Rect, toFrame } from './camera.ts'
import { usePlay } from './context.ts'
import { BEGINNING, type Course, follow, lessonsIn } from './course.ts'
import type { GuideStep, GuideTarget } from './game-display.ts'
import type { PlaySession } from './session.ts'
import { besidesIt, reachFor, shortLeader } from './spots.ts'

const KEY = 'shamble-guide'
const EVERYTHING = '*'

function silenced(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as string[]) : []
  } catch {
    return []
  }
}

/** What nobody wants to hear again, on this machine. */
function useQuiet(): readonly [quiet: readonly string[], hush: (id: string) => void] {
  const [quiet, setQuiet] = useState(silenced)
  const hush = (id: string): void => {
    const next = [...quiet, id]
    setQuiet(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing: the hint comes again next time.
    }
  }
  return [quiet, hush]
}

/** Of each person at a table: the course is not begun anew where the guide is closed and opened. */
const courses = new WeakMap<PlaySession, Map<string, Course>>()

const coursesOf = (session: PlaySession): Map<string, Course> => {
  const kept = courses.get(session) ?? new Map<string, Course>()
  courses.set(session, kept)
  return kept
}

/** Whoever shares the screen learns for himself. */
const learnerOf = ({ people }: PlaySession, seat: string | null): string =>
  people.find(({ seats }) => seats.some((one) => one === seat))?.name ?? ''

/** The first step that applies and was not told yet. */
function useStep(quiet: readonly string[]): GuideStep | null {
  const { session } = usePlay()
  const steps = useWholeBook()?.guide ?? []
  useSignal(session.scene)
  useSignal(session.selection)
  useSignal(session.hints)
  const moving = useSignal(session.moving)
  const asking = useSignal(session.asking)
  const curtain = useSignal(session.curtain)
  /** Remarks that were made, and something was decided since: the next time there is something else to say. */
  const [said, setSaid] = useState<readonly string[]>([])
  // Whoever is to take the screen has not got it yet.
  const isQuiet = moving || curtain !== null || !session.scene.value || quiet.includes(EVERYTHING)
  const untold = steps.filter(({ id }) => !quiet.includes(id) && !said.includes(id))
  const decision = session.scene.value?.line.update?.decision
  const kept = coursesOf(session)
  const learner = isQuiet ? '' : learnerOf(session, session.situation().seat)
  const now = isQuiet ? null : follow(kept.get(learner) ?? BEGINNING, untold, session.situation(), decision, asking)
  if (now) kept.set(learner, now.course)
  const step = now?.step ?? null
  const remark = step?.lesson === undefined ? step : null
  const spoken = useRef<{ readonly id: string; readonly decision: number | undefined } | null>(null)
  useEffect(() => {
    const { current } = spoken
    if (current && current.decision !== decision) {
      setSaid((before) => [...before, current.id])
      spoken.current = null
    } else if (remark && current?.id !== remark.id) spoken.current = { id: remark.id, decision }
  }, [remark, decision])
  return step
}

/** Whether the last thing that was pressed was a key. */
function useByKeys(): boolean {
  const [byKeys, setByKeys] = useState(false)
  useEffect(() => {
    const onKey = (): void => setByKeys(true)
    const onPointer = (): void => setByKeys(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])
  return byKeys
}

export function Guide() {
  const { session, display } = usePlay()
  const steps = useWholeBook()?.guide ?? []
  const [quiet, hush] = useQuiet()
  const step = useStep(quiet)
  const isByKeys = useByKeys()
  const chosen = useSignal(session.variant)
  if (!step) return null
  const s = session.situation()
  const target = step.at?.(s) ?? null
  const named = nameOf(session, target, chosen)
  const isButton = target !== null && 'commit' in target && named !== null
  const press = isButton ? `Press ${named}.` : (isByKeys && step.byKeys ? step.byKeys : step.press)?.(s)
  return (
    <aside class={press ? 'guide pressing' : 'guide'} role="note" aria-label={`${display.title}: a hint`}>
      <Unfold>
        {press && <Lesson at={step.lesson ?? null} of={lessonsIn(steps)} press={press} named={named} />}
        <p class="book">{typeof step.words === 'string' ? step.words : step.words(s)}</p>
        <p class="ways">
          {step.clause !== undefined && <Clause id={step.clause} />}
          {step.lesson === undefined && (
            <button type="button" class="link" onClick={() => hush(step.id)}>
              Got it
            </button>
          )}
          <button type="button" class="link" onClick={() => hush(EVERYTHING)}>
            Stop telling me
          </button>
        </p>
      </Unfold>
      <Pointing target={target} />
    </aside>
  )
}

/** What stands on the button that is to be pressed: of several ways of doing it, that of the one that is chosen. */
function nameOf(session: PlaySession, target: GuideTarget | null, chosen: number): string | null {
  if (target === null || 'place' in target) return null
  if ('order' in target) return session.orders().find(({ id }) => id === target.order)?.label ?? null
  const variants = session.preview()?.variants ?? []
  return (variants[chosen] ?? variants[0])?.commit ?? null
}

/** What stands on a button is told from the words around it. */
function Pressed({ press, named }: { readonly press: string; readonly named: string | null }) {
  const [before, after] = named === null || named === '' ? [press] : press.split(named)
  if (after === undefined) return <>{press}</>
  return (
    <>
      {before}
      <b>{named}</b>
      {after}
    </>
  )
}

interface LessonProps {
  readonly at: number | null
  readonly of: number
  readonly press: string
  readonly named: string | null
}

/** Which lesson it is, if it is one of the course, and what to press now. */
function Lesson({ at, of, press, named }: LessonProps) {
  return (
    <>
      {at !== null && (
        <p class="lesson cap">
          Your first turn
          <span class="end">
            {at} of {of}
          </span>
        </p>
      )}
      <div role="status">
        <h2>
          <Pressed press={press} named={named} />
        </h2>
      </div>
      {at !== null && (
        <p class="course" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < at ? 'on' : ''} />
          ))}
        </p>
      )}
    </>
  )
}

/** What is pointed at may come, move and go without a word: it is looked for this often, in milliseconds. */
const LOOK_AGAIN = 150

const isSame = (a: Rect | null, b: Rect | null): boolean =>
  a?.x === b?.x && a?.y === b?.y && a?.width === b?.width && a?.height === b?.height

/** What is pressed that is not on the board. */
const elementOf = (target: GuideTarget): Element | null =>
  'place' in target ? null : document.querySelector('order' in target ? `[data-order="${target.order}"]` : '.commit')

/** Where on the screen a target is; null while it cannot be seen. */
function useTarget(target: GuideTarget | null): Rect | null {
  const { session, display, viewport } = usePlay()
  const [found, setFound] = useState<Rect | null>(null)
  useEffect(() => {
    const onBoard = (place: string): Rect | null => {
      const rect = display.board.placeRect(place, session.situation())
      const frame = document.querySelector('[data-board]')?.getBoundingClientRect()
      if (!rect || !frame) return null
      const at = toFrame(viewport.camera, rect)
      const x = at.x + at.width / 2
      const y = at.y + at.height / 2
      const isInside = x >= 0 && y >= 0 && x <= frame.width && y <= frame.height
      return isInside ? { ...at, x: frame.x + at.x, y: frame.y + at.y } : null
    }
    const find = (): Rect | null => {
      if (target === null) return null
      if ('place' in target) return onBoard(target.place)
      return elementOf(target)?.getBoundingClientRect() ?? null
    }
    const look = (): void => {
      const next = find()
      setFound((before) => (isSame(before, next) ? before : next))
    }
    look()
    const stop = viewport.onChange(look)
    const timer = setInterval(look, LOOK_AGAIN)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [JSON.stringify(target), session, display, viewport])
  return found
}

/** What the guide points at: it speaks in the margin, and its hand is over everything. */
const pointedAt = new Cell<GuideTarget | null>(null)

function Pointing({ target }: { readonly target: GuideTarget | null }) {
  const { session } = usePlay()
  useEffect(() => pointedAt.set(target), [JSON.stringify(target)])
  useEffect(() => () => pointedAt.set(null), [])
  // Whatever is named is in sight.
  useEffect(() => {
    if (target !== null && 'place' in target) session.onReveal([target.place])
  }, [JSON.stringify(target), session])
  return null
}

/** A hand that shows where to press, beside it, and is in nobody's way. */
export function GuideHand() {
  const target = useSignal(pointedAt)
  const at = useTarget(target)
  if (!target || !at) return null
  const element = elementOf(target)
  // Above a card in hand lies the key of signs, and below it is no room.
  const isBeside = 'place' in target || (element?.closest('.hand .cards, .kit-desk .acts') ?? null) !== null
  const { x, y, from } = reachFor(at, { width: innerWidth, height: innerHeight }, isBeside, besides(at))
  const line = element?.closest('.dock, .psheet') ? null : lineTo(at)
  return (
    <>
      {(line === null || 'place' in target) && <GuideRing around={at} />}
      {line !== null && <GuideLine way={line} />}
      <svg class={`ghost-hand from-${from}`} viewBox="-20 -20 60 60" style={{ left: x, top: y }} aria-hidden="true">
        <path d="M-4-3c0-5 8-5 8 0v13l2-1c1-3 7-3 7 1 2-3 7-2 7 1 3-2 6 0 6 3v9c0 9-5 15-13 15h-3c-6 0-9-3-12-9l-6-11c-2-4 3-6 5-3l0 0z" />
      </svg>
    </>
  )
}

/** A line would run across the board: what is to be pressed is ringed. */
function GuideRing({ around }: { readonly around: Rect }) {
  const [left, top, width, height] = [around.x, around.y, around.width, around.height].map((n) => `${n}px`)
  return <i class="guide-ring" aria-hidden="true" style={{ left, top, width, height }} />
}

const rectsOf = (selector: string): readonly Rect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())

/** What the line goes around: figures, and what a card says. */
const IN_THE_WAY = '[data-board] [data-figure], .opts, .why, .ends'
/** What the hand should not lie on. */
const NOT_COVERED = '[data-board] [data-figure], .pop, .why li, .opts, .ends, .zoom, .what-if, .thrown, .word, .legend'
/** A longer one runs across the board. */
const LONGEST = 240

const besides = (at: Rect): readonly Rect[] => besidesIt(at, rectsOf(NOT_COVERED))

/** From what the guide says to the edge of what it points at; null where it would run across something. */
function lineTo(to: Rect): string | null {
  const bubble = document.querySelector('.guide')?.getBoundingClientRect()
  if (!bubble || overlaps(bubble, to)) return ''
  return shortLeader(bubble, to, rectsOf(IN_THE_WAY), LONGEST)
}

const GuideLine = ({ way }: { readonly way: string }) => (
  <svg class="guide-line" aria-hidden="true">
    <path d={way} />
  </svg>
)
