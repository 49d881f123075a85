/** From the first entry to the last: by event, by turn, at a speed, with marks for what mattered. */
import { useEffect } from 'preact/hooks'
import type { LogItem } from '../play/log-item.ts'
import type { AnyDisplay } from '../play/game-display.ts'
import { Clause } from '../play/clause.tsx'
import { Says } from '../play/says.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { capital } from '../words/plain.ts'
import { MarkKey, MomentLine, useMarks } from './moments.tsx'
import type { Stop } from './timeline.ts'
import type { Eyes } from './use-eyes.ts'
import { type Player, SPEEDS } from './use-player.ts'

type NameOf = (figure: string) => string

interface ScrubberProps {
  readonly player: Player
  readonly items: readonly LogItem[]
  readonly entries: number
  readonly display: AnyDisplay
  readonly nameOf: NameOf
  readonly eyes: Eyes
}

export function Scrubber({ player, items, entries, display, nameOf, eyes }: ScrubberProps) {
  const { at, stops, stretches } = player
  const stop = stops.findLast((one) => one.at <= at)
  // What is told belongs to its own phase, also when the next one has begun with the same entry.
  const label = stop?.heading || (stretches.findLast(({ from }) => from <= at)?.heading ?? '')
  const marks = useMarks(items)
  const onKey = useKeys(player, entries)
  return (
    <section class="scrub" aria-label="Replay">
      <div class="ctl">
        <Steps player={player} />
        <Moment label={label} stop={stop} nameOf={nameOf} />
        <MarkKey marks={marks} />
        {eyes.sides.length > 1 && <SeenBy eyes={eyes} />}
        <Segmented
          label="Speed"
          hideLabel
          value={player.speed}
          choices={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
          onChange={(value) => player.setSpeed(value)}
        />
      </div>
      <MomentLine player={player} entries={entries} marks={marks} label={label} onKey={onKey} />
      <p class="vh">{display.title}</p>
    </section>
  )
}

const SeenBy = ({ eyes: { side, sides, lookAs } }: { readonly eyes: Eyes }) => (
  <Segmented
    label="Seen by"
    value={side}
    choices={[{ value: '', label: 'Everyone' }, ...sides.map((one) => ({ value: one, label: capital(one) }))]}
    onChange={lookAs}
  />
)

/** Keys move the replay wherever the focus is, except where they mean something else. */
function useKeys(player: Player, entries: number): (event: KeyboardEvent) => void {
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
  return onKey
}

const Steps = ({ player }: { readonly player: Player }) => (
  <>
    <button type="button" aria-label="Back one event" onClick={() => player.step(-1)}>
      <Icon name="prev" />
    </button>
    <button type="button" class="pp" aria-label={player.playing ? 'Pause' : 'Play'} onClick={() => player.toggle()}>
      <Icon name={player.playing ? 'pause' : 'play'} />
    </button>
    <button type="button" aria-label="Forward one event" onClick={() => player.step(1)}>
      <Icon name="next" />
    </button>
  </>
)

/** Where the replay is, and what happened there. */
function Moment({
  label,
  stop,
  nameOf,
}: {
  readonly label: string
  readonly stop: Stop | undefined
  readonly nameOf: NameOf
}) {
  const words = stop?.item.line.words ?? []
  return (
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
  )
}
