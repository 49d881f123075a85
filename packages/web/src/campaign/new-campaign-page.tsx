import '../styles/art.css'
import '../styles/start.css'
import '../styles/setup.css'
import './campaign.css'
import { useEffect, useState } from 'preact/hooks'
import { EngineFault } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { cardFor } from '../games/cards.ts'
import { campaignAt, go, newTable, replace } from '../router.ts'
import { choicesOf, type Draft, rulesWords, type SeatDraft } from '../setup/draft.ts'
import { HouseRules } from '../setup/house-rules.tsx'
import { ImportButton } from '../matches/import-button.tsx'
import { SeatCards } from '../setup/seat-cards.tsx'
import { SetupForm, SetupRow, useBeginning } from '../setup/setup-form.tsx'
import { TopBar } from '../matches/top-bar.tsx'
import { useTables } from '../matches/use-tables.ts'
import type { SetupDisplay } from '../play/game-display.ts'
import { Stepper, TextField } from '../ui/field.tsx'
import { NotLoaded, PlainPage } from '../ui/plain-page.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { capital, count, plural } from '../words/plain.ts'
import type { CampaignDisplay, CampaignSetup, TeamDisplay } from './campaign-display.ts'
import { campaignFor } from '../games/around.ts'
import { once } from './once.ts'

const OWN = ''

/** The address may be mistyped, or the game be one without. */
const noCampaign = (game: string): string => {
  const title = cardFor(game)?.title
  if (title !== undefined) return `${title} has no campaigns.`
  return `No game is called "${game}" here.`
}

/** What there is to decide before a campaign, at #/new-campaign/<game>. */
export function NewCampaignPage({ game }: { readonly game: string }) {
  const load = campaignFor(game)
  const display = useLoaded(load, game)
  const tables = useTables()
  return (
    <div class="start setup new-camp">
      <TopBar at="new" game={cardFor(game)?.id} tables={tables ?? []} />
      {!load && <PlainPage title={noCampaign(game)} />}
      {display.is === 'failed' && <NotLoaded />}
      {display.is === 'there' && <Begun display={display.value} />}
    </div>
  )
}

/** A campaign whose map is a table is set up as one. */
function Begun({ display }: { readonly display: CampaignDisplay }) {
  const { setup } = display
  useEffect(() => {
    if (!setup) replace(newTable(display.id))
  }, [display])
  return setup ? <Form display={display} setup={setup} /> : null
}

type Kind = SeatDraft['kind']

/** Who may hold a seat, the usual one first. */
const kindsOf = (setup: CampaignSetup, seat: string, isFirst: boolean): readonly Kind[] =>
  setup.seatKinds?.(seat) ?? (isFirst ? ['me'] : ['someone', 'bot'])

const newSeat = (kind: Kind): SeatDraft => ({ kind, name: '', level: 'competent', physical: false })

/** The seats of so many players. */
function seated(setup: CampaignSetup, players: number, seats: Draft['seats']): Draft['seats'] {
  return Object.fromEntries(
    setup.seats(players).map(({ seat }, i) => [seat, seats[seat] ?? newSeat(kindsOf(setup, seat, i === 0)[0] ?? 'me')]),
  )
}

interface FormProps {
  readonly display: CampaignDisplay
  readonly setup: CampaignSetup
}

const beginsWith = (setup: CampaignSetup): number => setup.players.usual ?? setup.players.min

/** What was decided so far, by whatever part of the form. */
function useDecided({ display, setup }: FormProps) {
  const [title, setTitle] = useState(display.title)
  const [players, setPlayers] = useState(beginsWith(setup))
  const [team, setTeam] = useState<string>(display.team?.ready?.[0]?.id ?? OWN)
  const [draft, setDraft] = useState<Draft>(() => ({
    options: {},
    seats: seated(setup, players, {}),
    undoDice: 'same',
    seed: '',
  }))
  const seats: SetupDisplay = { ...setup.house, seats: () => setup.seats(players) }
  const beginning = useBeginning(async () => {
    const card = await engine().create({
      game: display.id,
      title: title.trim() || display.title,
      options: setup.options(players, draft.options),
      seats: choicesOf(seats, draft),
      undoDice: 'same',
      guide: false,
    })
    if (team !== OWN) await setOut(display, card.id, team)
    go(campaignAt(card.id))
  }, 'The campaign was not begun.')
  const change = (next: Draft, number = players): void => {
    beginning.tell(null)
    setDraft({ ...next, seats: seated(setup, number, { ...draft.seats, ...next.seats }) })
  }
  const resize = (number: number): void => {
    setPlayers(number)
    change(draft, number)
  }
  return { title, setTitle, players, resize, team, setTeam, draft, change, seats, beginning }
}

