/** Roster sheets: one for a force, with a row of boxes for everybody in it. */
import type { CharacterPrint, TrackRow } from '@shamble/print'
import { READY_FORCE_IDS, readyForce } from '../content/forces.ts'
import { perksOf } from '../forces/faults.ts'
import { costOf, figuresIn, type Force, type ForceUnit, unitCost } from '../forces/force.ts'
import type { NamedForce } from '../forces/text.ts'
import { FACTION_TITLES, profileOf, zombieClass, zombieKind } from '../tables/profiles.ts'
import { isShooting, SHOOTING, type WeaponId, WEAPONS } from '../tables/weapons.ts'
import { line, perkText, toughnessText, weaponText } from './words.ts'

/** A unit, and its number on the list. */
type Listed = readonly [unit: ForceUnit, n: number]

/** A row of boxes: vitality of a human, zombies of a herd. */
function rowOf([unit, n]: Listed): TrackRow {
  if (unit.is === 'herd') return { boxes: unit.size, label: `${n}. ${zombieKind(unit.kind).title}` }
  const { title, vitality } = profileOf(unit.unit)
  return { boxes: vitality, label: `${n}. ${title}: ${weaponText(unit.weapons)}` }
}

const unitRow = ([unit, n]: Listed): string[] => {
  if (unit.is === 'herd') {
    const { movement, armour } = zombieKind(unit.kind)
    const { toughness } = zombieClass(unit.kind, unit.size)
    return [`${n}`, `${movement}`, toughnessText(toughness), armour ? 'yes' : 'no', '', `${unitCost(unit)}`]
  }
  const { movement, toughness, armour } = profileOf(unit.unit)
  return [
    `${n}`,
    `${movement}`,
    toughnessText(toughness),
    armour ? 'yes' : 'no',
    perkText(perksOf(unit)),
    `${unitCost(unit)}`,
  ]
}

const weaponsIn = (force: Force): WeaponId[] => [
  ...new Set(force.flatMap((unit) => (unit.is === 'human' ? unit.weapons : []))),
]

const weaponRow = (id: WeaponId): string[] => {
  const { title, hits, accuracy } = WEAPONS[id]
  const [range, reload] = isShooting(id)
    ? [`${SHOOTING[id].range.join('-')} in`, SHOOTING[id].reload === 0 ? 'none' : `${SHOOTING[id].reload}`]
    : ['contact', 'none']
  return [title, range, `${hits}`, `${accuracy}+`, reload]
}

/** So many units stand on a page. */
const ON_A_PAGE = 16

/** The sheets of any force: a page, or as many as it takes. */
export function rostersOf(named: NamedForce): readonly CharacterPrint[] {
  const listed = named.force.map((unit, i): Listed => [unit, i + 1])
  const pages = Math.max(1, Math.ceil(listed.length / ON_A_PAGE))
  return Array.from({ length: pages }, (_, i) =>
    sheetOf(named, listed.slice(i * ON_A_PAGE, (i + 1) * ON_A_PAGE), pages === 1 ? '' : `, sheet ${i + 1} of ${pages}`),
  )
}

function sheetOf({ faction, title, force }: NamedForce, listed: readonly Listed[], nth: string): CharacterPrint {
  const weapons = weaponsIn(listed.map(([unit]) => unit))
  return {
    id: `${title} ${costOf(force)}${nth}`,
    isPage: true,
    title: title.trim() || FACTION_TITLES[faction],
    byname: `${FACTION_TITLES[faction]}, ${costOf(force)} points${nth}`,
    art: faction === 'zombies' ? 'zombie 1' : faction === 'military' ? 'soldier' : 'civilian',
    facts: [
      ['Units', `${force.length}`],
      ['Figures', `${figuresIn(force)}`],
      ...(faction === 'military' ? ([['Command points', '____________']] as const) : []),
    ],
    track: { title: faction === 'zombies' ? 'Cross off the fallen' : 'Cross off vitality', rows: listed.map(rowOf) },
    tables: [
      {
        title: 'Units',
        clause: faction === 'zombies' ? 'ed.profiles.4' : 'ed.profiles.5',
        head: ['', 'moves', 'toughness', 'armour', 'perks', 'points'],
        rows: listed.map(unitRow),
      },
      ...(weapons.length === 0
        ? []
        : [
            {
              title: 'Weapons',
              clause: 'ed.weapons.1',
              head: ['', 'range', 'dice', 'hits on', 'reload'],
              rows: weapons.map(weaponRow),
            },
          ]),
    ],
    lines:
      faction === 'zombies'
        ? [line('ed.herd.12'), line('ed.rambling.1')]
        : [line('ed.psych.1'), line('ed.infection.4')],
    count: 1,
  }
}

/** Those of the ready-made forces. */
export const ROSTERS: readonly CharacterPrint[] = READY_FORCE_IDS.flatMap((id) => rostersOf(readyForce(id)))
