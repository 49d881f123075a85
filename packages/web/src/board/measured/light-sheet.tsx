/**
 * Light and shade on sheets of their own, so that nothing else of the board need be painted again for them. While
 * somebody is dragged they are drawn by hand, coarsely and only as far as the board is in sight; as soon as things are
 * still, sharply and with what is out of sight hatched.
 */
import type { XY } from '@shamble/table'
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Rect } from '../../play/camera.ts'
import { PlayContext } from '../../play/context.ts'
import { litFrom, type Opaque } from './light.ts'
import { polygon } from './shapes.ts'
import { px } from './units.ts'

interface Sheet {
  /** Where the light is; null: there is none. */
  readonly from: XY | null
  readonly walls: Opaque | null
  readonly width: number
  readonly depth: number
}

const REST_MS = 140
/** A moving light is drawn every other frame: nobody sees the difference, and a slow machine has time for the rest. */
const APART_MS = 25
/** Pixels of the screen to a pixel of a moving light. */
const COARSE = 2
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

/** The light as it moves, on a canvas that is laid over this part of the board. */
function draw(
  canvas: HTMLCanvasElement,
  { from, walls, width, depth }: Sheet,
  { x, y, ...part }: Rect,
  k: number,
): void {
  const [w, h] = [Math.ceil((part.width * k) / COARSE), Math.ceil((part.height * k) / COARSE)]
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w
    canvas.height = h
  }
  const { style } = canvas
  style.transform = `translate(${x}px, ${y}px)`
  style.width = `${(w * COARSE) / k}px`
  style.height = `${(h * COARSE) / k}px`
  // Small and drawn often: it is quicker by hand than sent to the graphics card and back.
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen || !from || !walls) return
  const scale = k / COARSE
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.clearRect(0, 0, w, h)
  pen.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  const outline = new Path2D()
  litFrom(from, walls, width, depth).forEach((p, i) =>
    i === 0 ? outline.moveTo(px(p.x), px(p.y)) : outline.lineTo(px(p.x), px(p.y)),
  )
  outline.closePath()
  const { lamp, lampOpacity, shade, shadeOpacity } = inkOf()
  const glow = pen.createRadialGradient(px(from.x), px(from.y), 0, px(from.x), px(from.y), LAMP_RADIUS)
  glow.addColorStop(0, lamp)
  glow.addColorStop(1, `${lamp}00`)
  pen.globalAlpha = lampOpacity * LAMP_SHARE
  pen.fillStyle = glow
  pen.fill(outline)
  outline.rect(0, 0, px(width), px(depth))
  pen.globalAlpha = shadeOpacity * DUSK_SHARE
  pen.fillStyle = shade
  pen.fill(outline, 'evenodd')
}
const LAMP_SHARE = 0.8
/** The hatching comes to so much on the whole. */
const DUSK_SHARE = 0.75

const isSame = (a: Sheet, b: Sheet): boolean =>
  a.walls === b.walls && a.from?.x === b.from?.x && a.from?.y === b.from?.y

export function LightSheet(sheet: Sheet) {
  const viewport = useContext(PlayContext)?.viewport
  const canvas = useRef<HTMLCanvasElement>(null)
  const still = useRef(sheet)
  const drawn = useRef({ sheet, at: 0 })
  const [, rest] = useState(0)
  const before = still.current
  const isOther = !isSame(before, sheet)
  const moves = isOther && viewport !== undefined && sheet.from && before.from && sheet.walls === before.walls
  if (isOther && !moves) still.current = sheet
  const follow = (): void => {
    if (!moves || !canvas.current || isSame(drawn.current.sheet, sheet)) return
    draw(canvas.current, sheet, viewport.seen(), viewport.camera.k)
    drawn.current = { sheet, at: performance.now() }
  }
  useLayoutEffect(() => {
    if (performance.now() - drawn.current.at >= APART_MS) follow()
  })
  // Every new picture of the board, of the same light too, puts it off.
  useEffect(() => {
    if (!moves) return undefined
    const soon = setTimeout(follow, 2 * APART_MS)
    const later = setTimeout(() => {
      still.current = sheet
      rest((n) => n + 1)
    }, REST_MS)
    return () => {
      clearTimeout(soon)
      clearTimeout(later)
    }
  })
  return (
    <>
      <Still {...still.current} isShown={!moves} />
      <canvas class={moves ? 'light-sheet moving' : 'light-sheet away'} ref={canvas} aria-hidden="true" />
    </>
  )
}

function Still({ from, walls, width, depth, isShown }: Sheet & { readonly isShown: boolean }) {
  const [w, h] = [px(width), px(depth)]
  const drawn = useMemo(() => {
    if (!from || !walls) return null
    const lit = polygon(litFrom(from, walls, width, depth))
    return (
      <>
        <radialGradient id="m-lamp" gradientUnits="userSpaceOnUse" cx={px(from.x)} cy={px(from.y)} r={LAMP_RADIUS}>
          <stop class="lamp0" offset="0" />
          <stop class="lamp1" offset="1" />
        </radialGradient>
        <path class="shade" d={`M0 0H${w}V${h}H0Z${lit}`} />
        <path class="lit" d={lit} />
      </>
    )
  }, [from, walls, width, depth])
  return (
    <svg
      class={isShown ? 'brd msr light-sheet' : 'brd msr light-sheet away'}
      width={w}
      height={h}
      viewBox={`0 0 ${w} ${h}`}
    >
      <pattern id="m-shade" width="10" height="10" patternUnits="userSpaceOnUse">
        <path class="dusk" d="M0 0H10V10H0Z" />
        <path class="hatch" d="M-1 1 1-1M-1 11 11-1M9 11 11 9" />
      </pattern>
      {drawn}
    </svg>
  )
}
