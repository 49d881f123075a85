/** What Drop Dead has to be printed: tiles, counters, cards, survivors, and pages to look things up. */
import {
  type ArtName,
  type CardPrint,
  type CharacterPrint,
  type CounterPrint,
  type Ground,
  type Printables,
  type TileMark,
  type TilePrint,
  type Wall,
  citing,
  signed,
} from '@shamble/print'
import { type Clause, CLAUSES } from './clauses.ts'
import { type CardId, CARDS, DECK, type EventKind, isCarPart, isItem, ITEMS, type ItemId } from './content/cards.ts'
import { isStartTile, type Side, STACK, START_TILES, type TileId, TILES, VAN } from './content/tiles.ts'
import { ABOUT } from './about.ts'
import { OPTIONS } from './options-schema.ts'
import { distancePenalty } from './rules/11-range.ts'
import { ENTRANCES, TILE_SIDE } from './tables/map.ts'
import { SURVIVOR_IDS, type SurvivorId, type SurvivorRow, SURVIVORS } from './tables/survivors.ts'
import { ZOMBIES } from './tables/zombies.ts'

const UNIT = 25
const FIGURE = { width: 22, height: 22 }
const DAMAGE_STEP = OPTIONS.damageStep.standard
const MIN_MOVE = OPTIONS.minMove.standard
/** As far as the tables of distances go. */
const FARTHEST = 8
const PARTS: readonly ItemId[] = (Object.keys(ITEMS) as ItemId[]).filter(isCarPart)

const isMiddle = (at: number): boolean => at === 1 || at === 2

/** The way from an open side to the middle of the tile; the rest is shaded, and no obstacle (dd.grid.4). */
function groundAt(open: readonly Side[], column: number, row: number): Ground {
  if (isMiddle(column) && isMiddle(row)) return 'way'
  const side: Side | null = isMiddle(column)
    ? row === 0
      ? 'N'
      : 'S'
    : isMiddle(row)
      ? column === 0
        ? 'W'
        : 'E'
      : null
  return side !== null && open.includes(side) ? 'way' : 'corner'
}

/** dd.grid.5 A closed side is wall, an open one has wall at its corner units. */
function wallsOf(open: readonly Side[]): Wall[] {
  const sections = (side: Side): readonly (readonly [number, number])[] =>
    open.includes(side)
      ? [
          [0, 1],
          [TILE_SIDE - 1, TILE_SIDE],
        ]
      : [[0, TILE_SIDE]]
  return [
    ...sections('N').map(([from, to]): Wall => [from, 0, to, 0]),
    ...sections('E').map(([from, to]): Wall => [TILE_SIDE, from, TILE_SIDE, to]),
    ...sections('S').map(([from, to]): Wall => [from, TILE_SIDE, to, TILE_SIDE]),
    ...sections('W').map(([from, to]): Wall => [0, from, 0, to]),
  ]
}

/** dd.symbols.1, dd.symbols.2 */
function marksOf(id: TileId): TileMark[] {
  const { symbol } = TILES[id]
  if (id === VAN) return [{ mark: 'art', art: 'van', over: [1, 1, 2] }]
  if (symbol === null) return []
  return [symbol === 'circle' ? { mark: 'circle' } : { mark: 'star', number: symbol }]
}

function tilePrint(id: TileId): TilePrint {
  const { title, open } = TILES[id]
  const units = Array.from({ length: TILE_SIDE * TILE_SIDE }, (_, i) => i)
  return {
    id: isStartTile(id) ? `Start tile ${id}` : id,
    title,
    back: isStartTile(id) ? `Start tile ${id}` : '?',
    squares: units.map((i) => groundAt(open, i % TILE_SIDE, Math.floor(i / TILE_SIDE))),
    walls: wallsOf(open),
    marks: marksOf(id),
  }
}

const speedOfZombie = (lost: number): number =>
  ZOMBIES.movement + ZOMBIES.hurtBonus * Math.floor(lost / ZOMBIES.hurtStep)

