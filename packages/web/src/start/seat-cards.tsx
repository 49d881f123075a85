import type { BotLevel } from '../engine/protocol.ts'
import type { SeatSlot, SetupFace } from '../table/face.ts'
import { TextField } from '../ui/field.tsx'
import { type Choice, Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { type Draft, type SeatDraft, slotsOf, withRole, withSeat } from './draft.ts'
import { LEVEL_WORDS, LEVELS, sentence } from './words.ts'

const KINDS: readonly Choice<SeatDraft['kind']>[] = [
  { value: 'me', label: 'Me' },
  { value: 'someone', label: 'Someone here' },
  { value: 'bot', label: 'A bot' },
]

const LEVEL_OPTIONS = LEVELS.map((level) => ({
  value: level,
  label: sentence(LEVEL_WORDS[level].label),
  says: LEVEL_WORDS[level].says,
}))

/** One card a seat: who holds it, what it plays, whose dice it throws. */
export function SeatCards({
  face,
  draft,
  onChange,
}: {
  readonly face: SetupFace
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}) {
  return (
    <ul class="seats">
      {slotsOf(face, draft).map((slot) => {
        const seat = draft.seats[slot.seat]
        return (
          seat && (
            <SeatCard
              key={slot.seat}
              slot={slot}
              seat={seat}
              onSeat={(change) => onChange(withSeat(draft, slot.seat, change))}
              onRole={(role) => onChange(withRole(face, draft, slot, role))}
            />
          )
        )
      })}
    </ul>
  )
}

function SeatCard({
  slot,
  seat,
  onSeat,
  onRole,
}: {
  readonly slot: SeatSlot
  readonly seat: SeatDraft
  readonly onSeat: (change: Partial<SeatDraft>) => void
  readonly onRole: (role: string) => void
}) {
  const { label, role } = slot
  return (
    <li class="seat">
      <h3>
        {label} <span class="mono faint">{slot.seat}</span>
      </h3>
      {role && <Select label="Plays" options={role.choices} value={role.value} onChange={onRole} />}
      <Segmented
        label={`Who holds ${label}`}
        hideLabel
        choices={KINDS}
        value={seat.kind}
        onChange={(kind) => onSeat({ kind })}
      />
      {seat.kind === 'someone' && (
        <TextField
          label="Name"
          hideLabel
          placeholder="Their name"
          maxLength={24}
          autoComplete="off"
          value={seat.name}
          onInput={(name) => onSeat({ name })}
        />
      )}
      {seat.kind === 'bot' ? (
        <Select
          label="Level"
          hideLabel
          options={LEVEL_OPTIONS}
          value={seat.level}
          onChange={(level: BotLevel) => onSeat({ level })}
        />
      ) : (
        <Toggle
          label="Rolls real dice"
          says={seat.physical ? 'The table asks for each die.' : 'Dice fall here.'}
          checked={seat.physical}
          onChange={(physical) => onSeat({ physical })}
        />
      )}
    </li>
  )
}
