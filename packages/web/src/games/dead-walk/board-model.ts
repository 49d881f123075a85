/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import {
  blastTargets,
  compulsionOf,
  coneOf,
  coneTargets,
  corridorTargets,
  type Figure,
  figureNamed,
  fireRow,
  flameTargets,
  GAME_MASTER,
  type Human,
  humanBody,
  isInCloseCombat,
  isInPlay,
  isZombieFigure,
  loadedGrenade,
  type Look,
  middleRays,
  rakeTargets,
  sees,
  type View,
  type Weapon,
  zombieBody,
  zombieFigure,
  humanFigure,
  coverOf,
} from '@shamble/dead-walk/page'
import { CLEAR, isInCone, type XY } from '@shamble/table'
import type { Situation } from '../../table/face.ts'
import { centreNamed, parsePlace, type Place } from './place.ts'
import { firstGrenade } from './plan/fire.ts'
import { actorOf, aimingOrder, chosenOrder, inSights, isAskedInBetween, settle, weaponInHand } from './plan/index.ts'
import { walkFor } from './plan/move.ts'
import { purseOf, reachFor, stepsOf, type Walk } from './plan/ways.ts'
import { forecast } from './plan/why.ts'
import { chosenHuman, humanCalled, lookOf, offered, viewOf, zombieCalled } from './read.ts'
import type { Reach } from '../../board/measured/reach.ts'

export type TemplateShown =
  | { readonly kind: 'cone'; readonly cone: ReturnType<typeof coneOf>; readonly bands: readonly number[] }
  | {
      readonly kind: 'circle'
      readonly at: XY
      readonly radius: number
      readonly strays: readonly [number, number] | null
    }
  | {
      readonly kind: 'corridor'
      readonly from: XY
      readonly through: XY
      readonly aside: number
      readonly around: number
    }

export interface Covered {
  /** Crowd numbers: who is hit, and who would be but for something. */
  readonly hit: ReadonlySet<number>
  readonly spared: ReadonlySet<number>
  readonly friends: boolean
}

export interface Intent {
  readonly zombie: number
  readonly path: readonly XY[]
}

export interface BoardModel {
  /** Who is chosen, and where he stands or would stand. */
  readonly chosen: Human | null
  readonly from: XY | null
  /** Whom the chosen human sees from there; null: nobody is chosen. */
  readonly seen: ReadonlySet<number> | null
  readonly reach: {
    readonly field: Reach
    readonly levels: readonly { readonly at: number; readonly label: string; readonly attack: boolean }[]
  } | null
  readonly walk: Walk | null
  readonly legal: {
    readonly figures: ReadonlySet<string>
    readonly terrain: readonly string[]
    readonly things: ReadonlySet<number>
    readonly points: readonly XY[]
  }
  readonly template: TemplateShown | null
  readonly covered: Covered | null
  /** The rays to what is aimed at, as the rules judge them. */
  readonly rays: {
    readonly from: XY
    readonly to: Figure
    readonly blocked: readonly boolean[]
    readonly sees: boolean
    readonly cover: string
  } | null
  readonly tape: { readonly from: XY; readonly to: XY; readonly figure: boolean } | null
  /** A zombie that a game master leads, and where to. */
  readonly led: { readonly from: XY; readonly to: XY | null; readonly reach: number } | null
  readonly aim: Place | null
  readonly aimed: boolean
  readonly target: string | null
  readonly intents: readonly Intent[]
  /** What is about to be pounded on, by how many. */
  readonly pounding: ReadonlyMap<string, number>
  /** Whom a mind forces to something, or keeps from everything. */
  readonly minds: ReadonlyMap<number, 'compelled' | 'frozen'>
}

const NO_LEGAL: BoardModel['legal'] = { figures: new Set(), terrain: [], things: new Set(), points: [] }

/** Where the chosen human would stand: at the end of the way in hand, or where he is dragged or imagined. */
function standingAt(s: Situation, human: Human, walk: Walk | null): XY {
  const imagined = centreNamed(s.selection.whatIf ?? null, viewOf(s), s.options)
  if (imagined) return imagined
  const end = walk?.priced?.route.path.at(-1)
  return end ?? human.at
}

/** The sighted are asked anew only where something has changed. */
let lastSeen: { state: unknown; key: string; seen: ReadonlySet<number> } | null = null

