/** rs.order.3 A form for what others are told: whom, which order, about what; and what each of them will do then. */
import './kit-desk.css'
import './order-desk.css'
import type { CommandOf } from '@shamble/run-or-shoot/page'
import { useId, useState } from 'preact/hooks'
import { Clause } from '../../../play/clause.tsx'
import { usePlay } from '../../../play/context.ts'
import type { HandProps } from '../../../play/game-display.ts'
import { BlockHead, Kbd } from '../../../play/parts.tsx'
import { useChoice } from '../../../play/use-choice.ts'
import { keysOf } from '../../../sure.ts'
import { Button } from '../../../ui/button.tsx'
import { useSignal } from '../../../ui/use-signal.ts'
import { capital } from '../../../words/plain.ts'
import { deedNotes, namesOf, TELL } from '../plan/orders.ts'
import { groundFor, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { ORDER_GROUPS, orderMeaning, orderWords } from '../words/orders.ts'
import { Acts } from './acts.tsx'
import { Chips, Radios } from './chips.tsx'
import { useEnter } from './use-enter.ts'

type Props = DisplayState & Pick<HandProps, 'orders' | 'small'>
type Tell = CommandOf<'order'>

const toOf = ({ to }: Tell): string => to.join()
const whatOf = ({ order }: Tell): string => JSON.stringify(order)

/** What is set: the first of what is offered where nothing else was chosen, or what was chosen is gone. */
function useTell(all: readonly Tell[]) {
  const [to, setTo] = useState<string | null>(null)
  const [is, setIs] = useState<string | null>(null)
  const [what, setWhat] = useState<string | null>(null)
  const heard = all.filter((one) => toOf(one) === to)
  const mine = heard.length > 0 ? heard : all.filter((one) => all[0] && toOf(one) === toOf(all[0]))
  const named = mine.filter(({ order }) => order.is === is)
  const same = named.length > 0 ? named : mine.filter(({ order }) => order.is === mine[0]?.order.is)
  const tell = same.find((one) => whatOf(one) === what) ?? same[0]
  return { mine, same, tell, setTo, setIs, setWhat }
}

export function OrderDesk({ orders, ...s }: Props) {
  const { session } = usePlay()
  const { order } = useChoice(session)
  const isSending = useSignal(session.sending)
  const told = useTell(offered(s, 'order'))
  const { tell } = told
  const others = orders.filter(({ id }) => id !== TELL.id)
  const give = tell && !isSending ? () => void session.do({ commands: [tell] }) : null
  useEnter(order === null ? give : null)
  return (
    <nav class="dock hand kit-desk order-desk" id="block-3" tabIndex={-1} aria-label="An order">
      <section class="mine">
        <BlockHead n={3} title="An order" />
        {tell && (
          <div class="deeds" role="status">
            <p>{capital(orderMeaning(tell.order.is))}.</p>
            {deedNotes(s, tell).map(({ words, clause }) => (
              <p key={words}>
                {words}. {clause !== undefined && <Clause id={clause} />}
              </p>
            ))}
          </div>
        )}
        <Button
          kind="go"
          class="commit"
          disabled={give === null}
          onClick={() => give?.()}
          end={order === null && <Kbd>Enter</Kbd>}
        >
          {tell
            ? `${namesOf(s, tell.to)}, ${orderWords(s.view, groundFor(s.options), tell.order)}`
            : 'Nobody hears you'}
        </Button>
      </section>
      <Telling s={s} told={told} />
      <Acts orders={others} chosen={order} onPress={(id) => session.order(id)} />
    </nav>
  )
}

interface TellingProps {
  readonly s: Omit<Props, 'orders'>
  readonly told: ReturnType<typeof useTell>
}

/** To whom, which order, and what of it. */
function Telling({ s, told: { mine, same, tell, setTo, setIs, setWhat } }: TellingProps) {
  const ground = groundFor(s.options)
  const groups = [...new Map(offered(s, 'order').map((one) => [toOf(one), one.to])).entries()]
  return (
    <div class="telling">
      {groups.length > 1 && (
        <Chips
          title="Whom"
          choices={groups.map(([id, to]) => ({ id, label: namesOf(s, to) }))}
          value={tell ? toOf(tell) : ''}
          onChoose={setTo}
        />
      )}
      <Kinds mine={mine} value={tell?.order.is ?? ''} onChoose={setIs} />
      {same.length > 1 && (
        <Chips
          title="What"
          choices={same.map((one) => ({
            id: whatOf(one),
            label: capital(orderWords(s.view, ground, one.order)),
          }))}
          value={tell ? whatOf(tell) : ''}
          onChoose={setWhat}
        />
      )}
    </div>
  )
}

/** Which orders there are, in their groups. */
function Kinds({
  mine,
  value,
  onChoose,
}: {
  readonly mine: readonly Tell[]
  readonly value: string
  readonly onChoose: (is: string) => void
}) {
  const name = useId()
  const isOffered = (is: string): boolean => mine.some(({ order }) => order.is === is)
  return (
    <fieldset class="kinds">
      <legend class="vh">Order</legend>
      {ORDER_GROUPS.map(({ title, orders }) => {
        const own = keysOf(orders).filter(isOffered)
        return (
          own.length > 0 && (
            <div key={title} class="chips-of">
              <span class="cap">{title}</span>
              <Radios
                name={name}
                choices={own.map((id) => ({ id, label: orders[id] ?? id }))}
                value={value}
                onChoose={onChoose}
              />
            </div>
          )
        )
      })}
    </fieldset>
  )
}
