/** Over the edge of the board: the card just drawn, and what everybody should know before they act. */
import type { CardId, View } from '@shamble/drop-dead/page'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSpot } from '../../play/use-spot.ts'
import { later } from '../../ui/later.tsx'
import { count, listed, plural } from '../../words/plain.ts'
import { Icon } from './art.tsx'
import { Card } from './beside.tsx'
import { hintsOf, lastCycle, nameOf, offered } from './read.ts'
import type { OverlayProps, DisplayState } from './types.ts'

const Hand = later(async () => (await import('../../board/measured/hand.tsx')).Hand)

/** How long a card is shown. */
const SHOWN_MS = 3200

/**
 * The card that was turned over between two views: it was in the deck, or in the pile that became the deck, and is not
 * any more. Nothing else takes cards away.
 */
function drawnBetween(before: View, now: View): CardId | null {
  if (now.cycle < before.cycle || now.deckLeft.length === before.deckLeft.length) return null
  const pool = before.deckLeft.length > 0 ? before.deckLeft : before.discard
  const drawn = pool.filter((id) => !now.deckLeft.includes(id))
  return drawn.length > 0 && drawn.length < 3 ? (drawn.at(-1) ?? null) : null
}

/** The last drawn card, for a while. */
function useDrawn(view: View): CardId | null {
  const [shown, setShown] = useState<CardId | null>(null)
  const before = useRef(view)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const drawn = drawnBetween(before.current, view)
    before.current = view
    if (drawn === null) return
    setShown(drawn)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(null), SHOWN_MS)
  }, [view])
  useEffect(() => () => clearTimeout(timer.current), [])
  return shown
}

interface Banner {
  readonly tone: 'good' | 'bad' | 'plain'
  readonly icon: string
  readonly words: string
}

function bannersOf(s: DisplayState): Banner[] {
  const { view } = s
  const { survivor } = hintsOf(s)
  const found: Banner[] = []
  if (view.outcome) return found
  if (survivor && survivor.held > 0)
    found.push({
      tone: 'bad',
      icon: 'dead',
      words: `${nameOf(view, survivor.seat)} is held here: kill ${count(survivor.held)} more`,
    })
  if (survivor && offered(s, 'escape').length > 0) {
    const names = (seats: readonly string[]): string => listed(seats.map((seat) => nameOf(view, seat)))
    const { along, behind } = survivor.van
    const left = behind.length > 0 ? `; ${names(behind)} would be left behind` : ''
    found.push({
      tone: 'good',
      icon: 'van',
      words: `The van is ready: ${names(along)} ${plural(along.length, 'comes', 'come')} along${left}`,
    })
  }
  const last = lastCycle(s.options)
  if (last > 0 && view.cycle >= last)
    found.push({ tone: 'bad', icon: 'clock', words: 'This is the last cycle: the van leaves in it or never' })
  if (view.fog > 0 && view.fog >= view.cycle)
    found.push({ tone: 'plain', icon: 'fog', words: `Fog until the end of cycle ${view.fog}: nobody sees beyond 3` })
  return found
}

export function Overlay(props: OverlayProps) {
  const card = useDrawn(props.view)
  const finder = props.view.turn?.seat ?? props.selection.figure
  return (
    <>
      <Banners banners={bannersOf(props)} />
      {card && <Shown id={card} finder={finder} />}
    </>
  )
}

function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  return (
    <div class="dd-overlay">
      <Hand />
      {banners.map(({ tone, icon, words }) => (
        <p key={words} class={`dd-banner ${tone}`}>
          <Icon icon={icon} size={20} />
          {words}
        </p>
      ))}
    </div>
  )
}

/** Beside whoever drew it, never over them. */
function Shown({ id, finder }: { readonly id: CardId; readonly finder: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  const { spot } = useSpot({ box, about: finder === null ? [] : [finder], pans: false, spares: 'over' })
  return (
    <div class="dd-shown" role="status" ref={box} style={spot ? { left: `${spot.x}px`, top: `${spot.y}px` } : {}}>
      <Card id={id} />
    </div>
  )
}
