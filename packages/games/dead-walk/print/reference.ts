/** Pages to look things up, made from the tables that the rules use. */
import { score, type Section, signed, span } from '@shamble/print'
import type { Clause } from '../clauses.ts'
import { ACTIONS } from '../tables/actions.ts'
import { ARCHETYPES } from '../tables/archetypes.ts'
import { FINDS, FOUND_ITEMS, FOUND_WEAPONS, type FoundSurvivor, type FoundWeapon, SURVIVORS } from '../tables/finds.ts'
import { FIRE, GRENADES } from '../tables/grenades.ts'
import { ITEMS } from '../tables/items.ts'
import { CHAINSAW_MISHAPS, STRIKES } from '../tables/melee.ts'
import { PSYCHOSES, QUIRKS } from '../tables/mind.ts'
import { type Applies, COLUMNS, MODIFIERS } from '../tables/modifiers.ts'
import { SKILLS, WEAPON_SKILLS } from '../tables/skills.ts'
import { VEHICLES } from '../tables/vehicles.ts'
import { AMMUNITION, type WeaponId, type WeaponRow, WEAPONS } from '../tables/weapons.ts'
import { inCm, line, section, table } from './words.ts'

type Tabled = Section['tables'][number]

const GROUPS = { movement: 'Movement', manipulate: 'Handling', weapons: 'Weapons', attacks: 'Attacks' } as const

/** dw.ap.9 to dw.ap.12 */
const actionTable = (group: keyof typeof GROUPS): Tabled =>
  table(
    'dw.ap.9',
    [GROUPS[group], 'AP'],
    Object.values(ACTIONS)
      .filter((row) => row.group === group)
      .map((row) => [row.title, 'extra' in row ? `+${row.cost}` : `${row.cost}`]),
  )

const gun = ({ title, fire }: WeaponRow): string[] =>
  fire
    ? [
        title,
        fire.magazine === null ? '–' : `${fire.magazine}`,
        `${fire.rof}`,
        `${fire.cost}`,
        fire.range === null ? 'cone' : inCm(fire.range),
        score(fire.closeQuarters),
        fire.bands.length > 0 ? 'bands' : score(fire.fall),
        fire.bands.length > 0 ? 'bands' : score(fire.elim),
      ]
    : []

const rows = Object.values(WEAPONS)
const guns = rows.filter(({ fire, category }) => fire !== null && category !== 'melee')

const gunTable = table('dw.weapons.1', ['', 'mag', 'dice', 'AP', 'range', 'close', 'Fall', 'Elim'], guns.map(gun))

const bandRows = (['pump-shotgun', 'sawn-off'] as const).flatMap((id: WeaponId) =>
  (WEAPONS[id].fire?.bands ?? []).map(({ upTo, fall, elim }) => [
    id === 'sawn-off' ? 'sawn-off' : 'shotgun',
    `to ${inCm(upTo)}`,
    score(fall),
    score(elim),
  ]),
)

const meleeTable = table(
  'dw.cc.9',
  ['', 'Fall', 'Elim', 'fallen'],
  Object.entries(STRIKES).map(([kind, { fall, elim, elimFallen }]) => [
    kind,
    score(fall),
    score(elim),
    score(elimFallen),
  ]),
)

const weaponsOf = (strike: string): string =>
  rows
    .filter(({ category, strike: kind }) => category === 'melee' && kind === strike)
    .map(({ title }) => title)
    .join(', ')

const kindTable = table(
  'dw.carry.5',
  ['kind', 'weapons'],
  ['bludgeoning', 'edged', 'chainsaw'].map((kind) => [kind, weaponsOf(kind)]),
)

const grenadeTable = table(
  'dw.grenade.13',
  ['', 'stun', 'Fall', 'Elim', 'fire'],
  Object.values(GRENADES).map(({ title, stun, fall, elim, ignites }) => [
    title,
    score(stun),
    score(fall),
    score(elim),
    ignites ? 'yes' : 'no',
  ]),
)

