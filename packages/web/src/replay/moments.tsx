/** The line of a replay: turns as stretches, marks for what mattered, and where it is. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { LogItem } from '../play/log-item.ts'
import { shadesOf } from './timeline.ts'
import type { Player } from './use-player.ts'
import { rowOf } from '../sure.ts'

const MARKS: Readonly<Record<string, { readonly words: string; readonly sign: (x: number) => preact.JSX.Element }>> = {
  turned: { words: 'turned over', sign: (x) => <rect class="ef" x={x - 3.5} y={12} width={7} height={7} /> },
  killed: { words: 'killed', sign: (x) => <path class="ek" d={`M${x - 3} 13l6 6m0-6-6 6`} /> },
  hurt: { words: 'hurt', sign: (x) => <circle class="eb" cx={x} cy={15.5} r={3.6} /> },
  died: {
    words: 'died',
    sign: (x) => (
      <g class="ed">
        <circle cx={x} cy={14} r={7} />
        <path d={`M${x - 3} 11l6 6m0-6-6 6`} />
      </g>
    ),
  },
  goal: {
    words: 'goal',
    sign: (x) => <path class="eg" d={`M${x} 6l2.4 5 5.4.7-4 3.7 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.7 5.4-.7z`} />,
  },
}

interface Marked {
  readonly mark: string
  readonly at: number
}

/** What mattered, at its entry. */
export const useMarks = (items: readonly LogItem[]): readonly Marked[] =>
  useMemo(() => items.flatMap(({ line, until }) => (line.mark ? [{ mark: line.mark, at: until + 1 }] : [])), [items])

/** What the marks of this game mean. */
export const MarkKey = ({ marks }: { readonly marks: readonly Marked[] }) => (
  <span class="ekey">
    {Object.entries(MARKS)
      .filter(([id]) => marks.some(({ mark }) => mark === id))
      .map(([id, { words, sign }]) => (
        <span key={id}>
          <svg width="14" height="14" viewBox="-8 7 16 16" aria-hidden="true">
            {sign(0)}
          </svg>
          {words}
        </span>
      ))}
  </span>
)

interface LineProps {
  readonly player: Player
  readonly entries: number
  readonly marks: readonly Marked[]
  readonly label: string
  readonly onKey: (event: KeyboardEvent) => void
}

/** The slider, and how wide it is now. */
function useWidth() {
  const slider = useRef<SVGSVGElement>(null)
  const [wide, setWide] = useState(1360)
  useEffect(() => {
    const { current } = slider
    if (!current) return
    const watch = new ResizeObserver(() => setWide(Math.max(200, current.clientWidth)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return { slider, wide }
}

/** A slider: pulled, or moved by the same keys as the whole replay. */
export function MomentLine({ player, entries, marks, label, onKey }: LineProps) {
  const { at } = player
  const shades = useMemo(() => shadesOf(player.stretches), [player.stretches])
  const { slider, wide } = useWidth()
  const x = (entry: number): number => (entries === 0 ? 0 : (entry / entries) * wide)
  const drag = (event: PointerEvent): void => {
    const box = slider.current?.getBoundingClientRect()
    if (!box || (event.type === 'pointermove' && event.buttons === 0)) return
    player.goTo(Math.round(((event.clientX - box.left) / box.width) * entries))
  }
  return (
    <svg
      ref={slider}
      class="line"
      viewBox={`0 0 ${wide} 62`}
      role="slider"
      tabindex={0}
      aria-label="Moment of the game"
      aria-valuemin={0}
      aria-valuemax={entries}
      aria-valuenow={at}
      aria-valuetext={label}
      onKeyDown={(event) => {
        event.stopPropagation()
        onKey(event)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag(event)
      }}
      onPointerMove={drag}
    >
      <Moments player={player} shades={shades} marks={marks} x={x} />
      <path class="ph" d={`M${x(at)} 4V44`} />
      <path class="phd" d={`M${x(at) - 6} 0h12l-6 8z`} />
    </svg>
  )
}

const Moments = ({
  player: { at, stretches },
  shades,
  marks,
  x,
}: {
  readonly player: Player
  readonly shades: readonly (0 | 1)[]
  readonly marks: readonly Marked[]
  readonly x: (entry: number) => number
}) => (
  <>
    {stretches.map(({ heading, from, to }, i) => (
      <rect
        key={`${heading}${from}`}
        class={`sg s${shades[i] ?? 0}${from <= at ? ' past' : ''}`}
        x={x(from)}
        y={24}
        width={Math.max(0.5, x(to) - x(from) - 1)}
        height={16}
      />
    ))}
    {marks.map(({ mark, at: entry }, i) => (
      <g key={i}>{rowOf(MARKS, mark)?.sign(x(entry))}</g>
    ))}
    {stretches.map(({ turn, from }, i) =>
      turn !== '' && turn !== stretches[i - 1]?.turn ? (
        <text key={turn} class="sn" x={x(from) + 3} y={56}>
          {turn}
        </text>
      ) : null,
    )}
  </>
)
