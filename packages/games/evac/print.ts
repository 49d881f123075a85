/** What Evac has to be printed: tiles, counters, equipment, marines, and a page to look things up. */
import { parseTile, type Tile } from '@shamble/grid'
import {
  type ArtName,
  type CardPrint,
  type CharacterPrint,
  type CounterPrint,
  type Printables,
  type TilePrint,
  type Wall,
  citing,
  signed,
} from '@shamble/print'
import { type Clause, CLAUSES } from './clauses.ts'
import { HELIPAD, SHUFFLED, TILES } from './content/tiles.ts'
import { ABOUT } from './about.ts'
import { ATTACK } from './tables/attack.ts'
import { BONUSES } from './tables/bonuses.ts'
import { DOOR_COUNTERS } from './tables/doors.ts'
import { HEALING } from './tables/healing.ts'
import { type ItemKind, MARINES, type MarineType } from './tables/marines.ts'
import { NAMES } from './tables/names.ts'
import type { Row } from './tables/rows.ts'
import { WEAPONS, type WeaponKind } from './tables/weapons.ts'
import { ZOMBIES } from './tables/zombies.ts'

const SIDE = 7
const SQUARE = 25
/** The book names no number; these fill pages and last for most games (ev.spawn.10). */
const ZOMBIE_COUNTERS = 88
/** ev.pop.1 As many as all tiles can ever need. */
const DOORS = SHUFFLED.length * Math.max(...DOOR_COUNTERS.map(({ result }) => result))
const FUEL_CANS = 3

const TYPES = Object.keys(MARINES) as MarineType[]
const LOOKS = [1, 2, 3, 4] as const

/** ev.tile.1 */
function tilePrint(id: keyof typeof TILES): TilePrint {
  const { name, text } = TILES[id]
  const tile = parseTile(SIDE, text, { squares: '.#H' })
  return {
    id,
    title: name,
    back: 'Face down',
    squares: tile.squares.map((square) => (square === '#' ? 'indoor' : 'outdoor')),
    walls: wallsOf(tile),
    marks: [
      { mark: 'corners', over: [2, 2, 3] },
      ...(id === HELIPAD ? [{ mark: 'art', art: 'helipad', over: [2.1, 2.1, 2.8] } as const] : []),
    ],
  }
}

function wallsOf({ n, vertical, horizontal }: Tile): Wall[] {
  const walls: Wall[] = []
  for (let row = 0; row < n; row++)
    for (let line = 0; line <= n; line++) if (vertical[row * (n + 1) + line]) walls.push([line, row, line, row + 1])
  for (let line = 0; line <= n; line++)
    for (let column = 0; column < n; column++)
      if (horizontal[line * n + column]) walls.push([column, line, column + 1, line])
  return walls
}

const FIGURE = { width: 22, height: 22 }

function counters(): CounterPrint[] {
  return [
    ...LOOKS.map(
      (look): CounterPrint => ({
        id: `zombie ${look}`,
        ...FIGURE,
        front: { art: `zombie ${look}` },
        back: { art: `down ${look}`, shaded: true },
        count: ZOMBIE_COUNTERS / LOOKS.length,
      }),
    ),
    ...TYPES.flatMap((type) =>
      NAMES[type].map(
        (name): CounterPrint => ({
          id: `${MARINES[type].title} ${name}`,
          ...FIGURE,
          front: { art: type, label: name },
          back: { art: 'dead', label: name, shaded: true },
          count: 1,
        }),
      ),
    ),
    {
      id: 'Spawn tile',
      ...FIGURE,
      front: { art: 'spawn', label: 'Spawn tile' },
      back: { art: 'spawn', label: 'Spawn tile' },
      count: 1,
    },
    { id: 'Fuel can', ...FIGURE, front: { art: 'fuel' }, back: { art: 'fuel' }, count: FUEL_CANS },
    {
      id: 'Door',
      width: 20,
      height: 6,
      front: { art: 'door standing' },
      back: { art: 'door destroyed' },
      count: DOORS,
    },
  ]
}

/** Equipment changes hands, so every piece is a card of its own (ev.swap.8). */
function cards(): CardPrint[] {
  const kinds = [...new Set(TYPES.flatMap((type) => MARINES[type].kit))]
  return kinds.map((kind) => equipment(kind, countOf(kind)))
}

const countOf = (kind: ItemKind): number =>
  TYPES.reduce((sum, type) => sum + NAMES[type].length * MARINES[type].kit.filter((one) => one === kind).length, 0)

const isWeapon = (kind: string): kind is WeaponKind => Object.hasOwn(WEAPONS, kind)

