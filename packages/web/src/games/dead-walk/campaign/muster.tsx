/** dw.archetype.8 Who sets out: a ready-made team, or people one by one. */
import {
  ARMOURY,
  campaignAt,
  type Draft,
  draftRefusal,
  HAND_GRENADES,
  openWeaponSkills,
  skillFor,
  weaponSkillsDue,
} from '@shamble/dead-walk/campaign/forecast'
import {
  ARCHETYPES,
  type ArchetypeId,
  type CampaignCommand,
  NAMES,
  type Person,
  WEAPON_SKILLS,
  type WeaponSkillId,
} from '@shamble/dead-walk/campaign/page'
import { type WeaponId, WEAPONS } from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import { useState } from 'preact/hooks'
import { keysOf, sure } from '../../../sure.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { type Option, Select } from '../../../ui/select.tsx'
import { capital, count } from '../../../words/plain.ts'
import { Check } from './check.tsx'
import { teams } from './setup.ts'
import { type CharacterRules, TrainingFields } from './training.tsx'
import type { CampaignDesk } from './words.ts'

const NONE = 'none'

/** As many weapon skills as are due, the first ones that are open. */
const usualSkills = (archetype: ArchetypeId, subtype: string, rules: CharacterRules): WeaponSkillId[] =>
  openWeaponSkills(archetype, subtype, rules).slice(0, weaponSkillsDue(archetype, subtype, rules))

function blankDraft(taken: readonly string[], rules: CharacterRules): Draft {
  const sex = taken.length % 2 === 0 ? 'f' : 'm'
  const archetype: ArchetypeId = 'civilian'
  const subtype = 'student'
  return {
    name: NAMES[sex].find((name) => !taken.includes(name)) ?? '',
    sex,
    archetype,
    subtype,
    skill: 'cool',
    weaponSkills: usualSkills(archetype, subtype, rules),
    weapons: [{ weapon: 'pistol' }, { weapon: 'baseball-bat' }],
  }
}

