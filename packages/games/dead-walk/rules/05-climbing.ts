/** dw.movement.9, dw.movement.10 Up and down ladders and pieces. */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  type Area,
  boxOf,
  compareGapToPoint,
  compareGapToShape,
  compareToRim,
  disc,
  inAll,
  nearestPlace,
  OUTSIDE,
  outsideOf,
  type Polygon,
  uncrossedFrom,
  whereInPolygon,
  within,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import { type Human, type Look, type Surface } from '../state.ts'
import { REACH } from '../tables/movement.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { putHuman } from './01-crowd.ts'
import { type Placed, type Figure, humanBody, isInCloseCombat } from './01-figures.ts'
import { type Platform } from './01-ground.ts'
import { freePlaces } from './01-places.ts'
import { type Action, canPay, combatRefusal, firstOf, MOVING, pay, payRefusal, proneRefusal } from './04-actions.ts'
import { joinFriends } from './05-friends.ts'
import { handsRefusal } from './06-carry.ts'
import { mayUse, skillOnRefusal, useSkill } from './45-skills.ts'
import type { SkillId } from '../tables/skills.ts'
import { stumbles } from './48-quirks.ts'

export const round = ({ x, y }: XY) => ({ x, y, radius: BASE_RADIUS })

/** A ladder or a piece by which one can get up and down. */
export interface Steps {
  readonly id: string
  /** Where a ladder stands; null for a piece, which is climbed anywhere. */
  readonly ladder: XY | null
  readonly top: Platform
  /** dw.movement.10 Is somebody near enough to begin, on the ground or on top? */
  readonly isAt: (look: Look, body: Placed) => boolean
  /** Places on the ground at the foot of it; for who comes from a point, those on his side of the walls. */
  readonly foot: (look: Look, from: XY | null) => Area
}

const CACHE = new WeakMap<Look['facts']['layout'], readonly Steps[]>()

/** Every ladder, and every piece that carries figures. */
export function stepsOf({ facts: { layout, platforms } }: Look): readonly Steps[] {
  const known = CACHE.get(layout)
  if (known) return known
  const found: Steps[] = []
  for (const { id, outline, ladders } of layout.terrain.buildings) {
    const top = platforms.get(id)
    if (top) for (const ladder of ladders) found.push(ladderSteps(ladder.id, ladder.at, outline, top))
  }
  for (const { id } of layout.terrain.pieces) {
    const top = platforms.get(id)
    if (top) found.push(pieceSteps(top))
  }
  CACHE.set(layout, found)
  return found
}

/** A ladder leans against a building from outside. */
function ladderSteps(id: string, at: XY, outline: readonly XY[], top: Platform): Steps {
  const isNear = (place: XY): boolean => compareGapToPoint(round(place), at, CLIMB_REACH) <= 0
  const isOutside = (place: XY): boolean => whereInPolygon(outline, place) === OUTSIDE
  const foot = inAll(within(disc(at.x, at.y, 0), BASE_RADIUS + CLIMB_REACH), outsideOf(outline))
  return {
    id,
    top,
    ladder: at,
    isAt: (_look, body) => isNear(body.at) && (body.on === top.id || (body.on === null && isOutside(body.at))),
    foot: () => foot,
  }
}

function pieceSteps(top: Platform): Steps {
  const shape: Polygon = { is: 'polygon', corners: top.outline }
  const reach = BASE_RADIUS + CLIMB_REACH
  const beside = within(shape, reach)
  const { west, north, east, south } = boxOf(shape)
  /** A quick look: most of those who ask are far away. */
  const isNear = ({ x, y }: XY): boolean =>
    x >= west - reach && x <= east + reach && y >= north - reach && y <= south + reach
  return {
    id: top.id,
    top,
    ladder: null,
    isAt: (_look, { at, on }) =>
      on === top.id
        ? compareToRim(at, top.outline, reach) <= 0
        : on === null && isNear(at) && compareGapToShape(round(at), shape, CLIMB_REACH) <= 0,
    foot: ({ facts: { layout, walls } }, from) =>
      from === null ? beside : inAll(beside, uncrossedFrom(layout, walls, from)),
  }
}

/** dw.movement.10, dw.movement.14 From the base edge to the ladder, piece or rim. */
export const CLIMB_REACH = REACH.opening

/** dw.movement.10 The free place nearest to where he began, on top or at the foot; null if there is none. */
export function endOfClimb(look: Look, { figure, at: from, on }: Figure, steps: Steps): { at: XY; on: Surface } | null {
  const isUp = on === null
  const at = nearestPlace(from, isUp ? placesOnTop(look, figure, from, steps) : placesBelow(look, figure, from, steps))
  return at && { at, on: isUp ? steps.top.id : null }
}

