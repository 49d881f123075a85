/** Drop Dead's own types behind the table's: views, choices, hints and selection. */
import {
  type CardId,
  CARDS,
  cellOf,
  type HintAnswer,
  type OPTIONS,
  type PlacedTile,
  type Survivor,
  type SurvivorId,
  SURVIVORS,
  type TileId,
  TILES,
  type View,
  type Zombie,
  ZOMBIES,
} from '@shamble/drop-dead/page'
import type { OptionValues } from '@shamble/kernel'
import { readZombie, type XY } from '../../board/square/places.ts'
import { answersIn, numbersIn, offered, settledNumbers } from '../../plan/reading.ts'
import type { DisplayState } from './types.ts'

export { offered }
export const settledNumber = settledNumbers<typeof OPTIONS>()

/** The answers that are still true. */
export function hintsOf(s: Pick<DisplayState, 'hints' | 'view'>) {
  const answer = answersIn<HintAnswer>(s)
  return { survivor: answer('survivor'), zombie: answer('zombie'), horde: answer('horde') }
}

export const isAlive = (one: Survivor): boolean => one.status === 'alive'
export const survivorOf = (view: View, seat: string | null): Survivor | undefined =>
  view.survivors.find((one) => one.seat === seat)
export const survivorNamed = (view: View, id: SurvivorId): Survivor | undefined =>
  view.survivors.find((one) => one.id === id)
export const zombieOf = (view: View, n: number | null): Zombie | undefined => view.zombies.find((z) => z.n === n)
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
export const chosenZombie = (s: DisplayState): Zombie | undefined =>
  zombieOf(s.view, readZombie(s.selection.figure ?? ''))

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

export const tileAt = (view: Pick<View, 'tiles'>, [tx, ty]: XY): PlacedTile | undefined =>
  view.tiles.find((tile) => tile.tx === tx && tile.ty === ty)

export const zombiesIn = (view: View, cell: XY): readonly Zombie[] =>
  view.zombies.filter((z) => cellOf(z.at).join() === cell.join())

/** Where the living are. */
export const unitsOfLiving = (view: View): number[] =>
  view.survivors.flatMap((one) => (isAlive(one) && one.at !== null ? [one.at] : []))
