/** What somebody has learnt before the first scenario: a general skill, and weapon skills by what he was. */
import { campaignAt, openWeaponSkills, type Training, weaponSkillsDue } from '@shamble/dead-walk/campaign/forecast'
import { type ArchetypeId, SKILLS, WEAPON_SKILLS, type WeaponSkillId } from '@shamble/dead-walk/campaign/page'
import { clauseWords } from './words.ts'
import { keysOf } from '../../../sure.ts'
import { Clause, Unfold } from '../../../play/clause.tsx'
import { Select } from '../../../ui/select.tsx'

export type CharacterRules = ReturnType<typeof campaignAt>['book']['rules']

/** dw.skill.6 General skills of level 1. */
const FIRST_SKILLS = keysOf(SKILLS).filter((id) => SKILLS[id].kind === 'general' && SKILLS[id].level === 1)

interface TrainingProps {
  readonly archetype: ArchetypeId
  readonly subtype: string
  readonly rules: CharacterRules
  readonly training: Training
  readonly onChange: (training: Training) => void
}

export function TrainingFields(props: TrainingProps) {
  const { training, onChange } = props
  const { skill, weaponSkills } = training
  return (
    <>
      <Select
        label="General skill"
        value={skill}
        options={FIRST_SKILLS.map((id) => ({
          value: id,
          label: SKILLS[id].title,
          says: clauseWords(SKILLS[id].clause),
        }))}
        onChange={(id) => onChange({ skill: id, weaponSkills })}
      />
      <Unfold>
        <p class="muted">
          {clauseWords(SKILLS[skill].clause)} <Clause id={SKILLS[skill].clause} />
        </p>
      </Unfold>
      <WeaponSkills {...props} />
    </>
  )
}

/** Those that are open to him, of which he has learnt so many. */
function WeaponSkills({ archetype, subtype, rules, training: { skill, weaponSkills }, onChange }: TrainingProps) {
  const due = weaponSkillsDue(archetype, subtype, rules)
  const open = openWeaponSkills(archetype, subtype, rules)
  const toggle = (id: WeaponSkillId): void =>
    onChange({
      skill,
      weaponSkills: weaponSkills.includes(id) ? weaponSkills.filter((one) => one !== id) : [...weaponSkills, id],
    })
  return (
    <fieldset class="learnt">
      <legend>
        <span class="label">Weapon skills</span>{' '}
        <span class="muted">
          {weaponSkills.length} of {due} chosen
        </span>
      </legend>
      {open.map((id) => (
        <label key={id} class={weaponSkills.includes(id) ? 'on' : ''}>
          <input type="checkbox" checked={weaponSkills.includes(id)} onChange={() => toggle(id)} />
          {WEAPON_SKILLS[id].title}
        </label>
      ))}
    </fieldset>
  )
}
