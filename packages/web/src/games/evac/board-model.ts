/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import { DARK, FACE_DOWN, type Marine, type MarineHints, SEEN, type View } from '@shamble/evac/page'
import { aimingOrder, inSights, settle } from './plan/index.ts'
import { parsePlace, type Place, placeSquare, tileUnder, zombieName } from './place.ts'
import { chosenMarine, chosenZombie, hintsOf, isAlive, zombieAt } from './read.ts'
import type { Planned, DisplayState } from './types.ts'

export interface ReachShown {
  readonly walk: readonly number[]
  readonly sprint: readonly number[]
  readonly pass: readonly number[]
  readonly flip: readonly number[]
  /** Zombies that could bite there, by square. */
  readonly danger: ReadonlyMap<number, number>
}

export interface SightLine {
  readonly from: number
  readonly to: number
  /** The side that stops it, or null: it is free. */
  readonly side: number | null
  readonly free: boolean
}

export interface BoardModel {
  readonly chosen: Place | null
  /** What the chosen marine sees; null: no light. */
  readonly lit: { readonly from: number; readonly squares: readonly number[] } | null
  readonly reach: ReachShown | null
  /** Zombies that could bite somebody; null: all are drawn alike. */
  readonly biters: ReadonlySet<number> | null
  /** What the order in hand can be aimed at. */
  readonly legal: {
    readonly squares: readonly number[]
    readonly tiles: readonly number[]
    readonly sides: readonly number[]
    readonly zombies: ReadonlySet<number>
    readonly marines: ReadonlySet<string>
  }
  readonly aim: Place | null
  readonly aimed: boolean
  /** The figure that an order would hit. */
  readonly target: Place | null
  readonly path: readonly number[] | null
  readonly sight: SightLine | null
  readonly blast: {
    readonly squares: readonly number[]
    readonly spared: readonly { readonly at: number; readonly side: number | null }[]
    readonly friends: boolean
    readonly doors: readonly number[]
  } | null
  readonly spawn: readonly number[] | null
}

const NO_LEGAL: BoardModel['legal'] = { squares: [], tiles: [], sides: [], zombies: new Set(), marines: new Set() }

function reachOf(s: DisplayState): ReachShown | null {
  const { marine, zombie } = hintsOf(s)
  const z = chosenZombie(s)
  const m = chosenMarine(s)
  if (z && zombie?.zombie === z.id) {
    const steps = zombie.reach.filter((r) => r.steps > 0)
    const of = (kind: string): number[] => steps.filter((r) => r.kind === kind).map((r) => r.at)
    return { walk: of('walk'), sprint: [], pass: of('pass'), flip: of('flip'), danger: new Map() }
  }
  if (!m || marine?.seat !== m.seat || marine.reach.length === 0) return null
  const of = (kind: string): number[] => marine.reach.filter((r) => r.kind === kind).map((r) => r.at)
  const shown = marine.reach.filter((r) => r.danger > 0 && (r.kind === 'walk' || r.kind === 'sprint'))
  const danger = new Map(shown.map((r) => [r.at, r.danger]))
  if (marine.danger > 0) danger.set(m.at, marine.danger)
  return { walk: [m.at, ...of('walk')], sprint: of('sprint'), pass: of('pass'), flip: of('flip'), danger }
}

/** Places an order can be aimed at, unless they are what its reach shows anyway. */
function legalOf(s: DisplayState, order: Planned | null): BoardModel['legal'] {
  const { view } = s
  if (!order?.order.enabled || order.order.id === 'move' || order.order.id === 'throw' || order.order.id === 'choose')
    return NO_LEGAL
  const places = order.targets().flatMap((name) => parsePlace(name, view) ?? [])
  const only = <K extends Place['kind']>(kind: K): Extract<Place, { kind: K }>[] =>
    places.filter((place): place is Extract<Place, { kind: K }> => place.kind === kind)
  return {
    squares: only('square').map((place) => place.square),
    tiles: only('tile').map((place) => place.position),
    sides: only('side').map((place) => place.side),
    zombies: new Set(only('zombie').map((place) => place.id)),
    marines: new Set(only('marine').map((place) => place.seat)),
  }
}

