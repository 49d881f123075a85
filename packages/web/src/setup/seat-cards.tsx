import type { BotLevel } from '@shamble/host'
import type { SeatSlot, SetupDisplay } from '../play/game-display.ts'
import { TextField } from '../ui/field.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { choicesOf, type Draft, heldSlots, isShared, type SeatDraft, withRole, withSeat } from './draft.ts'
import { LEVEL_WORDS, LEVELS, sentence } from './words.ts'

type Kind = SeatDraft['kind']

const KINDS: Readonly<Record<Kind, string>> = { me: 'Me', someone: 'Someone here', bot: 'A bot' }
const ALL_KINDS: readonly Kind[] = ['me', 'someone', 'bot']

const LEVEL_OPTIONS = LEVELS.map((level) => ({
  value: level,
  label: sentence(LEVEL_WORDS[level].label),
  says: LEVEL_WORDS[level].says,
}))

/** One card a seat: who holds it, what it plays, whose dice it throws. */
export function SeatCards({
  display,
  draft,
  kindsOf = () => ALL_KINDS,
  noteOf = () => '',
  onChange,
}: {
  readonly display: SetupDisplay
  readonly draft: Draft
  /** Who may hold it; one kind is not asked about. */
  readonly kindsOf?: (seat: string) => readonly Kind[]
  readonly noteOf?: (seat: string) => string
  readonly onChange: (draft: Draft) => void
}) {
  const mine = heldSlots(display, draft).find(({ seat }) => draft.seats[seat]?.kind === 'me')?.seat
  // Whoever says no name is called by number: it stands where the name would.
  const choices = choicesOf(display, unnamed(draft))
  const calledElse = (seat: string): string => {
    const choice = choices[seat]
    return choice?.kind === 'person' ? choice.name : ''
  }
  return (
    <ul class="seats">
      {heldSlots(display, draft).map((slot) => {
        const seat = draft.seats[slot.seat]
        return (
          seat && (
            <SeatCard
              key={slot.seat}
              slot={slot}
              seat={seat}
              calledElse={calledElse(slot.seat)}
              kinds={kindsOf(slot.seat)}
              note={noteOf(slot.seat) || (slot.note ?? '')}
              me={slot.seat === mine && isShared(draft) ? (draft.me ?? '') : null}
              onMe={(me) => onChange({ ...draft, me })}
              onSeat={(change) => onChange(withSeat(draft, slot.seat, change))}
              onRole={(role) => onChange(withRole(display, draft, slot, role))}
            />
          )
        )
      })}
    </ul>
  )
}

const unnamed = ({ me: _, seats, ...draft }: Draft): Draft => ({
  ...draft,
  seats: Object.fromEntries(Object.entries(seats).map(([seat, one]) => [seat, { ...one, name: '' }])),
})

interface NameProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onInput: (name: string) => void
}

const NameField = (props: NameProps) => <TextField hideLabel maxLength={24} autoComplete="off" {...props} />

interface SeatProps {
  readonly slot: SeatSlot
  readonly seat: SeatDraft
  /** What whoever holds it is called without a name. */
  readonly calledElse: string
  readonly kinds: readonly Kind[]
  readonly note: string
  /** My name, where it is asked for. */
  readonly me: string | null
  readonly onMe: (name: string) => void
  readonly onSeat: (change: Partial<SeatDraft>) => void
  readonly onRole: (role: string) => void
}

function SeatCard(props: SeatProps) {
  const { slot, seat, calledElse, kinds, note, me, onMe, onSeat, onRole } = props
  const { label, role } = slot
  return (
    <li class="seat">
      <h3>{label}</h3>
      {role && <Select label="Plays" options={role.choices} value={role.value} onChange={onRole} />}
      {kinds.length > 1 && (
        <Segmented
          label={`Who holds ${label}`}
          hideLabel
          choices={kinds.map((value) => ({ value, label: KINDS[value] }))}
          value={seat.kind}
          onChange={(kind) => onSeat({ kind })}
        />
      )}
      {seat.kind === 'someone' && (
        <NameField
          label={`Name of ${label}`}
          placeholder={`Their name, else ${calledElse}`}
          value={seat.name}
          onInput={(name) => onSeat({ name })}
        />
      )}
      {me !== null && (
        <NameField label="My name" placeholder={`My name, else ${calledElse}`} value={me} onInput={onMe} />
      )}
      {note && <p class="muted">{note}</p>}
      {seat.kind === 'bot' ? <Level {...props} /> : <WhoseDice {...props} />}
    </li>
  )
}

const Level = ({ slot: { label }, seat, onSeat }: SeatProps) => (
  <Select
    label={`Level of ${label}`}
    hideLabel
    options={LEVEL_OPTIONS}
    value={seat.level}
    onChange={(level: BotLevel) => onSeat({ level })}
  />
)

const WhoseDice = ({ slot: { label }, seat: { physical }, onSeat }: SeatProps) => (
  <Toggle
    label="Real dice"
    name={`${label} rolls real dice`}
    says={physical ? 'You throw, and type what the dice show.' : 'The screen rolls.'}
    checked={physical}
    onChange={(on) => onSeat({ physical: on })}
  />
)
