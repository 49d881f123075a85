/** Questions that need more than a list: making people, training newcomers, learning, handing gear round. */
import {
  ARMOURY,
  atLesson,
  campaignAt,
  type Draft,
  draftRefusal,
  HAND_GRENADES,
  isWeaponSkill,
  lessonRefusal,
  openWeaponSkills,
  skillFor,
  type Training,
  trainingRefusal,
  weaponSkillsDue,
} from '@shamble/dead-walk/campaign/forecast'
import {
  ARCHETYPES,
  type ArchetypeId,
  type CampaignCommand,
  NAMES,
  type Person,
  SKILLS,
  type SkillId,
  WEAPON_SKILLS,
  type WeaponSkillId,
} from '@shamble/dead-walk/campaign/page'
import { type WeaponId, WEAPONS } from '@shamble/dead-walk/page'
import type { Refusal } from '@shamble/kernel'
import { useState } from 'preact/hooks'
import { Choices } from '../../../campaign/choices.tsx'
import type { Choice, DeskProps } from '../../../campaign/campaign-display.ts'
import { Clause, Unfold } from '../../../play/book.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { capital, count } from '../../../words/plain.ts'
import { teams } from './setup.ts'
import { choiceOf } from './question.ts'
import { type CharacterRules, TrainingFields } from './training.tsx'
import { viewOf } from './words.ts'

/** Why it does not do as it is, at once and with its clause. */
export function Check({ refusal, good }: { readonly refusal: Refusal | null; readonly good: string }) {
  return (
    <div class={refusal ? 'check no' : 'check'} role="status">
      <Icon name={refusal ? 'x' : 'check'} small />
      <Unfold>
        <p>
          {refusal ? refusal.reason : good} {refusal && <Clause id={refusal.clause} />}
        </p>
      </Unfold>
    </div>
  )
}

const ARCHETYPE_IDS = Object.keys(ARCHETYPES) as ArchetypeId[]
const NONE = 'none'

/** As many weapon skills as are due, the first ones that are open. */
const usualSkills = (archetype: ArchetypeId, subtype: string, rules: CharacterRules): WeaponSkillId[] =>
  openWeaponSkills(archetype, subtype, rules).slice(0, weaponSkillsDue(archetype, subtype, rules))