const COLUMN_WORDS = ['single', 'auto', 'shotgun', 'MG', 'grenade', 'close'] as const
const APPLIES: Readonly<Record<Applies, string>> = {
  no: '–',
  yes: 'yes',
  worst: 'worst',
  any: 'any',
  all: 'all',
  'first-die': '1st die',
  launcher: 'launched',
  'not-molotov': 'yes*',
  spared: 'spared',
  'spared-if-hard': 'hard: spared',
  certain: 'sure',
}

const modifierTable = table(
  'dw.shooting.21',
  ['', '', ...COLUMN_WORDS],
  Object.values(MODIFIERS).map(({ title, adds, in: columns }) => [
    title,
    signed(adds),
    ...COLUMNS.map((column) => APPLIES[columns[column]]),
  ]),
)

const ammunitionTable = table(
  'dw.ammo.3',
  ['', 'a clip is'],
  Object.values(AMMUNITION).map(({ title, perClip }) => [title, `${perClip}`]),
)

/** Rows of a table by the highest score of each. */
function upToRows<T extends { readonly upTo: number }>(table_: readonly T[], words: (row: T) => string): string[][] {
  return table_.map((row, i) => [span((table_[i - 1]?.upTo ?? 0) + 1, row.upTo), words(row)])
}

const survivor = ({ archetype, sex, subtype }: FoundSurvivor): string =>
  `${ARCHETYPES[archetype].title}, ${sex === 'm' ? 'man' : 'woman'}${subtype === 'survivor' ? '' : `, ${subtype}`}`

function found(row: FoundWeapon): string {
  if ('thrown' in row) return 'a throwing weapon'
  if ('handful' in row) return `${row.dice}D6 × ${GRENADES[row.handful].title}`
  if ('ammo' in row) return row.dice === 0 ? 'a belt' : `${row.dice}D6 ${AMMUNITION[row.ammo].title}`
  const more = [
    row.clips ? `${row.clips}D6 clips` : '',
    row.shells ? `${row.shells}D6 shells` : '',
    row.arrows ? `${row.arrows}D6 arrows` : '',
    row.belts ? 'a belt' : '',
    row.grenades ? `${row.grenades}D6 grenades` : '',
    row.silencer ? 'silencer' : '',
  ].filter((word) => word !== '')
  return [WEAPONS[row.weapon].title, ...more].join(', ')
}

const fromTwo = (list: readonly string[]): string[][] => list.map((word, i) => [`${i + 2}`, word])

const skillLines = (kind: 'general' | 'combat', level: number): string[][] =>
  Object.values(SKILLS)
    .filter((row) => row.kind === kind && row.level === level)
    .map(({ title, clause }) => [title, line(clause).text.replace(`${title} `, '')])

const LEVELS = [1, 2, 3, 4, 5]

const skillTable = (kind: 'general' | 'combat', clause: Clause): Tabled =>
  table(
    clause,
    ['level', '', ''],
    LEVELS.flatMap((level) => skillLines(kind, level).map((row) => [`${level}`, ...row])),
  )

const mindTable = (clause: Clause, list: typeof QUIRKS | typeof PSYCHOSES): Tabled =>
  table(
    clause,
    ['2D6', '', ''],
    Object.values(list).map(({ sum, title, clause: own }) => [
      `${sum}`,
      title,
      line(own as Clause).text.replace(`${title} `, ''),
    ]),
  )

