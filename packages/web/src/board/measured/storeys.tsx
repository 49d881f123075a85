/** A storey above the ground: its floors, walls and openings over a table that is only hinted at. */
import type { Building, Gap } from '@shamble/table'
import { polygon } from './shapes.ts'
import { Openings, type OpeningsShown, Walls } from './terrain.tsx'

/** Buildings whose rooms are on a level, and those whose flat roof is. */
export const roomsOn = (buildings: readonly Building[], level: number): readonly Building[] =>
  buildings.filter(({ storeys }) => storeys > level)
export const roofsOn = (buildings: readonly Building[], level: number): readonly Building[] =>
  buildings.filter(({ storeys, roof }) => storeys === level && roof === 'flat')

/** The highest level on which anybody can stand. */
export const topLevel = (buildings: readonly Building[]): number =>
  Math.max(0, ...buildings.map(({ storeys, roof }) => (roof === 'flat' ? storeys : storeys - 1)))

export interface StoreyShown extends OpeningsShown {
  readonly level: number
  readonly gaps: readonly Gap[]
}

export function Storey(shown: StoreyShown) {
  const { buildings, level, gaps } = shown
  const rooms = roomsOn(buildings, level)
  const floors = rooms.map(({ outline }) => polygon(outline)).join('')
  const roofs = roofsOn(buildings, level)
    .map(({ outline }) => polygon(outline))
    .join('')
  return (
    <g class="storey" data-level={level}>
      <path class="floor" d={floors} />
      <path fill="url(#m-plank)" d={floors} />
      <path class="roof" d={roofs} />
      <path fill="url(#m-stip)" d={roofs} />
      <Walls buildings={rooms} level={level} gaps={gaps} />
      <Openings {...shown} buildings={rooms} />
    </g>
  )
}