function blankDraft(team: readonly Person[], rules: CharacterRules): Draft {
  const sex = team.length % 2 === 0 ? 'f' : 'm'
  const taken = team.map(({ name }) => name)
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
export function MusterDesk({ view: shown, options, choices, give }: DeskProps) {
  const { roster } = viewOf(shown)
  const offered = choices as readonly CampaignCommand[]
  const ready = teams.filter(({ id }) => offered.some((one) => one.do === 'muster' && one.team === id))
  const mayGo = offered.some((one) => one.do === 'set-out')
  const { rules } = campaignAt(viewOf(shown), options).book
  const [draft, setDraft] = useState<Draft>(() => blankDraft(roster, rules))
  const refusal = named(draft, draftRefusal({ ...draft, name: draft.name.trim() }, roster, rules))
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part })
  const become = (archetype: ArchetypeId, subtype: string): void =>
    change({ archetype, subtype, weaponSkills: usualSkills(archetype, subtype, rules), weapons: [] })
  const enlist = async (): Promise<void> => {
    const command: CampaignCommand = { do: 'enlist', ...draft, name: draft.name.trim() }
    if (!(await give(command))) return
    setDraft(blankDraft([...roster, { name: draft.name.trim() } as Person], rules))
  }
  return (
    <div class="muster">
      {ready.length > 0 && (
        <section aria-label="Ready-made teams">
          <h4 class="cap">Ready-made</h4>
          <div class="acts">
            {ready.map(({ id, title, people }) => (
              <Button
                key={id}
                size="small"
                title={people.map(({ name }) => name).join(', ')}
                onClick={() => void give({ do: 'muster', team: id })}
              >
                {title}
              </Button>
            ))}
          </div>
        </section>
      )}
      {roster.length < 6 && (
        <form
          class="draft"
          aria-label="Somebody new"
          onSubmit={(event) => {
            event.preventDefault()
            void enlist()
          }}
        >
          <h4 class="cap">{roster.length === 0 ? 'Or one by one' : `Number ${roster.length + 1}`}</h4>
          <div class="fields">
            <TextField
              label="Name"
              value={draft.name}
              maxLength={40}
              autoComplete="off"
              onInput={(name) => change({ name })}
            />
            <Segmented
              label="Sex"
              choices={[
                { value: 'f', label: 'Female' },
                { value: 'm', label: 'Male' },
              ]}
              value={draft.sex}
              onChange={(sex) => change({ sex })}
            />
            <Select
              label="Archetype"
              value={draft.archetype}
              options={ARCHETYPE_IDS.map((id) => ({
                value: id,
                label: ARCHETYPES[id].title,
                says: archetypeWords(id),
              }))}
              onChange={(id) => become(id, ARCHETYPES[id].subtypes[0])}
            />
            <Select
              label="Subtype"
              value={draft.subtype}
              options={ARCHETYPES[draft.archetype].subtypes.map((value) => ({ value, label: capital(value) }))}
              onChange={(subtype) => become(draft.archetype, subtype)}
            />
          </div>
          <TrainingFields
            archetype={draft.archetype}
            subtype={draft.subtype}
            rules={rules}
            training={draft}
            onChange={(training) => change(training)}
          />
          <Arms draft={draft} onChange={(weapons) => change({ weapons })} />
          <p class="muted">Quirks are rolled when somebody joins, clips when the first scenario is set up.</p>
          <Check refusal={refusal} good={`${draft.name.trim()} can join.`} />
          <Button kind={mayGo ? 'plain' : 'go'} type="submit" icon="plus" disabled={refusal !== null}>
            Enlist {draft.name.trim() || 'somebody'}
          </Button>
        </form>
      )}
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

const named = ({ name }: Draft, refusal: Refusal | null): Refusal | null =>
  name.trim() === '' ? { clause: 'dw.archetype.7', reason: 'Everybody has a name.' } : refusal

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
  const options = [
    { value: NONE, label: 'Nothing' },
    ...ARMOURY[archetype].map((weapon) => ({
      value: weapon,
      label: capital(WEAPONS[weapon].title),
      says: says(weapon),
    })),
  ]
  const set = (i: number, value: string): void => {
    const list = PLACES.map((_, n) => weapons[n]?.weapon ?? NONE)
    list[i] = value as WeaponId
    onChange(list.filter((one): one is WeaponId => one !== NONE).map(carried))
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

/** dw.skill.6 A newcomer has learnt something, too. */
export function TrainDesk({ view: shown, options, choices, give }: DeskProps) {
  const view = viewOf(shown)
  const usual = choices.find((one) => (one as CampaignCommand).do === 'train') as
    | Extract<CampaignCommand, { do: 'train' }>
    | undefined
  const who = view.roster.find(({ name }) => name === usual?.person)
  const [training, setTraining] = useState<Training & { readonly of: string }>({
    skill: usual?.skill ?? 'cool',
    weaponSkills: usual?.weaponSkills ?? [],
    of: usual?.person ?? '',
  })
  if (!usual || !who) return null
  const now: Training = training.of === usual.person ? training : usual
  const { rules } = campaignAt(view, options).book
  const archetype = who.sheet.archetype ?? 'civilian'
  const { subtype } = who.sheet
  const { skill, weaponSkills } = now
  const refusal = trainingRefusal({ archetype, subtype }, now, rules)
  return (
    <form
      class="draft"
      onSubmit={(event) => {
        event.preventDefault()
        void give({ do: 'train', person: who.name, skill, weaponSkills })
      }}
    >
      <TrainingFields
        archetype={archetype}
        subtype={subtype}
        rules={rules}
        training={now}
        onChange={(next) => setTraining({ ...next, of: who.name })}
      />
      <Check refusal={refusal} good={`${who.name} knows enough.`} />
      <Button kind="go" type="submit" disabled={refusal !== null}>
        That is what {who.name} knows
      </Button>
    </form>
  )
}

/** dw.level.5, dw.skill.7 Whoever has as many skills as there can be gives one up for a new one. */
export function LearnDesk({ view: shown, options, choices, give }: DeskProps) {
  const view = viewOf(shown)
  const { rules } = campaignAt(view, options).book
  const person = view.roster.find(({ name }) => name === view.lessons[0]?.person)
  const [given, setGiven] = useState<SkillId | typeof NONE>(NONE)
  if (!person) return null
  const { skills } = person.sheet
  const isFull = skills.length >= rules.maxSkills
  const instead = isFull && given !== NONE && skills.includes(given) ? given : undefined
  const lessons: CampaignCommand[] = instead
    ? (Object.keys(SKILLS) as SkillId[])
        .filter((skill) => lessonRefusal(atLesson(person, view.lessons), skill, instead, rules) === null)
        .map((skill) => ({ do: 'learn', person: person.name, skill, instead }))
    : (choices as readonly CampaignCommand[]).filter((command) => command.do === 'learn')
  const all: Choice[] = [
    ...ordered(lessons).map((command) => choiceOf(view, command)),
    { ...choiceOf(view, { do: 'decline' }), label: 'Learn nothing' },
  ]
  return (
    <>
      {isFull && (
        <Segmented
          label="Give up"
          choices={[
            { value: NONE, label: 'nothing' },
            ...skills.map((skill) => ({ value: skill, label: SKILLS[skill].title })),
          ]}
          value={given}
          onChange={setGiven}
        />
      )}
      <Choices choices={all} onTake={({ command }) => void give(command)} />
    </>
  )
}

/** Those of the highest level first: they are what is new. */
function ordered(lessons: readonly CampaignCommand[]): CampaignCommand[] {
  const level = (command: CampaignCommand): number =>
    command.do === 'learn' && !isWeaponSkill(command.skill) ? SKILLS[command.skill].level : 0
  return [...lessons].sort((a, b) => level(b) - level(a))
}
