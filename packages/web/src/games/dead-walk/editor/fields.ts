/** Everything about a thing as fields: whatever a hand can drag can be typed as well. */
import { ITEMS, type ItemId, WEAPONS, type WeaponId } from '@shamble/dead-walk/page'
import type { Field, FieldGroup } from '../../../editor/face.ts'
import { itemOf, valueAt, withValue } from '../../../editor/path.ts'
import { capital } from '../../../words/plain.ts'
import { geometryOf, movedTo, onSide, sideOf, withSpan } from './geometry.ts'
import { split } from './lay.ts'
import {
  type BlockSketch,
  type BuildingSketch,
  kindOf,
  type LowSketch,
  type Marker,
  type OpeningSketch,
  type OwnScenario,
  type Person,
  type Point,
  type RoomSketch,
  type Span,
  type VehicleSketch,
} from './own.ts'

type F = Field<OwnScenario>
type Group = FieldGroup<OwnScenario>

export const options = (words: Readonly<Record<string, string>>): { value: string; label: string }[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const wordAt = (s: OwnScenario, path: string): string => {
  const value = valueAt(s, path)
  return typeof value === 'string' ? value : ''
}

const text = (s: OwnScenario, label: string, path: string, max = 80): F => ({
  kind: 'text',
  label,
  value: wordAt(s, path),
  max,
  set: (value) => withValue(s, path, value === '' ? ' ' : value),
})

const choice = (s: OwnScenario, label: string, path: string, words: Readonly<Record<string, string>>): F => ({
  kind: 'choice',
  label,
  value: wordAt(s, path),
  options: options(words),
  set: (value) => withValue(s, path, value),
})

function length(label: string, value: number, most: number, set: (value: number) => OwnScenario): F {
  return { kind: 'number', label, value, min: 0, max: most, step: 1, unit: 'cm', set }
}

/** Where it is. */
function places(s: OwnScenario, key: string): F[] {
  const found = geometryOf(s, key)
  const [width, depth] = s.map.size
  if (!found) return []
  if (found.is === 'point') {
    const [x, y] = found.at
    return [
      length('From the west', x, width, (to) => movedTo(s, key, [to, y])),
      length('From the north', y, depth, (to) => movedTo(s, key, [x, to])),
    ]
  }
  const [x1, y1, x2, y2] = found.span
  const to = (span: Span): OwnScenario => withSpan(s, key, span)
  if (kindOf(key) === 'exit') {
    const side = sideOf(s, found.span)
    const isLevel = side === 'north' || side === 'south'
    const [low, high] = isLevel ? [x1, x2] : [y1, y2]
    const most = isLevel ? width : depth
    const at = (a: number, b: number): Span => {
      const ends: readonly [Point, Point] = isLevel
        ? [
            [a, y1],
            [b, y1],
          ]
        : [
            [x1, a],
            [x1, b],
          ]
      return [...onSide(s.map.size, side, ends[0]), ...onSide(s.map.size, side, ends[1])]
    }
    return [
      length(isLevel ? 'From the west' : 'From the north', low, most, (value) => to(at(value, high))),
      length('To', high, most, (value) => to(at(low, value))),
    ]
  }
  if (found.is === 'line')
    return [
      length('From, east', x1, width, (value) => to([value, y1, x2, y2])),
      length('From, south', y1, depth, (value) => to([x1, value, x2, y2])),
      length('To, east', x2, width, (value) => to([x1, y1, value, y2])),
      length('To, south', y2, depth, (value) => to([x1, y1, x2, value])),
    ]
  return [
    length('West side', x1, width, (value) => to([Math.min(value, x2 - 1), y1, x2, y2])),
    length('North side', y1, depth, (value) => to([x1, Math.min(value, y2 - 1), x2, y2])),
    length('Width', round(x2 - x1), width, (value) => to([x1, y1, x1 + Math.max(1, value), y2])),
    length('Depth', round(y2 - y1), depth, (value) => to([x1, y1, x2, y1 + Math.max(1, value)])),
  ]
}

const round = (value: number): number => Math.round(value * 100) / 100

const ITEM_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ITEMS).map(([id, { title }]) => [id, capital(title)])),
  engine: 'Engine of the boat',
}
const WEAPON_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WEAPONS).map(([id, { title }]) => [id, capital(title)]),
)
const MOST_WEAPONS = 3

