/** Weapons, items and what lies about in a position. */
import type { XY } from '@shamble/table'
import type { DeadWalkBook } from '../book.ts'
import type { Clause } from '../clauses.ts'
import { takeInHand, usuallyReady } from '../rules/02-people.ts'
import {
  type GrenadeCount,
  type Human,
  type Item,
  type Look,
  type Lying,
  newWeapon,
  NO_STOCK,
  type Stock,
  type Weapon,
} from '../state.ts'
import { carryRefusal, readyRefusal } from '../rules/06-carry.ts'
import { Illegal, type ItemLine, type Position, type WeaponLine } from './form.ts'
import { type GrenadeId, GRENADES } from '../tables/grenades.ts'
import type { WeaponId, WeaponRow } from '../tables/weapons.ts'

type HumanLine = Position['humans'][number]
type LyingLine = NonNullable<Position['lying']>[number]
type FullWeapon = Exclude<WeaponLine, string>

/** Ids that are written are kept; the others are the lowest that are free, in the order of the document. */
export class Ids {
  private readonly taken = new Set<number>()
  private next = 1

  claim(id: number, where: string): number {
    if (this.taken.has(id)) throw new Illegal('dw.setup.1', `${where}.id`, `the id ${id} is there twice`)
    this.taken.add(id)
    return id
  }

  take(id: number | undefined): number {
    if (id !== undefined) return id
    while (this.taken.has(this.next)) this.next++
    this.taken.add(this.next)
    return this.next
  }

  get highest(): number {
    return Math.max(0, ...this.taken)
  }
}

const writtenId = (line: unknown): number | undefined =>
  typeof line === 'object' && line !== null && 'id' in line ? (line.id as number) : undefined

/** Every id that the document writes itself, so that none of them is given to anything else. */
export function writtenIds(doc: Position): Ids {
  const ids = new Ids()
  const claim = (line: unknown, where: string): void => {
    const id = writtenId(line)
    if (id !== undefined) ids.claim(id, where)
  }
  for (const [i, { weapons = [], items = [] }] of doc.humans.entries()) {
    for (const [k, line] of weapons.entries()) claim(line, `humans[${i}].weapons[${k}]`)
    for (const [k, line] of items.entries()) claim(line, `humans[${i}].items[${k}]`)
  }
  for (const [i, { weapon }] of (doc.zombies ?? []).entries()) claim(weapon, `zombies[${i}].weapon`)
  for (const [i, { id, weapon, item }] of (doc.lying ?? []).entries()) {
    const inside = writtenId(weapon) ?? writtenId(item)
    if (inside !== undefined && id !== undefined && inside !== id)
      throw new Illegal('dw.setup.1', `lying[${i}].id`, 'what lies there has another id')
    const own = id ?? inside
    if (own !== undefined) ids.claim(own, `lying[${i}]`)
  }
  return ids
}

/** What a weapon has in it unless something else is written. */
function usualLoad({ weapons }: DeadWalkBook, type: WeaponId): { loaded: number; grenades: GrenadeCount } {
  const { fire } = weapons[type]
  if (fire?.mode === 'grenade' || fire?.mode === 'launcher')
    return { loaded: fire.magazine ?? 0, grenades: { fragmentation: 1 } }
  if (weapons[type].category === 'thrown') return { loaded: 3, grenades: {} }
  return { loaded: fire?.magazine ?? 0, grenades: {} }
}

/** What the motor of a chainsaw and the tank of a flamethrower can be; nothing else has any. */
const motorsOf = ({ fire, strike }: WeaponRow): readonly Weapon['motor'][] =>
  strike === 'chainsaw' ? ['runs', 'stalled', 'empty'] : fire?.mode === 'flame' ? ['runs', 'empty'] : ['runs']

/** dw.jam.2, dw.machinegun.9, dw.chainsaw.4 Only some weapons jam, are braced, stall or run dry. */
function checkCondition(row: WeaponRow, { jammed, braced, motor }: Partial<FullWeapon>, where: string): void {
  if (jammed && !row.fire?.jams) throw new Illegal('dw.jam.2', `${where}.jammed`, 'it never jams')
  if (braced && row.fire?.mode !== 'machinegun')
    throw new Illegal('dw.machinegun.9', `${where}.braced`, 'only a machinegun is braced')
  if (!motorsOf(row).includes(motor ?? 'runs'))
    throw new Illegal('dw.chainsaw.4', `${where}.motor`, 'this never happens to it')
}

/** dw.carry.7, dw.grenade.20 Only grenades made for it go into a launcher. */
function checkLaunched(grenades: GrenadeCount, where: string): void {
  const wrong = (Object.keys(grenades) as GrenadeId[]).find((kind) => !GRENADES[kind].launched)
  if (wrong) throw new Illegal('dw.carry.7', `${where}.${wrong}`, 'a launcher cannot fire it')
}

