/** The way of a vehicle before it is driven: its outline at every turn and at the end, whom it rams, where it may skid. */
import { askedIn, BASE_RADIUS, figureName } from '@shamble/dead-walk/page'
import { displaced, type XY } from '@shamble/table'
import { useContext } from 'preact/hooks'
import { circle, polygon, polyline } from '../../board/measured/shapes.ts'
import { lengthWords, px } from '../../board/measured/units.ts'
import { Cell } from '../../engine/signal.ts'
import { PlayContext } from '../../play/context.ts'
import { measure } from '../../settings/measure.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { centreNamed } from './place.ts'
import { type Ride, rideShown } from './plan/courses.ts'
import { actorOf, settle } from './plan/index.ts'
import { placeOfFigure, viewOf } from './read.ts'
import './rides.css'
import type { DisplayState } from './types.ts'
import { sure } from '../../sure.ts'

/** dw.vehicle.14 Two to twelve centimetres to either side. */
const SKID = { least: 200, most: 1200 } as const

/** Where the middle of the vehicle may slide to from a turn. */
function skidPaths({ at, heading }: { at: XY; heading: number }): string[] {
  return [-90, 90].map((side) =>
    polyline([displaced(at, SKID.least, heading + side), displaced(at, SKID.most, heading + side)]),
  )
}

const labelOf = ({ course: { command }, plot }: Ride): string => {
  const length = command.reverse ? 'back' : lengthWords(command.speed)
  return plot.end === 'crash' ? `${length}, crash` : plot.end === 'exit' ? `${length}, off the table` : length
}

function Label({ at, words }: { readonly at: XY; readonly words: string }) {
  const [x, y] = [px(at.x), px(at.y)]
  return (
    <g class="waylabel">
      <rect x={x - words.length * 3.6 - 7} y={y - 10} width={words.length * 7.2 + 14} height="19" rx="2" />
      <text x={x} y={y + 4}>
        {words}
      </text>
    </g>
  )
}

const FIRST = new Cell(0)

/** Follows the pointer while a drive is in hand. */
export function RideShown({ situation }: { readonly situation: DisplayState }) {
  const at = useContext(PlayContext)
  const variant = useSignal(at?.session.variant ?? FIRST)
  useSignal(measure)
  const s = settle(situation)
  const ride = s.view ? rideShown(s, actorOf(s), variant) : null
  if (!ride) return null
  const { plot, outlines, skids, width } = ride
  const end = sure(plot.path.at(-1))
  const last = outlines.length - 1
  return (
    <g class={plot.end === 'crash' ? 'ride walkway no' : 'ride walkway'} data-ride={plot.end ?? 'open'}>
      {skids.flatMap((one) =>
        skidPaths(one).map((d, i) => (
          <path key={`${one.at.x} ${one.at.y} ${i}`} class="skid" d={d} stroke-width={px(width)} />
        )),
      )}
      <path class="swath" d={polyline(plot.path)} stroke-width={px(width)} />
      {outlines.map(({ corners }, i) => (
        <path key={i} class={i === last ? 'ghost' : 'joint'} d={polygon(corners)} />
      ))}
      <path class="way" d={polyline(plot.path)} />
      {plot.figures.map((figure) => {
        const where = centreNamed(placeOfFigure(figureName(figure)), viewOf(s), s.options)
        return where && <path key={figure} class="rammed" d={circle(where, BASE_RADIUS + 40)} />
      })}
      <Label at={{ x: end.x, y: end.y }} words={labelOf(ride)} />
    </g>
  )
}

/** dw.gskill.15 Who has come into contact, where it will stand when the question is answered: the move is told after it. */
export function ContactShown({ situation: s }: { readonly situation: DisplayState }) {
  const asked = s.view ? askedIn(viewOf(s)) : null
  if (!asked?.at || asked.zombie === undefined) return null
  const [x, y] = asked.at
  const from = centreNamed(placeOfFigure(asked.zombie), viewOf(s), s.options)
  return (
    <g class="contact" data-contact={asked.zombie}>
      {from && <path class="meant" d={polyline([from, { x, y }])} />}
      <path class="closing" d={circle({ x, y }, BASE_RADIUS)} />
    </g>
  )
}