const TURN: readonly Section[] = [
  section('A turn', [
    'dw.turn.1',
    'dw.turn.5',
    'dw.turn.6',
    'dw.turn.8',
    'dw.fear.1',
    'dw.fear.3',
    'dw.fear.6',
    'dw.wounds.2',
  ]),
  section(
    'Action points',
    ['dw.ap.1', 'dw.ap.3', 'dw.ap.4', 'dw.ap.6'],
    [actionTable('movement'), actionTable('manipulate'), actionTable('weapons'), actionTable('attacks')],
  ),
  section('Movement', [
    'dw.movement.1',
    'dw.movement.4',
    'dw.movement.5',
    'dw.movement.9',
    'dw.movement.11',
    'dw.movement.12',
    'dw.movement.15',
    'dw.movement.24',
  ]),
  section(
    'Carrying',
    ['dw.carry.1', 'dw.carry.2', 'dw.ammo.1', 'dw.ammo.2', 'dw.ammo.7', 'dw.ammo.9'],
    [ammunitionTable],
  ),
]

const SHOOTING: readonly Section[] = [
  section(
    'Weapons',
    ['dw.weapons.2', 'dw.weapons.3', 'dw.ammo.10'],
    [gunTable, table('dw.shotgun.7', ['', 'cm', 'Fall', 'Elim'], bandRows), grenadeTable],
  ),
  section('Grenades and fire', [
    'dw.grenade.1',
    'dw.grenade.6',
    'dw.grenade.8',
    'dw.grenade.14',
    'dw.flame.1',
    'dw.flame.4',
    'dw.fire.1',
    'dw.fire.4',
    'dw.fire.7',
    'dw.fire.10',
  ]),
  section('Jams', ['dw.jam.2', 'dw.jam.5', 'dw.jam.10']),
  section('Aiming', ['dw.aim.1', 'dw.aim.2', 'dw.aim.4']),
  section('Automatic fire', ['dw.autofire.1', 'dw.autofire.2', 'dw.autofire.8', 'dw.autofire.10']),
  section(
    'Firing',
    ['dw.shooting.1', 'dw.shooting.2', 'dw.shooting.8', 'dw.shooting.11', 'dw.shooting.19', 'dw.cover.1'],
    [modifierTable],
  ),
]

const HORDE: readonly Section[] = [
  section(
    'Close combat',
    ['dw.cc.1', 'dw.cc.3', 'dw.cc.8', 'dw.cc.13', 'dw.cc.17', 'dw.cc.20', 'dw.break.5', 'dw.break.8'],
    [
      meleeTable,
      kindTable,
      table(
        'dw.chainsaw.4',
        ['saw', 'after a 1'],
        upToRows(CHAINSAW_MISHAPS, ({ what }) => what),
      ),
    ],
  ),
  section('Harm', [
    'dw.harm.1',
    'dw.harm.2',
    'dw.harm.7',
    'dw.wounds.1',
    'dw.wounds.2',
    'dw.heal.1',
    'dw.heal.3',
    'dw.zombify.2',
  ]),
  section('Moral', ['dw.moral.1', 'dw.moral.3', 'dw.moral.7', 'dw.moral.8']),
  section('What zombies sense', [
    'dw.zsense.1',
    'dw.zsense.2',
    'dw.zsense.4',
    'dw.zsense.6',
    'dw.zsense.7',
    'dw.zsense.9',
  ]),
  section('What zombies do', [
    'dw.zmove.1',
    'dw.zmove.4',
    'dw.zmove.6',
    'dw.zmove.8',
    'dw.lurch.2',
    'dw.zattack.1',
    'dw.zattack.2',
    'dw.zattack.3',
    'dw.zattack.4',
    'dw.zattack.5',
    'dw.zfallen.1',
    'dw.armedz.2',
    'dw.armedz.3',
  ]),
  section('How they come', [
    'dw.entry.1',
    'dw.entry.3',
    'dw.entry.4',
    'dw.entry.5',
    'dw.entry.7',
    'dw.entry.10',
    'dw.units.11',
  ]),
  section('Templates', [
    'dw.shotgun.1',
    'dw.shotgun.9',
    'dw.shotgun.10',
    'dw.machinegun.1',
    'dw.machinegun.5',
    'dw.machinegun.8',
  ]),
  section('Doors and windows', ['dw.barrier.1', 'dw.barrier.2', 'dw.barrier.3', 'dw.barrier.4']),
  section(
    'Burning',
    [],
    [
      table(
        'dw.fire.1',
        ['turn on fire', 'Elim'],
        FIRE.elim.map((from, i) => [`${i + 1}`, from === 1 ? 'surely' : score(from)]),
      ),
    ],
  ),
]

