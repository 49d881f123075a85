import '../styles/art.css'
import '../styles/start.css'
import '../styles/setup.css'
import './campaign.css'
import { useEffect, useState } from 'preact/hooks'
import { EngineFault } from '../engine/client.ts'
import { engine } from '../engine/start.ts'
import { plateOf } from '../games/plates.ts'
import { campaignAt, go, START } from '../router.ts'
import { choicesOf, type Draft, type SeatDraft, changesOf, withSeat } from '../start/draft.ts'
import { HouseRules } from '../start/house-rules.tsx'
import { ImportButton } from '../start/import-button.tsx'
import { TopBar } from '../start/top-bar.tsx'
import type { SetupFace } from '../table/face.ts'
import { Button } from '../ui/button.tsx'
import { Stepper, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { count, plural } from '../words/plain.ts'
import type { CampaignFace } from './face.ts'
import { campaignFaceFor } from './index.ts'

const OWN = ''

export function NewCampaignPage({ game }: { readonly game: string }) {
  const [face, setFace] = useState<CampaignFace | null>(null)
  const tables = useSignal(engine().tables)
  const load = campaignFaceFor(game)
  useEffect(() => {
    void engine().list()
    void load?.().then(setFace)
  }, [game])
  return (
    <div class="start setup new-camp">
      <TopBar at="new" tables={tables ?? []} />
      {!load && (
        <main class="plain">
          <h1>{plateOf(game)?.title ?? 'This game'} has no campaign here.</h1>
          <a href={START}>To the start page</a>
        </main>
      )}
      {face && <Form face={face} />}
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
  const [fault, setFault] = useState<EngineFault['fault'] | null>(null)
  const [busy, setBusy] = useState(false)
  const changed = changesOf(face.house, draft).length
  const seats: SetupFace = { ...face.house, seats: () => face.seats(players) }
  useEffect(() => {
    document.title = `${face.title}: begin a campaign`
  }, [face])
  const change = (next: Draft): void => {
    setFault(null)
    setDraft({ ...next, seats: seated(face, players, { ...draft.seats, ...next.seats }) })
  }
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
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
    } catch (error) {
      setBusy(false)
      setFault(error instanceof EngineFault ? error.fault : { at: '', why: String(error) })
    }
  }
  const who = team === OWN ? face.ownPeople.title.toLowerCase() : face.teams.find(({ id }) => id === team)?.title
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <main>
        <h1 class="whole book" aria-live="polite">
          {face.title}: {who}, {count(players)} {plural(players, 'player')},{' '}
          {changed === 0 ? 'played by the book' : `with ${changed} house ${plural(changed, 'rule')}`}.
        </h1>
        <section class="row" aria-labelledby="camp-name">
          <h2 class="blk cap" id="camp-name">
            <b aria-hidden="true">1</b> The campaign
          </h2>
          <p class="book about">{face.says}</p>
          <div class="size">
            <TextField label="Name" value={title} maxLength={60} autoComplete="off" onInput={setTitle} />
            <span class="label">Players</span>
            <Stepper
              label="Players"
              value={players}
              min={face.players.min}
              max={face.players.max}
              onChange={(n) => {
                setPlayers(n)
                setDraft({ ...draft, seats: seated(face, n, draft.seats) })
              }}
            />
          </div>
          <ul class="seats">
            {face.seats(players).map(({ seat, label }, i) => {
              const held = draft.seats[seat] ?? newSeat(i === 0)
              const set = (part: Partial<SeatDraft>): void => change(withSeat(draft, seat, part))
              return (
                <li key={seat} class="seat">
                  <h3>
                    {label} <span class="mono faint">{seat}</span>
                  </h3>
                  {i > 0 && (
                    <Segmented
                      label={`Who holds ${label}`}
                      hideLabel
                      choices={[
                        { value: 'someone', label: 'Someone here' },
                        { value: 'bot', label: 'A bot' },
                      ]}
                      value={held.kind === 'bot' ? 'bot' : 'someone'}
                      onChange={(kind) => set({ kind })}
                    />
                  )}
                  {held.kind === 'someone' && (
                    <TextField
                      label="Name"
                      hideLabel
                      placeholder="Their name"
                      maxLength={24}
                      autoComplete="off"
                      value={held.name}
                      onInput={(name) => set({ name })}
                    />
                  )}
                  {i === 0 && <p class="muted">You decide for the team between its scenarios.</p>}
                  {held.kind !== 'bot' && (
                    <Toggle
                      label="Rolls real dice"
                      says={held.physical ? 'Each die is asked for.' : 'Dice fall here.'}
                      checked={held.physical}
                      onChange={(physical) => set({ physical })}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </section>
        <section class="row" aria-labelledby="camp-people">
          <h2 class="blk cap" id="camp-people">
            <b aria-hidden="true">2</b> Who sets out
          </h2>
          <Teams face={face} value={team} onChange={setTeam} />
        </section>
        <section class="row" aria-labelledby="camp-house">
          <h2 class="blk cap" id="camp-house">
            <b aria-hidden="true">3</b> House rules
            <span class="end">{changed === 0 ? 'by the book' : `${changed} change${changed === 1 ? '' : 's'}`}</span>
          </h2>
          <p class="muted">They hold in every scenario, whatever the scenario itself says, and between them.</p>
          <HouseRules face={face.house} draft={draft} onChange={change} />
        </section>
      </main>
      <div class="begin">
        {fault && (
          <div class="notice" role="alert">
            <Icon name="x" />
            <div>
              <p>{fault.why}</p>
              {fault.at && <p class="mono muted">{fault.at}</p>}
            </div>
          </div>
        )}
        <p class="muted">{face.length}</p>
        <ImportButton
          label="Open a saved campaign"
          onFault={(trouble) => setFault(trouble && { at: trouble.at, why: trouble.words })}
          onOpened={({ id, game }) => go(game === face.id ? campaignAt(id) : START)}
        />
        <Button kind="go" size="big" type="submit" disabled={busy} end={<Icon name="right" />}>
          {team === OWN ? 'Make the people' : 'Set out'}
        </Button>
      </div>
    </form>
  )
}

/** The ready-made team sets out at once. */
async function setOut(face: CampaignFace, id: string, team: string): Promise<void> {
  const open = await engine().open(id)
  const [first] = Object.keys(open.model.value.card.setup.seats)
  try {
    await new Promise<void>((done) => {
      const look = (): void => {
        if (first !== undefined && open.lineOf(first)?.update) done()
      }
      open.model.subscribe(look)
      look()
    })
    const reply = await open.commands(first ?? '', face.muster(team))
    if (!reply.ok) throw new EngineFault({ at: reply.refusal.clause, why: reply.refusal.reason })
  } finally {
    engine().close(id)
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
