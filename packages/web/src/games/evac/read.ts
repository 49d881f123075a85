/** Evac's own types behind the table's: views, choices, hints and selection. */
import {
  type HintAnswer,
  type Item,
  type Marine,
  MARINES,
  type MarineType,
  type OPTIONS,
  type View,
  type WeaponKind,
  WEAPONS,
  type Zombie,
} from '@shamble/evac/page'
import type { OptionValues } from '@shamble/kernel'
import { nthOfKind } from '../../board/alike.ts'
import { readZombie } from '../../board/square/places.ts'
import { answersIn, offered, settledNumbers } from '../../plan/reading.ts'
import type { DisplayState } from './types.ts'
import { isKeyOf, rowOf } from '../../sure.ts'

export { offered }
export const settledNumber = settledNumbers<typeof OPTIONS>()

/** The answers that are still true. */
export function hintsOf(s: Pick<DisplayState, 'hints' | 'view'>) {
  const answer = answersIn<HintAnswer>(s)
  return {
    marine: answer('marine'),
    blast: answer('throw'),
    zombie: answer('zombie'),
    pad: answer('pad'),
    spawn: answer('spawn')?.squares ?? null,
    shamble: answer('shamble')?.moves ?? null,
    herd: answer('herd'),
  }
}

export const marineOf = (view: View, seat: string | null): Marine | undefined =>
  view.marines.find((m) => m.seat === seat)
export const zombieOf = (view: View, id: number | null): Zombie | undefined => view.zombies.find((z) => z.id === id)
export const isAlive = (m: Marine): boolean => m.hp > 0
export const zombieAt = (view: View, square: number): Zombie | undefined => view.zombies.find((z) => z.at === square)
export const livingAt = (view: View, square: number): Marine | undefined =>
  view.marines.find((m) => m.at === square && isAlive(m))
export const bodyAt = (view: View, square: number): Marine | undefined =>
  view.marines.find((m) => m.at === square && !isAlive(m))

/** The marine or zombie that is chosen, if it is there. */
export const chosenMarine = (s: DisplayState): Marine | undefined => marineOf(s.view, s.selection.figure)
export const chosenZombie = (s: DisplayState): Zombie | undefined =>
  zombieOf(s.view, readZombie(s.selection.figure ?? ''))

export const nameOf = (view: View, seat: string): string => marineOf(view, seat)?.name ?? seat

/** Two of a kind are told apart: which of them a marine is, 0 for the only one. */
export const nthOfMarine = (view: View, m: Marine): number => nthOfKind(view.marines, m, ({ type }) => type)

/** The locals of the question at hand. */
export const varsOf = (view: View): Readonly<Record<string, unknown>> => view.frames[view.frames.length - 1]?.vars ?? {}

const HP: Readonly<Record<MarineType, string>> = {
  medic: 'hpMedic',
  grunt: 'hpGrunt',
  sergeant: 'hpSergeant',
  lieutenant: '',
}
const AMMO: Readonly<Record<WeaponKind, string>> = {
  pistol: 'ammoPistol',
  smg: 'ammoSmg',
  rifle: 'ammoRifle',
  shotgun: 'ammoShotgun',
  knife: '',
  unarmed: '',
}

export const fullHp = (options: OptionValues, type: MarineType): number =>
  Number(rowOf(options, HP[type]) ?? MARINES[type].hp)

/** Rounds of a full gun; 0 for what needs none. */
export function fullRounds(options: OptionValues, kind: string): number {
  if (!isKeyOf(WEAPONS, kind)) return 0
  const { ammo } = WEAPONS[kind]
  return typeof ammo === 'number' ? Number(rowOf(options, AMMO[kind]) ?? ammo) : 0
}

/** What somebody fights with; null for what is no weapon. */
export const weaponKind = ({ kind }: Item): WeaponKind | null => (isKeyOf(WEAPONS, kind) ? kind : null)

export const isGun = ({ kind }: Item): boolean => typeof rowOf(WEAPONS, kind)?.ammo === 'number'
export const isAutomatic = ({ kind }: Item): boolean => rowOf(WEAPONS, kind)?.automatic === true

/** The shortest name of a piece that means it, as commands name it: its kind, or its number where there are several. */
export function refOf(m: Marine, item: Item): string | number {
  const best = m.items.reduce<Item | undefined>(
    (found, one) => (one.kind === item.kind && (!found || one.rounds > found.rounds) ? one : found),
    undefined,
  )
  return best === item ? item.kind : item.id
}

export const itemNamed = (m: Marine, ref: string | number): Item | undefined =>
  m.items.find((item) => refOf(m, item) === ref || item.id === ref)

/** The weapon that a command names. */
export const kindNamed = (m: Marine, ref: string | number): WeaponKind | null => {
  const item = itemNamed(m, ref)
  return item ? weaponKind(item) : null
}
