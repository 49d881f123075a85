/** Going somewhere: a press on the ground plans the cheapest way there, a route is laid point by point. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { type CommandOf, type Human, SKILLS } from '@shamble/dead-walk/page'
import { pathLength, type XY } from '@shamble/table'
import { lastAnswer } from '../../../plan/last-answer.ts'
import { impossible, plain } from '../../../plan/plan.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { centreNamed, parsePlace, pointName, routeName } from '../place.ts'
import { callingOf, humanCalled, lookOf, nameOf, offered, refused, shortName, viewOf, zombieCalled } from '../read.ts'
import { SKILL_DOES } from '../words/minds.ts'
import { contactTarget, shutRefusal, shutTarget, walkUpTo } from './contact.ts'
import { shortWhy } from './handling.ts'
import { walkNotes } from './walk-notes.ts'
import { moveCommand, priced, type Walk, walkBeside, walkTo } from './ways.ts'
import type { Planned, DisplayState, Target, Variant } from '../types.ts'
import { isKeyOf, rowOf, sure } from '../../../sure.ts'

type Move = CommandOf<'move'>

const lastWalk = lastAnswer<DisplayState['view'], Walk | null>()

/** The way that pointing at a place means; null for no place. */
export function walkFor(s: DisplayState, human: Human, place: string): Walk | null {
  if (s.selection.order === 'fancy') return straightTo(s, human, place)?.walk ?? null
  return lastWalk(s.view, `${human.n} ${place}`, () => plannedWalk(s, human, place))
}

function plannedWalk(s: DisplayState, human: Human, place: string): Walk | null {
  const look = lookOf(s)
  const view = viewOf(s)
  const found = parsePlace(place)
  if (!found) return null
  if (found.kind === 'route') return routeWalk(look, human, found.points)
  const zombie = zombieCalled(view, place)
  if (zombie) return walkBeside(look, human, zombie.at)
  const other = humanCalled(view, place)
  if (other) return other.n === human.n ? null : walkBeside(look, human, other.at)
  if (found.kind !== 'point') {
    const up = walkUpTo(s, human, place)
    if (up) return up
  }
  const at = centreNamed(place, view, s.options)
  if (!at || (at.x === human.at.x && at.y === human.at.y)) return null
  const walk = walkTo(look, human, at)
  const offer = offered(s, 'move').find((c) => c.skill === undefined && endName(c) === place)
  // dw.psychosis.18 Whoever is compelled may have to go just this way.
  const isOther = offer !== undefined && refused(s, moveCommand(walk.path)) !== null
  return isOther
    ? priced(
        look,
        human,
        offer.path.map(([x, y]) => ({ x, y })),
      )
    : walk
}

const routeWalk = (look: Forecast, human: Human, points: readonly XY[]): Walk => priced(look, human, points)

/** dw.gskill.2 The same way with one thing in it for nothing; null if he cannot, or nothing is in the way. */
function easedVariant(s: DisplayState, human: Human, walk: Walk, fancy: boolean): Variant | null {
  const command = moveCommand(walk.path, { ...(fancy ? { fancy } : {}), skill: 'fancy-move' })
  if (!human.sheet.skills.includes('fancy-move') || refused(s, command)) return null
  const found = lookOf(s).walk(human, command)
  if ('clause' in found) return null
  return plain(`Move, ${found.price} AP`, [command], {
    label: `${SKILLS['fancy-move'].title}, ${found.price} AP`,
    price: found.price,
    parts: [{ value: '', words: SKILL_DOES['fancy-move'], clause: SKILLS['fancy-move'].clause }],
  })
}

/** What going a way comes to; with a fancy move, over what stands on it. */
function walkTarget(s: DisplayState, human: Human, place: string, walk: Walk, fancy = false): Target | null {
  const view = viewOf(s)
  const { priced: found } = walk
  if (!found) return null
  const command = moveCommand(walk.path, fancy ? { fancy } : {})
  const eased = easedVariant(s, human, walk, fancy)
  const isOpen = refused(s, command) === null
  if (!isOpen && !eased) return null
  const stopped = found.route.stoppedBy
  const end = sure(found.route.path.at(-1))
  const contact = stopped === null ? '' : `, into contact with ${nameOf(view, `zombie ${stopped - 64}`)}`
  return {
    place,
    title: `${shortName(human.name)} to ${pointName(end)}`,
    subtitle: `${found.price} AP${contact}`,
    mark: callingOf(human),
    variants: [
      ...(isOpen
        ? [
            plain(stopped === null ? `Move, ${found.price} AP` : `Move into contact, ${found.price} AP`, [command], {
              label: `Move ${lengthWords(pathLength(found.route.path))}`,
              price: found.price,
              ...(stopped === null ? {} : { warning: 'The move ends in close combat. Go?' }),
            }),
          ]
        : []),
      ...(eased ? [eased] : []),
    ],
    notes: walkNotes(s, human, walk),
  }
}

/** Why one does not get there: above all, a shut door. */
function walkRefusal(s: DisplayState, human: Human, place: string | null): { clause: string; reason: string } | null {
  if (place === null) return null
  const walk = walkFor(s, human, place)
  if (!walk) return null
  const found = parsePlace(place)
  const shut = walk.refusal && found?.kind === 'point' ? shutRefusal(s, human, found.at) : null
  return shut ?? walk.refusal ?? refused(s, moveCommand(walk.path))
}