export function seenFrom(look: Look, human: Human, at: XY): ReadonlySet<number> {
  const key = `${human.n} ${at.x},${at.y}`
  if (lastSeen?.state === look.state && lastSeen.key === key) return lastSeen.seen
  const from = { ...humanBody(human), at }
  const seen = new Set<number>()
  for (const z of look.state.zombies) if (sees(look, from, zombieBody(z))) seen.add(zombieFigure(z.n))
  for (const h of look.state.humans)
    if (h.n !== human.n && isInPlay(h) && sees(look, from, humanBody(h))) seen.add(humanFigure(h.n))
  // The same people are the same set: whoever draws them need not look again.
  const before = lastSeen?.state === look.state ? lastSeen.seen : null
  const isSame = before !== null && before.size === seen.size && [...seen].every((figure) => before.has(figure))
  lastSeen = { state: look.state, key, seen: isSame ? before : seen }
  return lastSeen.seen
}

function reachShown(s: Situation, look: Look, human: Human): BoardModel['reach'] {
  const view = viewOf(s)
  if (isAskedInBetween(s)) return null
  const acting = view.activation?.human === human.n
  if (!acting && (human.acted || view.phase !== 'humans' || offered(s, 'activate').every((c) => c.human !== human.n)))
    return null
  if (human.aboard !== null || human.mind.frozen) return null
  // dw.psychosis.18 Who must do something else first goes nowhere.
  if (acting && mindsOf(look).has(human.n) && offered(s, 'move').length === 0) return null
  if (human.prone || (isInCloseCombat(look, human) && (view.activation?.leaving.length ?? 0) === 0)) return null
  const purse = purseOf(look, human)
  const steps = stepsOf(purse)
  if (steps === 0 && purse.slack < 20) return null
  const cheapest = Math.min(
    ...human.weapons.flatMap((w) => {
      const row = fireRow(look, w)
      return w.ready && row && (row.magazine === null || w.loaded > 0) ? [row.cost * purse.each] : []
    }),
    99,
  )
  const levels = Array.from({ length: steps }, (_, i) => ({
    at: (i + 1) * look.book.moveStep + purse.slack,
    label: `${(i + 1) * purse.each} AP`,
    attack: purse.ap - (i + 1) * purse.each >= cheapest,
  }))
  if (levels.length === 0) levels.push({ at: purse.slack, label: '0 AP', attack: purse.ap >= cheapest })
  return { field: reachFor(look, human), levels }
}

function templateShown(look: Look, human: Human, weapon: Weapon, at: XY, isKiller: boolean): TemplateShown | null {
  const row = fireRow(look, weapon)
  // dw.cskill.23 As a machinegun.
  if (isKiller) return { kind: 'circle', at, radius: look.book.machinegun.radius, strays: null }
  switch (row?.mode) {
    case 'shotgun':
    case 'flame':
      if (at.x === human.at.x && at.y === human.at.y) return null
      return {
        kind: 'cone',
        cone: coneOf(look, human, weapon, at),
        bands: (look.book.bands[weapon.type] ?? []).map(({ upTo }) => upTo),
      }
    case 'machinegun':
      return { kind: 'circle', at, radius: look.book.machinegun.radius, strays: null }
    case 'grenade':
    case 'launcher':
      return {
        kind: 'circle',
        at,
        radius: look.book.blastRadius,
        strays: [7 * look.book.strayStep, 12 * look.book.strayStep],
      }
    default:
      return null
  }
}

function coveredBy(look: Look, human: Human, weapon: Weapon, at: XY, shown: TemplateShown | null): Covered | null {
  const row = fireRow(look, weapon)
  if (!shown || !row) return null
  const grenade = row.mode === 'launcher' ? loadedGrenade(weapon) : firstGrenade(weapon)
  const hit =
    row.mode === 'shotgun'
      ? coneTargets(look, human, weapon, at)
      : row.mode === 'flame'
        ? flameTargets(look, human, weapon, at)
        : row.mode === 'machinegun' || row.mode === 'automatic'
          ? rakeTargets(look, human, at)
          : grenade
            ? blastTargets(look, grenade, at, null)
            : []
  const inside =
    shown.kind === 'circle'
      ? look.state.zombies.filter((z) => far2(z.at, at) < shown.radius * shown.radius).map((z) => zombieFigure(z.n))
      : shown.kind === 'cone'
        ? look.state.zombies.filter((z) => isInCone(shown.cone, z.at)).map((z) => zombieFigure(z.n))
        : []
  const set = new Set(hit)
  return {
    hit: set,
    spared: new Set(inside.filter((one) => !set.has(one))),
    friends: hit.some((one) => !isZombieFigure(one)),
  }
}

