/** A scenario that was fought with miniatures: what became of it and of everybody, written in by hand. */
import { fullMoral, campaignAt } from '@shamble/dead-walk/campaign/forecast'
import { type CampaignView, type Fate, NO_GEAR, type Person, type Result } from '@shamble/dead-walk/campaign/page'
import { SCENARIOS } from '@shamble/dead-walk/page'
import { BY_HAND } from '@shamble/kernel'
import { useState } from 'preact/hooks'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Toggle } from '../../../ui/toggle.tsx'
import { keysOf, sure } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { Mark } from '../art.tsx'
import { GearLeft, Psychoses } from './gear-left.tsx'
import { type CampaignDesk, GRADES, markOf } from './words.ts'

const fateOf = ({ name, sheet, wounds, bmv, weapons, stock, items }: Person): Fate => ({
  name,
  isNpc: false,
  status: 'escaped',
  isCurable: false,
  wounds,
  bmv,
  kills: 0,
  closeKills: 0,
  trauma: sheet.trauma,
  psychoses: sheet.psychoses,
  sex: sheet.sex,
  archetype: sheet.archetype,
  subtype: sheet.subtype,
  gear: { weapons, stock, items },
})

/** Friends who were found come home with nothing but themselves. */
const friendOf = (name: string, bmv: number): Fate => ({
  name,
  isNpc: true,
  status: 'lost',
  isCurable: false,
  wounds: 0,
  bmv,
  kills: 0,
  closeKills: 0,
  trauma: 0,
  psychoses: [],
  sex: 'm',
  archetype: null,
  subtype: '',
  gear: NO_GEAR,
})

function friendsIn({ scenario, effects }: CampaignView): string[] {
  const names = SCENARIOS[scenario].npcs.map(({ name }) => name)
  return effects.friends && scenario === 'last-boat' ? names.filter((name) => effects.friends?.includes(name)) : names
}

const STATUS = [
  { value: 'escaped', label: 'Came home' },
  { value: 'dead', label: 'Was killed' },
  { value: 'turned', label: 'Turned' },
  { value: 'lost', label: 'Was left behind' },
] as const

/** Before anything is written in, everybody came home with what they had. */
const unhurt = (view: CampaignView, baseMoral: number): Result => ({
  scenario: view.scenario,
  grade: 'minor-hero',
  engaged: true,
  fates: [...view.roster.map(fateOf), ...friendsIn(view).map((name) => friendOf(name, baseMoral))],
  left: NO_GEAR,
  crates: 0,
  radioOut: false,
  driven: [],
})

export function Elsewhere({ view, options, give }: CampaignDesk) {
  const { baseMoral } = campaignAt(view, options).book.rules
  const [result, setResult] = useState<Result>(() => unhurt(view, baseMoral))
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
          value={result.grade}
          options={keysOf(GRADES).map((grade) => ({
            value: grade,
            label: capital(GRADES[grade].says),
          }))}
          onChange={(grade) => change({ grade })}
        />
        <Toggle
          label="The team engaged"
          says="Without it only kills bring experience."
          checked={result.engaged}
          onChange={(engaged) => change({ engaged })}
        />
        <Particulars result={result} onChange={change} />
      </div>
      <Fates view={view} fates={result.fates} baseMoral={baseMoral} onChange={(fates) => change({ fates })} />
      <p class="muted">Everybody keeps what they carried when they set out, unless it is changed here.</p>
      <Button kind="go" type="submit">
        That is what became of it
      </Button>
    </form>
  )
}

interface FatesProps {
  readonly view: CampaignView
  readonly fates: readonly Fate[]
  readonly baseMoral: number
  readonly onChange: (fates: readonly Fate[]) => void
}

