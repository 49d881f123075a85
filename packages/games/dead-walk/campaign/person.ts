/** dw.archetype.7, dw.campaign.4 A character between two scenarios: everything that stays with him, as plain data. */
import { flag, integer, list, nullable, object, oneOf, optional, record, type Shape, text } from '@shamble/kernel'
import type { CharacterId } from '../content/characters.ts'
import { CHARACTERS } from '../content/characters.ts'
import type { Carried } from '../content/characters.ts'
import type { Human, Sheet, Stock } from '../state.ts'
import { NO_STOCK, PLAIN_SHEET } from '../state.ts'
import { ARCHETYPES } from '../tables/archetypes.ts'
import { type GrenadeId, GRENADES } from '../tables/grenades.ts'
import { ITEMS, type ItemId } from '../tables/items.ts'
import { PSYCHOSES, QUIRKS } from '../tables/mind.ts'
import { SKILLS, WEAPON_SKILLS } from '../tables/skills.ts'
import { type WeaponId, WEAPONS } from '../tables/weapons.ts'

/** A weapon with what is in it. */
export interface KeptWeapon {
  readonly type: WeaponId
  readonly loaded: number
  readonly grenades: Readonly<Partial<Record<GrenadeId, number>>>
  readonly motor: 'runs' | 'stalled' | 'empty'
  readonly silenced?: true
  /** dw.ammo.2 Its clips are still to be rolled, when the next scenario is set up. */
  readonly fresh?: true
}

export interface Gear {
  readonly weapons: readonly KeptWeapon[]
  readonly stock: Stock
  readonly items: readonly ItemId[]
}

export interface Person extends Gear {
  readonly name: string
  readonly sheet: Sheet
  readonly bmv: number
  readonly wounds: number
  /** dw.campaign.9 Zombies in all scenarios, and scenarios survived. */
  readonly kills: number
  readonly scenarios: number
}

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const count = integer(0, 999)
const grenades = record(integer(1, 99), { keys: text({ pattern: new RegExp(`^(${idsOf(GRENADES).join('|')})$`) }) })
const stock = object({ bullets: count, shells: count, belts: count, arrows: count, launcher: grenades })
const weapon = object({
  type: oneOf(...idsOf(WEAPONS)),
  loaded: count,
  grenades,
  motor: oneOf('runs', 'stalled', 'empty'),
  silenced: optional(flag),
  fresh: optional(flag),
})
const sheet = object({
  sex: oneOf('m', 'f'),
  archetype: nullable(oneOf(...idsOf(ARCHETYPES))),
  subtype: text({ max: 60 }),
  level: integer(1, 99),
  xp: integer(0, 9_999),
  skills: list(oneOf(...idsOf(SKILLS)), { max: 10 }),
  weaponSkills: list(oneOf(...idsOf(WEAPON_SKILLS)), { max: 7 }),
  quirks: list(oneOf(...idsOf(QUIRKS)), { max: 2 }),
  psychoses: list(oneOf(...idsOf(PSYCHOSES)), { max: 11 }),
  trauma: integer(0, 99),
})
const gear = {
  weapons: list(weapon, { max: 20 }),
  stock,
  items: list(oneOf(...idsOf(ITEMS)), { max: 200 }),
}

export const GEAR = object(gear) as unknown as Shape<Gear>

export const PERSON = object({
  name: text({ min: 1, max: 80 }),
  sheet,
  bmv: integer(0, 99),
  wounds: integer(0, 99),
  ...gear,
  kills: integer(0, 9_999),
  scenarios: count,
}) as unknown as Shape<Person>

export const NO_GEAR: Gear = Object.freeze({ weapons: Object.freeze([]), stock: NO_STOCK, items: Object.freeze([]) })

/** dw.ammo.2 A weapon whose clips are still to be rolled. */
export const freshWeapon = ({ weapon: type, grenade }: Carried): KeptWeapon => ({
  type,
  loaded: 0,
  grenades: grenade ? { [grenade]: 1 } : {},
  motor: 'runs',
  fresh: true,
})

/** dw.level.1, dw.setup.8, dw.setup.9 Somebody to whom nothing has happened yet. */
export const newPerson = (name: string, known: Partial<Sheet>, bmv: number, carried: Partial<Gear>): Person => ({
  name,
  sheet: { ...PLAIN_SHEET, ...known },
  bmv,
  wounds: 0,
  ...NO_GEAR,
  ...carried,
  kills: 0,
  scenarios: 0,
})

/** dw.archetype.8 One of the ready-made characters. */
export function readyMade(id: CharacterId, bmv: number): Person {
  const { name, main, third, sex, archetype, subtype, weaponSkills, skill, quirk } = CHARACTERS[id]
  const known = { sex, archetype, subtype, weaponSkills, skills: [skill], quirks: quirk ? [quirk] : [] }
  return newPerson(name, known, bmv, { weapons: [...main, ...(third ? [third] : [])].map(freshWeapon) })
}

/** What belongs to the scenario and not to the people: it stays behind with it. Keys fit no vehicle elsewhere. */
const LEFT_BEHIND: readonly ItemId[] = ['crate', 'radio-set', 'keys']

/** dw.campaign.3, dw.campaign.5 What somebody has on him after a scenario: jams, bracing and hands do not matter any more. */
export const gearOf = ({ weapons, stock, items }: Pick<Human, 'weapons' | 'stock' | 'items'>): Gear => ({
  weapons: weapons.map(({ type, loaded, grenades, motor, silenced }) => ({
    type,
    loaded,
    grenades: { ...grenades },
    motor: motor === 'stalled' ? 'runs' : motor,
    ...(silenced ? { silenced } : {}),
  })),
  stock: { ...stock, launcher: { ...stock.launcher } },
  items: items.map(({ kind }) => kind).filter((kind) => !LEFT_BEHIND.includes(kind)),
})
