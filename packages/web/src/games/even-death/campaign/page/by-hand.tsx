/** ed.camp-battle.14 A battle that was fought with miniatures: a form that knows the forces. */
import './page.css'
import { forecastFor } from '@shamble/even-death/campaign/forecast'
import {
  type Command,
  type Fate,
  forceOf,
  type HerdResult,
  isPerson,
  type Person,
  type PersonResult,
  profileOf,
  type Result,
  type View,
  zombieKind,
} from '@shamble/even-death/campaign/page'
import { BY_HAND } from '@shamble/kernel'
import { useState } from 'preact/hooks'
import type { DeskProps } from '../../../../campaign/campaign-display.ts'
import { Button } from '../../../../ui/button.tsx'
import { Stepper } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Toggle } from '../../../../ui/toggle.tsx'
import { capital, count, plural } from '../../../../words/plain.ts'
import { Mark } from '../art.tsx'
import { armsOf, factionTitle, theFaction } from '../words/names.ts'
import { called, peopleIn, STATUS, unitsOf } from './results.ts'

type Props = DeskProps<View, Command>

const NOBODY = 'nobody'

/** As they set out: nobody is hurt yet. */
function asBefore(view: View): Result {
  return {
    winner: view.battle?.sides[0]?.faction ?? null,
    rounds: 5,
    people: peopleIn(view).map(({ id, vitality, health }) => ({
      id,
      fate: 'alive',
      vitality,
      infected: health === 'infected',
    })),
    herds: unitsOf(view).flatMap((unit) =>
      unit.is === 'herd' ? [{ kind: unit.kind, size: unit.size, withdrawn: false }] : [],
    ),
  }
}

/** Whoever is gone has no vitality left. */
const withFate = (one: PersonResult, fate: Fate): PersonResult => ({
  ...one,
  fate,
  vitality: fate === 'dead' || fate === 'turned' ? 0 : Math.max(1, one.vitality),
})

interface PersonRowProps {
  readonly person: Person
  readonly after: PersonResult
  /** What cannot be of it. */
  readonly faults: readonly string[]
  readonly onChange: (after: PersonResult) => void
}

function PersonRow({ person, after, faults, onChange }: PersonRowProps) {
  const name = called(person)
  const isGone = after.fate === 'dead' || after.fate === 'turned'
  return (
    <li class={`row${faults.length > 0 ? ' wrong' : ''}`}>
      <Mark mark={person.unit} size={30} />
      <span class="who">
        <b>{name}</b>
        <small class="muted">{armsOf(person)}</small>
      </span>
      <Select
        label={`What became of ${name}`}
        hideLabel
        value={after.fate}
        options={STATUS}
        onChange={(fate) => onChange(withFate(after, fate))}
      />
      {isGone ? <span class="none" /> : <Hurt name={name} after={after} person={person} onChange={onChange} />}
      <Wrong faults={faults} />
    </li>
  )
}

const Wrong = ({ faults }: { readonly faults: readonly string[] }) =>
  faults.length > 0 ? <small class="bad">{faults.join(' ')}</small> : null

type HurtProps = Pick<PersonRowProps, 'person' | 'after' | 'onChange'> & { readonly name: string }

const Hurt = ({ name, person, after, onChange }: HurtProps) => (
  <span class="hurt">
    <Stepper
      label={`Vitality of ${name}`}
      value={after.vitality}
      min={1}
      max={profileOf(person.unit).vitality}
      onChange={(vitality) => onChange({ ...after, vitality })}
    />
    <Toggle
      label="Infected"
      name={`${name} is infected`}
      checked={after.infected}
      onChange={(infected) => onChange({ ...after, infected })}
    />
  </span>
)

interface HerdRowProps {
  readonly herd: HerdResult
  readonly n: number
  readonly onChange: (by: Partial<HerdResult>) => void
}

const HerdRow = ({ herd, n, onChange }: HerdRowProps) => (
  <li class="row">
    <Mark mark={`${herd.kind} ${n}`} size={30} />
    <span class="who">
      <b>
        {zombieKind(herd.kind).title}, herd {n}
      </b>
    </span>
    <Stepper
      label={`Zombies left in herd ${n}`}
      value={herd.size}
      min={0}
      max={15}
      onChange={(size) => onChange({ size })}
    />
    {herd.size > 0 && (
      <Toggle
        label="Withdrew"
        name={`Herd ${n} withdrew`}
        checked={herd.withdrawn}
        onChange={(withdrawn) => onChange({ withdrawn })}
      />
    )}
  </li>
)

interface PartProps {
  readonly view: View
  readonly result: Result
  readonly faults: readonly Fault[]
  readonly onChange: (part: Partial<Result>) => void
}