const far2 = (a: XY, b: XY): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

/** Places an order can be aimed at, unless they are what its reach shows anyway. */
function legalOf(s: Situation): BoardModel['legal'] {
  const order = aimingOrder(s)
  const chosen = chosenOrder(s)
  if (!order?.order.enabled || ['move', 'route', 'fancy', 'lead'].includes(order.order.id)) return NO_LEGAL
  if (order.order.aims === 'square' && /^(fire|killer) /.test(order.order.id)) return NO_LEGAL
  if (!chosen && order.order.id !== 'place') return NO_LEGAL
  const figures = new Set<string>()
  const terrain: string[] = []
  const things = new Set<number>()
  const points: XY[] = []
  for (const name of order.targets()) {
    const place = parsePlace(name)
    if (place?.kind === 'zombie' || place?.kind === 'human') figures.add(name)
    else if (place?.kind === 'terrain') terrain.push(place.id)
    else if (place?.kind === 'thing') things.add(place.id)
    else if (place?.kind === 'point') points.push(place.at)
  }
  return { figures, terrain, things, points }
}

/** How many arrows are drawn at most: the nearest of the dead. */
const MOST_INTENTS = 80

interface Coming {
  readonly intents: readonly Intent[]
  readonly pounding: ReadonlyMap<string, number>
}
const NOTHING_COMES: Coming = { intents: [], pounding: new Map() }
const COMING = new WeakMap<Look['state'], Coming>()

