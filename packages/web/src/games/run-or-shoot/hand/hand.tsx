/** rs.cards The hand of twelve cards at the bottom of the table, and what of one's own lies face down. */
import './hand.css'
import type { Seat } from '@shamble/kernel'
import { type Card, type Command, CARDS, type Survivor, type View } from '@shamble/run-or-shoot/page'
import { useLayoutEffect, useState } from 'preact/hooks'
import { Clause } from '../../../play/clause.tsx'
import { usePlay } from '../../../play/context.ts'
import type { HandProps, Order } from '../../../play/game-display.ts'
import { ownViews } from '../../../play/own-views.ts'
import { BlockHead, Kbd } from '../../../play/parts.tsx'
import { useChoice } from '../../../play/use-choice.ts'
import { settings } from '../../../settings/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { useSignal } from '../../../ui/use-signal.ts'
import { Icon, Mark } from '../art.tsx'
import { actorOf, survivorAt } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { calledBy, zedTitle } from '../words/titles.ts'
import { cardOrderId, cardsIn, cardTitle, HAND, handOf, usefulFirst } from './cards.ts'
import { cardWords } from './words.ts'

export type Props = DisplayState & Pick<HandProps, 'orders' | 'small'>

/** A card of one's own that lies face down. */
interface Lying {
  readonly seat: Seat
  readonly survivor: Survivor | undefined
  readonly cards: readonly Card[]
}

const isCard = (answer: Command | null | undefined): answer is Extract<Command, { do: 'card' }> => answer?.do === 'card'

function lyingOf(views: readonly { readonly seat: Seat; readonly view: View }[]): readonly Lying[] {
  return views.flatMap(({ seat, view }) => {
    const answer = view.answers[seat]
    return isCard(answer) ? [{ seat, survivor: survivorAt(view, seat), cards: answer.cards }] : []
  })
}

/** rs.cards.9 Back into the hand, as long as not all lie. */
function useTakeBack(): (seat: Seat) => Promise<boolean> {
  const { session } = usePlay()
  return async (seat) => {
    const reply = await session.open.undo(seat)
    if (!reply.ok) session.refused(reply.refusal, 'Not taken back')
    return reply.ok
  }
}

const STEP_OF = (card: Card): string => CARDS[card].steps.map((step) => step.replace(/\D/g, '')).join(' · ')

const isOnTable = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.closest('[data-board],.hand') !== null)

interface Keys {
  readonly step: (by: 1 | -1) => void
  readonly place: () => void
  readonly takeBack: (() => void) | null
  readonly isChosen: () => boolean
}

/** Arrows go along the hand once a card is chosen, Enter places it, Z takes back. */
function useHandKeys(keys: Keys): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !isOnTable(event.target)) return
      const isInHand = event.target instanceof HTMLElement && event.target.closest('.acard') !== null
      const act = {
        ArrowLeft: isInHand || keys.isChosen() ? () => keys.step(-1) : null,
        ArrowRight: isInHand || keys.isChosen() ? () => keys.step(1) : null,
        Enter: keys.isChosen() ? keys.place : null,
        z: settings.value.keys === 'on' ? keys.takeBack : null,
      }[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  })
}

/** The next card of the hand. */
function beside(chosen: Card | undefined, by: 1 | -1): Card {
  const at = HAND.findIndex(({ card }) => card === chosen)
  return (HAND[(at + by + HAND.length + (at < 0 && by < 0 ? 1 : 0)) % HAND.length] ?? HAND[0])?.card ?? 'RUN'
}

