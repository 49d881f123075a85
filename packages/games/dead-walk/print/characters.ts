/** A sheet for each character: what he can do, what he carries, and boxes for what happens to him. */
import { rowOf } from '@shamble/kernel'
import { type ArtName, capital, type CharacterPrint, type Line, score, type TrackRow } from '@shamble/print'
import type { Clause } from '../clauses.ts'
import type { KeptWeapon, Person } from '../campaign/person.ts'
import { ADVANCED_OPTIONS } from '../options-schema.ts'
import { ARCHETYPES } from '../tables/archetypes.ts'
import { ITEMS } from '../tables/items.ts'
import { STRIKES } from '../tables/melee.ts'
import { PSYCHOSES, QUIRKS } from '../tables/mind.ts'
import { SKILLS, WEAPON_SKILLS } from '../tables/skills.ts'
import { type FireRow, WEAPONS } from '../tables/weapons.ts'
import { inCm, line } from './words.ts'

/** dw.wounds.5 Nobody survives more. */
const WOUNDS = 6
const TRAUMA = ADVANCED_OPTIONS.traumaLimit.standard
/** More rounds than this are counted on the record sheet. */
const MOST_BOXES = 20

const MARKS: Readonly<Record<string, ArtName>> = { military: 'soldier', law: 'police', civilian: 'civilian' }

const rounds = (fire: FireRow | null): number => Math.min(fire?.magazine ?? 0, MOST_BOXES)

/** dw.ammo.1 A box for each burst in the magazine. */
function magazine({ type }: KeptWeapon): TrackRow[] {
  const { title, fire } = WEAPONS[type]
  return rounds(fire) > 0 ? [{ boxes: rounds(fire), label: `${title}: a magazine` }] : []
}

const weaponRow = ({ type }: KeptWeapon): string[] => {
  const { title, fire, strike } = WEAPONS[type]
  const row = fire ?? (strike ? STRIKES[strike] : null)
  const near = fire?.closeQuarters ?? null
  return [
    title,
    fire ? `${fire.rof}` : '1',
    fire ? `${fire.cost}` : '2',
    fire?.range ? inCm(fire.range) : fire ? 'template' : 'contact',
    fire && fire.bands.length > 0 ? 'by band' : score(row?.fall ?? null),
    fire && fire.bands.length > 0 ? 'by band' : score(row?.elim ?? null),
    score(near),
  ]
}

const TRACKS: readonly TrackRow[] = [
  { boxes: WOUNDS, label: 'wounds' },
  { boxes: TRAUMA, label: 'trauma; the last is a psychosis' },
]

/** What is asked of everybody, turn after turn. */
const REMINDERS = [
  'dw.fear.3',
  'dw.fear.6',
  'dw.wounds.2',
  'dw.skill.3',
  'dw.shooting.8',
  'dw.cc.3',
  'dw.break.5',
  'dw.ammo.7',
] as const satisfies readonly Clause[]
/** So many lines fit below three weapons. */
const LINES = 7

const withReminders = (own: readonly Line[]): Line[] => [
  ...own,
  ...REMINDERS.slice(0, Math.max(0, LINES - own.length)).map(line),
]

const WEAPON_HEAD = ['', 'dice', 'AP', 'range', 'Fall', 'Elim', 'close'] as const

export function sheetOf({ name, sheet, bmv, wounds, weapons, items, kills, scenarios }: Person): CharacterPrint {
  const { archetype, subtype, level, xp, skills, weaponSkills, quirks, psychoses, trauma } = sheet
  const learnt = weaponSkills.map((id) => WEAPON_SKILLS[id].title).join(', ')
  return {
    id: name,
    title: name,
    byname: archetype ? `${ARCHETYPES[archetype].title}, ${subtype}` : subtype,
    art: rowOf(MARKS, archetype ?? 'civilian') ?? 'civilian',
    facts: [
      ['BMV', `${bmv}`],
      ['Level', `${level}`],
      ['Experience', `${xp}`],
      ['Wounds', `${wounds}`],
      ['Trauma', `${trauma}`],
      ['Kills', `${kills} in ${scenarios}`],
      ['Uses', learnt || 'what needs no skill'],
      ['Carries', items.length > 0 ? items.map((id) => ITEMS[id].title).join(', ') : 'no items yet'],
    ],
    track: { title: 'Cross off', rows: [...TRACKS, ...weapons.flatMap(magazine)] },
    tables: [{ title: 'Weapons', clause: 'dw.weapons.1', head: WEAPON_HEAD, rows: weapons.map(weaponRow) }],
    lines: withReminders([
      ...skills.map((id) => line(SKILLS[id].clause)),
      ...quirks.map((id) => line(QUIRKS[id].clause)),
      ...psychoses.map((id) => line(PSYCHOSES[id].clause)),
    ]),
    count: 1,
  }
}

const RULE = '______________'

/** Somebody of one's own: everything is written in. */
export const BLANK_SHEET: CharacterPrint = {
  id: 'A character',
  title: RULE,
  byname: `Archetype ${RULE}`,
  art: 'civilian',
  facts: [
    ['BMV', '____'],
    ['Level', '____'],
    ['Experience', '____'],
    ['Kills', '____'],
    ['Weapon skills', RULE + RULE],
    ['Carries', RULE + RULE],
  ],
  track: { title: 'Cross off', rows: [...TRACKS, ...['', '', ''].map(() => ({ boxes: 12, label: RULE }))] },
  tables: [
    {
      title: 'Weapons',
      clause: 'dw.weapons.1',
      head: WEAPON_HEAD,
      rows: [1, 2, 3].map(() => [capital(RULE), '', '', '', '', '', '']),
    },
    {
      title: 'Skills, quirks, psychoses',
      clause: 'dw.skill.2',
      head: [''],
      rows: [1, 2, 3, 4, 5].map(() => [RULE + RULE + RULE]),
    },
  ],
  lines: REMINDERS.slice(0, 2).map(line),
  count: 1,
}
