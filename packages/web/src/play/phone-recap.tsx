/** What the dead did, as the sheet of a phone: a sentence, what befell whom, Play and Step, and on. */
import './phone-recap.css'
import type { ComponentChildren } from 'preact'
import { Button, IconButton } from '../ui/button.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import { told, useRecap } from './recap.ts'
import type { PlayState } from './use-play-state.ts'

/** So many lines fit under the sentence. */
const LINES = 3

type RecapShown = NonNullable<ReturnType<typeof useRecap>>

/** As long as there is something to tell it is the sheet; without, what the phone asks for else. */
export function PhoneRecap({
  state,
  guide,
  children,
}: {
  readonly state: PlayState
  /** What is said of a first turn goes before everything but a recap. */
  readonly guide: ComponentChildren
  readonly children: ComponentChildren
}) {
  const { session } = usePlay()
  const past = useSignal(session.past)
  const { aim, order } = useSignal(session.selection)
  const recap = useRecap()
  // Whoever decides something has read it, and the end of the game goes before everything.
  if (state.over !== null || !recap || (past && !recap.item) || aim !== null || order !== null || session.die)
    return (
      <>
        {guide}
        {children}
      </>
    )
  const { summary, item, show } = recap
  if (summary === '' && !item)
    return (
      <>
        {guide}
        {children}
        <button type="button" class="retell link" onClick={() => show(0)}>
          What just happened?
        </button>
      </>
    )
  return <Summed state={state} recap={recap} />
}

interface SummedProps {
  readonly state: PlayState
  readonly recap: RecapShown
}

function Summed({ state, recap }: SummedProps) {
  const { session } = usePlay()
  const { summary, items, item, show } = recap
  return (
    <div class="summed told" role="status">
      <h3 class="cap">What just happened</h3>
      {summary !== '' && <p class="sum">{summary}</p>}
      {item ? <OneOf recap={recap} /> : <LastOf state={state} recap={recap} />}
      <div class="ways">
        {summary !== '' && (
          <Button icon="play" onClick={() => session.again()}>
            Play
          </Button>
        )}
        {items.length > 0 && !item && (
          <Button icon="chev" onClick={() => show(0)}>
            Step
          </Button>
        )}
      </div>
      <Button
        kind="go"
        onClick={() => {
          session.backToNow()
          session.summary.set(null)
        }}
      >
        {state.mine ? 'Your turn' : 'Go on'}
      </Button>
    </div>
  )
}

/** One thing that happened, and the ways to those before and after it. */
function OneOf({ recap: { items, n, item, show } }: Pick<SummedProps, 'recap'>) {
  const { nameOf } = usePlay()
  return (
    <div class="one">
      <IconButton icon="prev" label="Before that" disabled={n === 0} onClick={() => show(n - 1)} />
      <span>
        <b class="mono">
          {n + 1}/{items.length}
        </b>{' '}
        {item && told(item, nameOf)}
      </span>
      <IconButton icon="next" label="After that" disabled={n === items.length - 1} onClick={() => show(n + 1)} />
    </div>
  )
}

/** The last of what befell somebody. */
function LastOf({ state, recap: { items } }: SummedProps) {
  const { nameOf } = usePlay()
  const people = new Set(state.figures.map(({ id }) => id))
  const lines = items.filter(({ line }) => line.about.some((one) => people.has(one))).slice(-LINES)
  return (
    <ul>
      {lines.map((one) => (
        <li key={one.entry}>{told(one, nameOf)}</li>
      ))}
    </ul>
  )
}
