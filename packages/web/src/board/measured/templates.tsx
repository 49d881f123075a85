/** Templates laid on a measured table: cones, circles, corridors. */
import type { XY } from '@shamble/table'
import { useContext } from 'preact/hooks'
import { RulerOfTable } from './ruler.ts'
import { along, apart, circle, polygon, polyline } from './shapes.ts'
import { at, lengthText, px } from './units.ts'

/** Of a template: friends are under it, or it may not lie there. */
export type Tone = 'plain' | 'friends' | 'no'

interface ConeProps {
  readonly from: XY
  readonly towards: XY
  readonly radius: number
  readonly length: number
  readonly width: number
  readonly bands: readonly number[]
  readonly tone: Tone
}

/** A cone with its bands, the apex on the rim of the firer's base. */
export function ConeShown({ from, towards, radius, length, width, bands, tone }: ConeProps) {
  const ruler = useContext(RulerOfTable)
  const ends = bands.length > 0 ? bands : [length]
  const apex = along(from, towards, radius)
  const edge = (far: number, side: number): XY => {
    const p = along(from, towards, radius + far)
    const size = apart(from, towards) || 1
    const half = ((far * width) / 2 / length) * side
    return { x: p.x - ((towards.y - from.y) / size) * half, y: p.y + ((towards.x - from.x) / size) * half }
  }
  return (
    <g class={`tpl ${tone}`} data-template="cone">
      {ends.map((end, i) => {
        const start = i === 0 ? 0 : (ends[i - 1] as number)
        return (
          <path
            key={end}
            class={`cone c${i + 3 - ends.length}`}
            d={polygon([edge(start, -1), edge(end, -1), edge(end, 1), edge(start, 1)])}
          />
        )
      })}
      <path class="conel" d={polygon([apex, edge(length, -1), edge(length, 1)])} />
      {ends.map((end) => (
        <text key={end} class="cb" x={px(edge(end, 1).x)} y={px(edge(end, 1).y) + 4}>
          {lengthText(end, ruler)}
        </text>
      ))}
    </g>
  )
}

/** A circle on the table; for what may stray, where it mostly comes down; for what walls stop, as far as it gets. */
export function CircleShown({
  middle,
  radius,
  spread,
  strays,
  tone,
  from,
}: {
  readonly middle: XY
  readonly radius: number
  readonly spread?: readonly XY[] | undefined
  readonly strays: readonly [number, number] | null
  readonly tone: Tone
  readonly from: XY
}) {
  return (
    <g class={`tpl ${tone}`} data-template="circle">
      {strays && (
        <>
          <path class="stray far" d={circle(middle, strays[1])} />
          <path class="stray" d={circle(middle, strays[0])} />
        </>
      )}
      {spread && <path class="stray" d={circle(middle, radius)} />}
      <path class="cone c1" data-clear d={spread ? polygon(spread) : circle(middle, radius)} />
      <path class="conel" d={spread ? polygon(spread) : circle(middle, radius)} />
      <path class="conel thin" d={polyline([from, middle])} />
      <path
        class="conel"
        d={`M${at(middle.x - 40)} ${at(middle.y)}h9.600M${at(middle.x)} ${at(middle.y - 40)}v9.600`}
      />
    </g>
  )
}

/** The corridor of automatic fire, from before the target on. */
export function CorridorShown({
  from,
  through,
  aside,
  around,
  before,
  tone,
}: {
  readonly from: XY
  readonly through: XY
  readonly aside: number
  readonly around: number
  readonly before: number
  readonly tone: Tone
}) {
  const size = apart(from, through) || 1
  const side = (p: XY, by: number): XY => ({
    x: p.x - ((through.y - from.y) / size) * by,
    y: p.y + ((through.x - from.x) / size) * by,
  })
  const start = along(from, through, Math.max(0, size - before))
  const end = along(from, through, size + around + 2 * before)
  return (
    <g class={`tpl ${tone}`} data-template="corridor">
      <path
        class="cone c2"
        d={polygon([side(start, -aside), side(end, -aside), side(end, aside), side(start, aside)])}
      />
      <path class="conel" d={polyline([side(start, -aside), side(end, -aside)])} />
      <path class="conel" d={polyline([side(start, aside), side(end, aside)])} />
      <path class="conel thin" d={polyline([from, start])} />
    </g>
  )
}
