import '../styles/art.css'
import '../styles/start.css'
import '../styles/setup.css'
import './campaign.css'
import { useEffect, useState } from 'preact/hooks'
import { EngineFault } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { plateOf } from '../games/plates.ts'
import { campaignAt, go, START } from '../router.ts'
import { choicesOf, type Draft, rulesWords, type SeatDraft } from '../start/draft.ts'
import { HouseRules } from '../start/house-rules.tsx'
import { ImportButton } from '../start/import-button.tsx'
import { SeatCards } from '../start/seat-cards.tsx'
import { SetupForm, SetupRow, useBeginning } from '../start/setup-form.tsx'
import { TopBar } from '../start/top-bar.tsx'
import { useTables } from '../start/use-tables.ts'
import type { SetupFace } from '../table/face.ts'
import { Stepper, TextField } from '../ui/field.tsx'
import { NotLoaded, PlainPage } from '../ui/plain-page.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { count, plural } from '../words/plain.ts'
import type { CampaignFace } from './face.ts'
import { campaignFaceFor } from './index.ts'
import { once } from './once.ts'

const OWN = ''

/** The address may be mistyped, or the game be one without. */
const noCampaign = (game: string): string => {
  const title = plateOf(game)?.title
  if (title !== undefined) return `${title} has no campaigns.`
  return game === '' ? 'This address names no game.' : `No game is called "${game}" here.`
}

/** What there is to decide before a campaign, at #/new-campaign/<game>. */
export function NewCampaignPage({ game }: { readonly game: string }) {
  const load = campaignFaceFor(game)
  const face = useLoaded(load, game)
  const tables = useTables()
  return (
    <div class="start setup new-camp">
      <TopBar at="new" tables={tables ?? []} />
      {!load && <PlainPage title={noCampaign(game)} />}
      {face.is === 'failed' && <NotLoaded />}
      {face.is === 'there' && <Form face={face.value} />}
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
function seated(face: CampaignFace, players: number, seats: Draft['seats']): Draft['seats'] {
  return Object.fromEntries(face.seats(players).map(({ seat }, i) => [seat, seats[seat] ?? newSeat(i === 0)]))
}

function Form({ face }: { readonly face: CampaignFace }) {
  const [title, setTitle] = useState(face.title)
  const [players, setPlayers] = useState(face.players.min)
  const [team, setTeam] = useState<string>(face.teams[0]?.id ?? OWN)
  const [draft, setDraft] = useState<Draft>(() => ({
    options: {},
    seats: seated(face, face.players.min, {}),
    undoDice: 'same',
    seed: '',
  }))
  const seats: SetupFace = { ...face.house, seats: () => face.seats(players) }
  const first = face.seats(players)[0]?.seat
  const beginning = useBeginning(async () => {
    const card = await engine().create({
      game: face.id,
      title: title.trim() || face.title,
      options: face.options(players, draft.options),
      seats: choicesOf(seats, draft),
      undoDice: 'same',
      guide: false,
    })
    if (team !== OWN) await setOut(face, card.id, team)
    go(campaignAt(card.id))
  }, 'The campaign was not begun.')
  useEffect(() => {
    document.title = `${face.title}: begin a campaign`
  }, [face])
  const change = (next: Draft, number = players): void => {
    beginning.tell(null)
    setDraft({ ...next, seats: seated(face, number, { ...draft.seats, ...next.seats }) })
  }
  const who = team === OWN ? face.ownPeople.title.toLowerCase() : face.teams.find(({ id }) => id === team)?.title
  const rules = rulesWords(face.house, draft)
  return (
    <SetupForm
      heading={`${face.title}: ${who}, ${count(players)} ${plural(players, 'player')}, ${rules}.`}
      beginning={beginning}
      label={team === OWN ? 'Make the people' : 'Set out'}
      foot={
        <>
          <p class="muted">{face.length}</p>
          <ImportButton
            label="Open a saved campaign"
            onFault={beginning.tell}
            onOpened={({ id, game }) => go(game === face.id ? campaignAt(id) : START)}
          />
        </>
      }
    >
      <SetupRow number={1} title="The campaign">
        <p class="book about">{face.says}</p>
        <p class="faint credit">{face.credit}</p>
        <div class="size">
          <TextField label="Name" value={title} maxLength={60} autoComplete="off" onInput={setTitle} />
          <div class="field">
            <span class="label">Players</span>
            <Stepper
              label="Players"
              value={players}
              min={face.players.min}
              max={face.players.max}
              onChange={(n) => {
                setPlayers(n)
                change(draft, n)
              }}
            />
          </div>
        </div>
        <SeatCards
          face={seats}
          draft={draft}
          kindsOf={(seat) => (seat === first ? ['me'] : ['someone', 'bot'])}
          noteOf={(seat) => (seat === first ? 'You decide for the team between its scenarios.' : '')}
          onChange={change}
        />
      </SetupRow>
      <SetupRow number={2} title="Who sets out">
        <Teams face={face} value={team} onChange={setTeam} />
      </SetupRow>
      <SetupRow number={3} title="House rules" end={rules}>
        <p class="muted">They hold in every scenario, whatever the scenario itself says, and between them.</p>
        <HouseRules face={face.house} draft={draft} onChange={change} />
      </SetupRow>
    </SetupForm>
  )
}

/** The ready-made team sets out at once; if it cannot, there is no campaign. */
async function setOut(face: CampaignFace, id: string, team: string): Promise<void> {
  const open = await engine().open(id)
  const first = Object.keys(open.model.value.card.setup.seats)[0] ?? ''
  try {
    await once(open.model, () => (open.lineOf(first)?.update ? true : null))
    const reply = await open.commands(first, face.muster(team))
    if (!reply.ok) throw new EngineFault({ at: reply.refusal.clause, why: reply.refusal.reason })
    engine().close(id)
  } catch (error) {
    await engine().remove(id)
    throw error
  }
}

function Teams({
  face,
  value,
  onChange,
}: {
  readonly face: CampaignFace
  readonly value: string
  readonly onChange: (team: string) => void
}) {
  const radio = (id: string) => (
    <input class="vh" type="radio" name="team" checked={id === value} onChange={() => onChange(id)} />
  )
  return (
    <fieldset class="teams">
      <legend class="vh">Team</legend>
      {face.teams.map(({ id, title, people }) => (
        <label key={id} class={id === value ? 'on' : ''}>
          {radio(id)}
          <b>{title}</b>
          <ul>
            {people.map(({ name, mark, says }) => (
              <li key={name}>
                <face.Mark mark={mark} size={26} />
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
        <b>{face.ownPeople.title}</b>
        <span class="muted">{face.ownPeople.says}</span>
      </label>
    </fieldset>
  )
}