type Fault = ReturnType<ReturnType<typeof forecastFor>['resultFaults']>[number]

/** Faults of the person at this place of the result. */
const faultsAt = (faults: readonly Fault[], at: number): string[] =>
  faults.filter((fault) => fault.at.startsWith(`people[${at}].`)).map(({ why }) => why)

const isOfAll = ({ at }: Fault): boolean => !/^people\[\d+\]\./.test(at)

/** Everybody, side by side. */
const People = ({ view, result, faults, onChange }: PartProps) => (
  <>
    {(view.battle?.sides ?? []).map((side) => {
      const own = forceOf(view, side.force)?.units.filter(isPerson) ?? []
      if (own.length === 0) return null
      return (
        <section key={side.force} aria-label={factionTitle(side.faction)}>
          <h4 class="cap">{factionTitle(side.faction)}</h4>
          <ul>
            {own.map((person) => {
              const at = result.people.findIndex(({ id }) => id === person.id)
              const after = result.people[at]
              return (
                after && (
                  <PersonRow
                    key={person.id}
                    person={person}
                    after={after}
                    faults={faultsAt(faults, at)}
                    onChange={(next) => onChange({ people: result.people.map((one, i) => (i === at ? next : one)) })}
                  />
                )
              )
            })}
          </ul>
        </section>
      )
    })}
  </>
)

/** Who won, and in how many rounds. */
function Ending({ view, result, onChange }: Omit<PartProps, 'faults'>) {
  const factions = [...new Set([...(view.battle?.sides ?? []).map(({ faction }) => faction), 'zombies' as const])]
  return (
    <div class="fields">
      <Select
        label="Who won"
        value={result.winner ?? NOBODY}
        options={[
          ...factions.map((faction) => ({ value: `${faction}`, label: capital(theFaction(faction)) })),
          { value: NOBODY, label: 'Nobody: a draw' },
        ]}
        onChange={(value) => onChange({ winner: factions.find((one) => one === value) ?? null })}
      />
      <div class="field">
        <span class="label" aria-hidden="true">
          Rounds
        </span>
        <Stepper label="Rounds" value={result.rounds} min={1} max={40} onChange={(rounds) => onChange({ rounds })} />
      </div>
    </div>
  )
}

/** ed.camp-battle.16 Whoever turned stands in a herd: in one that was there, or in one of their own. */
function Herds({ result: { herds, people }, onChange }: Omit<PartProps, 'faults' | 'view'>) {
  const turned = people.filter(({ fate }) => fate === 'turned').length
  if (herds.length === 0 && turned === 0) return null
  const change = (at: number, by: Partial<HerdResult>): void =>
    onChange({ herds: herds.map((one, i) => (i === at ? { ...one, ...by } : one)) })
  return (
    <section aria-label="Herds">
      <h4 class="cap">Herds at the end</h4>
      <ul>
        {herds.map((herd, i) => (
          <HerdRow key={i} herd={herd} n={i + 1} onChange={(by) => change(i, by)} />
        ))}
      </ul>
      {turned > 0 && (
        <p class="muted">
          {capital(count(turned))} {plural(turned, 'has', 'have')} turned and may stand in a herd.{' '}
          <button
            type="button"
            class="link"
            onClick={() => onChange({ herds: [...herds, { kind: 'regular', size: 1, withdrawn: false }] })}
          >
            Add a herd of those who turned
          </button>
        </p>
      )}
    </section>
  )
}

export function Elsewhere({ view, options, give }: Props) {
  const [result, setResult] = useState<Result>(() => asBefore(view))
  const sent: Result = { ...result, herds: result.herds.filter(({ size }) => size > 0) }
  const faults = forecastFor(view, options).resultFaults(sent)
  const change = (part: Partial<Result>): void => setResult({ ...result, ...part })
  const whole = faults.filter(isOfAll)
  return (
    <form
      class="draft war-by-hand"
      onSubmit={(event) => {
        event.preventDefault()
        if (faults.length === 0) void give({ do: 'report', result: sent, battle: BY_HAND })
      }}
    >
      <Ending view={view} result={result} onChange={change} />
      <People view={view} result={result} faults={faults} onChange={change} />
      <Herds result={result} onChange={change} />
      <ul class="faults" aria-live="polite">
        {whole.map(({ at, why }) => (
          <li key={`${at} ${why}`}>{why}</li>
        ))}
      </ul>
      <Button kind="go" size="big" type="submit" disabled={faults.length > 0}>
        {faults.length > 0 ? 'It cannot have ended so' : 'It ended so'}
      </Button>
    </form>
  )
}
