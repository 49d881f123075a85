/** Block 1: a card a figure, and block 2: the map with its counts. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { later } from '../ui/later.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { useWholeBook } from './book.tsx'
import { usePlay } from './context.ts'
import type { FigureCard, Gauge, AnyDisplay } from './game-display.ts'
import { BlockHead, Hp, Ticks } from './parts.tsx'
import type { PlaySession } from './session.ts'
import { useChoice } from './use-choice.ts'
import { useMedia } from './use-play-state.ts'
import type { Viewport } from './viewport.ts'
import { onRest } from './redraw.ts'

const Company = later(async () => (await import('./company.tsx')).Company)

/** Cards fold above this many figures, or where they do not fit; on a low screen the chosen one alone is open. */
const MOST_CARDS = 3
const LOW_SCREEN = '(max-height: 800px)'

/** "2 of 3 alive", "3 of 4 got away". */
function headCount(bodies: readonly FigureCard[]): string {
  const away = bodies.filter((one) => one.away).length
  return away > 0
    ? `${away} of ${bodies.length} got away`
    : `${bodies.filter(({ dead }) => !dead).length} of ${bodies.length} alive`
}

/** Whether all that is in a box that scrolls can be seen, open as it is, or as it was before it was folded. */
function useTight() {
  const box = useRef<HTMLElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const [isTight, setTight] = useState(false)
  const needed = useRef(0)
  useEffect(() => {
    const look = (): void => {
      const { current: around } = box
      if (!around) return
      setTight((before) => {
        if (!before) needed.current = around.scrollHeight
        return needed.current > around.clientHeight + 1
      })
    }
    const seen = new ResizeObserver(look)
    for (const one of [box.current, inside.current]) if (one) seen.observe(one)
    return () => seen.disconnect()
  }, [])
  return { box, inside, isTight }
}

export function Roster({ figures: there, title }: { readonly figures: readonly FigureCard[]; readonly title: string }) {
  const { session } = usePlay()
  const book = useWholeBook()
  const figures = [...there, ...(session.scene.value ? (book?.introduced?.(session.situation()) ?? []) : [])]
  const { figure } = useChoice(session)
  const own = figures.filter(({ seat }) => session.mine.includes(seat))
  const others = figures.filter(({ seat }) => !session.mine.includes(seat))
  const isLow = useMedia(LOW_SCREEN)
  const { box, inside, isTight } = useTight()
  const folded = figures.length > (isLow || isTight ? 1 : MOST_CARDS)
  // A seat that only commands others is nobody who could die.
  const bodies = figures.filter(({ hp }) => hp !== null)
  return (
    <section class="block roster" id="block-1" tabIndex={-1} aria-label={title} ref={box}>
      <BlockHead n={1} title={title}>
        {bodies.length > 0 && headCount(bodies)}
      </BlockHead>
      <div class="units" ref={inside}>
        {[...own, ...others].map((card) => (
          <Unit key={card.id} card={card} chosen={card.id === figure} folded={folded && card.id !== figure} />
        ))}
        {figures.length === 0 && <p class="muted empty">Nobody is on the map yet.</p>}
      </div>
      {session.everybody.length > 1 && <Company />}
    </section>
  )
}

/** Whose it is, where several share the screen. */
const holderOf = ({ everybody }: PlaySession, { seat }: FigureCard): string =>
  (everybody.length > 1 && everybody.find(({ seats }) => seats.includes(seat))?.name) || ''

interface UnitProps {
  readonly card: FigureCard
  readonly chosen: boolean
  readonly folded: boolean
}

const stateOf = ({ state }: FigureCard): string => (state === '' ? '' : `, ${state}`)

