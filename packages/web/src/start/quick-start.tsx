import type { BotLevel, MatchCard, MatchSetup, SeatChoice } from '@shamble/host'
import { useState } from 'preact/hooks'
import { EngineFault } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { CARDS } from '../games/cards.ts'
import type { GameCard, QuickStart as Quick } from '../games/game-card.ts'
import { go, tableAt } from '../router.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import { LEVEL_WORDS, LEVELS, YOU } from '../setup/words.ts'

type Against = BotLevel | 'person'

interface Fields {
  readonly you: string
  readonly against: Against
  readonly game: string
}

type Playable = GameCard & { readonly quick: Quick }
const isPlayable = (plate: GameCard): plate is Playable => plate.quick !== null
const GAMES = CARDS.filter(isPlayable).flatMap((plate) =>
  plate.quick.scenarios.map((scenario) => ({ id: `${plate.id}/${scenario.id}`, plate, scenario })),
)

/** The card, the scenario and the side that the fields name; the first where they name none. */
function chosenIn({ you, game }: Fields) {
  const { plate, scenario } = GAMES.find(({ id }) => id === game) ?? (GAMES[0] as (typeof GAMES)[number])
  const side = plate.quick.you.find(({ id }) => id === you) ?? (plate.quick.you[0] as Quick['you'][number])
  return { plate, scenario, side }
}

/** The set-up that the three fields stand for. */
export function quickSetup(fields: Fields, first: boolean): MatchSetup {
  const { against } = fields
  const { plate, scenario, side } = chosenIn(fields)
  const other: SeatChoice =
    against === 'person' ? { kind: 'person', name: 'Player 2', physical: false } : { kind: 'bot', level: against }
  const mine: SeatChoice = { kind: 'person', name: YOU, physical: false }
  const helper: SeatChoice = { kind: 'bot', level: against === 'person' ? 'competent' : against }
  const facing = new Set(plate.quick.you.find(({ label }) => label === side.against)?.seats ?? [])
  const seats = plate.quick.seats.map((seat): [string, SeatChoice] => [
    seat,
    side.seats.includes(seat) ? mine : facing.has(seat) ? other : helper,
  ])
  return {
    game: plate.id,
    title: scenario.title,
    options: scenario.options,
    seats: Object.fromEntries(seats),
    undoDice: 'same',
    guide: first,
  }
}

/** Nobody has sat there before, on this machine: the first turn of a side is taught. */
export const isNewTo = (
  seats: readonly string[],
  tables: readonly Pick<MatchCard, 'game' | 'setup'>[],
  game: string,
): boolean => !tables.some((one) => one.game === game && seats.some((seat) => one.setup.seats[seat]?.kind === 'person'))

/** A match is laid as the fields say; who plays for the first time begins inside the guided opening. */
async function lay(fields: Fields, first: boolean | null): Promise<string> {
  const { plate, scenario, side } = chosenIn(fields)
  const tables = first ? [] : await engine().list()
  const isFirst = tables.length === 0
  const opening = isFirst ? await scenario.opening?.() : undefined
  const { id } = await engine().create({
    ...quickSetup(fields, isNewTo(side.seats, tables, plate.id)),
    ...(opening && { opening }),
  })
  return id
}

/**
 * From nothing to the first decision in one press.
 * `first`: nothing was played here before; null while nobody knows.
 */
export function QuickStart({ first }: { readonly first: boolean | null }) {
  const [fields, setFields] = useState<Fields>({
    you: GAMES[0]?.plate.quick.you[0]?.id ?? '',
    against: 'competent',
    game: GAMES[0]?.id ?? '',
  })
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  const begin = async (): Promise<void> => {
    setBusy(true)
    setFault('')
    try {
      go(tableAt(await lay(fields, first)))
    } catch (error) {
      setFault(error instanceof EngineFault ? error.message : String(error))
      setBusy(false)
    }
  }

  return (
    <form
      class="quick"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <ThreeFields fields={fields} onChange={(part) => setFields({ ...fields, ...part })} />
      <div class="go-row">
        <Button kind="go" size="big" type="submit" disabled={busy} end={<Icon name="right" />}>
          Begin
        </Button>
        <p role={fault ? 'alert' : undefined}>{fault || <Outlook fields={fields} first={first} />}</p>
      </div>
    </form>
  )
}

/** How long it takes, and where one begins. */
function Outlook({ fields, first }: { readonly fields: Fields; readonly first: boolean | null }) {
  const { scenario, side } = chosenIn(fields)
  return (
    <>
      {scenario.minutes}. No account.
      <br />
      {first !== null && (first && scenario.opening ? (side.inside ?? side.first) : side.first)}
    </>
  )
}

interface FieldsProps {
  readonly fields: Fields
  readonly onChange: (part: Partial<Fields>) => void
}

/** Who one is, against whom, and what is played. */
function ThreeFields({ fields, onChange }: FieldsProps) {
  const { plate, side } = chosenIn(fields)
  return (
    <div class="q">
      <Select
        label="You"
        boxed={false}
        value={side.id}
        options={plate.quick.you.map(({ id, label, says }) => ({ value: id, label, says }))}
        onChange={(you) => onChange({ you })}
      />
      {side.against !== '' && <AgainstWhom fields={fields} onChange={onChange} />}
      <Select
        label="Game"
        boxed={false}
        value={fields.game}
        options={GAMES.map((one) => ({
          value: one.id,
          label: `${one.plate.title}, ${one.scenario.title}`,
          says: one.scenario.minutes,
        }))}
        onChange={(game) => onChange({ game })}
      />
    </div>
  )
}

/** A bot of some level, or somebody here, on the other side. */
function AgainstWhom({ fields, onChange }: FieldsProps) {
  const { plate, side } = chosenIn(fields)
  return (
    <Select
      label={plate.quick.others}
      boxed={false}
      value={fields.against}
      options={[
        ...LEVELS.map((level) => ({
          value: level as Against,
          label: `${side.against}, ${LEVEL_WORDS[level].label}`,
          says: LEVEL_WORDS[level].says,
        })),
        { value: 'person', label: `${side.against}, someone here`, says: 'Two of you at this screen.' },
      ]}
      onChange={(against) => onChange({ against })}
    />
  )
}
