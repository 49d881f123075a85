/** rs.nps.13 D5: after step 2, who does something else than he has settled, and why. */
import type { RulingForecast } from '@shamble/run-or-shoot/forecast'
import type { Command, Instead } from '@shamble/run-or-shoot/page'
import { useState } from 'preact/hooks'
import { Clause } from '../../../play/clause.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { rowOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { Mark } from '../art.tsx'
import { deskOf, groundFor } from '../read.ts'
import { insteadWords } from '../words/45-rulings.ts'
import { CARD_DEEDS, REASONS } from '../words/orders.ts'
import { calledIn, survivorNumbered } from '../words/titles.ts'
import { AskedAllTheSame, DeskForm, type DeskProps } from './form.tsx'

const AS_SETTLED = ''

const keyOf = (does: Instead): string => JSON.stringify(does)

/** As long as a note may be. */
export const LONGEST_NOTE = 200

function Ruling({
  s,
  one,
  value,
  onChoose,
}: {
  readonly s: DeskProps
  readonly one: RulingForecast
  readonly value: string
  readonly onChoose: (what: string) => void
}) {
  const { view } = s
  const { survivor, card, because, instead } = one
  const person = survivorNumbered(view, survivor)
  const deed = card === null ? 'do nothing' : CARD_DEEDS[card]
  return (
    <div class="one">
      <div class="figure-head">
        {person && <Mark mark={person.who} size={30} />}
        <h3>{calledIn(view, survivor)}</h3>
      </div>
      <p>
        Is to {deed}, {rowOf(REASONS, because) ?? 'by the rules'}. <Clause id={because} />
      </p>
      <Select
        label={`What ${calledIn(view, survivor)} does instead`}
        hideLabel
        options={[
          { value: AS_SETTLED, label: 'As settled' },
          ...instead.map((does) => ({
            value: keyOf(does),
            label: capital(insteadWords(view, groundFor(s.options), does)),
          })),
        ]}
        value={value}
        onChange={onChoose}
      />
    </div>
  )
}

type Told = Readonly<Record<number, string>>

/** Whom something else is told, and what; null as long as nobody is. */
function rulingOf(rulings: readonly RulingForecast[], told: Told, reason: string): Command | null {
  const people = rulings.flatMap(({ survivor, instead }) => {
    const does = instead.find((one) => keyOf(one) === told[survivor])
    return does ? [{ survivor, does }] : []
  })
  return people.length > 0 ? { do: 'rule', people, reason: reason.trim() } : null
}

export function RulingsDesk(s: DeskProps) {
  const rulings = deskOf(s)?.rulings() ?? []
  const [told, setTold] = useState<Told>({})
  const [reason, setReason] = useState('')
  const command = rulingOf(rulings, told, reason)
  const nobody = <AskedAllTheSame nothing="Nobody here plays himself." />
  return (
    <DeskForm
      s={s}
      title="The others"
      says={
        rulings.length === 0
          ? nobody
          : 'You may replace what somebody has settled, for this turn. Everybody reads what it was, and why.'
      }
      book={rulings.length === 0 ? 'Go on' : 'As they have settled'}
      other={rulings.length === 0 ? undefined : { label: 'Rule so', command }}
    >
      {rulings.map((one) => (
        <Ruling
          key={one.survivor}
          s={s}
          one={one}
          value={told[one.survivor] ?? AS_SETTLED}
          onChoose={(what) => setTold({ ...told, [one.survivor]: what })}
        />
      ))}
      {command && (
        <div class="one wide">
          <TextField
            label="Why, for everybody to read"
            value={reason}
            maxLength={LONGEST_NOTE}
            autoComplete="off"
            onInput={setReason}
          />
        </div>
      )}
    </DeskForm>
  )
}
