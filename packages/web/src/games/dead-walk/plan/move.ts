/** Going somewhere: a press on the ground plans the cheapest way there, a route is laid point by point. */
import { type Human, type Look, sees, zombieBody, humanBody } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import { impossible, type Note, type Planned, plain, type Target } from '../../../plan/plan.ts'
import type { Situation } from '../../../table/face.ts'
import { count } from '../../../words/plain.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { pathLength } from '@shamble/table'
import { centreNamed, parsePlace, pointName, routeName } from '../place.ts'
import { callingOf, humanCalled, lookOf, nameOf, refused, shortName, viewOf, zombieCalled } from '../read.ts'
import { priced, purseOf, stepsOf, type Walk, walkBeside, walkTo } from './ways.ts'

let lastWalk: { state: unknown; key: string; walk: Walk | null } | null = null

/** The way that pointing at a place means; null for no place. */
export function walkFor(s: Situation, human: Human, place: string): Walk | null {
  const key = `${human.n} ${place}`
  if (lastWalk !== null && lastWalk.state === s.view && lastWalk.key === key) return lastWalk.walk
  const walk = plannedWalk(s, human, place)
  lastWalk = { state: s.view, key, walk }
  return walk
}

function plannedWalk(s: Situation, human: Human, place: string): Walk | null {
  const look = lookOf(s)
  const view = viewOf(s)
  const found = parsePlace(place)
  if (!found) return null
  if (found.kind === 'route') return routeWalk(look, human, found.points)
  const zombie = zombieCalled(view, place)
  if (zombie) return walkBeside(look, human, zombie.at)
  const other = humanCalled(view, place)
  if (other) return other.n === human.n ? null : walkBeside(look, human, other.at)
  const at = centreNamed(place, view, s.options)
  if (!at || (at.x === human.at.x && at.y === human.at.y)) return null
  return walkTo(look, human, at)
}

const routeWalk = (look: Look, human: Human, points: readonly XY[]): Walk => priced(look, human, points)

export const moveCommand = (path: readonly XY[]): { do: 'move'; path: [number, number][] } => ({
  do: 'move',
  path: path.slice(0, 60).map(({ x, y }) => [x, y]),
})

function walkNotes(s: Situation, human: Human, walk: Walk): Note[] {
  const look = lookOf(s)
  const view = viewOf(s)
  const { priced: found } = walk
  if (!found) return []
  const { route, price } = found
  const notes: Note[] = [
    {
      value: lengthWords(pathLength(route.path)),
      words: `${price} AP, ${human.ap - price} left`,
      clause: 'dw.movement.3',
    },
  ]
  if (route.surcharge > 0)
    notes.push({ value: `+${route.surcharge}`, words: 'over what lies in the way', clause: 'dw.movement.5' })
  if (human.doubled && price > 0) notes.push({ value: '×2', words: 'after the failed fear test', clause: 'dw.ap.6' })
  const end = route.path.at(-1) as XY
  const there = { ...humanBody(human), at: end }
  const near = view.zombies.filter((z) => gap2(z.at, end) <= square(look.book.fearDistance + 250)).length
  if (near > 0)
    notes.push({
      value: `−${near}`,
      words: `fear: ${count(near)} of the dead within ${lengthWords(look.book.fearDistance)} there`,
      clause: 'dw.fear.2',
    })
  const seen = view.zombies.filter((z) => sees(look, there, zombieBody(z))).length
  notes.push({ value: String(seen), words: 'of the dead in sight from there', clause: 'dw.los.5' })
  return notes
}

const gap2 = (a: XY, b: XY): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
const square = (d: number): number => d * d

function walkTarget(s: Situation, human: Human, place: string, walk: Walk): Target | null {
  const view = viewOf(s)
  const { priced: found } = walk
  if (!found) return null
  const command = moveCommand(walk.path)
  if (refused(s, command)) return null
  const stopped = found.route.stoppedBy
  const end = found.route.path.at(-1) as XY
  const contact = stopped === null ? '' : `, into contact with ${nameOf(view, `zombie ${stopped - 64}`)}`
  return {
    place,
    title: `${shortName(human.name)} to ${pointName(end)}`,
    subtitle: `${found.price} AP${contact}`,
    mark: callingOf(human),
    variants: [
      plain(stopped === null ? `Move, ${found.price} AP` : `Move into contact, ${found.price} AP`, [command], {
        label: `Move ${lengthWords(pathLength(found.route.path))}`,
        ...(stopped === null ? {} : { warning: 'The move ends in close combat. Go?' }),
      }),
    ],
    notes: walkNotes(s, human, walk),
  }
}