const SEARCH: readonly Section[] = [
  section(
    'Searching',
    ['dw.search.1', 'dw.search.3', 'dw.search.4', 'dw.search.8', 'dw.search.9'],
    [
      table(
        'dw.search.7',
        ['D6', 'find'],
        upToRows(FINDS, ({ find }) => find),
      ),
    ],
  ),
  section('A survivor', ['dw.search.12'], [table('dw.search.11', ['2D6', ''], fromTwo(SURVIVORS.map(survivor)))]),
  section('An item', [], [table('dw.search.14', ['2D6', ''], fromTwo(FOUND_ITEMS.map((id) => ITEMS[id].title)))]),
  section('A weapon', [], [table('dw.search.15', ['2D20', ''], fromTwo(FOUND_WEAPONS.map(found)))]),
]

const PEOPLE: readonly Section[] = [
  section(
    'Archetypes',
    ['dw.archetype.2', 'dw.archetype.4', 'dw.archetype.5', 'dw.wskill.1'],
    [
      table(
        'dw.skill.6',
        ['', 'fear', 'military', 'weapon skills'],
        Object.values(ARCHETYPES).map(({ title, fear, military, weaponSkills }) => [
          title,
          signed(fear),
          signed(military),
          `${weaponSkills}`,
        ]),
      ),
      table(
        'dw.wskill.1',
        ['skill', 'for'],
        Object.values(WEAPON_SKILLS).map(({ title, weapons }) => [
          title,
          weapons.map((id) => WEAPONS[id].title).join(', '),
        ]),
      ),
    ],
  ),
  section('Experience and levels', [
    'dw.xp.2',
    'dw.xp.3',
    'dw.level.2',
    'dw.level.5',
    'dw.level.6',
    'dw.skill.1',
    'dw.skill.2',
    'dw.skill.3',
  ]),
  section(
    'Vehicles',
    [
      'dw.vehicle.2',
      'dw.vehicle.3',
      'dw.vehicle.9',
      'dw.vehicle.10',
      'dw.vehicle.14',
      'dw.vehicle.17',
      'dw.vehicle.19',
      'dw.vehicle.22',
      'dw.vehicle.23',
    ],
    [
      table(
        'dw.vehicle.7',
        ['', 'length', 'width', 'height', 'places'],
        Object.values(VEHICLES).map(({ title, length, width, height, places }) => [
          title,
          inCm(length),
          inCm(width),
          inCm(height),
          `${places}`,
        ]),
      ),
    ],
  ),
  section('General skills', [], [skillTable('general', 'dw.gskill.1')]),
]

const MINDS: readonly Section[] = [
  section('Combat skills', [], [skillTable('combat', 'dw.cskill.1')]),
  section('Quirks', ['dw.quirk.1', 'dw.quirk.2'], [mindTable('dw.quirk.4', QUIRKS)]),
  section('Trauma', ['dw.trauma.1', 'dw.trauma.2', 'dw.trauma.3', 'dw.trauma.4', 'dw.trauma.5']),
  section('Psychoses', ['dw.psychosis.1'], [mindTable('dw.psychosis.2', PSYCHOSES)]),
  section('Items', ['dw.items.1', 'dw.items.5', 'dw.items.8', 'dw.heal.3']),
]

/** Core game, shooting, zombies; then the advanced chapter. */
export const REFERENCE: readonly (readonly Section[])[] = [TURN, SHOOTING, HORDE, SEARCH, PEOPLE, MINDS]
