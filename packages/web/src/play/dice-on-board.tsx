/** The dice that were thrown last, on the board beside what they were thrown for: seen on a phone, too. */
import { useEffect, useState } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { useSignal } from '../ui/use-signal.ts'
import { around, type Rect } from './camera.ts'
import { usePlay } from './context.ts'
import './dice-on-board.css'
import { Die } from './parts.tsx'
import { useTumble } from './rolls.tsx'
import type { Thrown } from './session/desk.ts'
import { useScale } from './use-scale.ts'

/** As long as the word over whoever was hit. */
const LIE_MS = 1200
/** More than so many are seen in the tray. */
const MOST = 6
const AIR = 8

/** What is thrown now, and what lies there until it could be read. */
function useThrown(): Thrown | null {
  const { session } = usePlay()
  const thrown = useSignal(session.scene)?.thrown ?? null
  const [first] = useState(thrown)
  const [over, setOver] = useState<Thrown | null>(null)
  useEffect(() => {
    if (!thrown || thrown.falling) return
    const timer = setTimeout(() => setOver(thrown), LIE_MS)
    return () => clearTimeout(timer)
  }, [thrown])
  return thrown === over || thrown === first ? null : thrown
}

export function DiceOnBoard() {
  const { session, display, viewport } = usePlay()
  const past = useSignal(session.past)
  const thrown = useThrown()
  const scale = useScale(viewport)
  const motion = mayMove(useSignal(settings))
  const view = session.scene.value?.view
  if (!thrown || past || view === undefined) return null
  const seen = { view, options: session.options }
  // What happened to somebody is beside the last that is named: who is hit, not who hits.
  const at = around(thrown.about.slice(-1).flatMap((place) => display.board.placeRect(place, seen) ?? []))
  if (!at) return null
  const dice = thrown.roll.dice.slice(-MOST)
  const isLeft = leansLeft(at, viewport.seen())
  const classes = ['thrown', thrown.falling && motion ? 'falling' : '', isLeft ? 'left' : '']
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      style={{ transform: `${besides(at, isLeft, scale)} scale(${1 / scale})` }}
      aria-hidden="true"
    >
      <div>
        {dice.map(({ sides, face, mark }, i) => (
          <Falling key={i} sides={sides} face={face} mark={mark} falling={thrown.falling} />
        ))}
        {!thrown.falling && <Sum thrown={thrown} />}
      </div>
    </div>
  )
}

/** Where there is no room to the right. */
const leansLeft = (at: Rect, window: Rect): boolean => at.x + at.width / 2 > window.x + window.width * 0.45

/** Beside what it is about, and its own width farther where it is to the left of it. */
const besides = (at: Rect, isLeft: boolean, scale: number): string =>
  isLeft
    ? `translate(${at.x - AIR / scale}px, ${at.y + at.height / 2}px) translateX(calc(-100% / ${scale}))`
    : `translate(${at.x + at.width + AIR / scale}px, ${at.y + at.height / 2}px)`

function Falling({
  sides,
  face,
  mark,
  falling,
}: Pick<Thrown['roll']['dice'][number], 'sides' | 'face' | 'mark'> & { readonly falling: boolean }) {
  const shown = useTumble(falling, sides, face)
  return <Die sides={sides} face={shown} size={40} kind={mark === 'bad' && !falling ? 'one' : ''} silent />
}

/** What was added, beside a single die. */
function Sum({ thrown: { roll } }: { readonly thrown: Thrown }) {
  const [only, second] = roll.dice
  return only?.sum !== undefined && !second ? <span class="sum">{only.sum}</span> : null
}
