/** Drop Dead's own types behind the table's: views, choices, hints and selection. */
import type {
  OPTIONS,
  CardId,
  HintAnswer,
  HordeHints,
  PlacedTile,
  Survivor,
  SurvivorHints,
  SurvivorId,
  TileId,
  View,
  Zombie,
  ZombieHints,
} from '@shamble/drop-dead/page'
import { CARDS, SURVIVORS, TILES, ZOMBIES } from '@shamble/drop-dead/page'
import type { OptionValues } from '@shamble/kernel'
import { answerOf, numbersIn, offered } from '../../plan/reading.ts'
import type { DisplayState } from './types.ts'

export { offered }

type NumberOption = {
  [name in keyof typeof OPTIONS]: (typeof OPTIONS)[name] extends { readonly kind: 'number' } ? name : never
}[keyof typeof OPTIONS]

/** A number as it was settled before the game. */
export const settledNumber = ({ options }: Pick<DisplayState, 'options'>, name: NumberOption): number =>
  Number(options[name])

export interface Hints {
  readonly survivor: SurvivorHints | null
  readonly zombie: ZombieHints | null
  readonly horde: HordeHints | null
}

/** The answers that are still true. */
export function hintsOf({ hints, view }: Pick<DisplayState, 'hints' | 'view'>): Hints {
  const named = <W extends HintAnswer['what']>(what: W): Extract<HintAnswer, { what: W }> | null =>
    answerOf(hints, view.decision, what)
  return { survivor: named('survivor'), zombie: named('zombie'), horde: named('horde') }
}

export const isAlive = (one: Survivor): boolean => one.status === 'alive'
export const survivorOf = (view: View, seat: string | null): Survivor | undefined =>
  view.survivors.find((one) => one.seat === seat)
export const survivorNamed = (view: View, id: SurvivorId): Survivor | undefined =>
  view.survivors.find((one) => one.id === id)
export const zombieOf = (view: View, n: number): Zombie | undefined => view.zombies.find((z) => z.n === n)
export const zombieAt = (view: View, unit: number): Zombie | undefined => view.zombies.find((z) => z.at === unit)
export const livingAt = (view: View, unit: number): Survivor | undefined =>
  view.survivors.find((one) => one.at === unit && isAlive(one))

export const titleOf = (id: SurvivorId): string => SURVIVORS[id].title
export const seatOfSurvivor = (view: View, id: SurvivorId): string => survivorNamed(view, id)?.seat ?? id
export const tileTitle = (id: TileId): string => TILES[id].title
export const cardTitle = (id: CardId): string => CARDS[id].title

/** "Earl", or what an undead seat that never was a survivor is called. */
export function nameOf(view: View, seat: string): string {
  const one = survivorOf(view, seat)
  return one ? titleOf(one.id) : seat === view.patientZero ? 'Patient Zero' : `Player ${seat.slice(1)}`
}

/** The survivor or zombie that is chosen, if it is there. */
export const chosenSurvivor = (s: DisplayState): Survivor | undefined => survivorOf(s.view, s.selection.figure)

export function chosenZombie(s: DisplayState): Zombie | undefined {
  const n = /^zombie (\d+)$/.exec(s.selection.figure ?? '')?.[1]
  return n === undefined ? undefined : zombieOf(s.view, Number(n))
}

export const fullHealth = (id: SurvivorId): number => SURVIVORS[id].health
export const zombieHealth = (options: OptionValues): number => Number(options['zombieHealth'] ?? ZOMBIES.health)
export const damageStep = (options: OptionValues): number => Number(options['damageStep'] ?? 25)

/** dd.variant.10 The cycle after which the game is over; 0 for none. */
export const lastCycle = (options: OptionValues): number => Number(options['cycleLimit'] ?? 0)

/** dd.setup.13 */
export const partsRequired = (options: OptionValues, view: View): number => {
  const rows = numbersIn(options, 'partsRequired')
  return rows?.[view.survivors.length - 1] ?? (view.survivors.length === 4 ? 4 : 2)
}

export const tileAt = (view: Pick<View, 'tiles'>, cell: readonly [number, number]): PlacedTile | undefined =>
  view.tiles.find((tile) => tile.tx === cell[0] && tile.ty === cell[1])

export const zombiesIn = (view: View, cell: readonly [number, number]): readonly Zombie[] =>
  view.zombies.filter((z) => {
    const at = cellKey(z.at)
    return at === `${cell[0]},${cell[1]}`
  })

const cellKey = (unit: number): string => `${((unit & 1023) - 512) >> 2},${((unit >> 10) - 512) >> 2}`