/** What somebody carries. Supplies are rolled for unless they are written down. */
function weaponGroups(s: OwnScenario, key: string): Group[] {
  const { weapons } = valueAt(s, key) as Person
  const list = `${key}.weapons`
  const groups = weapons.map(({ weapon, loaded, spare }, i): Group => {
    const path = `${list}[${i}]`
    const isPrinted = loaded !== undefined || spare !== undefined
    const feeds = WEAPONS[weapon].fire !== null
    const supply = (over: Partial<Person['weapons'][number]>): OwnScenario =>
      withValue(s, path, { ...weapons[i], loaded: loaded ?? 0, spare: spare ?? 0, ...over })
    const amounts: F[] = isPrinted
      ? [
          {
            kind: 'number',
            label: 'Loaded',
            value: loaded ?? 0,
            min: 0,
            max: 99,
            step: 1,
            set: (n) => supply({ loaded: n }),
          },
          {
            kind: 'number',
            label: 'Spare',
            value: spare ?? 0,
            min: 0,
            max: 99,
            step: 1,
            set: (n) => supply({ spare: n }),
          },
        ]
      : []
    return {
      title: `Weapon ${i + 1}`,
      fields: [
        {
          kind: 'choice',
          label: 'Weapon',
          value: weapon,
          options: options(WEAPON_WORDS),
          set: (value) => withValue(s, path, weaponOf(value as WeaponId)),
        },
        ...(feeds
          ? [
              {
                kind: 'flag',
                label: 'Its supply is fixed, not rolled for',
                value: isPrinted,
                set: (on: boolean) => (on ? supply({}) : withValue(s, path, weaponOf(weapon))),
              } satisfies F,
              ...amounts,
            ]
          : []),
        {
          kind: 'act',
          label: 'Take it away',
          act: () => ({
            ok: true,
            document: withValue(
              s,
              list,
              weapons.filter((_, j) => j !== i),
            ),
            chosen: key,
            words: `took a ${WEAPONS[weapon].title} away`,
          }),
        },
      ],
    }
  })
  if (weapons.length >= MOST_WEAPONS) return groups
  const give: F = {
    kind: 'act',
    label: 'Give another weapon',
    act: () => ({
      ok: true,
      document: withValue(s, list, [...weapons, { weapon: 'knife' }]),
      chosen: key,
      words: 'gave a knife',
    }),
  }
  return [...groups, { title: weapons.length === 0 ? 'Unarmed' : 'More weapons', fields: [give] }]
}

/** Hand grenades are of a kind. */
const weaponOf = (weapon: WeaponId): Person['weapons'][number] =>
  weapon === 'hand-grenades' || weapon === 'grenade-launcher' ? { weapon, grenade: 'fragmentation' } : { weapon }

function personGroups(s: OwnScenario, key: string): Group[] {
  const { at, bmv } = valueAt(s, key) as Person
  const [x1, y1, x2, y2] = s.map.deployment
  const middle: Point = [round((x1 + x2) / 2), round((y1 + y2) / 2)]
  return [
    {
      title: 'Person',
      fields: [
        text(s, 'Name', `${key}.name`),
        {
          kind: 'flag',
          label: 'Placed by the players in the start zone',
          value: at === null,
          set: (on) => withValue(s, `${key}.at`, on ? null : middle),
        },
        ...places(s, key),
        {
          kind: 'flag',
          label: 'Has the usual base moral value',
          value: bmv === null,
          set: (on) => withValue(s, `${key}.bmv`, on ? null : 8),
        },
        ...(bmv === null
          ? []
          : [
              {
                kind: 'number',
                label: 'Base moral value',
                value: bmv,
                min: 2,
                max: 12,
                step: 1,
                set: (n: number) => withValue(s, `${key}.bmv`, Math.round(n)),
              } satisfies F,
            ]),
      ],
    },
    ...weaponGroups(s, key),
  ]
}

