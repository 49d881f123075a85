/** The table while it is built, drawn as it is drawn in play. */
import { battlefield, FACTION_TITLES, INCH, inches } from '@shamble/even-death/page'
import { lodOf, useLayer } from '../../../board/layers.tsx'
import { circle } from '../../../board/measured/shapes.ts'
import { Ground, Patterns } from '../../../board/measured/terrain.tsx'
import { px } from '../../../board/measured/units.ts'
import type { BoardShown } from '../../../editor/game-editor.ts'
import '../../../board/board.css'
import '../../../board/measured/measured.css'
import '../board.css'
import { Deployment, ThingMark, ZonePatterns } from '../board-signs.tsx'
import { Ladders, Terrain } from '../terrain.tsx'
import type { OwnTable } from './own.ts'

const at = ([x, y]: readonly [number, number]) => ({ x: inches(x), y: inches(y) })

/** Everything that is laid, doors as they are at first. */
function Laid({ own }: { readonly own: OwnTable }) {
  const { pieces, ladders, doors } = battlefield(own.map.size[0], own.map.size[1], own.pieces)
  const closed = Object.keys(doors).filter((id) => doors[id] === true)
  return (
    <>
      <Terrain pieces={pieces} closed={closed} />
      <Ladders ladders={ladders} />
    </>
  )
}

const zonesOf = ({ seats }: OwnTable) =>
  seats.map(({ faction, zones }, i) => ({
    seat: String(i),
    title: FACTION_TITLES[faction],
    zones: zones.map(([west, north, east, south]) => ({
      x: [west * INCH, east * INCH] as const,
      y: [north * INCH, south * INCH] as const,
    })),
    own: true,
  }))

const lyingOn = ({ things, markers }: OwnTable) => [...markers, ...things].map((one) => at(one.at))

export function Board({ document: own, scale }: BoardShown<OwnTable>) {
  const { pieces, seats, things, markers, map } = own
  const [w, d] = [inches(map.size[0]), inches(map.size[1])]
  const size = { width: px(w), height: px(d), viewBox: `0 0 ${px(w)} ${px(d)}` }
  const lod = lodOf(scale) === 'full' ? 'full' : 'figure'
  const ground = useLayer([w, d], () => <Ground width={w} depth={d} roads={[]} buildings={[]} />)
  const laid = useLayer([pieces, w, d], () => <Laid own={own} />)
  const zones = useLayer([seats, things, markers], () => <Deployment zones={zonesOf(own)} lying={lyingOn(own)} />)
  return (
    <div
      class="brd-board ed-board"
      style={{ width: `${px(w)}px`, height: `${px(d)}px`, '--up': Math.max(1, Math.min(2, 0.9 / scale)) }}
      data-lod={lod}
      aria-hidden="true"
    >
      <svg class="brd msr base" {...size} data-lod={lod}>
        <Patterns />
        <ZonePatterns />
        {ground}
        {laid}
        {zones}
      </svg>
      <svg class="brd msr sheet" {...size} data-lod={lod}>
        <g class="objectives">
          {markers.map((marker, i) => (
            <g key={i} data-marker={i + 1}>
              <path class="objective" d={circle(at(marker.at), inches(marker.within))} />
              <path
                class="flag"
                transform={`translate(${px(inches(marker.at[0]))} ${px(inches(marker.at[1]))})`}
                d="M-3 9V-11l11 4.500-11 4.500"
              />
            </g>
          ))}
        </g>
        <g class="objects">
          {things.map((thing, i) => (
            <ThingMark key={i} kind={thing.kind} at={at(thing.at)} />
          ))}
        </g>
      </svg>
    </div>
  )
}
