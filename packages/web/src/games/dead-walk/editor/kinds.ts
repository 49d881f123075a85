/** What can be placed on a table of Dead Walk Again besides people. */
import { ITEMS, SKETCH_FORM, VEHICLES, WEAPONS } from '@shamble/dead-walk/page'
import type { Field } from '../../../editor/game-editor.ts'
import {
  choiceField,
  countField,
  onlyGroup,
  optionsOf,
  placeFields,
  textField,
} from '../../../editor/measured/fields.ts'
import type { TableForm } from '../../../editor/measured/form.ts'
import { type Kind, kind, type Placed, type Where } from '../../../editor/measured/kind.ts'
import { mapKinds } from '../../../editor/measured/map-kinds.ts'
import { turnedBy } from '../../../editor/measured/spans.ts'
import { pointWhere } from '../../../editor/measured/where.ts'
import { withValue } from '../../../editor/path.ts'
import { isKeyOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { itemTitle } from './names.ts'
import type { DeadOne, Marker, OwnScenario, VehicleSketch } from './own.ts'
import { BASE, WEAPON_WORDS } from './people.ts'

type F = Field<OwnScenario>

/** All in cm. */
export const TABLE: TableForm = {
  form: SKETCH_FORM,
  measure: 'cm',
  sizes: {
    least: { area: 1, building: 5, room: 2 },
    usual: { building: [18, 14], room: [8, 8], road: [24, 10], block: [6, 4], zone: [14, 14], low: 10, exit: 12 },
    small: 0.8,
    snaps: 6,
    aside: 3,
  },
}

const idsOf = ({ markers }: OwnScenario): string[] => markers.map(({ id }) => id)
export const GIVEN = { table: TABLE, ids: idsOf } as const

const placesOf = ({ map: { size } }: OwnScenario, where: Where<OwnScenario>): F[] =>
  placeFields(where, size, TABLE.measure)

export const MAP_KINDS = mapKinds<OwnScenario>({
  ...GIVEN,
  fields: ({ document, key }) => [
    choiceField(document, 'What is found there', `${key}.tag`, {
      plain: 'The usual',
      armoury: 'Weapons, more likely',
      health: 'Medicine, more likely',
    }),
  ],
  ladderNote: { text: 'It leads to the roof.', clause: 'dw.movement.9' },
  notes: {
    road: { text: 'Only drawn: roads change nothing in play.' },
    block: { text: 'Up to 2 cm it is stepped over, up to 5 cm climbed onto.', clause: 'dw.movement.6' },
    entry: { text: 'Here zombies turn up that noise has drawn.', clause: 'dw.entry.9' },
    zone: { text: 'Here the players place those who have no place of their own.', clause: 'dw.setup.6' },
  },
})

type Car = Placed<OwnScenario, VehicleSketch>

function vehicleWhere({ document, key, value: { type, at, heading } }: Car): Where<OwnScenario> {
  const { length, width } = VEHICLES[type]
  const [long, wide] = [length / SKETCH_FORM.perMeasure, width / SKETCH_FORM.perMeasure]
  return {
    ...pointWhere(document, at, wide / 2, (to) => withValue(document, `${key}.at`, to)),
    body: { heading, length: long, width: wide, head: (to) => withValue(document, `${key}.heading`, to) },
  }
}

/** dw.vehicle.2, dw.vehicle.5 How it could be started; a wreck cannot. */
const startFields = ({ document: s, key, value: { isWreck } }: Car): F[] =>
  isWreck
    ? []
    : [
        choiceField(s, 'Keys', `${key}.keys`, { none: 'None to be found', marker: 'Lie where a marker is' }),
        choiceField(s, 'Battery', `${key}.battery`, { normal: 'In order', dead: 'Dead' }),
        choiceField(s, 'Tank', `${key}.tank`, { full: 'Full', empty: 'Empty' }),
      ]

function vehicleFields(placed: Car): F[] {
  const { document: s, key, value } = placed
  const { type, title, heading, isWreck } = value
  return [
    {
      kind: 'choice',
      label: 'Kind',
      value: type,
      options: optionsOf({ car: 'Car', truck: 'Truck', bus: 'Bus' }),
      set: (to) => withValue(s, key, { ...value, type: to, ...(title === type ? { title: to } : {}) }),
    },
    textField(s, 'Name', `${key}.title`),
    ...placesOf(s, vehicleWhere(placed)),
    {
      kind: 'number',
      label: 'Heading',
      value: heading,
      min: 0,
      max: 359,
      step: 5,
      unit: '°',
      set: (n) => withValue(s, `${key}.heading`, turnedBy(Math.round(n), 0)),
    },
    { kind: 'flag', label: 'A wreck', value: isWreck, set: (on) => withValue(s, `${key}.isWreck`, on) },
    ...startFields(placed),
  ]
}

export const vehicleKind: Kind<OwnScenario> = kind<OwnScenario, VehicleSketch>({
  id: 'vehicle',
  place: 'map.vehicles[]',
  read: ({ map }, [i = -1]) => map.vehicles[i],
  where: vehicleWhere,
  name: ({ value: { id, title } }) => `${title} ${id}`,
  more: ({ value: { heading, isWreck, battery, tank } }) => {
    const faults = `${battery === 'dead' ? ', dead battery' : ''}${tank === 'empty' ? ', empty tank' : ''}`
    return `, heading ${heading}°${isWreck ? ', a wreck' : faults}`
  },
  fields: (placed) => onlyGroup(`Vehicle ${placed.value.id}`, vehicleFields(placed)),
  again: ({ value }, fresh) => ({ ...value, id: fresh('V') }),
})

const zombieWhere = ({ document, key, value: { at } }: Placed<OwnScenario, DeadOne>): Where<OwnScenario> =>
  pointWhere(document, at, BASE, (to) => withValue(document, `${key}.at`, to))

function zombieFields(placed: Placed<OwnScenario, DeadOne>): F[] {
  const { document: s, key, value } = placed
  const { weapon, loaded } = value
  const armed: F = {
    kind: 'choice',
    label: 'Weapon',
    value: weapon ?? '',
    options: optionsOf({ '': 'None', ...WEAPON_WORDS }),
    set: (to) =>
      withValue(s, key, {
        ...value,
        weapon: isKeyOf(WEAPONS, to) ? to : null,
        loaded: isKeyOf(WEAPONS, to) ? (WEAPONS[to].fire?.magazine ?? 0) : 0,
      }),
  }
  const places = placesOf(s, zombieWhere(placed))
  if (weapon === null || WEAPONS[weapon].fire === null) return [...places, armed]
  return [...places, armed, countField('Loaded', loaded, [0, 99], (n) => withValue(s, `${key}.loaded`, Math.round(n)))]
}

export const zombieKind: Kind<OwnScenario> = kind<OwnScenario, DeadOne>({
  id: 'zombie',
  place: 'zombies[]',
  read: ({ zombies }, [i = -1]) => zombies[i],
  where: zombieWhere,
  name: ({ numbers: [i = 0] }) => `zombie ${i + 1}`,
  more: ({ value: { weapon } }) => (weapon ? `, ${WEAPONS[weapon].title}` : ''),
  fields: (placed) => onlyGroup('Zombie', zombieFields(placed)),
  again: ({ value }) => value,
})

const ITEM_WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ITEMS).map(([id, { title }]) => [id, capital(title)])),
  engine: 'Engine of the boat',
}