/** dw.archetype.8 A ready-made team, or people one by one. */
export function MusterDesk({ view, options, choices, give }: CampaignDesk) {
  const { roster } = view
  const ready = choices.filter((one) => one.do === 'muster')
  const mayGo = choices.some((one) => one.do === 'set-out')
  const { rules } = campaignAt(view, options).book
  return (
    <div class="muster">
      {ready.length > 0 && <ReadyMade offered={ready} give={give} />}
      {roster.length < 6 && <Newcomer roster={roster} rules={rules} isLast={!mayGo} give={give} />}
      {roster.length > 0 && (
        <div class="acts">
          <Button
            kind={mayGo ? 'go' : 'plain'}
            size="big"
            disabled={!mayGo}
            end={<Icon name="right" />}
            onClick={() => void give({ do: 'set-out' })}
          >
            Set out with {count(roster.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

type Mustering = Extract<CampaignCommand, { readonly do: 'muster' }>

function ReadyMade(props: { readonly offered: readonly Mustering[]; readonly give: CampaignDesk['give'] }) {
  return (
    <section aria-label="Ready-made teams">
      <h4 class="cap">Ready-made</h4>
      <div class="acts">
        {props.offered.map((command) => {
          const team = sure(teams.find(({ id }) => id === command.team))
          const names = team.people.map(({ name }) => name).join(', ')
          return (
            <Button key={team.id} size="small" title={names} onClick={() => void props.give(command)}>
              {team.title}
            </Button>
          )
        })}
      </div>
    </section>
  )
}

interface NewcomerProps {
  readonly roster: readonly Person[]
  readonly rules: CharacterRules
  /** Nothing else can be done. */
  readonly isLast: boolean
  readonly give: CampaignDesk['give']
}

/** Somebody who is made up here and joins; the form is then for the next one. */
function Newcomer({ roster, rules, isLast, give }: NewcomerProps) {
  const taken = roster.map(({ name }) => name)
  const [draft, setDraft] = useState<Draft>(() => blankDraft(taken, rules))
  const name = draft.name.trim()
  const refusal = named(name, draftRefusal({ ...draft, name }, roster, rules))
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const enlist = async (): Promise<void> => {
    if (await give({ do: 'enlist', ...draft, name })) setDraft(blankDraft([...taken, name], rules))
  }
  return (
    <form
      class="draft"
      aria-label="Somebody new"
      onSubmit={(event) => {
        event.preventDefault()
        void enlist()
      }}
    >
      <h4 class="cap">{roster.length === 0 ? 'Or one by one' : `Number ${roster.length + 1}`}</h4>
      <Origins draft={draft} rules={rules} onChange={change} />
      <TrainingFields
        archetype={draft.archetype}
        subtype={draft.subtype}
        rules={rules}
        training={draft}
        onChange={(training) => change(training)}
      />
      <Arms draft={draft} onChange={(weapons) => change({ weapons })} />
      <p class="muted">Quirks are rolled when somebody joins, clips when the first scenario is set up.</p>
      <Check refusal={refusal} good={`${name} can join.`} />
      <Button kind={isLast ? 'go' : 'plain'} type="submit" icon="plus" disabled={refusal !== null}>
        Enlist {name || 'somebody'}
      </Button>
    </form>
  )
}

/** Name and sex, and what he was: with that go the weapon skills that are open to him. */
function Origins({
  draft,
  rules,
  onChange,
}: {
  readonly draft: Draft
  readonly rules: CharacterRules
  readonly onChange: (part: Partial<Draft>) => void
}) {
  const become = (archetype: ArchetypeId, subtype: string): void =>
    onChange({ archetype, subtype, weaponSkills: usualSkills(archetype, subtype, rules), weapons: [] })
  return (
    <div class="fields">
      <TextField
        label="Name"
        value={draft.name}
        maxLength={40}
        autoComplete="off"
        onInput={(name) => onChange({ name })}
      />
      <Segmented
        label="Sex"
        choices={[
          { value: 'f', label: 'Female' },
          { value: 'm', label: 'Male' },
        ]}
        value={draft.sex}
        onChange={(sex) => onChange({ sex })}
      />
      <Select
        label="Archetype"
        value={draft.archetype}
        options={keysOf(ARCHETYPES).map((id) => ({ value: id, label: ARCHETYPES[id].title, says: archetypeWords(id) }))}
        onChange={(id) => become(id, ARCHETYPES[id].subtypes[0])}
      />
      <Select
        label="Subtype"
        value={draft.subtype}
        options={ARCHETYPES[draft.archetype].subtypes.map((value) => ({ value, label: capital(value) }))}
        onChange={(subtype) => become(draft.archetype, subtype)}
      />
    </div>
  )
}

const named = (name: string, refusal: Refusal | null): Refusal | null =>
  name === '' ? { clause: 'dw.archetype.7', reason: 'Everybody has a name.' } : refusal

const archetypeWords = (id: ArchetypeId): string => {
  const { fear, weaponSkills } = ARCHETYPES[id]
  const fears = fear < 0 ? 'fears less' : fear > 0 ? 'fears more' : 'fears as others do'
  return `${capital(fears)}, ${weaponSkills} weapon ${weaponSkills === 1 ? 'skill' : 'skills'}`
}

const PLACES = ['First weapon', 'Second weapon', 'Third weapon']

/** dw.carry.1, dw.carry.2 Up to three; what is closed says why. */
function Arms({ draft, onChange }: { readonly draft: Draft; readonly onChange: (weapons: Draft['weapons']) => void }) {
  const { archetype, weaponSkills, weapons } = draft
  const carried = (weapon: WeaponId): Draft['weapons'][number] =>
    weapon === 'hand-grenades' ? { weapon, grenade: HAND_GRENADES[archetype] } : { weapon }
  const says = (weapon: WeaponId): string => {
    const needed = skillFor(weapon)
    if (needed === null) return 'Needs no skill'
    return weaponSkills.includes(needed)
      ? WEAPON_SKILLS[needed].title
      : `Needs the skill ${WEAPON_SKILLS[needed].title}`
  }
  const options: readonly Option<WeaponId | typeof NONE>[] = [
    { value: NONE, label: 'Nothing' },
    ...ARMOURY[archetype].map((weapon) => ({
      value: weapon,
      label: capital(WEAPONS[weapon].title),
      says: says(weapon),
    })),
  ]
  const set = (i: number, value: WeaponId | typeof NONE): void => {
    const list = PLACES.map((_, n) => (n === i ? value : (weapons[n]?.weapon ?? NONE)))
    onChange(list.filter((one) => one !== NONE).map(carried))
  }
  return (
    <div class="fields">
      {PLACES.slice(0, Math.min(3, weapons.length + 1)).map((label, i) => (
        <Select
          key={label}
          label={label}
          value={weapons[i]?.weapon ?? NONE}
          options={options}
          onChange={(value) => set(i, value)}
        />
      ))}
    </div>
  )
}