/** The card that is chosen: given to an order that is asked for, or meant for when one is. */
function useChosen({ orders, seat }: Props, own: Lying | undefined) {
  const { session } = usePlay()
  const { order } = useChoice(session)
  /** What shall lie there instead, while nothing is asked. */
  const [instead, setInstead] = useState<Card | null>(null)
  /** What is to be chosen as soon as it is asked for: others may still be placing theirs. */
  const [wish, setWish] = useState<Card | null>(null)
  const isAsked = orders.length > 0
  const waiting = own ? instead : wish
  const chosen = isAsked ? cardsIn(order) : waiting === null ? [] : [waiting]
  const give = (card: Card): void => {
    const found = orders.find(({ label }) => label === card)
    const before = session.selection.value.order
    if (!found) return
    session.order(found.id)
    // It only brought to its end what was moving: then it is meant for what comes after that.
    if (before !== found.id && session.selection.value.order === before) setWish(card)
  }
  const choose = (card: Card): void => {
    if (isAsked) return give(card)
    const next = card === waiting ? null : card
    if (own) setInstead(next)
    else setWish(next)
  }
  useLayoutEffect(() => {
    if (wish === null || !isAsked) return
    setWish(null)
    if (!cardsIn(order).includes(wish)) give(wish)
  })
  const takeBack = useTakeBack()
  const place = async (): Promise<void> => {
    if (isAsked) return session.commit()
    if (instead === null || seat === null || !(await takeBack(seat))) return
    setInstead(null)
    await session.do({ commands: [{ do: 'card', cards: [instead] }], by: [seat] })
  }
  // A second key may come before what the first has chosen is drawn.
  const justChosen = (): readonly Card[] => (isAsked ? cardsIn(session.selection.value.order) : chosen)
  return { isAsked, chosen, choose, place, takeBack, justChosen }
}

/** What lies, what is chosen, and what can be done with it. */
function useHand(props: Props) {
  const { session } = usePlay()
  useSignal(session.live)
  const isSending = useSignal(session.sending)
  const lying = lyingOf(ownViews<View>(session))
  const own = lying.find(({ seat }) => seat === props.seat)
  const last = own ?? lying.at(-1)
  const { isAsked, chosen, choose, place, takeBack, justChosen } = useChosen(props, own)
  useHandKeys({
    step: (by) => choose(beside(justChosen().at(-1), by)),
    place: () => void place(),
    takeBack: last ? () => void takeBack(last.seat) : null,
    isChosen: () => justChosen().length > 0,
  })
  const isReady = chosen.length > 0 && !isSending && (isAsked || own !== undefined)
  return { lying, last, own, isAsked, isReady, chosen, choose, place, takeBack }
}

type InHand = ReturnType<typeof useHand>

export function Hand(props: Props) {
  const { orders, small = false, ...s } = props
  const hand = useHand(props)
  const { own, isAsked, chosen, choose } = hand
  const survivor = actorOf(s)
  if (!survivor) return null
  if (survivor.pinnedBy !== null) return <Pinned view={s.view} survivor={survivor} />
  return (
    <nav class={`dock hand${small ? ' small' : ''}`} id="block-3" tabIndex={-1} aria-label="Your hand">
      <Mine hand={hand} name={calledBy(survivor.who)} small={small} />
      <div class="deal">
        <ul class="cards" aria-label={`Cards of ${calledBy(survivor.who)}`}>
          {(small ? usefulFirst(handOf(s, survivor)) : HAND).map(({ card }) => (
            <li key={card}>
              <CardFace
                {...{ s, survivor, card, small }}
                order={orders.find(({ label }) => label === card)}
                isOn={chosen.includes(card)}
                lies={!isAsked && (own?.cards.includes(card) ?? false)}
                onChoose={() => choose(card)}
              />
            </li>
          ))}
        </ul>
        <p class="handnote">
          Hatched: no use right now. You may place it all the same. <Clause id="rs.cards.6" /> A pair: ORDER goes with
          RELOAD or ASSIST. <Clause id="rs.cards.3" />
        </p>
      </div>
    </nav>
  )
}

interface MineProps {
  readonly hand: InHand
  readonly name: string
  readonly small: boolean
}

