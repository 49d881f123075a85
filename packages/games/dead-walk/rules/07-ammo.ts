/** dw.ammo What weapons are loaded from: the clips at the start, reloading, and jams cleared (dw.jam.10). */
import { type Refusal, refuse, thoseIn } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import type { Supplied } from '../content/scenarios.ts'
import {
  change,
  type Human,
  type Look,
  newWeapon,
  type Stock,
  type StockKind,
  type Transaction,
  type Weapon,
} from '../state.ts'
import { GRENADE_IDS, type GrenadeId } from '../tables/grenades.ts'
import type { SkillId } from '../tables/skills.ts'
import { AMMUNITION, type Ammunition, type FireRow, titleIs } from '../tables/weapons.ts'
import { d6, halved, ownerOf } from './01-dice.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, pay, payRefusal } from './04-actions.ts'
import { addedGrenades } from './06-carry.ts'
import { fireRow, setWeapon, weaponOf } from './08-weapons.ts'
import { skillOnRefusal, useSkill } from './45-skills.ts'
import { FOR_RELOADING, reloadPrice, usable } from './47-combat-skills.ts'

/** dw.grenade.20 What a launcher fires unless something else was put in. */
const USUAL: GrenadeId = 'fragmentation'

/** dw.ammo.3 Melee weapons, chainsaws and flamethrowers take no roll. */
const ammunitionOf = (look: Look, type: Weapon['type']): Ammunition | null =>
  look.book.weapons[type].category === 'melee' ? null : (look.book.weapons[type].fire?.ammunition ?? null)

/** dw.ammo.2, dw.ammo.4 Gives a human a weapon with its whole supply: printed, or rolled for. */
export function supply(t: Transaction, human: Human, carried: Supplied): void {
  const { weapon: type } = carried
  const ammunition = ammunitionOf(t, type)
  const weapon = newWeapon(t.state.nextId++, type)
  human.weapons = Object.freeze([...human.weapons, weapon])
  if (ammunition === null) return
  if (carried.loaded === undefined && carried.spare === undefined) supplyRolled(t, human, weapon, carried)
  else {
    store(human, ammunition, (carried.spare ?? 0) * AMMUNITION[ammunition].perClip, carried.grenade)
    setWeapon(human, filled(t, weapon, carried.loaded ?? 0, carried.grenade ?? USUAL))
  }
}

/** dw.ammo.2 Half of the die, rounded up. */
const CLIPS = [1, 2, 3].map((clips) => ({ from: 2 * clips - 1, result: clips === 1 ? '1 clip' : `${clips} clips` }))

function supplyRolled(t: Transaction, human: Human, weapon: Weapon, { grenade }: Supplied): void {
  const ammunition = ammunitionOf(t, weapon.type) as Ammunition
  const { title } = t.book.weapons[weapon.type]
  const what = `clips for the ${title} of ${human.name}`
  const face = d6(t, { clause: 'dw.ammo.2', seat: ownerOf(human), what, human: human.n, table: CLIPS })
  const clips = halved(face)
  t.emit({ e: 'clips rolled', clause: 'dw.ammo.2', human: human.n, weapon: weapon.type, face, clips })
  const pieces = clips * AMMUNITION[ammunition].perClip
  if (AMMUNITION[ammunition].loads === null) {
    setWeapon(human, filled(t, weapon, pieces, grenade ?? USUAL))
    return
  }
  store(human, ammunition, pieces, undefined)
  const rolled = human.stock
  load(t, human, weapon.id, USUAL)
  human.stock = t.book.stockAfterLoading(rolled, human.stock)
}

/** A weapon with so many bursts in it, or so many of it. */
function filled(look: Look, weapon: Weapon, count: number, grenade: GrenadeId): Weapon {
  const mode = fireRow(look, weapon)?.mode
  if (mode === 'grenade') return change(weapon, { grenades: Object.freeze({ [grenade]: count }) })
  if (mode === 'launcher')
    return change(weapon, { loaded: count, grenades: Object.freeze(count > 0 ? { [grenade]: count } : {}) })
  return change(weapon, { loaded: count })
}

const STOCKED: Readonly<Partial<Record<Ammunition, StockKind>>> = {
  bullets: 'bullets',
  shells: 'shells',
  belts: 'belts',
  arrows: 'arrows',
}

