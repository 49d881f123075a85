import '../styles/art.css'
import '../styles/start.css'
import '../styles/setup.css'
import type { OptionValue, OptionValues } from '@shamble/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { CARDS, cardFor } from '../games/cards.ts'
import { editorFor, setupFor } from '../games/around.ts'
import { editorOf, go, newCampaign, newTable, tableAt } from '../router.ts'
import type { Ask, PlanOffer, ScenarioCard, SetupDisplay } from '../play/game-display.ts'
import { Button } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Stepper, TextField } from '../ui/field.tsx'
import { NotLoaded, PlainPage } from '../ui/plain-page.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import figures from '../ui/figures.svg'
import {
  type Draft,
  headingOf,
  newDraft,
  rulesWords,
  scenarioOf,
  setupOf,
  allValues,
  isAsked,
  sizeOf,
  standardOf,
  valueOf,
  withOption,
  withRolled,
  withScenario,
  withSize,
} from './draft.ts'
import { drafts } from './drafts.ts'
import { HouseRules } from './house-rules.tsx'
import { PrintLink } from '../print/print-link.tsx'
import { SeatCards } from './seat-cards.tsx'
import { SetupForm, SetupRow, useBeginning } from './setup-form.tsx'
import { Skirmish, useRolling } from './skirmish.tsx'
import { TopBar } from '../matches/top-bar.tsx'
import { troubleOf } from '../ui/trouble.tsx'
import { useTables } from '../matches/use-tables.ts'
import { sentence } from './words.ts'

export function SetupPage({ game, dice }: { readonly game: string; readonly dice: boolean }) {
  const display = useLoaded(setupFor(game), game)
  const tables = useTables()
  return (
    <div class="start setup">
      <Drawing src={figures} />
      <TopBar at="new" game={game} tables={tables ?? []} />
      {!setupFor(game) && <PlainPage title="This game cannot be played here yet." />}
      {display.is === 'failed' && <NotLoaded />}
      {display.is === 'there' && (
        <Form
          key={display.value.id}
          display={display.value}
          dice={dice}
          first={tables !== null && !tables.some((table) => table.game === game)}
        />
      )}
    </div>
  )
}

function Form({
  display,
  dice,
  first,
}: {
  readonly display: SetupDisplay
  readonly dice: boolean
  readonly first: boolean
}) {
  const [draft, setDraft] = useState<Draft>(
    () => (dice ? undefined : drafts.get(display.id)) ?? newDraft(display, dice),
  )
  const scenario = scenarioOf(display, draft)
  const beginning = useBeginning(async () => {
    const { id } = await engine().create(setupOf(display, draft, first))
    drafts.delete(display.id)
    go(tableAt(id))
  }, 'The table was not laid.')
  useEffect(() => {
    document.title = `${display.title}: set up a table`
  }, [])
  const change = (next: Draft): void => {
    beginning.tell(null)
    setDraft(next)
    drafts.set(display.id, next)
  }
  const skirmish = useRolling(
    display.skirmish,
    draft.rolled !== undefined,
    (size, document) => change(withRolled(display, draft, size, document)),
    (error) => beginning.tell(troubleOf('The table was not rolled.', error)),
  )
  const props = { display, draft, onChange: change }
  return (
    <SetupForm
      heading={headingOf(display, draft)}
      beginning={beginning}
      label="Begin"
      foot={
        <>
          <p class="muted">{sentence(`${lengthOf(display, draft)}, ${scenario.extent}.`)}</p>
          <PrintLink game={display.id} />
        </>
      }
    >
      <SetupRow number={1} title="Game">
        <Games game={display.id} />
      </SetupRow>
      <SetupRow number={2} title="Scenario">
        <Scenarios
          scenarios={cardsOf(display, draft)}
          value={draft.rolled === undefined ? scenario.id : (display.skirmish?.card.id ?? '')}
          onChange={(id) =>
            id === display.skirmish?.card.id ? skirmish.roll() : change(withScenario(display, draft, id))
          }
        />
        <Chosen {...props} scenario={scenario} />
        {display.plan && draft.rolled === undefined && (
          <Plan
            offer={display.plan}
            options={allValues(display, draft)}
            onChange={(options) => change({ ...draft, options: { ...draft.options, ...options } })}
          />
        )}
        {display.skirmish && draft.rolled !== undefined && (
          <Skirmish
            display={display.skirmish}
            rolling={skirmish}
            size={draft.rolled}
            scenario={ownOf(display, draft)}
          />
        )}
      </SetupRow>
      <SetupRow number={3} title="Seats">
        {display.seating && <p class="muted">{display.seating}</p>}
        <SeatCards {...props} />
      </SetupRow>
      <SetupRow number={4} title="House rules" end={rulesWords(display, draft)}>
        <HouseRules {...props} />
        <Terms draft={draft} onChange={change} />
      </SetupRow>
    </SetupForm>
  )
}

/** The table from above; a random one can be laid again. */
function Plan({
  offer,
  options,
  onChange,
}: {
  readonly offer: PlanOffer
  readonly options: OptionValues
  readonly onChange: (options: OptionValues) => void
}) {
  const drawing = useLoaded(offer.load, 'plan')
  const again = offer.again(options)
  return (
    <div class="skirmish">
      {drawing.is === 'there' && <drawing.value options={options} />}
      {again && (
        <div class="skirmish-how">
          <Button icon="dice" onClick={() => onChange(again)}>
            Another table
          </Button>
        </div>
      )}
    </div>
  )
}

