/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import {
  GAME_MASTER,
  type Human,
  humanOf,
  isInPlay,
  isZombieFigure,
  numberOfFigure,
  type Weapon,
  zombieOf,
} from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import { cursorOn, keptModel, legalAt, type MeasuredModel, NO_LEGAL } from '../../board/measured/model.ts'
import { lengthWords } from '../../board/measured/units.ts'
import { centreNamed, parsePlace, places } from './place.ts'
import { attackShown, type Covered } from './plan/covered.ts'
import { actorOf, aimingOrder, chosenOrder, inSights, isAskedInBetween, settle, weaponInHand } from './plan/index.ts'
import { walkFor } from './plan/move.ts'
import { type Minds, mindsOf, reachShown } from './plan/reach-shown.ts'
import { figureIn, raysShown, seenFrom } from './plan/sight-shown.ts'
import type { Walk } from './plan/ways.ts'
import { comingOf, type Coming, NOTHING_COMES } from './plan/why.ts'
import { chosenHuman, fireRow, humanCalled, lookOf, zombieCalled } from './read.ts'
import { drawnAt, SEATED } from './seats.ts'
import type { DisplayState } from './types.ts'

export interface BoardModel extends MeasuredModel {
  readonly chosen: Human | null
  /** Whom the chosen human sees from where he would stand; null: nobody is chosen. */
  readonly seen: ReadonlySet<number> | null
  readonly covered: Covered | null
  /** dw.shooting.3 Crowd numbers that whoever acts may not fire at again. */
  readonly firedAt: ReadonlySet<number>
  readonly target: string | null
  readonly intents: Coming['intents']
  /** What is about to be pounded on, by how many. */
  readonly pounding: Coming['pounding']
  readonly minds: Minds
}

/** Where the chosen human would stand: at the end of the way in hand, or where he is dragged or imagined. */
function standingAt(s: DisplayState, human: Human, walk: Walk | null): XY {
  const imagined = centreNamed(s.selection.whatIf ?? null, s.view, s.options)
  return imagined ?? walk?.priced?.route.path.at(-1) ?? human.at
}