/** Why one does not get there. */
function walkRefusal(s: Situation, human: Human, place: string | null): { clause: string; reason: string } | null {
  if (place === null) return null
  const walk = walkFor(s, human, place)
  if (!walk) return null
  if (walk.refusal) return walk.refusal
  return refused(s, moveCommand(walk.path))
}

/** Remembers its last answer: while something is pointed at, it is asked for the same several times. */
function latest<T>(answer: (place: string) => T): (place: string) => T {
  let last: { place: string; found: T } | null = null
  return (place) => {
    if (last?.place !== place) last = { place, found: answer(place) }
    return last.found
  }
}

export function moveOrders(s: Situation, human: Human): Planned[] {
  const look = lookOf(s)
  const purse = purseOf(look, human)
  const steps = stepsOf(purse)
  const each = lengthWords(look.book.moveStep)
  const sketch = {
    id: 'move',
    label: 'Move',
    icon: 'steps',
    key: 'M',
    detail: purse.each === 2 ? `${each} for 2 AP` : `${each} each`,
    aims: 'square' as const,
  }
  const still = stillRefusal(s, human)
  if (still) return [impossible(sketch, SHORT[still.clause] ?? 'not now', still)]
  if (steps === 0 && purse.slack === 0)
    return [
      impossible(sketch, 'no AP left', {
        clause: human.doubled ? 'dw.ap.6' : 'dw.ap.4',
        reason: `A step costs ${purse.each} AP; ${human.name} has ${purse.ap}.`,
      }),
    ]
  const at = latest((place: string): Target | null => {
    const walk = walkFor(s, human, place)
    return walk && walkTarget(s, human, place, walk)
  })
  const order: Planned = {
    order: { ...sketch, enabled: true },
    targets: () => offeredPoints(s),
    at,
    refusal: (place) => walkRefusal(s, human, place),
  }
  return [
    order,
    {
      ...order,
      order: {
        ...sketch,
        id: 'route',
        label: 'Route',
        icon: 'route',
        key: 'O',
        detail: 'point by point',
        enabled: true,
      },
      at: (place) => {
        const found = parsePlace(place)
        if (found?.kind !== 'point' && found?.kind !== 'route') return at(place)
        const points = found.kind === 'point' ? [found.at] : found.points
        return walkTarget(s, human, routeName(points), priced(look, human, points))
      },
      refusal: (place) => {
        const found = parsePlace(place)
        if (found?.kind !== 'point' && found?.kind !== 'route') return walkRefusal(s, human, place)
        const walk = priced(look, human, found.kind === 'point' ? [found.at] : found.points)
        return walk.refusal ?? refused(s, moveCommand(walk.path))
      },
    },
  ]
}

/** Places that the rules offer by themselves: for going through them by keys. */
const offeredPoints = (s: Situation): string[] =>
  (s.choices as readonly { do: string; path?: readonly (readonly [number, number])[] }[]).flatMap((c) => {
    const end = c.do === 'move' ? c.path?.at(-1) : undefined
    return end ? [pointName({ x: end[0], y: end[1] })] : []
  })

const SHORT: Readonly<Record<string, string>> = {
  'dw.cc.3': 'in close combat',
  'dw.movement.19': 'lies down',
  'dw.break.10': 'must break away',
}

/** Why he cannot walk at all: any step is refused for the same reason. */
function stillRefusal(s: Situation, human: Human): { clause: string; reason: string } | null {
  const refusal = refused(s, { do: 'move', path: [[human.at.x + 1, human.at.y]] })
  return refusal && refusal.clause in SHORT && refusal.clause !== 'dw.break.10' ? refusal : null
}