function Unit({ card, chosen, folded }: UnitProps) {
  const { session, display } = usePlay()
  const classes = ['unit', chosen && 'sel', card.dead && 'dead', card.away && 'away', folded && 'fold']
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      aria-pressed={chosen}
      aria-label={`${card.name}, ${card.role}${stateOf(card)}${card.hp ? `, ${card.hp.left} of ${card.hp.of} ${card.hp.name}` : ''}`}
      onClick={() => session.chooseFigure(card.id)}
      onPointerEnter={() => session.hover(card.id)}
      onPointerLeave={() => session.hover(null)}
    >
      {/* Its own class: where a card has changed its place, browsers keep what its parts had by the class of the card. */}
      <span class={card.acted ? 'tok done' : 'tok'}>
        <display.roster.Mark mark={card.mark} size={folded ? 30 : 44} />
      </span>
      <Who card={card} chosen={chosen} folded={folded} />
      {!folded && !card.dead && <Kit gauges={card.gauges} carried={card.carried} display={display} />}
    </button>
  )
}

/** Name, holder, role and state, and how much there is left. */
function Who({ card, chosen, folded }: UnitProps) {
  const { session } = usePlay()
  const holder = holderOf(session, card)
  return (
    <span class="who">
      <span class="nm">
        {card.name} {!folded && <small>{holder}</small>}
      </span>
      <span class="role">
        {folded && holder !== '' && `${holder}, `}
        {card.role}
        {!card.badges && stateOf(card)}
      </span>
      {card.badges?.length ? (
        <span class="badges">
          {card.badges.map(({ words, bad }) => (
            <i key={words} class={bad ? 'bad' : ''}>
              {words}
            </i>
          ))}
        </span>
      ) : null}
      {card.hp && !card.dead && !card.away && (chosen ? <Spending hp={card.hp} /> : <Hp hp={card.hp} />)}
    </span>
  )
}

/** With what would be spent on whatever is pointed at. */
function Spending({ hp }: { readonly hp: Gauge }) {
  const { session, display } = usePlay()
  useSignal(session.selection)
  const variant = useSignal(session.variant)
  return <Hp hp={hp} planned={display.words.planned?.(session.situation(), variant) ?? 0} />
}

function Kit({
  gauges,
  carried,
  display,
}: {
  readonly gauges: readonly Gauge[]
  readonly carried: readonly string[]
  readonly display: AnyDisplay
}) {
  if (gauges.length === 0 && carried.length === 0) return null
  const scale = Math.max(12, ...gauges.map(({ of }) => of))
  return (
    <span class="kit">
      {gauges.map((gauge) => (
        <span
          key={gauge.name}
          class={gauge.active ? 'row in' : 'row'}
          title={`${gauge.name}: ${gauge.left} of ${gauge.of}`}
        >
          <display.roster.Icon icon={gauge.icon} size={18} />
          <Ticks left={gauge.left} of={gauge.of} scale={scale} />
          <b>{gauge.left}</b>
        </span>
      ))}
      {carried.length > 0 && <span class="row things">{carried.join(', ')}</span>}
    </span>
  )
}

/** What the game lays beside its board, or above it. */
export function OfGame({ part }: { readonly part: 'Beside' | 'Chosen' | 'Standing' | 'Steps' }) {
  const { session, display } = usePlay()
  const scene = useSignal(session.scene)
  useSignal(session.past)
  useChoice(session)
  const Part = display.board[part]
  return Part && scene ? <Part {...session.situation()} /> : null
}

/** The part of the board that can be seen, when it is at rest. */
export function useWindow(viewport: Viewport): DOMRectReadOnly | null {
  const [seen, setSeen] = useState<DOMRectReadOnly | null>(null)
  useEffect(() => {
    const look = (): void => {
      const { x, y, width, height } = viewport.seen()
      setSeen(new DOMRectReadOnly(x, y, width, height))
    }
    look()
    return onRest(viewport, look)
  }, [viewport])
  return seen
}

export function MapBlock() {
  const { session, display, viewport } = usePlay()
  const scene = useSignal(session.scene)
  useSignal(session.past)
  const seen = useWindow(viewport)
  if (!scene) return null
  const s = session.situation()
  return (
    <section class="block mapblk" id="block-2" tabIndex={-1} aria-label="Map">
      <BlockHead n={2} title="Map">
        {[display.words.goal?.(s), display.words.time?.(s)].filter(Boolean).join(', ')}
      </BlockHead>
      <display.board.MiniMap {...s} window={seen} onJump={(x, y) => viewport.centre(x, y)} />
      <dl>
        {display.roster.counts(s.view).map(({ value, words }) => (
          <div key={words}>
            <dt>{value}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
