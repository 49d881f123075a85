/** The dice that were thrown last, on the board beside what they were thrown for: seen on a phone, too. */
import { useEffect, useState } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { useSignal } from '../ui/use-signal.ts'
import type { Rect } from './camera.ts'
import { usePlay } from './context.ts'
import './dice-on-board.css'
import { Die } from './die.tsx'
import { useTumble } from './rolls.tsx'
import type { Thrown } from './session/desk.ts'
import { useScale } from './use-scale.ts'

/** As long as the word over whoever was hit. */
const LIE_MS = 1200
/** More than so many are seen in the tray. */
const MOST = 3
const AIR = 8
/** What is wider is a tile. */
const A_FIGURE = 100

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
  const acting = useSignal(session.scene)?.acting
  const thrown = useThrown()
  const scale = useScale(viewport)
  const motion = mayMove(useSignal(settings))
  const view = session.scene.value?.view
  // Of several at a time nobody could tell whose they are.
  const isCrowd = (acting?.beat.deeds.length ?? 1) > 1
  if (!thrown || past || isCrowd || view === undefined) return null
  const seen = { view, options: session.options }
  // What happened to somebody is beside the last that is named: who is hit, not who hits.
  const places = thrown.about.flatMap((place) => display.board.placeRect(place, seen) ?? [])
  const at = places.at(-1)
  if (!at) return null
  const dice = thrown.roll.dice.slice(-MOST)
  const isLeft = leansLeft(at, places[0] ?? at, viewport.seen())
  const classes = ['thrown', thrown.falling && motion ? 'falling' : '', isLeft ? 'left' : '']
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      style={{ transform: `${besides(at, isLeft, scale)} scale(${1 / scale})` }}
      aria-hidden="true"
    >
      <div>
        {dice.map((die, i) => (
          <Falling key={i} die={die} falling={thrown.falling} />
        ))}
        {!thrown.falling && <Sum thrown={thrown} />}
      </div>
    </div>
  )
}

const middleOf = ({ x, width }: Rect): number => x + width / 2

/** Away from the other one, if they are beside each other; else where there is more room. */
function leansLeft(at: Rect, other: Rect, window: Rect): boolean {
  const apart = middleOf(other) - middleOf(at)
  if (apart !== 0 && Math.abs(apart) < 3 * at.width) return apart > 0
  return middleOf(at) > window.x + window.width * 0.45
}

/** On a tile in its middle; else beside what it is about, and its own width farther where it is to the left of it. */
const besides = (at: Rect, isLeft: boolean, scale: number): string =>
  at.width > A_FIGURE
    ? `translate(${middleOf(at)}px, ${at.y + at.height / 2}px) translateX(calc(-50% / ${scale}))`
    : isLeft
      ? `translate(${at.x - AIR / scale}px, ${at.y + at.height / 2}px) translateX(calc(-100% / ${scale}))`
      : `translate(${at.x + at.width + AIR / scale}px, ${at.y + at.height / 2}px)`

function Falling({ die, falling }: { readonly die: Thrown['roll']['dice'][number]; readonly falling: boolean }) {
  const shown = useTumble(falling, die)
  return <Die sides={die.sides} face={shown} size={40} kind={die.mark === 'bad' && !falling ? 'one' : ''} silent />
}

/** What was added, beside a single die. */
function Sum({ thrown: { roll } }: { readonly thrown: Thrown }) {
  const [only, second] = roll.dice
  return only?.sum !== undefined && !second ? <span class="sum">{only.sum}</span> : null
}
