/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import type { Figure, Forecast, Sighting } from '@shamble/dead-walk/forecast'
import {
  dealingIn,
  deedIn,
  figureNamed,
  GAME_MASTER,
  type Human,
  humanFigure,
  humanOf,
  isInPlay,
  isZombieFigure,
  numberOfFigure,
  type Weapon,
  zombieFigure,
  zombieOf,
} from '@shamble/dead-walk/page'
import { distance2, isInCone, type XY } from '@shamble/table'
import { centreNamed, parsePlace, type Place } from './place.ts'
import { surfacesUnder, templateCommand } from './plan/templates.ts'
import { actorOf, aimingOrder, chosenOrder, inSights, isAskedInBetween, settle, weaponInHand } from './plan/index.ts'
import { walkFor } from './plan/move.ts'
import { reachFor, type Walk } from './plan/ways.ts'
import { comingOf, type Coming, NOTHING_COMES } from './plan/why.ts'
import {
  activeHuman,
  chosenHuman,
  fireRow,
  humanCalled,
  lookOf,
  offered,
  placeOfFigure,
  viewOf,
  zombieCalled,
} from './read.ts'
import { lastAnswer } from '../../plan/last-answer.ts'
import type { Reach } from '../../board/measured/reach.ts'
import type { DisplayState } from './types.ts'

export type TemplateShown =
  | { readonly kind: 'cone'; readonly cone: ReturnType<Forecast['cone']>; readonly bands: readonly number[] }
  | {
      readonly kind: 'circle'
      /** From whom, and where. */
      readonly from: XY
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
  /** It may not be laid there. */
  readonly isRefused: boolean
  /** The rays to what is aimed at, as the rules judge them. */
  readonly rays: { readonly from: XY; readonly at: XY; readonly sighting: Sighting } | null
  readonly tape: { readonly from: XY; readonly to: XY; readonly figure: boolean } | null
  /** Circles around the chosen human: gaps from edge to edge. */
  readonly rings: readonly { readonly at: XY; readonly gap: number; readonly kind: 'pinned' | 'range' }[]
  /** Where whoever of the dead is pointed at will stand, and how far it lurches from there. */
  readonly comes: { readonly at: XY; readonly lurch: number } | null
  readonly contacts: readonly { readonly from: XY; readonly to: XY; readonly kind: 'fight' | 'fire' }[]
  /** dw.shooting.3 Crowd numbers that whoever acts may not fire at again. */
  readonly firedAt: ReadonlySet<number>
  /** A zombie that a game master leads, and where to. */
  readonly led: { readonly from: XY; readonly to: XY | null; readonly reach: number } | null
  readonly aim: Place | null
  readonly aimed: boolean
  readonly target: string | null
  readonly intents: Coming['intents']
  /** What is about to be pounded on, by how many. */
  readonly pounding: ReadonlyMap<string, number>
  /** Whom a mind forces to something, or keeps from everything. */
  readonly minds: ReadonlyMap<number, 'compelled' | 'frozen'>
}

const NO_LEGAL: BoardModel['legal'] = { figures: new Set(), terrain: [], things: new Set(), points: [] }

/** Where the chosen human would stand: at the end of the way in hand, or where he is dragged or imagined. */
function standingAt(s: DisplayState, human: Human, walk: Walk | null): XY {
  const imagined = centreNamed(s.selection.whatIf ?? null, viewOf(s), s.options)
  if (imagined) return imagined
  const end = walk?.priced?.route.path.at(-1)
  return end ?? human.at
}

/** The sighted are asked anew only where something has changed. */
const lastSeen = lastAnswer<Forecast['state'], ReadonlySet<number>>()

export const seenFrom = (look: Forecast, human: Human, at: XY): ReadonlySet<number> =>
  lastSeen(look.state, `${human.n} ${at.x},${at.y}`, (before) => {
    const from = { ...look.body(human), at }
    const seen = new Set<number>()
    for (const z of look.state.zombies) if (look.sees(from, look.body(z))) seen.add(zombieFigure(z.n))
    for (const h of look.state.humans)
      if (h.n !== human.n && isInPlay(h) && look.sees(from, look.body(h))) seen.add(humanFigure(h.n))
    // The same people are the same set: whoever draws them need not look again.
    const isSame = before !== null && before.size === seen.size && [...seen].every((figure) => before.has(figure))
    return isSame ? before : seen
  })

