/** What a board of squares shows beyond its ground, as far as it is the same in every game. */
import type { Planned } from '../../plan/plan.ts'
import type { Selection } from '../../play/game-display.ts'

/** What is chosen, aimed at and pointed to. */
interface Pointed<Place> {
  readonly chosen: Place | null
  readonly aim: Place | null
  readonly aimed: boolean
  /** The figure that an order would hit. */
  readonly target: Place | null
}

/** The line to what is pointed at, up to the side that stops it. */
export interface SightShown<Stop> {
  readonly from: number
  readonly to: number
  readonly stop: Stop | null
  readonly free: boolean
}

/** What every such board shows; squares by their numbers. */
export interface Shown<Place, Stop> extends Pointed<Place> {
  /** What the chosen figure sees; null: no light. */
  readonly lit: { readonly from: number; readonly squares: readonly number[] } | null
  /** The dead who could get at somebody; null: all are drawn alike. */
  readonly biters: ReadonlySet<number> | null
  readonly path: readonly number[] | null
  readonly sight: SightShown<Stop> | null
}

interface Kind {
  readonly kind: string
}

/** `inSights`: what an order can be aimed at there; squares, sides and tiles have marks of their own. */
export function pointed<Place extends Kind>(
  { figure, aim, hover }: Selection,
  inSights: { readonly place: string } | null,
  parse: (name: string) => Place | null,
  figures: readonly Place['kind'][],
): Pointed<Place> {
  const read = (name: string | null | undefined): Place | null => (name ? parse(name) : null)
  const target = read(inSights?.place)
  return {
    chosen: read(figure),
    aim: read(aim ?? hover),
    aimed: aim !== null,
    target: target && figures.includes(target.kind) ? target : null,
  }
}

/** What the order in hand can be aimed at, unless it is what its reach shows anyway. */
export function aimsOf<Place>(
  planned: Planned | null,
  shownByReach: readonly string[],
  parse: (name: string) => Place | null,
): readonly Place[] {
  if (!planned?.order.enabled || shownByReach.includes(planned.order.id)) return []
  return planned.targets().flatMap((name) => parse(name) ?? [])
}

interface Reached {
  readonly at: number
  readonly kind: string
}

/** Where one gets in this way. */
export const reached = (reach: readonly Reached[], kind: string): number[] =>
  reach.filter((one) => one.kind === kind).map(({ at }) => at)

/** How many of the dead could get at somebody there. */
export const dangers = (reach: readonly { readonly at: number; readonly danger: number }[]): Map<number, number> =>
  new Map(reach.filter(({ danger }) => danger > 0).map(({ at, danger }) => [at, danger]))

/** The whole way, from where one stands; null where there is none. */
export const wayTo = (from: number | null | undefined, path: readonly number[] = []): readonly number[] | null =>
  from === null || from === undefined || path.length === 0 ? null : [from, ...path]
