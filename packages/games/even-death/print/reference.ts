/** Pages to look things up, made from the tables that the rules use. */
import { capital, type Section, signed } from '@shamble/print'
import { terrainKind, TERRAIN_IDS } from '../content/terrain.ts'
import { EFFECTS } from '../tables/commands.ts'
import { BITE_ACCURACY, CHECK, SHOVE } from '../tables/numbers.ts'
import { PERKS } from '../tables/perks.ts'
import { CLASSES, FACTION_TITLES, PROFILES, SIZE_MODIFIERS, ZOMBIES } from '../tables/profiles.ts'
import { MORALE } from '../tables/states.ts'
import { RING } from '../tables/units.ts'
import { MELEE, SHOOTING } from '../tables/weapons.ts'
import { section, table, toughnessText } from './words.ts'

const SHOOTING_TABLE = table(
  'ed.weapons.1',
  ['', 'points', 'range', 'dice', 'hits on', 'reload'],
  Object.values(SHOOTING).map(({ title, points, range, hits, accuracy, reload }) => [
    title,
    `${points}`,
    `${range.join('-')}`,
    `${hits}`,
    `${accuracy}+`,
    reload === 0 ? 'none' : `${reload}`,
  ]),
)

const MELEE_TABLE = table(
  'ed.weapons.2',
  ['', 'points', 'dice', 'hits on'],
  Object.values(MELEE).map(({ title, points, hits, accuracy }) => [title, `${points}`, `${hits}`, `${accuracy}+`]),
)

const PROFILE_TABLE = table(
  'ed.profiles.5',
  ['', 'of', 'points', 'moves', 'vitality', 'toughness', 'armour', 'perks to'],
  Object.values(PROFILES).map(({ title, faction, points, movement, vitality, toughness, armour, perks }) => [
    title,
    FACTION_TITLES[faction],
    `${points}`,
    `${movement}`,
    `${vitality}`,
    toughnessText(toughness),
    armour ? 'yes' : 'no',
    perks === 0 ? 'none' : `level ${perks}`,
  ]),
)

const HERD_TABLE = table(
  'ed.profiles.4',
  ['', 'moves', ...CLASSES.map((most, i) => `${(CLASSES[i - 1] ?? 0) + 1}-${most}`), 'armour'],
  Object.values(ZOMBIES).map(({ title, movement, classes, armour }) => [
    title,
    `${movement}`,
    ...classes.map(({ toughness, points }) => `${toughnessText(toughness)}, ${points} points`),
    armour ? 'yes' : 'no',
  ]),
)

/** The two numbers of toughness dice that people have. */
const DICE = [2, 3] as const

const PSYCH_TABLE = table(
  'ed.psych.3',
  ['morale', 'modifier', ...DICE.map((dice) => `${dice} dice need`)],
  Object.entries(MORALE).map(([morale, modifier]) => [
    capital(morale),
    signed(modifier),
    ...DICE.map((dice) => `${CHECK - dice - modifier}`),
  ]),
)

const BRAIN_TABLE = table(
  'ed.brain.4',
  ['', ...CLASSES.map((most, i) => `${(CLASSES[i - 1] ?? 0) + 1}-${most} need`)],
  Object.values(ZOMBIES).map(({ title, classes }) => [
    title,
    ...classes.map(({ toughness }, i) => `${CHECK - toughness.dice - (SIZE_MODIFIERS[i] ?? 0)}`),
  ]),
)

const MANY = Array.from({ length: RING.places }, (_, i) => i + 1)

const CONTACT_TABLE = table(
  'ed.bite.12',
  ['in contact', ...MANY.map(String)],
  [
    ['a bite hits on', ...MANY.map((many) => `${BITE_ACCURACY - many + 1}+`)],
    ['a shove needs', ...MANY.map((many) => `${SHOVE + many - 1}+`)],
  ],
)

const PERK_TABLE = table(
  'ed.force.5',
  ['perk', 'level', ''],
  Object.values(PERKS).map(({ title, level, says }) => [title, `${level}`, says]),
)

const COMMAND_TABLE = table(
  'ed.command.3',
  ['command', 'points', ''],
  Object.values(EFFECTS).map(({ title, cost, says }) => [title, `${cost}`, says]),
)

const TERRAIN_TABLE = table(
  'ed.terrain.1',
  ['', 'ground', 'sight', 'climbed'],
  TERRAIN_IDS.map((id) => {
    const { ground, sight, climb } = terrainKind(id)
    return [id, ground, sight, climb === 'none' ? '–' : climb]
  }),
)

const FACTOR_TABLE = table(
  'ed.shoot.9',
  ['factor', 'shooting', 'melee', 'bite'],
  [
    ['aimed', '+1 die', '+1 die', '–'],
    ['flank or rear', '+1 each', '+1 each', '–'],
    ['a friend in contact', '–', '+1 each', '–'],
    ['target down', '–', '+1 die', '+1 die'],
    ['target in cover', 'resists +1 die', '–', '–'],
    ['target armoured', 'resists +1 die', 'resists +1 die', 'resists +1 die'],
  ],
)

export const REFERENCE: readonly (readonly Section[])[] = [
  [
    section('The turn', ['ed.turn.1', 'ed.turn.4', 'ed.activation.1', 'ed.turn.7']),
    section('Moving', ['ed.move.2', 'ed.move.9', 'ed.move.11', 'ed.herd.6', 'ed.herd.7']),
    section('Attacks', ['ed.shoot.7', 'ed.shoot.8', 'ed.wounds.1', 'ed.shoot.12'], [FACTOR_TABLE]),
    section('Weapons', [], [SHOOTING_TABLE, MELEE_TABLE]),
  ],
  [
    section('People', ['ed.wounds.8', 'ed.death.3', 'ed.infection.4'], [PROFILE_TABLE, PSYCH_TABLE]),
    section('Perks and commands', ['ed.command.2'], [PERK_TABLE, COMMAND_TABLE]),
  ],
  [
    section(
      'Herds',
      ['ed.rambling.1', 'ed.rambling.2', 'ed.bite.4', 'ed.bite.9'],
      [HERD_TABLE, BRAIN_TABLE, CONTACT_TABLE],
    ),
    section('Terrain', ['ed.sight.4', 'ed.cover.2', 'ed.climb.4'], [TERRAIN_TABLE]),
  ],
]