function placesOnTop(look: Look, figure: number, from: XY, { top, ladder }: Steps): Area {
  const free = freePlaces(look, top.id, figure)
  const { layout, walls } = look.facts
  return ladder === null ? inAll(free, uncrossedFrom(layout, walls, from)) : free
}

const placesBelow = (look: Look, figure: number, from: XY, { foot }: Steps): Area =>
  inAll(foot(look, from), freePlaces(look, null, figure))

/** dw.movement.9, dw.movement.10 The height is rounded up. */
export const climbCost = ({ book }: Look, { top }: Steps): number =>
  book.costs.climb * Math.ceil(top.height / book.climbStep)

/** dw.gskill.5 Agile climbs one such height, and jumps, for nothing. */
const agileRefusal = (look: Look, { top }: Steps): Refusal | null =>
  top.height <= look.book.climbStep ? null : refuse('dw.gskill.5', 'Agile helps with climbs of up to 5 cm only.')

const titleOf = ({ facts: { layout } }: Look, { id, ladder }: Steps): string =>
  ladder ? 'ladder' : (layout.terrain.pieces.find((piece) => piece.id === id)?.kind ?? 'vehicle')

function stepsRefusal(look: Look, human: Human, steps: Steps | undefined, isAgile = false): Refusal | null {
  if (!steps) return refuse('dw.movement.10', 'One can climb only at ladders and onto pieces up to 5 cm high.')
  if (!steps.isAt(look, human)) return refuse('dw.movement.10', `${human.name} is not at the ${titleOf(look, steps)}.`)
  const price = isAgile ? agileRefusal(look, steps) : payRefusal(human, climbCost(look, steps), MOVING)
  if (price) return price
  return endOfClimb(look, humanBody(human), steps)
    ? null
    : refuse('dw.movement.10', 'There is no free place to climb to.')
}

/** dw.gskill.5 With Agile it costs nothing. */
const stepsCost = (look: Look, steps: Steps, skill: SkillId | undefined): number =>
  skill === undefined ? climbCost(look, steps) : 0

/** What a climb costs; null if there is nothing of that name to climb. */
export function climbPrice(look: Look, { by, skill }: CommandOf<'climb'>): number | null {
  const steps = stepsCalled(look, by)
  return steps ? stepsCost(look, steps, skill) : null
}

const stepsCalled = (look: Look, id: string): Steps | undefined => stepsOf(look).find((steps) => steps.id === id)

/** dw.movement.19 and full hands. */
export const bodyRefusal = (look: Look, human: Human): Refusal | null =>
  firstOf(
    () => combatRefusal(look, human),
    () => proneRefusal(human),
    () => handsRefusal(human),
  )

export const isFit = (look: Look, human: Human): boolean =>
  !human.prone && handsRefusal(human) === null && !isInCloseCombat(look, human)

export const AGILE: readonly SkillId[] = ['agile']

/** dw.movement.9, dw.gskill.5 */
export const climb: Action<'climb'> = {
  choices: (look, human) => {
    const isAgile = mayUse(look, human, 'agile')
    if (!isAgile && !canPay(human, look.book.costs.climb, MOVING)) return []
    const near = stepsOf(look).filter((steps) => steps.isAt(look, human))
    if (near.length === 0 || !isFit(look, human)) return []
    const climbs = (agile: boolean): string[] =>
      near.filter((steps) => stepsRefusal(look, human, steps, agile) === null).map(({ id }) => id)
    const agile = isAgile ? climbs(true) : []
    return [
      ...climbs(false).map((by) => ({ do: 'climb', by }) as const),
      ...agile.map((by) => ({ do: 'climb', by, skill: 'agile' }) as const),
    ]
  },
  check: (look, human, { by, skill }) =>
    bodyRefusal(look, human) ??
    skillOnRefusal(look, human, skill, AGILE) ??
    stepsRefusal(look, human, stepsCalled(look, by), skill !== undefined),
  take: (t, human, { by, skill }) => {
    const steps = stepsCalled(t, by) as Steps
    const { at, on } = endOfClimb(t, humanBody(human), steps) as { at: XY; on: Surface }
    if (skill !== undefined) useSkill(t, human, skill)
    const cost = pay(t, human, stepsCost(t, steps, skill), MOVING)
    if (stumbles(t, human, cost)) return
    putHuman(t, human, at, on)
    human.entrance = null
    t.emit({ e: 'climbed', clause: 'dw.movement.9', human: human.n, by, at: human.at, on, cost, left: human.ap })
    joinFriends(t, human)
  },
}
