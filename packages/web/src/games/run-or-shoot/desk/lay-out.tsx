/** rs.setup.5 D1: what is hidden where, within the scenario's budget; the draw comes first. */
import type { Budget } from '@shamble/run-or-shoot/forecast'
import { BALANCE, type CommandOf } from '@shamble/run-or-shoot/page'
import { useLayoutEffect, useState } from 'preact/hooks'
import { Clause } from '../../../play/clause.tsx'
import { usePlay } from '../../../play/context.ts'
import { useChoice } from '../../../play/use-choice.ts'
import { Select } from '../../../ui/select.tsx'
import { capital, count, plural } from '../../../words/plain.ts'
import { deskOf, groundFor } from '../read.ts'
import { lairTitle, whereWords } from '../words/places.ts'
import { calledBy, mutantTitle } from '../words/titles.ts'
import { DeskForm, type DeskProps } from './form.tsx'
import { layDraft } from './mode.ts'

type LayOut = CommandOf<'lay-out'>

const NOWHERE = ''

/** So much of so much. */
function Meter({
  title,
  is,
  of,
  clause,
}: {
  readonly title: string
  readonly is: number
  readonly of: number
  readonly clause: string
}) {
  const part = of === 0 ? 0 : Math.min(1, is / of)
  return (
    <div class={`meter${is > of ? ' over' : ''}`}>
      <h3>
        {title} <Clause id={clause} />
      </h3>
      <i aria-hidden="true">
        <u style={{ width: `${Math.round(part * 100)}%` }} />
      </i>
      <b>
        {is} / {of}
      </b>
    </div>
  )
}

interface Part {
  readonly s: DeskProps
  readonly budget: Budget
  readonly plan: LayOut
  readonly onPlan: (plan: LayOut) => void
}

function Piece({ label, on, onPress }: { readonly label: string; readonly on: boolean; readonly onPress: () => void }) {
  return (
    <button type="button" class={`piece${on ? ' on' : ''}`} aria-pressed={on} onClick={onPress}>
      {label}
    </button>
  )
}

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** Where only one can lurk, another lair is another place for it. */
const lairPressed = ({ budget, plan }: Pick<Part, 'budget' | 'plan'>, id: string): LayOut => ({
  ...plan,
  hordes: budget.hordes === 1 && !plan.hordes.includes(id) ? [id] : toggled(plan.hordes, id),
})

const Hordes = ({ s, budget, plan, onPlan }: Part) => (
  <div class="one wide">
    <Meter title="Hordes" is={plan.hordes.length} of={budget.hordes} clause="rs.setup.6" />
    <p>Press lairs here or on the board. Ten Zeds for each pip of a die that is thrown in secret.</p>
    <div class="pieces">
      {budget.lairs.map((id) => (
        <Piece
          key={id}
          label={capital(lairTitle(groundFor(s.options), id))}
          on={plan.hordes.includes(id)}
          onPress={() => onPlan(lairPressed({ budget, plan }, id))}
        />
      ))}
    </div>
  </div>
)

/** "in the pharmacy", told apart by number where several are there. */
function placeWords({ s }: Pick<Part, 's'>, ids: readonly string[], id: string): string {
  const ground = groundFor(s.options)
  const { ambushes, drifters, nps } = ground.map
  const all = [...ambushes, ...drifters, ...nps]
  const wordsOf = (one: string): string => {
    const spot = all.find((place) => place.id === one)
    return spot ? whereWords(ground, spot) : one
  }
  const words = wordsOf(id)
  const alike = ids.filter((one) => wordsOf(one) === words)
  return alike.length > 1 ? `${words}, place ${alike.indexOf(id) + 1}` : words
}

function Mutants(part: Part) {
  const { budget, plan, onPlan } = part
  if (budget.mutants.length === 0) return null
  const due = budget.mutants.filter(({ isDue }) => isDue).length + budget.more
  return (
    <div class="one">
      <Meter title="Mutants" is={plan.mutants.length} of={due} clause="rs.scenario.4" />
      {budget.mutants.map(({ kind, isDue, places }) => (
        <Select
          key={kind}
          label={capital(mutantTitle(kind).replace(/^the /, ''))}
          options={[
            ...(isDue ? [] : [{ value: NOWHERE, label: 'Is not there' }]),
            ...places.map((id) => ({ value: id, label: capital(placeWords(part, places, id)) })),
          ]}
          value={plan.mutants.find((one) => one.kind === kind)?.at ?? NOWHERE}
          onChange={(id) => {
            const others = plan.mutants.filter((one) => one.kind !== kind)
            onPlan({ ...plan, mutants: id === NOWHERE ? others : [...others, { kind, at: id }] })
          }}
        />
      ))}
    </div>
  )
}

