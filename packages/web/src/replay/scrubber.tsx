/** From the first entry to the last: by event, by turn, at a speed, with marks for what mattered. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { LogItem } from '../play/log-reader.ts'
import type { AnyDisplay } from '../play/game-display.ts'
import { Clause } from '../play/book.tsx'
import { Says } from '../play/parts.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { type Stop, step, stopsOf, type Stretch, stretchesOf } from './timeline.ts'

const BEAT_MS = 700
const SPEEDS = ['1', '2', '8'] as const
type Speed = (typeof SPEEDS)[number]

export interface Player {
  readonly at: number
  readonly playing: boolean
  readonly speed: Speed
  readonly stops: readonly Stop[]
  readonly stretches: readonly Stretch[]
  goTo(at: number): void
  step(by: 1 | -1, turn?: boolean): void
  toggle(): void
  setSpeed(speed: Speed): void
}

export function usePlayer(items: readonly LogItem[], entries: number): Player {
  const [at, setAt] = useState<number | null>(null)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('1')
  const stops = useMemo(() => stopsOf(items), [items])
  const stretches = useMemo(() => stretchesOf(items, entries), [items, entries])
  const here = Math.min(at ?? entries, entries)
  const last = here >= entries
  useEffect(() => {
    if (!playing) return
    if (last) return setPlaying(false)
    const timer = setTimeout(() => setAt(step(stops, stretches, here, 1, false, entries)), BEAT_MS / Number(speed))
    return () => clearTimeout(timer)
  }, [playing, here, speed, entries, stops])
  return {
    at: here,
    playing,
    speed,
    stops,
    stretches,
    goTo: (to) => {
      setPlaying(false)
      setAt(Math.max(0, Math.min(entries, to)))
    },
    step: (by, turn = false) => {
      setPlaying(false)
      // From wherever it has come to: keys may be pressed faster than the page is drawn.
      setAt((before) => step(stops, stretches, Math.min(before ?? entries, entries), by, turn, entries))
    },
    toggle: () => {
      if (!playing && last) setAt(0)
      setPlaying(!playing)
    },
    setSpeed,
  }
}

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

export function Scrubber({
  player,
  items,
  entries,
  display,
  nameOf,
  sides,
  eyes,
  onEyes,
}: {
  readonly player: Player
  readonly items: readonly LogItem[]
  readonly entries: number
  readonly display: AnyDisplay
  readonly nameOf: (figure: string) => string
  readonly sides: readonly string[]
  readonly eyes: string
  readonly onEyes: (side: string) => void
}) {
  const { at, stops, stretches } = player
  const stop = stops.findLast((one) => one.at <= at)
  const stretch = stretches.findLast(({ from }) => from <= at)
  const words = stop?.item.line.words ?? []
  const slider = useRef<SVGSVGElement>(null)
  const [wide, setWide] = useState(1360)
  useEffect(() => {
    const { current } = slider
    if (!current) return
    const watch = new ResizeObserver(() => setWide(Math.max(200, current.clientWidth)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  const x = (entry: number): number => (entries === 0 ? 0 : (entry / entries) * wide)
  const marks = useMemo(
    () => items.flatMap(({ line, until }) => (line.mark ? [{ mark: line.mark, at: until + 1 }] : [])),
    [items],
  )
  const used = Object.entries(MARKS).filter(([id]) => marks.some(({ mark }) => mark === id))
  const onKey = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event
    if (key === 'ArrowRight') player.step(1, shiftKey)
    else if (key === 'ArrowLeft') player.step(-1, shiftKey)
    else if (key === 'PageUp') player.step(1, true)
    else if (key === 'PageDown') player.step(-1, true)
    else if (key === 'Home') player.goTo(0)
    else if (key === 'End') player.goTo(entries)
    else if (key === ' ') player.toggle()
    else return
    event.preventDefault()
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      const { target } = event
      const busy = target instanceof HTMLElement && target.closest('input,button,a,textarea,[role="slider"],fieldset')
      if (!busy && !event.ctrlKey && !event.metaKey && !event.altKey) onKey(event)
    }
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  })
  const drag = (event: PointerEvent): void => {
    const box = slider.current?.getBoundingClientRect()
    if (!box || (event.type === 'pointermove' && event.buttons === 0)) return
    player.goTo(Math.round(((event.clientX - box.left) / box.width) * entries))
  }
  const label = stretch?.heading ?? ''
  return (
    <section class="scrub" aria-label="Replay">
      <div class="ctl">
        <button type="button" aria-label="Back one event" onClick={() => player.step(-1)}>
          <Icon name="prev" />
        </button>
        <button type="button" class="pp" aria-label={player.playing ? 'Pause' : 'Play'} onClick={() => player.toggle()}>
          <Icon name={player.playing ? 'pause' : 'play'} />
        </button>
        <button type="button" aria-label="Forward one event" onClick={() => player.step(1)}>
          <Icon name="next" />
        </button>
        <p class="at" aria-live="polite">
          <b>{label}</b>
          <span>
            <Says words={words.filter((part) => typeof part === 'string' || !('clause' in part))} nameOf={nameOf} />
            {words.map((part) =>
              typeof part === 'object' && 'clause' in part ? <Clause key={part.clause} id={part.clause} /> : null,
            )}
            {stop && stop.item.why !== null && <em class="book"> {stop.item.why}</em>}
          </span>
        </p>
        <span class="ekey">
          {used.map(([id, { words: says, sign }]) => (
            <span key={id}>
              <svg width="14" height="14" viewBox="-8 7 16 16" aria-hidden="true">
                {sign(0)}
              </svg>
              {says}
            </span>
          ))}
        </span>
        {sides.length > 1 && (
          <Segmented
            label="Seen by"
            value={eyes}
            choices={[
              { value: '', label: 'Everyone' },
              ...sides.map((side) => ({ value: side, label: capital(side) })),
            ]}
            onChange={onEyes}
          />
        )}
        <Segmented
          label="Speed"
          hideLabel
          value={player.speed}
          choices={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          onChange={(value) => player.setSpeed(value)}
        />
      </div>
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
        {stretches.map(({ heading, from, to }, i) => (
          <rect
            key={`${heading}${from}`}
            class={`sg s${i % 3}${from <= at ? ' past' : ''}`}
            x={x(from)}
            y={24}
            width={Math.max(0.5, x(to) - x(from) - 1)}
            height={16}
          />
        ))}
        {marks.map(({ mark, at: entry }, i) => (
          <g key={i}>{MARKS[mark]?.sign(x(entry))}</g>
        ))}
        {stretches.map(({ turn, from }, i) =>
          turn !== '' && turn !== stretches[i - 1]?.turn ? (
            <text key={turn} class="sn" x={x(from) + 3} y={56}>
              {turn}
            </text>
          ) : null,
        )}
        <path class="ph" d={`M${x(at)} 4V44`} />
        <path class="phd" d={`M${x(at) - 6} 0h12l-6 8z`} />
      </svg>
      <p class="vh">{display.title}</p>
    </section>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