const LOOKS = ['zombie 1', 'zombie 2', 'zombie 3', 'zombie 4'] as const satisfies readonly ArtName[]
const PART_ART: Readonly<Partial<Record<ItemId, ArtName>>> = {
  I01: 'battery',
  I02: 'belt',
  I03: 'plugs',
  I04: 'hose',
  I05: 'fuel',
}
const artOfPart = (id: ItemId): ArtName => PART_ART[id] ?? 'battery'
const nameOfPart = (id: ItemId): string => ITEMS[id].title.replace('Car Part: ', '')

function counters(): CounterPrint[] {
  const numbers = Array.from({ length: ZOMBIES.figures }, (_, i) => i + 1)
  return [
    ...numbers.map((number): CounterPrint => {
      const art = LOOKS[number % LOOKS.length] ?? 'zombie 1'
      return {
        id: `Zombie ${number}`,
        ...FIGURE,
        front: { art, number: `${number}`, label: `moves ${speedOfZombie(0)}` },
        back: { art, number: `${number}`, label: `moves ${speedOfZombie(ZOMBIES.hurtStep)}`, shaded: true },
        count: 1,
      }
    }),
    ...SURVIVOR_IDS.map(
      (id): CounterPrint => ({
        id: SURVIVORS[id].title,
        ...FIGURE,
        front: { art: id, label: SURVIVORS[id].title },
        back: { art: id, label: 'with a part', shaded: true },
        count: 1,
      }),
    ),
    ...PARTS.map(
      (id): CounterPrint => ({
        id: `Part: ${nameOfPart(id)}`,
        ...FIGURE,
        front: { art: artOfPart(id), label: nameOfPart(id) },
        back: { art: artOfPart(id), label: 'installed', shaded: true },
        count: 1,
      }),
    ),
  ]
}

const CARD_ART: Readonly<Record<Exclude<(typeof ITEMS)[ItemId]['kind'], 'car part'> | EventKind, ArtName>> = {
  bandages: 'bandages',
  'health kit': 'medkit',
  'adrenaline shot': 'syringe',
  'pipe bomb': 'bomb',
  'smoke canister': 'smoke',
  'battle rush': 'rush',
  horde: 'horde',
  stragglers: 'stragglers',
  'lone walker': 'walker',
  'car alarm': 'alarm',
  tripwire: 'wire',
  'bear trap': 'trap',
  'nail bomb': 'nails',
  'toxic rain': 'rain',
  'fog bank': 'fog',
  'eerie silence': 'silence',
}

function cardPrint(id: CardId): CardPrint {
  const { title, kind, family, says } = CARDS[id]
  return {
    id,
    title: isItem(id) && isCarPart(id) ? nameOfPart(id) : title,
    family: `${isItem(id) ? 'item' : 'event'}: ${family}`,
    art: kind === 'car part' ? artOfPart(id as ItemId) : CARD_ART[kind],
    says,
    dark: !isItem(id),
    boxes: 0,
    count: 1,
  }
}

/** `2D12`, `D20 + D10` */
function diceText(dice: readonly number[]): string {
  const sides = [...new Set(dice)]
  return sides
    .map((side) => [dice.filter((die) => die === side).length, side] as const)
    .map(([count, side]) => `${count === 1 ? '' : count}D${side}`)
    .join(' + ')
}

/** dd.movement.5, dd.movement.6, dd.movement.8 */
const allowance = ({ movement, movementPerStep }: SurvivorRow, step: number): number =>
  Math.max(MIN_MOVE, movement + movementPerStep * step)

const penaltyText = (penalty: number | null): string =>
  penalty === null ? 'no' : penalty === 0 ? '0' : signed(-penalty)

const { line, section } = citing(CLAUSES)

const OWN: Readonly<Record<SurvivorId, readonly Clause[]>> = {
  earl: ['dd.combat.7'],
  frank: ['dd.survivors.5', 'dd.survivors.6'],
  skye: ['dd.survivors.10', 'dd.survivors.11'],
  owl: ['dd.survivors.15', 'dd.survivors.17'],
}
const TURN: readonly Clause[] = ['dd.turn.1', 'dd.turn.2', 'dd.items.1', 'dd.parts.1', 'dd.overrun.1', 'dd.overrun.3']

