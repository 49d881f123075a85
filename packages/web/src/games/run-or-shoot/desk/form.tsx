/** What every question to the umpire looks like: what is asked, the automatic umpire's answer first, and a form for another. */
import type { Refusal } from '@shamble/kernel'
import { type Command, UMPIRE } from '@shamble/run-or-shoot/page'
import type { ComponentChildren } from 'preact'
import { Clause } from '../../../play/clause.tsx'
import { usePlay } from '../../../play/context.ts'
import type { HandProps } from '../../../play/game-display.ts'
import { BlockHead, Kbd } from '../../../play/parts.tsx'
import { useChoice } from '../../../play/use-choice.ts'
import { Button } from '../../../ui/button.tsx'
import { useSignal } from '../../../ui/use-signal.ts'
import { useEnter } from '../hand/use-enter.ts'
import { deskOf } from '../read.ts'
import type { DisplayState } from '../types.ts'

export type DeskProps = DisplayState & Pick<HandProps, 'orders' | 'small'>

export const BY_THE_BOOK: Command = { do: 'by-the-book' }

/** Why the umpire may not do this; null if he may. */
export const refusedTo = (s: DisplayState, command: Command): Refusal | null =>
  deskOf(s)?.refusal(UMPIRE, command) ?? null

/** What is set in the form instead of the automatic umpire's answer; without a command as long as nothing is. */
interface Other {
  readonly label: string
  readonly command: Command | null
  /** It is what the form began with: Enter leaves it to the automatic umpire as long as nothing is changed. */
  readonly isProposed?: boolean
}

interface FormProps {
  readonly s: DeskProps
  readonly title: string
  readonly says: ComponentChildren
  /** The button of the automatic umpire's answer. */
  readonly book: string
  readonly other?: Other | undefined
  readonly children?: ComponentChildren
}

export function DeskForm({ s, title, says, book, other, children }: FormProps) {
  const { session } = usePlay()
  const { order, aim } = useChoice(session)
  const isSending = useSignal(session.sending)
  const command = other?.command ?? null
  const isSet = command !== null && other?.isProposed !== true
  const refusal = command && refusedTo(s, command)
  const give = (one: Command): void => {
    if (!isSending) void session.do({ commands: [one] })
  }
  useEnter(order === null && aim === null && !isSet && !isSending ? () => give(BY_THE_BOOK) : null)
  return (
    <>
      <section class="mine">
        <BlockHead n={3} title={title} />
        <Says refusal={refusal}>{says}</Says>
        {other && (
          <Button
            kind={isSet ? 'go' : 'plain'}
            class="other"
            disabled={command === null || refusal !== null || isSending}
            onClick={() => command && give(command)}
          >
            {other.label}
          </Button>
        )}
        <Button
          kind={isSet ? 'plain' : 'go'}
          class="commit"
          disabled={isSending}
          onClick={() => give(BY_THE_BOOK)}
          end={!isSet && <Kbd>Enter</Kbd>}
        >
          {book}
        </Button>
      </section>
      <div class="lists">{children}</div>
    </>
  )
}

/** What a desk asks for, or why what is set may not be. */
export const Says = ({
  refusal,
  children,
}: {
  readonly refusal: Refusal | null
  readonly children: ComponentChildren
}) => (
  <div class="says" role="status">
    {refusal ? (
      <p class="warned">
        {refusal.reason} <Clause id={refusal.clause} />
      </p>
    ) : (
      <p>{children}</p>
    )}
  </div>
)

/** Nothing hangs on the answer, and it is asked for all the same. */
export const AskedAllTheSame = ({
  nothing,
  clause = 'rs.secrecy.14',
}: {
  readonly nothing: string
  readonly clause?: string
}) => (
  <>
    {nothing} The question is asked all the same. <Clause id={clause} />
  </>
)
