import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { fromFrame, type Rect, type Size, toFrame } from './camera.ts'
import { usePlay } from './context.ts'
import { drawnOnBoard } from './drawn.ts'
import { type Spot, spotFor } from './spots.ts'
import { onRest } from './redraw.ts'
import type { Viewport } from './viewport.ts'

/** What rulers and zoom leave free. */
const EDGES = { top: 40, right: 16, bottom: 16, left: 40 }

/** And the lines that lie over the board. */
const topEdge = (): number =>
  Math.max(EDGES.top, (document.querySelector<HTMLElement>('.ribbons')?.offsetHeight ?? 0) + 8)

interface Card {
  readonly box: RefObject<HTMLElement | null>
  /** The places that it is about, the first above all: it never lies over that. */
  readonly about: readonly string[]
  /** The places that can be chosen. */
  readonly others?: readonly string[]
  /** It lies at the bottom rather than at the top. */
  readonly upwards?: boolean
  /** The board moves if there is no place for it else. */
  readonly pans: boolean
  /** It makes way for figures, and for what is drawn of its own doing; `beside`: it may lie outside the frame for that. */
  readonly spares?: 'over' | 'beside'
  /** It goes along with what it is about, as a pointer does. */
  readonly follows?: boolean
}

const NOTHING: readonly Rect[] = []

/** The frame, less its edges. */
function roomIn({ width, height }: Size): Rect {
  const top = topEdge()
  return { x: EDGES.left, y: top, width: width - EDGES.left - EDGES.right, height: height - top - EDGES.bottom }
}

/** The column beside the board, down to what is asked there; in the frame's units. */
function columnBeside(): Rect | null {
  const frame = document.querySelector('[data-board]')?.getBoundingClientRect()
  const rail = document.querySelector('.rail.r')?.getBoundingClientRect()
  if (!frame || !rail || rail.width === 0) return null
  const asked = document.querySelector('.rail.r .ln.ask')?.getBoundingClientRect()
  const bottom = asked && asked.height > 0 ? asked.top : rail.bottom
  return {
    x: rail.left - frame.left + 8,
    y: rail.top - frame.top + 8,
    width: rail.width,
    height: bottom - rail.top - 16,
  }
}

/** Beside the board a card is as high as the column allows, and stands on what is asked there. */
function inColumn(spot: Spot, { width, height }: Size, column: Rect | null): Rect {
  if (!column) return { ...spot, width, height }
  const most = Math.min(height, column.height)
  return { x: spot.x, y: column.y + column.height - most, width, height: most }
}

export interface Spotted {
  /** Null until it was measured, and where no place is free. */
  readonly spot: (Spot & { readonly height: number; readonly width: number }) | null
  /** Where a place is in the frame now. */
  rectOf(place: string): Rect | null
}

/** Measured when it changes: asked for with every picture, the page would be laid out twice. */
function useSize(box: Card['box']): Size {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return undefined
    // All of it, also what is cut off where it lies now.
    const measure = (): void =>
      setSize({ width: current.offsetWidth, height: Math.max(current.offsetHeight, current.scrollHeight) })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [])
  return size
}

/** Where places of the table are in the frame now. */
function useRects(view: unknown) {
  const { session, display, viewport } = usePlay()
  const rectOf = (place: string): Rect | null => {
    if (view === undefined) return null
    const rect = display.board.placeRect(place, { view, options: session.options })
    return rect && toFrame(viewport.camera, rect)
  }
  const rectsOf = (places: readonly string[]): Rect[] => places.flatMap((place) => rectOf(place) ?? [])
  return { rectOf, rectsOf }
}

type Rects = ReturnType<typeof useRects>

interface Looked extends Pick<Card, 'about' | 'others' | 'upwards' | 'spares'> {
  readonly viewport: Viewport
  readonly size: Size
  readonly rectsOf: Rects['rectsOf']
  /** What figures cover, on the board. */
  readonly figures: readonly Rect[]
  readonly before: Spot | null
}

/** A free place for the card as the board stands now, and how it lies there. */
function freeSpot(looked: Looked): { readonly found: Spot | null; readonly lies: Spotted['spot'] } {
  const { viewport, size, rectsOf, figures, about, others = [], upwards = false, spares, before } = looked
  const { camera, board, frame } = viewport
  const inFrame = (rects: readonly Rect[]): Rect[] => rects.map((rect) => toFrame(camera, rect))
  const room = roomIn(frame)
  const card = { width: size.width, height: Math.min(size.height, room.height) }
  const subjects = rectsOf(about)
  const drawn = spares ? inFrame(drawnOnBoard('[data-clear]', camera)) : []
  const free = {
    others: [...rectsOf(others), ...inFrame(figures)],
    ground: spares ? toFrame(camera, { x: 0, y: 0, ...board }) : null,
    beside: spares === 'beside' ? columnBeside() : null,
  }
  const how = { before, upwards }
  // Where there is no room beside all of it, beside the first: what is aimed at, rather than who aims.
  const found =
    spotFor(card, room, { ...free, subjects: [...subjects, ...drawn] }, how) ??
    spotFor(card, room, { ...free, subjects }, how) ??
    spotFor(card, room, { ...free, subjects: subjects.slice(0, 1) }, how)
  const lies = found && (found.x < frame.width ? { ...found, ...card } : inColumn(found, size, free.beside))
  return { found, lies }
}

const isSame = (a: Spotted['spot'], b: Spotted['spot']): boolean =>
  b === null ? a === null : a?.x === b.x && a.y === b.y && a.height === b.height

/** Where a card lies over the board, looked over whenever the board has come to rest. */
export function useSpot({ box, about, others = [], upwards = false, pans, spares, follows = false }: Card): Spotted {
  const { session, viewport } = usePlay()
  const view = useSignal(session.scene)?.view
  const [spot, setSpot] = useState<Spotted['spot']>(null)
  const size = useSize(box)
  const before = useRef<Spot | null>(null)
  const { rectOf, rectsOf } = useRects(view)
  const figures = useMemo(
    () => (spares && size.height > 0 ? drawnOnBoard('[data-figure]', viewport.camera) : NOTHING),
    [view, spares, size.height > 0],
  )
  const place = (): Spot | null => {
    const last = follows ? null : before.current
    const own = { about, others, upwards, ...(spares && { spares }) }
    const { found, lies } = freeSpot({ ...own, viewport, size, rectsOf, figures, before: last })
    before.current = found
    if (!isSame(spot, lies)) setSpot(lies)
    return found
  }
  const key = `${about.join('|')} ${size.width} ${size.height}`
  useLayoutEffect(() => {
    if (size.height > 0) place()
  })
  useEffect(() => {
    if (size.height > 0) return onRest(viewport, place)
    return undefined
  }, [key, view, others.length])
  // The board moves first if the card would lie over its subject wherever it lay.
  useEffect(() => {
    if (!pans || size.height === 0 || about.length === 0 || place() !== null) return
    const [first] = rectsOf(about)
    if (first && viewport.frame.width > size.width + 160) {
      const insets = { ...viewport.insets, right: size.width + EDGES.right, top: EDGES.top }
      viewport.reveal(fromFrame(viewport.camera, first), insets)
    }
  }, [pans, key])
  return { spot, rectOf }
}
