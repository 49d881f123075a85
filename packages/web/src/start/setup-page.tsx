import '../styles/art.css'
import '../styles/start.css'
import '../styles/setup.css'
import type { OptionValue } from '@shamble/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { editors } from '../editor/faces.ts'
import { engine } from '../engine/start.ts'
import { PLATES, plateOf } from '../games/plates.ts'
import { setups } from '../games/setups.ts'
import { editorOf, go, newCampaign, newTable, tableAt } from '../router.ts'
import type { ScenarioCard, SetupFace } from '../table/face.ts'
import { Drawing } from '../ui/drawing.tsx'
import { Stepper, TextField } from '../ui/field.tsx'
import { NotLoaded, PlainPage } from '../ui/plain-page.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import figures from './art/figures.svg'
import {
  type Draft,
  headingOf,
  newDraft,
  rulesWords,
  scenarioOf,
  setupOf,
  valueOf,
  withOption,
  withRolled,
  withScenario,
  withSize,
} from './draft.ts'
import { drafts } from './drafts.ts'
import { HouseRules } from './house-rules.tsx'
import { PrintLink } from './print-link.tsx'
import { SeatCards } from './seat-cards.tsx'
import { SetupForm, SetupRow, useBeginning } from './setup-form.tsx'
import { Skirmish, useRolling } from './skirmish.tsx'
import { TopBar } from './top-bar.tsx'
import { troubleOf } from './trouble.tsx'
import { useTables } from './use-tables.ts'
import { sentence } from './words.ts'

export function SetupPage({ game, dice }: { readonly game: string; readonly dice: boolean }) {
  const face = useLoaded(setups[game], game)
  const tables = useTables()
  return (
    <div class="start setup">
      <Drawing src={figures} />
      <TopBar at="new" tables={tables ?? []} />
      {!setups[game] && <PlainPage title="This game cannot be played here yet." />}
      {face.is === 'failed' && <NotLoaded />}
      {face.is === 'there' && (
        <Form key={face.value.id} face={face.value} dice={dice} first={tables !== null && tables.length === 0} />
      )}
    </div>
  )
}

function Form({ face, dice, first }: { readonly face: SetupFace; readonly dice: boolean; readonly first: boolean }) {
  const [draft, setDraft] = useState<Draft>(() => (dice ? undefined : drafts.get(face.id)) ?? newDraft(face, dice))
  const scenario = scenarioOf(face, draft)
  const beginning = useBeginning(async () => {
    const { id } = await engine().create(setupOf(face, draft, first))
    drafts.delete(face.id)
    go(tableAt(id))
  }, 'The table was not laid.')
  useEffect(() => {
    document.title = `${face.title}: set up a table`
  }, [])
  const change = (next: Draft): void => {
    beginning.tell(null)
    setDraft(next)
    drafts.set(face.id, next)
  }
  const skirmish = useRolling(
    face.skirmish,
    draft.rolled !== undefined,
    (size, document) => change(withRolled(face, draft, size, document)),
    (error) => beginning.tell(troubleOf('The table was not rolled.', error)),
  )
  const props = { face, draft, onChange: change }
  return (
    <SetupForm
      heading={headingOf(face, draft)}
      beginning={beginning}
      label="Begin"
      foot={
        <>
          <p class="muted">{sentence(`${lengthOf(face, draft)}, ${scenario.extent}.`)}</p>
          <PrintLink game={face.id} />
        </>
      }
    >
      <SetupRow number={1} title="Game">
        <Games game={face.id} />
      </SetupRow>
      <SetupRow number={2} title="Scenario">
        <Scenarios
          scenarios={cardsOf(face, draft)}
          value={draft.rolled === undefined ? scenario.id : (face.skirmish?.card.id ?? '')}
          onChange={(id) => (id === face.skirmish?.card.id ? skirmish.roll() : change(withScenario(face, draft, id)))}
        />
        <p class="book about">{scenario.says}</p>
        {face.skirmish && draft.rolled !== undefined && (
          <Skirmish face={face.skirmish} rolling={skirmish} size={draft.rolled} scenario={ownOf(face, draft)} />
        )}
        <Elsewhere game={face.id} />
        <Size {...props} scenario={scenario} />
      </SetupRow>
      <SetupRow number={3} title="Seats">
        <SeatCards {...props} />
      </SetupRow>
      <SetupRow number={4} title="House rules" end={rulesWords(face, draft)}>
        <HouseRules {...props} />
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
            label="Seed: the same seed gives the same map and dice"
            placeholder="a fresh one"
            value={draft.seed}
            maxLength={64}
            autoComplete="off"
            onInput={(seed) => change({ ...draft, seed })}
          />
        </div>
      </SetupRow>
    </SetupForm>
  )
}