export function readWeapon({ book }: Look, line: WeaponLine, id: number, where: string): Weapon {
  const { type, ...written }: FullWeapon = typeof line === 'string' ? { type: line } : line
  const usual = usualLoad(book, type)
  const grenades = Object.freeze({ ...((written.grenades as GrenadeCount | undefined) ?? usual.grenades) })
  const loaded = written.loaded ?? usual.loaded
  const { fire, category } = book.weapons[type]
  if (category !== 'thrown' && loaded > (fire?.magazine ?? 0))
    throw new Illegal('dw.ammo.1', `${where}.loaded`, `its magazine holds ${fire?.magazine ?? 0}`)
  if (fire?.mode !== 'grenade' && fire?.mode !== 'launcher' && Object.keys(grenades).length > 0)
    throw new Illegal('dw.carry.7', `${where}.grenades`, 'it takes no grenades')
  checkCondition(book.weapons[type], written, where)
  if (fire?.mode === 'launcher') checkLaunched(grenades, `${where}.grenades`)
  if (written.silenced && type !== 'pistol')
    throw new Illegal('dw.items.8', `${where}.silenced`, 'only pistols have silencers')
  return newWeapon(id, type, {
    loaded,
    grenades,
    ready: written.ready ?? false,
    jammed: written.jammed ?? false,
    braced: written.braced ?? false,
    motor: written.motor ?? 'runs',
    ...(written.silenced ? { silenced: true } : {}),
  })
}

function readItem(line: ItemLine, id: number, where: string): Item {
  if (typeof line === 'string') return Object.freeze({ id, kind: line, marker: null, vehicle: null })
  const { kind, marker = null, vehicle = null, on = false } = line
  if (on && kind !== 'radio') throw new Illegal('dw.items.3', `${where}.on`, 'only radios are switched on')
  return Object.freeze({ id, kind, marker, vehicle, ...(on ? { on } : {}) })
}

function readStock(line: HumanLine['stock'], where: string): Stock {
  if (!line) return NO_STOCK
  const launcher = Object.freeze({ ...((line.launcher ?? {}) as GrenadeCount) })
  checkLaunched(launcher, `${where}.launcher`)
  return Object.freeze({ ...NO_STOCK, ...line, launcher })
}

/** dw.carry Everything a human has; without a word about hands, what he would usually have in them. */
export function readGear(look: Look, human: Human, line: HumanLine, ids: Ids, where: string): void {
  const weapons = (line.weapons ?? []).map((one, k) =>
    readWeapon(look, one, ids.take(writtenId(one)), `${where}.weapons[${k}]`),
  )
  human.weapons = Object.freeze(weapons)
  human.items = Object.freeze(
    (line.items ?? []).map((one, k) => readItem(one, ids.take(writtenId(one)), `${where}.items[${k}]`)),
  )
  human.stock = readStock(line.stock, `${where}.stock`)
  const braced = weapons.findIndex((one) => one.braced)
  if (human.prone && braced >= 0)
    throw new Illegal('dw.machinegun.10', `${where}.weapons[${braced}].braced`, 'whoever lies down is not braced')
  const load = human.status === 'alive' ? carryRefusal(look, human.name, weapons) : null
  if (load) throw new Illegal(load.clause as Clause, `${where}.weapons`, load.reason)
  const isSaid = (line.weapons ?? []).some((one) => typeof one !== 'string' && one.ready !== undefined)
  if (!isSaid && human.status === 'alive') takeInHand(human, usuallyReady(look, human))
  const ready = human.weapons.filter((w) => w.ready).map((w) => w.id)
  const refusal = readyRefusal(look, human, ready)
  if (refusal) throw new Illegal('dw.carry.6', `${where}.weapons`, refusal.reason)
}

export function readLying(look: Look, line: LyingLine, ids: Ids, where: string): Lying {
  const kinds = [line.weapon, line.item, line.ammo].filter((one) => one !== undefined)
  if (kinds.length !== 1) throw new Illegal('dw.movement.26', where, 'it is a weapon, an item or ammunition')
  const id = line.id ?? ids.take(writtenId(line.weapon) ?? writtenId(line.item))
  const [x, y] = line.at
  const at: XY = Object.freeze({ x, y })
  const { width, depth } = look.book.map.terrain
  if (x < 0 || y < 0 || x > width || y > depth)
    throw new Illegal('dw.movement.26', `${where}.at`, 'it is off the table')
  return Object.freeze({
    id,
    at,
    on: line.on ?? null,
    weapon: line.weapon === undefined ? null : readWeapon(look, line.weapon, id, `${where}.weapon`),
    item: line.item === undefined ? null : readItem(line.item, id, `${where}.item`),
    ammo: line.ammo === undefined ? null : Object.freeze({ ...line.ammo }),
    heldBy: line.heldBy ?? null,
  })
}
