/** What a pointer, a name or a hand means on the table of Run? ... or Shoot?. */
import { bookFor } from '@shamble/run-or-shoot/forecast'
import { RADIUS } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { pointing } from '../../board/measured/pointing.ts'
import { called } from '../../plan/reading.ts'
import { figureAt, places, signNear } from './place.ts'
import { grab } from './plan/grab.ts'
import { aimsAtGround, isTemplateInHand, thingsAimedAt } from './plan/index.ts'
import { startPoint } from './plan/setup.ts'
import { levelShown } from './storeys.ts'
import { buildingTitle, lairTitle, thingOnMap, vehicleTitle } from './words/places.ts'
import { calledBy, survivorName } from './words/titles.ts'
import type { DisplayState } from './types.ts'

/** Whoever stands there, or a thing, door or ladder that can be aimed at. */
function pieceAt(at: XY, s: DisplayState): string | null {
  const level = levelShown(s)
  return figureAt(s.view, at, level) ?? signNear(s, at, level, thingsAimedAt(s))
}

/** People by name, buildings, lairs, vehicles, places of the scenario. */
function namedSo(name: string, s: DisplayState): string | null {
  const { view, options } = s
  const book = bookFor(options)
  const { map } = book
  const person = called(view.survivors, name, (one) => [calledBy(one.who), one.name, survivorName(one.n)])
  if (person) return survivorName(person.n)
  const bare = (title: string): string => title.replace(/^the /, '')
  const found =
    called(map.terrain.buildings, name, ({ id }) => [buildingTitle(book, id)]) ??
    called(map.lairs, name, ({ id }) => [bare(lairTitle(book, id))]) ??
    called(map.vehicles, name, ({ id }) => [bare(vehicleTitle(book, id))]) ??
    called([...map.openings, ...map.caches, ...map.climbs], name, ({ id }) => [bare(thingOnMap(book, id))])
  return found?.id ?? null
}

export const pointed = pointing(places, {
  rim: RADIUS.figure,
  aimsAtGround,
  laysTemplate: (s: DisplayState) => isTemplateInHand(s),
  pieceAt,
  called: namedSo,
  grab,
  joins: () => false,
  levelOf: levelShown,
  begin: startPoint,
})