/** What can be played: one's own if there is one, those of the game, and one by the dice. */
function cardsOf(face: SetupFace, draft: Draft): readonly Card[] {
  const scenario = scenarioOf(face, draft)
  const isOwn = draft.rolled === undefined && !face.scenarios.includes(scenario)
  return [
    ...(isOwn ? [{ ...scenario, from: 'Yours' }] : []),
    ...face.scenarios.map((card) => ({ ...card, from: card.ours ? 'Ours' : 'From the book' })),
    ...(face.skirmish ? [{ ...face.skirmish.card, from: 'By the dice' }] : []),
  ]
}

/** How long it takes. */
const lengthOf = (face: SetupFace, draft: Draft): string =>
  (draft.rolled === undefined ? undefined : face.skirmish?.card.length) ?? scenarioOf(face, draft).length

const ownOf = (face: SetupFace, { options }: Draft): OptionValue => options[face.ownOption ?? ''] ?? null

/** The plates; the chosen one is in sight where there is no room for all. */
function Games({ game }: { readonly game: string }) {
  const here = useRef<HTMLAnchorElement>(null)
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [])
  return (
    <ul class="small-plates">
      {PLATES.map((plate) => (
        <li key={plate.id}>
          {plate.quick ? (
            <a href={newTable(plate.id)} {...(plate.id === game ? { 'aria-current': 'true' as const, ref: here } : {})}>
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
  )
}

/** Other ways to play the game: scenarios of one's own, linked ones. */
function Elsewhere({ game }: { readonly game: string }) {
  const campaign = plateOf(game)?.campaign
  if (!campaign && !editors[game]) return null
  return (
    <p class="elsewhere">
      {editors[game] && (
        <a class="link" href={editorOf(game)}>
          Build a scenario of your own
        </a>
      )}
      {campaign && (
        <a class="link" href={newCampaign(game)}>
          Play linked scenarios: {campaign.title}
        </a>
      )}
    </p>
  )
}

/** How many take part, and who. */
function Size({
  face,
  draft,
  scenario,
  onChange,
}: {
  readonly face: SetupFace
  readonly draft: Draft
  readonly scenario: ScenarioCard
  readonly onChange: (draft: Draft) => void
}) {
  const size = valueOf(face, draft, face.size.option) as number
  const asks = (face.asks ?? []).filter(({ option }) => !scenario.hides.includes(option))
  return (
    <div class="size">
      <span class="label">{face.size.label}</span>
      <Stepper
        label={face.size.label}
        value={size}
        min={Math.min(...scenario.sizes)}
        max={Math.max(...scenario.sizes)}
        onChange={(n) => onChange(withSize(face, draft, n))}
      />
      {size !== scenario.sizes[0] && <span class="muted">{scenario.sizes[0]} is what it was made for</span>}
      {asks.map(({ option, label, choices }) => (
        <div key={option} class="asked">
          <span class="label" aria-hidden="true">
            {label}
          </span>
          <Select
            label={label}
            hideLabel
            options={choices}
            value={valueOf(face, draft, option) as string}
            onChange={(value) => onChange(withOption(face, draft, option, value))}
          />
          <span class="muted">{choices.find(({ value }) => value === valueOf(face, draft, option))?.says}</span>
        </div>
      ))}
    </div>
  )
}

/** A scenario, and where it comes from. */
interface Card extends Pick<ScenarioCard, 'id' | 'title' | 'length' | 'extent'> {
  readonly from: string
}

function Scenarios({
  scenarios,
  value,
  onChange,
}: {
  readonly scenarios: readonly Card[]
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
          <span class="faint">{scenario.from}</span>
        </label>
      ))}
    </fieldset>
  )
}
