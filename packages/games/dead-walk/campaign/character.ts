/** dw.archetype, dw.skill, dw.level Whether a character can be as he is written, and how one is made. */
import type { Refusal } from '@shamble/kernel'
import { refuse } from '@shamble/kernel'
import type { Carried } from '../content/characters.ts'
import { carryRefusal } from '../rules/06-carry.ts'
import { restrictionOf, skillFor } from '../rules/41-archetypes.ts'
import {
  type LearningRules,
  openWeaponSkills,
  type Training,
  trainingRefusal,
  weaponSkillsDue,
} from '../rules/45-learning.ts'
import type { Sheet } from '../state.ts'
import { type ArchetypeId, ARCHETYPES } from '../tables/archetypes.ts'
import { GRENADES, type GrenadeId } from '../tables/grenades.ts'
import { SKILLS, type SkillId, WEAPON_SKILLS } from '../tables/skills.ts'
import { type WeaponId, type WeaponRow, WEAPONS } from '../tables/weapons.ts'
import { levelFor } from './experience.ts'
import { freshWeapon, type KeptWeapon, newPerson, type Person } from './person.ts'

/** What the house says about characters. */
export interface CharacterRules extends LearningRules {
  readonly levelTable: readonly number[]
  readonly baseMoral: number
}

const hasTwice = <T>(list: readonly T[]): boolean => new Set(list).size < list.length

/** A refusal with its place in a document. */
export type PlacedFault = Refusal & { readonly at: string }
const placed = (at: string, refusal: Refusal): PlacedFault => ({ ...refusal, at })
const fault = (at: string, clause: string, why: string): PlacedFault => placed(at, refuse(clause, why))

/** dw.moral.6, dw.level.7 The undiminished moral of a level. */
export const fullMoral = (base: number, level: number): number => base + level - 1

/** dw.restrict.1, dw.restrict.6 The first skill that is not open to somebody like this. */
function closedSkill(sheet: Sheet, rules: CharacterRules, key: 'skills' | 'weaponSkills'): PlacedFault | null {
  for (const [i, skill] of sheet[key].entries()) {
    const closed = restrictionOf(sheet, { skill }, rules)
    if (closed) return placed(`sheet.${key}[${i}]`, closed)
  }
  return null
}

/** dw.skill.1, dw.skill.2, dw.skill.5, dw.skill.7 */
export function skillFault(sheet: Sheet, rules: CharacterRules): PlacedFault | null {
  const { skills, weaponSkills, level, archetype } = sheet
  if (skills.length > rules.maxSkills) return fault('sheet.skills', 'dw.skill.2', `at most ${rules.maxSkills} skills`)
  if (hasTwice(skills)) return fault('sheet.skills', 'dw.skill.7', 'a skill is there twice')
  if (hasTwice(weaponSkills)) return fault('sheet.weaponSkills', 'dw.skill.7', 'a weapon skill is there twice')
  const high = skills.findIndex((id) => SKILLS[id].level > level)
  if (high >= 0) {
    const { title, level: needed } = SKILLS[skills[high] as SkillId]
    return fault(`sheet.skills[${high}]`, 'dw.skill.1', `${title} needs level ${needed}`)
  }
  const learnt = archetype === null ? null : 1 + ARCHETYPES[archetype].weaponSkills + level - 1
  if (learnt !== null && skills.length + weaponSkills.length > learnt)
    return fault('sheet.skills', 'dw.skill.6', `at level ${level} he has learnt ${learnt} skills of both kinds`)
  return closedSkill(sheet, rules, 'skills') ?? closedSkill(sheet, rules, 'weaponSkills')
}

/** dw.ammo.1, dw.carry.7 What cannot be in a weapon. */
function loadFault({ type, loaded, grenades, motor }: KeptWeapon, at: string): PlacedFault | null {
  const { fire, category, strike }: WeaponRow = WEAPONS[type]
  const most = category === 'thrown' ? 999 : (fire?.magazine ?? 0)
  if (loaded > most) return fault(`${at}.loaded`, 'dw.ammo.1', `its magazine holds ${most}`)
  const kinds = Object.keys(grenades) as GrenadeId[]
  if (fire?.mode !== 'grenade' && fire?.mode !== 'launcher' && kinds.length > 0)
    return fault(`${at}.grenades`, 'dw.carry.7', 'it takes no grenades')
  const wrong = fire?.mode === 'launcher' ? kinds.find((kind) => !GRENADES[kind].launched) : undefined
  if (wrong) return fault(`${at}.grenades.${wrong}`, 'dw.carry.7', 'a launcher cannot fire it')
  const runs = motor === 'runs' || strike === 'chainsaw' || fire?.mode === 'flame'
  return runs ? null : fault(`${at}.motor`, 'dw.chainsaw.4', 'it has no motor')
}

const BOOK = { book: { weapons: WEAPONS } } as const

function weaponFault({ weapons }: Pick<Person, 'weapons'>): PlacedFault | null {
  for (const [i, weapon] of weapons.entries()) {
    const wrong = loadFault(weapon, `weapons[${i}]`)
    if (wrong) return wrong
  }
  return null
}

/** dw.carry.1, dw.carry.2 */
function burdenFault({ name, weapons }: Pick<Person, 'name' | 'weapons'>): PlacedFault | null {
  const load = carryRefusal(BOOK, name, weapons)
  return load && placed('weapons', load)
}

/** The first thing that is wrong with a character, with its place and clause; null for none. */
export const personFault = (person: Person, rules: CharacterRules): PlacedFault | null =>
  unburdenedFault(person, rules) ?? burdenFault(person)

