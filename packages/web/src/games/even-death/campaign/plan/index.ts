/** Orders, previews, picking, and what pointing at something means. */
import { type CampaignForce, type Command, forceOf, isPerson } from '@shamble/even-death/campaign/page'
import { aiming } from '../../../../plan/aiming.ts'
import { keepingOrders } from '../../../../plan/kept-orders.ts'
import { lettered } from '../../../../plan/lettered.ts'
import type { Looked } from '../../../../plan/sights.ts'
import { isAimless } from '../../../../plan/sights.ts'
import type { Selection } from '../../../../play/game-display.ts'
import { TABLE_KEYS } from '../../../../play/keys.ts'
import { forceName, nameOf, placeName, placeNamed, readForce, readPlace } from '../map/place.ts'
import { actingForce, chosenForce, isAsked, lookOf } from '../read.ts'
import type { DisplayState, Note, Planned, Variant } from '../types.ts'
import { factionTitle, herdsWords, memberTitle, theForce, tileWords } from '../words/names.ts'
import { capital } from '../../../../words/plain.ts'
import { answerOrders } from './answers.ts'
import { deedOrders } from './deeds.ts'
import { dropOrders, endOrders, lookedAtTile, moveOrders, supplyDropOrders } from './move.ts'
import { note } from './shown.ts'

/** Pressing a place does not mean these, unless they are in hand. */
const ON_PURPOSE = /^(paratroopers)$/

const { planOf, orders, chosenOrder, aimingOrder, targetAt, meant, inSights, preview, targets } = aiming({
  plan: makePlan,
  names: namesOf,
  isOnPurpose: (_s, { order }) => ON_PURPOSE.test(order.id),
  isAside: ({ id }) => ON_PURPOSE.test(id),
  mark: (s) => markOf(chosenForce(s)),
  looked: lookedAt,
  walks: ['move'],
  placeTitle: () => 'Move',
})
export { aimingOrder, chosenOrder, inSights, planOf, preview, targets }

export const markOf = (force: CampaignForce | null): string => (force ? `${force.owner} ${force.id}` : '')

function makePlan(s: DisplayState): readonly Planned[] {
  if (s.seat === null || s.view.outcome !== null || s.choices.length === 0) return []
  const force = actingForce(s)
  return lettered(
    [...(force ? [...moveFirst(s, force)] : []), ...supplyDropOrders(s), ...endOrders(s), ...answerOrders(s)],
    TABLE_KEYS,
  )
}

/** As the mock-up has them: a battle first, then ways, then what is done on the spot. */
function moveFirst(s: DisplayState, force: CampaignForce): Planned[] {
  const [battle, ...deeds] = deedOrders(s, force)
  return [...(battle ? [battle] : []), ...moveOrders(s, force), ...deeds, ...dropOrders(s, force)]
}

/** Pressed with nothing in hand: a force of somebody else and who is in it, or a tile that nobody goes to now. */
function lookedAt(s: DisplayState, place: string, chosen: Planned | null): Looked | null {
  const id = readForce(place)
  const force = id === null ? null : forceOf(s.view, id)
  if (force && force.owner !== s.seat)
    return {
      title: capital(theForce(s, force)),
      subtitle: `${factionTitle(force.owner)}, ${lookOf(s).worth(force)} points, ${tileWords(s, force.at)}`,
      mark: markOf(force),
      notes: [...beside(s, force), ...membersOf(force)],
      refusal: null,
    }
  const tile = chosen || s.selection.aim === null || s.view.phase !== 'war' ? null : readPlace(place)
  return tile === null ? null : lookedAtTile(s, chosenForce(s), tile)
}

/** ed.camp-battle.1 Whether a Battle of the chosen force would draw it in. */
function beside(s: DisplayState, force: CampaignForce): Note[] {
  const own = chosenForce(s)
  const drawn = own?.owner === s.seat && own ? lookOf(s).drawnIn(own) : []
  const isDrawn = drawn.some(({ forces }) => forces.some((one) => one.force === force.id))
  return own && isDrawn ? [note('', `a Battle of ${theForce(s, own)} draws it in`, 'ed.camp-battle.1')] : []
}

/** Herds of a kind together, people one by one. */
const membersOf = (force: CampaignForce): Note[] => [
  ...herdsWords(force.units).map(({ words }) => note('', words, 'ed.camp-setup.14')),
  ...force.units.filter(isPerson).map((unit) => note('', memberTitle(unit), 'ed.camp-setup.14')),
]

const AIMED = /^(move|paratroopers|fortify|send|retreat)$/
const withoutGiven = keepingOrders((order) => AIMED.test(order))

/** Forces of whoever is asked, those that can still do something first. */
function ownForces(s: DisplayState): readonly CampaignForce[] {
  return s.view.forces.filter(({ owner }) => owner === s.seat)
}

function defaultFigure(s: DisplayState): string | null {
  if (s.seat === null || s.view.outcome !== null || s.view.phase !== 'war') return null
  const [first] = ownForces(s)
  return first ? forceName(first.id) : null
}

export function settled(given: DisplayState): Selection {
  if (!given.view) return given.selection
  const s = withoutGiven(given)
  const { figure } = s.selection
  if (figure === null || forceOf(s.view, readForce(figure) ?? -1)) return s.selection
  return { ...s.selection, figure: defaultFigure(s), order: null, aim: null }
}

export const settle = <T extends DisplayState>(s: T): T => ({ ...s, selection: settled(s) })

/** The names a place may go by: its own, its tile, the force that stands there. */
function namesOf({ view }: DisplayState, place: string): string[] {
  const tile = placeNamed(place, view)
  return tile === null ? [place] : [place, nameOf(tile, view), placeName(tile)]
}

/** A press: what the order in hand can be aimed at is aimed at; a force is chosen; else what it means most likely. */
function pick(place: string, s: DisplayState): Selection {
  const { figure, hover } = s.selection
  const chosen = chosenOrder(s)
  const aimed = chosen && targetAt(s, chosen, place)
  if (aimed) return { figure, order: chosen.order.id, aim: aimed.place, hover }
  const id = readForce(place)
  const force = id === null ? null : forceOf(s.view, id)
  if (force && force.owner === s.seat) return { figure: forceName(force.id), order: null, aim: null, hover }
  const guess = chosen && !isAimless(chosen.order) ? null : meant(s, place)
  if (guess) return { figure, order: guess.planned.order.id, aim: guess.target.place, hover }
  return { figure, order: chosen && !isAimless(chosen.order) ? chosen.order.id : null, aim: place, hover }
}

/** Nothing is left to do but to end the turn: that is still said by whoever plays. */
const menu = (): readonly Variant[] => []

export const orderly = {
  defaultFigure,
  settled,
  list: (s: DisplayState) => (isAsked(s) ? orders(s) : []),
  preview,
  pick,
  targets,
  menu,
  hintsFor: (): null => null,
  oddsAtOnce: (s: DisplayState, command: Command) => (s.seat === null ? null : lookOf(s).odds(s.seat, command)),
}