function store(human: Human, ammunition: Ammunition, count: number, grenade: GrenadeId | undefined): void {
  const kind = STOCKED[ammunition]
  if (kind) addStock(human, kind, count)
  else if (ammunition === 'launcher-grenades') addStock(human, grenade ?? USUAL, count)
}

/** More or less of one kind of ammunition to load from. */
export function addStock(human: Human, kind: StockKind | GrenadeId, count: number): void {
  if (count === 0) return
  const { bullets, shells, belts, arrows, launcher } = human.stock
  human.stock = Object.freeze({
    bullets: kind === 'bullets' ? bullets + count : bullets,
    shells: kind === 'shells' ? shells + count : shells,
    belts: kind === 'belts' ? belts + count : belts,
    arrows: kind === 'arrows' ? arrows + count : arrows,
    launcher: isStockKind(kind) ? launcher : withoutNone(addedGrenades(launcher, { [kind]: count })),
  })
}

const withoutNone = (grenades: Stock['launcher']): Stock['launcher'] =>
  Object.freeze(Object.fromEntries(Object.entries(grenades).filter(([, count]) => count > 0)))

export const isStockKind = (kind: StockKind | GrenadeId): kind is StockKind => kind in STOCKED

/** How much of one kind of ammunition he has to load from. */
export const stockOf = ({ stock }: Human, kind: StockKind | GrenadeId): number =>
  isStockKind(kind) ? stock[kind] : (stock.launcher[kind] ?? 0)

/** dw.ammo.6 What a weapon is loaded from; for a launcher the grenade asked for, or the usual one, or any. */
function sourceOf(human: Human, { ammunition }: FireRow, grenade: GrenadeId | undefined): StockKind | GrenadeId | null {
  if (ammunition === null) return null
  if (ammunition !== 'launcher-grenades') return STOCKED[ammunition] ?? null
  if (grenade !== undefined || stockOf(human, USUAL) > 0) return grenade ?? USUAL
  return GRENADE_IDS.find((kind) => stockOf(human, kind) > 0) ?? USUAL
}

/** dw.ammo.8 How many loadings a human has for a weapon: clips and belts, or single pieces; 0 for what is not loaded. */
export function loadingsOf(look: Look, human: Human, weapon: Weapon): number {
  const row = fireRow(look, weapon)
  if (row === null || row.magazine === null) return 0
  if (row.ammunition === 'launcher-grenades') return GRENADE_IDS.reduce((sum, kind) => sum + stockOf(human, kind), 0)
  const source = sourceOf(human, row, undefined)
  return source === null ? 0 : stockOf(human, source)
}

const isLoadedWhole = (ammunition: Ammunition): boolean => AMMUNITION[ammunition].loads === 'magazine'

/** dw.ammo.8 What is still in a weapon and would be lost if it were loaded. */
export function lostByLoading(look: Look, weapon: Weapon): number {
  const ammunition = fireRow(look, weapon)?.ammunition ?? null
  return ammunition !== null && isLoadedWhole(ammunition) ? weapon.loaded : 0
}

/** dw.ammo.8 A clip or belt fills the magazine and what was in it is lost; everything else goes in piece by piece. */
function load(t: Transaction, human: Human, id: number, grenade: GrenadeId | undefined): void {
  const weapon = weaponOf(human, id) as Weapon
  const row = fireRow(t, weapon) as FireRow
  const source = sourceOf(human, row, grenade)
  const magazine = row.magazine ?? 0
  if (source === null || row.ammunition === null) return
  const isWhole = isLoadedWhole(row.ammunition)
  const used = Math.min(stockOf(human, source), isWhole ? 1 : magazine - weapon.loaded)
  if (used === 0) return
  addStock(human, source, -used)
  const loaded = isWhole ? magazine : weapon.loaded + used
  setWeapon(human, filled(t, weapon, loaded, isStockKind(source) ? USUAL : source))
}

/** dw.ammo.7, dw.cskill.6 */
export const reloadCost = (look: Look, weapon: Weapon, skill?: SkillId): number =>
  reloadPrice(
    fireRow(look, weapon)?.mode === 'machinegun' ? look.book.costs.reloadMachinegun : look.book.costs.reload,
    skill,
  )