function equipment(kind: ItemKind, count: number): CardPrint {
  if (isWeapon(kind)) {
    const { title, modifier, automatic, ammo } = WEAPONS[kind]
    return {
      id: kind,
      title,
      family: ammo === null ? 'close combat' : automatic ? 'automatic weapon' : 'weapon',
      art: kind as Exclude<WeaponKind, 'unarmed'>,
      says: `${signed(modifier)} on the attack roll${ammo === null ? '' : `, ${ammo} rounds`}`,
      dark: false,
      boxes: ammo ?? 0,
      count,
    }
  }
  const [what, gun] = kind.split(':')
  if (what === 'reload' && gun !== undefined && isWeapon(gun))
    return {
      id: kind,
      title: 'Reload',
      family: WEAPONS[gun].title,
      art: 'reload',
      says: `Fills it up to ${WEAPONS[gun].ammo} rounds and is used up.`,
      dark: false,
      boxes: 0,
      count,
    }
  const { title, art, says } = OTHER[kind as keyof typeof OTHER]
  return { id: kind, title, family: 'equipment', art, says, dark: false, boxes: 0, count }
}

const OTHER = {
  grenade: { title: 'Grenade', art: 'grenade', says: 'Kills all in its square and around it. Used up.' },
  medkit: { title: 'Medkit', art: 'medkit', says: 'A Medic heals with it. Never used up.' },
} as const satisfies Partial<Record<ItemKind, { title: string; art: ArtName; says: string }>>

/** ev.dice.4 The faces of the die that lead to this row of a table: `4-5`, `6`, `never`. */
function facesFor<Result>(table: readonly Row<Result>[], row: number, modifier: number): string {
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => {
    const found = table.findLastIndex(({ from }) => from <= face + modifier)
    return Math.max(found, 0) === row
  })
  const [first, last] = [faces[0], faces.at(-1)]
  return first === undefined ? 'never' : first === last ? `${first}` : `${first}-${last}`
}

const { line, section } = citing(CLAUSES)

const SKILLS: Readonly<Record<MarineType, readonly Clause[]>> = {
  medic: ['ev.heal.1', 'ev.heal.5', 'ev.act.1', 'ev.auto.2'],
  grunt: ['ev.gren.3', 'ev.gren.6', 'ev.act.1', 'ev.auto.2'],
  sergeant: ['ev.act.1', 'ev.auto.2', 'ev.auto.5', 'ev.swap.1'],
  lieutenant: ['ev.lt.3', 'ev.lt.4', 'ev.lt.5', 'ev.lt.6'],
}

/** Every weapon with which a marine begins, bare hands too, and what the die has to show. */
const attackRows = (type: MarineType, standing: number): string[][] =>
  [...MARINES[type].kit, 'unarmed'].filter(isWeapon).map((kind) => {
    const { title, modifier } = WEAPONS[kind]
    return [title, signed(modifier), ...ATTACK.map((_, i) => facesFor(ATTACK, i, modifier + standing))]
  })

function character(type: MarineType, name: string): CharacterPrint {
  const { title, speed, hp, kit } = MARINES[type]
  const head = ['Weapon', 'Modifier', 'Miss', 'Knock down', 'Kill']
  return {
    id: `${title} ${name}`,
    title: name,
    byname: title,
    art: type,
    facts: [
      ['Speed', `${speed}`],
      ['Sprint', `${speed + BONUSES.sprint}`],
      ['HP', `${hp}`],
      [
        'Begins with',
        kit
          .map((kind) => equipment(kind, 0))
          .map(kitText)
          .join(', '),
      ],
    ],
    track: { title: 'Hits taken', rows: [{ boxes: hp, label: 'dead when all are crossed off' }] },
    tables: [
      { title: 'The die shows, after or before moving', clause: 'ev.attack.3', head, rows: attackRows(type, 0) },
      { title: 'The die shows, standing', clause: 'ev.stand.1', head, rows: attackRows(type, BONUSES.stand) },
    ],
    lines: SKILLS[type].map(line),
    count: 1,
  }
}

const kitText = ({ title, family }: CardPrint): string => (title === 'Reload' ? `reload for ${family}` : title)

/** The rows of a table of results, as a person reads them. */
const resultRows = <Result>(table: readonly Row<Result>[], word: (result: Result) => string): string[][] =>
  table.map((row, i) => {
    const next = table[i + 1]
    const upTo =
      next === undefined ? `${row.from} or more` : i === 0 ? `${next.from - 1} or less` : `${row.from}-${next.from - 1}`
    return [upTo, word(row.result)]
  })

const RESULTS = { miss: 'miss', knockDown: 'knock down; kill if it is down already', kill: 'kill' } as const

