/** A sheet for every force and horde of a campaign: who is in it, and how they are. */
import type { CharacterPrint, TrackRow } from '@shamble/print'
import { perksOf } from '../../forces/faults.ts'
import { perkText, toughnessText, weaponText, line } from '../../print/words.ts'
import { FACTION_TITLES, profileOf, zombieClass, zombieKind } from '../../tables/profiles.ts'
import { tileWords } from '../content/map-document.ts'
import type { CampaignMap } from '../map.ts'
import { worthOf, worthOfUnit } from '../roster.ts'
import { type CampaignForce, isPerson, type Member } from '../state.ts'

/** Vitality that is left, zombies that stand. */
function boxesOf(unit: Member): TrackRow {
  if (!isPerson(unit)) return { boxes: unit.size, label: `${unit.id}. ${zombieKind(unit.kind).title}` }
  const health = unit.health === 'healthy' ? '' : `, ${unit.health}`
  return {
    boxes: unit.vitality,
    label: `${unit.id}. ${profileOf(unit.unit).title}: ${weaponText(unit.weapons)}${health}`,
  }
}

function rowOf(unit: Member): string[] {
  if (!isPerson(unit)) {
    const { movement } = zombieKind(unit.kind)
    const { toughness } = zombieClass(unit.kind, unit.size)
    return [`${unit.id}`, `${movement}`, toughnessText(toughness), '', `${unit.size}`, `${worthOfUnit(unit)}`]
  }
  const { movement, toughness, vitality } = profileOf(unit.unit)
  return [
    `${unit.id}`,
    `${movement}`,
    toughnessText(toughness),
    perkText(perksOf(unit)),
    `${unit.vitality} of ${vitality}`,
    `${worthOfUnit(unit)}`,
  ]
}

const ON_A_PAGE = 16

function sheetOf(map: CampaignMap, force: CampaignForce, units: readonly Member[], nth: string): CharacterPrint {
  const { id, owner, at } = force
  const isHorde = owner === 'zombies'
  const title = `${isHorde ? 'Horde' : 'Force'} ${id}`
  return {
    id: `${FACTION_TITLES[owner]} ${id}${nth}`,
    isPage: true,
    title,
    byname: `${FACTION_TITLES[owner]}, ${worthOf(force)} points${nth}`,
    art: isHorde ? 'zombie 1' : owner === 'military' ? 'soldier' : 'civilian',
    facts: [
      ['At', tileWords(map, at)],
      ['Units', `${force.units.length}`],
    ],
    track: { title: isHorde ? 'Cross off the fallen' : 'Cross off vitality', rows: units.map(boxesOf) },
    tables: [
      {
        title: 'Units',
        clause: isHorde ? 'ed.profiles.4' : 'ed.profiles.5',
        head: ['', 'moves', 'toughness', 'perks', isHorde ? 'zombies' : 'vitality', 'points'],
        rows: units.map(rowOf),
      },
    ],
    lines: isHorde ? [line('ed.herd.12'), line('ed.camp-feast.1')] : [line('ed.infection.4'), line('ed.camp-heal.1')],
    count: 1,
  }
}

/** A page, or as many as it takes. */
export function sheetsOf(map: CampaignMap, force: CampaignForce): CharacterPrint[] {
  const pages = Math.max(1, Math.ceil(force.units.length / ON_A_PAGE))
  return Array.from({ length: pages }, (_, i) =>
    sheetOf(
      map,
      force,
      force.units.slice(i * ON_A_PAGE, (i + 1) * ON_A_PAGE),
      pages === 1 ? '' : `, sheet ${i + 1} of ${pages}`,
    ),
  )
}
