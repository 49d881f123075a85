/** Pages to look things up, made from the tables that the rules use. */
import { type Section, score, signed } from '@shamble/print'
import { cardsOf, DECK_IDS } from '../content/decks.ts'
import { CARD_IDS, CARDS } from '../tables/cards.ts'
import { DIFFICULTIES } from '../tables/difficulties.ts'
import { GRENADES } from '../tables/grenades.ts'
import { type Bands, FACTORS, GUNS, NEAR } from '../tables/guns.ts'
import { MELEE_CLASSES, MELEE_WEAPONS } from '../tables/melee.ts'
import { ORDERS } from '../tables/orders.ts'
import { INJURY } from '../tables/survivors.ts'
import { TERRAIN } from '../tables/terrain.ts'
import { DRIFT_TABLE, WAY_COSTS, ZED_TURNS } from '../tables/zeds.ts'
import { listed, section, table, weaponName } from './words.ts'

const CARD_TABLE = table(
  'rs.cards.1',
  ['card', 'steps', 'shots'],
  CARD_IDS.map((card) => [card, CARDS[card].steps.join(', '), `${CARDS[card].shots}`]),
)

const bands = ({ body, head }: Bands): string[] => [score(body), score(head)]

const GUN_TABLE = table(
  'rs.shoot.2',
  ['', `body to ${NEAR}`, 'head', 'body beyond', 'head', 'clip', 'shots'],
  Object.values(GUNS).map(({ name, near, far, clip, shots }) => [
    name,
    ...bands(near),
    ...bands(far),
    `${clip}`,
    `${shots}`,
  ]),
)

const FACTOR_TABLE = table(
  'rs.shoot.5',
  ['factor', ''],
  [...Object.entries(FACTORS), ['each hit of the shooter', -INJURY.shoot] as const].map(([name, value]) => [
    name,
    signed(value),
  ]),
)

const MELEE_TABLE = table(
  'rs.melee.8',
  ['class', 'down', 'kills', 'weapons'],
  Object.entries(MELEE_CLASSES).map(([id, { down, kill }]) => [
    id,
    score(down),
    score(kill),
    Object.entries(MELEE_WEAPONS)
      .flatMap(([weapon, is]) => (is === id ? [weapon] : []))
      .join(', '),
  ]),
)

const GRENADE_TABLE = table(
  'rs.grenade.4',
  ['', 'down', 'kills', 'loud'],
  Object.values(GRENADES).map(({ name, down, kill, loud }) => [
    name,
    down ? 'yes' : 'no',
    score(kill),
    loud ? 'yes' : 'no',
  ]),
)

const WALKS = { free: 'free', no: 'no', shut: 'when open', crossed: 'by climbing' } as const

const TERRAIN_TABLE = table(
  'rs.terrain.1',
  ['', 'walked', 'sight', 'Tank'],
  Object.entries(TERRAIN).map(([kind, { walk, sight, tank }]) => [kind, WALKS[walk], sight, tank ? 'breaks it' : 'no']),
)

const WAY_TABLE = table(
  'rs.zed.4',
  ['a way costs besides', 'cm'],
  Object.entries(WAY_COSTS).map(([what, cost]) => [what, `${cost}`]),
)

const DOOR_TABLE = table(
  'rs.door.7',
  ['door', 'Zed-turns'],
  Object.entries(ZED_TURNS).map(([kind, turns]) => [kind, `${turns}`]),
)

const ORDER_TABLE = table(
  'rs.order.8',
  ['order', 'asks for', 'then'],
  Object.entries(ORDERS).map(([order, { asks, next }]) => [
    order,
    asks ?? '–',
    next === null ? 'goes on' : next === 'default' ? 'as before' : next,
  ]),
)

export const REFERENCE: readonly (readonly Section[])[] = [
  [
    section('The turn', ['rs.turn.1', 'rs.turn.3', 'rs.turn.4', 'rs.turn.7', 'rs.turn.9', 'rs.turn.10'], [CARD_TABLE]),
    section('Shooting', ['rs.shoot.6', 'rs.shoot.7', 'rs.shoot.9'], [GUN_TABLE, FACTOR_TABLE]),
    section('Melee', ['rs.melee.3', 'rs.melee.12'], [MELEE_TABLE]),
  ],
  [
    section('Grenades', ['rs.grenade.1', 'rs.grenade.11', 'rs.fire.4'], [GRENADE_TABLE]),
    section('Terrain', ['rs.sight.2', 'rs.sight.3'], [TERRAIN_TABLE]),
    section('Orders', ['rs.order.4', 'rs.nps.4'], [ORDER_TABLE]),
    section('Harm', ['rs.injury.1', 'rs.injury.3', 'rs.injury.4', 'rs.infection.1']),
  ],
]

const DRIFT_ROWS = table(
  'rs.drift.2',
  ['die', 'a drifter'],
  DRIFT_TABLE.map((does, i) => [`${i + 1}`, does]),
)

const DIFFICULTY_TABLE = table(
  'rs.scenario.2',
  ['', 'hordes', 'cap', 'drifters', 'kinds'],
  Object.entries(DIFFICULTIES).map(([id, row]) => [
    id,
    signed(row.hordes),
    `${row.cap}`,
    signed(row.drifters),
    `${row.kinds}${row.extraKinds > 0 ? ` + ${row.extraKinds}` : ''}`,
  ]),
)

const DECK_TABLE = table(
  'rs.scenario.20',
  ['deck', 'cards'],
  DECK_IDS.map((deck) => [
    deck,
    cardsOf(deck)
      .map(({ guns = [], melee = [], items = [], zed }) =>
        zed
          ? 'a Zed'
          : [...[...guns, ...melee].map(weaponName), listed(items)].filter((text) => text !== '').join(', ') ||
            'nothing',
      )
      .join('; '),
  ]),
)

/** What is rolled in secret, and what it is rolled on. */
export const UMPIRE_REFERENCE: readonly (readonly Section[])[] = [
  [
    section('Zeds', ['rs.zed.1', 'rs.zed.7', 'rs.zed.8', 'rs.priority.1'], [WAY_TABLE, DOOR_TABLE, DRIFT_ROWS]),
    section('Hordes', ['rs.horde.2', 'rs.horde.3', 'rs.horde.8', 'rs.horde.10', 'rs.groan.3']),
    section('Infection', ['rs.infection.2', 'rs.infection.3', 'rs.infection.7', 'rs.infection.11']),
    section('Set-up', ['rs.setup.10', 'rs.secrecy.14'], [DIFFICULTY_TABLE, DECK_TABLE]),
  ],
]
