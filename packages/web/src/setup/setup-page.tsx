import '../styles/art.css'
import '../styles/start.css'
import '../styles/setup.css'
import type { OptionValue } from '@shamble/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { engine } from '../engine/start.ts'
import { CARDS, cardFor } from '../games/cards.ts'
import { editorFor, setupFor } from '../games/around.ts'
import { benchOf, editorOf, go, newCampaign, newTable, tableAt } from '../router.ts'
import type { ScenarioCard, SetupDisplay } from '../play/game-display.ts'
import { Drawing } from '../ui/drawing.tsx'
import { TextField } from '../ui/field.tsx'
import { NotLoaded, PlainPage } from '../ui/plain-page.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import figures from '../ui/figures.svg'
import { type Draft, headingOf, newDraft, rulesWords, scenarioOf, setupOf, withRolled, withScenario } from './draft.ts'
import { drafts } from './drafts.ts'
import { HouseRules } from './house-rules.tsx'
import { Plan, Size, type SizeProps } from './scenario-asks.tsx'
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
          first={tables && !tables.some((table) => table.game === game)}
        />
      )}
    </div>
  )
}

interface FormProps {
  readonly display: SetupDisplay
  readonly dice: boolean
  /** Nobody has played it here; null while that is not known yet. */
  readonly first: boolean | null
}

/** The draft as it stands, what changes it, and what makes a match of it. */
function useDraft({ display, dice, first }: FormProps) {
  const [draft, setDraft] = useState<Draft>(
    () => (dice ? undefined : drafts.get(display.id)) ?? newDraft(display, dice),
  )
  const beginning = useBeginning(async () => {
    const isFirst = first ?? !(await engine().list()).some((table) => table.game === display.id)
    const { id } = await engine().create(setupOf(display, draft, isFirst))
    drafts.delete(display.id)
    go(tableAt(id))
  }, 'The table was not laid.')
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
  return { draft, change, beginning, skirmish }
}

function Form(form: FormProps) {
  const { display } = form
  const { draft, change, beginning, skirmish } = useDraft(form)
  useEffect(() => {
    document.title = `${display.title}: set up a table`
  }, [])
  const props = { display, draft, onChange: change }
  return (
    <SetupForm
      heading={headingOf(display, draft)}
      beginning={beginning}
      label="Begin"
      foot={<Foot display={display} draft={draft} />}
    >
      <SetupRow number={1} title="Game">
        <Games game={display.id} />
      </SetupRow>
      <SetupRow number={2} title="Scenario">
        <WhichScenario {...props} skirmish={skirmish} />
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

interface DraftProps {
  readonly display: SetupDisplay
  readonly draft: Draft
}

/** How long it takes on how large a table, and what can be printed for it. */
const Foot = ({ display, draft }: DraftProps) => (
  <>
    <p class="muted">{sentence(`${lengthOf(display, draft)}, ${scenarioOf(display, draft).extent}.`)}</p>
    <PrintLink game={display.id} />
  </>
)

interface WhichProps extends Omit<SizeProps, 'scenario'> {
  readonly skirmish: ReturnType<typeof useRolling>
}

/** All scenarios, and everything about the one that is chosen. */
function WhichScenario({ skirmish, ...props }: WhichProps) {
  const { display, draft, onChange } = props
  const scenario = scenarioOf(display, draft)
  return (
    <>
      <Scenarios
        scenarios={cardsOf(display, draft)}
        value={draft.rolled === undefined ? scenario.id : (display.skirmish?.card.id ?? '')}
        onChange={(id) =>
          id === display.skirmish?.card.id ? skirmish.roll() : onChange(withScenario(display, draft, id))
        }
      />
      {display.skirmish && draft.rolled !== undefined ? (
        <Skirmish display={display.skirmish} rolling={skirmish} size={draft.rolled} scenario={ownOf(display, draft)}>
          {(plan, how) => (
            <Chosen {...props} scenario={scenario} how={how}>
              {plan}
            </Chosen>
          )}
        </Skirmish>
      ) : (
        <Chosen {...props} scenario={scenario}>
          {display.plan && <Plan {...props} offer={display.plan} />}
        </Chosen>
      )}
    </>
  )
}

/** What the scenario is about, with its table, and beside it how many play and what else there is. */
const Chosen = ({
  how,
  children,
  ...props
}: SizeProps & { readonly how?: ComponentChildren; readonly children: ComponentChildren }) => (
  <div class="chosen">
    <div class="told">
      <p class="book about">{props.scenario.says}</p>
      {children}
    </div>
    <div class="row">
      {how}
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
    ...(display.skirmish ? [{ ...display.skirmish.card, from: 'New every time' }] : []),
  ]
}

/** How long it takes. */
function lengthOf(display: SetupDisplay, draft: Draft): string {
  const { skirmish } = display
  const isAlike = draft.rolled !== undefined && skirmish?.isAlike === true
  return isAlike ? skirmish.card.length : scenarioOf(display, draft).length
}

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
            <a
              href={newTable(plate.id)}
              {...(plate.id === game || plate.campaign?.id === game
                ? { 'aria-current': 'true' as const, ref: here }
                : {})}
            >
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
  const { campaign, bench } = cardFor(game) ?? {}
  if (!campaign && bench === undefined && !editorFor(game)) return null
  return (
    <p class="elsewhere">
      {editorFor(game) && (
        <a class="link" href={editorOf(game)}>
          Build a scenario of your own
        </a>
      )}
      {bench !== undefined && (
        <a class="link" href={benchOf(game)}>
          {bench}
        </a>
      )}
      {campaign && campaign.id !== game && (
        <a class="link" href={newCampaign(game)}>
          Play linked scenarios: {campaign.title}
        </a>
      )}
    </p>
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
