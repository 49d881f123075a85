/** What the rules of Dead Walk Again say about a table as it stands (dw.units.15): sight, contact, gap and reach. */
import { figureInquiries, found, type Inquiries, refuse } from '@shamble/kernel'
import { contactRefusal, gapOf } from './forecast/contact.ts'
import { isOnFoot } from './rules/01-crowd.ts'
import { type Figure, figureOf } from './rules/01-figures.ts'
import { isRefusal } from './rules/05-route.ts'
import { moveRefusal, priceOfPath } from './rules/05-run.ts'
import { isThroughRoof, sees } from './rules/09-sight.ts'
import { type DeadWalkKit, type FigureId, figureNamed, type Human, humanOf } from './state.ts'

const nobody = { clause: 'dw.scope.4', where: 'on the table' } as const
const figures = figureInquiries<DeadWalkKit, Figure>({
  figures: /^[HZ][1-9]\d{0,3}$/,
  standing: (look, name) => figureOf(look, figureNamed(name as FigureId)),
  nobody,
})
const walkers = figureInquiries<DeadWalkKit, Human>({
  figures: /^H[1-9]\d?$/,
  standing: ({ state }, name) => {
    const human = humanOf(state, Number(name.slice(1)))
    return human && isOnFoot(human) ? human : undefined
  },
  nobody,
})

export const inquiries: Inquiries<DeadWalkKit> = {
  sight: figures.between((look, from, to) => {
    if (sees(look, from, to)) return found(null, 'dw.los.5', 'One of the top lines is free.')
    return isThroughRoof(look, from, to)
      ? found(refuse('dw.los.10', 'One is inside, the other on the roof.'))
      : found(refuse('dw.los.5', 'None of the top lines is free.'))
  }),
  contact: figures.between((look, from, to) =>
    found(contactRefusal(look, from, to), 'dw.units.8', 'Their bases touch.'),
  ),
  gap: figures.between((look, from, to) => {
    const gap = gapOf(look, from, to)
    return { answer: gap, clause: 'dw.units.6', says: `The gap is ${gap / 100} cm, rounded down.` }
  }),
  reach: walkers.along({ coordinates: [-30_000, 30_000], points: 60 }, (look, walker, path) => {
    const points = path.map(([x, y]) => ({ x, y }))
    const priced = moveRefusal(look, walker, { do: 'move', path }) ?? priceOfPath(look, walker, points)
    if (isRefusal(priced)) return found(priced)
    return found(null, 'dw.movement.1', `He can go there for ${priced.price} action points.`)
  }),
}
