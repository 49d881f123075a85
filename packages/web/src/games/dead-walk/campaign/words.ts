/** Names of what people are, know and carry, for sheets and questions. */
import { isWeaponSkill } from '@shamble/dead-walk/campaign/forecast'
import {
  ARCHETYPES,
  type CampaignCommand,
  type CampaignView,
  type Chapter,
  type Gear,
  heapIn,
  heapsIn,
  type Heap,
  type KeptWeapon,
  type Person,
  PSYCHOSES,
  QUIRKS,
  SKILLS,
  type SkillId,
  WEAPON_SKILLS,
  type WeaponSkillId,
} from '@shamble/dead-walk/campaign/page'
import {
  CLAUSES,
  type Grade,
  GRENADES,
  type GrenadeId,
  ITEMS,
  type ItemId,
  SCENARIOS,
  WEAPONS,
} from '@shamble/dead-walk/page'
import type { DeskProps, Tone } from '../../../campaign/campaign-display.ts'
import { isKeyOf, keysOf } from '../../../sure.ts'
import { capital, plural } from '../../../words/plain.ts'
import type { Calling } from '../art.tsx'

export type CampaignDesk = DeskProps<CampaignView, CampaignCommand>

export const titleOf = (chapter: Chapter): string => SCENARIOS[chapter].title

export const GRADES: Readonly<Record<Grade, { readonly says: string; readonly tone: Tone }>> = {
  'major-hero': { says: 'a major victory', tone: 'good' },
  'minor-hero': { says: 'a minor victory', tone: 'fair' },
  'minor-zombie': { says: 'a minor defeat', tone: 'poor' },
  'major-zombie': { says: 'a major defeat', tone: 'bad' },
}

/** What a clause says, in our words. */
export const clauseWords = (clause: string): string => (isKeyOf(CLAUSES, clause) ? CLAUSES[clause].says : '')

export const markOf = ({ sheet }: Pick<Person, 'sheet'>): Calling => sheet.archetype ?? 'civilian'

/** "Military, Grunt, level 2". */
export function callingWords({ sheet }: Pick<Person, 'sheet'>): string {
  const { archetype, subtype, level } = sheet
  const who = archetype === null ? 'Nobody special' : ARCHETYPES[archetype].title
  return [who, ...(subtype ? [subtype] : []), `level ${level}`].join(', ')
}

export interface Known {
  readonly title: string
  readonly clause: string
  readonly level: number
  readonly kind: string
}

export const skillOf = (skill: SkillId | WeaponSkillId): Known =>
  isWeaponSkill(skill)
    ? { title: WEAPON_SKILLS[skill].title, clause: WEAPON_SKILLS[skill].clause, level: 1, kind: 'weapon skill' }
    : { ...SKILLS[skill], kind: `${SKILLS[skill].kind} skill` }

export const quirkOf = (quirk: keyof typeof QUIRKS): { readonly title: string; readonly clause: string } =>
  QUIRKS[quirk]
export const psychosisOf = (id: keyof typeof PSYCHOSES): { readonly title: string; readonly clause: string } =>
  PSYCHOSES[id]

const AMMO = {
  bullets: ['clip of bullets', 'clips of bullets'],
  shells: ['shell', 'shells'],
  belts: ['belt', 'belts'],
  arrows: ['arrow', 'arrows'],
} as const

/** "2 clips of bullets", "1 fragmentation grenade for a launcher". */
export function ammoWords(kind: Heap, count: number): string {
  if (!isKeyOf(AMMO, kind)) return `${grenadeWords(kind, count)} for a launcher`
  const [one, many] = AMMO[kind]
  return `${count} ${plural(count, one, many)}`
}

const grenadeWords = (kind: GrenadeId, count: number): string => `${count} ${plural(count, GRENADES[kind].title)}`

/** How it is loaded: "4 of 12", "3 fragmentation"; nothing for what is not loaded. */
export function loadWords({ type, loaded, grenades, motor, fresh }: KeptWeapon): string {
  const { fire, category } = WEAPONS[type]
  if (fresh) return fire?.ammunition ? 'clips are rolled for' : ''
  if (motor === 'empty') return 'no fuel'
  const handful = keysOf(grenades).map((kind) => grenadeWords(kind, grenades[kind] ?? 0))
  if (handful.length > 0) return handful.join(', ')
  if (category === 'thrown') return `${loaded} left`
  return fire && fire.magazine !== null ? `${loaded} of ${fire.magazine} loaded` : ''
}

export const weaponTitle = ({ type, silenced }: KeptWeapon): string =>
  `${capital(WEAPONS[type].title)}${silenced ? ', silenced' : ''}`
export const itemTitle = (item: ItemId): string => capital(ITEMS[item].title)

export const ammoLines = (gear: Gear): string[] => heapsIn(gear).map((kind) => ammoWords(kind, heapIn(gear, kind)))

export const wounds = (n: number): string => (n === 0 ? 'unhurt' : `${n} ${plural(n, 'wound')}`)