/** Where the dead will go next, those who are near first. */
function comingOf(look: Look): Coming {
  const known = COMING.get(look.state)
  if (known) return known
  const humans = look.state.humans.filter(isInPlay)
  const near = [...look.state.zombies]
    .map((z) => ({ z, far: Math.min(...humans.map((h) => far2(h.at, z.at))) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_INTENTS)
  const intents: Intent[] = []
  const pounding = new Map<string, number>()
  for (const { z } of near) {
    const deed = forecast(look, z)
    if (deed.does === 'goes') intents.push({ zombie: z.n, path: deed.path })
    if (deed.does === 'pounds') pounding.set(deed.opening, (pounding.get(deed.opening) ?? 0) + 1)
  }
  const coming = { intents, pounding }
  COMING.set(look.state, coming)
  return coming
}

function raysTo(look: Look, human: Human, from: XY, target: Figure | null): BoardModel['rays'] {
  if (!target) return null
  const eye = { ...humanBody(human), at: from }
  const visible = sees(look, eye, target)
  return {
    from,
    to: target,
    blocked: middleRays(look, eye, target).map((ray) => ray !== CLEAR),
    sees: visible,
    cover: visible ? coverOf(look, eye, target) : 'none',
  }
}

function corridorShown(
  s: Situation,
  look: Look,
  human: Human,
  weapon: Weapon | undefined,
  place: string | null,
): { template: TemplateShown; covered: Covered } | null {
  const row = weapon ? fireRow(look, weapon) : null
  const zombie = zombieCalled(viewOf(s), place)
  if (!weapon || row?.mode !== 'automatic' || !zombie) return null
  if (!offered(s, 'fire').some((c) => c.weapon === weapon.id && figureNamed(c.target) === zombieFigure(zombie.n)))
    return null
  const hit = corridorTargets(look, human, row, zombieFigure(zombie.n))
  return {
    template: {
      kind: 'corridor',
      from: human.at,
      through: zombie.at,
      aside: look.book.corridor.aside,
      around: look.book.corridor.around,
    },
    covered: { hit: new Set(hit), spared: new Set(), friends: hit.some((one) => !isZombieFigure(one)) },
  }
}

/** Orders that show a way. */
const WALKS: readonly string[] = ['move', 'route', 'fancy']

/** Nobody needs rays to whom he touches. */
const NEAR2 = 320 * 320

interface Kept extends Pick<Situation, 'view' | 'choices' | 'selection' | 'options' | 'seat'> {
  readonly layers: Readonly<Record<string, boolean>> | null
  readonly model: BoardModel
}
let kept: Kept | null = null

/** The same description as long as nothing it depends on has changed: board and legend ask for it with every move. */
export function boardModel(s: Situation, layers: Readonly<Record<string, boolean>> | null = null): BoardModel {
  const { view, choices, selection, options, seat } = s
  if (
    kept !== null &&
    kept.view === view &&
    kept.choices === choices &&
    kept.selection === selection &&
    kept.options === options &&
    kept.seat === seat &&
    (layers === null || kept.layers === layers)
  )
    return kept.model
  const model = modelOf(s, layers ?? {})
  kept = { view, choices, selection, options, seat, layers, model }
  return model
}

function modelOf(given: Situation, layers: Readonly<Record<string, boolean>>): BoardModel {
  const s = settle(given)
  const view = viewOf(s)
  const look = lookOf(s)
  const { aim, hover, order } = s.selection
  const place = aim ?? hover
  const chosen = chosenHuman(s) ?? null
  const active = actorOf(s)
  const acting = chosen !== null && active?.n === chosen.n && active.seat === s.seat
  const target = inSights(s)
  const isWalk = acting && place !== null && (order === null || WALKS.includes(order)) && !isAskedInBetween(s)
  const means = order ?? (target && acting ? meaning(s, place) : null)
  const walk =
    isWalk &&
    chosen?.aboard === null &&
    WALKS.includes(means ?? 'move') &&
    (means !== null || !zombieCalled(view, place))
      ? walkFor(s, chosen, place)
      : null
  const from = chosen && isInPlay(chosen) ? standingAt(s, chosen, walk) : null
  const weapon = weaponInHand(s) ?? undefined
  const at = centreNamed(place, view, s.options)
  const isKiller = order?.startsWith('killer ') === true
  const shown = acting && weapon && at && chosen ? templateShown(look, chosen, weapon, at, isKiller) : null
  const covered = shown && weapon && chosen && at ? coveredBy(look, chosen, weapon, at, shown) : null
  const corridor = acting && chosen ? corridorShown(s, look, chosen, weapon ?? automaticOf(look, chosen), place) : null
  const figure = figureIn(view, target?.place ?? place)
  return {
    chosen,
    from,
    seen: chosen && from && view.phase !== 'setup' ? seenFrom(look, chosen, from) : null,
    reach: chosen && layers['reach'] !== false ? reachShown(s, look, chosen) : null,
    walk,
    legal: legalOf(s),
    template: shown ?? corridor?.template ?? null,
    covered: covered ?? corridor?.covered ?? null,
    rays:
      chosen && from && figure && !shown && !walk && far2(from, figure.at) > NEAR2
        ? raysTo(look, chosen, from, figure)
        : null,
    tape: chosen && at && !walk && from ? { from: chosen.at, to: at, figure: figure !== null } : null,
    led: ledZombie(s, look, at),
    minds: mindsOf(look),
    aim: parsePlace(place),
    aimed: aim !== null,
    target: target && (zombieCalled(view, target.place) || humanCalled(view, target.place)) ? target.place : null,
    ...(view.phase === 'humans' && layers['intents'] !== false ? comingOf(look) : NOTHING_COMES),
  }
}

const MINDS = new WeakMap<Look['state'], BoardModel['minds']>()

function mindsOf(look: Look): BoardModel['minds'] {
  const known = MINDS.get(look.state)
  if (known) return known
  const minds = new Map<number, 'compelled' | 'frozen'>()
  for (const h of look.state.humans) {
    if (!isInPlay(h)) continue
    if (h.mind.frozen) minds.set(h.n, 'frozen')
    else if (look.state.phase === 'humans' && !h.acted && compulsionOf(look, h)) minds.set(h.n, 'compelled')
  }
  MINDS.set(look.state, minds)
  return minds
}

function ledZombie(s: Situation, look: Look, at: XY | null): BoardModel['led'] {
  const zombie = zombieCalled(viewOf(s), s.selection.figure)
  if (!zombie || s.seat !== GAME_MASTER) return null
  const to = s.selection.order === 'lead' ? at : null
  return { from: zombie.at, to, reach: look.book.zombieAP * look.book.moveStep }
}

/** The order that pointing there most likely means. */
function meaning(s: Situation, place: string | null): string | null {
  if (place === null) return null
  return zombieCalled(viewOf(s), place) ? 'fire' : 'move'
}

const automaticOf = (look: Look, human: Human): Weapon | undefined =>
  human.weapons.find((w) => w.ready && fireRow(look, w)?.mode === 'automatic')

function figureIn(view: View, place: string | null): Figure | null {
  const zombie = zombieCalled(view, place)
  if (zombie) return zombieBody(zombie)
  const human = humanCalled(view, place)
  return human && isInPlay(human) ? humanBody(human) : null
}
