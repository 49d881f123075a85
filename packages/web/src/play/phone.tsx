/** The table on a phone: board above, sheet below, five tabs. A thumb on the board only previews. */
import './goal.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { nextOf, useSwipe } from '../ui/use-swipe.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { useSignal } from '../ui/use-signal.ts'
import { capital } from '../words/plain.ts'
import { Hands } from './afterwards.tsx'
import { useUndoLabel } from './bar.tsx'
import { type Panel, usePlay } from './context.ts'
import type { FigureCard, AnyDisplay, Order, Preview } from './game-display.ts'
import { Log } from './log-block.tsx'
import { Hp } from './parts.tsx'
import { PreviewBody } from './preview.tsx'
import { MapBlock, OfGame, Roster } from './roster.tsx'
import type { PlaySession } from './session.ts'
import { Tray, Typing } from './tray.tsx'
import type { PlayState } from './use-play-state.ts'
import { WhatIf } from './what-if.tsx'

export type PhoneTab = 'board' | 'roster' | 'dice' | 'log' | 'rules'
export type Height = 'line' | 'orders' | 'full'

const TABS: readonly { readonly id: PhoneTab; readonly label: string; readonly icon: IconName }[] = [
  { id: 'board', label: 'Board', icon: 'grid' },
  { id: 'roster', label: 'Roster', icon: 'human' },
  { id: 'dice', label: 'Dice', icon: 'dice' },
  { id: 'log', label: 'Log', icon: 'log' },
  { id: 'rules', label: 'Rules', icon: 'book' },
]

export function PhoneBar({
  state,
  onPanel,
  onSettings,
}: {
  readonly state: PlayState
  readonly onPanel: (panel: Panel) => void
  readonly onSettings: () => void
}) {
  const { session, display } = usePlay()
  const undo = useUndoLabel()
  const scene = useSignal(session.scene)
  const time = scene && display.words.time?.(session.situation())
  const phase = scene ? display.words.standing(scene.view).phases.find(({ now }) => now)?.label : undefined
  return (
    <header class="pt">
      <IconButton icon="more" label="This table" onClick={() => onPanel('menu')} />
      <h1 class="pti">
        <b>{capital(time || (state.turn > 0 ? `${display.round} ${state.turn}` : display.title))}</b>
        <span>{phase ?? display.title}</span>
        {scene && <small class="goal">{display.words.goal?.(session.situation())}</small>}
      </h1>
      <WhatIf small />
      {undo.label !== '' && <IconButton icon="undo" label={undo.label} onClick={() => session.undo()} />}
      <IconButton icon="layers" label="Layers" onClick={() => onPanel('layers')} />
      <IconButton icon="sliders" label="Settings" onClick={onSettings} />
    </header>
  )
}

export function PhoneTabs({
  tab,
  onTab,
  news,
}: {
  readonly tab: PhoneTab
  readonly onTab: (tab: PhoneTab) => void
  readonly news: number
}) {
  return (
    <nav class="tb" aria-label="Parts of the table">
      {TABS.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          class={id === tab ? 'on' : ''}
          aria-pressed={id === tab}
          onClick={() => onTab(id)}
        >
          <Icon name={icon} />
          {label}
          {id === 'log' && news > 0 && tab !== 'log' && (
            <em>
              <span class="vh">{news} new</span>
            </em>
          )}
        </button>
      ))}
    </nav>
  )
}

interface SheetProps {
  readonly height: Height
  readonly onHeight: (height: Height) => void
  readonly label: string
  /** Something is about to be done: it has the room; or the dead are looked at. */
  readonly aimed?: boolean
  readonly watched?: boolean
  readonly children: ComponentChildren
}

