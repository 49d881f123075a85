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

/** As long as there is something to tell it is the sheet; without, what the phone asks for else. */
export function PhoneRecap({ state, children }: { readonly state: PlayState; readonly children: ComponentChildren }) {
  const { session, nameOf } = usePlay()
  const past = useSignal(session.past)
  const { aim, order } = useSignal(session.selection)
  const recap = useRecap()
  // Whoever decides something has read it, and the end of the game goes before everything.
  if (state.over !== null || !recap || (past && !recap.item) || aim !== null || order !== null || session.die)
    return <>{children}</>
  const { summary, items, n, item, show } = recap
  if (summary === '' && !item)
    return (
      <>
        <button type="button" class="retell link" onClick={() => show(0)}>
          What just happened?
        </button>
        {children}
      </>
    )
  const people = new Set(state.figures.map(({ id }) => id))
  const lines = items.filter(({ line }) => line.about.some((one) => people.has(one))).slice(-LINES)
  return (
    <div class="summed told" role="status">
      <h3 class="cap">What just happened</h3>
      {summary !== '' && <p class="sum">{summary}</p>}
      {item ? (
        <div class="one">
          <IconButton icon="prev" label="Before that" disabled={n === 0} onClick={() => show(n - 1)} />
          <span>
            <b class="mono">
              {n + 1}/{items.length}
            </b>{' '}
            {told(item, nameOf)}
          </span>
          <IconButton icon="next" label="After that" disabled={n === items.length - 1} onClick={() => show(n + 1)} />
        </div>
      ) : (
        <ul>
          {lines.map((one) => (
            <li key={one.entry}>{told(one, nameOf)}</li>
          ))}
        </ul>
      )}
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
