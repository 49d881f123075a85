/** The map that is drawn on: by pointing, by dragging, or with the arrow keys. */
import type { MapDocument, MapFault } from '@shamble/even-death/campaign/forecast'
import { type Direction, type Place, PLACES, tileOn } from '@shamble/even-death/campaign/page'
import type { Drawing } from './drawing.ts'
import { Ground, Names } from './ground.tsx'
import { cornerOf, placeAtPoint, rectOf, TILE, WIDTH } from './place.ts'
import { TOOLS } from './tools.tsx'

/** What the hand does, by pointer and by keys. */
export interface Hand {
  readonly press: (place: Place) => void
  readonly draw: (place: Place) => void
  readonly lift: () => void
  readonly walk: (direction: Direction, isDown: boolean) => void
  readonly choose: (brush: Drawing['brush']) => void
  /** The brush is put down where it is. */
  readonly dab: () => void
  readonly undo: () => void
  readonly redo: () => void
}

/** "tiles[12].blocked": the tile of which something is wrong; null where it is the whole map. */
export function placeOf({ at }: MapFault): Place | null {
  const [, index] = /^tiles\[(\d+)\]/.exec(at) ?? []
  return index === undefined ? null : (PLACES[Number(index)] ?? null)
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
}

/** Whether the key meant anything here. */
export function takesKey(hand: Hand, { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const letter = key.toUpperCase()
  if (ctrlKey || metaKey) {
    if (letter !== 'Z' && letter !== 'Y') return false
    if (letter === 'Y' || shiftKey) hand.redo()
    else hand.undo()
    return true
  }
  if (altKey) return false
  const direction = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  const tool = TOOLS.find((one) => one.key === letter)
  if (direction) hand.walk(direction, shiftKey)
  else if (tool) hand.choose(tool.brush)
  else if (key === 'Escape') hand.choose('look')
  else if (key === ' ' || key === 'Enter') hand.dab()
  else return false
  return true
}

/** The number of a fault stands on the tile that it concerns. */
const Fault = ({ place, number }: { readonly place: Place; readonly number: number }) => {
  const [x, y] = cornerOf(place)
  return (
    <g class="map-fault" data-fault={number} transform={`translate(${x} ${y})`}>
      <rect x="3" y="3" width={TILE - 6} height={TILE - 6} />
      <circle cx={TILE - 18} cy="18" r="14" />
      <text x={TILE - 18} y="24">
        {number}
      </text>
    </g>
  )
}

interface SheetProps {
  readonly map: MapDocument
  readonly place: Place
  readonly brush: Drawing['brush']
  readonly faults: readonly MapFault[]
  readonly hand: Hand
}

/** The tile under the pointer; null beside the map. */
function pointedAt({ currentTarget, clientX, clientY }: PointerEvent): Place | null {
  const box = currentTarget instanceof Element ? currentTarget.querySelector('svg')?.getBoundingClientRect() : undefined
  if (!box) return null
  const k = WIDTH / box.width
  return placeAtPoint((clientX - box.left) * k, (clientY - box.top) * k)
}

export function Sheet({ map, place, brush, faults, hand }: SheetProps) {
  const { x, y, width } = rectOf(place)
  const marked = faults.flatMap((fault, i) => {
    const at = placeOf(fault)
    return at === null ? [] : [{ at, number: i + 1 }]
  })
  return (
    <div
      class={brush === 'look' ? 'map-sheet' : 'map-sheet draws'}
      role="application"
      tabIndex={0}
      aria-label={`The map: arrow keys go from tile to tile, with Shift they draw. ${tileOn(map, place).name} is chosen.`}
      onKeyDown={(event) => {
        if (takesKey(hand, event)) event.preventDefault()
      }}
      onKeyUp={({ key }) => {
        if (key === 'Shift') hand.lift()
      }}
      onPointerDown={(event) => {
        const at = pointedAt(event)
        if (at === null || event.button !== 0) return
        if (brush !== 'look') event.currentTarget.setPointerCapture(event.pointerId)
        hand.press(at)
      }}
      onPointerMove={(event) => {
        const at = pointedAt(event)
        if (at !== null) hand.draw(at)
      }}
      onPointerUp={hand.lift}
      onPointerCancel={hand.lift}
    >
      <svg class="war" viewBox={`0 0 ${WIDTH} ${WIDTH}`} aria-hidden="true">
        <Ground map={map} />
        <Names map={map} />
        {marked.map((one) => (
          <Fault key={one.number} place={one.at} number={one.number} />
        ))}
        <rect class="aimed-at" x={x + 2} y={y + 2} width={width - 4} height={width - 4} />
      </svg>
    </div>
  )
}
