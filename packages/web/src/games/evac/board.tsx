/**
 * The board: a picture of what the seat sees and of what the order in hand would do. The ground is drawn once for every
 * arrangement of tiles and doors; pointing at something redraws only what is over it. Nothing here listens: the table
 * says where the pointer is.
 */
import { type Event, firstSquareOf, type Marine, TILE_SIDE, TILES, type View } from '@shamble/evac/page'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { BoardProps } from '../../table/face.ts'
import './board.css'
import { type BoardModel, boardModel, crowds } from './board-model.ts'
import { BodiesLayer, Danger, DeadLayer, LivingLayer } from './figures.tsx'
import { area, doorKey, drawTile, groundKey, outline, TICKS, wallBars } from './ground.ts'
import { centreOf, cornerOf, endsOf, extentOf, positionName, rectOf, S, squareOfXY } from './place.ts'
import { fullHp, marineOf, viewOf } from './read.ts'

const T = TILE_SIDE * S

/** How much of a figure can be told at this size: 28 pixels for everything, 16 for the figure, 8 for a dot. */
export function lodOf(scale: number): 'full' | 'figure' | 'dot' | 'mass' {
  const px = 28 * scale
  return px >= 26 ? 'full' : px >= 15 ? 'figure' : px >= 8 ? 'dot' : 'mass'
}

const Patterns = () => (
  <defs>
    <pattern id="ev-stip" width="20" height="20" patternUnits="userSpaceOnUse">
      <circle class="st" cx="4" cy="5.6" r=".7" />
      <circle class="st" cx="14.4" cy="15.2" r=".7" />
    </pattern>
    <pattern id="ev-plank" width="40" height="10" patternUnits="userSpaceOnUse">
      <path class="pl" d="M0 .5H40" />
    </pattern>
    <pattern id="ev-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="ha" d="M0 0V7" />
    </pattern>
    <pattern id="ev-back" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="ba" d="M0 0H40M0 0V40" />
    </pattern>
    <pattern id="ev-run" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="ru" d="M0 0V8" />
    </pattern>
    <pattern id="ev-blast" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="bl" d="M0 0V8" />
    </pattern>
    <pattern id="ev-down" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="zh" d="M0 0V5" />
    </pattern>
  </defs>
)

function CardBack({ view, position }: { readonly view: View; readonly position: number }) {
  return (
    <g class="back">
      <rect x="3.6" y="3.6" width={T - 7.2} height={T - 7.2} rx="4" />
      <rect class="bh" x="3.6" y="3.6" width={T - 7.2} height={T - 7.2} rx="4" />
      <rect class="bf" x="12.8" y="12.8" width={T - 25.6} height={T - 25.6} />
      <circle class="be" cx={T / 2} cy={T / 2} r="60" />
      <text class="bt" x={T / 2} y={T / 2 + 16.8}>
        {positionName(view, position)}
      </text>
    </g>
  )
}

function TileFace({ id, rot }: { readonly id: string; readonly rot: number }) {
  const { floor, pad } = drawTile(id, rot)
  return (
    <g class="tile">
      <rect class="ground" width={T} height={T} />
      <rect fill="url(#ev-stip)" width={T} height={T} />
      <path class="floor" d={floor} />
      <path fill="url(#ev-plank)" d={floor} />
      <path class="tick" d={TICKS} />
      {pad && (
        <g class="heli" transform={`translate(${pad[0]} ${pad[1]})`}>
          <circle r="52" />
          <path d="M-18-26V26M18-26V26M-18 0H18" />
        </g>
      )}
    </g>
  )
}

/** Ground, floors and card backs. */
function Ground({ view, flipped }: { readonly view: View; readonly flipped: string }) {
  return (
    <>
      {view.tiles.map((tile, position) => {
        const [x, y] = firstSquareOf(view.size, position)
        const turning = flipped.split(' ').includes(positionName(view, position))
        return (
          <g key={position} transform={`translate(${(x - 1) * S} ${(y - 1) * S})`}>
            <g class={turning ? 'turning' : undefined}>
              {tile.up ? <TileFace id={tile.id} rot={tile.rot} /> : <CardBack view={view} position={position} />}
            </g>
          </g>
        )
      })}
    </>
  )
}

