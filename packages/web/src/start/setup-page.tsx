import '../styles/art.css'
import '../styles/start.css'
import '../styles/setup.css'
import { useEffect, useState } from 'preact/hooks'
import { EngineFault } from '../engine/client.ts'
import { editors } from '../editor/faces.ts'
import { engine } from '../engine/start.ts'
import { setups } from '../games/setups.ts'
import { PLATES } from '../games/plates.ts'
import { editorOf, go, newTable, START, tableAt } from '../router.ts'
import type { ScenarioCard, SetupFace } from '../table/face.ts'
import { Button } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Stepper, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useSignal } from '../ui/use-signal.ts'
import figures from './art/figures.svg'
import {
  changesOf,
  type Draft,
  headingOf,
  newDraft,
  scenarioOf,
  setupOf,
  valueOf,
  withScenario,
  withSize,
} from './draft.ts'
import { drafts } from './drafts.ts'
import { HouseRules } from './house-rules.tsx'
import { PrintLink } from './print-link.tsx'
import { SeatCards } from './seat-cards.tsx'
import { TopBar } from './top-bar.tsx'
import { sentence } from './words.ts'

export function SetupPage({ game, dice }: { readonly game: string; readonly dice: boolean }) {
  const [face, setFace] = useState<SetupFace | null>(null)
  const tables = useSignal(engine().tables)
  useEffect(() => {
    void engine().list()
    void setups[game]?.().then(setFace)
  }, [game])
  return (
    <div class="start setup">
      <Drawing src={figures} />
      <TopBar at="new" tables={tables ?? []} />
      {!setups[game] && (
        <main class="plain">
          <h1>This game cannot be played here yet.</h1>
          <a href={START}>To the start page</a>
        </main>
      )}
      {face && <Form key={face.id} face={face} dice={dice} first={tables !== null && tables.length === 0} />}
    </div>
  )
}

function Form({ face, dice, first }: { readonly face: SetupFace; readonly dice: boolean; readonly first: boolean }) {
  const [draft, setDraft] = useState<Draft>(() => (dice ? undefined : drafts.get(face.id)) ?? newDraft(face, dice))
  const [fault, setFault] = useState<EngineFault | null>(null)
  const [busy, setBusy] = useState(false)
  const scenario = scenarioOf(face, draft)
  const heading = headingOf(face, draft)
  const changed = changesOf(face, draft).length
  useEffect(() => {
    document.title = `${face.title}: set up a table`
  }, [])

  const change = (next: Draft): void => {
    setFault(null)
    setDraft(next)
    drafts.set(face.id, next)
  }
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      const { id } = await engine().create(setupOf(face, draft, first))
      drafts.delete(face.id)
      go(tableAt(id))
    } catch (error) {
      setBusy(false)
      setFault(error instanceof EngineFault ? error : new EngineFault({ at: '', why: String(error) }))
    }
  }
  const size = valueOf(face, draft, face.size.option) as number

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <main>
        <h1 class="whole book" aria-live="polite">
          {heading}
        </h1>
        <section class="row" aria-labelledby="row-game">
          <h2 class="blk cap" id="row-game">
            <b aria-hidden="true">1</b> Game
          </h2>
          <ul class="small-plates">
            {PLATES.map((plate) => (
              <li key={plate.id}>
                {plate.quick ? (
                  <a href={newTable(plate.id)} {...(plate.id === face.id ? { 'aria-current': 'true' as const } : {})}>
                    <Drawing src={plate.art} />
                    <b>{plate.title}</b>
                    <small class="faint">{plate.credit}</small>
                  </a>
                ) : (
                  <div class="later">
                    <Drawing src={plate.art} />
                    <b>{plate.title}</b>
                    <small class="faint">Not playable yet</small>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section class="row" aria-labelledby="row-scenario">
          <h2 class="blk cap" id="row-scenario">
            <b aria-hidden="true">2</b> Scenario
          </h2>
          <Scenarios
            scenarios={face.scenarios.includes(scenario) ? face.scenarios : [scenario, ...face.scenarios]}
            value={scenario.id}
            onChange={(id) => change(withScenario(face, draft, id))}
          />
          <p class="book about">{scenario.says}</p>
          {editors[face.id] && (
            <p>
              <a class="link" href={editorOf(face.id)}>
                Scenario editor
              </a>
            </p>
          )}
          <div class="size">
            <span class="label">{face.size.label}</span>
            <Stepper
              label={face.size.label}
              value={size}
              min={Math.min(...scenario.sizes)}
              max={Math.max(...scenario.sizes)}
              onChange={(n) => change(withSize(face, draft, n))}
            />
            {size !== scenario.sizes[0] && <span class="muted">{scenario.sizes[0]} is what it was made for</span>}
          </div>
        </section>
        <section class="row" aria-labelledby="row-seats">
          <h2 class="blk cap" id="row-seats">
            <b aria-hidden="true">3</b> Seats
          </h2>
          <SeatCards face={face} draft={draft} onChange={change} />
        </section>
        <section class="row" aria-labelledby="row-rules">
          <h2 class="blk cap" id="row-rules">
            <b aria-hidden="true">4</b> House rules
            <span class="end">{changed === 0 ? 'by the book' : `${changed} change${changed === 1 ? '' : 's'}`}</span>
          </h2>
          <HouseRules face={face} draft={draft} onChange={change} />
          <div class="terms">
            <Segmented
              label="After a take-back, dice"
              choices={[
                { value: 'same', label: 'fall the same again' },
                { value: 'fresh', label: 'are rolled anew' },
              ]}
              value={draft.undoDice}
              onChange={(undoDice) => change({ ...draft, undoDice })}
            />
            <TextField
              label="Seed"
              placeholder="a fresh one; the same seed gives the same map and dice"
              value={draft.seed}
              maxLength={64}
              autoComplete="off"
              onInput={(seed) => change({ ...draft, seed })}
            />
          </div>
        </section>
      </main>
      <div class="begin">
        {fault && (
          <div class="notice" role="alert">
            <Icon name="x" />
            <div>
              <p>{fault.fault.why}</p>
              {fault.fault.at && <p class="mono muted">{fault.fault.at}</p>}
            </div>
          </div>
        )}
        <p class="muted">{sentence(`${scenario.length}, ${scenario.extent}.`)}</p>
        <PrintLink game={face.id} />
        <Button kind="go" size="big" type="submit" disabled={busy} end={<Icon name="right" />}>
          Begin
        </Button>
      </div>
    </form>
  )
}

function Scenarios({
  scenarios,
  value,
  onChange,
}: {
  readonly scenarios: readonly ScenarioCard[]
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  return (
    <fieldset class="scenarios">
      <legend class="vh">Scenario</legend>
      {scenarios.map((scenario) => (
        <label key={scenario.id} class={scenario.id === value ? 'on' : ''}>
          <input
            class="vh"
            type="radio"
            name="scenario"
            checked={scenario.id === value}
            onChange={() => onChange(scenario.id)}
          />
          <b>{scenario.title}</b>
          <span class="muted">{sentence(`${scenario.length}, ${scenario.extent}`)}</span>
          <span class="faint">{scenario.id === 'own' ? 'Yours' : scenario.ours ? 'Ours' : 'From the book'}</span>
        </label>
      ))}
    </fieldset>
  )
}
