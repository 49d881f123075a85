/** dw.units Where a base can stand: on the table, clear of terrain, and free of other bases. */
import { type Area, inAll, openPlaces, type Others, standingPlaces, supportedOn, type XY } from '@shamble/table'
import { isZombieFigure, type Look, numberOfFigure, type Surface, theHuman, theZombie } from '../state.ts'
import { BASE_RADIUS, LEVEL_STEP, TOLERANCE } from '../tables/units.ts'
import { crowdOf } from './01-crowd.ts'
import type { Placed } from './01-figures.ts'
import { floorOf, heightOf, MOVER, platformOf } from './01-ground.ts'

/** Every figure on this level bars the place or the way, whoever stands there himself left out. */
export function othersOn(look: Look, on: Surface, bars: (figure: number) => boolean): Others {
  const { state } = look
  const level = heightOf(look, on)
  const isLevel = (body: Placed): boolean => body.on === on || Math.abs(floorOf(look, body) - level) < LEVEL_STEP
  return {
    crowd: crowdOf(look),
    bars: (figure) =>
      bars(figure) &&
      isLevel(isZombieFigure(figure) ? theZombie(state, numberOfFigure(figure)) : theHuman(state, figure)),
    overlap: TOLERANCE,
  }
}

/** Where a base can stand: on the table, clear of terrain, wholly supported, and free of other bases. */
export function freePlaces(look: Look, on: Surface, except: number | null = null): Area {
  const { layout, closed } = look.facts
  const others = othersOn(look, on, (figure) => figure !== except)
  const platform = platformOf(look, on)
  if (platform === null) return standingPlaces({ layout, closed }, MOVER, others)
  return inAll(supportedOn(platform.outline, BASE_RADIUS), openPlaces(layout, BASE_RADIUS, others))
}

export const isFreePlace = (look: Look, at: XY, on: Surface, except: number | null = null): boolean =>
  freePlaces(look, on, except).has(at)

const EMPTY = new Map<number, Uint8Array>()
/** No terrain is in the way up there. */
export const NOTHING = (barriers: number): Uint8Array => {
  const known = EMPTY.get(barriers)
  if (known) return known
  const empty = new Uint8Array(barriers)
  EMPTY.set(barriers, empty)
  return empty
}