function character(id: SurvivorId): CharacterPrint {
  const row = SURVIVORS[id]
  const { title, byname, health, movement, weapon, attackPerStep } = row
  const steps = Array.from({ length: Math.ceil(health / DAMAGE_STEP) }, (_, step) => step)
  const distances = Array.from({ length: FARTHEST }, (_, i) => i + 1)
  return {
    id: title,
    title,
    byname: `${byname}, ${weapon.title}`,
    art: id,
    facts: [
      ['Turn', `${SURVIVOR_IDS.indexOf(id) + 1}`],
      ['Health', `${health}`],
      ['Movement', `${movement}`],
      ['Attack', diceText(weapon.dice)],
      ['Range', weapon.nearest > 1 ? `${weapon.nearest} to ${weapon.range}` : `${weapon.range}`],
    ],
    track: {
      title: 'Health lost: cross off from the top; the row of the next box counts',
      rows: steps.map((step) => ({
        boxes: Math.min(DAMAGE_STEP, health - step * DAMAGE_STEP),
        label: `moves ${allowance(row, step)}${attackPerStep === 0 ? '' : `, attack ${signed(attackPerStep * step)}`}`,
      })),
    },
    tables: [
      {
        title: 'Distance',
        clause: 'dd.combat.5',
        head: [...distances.map(String), 'each more'],
        rows: [
          [
            ...distances.map((distance) => penaltyText(distancePenalty(weapon, distance))),
            weapon.perUnitBeyond === null ? 'no' : signed(-weapon.perUnitBeyond),
          ],
        ],
      },
    ],
    lines: [...OWN[id], ...TURN].map(line),
    count: 1,
  }
}

/** dd.grid.6 The entrance units as they lie on the table, north up. */
function entrancePicture(): string[][] {
  const rows = Array.from({ length: TILE_SIDE }, () => Array.from({ length: TILE_SIDE }, () => '·'))
  for (const [i, [column, row]] of ENTRANCES.entries()) {
    const units = rows[row]
    if (units) units[column] = `${i + 1}`
  }
  return rows
}

/** dd.shamble.4 */
const COMPASS_PICTURE = [
  ['8', '1', '2'],
  ['7', '·', '3'],
  ['6', '5', '4'],
]

const PLAYER_COUNTS = [1, 2, 3, 4]

