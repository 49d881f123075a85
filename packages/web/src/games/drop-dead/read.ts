/** Drop Dead's own types behind the table's: views, choices, hints and selection. */
import type {
  OPTIONS,
  CardId,
  Command,
  CommandOf,
  HintAnswer,
  HintAnswers,
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
import type { Situation } from '../../table/face.ts'

export const viewOf = (s: Pick<Situation, 'view'>): View => s.view as View

type NumberOption = {
  [name in keyof typeof OPTIONS]: (typeof OPTIONS)[name] extends { readonly kind: 'number' } ? name : never
}[keyof typeof OPTIONS]

/** A number as it was settled before the game. */
export const settledNumber = ({ options }: Pick<Situation, 'options'>, name: NumberOption): number =>
  Number(options[name])

export const commandsOf = (s: Situation): readonly Command[] => s.choices as readonly Command[]

export const offered = <D extends Command['do']>(s: Situation, name: D): CommandOf<D>[] =>
  commandsOf(s).filter((c): c is CommandOf<D> => c.do === name)

export interface Hints {
  readonly survivor: SurvivorHints | null
  readonly zombie: ZombieHints | null
  readonly horde: HordeHints | null
}

const NONE: Hints = { survivor: null, zombie: null, horde: null }

/** The answers that are still true: asked at this very decision. */
export function hintsOf(s: Pick<Situation, 'hints' | 'view'>): Hints {
  const given = s.hints as HintAnswers
  if (!given) return NONE
  const { decision } = viewOf(s)
  const answers = (given.what === 'several' ? given.answers : [given]).filter(
    (one): one is HintAnswer => one !== null && one.decision === decision,
  )
  const named = <W extends HintAnswer['what']>(what: W): Extract<HintAnswer, { what: W }> | null =>
    (answers.find((one) => one.what === what) as Extract<HintAnswer, { what: W }> | undefined) ?? null
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
export const chosenSurvivor = (s: Situation): Survivor | undefined => survivorOf(viewOf(s), s.selection.figure)

export function chosenZombie(s: Situation): Zombie | undefined {
  const n = /^zombie (\d+)$/.exec(s.selection.figure ?? '')?.[1]
  return n === undefined ? undefined : zombieOf(viewOf(s), Number(n))
}

export const fullHealth = (id: SurvivorId): number => SURVIVORS[id].health
export const zombieHealth = (options: OptionValues): number => Number(options['zombieHealth'] ?? ZOMBIES.health)
export const damageStep = (options: OptionValues): number => Number(options['damageStep'] ?? 25)

/** dd.variant.10 The cycle after which the game is over; 0 for none. */
export const lastCycle = (options: OptionValues): number => Number(options['cycleLimit'] ?? 0)

/** dd.setup.13 */
export const partsRequired = (options: OptionValues, view: View): number => {
  const rows = options['partsRequired'] as readonly number[] | undefined
  return rows?.[view.survivors.length - 1] ?? (view.survivors.length === 4 ? 4 : 2)
}

export const tileAt = (view: View, cell: readonly [number, number]): PlacedTile | undefined =>
  view.tiles.find((tile) => tile.tx === cell[0] && tile.ty === cell[1])

export const zombiesIn = (view: View, cell: readonly [number, number]): readonly Zombie[] =>
  view.zombies.filter((z) => {
    const at = cellKey(z.at)
    return at === `${cell[0]},${cell[1]}`
  })

const cellKey = (unit: number): string => `${((unit & 1023) - 512) >> 2},${((unit >> 10) - 512) >> 2}`
