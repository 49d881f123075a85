/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import type { Human } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import { cursorOn, keptModel, legalAt, type MeasuredModel, NO_LEGAL } from '../../board/measured/model.ts'
import { comesTo, contactsOf, firedAtBy, ledZombie, meaningOf, NOBODY, ringsAround } from './board-signs.ts'
import { centreNamed, places } from './place.ts'
import { attackShown, type Covered } from './plan/covered.ts'
import { actorOf, aimingOrder, chosenOrder, inSights, isAskedInBetween, settle, weaponInHand } from './plan/index.ts'
import { walkFor } from './plan/move.ts'
import { type Minds, mindsOf, reachShown } from './plan/reach-shown.ts'
import { figureIn, raysShown, seenFrom } from './plan/sight-shown.ts'
import type { Walk } from './plan/ways.ts'
import { comingOf, type Coming, NOTHING_COMES } from './plan/why.ts'
import { chosenHuman, humanCalled, lookOf, zombieCalled } from './read.ts'
import { drawnAt, SEATED } from './seats.ts'
import type { DisplayState, Target } from './types.ts'

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

/** Orders that show a way. */
const WALKS: readonly string[] = ['move', 'route', 'fancy']

/** The way that pointing there means to whoever acts; null where pointing means something else. */
function walkShown(s: DisplayState, human: Human, sights: Target | null): Walk | null {
  const { aim, hover, order } = s.selection
  const place = aim ?? hover
  if (place === null || human.aboard !== null || isAskedInBetween(s)) return null
  const [first, then] = sights?.variants[0]?.commands ?? []
  // Up to something, and what is done there.
  if (sights && (sights.place !== place || then)) return first?.do === 'move' ? walkFor(s, human, sights.place) : null
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
  const walk = acting && walkShown(s, acting, sights)
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