/** A sheet with three heights: dragged by its grip, or pressed through them. */
export function Sheet({ height, onHeight, label, aimed = false, watched = false, children }: SheetProps) {
  const from = useRef<number | null>(null)
  const order: readonly Height[] = ['line', 'orders', 'full']
  const step = (by: number): void => {
    const next = order[Math.max(0, Math.min(2, order.indexOf(height) + by))]
    if (next) onHeight(next)
  }
  const press = (): void => onHeight(height === 'full' ? 'line' : height === 'line' ? 'orders' : 'full')
  return (
    <section class={`psheet ${height}${aimed ? ' aimed' : ''}${watched ? ' watched' : ''}`} aria-label={label}>
      <button
        type="button"
        class="grab"
        aria-label={height === 'full' ? 'Less of this' : 'More of this'}
        onPointerDown={(event) => {
          from.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={(event) => {
          const moved = event.clientY - (from.current ?? event.clientY)
          from.current = null
          if (Math.abs(moved) > 24) step(moved < 0 ? 1 : -1)
          else press()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          press()
        }}
      >
        <i />
      </button>
      <div class="inside">{children}</div>
    </section>
  )
}

/** Aims at the target after the present one, or before it; at the most pressing one if nothing is aimed at. */
function aimNext(session: PlaySession, display: AnyDisplay, by: 1 | -1): void {
  const s = session.situation()
  const next = nextOf(display.orders.targets(s), s.selection.aim, by)
  if (next === null) return
  session.aim({ ...s.selection, aim: next, hover: null })
  session.onReveal([next])
}

/** A thumb that takes an order aims at once where there is only one thing to aim at. */
function giveOrder(session: PlaySession, display: AnyDisplay, id: string): void {
  session.order(id)
  const s = session.situation()
  const { order, aim } = s.selection
  const isOne = order === id && aim === null && display.orders.targets(s).filter(Boolean).length === 1
  if (isOne) aimNext(session, display, 1)
}

interface PhoneOrdersProps {
  readonly state: PlayState
  readonly preview: Preview | null
  readonly aimed: boolean
  readonly height: Height
  /** While others decide, or when the game is over. */
  readonly children: ComponentChildren
}

export function PhoneOrders(props: PhoneOrdersProps) {
  const { state, height } = props
  const { session, display } = usePlay()
  const { figure } = useSignal(session.selection)
  const card = state.figures.find(({ id }) => id === figure)
  const swipe = useSwipe((by) => aimNext(session, display, by))
  const { die } = session
  if (die)
    return (
      <>
        <Typing needed={die} big />
        <Hands />
      </>
    )
  return (
    <div {...swipe}>
      {state.over === null && (
        <p class="ask" id="question">
          {state.question}
        </p>
      )}
      {card && <Header card={card} />}
      {height !== 'line' && <Choosing {...props} />}
    </div>
  )
}

/** The orders, or the hand that takes their place; what is previewed; the targets. */
function Choosing({ state, preview, aimed, children }: PhoneOrdersProps) {
  const { session, display } = usePlay()
  const { order } = useSignal(session.selection)
  const Hand = display.orders.hand?.(session.situation())
  return (
    <>
      {Hand && <Hand {...session.situation()} orders={state.orders} small />}
      {!Hand && state.orders.length > 0 && (
        <div class="chips" role="group" aria-label="Orders">
          <Chips orders={state.orders.filter(({ enabled }) => enabled)} order={order} />
          <Chips orders={state.orders.filter(({ enabled }) => !enabled)} order={order} />
        </div>
      )}
      {preview && (
        <div class="pv">
          <div class="pv-head">
            {preview.mark !== '' && <display.roster.Mark mark={preview.mark} size={32} />}
            <h2>{preview.title}</h2>
            <p>{preview.subtitle}</p>
            {aimed && (
              <Button size="small" kind="quiet" icon="x" onClick={() => session.back()} aria-label="Back">
                Back
              </Button>
            )}
          </div>
          <PreviewBody preview={preview} aimed={aimed} />
        </div>
      )}
      {order !== null && <Targets />}
      {children}
    </>
  )
}

/** The next target is a swipe away, or a press. */
function Targets() {
  const { session, display } = usePlay()
  const { aim } = useSignal(session.selection)
  useSignal(session.hints)
  const all = display.orders.targets(session.situation())
  if (all.length < (aim === null ? 1 : 2)) return null
  const at = aim === null ? -1 : all.indexOf(aim)
  return (
    <div class="targets" role="group" aria-label="Targets">
      <IconButton icon="chev" label="Previous target" onClick={() => aimNext(session, display, -1)} />
      <span>{at < 0 ? `${all.length} to choose from` : `${at + 1} of ${all.length}; swipe for the next`}</span>
      <IconButton icon="chev" label="Next target" onClick={() => aimNext(session, display, 1)} />
    </div>
  )
}

function Header({ card }: { readonly card: FigureCard }) {
  const { session, display } = usePlay()
  const { order } = session.selection.value
  useSignal(session.hints)
  const variant = useSignal(session.variant)
  // Rounds of what the order is given for, else of what is in hand.
  const icon = session.orders().find(({ id }) => id === order)?.icon
  const gauge =
    card.gauges.find((one) => one.icon === icon) ?? card.gauges.findLast(({ active }) => active) ?? card.gauges.at(-1)
  const gauges = gauge ? [{ value: String(gauge.left), words: gauge.name }] : []
  return (
    <div class="uh">
      <display.roster.Mark mark={card.mark} size={40} />
      <div>
        <h2>{card.name}</h2>
        {card.hp && <Hp hp={card.hp} planned={display.words.planned?.(session.situation(), variant) ?? 0} />}
      </div>
      <div class="left">
        {[...(display.words.left?.(session.situation(), variant) ?? []), ...gauges].map(({ value, words }) => (
          <span key={words}>
            <b class="mono">{value}</b> {words}
          </span>
        ))}
      </div>
    </div>
  )
}

const Chips = ({ orders, order }: { readonly orders: readonly Order[]; readonly order: string | null }) => (
  <>
    {orders.map((one) => (
      <OrderChip key={one.id} order={one} on={one.id === order} />
    ))}
  </>
)

function OrderChip({ order, on }: { readonly order: Order; readonly on: boolean }) {
  const { session, display } = usePlay()
  return (
    <button
      type="button"
      class={`ochip${on ? ' on' : ''}${order.enabled ? '' : ' no'}`}
      aria-pressed={on}
      aria-disabled={!order.enabled}
      aria-label={`${order.label}: ${order.detail}`}
      data-order={order.id}
      onClick={() => giveOrder(session, display, order.id)}
    >
      <display.roster.Icon icon={order.icon} size={18} />
      <span>{order.label}</span>
      <small>{order.detail}</small>
    </button>
  )
}

/** What the other tabs hold. */
export function PhoneTabBody({
  tab,
  state,
  rules,
}: {
  readonly tab: PhoneTab
  readonly state: PlayState
  readonly rules: ComponentChildren
}) {
  const { session } = usePlay()
  switch (tab) {
    case 'roster':
      return (
        <>
          <OfGame part="Standing" />
          <OfGame part="Chosen" />
          <Roster figures={state.figures} title="Roster" />
          <OfGame part="Beside" />
          <MapBlock />
        </>
      )
    case 'dice':
      return <Tray />
    case 'log':
      return <Log question={state.question} mine={session.mine} />
    case 'rules':
      return <>{rules}</>
    case 'board':
      return null
  }
}

/** How many lines are new since the log was last looked at. */
export function useNews(tab: PhoneTab): number {
  const { session } = usePlay()
  const scene = useSignal(session.scene)
  const length = scene?.items?.length ?? 0
  const [seen, setSeen] = useState<number | null>(null)
  useEffect(() => {
    if (seen === null && length > 0) setSeen(length)
    else if (tab === 'log' || (seen !== null && length < seen)) setSeen(length)
  }, [tab, length])
  return Math.max(0, length - (seen ?? length))
}