/** Places an order can be aimed at, unless they are what its reach shows anyway. */
function legalOf(s: DisplayState): BoardModel['legal'] {
  const aiming = aimingOrder(s)
  if (!aiming?.order.enabled) return NO_LEGAL
  const { id, aims } = aiming.order
  if (['move', 'route', 'fancy', 'lead'].includes(id) || (aims === 'square' && /^(fire|killer) /.test(id)))
    return NO_LEGAL
  return chosenOrder(s) || id === 'place' ? legalAt(places, aiming.targets()) : NO_LEGAL
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

/** dw.weapons.3, dw.fear.2, dw.zsense.1 What a distance comes to: against the range of what is in hand, or to one of the dead. */
function meaningOf({ book }: Forecast, rings: BoardModel['rings'], place: string | null, length: number): string {
  const range = rings.find(({ kind }) => kind === 'range')?.gap
  if (range !== undefined) return length > range ? `${lengthWords(length - range)} too far` : 'in range'
  const aim = parsePlace(place)
  if (aim?.kind !== 'numbered' || aim.sort !== 'zombie') return ''
  return length <= book.fearDistance ? 'within fear' : length <= book.smell ? 'within scent' : ''
}

/** dw.lurch.2 Where one of the dead that is pointed at will stand, and how far it throws itself from there. */
function comesTo(look: Forecast, place: string | null): BoardModel['comes'] {
  const zombie = zombieCalled(look.state, place)
  const ahead = zombie && look.state.phase === 'humans' ? look.deed(zombie) : null
  return ahead?.end ? { at: ahead.end, lurch: ahead.lurch } : null
}

const CONTACTS = new WeakMap<Forecast['state'], BoardModel['contacts']>()

/** dw.cc.1, dw.fire.7 Bases that touch: a fight, or where fire may go over. */
function contactsOf(look: Forecast): BoardModel['contacts'] {
  const known = CONTACTS.get(look.state)
  if (known) return known
  const { humans, zombies } = look.state
  const living = humans.filter((h) => isInPlay(h) && h.aboard === null)
  const fights = living.flatMap((h) => look.opponents(h).map((z) => ({ from: h.at, to: z.at, kind: 'fight' })))
  const lit = [...living, ...zombies].map((one) => look.body(one)).filter(({ figure }) => isBurning(look, figure))
  const spreads = lit.flatMap((one) =>
    look
      .touching(one)
      .filter((figure) => !isBurning(look, figure))
      .flatMap((figure) => {
        const other = look.figure(figure)
        return other ? [{ from: one.at, to: other.at, kind: 'fire' }] : []
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

const NOBODY: ReadonlySet<number> = new Set()
const FIRED = new WeakMap<readonly number[], ReadonlySet<number>>()

function firedAtBy({ firedAt }: Human): ReadonlySet<number> {
  if (firedAt.length === 0) return NOBODY
  const known = FIRED.get(firedAt) ?? new Set(firedAt)
  FIRED.set(firedAt, known)
  return known
}

function ledZombie(s: DisplayState, look: Forecast, at: XY | null): BoardModel['led'] {
  const zombie = zombieCalled(s.view, s.selection.figure)
  if (!zombie || s.seat !== GAME_MASTER) return null
  const to = s.selection.order === 'lead' ? at : null
  return { from: zombie.at, to, reach: look.book.zombieAP * look.book.moveStep }
}

/** Orders that show a way. */
const WALKS: readonly string[] = ['move', 'route', 'fancy']

/** The way that pointing there means to whoever acts; null where pointing means something else. */
function walkShown(s: DisplayState, human: Human): Walk | null {
  const { aim, hover, order } = s.selection
  const place = aim ?? hover
  if (place === null || human.aboard !== null || isAskedInBetween(s)) return null
  if (order !== null) return WALKS.includes(order) ? walkFor(s, human, place) : null
  return zombieCalled(s.view, place) ? null : walkFor(s, human, place)
}

function wayShown(human: Human, walk: Walk): BoardModel['way'] {
  const route = walk.priced?.route
  const cost = walk.priced?.price ?? 0
  return {
    path: route?.path ?? [],
    planned: [human.at, ...walk.path],
    refused: walk.refusal !== null || cost > human.ap,
    stopped: route !== undefined && route.stoppedBy !== null,
    label: walk.refusal ? 'no way' : `${cost} AP`,
  }
}

/** The figure that a press would be aimed at; in the middle of something, whom that is meant for. */
function targetOf({ view }: DisplayState, place: string | undefined, meant: string | null): string | null {
  return place !== undefined && (zombieCalled(view, place) || humanCalled(view, place)) ? place : meant
}

function modelOf(given: DisplayState, layers: Readonly<Record<string, boolean>>): BoardModel {
  const s = settle(given)
  const { view, selection } = s
  const look = lookOf(s)
  const place = selection.aim ?? selection.hover
  const at = centreNamed(place, view, s.options)
  const chosen = chosenHuman(s) ?? null
  const actor = actorOf(s)
  const acting = chosen && actor?.n === chosen.n && actor.seat === s.seat ? chosen : null
  const sights = inSights(s)
  const walk = acting && walkShown(s, acting)
  const from = chosen && standingAt(s, chosen, walk)
  const attack = attackShown(s, look, acting, at)
  const rings = ringsAround(look, from, acting ? weaponInHand(s) : undefined, layers['rings'] === true)
  const figure = figureIn(look, sights?.place ?? place)
  return {
    chosen,
    from,
    chosenAt: chosen && { at: drawnAt(view, chosen), size: chosen.aboard === null ? 1 : SEATED },
    seen: chosen && from && view.phase !== 'setup' ? seenFrom(look, chosen, from) : null,
    reach: chosen && layers['reach'] !== false ? reachShown(s, look, chosen) : null,
    way: acting && walk && wayShown(acting, walk),
    legal: legalOf(s),
    template: chosen && attack.template,
    covered: attack.covered,
    tone: attack.isLaid && !sights ? 'no' : attack.covered?.friends ? 'friends' : 'plain',
    rays: chosen && from && figure && !attack.isLaid && !walk ? raysShown(look, chosen, from, figure) : null,
    rings,
    comes: layers['intents'] === false ? null : comesTo(look, place),
    contacts: contactsOf(look),
    firedAt: acting ? firedAtBy(acting) : NOBODY,
    tape:
      chosen && at && !walk && selection.order !== 'drive'
        ? { from: chosen.at, to: at, figure: figure !== null }
        : null,
    means: (length) => meaningOf(look, rings, place, length),
    led: ledZombie(s, look, at),
    minds: mindsOf(look),
    cursor: cursorOn(places, selection, s),
    target: targetOf(s, sights?.place, attack.target),
    ...(view.phase === 'humans' && layers['intents'] !== false ? comingOf(look) : NOTHING_COMES),
  }
}

export const boardModel = keptModel(modelOf)