/** The same of somebody who may have more on him than he can carry: gear is handed round. */
export function unburdenedFault(person: Person, rules: CharacterRules): PlacedFault | null {
  const { sheet, bmv } = person
  const most = levelFor(sheet.xp, rules.levelTable)
  if (sheet.level > most) return fault('sheet.level', 'dw.level.2', `${sheet.xp} XP are enough for level ${most}`)
  const full = fullMoral(rules.baseMoral, sheet.level)
  if (bmv > full) return fault('bmv', 'dw.moral.6', `at level ${sheet.level} moral is at most ${full}`)
  if (hasTwice(sheet.quirks)) return fault('sheet.quirks', 'dw.quirk.3', 'a quirk is there twice')
  if (hasTwice(sheet.psychoses)) return fault('sheet.psychoses', 'dw.trauma.6', 'a psychosis is there twice')
  return skillFault(sheet, rules) ?? weaponFault(person)
}

/** Whoever is on a roster, one after another; no two of one name. */
export function rosterFault(
  people: readonly Person[],
  rules: CharacterRules,
  faultOf: typeof personFault = personFault,
): PlacedFault | null {
  for (const [i, person] of people.entries()) {
    const found = faultOf(person, rules)
    if (found) return placed(`people[${i}].${found.at}`, found)
    if (people.findIndex(({ name }) => name === person.name) < i)
      return fault(`people[${i}].name`, 'dw.campaign.9', `there are two of the name ${person.name}`)
  }
  return null
}

const MELEE = (Object.keys(WEAPONS) as WeaponId[]).filter((id) => WEAPONS[id].category === 'melee')

/** What each archetype may set out with. */
export const ARMOURY: Readonly<Record<ArchetypeId, readonly WeaponId[]>> = {
  military: [
    'assault-rifle',
    'sub-machinegun',
    'rifle',
    'sniper-rifle',
    'machinegun',
    'grenade-launcher',
    'hand-grenades',
    'pistol',
    'knife',
  ],
  law: ['pump-shotgun', 'double-barrel', 'rifle', 'carbine', 'hand-grenades', 'pistol', 'revolver', 'machete'],
  civilian: [
    ...MELEE.filter((id) => id !== 'chainsaw'),
    'bow',
    'double-barrel',
    'sawn-off',
    'rifle',
    'hand-grenades',
    'throwing-knives',
    'pistol',
    'revolver',
  ],
}
export const HAND_GRENADES: Readonly<Record<ArchetypeId, GrenadeId>> = {
  military: 'fragmentation',
  law: 'flash-bang',
  civilian: 'molotov',
}

/** Heavy weapons: one of them for every four people, and one for a smaller team. */
const HEAVY: readonly WeaponId[] = ['machinegun', 'grenade-launcher', 'sniper-rifle']
const mostHeavy = (people: number): number => Math.max(1, Math.floor(people / 4))

const heavyAmong = (weapons: readonly WeaponId[]): number => weapons.filter((type) => HEAVY.includes(type)).length

/** Somebody as his owner wants him. */
export interface Draft extends Training {
  readonly name: string
  readonly sex: 'm' | 'f'
  readonly archetype: ArchetypeId
  readonly subtype: string
  readonly weapons: readonly Carried[]
}

function armsRefusal({ name, archetype, weapons, weaponSkills }: Draft): Refusal | null {
  for (const { weapon, grenade } of weapons) {
    const { title } = WEAPONS[weapon]
    const isOpen = ARMOURY[archetype].includes(weapon)
    const isRight = weapon === 'hand-grenades' ? grenade === HAND_GRENADES[archetype] : grenade === undefined
    if (!isOpen || !isRight)
      return refuse('dw.archetype.8', `${ARCHETYPES[archetype].title}: no ${title} of this kind.`)
    const needed = skillFor(weapon)
    if (needed !== null && !weaponSkills.includes(needed))
      return refuse(WEAPON_SKILLS[needed].clause, `${name} does not have the skill for the ${title}.`)
  }
  return carryRefusal(
    BOOK,
    name,
    weapons.map(({ weapon }) => ({ type: weapon })),
  )
}

/** dw.archetype.8 Why this character cannot be made, for a team that has others already. */
export function draftRefusal(draft: Draft, team: readonly Person[], rules: CharacterRules): Refusal | null {
  if (team.some(({ name }) => name === draft.name)) return refuse('dw.campaign.9', `There is a ${draft.name} already.`)
  const heavy = heavyAmong(team.flatMap(({ weapons }) => weapons.map(({ type }) => type)))
  const own = heavyAmong(draft.weapons.map(({ weapon }) => weapon))
  if (own > 0 && heavy + own > mostHeavy(team.length + 1))
    return refuse(
      'dw.archetype.8',
      'A team has one machinegun, grenade launcher or sniper rifle for every four people.',
    )
  return trainingRefusal(draft, draft, rules) ?? armsRefusal(draft)
}

/** dw.level.1 He starts at level 1. */
export const drafted = (
  { name, sex, archetype, subtype, weaponSkills, skill, weapons }: Draft,
  quirks: Sheet['quirks'],
  bmv: number,
): Person =>
  newPerson(name, { sex, archetype, subtype, weaponSkills, skills: [skill], quirks }, bmv, {
    weapons: weapons.map(freshWeapon),
  })

/** Weapon skills for what somebody carries, then the first ones that are open to him. */
export function usualTraining({ sheet, weapons }: Person, rules: CharacterRules): Training {
  const archetype = sheet.archetype ?? 'civilian'
  const open = openWeaponSkills(archetype, sheet.subtype, rules)
  const carried = weapons.flatMap(({ type }) => skillFor(type) ?? []).filter((skill) => open.includes(skill))
  const due = weaponSkillsDue(archetype, sheet.subtype, rules)
  return { skill: 'cool', weaponSkills: [...new Set([...carried, ...open])].slice(0, due) }
}
