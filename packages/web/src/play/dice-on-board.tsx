/** The dice that were thrown last, on the board beside what they were thrown for: seen on a phone, too. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { useSignal } from '../ui/use-signal.ts'
import { fromFrame, type Rect } from './camera.ts'
import { usePlay } from './context.ts'
import './dice-on-board.css'
import { diceSpot } from './dice-spot.ts'
import { Die } from './die.tsx'
import { useTumble } from './rolls.tsx'
import type { Thrown } from './session/desk.ts'
import type { Spot } from './spots.ts'
import { drawnOnBoard, laidOver } from './drawn.ts'
import { useScale } from './use-scale.ts'
import type { Viewport } from './viewport.ts'

/** As long as the word over whoever was hit. */
const LIE_MS = 1200
/** More than so many are seen in the tray. */
const MOST = 3
const AIR = 8
/** Of a die, between two, and of what is added to one, a character. */
const SIZE = { die: 40, gap: 4, character: 9.5, around: 12 }
/** What rulers leave free. */
const RULERS = 36
/** What lies over the board of a phone. */
const OVER = '.overview, .ribbons'

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
  return <Dice thrown={thrown} at={at} from={places[0] ?? at} scale={scale} motion={motion} />
}

function Dice({
  thrown,
  at,
  from,
  scale,
  motion,
}: {
  readonly thrown: Thrown
  readonly at: Rect
  readonly from: Rect
  readonly scale: number
  readonly motion: boolean
}) {
  const { viewport } = usePlay()
  const { roll, falling } = thrown
  // Where they fall they lie.
  const { x, y } = useMemo(() => spotOf(roll, at, from, viewport), [roll, scale])
  const classes = ['thrown', falling && motion ? 'falling' : '', x < middleOf(at) ? 'left' : '']
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      style={{ transform: `translate(${x}px, ${y}px) scale(${1 / scale})` }}
      aria-hidden="true"
    >
      <div>
        {roll.dice.slice(-MOST).map((die, i) => (
          <Falling key={i} die={die} falling={falling} />
        ))}
        <Sum thrown={thrown} />
      </div>
    </div>
  )
}

/** What was added, beside a single die. */
const sumOf = ({ dice: [only, second] }: Thrown['roll']): string | undefined => (second ? undefined : only?.sum)

function spotOf(roll: Thrown['roll'], at: Rect, from: Rect, viewport: Viewport): Spot {
  const { camera, frame, insets } = viewport
  const dice = Math.min(MOST, roll.dice.length)
  const sum = sumOf(roll)
  const added = sum === undefined ? 0 : SIZE.gap + SIZE.around + sum.length * SIZE.character
  const width = (dice * (SIZE.die + SIZE.gap) - SIZE.gap + added) / camera.k
  const [left, top] = [Math.max(RULERS, insets.left), Math.max(RULERS, insets.top)]
  const free = {
    x: left,
    y: top,
    width: frame.width - left - insets.right,
    height: frame.height - top - insets.bottom,
  }
  const window = fromFrame(camera, free)
  const figures = [...drawnOnBoard('[data-figure], .plate', camera), ...laidOver(OVER, camera)]
  const around = { window, figures, air: AIR / camera.k, isLeft: leansLeft(at, from, window) }
  return diceSpot({ width, height: SIZE.die / camera.k }, at, around)
}

const middleOf = ({ x, width }: Rect): number => x + width / 2

/** Away from the other one, if they are beside each other; else where there is more room. */
function leansLeft(at: Rect, other: Rect, window: Rect): boolean {
  const apart = middleOf(other) - middleOf(at)
  if (apart !== 0 && Math.abs(apart) < 3 * at.width) return apart > 0
  return middleOf(at) > window.x + window.width * 0.45
}

function Falling({ die, falling }: { readonly die: Thrown['roll']['dice'][number]; readonly falling: boolean }) {
  const shown = useTumble(falling, die)
  return <Die sides={die.sides} face={shown} size={40} kind={die.mark === 'bad' && !falling ? 'one' : ''} silent />
}

/** It has its room while the die falls. */
function Sum({ thrown: { roll, falling } }: { readonly thrown: Thrown }) {
  const sum = sumOf(roll)
  return sum === undefined ? null : <span class={falling ? 'sum waits' : 'sum'}>{sum}</span>
}
