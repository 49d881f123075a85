/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import { DARK, FACE_DOWN, type Marine, type MarineHints, SEEN } from '@shamble/evac/page'
import { aimsOf, dangers, pointed, reached, type Shown, type SightShown, wayTo } from '../../board/square/model.ts'
import { ofKind } from '../../board/square/places.ts'
import { aimingOrder, inSights, settle } from './plan/index.ts'
import { parsePlace, type Place, placeSquare } from './place.ts'
import { chosenMarine, chosenZombie, hintsOf, isAlive, zombieAt } from './read.ts'
import type { DisplayState } from './types.ts'

export interface ReachShown {
  readonly walk: readonly number[]
  readonly sprint: readonly number[]
  readonly pass: readonly number[]
  readonly flip: readonly number[]
  /** Zombies that could bite there, by square. */
  readonly danger: ReadonlyMap<number, number>
}

export interface BoardModel extends Shown<Place, number> {
  readonly reach: ReachShown | null
  /** What the order in hand can be aimed at. */
  readonly legal: ReturnType<typeof legalOf>
  readonly blast: {
    readonly squares: readonly number[]
    readonly spared: readonly { readonly at: number; readonly side: number | null }[]
    readonly friends: boolean
    readonly doors: readonly number[]
  } | null
  readonly spawn: readonly number[] | null
}

function reachOf(s: DisplayState): ReachShown | null {
  const { marine, zombie } = hintsOf(s)
  const [m, z] = [chosenMarine(s), chosenZombie(s)]
  if (z && zombie?.zombie === z.id) {
    const steps = zombie.reach.filter((r) => r.steps > 0)
    const [walk, pass, flip] = [reached(steps, 'walk'), reached(steps, 'pass'), reached(steps, 'flip')]
    return { walk, sprint: [], pass, flip, danger: new Map() }
  }
  if (!m || marine?.seat !== m.seat || marine.reach.length === 0) return null
  const { reach } = marine
  const danger = dangers(reach.filter((r) => r.kind === 'walk' || r.kind === 'sprint'))
  if (marine.danger > 0) danger.set(m.at, marine.danger)
  return {
    walk: [m.at, ...reached(reach, 'walk')],
    sprint: reached(reach, 'sprint'),
    pass: reached(reach, 'pass'),
    flip: reached(reach, 'flip'),
    danger,
  }
}

function legalOf(s: DisplayState) {
  const places = aimsOf(aimingOrder(s), ['move', 'choose', 'herd'], (name) => parsePlace(name, s.view))
  return {
    squares: ofKind(places, 'square').map(({ square }) => square),
    tiles: ofKind(places, 'tile').map(({ position }) => position),
    sides: ofKind(places, 'side').map(({ side }) => side),
    zombies: new Set(ofKind(places, 'zombie').map(({ id }) => id)),
    marines: new Set(ofKind(places, 'marine').map(({ seat }) => seat)),
  }
}

function sightTo(marine: MarineHints, to: number): SightShown<number> {
  const stop = marine.blocked[to]
  const free = stop === SEEN
  const isSide = stop !== undefined && stop !== FACE_DOWN && stop !== DARK && !free
  return { from: marine.from, to, stop: isSide ? stop : null, free }
}

function sightOf(s: DisplayState, m: Marine | undefined, at: number | null): SightShown<number> | null {
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
  const [m, z] = [chosenMarine(s), chosenZombie(s)]
  const way = inSights(s)?.way
  if (way) return wayTo(m?.at ?? z?.at, way)
  if (at === null || (order !== null && order !== 'move')) return null
  const reach = m && marine?.seat === m.seat ? marine.reach : z && zombie?.zombie === z.id ? zombie.reach : []
  return wayTo(m?.at ?? z?.at, reach.find((r) => r.at === at)?.path)
}

export function boardModel(given: DisplayState): BoardModel {
  const s = settle(given)
  const { view } = s
  const { marine, blast, spawn } = hintsOf(s)
  const { aim, hover, order } = s.selection
  const at = placeSquare(aim ?? hover, view)
  const m = chosenMarine(s)
  const seesHere = m && isAlive(m) && marine?.seat === m.seat
  const throwing = blast && (order === 'throw' || s.choices.some((c) => c.do === 'confirm'))
  const shown = pointed(s.selection, inSights(s), (name) => parsePlace(name, view), ['zombie', 'marine'])
  return {
    ...shown,
    chosen: m || chosenZombie(s) ? shown.chosen : null,
    lit: seesHere ? { from: marine.from, squares: marine.sees } : null,
    reach: reachOf(s),
    biters: seesHere ? new Set(marine.biters) : null,
    legal: legalOf(s),
    path: pathOf(s, at),
    sight: sightOf(s, m, at),
    blast: throwing
      ? { squares: blast.squares, spared: blast.spared, friends: blast.marines.length > 0, doors: blast.doors }
      : null,
    spawn,
  }
}