function markerFields(s: OwnScenario, key: string): F[] {
  const { item, vehicle } = valueAt(s, key) as Marker
  const cars = Object.fromEntries(s.map.vehicles.map(({ id, title }) => [id, `${title} ${id}`]))
  const first = s.map.vehicles[0]?.id
  return [
    {
      kind: 'choice',
      label: 'What lies here',
      value: item,
      options: options(ITEM_WORDS),
      set: (value) => {
        const { vehicle: _, ...rest } = valueAt(s, key) as Marker
        const keys = value === 'keys' && first !== undefined ? { vehicle: first } : {}
        return withValue(s, key, { ...rest, item: value as ItemId | 'engine', ...keys })
      },
    },
    ...(item === 'keys' && first !== undefined
      ? [
          choice({ ...s }, 'They fit', `${key}.vehicle`, {
            ...(vehicle === undefined ? { '': 'nothing' } : {}),
            ...cars,
          }),
        ]
      : []),
    ...places(s, key),
  ]
}

const KINDS: Readonly<Record<string, string>> = {
  'low wall': 'Low wall',
  fence: 'Fence',
  hedge: 'Hedge',
  barrier: 'Barrier',
}

function lowFields(s: OwnScenario, key: string): F[] {
  const low = valueAt(s, key) as LowSketch
  const words = KINDS[low.title] ? KINDS : { ...KINDS, [low.title]: capital(low.title) }
  return [
    {
      kind: 'choice',
      label: 'Kind',
      value: low.title,
      options: options(words),
      set: (title) => withValue(s, key, { ...low, title, cover: title === 'hedge' ? 'soft' : low.cover }),
    },
    choice(s, 'Cover', `${key}.cover`, { soft: 'Soft', hard: 'Hard' }),
    ...places(s, key),
  ]
}

function roomFields(s: OwnScenario, key: string): F[] {
  const [, , [x1, y1, x2, y2]] = valueAt(s, key) as RoomSketch
  return [
    text(s, 'Name', `${key}[1]`),
    ...places(s, key),
    { kind: 'act', label: 'Divide into west and east', act: () => split(s, key, true, (x1 + x2) / 2) },
    { kind: 'act', label: 'Divide into north and south', act: () => split(s, key, false, (y1 + y2) / 2) },
  ]
}

function vehicleFields(s: OwnScenario, key: string): F[] {
  const { type, isWreck, title, heading } = valueAt(s, key) as VehicleSketch
  const words = { car: 'Car', truck: 'Truck', bus: 'Bus' } as const
  return [
    {
      kind: 'choice',
      label: 'Kind',
      value: type,
      options: options(words),
      set: (value) =>
        withValue(s, key, {
          ...(valueAt(s, key) as VehicleSketch),
          type: value,
          ...(title === type ? { title: value } : {}),
        }),
    },
    text(s, 'Name', `${key}.title`),
    ...places(s, key),
    {
      kind: 'number',
      label: 'Heading',
      value: heading,
      min: 0,
      max: 359,
      step: 5,
      unit: '°',
      set: (n) => withValue(s, `${key}.heading`, ((Math.round(n) % 360) + 360) % 360),
    },
    { kind: 'flag', label: 'A wreck', value: isWreck, set: (on) => withValue(s, `${key}.isWreck`, on) },
    ...(isWreck
      ? []
      : [
          choice(s, 'Keys', `${key}.keys`, { none: 'None to be found', marker: 'Lie where a marker is' }),
          choice(s, 'Battery', `${key}.battery`, { normal: 'In order', dead: 'Dead' }),
          choice(s, 'Tank', `${key}.tank`, { full: 'Full', empty: 'Empty' }),
        ]),
  ]
}

