/** People of a scenario: where they stand, and what they carry. */
import { BASE_RADIUS, SKETCH_FORM, WEAPONS, type WeaponId } from '@shamble/dead-walk/page'
import type { Point } from '@shamble/table'
import type { Field, FieldGroup } from '../../../editor/game-editor.ts'
import { countField, optionsOf, placeFields, textField } from '../../../editor/measured/fields.ts'
import { type Kind, kind, type Placed, type Where } from '../../../editor/measured/kind.ts'
import { middleOf, round } from '../../../editor/measured/spans.ts'
import { pointWhere } from '../../../editor/measured/where.ts'
import { withoutItem, withValue } from '../../../editor/path.ts'
import { isKeyOf } from '../../../sure.ts'
import { capital } from '../../../words/plain.ts'
import { freeName } from './names.ts'
import type { OwnScenario, Person } from './own.ts'

type F = Field<OwnScenario>
type Group = FieldGroup<OwnScenario>
type Supplied = Person['weapons'][number]
type Somebody = Placed<OwnScenario, Person>

/** The radius of a figure, in cm. */
export const BASE = BASE_RADIUS / SKETCH_FORM.perMeasure

export const WEAPON_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WEAPONS).map(([id, { title }]) => [id, capital(title)]),
)
const MOST_WEAPONS = 3

export const person = (name: string, at: Point | null): Person => ({
  name,
  at,
  weapons: [{ weapon: 'pistol' }],
  bmv: null,
})

/** Hand grenades are of a kind. */
const weaponOf = (weapon: WeaponId): Supplied =>
  weapon === 'hand-grenades' || weapon === 'grenade-launcher' ? { weapon, grenade: 'fragmentation' } : { weapon }

/** Supplies are rolled for unless they are written down. */
function supplyFields(s: OwnScenario, path: string, supplied: Supplied): F[] {
  const { weapon, loaded, spare } = supplied
  if (WEAPONS[weapon].fire === null) return []
  const isPrinted = loaded !== undefined || spare !== undefined
  const supply = (over: Partial<Supplied>): OwnScenario =>
    withValue(s, path, { ...supplied, loaded: loaded ?? 0, spare: spare ?? 0, ...over })
  const fixed: F = {
    kind: 'flag',
    label: 'Its supply is fixed, not rolled for',
    value: isPrinted,
    set: (on) => (on ? supply({}) : withValue(s, path, weaponOf(weapon))),
  }
  if (!isPrinted) return [fixed]
  return [
    fixed,
    countField('Loaded', loaded ?? 0, [0, 99], (n) => supply({ loaded: n })),
    countField('Spare', spare ?? 0, [0, 99], (n) => supply({ spare: n })),
  ]
}

function weaponGroup({ document: s, key, value: { weapons } }: Somebody, supplied: Supplied, i: number): Group {
  const { weapon } = supplied
  const path = `${key}.weapons[${i}]`
  return {
    title: `Weapon ${i + 1}`,
    fields: [
      {
        kind: 'choice',
        label: 'Weapon',
        value: weapon,
        options: optionsOf(WEAPON_WORDS),
        set: (value) => (isKeyOf(WEAPONS, value) ? withValue(s, path, weaponOf(value)) : s),
      },
      ...supplyFields(s, path, supplied),
      {
        kind: 'act',
        label: 'Take it away',
        act: () => {
          const left = weapons.filter((_, j) => j !== i)
          return {
            ok: true,
            document: withValue(s, `${key}.weapons`, left),
            chosen: key,
            words: `took a ${WEAPONS[weapon].title} away`,
          }
        },
      },
    ],
  }
}

/** What somebody carries. */
function weaponGroups(placed: Somebody): Group[] {
  const { document: s, key, value } = placed
  const { weapons } = value
  const groups = weapons.map((one, i) => weaponGroup(placed, one, i))
  if (weapons.length >= MOST_WEAPONS) return groups
  const give: F = {
    kind: 'act',
    label: 'Give another weapon',
    act: () => ({
      ok: true,
      document: withValue(s, `${key}.weapons`, [...weapons, { weapon: 'knife' }]),
      chosen: key,
      words: 'gave a knife',
    }),
  }
  return [...groups, { title: weapons.length === 0 ? 'Unarmed' : 'More weapons', fields: [give] }]
}

const where = ({ document, key, value: { at } }: Somebody): Where<OwnScenario> | null =>
  at && pointWhere(document, at, BASE, (to) => withValue(document, `${key}.at`, to))

function personGroups(placed: Somebody): Group[] {
  const { document: s, key, value } = placed
  const { at, bmv } = value
  const [x, y] = middleOf(s.map.deployment)
  const fields: F[] = [
    textField(s, 'Name', `${key}.name`),
    {
      kind: 'flag',
      label: 'Placed by the players in the start zone',
      value: at === null,
      set: (on) => withValue(s, `${key}.at`, on ? null : [round(x), round(y)]),
    },
    ...placeFields(where(placed), s.map.size, 'cm'),
    {
      kind: 'flag',
      label: 'Has the usual base morale value',
      value: bmv === null,
      set: (on) => withValue(s, `${key}.bmv`, on ? null : 8),
    },
  ]
  if (bmv !== null)
    fields.push(countField('Base morale value', bmv, [2, 12], (n) => withValue(s, `${key}.bmv`, Math.round(n))))
  return [{ title: 'Person', fields }, ...weaponGroups(placed)]
}

const shared = {
  where,
  name: ({ value }: Somebody): string => value.name,
  more: ({ value: { weapons } }: Somebody): string =>
    weapons.length > 0 ? `, ${weapons.map(({ weapon }) => WEAPONS[weapon].title).join(', ')}` : ', unarmed',
  fields: personGroups,
  again: ({ document, value }: Somebody): Person => ({ ...value, name: freeName(document) }),
} as const

export const humanKind: Kind<OwnScenario> = kind<OwnScenario, Person>({
  ...shared,
  id: 'human',
  place: 'humans[]',
  read: ({ humans }, [i = -1]) => humans?.[i],
  without: ({ document, key }) => {
    const without = withoutItem(document, key)
    return without.humans?.length === 0 ? { ...without, humans: null } : without
  },
})

export const friendKind: Kind<OwnScenario> = kind<OwnScenario, Person>({
  ...shared,
  id: 'friend',
  place: 'npcs[]',
  read: ({ npcs }, [i = -1]) => npcs[i],
})
