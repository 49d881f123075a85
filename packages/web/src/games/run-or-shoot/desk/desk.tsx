/** rs.seats.7 The umpire's desk, at the bottom of his table: what he is asked, handing over, and a hand on the table. */
import '../hand/kit-desk.css'
import './desk.css'
import { type Command, UMPIRE } from '@shamble/run-or-shoot/page'
import type { ComponentChild, ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { usePlay } from '../../../play/context.ts'
import { BlockHead, Kbd } from '../../../play/parts.tsx'
import { useChoice } from '../../../play/use-choice.ts'
import { rowOf } from '../../../sure.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { useSignal } from '../../../ui/use-signal.ts'
import { useLetter } from '../hand/use-letter.ts'
import { isAsked } from '../read.ts'
import { question } from '../words/question.ts'
import { ByHand } from './by-hand.tsx'
import { FacesDesk } from './faces.tsx'
import { type DeskProps, refusedTo } from './form.tsx'
import { LayOutDesk } from './lay-out.tsx'
import { Known } from './known.tsx'
import { isByHand, layHand } from './mode.ts'
import { AttackersDesk, HuntersDesk } from './mutants.tsx'
import { RulingsDesk } from './rulings.tsx'
import { SendDesk } from './send.tsx'

const Pace = later(async () => (await import('../../../play/pacing.tsx')).Pace)

const QUESTIONS: Readonly<Record<string, ComponentType<DeskProps>>> = {
  'lay out': LayOutDesk,
  'rule on others': RulingsDesk,
  'tell Hunters': HuntersDesk,
  send: SendDesk,
  'tell mutants': AttackersDesk,
  'throw secret dice': FacesDesk,
}

/** Others are asked, or the rules play for him. */
function Waiting(s: DeskProps) {
  const { umpire } = s.view
  return (
    <>
      <section class="mine">
        <BlockHead n={3} title="The umpire’s desk" />
        <div class="says" role="status">
          <p>
            {umpire?.away === 'game'
              ? 'The rules play for you until you take your seat back.'
              : umpire?.away === 'step'
                ? 'The rules play for you to the end of this step.'
                : question(s)}
          </p>
        </div>
      </section>
      <div class="lists pacing">
        <Pace question="" />
      </div>
    </>
  )
}

interface HandsProps {
  readonly s: DeskProps
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** rs.seats.6 D27: one decision is above; a step, or the rest of the game. */
function Hands({ s, isOpen, onOpen }: HandsProps) {
  const isFree = s.options['umpireHand'] === 'free' && s.view.step !== 'setup'
  useLetter('h', isFree ? onOpen : null)
  return (
    <div class="acts">
      {isAsked(s) && !isOpen && <Move {...s} />}
      {!isOpen && <HandingOver {...s} />}
      {isFree && (
        <Button size="small" icon="hand" aria-pressed={isOpen} onClick={onOpen} end={<Kbd>H</Kbd>}>
          {isOpen ? 'Back to the question' : 'By hand'}
        </Button>
      )}
    </div>
  )
}

/** The seat goes to the automatic umpire, for this step or for the rest of the game, and comes back. */
function HandingOver(s: DeskProps) {
  const { session } = usePlay()
  const isSending = useSignal(session.sending)
  const give = ({ label, command, ...looks }: { label: string; command: Command; kind?: 'go'; end?: ComponentChild }) =>
    refusedTo(s, command) === null && (
      <Button
        size="small"
        {...looks}
        disabled={isSending}
        onClick={() => void session.do({ commands: [command], anytime: true })}
      >
        {label}
      </Button>
    )
  return (
    <>
      <h3 class="cap">Hand over to the rules</h3>
      {isAsked(s) &&
        give({ label: 'All of this step', command: { do: 'hand-over', until: 'step' }, end: <Kbd>A</Kbd> })}
      {give({ label: 'The rest of the game', command: { do: 'hand-over', until: 'game' } })}
      {give({ label: 'Take my seat back', command: { do: 'take-back' }, kind: 'go' })}
    </>
  )
}

/** The order that is aimed at the board. */
function Move({ orders }: DeskProps) {
  const { session } = usePlay()
  const { order } = useChoice(session)
  const own = orders.find(({ aims }) => aims === 'square')
  if (!own) return null
  return (
    <Button
      size="small"
      icon="target"
      data-order={own.id}
      aria-pressed={own.id === order}
      onClick={() => session.order(own.id)}
      end={own.key !== '' && <Kbd>{own.key}</Kbd>}
    >
      {own.label}
    </Button>
  )
}

export function UmpireDesk(s: DeskProps) {
  const { session } = usePlay()
  const [isOpen, setOpen] = useState(isByHand(s))
  const asked = isAsked(s) ? rowOf(QUESTIONS, s.pending?.asks ?? '') : undefined
  const Question = asked ?? Waiting
  const toggle = (): void => {
    layHand(s, !isOpen)
    setOpen(!isOpen)
    session.selection.set({ ...session.selection.value, order: null, aim: null })
  }
  return (
    <nav
      class={`dock hand kit-desk umpire-desk${s.view.step === 'setup' ? ' laying' : ''}`}
      id="block-3"
      tabIndex={-1}
      aria-label="The umpire’s desk"
      data-seat={UMPIRE}
    >
      {isOpen ? <ByHand s={s} /> : <Question key={s.view.decision} {...s} />}
      {!s.small && <Known {...s} />}
      <Hands s={s} isOpen={isOpen} onOpen={toggle} />
    </nav>
  )
}
