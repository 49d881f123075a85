/** The board at one moment of a replay: to look at, not to play on. */
import type { OptionValues } from '@shamble/kernel'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { Rulers } from '../play/rulers.tsx'
import { clamp } from '../play/camera.ts'
import type { AnyDisplay, Way } from '../play/game-display.ts'
import { NOTHING_CHOSEN, newMemory } from '../play/session.ts'
import { useScale } from '../play/use-scale.ts'
import { Viewport } from '../play/viewport.ts'
import { useSignal } from '../ui/use-signal.ts'
import type { Past } from './use-past.ts'

/** Frames are no wider than this. */
const WIDEST = 1.6

interface BoardProps {
  readonly display: AnyDisplay
  readonly past: Past | null
  readonly options: OptionValues
  /** Where figures went in the whole game. */
  readonly ways?: readonly Way[]
}

/** A window on a board of this size, which it shows whole at first. */
function useWindow(extent: { readonly width: number; readonly height: number } | null) {
  const viewport = useMemo(() => {
    const made = new Viewport()
    made.insets = { top: 26, right: 8, bottom: 8, left: 32 }
    return made
  }, [])
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (frame.current && layer.current) return viewport.attach(frame.current, layer.current)
    return undefined
  }, [viewport])
  useLayoutEffect(() => {
    if (!extent) return
    viewport.setBoard(extent)
    viewport.fitOnce({ x: 0, y: 0, width: extent.width, height: extent.height }, 0, 2)
  })
  return { viewport, frame, layer }
}

export function ReplayBoard({ display, past, options, ways = [] }: BoardProps) {
  const view = past?.view ?? null
  const extent = useMemo(
    () => (view === null ? null : display.board.extent({ view, options })),
    [view, options, display],
  )
  const { viewport, frame, layer } = useWindow(extent)
  const scale = useScale(viewport)
  return (
    <div
      class="frame"
      ref={frame}
      role="img"
      aria-label="The board as it was"
      tabIndex={-1}
      style={extent ? { '--shape': clamp(extent.width / extent.height, 1, WIDEST) } : {}}
    >
      <div class="layer" ref={layer} style={extent ? { width: extent.width, height: extent.height } : {}}>
        {past && <BoardThen display={display} past={past} options={options} scale={scale} />}
        {extent && <Ways ways={ways} scale={scale} width={extent.width} height={extent.height} />}
      </div>
      {view !== null && <Rulers seen={{ view, options }} board={display.board} viewport={viewport} />}
    </div>
  )
}

interface BoardThenProps extends Pick<BoardProps, 'display' | 'options'> {
  readonly past: Past
  readonly scale: number
}

/** The game's board with what was known and what happened then. */
function BoardThen({ display, past, options, scale }: BoardThenProps) {
  const memory = useMemo(newMemory, [])
  const motion = mayMove(useSignal(settings))
  const layers = useMemo(() => Object.fromEntries(display.board.layers.map(({ id, on }) => [id, on])), [display])
  return (
    <display.board.Board
      view={past.view}
      options={options}
      seat={null}
      pending={null}
      choices={[]}
      hints={null}
      selection={NOTHING_CHOSEN}
      memory={memory}
      playing={past.events}
      motion={motion}
      scale={scale}
      layers={layers}
    />
  )
}

/** So many patterns of lines can be told apart. */
const PATTERNS = 4

/** Lines of several figures over the same squares lie side by side. */
const pathOf = ({ points }: Way, i: number): string => {
  const by = (i % PATTERNS) * 5 - 8
  return `M${points.map(([x, y]) => `${x + by} ${y + by}`).join('L')}`
}

const gone = ({ points }: Way): boolean => points.length > 0

function Ways({
  ways,
  scale,
  width,
  height,
}: {
  readonly ways: readonly Way[]
  /** Lines are as thick on the screen however small the board is. */
  readonly scale: number
  readonly width: number
  readonly height: number
}) {
  return (
    <svg
      class="ways"
      style={{ '--w': `${2.2 / Math.max(scale, 0.1)}px` }}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {ways.filter(gone).map((way, i) => (
        <g key={way.figure}>
          <path class="under" d={pathOf(way, i)} />
          <path class={`way w${i % PATTERNS}`} d={pathOf(way, i)} />
        </g>
      ))}
    </svg>
  )
}

/** Which line is whose. */
export function WayKey({
  ways,
  nameOf,
}: {
  readonly ways: readonly Way[]
  readonly nameOf: (figure: string) => string
}) {
  return (
    <ul class="way-key">
      {ways.filter(gone).map(({ figure, fell }, i) => (
        <li key={figure}>
          <svg width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
            <path class={`way w${i % PATTERNS}`} d="M1 5H29" />
          </svg>
          {nameOf(figure)}
          {fell && ', fell'}
        </li>
      ))}
    </ul>
  )
}
