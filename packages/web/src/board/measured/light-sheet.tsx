/**
 * Light and shade on a sheet of their own, drawn by hand: while somebody is dragged they change with every frame, and
 * nothing else of the board need be painted again for them. What is out of sight is hatched as soon as things are still.
 */
import type { XY } from '@shamble/table'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { litFrom, type Opaque } from './light.ts'
import { px } from './units.ts'

interface Sheet {
  /** Where the light is; null: there is none. */
  readonly from: XY | null
  readonly walls: Opaque | null
  readonly width: number
  readonly depth: number
  /** Much else is painted in this frame: a moving light may wait for the next. */
  readonly isBusy: boolean
}

const REST_MS = 140
/** A moving light is drawn every other frame: nobody sees the difference, and a slow machine has time for the rest. */
const APART_MS = 25
/** How much coarser the sheet is while it moves. */
const COARSE = 0.25
const LAMP_RADIUS = 430

interface Ink {
  readonly theme: string
  readonly lamp: string
  readonly lampOpacity: number
  readonly shade: string
  readonly shadeOpacity: number
}

let ink: Ink | null = null

function inkOf(): Ink {
  const theme = document.documentElement.dataset['theme'] ?? ''
  if (ink?.theme === theme) return ink
  const style = getComputedStyle(document.documentElement)
  const value = (name: string): string => style.getPropertyValue(name).trim()
  ink = {
    theme,
    lamp: value('--lamp'),
    lampOpacity: Number(value('--lamp-o')),
    shade: value('--shade'),
    shadeOpacity: Number(value('--shade-o')),
  }
  return ink
}

function trace(pen: CanvasRenderingContext2D, lit: readonly XY[]): void {
  lit.forEach(({ x, y }, i) => (i === 0 ? pen.moveTo(px(x), px(y)) : pen.lineTo(px(x), px(y))))
  pen.closePath()
}

function hatching(pen: CanvasRenderingContext2D, { shade, shadeOpacity }: Ink): CanvasPattern | null {
  const tile = document.createElement('canvas')
  tile.width = 10
  tile.height = 10
  const brush = tile.getContext('2d')
  if (!brush) return null
  brush.strokeStyle = shade
  brush.globalAlpha = shadeOpacity
  brush.lineWidth = 1.8
  for (const shift of [-10, 0, 10]) {
    brush.beginPath()
    brush.moveTo(shift - 1, 11)
    brush.lineTo(shift + 11, -1)
    brush.stroke()
  }
  return pen.createPattern(tile, 'repeat')
}

function draw(canvas: HTMLCanvasElement, { from, walls, width, depth }: Sheet, still: boolean): void {
  const scale = still ? 1 : COARSE
  const [w, h] = [Math.round(px(width) * scale), Math.round(px(depth) * scale)]
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w
    canvas.height = h
  }
  // Small and drawn often: it is quicker by hand than sent to the graphics card and back.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, w, h)
  if (!from || !walls) return
  const lit = litFrom(from, walls, width, depth)
  pen.setTransform(scale, 0, 0, scale, 0, 0)
  const colours = inkOf()
  pen.beginPath()
  pen.rect(0, 0, px(width), px(depth))
  trace(pen, lit)
  pen.globalAlpha = colours.shadeOpacity
  pen.fillStyle = colours.shade
  pen.fill('evenodd')
  if (still) {
    const lines = hatching(pen, colours)
    pen.globalAlpha = 1
    if (lines) {
      pen.fillStyle = lines
      pen.fill('evenodd')
    }
  }
  const glow = pen.createRadialGradient(px(from.x), px(from.y), 0, px(from.x), px(from.y), LAMP_RADIUS)
  glow.addColorStop(0, colours.lamp)
  glow.addColorStop(1, `${colours.lamp}00`)
  pen.globalAlpha = colours.lampOpacity * 0.8
  pen.fillStyle = glow
  pen.save()
  pen.beginPath()
  pen.rect(px(from.x) - LAMP_RADIUS, px(from.y) - LAMP_RADIUS, 2 * LAMP_RADIUS, 2 * LAMP_RADIUS)
  pen.clip()
  pen.beginPath()
  trace(pen, lit)
  pen.fill()
  pen.restore()
  pen.globalAlpha = 1
}

/** What the sheet shows now. */
interface Drawn {
  readonly from: XY | null
  readonly walls: Opaque | null
  readonly isSharp: boolean
  readonly at: number
}
const NOTHING: Drawn = { from: null, walls: null, isSharp: true, at: 0 }

export function LightSheet(sheet: Sheet) {
  const { from, walls, width, depth } = sheet
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef(NOTHING)
  const latest = useRef(sheet)
  latest.current = sheet
  const paint = (isSharp: boolean): void => {
    if (!canvas.current) return
    const now = latest.current
    draw(canvas.current, now, isSharp)
    drawn.current = { from: now.from, walls: now.walls, isSharp, at: performance.now() }
  }
  const isShown = (): boolean =>
    drawn.current.from?.x === from?.x && drawn.current.from?.y === from?.y && drawn.current.walls === walls
  useLayoutEffect(() => {
    if (isShown()) return
    const before = drawn.current
    if (!from || !before.from || walls !== before.walls) paint(true)
    else if (!sheet.isBusy && performance.now() - before.at >= APART_MS) paint(false)
  })
  // Sharp as soon as nothing moves any more: every new picture of the board, of the same light too, puts it off.
  useEffect(() => {
    if (drawn.current.isSharp && isShown()) return undefined
    const timer = setTimeout(() => paint(true), REST_MS)
    return () => clearTimeout(timer)
  })
  // Other colours, another picture.
  useEffect(() => {
    const watch = new MutationObserver(() => paint(true))
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => watch.disconnect()
  }, [])
  return (
    <canvas
      class="light-sheet"
      ref={canvas}
      style={{ width: `${px(width)}px`, height: `${px(depth)}px` }}
      aria-hidden="true"
    />
  )
}
