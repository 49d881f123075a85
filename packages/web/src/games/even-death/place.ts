/** What can be pointed at: "24.5,17.3" in inches, "unit 3", "herd 5", "zombie 12", "house 1 door 1", "crate 2". */
import { bookFor } from '@shamble/even-death/forecast'
import { type Herd, humanOf, isOnTable, RADIUS, type View, type Zombie, zombieNo } from '@shamble/even-death/page'
import { disc, distance2, type Shape, type XY } from '@shamble/table'
import { type Base, placesOf } from '../../board/measured/place.ts'
import type { Seen } from './types.ts'
import { RULER } from './units.ts'
import { herdName, humanName } from './words/titles.ts'

export { clockHour } from '../../board/measured/place.ts'
export { pointName } from './units.ts'

type Sort = 'unit' | 'herd' | 'zombie'

/** The zombie nearest to the middle of its herd: there the herd is spoken of. */
export function heartOf({ zombies }: Pick<Herd, 'zombies'>): Zombie | undefined {
  const n = zombies.length
  const sum = zombies.reduce(({ x, y }, { at }) => ({ x: x + at.x, y: y + at.y }), { x: 0, y: 0 })
  const far = ({ at }: Zombie): number => distance2({ x: n * at.x, y: n * at.y }, sum)
  return zombies.reduce<Zombie | undefined>((best, z) => (best && far(best) <= far(z) ? best : z), undefined)
}

function whereIs(sort: Sort, n: number, view: View): XY | null {
  if (sort === 'zombie') return zombieNo(view, n)?.at ?? null
  const herd = sort === 'herd' ? view.herds.find(({ id }) => id === n) : undefined
  if (herd) return isOnTable(herd) ? (heartOf(herd)?.at ?? null) : null
  const human = sort === 'unit' ? humanOf(view, n) : undefined
  return human && isOnTable(human) ? human.at : null
}

function* bases(view: View): Iterable<Base> {
  for (const h of view.humans.filter(isOnTable)) yield { name: humanName(h.id), at: h.at, radius: RADIUS }
  for (const herd of view.herds.filter(isOnTable))
    for (const { at } of herd.zombies) yield { name: herdName(herd.id), at, radius: RADIUS }
}

/** As large as its sign. */
const SIGN = 90

/** Ladders, and objects that lie on the table or are carried about; null for one that is gone. */
function signShape(id: string, { view, options }: Seen): Shape | null | undefined {
  const ladder = bookFor(options).field.ladders.find((one) => one.id === id)
  if (ladder) return disc(ladder.at.x, ladder.at.y, SIGN)
  const thing = view.things.find((one) => one.id === id)
  if (!thing) return undefined
  const carrier = thing.carrier === null ? undefined : humanOf(view, thing.carrier)
  const { x, y } = carrier?.at ?? thing.at
  return disc(x, y, SIGN)
}

export const places = placesOf<View, Sort>({
  ruler: RULER,
  sorts: {
    unit: { before: 'unit ', radius: RADIUS },
    herd: { before: 'herd ', radius: RADIUS },
    zombie: { before: 'zombie ', radius: RADIUS },
  },
  terrainNames: /^[a-z-]+ \d+(?: [a-z-]+(?: \d+)?)?$/,
  terrain: ({ options }) => bookFor(options).field.layout.terrain,
  where: (sort, n, { view }) => whereIs(sort, n, view),
  moved: signShape,
  bases,
})

export const { parse: parsePlace, figureAt } = places

export const centreNamed = (name: string | null, seen: Seen): XY | null => places.centreNamed(name, seen)

/** The zombie whose base is under a point. */
export function zombieAt(view: View, p: XY): Zombie | undefined {
  const near = view.herds.flatMap(({ zombies }) => zombies).filter(({ at }) => distance2(at, p) <= RADIUS * RADIUS)
  return near.reduce<Zombie | undefined>(
    (best, z) => (best && distance2(best.at, p) <= distance2(z.at, p) ? best : z),
    undefined,
  )
}
