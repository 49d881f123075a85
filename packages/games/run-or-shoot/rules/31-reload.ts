/** rs.reload The clip of one gun is replaced, in step 9. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { calledOf, type Look, type Survivor, type Transaction, type Weapon } from '../state.ts'
import { GUNS, type GunId } from '../tables/guns.ts'
import { carryLoad, isGun, loadOf, takenFrom } from './05-carry.ts'
import { hasCard } from './07-cards.ts'

interface Gun extends Weapon {
  readonly kind: GunId
}

/** The guns of a survivor, the main one first. */
export const gunsOf = ({ main, pistol }: Survivor): Gun[] =>
  [main, pistol].filter((one): one is Gun => one !== null && isGun(one.kind))

/** rs.reload.4 Those for which he carries a clip. */
export const reloadable = (s: Survivor): Gun[] => gunsOf(s).filter(({ kind }) => s.items.includes(`reload:${kind}`))

/** rs.reload.4 The card, and a use for it. */
export const mayReload = ({ state }: Look, s: Survivor): boolean =>
  hasCard(state, s, 'RELOAD') && !s.down && s.pinnedBy === null && reloadable(s).length > 0

export const reloads = (look: Look, s: Survivor): CommandOf<'reload'>[] =>
  mayReload(look, s) ? reloadable(s).map(({ id }) => ({ do: 'reload', weapon: id })) : []

export function checkReload({ state }: Look, s: Survivor, { weapon }: CommandOf<'reload'>): Refusal | null {
  if (!hasCard(state, s, 'RELOAD')) return refuse('rs.reload.1', 'Only RELOAD replaces a clip.')
  if (!gunsOf(s).some(({ id }) => id === weapon)) return refuse('rs.reload.4', `${calledOf(s)} carries no such gun.`)
  return reloadable(s).some(({ id }) => id === weapon)
    ? null
    : refuse('rs.reload.2', `${calledOf(s)} carries no clip for that gun.`)
}

/** The same weapon with other rounds in it. */
export function loaded(s: Survivor, id: number, rounds: number): void {
  const { weapons, items } = loadOf(s)
  carryLoad(s, { weapons: weapons.map((one) => (one.id === id ? Object.freeze({ ...one, rounds }) : one)), items })
}

/** rs.reload.1 to rs.reload.3 One clip is used up, and the gun is full. */
export function reload(t: Transaction, s: Survivor, weapon: number): void {
  const gun = reloadable(s).find(({ id }) => id === weapon)
  const load = gun && takenFrom(loadOf(s), [`reload:${gun.kind}`])
  if (!load) return
  carryLoad(s, load.left)
  const rounds = t.book.roundsAfterReload(GUNS[gun.kind].clip, gun.rounds)
  loaded(s, gun.id, rounds)
  t.emit({ e: 'reloaded', clause: 'rs.reload.1', survivor: s.n, weapon: gun.kind, rounds })
}

/** D21: the main gun if it is not full, else the pistol. */
export function reloadByDefault(s: Survivor): Command {
  const gun = reloadable(s).find(({ kind, rounds }) => rounds < GUNS[kind].clip)
  return gun ? { do: 'reload', weapon: gun.id } : { do: 'pass' }
}