function reachShown(s: DisplayState, look: Forecast, human: Human): BoardModel['reach'] {
  const view = viewOf(s)
  if (isAskedInBetween(s)) return null
  const acting = view.activation?.human === human.n
  if (!acting && (human.acted || view.phase !== 'humans' || offered(s, 'activate').every((c) => c.human !== human.n)))
    return null
  if (human.aboard !== null || human.mind.frozen) return null
  // dw.psychosis.18 Who must do something else first goes nowhere.
  if (acting && mindsOf(look).has(human.n) && offered(s, 'move').length === 0) return null
  if (human.prone || (look.isInCloseCombat(human) && (view.activation?.leaving.length ?? 0) === 0)) return null
  const purse = look.purse(human)
  const { steps } = purse
  if (steps === 0 && purse.slack < 20) return null
  const cheapest = Math.min(
    ...human.weapons.flatMap((w) => {
      const row = fireRow(look, w)
      return w.ready && row && (row.magazine === null || w.loaded > 0) ? [look.shotPrice(human, w)] : []
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

function templateShown(look: Forecast, human: Human, weapon: Weapon, at: XY, isKiller: boolean): TemplateShown | null {
  const row = fireRow(look, weapon)
  // dw.cskill.23 As a machinegun.
  if (isKiller) return { kind: 'circle', from: human.at, at, radius: look.book.machinegun.radius, strays: null }
  switch (row?.mode) {
    case 'shotgun':
    case 'flame':
      if (at.x === human.at.x && at.y === human.at.y) return null
      return {
        kind: 'cone',
        cone: look.cone(human, weapon, at),
        bands: (fireRow(look, weapon)?.bands ?? []).map(({ upTo }) => upTo),
      }
    case 'machinegun':
      return { kind: 'circle', from: human.at, at, radius: look.book.machinegun.radius, strays: null }
    case 'grenade':
    case 'launcher':
      return {
        kind: 'circle',
        from: human.at,
        at,
        radius: look.book.blastRadius,
        strays: [7 * look.book.strayStep, 12 * look.book.strayStep],
      }
    default:
      return null
  }
}

function coveredBy(look: Forecast, human: Human, weapon: Weapon, at: XY, shown: TemplateShown | null): Covered | null {
  const row = fireRow(look, weapon)
  if (!shown || !row) return null
  const on = surfacesUnder(look, human, weapon, at)[0] ?? null
  // dw.cskill.23 As a machinegun.
  const isKiller = row.mode === 'automatic'
  const command = templateCommand(isKiller ? { ...row, mode: 'machinegun' } : row, weapon, at, { on })
  const hit = command ? look.attack(human, command).targets : []
  const inside =
    shown.kind === 'circle'
      ? look.state.zombies
          .filter((z) => distance2(z.at, at) < shown.radius * shown.radius)
          .map((z) => zombieFigure(z.n))
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

/** Places an order can be aimed at, unless they are what its reach shows anyway. */
function legalOf(s: DisplayState): BoardModel['legal'] {
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

const lastRays = lastAnswer<Forecast['state'], Sighting>()

function raysTo(look: Forecast, human: Human, from: XY, target: Figure): NonNullable<BoardModel['rays']> {
  const key = `${human.n} ${from.x},${from.y} ${target.figure}`
  const sighting = lastRays(look.state, key, () => look.sight({ ...look.body(human), at: from }, target))
  return { from, at: target.at, sighting }
}

/** Distances that the rules speak of, from the rim of a base on. */
const RINGS = [500, 1000, 2000, 4000] as const

/** dw.weapons.3 What is measured around the chosen human: the distances of the rules if they are pinned, and the range of the weapon in hand. */
function ringsAround(
  look: Forecast,
  from: XY | null,
  weapon: Weapon | undefined,
  arePinned: boolean,
): BoardModel['rings'] {
  if (!from) return []
  const range = weapon ? (fireRow(look, weapon)?.range ?? null) : null
  return [
    ...(arePinned ? RINGS.map((gap) => ({ at: from, gap, kind: 'pinned' as const })) : []),
    ...(range === null ? [] : [{ at: from, gap: range, kind: 'range' as const }]),
  ]
}

/** dw.lurch.2 Where one of the dead that is pointed at will stand, and how far it throws itself from there. */
function comesTo(look: Forecast, place: string | null): BoardModel['comes'] {
  const zombie = zombieCalled(look.state, place)
  const ahead = zombie && look.state.phase === 'humans' ? look.deed(zombie) : null
  if (!ahead?.end) return null
  return { at: ahead.end, lurch: ahead.lurch }
}

const CONTACTS = new WeakMap<Forecast['state'], BoardModel['contacts']>()

/** dw.cc.1, dw.fire.7 Bases that touch: a fight, or where fire may go over. */
function contactsOf(look: Forecast): BoardModel['contacts'] {
  const known = CONTACTS.get(look.state)
  if (known) return known
  const { humans, zombies } = look.state
  const living = humans.filter((h) => isInPlay(h) && h.aboard === null)
  const fights = living.flatMap((h) => look.opponents(h).map((z) => ({ from: h.at, to: z.at, kind: 'fight' as const })))
  const lit = [...living, ...zombies].map((one) => look.body(one)).filter(({ figure }) => isBurning(look, figure))
  const spreads = lit.flatMap((one) =>
    look
      .touching(one)
      .filter((figure) => !isBurning(look, figure))
      .flatMap((figure) => {
        const other = look.figure(figure)
        return other ? [{ from: one.at, to: other.at, kind: 'fire' as const }] : []
      }),
  )
  const contacts = [...fights, ...spreads]
  CONTACTS.set(look.state, contacts)
  return contacts
}

const isBurning = ({ state }: Forecast, figure: number): boolean => {
  const n = numberOfFigure(figure)
  return Boolean((isZombieFigure(figure) ? zombieOf(state, n) : humanOf(state, n))?.burning)
}

function corridorShown(
  s: DisplayState,
  look: Forecast,
  human: Human,
  weapon: Weapon | undefined,
  place: string | null,
): { template: TemplateShown; covered: Covered } | null {
  const row = weapon ? fireRow(look, weapon) : null
  const zombie = zombieCalled(viewOf(s), place)
  if (!weapon || row?.mode !== 'automatic' || !zombie) return null
  const shot = offered(s, 'fire').find(
    (c) => c.weapon === weapon.id && figureNamed(c.target) === zombieFigure(zombie.n),
  )
  if (!shot) return null
  const hit = look.attack(human, shot).targets
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

/** dw.skill.4 What somebody is asked about in the middle of it: where it was aimed. */
function underWay(look: Forecast): {
  readonly template: TemplateShown | null
  readonly covered: Covered | null
  readonly target: string | null
} | null {
  const deed = deedIn(look.state)
  const human = activeHuman(look.state)
  if (!deed || !human) return null
  const target = 'target' in deed && deed.target !== undefined ? placeOfFigure(deed.target) : null
  const weapon = 'weapon' in deed ? human.weapons.find(({ id }) => id === deed.weapon) : undefined
  const point = deed.do === 'spray' || deed.do === 'flame' ? deed.towards : 'at' in deed ? deed.at : undefined
  if (!weapon || !point) return { template: null, covered: null, target }
  const at = { x: point[0], y: point[1] }
  const template = templateShown(look, human, weapon, at, false)
  return { template, covered: coveredBy(look, human, weapon, at, template), target }
}

/** dw.machinegun.6 The template whose hits are being dealt. */
function dealtUnder(look: Forecast, human: Human): { template: TemplateShown; covered: Covered } | null {
  const dealing = dealingIn(look.state)
  if (!dealing) return null
  const { at, targets } = dealing
  return {
    template: { kind: 'circle', from: human.at, at, radius: look.book.machinegun.radius, strays: null },
    covered: { hit: new Set(targets), spared: NOBODY, friends: targets.some((one) => !isZombieFigure(one)) },
  }
}

const NOBODY: ReadonlySet<number> = new Set()
const FIRED = new WeakMap<readonly number[], ReadonlySet<number>>()

function firedAtBy({ firedAt }: Human): ReadonlySet<number> {
  if (firedAt.length === 0) return NOBODY
  const known = FIRED.get(firedAt) ?? new Set(firedAt)
  FIRED.set(firedAt, known)
  return known
}

/** Orders that show a way. */
const WALKS: readonly string[] = ['move', 'route', 'fancy']

/** Nobody needs rays to whom he touches. */
const NEAR2 = 320 * 320

interface Kept extends Pick<DisplayState, 'choices' | 'selection' | 'options' | 'seat'> {
  readonly layers: Readonly<Record<string, boolean>> | null
  readonly model: BoardModel
}
const KEPT = new WeakMap<DisplayState['view'], Kept>()

/** The same description as long as nothing it depends on has changed: board and legend ask for it with every move. */
export function boardModel(s: DisplayState, layers: Readonly<Record<string, boolean>> | null = null): BoardModel {
  const { view, choices, selection, options, seat } = s
  const kept = KEPT.get(view)
  if (
    kept &&
    kept.choices === choices &&
    kept.selection === selection &&
    kept.options === options &&
    kept.seat === seat &&
    (layers === null || kept.layers === layers)
  )
    return kept.model
  const model = modelOf(s, layers ?? {})
  KEPT.set(view, { choices, selection, options, seat, layers, model })
  return model
}

function modelOf(given: DisplayState, layers: Readonly<Record<string, boolean>>): BoardModel {
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
  const dealt = acting ? dealtUnder(look, chosen) : null
  const deed = isAskedInBetween(s) ? underWay(look) : null
  const figure = figureIn(look, target?.place ?? place)
  return {
    chosen,
    from,
    seen: chosen && from && view.phase !== 'setup' ? seenFrom(look, chosen, from) : null,
    reach: chosen && layers['reach'] !== false ? reachShown(s, look, chosen) : null,
    walk,
    legal: legalOf(s),
    template: shown ?? corridor?.template ?? dealt?.template ?? deed?.template ?? null,
    covered: covered ?? corridor?.covered ?? dealt?.covered ?? deed?.covered ?? null,
    isRefused: shown !== null && target === null,
    rays:
      chosen && from && figure && !shown && !walk && distance2(from, figure.at) > NEAR2
        ? raysTo(look, chosen, from, figure)
        : null,
    rings: ringsAround(look, from, acting ? weapon : undefined, layers['rings'] === true),
    comes: layers['intents'] === false ? null : comesTo(look, place),
    contacts: contactsOf(look),
    firedAt: acting ? firedAtBy(chosen) : NOBODY,
    tape: chosen && at && !walk && from ? { from: chosen.at, to: at, figure: figure !== null } : null,
    led: ledZombie(s, look, at),
    minds: mindsOf(look),
    aim: parsePlace(place),
    aimed: aim !== null,
    target:
      target && (zombieCalled(view, target.place) || humanCalled(view, target.place))
        ? target.place
        : (deed?.target ?? null),
    ...(view.phase === 'humans' && layers['intents'] !== false ? comingOf(look) : NOTHING_COMES),
  }
}

const MINDS = new WeakMap<Forecast['state'], BoardModel['minds']>()

function mindsOf(look: Forecast): BoardModel['minds'] {
  const known = MINDS.get(look.state)
  if (known) return known
  const minds = new Map<number, 'compelled' | 'frozen'>()
  for (const h of look.state.humans) {
    if (!isInPlay(h)) continue
    if (h.mind.frozen) minds.set(h.n, 'frozen')
    else if (look.state.phase === 'humans' && !h.acted && look.compulsion(h)) minds.set(h.n, 'compelled')
  }
  MINDS.set(look.state, minds)
  return minds
}

function ledZombie(s: DisplayState, look: Forecast, at: XY | null): BoardModel['led'] {
  const zombie = zombieCalled(viewOf(s), s.selection.figure)
  if (!zombie || s.seat !== GAME_MASTER) return null
  const to = s.selection.order === 'lead' ? at : null
  return { from: zombie.at, to, reach: look.book.zombieAP * look.book.moveStep }
}

/** The order that pointing there most likely means. */
function meaning(s: DisplayState, place: string | null): string | null {
  if (place === null) return null
  return zombieCalled(viewOf(s), place) ? 'fire' : 'move'
}

const automaticOf = (look: Forecast, human: Human): Weapon | undefined =>
  human.weapons.find((w) => w.ready && fireRow(look, w)?.mode === 'automatic')

function figureIn(look: Forecast, place: string | null): Figure | null {
  const zombie = zombieCalled(look.state, place)
  if (zombie) return look.body(zombie)
  const human = humanCalled(look.state, place)
  return human && isInPlay(human) ? look.body(human) : null
}
