/** What the rules of Dead Walk Again say about a table as it stands (dw.units.15): sight, contact, gap and reach. */
import { Illegal, type Inquiries, inquiry, integer, list, object, type Shape, text, tuple } from '@shamble/kernel'
import { isqrt } from '@shamble/table'
import type { Clause } from './clauses.ts'
import { isOnFoot } from './rules/01-crowd.ts'
import { distance2Of, type Figure, figureOf, isApart, isWalledOff, touches } from './rules/01-figures.ts'
import { isRefusal } from './rules/05-route.ts'
import { moveRefusal, priceOfPath } from './rules/05-run.ts'
import { isThroughRoof, sees } from './rules/09-sight.ts'
import { type DeadWalkKit, type FigureId, figureNamed, type Human, humanOf, type Look } from './state.ts'
import { BASE_RADIUS } from './tables/units.ts'

const figure = text({ pattern: /^[HZ][1-9]\d{0,3}$/ }) as Shape<FigureId>
const human = text({ pattern: /^H[1-9]\d?$/ })
const point = tuple(integer(-30_000, 30_000), integer(-30_000, 30_000))
const two = object({ from: figure, to: figure })

const nobody = (at: string, name: string): Illegal =>
  new Illegal<Clause>('dw.scope.4', at, `there is no ${name} on the table`)

function theFigure(look: Look, name: FigureId, at: string): Figure {
  const found = figureOf(look, figureNamed(name))
  if (!found) throw nobody(at, name)
  return found
}

const both = (look: Look, { from, to }: { from: FigureId; to: FigureId }): [Figure, Figure] => [
  theFigure(look, from, 'from'),
  theFigure(look, to, 'to'),
]

function theWalker(look: Look, name: string): Human {
  const found = humanOf(look.state, Number(name.slice(1)))
  if (!found || !isOnFoot(found)) throw nobody('from', name)
  return found
}

/** dw.units.6, dw.units.9 The gap in tenths of a millimetre, rounded down; bases that overlap have none. */
const gapOf = (look: Look, a: Figure, b: Figure): number =>
  Math.max(0, isqrt(distance2Of(look, a, b)) - 2 * BASE_RADIUS)

/** Why two figures do not touch. */
function apart(look: Look, a: Figure, b: Figure): string {
  if (a.aboard || b.aboard) return 'Nobody touches somebody in a vehicle.'
  if (isApart(look, a, b)) return 'They stand on different levels.'
  if (isWalledOff(look, a, b)) return 'A wall or something shut is between their centres.'
  return `Their bases are ${gapOf(look, a, b) / 10} mm apart.`
}

export const inquiries: Inquiries<DeadWalkKit> = {
  sight: inquiry(two, (look: Look, asked) => {
    const [from, to] = both(look, asked)
    if (sees(look, from, to)) return { answer: true, clause: 'dw.los.5', says: 'One of the top lines is free.' }
    return isThroughRoof(look, from, to)
      ? { answer: false, clause: 'dw.los.10', says: 'One is inside, the other on the roof.' }
      : { answer: false, clause: 'dw.los.5', says: 'None of the top lines is free.' }
  }),
  contact: inquiry(two, (look: Look, asked) => {
    const [from, to] = both(look, asked)
    return touches(look, from, to)
      ? { answer: true, clause: 'dw.units.8', says: 'Their bases touch.' }
      : { answer: false, clause: 'dw.units.8', says: apart(look, from, to) }
  }),
  gap: inquiry(two, (look: Look, asked) => {
    const [from, to] = both(look, asked)
    const gap = gapOf(look, from, to)
    return { answer: gap, clause: 'dw.units.6', says: `The gap is ${gap / 100} cm, rounded down.` }
  }),
  reach: inquiry(object({ from: human, path: list(point, { min: 1, max: 60 }) }), (look: Look, { from, path }) => {
    const walker = theWalker(look, from)
    const points = path.map(([x, y]) => ({ x, y }))
    const priced = moveRefusal(look, walker, { do: 'move', path }) ?? priceOfPath(look, walker, points)
    return isRefusal(priced)
      ? { answer: false, clause: priced.clause, says: priced.reason }
      : { answer: true, clause: 'dw.movement.1', says: `He can go there for ${priced.price} action points.` }
  }),
}