/** What lies face down, and the button that places what is chosen. */
function Mine({ hand, name, small }: MineProps) {
  const { lying, last, own, isReady, chosen, place, takeBack } = hand
  return (
    <section class="mine">
      <BlockHead n={3} title={lying.length > 1 ? 'Your cards' : 'Your card'} />
      <div class="lying">
        {lying.map((one) => (
          <FaceDown
            key={one.seat}
            {...one}
            among={lying.length}
            withKey={one === last}
            onTakeBack={() => void takeBack(one.seat)}
          />
        ))}
      </div>
      {lying.length === 0 && <p class="att">{name} has not placed one.</p>}
      {!small && (
        <Button
          kind="go"
          class="commit"
          disabled={!isReady}
          onClick={() => void place()}
          end={isReady && <Kbd>Enter</Kbd>}
        >
          {chosen.length === 0 ? 'Choose a card' : `Place ${cardTitle(chosen)}${own ? ' instead' : ''}`}
        </Button>
      )}
    </section>
  )
}

function CardFace({
  s,
  survivor,
  card,
  order,
  small,
  isOn,
  lies,
  onChoose,
}: {
  readonly s: Pick<Props, 'view' | 'options'>
  readonly survivor: Survivor
  readonly card: Card
  readonly order: Order | undefined
  readonly small: boolean
  readonly isOn: boolean
  readonly lies: boolean
  readonly onChoose: () => void
}) {
  const { keys } = useSignal(settings)
  const row = HAND.find((one) => one.card === card)
  const forecast = handOf(s, survivor).find((one) => one.card === card)
  const words = lies ? 'lies on the table' : forecast ? cardWords(forecast, s.view, survivor) : ''
  const isIdle = forecast?.idle !== null
  return (
    <button
      type="button"
      class={`acard${isOn ? ' on' : ''}${lies ? ' out' : isIdle ? ' no' : ''}`}
      aria-pressed={isOn}
      aria-label={`${card}, step ${STEP_OF(card)}: ${isIdle && !lies ? 'no use now, ' : ''}${words}`}
      {...(keys === 'on' && row ? { 'aria-keyshortcuts': row.key } : {})}
      data-order={order?.id ?? cardOrderId([card])}
      onClick={onChoose}
    >
      <span class="head">
        <b>{STEP_OF(card)}</b>
        {keys === 'on' && !small && <kbd>{row?.key}</kbd>}
      </span>
      <Icon icon={row?.icon ?? ''} size={small ? 26 : 34} />
      <strong>{card}</strong>
      <em>{words}</em>
    </button>
  )
}

/** rs.secrecy.1 One's own card, which only this screen shows. */
function FaceDown({
  survivor,
  cards,
  among,
  withKey,
  onTakeBack,
}: Lying & { readonly among: number; readonly withKey: boolean; readonly onTakeBack: () => void }) {
  const whose = survivor && among > 1 ? ` of ${calledBy(survivor.who)}` : ''
  return (
    <div class={`facedown${among > 1 ? ' many' : ''}`}>
      {survivor && <Mark mark={survivor.who} size={among > 1 ? 24 : 30} />}
      <p>
        <strong>{cardTitle(cards)}</strong>
        {among === 1 && <span>face down; only this screen shows it</span>}
      </p>
      <Button
        size="small"
        icon="undo"
        aria-label={`Take back ${cardTitle(cards)}${whose}`}
        onClick={onTakeBack}
        end={withKey && <Kbd>Z</Kbd>}
      >
        {among === 1 && 'Take it back'}
      </Button>
    </div>
  )
}

/** rs.cards.10 No hand: one sentence, and who holds him. */
function Pinned({ view, survivor }: { readonly view: View; readonly survivor: Survivor }) {
  const pinner = survivor.pinnedBy ?? 0
  const zed = view.zeds.find(({ n }) => n === pinner)
  return (
    <nav class="dock hand pinned" id="block-3" tabIndex={-1} aria-label="Your hand">
      {zed && <Mark mark={zed.kind === 'ordinary' ? `zed ${zed.n}` : zed.kind} size={48} />}
      <p>
        {calledBy(survivor.who)} is pinned by {zedTitle(view, pinner)} and places no card. Somebody else must shoot it
        or throw it off. <Clause id="rs.cards.10" />
      </p>
    </nav>
  )
}