export const evacPrintables = {
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  tiles: { n: SIDE, square: SQUARE, list: SHUFFLED.map(tilePrint) },
  counters: counters(),
  cards: { width: 44, height: 63, list: cards() },
  characters: TYPES.flatMap((type) => NAMES[type].map((name) => character(type, name))),
  record: {
    title: 'Evac: record sheet',
    blocks: [
      { title: 'Turns', columns: 1, rows: [{ label: 'Turn', groups: [{ boxes: 50, label: '' }] }] },
      {
        title: 'Zombies arrive',
        columns: 2,
        rows: [1, 2, 3, 4].map((dice) => ({
          label: `${dice}d${ZOMBIES.zombieDie}`,
          groups: [
            {
              boxes: 0,
              label: `with ${(dice - 1) * ZOMBIES.marinesPerDie + 1} to ${dice * ZOMBIES.marinesPerDie} living marines`,
            },
          ],
        })),
      },
      {
        title: 'Tiles that have turned up',
        columns: 3,
        rows: SHUFFLED.map((id) => ({ label: id, groups: [{ boxes: 1, label: TILES[id].name }] })),
      },
    ],
  },
  reference: [
    [
      section('Set-up', [
        'ev.setup.1',
        'ev.setup.2',
        'ev.setup.4',
        'ev.setup.5',
        'ev.setup.8',
        'ev.setup.9',
        'ev.setup.12',
        'ev.setup.15',
      ]),
      section('Who wins', ['ev.win.1', 'ev.win.2', 'ev.win.7']),
      section('A turn', [
        'ev.turn.1',
        'ev.spawn.5',
        'ev.spawn.7',
        'ev.spawn.1',
        'ev.spawn.2',
        'ev.act.3',
        'ev.act.1',
        'ev.zturn.1',
        'ev.zturn.2',
      ]),
      section(
        'A new tile',
        [
          'ev.flip.1',
          'ev.flip.3',
          'ev.flip.4',
          'ev.pop.2',
          'ev.pop.3',
          'ev.pop.6',
          'ev.pop.11',
          'ev.pop.13',
          'ev.pop.15',
        ],
        [
          {
            head: ['1d6', 'Door counters'],
            rows: resultRows(DOOR_COUNTERS, String),
            clause: 'ev.pop.1' satisfies Clause,
          },
        ],
      ),
      section('Marines move', ['ev.move.1', 'ev.move.4', 'ev.move.6', 'ev.move.7', 'ev.sprint.1', 'ev.sprint.3']),
      section('Line of sight and contact', [
        'ev.los.1',
        'ev.los.3',
        'ev.los.4',
        'ev.los.6',
        'ev.los.7',
        'ev.map.13',
        'ev.map.14',
      ]),
      section('Swapping equipment', ['ev.swap.1', 'ev.swap.2', 'ev.swap.7', 'ev.swap.11']),
    ],
    [
      section(
        'Marines attack',
        ['ev.act.5', 'ev.attack.1', 'ev.stand.1', 'ev.stand.3', 'ev.close.1', 'ev.attack.5'],
        [
          {
            head: ['Weapon', 'Modifier', 'Automatic', 'Rounds'],
            rows: Object.values(WEAPONS).map(({ title, modifier, automatic, ammo }) => [
              title,
              signed(modifier),
              automatic ? 'yes' : 'no',
              ammo === null ? 'none' : `${ammo}`,
            ]),
            clause: 'ev.attack.3' satisfies Clause,
          },
          {
            head: ['Modified roll', 'Result'],
            rows: resultRows(ATTACK, (result) => RESULTS[result]),
            clause: 'ev.attack.3' satisfies Clause,
          },
        ],
      ),
      section('Bursts', ['ev.auto.2', 'ev.auto.3', 'ev.auto.5', 'ev.auto.6', 'ev.auto.9', 'ev.auto.12']),
      section('Reloads', ['ev.reload.1', 'ev.reload.2', 'ev.reload.3']),
      section('Grenades', ['ev.gren.3', 'ev.gren.6', 'ev.gren.8', 'ev.gren.11']),
      section(
        'Healing',
        ['ev.heal.1', 'ev.heal.4', 'ev.heal.6', 'ev.heal.7'],
        [
          {
            head: ['Modified roll', 'HP restored'],
            rows: resultRows(HEALING, String),
            clause: 'ev.heal.5' satisfies Clause,
          },
        ],
      ),
      section('Zombies', [
        'ev.zmove.1',
        'ev.zmove.4',
        'ev.zdoor.1',
        'ev.zdoor.2',
        'ev.zdoor.4',
        'ev.zatt.1',
        'ev.zatt.5',
        'ev.zatt.7',
        'ev.zdoor.8',
      ]),
    ],
  ],
} satisfies Printables