function Form({ display, setup }: FormProps) {
  const decided = useDecided({ display, setup })
  const { players, team, draft, beginning } = decided
  useEffect(() => {
    document.title = `${display.title}: begin a campaign`
  }, [display])
  const ready = display.team?.ready?.find(({ id }) => id === team)
  const ownPeople = display.team?.own
  const who = (ready?.title ?? ownPeople?.title.toLowerCase()) || ''
  const rules = rulesWords(setup.house, draft)
  const { called = 'player' } = setup.players
  return (
    <SetupForm
      heading={`${display.title}: ${who && `${who}, `}${count(players)} ${plural(players, called)}, ${rules}.`}
      beginning={beginning}
      label={team === OWN && ownPeople ? 'Make the people' : 'Set out'}
      foot={<Foot says={setup.length} onFault={beginning.tell} />}
    >
      <SetupRow number={1} title="The campaign">
        <About display={display} setup={setup} decided={decided} />
      </SetupRow>
      {display.team && ownPeople && (
        <SetupRow number={2} title="Who sets out">
          <Teams display={display.team} own={ownPeople} value={team} onChange={decided.setTeam} />
        </SetupRow>
      )}
      <SetupRow number={ownPeople ? 3 : 2} title="House rules" end={rules}>
        <p class="muted">They hold in every scenario, whatever the scenario itself says, and between them.</p>
        <HouseRules display={setup.house} draft={draft} onChange={decided.change} />
      </SetupRow>
    </SetupForm>
  )
}

type AboutProps = FormProps & { readonly decided: ReturnType<typeof useDecided> }

/** What it is called, and who plays. */
function About({ display, setup, decided }: AboutProps) {
  const { title, setTitle, players, resize, draft, change, seats } = decided
  const first = setup.seats(players)[0]?.seat
  return (
    <>
      <p class="book about">{display.says}</p>
      <p class="faint credit">{display.credit}</p>
      <Size setup={setup} title={title} players={players} onTitle={setTitle} onPlayers={resize} />
      <SeatCards
        display={seats}
        draft={draft}
        kindsOf={(seat) => kindsOf(setup, seat, seat === first)}
        noteOf={(seat) => (seat === first ? 'You decide for the team between its scenarios.' : '')}
        onChange={change}
      />
    </>
  )
}

interface SizeProps {
  readonly setup: CampaignSetup
  readonly title: string
  readonly players: number
  readonly onTitle: (title: string) => void
  readonly onPlayers: (players: number) => void
}

const Size = ({ setup, title, players, onTitle, onPlayers }: SizeProps) => (
  <div class="size">
    <TextField label="Name" value={title} maxLength={60} autoComplete="off" onInput={onTitle} />
    <div class="field">
      <span class="label">{capital(plural(2, setup.players.called ?? 'player'))}</span>
      <Stepper
        label={capital(plural(2, setup.players.called ?? 'player'))}
        value={players}
        min={setup.players.min}
        max={setup.players.max}
        onChange={onPlayers}
      />
    </div>
  </div>
)

interface FootProps {
  readonly says: string
  readonly onFault: ReturnType<typeof useBeginning>['tell']
}

const Foot = ({ says, onFault }: FootProps) => (
  <>
    <p class="muted">{says}</p>
    <ImportButton label="Open a saved campaign" onFault={onFault} />
  </>
)

/** The ready-made team sets out at once; if it cannot, there is no campaign. */
async function setOut(display: CampaignDisplay, id: string, team: string): Promise<void> {
  const open = await engine().open(id)
  const first = Object.keys(open.model.value.card.setup.seats)[0] ?? ''
  try {
    await once(open.model, () => (open.lineOf(first)?.update ? true : null))
    const reply = await open.commands(first, display.team?.muster?.(team) ?? [])
    if (!reply.ok) throw new EngineFault({ at: reply.refusal.clause, why: reply.refusal.reason })
    engine().close(id)
  } catch (error) {
    await engine().remove(id)
    throw error
  }
}

function Teams({
  display: { Mark, ready = [] },
  own,
  value,
  onChange,
}: {
  readonly display: TeamDisplay
  readonly own: NonNullable<TeamDisplay['own']>
  readonly value: string
  readonly onChange: (team: string) => void
}) {
  const radio = (id: string) => (
    <input class="vh" type="radio" name="team" checked={id === value} onChange={() => onChange(id)} />
  )
  return (
    <fieldset class="teams">
      <legend class="vh">Team</legend>
      {ready.map(({ id, title, people }) => (
        <label key={id} class={id === value ? 'on' : ''}>
          {radio(id)}
          <b>{title}</b>
          <ul>
            {people.map(({ name, mark, says }) => (
              <li key={name}>
                <Mark mark={mark} size={26} />
                <span>
                  <b>{name}</b>
                  <small class="muted">{says}</small>
                </span>
              </li>
            ))}
          </ul>
        </label>
      ))}
      <label class={value === OWN ? 'on own' : 'own'}>
        {radio(OWN)}
        <b>{own.title}</b>
        <span class="muted">{own.says}</span>
      </label>
    </fieldset>
  )
}
