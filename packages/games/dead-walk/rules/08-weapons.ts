/** dw.weapons Weapons in hand: what a row of the table says of them, what a score does, and who hears it. */
import { findIn, thoseIn } from '@shamble/kernel'
import { rayBlockers, type XYZ } from '@shamble/table'
import type { Result } from '../events.ts'
import { change, type Human, type Look, type State, type Transaction, type Weapon } from '../state.ts'
import type { Scaler } from '../tables/units.ts'
import { type FireRow, type Scores, type WeaponId, type WeaponRow, WEAPONS } from '../tables/weapons.ts'
import { type Placed, type Figure, humanBody, theFigure } from './01-figures.ts'
import { eyeOf, ignoredBetween, lineTo } from './09-sight.ts'
import { isHeardLater } from './15-wearers.ts'
import { drawn } from './26-entry.ts'

/** A weapon that he carries, by its id. */
export const weaponOf = ({ weapons }: Human, id: number): Weapon | undefined => findIn(weapons, (one) => one.id === id)

/** Puts a changed weapon in the place of the one with the same id. */
export function setWeapon(human: Human, weapon: Weapon): void {
  human.weapons = Object.freeze(human.weapons.map((one) => (one.id === weapon.id ? weapon : one)))
}

/** dw.weapons.1, dw.units.3 */
const scaledRow = (row: FireRow, scaled: Scaler): FireRow => ({
  ...row,
  range: row.range === null ? null : scaled(row.range),
  cone: row.cone && { length: scaled(row.cone.length), width: scaled(row.cone.width) },
  bands: row.bands.map((band) => ({ ...band, upTo: scaled(band.upTo) })),
})

/** dw.units.3 The table at the scale of the figures. */
export function weaponTable(scaled: Scaler): Record<WeaponId, WeaponRow> {
  const rows = Object.entries(WEAPONS) as [WeaponId, WeaponRow][]
  return Object.fromEntries(
    rows.map(([id, row]) => [id, { ...row, fire: row.fire && scaledRow(row.fire, scaled) }]),
  ) as Record<WeaponId, WeaponRow>
}

/** dw.weapons.1 How it is fired in this match; null for what only strikes. */
export const fireRow = ({ book }: Look, { type }: Pick<Weapon, 'type'>): FireRow | null => book.weapons[type].fire

/** dw.weapons.6 What a modified score does. */
export function resultOf({ fall, elim }: Scores, modified: number): Result {
  const score = Math.min(6, Math.max(1, modified))
  if (elim !== null && score >= elim) return 'elim'
  return fall !== null && score >= fall ? 'fall' : 'miss'
}

/** dw.ammo.1 A burst is out of the magazine; gives what is left in it. */
export function spendBurst(human: Human, id: number): number {
  const weapon = weaponOf(human, id)
  if (!weapon) return 0
  const loaded = Math.max(0, weapon.loaded - 1)
  setWeapon(human, change(weapon, { loaded }))
  return loaded
}

/** dw.zsense.5 A marker where something was heard; one set in phase 3 outlasts that phase. */
export function makeNoise(t: Transaction, { at, on }: Placed, human: number | null): void {
  const { state } = t
  const until = state.phase === 'zombies' ? state.turn + 1 : state.turn
  const isSame = (n: State['noises'][number]): boolean =>
    n.at.x === at.x && n.at.y === at.y && n.on === on && n.until === until
  state.noises = Object.freeze([...thoseIn(state.noises, (n) => !isSame(n)), Object.freeze({ at, on, until })])
  t.emit({ e: 'noise', clause: 'dw.zsense.5', at, human })
}

type Used = Pick<Weapon, 'type' | 'silenced'>

/** dw.weapons.7, dw.items.8 Is it heard when it is used? */
export const isNoisy = ({ book }: Look, { type, silenced }: Used): boolean => book.weapons[type].noisy && !silenced

/** dw.weapons.7, dw.entry.12 Directly after the action: a noisy weapon is heard, and draws zombies by method D or E. */
export function noticed(t: Transaction, human: Human, weapon: Used, method: 'D' | 'E'): void {
  const { type, silenced = false } = weapon
  if (!isNoisy(t, weapon) || isHeardLater(t, { human: human.n, type, silenced, method })) return
  makeNoise(t, human, human.n)
  drawn(t, human, method, t.book.weapons[weapon.type].fire !== null)
}

const NOWHERE = { at: { x: 0, y: 0 }, on: null } as const

/** dw.los.8 Closed windows through which a shot from the eyes of a figure to a point goes are broken by it. */
export function breakPanes(t: Transaction, from: Figure, to: XYZ, human: number | null): void {
  const { layout, panes } = t.facts
  const hit = rayBlockers(layout, panes, eyeOf(t, from), to, ignoredBetween(t, from, NOWHERE)).flatMap((i) => {
    const barrier = layout.barriers[i]
    return barrier?.part === 'opening' ? [barrier.opening.id] : []
  })
  if (hit.length === 0) return
  const broken = Object.fromEntries(hit.map((id) => [id, Object.freeze({ state: 'broken', pounded: 0 } as const)]))
  t.state.openings = Object.freeze({ ...t.state.openings, ...broken })
  t.renew()
  for (const opening of hit)
    t.emit({ e: 'opening changed', clause: 'dw.los.8', opening, state: 'broken', human, left: null })
}

/** dw.los.8 Shots at these figures go through glass. */
export function shatter(t: Transaction, human: Human, figures: readonly number[]): void {
  const firer = humanBody(human)
  for (const figure of figures) {
    const line = lineTo(t, firer, theFigure(t, figure))
    if (line !== null) breakPanes(t, firer, line, human.n)
  }
}
