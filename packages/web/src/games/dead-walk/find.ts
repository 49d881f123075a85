/** What a pointer, a name or a hand means on Dead Walk Again's table. */
import { BASE_RADIUS } from '@shamble/dead-walk/page'
import { distance2, type XY } from '@shamble/table'
import { NEAR } from '../../board/measured/place.ts'
import { pointing } from '../../board/measured/pointing.ts'
import { called } from '../../plan/reading.ts'
import { figureAt, places, thingName } from './place.ts'
import { grab } from './plan/grab.ts'
import { herdable } from './plan/herd.ts'
import { aimsAtGround, climbedOrEntered, isOpeningAim, weaponInHand } from './plan/index.ts'
import { humanCalled, humanName, mapFor, shortName, vehicleTitle } from './read.ts'
import { seatedAt } from './seats.ts'
import type { DisplayState } from './types.ts'

/** Whoever sits or stands there, a door that can be handled, a thing that lies there. */
function pieceAt(at: XY, s: DisplayState): string | null {
  const { view } = s
  const seated = seatedAt(view, at)
  if (seated) return humanName(seated.n)
  const figure = figureAt(view, at)
  if (figure !== null && (humanCalled(view, figure)?.aboard ?? null) === null) return figure
  // Nobody can stand where a base would overlap it: whoever is led there is led up to it.
  const near = s.selection.order === 'move' ? BASE_RADIUS : NEAR
  const opening = places.openingAt(s, at, near)
  if (opening !== null && isOpeningAim(s, opening)) return opening
  const thing = view.lying.find((one) => distance2(one.at, at) <= NEAR * NEAR)
  if (thing) return thingName(thing.id)
  const standing = climbedOrEntered(s)
  return standing.length === 0 ? null : places.terrainAt(s, at, standing, near)
}

/** Humans by either name, rooms, vehicles, buildings. */
function namedSo(name: string, s: DisplayState): string | null {
  const { view, options } = s
  const { rooms, terrain } = mapFor(view, options)
  const human = called(view.humans, name, (one) => [one.name, shortName(one.name), humanName(one.n)])
  if (human) return humanName(human.n)
  const standing = view.vehicles.filter(({ gone }) => !gone)
  const found =
    called(rooms, name, ({ id, title }) => [title, id]) ??
    called(standing, name, ({ id }) => [vehicleTitle(s, id)]) ??
    called(terrain.buildings, name, ({ kind }) => [kind])
  return found?.id ?? null
}

export const pointed = pointing(places, {
  rim: BASE_RADIUS,
  aimsAtGround,
  laysTemplate: (s: DisplayState) => aimsAtGround(s) && weaponInHand(s) !== undefined,
  pieceAt,
  called: namedSo,
  grab,
  herd: herdable,
  joins: (s) => s.selection.order === 'route',
})
