/** Signs over the ground: light and shade, reach, what can be aimed at, and what is pointed at. */
import { TILE_SIDE, type View } from '@shamble/evac/page'
import type { BoardModel } from './board-model.ts'
import { Danger } from './figures.tsx'
import { area, outline } from './ground.ts'
import { centreOf, cornerOf, endsOf, rectOf, S } from './place.ts'

/** Light is what the chosen figure sees; the rest of what lies open is hatched. */
export function Light({ view, lit }: { readonly view: View; readonly lit: NonNullable<BoardModel['lit']> }) {
  const [x, y] = centreOf(view, lit.from)
  return (
    <>
      <radialGradient id="ev-lamp" gradientUnits="userSpaceOnUse" cx={x} cy={y} r={10 * S}>
        <stop offset="0" class="lp0" />
        <stop offset=".45" class="lp1" />
        <stop offset="1" class="lp2" />
      </radialGradient>
      <path fill="url(#ev-lamp)" d={area(view, lit.squares)} />
    </>
  )
}

export function Shade({ view, lit }: { readonly view: View; readonly lit: NonNullable<BoardModel['lit']> }) {
  const seen = new Set(lit.squares)
  const hidden: number[] = []
  const width = view.size * TILE_SIDE
  for (let square = 0; square < width * width; square++) {
    const tile =
      view.tiles[
        Math.floor(Math.floor(square / width) / TILE_SIDE) * view.size + Math.floor((square % width) / TILE_SIDE)
      ]
    if (tile?.up && !seen.has(square)) hidden.push(square)
  }
  const d = area(view, hidden)
  return (
    <>
      <path class="unseen" d={d} />
      <path fill="url(#ev-hatch)" d={d} />
    </>
  )
}

export function Reach({
  view,
  reach,
  danger,
}: {
  readonly view: View
  readonly reach: NonNullable<BoardModel['reach']>
  readonly danger: boolean
}) {
  const walk = new Set(reach.walk)
  const all = new Set([...reach.walk, ...reach.pass])
  return (
    <g class="reach">
      <path class="walk" d={area(view, reach.walk)} />
      <path class="walkl" d={outline(view, all)} />
      {reach.sprint.length > 0 && (
        <>
          <path fill="url(#ev-run)" d={area(view, reach.sprint)} />
          <path class="runl" d={outline(view, new Set(reach.sprint))} />
        </>
      )}
      {reach.pass.map((square) => {
        const [x, y] = cornerOf(view, square)
        return walk.has(square) ? null : (
          <path
            key={square}
            class="pass"
            d={`M${x + 4} ${y + 14}V${y + 4}H${x + 14}M${x + 26} ${y + 36}H${x + 36}V${y + 26}`}
          />
        )
      })}
      {danger &&
        [...reach.danger].map(([square, n]) => {
          const [x, y] = centreOf(view, square)
          return <Danger key={square} x={x} y={y} n={n} />
        })}
      {reach.flip.map((square) => {
        const [x, y] = cornerOf(view, square)
        return (
          <g key={square} class="flip" transform={`translate(${x} ${y})`}>
            <rect x="3" y="3" width="34" height="34" />
            <text x="20" y="26.5">
              ?
            </text>
          </g>
        )
      })}
    </g>
  )
}

export function Legal({ view, legal }: { readonly view: View; readonly legal: BoardModel['legal'] }) {
  return (
    <g class="legal">
      {legal.tiles.map((position) => {
        const r = rectOf({ kind: 'tile', position }, view)
        return (
          r && (
            <rect
              key={position}
              class="lt"
              x={r.x + 8}
              y={r.y + 8}
              width={r.width - 16}
              height={r.height - 16}
              rx="4"
            />
          )
        )
      })}
      {legal.squares.length > 0 && (
        <>
          <path class="lsf" d={area(view, legal.squares)} />
          <path
            class="ls"
            d={legal.squares
              .map((square) => cornerOf(view, square))
              .map(([x, y]) => `M${x + 4} ${y + 4}h32v32h-32z`)
              .join('')}
          />
        </>
      )}
      {legal.sides.map((side) => {
        const [x1, y1, x2, y2] = endsOf(view, side)
        return <path key={side} class="ld" d={`M${x1} ${y1}L${x2} ${y2}`} />
      })}
    </g>
  )
}

