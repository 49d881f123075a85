/** Pieces that the shapes of states and of frames share. */
import { either, flag, integer, literal, nullable, object, oneOf, optional, text } from '@shamble/kernel'
import { GAME_MASTER, MOST_HUMANS, playerSeat } from '../state.ts'
import { GRENADES } from '../tables/grenades.ts'
import { ITEMS } from '../tables/items.ts'
import { WEAPONS } from '../tables/weapons.ts'

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]

/** Figures on the table at once; the numbers of those that come later go further. */
export const MOST_ZOMBIES = 2_000
const MOST_NUMBERS = 9_999
const FARTHEST = 100_000

export const seat = oneOf(...Array.from({ length: 6 }, (_, i) => playerSeat(i + 1)), GAME_MASTER)
export const humanNumber = integer(1, MOST_HUMANS)
export const zombieNumber = integer(1, MOST_NUMBERS)
/** The number of a figure in the crowd: humans first. */
export const figure = integer(1, MOST_HUMANS + 1 + MOST_NUMBERS)
export const id = integer(1, 99_999)
export const coordinate = integer(-FARTHEST, FARTHEST)
/** Not in the order of a point: an object that is made like one but holds no numbers makes reading all points slower. */
export const place = object({ y: coordinate, x: coordinate })
export const terrain = text({ min: 1, max: 40 })
export const on = nullable(terrain)

const few = integer(0, 9_999)
const grenades = object(Object.fromEntries(idsOf(GRENADES).map((one) => [one, optional(few)])))
const weapon = object({
  id,
  type: oneOf(...idsOf(WEAPONS)),
  loaded: few,
  grenades,
  ready: flag,
  jammed: flag,
  braced: flag,
  motor: oneOf('runs', 'stalled', 'empty'),
  silenced: optional(literal(true)),
})
const item = object({
  id,
  kind: oneOf(...idsOf(ITEMS)),
  marker: nullable(text({ max: 40 })),
  vehicle: nullable(text({ max: 40 })),
  on: optional(literal(true)),
})
const stock = object({ bullets: few, shells: few, belts: few, arrows: few, launcher: grenades })

const heap = either(
  object({ kind: oneOf('bullets', 'shells', 'belts', 'arrows'), count: integer(1, 9_999) }),
  object({ grenade: oneOf(...idsOf(GRENADES)), count: integer(1, 9_999) }),
)

export const gear = { weapon, item, stock, heap }