function Fates({ view, fates, baseMoral, onChange }: FatesProps) {
  const change = (name: string, part: Partial<Fate>): void =>
    onChange(fates.map((fate) => (fate.name === name ? { ...fate, ...part } : fate)))
  const row = (fate: Fate) => {
    if (fate.isNpc)
      return <FriendRow key={fate.name} fate={fate} onChange={(status) => change(fate.name, { status })} />
    const person = sure(view.roster.find(({ name }) => name === fate.name))
    return (
      <FateRow
        key={fate.name}
        fate={fate}
        person={person}
        moral={fullMoral(baseMoral, person.sheet.level)}
        onChange={(part) => change(fate.name, part)}
      />
    )
  }
  return <ul class="fates">{fates.map(row)}</ul>
}

interface FriendProps {
  readonly fate: Fate
  readonly onChange: (status: 'escaped' | 'lost') => void
}

const FriendRow = ({ fate: { name, status }, onChange }: FriendProps) => (
  <li>
    <h4>{name}</h4>
    <Toggle
      label="Came home with the team"
      name={`${name} came home with the team`}
      checked={status === 'escaped'}
      onChange={(home) => onChange(home ? 'escaped' : 'lost')}
    />
  </li>
)

const PICKUP = 'V1'

/** What only some scenarios have. */
function Particulars({
  result,
  onChange,
}: {
  readonly result: Result
  readonly onChange: (part: Partial<Result>) => void
}) {
  const { scenario, crates, radioOut, driven } = result
  const drove = (label: string) => (
    <Toggle label={label} checked={driven.length > 0} onChange={(on) => onChange({ driven: on ? [PICKUP] : [] })} />
  )
  if (scenario === 'mercy')
    return (
      <div class="counted">
        <span class="label">Crates carried out</span>
        <Stepper label="Crates carried out" value={crates} min={0} max={9} onChange={(n) => onChange({ crates: n })} />
      </div>
    )
  if (scenario === 'night-at-millers') return drove('The pickup was driven off')
  if (scenario !== 'quiet-hands') return null
  return (
    <>
      <Toggle label="The radio is out" checked={radioOut} onChange={(on) => onChange({ radioOut: on })} />
      {drove('The truck was driven off')}
    </>
  )
}

interface FateProps {
  readonly fate: Fate
  readonly person: Person
  readonly moral: number
  readonly onChange: (part: Partial<Fate>) => void
}

function FateRow(props: FateProps) {
  const { fate, person, onChange } = props
  const { name, status } = fate
  return (
    <li>
      <h4>
        <Mark mark={markOf(person)} size={24} /> {name}
      </h4>
      <Select
        label={`What became of ${name}`}
        hideLabel
        value={status === 'alive' ? 'escaped' : status}
        options={STATUS}
        onChange={(value) => onChange({ status: value, isCurable: value === 'turned' })}
      />
      {status === 'escaped' && <CameHome {...props} />}
    </li>
  )
}

/** In what state somebody came home, and with what. */
function CameHome({ fate, person, moral, onChange }: FateProps) {
  const { name, wounds, bmv, kills, closeKills, trauma, psychoses, gear } = fate
  const counted = (label: string, value: number, max: number, key: keyof Fate) => (
    <div class="counted">
      <span class="label">{label}</span>
      <Stepper
        label={`${name}: ${label.toLowerCase()}`}
        value={value}
        min={0}
        max={max}
        onChange={(n) => onChange({ [key]: n })}
      />
    </div>
  )
  return (
    <>
      {counted('Wounds', wounds, 9, 'wounds')}
      {counted('Morale', Math.min(bmv, moral), moral, 'bmv')}
      {counted('Trauma', trauma, 20, 'trauma')}
      {counted('Kills', kills, 200, 'kills')}
      {counted('Kills in close combat', closeKills, 200, 'closeKills')}
      <Psychoses
        had={person.sheet.psychoses}
        has={psychoses}
        onChange={(changed) => onChange({ psychoses: changed })}
      />
      <GearLeft who={name} gear={gear} onChange={(changed) => onChange({ gear: changed })} />
    </>
  )
}