export function Blast({ view, blast }: { readonly view: View; readonly blast: NonNullable<BoardModel['blast']> }) {
  const squares = new Set(blast.squares)
  return (
    <g class={`blast${blast.friends ? ' friends' : ''}`}>
      <path class="bf" d={area(view, squares)} />
      <path class="bo" d={outline(view, squares)} />
      {blast.spared.map(({ at, side }) => {
        const [x, y] = centreOf(view, at)
        return (
          <g key={at} class="spared">
            <path d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />
            {side !== null && <Cap view={view} side={side} />}
          </g>
        )
      })}
      {blast.doors.map((side) => (
        <Cap key={side} view={view} side={side} breaks />
      ))}
    </g>
  )
}

/** A mark on the wall or door that stops something. */
function Cap({
  view,
  side,
  breaks = false,
}: {
  readonly view: View
  readonly side: number
  readonly breaks?: boolean
}) {
  const [x1, y1, x2, y2] = endsOf(view, side)
  return <path class={breaks ? 'cap breaks' : 'cap'} d={`M${x1} ${y1}L${x2} ${y2}`} />
}

function Sight({ view, sight }: { readonly view: View; readonly sight: NonNullable<BoardModel['sight']> }) {
  const [x1, y1] = centreOf(view, sight.from)
  const [x2, y2] = centreOf(view, sight.to)
  const end = sight.side === null ? null : crossing([x1, y1], [x2, y2], endsOf(view, sight.side))
  const [ex, ey] = end ?? [x2, y2]
  const length = Math.hypot(ex - x1, ey - y1) || 1
  const trim = (t: number): string =>
    `${(x1 + ((ex - x1) * t) / length).toFixed(1)} ${(y1 + ((ey - y1) * t) / length).toFixed(1)}`
  const stop = end ? length : Math.max(20, length - 20)
  return (
    <>
      <path class={sight.free ? 'sight' : 'sight no'} d={`M${trim(Math.min(20, length))}L${trim(stop)}`} />
      {sight.side !== null && <Cap view={view} side={sight.side} />}
      {end && <circle class="stop" cx={ex} cy={ey} r="4" />}
    </>
  )
}

/** Where a line comes to a side; the nearest point of the side if it only touches it. */
function crossing(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): readonly [number, number] {
  if (x1 === x2) {
    const t = bx === ax ? 1 : (x1 - ax) / (bx - ax)
    return [x1, Math.max(y1, Math.min(y2, ay + (by - ay) * t))]
  }
  const t = by === ay ? 1 : (y1 - ay) / (by - ay)
  return [Math.max(x1, Math.min(x2, ax + (bx - ax) * t)), y1]
}

/** What is pointed at, the way there, the line of sight: redrawn with every move of the pointer. */
export function Pointing({
  view,
  model,
  cursor,
}: {
  readonly view: View
  readonly model: BoardModel
  readonly cursor: boolean
}) {
  const { aim, aimed, path, sight } = model
  const rect = aim && rectOf(aim, view)
  return (
    <g class="pointing">
      {path && <path class="way" d={`M${path.map((square) => centreOf(view, square).join(' ')).join('L')}`} />}
      {sight && <Sight view={view} sight={sight} />}
      {rect && cursor && aim?.kind !== 'side' && (
        <rect
          class={aimed ? 'cursor aimed' : 'cursor'}
          x={rect.x + 1.5}
          y={rect.y + 1.5}
          width={rect.width - 3}
          height={rect.height - 3}
          rx="2"
        />
      )}
      {aim?.kind === 'side' && <path class={aimed ? 'at-side aimed' : 'at-side'} d={sidePath(view, aim.side)} />}
    </g>
  )
}

const sidePath = (view: View, side: number): string => {
  const [x1, y1, x2, y2] = endsOf(view, side)
  return `M${x1} ${y1}L${x2} ${y2}`
}

export function Chosen({ view, model }: { readonly view: View; readonly model: BoardModel }) {
  const rect = model.chosen && rectOf(model.chosen, view)
  if (!rect) return null
  const { x, y } = rect
  const a = x - 2.4
  const b = y - 2.4
  const c = x + S + 2.4
  const d = y + S + 2.4
  return (
    <path
      class="selm"
      d={`M${a} ${b + 9}V${b}H${a + 9}M${a} ${d - 9}V${d}H${a + 9}M${c} ${b + 9}V${b}H${c - 9}M${c} ${d - 9}V${d}H${c - 9}`}
    />
  )
}