/** What the scenario is about, and beside it how many play and what else there is. */
const Chosen = (props: SizeProps) => (
  <div class="chosen">
    <p class="book about">{props.scenario.says}</p>
    <div class="row">
      <Size {...props} />
      <Elsewhere game={props.display.id} />
    </div>
  </div>
)

/** What holds whatever the game: the dice after a take-back, and the seed. */
function Terms({ draft, onChange }: { readonly draft: Draft; readonly onChange: (draft: Draft) => void }) {
  return (
    <div class="terms">
      <Segmented
        label="After a take-back, dice"
        choices={[
          { value: 'same', label: 'fall the same again' },
          { value: 'fresh', label: 'are rolled anew' },
        ]}
        value={draft.undoDice}
        onChange={(undoDice) => onChange({ ...draft, undoDice })}
      />
      <TextField
        label="Seed: the same seed gives the same map and dice"
        placeholder="a fresh one"
        value={draft.seed}
        maxLength={64}
        autoComplete="off"
        onInput={(seed) => onChange({ ...draft, seed })}
      />
    </div>
  )
}

/** What can be played: one's own if there is one, those of the game, and one by the dice. */
function cardsOf(display: SetupDisplay, draft: Draft): readonly Card[] {
  const scenario = scenarioOf(display, draft)
  const isOwn = draft.rolled === undefined && !display.scenarios.includes(scenario)
  return [
    ...(isOwn ? [{ ...scenario, from: 'Yours' }] : []),
    ...display.scenarios.map((card) => ({ ...card, from: card.ours ? 'New for Shamble' : 'From the book' })),
    ...(display.skirmish ? [{ ...display.skirmish.card, from: 'By the dice' }] : []),
  ]
}

/** How long it takes. */
const lengthOf = (display: SetupDisplay, draft: Draft): string =>
  (draft.rolled === undefined ? undefined : display.skirmish?.card.length) ?? scenarioOf(display, draft).length

const ownOf = (display: SetupDisplay, { options }: Draft): OptionValue => options[display.ownOption ?? ''] ?? null

/** The plates; the chosen one is in sight where there is no room for all. */
function Games({ game }: { readonly game: string }) {
  const here = useRef<HTMLAnchorElement>(null)
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [])
  return (
    <ul class="small-plates">
      {CARDS.map((plate) => (
        <li key={plate.id}>
          {plate.isPlayable ? (
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
  const campaign = cardFor(game)?.campaign
  if (!campaign && !editorFor(game)) return null
  return (
    <p class="elsewhere">
      {editorFor(game) && (
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

interface SizeProps {
  readonly display: SetupDisplay
  readonly draft: Draft
  readonly scenario: ScenarioCard
  readonly onChange: (draft: Draft) => void
}

/** How many take part, and who. */
function Size(props: SizeProps) {
  const { display, scenario } = props
  const asks = (display.asks ?? []).filter(({ option }) => !scenario.hides.includes(option))
  return (
    <div class="size">
      {display.size && scenario.sizes.length > 1 && <HowMany {...props} {...display.size} />}
      {asks.map((ask) => (
        <Asked key={ask.option} {...props} ask={ask} />
      ))}
    </div>
  )
}

/** One value of a few, or a number. */
function Asked({ display, draft, scenario, onChange, ask }: SizeProps & { readonly ask: Ask }) {
  const { option, label } = ask
  const change = (value: OptionValue): void => onChange(withOption(display, draft, option, value))
  if ('range' in ask) {
    const range = ask.range(scenario.id)
    if (range === null) return null
    const value = valueOf(display, draft, option) as number
    const standard = standardOf(display, draft, option) as number
    return (
      <div class="asked">
        <span class="label" aria-hidden="true">
          {label}
        </span>
        <Stepper
          label={label}
          value={value === standard ? range.usual : value}
          min={range.min}
          max={range.max}
          onChange={(n) => change(n === range.usual ? standard : n)}
        />
        <span class="muted">{range.says}</span>
      </div>
    )
  }
  const choices = ask.choices.map(({ value, says, ...choice }, i) => ({
    ...choice,
    value: String(i),
    says: typeof says === 'string' ? says : says(scenario.id),
  }))
  const found = ask.choices.findIndex(({ value }) => isAsked(display, draft, option, value))
  return (
    <div class="asked">
      <span class="label" aria-hidden="true">
        {label}
      </span>
      <Select
        label={label}
        hideLabel
        options={choices}
        value={String(found)}
        onChange={(i) => change(ask.choices[Number(i)]?.value ?? null)}
      />
      <span class="muted">{choices[found]?.says}</span>
    </div>
  )
}

function HowMany({ display, draft, scenario, onChange, label }: SizeProps & NonNullable<SetupDisplay['size']>) {
  const size = sizeOf(display, draft)
  const [usual] = scenario.sizes
  return (
    <>
      <span class="label">{label}</span>
      <Stepper
        label={label}
        value={size}
        min={Math.min(...scenario.sizes)}
        max={Math.max(...scenario.sizes)}
        onChange={(n) => onChange(withSize(display, draft, n))}
      />
      {size !== usual && <span class="muted">made for {usual}</span>}
    </>
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
