/** Town blocks by the dice, for the set-up page and the editor: rolled, and drawn from above. */
import { asOption, ownOf, SKETCH_FORM } from '@shamble/dead-walk/page'
import { rolledSkirmish, SKIRMISH_SIZES, type SkirmishSize } from '@shamble/dead-walk/skirmish'
import { type OptionValue, seeded } from '@shamble/kernel'
import { Pieces } from '../../board/measured/pieces.tsx'
import { MapPlan } from '../../board/measured/plan.tsx'
import { Openings, Walls } from '../../board/measured/terrain.tsx'
import { Zones } from '../../editor/measured/board.tsx'
import type { SkirmishTools } from '../../play/game-display.ts'
import { isKeyOf } from '../../sure.ts'
import './board.css'
import { drawnOf } from './editor/drawn.ts'
import type { OwnScenario } from './editor/own.ts'

/** All teams that can be sent are of this size. */
const TEAM = 4

export const rollBlock = (size: SkirmishSize): OwnScenario =>
  rolledSkirmish(seeded(crypto.getRandomValues(new Uint32Array(4)).join(' ')), { size, humans: TEAM })

function Plan({ scenario }: { readonly scenario: OptionValue }) {
  const drawn = ownOf({ own: scenario })
  if (!drawn) return null
  const { map } = drawn
  const { width, depth, roads, buildings, pieces } = drawnOf(map)
  return (
    <MapPlan width={width} depth={depth} roads={roads} buildings={buildings} says={map.says}>
      <Pieces pieces={pieces} />
      <Walls buildings={buildings} />
      <Openings buildings={buildings} stateOf={(_, first) => first} />
      <Zones map={map} perMeasure={SKETCH_FORM.perMeasure} />
    </MapPlan>
  )
}

export const tools: SkirmishTools = {
  roll: ({ size }) => asOption(rollBlock(isKeyOf(SKIRMISH_SIZES, size) ? size : '90x90')),
  Plan,
}