function People(part: Part) {
  const { budget, plan, onPlan } = part
  if (budget.people.length === 0) return null
  return (
    <div class="one">
      <Meter title="Hidden people" is={plan.people.length} of={budget.people.length} clause="rs.secrecy.11" />
      {budget.people.map(({ n, who, at: places }) => (
        <Select
          key={n}
          label={calledBy(who)}
          options={places.map((id) => ({ value: id, label: capital(placeWords(part, places, id)) }))}
          value={plan.people.find(({ survivor }) => survivor === n)?.at ?? NOWHERE}
          onChange={(id) =>
            onPlan({
              ...plan,
              people: [...plan.people.filter(({ survivor }) => survivor !== n), { survivor: n, at: id }],
            })
          }
        />
      ))}
    </div>
  )
}

function Drifters(part: Part) {
  const { budget, plan, onPlan } = part
  // All of them are drawn in the open.
  if (budget.rooms.length === 0) return null
  const many = plan.drifters.reduce((sum, one) => sum + (one.many ?? 1), 0)
  const places = plan.drifters.map(({ at }) => at)
  return (
    <div class="one wide">
      <Meter title="Drifters in rooms" is={many} of={budget.drifters} clause="rs.drift.1" />
      <p>One in each room that you press. All others are drawn in the open.</p>
      <div class="pieces">
        {budget.rooms.map((id) => (
          <Piece
            key={id}
            label={capital(placeWords(part, budget.rooms, id))}
            on={places.includes(id)}
            onPress={() => onPlan({ ...plan, drifters: toggled(places, id).map((at) => ({ at })) })}
          />
        ))}
      </div>
    </div>
  )
}

/** rs.setup.2 */
const Odds = ({ budget: { zedsEach, isUnbalanced } }: Pick<Part, 'budget'>) => (
  <>
    About {count(Math.round(zedsEach))} {plural(Math.round(zedsEach), 'Zed')} for each survivor
    {isUnbalanced && `: ${BALANCE.least} to ${BALANCE.most} are usual`}. <Clause id="rs.setup.2" />
  </>
)

/** A lair that is pressed on the board. */
function usePressedLair(part: Part | null): void {
  const { session } = usePlay()
  const { aim } = useChoice(session)
  useLayoutEffect(() => {
    if (part === null || aim === null) return
    if (part.budget.lairs.includes(aim)) part.onPlan(lairPressed(part, aim))
    session.selection.set({ ...session.selection.value, aim: null })
  }, [aim])
}

/**
 * What stands in the form is marked on the board as long as it is open, and both are drawn at once: whoever presses a
 * ring of which the form has let go would put it back.
 */
function useOnBoard(s: DeskProps, plan: LayOut | null): void {
  const { session } = usePlay()
  useLayoutEffect(() => {
    if (plan === null) return
    layDraft(s, plan)
    session.selection.set({ ...session.selection.value })
  }, [plan])
  useLayoutEffect(() => () => layDraft(s, null), [])
}

export function LayOutDesk(s: DeskProps) {
  const budget = deskOf(s)?.budget()
  const [changed, setChanged] = useState<LayOut | null>(null)
  const part: Part | null = budget ? { s, budget, plan: changed ?? budget.example, onPlan: setChanged } : null
  useOnBoard(s, part?.plan ?? null)
  usePressedLair(part)
  if (!part) return null
  return (
    <DeskForm
      s={s}
      title="Set-up"
      says={<Odds {...part} />}
      book="Draw it all"
      other={{ label: 'Hide it so', command: part.plan, isProposed: changed === null }}
    >
      <Hordes {...part} />
      <Mutants {...part} />
      <People {...part} />
      <Drifters {...part} />
    </DeskForm>
  )
}
