/** What the order or card in hand puts on the table: how far one gets, the way, the shot, what a grenade covers. */
import type { Forecast } from '@shamble/run-or-shoot/forecast'
import {
  type Command,
  type CommandOf,
  cm,
  NEAR,
  RADIUS,
  type SeenZed,
  type Spot,
  type Survivor,
  THROW,
} from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { legalAt, type Legal, type MeasuredModel, NO_LEGAL } from '../../board/measured/model.ts'
import type { Reach } from '../../board/measured/reach.ts'
import { lengthWords } from '../../board/measured/units.ts'
import { cardsIn } from './hand/cards.ts'
import { figureAt, parsePlace, places, signAt, spotNamed } from './place.ts'
import { aimingOrder, chosenOrder, inSights, planOf } from './plan/index.ts'
import { grenadeInHand } from './plan/throw.ts'
import { longWayOn } from './plan/refusals.ts'
import { wayOn } from './plan/way-on.ts'
import { reachesOf, reachFrom } from './plan/ways.ts'
import { lookOf } from './read.ts'
import { spreadFrom } from './spread.ts'
import { levelShown } from './storeys.ts'
import type { DisplayState } from './types.ts'
import { survivorName, zedCalled, zedName } from './words/titles.ts'

type Levels = NonNullable<MeasuredModel['reach']>['levels']

/** As far as somebody gets on the storey that is shown: from where he stands, and beyond doors and stairs. */
export interface ReachShown {
  readonly first: NonNullable<MeasuredModel['reach']>
  readonly beyond: readonly { readonly field: Reach; readonly levels: Levels }[]
}

const ring = (left: number, canShoot: boolean): Levels => [{ at: left, label: lengthWords(left), attack: canShoot }]

/** The reach of a card in hand before it is played. */
function reachOfCard(look: Forecast, one: Survivor, order: string | null, level: number): ReachShown | null {
  const card = cardsIn(order).find((each) => each === 'RUN' || each === 'BOTH')
  if (!card || one.level !== level) return null
  const leg = look.start(one, card)
  if (leg.left <= 0) return null
  return { first: { field: reachFrom(look, one, leg), levels: ring(leg.left, card === 'BOTH') }, beyond: [] }
}

const KNOWN = new WeakMap<Reach, ReachShown>()

/** The reach of a move in step 5a. */
function reachOfMove(look: Forecast, one: Survivor, level: number): ReachShown | null {
  const here = reachesOf(look, one).filter((each) => each.level === level)
  const [first, ...beyond] = here.map(({ reach, left }) => ({
    field: reach,
    levels: ring(left, look.movesBy(one) === 'BOTH'),
  }))
  if (!first) return null
  const known = KNOWN.get(first.field) ?? { first, beyond }
  KNOWN.set(first.field, known)
  return known
}

export const MOVING = 'move and turn'

export function reachShown(s: DisplayState, one: Survivor, isActing: boolean, level: number): ReachShown | null {
  const look = lookOf(s)
  const ofCard = reachOfCard(look, one, s.selection.order, level)
  if (ofCard || !isActing || s.pending?.asks !== MOVING) return ofCard
  return look.movesBy(one) === null ? null : reachOfMove(look, one, level)
}

const first = (s: DisplayState): Command | undefined => inSights(s)?.variants[0]?.commands[0]

/** "9 cm, open": what a way takes in all, and what is done on it. */
function wayLabel(look: Forecast, one: Survivor, { acts }: CommandOf<'move'>): string {
  const start = look.start(one)
  const end = look.acts(one, start, acts)
  const deeds = acts.filter(({ act }) => act !== 'go').map(({ act }) => act)
  return [lengthWords('reason' in end ? 0 : start.left - end.left), ...deeds].join(', ')
}