function zombieFields(s: OwnScenario, key: string): F[] {
  const { weapon, loaded } = s.zombies[itemOf(key).index] as OwnScenario['zombies'][number]
  return [
    ...places(s, key),
    {
      kind: 'choice',
      label: 'Weapon',
      value: weapon ?? '',
      options: options({ '': 'None', ...WEAPON_WORDS }),
      set: (value) =>
        withValue(s, key, {
          ...s.zombies[itemOf(key).index],
          weapon: value === '' ? null : value,
          loaded: value === '' ? 0 : (WEAPONS[value as WeaponId].fire?.magazine ?? 0),
        }),
    },
    ...(weapon !== null && WEAPONS[weapon].fire !== null
      ? [
          {
            kind: 'number',
            label: 'Loaded',
            value: loaded,
            min: 0,
            max: 99,
            step: 1,
            set: (n: number) => withValue(s, `${key}.loaded`, Math.round(n)),
          } satisfies F,
        ]
      : []),
  ]
}

const only = (title: string, fields: readonly F[]): Group[] => [{ title, fields }]

export function fieldsOf(s: OwnScenario, key: string): readonly Group[] {
  switch (kindOf(key)) {
    case 'building': {
      const { id } = valueAt(s, key) as BuildingSketch
      return only(`Building ${id}`, [
        text(s, 'Name', `${key}.title`),
        choice(s, 'What is found there', `${key}.tag`, {
          plain: 'The usual',
          armoury: 'Weapons, more likely',
          health: 'Medicine, more likely',
        }),
        ...places(s, key),
        { kind: 'note', text: 'Its rooms, doors and windows move along.' },
      ])
    }
    case 'room':
      return only(`Room ${(valueAt(s, key) as RoomSketch)[0]}`, roomFields(s, key))
    case 'door':
    case 'window': {
      const kind = kindOf(key) as string
      return only(`${capital(kind)} ${(valueAt(s, key) as OpeningSketch)[0]}`, [
        choice(s, 'It is', `${key}[3]`, { open: 'Open', closed: 'Closed', barricaded: 'Barricaded' }),
        ...places(s, key),
      ])
    }
    case 'ladder':
      return only('Ladder', [
        ...places(s, key),
        { kind: 'note', text: 'It leads to the roof.', clause: 'dw.movement.9' },
      ])
    case 'vehicle':
      return only(`Vehicle ${(valueAt(s, key) as VehicleSketch).id}`, vehicleFields(s, key))
    case 'low':
      return only(`Line ${(valueAt(s, key) as LowSketch).id}`, lowFields(s, key))
    case 'block': {
      const { id, height } = valueAt(s, key) as BlockSketch
      return only(`Block ${id}`, [
        text(s, 'Name', `${key}.title`),
        ...places(s, key),
        {
          kind: 'number',
          label: 'Height',
          value: height,
          min: 0.1,
          max: 50,
          step: 0.5,
          unit: 'cm',
          set: (n) => withValue(s, `${key}.height`, n),
        },
        { kind: 'note', text: 'Up to 2 cm it is stepped over, up to 5 cm climbed onto.', clause: 'dw.movement.6' },
      ])
    }
    case 'exit':
      return only('Exit', [text(s, 'Name', `${key}.title`), ...places(s, key)])
    case 'human':
    case 'friend':
      return personGroups(s, key)
    case 'zombie':
      return only('Zombie', zombieFields(s, key))
    case 'marker':
      return only(`Marker ${(valueAt(s, key) as Marker).id}`, markerFields(s, key))
    case 'zone':
      return only('Start zone', [
        ...places(s, key),
        {
          kind: 'flag',
          label: 'Only the ground outside of buildings',
          value: s.map.deploysOutdoors === true,
          set: (on) => withValue(s, 'map.deploysOutdoors', on),
        },
        { kind: 'note', text: 'Here the players place those who have no place of their own.', clause: 'dw.setup.6' },
      ])
    case 'entry':
      return only('Entry point', [
        ...places(s, key),
        { kind: 'note', text: 'Here zombies turn up that noise has drawn.', clause: 'dw.entry.9' },
      ])
    case 'road':
      return only('Road', [...places(s, key), { kind: 'note', text: 'Only drawn: roads change nothing in play.' }])
    case 'tree':
      return only('Tree', places(s, key))
    case null:
      return []
  }
}
