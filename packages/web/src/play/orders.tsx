/** Block 3: what the chosen figure may do. */
import { useMemo } from 'preact/hooks'
import { settings } from '../settings/settings.ts'
import { later } from '../ui/later.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import type { Order } from './game-display.ts'
import { BlockHead, Kbd } from './parts.tsx'
import { useChoice } from './use-choice.ts'

export function Orders({
  orders,
  name,
  left,
  still = false,
}: {
  readonly orders: readonly Order[]
  /** Of whoever is ordered about. */
  readonly name: string
  readonly left: readonly { readonly value: string; readonly words: string }[]
  /** Shown, but nothing can be ordered right now. */
  readonly still?: boolean
}) {
  const { session } = usePlay()
  const { order } = useChoice(session)
  const { keys } = useSignal(settings)
  // What is left is counted for every place that is pointed at; the orders stay as they are.
  const buttons = useMemo(
    () => orders.map((one) => <OrderButton key={one.id} order={one} on={one.id === order} withKey={keys === 'on'} />),
    [orders, order, keys],
  )
  return (
    <nav class="dock" id="block-3" tabIndex={-1} aria-label="Orders">
      <div class="who">
        <BlockHead n={3} title="Orders" />
        {left.length === 0 && name !== '' && <p class="att">{name}</p>}
        {left.length > 0 && (
          <p class="att" title={name}>
            {left.map(({ value, words }) => (
              <span key={words}>
                <b class="mono">{value}</b> {words}
              </span>
            ))}
          </p>
        )}
      </div>
      <div class="acts" inert={still}>
        {buttons}
      </div>
    </nav>
  )
}

function OrderButton({
  order,
  on,
  withKey,
}: {
  readonly order: Order
  readonly on: boolean
  readonly withKey: boolean
}) {
  const { session, display } = usePlay()
  return (
    <button
      type="button"
      class={`act${on ? ' on' : ''}${order.enabled ? '' : ' no'}`}
      aria-disabled={!order.enabled}
      aria-pressed={on}
      aria-label={`${order.label}: ${order.detail}`}
      {...(order.key === '' ? {} : { 'aria-keyshortcuts': order.key })}
      onClick={() => session.order(order.id)}
      data-order={order.id}
    >
      <span class="t">
        <display.roster.Icon icon={order.icon} size={20} />
        {withKey && order.key !== '' && <Kbd>{order.key}</Kbd>}
      </span>
      <span>
        <span class="nm">{order.label}</span>
        <span class="sub">{order.detail}</span>
      </span>
    </button>
  )
}

const Pace = later(async () => (await import('./pacing.tsx')).Pace)

/** While bots decide; there is nothing to pace while the table is laid. */
export function Pacing(props: { readonly question: string }) {
  const scene = useSignal(usePlay().session.scene)
  return (
    <nav class="dock pacing" id="block-3" tabIndex={-1} aria-label="Pace">
      {scene && <Pace {...props} />}
    </nav>
  )
}