function sightTo(marine: MarineHints, to: number): SightLine {
  const stop = marine.blocked[to]
  const free = stop === SEEN
  const side = stop === undefined || stop === FACE_DOWN || stop === DARK || free ? null : stop
  return { from: marine.from, to, side, free }
}

function sightOf(s: DisplayState, m: Marine | undefined, at: number | null): SightLine | null {
  const { marine } = hintsOf(s)
  const { order } = s.selection
  if (!m || at === null || at === m.at || marine?.seat !== m.seat) return null
  const shooting = order !== null && /^(shoot|fire-on|throw|order)/.test(order)
  const target = zombieAt(s.view, at) !== undefined
  return shooting || ((order === null || order === 'move') && target) ? sightTo(marine, at) : null
}

function pathOf(s: DisplayState, at: number | null): readonly number[] | null {
  const { marine, zombie } = hintsOf(s)
  const { order } = s.selection
  if (at === null || (order !== null && order !== 'move')) return null
  const m = chosenMarine(s)
  const z = chosenZombie(s)
  const step =
    m && marine?.seat === m.seat
      ? marine.reach.find((r) => r.at === at)
      : z && zombie?.zombie === z.id
        ? zombie.reach.find((r) => r.at === at)
        : undefined
  const from = m?.at ?? z?.at
  return step && step.path.length > 0 && from !== undefined ? [from, ...step.path] : null
}

/** A figure in the sights; sides, squares and tiles have their own marks. */
function figureOf(s: DisplayState): Place | null {
  const target = inSights(s)
  const place = target && parsePlace(target.place, s.view)
  return place?.kind === 'zombie' || place?.kind === 'marine' ? place : null
}

export function boardModel(given: DisplayState): BoardModel {
  const s = settle(given)
  const { view } = s
  const { marine, blast, spawn } = hintsOf(s)
  const { figure, aim, hover } = s.selection
  const chosen = figure === null ? null : parsePlace(figure, view)
  const m = chosenMarine(s)
  const place = aim ?? hover
  const at = placeSquare(place, view)
  const seesHere = m && isAlive(m) && marine?.seat === m.seat
  const throwing = blast && (s.selection.order === 'throw' || s.choices.some((c) => c.do === 'confirm'))
  return {
    chosen: chosen && (m || chosenZombie(s)) ? chosen : null,
    lit: seesHere ? { from: marine.from, squares: marine.sees } : null,
    reach: reachOf(s),
    biters: seesHere ? new Set(marine.biters) : null,
    legal: legalOf(s, aimingOrder(s)),
    aim: place === null ? null : parsePlace(place, view),
    aimed: aim !== null,
    target: figureOf(s),
    path: pathOf(s, at),
    sight: sightOf(s, m, at),
    blast: throwing
      ? { squares: blast.squares, spared: blast.spared, friends: blast.marines.length > 0, doors: blast.doors }
      : null,
    spawn,
  }
}

/** Every figure on the board, as it is drawn and as it is told. */
export interface FigureShown {
  readonly id: string
  readonly at: number
  readonly states: readonly string[]
}

export function figuresShown(view: View): FigureShown[] {
  return [
    ...view.marines.map((m) => ({ id: m.seat, at: m.at, states: isAlive(m) ? marineStates(view, m) : ['dead'] })),
    ...view.zombies.map((z) => ({
      id: zombieName(z.id),
      at: z.at,
      states: [
        z.down ? 'down' : 'standing',
        ...(z.fresh ? ['new'] : z.acted && view.phase === 'zombies' ? ['has acted'] : []),
      ],
    })),
  ]
}

const marineStates = (view: View, m: Marine): string[] => [
  `${m.hp}`,
  ...(view.acting === m.seat ? ['acting now'] : m.acted && view.phase === 'marines' ? ['has acted'] : []),
]

/** Counts of the dead by tile, for boards seen from far away. */
export function crowds(view: View): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const z of view.zombies) {
    const tile = tileUnder(view, z.at)
    found.set(tile, (found.get(tile) ?? 0) + 1)
  }
  return found
}
