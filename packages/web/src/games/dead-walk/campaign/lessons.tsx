/** Questions about what people learn: newcomers, and whoever has reached a level. */
import {
  atLesson,
  campaignAt,
  isWeaponSkill,
  lessonRefusal,
  type Training,
  trainingRefusal,
} from '@shamble/dead-walk/campaign/forecast'
import { type CampaignCommand, SKILLS, type SkillId } from '@shamble/dead-walk/campaign/page'
import { useState } from 'preact/hooks'
import { Choices } from '../../../campaign/choices.tsx'
import type { Choice } from '../../../campaign/campaign-display.ts'
import { keysOf } from '../../../sure.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Check } from './check.tsx'
import { choiceOf } from './question.ts'
import { TrainingFields } from './training.tsx'
import type { CampaignDesk } from './words.ts'

const NONE = 'none'

/** dw.skill.6 A newcomer has learnt something, too. */
export function TrainDesk({ view, options, choices, give }: CampaignDesk) {
  const usual = choices.find((one) => one.do === 'train')
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
export function LearnDesk({ view, options, choices, give }: CampaignDesk) {
  const { rules } = campaignAt(view, options).book
  const person = view.roster.find(({ name }) => name === view.lessons[0]?.person)
  const [given, setGiven] = useState<SkillId | typeof NONE>(NONE)
  if (!person) return null
  const { skills } = person.sheet
  const isFull = skills.length >= rules.maxSkills
  const instead = isFull && given !== NONE && skills.includes(given) ? given : undefined
  const lessons: CampaignCommand[] = instead
    ? keysOf(SKILLS)
        .filter((skill) => lessonRefusal(atLesson(person, view.lessons), skill, instead, rules) === null)
        .map((skill) => ({ do: 'learn', person: person.name, skill, instead }))
    : choices.filter((command) => command.do === 'learn')
  const all: Choice<CampaignCommand>[] = [
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