/** Over light and shade, so that they can always be read. */
function TileNames({ view }: { readonly view: View }) {
  return (
    <g class="tile-names">
      {view.tiles.map((tile, position) => {
        if (!tile.up) return null
        const [x, y] = firstSquareOf(view.size, position)
        const title = (TILES as Record<string, { name: string } | undefined>)[tile.id]?.name ?? ''
        return (
          <text key={position} class="tn" x={(x - 1) * S + 8} y={(y - 1) * S + 15}>
            {positionName(view, position)} {title}
            {position === view.spawnTile ? ', spawn tile' : ''}
          </text>
        )
      })}
    </g>
  )
}

function Doors({ view }: { readonly view: View }) {
  return (
    <>
      {view.doors.map(({ side, standing }) => {
        const [x1, y1] = endsOf(view, side)
        return (
          <g
            key={side}
            transform={`translate(${x1} ${y1})${side % 2 === 0 ? ' rotate(90)' : ''}`}
            data-door={standing ? 'standing' : 'destroyed'}
          >
            <path class="stub" d="M0 0h4.8M35.2 0h4.8" />
            {standing ? (
              <>
                <rect class="door" x="5.2" y="-4.6" width="29.6" height="9.2" rx="1" />
                <path class="doorl" d="M20 -4.6v9.2" />
              </>
            ) : (
              <path class="doorb" d="M6.4 -.8l8 8M18.4 2.4l5.6 8M33.6 .8l-4.8 8.8" />
            )}
          </g>
        )
      })}
    </>
  )
}

function Walls({ view }: { readonly view: View }) {
  const bars = wallBars(view)
  return (
    <>
      <path class="wallsh" d={bars} />
      <path class="wall" d={bars} />
      <Doors view={view} />
    </>
  )
}

