/** A day that was played with miniatures: what became of it and of everybody, written in by hand. */
import { campaignAt } from '@shamble/run-or-shoot/campaign/forecast'
import {
  asListed,
  type CampaignView,
  isPlayerSurvivor,
  type Kept,
  type Result,
  scenarioOn,
} from '@shamble/run-or-shoot/campaign/page'
import { GUNS, type OtherSurvivorId, type Scenario, SCENARIOS } from '@shamble/run-or-shoot/page'
import { BY_HAND } from '@shamble/kernel'
import { useState } from 'preact/hooks'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Toggle } from '../../../ui/toggle.tsx'
import { Mark } from '../art.tsx'
import { calledBy, isGun, weaponTitle } from '../words/titles.ts'
import { ItemsLeft } from './items-left.tsx'
import type { CampaignDesk } from './words.ts'

/** Others whom the day may bring home or kill: those of the scenario who are neither dead nor of the team, and who wait. */
function othersOf({ day, team, dead, gone, saved }: CampaignView): OtherSurvivorId[] {
  const { nps }: Scenario = SCENARIOS[scenarioOn(day)]
  const known = new Set<string>([...[...team, ...gone].map(({ person }) => person.who), ...dead])
  const there = nps.flatMap(({ who }) => who).filter((who) => !known.has(who))
  const waiting = saved.map(({ who }) => who).filter((who): who is OtherSurvivorId => !isPlayerSurvivor(who))
  return [...new Set([...there, ...waiting])]
}

const ENDS = [
  { value: 'clean', label: 'Won, clean', says: 'Nobody who came through is infected.' },
  { value: 'tainted', label: 'Won, tainted', says: 'Somebody who came through is infected.' },
  { value: 'lost', label: 'Lost' },
] as const

const TESTS = [
  { value: 'none', label: 'Not bitten' },
  { value: 'infected', label: 'Infected' },
  { value: 'immune', label: 'Immune' },
] as const

const FATES = [
  { value: 'left', label: 'Was not saved' },
  { value: 'saved', label: 'Was saved' },
  { value: 'dead', label: 'Died' },
] as const

const MOST_TURNS = 99
const MOST_KILLED = 500

/** Before anything is written in, the day was won and everybody is as before. */
const unhurt = ({ day, team, saved }: CampaignView): Result => ({
  scenario: scenarioOn(day),
  won: true,
  grade: 'clean',
  turns: 20,
  killed: 0,
  team: team.map(({ person }) => person),
  saved,
  dead: [],
})

export function Elsewhere(desk: CampaignDesk) {
  const { view, give } = desk
  const [result, setResult] = useState<Result>(() => unhurt(view))
  const change = (part: Partial<Result>): void => setResult({ ...result, ...part })
  return (
    <form
      class="draft"
      onSubmit={(event) => {
        event.preventDefault()
        void give({ do: 'report', result, battle: BY_HAND })
      }}
    >
      <div class="fields">
        <Select
          label="How it ended"
          value={result.grade ?? 'lost'}
          options={ENDS}
          onChange={(end) => change({ won: end !== 'lost', grade: end === 'lost' ? null : end })}
        />
        <Counted label="Turns" value={result.turns} max={MOST_TURNS} onChange={(turns) => change({ turns })} />
        <Counted
          label="Zeds destroyed"
          value={result.killed}
          max={MOST_KILLED}
          onChange={(killed) => change({ killed })}
        />
      </div>
      <Fates {...desk} result={result} onChange={change} />
      <p class="muted">Everybody keeps what they carried when they set out, unless it is changed here.</p>
      <Button kind="go" type="submit">
        That is what became of it
      </Button>
    </form>
  )
}

interface FatesProps extends Pick<CampaignDesk, 'view' | 'options'> {
  readonly result: Result
  readonly onChange: (part: Partial<Result>) => void
}