export const dropDeadPrintables = {
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  tiles: {
    n: TILE_SIDE,
    square: UNIT,
    list: [...(Object.keys(START_TILES) as TileId[]), ...STACK].map(tilePrint),
  },
  counters: counters(),
  cards: { width: 63, height: 88, list: DECK.map(cardPrint) },
  characters: SURVIVOR_IDS.map(character),
  record: {
    title: 'Drop Dead: record sheet',
    blocks: [
      {
        title: 'Zombies: health lost. Rub a row out when its zombie is killed',
        columns: 1,
        rows: Array.from({ length: ZOMBIES.figures }, (_, i) => ({
          label: `${i + 1}`,
          groups: Array.from({ length: ZOMBIES.health / ZOMBIES.hurtStep }, (__, half) => ({
            boxes: ZOMBIES.hurtStep,
            label: `moves ${speedOfZombie(half * ZOMBIES.hurtStep)}`,
          })),
        })),
      },
      {
        title: 'Car parts installed',
        columns: 1,
        rows: [
          {
            label: 'Parts',
            groups: [
              {
                boxes: PARTS.length,
                label: `needed: ${PLAYER_COUNTS.map((n) => `${OPTIONS.partsRequired.standard[n - 1]} with ${n}`).join(', ')} survivors`,
              },
            ],
          },
        ],
      },
      { title: 'Cycles', columns: 1, rows: [{ label: 'Cycle', groups: [{ boxes: 40, label: '' }] }] },
    ],
  },
  reference: [
    [
      section('Set-up', [
        'dd.setup.1',
        'dd.setup.3',
        'dd.setup.5',
        'dd.setup.6',
        'dd.setup.7',
        'dd.setup.12',
        'dd.setup.13',
      ]),
      section('A cycle', ['dd.cycle.2', 'dd.cycle.3']),
      section('A survivor’s turn', [
        'dd.turn.1',
        'dd.turn.2',
        'dd.turn.6',
        'dd.movement.2',
        'dd.movement.5',
        'dd.movement.6',
        'dd.movement.8',
        'dd.grid.11',
      ]),
      section('Exploring', [
        'dd.explore.2',
        'dd.explore.4',
        'dd.explore.6',
        'dd.explore.8',
        'dd.explore.11',
        'dd.explore.13',
        'dd.symbols.6',
        'dd.explore.14',
      ]),
      section('Symbols and cards', [
        'dd.symbols.1',
        'dd.symbols.2',
        'dd.symbols.4',
        'dd.cards.2',
        'dd.cards.3',
        'dd.cards.5',
        'dd.cards.9',
        'dd.items.1',
        'dd.items.6',
      ]),
      section('Car parts', ['dd.parts.1', 'dd.parts.2', 'dd.parts.5', 'dd.parts.7', 'dd.parts.11', 'dd.parts.12']),
      section(
        'Fighting',
        ['dd.combat.2', 'dd.combat.4', 'dd.combat.5', 'dd.combat.7', 'dd.combat.10'],
        [
          {
            head: ['', 'Health', 'Moves', 'Attack', 'Range', 'Beyond'],
            rows: [
              ...SURVIVOR_IDS.map((id) => SURVIVORS[id]).map(({ title, health, movement, weapon }) => [
                title,
                `${health}`,
                `${movement}`,
                diceText(weapon.dice),
                weapon.nearest > 1 ? `${weapon.nearest}-${weapon.range}` : `${weapon.range}`,
                weapon.perUnitBeyond === null ? 'no' : signed(-weapon.perUnitBeyond),
              ]),
              ['Zombie', `${ZOMBIES.health}`, `${ZOMBIES.movement}`, diceText(ZOMBIES.attack), '1', 'no'],
            ],
            clause: 'dd.health.1' satisfies Clause,
          },
        ],
      ),
      section('Overrun tiles', ['dd.overrun.1', 'dd.overrun.3', 'dd.overrun.4']),
      section('Distance and sight', ['dd.grid.13', 'dd.grid.15', 'dd.grid.17', 'dd.grid.21']),
    ],
    [
      section('Spawners', [
        'dd.spawn.1',
        'dd.spawn.2',
        'dd.spawn.4',
        'dd.spawn.7',
        'dd.spawn.8',
        'dd.zombies.6',
        'dd.zombies.8',
      ]),
      section(
        'Where a zombie is placed',
        ['dd.placement.1', 'dd.placement.3', 'dd.placement.4'],
        [{ head: ['', 'N', '', ''], rows: entrancePicture(), clause: 'dd.grid.6' satisfies Clause }],
      ),
      section('What zombies do', [
        'dd.behaviour.4',
        'dd.behaviour.2',
        'dd.behaviour.6',
        'dd.behaviour.7',
        'dd.behaviour.9',
        'dd.behaviour.10',
        'dd.behaviour.11',
        'dd.zombies.2',
        'dd.zombies.4',
      ]),
      section(
        'Shambling',
        [
          'dd.shamble.1',
          'dd.shamble.5',
          'dd.shamble.6',
          'dd.shamble.8',
          'dd.shamble.10',
          'dd.shamble.12',
          'dd.shamble.14',
        ],
        [{ head: ['', 'N', ''], rows: COMPASS_PICTURE, clause: 'dd.shamble.4' satisfies Clause }],
      ),
      section('Death, and the undead', [
        'dd.death.5',
        'dd.death.3',
        'dd.death.6',
        'dd.undead.4',
        'dd.undead.5',
        'dd.undead.6',
        'dd.undead.9',
        'dd.undead.11',
        'dd.undead.13',
        'dd.undead.14',
      ]),
      section('No more open doors', ['dd.doors.1', 'dd.doors.4', 'dd.doors.5', 'dd.doors.7', 'dd.doors.10']),
      section('The end', ['dd.end.1', 'dd.end.3', 'dd.end.4', 'dd.end.5', 'dd.end.6', 'dd.end.7']),
    ],
  ],
} satisfies Printables
