/** rs.setup.8, rs.give.2 A form for what changes hands: several things at once, both ways. */
import './kit-desk.css'
import {
  type Command,
  isInPlay,
  PLACES,
  placesOf,
  type Survivor,
  type Thing,
  type View,
} from '@shamble/run-or-shoot/page'
import { useState } from 'preact/hooks'
import { Clause } from '../../../play/clause.tsx'
import { usePlay } from '../../../play/context.ts'
import type { HandProps } from '../../../play/game-display.ts'
import { BlockHead } from '../../../play/parts.tsx'
import { useChoice } from '../../../play/use-choice.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { capital } from '../../../words/plain.ts'
import { Mark } from '../art.tsx'
import { lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { calledBy, thingTitle } from '../words/titles.ts'
import { Acts } from './acts.tsx'

type Props = DisplayState & Pick<HandProps, 'orders' | 'small'>

/** Everything somebody carries, piece by piece. */
const carriedBy = ({ pistol, main, items }: Survivor): readonly Thing[] => [
  ...[main, pistol].flatMap((weapon) => (weapon === null ? [] : [weapon.id])),
  ...items,
]

const ownOf = ({ view, seat }: Pick<DisplayState, 'view' | 'seat'>): Survivor | undefined =>
  view.survivors.find((one) => one.seat === seat && one.status !== 'dead')

/** With whom something could change hands: before the game the team, in it those beside. */
function partnersOf(s: DisplayState, own: Survivor): readonly Survivor[] {
  const gives = offered(s, 'give').flatMap(({ hand = [], take = [] }) => [
    ...hand.map(({ to }) => to),
    ...take.map(({ from }) => from),
  ])
  return s.view.survivors.filter((one) =>
    s.view.step === 'setup' ? one.seat !== null && one.n !== own.n : isInPlay(one) && gives.includes(one.n),
  )
}

/** The command that the form stands for; null as long as nothing changes hands. */
function commandOf({ step }: View, other: Survivor, given: readonly Thing[], got: readonly Thing[]): Command | null {
  if (given.length + got.length === 0) return null
  if (step === 'setup') return { do: 'exchange', with: other.n, give: [...given], get: [...got] }
  return {
    do: 'give',
    ...(given.length > 0 && { hand: [{ to: other.n, things: [...given] }] }),
    ...(got.length > 0 && { take: [{ from: other.n, things: [...got] }] }),
  }
}

/** Which pieces are marked, by their places in what somebody carries. */
type Marked = readonly number[]
const toggled = (marked: Marked, i: number): Marked =>
  marked.includes(i) ? marked.filter((one) => one !== i) : [...marked, i]

const marksOf = (one: Survivor, marked: Marked): readonly Thing[] => carriedBy(one).filter((_, i) => marked.includes(i))

/** With whom, what is marked on either side, and the command that this stands for. */
function useExchange(s: Omit<Props, 'orders'>, own: Survivor | undefined) {
  const partners = own ? partnersOf(s, own) : []
  const [wanted, setWanted] = useState<number | null>(null)
  const [given, setGiven] = useState<Marked>([])
  const [got, setGot] = useState<Marked>([])
  const other = partners.find(({ n }) => n === wanted) ?? partners[0]
  const clear = (): void => {
    setGiven([])
    setGot([])
  }
  const turnTo = (n: number): void => {
    setWanted(n)
    clear()
  }
  const command = own && other ? commandOf(s.view, other, marksOf(own, given), marksOf(other, got)) : null
  const refusal = command && s.seat !== null ? lookOf(s).refusal(s.seat, command) : null
  return { partners, other, turnTo, given, setGiven, got, setGot, clear, command, refusal }
}

type Exchange = ReturnType<typeof useExchange>

export function KitDesk({ orders, ...s }: Props) {
  const { session } = usePlay()
  const { order } = useChoice(session)
  const own = ownOf(s)
  const exchange = useExchange(s, own)
  const { other, given, setGiven, got, setGot, clear, command, refusal } = exchange
  if (!own) return null
  const send = async (): Promise<void> => {
    if (!command || refusal) return
    clear()
    await session.do({ commands: [command] })
  }
  return (
    <nav class="dock hand kit-desk" id="block-3" tabIndex={-1} aria-label="Kit">
      <section class="mine">
        <BlockHead n={3} title="Who takes what" />
        <WithWhom {...exchange} />
        <p class="att" role="status">
          {refusal ? (
            <>
              {refusal.reason} <Clause id={refusal.clause} />
            </>
          ) : (
            'Mark what changes hands, on both sides.'
          )}
        </p>
        <Button kind="plain" disabled={command === null || refusal !== null} onClick={() => void send()}>
          {s.view.step === 'setup' ? 'Exchange these' : 'Offer these'}
        </Button>
      </section>
      <div class="lists">
        <Carried view={s.view} one={own} marked={given} onMark={(i) => setGiven(toggled(given, i))} />
        {other && <Carried view={s.view} one={other} marked={got} onMark={(i) => setGot(toggled(got, i))} />}
      </div>
      <Acts orders={orders} chosen={order} onPress={(id) => session.order(id)} />
    </nav>
  )
}

const WithWhom = ({ partners, other, turnTo }: Exchange) =>
  partners.length > 1 && other ? (
    <Segmented
      label="With whom"
      hideLabel
      choices={partners.map(({ n, who }) => ({ value: String(n), label: calledBy(who) }))}
      value={String(other.n)}
      onChange={(n) => turnTo(Number(n))}
    />
  ) : null

function Carried({
  view,
  one,
  marked,
  onMark,
}: {
  readonly view: View
  readonly one: Survivor
  readonly marked: Marked
  readonly onMark: (i: number) => void
}) {
  const name = calledBy(one.who)
  return (
    <section class="carried" aria-label={`What ${name} carries`}>
      <h3>
        <Mark mark={one.who} size={26} />
        {name}
        <span class="load">
          {one.items.reduce((sum, item) => sum + placesOf(item), 0)} of {PLACES} places, weapons apart
        </span>
      </h3>
      <div class="pieces">
        {carriedBy(one).map((thing, i) => (
          <button
            key={`${i} ${thing}`}
            type="button"
            class={`piece${marked.includes(i) ? ' on' : ''}`}
            aria-pressed={marked.includes(i)}
            onClick={() => onMark(i)}
          >
            {capital(thingTitle(view, thing))}
          </button>
        ))}
      </div>
    </section>
  )
}
