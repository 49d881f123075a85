/** rs.grenade.9 How far what goes off or burns at a place gets: walls and closed doors stop it. */
import { eyesOn, type Forecast } from '@shamble/run-or-shoot/forecast'
import { BLAST, cm, type Spot } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { areaFrom, opaqueAt } from '../../board/measured/light.ts'

export function spreadFrom({ facts: { layout, shields } }: Forecast, { at, level }: Spot): readonly XY[] {
  const stops = shields[level]
  return stops ? areaFrom(at, cm(BLAST), opaqueAt(layout, stops, eyesOn(level))) : []
}
