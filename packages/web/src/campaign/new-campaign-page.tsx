import '../styles/art.css'
import '../styles/start.css'
import '../styles/setup.css'
import './campaign.css'
import { useEffect, useState } from 'preact/hooks'
import { EngineFault } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { cardFor } from '../games/cards.ts'
import { campaignAt, go } from '../router.ts'
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
import { count, plural } from '../words/plain.ts'
import type { CampaignDisplay } from './campaign-display.ts'
import { campaignFor } from '../games/around.ts'
import { once } from './once.ts'

const OWN = ''

/** The address may be mistyped, or the game be one without. */
const noCampaign = (game: string): string => {
  const title = cardFor(game)?.title
  if (title !== undefined) return `${title} has no campaigns.`
  return game === '' ? 'This address names no game.' : `No game is called "${game}" here.`
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
      {display.is === 'there' && <Form display={display.value} />}
    </div>
  )
}

const newSeat = (first: boolean): SeatDraft => ({
  kind: first ? 'me' : 'someone',
  name: '',
  level: 'competent',
  physical: false,
})

/** The seats of so many players. */
function seated(display: CampaignDisplay, players: number, seats: Draft['seats']): Draft['seats'] {
  return Object.fromEntries(display.seats(players).map(({ seat }, i) => [seat, seats[seat] ?? newSeat(i === 0)]))
}

function Form({ display }: { readonly display: CampaignDisplay }) {
  const [title, setTitle] = useState(display.title)
  const [players, setPlayers] = useState(display.players.min)
  const [team, setTeam] = useState<string>(display.teams[0]?.id ?? OWN)
  const [draft, setDraft] = useState<Draft>(() => ({
    options: {},
    seats: seated(display, display.players.min, {}),
    undoDice: 'same',
    seed: '',
  }))
  const seats: SetupDisplay = { ...display.house, seats: () => display.seats(players) }
  const first = display.seats(players)[0]?.seat
  const beginning = useBeginning(async () => {
    const card = await engine().create({
      game: display.id,
      title: title.trim() || display.title,
      options: display.options(players, draft.options),
      seats: choicesOf(seats, draft),
      undoDice: 'same',
      guide: false,
    })
    if (team !== OWN) await setOut(display, card.id, team)
    go(campaignAt(card.id))
  }, 'The campaign was not begun.')
  useEffect(() => {
    document.title = `${display.title}: begin a campaign`
  }, [display])
  const change = (next: Draft, number = players): void => {
    beginning.tell(null)
    setDraft({ ...next, seats: seated(display, number, { ...draft.seats, ...next.seats }) })
  }
  const resize = (number: number): void => {
    setPlayers(number)
    change(draft, number)
  }
  const who = team === OWN ? display.ownPeople.title.toLowerCase() : display.teams.find(({ id }) => id === team)?.title
  const rules = rulesWords(display.house, draft)
  return (
    <SetupForm
      heading={`${display.title}: ${who}, ${count(players)} ${plural(players, 'player')}, ${rules}.`}
      beginning={beginning}
      label={team === OWN ? 'Make the people' : 'Set out'}
      foot={<Foot display={display} onFault={beginning.tell} />}
    >
      <SetupRow number={1} title="The campaign">
        <p class="book about">{display.says}</p>
        <p class="faint credit">{display.credit}</p>
        <Size display={display} title={title} players={players} onTitle={setTitle} onPlayers={resize} />
        <SeatCards
          display={seats}
          draft={draft}
          kindsOf={(seat) => (seat === first ? ['me'] : ['someone', 'bot'])}
          noteOf={(seat) => (seat === first ? 'You decide for the team between its scenarios.' : '')}
          onChange={change}
        />
      </SetupRow>
      <SetupRow number={2} title="Who sets out">
        <Teams display={display} value={team} onChange={setTeam} />
      </SetupRow>
      <SetupRow number={3} title="House rules" end={rules}>
        <p class="muted">They hold in every scenario, whatever the scenario itself says, and between them.</p>
        <HouseRules display={display.house} draft={draft} onChange={change} />
      </SetupRow>
    </SetupForm>
  )
}

interface SizeProps {
  readonly display: CampaignDisplay
  readonly title: string
  readonly players: number
  readonly onTitle: (title: string) => void
  readonly onPlayers: (players: number) => void
}

const Size = ({ display, title, players, onTitle, onPlayers }: SizeProps) => (
  <div class="size">
    <TextField label="Name" value={title} maxLength={60} autoComplete="off" onInput={onTitle} />
    <div class="field">
      <span class="label">Players</span>
      <Stepper
        label="Players"
        value={players}
        min={display.players.min}
        max={display.players.max}
        onChange={onPlayers}
      />
    </div>
  </div>
)

interface FootProps {
  readonly display: CampaignDisplay
  readonly onFault: ReturnType<typeof useBeginning>['tell']
}

const Foot = ({ display, onFault }: FootProps) => (
  <>
    <p class="muted">{display.length}</p>
    <ImportButton label="Open a saved campaign" onFault={onFault} />
  </>
)

/** The ready-made team sets out at once; if it cannot, there is no campaign. */
async function setOut(display: CampaignDisplay, id: string, team: string): Promise<void> {
  const open = await engine().open(id)
  const first = Object.keys(open.model.value.card.setup.seats)[0] ?? ''
  try {
    await once(open.model, () => (open.lineOf(first)?.update ? true : null))
    const reply = await open.commands(first, display.muster(team))
    if (!reply.ok) throw new EngineFault({ at: reply.refusal.clause, why: reply.refusal.reason })
    engine().close(id)
  } catch (error) {
    await engine().remove(id)
    throw error
  }
}

function Teams({
  display,
  value,
  onChange,
}: {
  readonly display: CampaignDisplay
  readonly value: string
  readonly onChange: (team: string) => void
}) {
  const radio = (id: string) => (
    <input class="vh" type="radio" name="team" checked={id === value} onChange={() => onChange(id)} />
  )
  return (
    <fieldset class="teams">
      <legend class="vh">Team</legend>
      {display.teams.map(({ id, title, people }) => (
        <label key={id} class={id === value ? 'on' : ''}>
          {radio(id)}
          <b>{title}</b>
          <ul>
            {people.map(({ name, mark, says }) => (
              <li key={name}>
                <display.Mark mark={mark} size={26} />
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
        <b>{display.ownPeople.title}</b>
        <span class="muted">{display.ownPeople.says}</span>
      </label>
    </fieldset>
  )
}
