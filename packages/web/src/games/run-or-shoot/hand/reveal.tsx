/** rs.turn.5 All cards turn over together, each beside its survivor; who has no use for his is told why. */
import './reveal.css'
import type { Idle } from '@shamble/run-or-shoot/forecast'
import type { Card, Event, Survivor, View } from '@shamble/run-or-shoot/page'
import { useEffect } from 'preact/hooks'
import { usePlay } from '../../../play/context.ts'
import { listed } from '../../../words/plain.ts'
import { Icon, Mark } from '../art.tsx'
import type { OverlayProps, Seen } from '../types.ts'
import { playedBy } from '../words/seats.ts'
import { calledBy } from '../words/titles.ts'
import { cardTitle, HAND, handOf } from './cards.ts'
import { IDLE } from './words.ts'

interface Opened {
  readonly survivor: Survivor
  readonly cards: readonly { readonly card: Card; readonly idle: Idle | null }[]
}

const numbered = ({ survivors }: View, n: number | null): Survivor[] => survivors.filter((one) => one.n === n)

/** Whose cards turn over in these events, in the order of the seats. */
export function openedIn(events: readonly Event[], seen: Seen): readonly Opened[] {
  const event = events.find((one) => one.e === 'cards opened')
  if (event?.e !== 'cards opened') return []
  return event.cards
    .filter(({ cards }) => cards.length > 0)
    .flatMap(({ seat, cards }) =>
      numbered(seen.view, playedBy(seen.view, seat)).map((survivor) => {
        const hand = handOf(seen, survivor)
        const idleOf = (card: Card): Idle | null => hand.find((one) => one.card === card)?.idle?.why ?? null
        return { survivor, cards: cards.map((card) => ({ card, idle: idleOf(card) })) }
      }),
    )
}

/** "Cards open. Petra: RUN. Dot: MELEE, no use as things stand, no Zed in contact." */
export function openedWords(all: readonly Opened[]): string {
  const each = all.map(({ survivor, cards }) => {
    const why = cards.flatMap(({ idle }) => (idle === null ? [] : [IDLE[idle]]))
    const idle = why.length === 0 ? '' : `, no use as things stand, ${listed(why)}`
    return `${calledBy(survivor.who)}: ${cardTitle(cards.map(({ card }) => card))}${idle}.`
  })
  return ['Cards open.', ...each].join(' ')
}

export function Reveal({ playing, motion, view, options }: OverlayProps) {
  const { say } = usePlay()
  const all = openedIn(playing, { view, options })
  const words = all.length === 0 ? '' : openedWords(all)
  useEffect(() => {
    if (words !== '') say(words)
  }, [words])
  if (all.length === 0) return null
  return (
    <ul class={`reveal${motion ? ' turns' : ''}`} aria-label="Cards turned over">
      {all.map(({ survivor, cards }) => (
        <li key={survivor.n}>
          <p class="whose">
            <Mark mark={survivor.who} size={30} />
            <b>{calledBy(survivor.who)}</b>
          </p>
          {cards.map(({ card, idle }) => (
            <p key={card} class={idle === null ? 'face' : 'face no'}>
              <Icon icon={HAND.find((one) => one.card === card)?.icon ?? ''} size={38} />
              <strong>{card}</strong>
              {idle !== null && <em>no use: {IDLE[idle]}</em>}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
