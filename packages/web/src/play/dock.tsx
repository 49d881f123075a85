import { useRef } from 'preact/hooks'
import { Button } from '../ui/button.tsx'
import { later } from '../ui/later.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { plain } from './log-item.ts'
import { usePlay } from './context.ts'
import { Orders, Pacing } from './orders.tsx'
import type { PlayState } from './use-play-state.ts'

/** Orders, the pace of others, or the end. */
export function Dock({ state }: { readonly state: PlayState }) {
  const { session, display, nameOf } = usePlay()
  useSignal(session.selection)
  useSignal(session.hints)
  const scene = useSignal(session.scene)
  const moving = useSignal(session.moving)
  const watching = useSignal(session.watching)
  const last = useRef<PlayState['orders']>([])
  const then = useSignal(session.past)
  const variant = useSignal(session.variant)
  if (then)
    return (
      <div class="dock pacing">
        <p class="who">You are looking at the past. Nothing can be done there.</p>
        <Button kind="go" onClick={() => session.backToNow()}>
          Back to now
        </Button>
      </div>
    )
  if (state.over !== null) return <Ending words={state.over} />
  const s = session.situation()
  const { figure } = s.selection
  // While one's own doing is played the orders stay where they are.
  const orders = moving && !watching && state.orders.length === 0 ? last.current : state.orders
  last.current = orders
  const Hand = display.orders.hand?.(s)
  if (Hand) return <Hand {...s} orders={state.orders} />
  if (orders.length > 0)
    return (
      <Orders
        orders={orders}
        name={figure === null ? '' : nameOf(figure)}
        left={display.words.left?.(s, variant) ?? []}
        still={orders !== state.orders}
      />
    )
  // What is being played has the word; what is asked next is said when it is over.
  const told = moving ? scene?.items?.findLast(({ line }) => line.words.length > 0) : undefined
  const playing = told?.line.words.filter((part) => typeof part === 'string' || !('clause' in part))
  return <Pacing question={playing ? plain(playing, nameOf) : state.question} />
}

export const Ending = later(async () => (await import('./ending.tsx')).Ending)