/** Where somebody would walk to: with the move in hand wherever is pointed at, with nothing in hand on the bare ground. */
function walkedTo(s: DisplayState): Spot | null {
  const { order, aim, hover } = s.selection
  const place = aim ?? hover
  if (aimingOrder(s)?.order.id === 'move') return spotNamed(place, s)
  const isGround = order === null && place !== null && parsePlace(place)?.kind === 'point'
  const mayWalk = isGround && planOf(s).some((one) => one.order.id === 'move' && one.order.enabled)
  const spot = mayWalk ? spotNamed(place, s) : null
  return spot && figureAt(s.view, spot.at, spot.level) === null ? spot : null
}

/** The way of the move in hand, on the storey that is shown; one that is too long as far as the move goes. */
export function wayShown(s: DisplayState, one: Survivor): MeasuredModel['way'] {
  const look = lookOf(s)
  const level = levelShown(s)
  const command = first(s)
  if (command?.do === 'move') {
    const way = wayOn(look, one, command.acts, look.start(one), level)
    return { ...way, refused: false, stopped: false, label: wayLabel(look, one, command) }
  }
  const to = walkedTo(s)
  const long = to && longWayOn(s, one, to, level)
  return long && { ...long, refused: true, stopped: true }
}

/** Which way somebody would look: after the move or turn in hand, else as he does. */
export function facingShown(s: DisplayState, one: Survivor): XY {
  const command = first(s)
  const facing = command?.do === 'move' || command?.do === 'turn' ? command.facing : undefined
  return facing ? { x: facing[0], y: facing[1] } : one.facing
}

/** Who is under a grenade in hand, and who is shielded from it; by name. */
export interface Covered {
  readonly hit: ReadonlySet<string>
  readonly spared: ReadonlySet<string>
  /** Of those who are hit, who is only touched. */
  readonly edge: ReadonlySet<string>
  readonly friends: boolean
}

/** A noise that what is in hand would make. */
export interface Heard {
  readonly at: XY
  readonly radius: number
  /** "heard to 40 cm": at once, or from which shot on. */
  readonly words: string
}

interface Thrown {
  readonly template: MeasuredModel['template']
  readonly heard: Heard | null
  readonly covered: Covered | null
  readonly isRefused: boolean
}

const NOT_THROWN: Thrown = { template: null, heard: null, covered: null, isRefused: false }

/** What a grenade would cover where it is pointed to. */
export function thrownShown(s: DisplayState, one: Survivor): Thrown {
  const grenade = grenadeInHand(s.selection.order)
  const spot = grenade && spotNamed(s.selection.aim ?? s.selection.hover, s)
  if (!grenade || !spot) return NOT_THROWN
  const look = lookOf(s)
  const ahead = look.blast(grenade, spot)
  const { hears } = look.book.horde
  const names = (zeds: readonly number[], people: readonly number[]): ReadonlySet<string> =>
    new Set([...zeds.map(zedName), ...people.map(survivorName)])
  return {
    template: {
      kind: 'circle',
      from: one.at,
      at: spot.at,
      radius: ahead.radius,
      spread: spreadFrom(look, spot),
      strays: null,
    },
    covered: {
      hit: names(ahead.zeds, ahead.people),
      spared: names(ahead.shieldedZeds, ahead.shieldedPeople),
      edge: names(ahead.zedsAtEdge, ahead.peopleAtEdge),
      friends: ahead.harms !== 'nobody' && ahead.people.length > 0,
    },
    heard: ahead.loud ? { at: spot.at, radius: hears, words: `heard to ${lengthWords(hears)}` } : null,
    isRefused: inSights(s) === null,
  }
}

/** rs.noise.2 How far the shots that are aimed would be heard, if they become loud. */
export function shotHeard(s: DisplayState, one: Survivor): Heard | null {
  const command = first(s)
  if (command?.do !== 'shoot') return null
  const look = lookOf(s)
  const ahead = look.shot(one, command)
  if (!ahead || ahead.loudFrom === null) return null
  const { hears } = look.book.horde
  const from = ahead.loudFrom > ahead.shot ? ` from shot ${ahead.loudFrom} on` : ''
  return { at: one.at, radius: hears, words: `heard to ${lengthWords(hears)}${from}` }
}

const isShot = (order: string | null): boolean => /^shoot \d+$/.test(order ?? '')

