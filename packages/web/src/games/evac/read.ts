/** Evac's own types behind the table's: views, choices, hints and selection. */
import type {
  OPTIONS,
  BlastHints,
  HintAnswer,
  Item,
  Marine,
  MarineHints,
  MarineType,
  PadHints,
  View,
  WeaponKind,
  Zombie,
  ZombieHints,
} from '@shamble/evac/page'
import { MARINES, WEAPONS } from '@shamble/evac/page'
import type { OptionValues } from '@shamble/kernel'
import { parsePlace } from './place.ts'
import { answerOf, offered } from '../../plan/reading.ts'
import type { DisplayState } from './types.ts'
import { isKeyOf, rowOf } from '../../sure.ts'

export { offered }

type NumberOption = {
  [name in keyof typeof OPTIONS]: (typeof OPTIONS)[name] extends { readonly kind: 'number' } ? name : never
}[keyof typeof OPTIONS]

/** A number as it was settled before the game. */
export const settledNumber = ({ options }: Pick<DisplayState, 'options'>, name: NumberOption): number =>
  Number(options[name])

export interface Hints {
  readonly marine: MarineHints | null
  readonly blast: BlastHints | null
  readonly zombie: ZombieHints | null
  readonly pad: PadHints | null
  readonly spawn: readonly number[] | null
}

/** The answers that are still true. */
export function hintsOf({ hints, view }: Pick<DisplayState, 'hints' | 'view'>): Hints {
  const named = <W extends HintAnswer['what']>(what: W): Extract<HintAnswer, { what: W }> | null =>
    answerOf(hints, view.decision, what)
  return {
    marine: named('marine'),
    blast: named('throw'),
    zombie: named('zombie'),
    pad: named('pad'),
    spawn: named('spawn')?.squares ?? null,
  }
}

export const marineOf = (view: View, seat: string | null): Marine | undefined =>
  view.marines.find((m) => m.seat === seat)
export const zombieOf = (view: View, id: number): Zombie | undefined => view.zombies.find((z) => z.id === id)
export const isAlive = (m: Marine): boolean => m.hp > 0
export const zombieAt = (view: View, square: number): Zombie | undefined => view.zombies.find((z) => z.at === square)
export const livingAt = (view: View, square: number): Marine | undefined =>
  view.marines.find((m) => m.at === square && isAlive(m))
export const bodyAt = (view: View, square: number): Marine | undefined =>
  view.marines.find((m) => m.at === square && !isAlive(m))

/** The marine or zombie that is chosen, if it is there. */
export function chosenMarine(s: DisplayState): Marine | undefined {
  return marineOf(s.view, s.selection.figure)
}

export function chosenZombie(s: DisplayState): Zombie | undefined {
  const place = s.selection.figure === null ? null : parsePlace(s.selection.figure, s.view)
  return place?.kind === 'zombie' ? zombieOf(s.view, place.id) : undefined
}

export const nameOf = (view: View, seat: string): string => marineOf(view, seat)?.name ?? seat

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

export const fullHp = (options: OptionValues, type: MarineType): number => Number(options[HP[type]] ?? MARINES[type].hp)

/** Rounds of a full gun; 0 for what needs none. */
export function fullRounds(options: OptionValues, kind: string): number {
  if (!isKeyOf(WEAPONS, kind)) return 0
  const { ammo } = WEAPONS[kind]
  return typeof ammo === 'number' ? Number(options[AMMO[kind]] ?? ammo) : 0
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