/** Going somewhere; up to a thing, with what can be done there; before a shut door, opening it. */
function moveTarget(s: DisplayState, human: Human, place: string): Target | null {
  const found = parsePlace(place)
  if (found && found.kind !== 'point' && found.kind !== 'route') {
    const contact = contactTarget(s, human, place)
    if (contact) return contact
  }
  const walk = walkFor(s, human, place)
  if (!walk) return null
  if (walk.refusal && found?.kind === 'point') return shutTarget(s, human, found.at)
  return walkTarget(s, human, place, walk)
}

/** Remembers its last answer: while something is pointed at, it is asked for the same several times. */
function latest<T>(answer: (place: string) => T): (place: string) => T {
  let last: { place: string; found: T } | null = null
  return (place) => {
    if (last?.place !== place) last = { place, found: answer(place) }
    return last.found
  }
}

type MoveDraft = Omit<Planned['order'], 'enabled'>

export function moveOrders(s: DisplayState, human: Human): Planned[] {
  const look = lookOf(s)
  const purse = look.purse(human)
  const each = lengthWords(look.book.moveStep)
  const draft = {
    id: 'move',
    label: 'Move',
    icon: 'steps',
    key: 'M',
    detail:
      purse.steps === 0 ? `${lengthWords(purse.slack)} left` : purse.each === 2 ? `${each} for 2 AP` : `${each} each`,
    aims: 'square' as const,
  }
  const still = stillRefusal(s, human)
  if (still) return [impossible(draft, rowOf(SHORT, still.clause) ?? shortWhy(still), still)]
  if (purse.steps === 0 && purse.slack === 0)
    return [
      impossible(draft, 'no AP left', {
        clause: human.doubled ? 'dw.ap.6' : 'dw.ap.4',
        reason: `A step costs ${purse.each} AP; ${human.name} has ${purse.ap}.`,
      }),
    ]
  const order: Planned = {
    order: { ...draft, enabled: true },
    targets: () => offeredPoints(s),
    at: latest((place: string): Target | null => moveTarget(s, human, place)),
    refusal: (place) => walkRefusal(s, human, place),
  }
  return [order, routeOrder(s, human, order), ...fancyOrders(s, human, draft)]
}

/** The same, point by point. */
function routeOrder(s: DisplayState, human: Human, move: Planned): Planned {
  const pointsOf = (place: string): readonly XY[] | null => {
    const found = parsePlace(place)
    if (found?.kind === 'point') return [found.at]
    return found?.kind === 'route' ? found.points : null
  }
  return {
    ...move,
    order: { ...move.order, id: 'route', label: 'Route', icon: 'route', key: 'O', detail: 'point by point' },
    at: (place) => {
      const points = pointsOf(place)
      if (!points) return move.at(place)
      return walkTarget(s, human, routeName(points), priced(lookOf(s), human, points))
    },
    refusal: (place) => {
      const points = place === null ? null : pointsOf(place)
      if (!points) return walkRefusal(s, human, place)
      const walk = priced(lookOf(s), human, points)
      return walk.refusal ?? refused(s, moveCommand(walk.path))
    },
  }
}

const isFancy = ({ options }: DisplayState): boolean => options['fancyMove'] === true

/** The straight way there, over a piece if the house allows that and there is one. */
function straightTo(s: DisplayState, human: Human, place: string): { walk: Walk; fancy: boolean } | null {
  const look = lookOf(s)
  const to = centreNamed(place, viewOf(s), s.options)
  if (!to) return null
  const over = isFancy(s) ? priced(look, human, [to], true) : null
  return over?.priced ? { walk: over, fancy: true } : { walk: priced(look, human, [to]), fancy: false }
}

/** dw.movement.20, dw.gskill.2 Straight over what stands in the way: where the house allows it, or by a skill. */
function fancyOrders(s: DisplayState, human: Human, draft: MoveDraft): Planned[] {
  const skilled = offered(s, 'move').filter(({ skill }) => skill !== undefined)
  if (!isFancy(s) && skilled.length === 0) return []
  return [
    {
      order: {
        ...draft,
        id: 'fancy',
        label: 'Fancy move',
        icon: 'leap',
        key: 'ZBK',
        detail: 'straight over',
        enabled: true,
      },
      targets: () => [...new Set([...skilled.map(endName), ...offeredPoints(s)])],
      at: latest((place: string) => {
        const found = straightTo(s, human, place)
        return found && walkTarget(s, human, place, found.walk, found.fancy)
      }),
      refusal: (place) => {
        const found = place === null ? null : straightTo(s, human, place)
        return (
          found && (found.walk.refusal ?? refused(s, moveCommand(found.walk.path, found.fancy ? { fancy: true } : {})))
        )
      },
    },
  ]
}

const endName = ({ path }: Move): string => {
  const [x, y] = sure(path.at(-1))
  return pointName({ x, y })
}

/** Places that the rules offer by themselves: for going through them by keys. */
const offeredPoints = (s: DisplayState): string[] => [...new Set(offered(s, 'move').map(endName))]

const SHORT: Readonly<Record<string, string>> = {
  'dw.cc.3': 'in close combat',
  'dw.movement.19': 'lies down',
  'dw.break.10': 'must break away',
}

/** Why he cannot walk at all: any step is refused for the same reason. */
function stillRefusal(s: DisplayState, human: Human): { clause: string; reason: string } | null {
  const refusal = refused(s, { do: 'move', path: [[human.at.x + 1, human.at.y]] })
  if (!refusal || refusal.clause === 'dw.break.10' || offeredPoints(s).length > 0) return null
  return isKeyOf(SHORT, refusal.clause) || refusal.key === 'compelled' ? refusal : null
}