/** A row for everybody of the team, and for all others whom the day may have brought home. */
function Fates({ view, options, result, onChange }: FatesProps) {
  const { limits } = campaignAt(view, options).book
  const setPerson = (at: number, person: Kept | null): void =>
    onChange({ team: result.team.map((one, i) => (i === at ? person : one)) })
  return (
    <ul class="fates">
      {view.team.map(({ person }, i) => (
        <PersonRow
          key={person.who}
          before={person}
          now={result.team[i] ?? null}
          most={isPlayerSurvivor(person.who) ? limits.hits.ps : limits.hits.nps}
          onChange={(now) => setPerson(i, now)}
        />
      ))}
      {othersOf(view).map((who) => (
        <OtherRow
          key={who}
          who={who}
          kept={view.saved.find((one) => one.who === who) ?? asListed(who)}
          result={result}
          onChange={onChange}
        />
      ))}
    </ul>
  )
}

const Counted = ({
  label,
  who,
  value,
  max,
  onChange,
}: {
  readonly label: string
  readonly who?: string
  readonly value: number
  readonly max: number
  readonly onChange: (n: number) => void
}) => (
  <div class="counted">
    <span class="label">{label}</span>
    <Stepper
      label={who === undefined ? label : `${who}: ${label.toLowerCase()}`}
      value={value}
      min={0}
      max={max}
      onChange={onChange}
    />
  </div>
)

interface PersonProps {
  readonly before: Kept
  readonly now: Kept | null
  readonly most: number
  readonly onChange: (now: Kept | null) => void
}

/** Somebody of the team: alive, with hits, rounds and things; or dead. */
function PersonRow(props: PersonProps) {
  const { before, now, onChange } = props
  const called = calledBy(before.who)
  return (
    <li>
      <h4>
        <Mark mark={before.who} size={24} /> {called}
      </h4>
      <Toggle
        label="Came through alive"
        name={`${called} came through alive`}
        checked={now !== null}
        onChange={(lives) => onChange(lives ? before : null)}
      />
      {now && <CameThrough {...props} now={now} />}
    </li>
  )
}

/** In what state somebody came through, and with what. */
function CameThrough({ before, now, most, onChange }: PersonProps & { readonly now: Kept }) {
  const called = calledBy(before.who)
  const { hits, pistol, main, items, tested } = now
  return (
    <>
      <Counted label="Hits" who={called} value={hits} max={most - 1} onChange={(n) => onChange({ ...now, hits: n })} />
      {before.tested === null && (
        <Select
          label={`${called}: infection`}
          hideLabel
          value={tested ?? 'none'}
          options={TESTS}
          onChange={(to) => onChange({ ...now, tested: to === 'none' ? null : to })}
        />
      )}
      {pistol !== null && (
        <Counted
          label="In the pistol"
          who={called}
          value={pistol}
          max={GUNS.pistol.clip}
          onChange={(n) => onChange({ ...now, pistol: n })}
        />
      )}
      {main && isGun(main.kind) && (
        <Counted
          label={`In the ${weaponTitle(main.kind)}`}
          who={called}
          value={main.rounds}
          max={GUNS[main.kind].clip}
          onChange={(n) => onChange({ ...now, main: { ...main, rounds: n } })}
        />
      )}
      <ItemsLeft who={called} items={items} onChange={(left) => onChange({ ...now, items: left })} />
    </>
  )
}

function OtherRow({
  who,
  kept,
  result,
  onChange,
}: {
  readonly who: OtherSurvivorId
  readonly kept: Kept
  readonly result: Result
  readonly onChange: (part: Partial<Result>) => void
}) {
  const called = calledBy(who)
  const isSaved = result.saved.some((one) => one.who === who)
  return (
    <li>
      <h4>
        <Mark mark={who} size={24} /> {called}
      </h4>
      <Select
        label={`What became of ${called}`}
        hideLabel
        value={isSaved ? 'saved' : result.dead.includes(who) ? 'dead' : 'left'}
        options={FATES}
        onChange={(fate) =>
          onChange({
            saved: [...result.saved.filter((one) => one.who !== who), ...(fate === 'saved' ? [kept] : [])],
            dead: [...result.dead.filter((one) => one !== who), ...(fate === 'dead' ? [who] : [])],
          })
        }
      />
    </li>
  )
}