function loadRefusal(look: Look, human: Human, { weapon: id, grenade }: CommandOf<'reload'>): Refusal | null {
  const weapon = weaponOf(human, id)
  if (!weapon) return refuse('dw.ammo.8', `${human.name} carries no weapon ${id}.`)
  const row = fireRow(look, weapon)
  const { title } = look.book.weapons[weapon.type]
  const source = row && row.magazine !== null ? sourceOf(human, row, grenade) : null
  if (row === null || source === null) return refuse('dw.ammo.8', `Nothing is loaded into the ${title}.`)
  if (grenade !== undefined && isStockKind(source)) return refuse('dw.ammo.6', `No grenade fits the ${title}.`)
  if (weapon.loaded >= (row.magazine ?? 0)) return refuse('dw.ammo.8', `The ${titleIs(title)} full.`, 'full')
  return stockOf(human, source) > 0 ? null : refuse('dw.ammo.4', `${human.name} has nothing left for the ${title}.`)
}

const isWorthLoading = (look: Look, human: Human, weapon: Weapon, skill?: SkillId): boolean =>
  canPay(human, reloadCost(look, weapon, skill)) &&
  weapon.loaded < (fireRow(look, weapon)?.magazine ?? 0) &&
  loadingsOf(look, human, weapon) > 0

/** Every weapon that is not full; a launcher with each kind of grenade there is for it. */
function loads(look: Look, human: Human, skill?: SkillId): CommandOf<'reload'>[] {
  const found: CommandOf<'reload'>[] = []
  for (const weapon of human.weapons) {
    if (!isWorthLoading(look, human, weapon, skill)) continue
    if (fireRow(look, weapon)?.mode !== 'launcher') found.push({ do: 'reload', weapon: weapon.id })
    else
      for (const grenade of GRENADE_IDS)
        if (stockOf(human, grenade) > 0) found.push({ do: 'reload', weapon: weapon.id, grenade })
  }
  return found
}

const reloadChoices = (look: Look, human: Human): CommandOf<'reload'>[] => {
  const plain = loads(look, human)
  const [skill] = usable(look, human, FOR_RELOADING)
  return skill ? [...plain, ...loads(look, human, skill).map((one) => ({ ...one, skill }))] : plain
}

/** dw.ammo.7 */
export const reload: Action<'reload'> = {
  choices: reloadChoices,
  check: (look, human, command) =>
    firstOf(
      () => combatRefusal(look, human, 'dw.ammo.9'),
      () => loadRefusal(look, human, command),
      () => skillOnRefusal(look, human, command.skill, FOR_RELOADING),
      () => payRefusal(human, reloadCost(look, weaponOf(human, command.weapon) as Weapon, command.skill)),
    ),
  take: (t, human, { weapon: id, grenade, skill }) => {
    if (skill) useSkill(t, human, skill)
    pay(t, human, reloadCost(t, weaponOf(human, id) as Weapon, skill))
    load(t, human, id, grenade)
    const { type, loaded } = weaponOf(human, id) as Weapon
    t.emit({ e: 'reloaded', clause: 'dw.ammo.8', human: human.n, weapon: type, loaded, left: human.ap })
  },
}

/** dw.jam.10 */
export const clearJam: Action<'clear-jam'> = {
  choices: (look, human) =>
    canPay(human, costOfDeed(look, 'clear-jam'))
      ? thoseIn(human.weapons, ({ jammed }) => jammed).map(({ id }) => ({ do: 'clear-jam', weapon: id }))
      : [],
  check: (look, human, { weapon }) =>
    firstOf(
      () => combatRefusal(look, human, 'dw.jam.11'),
      () =>
        weaponOf(human, weapon)?.jammed ? null : refuse('dw.jam.10', `${human.name} has no jammed weapon ${weapon}.`),
      () => payRefusal(human, costOfDeed(look, 'clear-jam')),
    ),
  take: (t, human, { weapon: id }) => {
    const weapon = weaponOf(human, id) as Weapon
    pay(t, human, costOfDeed(t, 'clear-jam'))
    setWeapon(human, change(weapon, { jammed: false }))
    t.emit({ e: 'jam cleared', clause: 'dw.jam.10', human: human.n, weapon: weapon.type, left: human.ap })
  },
}
