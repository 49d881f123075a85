/** rs.fire Flaming areas: where they burn, and whom they touch. */
import type { Spot } from '../content/table-map.ts'
import { type Area, isInPlay, type Look, type Survivor, type Transaction, type Zed } from '../state.ts'
import { FIRE_HITS } from '../tables/grenades.ts'
import { asFigure, type Figure, samplesOf } from './01-measure.ts'
import { harm } from './11-injury.ts'
import { isReached, survivorsReached, zedsReached } from './20-blast.ts'
import { strikeZed } from './32-mutant.ts'
import { showPeople } from './43-secrecy.ts'

/** rs.fire.1 The flaming area that reaches a figure. */
export const flamesAt = (look: Look, figure: Figure): Area | undefined =>
  look.state.areas.find((area) => area.kind === 'flames' && isReached(look, area, figure))

/** rs.fire.2, rs.fire.8 Lit by an area, and by nothing else. */
const lightZed = (t: Transaction, zed: Zed, { at }: Area): void =>
  strikeZed(t, zed, 'fire', { survivor: null, from: at })

/** rs.fire.9 At most one hit in a turn. */
function burn(t: Transaction, s: Survivor): void {
  if (s.burnt) return
  s.burnt = true
  harm(t, s, FIRE_HITS, { cause: 'fire' })
}

/** rs.fire.2, rs.fire.3 A Zed that was at any of these places in flames is lit. */
export function lightAlong(t: Transaction, zed: Zed, places: readonly Spot[]): void {
  if (t.state.areas.length === 0 || zed.burning > 0) return
  const figure = asFigure(zed)
  for (const { at, level } of places) {
    const area = flamesAt(t, { ...figure, at, level })
    if (area) return lightZed(t, zed, area)
  }
}

/** rs.fire.3, rs.fire.9 Somebody was thrown from a place to where he is: a Zed burns of all it passed, a survivor of the end. */
export function thrownThrough(t: Transaction, one: Survivor | Zed, from: Spot): void {
  if (t.state.areas.length === 0) return
  if ('who' in one) {
    if (isInPlay(one) && flamesAt(t, asFigure(one))) burn(t, one)
    return
  }
  const zed = t.state.zeds.find(({ id }) => id === one.id)
  if (!zed) return
  const { at, level } = zed
  const passed = level === from.level ? samplesOf([from.at, at]) : []
  lightAlong(t, zed, [...passed.map((place) => ({ at: place, level })), zed])
}

/** rs.fire.1, rs.fire.3, rs.fire.4, rs.fire.9 It flares up, and touches whoever is there. */
export function kindle(t: Transaction, { at, level }: Spot): void {
  const turns = t.book.burning.area
  const area: Area = Object.freeze({ kind: 'flames', at: Object.freeze({ x: at.x, y: at.y }), level, turns })
  t.state.areas = Object.freeze([...t.state.areas, area])
  t.emit({ e: 'flames', clause: 'rs.fire.1', at, level, turns })
  for (const zed of zedsReached(t, area)) lightZed(t, zed, area)
  showPeople(t, (person) => isReached(t, area, asFigure(person)))
  for (const s of survivorsReached(t, area)) burn(t, s)
}

/** rs.fire.3, rs.fire.9 The end of step 7: Zeds that walked or stood in flames are lit, survivors still in them are hurt. */
export function burnAll(t: Transaction): void {
  const { state } = t
  if (!state.areas.some(({ kind }) => kind === 'flames')) return
  for (const zed of [...state.zeds, ...state.hidden.zeds]) lightAlong(t, zed, [...zed.walked, zed])
  for (const s of state.survivors) if (isInPlay(s) && flamesAt(t, asFigure(s))) burn(t, s)
}