/** Light is what the chosen figure sees; the rest of what lies open is hatched. */
function Light({ view, lit }: { readonly view: View; readonly lit: NonNullable<BoardModel['lit']> }) {
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

function Shade({ view, lit }: { readonly view: View; readonly lit: NonNullable<BoardModel['lit']> }) {
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

function Reach({
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

function Legal({ view, legal }: { readonly view: View; readonly legal: BoardModel['legal'] }) {
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

function Blast({ view, blast }: { readonly view: View; readonly blast: NonNullable<BoardModel['blast']> }) {
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
function Pointing({
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

function Chosen({ view, model }: { readonly view: View; readonly model: BoardModel }) {
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

interface Float {
  readonly key: string
  readonly at: readonly [number, number]
  readonly words: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** A word over whatever has just changed. */
function floatsOf(view: View, events: readonly Event[]): Float[] {
  const found = new Map<string, Float>()
  const say = (key: string, at: readonly [number, number], words: string, tone: Float['tone']): void => {
    found.set(key, { key, at, words, tone })
  }
  const middle = (where: readonly [number, number]): readonly [number, number] =>
    centreOf(view, squareOfXY(view, where))
  for (const event of events) {
    if (event.e === 'attacked' && event.result === 'miss') say(`z${event.zombie}`, middle(event.at), 'miss', 'plain')
    if (event.e === 'knocked down') say(`z${event.zombie}`, middle(event.at), 'down', 'plain')
    if (event.e === 'zombie killed') say(`z${event.zombie}`, middle(event.at), 'killed', 'good')
    if (event.e === 'bitten' || event.e === 'healed') {
      const m = marineOf(view, event.marine)
      const change = event.e === 'bitten' ? 'bitten' : event.restored > 0 ? `+${event.restored}` : 'no help'
      if (m) say(event.marine, centreOf(view, m.at), change, event.e === 'bitten' ? 'bad' : 'good')
    }
    if (event.e === 'died') say(event.marine, middle(event.at), 'dead', 'bad')
    if (event.e === 'battered')
      say(`d${event.zombie}`, middle(event.side[0]), event.broken ? 'breaks' : 'holds', event.broken ? 'bad' : 'plain')
  }
  return [...found.values()]
}

/** Where figures went, for whoever wants no motion: it stays until the next action. */
function trailsOf(view: View, events: readonly Event[]): string {
  const centre = (at: readonly [number, number]): string => centreOf(view, squareOfXY(view, at)).join(' ')
  return events
    .flatMap((event) =>
      event.e === 'stepped' || event.e === 'zombie stepped' ? [`M${centre(event.from)}L${centre(event.onto)}`] : [],
    )
    .join('')
}

function Playing({
  view,
  events,
  motion,
}: {
  readonly view: View
  readonly events: readonly Event[]
  readonly motion: boolean
}) {
  if (events.length === 0) return null
  const trails = motion ? '' : trailsOf(view, events)
  return (
    <g class="playing">
      {trails && <path class="trail" d={trails} />}
      {floatsOf(view, events).map(({ key, at: [x, y], words, tone }) => (
        <text key={`${key}${words}`} class={`word ${tone}`} x={x} y={y - 20}>
          {words}
        </text>
      ))}
    </g>
  )
}

/** From far away the dead are a number a tile. */
function Crowds({ view }: { readonly view: View }) {
  return (
    <g class="crowds">
      {[...crowds(view)].map(([position, n]) => {
        const r = rectOf({ kind: 'tile', position }, view)
        if (!r) return null
        const x = r.x + r.width / 2
        const y = r.y + r.height / 2
        return (
          <g key={position} transform={`translate(${x} ${y})`}>
            <rect x="-56" y="-38" width="112" height="76" rx="6" />
            <text y="20">{n}</text>
          </g>
        )
      })}
    </g>
  )
}

const flippedIn = (events: readonly Event[]): string =>
  events.flatMap((event) => (event.e === 'tile flipped' ? [event.tile] : [])).join(' ')

/** The same picture as long as the key is the same. */
const useLayer = (key: readonly unknown[], draw: () => ComponentChildren): ComponentChildren => useMemo(draw, [...key])

export function Board(props: BoardProps) {
  const { playing, motion, layers, scale, options } = props
  const view = viewOf(props)
  const events = playing as readonly Event[]
  const model = boardModel(props)
  const { lit, reach, legal, blast, aim } = model
  const size = extentOf(view)
  const shown = (layer: string): boolean => layers[layer] !== false
  const flipped = motion ? flippedIn(events) : ''
  const where = groundKey(view)
  const doors = doorKey(view)
  const ground = useLayer([where, flipped], () => <Ground view={view} flipped={flipped} />)
  const walls = useLayer([where, doors], () => <Walls view={view} />)
  const litKey = lit && shown('light') ? `${lit.from}/${lit.squares.length}/${where}/${doors}` : ''
  const light = useLayer([litKey], () => (lit && litKey ? <Light view={view} lit={lit} /> : null))
  const shade = useLayer([litKey], () => (lit && litKey ? <Shade view={view} lit={lit} /> : null))
  const inReach = useLayer([props.hints, props.selection.figure, view, shown('reach'), shown('danger')], () =>
    reach && shown('reach') ? <Reach view={view} reach={reach} danger={shown('danger')} /> : null,
  )
  const hitZombie = model.target?.kind === 'zombie' ? model.target.id : null
  const hitMarine = model.target?.kind === 'marine' ? model.target.seat : null
  const dead = useLayer([view, [...(model.biters ?? [])].join(), [...legal.zombies].join(), hitZombie, motion], () => (
    <DeadLayer
      view={view}
      biters={model.biters}
      legal={legal.zombies}
      target={hitZombie}
      motion={motion}
      turn={view.phase === 'zombies'}
    />
  ))
  const living = useLayer([view, [...legal.marines].join(), hitMarine, motion, layers['names']], () => (
    <LivingLayer
      view={view}
      fullHp={(m: Marine) => fullHp(options, m.type)}
      legal={legal.marines}
      target={hitMarine}
      motion={motion}
      names={layers['names'] === true}
    />
  ))
  const crowd = useLayer([view], () => <Crowds view={view} />)
  const names = useLayer([where], () => <TileNames view={view} />)
  const patterns = useLayer([], () => <Patterns />)
  return (
    <div
      class="evac-board"
      style={{ width: `${size}px`, height: `${size}px` }}
      data-lod={lodOf(scale)}
      aria-hidden="true"
    >
      <svg
        class="evac"
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        data-lod={lodOf(scale)}
        data-numbers={shown('numbers') ? 'on' : 'off'}
        data-tiles={shown('tiles') ? 'on' : 'off'}
      >
        {patterns}
        {ground}
        {light}
        {walls}
        {shade}
        {layers['spawn'] === true && model.spawn && <path class="spawn" d={area(view, model.spawn)} />}
        {inReach}
        {names}
        <Legal view={view} legal={legal} />
        {blast && <Blast view={view} blast={blast} />}
        <BodiesLayer view={view} />
        {dead}
        {living}
        {crowd}
        <path class="edge" d={`M0 0H${size}V${size}H0z`} />
      </svg>
      <svg class="evac over" width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        <Chosen view={view} model={model} />
        <Pointing view={view} model={model} cursor={aim !== null && model.target === null} />
        <Playing view={view} events={events} motion={motion} />
      </svg>
    </div>
  )
}
