/** Over the edge of the board: the card just drawn, and what everybody should know before they act. */
import type { CardId, Event } from '@shamble/drop-dead/page'
import { useEffect, useState } from 'preact/hooks'
import type { BoardProps, Situation } from '../../table/face.ts'
import { count, listed, plural } from '../../words/plain.ts'
import { Icon } from './art.tsx'
import { Card } from './beside.tsx'
import { hintsOf, nameOf, offered, viewOf } from './read.ts'

/** How long a card is shown. */
const SHOWN_MS = 3200

/** The card that was drawn last among these events. */
const drawnIn = (events: readonly Event[]): { readonly card: CardId; readonly key: string } | null => {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]
    if (event?.e === 'card drawn') return { card: event.card, key: `${event.card} ${event.left}` }
  }
  return null
}

function useDrawn(events: readonly Event[]): CardId | null {
  const [shown, setShown] = useState<{ readonly card: CardId; readonly key: string } | null>(null)
  const now = drawnIn(events)
  useEffect(() => {
    if (!now) return
    setShown(now)
    const timer = setTimeout(() => setShown((before) => (before?.key === now.key ? null : before)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [now?.key])
  return shown?.card ?? null
}

interface Banner {
  readonly tone: 'good' | 'bad' | 'plain'
  readonly icon: string
  readonly words: string
}

function bannersOf(s: Situation): Banner[] {
  const view = viewOf(s)
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
  if (view.fog > 0 && view.fog >= view.cycle)
    found.push({ tone: 'plain', icon: 'fog', words: `Fog until the end of turn ${view.fog}: nobody sees beyond 3` })
  return found
}

export function Overlay(props: Situation & Pick<BoardProps, 'playing' | 'motion'>) {
  const card = useDrawn(props.playing as readonly Event[])
  const banners = bannersOf(props)
  return (
    <div class="dd-overlay">
      {banners.map(({ tone, icon, words }) => (
        <p key={words} class={`dd-banner ${tone}`}>
          <Icon icon={icon} size={20} />
          {words}
        </p>
      ))}
      {card && (
        <div class="dd-shown" role="status">
          <Card id={card} large />
        </div>
      )}
    </div>
  )
}
