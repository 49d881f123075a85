/** Vehicles where they are now: which way they face, whether they run, who sits in them, what they need. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { occupantsOf, type Vehicle, VEHICLES, type View } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import { type DrawnPiece, Pieces } from '../../board/measured/pieces.tsx'
import { px } from '../../board/measured/units.ts'
import { Sign } from './art.tsx'
import { lookOfPiece } from './looks.ts'
import { shortName } from './read.ts'
import { seatPlace, SEATED } from './seats.ts'

/** Terrain with the vehicles where they are now; those that have left are not there. */
function drawnPieces({ facts, state }: Forecast): DrawnPiece[] {
  const wrecks = new Set(state.vehicles.filter(({ isWreck }) => isWreck).map(({ id }) => id))
  return facts.layout.terrain.pieces.map((piece) => ({
    piece,
    look: lookOfPiece(piece),
    wreck: wrecks.has(piece.id),
  }))
}

/** Where something is, so that it can be moved along a way. */
const place = ({ x, y }: XY): { transform: string } => ({ transform: `translate(${px(x)}px, ${px(y)}px)` })

/** The name by which the board knows the signs on a vehicle. */
export const signsOf = (id: string): string => `${id} signs`

/** Pieces and vehicles, drawn anew when something was driven. */
export function Standing({ look }: { readonly look: Forecast }) {
  const all = drawnPieces(look)
  const vehicles = look.state.vehicles.filter(({ gone }) => !gone)
  const isVehicle = ({ piece }: DrawnPiece): boolean => vehicles.some(({ id }) => id === piece.id)
  return (
    <>
      <Pieces pieces={all.filter((one) => !isVehicle(one))} />
      {vehicles.map(({ id, at }) => (
        <g key={id} data-figure={id} style={place(at)}>
          <g style={place({ x: -at.x, y: -at.y })}>
            <Pieces pieces={all.filter(({ piece }) => piece.id === id)} />
          </g>
        </g>
      ))}
    </>
  )
}

/** What has to be seen to before it goes: no petrol, no battery. */
function Needs({ v, out }: { readonly v: Vehicle; readonly out: number }) {
  const needs = [
    ...(v.tank === 'empty' ? (['gas-can'] as const) : []),
    ...(v.battery === 'dead' || v.battery === 'failed' ? (['battery'] as const) : []),
  ]
  return (
    <>
      {needs.map((kind, i) => (
        <g key={kind} class="vneed" transform={`translate(${(i - (needs.length - 1) / 2) * 24} ${out})`}>
          <g transform={`rotate(${-v.heading})`}>
            <circle r="10.500" />
            <Sign kind={kind} scale={0.58} />
            <path class="vlack" d="M-8 8 8-8" />
          </g>
        </g>
      ))}
    </>
  )
}

function VehicleSigns({ v, note }: { readonly v: Vehicle; readonly note: string }) {
  const { length, width } = VEHICLES[v.type]
  const [l, w] = [px(length) / 2, px(width) / 2]
  const far = px(v.speed)
  return (
    <g style={place(v.at)} data-figure={signsOf(v.id)} class="vsigns">
      <g transform={`rotate(${v.heading})`}>
        {!v.isWreck && <path class={v.engine ? 'vnose on' : 'vnose'} d={`M-7 ${-l + 9}L0 ${-l + 2.5} 7 ${-l + 9}`} />}
        {v.engine && !v.isWreck && (
          <path
            class="vbeam"
            d={`M${-w + 7} ${-l - 3}l-5 -17M${-w + 12} ${-l - 3}l3 -17M${w - 7} ${-l - 3}l5 -17M${w - 12} ${-l - 3}l-3 -17`}
          />
        )}
        {far > 0 && (
          <>
            <path class="vroll" d={`M0 ${-l - 6}V${-l - far}`} />
            <path class="vrollh" d={`M-7 ${-l - far + 9}L0 ${-l - far} 7 ${-l - far + 9}`} />
          </>
        )}
        {v.places.map((n, i) => {
          if (n !== null || v.isWreck) return null
          const seat = seatPlace({ ...v, at: { x: 0, y: 0 }, heading: 0 }, i)
          return (
            <circle
              key={i}
              class={i === 0 ? 'vseat wheel' : 'vseat'}
              cx={px(seat.x)}
              cy={px(seat.y)}
              r={(11 * SEATED).toFixed(1)}
            />
          )
        })}
        {v.isBroken && <path class="vbroken" d={`M${-w - 5} -14l10 7-8 7 10 7M${w + 5} -14l-10 7 8 7-10 7`} />}
        {!v.isWreck && <Needs v={v} out={l + 14} />}
        {note !== '' && (
          <text class="pounded" transform={`rotate(${-v.heading})`} y={-Math.max(w, 26)} text-anchor="middle">
            {note}
          </text>
        )}
      </g>
    </g>
  )
}

/** Who is in it, below it. */
function Aboard({ view, v }: { readonly view: View; readonly v: Vehicle }) {
  const people = occupantsOf(view, v)
  if (people.length === 0) return null
  const { length, width } = VEHICLES[v.type]
  const turn = (v.heading * Math.PI) / 180
  const below = (Math.abs(Math.cos(turn)) * length + Math.abs(Math.sin(turn)) * width) / 2
  return (
    <text class="mname vname" x={px(v.at.x)} y={px(v.at.y + below) + 17}>
      {people.map(({ name }) => shortName(name)).join(', ')}
    </text>
  )
}

const onTable = ({ vehicles }: View): readonly Vehicle[] => vehicles.filter(({ gone }) => !gone)

/** Only where vehicles can be driven. */
export const VehicleLayer = ({ view, noteOn }: { readonly view: View; readonly noteOn: (v: Vehicle) => string }) => (
  <g class="vehicles">
    {onTable(view).map((v) => (
      <VehicleSigns key={v.id} v={v} note={noteOn(v)} />
    ))}
  </g>
)

/** Over everybody, so that names can be read. */
export const AboardNames = ({ view }: { readonly view: View }) => (
  <g class="aboard">
    {onTable(view).map((v) => (
      <Aboard key={v.id} view={view} v={v} />
    ))}
  </g>
)

/** dw.search.2 A box, empty until the room was searched. */
export const SearchMark = ({ at, isSearched }: { readonly at: XY; readonly isSearched: boolean }) => (
  <g class={isSearched ? 'was' : ''} transform={`translate(${px(at.x)} ${px(at.y)})`}>
    <rect x="-6" y="-6" width="12" height="12" />
    {isSearched && <path d="M-3.500 0-1 3 4-3.500" />}
  </g>
)

export function SearchMarks({
  rooms,
  searched,
}: {
  readonly rooms: readonly { readonly id: string; readonly at: XY }[]
  readonly searched: readonly string[]
}) {
  return (
    <g class="searches">
      {rooms.map(({ id, at }) => (
        <SearchMark key={id} at={at} isSearched={searched.includes(id)} />
      ))}
    </g>
  )
}