/** The line to whom a shot is aimed at. */
export function raysShown(s: DisplayState, one: Survivor, z: SeenZed | undefined): MeasuredModel['rays'] {
  if (!z || first(s)?.do !== 'shoot') return null
  const look = lookOf(s)
  const sees = look.sees(one, z)
  const words = sees ? (look.isObscured(one, z) ? 'partly hidden' : '') : 'out of sight'
  return { from: one.at, at: z.at, rays: [{ end: z.at, stop: null }], sees, words }
}

/** rs.shoot.4, rs.grenade.2 As far as what is in hand goes, or would once its card is played: where shots become long, how far one throws. */
export function rangeInHand({ selection: { order } }: DisplayState): number | null {
  const cards = cardsIn(order)
  if (isShot(order) || cards.includes('SHOOT')) return cm(NEAR)
  return grenadeInHand(order) === null && !cards.includes('GRENADE') ? null : cm(THROW)
}

/** Whom a card in hand could be played against from here, whichever way he turns. */
function legalByCard(s: DisplayState, one: Survivor | null): Legal {
  const cards = cardsIn(s.selection.order)
  if (!one || cards.length === 0) return NO_LEGAL
  const zeds = lookOf(s)
    .hand(one)
    .filter(({ card }) => cards.includes(card))
    .flatMap((card) => card.zeds)
  return zeds.length === 0 ? NO_LEGAL : { ...NO_LEGAL, figures: new Set(zeds.map(zedName)) }
}

/** What a distance comes to for what is in hand. */
export function meaningOf({ selection: { order } }: DisplayState, length: number): string {
  if (isShot(order)) return length > cm(NEAR) ? 'long range' : 'short range'
  if (grenadeInHand(order) === null) return ''
  return length + RADIUS.figure > cm(THROW) ? 'too far' : 'in reach'
}

/** Walks and templates show where they can go by themselves. */
const UNMARKED = /^(move|turn|place|sent|send|throw \w+|drag \d+|card .*)$/

/** What the order in hand can be aimed at. */
export function legalShown(s: DisplayState, one: Survivor | null): Legal {
  const byCard = legalByCard(s, one)
  if (byCard !== NO_LEGAL) return byCard
  const aiming = aimingOrder(s)
  if (!aiming?.order.enabled || UNMARKED.test(aiming.order.id) || !chosenOrder(s)) return NO_LEGAL
  const legal = legalAt(places, aiming.targets())
  const level = levelShown(s)
  const signs = legal.terrain.flatMap((id) => signAt(id, s) ?? []).filter((spot) => spot.level === level)
  return signs.length === 0 ? legal : { ...legal, points: [...legal.points, ...signs.map(({ at }) => at)] }
}

/** Where a Zed that is pointed at will go, as things stand. */
export function intentShown(s: DisplayState, place: string | null): MeasuredModel['intents'] {
  const zed = zedCalled(s.view, place)
  const deed = zed && !zed.down ? lookOf(s).deed(zed) : null
  return zed && deed?.does === 'goes' ? [{ path: [zed.at, deed.to.at] }] : []
}

const NOTHING_IN_HAND = {
  reach: null,
  way: null,
  facing: null,
  thrown: { template: null, heard: null, covered: null, isRefused: false },
  rays: null,
  heard: null,
  range: null,
}

/** What the order in hand shows of whoever is chosen, if he is the one who acts; `level`: the storey on which his reach is shown. */
export function inHand(s: DisplayState, chosen: Survivor | null, isActing: boolean, level: number | null) {
  if (!chosen) return NOTHING_IN_HAND
  const reach = level === null ? null : reachShown(s, chosen, isActing, level)
  if (!isActing) return { ...NOTHING_IN_HAND, reach, facing: chosen.facing, range: rangeInHand(s) }
  const z = zedCalled(s.view, inSights(s)?.place ?? null)
  return {
    reach,
    way: wayShown(s, chosen),
    facing: facingShown(s, chosen),
    thrown: thrownShown(s, chosen),
    rays: raysShown(s, chosen, z),
    heard: shotHeard(s, chosen),
    range: rangeInHand(s),
  }
}
