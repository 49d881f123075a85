/** The table while it is built, drawn as it is drawn in play. */
import { useLayer, lodOf } from '../../../board/layers.tsx'
import { Ground, Names, Openings, Patterns, Pieces, Walls } from '../../../board/measured/terrain.tsx'
import { at, px } from '../../../board/measured/units.ts'
import type { BoardShown } from '../../../editor/face.ts'
import { Living } from '../art.tsx'
import { Dead } from '../../../board/art.tsx'
import { callingOf } from '../read.ts'
import '../../../board/board.css'
import '../../../board/measured/measured.css'
import '../board.css'
import { drawnOf } from './drawn.ts'
import type { OwnScenario, Person, Point, Sketch } from './own.ts'

const unit = (cm: number): number => cm * 100
const place = ([x, y]: Point): { transform: string } => ({
  transform: `translate(${px(unit(x))}px, ${px(unit(y))}px)`,
})

export function Zones({ map }: { readonly map: Sketch }) {
  const [x1, y1, x2, y2] = map.deployment.map((value) => at(unit(value))) as [string, string, string, string]
  const box = `M${x1} ${y1}H${x2}V${y2}H${x1}Z`
  const edge = map.exit?.edge.map((value) => at(unit(value)))
  return (
    <g class="zones">
      <path fill="url(#m-zone)" d={box} />
      <path class="zone" d={box} />
      {edge && <path class="exit" d={`M${edge[0]} ${edge[1]}L${edge[2]} ${edge[3]}`} />}
      {map.spawnPoints.map((p, i) => (
        <g key={i} class="spawn" style={place(p)}>
          <circle r="9" />
          <text y="4">{i + 1}</text>
        </g>
      ))}
    </g>
  )
}

function PersonFigure({
  person,
  npc,
  index,
  tight,
}: {
  readonly person: Person
  readonly npc: boolean
  readonly index: number
  readonly tight: boolean
}) {
  if (!person.at) return null
  const short = person.name.split(' ').at(-1) ?? person.name
  return (
    <g class={npc ? 'fig m npc' : 'fig m'} style={place(person.at)} data-figure={`${npc ? 'N' : 'H'}${index + 1}`}>
      <g class="all">
        <circle r="16.800" class="l-under" />
        <circle r="15" class="l-rim" />
        <g class="body" transform="translate(-17.800 -17.800) scale(.89)">
          <Living calling={callingOf(person)} />
        </g>
        <text class={tight ? 'mname tight' : 'mname'} y="30">
          {/^\d+$/.test(short) ? person.name : short}
        </text>
      </g>
    </g>
  )
}

function Figures({ scenario }: { readonly scenario: OwnScenario }) {
  const { zombies, humans, npcs, markers } = scenario
  const people = [...npcs, ...(humans ?? [])]
  const isTight = ({ at: here }: Person): boolean =>
    people.some(
      ({ at: there }) =>
        here && there && there !== here && Math.abs(there[0] - here[0]) < 5 && Math.abs(there[1] - here[1]) < 4,
    )
  return (
    <>
      <g class="lying">
        {markers.map(({ id, item, at: where }, i) => (
          <g key={i} class="thing" style={place(where)} data-marker={id}>
            <rect x="-6" y="-6" width="12" height="12" rx="1.500" class="marker" />
            <path d={item === 'keys' ? 'M-4 3 4-3' : 'M-3.500 0h7M0-3.500v7'} />
            <text class="mname" y="18">
              {id}
            </text>
          </g>
        ))}
      </g>
      <g class="dead">
        {zombies.map(({ at: where, weapon }, i) => (
          <g key={i} class="fig z" style={place(where)} data-figure={`Z${i + 1}`}>
            <g class="body" transform="translate(-20 -20)">
              <Dead id={i + 1} down={false} />
            </g>
            {weapon && <path class="zarm" d="M-18 9h11M-15 9v4" />}
            <text class="zid" x="9" y="18.500">
              {i + 1}
            </text>
          </g>
        ))}
      </g>
      <g class="living">
        {npcs.map((person, i) => (
          <PersonFigure key={`n${i}`} person={person} npc index={i} tight={isTight(person)} />
        ))}
        {(humans ?? []).map((person, i) => (
          <PersonFigure key={`h${i}`} person={person} npc={false} index={i} tight={isTight(person)} />
        ))}
      </g>
    </>
  )
}

export function Board({ document: scenario, scale }: BoardShown<OwnScenario>) {
  const drawn = drawnOf(scenario.map)
  const { width: w, depth, roads, buildings, rooms, pieces, astray } = drawn
  const [width, height] = [px(w), px(depth)]
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  // Bases are drawn to scale however small: they are what is being placed. Words grow against the zoom.
  const lod = lodOf(scale) === 'full' ? 'full' : 'figure'
  const { map } = scenario
  const { vehicles, lows, blocks, trees, deployment, exit, spawnPoints } = map
  const ground = useLayer([map.size, map.roads, map.buildings], () => (
    <Ground width={w} depth={depth} roads={roads} buildings={buildings} />
  ))
  const things = useLayer([vehicles, lows, blocks, trees], () => <Pieces pieces={pieces} />)
  const houses = useLayer([map.buildings], () => (
    <>
      <Walls buildings={buildings} />
      <Openings buildings={buildings} stateOf={(_, first) => first} />
      <g class="astray">
        {astray.map(({ x, y }, i) => (
          <path key={i} transform={`translate(${px(x)} ${px(y)})`} d="M-8-8 8 8M8-8-8 8" />
        ))}
      </g>
    </>
  ))
  const zones = useLayer([deployment, exit, spawnPoints], () => <Zones map={map} />)
  const names = useLayer([map.buildings], () => <Names rooms={rooms} />)
  const { humans, npcs, zombies, markers } = scenario
  const figures = useLayer([humans, npcs, zombies, markers], () => <Figures scenario={scenario} />)
  return (
    <div
      class="brd-board dw-board"
      style={{ width: `${width}px`, height: `${height}px`, '--up': Math.max(1, Math.min(2, 0.9 / scale)) }}
      data-lod={lod}
      aria-hidden="true"
    >
      <svg class="brd msr base" {...size} data-lod={lod}>
        <Patterns />
        {ground}
        {things}
        {houses}
        {zones}
        {names}
      </svg>
      <svg class="brd msr sheet" {...size} data-lod={lod} data-numbers="on">
        {figures}
      </svg>
    </div>
  )
}