const markerWhere = ({ document, key, value: { at } }: Placed<OwnScenario, Marker>): Where<OwnScenario> =>
  pointWhere(document, at, TABLE.sizes.small, (to) => withValue(document, `${key}.at`, to))

function markerFields(placed: Placed<OwnScenario, Marker>): F[] {
  const { document: s, key, value } = placed
  const { vehicle, ...rest } = value
  const cars = Object.fromEntries(s.map.vehicles.map(({ id, title }) => [id, `${title} ${id}`]))
  const first = s.map.vehicles[0]?.id
  const lies: F = {
    kind: 'choice',
    label: 'What lies here',
    value: value.item,
    options: optionsOf(ITEM_WORDS),
    set: (item) =>
      withValue(s, key, { ...rest, item, ...(item === 'keys' && first !== undefined ? { vehicle: first } : {}) }),
  }
  const places = placesOf(s, markerWhere(placed))
  if (value.item !== 'keys' || first === undefined) return [lies, ...places]
  const fit = { ...(vehicle === undefined ? { '': 'nothing' } : {}), ...cars }
  return [lies, choiceField(s, 'They fit', `${key}.vehicle`, fit), ...places]
}

export const markerKind: Kind<OwnScenario> = kind<OwnScenario, Marker>({
  id: 'marker',
  place: 'markers[]',
  read: ({ markers }, [i = -1]) => markers[i],
  where: markerWhere,
  name: ({ value: { id, item } }) => `${itemTitle(item)} ${id}`,
  fields: (placed) => onlyGroup(`Marker ${placed.value.id}`, markerFields(placed)),
  again: ({ value }, fresh) => ({ ...value, id: fresh('K') }),
})
